"""Properties of compiled classes: `cls.__new__` must make a blank object, for copies and for JSON."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable
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


def in_modules(lines_of: Callable[[str], list[int]]) -> dict[str, list[int]]:
    """The lines that `lines_of` finds in the text of each compiled module, where it finds any."""
    lines = {str(path): lines_of(path.read_text(encoding="utf-8")) for path in build.modules()}
    return {path: numbers for path, numbers in lines.items() if numbers}


def floats_of_no_length(text: str) -> list[int]:
    """The lines where a constant is a tuple of floats alone, and no `Final[tuple[float, ...]]` says so."""
    return [
        node.lineno
        for node in ast.parse(text).body
        if isinstance(node, ast.AnnAssign)
        and ast.unparse(node.annotation) == "Final"
        and isinstance(node.value, ast.Tuple)
        and node.value.elts
        and all(isinstance(value, float) for value in map(literal, node.value.elts))
    ]


def literal(node: ast.expr) -> object:
    """The value of a literal; None of anything else."""
    try:
        return ast.literal_eval(node)
    except ValueError:
        return None


def test_constants_that_are_tuples_of_floats_say_so() -> None:
    """Where one is indexed or passed on, what mypyc compiles believes that it was never set."""
    assert floats_of_no_length("ODDS: Final = (-0.5, 1.5)\nSIZE: Final = (1, 0.5)\nHALF: Final = 0.5") == [1]
    assert in_modules(floats_of_no_length) == {}


def second_names(text: str) -> list[int]:
    """The lines of class bodies that give a method of the class another name."""
    lines = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ClassDef):
            methods = {entry.name for entry in node.body if isinstance(entry, ast.FunctionDef)}
            lines += [
                entry.lineno
                for entry in node.body
                if isinstance(entry, ast.Assign | ast.AnnAssign)
                and isinstance(entry.value, ast.Name)
                and entry.value.id in methods
            ]
    return lines


def test_methods_of_compiled_classes_have_one_name() -> None:
    """A class that mypyc compiles has no place for the second name: making one of its objects fails."""
    assert second_names("class Tap:\n    def on(self): ...\n    off = on\n    size = 3") == [3]
    assert in_modules(second_names) == {}


def untyped_again(text: str) -> list[int]:
    """The lines where what `edit` returns gets the name of something whose type is only inferred."""
    lines = []
    for function in ast.walk(ast.parse(text)):
        if isinstance(function, ast.FunctionDef):
            inner = list(ast.walk(function))
            names = {ast.unparse(node.target) for node in inner if isinstance(node, ast.AnnAssign)}
            typed = names | {argument.arg for argument in function.args.args}
            named = [(ast.unparse(node.targets[0]), node) for node in inner if isinstance(node, ast.Assign)]
            lines += [
                node.lineno
                for name, node in named
                if ".edit(" in ast.unparse(node.value)
                and name not in typed
                and any(name == other and earlier.lineno < node.lineno for other, earlier in named)
            ]
    return lines


def test_names_keep_their_types() -> None:
    """A name whose type is inferred has none any more once it names an `Any`: it is compiled slow."""
    lost = "def f(p):\n    t = table(p)\n    t = p.edit(0)\n    u: Table = table(p)\n    u = p.edit(0)"
    assert untyped_again(lost) == [3]
    assert in_modules(untyped_again) == {}
