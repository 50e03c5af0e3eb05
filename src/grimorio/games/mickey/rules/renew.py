"""Working out what is so: which cards are Simple, what they possess, what is in force.

The one file besides the events that writes, and only to what is computed.
"""

from __future__ import annotations

from typing import Final

from grimorio.games.mickey.meaning.book import Book
from grimorio.games.mickey.meaning.shapes import (
    A_CONTINUOUS,
    A_UNTOUCHABLE,
    IMMUNE,
    MAY_HIDE,
    NO_CAST,
    NO_HIDE,
    POSSESSES,
    RENDERED,
    SIMPLE,
    STATES,
    TEAM,
    Face,
)
from grimorio.games.mickey.rules.board import (
    CASTLE_REF,
    CODE_REF,
    HIDDEN,
    QUIET,
    SPELL_REF,
    TABLE,
    UP,
    Side,
    Table,
)
from grimorio.games.mickey.rules.now import SPELLS, Force, Now, holds, matches, may_become_simple, touches
from grimorio.kernel.position import Position


def now(p: Position) -> Now:
    """What is so; computed when something has changed."""
    place: Table = p.things[0]
    found: Now | None = place.now
    if found is None:
        found = survey(p)
        place.now = found
    return found


def forget(p: Position) -> None:
    """What is so must be computed again: the position was read from JSON."""
    p.things[TABLE].now = None


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
        _marked(n, place, book)
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


def _marked(n: Now, place: Table, book: Book) -> None:
    """What was made Simple by effects that were done; who stands opposite is read anew (WOM-IT-FAQ-35)."""
    for mark in place.marks:
        if mark.kind not in ("annul", "simple"):
            continue
        source = n.slot(mark.source)
        if mark.kind == "annul" and source < 0:
            continue
        if mark.noun < 0:
            for ref in mark.targets:
                slot = n.slot(ref)
                if slot >= 0:
                    n.annulled |= 1 << slot
            continue
        noun = book.nouns[mark.noun]
        for slot in range(6):
            if matches(n, noun, slot, mark.you, mark.here, source, mark.that):
                untouchable = book.faces[n.faces[slot]].actions & A_UNTOUCHABLE
                if slot in mark.targets or not (untouchable and book.choices.untouchable_mages):
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
