"""Blocks with regard to what the attacking player's permanents can still do for one of the attackers.

Such an aid is an ability of a permanent in play that makes a creature larger for the turn, or deals damage to
a creature. It is used once, where it does the defender most harm.
"""

from __future__ import annotations

from typing import Final

from grimorio.bots.magic.board import Board
from grimorio.bots.magic.fight import Fighter, Fray
from grimorio.bots.magic.survival import survived
from grimorio.games.magic.meaning.deeds import DAMAGE, GETS
from grimorio.games.magic.public import THIS, ActivatedRules, Context
from grimorio.games.magic.state.masks import CREATURE, HASTE
from grimorio.games.magic.state.objects import Permanent

Aid = tuple[int, int]
"""The power and toughness that an ability adds to an attacker; damage counts as power."""

NONE: Final[Aid] = (0, 0)


def greatest_aid(b: Board) -> Aid:
    """The most that an ability of the attacking player's permanents could add to an attacker, or `NONE`."""
    most = NONE
    for key in b.t.play:
        holder: Permanent = b.p.things[key]
        if holder.controller != b.t.active or not holder.own or holder.controller == b.seat:
            continue
        for ability in b.lore.book.face(holder.face, holder.changes).activated:
            if usable(b, holder, ability):
                most = max(most, added(b, key, ability))
    return most


def usable(b: Board, holder: Permanent, ability: ActivatedRules) -> bool:
    """Whether the ability can be used now for mana alone, or by tapping its permanent `holder` besides."""
    price = ability.price
    if ability.is_mana or ability.timing or price.sacrifice is not None or price.sacrifice_this:
        return False
    if price.discard is not None or price.life is not None or price.tap_other is not None:
        return False
    if price.tap:
        sick = holder.kinds & CREATURE and not holder.ready and not holder.keywords & HASTE
        if holder.tapped or sick:
            return False
    return b.purse(holder.controller).pays(price.mana)


def added(b: Board, key: int, ability: ActivatedRules) -> Aid:
    """The power and toughness that an ability of the permanent `key` adds to another creature."""
    power = toughness = 0
    c = Context(b.t.active, key)
    for deed in b.lore.program(ability.program).deeds:
        if deed.what is None or deed.what.kind == THIS or deed.amount is None or deed.flag:
            continue
        if deed.kind == GETS:
            power += deed.amount.value(b.p, c)
            toughness += deed.more.value(b.p, c) if deed.more is not None else 0
        elif deed.kind == DAMAGE:
            power += deed.amount.value(b.p, c)
    return power, toughness


def wary(fight: Fray, aid: Aid) -> None:
    """Change the blocks in `Fray.groups` where an aid to the attackers would make them worse than others."""
    helped = Fray([grown(fighter, aid) for fighter in fight.attackers], fight.blockers, fight.can, fight.life)
    helped.alone = fight.alone
    helped.care = fight.care
    helped.declared = fight.declared
    survived(helped, (1 << len(fight.attackers)) - 1, thorough=True)
    plans = [fight.groups, helped.groups]
    for place, group in enumerate(fight.groups):
        if group != fight.declared[place]:
            plans.append([*fight.groups[:place], fight.declared[place], *fight.groups[place + 1 :]])
    best = plans[0]
    most = worst(fight, helped, best)
    for plan in plans[1:]:
        value = worst(fight, helped, plan)
        if value > most + 0.01:
            most = value
            best = plan
    fight.groups = best


def grown(fighter: Fighter, aid: Aid) -> Fighter:
    """A copy of a fighter with an aid."""
    larger = fighter.copy()
    larger.power = max(0, fighter.power + aid[0])
    larger.toughness = max(1, fighter.toughness + aid[1])
    return larger


def worst(fight: Fray, helped: Fray, groups: list[int]) -> float:
    """The defender's gain from blocks if the aid goes to the attacker with which it does most harm."""
    damage = 0
    gain = 0.0
    for place, group in enumerate(groups):
        damage += fight.dealt(place, group)
        gain += fight.gain(place, group)
    least = gain - fight.loss(damage)
    for place, group in enumerate(groups):
        more = helped.dealt(place, group) - fight.dealt(place, group)
        change = helped.gain(place, group) - fight.gain(place, group)
        least = min(least, gain + change - fight.loss(damage + more))
    return least
