"""Blocks that let through the least damage, and blocks improved pair by pair.

A blocker stops an attacker whole, whatever its size, unless it tramples or several creatures must block it
together. So the attackers that one creature stops are matched with blockers exactly, the strongest first; for
the others, groups of blockers are tried out, at most `MOST_TRIED` combinations of them.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from grimorio.bots.magic.fight import Fray
from grimorio.games.magic.state.masks import TRAMPLE

MOST_TRIED: Final = 600
"""The most combinations of groups of blockers that are tried; with more, the result is only a bound."""

MOST_CHOSEN: Final = 7
"""The blockers, the toughest first, of which groups are made against one attacker."""

MOST_TOGETHER: Final = 4
"""The most blockers of a group."""

NO_CHANGE: Final = (0.0, 0)
"""A change of blocks by which nothing is gained, and the same damage let through."""


class LeastDamage:
    """A search for the blocks that let through the least damage.

    Args:
        fray: the combat; its blocks are not changed.
        attacking: a bit for each creature that attacks, by index.

    Attributes:
        damage: the least damage found.
        groups: the blockers of each attacker in the blocks that let it through, as bits.
    """

    def __init__(self, fray: Fray, attacking: int) -> None:
        self.fray = fray
        self.plain: list[int] = []
        self.special: list[int] = []
        self.tried = 0
        places = [place for place in range(len(fray.attackers)) if attacking >> place & 1]
        places.sort(key=self._unblocked, reverse=True)
        for place in places:
            attacker = fray.attackers[place]
            if attacker.through or not fray.can[place] or fray.declared[place]:
                continue
            if attacker.words & TRAMPLE or attacker.least > 1:
                self.special.append(place)
            else:
                self.plain.append(place)
        whole = sum([fray.dealt(place, fray.declared[place]) for place in places])
        self.damage = whole + 1
        self.groups = fray.declared
        self._special(0, fray.free(), whole, fray.declared.copy())

    def _unblocked(self, place: int) -> int:
        return self.fray.dealt(place, 0)

    def _special(self, at: int, free: int, damage: int, groups: list[int]) -> None:
        """Try the groups of blockers against the special attackers from the index `at` on.

        `free` has the blockers not used yet, `damage` is what is let through by the blocks in `groups`.
        """
        if self.tried > MOST_TRIED or not self.damage:
            return
        if at == len(self.special):
            self.tried += 1
            self._matched(free, damage, groups)
            return
        place = self.special[at]
        unblocked = self.fray.dealt(place, 0)
        for saved, group in self._groups(place, free):
            if saved:
                groups[place] = group
                self._special(at + 1, free & ~group, damage - saved, groups)
        groups[place] = 0
        if unblocked or not self.tried:
            self._special(at + 1, free, damage, groups)

    def _groups(self, place: int, free: int) -> list[tuple[int, int]]:
        """The groups of `free` blockers against an attacker, as (damage kept off, bits), the best first."""
        fray = self.fray
        able = [at for at in range(len(fray.blockers)) if fray.can[place] & free & 1 << at]
        able.sort(key=self._toughness, reverse=True)
        able = able[:MOST_CHOSEN]
        attacker = fray.attackers[place]
        unblocked = fray.dealt(place, 0)
        most = 1 if fray.alone else MOST_TOGETHER
        ranked: list[tuple[int, int, int]] = []
        for count in range(attacker.least, min(most, len(able)) + 1):
            for chosen in combinations(able, count):
                group = 0
                for at in chosen:
                    group |= 1 << at
                ranked.append((fray.dealt(place, group) - unblocked, count, group))
        ranked.sort()
        return [(-more, group) for more, _, group in ranked]

    def _toughness(self, at: int) -> int:
        return self.fray.blockers[at].toughness

    def _matched(self, free: int, damage: int, groups: list[int]) -> None:
        """Match the blockers that are `free` with the plain attackers, and note the result if it is best."""
        holder: dict[int, int] = {}
        for place in self.plain:
            if self._finds(place, free, holder, []):
                damage -= self.fray.dealt(place, 0)
        if damage < self.damage:
            self.damage = damage
            self.groups = groups.copy()
            for at, place in holder.items():
                self.groups[place] = 1 << at

    def _finds(self, place: int, free: int, holder: dict[int, int], seen: list[int]) -> bool:
        """Whether an attacker gets a blocker of its own, with those before it matched again if need be.

        `holder` has the attacker of each matched blocker; it is changed. `seen` has the blockers looked at.
        """
        able = self.fray.can[place] & free
        for at in range(len(self.fray.blockers)):
            if not able >> at & 1 or at in seen:
                continue
            seen.append(at)
            if at not in holder or self._finds(holder[at], free, holder, seen):
                holder[at] = place
                return True
        return False


def survived(fray: Fray, attacking: int, thorough: bool = False) -> float:
    """Find the best blocks for the defender that survive if any do; `Fray.groups` has them.

    Args:
        fray: the combat.
        attacking: a bit for each creature that attacks, by index.
        thorough: whether to improve the blocks even if the first found survive.

    Returns:
        The defender's gain from these blocks in points, the loss of life included.
    """
    gained = fray.block(attacking)
    damage = fray.total(attacking)
    if damage >= fray.life:
        least = LeastDamage(fray, attacking)
        if least.damage < damage:
            fray.groups = least.groups
    elif not thorough:
        return gained
    polish(fray, attacking)
    return worth_of(fray, attacking, fray.total(attacking))


def polish(fray: Fray, attacking: int) -> None:
    """Improve the blocks in `fray.groups`, until no blocker does better elsewhere and no two change places.

    `attacking` has a bit for each creature that attacks, by index.
    """
    polishing = Polishing(fray, attacking)
    movable = polishing.movable
    better = True
    while better:
        better = False
        for at in movable:
            better = polishing.moves(at) or better
        for at, other in combinations(movable, 2):
            better = polishing.exchanges(at, other) or better
    fray.groups = polishing.groups


def worth_of(fray: Fray, attacking: int, damage: int) -> float:
    """The defender's gain from the blocks in `fray.groups`, which let through `damage`."""
    gained = -fray.loss(damage)
    for place, group in enumerate(fray.groups):
        if attacking >> place & 1:
            gained += fray.gain(place, group)
    return gained


class Polishing:
    """Blocks that are changed step by step as long as the defender gains.

    Args:
        fray: the combat; its blocks are where the changes begin, and are not changed themselves.
        attacking: a bit for each creature that attacks, by index.

    Attributes:
        groups: the blockers of each attacker, as bits.
        movable: the indices of the blockers that may be moved.
        places: the indices of the attackers.
        holds: for each blocker, the index of the attacker that it blocks; -1 if it blocks none.
        damage: the damage that the blocks let through.
    """

    def __init__(self, fray: Fray, attacking: int) -> None:
        self.fray = fray
        self.groups = fray.groups.copy()
        free = fray.free()
        self.movable = [at for at in range(len(fray.blockers)) if free >> at & 1]
        self.places = [place for place in range(len(fray.attackers)) if attacking >> place & 1]
        self.holds = [-1] * len(fray.blockers)
        for place, group in enumerate(self.groups):
            for at in self.movable:
                if group >> at & 1 and self.holds[at] < 0:
                    self.holds[at] = place
        self.damage = fray.total(attacking)

    def moves(self, at: int) -> bool:
        """Move the blocker `at` wherever it does better than where it is; tell whether it was moved."""
        fray = self.fray
        bit = 1 << at
        moved = False
        now = self.holds[at]
        left = self._change(now, bit) if now >= 0 else NO_CHANGE
        if now >= 0 and left is not None and self._moved(at, -1, left, NO_CHANGE):
            moved = True
            now = -1
            left = NO_CHANGE
        if left is None:
            return False
        for place in self.places:
            if place == now or not fray.can[place] >> at & 1:
                continue
            joined = self._change(place, bit)
            if joined is not None and self._moved(at, place, left, joined):
                moved = True
                now = place
                left = self._change(now, bit)
                if left is None:
                    break
        return moved

    def exchanges(self, at: int, other: int) -> bool:
        """Let the blockers `at` and `other` change places if that is better; tell whether it was."""
        fray = self.fray
        first, second = self.holds[at], self.holds[other]
        if (
            first == second
            or (second >= 0 and not fray.can[second] >> at & 1)
            or (first >= 0 and not fray.can[first] >> other & 1)
        ):
            return False
        bits = 1 << at | 1 << other
        leaving = self._change(first, bits) if first >= 0 else NO_CHANGE
        if leaving is None:
            return False
        joined = self._change(second, bits) if second >= 0 else NO_CHANGE
        if joined is None or not self._gains(leaving, joined):
            return False
        for place in (first, second):
            if place >= 0:
                self.groups[place] ^= bits
        self.holds[at] = second
        self.holds[other] = first
        return True

    def _change(self, place: int, bits: int) -> tuple[float, int] | None:
        """What the defender gains when the blockers `bits` of an attacker join it or leave it.

        The result is (points without those for damage, the damage let through), as differences; None if too
        few or too many creatures would block the attacker.
        """
        fray = self.fray
        before = self.groups[place]
        group = before ^ bits
        if group:
            count = group.bit_count()
            if count < fray.attackers[place].least or (fray.alone and count > 1):
                return None
        return (
            fray.gain(place, group) - fray.gain(place, before),
            fray.dealt(place, group) - fray.dealt(place, before),
        )

    def _moved(self, at: int, place: int, left: tuple[float, int], joined: tuple[float, int]) -> bool:
        """Move the blocker `at` to the attacker `place` (-1: none) if the defender gains by both changes."""
        if not self._gains(left, joined):
            return False
        bit = 1 << at
        now = self.holds[at]
        if now >= 0:
            self.groups[now] ^= bit
        if place >= 0:
            self.groups[place] ^= bit
        self.holds[at] = place
        return True

    def _gains(self, one: tuple[float, int], two: tuple[float, int]) -> bool:
        """Whether the defender gains by two changes together; `damage` then counts them as made."""
        fray = self.fray
        rest = self.damage + one[1] + two[1]
        if one[0] + two[0] + fray.loss(self.damage) - fray.loss(rest) <= 0.01:
            return False
        self.damage = rest
        return True
