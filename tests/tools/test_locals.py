"""Locals are nouns: none is called `one`, `found`, `it`, `that` or `told` in functions over 15 lines."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "src" / "grimorio"
PRONOUNS = {"one", "found", "it", "that", "told"}
MOST_LINES = 15

MAGIC: dict[str, int] = {
    "games/magic/meaning/abilities.py": 2,
    "games/magic/meaning/amounts.py": 2,
    "games/magic/meaning/book.py": 1,
    "games/magic/meaning/filters.py": 1,
    "games/magic/ops/cards.py": 2,
    "games/magic/ops/objects.py": 1,
    "games/magic/wording/en/__init__.py": 2,
    "games/magic/wording/en/deeds.py": 1,
    "games/magic/wording/en/statics.py": 1,
    "games/magic/wording/fr/__init__.py": 2,
    "games/magic/wording/fr/deeds.py": 1,
    "games/magic/wording/fr/nouns.py": 3,
    "games/magic/wording/fr/statics.py": 2,
    "games/magic/wording/fr/triggers.py": 1,
    "games/magic/wording/it/__init__.py": 2,
    "games/magic/wording/it/deeds.py": 2,
    "games/magic/wording/it/nouns.py": 1,
    "games/magic/wording/it/statics.py": 1,
    "games/magic/wording/it/triggers.py": 1,
}
"""For each file for Magic, how many locals of long functions still have such names."""

HOUSE: dict[str, int] = {}
"""The same number for all other files.

Whoever renames a local lowers its file's number; nobody raises one.
"""


def pronouns(tree: ast.AST) -> list[tuple[str, str]]:
    """The locals with such names in functions of more than 15 lines, as (function, local).

    The lines of a function are those without signature and docstring. Parameters do not count.
    """
    pairs = []
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            body = node.body[1:] if ast.get_docstring(node) and len(node.body) > 1 else node.body
            if (node.end_lineno or 0) - body[0].lineno + 1 > MOST_LINES:
                stored = {name.id for name in ast.walk(node) if isinstance(name, ast.Name) and stores(name)}
                pairs += [(node.name, name) for name in sorted(stored & PRONOUNS)]
    return pairs


def stores(name: ast.Name) -> bool:
    """Whether a value is assigned to the name here: by `=`, `:=`, `for`, `with` or a comprehension."""
    return isinstance(name.ctx, ast.Store)


@pytest.mark.parametrize("lines", [13, 14])
def test_a_function_of_16_lines_is_too_long_for_pronouns(lines: int) -> None:
    body = ["it = 0", *["pass"] * lines, "return [one for one in found(it)]"]
    tree = ast.parse("\n    ".join(["def asked(told):", '"""Its docstring."""', *body]))
    assert pronouns(tree) == ([("asked", "it"), ("asked", "one")] if lines == 14 else [])


def test_locals_are_nouns() -> None:
    counts = {
        str(file.relative_to(SOURCES)): number
        for file in sorted(SOURCES.rglob("*.py"))
        if (number := len(pronouns(ast.parse(file.read_text("utf-8")))))
    }
    assert counts == {**MAGIC, **HOUSE}


@pytest.mark.parametrize("folder", ["tools", "bench"])
def test_locals_of_the_tools_are_nouns(folder: str) -> None:
    files = sorted((ROOT / folder).rglob("*.py"))
    assert files
    assert not [(file.name, *pair) for file in files for pair in pronouns(ast.parse(file.read_text("utf-8")))]
