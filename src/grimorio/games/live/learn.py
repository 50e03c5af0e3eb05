"""The auction for learning programs: every option in a fixed order, and what a seat sees as numbers."""

from __future__ import annotations

from array import array
from typing import Final

from grimorio.games.live.meaning import BASICS, SPELL_DECKS, Book
from grimorio.games.live.pool import deck_of
from grimorio.games.live.powers import POWERS
from grimorio.games.live.rules.challenge import HANDS, Challenge
from grimorio.games.live.rules.completion import COPIES, MOST_BASICS
from grimorio.games.live.rules.session import Session
from grimorio.games.live.rules.things import KINDS, Mage, left_in, mage, secret, table
from grimorio.games.live.view import innermost
from grimorio.games.live.words import DECKS, STYLES, TRAITS
from grimorio.games.magic.names import fact, names
from grimorio.kernel.choice import Option
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

MOST_LIFE: Final = 200
"""The most points of life that an option to bid can name."""

PHASES: Final = ("approval", "auction", "completion", "lands", "over")
"""The phases of a session, in the order in which `features` has a number for each."""
ASKS: Final = (
    "declare",
    "pack",
    "contest",
    "challenge",
    "power",
    "throw",
    "retest",
    "escalate",
    "second-pack",
    "hand",
    "spend-life",
    "give-back",
    "deck",
    "take",
    "lands",
)
"""The kinds of choice, in the order in which `features` has a number for each."""


def actions() -> tuple[Option, ...]:
    """Every option that a game with the rulebook's Powers can offer, whatever its pool."""
    cards = [name for name in names() if not fact(name).basic]
    options: list[Option] = [
        (word,) for word in ("yes", "no", "none", "accept", "life", "overbid", "give-up", "done")
    ]
    options += [("challenge", trait) for trait in TRAITS]
    options += [("power", power.name) for power in POWERS]
    options += [("throw", hand) for hand in HANDS]
    options += [("hand", side) for side in ("left", "right")]
    options += [("deck", deck) for deck in DECKS[:-1]]
    options += [(word, life) for word in ("bid", "life") for life in range(1, MOST_LIFE + 1)]
    options += [("pack", name) for name in cards if deck_of(name) != "land"]
    options += [("lands", name, count) for name in BASICS for count in range(MOST_BASICS + 1)]
    options += [
        ("lands", name, count) for name in cards if deck_of(name) == "land" for count in range(COPIES + 1)
    ]
    return tuple(options)


def features(p: Position, seat: Seat) -> array[float]:
    """What a seat sees as numbers, its own Magus first.

    All positions of games with the same number of seats give the same count of numbers.

    The numbers are: phase; what is asked; the deck in auction; packs left in each deck and on the table;
    category of the challenge. Then come those of each Magus (`_magus`). They are read off the position: all
    of it is public but which packs a Magus took in secret.
    """
    t = table(p)
    session: Session | None = innermost(p, Session)
    challenge: Challenge | None = innermost(p, Challenge)
    choice = p.choice_of(seat)
    ask = "" if choice is None else choice.ask
    phase = "over" if p.over or session is None else session.phase
    numbers: list[int] = [phase == other for other in PHASES]
    numbers += [ask == kind for kind in ASKS]
    numbers += _one_of(t.laid, SPELL_DECKS)
    numbers += [left_in(p, deck) for deck in range(SPELL_DECKS)]
    numbers.append(len(t.packs))
    numbers += _one_of(-1 if challenge is None else challenge.trait, len(TRAITS))
    seats = p.setup.seats
    for offset in range(seats):
        numbers += _magus(p, mage(p, Seat((max(seat, 0) + offset) % seats)), challenge)
    return array("f", numbers)


def _magus(p: Position, magus: Mage, challenge: Challenge | None) -> list[int]:
    """The numbers of a Magus.

    They are: whether it plays, holds the contested pack, contests it; its Style, traits and life; what it
    declared in each deck; its packs of each deck; how many packs it took in secret.
    """
    book: Book = p.book
    numbers: list[int] = [
        magus.playing,
        challenge is not None and challenge.holder == magus.seat,
        challenge is not None and challenge.rival == magus.seat,
    ]
    numbers += _one_of(book.magi[magus.seat].style, len(STYLES))
    numbers += magus.traits
    numbers.append(magus.life)
    for deck in range(SPELL_DECKS):
        numbers += _one_of(magus.declared[deck], len(KINDS))
    packs = [0] * SPELL_DECKS
    for pack in magus.packs:
        packs[book.deck_of[pack]] += 1
    numbers += packs
    numbers.append(len(secret(p, magus.seat)))
    return numbers


def _one_of(index: int, size: int) -> list[int]:
    """A number for each place of a list: 1 for that with the index, 0 for all others."""
    return [place == index for place in range(size)]
