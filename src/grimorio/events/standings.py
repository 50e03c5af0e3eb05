"""Standings of an event: match points, then the shares that break ties, all as exact fractions.

Places are decided by match points; then by the mean of the opponents' match-win shares; then by the player's
own game-win share; then by the mean of the opponents' game-win shares. A share is points divided by the most
points possible. An opponent's share counts at least the event's floor. A bye counts as a match won, and adds
no opponent to the means.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from types import MappingProxyType
from typing import Final, Literal

import msgspec

from grimorio.kernel import SetupError
from grimorio.kernel.sizes import quoted

Outcome = Literal["first", "second", "draw", "neither"]
"""The winner of a match: its first player, its second, nobody by a draw, or nobody as both lost it."""

WON, DRAWN, LOST = range(3)
"""The ways in which a match can end for a player, each as the index of its points in `Scoring.match`."""

ENDS: Final[dict[Outcome, tuple[int, int]]] = {
    "first": (WON, LOST),
    "second": (LOST, WON),
    "draw": (DRAWN, DRAWN),
    "neither": (LOST, LOST),
}
"""For each outcome, how the match ended for its first player and for its second."""

FLOORS: Final = {"1/3": Fraction(1, 3), "0.33": Fraction(33, 100), "0": Fraction(0)}
"""The values to which an opponent's share is raised if it is lower, by the names that events use for them."""

MOST_ROUNDS: Final = 100
"""The most rounds of an event."""

MOST_GAMES: Final = 99
"""The largest number of games that can be won in a match; as many can be lost, and as many drawn."""


class Scoring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings that say how an event counts matches and games.

    Attributes:
        match: the points for a match won, drawn and lost.
        game: the points for a game won, drawn and lost. Some organisers give nothing for a drawn game: (3, 0,
            0).
        bye_games: how many games a bye counts as won, and as lost.
        floor: the least value of an opponent's share, a name in `FLOORS`.
        floor_own: whether a player's own game-win share counts at least the floor too.
        dropped_last: whether a player who left stands below players with as many points who stayed, and lower
            the earlier they left.
    """

    match: tuple[int, int, int] = (3, 1, 0)
    game: tuple[int, int, int] = (3, 1, 0)
    bye_games: tuple[int, int] = (2, 0)
    floor: str = "1/3"
    floor_own: bool = False
    dropped_last: bool = False

    def __post_init__(self) -> None:
        if self.floor not in FLOORS:
            names = ", ".join(FLOORS)
            problem = f"expected one of {names}, found {quoted(self.floor)}"
            raise SetupError("floor", problem, "word-names", names=names, found=quoted(self.floor))
        for name, points in (("match", self.match), ("game", self.game)):
            if not 10 >= points[0] >= points[1] >= points[2] >= 0 or points[0] == 0:
                problem = f"expected points for won, drawn, lost from 10 down to 0, found {points}"
                raise SetupError(name, problem, "points", found=str(points))
        if not all(0 <= count <= MOST_GAMES for count in self.bye_games):
            problem = f"expected games won and lost, each 0 to {MOST_GAMES}"
            raise SetupError("bye_games", problem, "bye-games", most=MOST_GAMES)


class Played(msgspec.Struct, frozen=True, array_like=True):
    """A match that has been decided.

    Attributes:
        first, second: the names of the players; `second` is None in a bye.
        games: the numbers of games won by the first player, won by the second, and drawn. Games that were not
            played are not counted.
        outcome: the winner of the match.
    """

    first: str
    second: str | None
    games: tuple[int, int, int]
    outcome: Outcome


class Shared(msgspec.Struct, frozen=True, array_like=True):
    """A game of all players that has been decided.

    Attributes:
        players: the names of its players.
        winners: the names of those who won it; nobody if it was drawn.
    """

    players: tuple[str, ...]
    winners: tuple[str, ...]

    def end(self, player: str) -> int:
        """How the game ended for a player: `WON`, `DRAWN` or `LOST`."""
        return DRAWN if not self.winners else WON if player in self.winners else LOST


def outcome_of(games: tuple[int, int, int]) -> Outcome:
    """The outcome of a match by its games: the player who won more of them has won, else it is drawn.

    `games` holds how many games the first player won, how many the second won, and how many were drawn.
    """
    return "draw" if games[0] == games[1] else "first" if games[0] > games[1] else "second"


@dataclass(frozen=True, slots=True)
class Share:
    """The contribution of one match of a player to the means over the player's opponents.

    Attributes:
        opponent: the name of the opponent; an opponent met twice counts twice.
        match_win, game_win: the opponent's shares, at least the floor.
        match_floored, game_floored: whether the opponent's real share is lower than the floor.
    """

    opponent: str
    match_win: Fraction
    game_win: Fraction
    match_floored: bool
    game_floored: bool


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the standings.

    Attributes:
        place: 1 for the first; players equal in everything share a place, as in 1, 2, 2, 4.
        player: the name of the player.
        points: the player's match points.
        won, drawn, lost: the numbers of matches won, drawn and lost.
        opponents_match_win, game_win, opponents_game_win: the shares that decide between equal points, in
            this order, the greater first.
        shares: the contribution of each match to the means, in the order of the rounds.
        dropped: the round after which the player left, or None.
    """

    place: int
    player: str
    points: int
    won: int
    drawn: int
    lost: int
    opponents_match_win: Fraction
    game_win: Fraction
    opponents_game_win: Fraction
    shares: tuple[Share, ...]
    dropped: int | None


class _Tally:
    """The matches, games, points and opponents of a player so far."""

    __slots__ = ("ends", "game_points", "games", "opponents", "points")

    def __init__(self) -> None:
        self.ends = [0, 0, 0]
        self.points = self.games = self.game_points = 0
        self.opponents: list[str] = []

    def add(self, scoring: Scoring, end: int, games: tuple[int, int, int]) -> None:
        """Add a match of the player: `end` is `WON`, `DRAWN` or `LOST`.

        `games` are how many games the player won, lost and drew in it.
        """
        self.ends[end] += 1
        self.points += scoring.match[end]
        self.games += sum(games)
        win, draw, loss = scoring.game
        self.game_points += games[0] * win + games[1] * loss + games[2] * draw


def tallies(
    scoring: Scoring, players: Iterable[str], played: Iterable[Played], missed: Iterable[str]
) -> dict[str, _Tally]:
    """The sums of the matches, games and points of each player, with the player's opponents, by name.

    `scoring` says how matches and games count, and `played` are the decided matches. `missed` holds a
    player's name for each round that this player missed by a late entry; it counts as a match lost.
    """
    tally = {player: _Tally() for player in players}
    for match in played:
        won, lost, drawn = match.games
        first = tally[match.first]
        if match.second is None:
            first.add(scoring, WON, (*scoring.bye_games, 0))
            continue
        second = tally[match.second]
        of_first, of_second = ENDS[match.outcome]
        first.add(scoring, of_first, (won, lost, drawn))
        second.add(scoring, of_second, (lost, won, drawn))
        first.opponents.append(match.second)
        second.opponents.append(match.first)
    for player in missed:
        tally[player].add(scoring, LOST, (0, 0, 0))
    return tally


def _match_win(scoring: Scoring, tally: _Tally) -> Fraction:
    count = sum(tally.ends)
    return Fraction(tally.points, scoring.match[0] * count) if count else Fraction(0)


def _game_win(scoring: Scoring, tally: _Tally) -> Fraction:
    return Fraction(tally.game_points, scoring.game[0] * tally.games) if tally.games else Fraction(0)


def _mean(shares: Sequence[Fraction]) -> Fraction:
    return sum(shares, Fraction(0)) / len(shares) if shares else Fraction(0)


def standings(
    scoring: Scoring,
    players: Iterable[str],
    played: Iterable[Played],
    dropped: Mapping[str, int] = MappingProxyType({}),
    missed: Iterable[str] = (),
    among_equals: bool = False,
    shared: Shared | None = None,
) -> tuple[Line, ...]:
    """The standings of all players, best first; players equal in everything are ordered by name.

    Args:
        scoring: the settings that say how the event counts.
        players: everybody who took part, each once.
        played: the matches of all rounds that are decided, in the order of the rounds.
        dropped: the players who left, each with the number of the round after which they left.
        missed: a name for each round that a player missed by a late entry, which counts as a match lost.
        among_equals: whether players with equal points are parted first by the points of the matches that
            they played against each other.
        shared: the game of all players, in an event of one game; None in others.

    Raises:
        KeyError: a match names somebody who is not among the players.
    """
    played = tuple(played)
    totals = tallies(scoring, players, played, missed)
    for player in shared.players if shared else ():
        end = shared.end(player) if shared else LOST
        totals[player].add(scoring, end, (int(end == WON), int(end == LOST), int(end == DRAWN)))
    points = {player: tally.points for player, tally in totals.items()}
    met = points_among_equals(scoring, points, played) if among_equals else dict.fromkeys(points, 0)
    shares = {player: _share(scoring, player, tally) for player, tally in totals.items()}
    lines = []
    for player, tally in totals.items():
        of_opponents = tuple(shares[opponent] for opponent in tally.opponents)
        line = _line(scoring, player, tally, of_opponents, dropped.get(player))
        lines.append((_key(scoring, line, met[player]), line))
    lines.sort(key=lambda pair: (pair[0], pair[1].player))
    return _placed(lines)


def _share(scoring: Scoring, opponent: str, tally: _Tally) -> Share:
    """What a player with this tally adds to the figures of opponents: the shares of matches and games won."""
    floor = FLOORS[scoring.floor]
    match_win, game_win = _match_win(scoring, tally), _game_win(scoring, tally)
    return Share(opponent, max(floor, match_win), max(floor, game_win), match_win < floor, game_win < floor)


def _line(
    scoring: Scoring, player: str, tally: _Tally, shares: tuple[Share, ...], dropped: int | None
) -> Line:
    """A player's line of the standings, still without a place.

    `shares` are those of the player's opponents; `dropped` is the number of the round after which the player
    left, or None.
    """
    won, drawn, lost = tally.ends
    game_win = _game_win(scoring, tally)
    return Line(
        place=0,
        player=player,
        points=tally.points,
        won=won,
        drawn=drawn,
        lost=lost,
        opponents_match_win=_mean([share.match_win for share in shares]),
        game_win=max(FLOORS[scoring.floor], game_win) if scoring.floor_own else game_win,
        opponents_game_win=_mean([share.game_win for share in shares]),
        shares=shares,
        dropped=dropped,
    )


Key = tuple[int, int, int, Fraction, Fraction, Fraction]
"""What places are ordered by, smallest first; each number is negative where more is better."""


def _key(scoring: Scoring, line: Line, met: int) -> Key:
    stayed = MOST_ROUNDS if line.dropped is None or not scoring.dropped_last else line.dropped
    shares = -line.opponents_match_win, -line.game_win, -line.opponents_game_win
    return (-line.points, -stayed, -met, *shares)


def points_among_equals(
    scoring: Scoring, points: Mapping[str, int], played: Iterable[Played]
) -> dict[str, int]:
    """The match points that each player has from matches against players with as many points in all.

    Args:
        scoring: how matches count.
        points: the match points of each player.
        played: the matches.
    """
    earned = dict.fromkeys(points, 0)
    for match in played:
        if match.second is None or points[match.first] != points[match.second]:
            continue
        for player, end in zip((match.first, match.second), ENDS[match.outcome], strict=True):
            earned[player] += scoring.match[end]
    return earned


def _placed(lines: Sequence[tuple[Key, Line]]) -> tuple[Line, ...]:
    placed: list[Line] = []
    for number, (key, line) in enumerate(lines):
        place = placed[-1].place if number and lines[number - 1][0] == key else number + 1
        placed.append(replace(line, place=place))
    return tuple(placed)
