"""Random cards that change power are refused with the right field, or give the powers that are expected."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from grimorio.games.mickey import cardset
from grimorio.games.mickey import words as w
from grimorio.kernel.words import inside
from tests.fuzzing import each_seed, named, seeds
from tests.games.mickey.laid import PLAIN_CASTLES, PLAIN_MAGES, PLAIN_SPELLS, Laid, card_set
from tests.games.mickey.slow.authors import ODD, Author
from tests.games.mickey.slow.reader import Lies, Reader, Stands
from tests.games.slow_reading import words_of

HELD = {"A": "B", "B": "BY", "X": "R"}


def refused(card: w.Card) -> bool:
    """Whether a card set of this card alone has faults."""
    lists = {kind: [cardset.card_to_json(card)] for kind, word in cardset.KINDS.items() if type(card) is word}
    return bool(cardset.faults(lists))


def reader(card: w.Card, hidden: bool, third: str) -> Reader:
    """The slow interpreter's table with this card on it, in the same position as the table of the rules."""
    mages = {
        mage.name: Stands(card if isinstance(card, w.Mage) and mage.name == "A" else mage, seat, place, "")
        for mage, (seat, place) in zip(
            PLAIN_MAGES, ((0, 0), (0, 1), (0, 2), (1, 2), (1, 1), (1, 0)), strict=True
        )
    }
    for name, held in HELD.items():
        mages[name].held = held
    spells = {spell.name: spell for spell in PLAIN_SPELLS}
    if isinstance(card, w.Spell):
        spells[ODD] = card
    laid = [("Y2", "C", True), ("G2", "Z", True), ("P0", "B", False), ("P4", "X", False)]
    laid += [(ODD, "A", True)] if hidden else [(third, "A", False)]
    lie = [Lies(spells[name], mages[mage], down) for name, mage, down in laid]
    castle = card if isinstance(card, w.Castle) else PLAIN_CASTLES[0]
    here = None if isinstance(card, w.Castle | w.Code) else mages["A"]
    return Reader(list(mages.values()), lie, castle, (1 + hidden, 2), 1, card, here)


def worth(card: w.Card, random: Random) -> tuple[object, object]:
    """The powers of Spells and squads: (by the rules, by the slow interpreter)."""
    hidden = isinstance(card, w.Spell) and random.random() < 0.3
    third = ODD if isinstance(card, w.Spell) else "R2"
    t = Laid(
        card,
        mine=("P0", "P5", third),
        theirs=("P4", "K2", "P1"),
        hidden=(("Y2", "C"), ("G2", "Z"), *([(ODD, "A")] if hidden else [])),
        held=HELD,
        codes=("Law" if isinstance(card, w.Code) else "", ""),
    )
    t.cast("P0", "B").cast("P4", "X")
    if not hidden:
        t.cast(third, "A")
    slow = reader(card, hidden, third)
    names = [spell.card.name for spell in slow.spells]
    return ([t.worth(name) for name in names], t.totals()), (slow.powers(), slow.totals())


def same_worth(seed: int) -> w.Card | None:
    """Write a random card, and check the powers on a table with it.

    Returns the card; None when it is refused.
    """
    random = Random(seed)
    card = Author(random).card()
    if refused(card):
        return None
    real, expected = worth(card, random)
    assert real == expected, card
    return card


@pytest.mark.deep
def test_a_card_is_refused_or_worth_what_its_words_say() -> None:
    read: Counter[str] = Counter()

    def run(seed: int) -> None:
        card = same_worth(seed)
        if card is not None:
            read.update(type(word).__name__ for effect in card.effects for word in inside(effect))

    each_seed(900, run)
    words = words_of(w.Power, w.Condition, w.Number)
    assert {word for word in words if read[word] < 5} == set()


@pytest.mark.parametrize("seed", [5651277532706183578])
def test_a_card_once_read_wrongly_is_refused_or_worth_what_its_words_say(seed: int) -> None:
    same_worth(seed)


def test_without_names_each_step_once() -> None:
    card = w.Castle("Plain", (w.BLUE,), (w.Without(w.Spells(), ("plus", "plus")),))
    [wrong] = cardset.faults(cardset.to_json(card_set(card)))
    assert (wrong.field.split("].", 1)[1], wrong.cause) == ("effects[0].Without.steps", "word-once")


def test_some_cards_are_worth_what_their_words_say() -> None:
    each_seed(90, same_worth)


@pytest.mark.fuzz
def test_more_cards_are_worth_what_their_words_say() -> None:
    for seed in seeds(1, 3500):
        with named(f"worth(Author(Random({seed})))"):
            same_worth(seed)
