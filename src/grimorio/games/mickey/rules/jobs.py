"""What is to be done, by which card: effects that a moment sets off, in the order of their owners' choice."""

from __future__ import annotations

from grimorio.games.mickey.meaning.book import Book
from grimorio.games.mickey.meaning.shapes import (
    CASTLE,
    CASTS,
    ENTERS,
    GAINS,
    HIDES,
    ITSELF,
    Trigger,
)
from grimorio.games.mickey.rules.board import (
    HIDDEN,
    table,
)
from grimorio.games.mickey.rules.now import CASTLE_SLOT, SPELLS, Now, holds, matches, touches
from grimorio.games.mickey.rules.renew import now, waits
from grimorio.kernel.position import Position

Job = tuple[int, int, int, int, int, int]
"""Owner; program; reference of the source; player, Mage and Spell by which nouns are read."""

LAST_GROUP = 9


def group_of(n: Now, slot: int, seat: int, mage: int, played: int) -> int:
    """When a card's effects come, while a Mage of a seat plays a Spell (WOM-IT-FAQ-11)."""
    if slot == played:
        return 1
    if slot == CASTLE_SLOT:
        return 2
    own = n.seats[slot] == seat
    if slot >= SPELLS:
        return (4 if own else 8) if n.spells[slot] & HIDDEN else (3 if own else 7)
    if slot == mage:
        return 5
    return 6 if own else 9


def _set_off(p: Position, n: Now, one: Trigger, slot: int, you: int, mage: int, that: int) -> bool:
    """Whether playing this Spell with this Mage sets a trigger off, though it may have left play since."""
    here = n.mages[slot] if n.mages[slot] >= 0 else mage
    if one.by is not None and not matches(n, one.by, mage, you, here, slot, that):
        return False
    if one.spell is not None and not matches(n, one.spell, n.slot(that), you, here, slot, that):
        return False
    return holds(p, n, one.cond, you, here, slot, that)


def play_jobs(
    p: Position, seat: int, mage: int, ref: int, hidden: bool, least: int
) -> tuple[int, tuple[Job, ...]]:
    """The next group of effects that playing a Spell sets off, from group `least` on; 10 for none.

    A Spell that left play while its effects were resolved has none any more, but it was cast, and sets off
    what other cards do when it is (WOM-IT-8.10-1).

    Args:
        p: the position.
        seat: who plays it.
        mage: slot of the Mage.
        ref: reference of the Spell.
        hidden: whether it is hidden.
        least: the first group looked at.
    """
    n = now(p)
    book: Book = p.book
    moment = HIDES if hidden else CASTS
    if not (n.moments >> moment & 1 or (n.moments >> ITSELF & 1 and least < 2) or n.gives):
        return LAST_GROUP + 1, ()
    played = n.slot(ref)
    found: list[tuple[int, Job]] = []
    faces = book.faces
    for slot in n.acting:
        face = faces[n.faces[slot]]
        if slot == played and not hidden:
            for one in face.triggers[ITSELF]:
                found.append((0 if one.first else 1, (seat, one.program, ref, seat, n.mages[slot], ref)))
        if not face.moments >> moment & 1:
            continue
        group = group_of(n, slot, seat, mage, played)
        you = seat if slot == CASTLE_SLOT else n.seats[slot]
        here = n.mages[slot] if n.mages[slot] >= 0 else mage
        for one in face.triggers[moment]:
            if (0 if one.first else group) >= least and _set_off(p, n, one, slot, you, mage, ref):
                job = (n.seats[slot], one.program, n.refs[slot], you, here, ref)
                found.append((0 if one.first else group, job))
    if not hidden and played >= 0:
        for f in n.gives:
            row = f.row
            if row.program < 0 or not touches(n, f, played):
                continue
            printed = faces[n.faces[played]].actions if not n.annulled >> played & 1 else 0
            if printed & row.mask or (row.kind == GAINS and n.annulled >> played & 1):
                continue
            group = group_of(n, f.source, seat, mage, played) if f.source >= 0 else 5
            found.append((group, (f.you if f.you >= 0 else seat, row.program, ref, seat, mage, ref)))
    first = LAST_GROUP + 1
    for group, _ in found:
        if least <= group < first:
            first = group
    return first, tuple([job for group, job in found if group == first])


def moment_jobs(p: Position, moment: int, seat: int) -> tuple[Job, ...]:
    """What a player's drawing or winning sets off."""
    n = now(p)
    book: Book = p.book
    found: list[Job] = []
    for slot in n.acting:
        you = seat if slot == CASTLE_SLOT else n.seats[slot]
        here = n.mages[slot]
        for one in book.faces[n.faces[slot]].triggers[moment]:
            if one.whose != 2 and (one.whose == 0) != (you == seat):
                continue
            if holds(p, n, one.cond, you, here, slot, -1):
                found.append((n.seats[slot], one.program, n.refs[slot], you, here, -1))
    return tuple(found)


def castle_jobs(p: Position, seat: int) -> tuple[Job, ...]:
    """What a Castle that comes into play does, and what it sets off."""
    if not waits(p, 1 << ITSELF | 1 << ENTERS):
        return ()
    n = now(p)
    book: Book = p.book
    found: list[Job] = []
    faces = book.faces
    if CASTLE_SLOT in n.acting:
        for one in faces[n.faces[CASTLE_SLOT]].triggers[ITSELF]:
            found.append((seat, one.program, n.refs[CASTLE_SLOT], seat, -1, -1))
    for slot in n.acting:
        you = seat if slot == CASTLE_SLOT else n.seats[slot]
        here = n.mages[slot]
        for one in faces[n.faces[slot]].triggers[ENTERS]:
            assert one.by is not None and one.by.kind == CASTLE
            fits = matches(n, one.by, CASTLE_SLOT, you, here, slot, -1)
            if fits and holds(p, n, one.cond, you, here, slot, -1):
                found.append((n.seats[slot], one.program, n.refs[slot], you, here, -1))
    return tuple(found)


def first_owner(p: Position, jobs: tuple[Job, ...]) -> int:
    """Whose effects come first: those of the player whose turn it is (ruled)."""
    active = table(p).active
    return active if any(job[0] == active for job in jobs) else jobs[0][0]
