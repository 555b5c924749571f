"""One file for each command of `python manage.py`."""
