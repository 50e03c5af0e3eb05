"""Random cards in a whole turn: what is hidden, won, discarded and drawn is as the slow interpreter
expects.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from grimorio.games.mickey import words as w
from grimorio.games.mickey.rules import board
from tests.fuzzing import each_seed, named, seeds
from tests.games.mickey.laid import Laid
from tests.games.mickey.slow.authors import ODD, Author
from tests.games.mickey.slow.deeds import Doer
from tests.games.mickey.slow.ends import Ender
from tests.games.mickey.slow.test_slow_deeds import EVER, Scene
from tests.games.mickey.slow.test_slow_power import refused
from tests.games.slow_reading import NotRead, accepted

HIDERS = (
    w.Mage("B", "", (w.BLUE,), "Owls", (w.MayHide(),)),
    w.Mage("X", "", (w.RED,), "Foxes", (w.MayHide(),)),
)
TRICKS = (
    w.Spell("E2", 2, (w.GREEN,), (w.Continuous(), w.Subterfuge())),
    w.Spell("K2", 2, (w.BLACK,), (w.Subterfuge(),)),
    w.Spell("R2", 2, (w.RED,), (w.Subterfuge(), w.Untouchable())),
)


class Turn(Scene):
    """A scene that goes from the card to the beginning of the next turn."""

    def __init__(self, card: w.Spell, random: Random, mage: w.Mage | None, *others: w.Card) -> None:
        super().__init__(card, random, mage)
        self.mine = ("P0", ODD, *random.sample(("P5", "P3", "R2"), random.randint(1, 3)))
        self.theirs = ("P4", *random.sample(("P1", "P2", "K2"), random.randint(2, 3)))
        self.others = others if any(one.name == "E2" for one in others) else (EVER, *others)

    def has_come(self, t: Laid) -> bool:
        return t.table.turn == 2 and t.ask == "castle"

    def doer(self, *table: Any) -> Doer:
        hiders = tuple(one.name for one in self.others if isinstance(one, w.Mage))
        return Ender(*table, hiders=hiders)

    def go_on(self, doer: Doer) -> None:
        assert isinstance(doer, Ender)
        doer.plays()
        doer.ends(0)


def tricks(author: Author, random: Random) -> w.Spell:
    """A random Spell that changes power, most of the time a Subterfuge Spell."""
    power = author.effect()
    words: tuple[Any, ...] = (power, w.Subterfuge()) if random.random() < 0.7 else (power,)
    return w.Spell(ODD, random.randint(0, 5), (w.RED,), words)


def scene(random: Random) -> Turn | None:
    """A turn with a random card; None if every card written was refused."""
    author = Author(random)
    kind = random.choice(("hides", "wins", "wins", "tricks", "deeds"))
    hiders = HIDERS if kind == "hides" or random.random() < 0.4 else ()
    if kind in ("hides", "wins"):
        moments = (w.Hides,) if kind == "hides" else (w.Wins, w.Wins, w.Draws, w.Casts)
        cards = accepted(lambda: author.moment(*moments), lambda cards: refused(cards[0]), 5)
        return None if cards is None else Turn(cards[1], random, cards[0], *hiders)
    if kind == "tricks":
        spell = accepted(lambda: tricks(author, random), refused, 5)
        return None if spell is None else Turn(spell, random, None, *hiders, *TRICKS)
    spell = accepted(author.deeds, refused, 5)
    return None if spell is None else Turn(spell, random, None, *hiders)


def real(t: Laid) -> dict[str, Any]:
    """Return what lies where on the table at the beginning of the next turn by the real rules."""
    found: dict[str, Any] = {"asked": (t.seat, sorted(t.options, key=str))}
    for seat in range(2):
        side = t.side(seat)
        found[f"hand {seat}"] = sorted(t.hand(seat))
        found[f"discard {seat}"] = sorted(t.discard(seat))
        found[f"deck {seat}"] = t.names_of(side.deck)
        found[f"castles {seat}"] = sorted(t.names_of(side.castles))
        for spell in side.spells:
            mage = t.names[seat][board.mage_of(spell)]
            found[f"spell {t.book.faces[board.face_of(spell)].key}"] = mage, bool(spell & board.HIDDEN)
        for name in t.names[seat]:
            found[name] = t.place(name), "".join(sorted(t.gems(name)))
    found["pool"] = {letter: board.count(t.table.pool, place) for place, letter in enumerate("BYRG")}
    found["stake"] = sorted("BYRG"[token & 3] for token in t.table.stake)
    [reckoned] = t.heard("reckoned")
    found["totals"] = tuple(reckoned["totals"])
    return found


def slow(doer: Ender) -> dict[str, Any]:
    """What lies where at the beginning of the next turn, by the slow interpreter."""
    found: dict[str, Any] = {"asked": (1, [("castle", name) for name in sorted(doer.castles[1])])}
    for seat in range(2):
        found[f"hand {seat}"] = sorted(doer.cards[seat])
        found[f"discard {seat}"] = sorted(doer.discards[seat])
        found[f"deck {seat}"] = doer.decks[seat]
        found[f"castles {seat}"] = sorted(doer.castles[seat])
    for name, mage, hidden in doer.lies():
        found[f"spell {name}"] = mage, hidden
    for one in doer.mages:
        found[one.card.name] = one.place, "".join(sorted(one.held))
    found["pool"] = doer.pool
    found["stake"] = sorted(doer.staked)
    found["totals"] = doer.final
    return found


def same_end(seed: int, read_of: Counter[str]) -> str:
    """Play a turn with a random card to its end, and compare. Returns "same", or why nothing was compared."""
    turn = scene(Random(seed))
    if turn is None:
        return "refused"
    t = turn.play()
    if t.p.over or any(asked.ask in ("order", "reshuffle") for asked in turn.log):
        return "over"
    try:
        doer = turn.read(read_of)
    except NotRead as why:
        return f"not read: {why}"
    card = turn.mage or turn.card
    assert not doer.log, (card, doer.log)
    assert isinstance(doer, Ender)
    expected, found = slow(doer), real(t)
    differ = {
        name: (found.get(name), expected.get(name))
        for name in {*found, *expected}
        if found.get(name) != expected.get(name)
    }
    assert not differ, (differ, card)
    return "same"


@pytest.mark.rule("WOM-IT-7.1-1", "WOM-IT-9.13-1", "WOM-IT-8.3-1")
def test_a_turn_ends_as_the_words_of_its_cards_say() -> None:
    read_of: Counter[str] = Counter()
    found: Counter[str] = Counter()

    def run(seed: int) -> None:
        found[same_end(seed, read_of)] += 1

    each_seed(200, run)
    assert found["same"] > 120
    assert {word for word in ("Hides", "Wins", "Subterfuge") if read_of[word] < 10} == set()


@pytest.mark.parametrize(
    "seed",
    [
        2432986244891546985,
        6408372506023887923,
        14213807962329649548,
        989424050373833920,
        4061582727592668193,
    ],
)
def test_a_turn_once_read_wrongly_ends_as_the_words_of_its_cards_say(seed: int) -> None:
    assert same_end(seed, Counter()) == "same"


@pytest.mark.fuzz
def test_more_turns_end_as_the_words_of_their_cards_say() -> None:
    for seed in seeds(1, 1000):
        with named(f"same_end({seed}, Counter())"):
            same_end(seed, Counter())
