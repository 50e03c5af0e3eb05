"""Penalties: the numbers of offences in the list of 2002 and 2003, and the games that penalties cost."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from grimorio.events.standings import Played

if TYPE_CHECKING:
    from grimorio.events.event_state import Round
    from grimorio.events.facts import Settings

GROUPS: Final[dict[str, range]] = {
    "deck": range(101, 107),
    "procedure": range(111, 117),
    "drawing": range(121, 125),
    "marked": range(131, 133),
    "slow": range(141, 143),
    "conduct": range(151, 154),
    "cheating": range(160, 170),
}
"""The numbers of the offences about each subject, in the list that was in force in 2002 and 2003.

The subjects are decks, procedure, drawing cards, marked cards, slow play, conduct and cheating.
"""

WHOLE_MATCH: Final = 99
"""The number of games that stands for a match lost by a penalty."""


def group(offence: int) -> str | None:
    """What an offence of this number is about, a key of `GROUPS`; None: there is no such number.

    >>> group(141), group(7)
    ('slow', None)
    """
    return next((name for name, numbers in GROUPS.items() if offence in numbers), None)


def settled(settings: Settings, round_: Round) -> Round:
    """The given round, with a result added for each open match that penalties alone decide."""
    results = dict(round_.results)
    for table in round_.open:
        match = decided(settings.best_of, round_.lost, *table)
        if match is not None:
            results[table] = match
    return replace(round_, results=results)


def decided(best_of: int, lost: dict[str, int], first: str, second: str | None) -> Played | None:
    """The result of a match if penalties decide it without a game; None if it is still to be played.

    Args:
        best_of: the most games of a match.
        lost: the games that each player has lost in it by penalties.
        first, second: the players.
    """
    if second is None:
        return None
    need = best_of // 2 + 1
    games = min(lost.get(second, 0), need), min(lost.get(first, 0), need)
    if max(games) < need:
        return None
    if games == (need, need):
        return Played(first, second, (0, 0, 0), "neither")
    return Played(first, second, (*games, 0), "first" if games[0] == need else "second")


def with_lost_games(match: Played, lost: dict[str, int]) -> tuple[int, int, int]:
    """The result of a match as it counts, as (games won by the first player, by the second, drawn).

    Games that a player has lost by penalties (`lost`, by player) count as won by the opponent.
    """
    assert match.second is not None
    won, beaten, drawn = match.games
    return won + lost.get(match.second, 0), beaten + lost.get(match.first, 0), drawn
