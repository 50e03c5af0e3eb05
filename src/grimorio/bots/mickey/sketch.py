"""A sketch of the table at the end of a challenge, with average Spells in the place of unknown ones."""

from __future__ import annotations

from typing import Final

from grimorio.bots.mickey.fit import CAST, HID, Fits, fits
from grimorio.bots.mickey.lore import Lore
from grimorio.games.mickey.public import (
    A_CONTINUOUS,
    HIDDEN,
    QUIET,
    SPELL,
    SPELLS,
    TABLE,
    UP,
    Challenge,
    Face,
    Side,
    Table,
    blocked,
    face_of,
    may_play,
    now,
    reckon,
    side,
    spell_of,
    subterfuges,
    table,
    with_face,
)
from grimorio.kernel import Position
from grimorio.kernel.seats import Seat, other_seat

SHARE: Final = 0.8
"""The share of what its best Spells bring that a player plays; it keeps some of them for later."""

CONFUSED: Final = 0.9
"""The power that a player loses on average if chance chooses the Spell, because of a Confuse."""

DOUBT: Final = 1.6
"""The standard deviation of the power of a Spell still to be played."""

DOUBT_HIDDEN: Final = 1.1
"""The standard deviation of the power of a Spell that lies face down."""


class Mind:
    """What a seat needs to know to try its answers out.

    Attributes:
        seat: the seat.
        lore: the worth of all cards of the game.
        keep: the factor of what cards that stay in the own hand count for.
        theirs: the face that stands for any unknown Spell of the opponent, or -1.
        mine: the face that stands for any unknown Spell of the seat's own deck, or -1.
        pool: the faces of the cards among which is what the opponent has in hand.
        fits: what each Spell of its own exceeds the mean of them by, with its Mages (`fit.fits`).
    """

    def __init__(self, p: Position, seat: Seat, lore: Lore, keep: float = 1.0) -> None:
        self.seat = seat
        self.lore = lore
        self.keep = keep
        own, foe = side(p, seat), side(p, other_seat(seat))
        faces: list[Face] = p.book.faces
        found = [*foe.hand, *foe.deck, *[face_of(spell) for spell in foe.spells if not spell & UP]]
        found += [face for face in foe.support if faces[face].kind == SPELL]
        self.theirs = lore.stand_in(p.book, frozenset(found))
        self.mine = lore.stand_in(p.book, frozenset((*own.hand, *own.deck)))
        self.pool = found
        self.fits = fits(p, seat, lore, self.mine, self.theirs)
        self.by_castle: dict[int, tuple[Fits, Fits]] = {}

    def here(self, p: Position) -> tuple[Fits, Fits]:
        """What Spells are worth to the own squad, and to the other, in the Castle of a position."""
        castle = table(p).castle
        both = self.by_castle.get(castle)
        if both is None:
            foe = other_seat(self.seat)
            own = fits(p, self.seat, self.lore, self.mine, self.theirs, castle)
            both = own, fits(p, foe, self.lore, self.theirs, self.mine, castle)
            self.by_castle[castle] = both
        return both

    def edge(self, p: Position, left: list[int], number: int) -> float:
        """By how much the best of the cards `left` in the own hand exceed as many plain Spells, in all.

        `p` is the position, whose Castle counts.
        """
        own = self.here(p)[0]
        worths = sorted([own.above.get(face, 0.0) for face in left], reverse=True)[:number]
        return SHARE * (sum(worths) + len(worths) * own.plain)

    def conceal(self, p: Position) -> int:
        """Replace the opponent's face-down Spells by average ones; return how many there are."""
        foe = other_seat(self.seat)
        covered = sum([not spell & UP for spell in side(p, foe).spells])
        if covered:
            one: Side = p.edit(1 + foe)
            face = self.theirs
            one.spells = tuple([s if s & UP else with_face(s, face) for s in one.spells])
            p.edit(TABLE).now = None
        return covered


class Sketch:
    """A challenge as one seat sees it, in which Spells of its hand can be tried.

    Attributes:
        free: the seat's Mages that may play, as their numbers in the squad, from 0 to 2.
        lead: what is added to the seat's lead in power, for Spells that the opponent may still play.
        doubt: the standard deviation of the lead in power, because some Spells are unknown.
        fewer: how many cards the opponent will have left in hand.
    """

    def __init__(self, p: Position, mind: Mind) -> None:
        self.seat = seat = mind.seat
        self.lore = mind.lore
        self.p = q = p.copy()
        foe = other_seat(seat)
        n = now(p)
        place = table(p)
        mine, theirs = side(p, seat), side(p, foe)
        frame = p.agenda[-1]
        passed = frame.passed if isinstance(frame, Challenge) else 0
        unknown = mind.theirs
        covered = mind.conceal(q)
        self.free = [
            mage
            for mage in range(3)
            if mine.places[mage] >= 0 and not passed >> seat & 1 and may_play(p, 3 * seat + mage)
        ]
        to_come: list[int] = []
        if unknown >= 0 and not passed >> foe & 1:
            to_come = [
                mage
                for mage in range(3)
                if theirs.places[mage] >= 0
                and may_play(p, 3 * foe + mage)
                and not blocked(p, n, 3 * foe + mage)
            ]
        to_come = to_come[: len(theirs.hand)]
        self.fewer = len(theirs.hand) - len(to_come)
        self.serial = place.serial
        self.lead = -SHARE * mind.here(p)[1].best_of(mind.pool, len(theirs.hand), len(to_come))
        if place.used_up >> foe & 1 and to_come:
            self.lead += CONFUSED
        self.doubt = (DOUBT * DOUBT * len(to_come) + DOUBT_HIDDEN * DOUBT_HIDDEN * covered) ** 0.5
        other: Side = q.edit(1 + foe)
        other.spells = (
            *self._uncovered(other.spells),
            *[self._spell(unknown, mage, CAST) for mage in to_come],
        )
        own: Side = q.edit(1 + seat)
        self.before = own.spells = self._uncovered(own.spells)
        self.own = own
        self.middle: Table = q.edit(TABLE)
        self.marks = place.marks

    def _uncovered(self, spells: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([s if s & UP else s | UP | QUIET for s in spells])

    def _spell(self, face: int, mage: int, bits: int) -> int:
        self.serial += 1
        return spell_of(self.serial - 1, face, mage, bits)

    def power(self, plays: list[tuple[int, int, bool]]) -> float:
        """The seat's lead in power if it plays these Spells from its hand; negative when it is behind.

        Args:
            plays: the Spells, each as (its face, the number of the Mage that plays it, whether it is hidden).
        """
        serial = self.serial
        spells = self.before
        for face, mage, hidden in plays:
            spells += (self._spell(face, mage, HID if hidden else CAST),)
        self.serial = serial
        self.own.spells = spells
        self.middle.marks = self.marks
        self.middle.now = None
        clash = subterfuges(self.p, "")
        if clash is not None:
            clash.apply(self.p)
        totals = reckon(self.p)
        lead = totals[self.seat] - totals[other_seat(self.seat)]
        return self.lead + lead


def lasting(p: Position, mind: Mind) -> float:
    """The power that the seat's Spells lying behind its Mages will add in each later challenge.

    The power that the opponent's will add is subtracted. `mind` has what the seat knows.
    """
    n = now(p)
    found = 0.0
    for slot in range(SPELLS, n.end):
        if n.spells[slot] & HIDDEN and n.actions[slot] & A_CONTINUOUS:
            worth = mind.lore.kept[n.cards[slot].face]
            found += worth if n.cards[slot].seat == mind.seat else -worth
    return found


def counted_out(p: Position, mind: Mind) -> bool:
    """Whether a seat knows all that decides a challenge but what it plays itself.

    The opponent plays no more Spells then, and none of its Spells lies face down.
    """
    return isinstance(p.agenda[-1], Challenge) and Sketch(p, mind).doubt == 0.0
