"""Nouns that differ have different texts: each quality beside each sort of noun, in all zones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest

from grimorio.games.magic.wording import text
from grimorio.games.magic.words import (
    INSTANT,
    All,
    Card,
    Counter,
    Destroy,
    Discard,
    Return,
    Search,
    Spell,
    Target,
    That,
)
from grimorio.language import LANGUAGES
from tests.fuzzing import each_seed
from tests.games.magic.slow.authors import KINDS, QUALITIES
from tests.games.magic.slow.stage import ODD
from tests.games.magic.slow.test_slow import refused
from tests.games.magic.slow.test_told_apart import same

SPOKEN: dict[str, tuple[Any, ...]] = {
    "play": (lambda noun: Destroy(Target(noun)), lambda noun: Destroy(All(noun))),
    "stack": (lambda noun: Counter(Target(noun)),),
    "graveyard": (lambda noun: Return(Target(noun)),),
    "hand": (lambda noun: Discard(0, all_of=noun),),
    "library": (lambda noun: Search(noun),),
}
"""For each zone, the effects that speak of an object there: of one, and of all."""
TYPES = ((), ("Wall",), ("Wall", "Golem"), ("Forest",))


def card_of(effect: Any) -> Card:
    return Card(ODD, "{R}", INSTANT, (Spell((effect,)),))


def nouns(zone: str) -> Iterator[That]:
    """Each sort of noun for this zone alone, and with each further quality."""
    for kind, types in product(dict.fromkeys(KINDS[zone]), TYPES):
        noun = That((kind,), types=types, zone=zone)  # type: ignore[arg-type]
        yield noun
        for field, values in QUALITIES:
            yield from (replace(noun, **{field: value}) for value in values if field != "types")


def clashes(cards: Iterable[Card]) -> list[Any]:
    """The texts that two of these cards share although they mean different things, and what they mean."""
    told: dict[tuple[str, tuple[str, ...]], Any] = {}
    shared: list[Any] = []
    for card in cards:
        meant = same(card.text)
        for language in LANGUAGES:
            words = (language, tuple(text(card, language)))
            if told.setdefault(words, meant) != meant:
                shared.append((words, told[words], meant))
    return shared


@pytest.mark.parametrize("zone", SPOKEN)
def test_nouns_that_differ_by_a_quality_have_texts_that_differ(zone: str) -> None:
    for spoken in SPOKEN[zone]:
        cards = [card for card in map(card_of, map(spoken, nouns(zone))) if not refused(card)]
        assert len(cards) > 200
        assert clashes(cards) == []


@pytest.mark.deep
def test_nouns_with_several_qualities_have_texts_that_differ() -> None:
    def run(seed: int) -> None:
        random = Random(seed)
        zone = random.choice(list(SPOKEN))
        noun = That((random.choice(KINDS[zone]),), types=random.choice(TYPES), zone=zone)  # type: ignore[arg-type]
        for field, values in random.sample(QUALITIES, 2):
            noun = replace(noun, **{field: random.choice(values)})
        others = [replace(noun, **{field: value}) for field, values in QUALITIES for value in values]
        for spoken in SPOKEN[zone]:
            cards = map(card_of, map(spoken, (noun, *others)))
            assert clashes(card for card in cards if not refused(card)) == []

    each_seed(100, run)
