"""Files stay under 500 lines, and the code of a function, without signature and docstring, under 50."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
LONG = {
    # A line for each attribute of a record: what a face has before its text is read.
    "games/magic/meaning/face.py": {"__init__"},
    # A case for each word with its sentence; mypy proves that no word is missing.
    "games/magic/wording/en/effects.py": {"effect"},
    "games/magic/wording/fr/effects.py": {"effect"},
    "games/magic/wording/fr/statics.py": {"rule"},
    "games/magic/wording/it/effects.py": {"effect"},
    "games/magic/wording/it/statics.py": {"rule"},
    "games/mickey/wording/en.py": {"deed", "lasting"},
    "games/mickey/wording/fr.py": {"deed", "lasting"},
    "games/mickey/wording/it.py": {"deed", "lasting"},
}
"""The functions that are longer because they are lists, by file, each with its reason. No others may be."""


def functions(path: Path) -> Iterator[tuple[str, int]]:
    """The functions of a module, and how many lines of code each has."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            body = node.body[1:] if ast.get_docstring(node) and len(node.body) > 1 else node.body
            yield node.name, (node.end_lineno or 0) - body[0].lineno + 1


def test_functions_are_short() -> None:
    source = ROOT / "src" / "grimorio"
    long = {
        str(path.relative_to(source)): names
        for path in sorted(source.rglob("*.py"))
        if (names := {name for name, lines in functions(path) if lines > 50})
    }
    assert long == LONG


def test_files_are_short() -> None:
    folders = ("src", "tests", "tools", "bench")
    files = [path for folder in folders for path in (ROOT / folder).rglob("*.py")]
    assert len(files) > 500
    long = {str(path.relative_to(ROOT)) for path in files if len(path.read_text().splitlines()) > 500}
    assert long == {"tests/judge/test_magic.py"}
