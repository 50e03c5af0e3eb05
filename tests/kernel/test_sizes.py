"""How large what people bring may be."""

from __future__ import annotations

import json
from typing import Any

import pytest

from grimorio.kernel import sizes


@pytest.mark.parametrize(
    ("raw", "cause"),
    [
        (b"\xff{}", "text"),
        ('"\\ud800"', "text"),
        ('{"a": 1,}', "json"),
        ("", "json"),
        ("[" * 100_000, "deep"),
        ("[" * 61 + "]" * 61, "deep"),
        ("9" * 5000, "number"),
        ("1" * 20, "number"),
        ("1e999", "number"),
        ("-Infinity", "number"),
        ("[NaN]", "number"),
        ("[" + "0," * 100_000 + "0]", "many"),
        (json.dumps("x" * 20_001), "long"),
        (json.dumps({"x" * 20_001: 1}), "long"),
        (" " * 2_000_001, "large"),
    ],
)
def test_json_that_is_refused_says_why(raw: str | bytes, cause: str) -> None:
    with pytest.raises(sizes.BadData) as bad:
        sizes.from_json(raw)
    assert bad.value.cause == cause and len(str(bad.value)) < 200


@pytest.mark.parametrize(
    "data",
    [None, [], {}, 1.5, -(2**63) + 1, "é😀", [[0] * 1000] * 90, {"a": [{"b": [True, "x" * 20_000]}]}],
)
def test_json_within_the_bounds_is_read_as_it_is(data: Any) -> None:
    text = json.dumps(data)
    assert sizes.from_json(text) == sizes.from_json(b"\xef\xbb\xbf" + text.encode()) == data


def test_where_it_is_no_json_is_said() -> None:
    with pytest.raises(sizes.BadData, match=r"^line 2, column 2: not JSON: ") as bad:
        sizes.from_json("{\n}}")
    assert bad.value.facts == {"line": 2, "column": 2}


def test_what_messages_quote_is_short() -> None:
    quoted = [str(sizes.quoted(value)) for value in ({}, [], (), 3)]
    assert quoted == ["an object", "a list", "a list", "3"]
    assert str(sizes.quoted(10**5000)) == "a number of many digits"
    assert len(str(sizes.quoted("x" * 10**6))) == 80
