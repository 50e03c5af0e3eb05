"""The blocks that a seat could declare, those that seem best first."""

from __future__ import annotations

from typing import Final

from grimorio.bots.magic.attack import fray
from grimorio.bots.magic.board import Board
from grimorio.bots.magic.defend import declared
from grimorio.bots.magic.fight import ROOM, Fighter, Fray
from grimorio.bots.magic.survival import survived
from grimorio.games.magic.public import Blocks, attackers_of, blockers_of, ruler_faces

MOST_LISTED: Final = 4_000
"""The most blocks that are compared; of more, only those near the best ones are."""

Pairs = list[tuple[int, int]]
"""Blocks as (id of the blocker, id of the attacker)."""


def block_sets(b: Board, most: int) -> list[Pairs]:
    """The blocks that the seat could declare besides those declared already, at most `most`, best first.

    They are all there are if these are few, otherwise those that differ from the best forecast in up to two
    blockers. Whether all requirements are met is not checked.
    """
    rulers = ruler_faces(b.p)
    attackers = [Fighter(b, key) for key in attackers_of(b.p, b.seat)[:ROOM]]
    blockers = [Fighter(b, key) for key in blockers_of(b.p, b.seat, rulers)[:ROOM]]
    fight = fray(b, attackers, blockers, b.seat, rulers)
    frame = b.p.agenda[-1]
    if isinstance(frame, Blocks):
        fight.declared = declared(fight, frame.pairs)
    whole = (1 << len(attackers)) - 1
    survived(fight, whole, True)
    best = placed(fight)
    free = fight.free()
    movable = [at for at in range(len(blockers)) if free >> at & 1]
    ways: list[list[int]] = []
    count = 1
    for at in movable:
        options = [-1, *[place for place in range(len(attackers)) if fight.can[place] >> at & 1]]
        ways.append(options)
        count *= len(options)
    listed = every(best, movable, ways) if count <= MOST_LISTED else near(best, movable, ways)
    ranked: list[tuple[float, int]] = []
    for number, places in enumerate(listed):
        gain = valued(fight, places)
        if gain is not None:
            ranked.append((-gain, number))
    ranked.sort()
    sets: list[Pairs] = []
    for _, number in ranked[:most]:
        sets.append(
            [
                (blockers[at].key, attackers[place].key)
                for at, place in enumerate(listed[number])
                if place >= 0 and free >> at & 1
            ]
        )
    return sets


def placed(fight: Fray) -> list[int]:
    """For each blocker, the index of the attacker that it blocks in `Fray.groups`, or -1."""
    places = [-1] * len(fight.blockers)
    for place, group in enumerate(fight.groups):
        for at in range(len(places)):
            if group >> at & 1:
                places[at] = place
    return places


def every(best: list[int], movable: list[int], ways: list[list[int]]) -> list[list[int]]:
    """All ways to place the `movable` blockers; the others stay as in `best`.

    `ways` has, for each movable blocker, the attackers that it may block, and -1.
    """
    listed = [best]
    for at, options in zip(movable, ways, strict=True):
        longer: list[list[int]] = []
        for places in listed:
            for place in options:
                new = places.copy()
                new[at] = place
                longer.append(new)
        listed = longer
    return listed


def near(best: list[int], movable: list[int], ways: list[list[int]]) -> list[list[int]]:
    """The blocks that differ from `best` in at most two of the `movable` blockers, at most `MOST_LISTED`.

    `ways` is as in `every`.
    """
    listed = [best]
    for one, options in zip(movable, ways, strict=True):
        listed += every(best, [one], [options])
    for number, one in enumerate(movable):
        for other in range(number + 1, len(movable)):
            if len(listed) < MOST_LISTED:
                listed += every(best, [one, movable[other]], [ways[number], ways[other]])
    return listed[:MOST_LISTED]


def valued(fight: Fray, places: list[int]) -> float | None:
    """The forecast gain of the defender from blocks; None if too few creatures block an attacker.

    `places` has the index of the attacker for each blocker, or -1. Attackers that die count their power as
    well: they may be what makes the others large.
    """
    groups = [0] * len(fight.attackers)
    for at, place in enumerate(places):
        if place >= 0:
            groups[place] |= 1 << at
    damage = 0
    gain = 0.0
    attackers = fight.attackers
    for place, group in enumerate(groups):
        if not group:
            damage += fight.unblocked[place]
            continue
        attacker = attackers[place]
        if attacker.least > 1 and group.bit_count() < attacker.least:
            return None
        clash = fight.known[place].get(group) or fight.clash(place, group)
        damage += fight.unblocked[place] if attacker.through else clash.trampled
        gain += clash.gain
        if clash.lost:
            gain += 0.5 * attacker.power
    return gain - fight.loss(damage)
