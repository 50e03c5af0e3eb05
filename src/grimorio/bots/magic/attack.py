"""Who attacks: those with whom the seat gains most when the opponent blocks well and strikes back."""

from __future__ import annotations

from typing import Final

from grimorio.bots.magic.board import WIN, Board, hurt
from grimorio.bots.magic.fight import MOST, Fighter, Fray
from grimorio.games.magic.public import (
    ARTIFACT,
    BLACK,
    CREATURE,
    FEAR,
    FLYING,
    Context,
    Permanent,
    Rulers,
    blockers_of,
    could_attack,
    least_blockers,
    may_block,
    ruler_faces,
)

BACK: Final = 0.6
"""How much the damage counts that the opponent could do in return."""

Change = tuple[int, int, int, int]
NO_CHANGE: Final[Change] = (0, 0, 0, 0)


def fighters(b: Board, keys: list[int]) -> list[Fighter]:
    """The strongest of these creatures, as fighters who make themselves as large as they can."""
    found = [Fighter(b, key) for key in keys]
    for one in found:
        it: Permanent = b.p.things[one.key]
        lore = b.lore.face(it.face)
        if lore.pump is not None and it.own:
            times = b.pumps(it.controller, lore.pump)
            c = Context(it.controller, one.key)
            if times and lore.pump_power is not None and lore.pump_toughness is not None:
                one.power += times * lore.pump_power.value(b.p, c)
                one.toughness = max(1, one.toughness + times * lore.pump_toughness.value(b.p, c))
    if len(found) > MOST:
        found.sort(key=_by_worth)
        found = found[:MOST]
    return found


def _by_worth(one: Fighter) -> float:
    return -one.worth


def fray(b: Board, attackers: list[Fighter], blockers: list[Fighter], defender: int, rulers: Rulers) -> Fray:
    """These attackers against these blockers."""
    p = b.p
    can: list[int] = []
    for one in attackers:
        mask = 0
        it: Permanent = p.things[one.key]
        gained = one.words & ~it.keywords
        for place, other in enumerate(blockers):
            if gained and not stands_in(p.things[other.key], gained):
                continue
            if may_block(p, other.key, one.key, rulers):
                mask |= 1 << place
        can.append(mask)
        if rulers:
            one.least = least_blockers(p, one.key, rulers)
    return Fray(attackers, blockers, can, b.life(defender))


def plan_attack(
    b: Board, defender: int, ahead: int, without: int = 0, change: Change = NO_CHANGE
) -> tuple[float, list[int]]:
    """What an attack at a player gains, and the creatures that should attack.

    Args:
        b: the board of the attacking player.
        defender: who is attacked.
        ahead: 1 to think of this combat only, 2 of the opponent's next one too.
        without: a creature of the defender that is thought away.
        change: a creature that would have so much more power and toughness and these keywords.
    """
    p = b.p
    rulers = ruler_faces(p)
    able = [key for key in b.mine if could_attack(p, b.seat, key, defender, rulers)]
    mine = fighters(b, able)
    for one in mine:
        if one.key == change[0]:
            one.power = max(0, one.power + change[1])
            one.toughness = max(1, one.toughness + change[2])
            one.words |= change[3]
    mine = [one for one in mine if one.power > 0]
    if not mine:
        return 0.0, []
    theirs = [key for key in blockers_of(p, defender, rulers) if key != without and key in b.theirs]
    fight = fray(b, mine, fighters(b, theirs), defender, rulers)
    back = Back(b, defender, mine, rulers) if ahead > 1 else None
    whole = (1 << len(mine)) - 1
    idle = 0.0 if back is None else -back.danger(0, [])
    best = idle
    chosen = 0
    tried: dict[int, float] = {}
    for start in (whole, 0):
        now = start
        value = idle if not now else _value(fight, back, now, tried)
        better = True
        while better:
            better = False
            for place in range(len(mine)):
                if _twin_before(fight, place, now):
                    continue
                other = now ^ 1 << place
                found = idle if not other else _value(fight, back, other, tried)
                if found > value + 0.01:
                    value = found
                    now = other
                    better = True
        if value > best + 0.01:
            best = value
            chosen = now
    return best - idle, [one.key for place, one in enumerate(mine) if chosen >> place & 1]


def _twin_before(fight: Fray, place: int, now: int) -> bool:
    """Whether an attacker like this one, attacking or not as it does, comes before it."""
    same = fight.alike[place]
    for earlier in range(same, place):
        if fight.alike[earlier] == same and not (now >> earlier ^ now >> place) & 1:
            return True
    return False


def _value(fight: Fray, back: Back | None, attacking: int, tried: dict[int, float]) -> float:
    """What an attack gains when the opponent blocks well."""
    found = tried.get(attacking)
    if found is None:
        found = -fight.block(attacking)
        if back is not None and found < WIN / 2:
            found -= back.danger(attacking, fight.fallen(attacking))
        tried[attacking] = found
    return found


class Back:
    """What the opponent could do in their next turn to a player whose attackers are tapped."""

    def __init__(self, b: Board, defender: int, mine: list[Fighter], rulers: Rulers) -> None:
        self.b = b
        self.mine = mine
        self.life = b.life(b.seat)
        p = b.p
        self.staying: list[Permanent] = []
        keys = [one.key for one in mine]
        for key in b.mine:
            it: Permanent = p.things[key]
            if key not in keys and not it.tapped:
                self.staying.append(it)
        self.powers: list[tuple[int, int, int]] = []
        for key in b.theirs:
            it = p.things[key]
            if it.power > 0 and it.controller == defender and b.stopped.get(key, 0.0) < 0.5:
                self.powers.append((it.power, it.keywords, key))
        self.powers.sort(reverse=True)

    def danger(self, attacking: int, fallen: list[int]) -> float:
        """What is lost to those that cannot be blocked then; `fallen` are dead by then."""
        p = self.b.p
        free = self.staying.copy()
        for place, one in enumerate(self.mine):
            if not attacking >> place & 1 or one.untaps:
                free.append(p.things[one.key])
        free.sort(key=_walkers_first)
        damage = 0
        for power, words, key in self.powers:
            if key in fallen:
                continue
            blocked = False
            for it in free:
                if stands_in(it, words):
                    free.remove(it)
                    blocked = True
                    break
            if not blocked:
                damage += power
        return BACK * hurt(self.life, damage) if damage < self.life else 0.5 * WIN


def _walkers_first(it: Permanent) -> int:
    return it.keywords & FLYING


def stands_in(it: Permanent, words: int) -> bool:
    """Whether a creature could probably block one with these keywords."""
    if not it.kinds & CREATURE:
        return False
    if words & FLYING and not it.keywords & FLYING:
        return False
    return not words & FEAR or bool(it.kinds & ARTIFACT or it.colors & BLACK)
