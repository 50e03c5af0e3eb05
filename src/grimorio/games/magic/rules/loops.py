"""Endless loops without a choice are a draw (MTG8 digest 14)."""

from __future__ import annotations

from typing import Final

from grimorio.games.magic.rules.objects import FACE, OnStack, Permanent, player, table
from grimorio.kernel.position import Position

PATIENCE: Final = 40
"""How often the stack may resolve without any choice before positions are compared."""
ENDLESS: Final = 400
"""How often before it is taken for a loop though positions differ: something grows in it."""


def fingerprint(p: Position) -> int:
    """A number that is the same for the same position, whatever ids its objects have."""
    t = table(p)
    parts: list[object] = [t.turn, t.step, t.lands, t.extra]
    for seat in t.seats:
        one = player(p, seat)
        parts.append(
            (one.life, one.poison, one.pool, tuple(card & FACE for card in one.hand), len(one.library))
        )
        parts.append(tuple(p.things[key].face for key in one.graveyard))
    for key in t.play:
        it: Permanent = p.things[key]
        parts.append((it.face, it.controller, it.tapped, it.damage, it.counters, it.power, it.toughness))
    for key in t.stack:
        thing = p.things[key]
        if isinstance(thing, OnStack):
            parts.append((thing.kind, thing.face, thing.ability, thing.controller, thing.much))
    return hash(tuple(parts))
