"""Random cards with lasting effects are refused, or work as the slow interpreter expects."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, get_args

import pytest

from grimorio.games.mickey import cardset
from grimorio.games.mickey import words as w
from grimorio.games.mickey.rules import board
from tests.fuzzing import each_seed, named, seeds
from tests.games.mickey.laid import PLAIN_CASTLES, PLAIN_MAGES, PLAIN_SPELLS, Laid, card_set
from tests.games.mickey.slow.authors import ODD, Author
from tests.games.mickey.slow.lasting import Rule, Source
from tests.games.mickey.slow.reader import Lies, Stands
from tests.games.mickey.slow.test_slow_deeds import PLACES
from tests.games.mickey.slow.test_slow_power import HELD, refused
from tests.games.slow_reading import NotRead, accepted

STATES = get_args(w.State)
SAYING: tuple[w.Card, ...] = (
    w.Spell("W3", 3, (w.BLUE,), (w.Plus(w.Spells("own"), 1), w.Untouchable())),
    w.Spell("E2", 2, (w.GREEN,), (w.Continuous(), w.Minus(w.Spells("enemy", "cast"), 1))),
    w.Mage("B", "", (w.BLUE,), "Owls", (w.Plus(w.HIS, 2),)),
    w.Mage(
        "X",
        "",
        (w.RED,),
        "Foxes",
        (w.Plus(w.Spells(by=w.Mages(team="Owls")), 4), w.MayHide(w.OWN_MAGES, w.Spells(colour="blue"))),
    ),
    w.Castle("Plain", (w.BLUE,), (w.Plus(w.Spells(by=w.Mages(team="Foxes")), 1),)),
)
"""The cards on the table that have effects, besides the random one."""
LAID = (("Y2", "C", True), ("E2", "Z", True), ("P0", "B", False), ("W3", "X", False))


def card_of(random: Random) -> w.Card:
    """A random card with one lasting effect, perhaps under a condition."""
    author = Author(random)
    word: Any = author.lasting()
    if random.random() < 0.3:
        word = w.If(author.word(w.There, 1), word)
    kind = random.choice((w.Spell, w.Mage, w.Castle, w.Code))
    if kind is w.Mage or "Possesses" in repr(word):
        return w.Mage("A", "", (w.BLUE,), "Owls", (word,))
    if kind is w.Spell:
        return w.Spell(ODD, random.randint(0, 5), (w.RED,), (word,))
    if kind is w.Castle:
        return w.Castle("Plain", (w.BLUE,), (word,))
    return w.Code("Law", w.Mages(), (word,))


def laid(card: w.Card) -> Laid:
    """The table of the rules with this card on it."""
    others = [one for one in SAYING if (type(one), one.name) != (type(card), card.name)]
    third = ODD if isinstance(card, w.Spell) else "R2"
    t = Laid(
        card,
        *others,
        mine=("P0", third, "P5"),
        theirs=("W3", "K2", "P1", "P4"),
        hidden=(("Y2", "C"), ("E2", "Z")),
        held=HELD,
        codes=("Law" if isinstance(card, w.Code) else "", ""),
    )
    for name, mage in (("P0", "B"), ("W3", "X"), (third, "A")):
        if not t.offers("cast", name, t.place(mage)):
            raise NotRead("a Spell that cannot be cast")
        t.cast(name, mage)
    return t


def rule(card: w.Card, mute: bool) -> Rule:
    """The same table in the slow interpreter; with `mute` as if the card had no effect."""
    cards: dict[tuple[type, str], Any] = {(type(one), one.name): one for one in (*PLAIN_MAGES, *PLAIN_SPELLS)}
    cards |= {(type(one), one.name): one for one in (PLAIN_CASTLES[0], *SAYING, card)}
    mages = {
        name: Stands(cards[w.Mage, name], seat, place, HELD.get(name, ""))
        for name, (seat, place) in zip("ABCXYZ", PLACES, strict=True)
    }
    third = ODD if isinstance(card, w.Spell) else "R2"
    spells = [
        Lies(cards[w.Spell, name], mages[mage], hidden) for name, mage, hidden in (*LAID, (third, "A", False))
    ]
    castle = cards[w.Castle, "Plain"]
    everybody = list(mages.values())

    def source(one: w.Card, here: Stands | None, you: int) -> Source:
        return Source(everybody, spells, castle, (1, 3), 1, one, here, you)

    sources = [source(one.card, one, one.seat) for one in everybody]
    sources += [source(one.card, one.mage, one.mage.seat) for one in spells]
    sources.append(source(castle, None, 0))
    if isinstance(card, w.Code):
        sources.append(source(card, None, 0))
    [odd] = [one for one in sources if one.card is card]
    hands = [[cards[w.Spell, "P5"]], [cards[w.Spell, name] for name in ("K2", "P1", "P4")]]
    return Rule(sources, odd, everybody, spells, hands, ["A", "B", "X"], mute)


def so(card: w.Card) -> str:
    """Compare a table with the card.

    Returns "shows" where the card made a difference, "same", or why not compared.
    """
    try:
        t, slow = laid(card), rule(card, mute=False)
    except NotRead:
        return "not read"
    differ = differences(t, slow)
    assert not differ, (differ, card)
    return "shows" if differences(t, rule(card, mute=True)) else "same"


def differences(t: Laid, slow: Rule) -> dict[str, Any]:
    """What differs between the table of the rules and the slow interpreter, by name; empty if nothing
    does.
    """
    names = [spell.card.name for spell in slow.spells]
    found: dict[str, Any] = {
        "worth": {name: t.worth(name) for name in names},
        "simple": {name: t.simple(name) for name in names},
        "actions": {name: t.actions(name) for name in names},
        "held": {one.card.name: sorted(t.gems(one.card.name)) for one in slow.mages},
        "spells": sorted(t.names_of(tuple(board.face_of(s) for seat in (0, 1) for s in t.side(seat).spells))),
    }
    expected: dict[str, Any] = {
        "worth": {spell.card.name: slow.worth(spell) for spell in slow.spells},
        "simple": {spell.card.name: slow.is_simple(spell.card) for spell in slow.spells},
        "actions": {spell.card.name: slow.actions(spell) for spell in slow.spells},
        "held": {one.card.name: sorted(one.held) for one in slow.mages},
        "spells": sorted(names),
    }
    seats = [seat for seat in (1, 0) if slow.offers(seat)]
    if seats:
        expected["asked"] = seats[0], sorted(slow.offers(seats[0]), key=str)
        found["asked"] = t.seat, sorted(t.options, key=str)
    return {name: (found[name], expected[name]) for name in found if found[name] != expected[name]}


def same_lasting(seed: int, read_of: Counter[str]) -> str:
    """Write a random card and compare a table with it (see `so`)."""
    random = Random(seed)
    card = accepted(lambda: card_of(random), refused, 4)
    if card is None:
        return "refused"
    how = so(card)
    if how == "shows":
        [effect] = card.effects
        read_of[type(effect.then if isinstance(effect, w.If) else effect).__name__] += 1
    return how


@pytest.mark.deep
def test_what_lasts_is_refused_or_so_as_the_words_say() -> None:
    read_of: Counter[str] = Counter()
    each_seed(240, lambda seed: same_lasting(seed, read_of))
    assert {word.__name__ for word in STATES if read_of[word.__name__] < 2} == set()


@pytest.mark.parametrize("seed", [1492143682727879405])
def test_a_card_once_read_wrongly_is_refused_or_so_as_its_words_say(seed: int) -> None:
    same_lasting(seed, Counter())


@pytest.mark.rule("WOM-IT-8.11-1", "WOM-IT-8.3-1")
@pytest.mark.parametrize("word", [w.CannotCast, w.MayHide])
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("whose", "own"),
        ("area", "cast"),
        ("which", "this"),
        ("by", w.ADJACENT),
        ("having", "static"),
        ("simple", True),
    ],
)
def test_of_spells_in_a_hand_only_printed_facts_are_asked(word: type, field: str, value: Any) -> None:
    noun = w.Spells(**{field: value})
    wrong = cardset.faults(cardset.to_json(card_set(w.Spell(ODD, 1, (w.RED,), (word(w.ALL_MAGES, noun),)))))
    [path] = [error.field for error in wrong if error.cause == "word-unread"]
    assert path.endswith(f"effects[0].{word.__name__}.spells.{field}")


def test_some_of_what_lasts_is_so_as_the_words_say() -> None:
    each_seed(30, lambda seed: same_lasting(seed, Counter()))


@pytest.mark.fuzz
def test_more_of_what_lasts_is_so_as_the_words_say() -> None:
    for seed in seeds(1, 1800):
        with named(f"same_lasting({seed}, Counter())"):
            same_lasting(seed, Counter())
