"""Reads our own PDFs back: their text, fonts, boxes and pictures."""

from dataclasses import dataclass
from io import BytesIO
from typing import Any

import pypdfium2
from pypdf import PdfReader


@dataclass(frozen=True)
class Pdf:
    """A PDF as a reader sees it."""

    data: bytes

    @property
    def pages(self) -> list[Any]:
        return list(PdfReader(BytesIO(self.data)).pages)

    @property
    def texts(self) -> list[str]:
        return [page.extract_text() for page in self.pages]

    @property
    def text(self) -> str:
        return "\n".join(self.texts)

    @property
    def quick_texts(self) -> list[str]:
        """Each page's text by a faster reader, whose lines run across columns."""
        return [str(page.get_textpage().get_text_range()) for page in pypdfium2.PdfDocument(self.data)]

    @property
    def sizes(self) -> set[tuple[int, int]]:
        return {(round(page.mediabox.width), round(page.mediabox.height)) for page in self.pages}

    def unembedded(self) -> list[str]:
        """Fonts that the reader's machine would have to have."""
        fonts = [font.get_object() for page in self.pages for font in page["/Resources"]["/Font"].values()]
        return [font["/BaseFont"] for font in fonts if "/FontFile2" not in font.get("/FontDescriptor", {})]

    def pictures(self, scale: float = 1) -> list[Any]:
        return [page.render(scale=scale).to_pil().convert("L") for page in pypdfium2.PdfDocument(self.data)]


def white_edge(picture: Any, points: int) -> bool:
    """Whether nothing is printed within so many points of the edge (rendered at one dot a point)."""
    width, height = picture.size
    strips = ((0, 0, width, points), (0, height - points, width, height), (0, 0, points, height))
    boxes = (*strips, (width - points, 0, width, height))
    return all(picture.crop(box).getextrema()[0] > 250 for box in boxes)


def blank(picture: Any) -> bool:
    return bool(picture.getextrema()[0] > 200)
