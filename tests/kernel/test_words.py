"""Words as JSON data: written and read back, and the errors for data that is no word."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Literal

import pytest

from grimorio.kernel import SetupError
from grimorio.kernel.faults import Message
from grimorio.kernel.words import DEEPEST, Codec, inside


@dataclass(frozen=True)
class Who:
    side: Literal["own", "enemy"] = "own"
    named: str | None = None


@dataclass(frozen=True)
class Hit:
    whom: Who = Who()
    amount: int | Count = 1
    hard: bool = False


@dataclass(frozen=True)
class Count:
    of: Who
    plus: int = 0


@dataclass(frozen=True)
class Twice:
    what: Deed | tuple[Deed, ...]


Deed = Hit | Twice


@dataclass(frozen=True)
class Paper:
    name: str
    deeds: tuple[Deed, ...]
    size: tuple[int, int] | None = None
    mood: str = "calm"


CODEC = Codec(
    known={("Paper", "mood"): ("calm", "wild")},
    written={("Who", "named"): (r"[A-Z]+", Message("capital letters"))},
    below_zero=("plus",),
)

PAPERS = (
    (Paper("A", (Hit(),)), {"name": "A", "deeds": ["Hit"]}),
    (
        Paper("B", (Hit(Who("enemy", "ADA"), Count(Who(), -2), True),), (1, 2), "wild"),
        {
            "name": "B",
            "deeds": [
                {
                    "Hit": {
                        "whom": {"side": "enemy", "named": "ADA"},
                        "amount": {"Count": {"of": {}, "plus": -2}},
                        "hard": True,
                    }
                }
            ],
            "size": [1, 2],
            "mood": "wild",
        },
    ),
    (
        Paper("C", (Twice(Hit()), Twice((Hit(), Hit(amount=3))))),
        {
            "name": "C",
            "deeds": [{"Twice": {"what": "Hit"}}, {"Twice": {"what": ["Hit", {"Hit": {"amount": 3}}]}}],
        },
    ),
)


@pytest.mark.parametrize(("paper", "data"), PAPERS, ids="ABC")
def test_words_are_written_shortly_and_read_again(paper: Paper, data: dict[str, Any]) -> None:
    assert CODEC.out(paper) == data
    assert CODEC.read(json.loads(json.dumps(data)), Paper, "paper") == paper


def deep(levels: int) -> Any:
    data: Any = "Hit"
    for _ in range(levels):
        data = {"Twice": {"what": data}}
    return data


WRONG: tuple[tuple[Any, str, str], ...] = (
    ([], "paper", "expected an object, found a list"),
    ({"deeds": ["Hit"]}, "paper.name", "Paper needs it"),
    ({"name": "A", "deeds": []}, "paper.deeds", "at least one"),
    (
        {"name": "A", "deeds": ["Hit"], "ink": 1},
        "paper.ink",
        "unknown field; expected name, deeds, size, mood",
    ),
    ({"name": " ", "deeds": ["Hit"]}, "paper.name", "a text of 1 to 60 characters"),
    ({"name": "x" * 61, "deeds": ["Hit"]}, "paper.name", "a text of 1 to 60 characters"),
    ({"name": "A\x07", "deeds": ["Hit"]}, "paper.name", "a text of 1 to 60 characters"),
    ({"name": "A", "deeds": ["Miss"]}, "paper.deeds[0]", "expected Hit, Twice, found 'Miss'"),
    ({"name": "A", "deeds": [{"Miss": {}}]}, "paper.deeds[0].Miss", "unknown word; expected Hit, Twice"),
    ({"name": "A", "deeds": [{"Hit": {}, "Twice": {}}]}, "paper.deeds[0]", "expected one word"),
    ({"name": "A", "deeds": [{"Hit": 3}]}, "paper.deeds[0].Hit", "expected an object, found 3"),
    ({"name": "A", "deeds": [{"Hit": {"amount": -1}}]}, "paper.deeds[0].Hit.amount", "from 0 to 99 or Count"),
    ({"name": "A", "deeds": [{"Hit": {"amount": True}}]}, "paper.deeds[0].Hit.amount", "found True"),
    ({"name": "A", "deeds": [{"Hit": {"hard": 1}}]}, "paper.deeds[0].Hit.hard", "true or false"),
    (
        {"name": "A", "deeds": [{"Hit": {"whom": {"named": "ada"}}}]},
        "paper.deeds[0].Hit.whom.named",
        "capital",
    ),
    (
        {"name": "A", "deeds": [{"Hit": {"whom": {"side": "our"}}}]},
        "paper.deeds[0].Hit.whom.side",
        "own, enemy",
    ),
    ({"name": "A", "deeds": ["Hit"], "size": [1]}, "paper.size", "expected 2 numbers, found 1"),
    ({"name": "A", "deeds": ["Hit"], "mood": "sad"}, "paper.mood", "expected calm, wild, found 'sad'"),
)


@pytest.mark.parametrize(("data", "field", "problem"), WRONG, ids=[f"{row[1]} {row[2]}" for row in WRONG])
def test_what_is_wrong_is_told_with_its_field(data: Any, field: str, problem: str) -> None:
    with pytest.raises(SetupError) as error:
        CODEC.read(data, Paper, "paper")
    assert error.value.field == field and problem in str(error.value)


def test_words_may_be_nested_but_not_without_end() -> None:
    assert CODEC.read({"name": "A", "deeds": [deep(5)]}, Paper, "paper")
    with pytest.raises(SetupError, match="nested too deep"):
        CODEC.read({"name": "A", "deeds": [deep(DEEPEST)]}, Paper, "paper")


def test_every_word_inside_is_found_in_order() -> None:
    names = [type(word).__name__ for word in inside(PAPERS[2][0])]
    assert names == ["Paper", "Twice", "Hit", "Who", "Twice", "Hit", "Who", "Hit", "Who"]
