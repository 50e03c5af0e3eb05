"""How strong players are, estimated from the games that they have won and lost.

The model is that of Elo (Bradley and Terry): a lead of 400 points wins ten games for each game lost. Before
any game, strengths are taken to differ by chance with a standard deviation of `spread` points; the most
likely strengths are those that agree best with this and with the games. So few games move a player little.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import exp, log, sqrt
from statistics import NormalDist
from typing import Final

from grimorio.events.event import Event
from grimorio.kernel import Luck

ELO: Final = 400.0
"""The lead in Elo points (points of strength) that makes a player win ten games for each game lost."""

SPREAD: Final = 50.0
"""The usual standard deviation of strengths, in Elo points.

Values of 25, 50, 75, 100 and more were compared on thirteen real events: with 50, the earlier rounds
predicted the 2237 later games best.
"""

SWEEPS: Final = 60
"""How often the search for the most likely strengths goes over all players and improves each strength."""

Games = tuple[str, str, tuple[int, int, int]]
"""A match: its two players, and the numbers of games won by the first, won by the second, and drawn."""


@dataclass(frozen=True, slots=True)
class Strength:
    """An estimate of a player's strength.

    Attributes:
        elo: the most likely strength, in Elo points above the mean of all players.
        sd: the standard deviation of what is not known about it, in Elo points.
    """

    elo: float
    sd: float


def game_chance(lead: float) -> float:
    """The probability that a player with this lead, in Elo points, wins a game."""
    return 1 / (1 + exp(-lead * log(10) / ELO))


def games_of(events: Iterable[Event]) -> tuple[Games, ...]:
    """The matches of these events in which at least one game was played, oldest first."""
    matches_played: list[Games] = []
    for event in events:
        matches = [match for round_ in event.state.rounds for match in round_.played()]
        for match in (*event.state.matches, *matches):
            if match.second is not None and any(match.games):
                matches_played.append((match.first, match.second, match.games))
    return tuple(matches_played)


def strengths(matches: Iterable[Games], spread: float = SPREAD) -> dict[str, Strength]:
    """The strengths of all players of these matches; a drawn game counts as half a game won.

    Args:
        matches: the matches.
        spread: the standard deviation of strengths before any game, in Elo points, above 0.
    """
    against: dict[str, dict[str, tuple[float, float]]] = {}
    for first, second, (won, lost, drawn) in matches:
        for player, other, better in ((first, second, won), (second, first, lost)):
            before = against.setdefault(player, {}).get(other, (0.0, 0.0))
            against[player][other] = (before[0] + better + drawn / 2, before[1] + won + lost + drawn)
    scale = log(10) / ELO
    elo = dict.fromkeys(sorted(against), 0.0)
    weight = dict.fromkeys(elo, 0.0)
    for _ in range(SWEEPS):
        for player in elo:
            slope, weight[player] = -elo[player] / spread**2, 1 / spread**2
            for other, (wins, games) in sorted(against[player].items()):
                chance = game_chance(elo[player] - elo[other])
                slope += scale * (wins - games * chance)
                weight[player] += scale**2 * games * chance * (1 - chance)
            elo[player] += slope / weight[player]
    return {player: Strength(elo[player], 1 / sqrt(weight[player])) for player in elo}


def drawn(
    luck: Luck, players: Iterable[str], known: Mapping[str, Strength], spread: float
) -> dict[str, float]:
    """Strengths that the players may have, drawn at random by how likely they are, in Elo points.

    Args:
        luck: the source of chance.
        players: the players.
        known: what is known of them; of others only the `spread` is known.
        spread: the standard deviation of strengths before any game; with 0 all are equally strong.
    """
    if not spread:
        return dict.fromkeys(players, 0.0)
    elo = {}
    for player in players:
        strength = known.get(player, Strength(0.0, spread))
        normal = NormalDist().inv_cdf((luck.bits() + 0.5) / 2.0**64)
        elo[player] = strength.elo + strength.sd * normal
    return elo
