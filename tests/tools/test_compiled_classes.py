"""What compiled classes need: `cls.__new__` must make a blank object, as copies and JSON do."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import pytest

from grimorio import games
from grimorio.kernel import frame
from tools import build

DECORATOR = "mypyc_attr(allow_interpreted_subclasses=True)"


@pytest.mark.parametrize("name", games.NAMES)
def test_saved_classes_that_are_compiled_may_be_made_blank(name: str) -> None:
    wanted = {cls.__name__: cls for cls in (*games.get(name).types, frame.Emission)}
    sources = {str(path): ast.parse(path.read_text(encoding="utf-8")) for path in build.modules()}
    found = {
        node.name: [ast.unparse(decorator) for decorator in node.decorator_list]
        for tree in sources.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and node.name in wanted
    }
    compiled = {cls for cls, kind in wanted.items() if is_compiled_source(kind)}
    assert compiled
    lacking = sorted(cls for cls in compiled if DECORATOR not in found.get(cls, []))
    assert not lacking, f"without @{DECORATOR}: {', '.join(lacking)}"


def is_compiled_source(kind: type[object]) -> bool:
    """Whether the class stands in a module that `make build` compiles."""
    module = inspect.getmodule(kind)
    assert module is not None
    assert module.__file__ is not None
    stem = Path(module.__file__).name.partition(".")[0]
    return any(path.stem == stem and path.parent == Path(module.__file__).parent for path in build.modules())
