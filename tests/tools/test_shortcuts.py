"""What compiled code reads by `tools/shortcuts.h` is what the library says, also after a class changed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools.test_build import lay
from tools import build

RULE = """
from typing import Any, ClassVar
from mypy_extensions import mypyc_attr

@mypyc_attr(allow_interpreted_subclasses=True)
class Thing:
    KIND: ClassVar[int] = 1

    def __init__(self) -> None:
        self.size = 0

    def grow(self, by: int) -> None:
        self.size += by

def kind_of(thing: Any) -> Any:
    return thing.KIND

def size_of(thing: Any) -> Any:
    return thing.size

def grow_of(kind: Any) -> Any:
    return kind.grow

def call(step: Any, thing: Any, by: Any) -> None:
    step(thing, by)

def is_thing(value: Any) -> bool:
    return isinstance(value, Thing)

def as_thing(value: Any) -> Thing:
    thing: Thing = value
    return thing

def next_to(number: int) -> Any:
    return number + 1

def gathered(values: Any) -> list[Any]:
    kept: list[Any] = []
    for value in values:
        kept.append(value)
    return kept

def keep(values: list[Any], value: Any) -> None:
    values.append(value)

def is_true(value: Any) -> bool:
    return bool(value)

def chosen(value: Any) -> int:
    return 1 if value else 0

def same(value: Any, other: Any) -> Any:
    return value == other, value != other

def among(value: Any, values: tuple[Any, ...]) -> bool:
    return value in values

@mypyc_attr(allow_interpreted_subclasses=True)
class Link:
    def __init__(self, following: Any) -> None:
        self.following = following

def chain(length: int) -> Any:
    link: Any = None
    for _ in range(length):
        link = Link(link)
    return link
"""

READ = """
import sys
from small.rule import *

class Own(Thing):
    KIND = 2

    def grow(self, by):
        self.size += 10 * by

thing, own = Thing(), Own()
for _ in range(3):
    assert (kind_of(thing), kind_of(own), kind_of(Thing), kind_of(Own)) == (1, 2, 1, 2)
    assert size_of(Thing) is Thing.size and size_of(thing) == thing.size and size_of(own) == own.size
    assert grow_of(Thing) is Thing.grow and grow_of(Own) is Own.grow
    call(grow_of(Thing), thing, 1)
    call(grow_of(Thing), own, 1)
    call(grow_of(Own), own, 1)
assert (thing.size, own.size) == (3, 33)

Own.KIND = 3
assert (kind_of(own), kind_of(Own), kind_of(thing)) == (3, 3, 1)
own.KIND = 4
assert (kind_of(own), kind_of(Own)) == (4, 3)
Own.grow = lambda self, by: None
call(grow_of(Own), own, 1)
assert own.size == 33
Own.size = property(lambda self: -1)
assert (size_of(own), size_of(thing)) == (-1, 3)
del Own.size
assert size_of(own) == 33
del Own.KIND, own.KIND
assert (kind_of(own), kind_of(Own)) == (1, 1)

def refused(error, function, *values):
    try:
        function(*values)
    except error:
        return True
    return False

assert refused(AttributeError, size_of, Thing.__new__(Thing))
assert refused(AttributeError, kind_of, 7) and refused(AttributeError, grow_of, int)
assert refused(TypeError, call, Thing.grow, 7, 1) and refused(TypeError, call, Thing.grow, thing, "much")
assert refused(TypeError, call, 7, thing, 1)

class Other:
    pass

class Both(Other, Own):
    pass

class List(list):
    pass

assert is_thing(thing) and is_thing(own) and is_thing(Both())
assert not any(is_thing(value) for value in (7, None, Other(), Thing, Own, object()))
assert as_thing(own) is own and refused(TypeError, as_thing, Other()) and refused(TypeError, as_thing, Thing)
for number in range(-300, 300):
    assert next_to(number) == number + 1 and type(next_to(number)) is int
    assert next_to(number) is next_to(number) or not -5 <= number + 1 <= 256
assert next_to(2**31 - 1) == 2**31 and next_to(2**62) == 2**62 + 1
values = [object() for _ in range(1000)]
assert gathered(values) == values and sys.getrefcount(values[0]) == 2
kept = List()
keep(kept, None)
assert kept == [None] and refused(TypeError, keep, (), 1)

class Unsure:
    def __bool__(self):
        raise ValueError

    def __eq__(self, other):
        raise ValueError

class Last(Link):
    gone = 0

    def __del__(self):
        Last.gone += 1

for value in (True, False, None, (), (0,), [], [0], 0, 7, "", "a", 0.0, {}, Other(), List(), List("a")):
    assert chosen(value) == int(bool(value)) and is_true(value) is bool(value)
assert refused(ValueError, chosen, Unsure())
nan = float("nan")
assert same("pass", "pa" + "ss"[:]) == (True, False) and same("pass", "play") == (False, True)
assert same(nan, nan) == (False, True) and same((1, "a"), (1, "a")) == (True, False)
assert refused(ValueError, same, Unsure(), 1)
assert among(1, (2, 1)) and among(1.0, (2, 1)) and among(nan, (nan,)) and not among(3, (2, 1))
assert among("ab", ("a" + "b"[:],)) and refused(ValueError, among, 1, (Unsure(),))
long = chain(200_000)
del long
long = Last(None)
for turn in range(2000):
    long = Last([long]) if turn % 2 else Link((long, turn))
del long
assert Last.gone == 1001, Last.gone
print("read")
"""


@pytest.mark.deep
@pytest.mark.skipif(bool(build.missing_tool()), reason="needs a C compiler")
def test_reads_are_those_of_the_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(tmp_path, monkeypatch, {"src/small/rule.py": RULE})
    build.compile_modules([tmp_path / "src/small/rule.py"], quick=True)
    path = build.compiled()[0]
    assert b"grimorio_names" in path.read_bytes()
    done = subprocess.run([sys.executable, "-c", READ], cwd=tmp_path / "src", capture_output=True, text=True)
    assert done.stdout == "read\n", done.stderr
