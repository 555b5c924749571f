"""Plays two rounds at two tables into the data folder that WHISTDRIVE_DATA names, apart from pytest."""

import os

SLUG = "small-evening"


def main() -> None:
    os.environ["DJANGO_SETTINGS_MODULE"] = "whistdrive.settings"
    import django

    django.setup()
    from tests.evening_play import open_evening, play_evening
    from whistdrive.services.data_folder import make_ready

    make_ready()
    play_evening(open_evening(players=8, name="Small evening"), rounds=2)


if __name__ == "__main__":
    main()
