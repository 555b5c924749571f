#!/usr/bin/env python
"""Runs whistdrive's commands: `python manage.py start` is the first one to know."""

import os
import sys


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "whistdrive.settings")
    try:
        from django.core.management import execute_from_command_line
    except ImportError:
        sys.exit("Django is not installed here. First: pip install -r requirements.txt")
    execute_from_command_line(sys.argv)


if __name__ == "__main__":
    main()
