"""Short and shallow: the lengths the house keeps, and pages without code in them."""

import re
from pathlib import Path
from statistics import median, quantiles

import pytest

from tests.sources import HOME, PACKAGE, Source, length, modules

PROGRAM = modules(PACKAGE)
TEMPLATES = sorted((HOME / "templates").rglob("*.html"))
CODE_IN_PAGES = {
    "a safe filter": re.compile(r"\|\s*safe\b|autoescape\s+off"),
    "an inline style": re.compile(r"\sstyle\s*=|<style\b"),
    "an inline script": re.compile(r"<script(?![^>]*\ssrc=)[^>]*>|\son[a-z]+\s*=\s*[\"']|hx-on"),
}


def too_long(source: Source, most: int = 30) -> list[str]:
    return [f"{source.name}.{each.name}: {length(each)}" for each in source.functions() if length(each) > most]


def code_in(page: str) -> list[str]:
    return [name for name, pattern in CODE_IN_PAGES.items() if pattern.search(page)]


def line_count(path: Path) -> int:
    return len(path.read_text("utf-8").splitlines())


def own(folder: str) -> list[Path]:
    """Our own files below static/: a version in a name, or `.min.`, means that others wrote it."""
    found = (HOME / "static" / folder).glob("*")
    return [path for path in found if path.is_file() and not re.search(r"\d+\.\d+|\.min\.", path.name)]


def test_no_file_is_longer_than_300_lines() -> None:
    assert [(each.name, each.lines) for each in modules(PACKAGE, "tests") if each.lines > 300] == []


def test_no_function_is_longer_than_30_lines() -> None:
    assert [each for source in modules(PACKAGE, "tests") for each in too_long(source)] == []


def test_a_long_function_is_caught() -> None:
    assert too_long(Source("whistdrive.core.deal", "def f():\n" + "    x = 1\n" * 30))
    assert not too_long(Source("whistdrive.core.deal", "def f():\n" + "    x = 1\n" * 29))


def test_functions_are_short() -> None:
    lengths = [length(each) for source in PROGRAM for each in source.functions()]
    assert median(lengths) <= 5
    assert quantiles(lengths, n=10)[-1] <= 15


def test_views_are_short() -> None:
    web = [source for source in PROGRAM if source.layer == "web"]
    views = [
        each for source in web for each in source.functions() if [a.arg for a in each.args.args[:1]] == ["request"]
    ]
    assert not views or median(map(length, views)) <= 12


def test_templates_are_short() -> None:
    lengths = {path.name: line_count(path) for path in TEMPLATES}
    assert [(name, lines) for name, lines in lengths.items() if lines > 120] == []
    assert not lengths or median(lengths.values()) <= 30


def test_fragments_and_only_fragments_begin_with_an_underscore() -> None:
    fragments = [path for path in TEMPLATES if "{% extends" not in path.read_text("utf-8") and path.name != "base.html"]
    assert [path.name for path in fragments if not path.name.startswith("_")] == []
    assert [path.name for path in set(TEMPLATES) - set(fragments) if path.name.startswith("_")] == []


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.name)
def test_no_page_holds_a_style_a_script_or_unguarded_text(path: Path) -> None:
    assert code_in(path.read_text("utf-8")) == []


def test_code_in_a_page_is_caught() -> None:
    pages = ("{{ name|safe }}", '<p style="x">', "<script>x</script>", '<a onclick="x">')
    assert [bool(code_in(page)) for page in pages] == [True] * 4
    assert code_in('<script src="x" defer></script>') == []


def test_own_style_sheets_stay_under_900_lines() -> None:
    assert sum(map(line_count, own("css"))) <= 900


def test_own_scripts_stay_under_250_lines() -> None:
    assert sum(map(line_count, own("js"))) <= 250
