"""Wizards of Mickey for learning programs: what a seat sees as numbers."""

from __future__ import annotations

from array import array
from typing import Final

from grimorio.games.mickey.cards import CARDS
from grimorio.games.mickey.meaning.book import Book, keys_of
from grimorio.games.mickey.rules.board import (
    HIDDEN,
    UP,
    Gems,
    Side,
    count,
    face_of,
    mage_of,
    side,
    table,
    token_known,
    total,
)
from grimorio.games.mickey.rules.now import Now, blocked
from grimorio.games.mickey.rules.power import reckon, strangers
from grimorio.games.mickey.rules.renew import now
from grimorio.games.mickey.words import DIAMAGICS
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

PHASES: Final = ("opening", "castle", "challenge", "diamagic", "discard", "draw")
ASKS: Final = ("play", "castle", "teleport", "may", "pay", "target", "assign", "hand-limit")
KEYS: Final = keys_of(CARDS)
_FIRST: Final = len(CARDS.mages)
SPELLS: Final = {key: index for index, key in enumerate(KEYS[_FIRST : _FIRST + len(CARDS.spells)])}
POWERS: Final = {key: CARDS.spells[index].power for key, index in SPELLS.items()}
CASTLES: Final = {
    key: index
    for index, key in enumerate(KEYS[_FIRST + len(SPELLS) : _FIRST + len(SPELLS) + len(CARDS.castles)])
}


def features(p: Position, seat: Seat) -> array[float]:
    """What a seat sees as numbers; their count never changes.

    The numbers are: turn; phase; the kind of question asked of the seat, with a last number for kinds that
    are not in `ASKS`; whether it is the seat's turn; Diamagics needed, in the pool, out of the game and at
    stake (number, and known ones by colour); the Castle; the Spells in hand; then each side, the own first
    (`_side`). A value from a fixed list is written as a number for each entry: 1 for the value, 0 for all
    others. Cards that are not of the game's own set are not counted.
    """
    place, n = table(p), now(p)
    book: Book = p.book
    me = Seat(max(seat, 0))
    choice = p.choice_of(seat)
    ask = "" if choice is None else choice.ask
    numbers = [place.turn]
    numbers += [place.phase == phase for phase in PHASES]
    numbers += [ask == kind for kind in ASKS]
    numbers += [ask != "" and ask not in ASKS, place.active == me, book.choices.to_win, total(place.pool)]
    numbers += _colours(place.out)
    known = [token & 3 for token in place.stake if token_known(token, seat)]
    numbers.append(len(place.stake))
    numbers += [known.count(colour) for colour in range(len(DIAMAGICS))]
    numbers += _counts(book, () if place.castle < 0 else (place.castle,), CASTLES)
    numbers += _counts(book, side(p, me).hand if seat >= 0 else (), SPELLS)
    powers = reckon(p, None, False) if place.phase != "opening" else (0, 0)
    for player in (me, Seat(1 - me)):
        numbers += _side(p, n, side(p, player), powers[player], seat)
    return array("f", numbers)


def _colours(gems: Gems) -> list[int]:
    """The number of Diamagics of each colour."""
    return [count(gems, colour) for colour in range(len(DIAMAGICS))]


def _counts(book: Book, cards: tuple[int, ...], places: dict[str, int]) -> list[int]:
    """How often each card of `places` is among `cards`, at the index that `places` gives."""
    counts = [0] * len(places)
    for card in cards:
        place = places.get(book.faces[card].key)
        if place is not None:
            counts[place] += 1
    return counts


def _side(p: Position, n: Now, player: Side, power: int, seat: Seat) -> list[int]:
    """A player's side as numbers, as the player at `seat` sees it; `power` is the squad's final power so far.

    The numbers are: this power; the Mages that do not belong to the declared team; the sizes of hand,
    Castles, Support, deck and discard. Then, for each place from left to right: Diamagics by colour; Simple,
    blocked, played, may play again; the number and printed power of the Spells cast, then of those hidden.
    Face-down Spells of the opponent count without power.
    """
    own = player.seat == seat
    numbers = [power, strangers(p, player.seat) if -1 not in player.places else 0]
    numbers += [len(player.hand), len(player.castles), len(player.support)]
    numbers += [len(player.deck), len(player.discard)]
    for place in range(3):
        mage = player.mage_at(place)
        if mage < 0:
            numbers += [0] * (len(DIAMAGICS) + 4)
        else:
            slot = 3 * player.seat + mage
            numbers += _colours(player.held[mage])
            numbers += [
                n.simple >> slot & 1,
                blocked(p, n, slot),
                player.done >> mage & 1,
                player.free >> mage & 1,
            ]
        numbers += _spells(p.book, player, mage, 0, own)
        numbers += _spells(p.book, player, mage, HIDDEN, own)
    return numbers


def _spells(book: Book, player: Side, mage: int, hidden: int, own: bool) -> list[int]:
    """The number and printed power of a Mage's Spells, hidden ones (`HIDDEN`) or the others (0).

    The power of face-down Spells is known to their player alone: `own` tells whether that is who looks.
    """
    spells = 0
    power = 0
    for spell in player.spells:
        if mage_of(spell) == mage and spell & HIDDEN == hidden:
            spells += 1
            if own or spell & UP:
                power += POWERS.get(book.faces[face_of(spell)].key, 0)
    return [spells, power]
