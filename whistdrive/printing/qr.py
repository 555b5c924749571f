"""An address as a square to be read by a phone's camera."""

from reportlab.graphics.barcode.qrencoder import QRCode, QRErrorCorrectLevel

from whistdrive.printing.page import Box
from whistdrive.printing.pen import Pen

QUIET = 4
"""White modules on every side, without which cameras do not find it."""
BLACK = (0.0, 0.0, 0.0)


def draw_qr(pen: Pen, address: str, box: Box) -> None:
    """The code with its quiet zone, in the lower left of the box, as large as fits."""
    rows = matrix(address)
    size = min(box.width, box.height) / (len(rows) + 2 * QUIET)
    path = pen.canvas.beginPath()
    for number, row in enumerate(rows):
        y = box.y + (len(rows) + QUIET - 1 - number) * size
        for start, length in runs(row):
            path.rect(box.x + (QUIET + start) * size, y, length * size, size)
    pen.canvas.setFillColorRGB(*BLACK)
    pen.canvas.drawPath(path, stroke=0, fill=1)


def matrix(address: str) -> list[list[bool]]:
    code = QRCode(None, QRErrorCorrectLevel.M)
    code.addData(address)
    code.make()
    return [[bool(dark) for dark in row] for row in code.modules]


def runs(row: list[bool]) -> list[tuple[int, int]]:
    """Where dark modules begin and how many follow."""
    found: list[tuple[int, int]] = []
    for place, dark in enumerate(row):
        if dark and found and sum(found[-1]) == place:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        elif dark:
            found.append((place, 1))
    return found
