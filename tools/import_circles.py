"""Part of `make check`: no circle of imports may hold more than three files.

Imports inside functions count; those under `if TYPE_CHECKING:` do not, because they do not run.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src"
MOST = 3
"""The most files in a circle of imports."""


def modules(sources: Path) -> dict[str, Path]:
    """The files of the modules under a folder, by the module's name."""
    paths = {path.relative_to(sources).with_suffix(""): path for path in sorted(sources.rglob("*.py"))}
    return {".".join(path.parts).removesuffix(".__init__"): file for path, file in paths.items()}


def imported(name: str, tree: ast.AST, package: bool) -> Iterator[str]:
    """The full names that a module imports: modules, and `module.name` for names imported from modules."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            for other in node.orelse:
                yield from imported(name, other, package)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = name.split(".")[: -node.level + package or None] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                yield f"{base}.{alias.name}"
        else:
            yield from imported(name, node, package)


def graph(sources: Path) -> dict[str, set[str]]:
    """For each module under a folder, by name, the modules that it imports."""
    files = modules(sources)
    arrows: dict[str, set[str]] = {}
    for name, file in files.items():
        written = imported(name, ast.parse(file.read_text("utf-8")), file.name == "__init__.py")
        named = {target if target in files else target.rpartition(".")[0] for target in written}
        arrows[name] = (named & files.keys()) - {name}
    return arrows


def circles(arrows: Mapping[str, Collection[str]]) -> list[list[str]]:
    """The sets of modules that import each other, the largest first, by Tarjan's algorithm."""
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    path: list[str] = []
    groups: list[list[str]] = []

    def visit(name: str) -> None:
        number[name] = low[name] = len(number)
        path.append(name)
        for other in arrows[name]:
            if other not in number:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in path:
                low[name] = min(low[name], number[other])
        if low[name] == number[name]:
            at = path.index(name)
            if len(path) - at > 1:
                groups.append(sorted(path[at:]))
            del path[at:]

    for name in arrows:
        if name not in number:
            visit(name)
    return sorted(groups, key=len, reverse=True)


def too_large(groups: list[list[str]]) -> list[list[str]]:
    """The circles with more files than allowed."""
    return [group for group in groups if len(group) > MOST]


def main() -> int:
    """Print the circles that are too large; returns 1 if there are any."""
    arrows = graph(SOURCES)
    wrong = too_large(circles(arrows))
    for circle in wrong:
        print(f"a circle of {len(circle)} files, {MOST} may be:")
        for name in circle:
            print(f"  {name} imports {', '.join(sorted(arrows[name] & set(circle)))}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
