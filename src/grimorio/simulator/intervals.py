"""Intervals for shares of games."""

from __future__ import annotations

from typing import Final

LEVEL: Final = 0.95


def wilson(wins: int, games: int) -> list[float]:
    """The 95 % interval (Wilson) of a share counted once, after a number of games fixed before."""
    from scipy.stats import binomtest

    if not games:
        return [0.0, 1.0]
    interval = binomtest(wins, games).proportion_ci(LEVEL, "wilson")
    return [round(float(interval.low), 4), round(float(interval.high), 4)]


def anytime(wins: float, games: int) -> list[float]:
    """A 95 % interval that holds after every game at once: one may stop when it settles something.

    It holds the shares p for which the wins are less than 20 times likelier under the uniform mixture of
    all shares than under p (Robbins's method of mixtures; Ville's inequality).
    """
    from math import log

    from scipy.optimize import brentq
    from scipy.special import betaln

    losses = games - wins
    mixture = float(betaln(wins + 1, losses + 1))

    def excess(share: float) -> float:
        return mixture - wins * log(share) - losses * log(1 - share) - log(1 / (1 - LEVEL))

    middle = (wins + 0.5) / (games + 1)
    tiny = 1e-9
    low = float(brentq(excess, tiny, middle)) if excess(tiny) > 0 else 0.0
    high = float(brentq(excess, middle, 1 - tiny)) if excess(1 - tiny) > 0 else 1.0
    return [round(low, 4), round(high, 4)]


def share(wins: int, games: int) -> dict[str, object]:
    """A share with its interval, as reports hold it."""
    rate = round(wins / games, 4) if games else None
    return {"games": games, "wins": wins, "rate": rate, "interval": wilson(wins, games)}
