"""The race for Diamagics: the chance of a player to have enough of them first."""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt


@lru_cache(maxsize=1000)
def race(mine: int, theirs: int, needed: int) -> float:
    """The chance of winning the race if each challenge is for one Diamagic and as likely won as lost.

    Args:
        mine: the player's Diamagics.
        theirs: the opponent's Diamagics.
        needed: how many Diamagics win.
    """
    if mine >= needed or theirs >= needed:
        return 0.5 if mine == theirs else float(mine > theirs)
    return (race(mine + 1, theirs, needed) + race(mine, theirs + 1, needed)) / 2


def ahead(lead: float, doubt: float) -> float:
    """The chance that the final power is ahead; a tie counts one half.

    Args:
        lead: the player's lead in power so far; negative when behind.
        doubt: the standard deviation of the changes still to come.
    """
    if doubt <= 0:
        return 0.5 if lead == 0 else float(lead > 0)
    return (1 + erf(lead / doubt / sqrt(2))) / 2
