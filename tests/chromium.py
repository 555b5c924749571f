"""Finds a Chromium for the browser tests, installing Debian's where that is possible."""

import os
import shutil
import subprocess
from functools import cache
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome")
MISSING = "No Chromium here. Install one (Debian: apt-get install chromium) or name it in CHROMIUM."
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@cache
def chromium_path() -> str | None:
    """Where the browser is: CHROMIUM, the usual names, else Debian's, installed by root."""
    return _found() or (_installed() if debian_root() else None)


def _found() -> str | None:
    named = os.environ.get("CHROMIUM")
    return shutil.which(named) if named else next(filter(None, map(shutil.which, NAMES)), None)


def _installed() -> str | None:
    apt_install("chromium")
    return _found()


def debian_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and Path("/etc/debian_version").exists()


def apt_install(*packages: str) -> None:
    """Two test processes may want it at once: the second waits for the first one's lock."""
    apt = ["apt-get", "-q", "-y", "-o", "DPkg::Lock::Timeout=300"]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    subprocess.run([*apt, "update"], check=False, **quiet)
    subprocess.run([*apt, "install", "--no-install-recommends", *packages], check=False, **quiet)
