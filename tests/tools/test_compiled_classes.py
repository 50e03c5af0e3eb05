"""Properties of compiled classes: `cls.__new__` must make a blank object, for copies and for JSON."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import pytest

from grimorio import games
from grimorio.kernel import frame
from tools import build

DECORATOR = "mypyc_attr(allow_interpreted_subclasses=True)"


@pytest.mark.parametrize("name", games.names())
def test_saved_classes_that_are_compiled_may_be_made_blank(name: str) -> None:
    wanted = {cls.__name__: cls for cls in (*games.get(name).types, frame.Emission)}
    compiled = {cls: path for cls, kind in wanted.items() if (path := compiled_source(kind)) is not None}
    assert compiled
    lacking = sorted(cls for cls, path in compiled.items() if DECORATOR not in decorators(path, cls))
    assert not lacking, f"without @{DECORATOR}: {', '.join(lacking)}"


def decorators(path: Path, name: str) -> list[str]:
    """The decorators of the class with this name in a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [
        ast.unparse(decorator)
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and node.name == name
        for decorator in node.decorator_list
    ]


def compiled_source(kind: type[object]) -> Path | None:
    """The source file of a class that `make build` compiles; None for another class."""
    module = inspect.getmodule(kind)
    assert module is not None
    assert module.__file__ is not None
    stem = Path(module.__file__).name.partition(".")[0]
    folder = Path(module.__file__).parent
    return next((path for path in build.modules() if path.stem == stem and path.parent == folder), None)
