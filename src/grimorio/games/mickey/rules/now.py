"""What is so at the moment: which cards are Simple, what they possess, who is banned from what.

Computed from what lies on the table, once after each change.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grimorio.games.mickey.meaning.book import Book
from grimorio.games.mickey.meaning.shapes import (
    A_CONTINUOUS,
    A_UNTOUCHABLE,
    ADJACENT,
    ANY_COLOUR,
    CASTLE,
    HERE,
    IMMUNE,
    LEFT,
    MAGE,
    MAY_HIDE,
    NO_CAST,
    NO_HIDE,
    OPPOSITE,
    OWN,
    POSSESSES,
    RENDERED,
    SIMPLE,
    SPELL,
    STATES,
    TEAM,
    Amount,
    Cond,
    Face,
    Row,
    Which,
)
from grimorio.games.mickey.rules.board import (
    CASTLE_REF,
    CODE_REF,
    HIDDEN,
    QUIET,
    SPELL_REF,
    UP,
    Mark,
    Side,
    Table,
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


def now(p: Position) -> Now:
    """What is so; computed when something has changed."""
    place: Table = p.things[0]
    found: Now | None = place.now
    if found is None:
        found = survey(p)
        place.now = found
    return found


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
    choices = p.book.choices
    if choices.only_spells_simple and slot < SPELLS:
        return False
    return not n.actions[slot] & A_UNTOUCHABLE or (slot < 6 and not choices.untouchable_mages)


MAGE_SLOTS: Final = (0, 1, 2, 3, 4, 5, -1, -1, -1)


def survey(p: Position) -> Now:
    """Compute what is so."""
    n = Now()
    place: Table = p.things[0]
    one: Side = p.things[1]
    two: Side = p.things[2]
    n.refs = [0, 1, 2, 3, 4, 5, CASTLE_REF, CODE_REF, CODE_REF + 1]
    n.faces = [*one.mages, *two.mages, place.castle, one.code, two.code]
    n.seats = [0, 0, 0, 1, 1, 1, place.castle_owner, 0, 1]
    n.mages = list(MAGE_SLOTS)
    n.spells = [0] * SPELLS
    n.places = [*one.places, *two.places]
    n.held = [*one.held, *two.held]
    if place.phase == "opening":
        for slot in range(6):
            if n.places[slot] < 0:
                n.faces[slot] = -1
    for spell in one.spells:
        n.refs.append(SPELL_REF + (spell >> 18))
        n.faces.append(spell >> 6 & 0xFFF)
        n.seats.append(0)
        n.mages.append(spell >> 4 & 3)
        n.spells.append(spell)
    for spell in two.spells:
        n.refs.append(SPELL_REF + (spell >> 18))
        n.faces.append(spell >> 6 & 0xFFF)
        n.seats.append(1)
        n.mages.append(3 + (spell >> 4 & 3))
        n.spells.append(spell)
    book: Book = p.book
    if place.marks:
        _marked(n, place)
    _printed(n, book, place)
    if not n.states:
        return n
    _settle(p, n)
    made = 0
    for f in n.makers:
        for slot in range(len(n.faces)):
            if touches(n, f, slot) and may_become_simple(p, n, slot):
                made |= 1 << slot
    if made & ~n.annulled:
        n.annulled |= made
        _printed(n, book, place)
        _settle(p, n)
    return n


def _printed(n: Now, book: Book, place: Table) -> None:
    """What the cards possess and which are Simple, and the rows of those that are uncovered and are not."""
    faces = book.faces
    forces = book.forces
    actions: list[int] = []
    acting: list[int] = []
    moments = 0
    simple = n.annulled
    n.rows = []
    n.states = []
    for slot in range(len(n.faces)):
        face = n.faces[slot]
        spell = n.spells[slot]
        if face < 0 or (slot >= SPELLS and not spell & UP):
            actions.append(0)
            continue
        one: Face = faces[face]
        if one.plain:
            simple |= 1 << slot
            actions.append(0)
            continue
        gone = n.annulled >> slot & 1 == 1
        if gone:
            actions.append(0)
        elif spell & QUIET:
            actions.append(one.actions & A_CONTINUOUS)
        else:
            actions.append(one.actions)
            if one.moments:
                moments |= one.moments
                acting.append(slot)
        for row in one.rows:
            if (spell & HIDDEN if row.hidden else not spell & QUIET) and (
                not gone or (row.kind == SIMPLE and _by_itself(n, place, slot))
            ):
                mage, seat = n.mages[slot], n.seats[slot]
                key = ((row.index << 6 | slot) << 3 | (mage + 1)) << 1 | seat
                force: Force | None = forces.get(key)
                if force is None:
                    force = forces[key] = Force(row, slot, seat, mage, -1)
                if row.kind >= STATES:
                    n.states.append(force)
                else:
                    n.rows.append(force)
    n.actions = actions
    n.acting = acting
    n.moments = moments
    n.simple = simple
    n.teams = [faces[n.faces[slot]].team if n.faces[slot] >= 0 else "" for slot in range(6)]
    for mark in place.marks:
        if mark.kind == "for-now":
            row = book.rows[mark.row]
            force = Force(row, n.slot(mark.source), mark.you, mark.here, mark.that)
            if row.kind >= STATES:
                n.states.append(force)
            else:
                n.rows.append(force)


def _marked(n: Now, place: Table) -> None:
    """What was made Simple by effects that were done."""
    for mark in place.marks:
        if mark.kind in ("annul", "simple"):
            for ref in mark.targets:
                slot = n.slot(ref)
                if slot >= 0 and (mark.kind == "simple" or n.slot(mark.source) >= 0):
                    n.annulled |= 1 << slot


def _by_itself(n: Now, place: Table, slot: int) -> bool:
    """Whether no executed effect made it Simple: what it does itself to itself it does all the same."""
    ref = n.refs[slot]
    return not any(mark.kind in ("annul", "simple") and ref in mark.targets for mark in place.marks)


def _settle(p: Position, n: Now) -> None:
    """Teams first, on which conditions may depend; then every other row whose condition holds."""
    n.immunes = []
    n.makers = []
    n.gives = []
    n.bans = []
    n.no_hides = []
    n.hides = []
    n.possessing = []
    for f in n.states:
        if f.row.kind == TEAM and holds(p, n, f.row.cond, f.you, f.here, f.source, f.that):
            for slot in range(6):
                if touches(n, f, slot):
                    n.teams[slot] = f.row.team or (n.teams[f.here] if f.here >= 0 else "")
    for f in n.states:
        kind = f.row.kind
        if kind == POSSESSES:
            n.possessing.append(f)
            continue
        cond = f.row.cond
        if cond is not None and not holds(p, n, cond, f.you, f.here, f.source, f.that):
            continue
        if kind == MAY_HIDE:
            n.hides.append(f)
        elif kind == IMMUNE:
            n.immunes.append(f)
        elif kind == SIMPLE:
            n.makers.append(f)
        elif kind == NO_CAST:
            n.bans.append(f)
        elif kind == NO_HIDE:
            n.no_hides.append(f)
        elif kind != TEAM:
            n.gives.append(f)
    for f in n.gives:
        rendered = f.row.kind == RENDERED
        for slot in range(SPELLS, len(n.faces)):
            spell = n.spells[slot]
            able = rendered or not (n.annulled >> slot & 1 or spell & QUIET)
            if able and spell & UP and touches(n, f, slot):
                n.actions[slot] |= f.row.mask


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
