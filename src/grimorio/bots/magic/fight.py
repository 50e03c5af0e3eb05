"""Forecasts of fights: the creatures that die when an attacker is blocked, and the best blocks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grimorio.bots.magic.board import Board, hurt
from grimorio.bots.magic.gains import can_regenerate
from grimorio.games.magic.public import Context, protected, stays_untapped
from grimorio.games.magic.state.masks import (
    DOUBLE_STRIKE,
    FIRST_STRIKE,
    OTHER_PROTECTION,
    PROTECTION,
    TRAMPLE,
)
from grimorio.games.magic.state.objects import Permanent

MOST: Final = 10
"""The most creatures of one side that are considered in plans; more would take too long."""

ROOM: Final = 40
"""The most creatures of one side in a combat that has begun, or in one that is to be survived."""

STRIKES: Final = FIRST_STRIKE | DOUBLE_STRIKE


@mypyc_attr(allow_interpreted_subclasses=True)
class Fighter:
    """A creature in a fight that is imagined.

    Attributes:
        key: id of the creature.
        power, toughness: as they would be in the fight. Damage dealt already is subtracted from toughness.
        words, colors: masks of its keywords and colours.
        immune: ids of creatures from which it has protection by a quality other than colour.
        worth: its worth to its controller.
        survives: whether it can regenerate.
        dooms: ids of creatures that are destroyed when it fights them.
        falls: whether it is destroyed when it blocks.
        through: whether its damage goes to the player even when it is blocked.
        untaps: whether it attacks without tapping.
        least: the least number of creatures that must block it together.
    """

    def __init__(self, b: Board, key: int) -> None:
        creature: Permanent = b.p.things[key]
        self.key = key
        self.power = max(0, creature.power)
        self.toughness = max(1, creature.toughness - creature.damage)
        self.words = creature.keywords
        self.colors = creature.colors
        self.immune: list[int] = []
        if creature.keywords & OTHER_PROTECTION:
            self.immune = [other for other in b.mine + b.theirs if protected(b.p, key, creature, other)]
        self.worth = b.worth(key)
        self.survives = can_regenerate(b, creature)
        lore = b.lore.face(creature.face)
        self.falls = lore.falls and creature.own
        self.dooms: list[int] = []
        if lore.dooms is not None and creature.own:
            c = Context(creature.controller, key)
            self.dooms = [k for k in b.mine + b.theirs if lore.dooms.permanent(b.p, k, b.p.things[k], c)]
        face = b.lore.book.face(creature.face)
        self.through = face.as_unblocked and creature.own
        self.untaps = stays_untapped(b.p, key)
        self.least = 1

    def like(self, other: Fighter) -> bool:
        """Whether another fighter is the same in everything that matters in a fight."""
        return (
            self.power == other.power
            and self.toughness == other.toughness
            and self.words == other.words
            and self.colors == other.colors
            and self.immune == other.immune
            and self.worth == other.worth
            and self.survives == other.survives
            and self.falls == other.falls
            and self.dooms == other.dooms
            and self.through == other.through
            and self.untaps == other.untaps
            and self.least == other.least
        )

    def copy(self) -> Fighter:
        """A copy of the fighter, which may be changed."""
        new: Fighter = Fighter.__new__(Fighter)
        new.key = self.key
        new.power = self.power
        new.toughness = self.toughness
        new.words = self.words
        new.colors = self.colors
        new.immune = self.immune
        new.worth = self.worth
        new.survives = self.survives
        new.falls = self.falls
        new.dooms = self.dooms
        new.through = self.through
        new.untaps = self.untaps
        new.least = self.least
        return new


def damage_to(one: Fighter, other: Fighter) -> int:
    """The damage that one fighter deals to another; 0 if protection prevents it."""
    if other.words // PROTECTION & one.colors or one.key in other.immune:
        return 0
    return one.power


class Clash:
    """A forecast of the fight between an attacker and its blockers.

    Attributes:
        lost: whether the attacker dies.
        dead: the blockers that die, as bits, by index.
        gain: the defender's gain: the worth of the attacker if it dies, minus that of blockers that die.
        trampled: the damage that tramples over to the player.
    """

    def __init__(self, a: Fighter, blockers: list[Fighter]) -> None:
        count = len(blockers)
        self.dead = 0
        self.lost = False
        self.trampled = 0
        hits = 0
        damage = [0] * count
        strikes = bool(a.words & STRIKES)
        for blocker in blockers:
            if blocker.words & STRIKES:
                hits += damage_to(blocker, a)
        first = hits >= a.toughness
        if strikes:
            self._strike(a, blockers, damage)
        alive = 0
        for place in range(count):
            if not strikes or damage[place] < blockers[place].toughness:
                alive |= 1 << place
        if not first:
            for place in range(count):
                blocker = blockers[place]
                if alive >> place & 1 and (not blocker.words & STRIKES or blocker.words & DOUBLE_STRIKE):
                    hits += damage_to(blocker, a)
            if not strikes or a.words & DOUBLE_STRIKE:
                self._strike(a, blockers, damage)
        struck = hits >= a.toughness
        for blocker in blockers:
            if a.key in blocker.dooms:
                struck = True
        self.lost = struck and not a.survives
        self.gain = a.worth if self.lost else 0.0
        if struck and a.survives:
            self.gain = 0.3
        for place in range(count):
            blocker = blockers[place]
            if damage[place] >= blocker.toughness or blocker.falls or blocker.key in a.dooms:
                if blocker.survives:
                    self.gain -= 0.3
                else:
                    self.dead |= 1 << place
                    self.gain -= blocker.worth

    def _strike(self, a: Fighter, blockers: list[Fighter], damage: list[int]) -> None:
        """Deal the attacker's damage to its blockers so that the blockers killed are worth most.

        `damage` has the damage that each blocker has been dealt, in their order; the attacker's is added to
        it.
        """
        left = a.power
        done = 0
        for _ in range(len(blockers)):
            best = -1
            worth = -1.0
            for place, blocker in enumerate(blockers):
                need = blocker.toughness - damage[place]
                if done >> place & 1 or need <= 0 or need > left or not damage_to(a, blocker):
                    continue
                if blocker.worth > worth:
                    worth = blocker.worth
                    best = place
            if best < 0:
                break
            need = blockers[best].toughness - damage[best]
            damage[best] += need
            left -= need
            done |= 1 << best
        if a.words & TRAMPLE:
            need = 0
            for place, blocker in enumerate(blockers):
                need += max(0, blocker.toughness - damage[place])
            self.trampled += max(0, left - need)
        elif left and len(blockers) == 1 and not done and damage_to(a, blockers[0]):
            damage[0] += left


class Fray:
    """A combat: attackers, and the creatures that could block them.

    Attributes:
        attackers, blockers: the fighters.
        can: for each attacker, the blockers that may block it, as bits, by index.
        life: the life of the defender.
        choosy: fighters for which it matters which creature they fight.
        alike: for each attacker, the index of the first attacker equal to it.
        twins: for each blocker, the index of the first blocker equal to it.
        distinct: whether no two blockers are equal.
        declared: for each attacker, the blockers already declared, as bits; all plans keep them.
        groups: for each attacker, its blockers as bits, after `block` was called.
        known: the forecasts made so far, for each attacker by its blockers as bits.
        unblocked: for each attacker, the damage that it deals to the player when nothing blocks it.
        losses: what the defender loses by damage, in points, by the damage; those computed so far.
        alone: whether no attacker may have more than one blocker.
        away: blockers that are left out of plans, as bits.
    """

    def __init__(self, attackers: list[Fighter], blockers: list[Fighter], can: list[int], life: int) -> None:
        self.attackers = attackers
        self.blockers = blockers
        self.can = can
        self.life = life
        self.choosy = [fighter for fighter in attackers + blockers if fighter.immune or fighter.dooms]
        self.alike: list[int] = []
        for place, fighter in enumerate(attackers):
            same = place
            for earlier in range(place):
                if can[earlier] == can[place] and self._same(attackers[earlier], fighter):
                    same = earlier
                    break
            self.alike.append(same)
        self.twins: list[int] = []
        for place, fighter in enumerate(blockers):
            same = place
            for earlier in range(place):
                if self._same(blockers[earlier], fighter) and self._meet_alike(earlier, place):
                    same = earlier
                    break
            self.twins.append(same)
        self.distinct = not any([same != place for place, same in enumerate(self.twins)])
        self.declared = [0] * len(attackers)
        self.groups = [0] * len(attackers)
        self.known: list[dict[int, Clash]] = [{} for _ in attackers]
        self.unblocked = [a.power * (2 if a.words & DOUBLE_STRIKE else 1) for a in attackers]
        self.losses: dict[int, float] = {}
        self.alone = False
        self.away = 0
        self.care = 1.0

    def _same(self, one: Fighter, other: Fighter) -> bool:
        """Whether it never matters, in any fight of this combat, which of these two fighters takes part."""
        for foe in self.choosy:
            if (one.key in foe.immune) != (other.key in foe.immune):
                return False
            if (one.key in foe.dooms) != (other.key in foe.dooms):
                return False
        return one.like(other)

    def _meet_alike(self, one: int, other: int) -> bool:
        """Whether the blockers with the indices `one` and `other` may block the same attackers."""
        return not any([(mask >> one ^ mask >> other) & 1 for mask in self.can])

    def clash(self, place: int, group: int) -> Clash:
        """The forecast of the fight of an attacker (`place`, its index) with the blockers `group` (bits)."""
        found = self.known[place].get(group)
        if found is None:
            blockers = [blocker for at, blocker in enumerate(self.blockers) if group >> at & 1]
            found = self.known[place][group] = Clash(self.attackers[place], blockers)
        return found

    def gain(self, place: int, group: int) -> float:
        """The defender's gain from the fight of an attacker (`place`, its index) with blockers.

        `group` has the blockers as bits, by index; 0 for none. Damage to the player is not counted.
        """
        return self.clash(place, group).gain if group else 0.0

    def dealt(self, place: int, group: int) -> int:
        """The damage to the player by an attacker (`place`, its index) blocked by `group` (bits; 0: none)."""
        if not group or self.attackers[place].through:
            return self.unblocked[place]
        return self.clash(place, group).trampled

    def loss(self, damage: int) -> float:
        """What the defender loses by so much damage, in points."""
        found = self.losses.get(damage)
        if found is None:
            found = self.losses[damage] = self.care * hurt(self.life, damage)
        return found

    def free(self) -> int:
        """The blockers that may still be declared, as bits."""
        free = (1 << len(self.blockers)) - 1 & ~self.away
        for group in self.declared:
            free &= ~group
        return free

    def total(self, attacking: int) -> int:
        """The damage that the attackers in `attacking` (bits, by index) deal to the player.

        The blocks are those that `block` found last.
        """
        total = 0
        for place in range(len(self.attackers)):
            if attacking >> place & 1:
                total += self.dealt(place, self.groups[place])
        return total

    def block(self, attacking: int) -> float:
        """Find the best blocks for the defender against the attackers in `attacking` (bits, by index).

        Returns the defender's gain from these blocks in points, the loss of life included.
        """
        count = len(self.attackers)
        self.groups = self.declared.copy()
        free = self.free()
        damage = self.total(attacking)
        while free:
            best = 0.02
            where = -1
            chosen = 0
            now = self.loss(damage)
            for place in range(count):
                able = self.can[place] & free
                if not attacking >> place & 1 or not able:
                    continue
                group = self.groups[place]
                if self._seen(place, group, attacking):
                    continue
                before = self.gain(place, group)
                dealt = self.dealt(place, group)
                for more in self._joins(place, group, able):
                    clash = self.clash(place, group | more)
                    rest = dealt if self.attackers[place].through else clash.trampled
                    increase = clash.gain - before
                    if rest != dealt:
                        increase += now - self.loss(damage - dealt + rest)
                    if increase > best:
                        best = increase
                        where = place
                        chosen = more
            if where < 0:
                break
            damage -= self.dealt(where, self.groups[where])
            self.groups[where] |= chosen
            damage += self.dealt(where, self.groups[where])
            free &= ~chosen
        gained = -self.loss(damage)
        for place in range(count):
            gained += self.gain(place, self.groups[place])
        return gained

    def fallen(self, attacking: int) -> list[int]:
        """The ids of the blockers that die fighting the attackers in `attacking` (bits).

        The blocks are those that `block` found last.
        """
        keys: list[int] = []
        for place, group in enumerate(self.groups):
            if not group or not attacking >> place & 1:
                continue
            dead = self.clash(place, group).dead
            for at, blocker in enumerate(self.blockers):
                if group >> at & 1:
                    if dead & 1:
                        keys.append(blocker.key)
                    dead >>= 1
        return keys

    def _seen(self, place: int, group: int, attacking: int) -> bool:
        """Whether an earlier attacker is equal to this one and has an equal group of blockers.

        `place` is the index of this attacker, `group` its blockers as bits; `attacking` has the attackers as
        bits.
        """
        same = self.alike[place]
        for earlier in range(same, place):
            if self.alike[earlier] == same and attacking >> earlier & 1 and self.groups[earlier] == group:
                return True
        return False

    def _joins(self, place: int, group: int, able: int) -> list[int]:
        """The groups of creatures to try as additional blockers of an attacker, each as bits.

        They are single creatures; if none blocks yet, also pairs, or as many as the attacker needs. Of equal
        creatures only one is tried.

        Args:
            place: the index of the attacker.
            group: the creatures that block it already, as bits.
            able: the creatures that may still block it, as bits.
        """
        joins: list[int] = []
        least = self.attackers[place].least
        if self.alone and group:
            return joins
        singles: list[int] = []
        seen: list[int] = []
        for at in range(len(self.twins)):
            if not able >> at & 1 or (not self.distinct and seen.count(self.twins[at]) >= 2):
                continue
            seen.append(self.twins[at])
            singles.append(at)
            if (group or least == 1) and self._first(at, able):
                joins.append(1 << at)
        if group or len(singles) < 2 or self.alone or self._easily(place, joins):
            return joins
        enough = self.attackers[place].toughness
        if least > 1 or self.attackers[place].words & TRAMPLE:
            enough = 0
        blows = [self._blow(place, at) for at in singles]
        for place_, at in enumerate(singles):
            for next_, other in enumerate(singles[place_ + 1 :], place_ + 1):
                if blows[place_] + blows[next_] < enough:
                    continue
                pair = 1 << at | 1 << other
                if least <= 2:
                    joins.append(pair)
                else:
                    for third in range(len(self.twins)):
                        if third > other and able >> third & 1:
                            joins.append(pair | 1 << third)
        return joins

    def _easily(self, place: int, found: list[int]) -> bool:
        """Whether a single blocker kills the attacker (`place`, its index) and survives.

        `found` has the groups that may block it, each of one blocker, as bits. If True, pairs need not be
        tried.
        """
        for one in found:
            clash = self.clash(place, one)
            if clash.lost and not clash.dead and not clash.trampled:
                return True
        return False

    def _blow(self, place: int, at: int) -> int:
        """The damage that a single blocker, by its index `at`, deals to the attacker with the index `place`.

        For a blocker that destroys whatever it fights, it is the attacker's toughness.
        """
        a = self.attackers[place]
        blocker = self.blockers[at]
        if a.key in blocker.dooms:
            return a.toughness
        return damage_to(blocker, a) * (2 if blocker.words & DOUBLE_STRIKE else 1)

    def _first(self, at: int, able: int) -> bool:
        """Whether the blocker with the index `at` is the first of its equals among those that may block.

        `able` has the blockers that may block, as bits by index.
        """
        if self.distinct:
            return True
        for earlier in range(self.twins[at], at):
            if self.twins[earlier] == self.twins[at] and able >> earlier & 1:
                return False
        return True
