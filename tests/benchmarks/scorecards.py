"""Scorecards against a bare canvas drawing the same strings and rules: `python -m tests.benchmarks.scorecards`."""

import argparse
import time
from collections.abc import Callable
from io import BytesIO
from statistics import median
from typing import Any

from reportlab.pdfgen.canvas import Canvas

from tests.printing.evenings import after, drive_of, individual
from whistdrive.core.drive import Drive
from whistdrive.core.paper import Pack
from whistdrive.printing.pack import print_pack
from whistdrive.printing.page import A4
from whistdrive.printing.pen import Pen
from whistdrive.printing.scorecards import draw_cards
from whistdrive.printing.text import PLAIN

MOST = 1.3
DRAWN = {"drawString", "lines", "roundRect", "setFont", "setFillColorRGB", "setStrokeColorRGB", "setStrokeGray"}
KEPT = DRAWN | {"setLineWidth", "setPageSize", "showPage", "saveState", "restoreState", "translate"}
Call = tuple[str, tuple[Any, ...], dict[str, Any]]


class Recorder:
    """Stands before a canvas and writes down every call; what is stamped counts as drawn where it is stamped."""

    def __init__(self, canvas: Any) -> None:
        self.canvas, self.calls = canvas, list[Call]()
        self._stamps: dict[str, list[Call]] = {}
        self._page: list[Call] = []

    def __getattr__(self, name: str) -> Callable[..., Any]:
        def call(*args: Any, **more: Any) -> Any:
            if name in KEPT:
                self.calls.append((name, args, more))
            return getattr(self.canvas, name)(*args, **more)

        return call

    def beginForm(self, name: str, *box: float) -> None:
        self._page, self.calls = self.calls, self._stamps.setdefault(name, [])
        self.canvas.beginForm(name, *box)

    def endForm(self) -> None:
        self.calls = self._page
        self.canvas.endForm()

    def doForm(self, name: str) -> None:
        self.calls += self._stamps[name]
        self.canvas.doForm(name)


def recorded(drive: Drive) -> list[Call]:
    """Every call a bare canvas needs for the same cards."""
    pen = Pen("Cards")
    pen.canvas = recorder = Recorder(pen.canvas)
    draw_cards(pen, Pack(drive).cards, A4)
    return recorder.calls


def bare(calls: list[Call]) -> bytes:
    """The same strings and rules, with nothing to decide."""
    data = BytesIO()
    canvas = Canvas(data, invariant=1, pageCompression=1, initialFontName=PLAIN)
    for name, args, more in calls:
        getattr(canvas, name)(*args, **more)
    canvas.save()
    return data.getvalue()


def seconds(act: Callable[[], object]) -> float:
    start = time.perf_counter()
    act()
    return time.perf_counter() - start


def ratio(drive: Drive, repeats: int) -> tuple[float, float]:
    """Ours against the bare canvas, medians of runs taken in turn; and ours in seconds."""
    calls = recorded(drive)
    ours, theirs = [], []
    for _ in range(repeats):
        ours.append(seconds(lambda: print_pack(Pack(drive), ["cards"])))
        theirs.append(seconds(lambda: bare(calls)))
    return median(ours) / median(theirs), median(ours)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=9)
    repeats = parser.parse_args().repeats
    evenings = {
        "100 blank cards, 24 lines": drive_of(100),
        "100 filled cards, 24 lines": after(drive_of(100), 24),
        "20 cards with seats, 19 lines": individual(),
    }
    for name, drive in evenings.items():
        times, taken = ratio(drive, repeats)
        print(f"{name:32} {times:5.2f} x a bare canvas ({taken:.3f} s; at most {MOST})")


if __name__ == "__main__":
    main()
