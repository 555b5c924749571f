"""The same values give the same bytes, in whatever process they are printed."""

import os
import subprocess
import sys

from tests.sources import HOME

PROGRAM = """
from hashlib import sha256
from tests.printing.evenings import HOSTILE, after, drive_of
from whistdrive.core.paper import Pack
from whistdrive.printing.pack import print_pack
print(sha256(print_pack(Pack(after(drive_of(names=HOSTILE), 3), True))).hexdigest())
"""


def printed_with(seed: str) -> str:
    """The pack's fingerprint, printed by a process whose hashes are stirred differently."""
    env = os.environ | {"PYTHONHASHSEED": seed}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], cwd=HOME, env=env, capture_output=True, text=True, check=True, timeout=120
    )
    return done.stdout


def test_two_processes_print_the_same_bytes() -> None:
    assert printed_with("1") == printed_with("2")
