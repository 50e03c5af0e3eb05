"""Cards that differ have different texts: every field of every word shows in the text, or is refused."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from random import Random
from typing import Any

import pytest

from grimorio.games.magic.wording import text
from grimorio.games.magic.wording.shape import event_of
from grimorio.games.magic.words import (
    THIS,
    Both,
    Controls,
    Discard,
    May,
    PutFromHand,
    That,
    TheObject,
    Triggered,
)
from grimorio.language import LANGUAGES
from tests.fuzzing import each_seed, named, seeds
from tests.games.magic.slow.authors import Author
from tests.games.magic.slow.test_slow import refused
from tests.games.slow_reading import places_in, put, taken


def replaced(words: Any, old: Any, new: Any) -> Any:
    """A copy of the words in which one word is replaced by another."""
    if words == old and type(words) is type(old):
        return new
    if isinstance(words, tuple):
        return tuple(replaced(part, old, new) for part in words)
    if not is_dataclass(words) or isinstance(words, type):
        return words
    return replace(words, **{one.name: replaced(getattr(words, one.name), old, new) for one in fields(words)})


def same(words: Any) -> Any:
    """The words in a normal form, so that two ways to say the same thing are equal.

    Examples: `Both` of one condition is that condition; "you control" is implied by what you sacrifice; the
    object of an event about the card itself is the card.
    """
    if isinstance(words[0], Triggered) and event_of(words[0]) == THIS:
        words = (replaced(words[0], TheObject(), THIS),)
    for path, _ in list(places_in(words))[::-1]:
        word = taken(words, path)
        if isinstance(word, Both) and len(word.conditions) == 1:
            words = put(words, path, word.conditions[0])
        elif isinstance(word, Controls) and word.what.controller == "you":
            words = put(words, path, replace(word, what=replace(word.what, controller=None)))
        elif isinstance(word, Discard) and word.all_of is not None:
            words = put(words, path, replace(word, amount=0))
        elif isinstance(word, May):
            asked = tuple(
                replace(one, may=True) if isinstance(one, PutFromHand) else one for one in word.effects
            )
            words = put(words, path, replace(word, effects=asked))
        elif isinstance(word, That) and word.types:
            wide = {"play": "permanent", "stack": "spell"}.get(word.zone, "card")
            kinds = tuple(wide if kind in ("creature", "land") else kind for kind in word.kinds)
            words = put(words, path, replace(word, kinds=kinds))
    return words


def told_alike(seed: int) -> str:
    """Write a random card, and a copy with one field changed, and compare their texts.

    Returns the text where both have the same; "" where the texts differ, or one of the cards is refused.
    """
    author = Author(Random(seed))
    card = author.any()
    if refused(card):
        return ""
    for _ in range(4):
        other = replace(card, text=author.changed(card.text))
        if same(other.text) == same(card.text) or refused(other):
            continue
        for language in LANGUAGES:
            if text(card, language) == text(other, language):
                return f"{text(card, language)}\n{same(card.text)}\n{same(other.text)}"
    return ""


@pytest.mark.parametrize("count", [90, pytest.param(900, marks=pytest.mark.deep)])
def test_no_two_cards_that_differ_have_the_same_text(count: int) -> None:
    def run(seed: int) -> None:
        assert told_alike(seed) == ""

    each_seed(count, run)


@pytest.mark.parametrize(
    "seed",
    [
        13779662113828751900,
        4795597180993790072,
        2620898429258835458,
        1896489120512250236,
        15620036352368366924,
        464639433364277613,
    ],
)
def test_cards_once_told_alike_have_texts_that_differ(seed: int) -> None:
    assert told_alike(seed) == ""


@pytest.mark.hunt
@pytest.mark.fuzz
def test_more_cards_that_differ_have_texts_that_differ() -> None:
    for seed in seeds(1, 3000):
        with named(f"told_alike({seed})"):
            assert told_alike(seed) == ""
