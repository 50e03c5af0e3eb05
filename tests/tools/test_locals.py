"""Locals are nouns: none is called `one`, `found`, `it`, `that` or `told` in functions over 15 lines."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
PRONOUNS = {"one", "found", "it", "that", "told"}
MOST_LINES = 15


MAYBE = re.compile(
    rf"(?m)(?:^ +|\bfor |\bas |[(,*] ?)(?:{'|'.join(sorted(PRONOUNS))})\b *(?:=[^=]|\+=|\|=|-=|:|,|in\b|\))"
)
"""Where a value may be assigned to such a name: only files with such a place are parsed, for time."""


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


@pytest.mark.parametrize("folder", ["src", "tools", "bench"])
def test_locals_are_nouns(folder: str) -> None:
    files = sorted((ROOT / folder).rglob("*.py"))
    assert files
    texts = [(file, text) for file in files if MAYBE.search(text := file.read_text("utf-8"))]
    assert not [(file, *pair) for file, text in texts for pair in pronouns(ast.parse(text))]
