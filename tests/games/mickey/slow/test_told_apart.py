"""Cards that differ have different texts: every field of every word shows in the text, or is refused."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest

from grimorio.games.mickey import cardset
from grimorio.games.mickey import words as w
from grimorio.games.mickey.wording import LANGUAGES, text_of
from grimorio.kernel.words import hints
from tests.fuzzing import each_seed, named, seeds
from tests.games.mickey.laid import card_set
from tests.games.mickey.slow.authors import ODD, Author
from tests.games.mickey.slow.test_slow_lasting import card_of
from tests.games.mickey.slow.test_slow_power import refused
from tests.games.slow_reading import places_in, put, taken

NATURAL: dict[str, Any] = {"here": "own", "adjacent": "own", "opposite": "enemy"}
"""For each place seen from a card: whose Mage stands there, so that `whose` need not be said."""


def written(random: Random) -> w.Card:
    """A card of any words."""
    author = Author(random)
    kind = random.choice(("power", "deeds", "lasts", "moment"))
    if kind == "power":
        return author.card()
    if kind == "lasts":
        return card_of(random)
    if kind == "deeds":
        return author.deeds()
    return author.moment(w.Casts, w.Draws, w.CastleEnters, w.Hides, w.Wins)[0]


def changed(author: Author, words: Any) -> Any:
    """A copy of the words in which one field of one word has another random value of its type."""
    path, at = author.random.choice(list(places_in(words)))
    name, (hint, _) = author.random.choice(list(hints(type(at)).items()))
    return put(words, path, replace(at, **{name: author.value(hint, name, 1)}))


def condensed(condition: Any, holds: bool = True) -> Any:
    """The condition, or with `holds` False its contrary, with `Not` only before what has no parts, and no
    group in a group of its kind.
    """
    match condition:
        case w.Not(of):
            return condensed(of, not holds)
        case w.Both(parts) | w.Either(parts):
            kind = w.Both if isinstance(condition, w.Both) is holds else w.Either
            inner = [condensed(part, holds) for part in parts]
            return kind(
                tuple(one for part in inner for one in (part.of if isinstance(part, kind) else (part,)))
            )
    return condition if holds else w.Not(condition)


def same(words: Any) -> Any:
    """The words in a normal form, so that two ways to say the same thing are equal.

    Examples: a place, or the Mage that cast a Spell, implies whose it is; "all Spells" are Spells of any
    kind; what is not false is true.
    """
    for path, _ in list(places_in(words))[::-1]:
        word = taken(words, path)
        if isinstance(word, w.Mages) and word.where in NATURAL:
            words = put(words, path, replace(word, whose=NATURAL[word.where]))
        elif isinstance(word, w.Spells) and word.by is not None:
            words = put(words, path, replace(word, whose=word.by.whose))
        elif isinstance(word, w.CannotCast | w.MayHide) and word.spells == w.ALL_SPELLS:
            words = put(words, path, replace(word, spells=None))
        elif isinstance(word, w.Casts) and word.spell == w.ALL_SPELLS:
            words = put(words, path, replace(word, spell=None))
        elif isinstance(word, w.If):
            words = put(words, path, replace(word, condition=condensed(word.condition)))
    return words


def told_alike(seed: int) -> str:
    """Write a random card, and a copy with one field changed, and compare their texts.

    Returns the text where both have the same; "" where the texts differ, or one of the cards is refused.
    """
    random = Random(seed)
    card = written(random)
    if refused(card) or not list(places_in(card.effects)):
        return ""
    author = Author(random)
    for _ in range(4):
        other = replace(card, effects=changed(author, card.effects))
        if same(other.effects) == same(card.effects) or refused(other):
            continue
        first, second = text_of(card), text_of(other)
        for language in first:
            if first[language] == second[language]:
                return f"{language}: {first[language]}\n{same(card.effects)}\n{same(other.effects)}"
    return ""


@pytest.mark.deep
def test_no_two_cards_that_differ_have_the_same_text() -> None:
    def run(seed: int) -> None:
        assert told_alike(seed) == ""

    each_seed(500, run)


@pytest.mark.parametrize(
    ("word", "field"),
    [
        (w.Plus(w.Spells("own", by=w.Mages("enemy")), 1), "Plus.what.whose"),
        (w.Plus(w.Spells("own", by=w.ALL_MAGES), 1), "Plus.what.whose"),
        (w.Plus(w.Spells("enemy", which="this"), 1), "Plus.what.whose"),
        (w.Plus(w.Spells(which="this", by=w.CASTER), 1), "Plus.what.by"),
        (w.CannotHide(w.Mages("own", "opposite")), "CannotHide.mages.whose"),
        (w.CannotHide(w.Mages("enemy", "here")), "CannotHide.mages.whose"),
        (w.CannotHide(w.Mages("enemy", "adjacent")), "CannotHide.mages.whose"),
        (w.Shatter(w.Spells(having="static")), "Shatter.what.having"),
    ],
    ids=str,
)
def test_what_is_said_elsewhere_is_not_said_again(word: Any, field: str) -> None:
    card = w.Spell(ODD, 1, (w.RED,), (word,))
    wrong = [error.field for error in cardset.faults(cardset.to_json(card_set(card)))]
    assert [path.split("].", 1)[1] for path in wrong] == [f"effects[0].{field}"]


def test_conditions_with_one_text_mean_the_same() -> None:
    conditions: list[Any] = [w.There(w.Castles(w.RED)), w.AtLeast(w.Hand(), 4)]
    for _ in range(2):
        pairs = list(product(conditions, repeat=2))
        conditions += [*map(w.Not, conditions), *map(w.Both, pairs), *map(w.Either, pairs)]
    meanings: dict[tuple[str, str], set[Any]] = defaultdict(set)
    for condition in conditions:
        for said in text_of(w.Spell(ODD, 1, (w.RED,), (w.If(condition, w.Recover()),))).items():
            meanings[said].add(condensed(condition))
    assert len(conditions) > 300
    assert [meant for meant in meanings.values() if len(meant) > 1] == []


def test_effects_that_are_grouped_differently_have_texts_that_differ() -> None:
    effects: set[Any] = {w.Draw(), w.Recover()}
    for _ in range(2):
        groups = [*effects, *product(effects, repeat=2)]
        effects |= {*map(w.May, groups), *[w.If(w.There(w.Castles(w.RED)), group) for group in groups]}
    assert len(effects) > 400
    for language in LANGUAGES:
        texts = {text_of(w.Spell(ODD, 1, (w.RED,), (effect,)))[language] for effect in effects}
        assert len(texts) == len(effects)


@pytest.mark.fuzz
def test_more_cards_that_differ_have_texts_that_differ() -> None:
    for seed in seeds(1, 5000):
        with named(f"told_alike({seed})"):
            assert told_alike(seed) == ""
