"""Damage: to whom it can be dealt, and which sources a player may choose (MTG8-CR-SOURCE-1)."""

from __future__ import annotations

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.rules.marks import Damage
from grimorio.games.magic.rules.sure import SureDamage, unstoppable
from grimorio.games.magic.rules.targets import alike, protected
from grimorio.games.magic.state.masks import CREATURE
from grimorio.games.magic.state.objects import (
    Card,
    CombatDamage,
    OnStack,
    Permanent,
    TargetId,
    seat_of,
    table,
)
from grimorio.kernel.position import Position


def damage(
    p: Position, source: int, to: TargetId, amount: int, combat: bool, sure: bool = False
) -> Damage | None:
    """The event in which a source deals damage to a creature or player (MTG8-GLOSS-Danno-1), or None.

    `combat` says whether it is combat damage, `sure` whether it cannot be prevented (MTG8-CR-SURE-1). None
    means that nothing is dealt: the amount is 0, the recipient is neither a creature in play nor a player in
    the game, or protection from the source prevents the damage (MTG8-4.PRO-4).
    """
    if amount <= 0:
        return None
    if to < 0:
        if seat_of(to) not in table(p).seats:
            return None
    else:
        creature = p.things[to]
        if not isinstance(creature, Permanent) or not creature.in_play or not creature.kinds & CREATURE:
            return None
        if protected(p, to, creature, source) and not (sure or unstoppable(p)):
            return None
    kind = SureDamage if sure else Damage
    return kind(p, source, to, amount, combat, "MTG8-GLOSS-Danno-1")


def sources(p: Position, what: Filter | None, c: Context) -> tuple[int, ...]:
    """The ids of the sources of damage that a player may choose (MTG8-GLOSS-Fonte-2), in order.

    First come permanents, then spells on the stack and objects to which anything on the stack refers. `what`
    is the noun that each source must fit; None if every source may be chosen.
    """
    t = table(p)
    keys: list[int] = list(t.play)
    for key in t.stack:
        thing = p.things[key]
        if isinstance(thing, CombatDamage):
            keys += [source for source, _, _ in thing.dealt]
        elif isinstance(thing, OnStack):
            keys += [key if thing.kind == "spell" else thing.source, thing.that, thing.sacrificed]
            keys += [target for target in thing.targets if target > 0]
    return tuple(key for key in dict.fromkeys(keys) if key and is_source(p, key, what, c))


def is_source(p: Position, key: int, what: Filter | None, c: Context) -> bool:
    """Whether the object with the id `key` may be chosen as a source of damage and fits the noun `what`.

    If `what` is None, every object fits.
    """
    thing = p.things[key]
    if not isinstance(thing, (Permanent, Card, OnStack)) or getattr(thing, "kind", "spell") != "spell":
        return False
    return what is None or alike(p, key, what, c)
