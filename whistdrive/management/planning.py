"""Shows on a terminal how far planning has come, and lets Ctrl-C end it with the best plan so far."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from whistdrive.core.designs.search import watched

PATIENCE = 0.5
"""Seconds before a word is said."""
BLANK = "\r\x1b[K"


@dataclass
class Planning:
    """One planning under way: whether Ctrl-C was pressed, and whether that cut it short."""

    begun: float = field(default_factory=monotonic)
    asked: bool = False
    cut_short: bool = False

    def go_on(self, share: float) -> bool:
        if sys.stderr.isatty() and monotonic() - self.begun > PATIENCE:
            sys.stderr.write(f"{BLANK}Planning: {share:.0%} done. Ctrl-C takes the best plan so far.")
            sys.stderr.flush()
        self.cut_short = self.cut_short or (self.asked and share < 1)
        return not self.asked

    def ask(self, *signalled: Any) -> None:
        """The first Ctrl-C asks for the best so far; the second ends the program."""
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True

    def close(self) -> None:
        if sys.stderr.isatty():
            sys.stderr.write(BLANK)
        if self.cut_short:
            sys.stderr.write("Stopped early: this is the best plan so far.\n")


@contextmanager
def planning() -> Iterator[None]:
    """Every plan made within is watched."""
    now = Planning()
    before = signal.signal(signal.SIGINT, now.ask)
    try:
        with watched(now.go_on):
            yield
    finally:
        signal.signal(signal.SIGINT, before)
        now.close()
