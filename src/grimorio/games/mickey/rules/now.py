"""What is so at the moment: which cards are Simple, what they possess, who is banned from what.

Computed from what lies on the table, once after each change.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grimorio.games.mickey.meaning.shapes import (
    A_UNTOUCHABLE,
    ADJACENT,
    ANY_COLOUR,
    CASTLE,
    HERE,
    LEFT,
    MAGE,
    OPPOSITE,
    OWN,
    SPELL,
    Amount,
    Cond,
    Row,
    Which,
)
from grimorio.games.mickey.options import Choices
from grimorio.games.mickey.rules.board import (
    CASTLE_REF,
    CODE_REF,
    HIDDEN,
    UP,
    Mark,
    count,
    side,
    table,
    total,
)
from grimorio.kernel.position import Position

SPELLS: Final = 9
"""The first slot of a Spell: before it the six Mages, the Castle and the two Codes, as in references."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Force:
    """A lasting row in force, and how its nouns are read."""

    def __init__(self, row: Row, source: int, you: int, here: int, that: int) -> None:
        self.row = row
        self.source = source
        self.you = you
        self.here = here
        self.that = that


@mypyc_attr(allow_interpreted_subclasses=True)
class Now:
    """The cards in play by slot, and what holds for them.

    Attributes:
        refs, faces, seats: by slot; face -1 for an empty slot.
        mages: by slot, the slot of the card's Mage, or -1.
        spells: by slot, the Spell in play, or 0.
        places: by slot of a Mage, its place; `held`: its Diamagics; `teams`: the team it counts as.
        simple: bits of the slots that are Simple; `annulled`: of those that were made so.
        actions: by slot, the Special Actions that it possesses.
        acting: the slots of the cards that do something at moments: face up, with effect, not Simple.
        moments: bits of those moments.
        rows: what is in force and changes power; `states`: all the rest, before conditions are looked at.
        immunes, makers, gives, bans, no_hides, hides, possessing: of that, with its condition met, what
            makes immune, makes Simple, gives Special Actions, forbids casting and hiding, allows
            hiding; and what gives Diamagics, whatever its condition.
    """

    def __init__(self) -> None:
        self.refs: list[int] = []
        self.faces: list[int] = []
        self.seats: list[int] = []
        self.mages: list[int] = []
        self.spells: list[int] = []
        self.places: list[int] = []
        self.held: list[int] = []
        self.teams: list[str] = []
        self.actions: list[int] = []
        self.simple = 0
        self.annulled = 0
        self.acting: list[int] = []
        self.moments = 0
        self.rows: list[Force] = []
        self.states: list[Force] = []
        self.immunes: list[Force] = []
        self.makers: list[Force] = []
        self.gives: list[Force] = []
        self.bans: list[Force] = []
        self.no_hides: list[Force] = []
        self.hides: list[Force] = []
        self.possessing: list[Force] = []

    def slot(self, ref: int) -> int:
        """The slot of a reference, or -1: not in play."""
        if ref < SPELLS:
            return ref if ref >= 0 and self.faces[ref] >= 0 else -1
        for slot in range(SPELLS, len(self.refs)):
            if self.refs[slot] == ref:
                return slot
        return -1


def matches(n: Now, w: Which, slot: int, you: int, here: int, source: int, that: int) -> bool:
    """Whether the card in a slot is one that the noun means.

    Args:
        n: what is so.
        w: the noun.
        slot: the card.
        you: whose card says it.
        here: slot of that card's Mage, or -1.
        source: slot of the card that says it, or -1 when it is not in play any more.
        that: reference of the Spell being played, or -1.
    """
    face = n.faces[slot]
    if face < 0:
        return False
    if w.whose != 2 and (n.seats[slot] == you) != (w.whose == OWN):
        return False
    kind = w.kind
    if kind == MAGE:
        if slot > 5:
            return False
        where = w.where
        if where:
            if where == HERE:
                if slot != here:
                    return False
            elif where >= LEFT:
                if n.places[slot] != where - LEFT:
                    return False
            elif here < 0:
                return False
            elif where == OPPOSITE:
                if slot // 3 == here // 3 or n.places[slot] != 2 - n.places[here]:
                    return False
            elif where == ADJACENT and (slot // 3 != here // 3 or abs(n.places[slot] - n.places[here]) != 1):
                return False
        if w.faces >= 0 and not w.faces >> face & 1:
            return False
        if w.team and n.teams[slot] != w.team:
            return False
        if w.holding >= 0:
            gems = n.held[slot]
            return gems > 0 if w.holding == ANY_COLOUR else count(gems, w.holding) > 0
        return True
    if kind == SPELL:
        if slot < SPELLS:
            return False
        spell = n.spells[slot]
        if w.area and (w.area == 2) != (spell & HIDDEN != 0):
            return False
        if w.which:
            if w.which == 3:
                if n.refs[slot] != that:
                    return False
            elif (w.which == 1) != (slot == source):
                return False
        if w.by is not None and not matches(n, w.by, n.mages[slot], you, here, source, that):
            return False
        if w.faces >= 0 and not (spell & UP and w.faces >> face & 1):
            return False
        if w.having and not n.actions[slot] & w.having:
            return False
        return w.simple < 0 or (spell & UP != 0 and n.simple >> slot & 1 == w.simple)
    if kind == CASTLE:
        return slot == CASTLE_REF and (w.faces < 0 or w.faces >> face & 1 == 1)
    return slot in (CODE_REF, CODE_REF + 1)


def value(p: Position, n: Now, a: Amount, you: int, here: int, source: int, that: int) -> int:
    """A number."""
    kind = a.kind
    if kind == "int":
        return a.n
    if kind == "Hand":
        return len(side(p, you if a.n == OWN else 1 - you).hand)
    if kind == "Stake":
        return len(table(p).stake)
    found = 0
    assert a.of is not None
    for slot in range(len(n.faces)):
        if matches(n, a.of, slot, you, here, source, that):
            if kind == "Count":
                found += 1
            elif kind == "PowerOf":
                if n.spells[slot] & UP:
                    found += p.book.faces[n.faces[slot]].power
            elif a.colour < 0:
                found += total(n.held[slot])
            else:
                found += count(n.held[slot], a.colour)
    return found


def holds(p: Position, n: Now, c: Cond | None, you: int, here: int, source: int, that: int) -> bool:
    """Whether a condition holds; none always does."""
    if c is None:
        return True
    kind = c.kind
    if kind == "There":
        assert c.of is not None
        return any(matches(n, c.of, slot, you, here, source, that) for slot in range(len(n.faces)))
    if kind == "AtLeast":
        assert c.number is not None and c.least is not None
        return value(p, n, c.number, you, here, source, that) >= value(p, n, c.least, you, here, source, that)
    if kind == "Not":
        return not holds(p, n, c.parts[0], you, here, source, that)
    if kind == "Both":
        return all(holds(p, n, part, you, here, source, that) for part in c.parts)
    return any(holds(p, n, part, you, here, source, that) for part in c.parts)


def immune(n: Now, slot: int, source: int) -> bool:
    """Whether the card in a slot suffers nothing from the card in another (WOM-IT-10.8-1)."""
    if not n.immunes or source < 0:
        return False
    for f in n.immunes:
        what, to = f.row.what, f.row.other
        assert what is not None and to is not None
        if matches(n, what, slot, f.you, f.here, f.source, f.that) and matches(
            n, to, source, f.you, f.here, f.source, f.that
        ):
            return True
    return False


def touches(n: Now, f: Force, slot: int) -> bool:
    """Whether a row in force is about the card in a slot, which is not immune to its source."""
    what = f.row.what
    return (
        what is not None
        and matches(n, what, slot, f.you, f.here, f.source, f.that)
        and not immune(n, slot, f.source)
    )


def may_become_simple(p: Position, n: Now, slot: int) -> bool:
    """Whether the card in a slot can be made Simple (WOM-IT-9.8-1)."""
    choices: Choices = p.book.choices
    if choices.only_spells_simple and slot < SPELLS:
        return False
    return not n.actions[slot] & A_UNTOUCHABLE or (slot < 6 and not choices.untouchable_mages)


def blocks(n: Now, mark: Mark, nouns: list[Which], slot: int) -> bool:
    """Whether a Block that was done holds a Mage now (WOM-IT-FAQ-33, WOM-IT-FAQ-35)."""
    source = n.slot(mark.source)
    if source < 0 or n.annulled >> source & 1 or slot in mark.spared:
        return False
    if mark.noun < 0:
        return slot in mark.targets
    if not matches(n, nouns[mark.noun], slot, mark.you, mark.here, source, mark.that):
        return False
    return slot in mark.targets or not immune(n, slot, source)


def blocked(p: Position, n: Now, slot: int) -> bool:
    """Whether a Mage is blocked (WOM-IT-9.3-1)."""
    marks = table(p).marks
    if not marks:
        return False
    return any(mark.kind == "block" and blocks(n, mark, p.book.nouns, slot) for mark in marks)
