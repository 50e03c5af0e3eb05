"""Read and write events in the open format of other programs: tournament, decks, rounds, standings.

A match is `{"Player1", "Player2", "Result": "2-1-0"}`: the numbers of games won by the first player, won by
the second, and drawn. In a bye, the second player is missing, or is `-` or `bye`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import Any, Final

from grimorio.events.faults import EventError
from grimorio.events.standings import MOST_GAMES, MOST_ROUNDS, Line, Played, outcome_of
from grimorio.kernel import sizes

LEAGUE: Final = "League"
"""The name of a round that holds all matches of a league: its players may be in several."""
BYE: Final = "-"
"""The text in the place of a bye's second player."""
NO_PLAYER: Final = ("", BYE, "bye", "(bye)", "*bye*")
KNOCKOUT: Final = re.compile(
    r"(quarter|semi)?-?\s*finals?|top\s*\d+|knockout.*|.*elimination.*|last\s*\d+", re.I
)
"""The names of rounds that belong to the knockout after the Swiss, and do not count in the standings."""
PLAYERS: Final = 4096
RESULT: Final = re.compile(r"(\d{1,2})\s*-\s*(\d{1,2})(?:\s*-\s*(\d{1,2}))?")
DECIMALS: Final = 6


@dataclass(frozen=True, slots=True)
class Results:
    """The players and rounds of an event, as read from the open format.

    Attributes:
        tournament: facts about the event: name, date, address.
        players: the names of all players, in the order in which they first appear.
        rounds: the matches of each round of the Swiss, oldest first.
        knockout: the matches of each round of the knockout after it.
    """

    tournament: dict[str, Any]
    players: tuple[str, ...]
    rounds: tuple[tuple[Played, ...], ...]
    knockout: tuple[tuple[Played, ...], ...] = ()

    @property
    def dropped(self) -> dict[str, int]:
        """The players who are in no match of the last Swiss round, by name.

        The value is the number, from 1, of the last round that the player was in.
        """
        last: dict[str, int] = {}
        for number, round_ in enumerate(self.rounds, start=1):
            last.update(
                (player, number) for match in round_ for player in (match.first, match.second) if player
            )
        return {player: number for player, number in last.items() if number < len(self.rounds)}


def read(data: Any) -> Results:
    """Read an event in the open format.

    Args:
        data: JSON data of any kind.

    Raises:
        ValueError: the data is not in the format; the message names the place, what was found and what was
            expected.
    """
    sizes.checked(data)
    if not isinstance(data, dict) or not isinstance(data.get("Rounds"), list):
        raise EventError("open-rounds")
    if len(data["Rounds"]) > MOST_ROUNDS:
        raise EventError("open-most", most=MOST_ROUNDS, found=len(data["Rounds"]))
    players: dict[str, None] = {}
    rounds: list[tuple[Played, ...]] = []
    knockout: list[tuple[Played, ...]] = []
    for number, round_ in enumerate(data["Rounds"]):
        where = f"Rounds[{number}]"
        if not isinstance(round_, dict) or not isinstance(round_.get("Matches"), list):
            raise EventError("open-round", place=where)
        name = round_.get("RoundName")
        matches = _round(round_["Matches"], where, free=name == LEAGUE)
        for match in matches:
            players.update(dict.fromkeys(name for name in (match.first, match.second) if name is not None))
        final = isinstance(name, str) and KNOCKOUT.fullmatch(name.strip()) is not None
        (knockout if final else rounds).append(matches)
    if len(players) > PLAYERS:
        raise EventError("most-players", most=PLAYERS)
    tournament = data.get("Tournament")
    return Results(
        dict(tournament) if isinstance(tournament, dict) else {},
        tuple(players),
        tuple(rounds),
        tuple(knockout),
    )


def _round(matches: Sequence[Any], where: str, free: bool) -> tuple[Played, ...]:
    """The matches of a round, whose place in the data is `where`.

    If it is `free`, players may be in several. Raises EventError: a match is faulty, or a player is in two.
    """
    found = tuple(_match(match, f"{where}.Matches[{number}]") for number, match in enumerate(matches))
    seen: set[str] = set()
    for number, match in enumerate(found):
        for player in (match.first, match.second):
            if player in seen and not free:
                raise EventError("open-twice", place=f"{where}.Matches[{number}]", player=_shown(player))
            if player is not None:
                seen.add(player)
    return found


def _match(match: Any, where: str) -> Played:
    """Read a match from its JSON data; `where` is its place, for errors. Raises EventError: it is faulty."""
    if not isinstance(match, dict):
        raise EventError("open-match", place=where, found=_shown(match))
    first, second, result = match.get("Player1"), match.get("Player2"), match.get("Result")
    if not isinstance(first, str) or first.strip().lower() in NO_PLAYER:
        raise EventError("open-player", place=f"{where}.Player1", found=_shown(first))
    if second is not None and not isinstance(second, str):
        raise EventError("open-player", place=f"{where}.Player2", found=_shown(second))
    games = games_of(result)
    if games is None:
        raise EventError("open-result", place=f"{where}.Result", found=_shown(result))
    if second is None or second.strip().lower() in NO_PLAYER:
        return Played(first, None, games, "first")
    return Played(first, second, games, outcome_of(games))


def games_of(result: Any) -> tuple[int, int, int] | None:
    """The games won, lost and drawn of a result such as "2-1" or "1-1-1"; None for any other value."""
    counts = RESULT.fullmatch(result.strip()) if isinstance(result, str) else None
    return None if counts is None else (int(counts[1]), int(counts[2]), int(counts[3] or 0))


def _shown(found: Any) -> str:
    return repr(found)[: sizes.SHOWN]


def result(games: tuple[int, int, int]) -> str:
    """The result of a match as text, such as "2-1-0": games won by the first player, by the second, drawn."""
    return "-".join(str(min(count, MOST_GAMES)) for count in games)


def rounded(share: Fraction) -> float:
    """A share as a number of JSON with six decimals; a half of the last decimal is rounded up."""
    scaled = (share.numerator * 10**DECIMALS * 2 + share.denominator) // (2 * share.denominator)
    return float(Decimal(scaled).scaleb(-DECIMALS))


def standings_json(lines: Iterable[Line]) -> list[dict[str, Any]]:
    """The standings in the open format, a row for each line, with shares rounded to six decimals.

    A row has "Rank", "Player", "Points", "Wins", "Losses", "Draws", and the shares "OMWP", "GWP" and "OGWP":
    of matches won by the opponents, of games won, and of games won by the opponents.
    """
    return [
        {
            "Rank": line.place,
            "Player": line.player,
            "Points": line.points,
            "Wins": line.won,
            "Losses": line.lost,
            "Draws": line.drawn,
            "OMWP": rounded(line.opponents_match_win),
            "GWP": rounded(line.game_win),
            "OGWP": rounded(line.opponents_game_win),
        }
        for line in lines
    ]
