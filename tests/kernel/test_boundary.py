"""Data read as shapes: errors name the place, what was expected and what was found."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta, Struct, defstruct

from grimorio.kernel import SetupError
from grimorio.kernel.boundary import read, read_each

Small = Annotated[int, Meta(ge=1, le=9)]
Pair = Annotated[tuple[Small, str], Meta(description="[count, name]")]


class Inner(Struct, forbid_unknown_fields=True):
    level: Literal["low", "high"]
    size: Small = 1

    def __post_init__(self) -> None:
        if self.size == 7:
            raise SetupError("size", "7 is not used", cause="range", least=1, most=6)


class Circle(Struct, tag="circle", tag_field="shape", forbid_unknown_fields=True):
    radius: Small


class Line(Struct, tag="line", tag_field="shape", forbid_unknown_fields=True):
    length: Small


class Outer(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=5)] = ""
    pairs: list[Pair] = []
    named: dict[str, Annotated[str, Meta(max_length=3)]] = {}
    inner: Inner | None = None
    many: Annotated[list[Inner], Meta(max_length=2)] = []
    on: bool = False
    drawn: list[Circle | Line] = []


@pytest.mark.parametrize(
    ("data", "field", "message", "cause"),
    [
        (3, "x", "expected an object, found 3", "word-object"),
        ({"name": 3}, "x.name", "expected text of 0 to 5 characters, found 3", "word-short"),
        ({"name": "abcdef"}, "x.name", "expected text of 0 to 5 characters, found 'abcdef'", "word-short"),
        ({"pairs": 3}, "x.pairs", "expected a list, found 3", "word-list"),
        ({"pairs": [[1, "a"], [0, "a"]]}, "x.pairs[1]", "expected [count, name], found a list", "word-form"),
        ({"pairs": [[1, "a", 3]]}, "x.pairs[0]", "expected [count, name], found a list", "word-form"),
        (
            {"named": {"a": "b", "c.d": 3}},
            "x.named.c.d",
            "expected text of 0 to 3 characters, found 3",
            "word-short",
        ),
        ({"inner": {}}, "x.inner.level", "expected high, low, found nothing", "word-missing"),
        ({"inner": {"level": "mid"}}, "x.inner.level", "expected high, low, found 'mid'", "word-names"),
        (
            {"inner": {"level": "low", "size": 10}},
            "x.inner.size",
            "expected a whole number from 1 to 9, found 10",
            "range",
        ),
        (
            {"inner": {"level": "low", "size": True}},
            "x.inner.size",
            "expected a whole number from 1 to 9, found True",
            "range",
        ),
        ({"many": [{"level": "low", "size": 7}]}, "x.many[0].size", "7 is not used", "range"),
        ({"many": [{}, {}, {}]}, "x.many", "expected a list of 0 to 2, found 3", "word-many"),
        (
            {"drawn": [{"shape": "dot"}]},
            "x.drawn[0].shape",
            "expected circle, line, found 'dot'",
            "word-names",
        ),
        ({"drawn": [{}]}, "x.drawn[0].shape", "expected circle, line, found nothing", "word-missing"),
        ({"drawn": [3]}, "x.drawn[0]", "expected an object, found 3", "word-object"),
        (
            {"drawn": [{"shape": "line", "length": 0}]},
            "x.drawn[0].length",
            "expected a whole number from 1 to 9, found 0",
            "range",
        ),
        (
            {"drawn": [{"shape": "line", "radius": 1, "length": 1}]},
            "x.drawn[0].radius",
            "unknown field; expected shape, length",
            "word-field",
        ),
        ({"on": 1}, "x.on", "expected true or false, found 1", "word-truth"),
        (
            {"inner": {"lebel": 1, "level": "low"}},
            "x.inner.lebel",
            "unknown field; expected level, size; did you mean 'level'?",
            "word-field",
        ),
    ],
)
def test_what_does_not_fit_is_said(data: Any, field: str, message: str, cause: str) -> None:
    with pytest.raises(SetupError) as error:
        read(data, Outer, "x")
    assert (error.value.field, error.value.message, error.value.cause) == (field, message, cause)


def test_an_object_read_field_by_field_tells_all_that_is_wrong() -> None:
    wrong: list[SetupError] = []
    data = {"on": 1, "name": "abc", "inner": {"size": 10, "level": "lov"}, "other": 1}
    shape = defstruct("Nested", [("name", str), ("inner", Inner), ("on", bool), ("needed", int)])
    assert read_each(data, shape, "x", wrong) == {"name": "abc", "inner": {}}
    assert [(error.field, error.cause) for error in wrong] == [
        ("x.on", "word-truth"),
        ("x.inner.size", "range"),
        ("x.inner.level", "word-names"),
        ("x.needed", "word-missing"),
    ]
    assert "did you mean 'low'?" in str(wrong[2])
    assert read_each([], Outer, "x", wrong) == {} and wrong[4].message == "expected an object, found a list"


def at(data: Any, field: str) -> Any:
    """The value at the path of a field."""
    for step in field.replace("[", ".").replace("]", "").split(".")[1:]:
        data = data[int(step)] if isinstance(data, list) else data[step]
    return data


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-2, 2**70)
    | st.floats()
    | st.sampled_from(["", "a", "low", "long text"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                ["name", "pairs", "named", "inner", "many", "on", "drawn", "shape", "level", "size", "other"]
            ),
            inner,
        )
    ),
    max_leaves=12,
)


@given(VALUES)
def test_whatever_is_read_fits_or_is_refused_by_its_place(data: Any) -> None:
    try:
        assert isinstance(read(data, Outer, "x"), Outer)
    except SetupError as error:
        assert error.message and not error.message.startswith("expected something")
        if error.cause != "word-missing":
            at(data, error.field)
