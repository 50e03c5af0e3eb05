"""The effects that an event triggers, in the order of the rules; players order those of equal rank."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

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
from grimorio.games.mickey.rules.in_play import CASTLE_SLOT, SPELLS
from grimorio.games.mickey.rules.now import Now, holds, matches, slots, touches
from grimorio.games.mickey.rules.renew import now, waits
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

Job = tuple[Seat, int, int, Seat, int, int]
"""A triggered effect as six numbers.

They are: the seat that decides when it resolves; the index of its program; the reference of the card that has
the effect; and, for the words "own", "here" and "that Spell" in its text, the seat of the player, the slot of
the Mage and the reference of the Spell (-1 for none).
"""

LAST_GROUP = 9
"""The number of the last group of effects when a Spell is played (WOM-IT-FAQ-11).

Group 0 has the effects that come before all others (`Trigger.first`), groups 1 to 9 those of `group_of`.
"""


@mypyc_attr(acyclic=True, free_list_len=1)
class Group:
    """The first of the groups of effects that are looked through, with its effects.

    Attributes:
        least: the number of the first group that has not resolved yet.
        number: the number of the group; `LAST_GROUP` + 1 as long as there is none.
        jobs: its effects.
    """

    def __init__(self, least: int) -> None:
        self.least = least
        self.number = LAST_GROUP + 1
        self.jobs: list[Job] = []

    def may_have(self, number: int) -> bool:
        """Whether effects of the group with this number may be the first that are left."""
        return self.least <= number <= self.number

    def add(self, number: int, job: Job) -> None:
        """Add an effect of the group with this number, for which `may_have` is true."""
        if number < self.number:
            self.number = number
            self.jobs = []
        self.jobs.append(job)


def group_of(n: Now, slot: int, seat: Seat, mage: int, played: int) -> int:
    """The group, from 1 to 9, in which effects of the card in `slot` come when a Mage plays a Spell.

    Lower groups come first (WOM-IT-FAQ-11). `seat` is the player of the Spell; `mage` and `played` are the
    slots of the Mage and of the Spell.
    """
    if slot == played:
        return 1
    if slot == CASTLE_SLOT:
        return 2
    own = n.cards[slot].seat == seat
    if slot >= SPELLS:
        return (4 if own else 8) if n.spells[slot] & HIDDEN else (3 if own else 7)
    if slot == mage:
        return 5
    return 6 if own else 9


def _set_off(p: Position, n: Now, trigger: Trigger, slot: int, you: Seat, mage: int, played: int) -> bool:
    """Whether a Mage's play of a Spell sets off a trigger of the card in `slot`.

    `mage` and `played` are the slots of the Mage and of the Spell, and `you` is their player. The Spell may
    have left play since.
    """
    here = n.cards[slot].mage if n.cards[slot].mage >= 0 else mage
    if trigger.by is not None and not matches(n, trigger.by, mage, you, here, slot, played):
        return False
    if trigger.spell is not None and not matches(n, trigger.spell, n.slot(played), you, here, slot, played):
        return False
    return holds(p, n, trigger.cond, you, here, slot, played)


def _add_given(book: Book, n: Now, group: Group, seat: Seat, mage: int, ref: int, played: int) -> None:
    """Add to the group the Special Actions that other cards give to a Spell that is cast.

    Those that it has by itself are left out. `mage` and `played` are the slots of the Mage and of the Spell,
    `ref` is the reference of the Spell, and `seat` its player.
    """
    annulled = n.annulled >> played & 1
    printed = 0 if annulled else book.faces[n.cards[played].face].actions
    for f in n.gives:
        row = f.row
        if row.program < 0 or not touches(n, f, played):
            continue
        if printed & row.mask or (row.kind == GAINS and annulled):
            continue
        number = group_of(n, f.source, seat, mage, played) if f.source >= 0 else 5
        if group.may_have(number):
            group.add(number, (f.you if f.you >= 0 else seat, row.program, ref, seat, mage, ref))


def play_jobs(
    p: Position, seat: Seat, mage: int, ref: int, hidden: bool, least: int
) -> tuple[int, tuple[Job, ...]]:
    """The next group of effects that the play of a Spell triggers, as (number of the group, its effects).

    Groups resolve in the order of their numbers (`group_of`). Where no effects are left, the number is
    `LAST_GROUP` + 1 and the tuple is empty.

    A Spell that left play while its effects were resolved has no effects any more; but it was cast, so it
    still triggers the effects of other cards (WOM-IT-8.10-1).

    Args:
        p: the position.
        seat: the player of the Spell.
        mage: slot of the Mage that plays it.
        ref: reference of the Spell.
        hidden: whether the Spell is hidden, not cast.
        least: the number of the first group that has not resolved yet.
    """
    n = now(p)
    book: Book = p.book
    moment = HIDES if hidden else CASTS
    if not (n.moments >> moment & 1 or (n.moments >> ITSELF & 1 and least < 2) or n.gives):
        return LAST_GROUP + 1, ()
    played = n.slot(ref)
    group = Group(least)
    faces = book.faces
    for slot in range(n.end):
        if not n.acting >> slot & 1:
            continue
        card = n.cards[slot]
        face = faces[card.face]
        if slot == played and not hidden:
            for trigger in face.triggers[ITSELF]:
                number = 0 if trigger.first else 1
                if group.may_have(number):
                    group.add(number, (seat, trigger.program, ref, seat, card.mage, ref))
        if not face.moments >> moment & 1:
            continue
        usual = group_of(n, slot, seat, mage, played)
        you = seat if slot == CASTLE_SLOT else card.seat
        here = card.mage if card.mage >= 0 else mage
        for trigger in face.triggers[moment]:
            number = 0 if trigger.first else usual
            if group.may_have(number) and _set_off(p, n, trigger, slot, you, mage, ref):
                group.add(number, (card.seat, trigger.program, n.ref(slot), you, here, ref))
    if not hidden and played >= 0 and n.gives:
        _add_given(book, n, group, seat, mage, ref, played)
    return group.number, tuple(group.jobs)


def moment_jobs(p: Position, moment: int, seat: Seat) -> tuple[Job, ...]:
    """The effects that are triggered because the player in `seat` draws or wins.

    `moment` is `DRAWS` or `WINS`.
    """
    n = now(p)
    book: Book = p.book
    jobs: list[Job] = []
    for slot in slots(n, n.acting):
        card = n.cards[slot]
        you = seat if slot == CASTLE_SLOT else card.seat
        here = card.mage
        for trigger in book.faces[card.face].triggers[moment]:
            if trigger.whose != 2 and (trigger.whose == 0) != (you == seat):
                continue
            if holds(p, n, trigger.cond, you, here, slot, -1):
                jobs.append((card.seat, trigger.program, n.ref(slot), you, here, -1))
    return tuple(jobs)


def castle_jobs(p: Position, seat: Seat) -> tuple[Job, ...]:
    """The effects of the Castle that `seat` has put into play, then the effects that trigger on its entry."""
    if not waits(p, 1 << ITSELF | 1 << ENTERS):
        return ()
    n = now(p)
    book: Book = p.book
    jobs: list[Job] = []
    faces = book.faces
    if n.acting >> CASTLE_SLOT & 1:
        for trigger in faces[n.cards[CASTLE_SLOT].face].triggers[ITSELF]:
            jobs.append((seat, trigger.program, n.ref(CASTLE_SLOT), seat, -1, -1))
    for slot in slots(n, n.acting):
        card = n.cards[slot]
        you = seat if slot == CASTLE_SLOT else card.seat
        here = card.mage
        for trigger in faces[card.face].triggers[ENTERS]:
            assert trigger.by is not None and trigger.by.kind == CASTLE
            fits = matches(n, trigger.by, CASTLE_SLOT, you, here, slot, -1)
            if fits and holds(p, n, trigger.cond, you, here, slot, -1):
                jobs.append((card.seat, trigger.program, n.ref(slot), you, here, -1))
    return tuple(jobs)


def first_owner(p: Position, jobs: tuple[Job, ...]) -> Seat:
    """The player whose effects among `jobs` come first, by a ruling of the project.

    It is the active player, if any of these effects belong to that player; otherwise the other player.
    """
    active = table(p).active
    return active if any(job[0] == active for job in jobs) else jobs[0][0]
