"""The worth of cards, computed from their compiled programs, in points of Magic Power in one challenge."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Any, Final

from grimorio.games.mickey.public import (
    ADDS,
    CASTS,
    DIVIDED,
    ENEMY,
    GAINS,
    HERE,
    IMMUNE,
    MAGE,
    MAY_HIDE,
    MINUS,
    NO_CAST,
    NO_HIDE,
    OPPOSITE,
    PLUS,
    SIMPLE,
    SPELL,
    SUBTRACTS,
    TIMES,
    UNCOVERED,
    WITHOUT,
    Amount,
    Book,
    Face,
    Row,
    Which,
)

DEEDS: Final[dict[str, float]] = {
    "annul": 1.0,
    "block": 1.2,
    "confuse": 0.6,
    "corrode": 1.0,
    "corrupt": 0.8,
    "recover": 0.4,
    "reveal": 0.2,
    "exchange": 0.1,
    "shatter": 0.4,
    "teleport": 0.6,
    "draw": 0.9,
    "discard": 0.5,
    "discard-from-play": 0.8,
    "give": 4.0,
    "lose": 4.0,
    "change-places": 0.2,
    "add-diamagics": 0.2,
    "uncover-diamagics": 0.0,
}
"""The average worth of each operation to the player whose card does it."""

PRICE: Final = 0.5
"""The worth that is lost by discarding a card of the hand as a cost."""

PERHAPS: Final = 0.5
"""The probability that a condition is assumed to hold."""

TYPICAL: Final = 2.4
"""The printed power of the Spell that stands for an unknown one."""

STATES: Final = {SIMPLE: 0.4, IMMUNE: 0.4, NO_CAST: 0.7, NO_HIDE: 0.2, MAY_HIDE: 0.3, GAINS: -0.3}
"""The worth of lasting effects that add no power, by kind."""


class Lore:
    """The worth of the cards of one compiled card set. Each attribute is a list with an entry for each face.

    Attributes:
        deeds: the worth of a Spell's immediate effects, without its power.
        worth: the whole worth of a Spell in the hand.
        kept: the power, in each later challenge, of a Spell that stays in play face up behind its Mage.
        busy: how many of its lasting effects and programs change other cards; 0 for plain Spells.
        holds: a mask of the colours of Diamagics from which a Mage benefits.
        robs: whether a Mage takes Diamagics from the opposite Mage.
    """

    def __init__(self, book: Book) -> None:
        self.deeds = [_deeds(book, face) for face in book.faces]
        lasting = [sum([_row(row) for row in face.rows if not row.hidden]) for face in book.faces]
        hidden = [sum([_row(row) for row in face.rows if row.hidden]) for face in book.faces]
        self.worth = [
            max(0.0, face.power + lasting[face.index] + PERHAPS * hidden[face.index]) + self.deeds[face.index]
            for face in book.faces
        ]
        self.kept = [max(0.0, face.power + lasting[face.index] + hidden[face.index]) for face in book.faces]
        self.busy = [len(face.rows) for face in book.faces]
        self.holds = [_holds(face) for face in book.faces]
        self.robs = [_robs(book, face) for face in book.faces]
        self.stand_ins: dict[frozenset[int], int] = {}
        self.fitted: dict[Hashable, Any] = {}

    def stand_in(self, book: Book, faces: frozenset[int]) -> int:
        """The Spell to assume in the place of an unknown one of the Spells `faces`, as the index of its face.

        It is the one whose effects change other cards least and whose power is closest to the average; -1 if
        `faces` is empty.
        """
        found = self.stand_ins.get(faces)
        if found is None:
            ranked = [(abs(book.faces[face].power - TYPICAL) + self.busy[face], face) for face in faces]
            found = self.stand_ins[faces] = min(ranked)[1] if ranked else -1
        return found


@lru_cache(maxsize=16)
def lore_of(book: Book) -> Lore:
    """The worth of all cards of `book` (a compiled card set with the options of a game), cached."""
    return Lore(book)


def _deeds(book: Book, face: Face) -> float:
    """The worth of the immediate effects of a card when it is cast."""
    worth = 0.0
    for moment, triggers in enumerate(face.triggers):
        if moment == UNCOVERED or (face.kind == MAGE and moment != CASTS):
            continue
        for trigger in triggers:
            worth += _program(book, trigger.program) * (PERHAPS if trigger.cond is not None else 1.0)
    return worth


def _program(book: Book, program: int) -> float:
    worth = 0.0
    weight = 1.0
    ends = -1
    for at, op in enumerate(book.programs[program]):
        if at == ends:
            weight = 1.0
        if op.name in ("test", "pay"):
            weight = PERHAPS
            ends = op.jump
            worth -= PRICE * PERHAPS * op.n
        elif op.name == "for-now":
            worth += weight * _row(book.rows[op.row])
        elif op.name in DEEDS:
            sign = 1.0
            if op.name == "draw":
                sign = 0.0 if op.whose == 2 else -1.0 if op.whose == ENEMY else 1.0
            elif op.name == "discard":
                sign = op.n * (0.0 if op.whose == 2 else 1.0 if op.whose == ENEMY else -1.0)
            worth += weight * sign * DEEDS[op.name]
    return worth


def _row(row: Row) -> float:
    """The power that the lasting effect `row` gives its owner, minus the power that it gives the opponent."""
    kind = row.kind
    if kind in STATES:
        return STATES[kind]
    if kind == WITHOUT:
        return 0.4
    if row.what is None or row.what.kind != SPELL:
        return 0.0
    number = float(row.number)
    if row.amount is not None:
        number *= _amount(row.amount)
    if kind in (PLUS, ADDS):
        each = number
    elif kind in (MINUS, SUBTRACTS):
        each = -number
    elif kind == TIMES:
        each = TYPICAL * 0.6
    elif kind == DIVIDED:
        each = -TYPICAL * 0.6
    else:
        return 0.5
    worth = each * _reach(row.what)
    return worth * PERHAPS if row.cond is not None else worth


def _amount(amount: Amount) -> float:
    """The average value of a number that is counted during play."""
    if amount.kind == "int":
        return float(amount.n)
    if amount.kind == "PowerOf":
        return TYPICAL
    return {"Hand": 2.5, "Stake": 1.3, "Diamagics": 1.0}.get(amount.kind, 1.5)


def _reach(which: Which) -> float:
    """How many Spells a compiled noun, such as "your cast Spells", means on average.

    The number is negative if they are the opponent's, and 0 where the noun means the Spells of both players.
    """
    number = 2.5
    if which.which == 1:
        number = 1.0
    elif which.which == 2:
        number = 1.8
    elif which.which == 3 or (which.by is not None and which.by.where in (HERE, OPPOSITE)):
        number = 0.9
    if which.faces >= 0 and which.which != 1:
        number *= 0.6
    if which.area == 2 and which.which != 1:
        number *= 0.3
    enemy = which.whose == ENEMY or (which.by is not None and which.by.whose == ENEMY)
    if not enemy and which.by is not None and which.by.where == OPPOSITE:
        enemy = True
    if enemy:
        return -number
    return number if which.which or which.whose != 2 else 0.0


def _robs(book: Book, face: Face) -> bool:
    """Whether a Mage corrupts or removes Diamagics of the opposite Mage when it casts."""
    if face.kind != MAGE:
        return False
    programs = [book.programs[trigger.program] for trigger in face.triggers[CASTS]]
    ops = [op for program in programs for op in program if op.name in ("corrupt", "lose")]
    return any([op.what is not None and op.what.where == OPPOSITE for op in ops])


def _holds(face: Face) -> int:
    """The colours of Diamagics that a card requires of its own Mage, as a mask; 0 if it requires none.

    Where any colour will do, all four bits are set (15).
    """
    bits = 0
    for row in face.rows:
        if row.cond is not None and row.cond.of is not None and row.cond.of.holding >= 0:
            holding = row.cond.of.holding
            bits |= 15 if holding > 3 else 1 << holding
    return bits
