"""The pack on the command line."""

from pathlib import Path

import pytest

from tests.commands.running import manage
from tests.commands.small_evening import SLUG
from tests.printing.reading import Pdf


def test_printpack_writes_one_pdf_of_all_that_can_be_printed(played: Path, tmp_path: Path) -> None:
    out = tmp_path / "pack.pdf"
    done = manage("printpack", SLUG, "--out", out, "--paper", "letter", data=played)
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, str(out), "")
    pdf = Pdf(out.read_bytes())
    assert pdf.sizes == {(612, 792), (792, 612)}
    assert "After round 2" in pdf.text


def test_printpack_writes_the_parts_named(played: Path, tmp_path: Path) -> None:
    out = tmp_path / "slips.pdf"
    done = manage("printpack", SLUG, "--out", out, "--what", "slips", "--rounds", "1-2", data=played)
    assert done.returncode == 0
    assert len(Pdf(out.read_bytes()).pages) == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("nope",), "There is no drive called “nope”."),
        ((SLUG, "--what", "hats"), "“hats” cannot be printed."),
        ((SLUG, "--paper", "B4"), "There is no paper “B4”."),
        ((SLUG, "--rounds", "x"), "“x” is not a round."),
        ((SLUG, "--what", "guides"), "Guide cards:"),
    ],
)
def test_wrong_input_is_refused_with_one_line_and_nothing_is_written(
    words: tuple[str, ...], said: str, played: Path, tmp_path: Path
) -> None:
    out = tmp_path / "pack.pdf"
    done = manage("printpack", *words, "--out", out, data=played)
    assert done.returncode == 2
    assert done.stderr.startswith(said)
    assert done.stderr.count("\n") == 1
    assert not out.exists()


def test_a_place_that_cannot_be_written_is_refused(played: Path, tmp_path: Path) -> None:
    done = manage("printpack", SLUG, "--out", tmp_path / "none" / "pack.pdf", data=played)
    assert done.returncode == 2
    assert "cannot be written" in done.stderr
