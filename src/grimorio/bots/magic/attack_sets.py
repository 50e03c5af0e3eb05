"""The attacks that a seat could declare, those that seem best first."""

from __future__ import annotations

from grimorio.bots.magic.attack import Back, assault, climbed, keys_of
from grimorio.bots.magic.board import Board
from grimorio.kernel.seats import Seat


def attack_sets(b: Board, defender: Seat) -> list[list[int]]:
    """Attacks on a player as ids of the attackers, best first: no attack, all, and those near better ones."""
    fight = assault(b, defender)
    if not fight.attackers:
        return [[]]
    tried = climbed(fight, Back(b, defender, fight.attackers))
    ranked = sorted([(-value, attacking) for attacking, value in tried.items()])
    return [keys_of(fight, attacking) for _, attacking in ranked]
