"""The games and matches of a session of Magic Live, and the lines of its standings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from msgspec import Struct

from grimorio import games
from grimorio.events.facts import Result
from grimorio.events.standings import Outcome, outcome_of
from grimorio.games.live.numbers import PlayerNumber, Players
from grimorio.games.magic.game import Magic
from grimorio.kernel.seats import Seat

TIRED: Final = 3
"""How many times `best_of` games are played, drawn ones included, before a match ends undecided."""


@dataclass(frozen=True, slots=True)
class Game:
    """A finished game or, where a match has several games, a finished match.

    Attributes:
        fact: the index of its result in the event's log, by which it is corrected.
        players: its players by seat.
        winners: those who won it; nobody if it was drawn.
        games: how many games the first player has won, the second has won, and were drawn; None for a game
            of all, and for a drawn game of a knockout.
    """

    fact: int
    players: Players
    winners: Players
    games: tuple[int, int, int] | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of the standings.

    Attributes:
        place: the place in the event's standings; 1 for the first.
        player: the number of the player.
        won, drawn, lost: the numbers of matches won, drawn and lost; a bye is none. Unless the members agreed
            on more games, a match is one game.
    """

    place: int
    player: PlayerNumber
    won: int
    drawn: int
    lost: int


class OpenGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game of a match that is not decided.

    Attributes:
        players: the numbers of its players, by seat.
        winners: the number of the player who won it; empty if it was drawn.
        chooser: the number of the player who chose who began the game; None for whoever was to choose by the
            games before.
    """

    players: Players
    winners: Players
    chooser: PlayerNumber | None = None


def first_of(played: Sequence[OpenGame], players: Players) -> dict[str, str]:
    """The options that say who chooses who begins the next game of a match (MTG8-1.START-4).

    It is the loser of the last game or, after a drawn one, who chose before. Empty before the first game, and
    where nobody knows.

    Args:
        played: the games of the match so far, oldest first.
        players: the numbers of its players, by seat.
    """
    rules = games.match_rules(Magic.name)
    chooser = None
    for game in played:
        if game.winners:
            chooser = next(player for player in players if player not in game.winners)
        elif game.chooser is not None:
            chooser = game.chooser
    return {} if chooser is None or rules is None else rules.first(Seat(players.index(chooser)))


def result_of(fact: Result) -> Outcome:
    """The outcome of a match by its result as entered."""
    return fact.outcome or outcome_of(fact.games)
