"""Reads the program's own source text, so that tests can hold the house to its plan."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent
PACKAGE = "whistdrive"


@dataclass(frozen=True)
class Source:
    """One module: its dotted name and its text."""

    name: str
    text: str
    is_package: bool = False

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    @property
    def layer(self) -> str:
        """The folder below the package, or the name of a module that lies beside the folders."""
        parts = self.name.split(".")
        return parts[1] if len(parts) > 1 else parts[0]

    @property
    def lines(self) -> int:
        return len(self.text.splitlines())

    @cached_property
    def imports(self) -> tuple[str, ...]:
        """Dotted names this module imports when it runs; imports for the type checker alone do not count."""
        return tuple(name for node in _running(self.tree) for name in self._imported(node))

    def _imported(self, node: ast.AST) -> Iterator[str]:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = self._package(node.level) if node.level else ""
            origin = ".".join(filter(None, (above, node.module)))
            yield from (f"{origin}.{alias.name}" for alias in node.names)

    def _package(self, level: int) -> str:
        parts = self.name.split(".")
        return ".".join(parts[: len(parts) - level + self.is_package])

    def functions(self) -> Iterator[ast.FunctionDef]:
        return (node for node in ast.walk(self.tree) if isinstance(node, ast.FunctionDef))

    def calls(self) -> Iterator[ast.Call]:
        return (node for node in ast.walk(self.tree) if isinstance(node, ast.Call))


def _running(node: ast.AST) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test)):
            yield child
            yield from _running(child)


def modules(*folders: str) -> list[Source]:
    """Every module below these folders of the project, migrations left out."""
    paths = [path for folder in folders for path in sorted((HOME / folder).rglob("*.py"))]
    return [_module(path) for path in paths if "migrations" not in path.parts]


def _module(path: Path) -> Source:
    parts = list(path.relative_to(HOME).with_suffix("").parts)
    is_package = parts[-1] == "__init__"
    return Source(".".join(parts[:-1] if is_package else parts), path.read_text("utf-8"), is_package)


def length(function: ast.FunctionDef) -> int:
    """Lines from `def` to the last statement, docstring included, decorators not."""
    return (function.end_lineno or function.lineno) - function.lineno + 1
