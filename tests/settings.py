"""The settings of the tests: the real ones, in a folder of their own, with plain static files and quick passwords."""

import atexit
import os
import shutil
import tempfile

if not os.environ.get("WHISTDRIVE_DATA"):
    # Set before whistdrive's settings are read; worker processes inherit it and only this one tidies up.
    os.environ["WHISTDRIVE_DATA"] = folder = tempfile.mkdtemp(prefix="whistdrive-tests-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)

from whistdrive.settings import *  # noqa: F403
from whistdrive.settings import STATIC_ROOT, STORAGES

PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
# With hashed names a live server would lose its style sheets without a word.
STORAGES = STORAGES | {"staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}}
STATIC_ROOT.mkdir(parents=True, exist_ok=True)
