"""Write the tables of packages in `docs/architecture.md`, from the import contracts and the imports.

A floor is a layer of the import contracts, a room is a package or module, an arrow is an import between
rooms.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PAGE = ROOT / "docs" / "architecture.md"
BEGIN, END = "<!-- rooms: written by `make docs` -->\n", "<!-- end of rooms -->\n"


def floors() -> list[list[str]]:
    """The packages of each layer, highest first, as the import contracts name them."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    contracts = settings["tool"]["importlinter"]["contracts"]
    layers = next(contract["layers"] for contract in contracts if contract["type"] == "layers")
    named = [re.findall(r"grimorio\.(\w+)", layer) for layer in layers]
    return [[name for name in names if name != "__main__"] for names in named if names != ["__main__"]]


def modules(room: str) -> list[Path]:
    """The files of a package of `grimorio`, or the one file if it is a module."""
    folder = SOURCE / "grimorio" / room
    return sorted(folder.rglob("*.py")) if folder.is_dir() else [folder.with_suffix(".py")]


def sentence(path: Path) -> str:
    """The first paragraph of the docstring of a module, without its full stop."""
    doc = ast.get_docstring(ast.parse(path.read_text())) or ""
    return " ".join(doc.partition("\n\n")[0].split()).removesuffix(".").replace("|", "\\|")


def imports(path: Path) -> set[str]:
    """The full names that a module imports anywhere; for `from a import b` both `a` and `a.b`."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return names


def arrows() -> dict[str, set[str]]:
    """For each package of `grimorio`, the other packages that its modules import."""
    rooms = [room for floor in floors() for room in floor]
    found: dict[str, set[str]] = defaultdict(set)
    for room in rooms:
        for path in modules(room):
            for name in imports(path):
                parts = name.split(".")
                if parts[0] == "grimorio" and len(parts) > 1 and parts[1] in rooms and parts[1] != room:
                    found[room].add(parts[1])
    return found


def table() -> str:
    """The table of packages layer by layer, followed by the packages inside `games` and `web`."""
    uses = arrows()
    order = [room for floor in floors() for room in floor]
    lines = ["| floor | room | what it is | imports |", "|---|---|---|---|"]
    for number, floor in enumerate(reversed(floors())):
        for room in floor:
            files = modules(room)
            home = files[0].parent / "__init__.py" if len(files) > 1 else files[0]
            below = ", ".join(sorted(uses[room], key=order.index)) or "–"
            lines.append(f"| {number} | `{room}` | {sentence(home)} | {below} |")
    for room in ("games", "web"):
        lines += ["", f"Within `{room}`:", "", "| room | what it is |", "|---|---|"]
        for folder in sorted(path.parent for path in (SOURCE / "grimorio" / room).glob("*/__init__.py")):
            lines.append(f"| `{room}/{folder.name}` | {sentence(folder / '__init__.py')} |")
    return "\n".join(lines) + "\n"


def rewritten(page: str) -> str:
    """The page with its tables brought up to date."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + table() + END + after


def main() -> None:
    """Write docs/architecture.md again."""
    PAGE.write_text(rewritten(PAGE.read_text()))
