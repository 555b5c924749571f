"""Imports go down, printing sees only the core, only services write."""

import ast
import re
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.sources import HOME, PACKAGE, Source, modules

BELOW = {
    "core": {"core"},
    "models": {"models", "core"},
    "selectors": {"selectors", "models", "core"},
    "services": {"services", "selectors", "models", "core"},
    "printing": {"printing", "core"},
    "web": {"web", "printing", "services", "selectors", "models", "core"},
}
OUTSIDE = {"core": set(), "printing": {"reportlab"}}
PAGES = ("django.http", "django.forms", "django.template", "django.shortcuts", "django.views")
WRITES = {"save", "create", "bulk_create", "bulk_update", "delete", "get_or_create", "update_or_create"}
FORBIDDEN_NAMES = re.compile(r"(^|_)(utils?|helpers?|common|managers?|mixins?|base|signals|admin)$")
# They work on files, not rows: there is no transaction to be one of.
FILE_SERVICES = {"whistdrive.services.copies", "whistdrive.services.data_folder"}
PROGRAM = modules(PACKAGE)
RULE_FOLDERS = tuple(f"{PACKAGE}.core.{folder}." for folder in ("movements", "scoring", "tiebreaks", "formats"))
RULES = {source.name for source in PROGRAM if source.name.startswith(RULE_FOLDERS)}


def upward_imports(source: Source) -> list[str]:
    """The project's modules this one may not see."""
    if source.layer not in BELOW:
        return []
    own = [name for name in source.imports if name.startswith(f"{PACKAGE}.")]
    return [name for name in own if name.split(".")[1] not in BELOW[source.layer]]


def foreign_imports(source: Source) -> list[str]:
    """Packages from outside that this layer may not use."""
    if source.layer in ("models", "selectors", "services"):
        return [name for name in source.imports if name.startswith(PAGES)]
    if source.layer not in OUTSIDE:
        return []
    allowed = OUTSIDE[source.layer] | {PACKAGE} | set(sys.stdlib_module_names)
    return [name for name in source.imports if name.split(".")[0] not in allowed]


def writes(source: Source) -> list[str]:
    """Calls that would change rows."""
    return [ast.unparse(call) for call in source.calls() if _is_write(call)]


def _is_write(call: ast.Call) -> bool:
    if not isinstance(call.func, ast.Attribute) or ast.unparse(call.func.value) == "cache":
        return False
    # `rows.update(name=...)` changes rows; `seen.update(others)` is a dictionary's.
    changes_rows = call.func.attr == "update" and not call.args and bool(call.keywords)
    changes_by_sql = call.func.attr == "execute" and bool(call.args) and not _only_asks(call.args[0])
    return call.func.attr in WRITES or changes_rows or changes_by_sql


def _only_asks(sql: ast.expr) -> bool:
    """A literal question, or no text at all (`super().execute(*words)`)."""
    text = getattr(sql, "value", "")
    return isinstance(sql, ast.Starred) or (isinstance(text, str) and text.startswith(("SELECT", "PRAGMA")))


def verbs(source: Source) -> list[ast.FunctionDef]:
    """The services of a module: public functions that take keyword arguments only."""
    top = [node for node in source.tree.body if isinstance(node, ast.FunctionDef)]
    return [each for each in top if not each.name.startswith("_") and each.args.kwonlyargs and not each.args.args]


def transactions(function: ast.FunctionDef) -> int:
    """How many transactions a function opens itself."""
    opened = [ast.unparse(item.context_expr) for node in ast.walk(function) for item in getattr(node, "items", [])]
    opened += [ast.unparse(each) for each in function.decorator_list]
    return sum(each.startswith(("changing(", "transaction.atomic")) for each in opened)


def cycles(sources: Iterable[Source]) -> list[list[str]]:
    """Modules that import each other in a circle."""
    graph = import_graph(sources)
    reached = {name: reachable(name, graph) for name in graph}
    return [[one, two] for one in graph for two in reached[one] if one < two and one in reached[two]]


def import_graph(sources: Iterable[Source]) -> dict[str, set[str]]:
    found = {source.name: source for source in sources}

    def target(name: str) -> str:
        return name if name in found else name.rpartition(".")[0]

    return {
        name: {target(each) for each in source.imports if target(each) in found} - {name}
        for name, source in found.items()
    }


def reachable(start: str, graph: dict[str, set[str]]) -> set[str]:
    seen: set[str] = set()
    waiting = [start]
    while waiting:
        new = graph[waiting.pop()] - seen
        seen |= new
        waiting.extend(new)
    return seen - {start}


def of_layer(*layers: str) -> list[Source]:
    return [source for source in PROGRAM if source.layer in layers]


@pytest.mark.parametrize("source", PROGRAM, ids=lambda source: source.name)
def test_imports_go_down(source: Source) -> None:
    assert upward_imports(source) == []
    assert foreign_imports(source) == []


def test_an_import_that_goes_up_is_caught() -> None:
    assert upward_imports(Source("whistdrive.core.deal", "from whistdrive import models"))
    assert upward_imports(Source("whistdrive.selectors.drives", "def f():\n    from whistdrive.services import deals"))
    assert upward_imports(Source("whistdrive.printing.page", "from ..selectors.drives import drive_row"))
    assert foreign_imports(Source("whistdrive.core.deal", "import django"))
    assert foreign_imports(Source("whistdrive.services.deals", "from django.http import Http404"))


@pytest.mark.parametrize("source", of_layer("web", "selectors", "models", "core", "management"), ids=lambda s: s.name)
def test_only_services_write(source: Source) -> None:
    assert writes(source) == []
    assert not [name for name in source.imports if name.startswith("django.db.transaction")]


def test_a_write_in_a_view_is_caught() -> None:
    assert writes(Source("whistdrive.web.desk", "def desk(request):\n    Drive.objects.filter(pk=1).update(name='')"))
    assert writes(Source("whistdrive.web.desk", "form.save()"))
    assert writes(Source("whistdrive.web.desk", "cursor.execute('DELETE FROM whistdrive_drive')"))
    assert not writes(Source("whistdrive.web.desk", "seen.update(others)\ncache.delete('x')"))


@pytest.mark.parametrize("source", of_layer("services"), ids=lambda source: source.name)
def test_every_service_is_one_transaction(source: Source) -> None:
    many = [each.name for each in verbs(source) if transactions(each) != 1]
    assert source.name in FILE_SERVICES or many == []


def test_a_service_with_two_transactions_is_caught() -> None:
    two = "def f(*, slug):\n    with changing(slug):\n        pass\n    with transaction.atomic():\n        pass"
    assert [transactions(each) for each in verbs(Source("whistdrive.services.deals", two))] == [2]


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert cycles(PROGRAM) == []


def test_a_circle_is_caught() -> None:
    one = Source("whistdrive.core.a", "from whistdrive.core.b import x")
    two = Source("whistdrive.core.b", "import whistdrive.core.a")
    assert cycles([one, two]) == [["whistdrive.core.a", "whistdrive.core.b"]]


@pytest.mark.parametrize("source", [each for each in PROGRAM if each.name in RULES], ids=lambda source: source.name)
def test_a_rule_sees_only_the_values_it_turns_and_no_other_rule(source: Source) -> None:
    seen = import_graph(PROGRAM)[source.name]
    assert len(seen) <= 8
    assert not reachable(source.name, import_graph(PROGRAM)) & (RULES | {"whistdrive.core.catalogue"})


def test_no_file_has_a_name_that_says_nothing() -> None:
    assert [source.name for source in PROGRAM if FORBIDDEN_NAMES.search(source.name.rpartition(".")[2])] == []


def test_nothing_happens_behind_the_services_back() -> None:
    assert not [source.name for source in PROGRAM for name in source.imports if "signals" in name or ".admin" in name]
    overrides = [each.name for source in of_layer("models") for each in source.functions() if each.name == "save"]
    assert overrides == []


def test_migrations_are_named_by_what_they_do() -> None:
    names = [path.stem for path in (HOME / PACKAGE / "migrations").glob("0*.py")]
    assert names
    assert [name for name in names if "auto" in name or not re.fullmatch(r"\d{4}(_[a-z0-9]+){2,}", name)] == []


def test_every_file_says_in_its_first_line_what_it_is_for() -> None:
    assert [source.name for source in modules(PACKAGE, "tests") if not ast.get_docstring(source.tree)] == []


def test_user_text_is_never_trusted() -> None:
    words = ("mark_safe", "SafeString", "Paragraph(", "csrf_exempt")
    assert [(source.name, word) for source in PROGRAM for word in words if word in source.text] == []


def test_only_what_the_readme_names_lies_at_the_top() -> None:
    allowed = {"whistdrive", "templates", "static", "tests", "var"}
    folders = {path.name for path in Path(HOME).iterdir() if path.is_dir() and not path.name.startswith(".")}
    assert folders - {"__pycache__", "test-results"} <= allowed
