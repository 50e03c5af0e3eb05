"""Draw docstrings at random and print them with file and signature, to be read cold against docs/style.md."""

from __future__ import annotations

import argparse
import ast
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "grimorio"


@dataclass(frozen=True)
class Docstring:
    """A docstring with its surroundings, as an editor or a page of documentation shows it.

    Attributes:
        place: its `file:line`.
        around: the first paragraphs of the docstrings of its module and of its class, if it stands in one.
        signature: the first line of what it describes.
        text: the docstring itself.
    """

    place: str
    around: tuple[str, ...]
    signature: str
    text: str


def signature(node: ast.AST) -> str:
    """The first line of a definition as Python writes it, without decorators; a module has none."""
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        kind = "async def" if isinstance(node, ast.AsyncFunctionDef) else "def"
        result = f" -> {ast.unparse(node.returns)}" if node.returns else ""
        return f"{kind} {node.name}({ast.unparse(node.args)}){result}"
    if isinstance(node, ast.ClassDef):
        bases = ", ".join(ast.unparse(base) for base in node.bases)
        return f"class {node.name}({bases})" if bases else f"class {node.name}"
    if isinstance(node, (ast.Assign, ast.AnnAssign)):
        return ast.unparse(node).splitlines()[0][:110]
    return "(module)"


def documented(
    tree: ast.AST, owner: ast.ClassDef | None = None
) -> Iterator[tuple[ast.AST, ast.ClassDef | None, str]]:
    """Each definition that has a docstring, with the class around it and the docstring.

    Attributes and constants have one when a string stands below their assignment.
    """
    body: list[ast.stmt] = getattr(tree, "body", [])
    for node, following in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, (ast.Assign, ast.AnnAssign)):
            if isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant):
                yield node, owner, str(following.value.value)
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            if text := ast.get_docstring(node):
                yield node, owner, text
            if isinstance(node, ast.ClassDef):
                yield from documented(node, node)


def opening(node: ast.Module | ast.ClassDef | None) -> tuple[str, ...]:
    """The first paragraph of the docstring of a module or class in one line; empty without one."""
    text = ast.get_docstring(node) if node else None
    return (" ".join(text.split("\n\n")[0].split()),) if text else ()


def docstrings(file: Path) -> Iterator[Docstring]:
    """The docstrings of a file: the module's, and those of its classes, functions, methods and attributes."""
    tree = ast.parse(file.read_text("utf-8"))
    name = str(file.relative_to(ROOT)) if file.is_relative_to(ROOT) else file.name
    if text := ast.get_docstring(tree):
        yield Docstring(f"{name}:1", (), signature(tree), text)
    for node, owner, text in documented(tree):
        in_class = f"class {owner.name}: " if owner else ""
        around = (*opening(tree), *opening(owner))
        yield Docstring(f"{name}:{getattr(node, 'lineno', 1)}", around, in_class + signature(node), text)


def drawn(folder: Path, seed: int, count: int) -> list[Docstring]:
    """A sample of the docstrings under a folder; the same seed draws the same ones from the same files."""
    everything = [docstring for file in sorted(folder.rglob("*.py")) for docstring in docstrings(file)]
    return random.Random(seed).sample(everything, min(count, len(everything)))


def main(arguments: list[str] | None = None) -> int:
    """Print the sample that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=0, help="which sample")
    parser.add_argument("--count", type=int, default=60, help="how many docstrings")
    parser.add_argument("--under", type=Path, default=SOURCES, help="the folder they are drawn from")
    chosen = parser.parse_args(arguments)
    for number, docstring in enumerate(drawn(chosen.under.resolve(), chosen.seed, chosen.count), 1):
        lines = [
            docstring.place,
            *(f"[{paragraph}]" for paragraph in docstring.around),
            docstring.signature,
            docstring.text,
        ]
        print(f"{number}. " + "\n   ".join(lines) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
