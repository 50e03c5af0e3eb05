"""The choice of blocks, and forecasts of the present combat."""

from __future__ import annotations

from grimorio.bots.magic.aids import NONE, greatest_aid, wary
from grimorio.bots.magic.attack import fighters, fray
from grimorio.bots.magic.board import Board, hurt
from grimorio.bots.magic.fight import ROOM, Clash, Fighter, Fray
from grimorio.bots.magic.survival import survived
from grimorio.games.magic.public import Blocks, attackers_of, blockers_of, ruler_faces
from grimorio.games.magic.state.masks import CREATURE, DOUBLE_STRIKE
from grimorio.games.magic.state.objects import NOBODY, CombatDamage, Permanent
from grimorio.kernel.seats import Seat


def plan_blocks(b: Board, ahead: int = 2) -> list[tuple[int, int]]:
    """The (blocker, attacker) pairs that are best for the seat.

    If `ahead` is less than 2, double blocks are not considered: no attacker gets more than one blocker. Nor
    is what the attacking player's permanents can still do for an attacker (`aids`).
    """
    rulers = ruler_faces(b.p)
    attackers = fighters(b, attackers_of(b.p, b.seat), ROOM)
    blockers = fighters(b, blockers_of(b.p, b.seat, rulers), ROOM)
    fight = fray(b, attackers, blockers, b.seat, rulers)
    fight.alone = ahead < 2
    fight.care = b.character.care
    frame = b.p.agenda[-1]
    if isinstance(frame, Blocks):
        fight.declared = declared(fight, frame.pairs)
    survived(fight, (1 << len(attackers)) - 1, thorough=True)
    if ahead > 1:
        aid = greatest_aid(b)
        if aid != NONE:
            wary(fight, aid)
    return [
        (blocker.key, attacker.key)
        for place, attacker in enumerate(attackers)
        for at, blocker in enumerate(blockers)
        if fight.groups[place] >> at & 1
    ]


def declared(fight: Fray, pairs: tuple[tuple[int, int], ...]) -> list[int]:
    """For each attacker of a fray, the blockers in `pairs` of (blocker, attacker) that block it, as bits."""
    groups = [0] * len(fight.attackers)
    for place, attacker in enumerate(fight.attackers):
        for at, blocker in enumerate(fight.blockers):
            if (blocker.key, attacker.key) in pairs:
                groups[place] |= 1 << at
    return groups


class Combat:
    """A forecast of the present combat, as it stands or with one creature changed or gone.

    Attributes:
        value: the gain of the seat from the combat as it stands, in points.
        fights: whether any creature attacks.
    """

    def __init__(self, b: Board) -> None:
        self.b = b
        self.attackers: list[Fighter] = []
        self.groups: list[list[Fighter]] = []
        self.blocked: list[bool] = []
        self.at: list[Seat] = []
        self.mine: list[bool] = []
        p = b.p
        for key in b.t.play:
            creature: Permanent = p.things[key]
            if creature.attacking == NOBODY or not creature.kinds & CREATURE:
                continue
            self.attackers.append(Fighter(b, key))
            self.groups.append([Fighter(b, other) for other in creature.blockers if p.things[other].in_play])
            self.blocked.append(creature.blocked)
            self.at.append(creature.attacking)
            self.mine.append(creature.controller == b.seat)
        self.fights = bool(self.attackers)
        self.value = self._value(0, None)

    def changed(self, key: int, power: int, toughness: int, words: int) -> float:
        """How much more the seat gains from the combat if the creature with the id `key` changes.

        `power` and `toughness` are added to its own; `words` is a mask of the keywords that it gets.
        """
        return self._value(key, (power, toughness, words)) - self.value

    def without(self, key: int) -> float:
        """How much more the seat gains from the combat if the creature with the id `key` is gone.

        The worth of the creature itself does not count.
        """
        return self._value(key, None) - self.value

    def _value(self, key: int, more: tuple[int, int, int] | None) -> float:
        b = self.b
        total = 0.0
        damage: dict[Seat, int] = {}
        for place, attacker in enumerate(self.attackers):
            a = attacker
            if attacker.key == key:
                if more is None:
                    continue
                a = _changed(attacker, more)
            group: list[Fighter] = []
            for other in self.groups[place]:
                if other.key != key:
                    group.append(other)
                elif more is not None:
                    group.append(_changed(other, more))
            dealt = 0
            if self.blocked[place] and not a.through:
                if group and a.toughness > 0:
                    clash = Clash(a, group)
                    total += -clash.gain if self.mine[place] else clash.gain
                    dealt = clash.trampled
            else:
                dealt = a.power * (2 if a.words & DOUBLE_STRIKE else 1)
            if dealt:
                at = self.at[place]
                damage[at] = damage.get(at, 0) + dealt
        for seat, amount in damage.items():
            loss = hurt(b.life(seat), amount)
            total += -loss if seat == b.seat else loss
        return total


def _changed(fighter: Fighter, more: tuple[int, int, int]) -> Fighter:
    power, toughness, words = more
    new = fighter.copy()
    new.power = max(0, fighter.power + power)
    new.toughness = fighter.toughness + toughness
    new.words |= words
    return new


def wounds(b: Board) -> dict[int, int]:
    """The combat damage on the stack that each creature will be dealt, by its id."""
    total: dict[int, int] = {}
    for key in b.t.stack:
        thing = b.p.things[key]
        if isinstance(thing, CombatDamage):
            for _, to, amount in thing.dealt:
                if to > 0:
                    total[to] = total.get(to, 0) + amount
    return total


def doomed(b: Board) -> dict[int, int]:
    """The creatures that combat damage on the stack will kill: by id, how much exceeds the lethal damage."""
    found: dict[int, int] = {}
    for to, amount in wounds(b).items():
        it: Permanent = b.p.things[to]
        if it.in_play and it.kinds & CREATURE and amount >= it.toughness - it.damage:
            found[to] = amount - (it.toughness - it.damage)
    return found


def incoming(b: Board, seat: Seat) -> int:
    """The combat damage on the stack that a player will be dealt."""
    total = 0
    for key in b.t.stack:
        thing = b.p.things[key]
        if isinstance(thing, CombatDamage):
            for _, to, amount in thing.dealt:
                if to == -1 - seat:
                    total += amount
    return total
