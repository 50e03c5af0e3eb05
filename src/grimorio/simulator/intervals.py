"""Confidence intervals for shares of games and for differences between them."""

from __future__ import annotations

from collections.abc import Callable
from math import atan, cos, inf, lgamma, log, pi, sin, sqrt, tan
from statistics import NormalDist
from typing import Final

LEVEL: Final = 0.95


def wilson(wins: int, games: int) -> list[float]:
    """The 95 % Wilson interval of the share of `wins` in `games`, as [low, high].

    It holds for a number of games that was fixed in advance.
    """
    if not games:
        return [0.0, 1.0]
    z = NormalDist().inv_cdf((1 + LEVEL) / 2)
    rate = wins / games
    middle = rate + z * z / (2 * games)
    reach = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    low = (middle - reach) / whole if wins else 0.0
    high = (middle + reach) / whole if wins < games else 1.0
    return [round(low, 4), round(high, 4)]


def anytime(wins: float, games: int) -> list[float]:
    """A 95 % interval of a share as [low, high] that holds after every game, so that a run may stop early.

    It contains the shares p for which the wins are less than 20 times likelier under the uniform mixture of
    all shares than under p (Robbins's method of mixtures; Ville's inequality).
    """
    losses = games - wins
    mixture = lgamma(wins + 1) + lgamma(losses + 1) - lgamma(games + 2)

    def excess(share: float) -> float:
        return mixture - wins * log(share) - losses * log(1 - share) - log(1 / (1 - LEVEL))

    middle = (wins + 0.5) / (games + 1)
    tiny = 1e-9
    low = root(excess, middle, tiny) if excess(tiny) > 0 else 0.0
    high = root(excess, middle, 1 - tiny) if excess(1 - tiny) > 0 else 1.0
    return [round(low, 4), round(high, 4)]


def root(function: Callable[[float], float], below: float, above: float) -> float:
    """The point between `below` and `above` at which an increasing function becomes positive.

    The function must not be positive at `below`, and must be positive at `above`.
    """
    while below != (middle := (below + above) / 2) != above:
        if function(middle) > 0:
            above = middle
        else:
            below = middle
    return middle


def student(degrees: int) -> float:
    """The number t for which 95 % of Student's distribution lies between -t and t.

    Args:
        degrees: the degrees of freedom, at least 1.

    The share between -t and t is computed by a finite series (Abramowitz and Stegun, 26.7.3 and 26.7.4).
    """

    def excess(angle: float) -> float:
        odd = degrees % 2
        term = total = cos(angle) if odd else 1.0
        for power in range(2 + odd, degrees - 1, 2):
            term *= (power - 1) / power * cos(angle) ** 2
            total += term
        within = 2 / pi * (angle + sin(angle) * (total if degrees > 1 else 0)) if odd else sin(angle) * total
        return within - LEVEL

    return sqrt(degrees) * tan(root(excess, 0.0, atan(inf)))


def share(wins: int, games: int) -> dict[str, object]:
    """The share of `wins` in `games`, as JSON data: "games", "wins", "rate" and "interval".

    "rate" is a number from 0 to 1, or None without games; "interval" is its 95 % interval, as of `wilson`.
    """
    rate = round(wins / games, 4) if games else None
    return {"games": games, "wins": wins, "rate": rate, "interval": wilson(wins, games)}
