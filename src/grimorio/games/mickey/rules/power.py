"""The calculation of Magic Power in eight steps, with a line for each (WOM-IT-8.4-1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grimorio.games.mickey.meaning.book import Book
from grimorio.games.mickey.meaning.shapes import (
    ADDS,
    DIVIDED,
    FINAL,
    MODIFIED,
    PLUS,
    TIMES,
    WITHOUT,
    WORTH,
)
from grimorio.games.mickey.rules.board import FIRST, HIDDEN, SECOND, UP, side
from grimorio.games.mickey.rules.in_play import SPELLS, Force
from grimorio.games.mickey.rules.now import Now, holds, reached, value
from grimorio.games.mickey.rules.renew import now
from grimorio.games.mickey.words import LEGENDARY, STEPS
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

STEP_RULES: Final = tuple(f"WOM-IT-7.1-2.2.{step}" for step in range(1, 9))
"""The id of the rule of each step of the calculation."""
PRINTED: Final = "printed"
FLOOR: Final = "floor"
UNCOUNTED: Final = "uncounted"
FINAL_STEP: Final = "final"
AFFILIATION: Final = "affiliation"
CANCELLED: Final = "without"

Line = tuple[int, int, str, str, int, int, str]
"""A line of the calculation, as a tuple.

Its items are: the seat; the reference of the Spell, or -1 for the squad; the name of the step; the key of the
card that causes the step, or ""; the number that the step adds, subtracts, multiplies by and so on; the power
after the step; the id of the rule.
"""


@mypyc_attr(acyclic=True, free_list_len=1)
class Modifier:
    """An effect on power whose condition holds, with its number computed.

    Attributes:
        force: the effect.
        number: the number that it adds, subtracts, multiplies by, and so on.
        reach: bit mask of the slots of the Spells that it changes.
    """

    def __init__(self, force: Force, number: int, reach: int) -> None:
        self.force = force
        self.number = number
        self.reach = reach


def modifiers(p: Position, n: Now) -> list[Modifier]:
    """All effects on power that are in force and whose condition holds, each with its number computed.

    `n` is the result of `now` for the position `p`.
    """
    found: list[Modifier] = []
    for f in n.rows:
        row = f.row
        if row.cond is not None and not holds(p, n, row.cond, f.you, f.here, f.source, f.that):
            continue
        number = row.number
        if row.amount is not None:
            number *= value(p, n, row.amount, f.you, f.here, f.source, f.that)
        found.append(Modifier(f, number, 0 if row.kind == FINAL else reached(n, f)))
    return found


def reckon(p: Position, lines: list[Line] | None = None, covered: bool = True) -> tuple[int, int]:
    """The Final Magic Powers of both squads (WOM-IT-7.8-1).

    Args:
        p: the position.
        lines: a list to which each line of the calculation is appended, or None.
        covered: whether face-down Spells count; without them the result is what everybody can see.
    """
    n = now(p)
    book: Book = p.book
    mods = modifiers(p, n)
    totals = [0, 0]
    counts = book.choices.hidden_counts
    for slot in range(SPELLS, n.end):
        spell = n.spells[slot]
        if spell & UP or covered:
            worth = modified(p, n, mods, slot, lines)
            if counts or not spell & HIDDEN:
                totals[n.cards[slot].seat] += worth
            elif lines is not None:
                lines.append((n.cards[slot].seat, n.ref(slot), UNCOUNTED, "", 0, 0, "WOM-FR-7.8-1"))
    return final(p, n, mods, FIRST, totals[0], lines), final(p, n, mods, SECOND, totals[1], lines)


def modified(p: Position, n: Now, mods: list[Modifier], slot: int, lines: list[Line] | None) -> int:
    """The Modified Magic Power of the Spell in a slot, by the modifiers `mods` (WOM-IT-10.17-1).

    `slot` is the Spell's index in the lists of `n`, the result of `now`. Each step is appended to `lines`.
    """
    book: Book = p.book
    face = book.faces[n.cards[slot].face]
    power = face.power
    if lines is not None:
        lines.append((n.cards[slot].seat, n.ref(slot), PRINTED, face.key, power, power, "WOM-IT-10.15-1"))
    steps = 0
    cancelled = 0
    for mod in mods:
        if mod.reach >> slot & 1:
            row = mod.force.row
            if row.kind == WITHOUT:
                cancelled |= row.mask
                _line(p, n, lines, slot, CANCELLED, mod, power, "WOM-IT-FAQ-18")
            else:
                steps |= 1 << row.kind
    if not steps:
        return power
    choices = book.choices
    for step in range(8):
        if not steps >> step & 1 or cancelled >> step & 1:
            continue
        there = [mod for mod in mods if mod.force.row.kind == step and mod.reach >> slot & 1]
        if step in (WORTH, MODIFIED):
            lowest = min([mod.number for mod in there])
            there = [mod for mod in there if mod.number == lowest]
        for mod in there:
            number = mod.number
            if step in (WORTH, MODIFIED):
                power = number
            elif step == TIMES:
                power *= number
            elif step == DIVIDED:
                power = -(-power // number) if choices.halves_up else power // number
            elif step in (ADDS, PLUS):
                power += number
            else:
                power -= number
            _line(p, n, lines, slot, STEPS[step], mod, power, STEP_RULES[step])
        if power < 0 and choices.floor_each_step:
            power = 0
    if power < 0:
        power = 0
        if lines is not None:
            lines.append((n.cards[slot].seat, n.ref(slot), FLOOR, "", 0, 0, "WOM-IT-10.17-2"))
    return power


def final(p: Position, n: Now, mods: list[Modifier], seat: Seat, power: int, lines: list[Line] | None) -> int:
    """The Final Magic Power of the squad of `seat`, by the modifiers `mods` (WOM-IT-10.16-1).

    `power` is the sum of the Modified Magic Powers of the squad's Spells, to which the modifiers of the Final
    Magic Power and the penalty for Mages of other teams are applied. `n` is the result of `now` for the
    position `p`. Each step is appended to `lines` as a `Line`, unless that is None.
    """
    for mod in mods:
        f = mod.force
        if f.row.kind == FINAL and (f.row.mask == 2 or (f.row.mask == 0) == (seat == f.you)):
            power += mod.number
            if lines is not None:
                key = _key(p, n, f)
                lines.append((seat, -1, FINAL_STEP, key, mod.number, power, "WOM-IT-10.16-1"))
    penalty = strangers(p, seat)
    if penalty:
        power -= penalty
        if lines is not None:
            lines.append((seat, -1, AFFILIATION, "", -penalty, power, "WOM-IT-4.1-3"))
    if power < 0:
        power = 0
        if lines is not None:
            lines.append((seat, -1, FLOOR, "", 0, 0, "WOM-IT-10.16-2"))
    return power


def strangers(p: Position, seat: Seat) -> int:
    """The number of Mages in a squad that are not affiliated to its declared team.

    The rules are WOM-IT-4.1-3 and WOM-IT-10.24-3. By an option, a Mage that an
    effect makes count as one of the team is not among them.
    """
    player = side(p, seat)
    if not player.team:
        return 0
    book: Book = p.book
    number = 0
    for mage in range(3):
        face = player.mages[mage]
        if face >= 0:
            team = book.faces[face].team
            if book.choices.considered_counts and now(p).teams[3 * seat + mage] == player.team:
                continue
            if team == LEGENDARY:
                number += int(book.choices.legendary_costs)
            elif team != player.team:
                number += 1
    return number


def _line(
    p: Position, n: Now, lines: list[Line] | None, slot: int, step: str, mod: Modifier, power: int, rule: str
) -> None:
    """Append a line of the calculation for the Spell in a slot to `lines`, unless that is None.

    `step` is the name of the step, `mod` the effect that causes it, `power` the power after the step, and
    `rule` the id of the step's rule.
    """
    if lines is not None:
        key = _key(p, n, mod.force)
        lines.append((n.cards[slot].seat, n.ref(slot), step, key, mod.number, power, rule))


def _key(p: Position, n: Now, f: Force) -> str:
    """The key of the card that an effect belongs to, whether in play or gone; "" for none."""
    book: Book = p.book
    face = n.face(f.source)
    return book.faces[face].key if face >= 0 else ""
