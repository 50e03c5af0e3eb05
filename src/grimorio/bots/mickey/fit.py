"""What Spells are worth to the squad that has them: each is tried with each Mage in an average challenge."""

from __future__ import annotations

from math import comb
from typing import Final, NamedTuple

from grimorio.bots.mickey.lore import Lore
from grimorio.games.mickey.public import (
    FRESH,
    HIDDEN,
    QUIET,
    SPELL,
    TABLE,
    UP,
    Face,
    Side,
    Table,
    castable,
    face_of,
    hideable,
    mage_of,
    now,
    reckon,
    side,
    spell_of,
    table,
)
from grimorio.kernel import Position
from grimorio.kernel.seats import Seat, other_seat

STAYED: Final = UP | HIDDEN | QUIET
"""The bits of a Spell that has stayed in play on which powers may depend."""

CAST: Final = UP | FRESH
HID: Final = STAYED | FRESH
"""The bits of a Spell that is played hidden, as it is when powers are compared.

It has been turned face up by then, and its effects do not count.
"""

BEST: Final = 0.6
"""How much the Mage counts with whom a Spell does most; the rest counts the mean of all who may play it."""

KEPT: Final = 500
"""The most squads that are remembered with what Spells are worth to them."""

HELD: Final = 2
"""The number of cards in each hand when powers are compared in an average challenge."""

AT_STAKE: Final = 1
"""The number of Diamagics at stake in an average challenge."""


class Fits(NamedTuple):
    """What the Spells of a squad are worth to it, in points.

    Attributes:
        mean: the lead in power that an average one of its Spells brings, in an average challenge.
        above: by how much each of its Spells exceeds that, by its face.
        plain: by how much the mean exceeds the plain Spell that stands for unknown ones.
        known: what `best_of` has found before.
    """

    mean: float
    above: dict[int, float]
    plain: float
    known: dict[tuple[int, ...], float]

    def best_of(self, pool: list[int], hand: int, number: int) -> float:
        """By how much the best Spells of an unknown hand exceed plain ones, in all.

        Args:
            pool: the faces of all cards of which the hand may be.
            hand: how many cards the hand has.
            number: how many of them are played.
        """
        key = (*sorted(pool), hand, number)
        total = self.known.get(key)
        if total is None:
            worths = sorted([self.above.get(face, 0.0) for face in pool], reverse=True)
            total = self.known[key] = best_of(worths, hand, number) + min(hand, number) * self.plain
        return total


def best_of(worths: list[float], hand: int, number: int) -> float:
    """The mean sum of the best numbers of a hand drawn from `worths`, which begin with the greatest.

    Args:
        worths: the numbers of which the hand may be.
        hand: how many are drawn.
        number: how many of these count.
    """
    size = len(worths)
    hand = min(hand, size)
    total = 0.0
    for place, worth in enumerate(worths):
        hands = 0
        for rank in range(min(number, hand, place + 1)):
            hands += comb(place, rank) * comb(size - 1 - place, hand - 1 - rank)
        total += worth * hands
    return total / comb(size, hand)


NONE: Final = Fits(0.0, {}, 0.0, {})


def fits(p: Position, seat: Seat, lore: Lore, mine: int, theirs: int, castle: int = -1) -> Fits:
    """What the Spells of a seat are worth to it.

    It depends on nothing but the other arguments and, of the position, the Mages with places and Diamagics,
    the Codes, who owns the Castle, the Spells that stay in play, and all Spells that the seat has.

    Args:
        p: the position.
        seat: the seat.
        lore: the worth of all cards of the game.
        mine: the average Spell of the seat, which all its other Mages cast; -1 for none.
        theirs: the average Spell of the opponent, which all its Mages cast; -1 for none.
        castle: the Castle of the challenge; -1 for none.
    """
    own, foe = side(p, seat), side(p, other_seat(seat))
    squads = [(player.mages, player.places, player.held, player.code, stay(player)) for player in (own, foe)]
    cards = spells_of(p, seat)
    key = (seat, mine, theirs, castle, owner_of(p, seat), *squads, *cards)
    found: Fits | None = lore.fitted.get(key)
    if found is None:
        if len(lore.fitted) >= KEPT:
            lore.fitted.clear()
        found = Fitting(p, seat, lore, mine, theirs, castle).worths(cards) if mine >= 0 else NONE
        lore.fitted[key] = found
    return found


def spells_of(p: Position, seat: Seat) -> list[int]:
    """The faces of all Spells of a seat, wherever they lie, in the order of the card list."""
    own = side(p, seat)
    faces: list[Face] = p.book.faces
    cards = [*own.hand, *own.deck, *own.discard, *[face_of(spell) for spell in own.spells]]
    return sorted([*cards, *[face for face in own.support if faces[face].kind == SPELL]])


def lasts(spell: int) -> bool:
    """Whether a Spell in play has stayed there from an earlier challenge."""
    return bool(spell & HIDDEN) and not spell & FRESH


def stay(player: Side) -> tuple[tuple[int, int, int], ...]:
    """The Spells of a player that have stayed in play, each as (its Mage, its face, its bits)."""
    return tuple(
        [(mage_of(spell), face_of(spell), spell & STAYED) for spell in player.spells if lasts(spell)]
    )


def owner_of(p: Position, seat: Seat) -> Seat:
    """The player of the Castle in play; `seat` if there is none."""
    owner: Seat = table(p).castle_owner
    return owner if owner >= 0 else seat


class Fitting:
    """A challenge in which every Mage casts an average Spell, and one of them another (see `fits`)."""

    def __init__(self, p: Position, seat: Seat, lore: Lore, mine: int, theirs: int, castle: int) -> None:
        self.seat = seat
        self.lore = lore
        self.average = mine
        self.p = q = p.copy()
        middle: Table = q.edit(TABLE)
        middle.castle_owner = owner_of(p, seat)
        middle.castle = castle
        middle.phase = "challenge"
        middle.stake = (0,) * AT_STAKE
        middle.marks = ()
        middle.gone = ()
        middle.covered = ()
        middle.confused = ()
        self.middle = middle
        self.serial = middle.serial
        foe: Side = q.edit(1 + other_seat(seat))
        own: Side = q.edit(1 + seat)
        self.own = own
        for player in (own, foe):
            player.done = player.free = player.besides = 0
            player.hand = (mine,) * HELD
            player.spells = tuple([spell for spell in player.spells if lasts(spell)])
        self.mages = [mage for mage in range(3) if own.places[mage] >= 0]
        if theirs >= 0:
            foe.spells += tuple(
                [self._spell(theirs, mage, CAST) for mage in range(3) if foe.places[mage] >= 0]
            )
        self.before = own.spells

    def _spell(self, face: int, mage: int, bits: int) -> int:
        self.serial += 1
        return spell_of(self.serial - 1, face, mage, bits)

    def _lead(self, face: int, which: int, bits: int) -> int:
        """The lead in power if the Mage `which` plays `face`, and the others cast the average Spell."""
        serial, spells = self.serial, self.before
        for mage in self.mages:
            other = mage != which
            spells += (self._spell(self.average if other else face, mage, CAST if other else bits),)
        self.serial = serial
        self.own.spells = spells
        self.middle.now = None
        totals = reckon(self.p)
        return totals[self.seat] - totals[other_seat(self.seat)]

    def worths(self, cards: list[int]) -> Fits:
        """What each Spell adds to the lead with its Mages and does at once, less the mean of all `cards`."""
        p = self.p
        kinds = list(dict.fromkeys(cards))
        gains: dict[int, dict[int, float]] = {}
        self.middle.now = None
        n = now(p)
        plays: list[tuple[int, int, int]] = []
        for mage in self.mages:
            slot = 3 * self.seat + mage
            plays += [(face, mage, CAST) for face in castable(p, n, slot, kinds)]
            plays += [(face, mage, HID) for face in hideable(p, n, slot, kinds)[0]]
        for face, mage, bits in plays:
            gain = self._lead(face, mage, bits) + (self.lore.deeds[face] if bits == CAST else 0.0)
            by_mage = gains.setdefault(face, {})
            by_mage[mage] = max(gain, by_mage.get(mage, gain))
        worths = {
            face: BEST * max(by_mage.values()) + (1.0 - BEST) * sum(by_mage.values()) / len(by_mage)
            for face, by_mage in gains.items()
        }
        counted = [worths[face] for face in cards if face in worths]
        mean = sum(counted) / len(counted) if counted else 0.0
        above = {face: worth - mean for face, worth in worths.items()}
        return Fits(mean, above, mean - worths.get(self.average, mean), {})
