"""The value of a player's HP, shields, points and grimoires, in points; and the odds of winning."""

from __future__ import annotations

from math import exp, log
from typing import Any, Final

from grimorio.bots.magecraft.engine import Engine, Grimoire, typical
from grimorio.games.magecraft.gems import Gems, total
from grimorio.kernel.seats import Seat

FULL_HP: Final = 12
TO_WIN: Final = 20
WON: Final = 100.0

HP_WORTH: Final = tuple(
    sum(0.6 + 1.2 * (FULL_HP - lost) / FULL_HP for lost in range(1, hp + 1)) for hp in range(128)
)
"""The value, in points, of having so many HP gems; the index is the number of gems.

The last gems to be lost count most.
"""

SHIELD_WORTH: Final = 0.7
OUT: Final = 4.0
"""The value, in points, of the hit that puts a player out of a game which others go on with."""

FEAR: Final = 0.2
"""The power of a player's odds of winning by which hits on that player count more.

With 0 all bots hit the weakest, who falls the sooner for it; with 1 they let those go who are nearly out.
"""

POOL_WORTH: Final = tuple(-0.25 * max(0, 12 - size) - 0.5 * max(0, 6 - size) for size in range(128))
"""The value, in points, of having so many gems in a pool; the index is the number of gems.

Below twelve gems, hands repeat; below six, they shrink.
"""

POINT_ODDS: Final = -2.57
LIFE_ODDS: Final = 1.51
HP_ODDS: Final = -0.134
SHIELD_ODDS: Final = 0.08
MOVE_ODDS: Final = 0.761
MOVE_LASTING: Final = -0.0454
"""What playing next adds to the log odds of winning for each point or hit that is left before the end.

The five weights above are what other things add to the log odds: the logarithm of the points missing to win
(`POINT_ODDS`), that of the gems before the last hit (`LIFE_ODDS`), an HP gem (`HP_ODDS`), a shield gem
(`SHIELD_ODDS`), and playing next, however far the end is (`MOVE_ODDS`). All were fitted by logistic
regression to the turns of 7000 games of `greedy` against itself. In these, every eighth weighty choice was
made at random, so that what helps a player is told from what good players do. `engine.ODDS` was fitted
together with them.
"""


def pool_of(one: Any) -> Gems:
    """All gems on a player's board `one` that will come to the player's hand sooner or later."""
    gems: Gems = one.bag + one.hand + one.discard
    for cards in one.grimoires:
        for card in cards:
            gems += card.gems
    return gems


def grimoires_of(one: Any) -> tuple[Grimoire, ...]:
    """The grimoires of a player's board `one`: for each card (index of the spell, whether it is mastered)."""
    return tuple([tuple([(card.spell, card.mastered) for card in cards]) for cards in one.grimoires])


def standing(points: int, hp: int, shield: int) -> float:
    """The value of a player's points, HP and shield, in points."""
    if points >= TO_WIN:
        return WON
    if hp <= 0:
        return -WON
    return points + HP_WORTH[hp] + SHIELD_WORTH * shield


def least_left(boards: list[Any]) -> int:
    """How far the game is from its end: the least number of points or hits after which it is over.

    For a player it is the points missing to win, or the hits that kill them; the least of all `boards` is
    returned.
    """
    return min(min(TO_WIN - total(one.points), total(one.hp) + total(one.shield) + 2) for one in boards)


def turns_left(boards: list[Any]) -> float:
    """An estimate of a player's remaining turns, at least 1; `boards` are those of all players still alive.

    It is halved because later gains count less than points now.
    """
    return max(1.0, 0.22 * least_left(boards))


def odds(engine: Engine, one: Any, left: int) -> float:
    """The logarithm of a living player's odds of winning.

    `one` is the player's board, and `left` the result of `least_left`.
    """
    hp, shield = total(one.hp), total(one.shield)
    _, grimoires, lasting = engine.turn(typical(pool_of(one)), grimoires_of(one))
    return (
        POINT_ODDS * log(max(1, TO_WIN + 1 - total(one.points)))
        + LIFE_ODDS * log(max(1, hp + shield))
        + HP_ODDS * hp
        + SHIELD_ODDS * shield
        + grimoires
        + lasting * left
    )


def threats(engine: Engine, boards: list[Any]) -> dict[Seat, float]:
    """How much a hit on each of several players is worth in points, by seat, whoever plays there.

    It is the more, the more the hit costs that player, and the likelier that player wins (`FEAR`).
    `boards` are those of all living players.
    """
    left = max(1, least_left(boards))
    threat: dict[Seat, float] = {}
    for one in boards:
        hp, shield = total(one.hp), total(one.shield)
        lost = SHIELD_WORTH if shield else OUT if hp == 1 else HP_WORTH[hp] - HP_WORTH[hp - 1]
        threat[one.seat] = lost * exp(FEAR * odds(engine, one, left))
    return threat


def chance(engine: Engine, boards: list[Any], seat: Seat, active: int) -> float:
    """The chance to win, from 0 to 1, of the living player at `seat`.

    `boards` are those of all living players; `active` is the seat that plays next.
    """
    left = max(1, least_left(boards))
    move = MOVE_ODDS + MOVE_LASTING * left
    shares = {one.seat: exp(odds(engine, one, left) + move * (one.seat == active)) for one in boards}
    return shares[seat] / sum(shares.values())
