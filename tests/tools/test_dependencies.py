"""The declared dependencies of the project are exactly the distributions that it imports."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
BESIDE = {"websockets"}
"""Distributions used without an import: uvicorn needs `websockets` for WebSockets."""

HEAVY = {"ray"}
"""Distributions that the checkout lacks for their size; their packages have the same names."""


def plain(name: str) -> str:
    """The name of a distribution in a form for comparison."""
    return re.split(r"[^\w.-]", name)[0].replace("_", "-").replace(".", "-").lower()


def imported(folder: Path) -> set[str]:
    """The distributions that the modules of a folder import, anywhere in them."""
    owners = packages_distributions()
    found = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names = [node.module]
            tops = {name.partition(".")[0] for name in names} - sys.stdlib_module_names - {"grimorio"}
            found |= tops & HEAVY
            for top in tops - HEAVY:
                assert top in owners, f"{path}: {top} belongs to nothing installed"
                found.add(plain(owners[top][0]))
    return found


def test_what_is_imported_is_declared() -> None:
    declared = {plain(name) for name in PROJECT["dependencies"]}
    extras = {
        plain(name)
        for key in ("envs", "pairing", "plots", "postgresql", "print", "push", "ray")
        for name in PROJECT["optional-dependencies"][key]
    }
    used = imported(ROOT / "src")
    assert used - extras - declared == set()
    assert declared - used - BESIDE == set()
