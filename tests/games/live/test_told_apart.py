"""Powers that differ have different texts: every field of every word, and every cost, shows in the text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import product
from typing import Any, get_args

from grimorio.games.live.powerset import from_json, to_json
from grimorio.games.live.wording import text_of
from grimorio.games.live.words import Power, Word
from grimorio.kernel import SetupError
from grimorio.kernel.words import hints

MOST = 20
COSTS = ("life", "traits", "packs")


def words() -> Iterator[Word]:
    """Every word with every value of its fields."""
    for word in get_args(Word):
        values = [
            (False, True) if hints(word)[one.name][0] is bool else range(MOST + 1) for one in fields(word)
        ]
        yield from (word(*several) for several in product(*values))


def accepted(power: Power) -> bool:
    """Whether the game accepts the Power."""
    try:
        return from_json(to_json(power)) == power
    except SetupError:
        return False


def powers() -> Iterator[Power]:
    """All Powers of one or two words, and those of one word with any costs."""
    every = list(words())
    for word in every:
        power = Power("P", "basic", (word,))
        for cost, amount in product(COSTS, range(MOST + 1)):
            yield replace(power, **{cost: amount})
        for amounts in product(range(3), repeat=3):
            yield replace(power, **dict(zip(COSTS, amounts, strict=True)))
        for other in every:
            yield replace(power, does=(word, other))


def test_no_two_powers_that_differ_have_the_same_text() -> None:
    known: dict[tuple[str, str], Any] = {}
    sound = [power for power in dict.fromkeys(powers()) if accepted(power)]
    assert {type(word) for power in sound for word in power.does} == set(get_args(Word))
    for power in sound:
        for language, text in text_of(power).items():
            assert known.setdefault((language, text), power) == power
