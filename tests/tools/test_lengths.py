"""Files stay under 500 lines, functions of the program under 50, functions of the page under 80."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
MOST_LINES = 50
"""The most lines of a function of the program, with its signature and docstring."""


def functions(path: Path) -> Iterator[tuple[str, int]]:
    """The functions of a module, and how many lines each has from `def` to its end."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node.name, (node.end_lineno or 0) - node.lineno + 1


def test_functions_are_short() -> None:
    source = ROOT / "src" / "grimorio"
    lengths = {
        f"{path.relative_to(source)}: {name}": lines
        for path in sorted(source.rglob("*.py"))
        for name, lines in functions(path)
    }
    assert len(lengths) > 5000
    assert {name: lines for name, lines in lengths.items() if lines > MOST_LINES} == {}


def test_functions_of_the_page_are_held_short() -> None:
    """ESLint has the limit for every function of the page, and no file switches it off."""
    config = (ROOT / "eslint.config.js").read_text()
    assert re.search(r'"max-lines-per-function": \["error", \{ max: 80\b', config)
    scripts = [path for path in (ROOT / "src").rglob("*.js") if "vendor" not in path.parts]
    assert len(scripts) > 100
    assert [path.name for path in scripts if "max-lines-per-function" in path.read_text()] == []


def test_files_are_short() -> None:
    folders = ("src", "tests", "tools", "bench")
    files = [path for folder in folders for path in (ROOT / folder).rglob("*.py")]
    assert len(files) > 500
    long = {str(path.relative_to(ROOT)) for path in files if len(path.read_text().splitlines()) > 500}
    assert long == set()
