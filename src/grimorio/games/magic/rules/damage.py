"""Damage: whom it can be dealt to, and which sources a player may choose (MTG8-CR-SOURCE-1)."""

from __future__ import annotations

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.masks import CREATURE
from grimorio.games.magic.rules.marks import Damage
from grimorio.games.magic.rules.objects import Card, CombatDamage, OnStack, Permanent, seat_of, table
from grimorio.games.magic.rules.targets import alike, protected
from grimorio.kernel.position import Position


def damage(p: Position, source: int, to: int, amount: int, combat: bool) -> Damage | None:
    """The event that a source deals damage to a creature or player (MTG8-GLOSS-Danno-1).

    None for no amount, for what is no creature in play or player in the game, and where protection
    from the source prevents it (MTG8-4.PRO-4).
    """
    if amount <= 0:
        return None
    if to < 0:
        if seat_of(to) not in table(p).seats:
            return None
    else:
        it = p.things[to]
        if not isinstance(it, Permanent) or not it.in_play or not it.kinds & CREATURE:
            return None
        if protected(p, to, it, source):
            return None
    return Damage(p, source, to, amount, combat, "MTG8-GLOSS-Danno-1")


def sources(p: Position, what: Filter | None, c: Context) -> tuple[int, ...]:
    """The sources of damage that a player may choose (MTG8-GLOSS-Fonte-2); with `what` only those that fit.

    They are permanents, and what the stack holds or speaks of, in that order.
    """
    t = table(p)
    keys = list(t.play)
    for key in t.stack:
        thing = p.things[key]
        if isinstance(thing, CombatDamage):
            keys += [source for source, _, _ in thing.dealt]
        elif isinstance(thing, OnStack):
            keys += [key if thing.kind == "spell" else thing.source, thing.that, thing.sacrificed]
            keys += [target for target in thing.targets if target > 0]
    return tuple(key for key in dict.fromkeys(keys) if key and is_source(p, key, what, c))


def is_source(p: Position, key: int, what: Filter | None, c: Context) -> bool:
    """Whether an object may be a source, and fits."""
    thing = p.things[key]
    if not isinstance(thing, (Permanent, Card, OnStack)) or getattr(thing, "kind", "spell") != "spell":
        return False
    return what is None or alike(p, key, what, c)
