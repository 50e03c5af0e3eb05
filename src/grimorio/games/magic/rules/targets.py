"""Targets: who may be one, and whether a spell or ability could be played at them."""

from __future__ import annotations

from grimorio.games.magic.meaning.abilities import Program, TargetRules
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.masks import PROTECTION
from grimorio.games.magic.rules.objects import OnStack, Permanent, seat_of, table
from grimorio.kernel.position import Position


def colors_of(p: Position, key: int) -> int:
    """The colours of a source: a permanent, a spell, or a card."""
    thing = p.things[key]
    if isinstance(thing, Permanent):
        return thing.colors
    if isinstance(thing, OnStack) and thing.kind != "spell":
        return colors_of(p, thing.source)
    colors: int = p.book.faces[thing.face].colors if thing is not None else 0
    return colors


def protected(it: Permanent, colors: int) -> bool:
    """Whether it has protection from one of these colours (MTG8-4.PRO-1 to 4)."""
    return bool(it.keywords // PROTECTION & colors)


def untouchable(p: Position, seat: int) -> bool:
    """Whether a player cannot be the target of spells or abilities (`CantBeTargeted`)."""
    things = p.things
    return any(
        things[key].controller == seat and p.book.face(things[key].face, things[key].changes).cant_be_targeted
        for key in table(p).rulers
    )


def may_target(p: Position, key: int, colors: int) -> bool:
    """Whether a spell or ability of these colours may target this object or player."""
    if key < 0:
        return not table(p).rulers or not untouchable(p, seat_of(key))
    it = p.things[key]
    return not (isinstance(it, Permanent) and it.keywords >= PROTECTION and protected(it, colors))


def legal_targets(p: Position, rules: TargetRules, c: Context, colors: int, by: int = 0) -> list[int]:
    """All legal targets for one word "target"; a spell, `by` its id, is not its own."""
    return [key for key in rules.what.found(p, c) if key != by and may_target(p, key, colors)]


def playable(p: Position, program: Program, c: Context, colors: int) -> bool:
    """Whether every word "target" has enough legal targets (MTG8-2.PLAY-S2)."""
    for rules in program.targets:
        if rules.up_to:
            continue
        needed = 1 if rules.any_number else rules.count
        if needed == 1:
            if not any(may_target(p, key, colors) for key in rules.what.found(p, c)):
                return False
        elif len(legal_targets(p, rules, c, colors)) < needed:
            return False
    return True
