"""Ratings: Glicko-2 for games of two, the Plackett-Luce model of OpenSkill for games of more.

A person's ratings are JSON data, `{game: {kind: [value, deviation, volatility, games]}}`. The kind "two" is
Glicko-2 (beginning at 1500, deviation 350), the kind "many" is OpenSkill (mu 25, sigma 8.33), which has no
volatility. Each game is a rating period of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

Kind = Literal["two", "many"]
"""The kinds of ratings: for games of two players, and for games of more."""

Rating = tuple[float, float, float, int]
"""A rating: its value, its deviation, its volatility and the number of games."""

Ratings = dict[str, dict[Kind, Rating]]
"""The ratings of a person, by game and kind."""

NEW: Final[dict[Kind, Rating]] = {"two": (1500.0, 350.0, 0.06, 0), "many": (25.0, 25.0 / 3, 0.0, 0)}
"""The first rating of each kind."""

FIRM: Final[dict[Kind, float]] = {"two": 110.0, "many": 3.0}
"""The deviation above which a rating of a kind counts as provisional."""


def rated(game: str, players: Sequence[dict[str, Any]], scores: Sequence[float]) -> list[dict[str, Any]]:
    """The changes that one game makes to the ratings of its players.

    Args:
        game: the name of its rules.
        players: the ratings of the players as JSON data.
        scores: 1 for a win, 0.5 for a draw, 0 for a loss, in the order of the players.

    Returns:
        For each player "ratings" (all their ratings after the game), "kind", and "before" and "after", the
        rounded values of the rating that changed.
    """
    kind: Kind = "two" if len(players) == 2 else "many"
    before: list[Rating] = []
    for player in players:
        value, deviation, volatility, games = player.get(game, {}).get(kind, NEW[kind])
        before.append((float(value), float(deviation), float(volatility), int(games)))
    after = _two(before, scores) if kind == "two" else _many(before, scores)
    changes = []
    for player, old, new in zip(players, before, after, strict=True):
        ratings = {**player, game: {**player.get(game, {}), kind: list(new)}}
        changes.append(
            {"ratings": ratings, "kind": kind, "before": shown(kind, old), "after": shown(kind, new)}
        )
    return changes


def shown(kind: Kind, rating: Sequence[float]) -> float:
    """The number by which people see a rating of the kind "two" or "many".

    For "two" it is the value as a whole number, for "many" the value (mu) to a tenth.
    """
    return round(rating[0]) if kind == "two" else round(rating[0], 1)


def _two(before: Sequence[Rating], scores: Sequence[float]) -> list[Rating]:
    """The ratings of two players after a game by Glicko-2.

    `before` are their ratings, `scores` their points in the game: 1 for the winner, 0.5 each for a draw.
    """
    from glicko2.math.algorithm import update_rating
    from glicko2.math.conversions import mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi

    after = []
    for at, (value, deviation, volatility, games) in enumerate(before):
        other = rating_to_mu(before[1 - at][0]), rd_to_phi(before[1 - at][1]), scores[at]
        mu, phi, sigma = update_rating(rating_to_mu(value), rd_to_phi(deviation), volatility, [other])
        after.append((mu_to_rating(mu), phi_to_rd(phi), sigma, games + 1))
    return after


def _many(before: Sequence[Rating], scores: Sequence[float]) -> list[Rating]:
    """The ratings of three or more players after a game by OpenSkill, in which equal scores share a rank.

    `before` are their ratings; the player with the higher score in `scores` has the better rank.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    teams = [[model.rating(mu=value, sigma=deviation)] for value, deviation, _, _ in before]
    ranked = model.rate(teams, scores=list(scores))
    return [
        (team[0].mu, team[0].sigma, 0.0, games + 1)
        for team, (_, _, _, games) in zip(ranked, before, strict=True)
    ]
