"""How players stand: what HP, shields, points and grimoires are worth, in points."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from grimorio.bots.magecraft.engine import Engine, Grimoire, typical
from grimorio.games.magecraft.gems import Gems, total

FULL_HP: Final = 12
TO_WIN: Final = 20
WON: Final = 100.0

HP_WORTH: Final = tuple(
    sum(0.6 + 1.2 * (FULL_HP - lost) / FULL_HP for lost in range(1, hp + 1)) for hp in range(128)
)
"""What so many HP gems are worth: the last ones most."""

SHIELD_WORTH: Final = 0.7
POOL_WORTH: Final = tuple(-0.25 * max(0, 12 - size) - 0.5 * max(0, 6 - size) for size in range(128))
"""What a pool of so many gems is worth: below twelve, hands repeat; below six, they shrink."""

SCALE: Final = 5.0
"""Points of advantage that make a chance of 73 % out of 50 %."""


def pool_of(one: Any) -> Gems:
    """All gems that come to a player's hand sooner or later."""
    gems: Gems = one.bag + one.hand + one.discard
    for cards in one.grimoires:
        for card in cards:
            gems += card.gems
    return gems


def grimoires_of(one: Any) -> tuple[Grimoire, ...]:
    """A board's grimoires as the engine reads them."""
    return tuple(tuple((card.spell, card.mastered) for card in cards) for cards in one.grimoires)


def standing(points: int, hp: int, shield: int) -> float:
    """What a player has gained so far."""
    if points >= TO_WIN:
        return WON
    if hp <= 0:
        return -WON
    return points + HP_WORTH[hp] + SHIELD_WORTH * shield


def turns_left(boards: list[Any]) -> float:
    """How many turns a player still has, roughly."""
    least = min(min(TO_WIN - total(one.points), total(one.hp) + total(one.shield) + 2) for one in boards)
    return max(1.0, 0.22 * least)


def prospects(engine: Engine, one: Any, turns: float) -> float:
    """What a player has, and will gain by the grimoires in the turns that are left."""
    pool = pool_of(one)
    return (
        standing(total(one.points), total(one.hp), total(one.shield))
        + POOL_WORTH[total(pool)]
        + 0.5 * turns * engine.worth(typical(pool), grimoires_of(one))
    )


def chance(engine: Engine, boards: list[Any], seat: int, active: int) -> float:
    """How likely a living player is to win, from 0 to 1; `active` is the seat that plays next."""
    turns = turns_left(boards)
    scores = [
        exp((prospects(engine, one, turns) + (0.5 if one.seat == active else 0.0)) / SCALE) for one in boards
    ]
    return next(score for one, score in zip(boards, scores, strict=True) if one.seat == seat) / sum(scores)
