"""The tournament that ends a session of Magic Live: its games, its standings, and the experience it earns.

A `Tournament` is an immutable value: every change returns a new one. It plays no games and stores nothing.
Its players are numbered from 0.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any, Final, Literal

from msgspec import Struct

from grimorio.decks import Deck
from grimorio.events.structures import circle
from grimorio.games.magic.game import Magic
from grimorio.games.magic.names import find
from grimorio.kernel import Setup
from grimorio.kernel.boundary import read

Form = Literal["together", "duels", "round-robin", "knockout"]
FORMS: Final[tuple[Form, ...]] = ("together", "duels", "round-robin", "knockout")
"""The forms of a tournament.

"together": one game of all; "duels": as many duels as the players like; "round-robin": everybody plays
against everybody; "knockout": losers are out.
"""


@dataclass(frozen=True, slots=True)
class Award:
    """The criterion by which players earn experience, as they agreed (LIVE-5-XP-1).

    Attributes:
        by: "wins" (experience for each game won) or "places" (for the first places).
        xp: the experience for each win, or that for the first place, the second, the third, and so on.
    """

    by: Literal["wins", "places"]
    xp: tuple[int, ...]

    def __post_init__(self) -> None:
        if self.by not in ("wins", "places"):
            raise ValueError(f"expected wins or places, found {self.by!r}")
        if not self.xp or not all(0 <= one <= 99 for one in self.xp):
            raise ValueError(f"expected numbers from 0 to 99, found {self.xp!r}")
        if self.by == "wins" and len(self.xp) > 1:
            raise ValueError("expected one number: the experience for a win")


EACH_WIN: Final = Award("wins", (1,))
"""One point of experience for each duel won (LIVE-5-XP-E1)."""

FIRST_THREE: Final = Award("places", (8, 5, 3))
"""Eight, five and three points of experience for the first three places (LIVE-5-XP-E2)."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: its players by seat, and those who won it; no winners mean a draw."""

    players: tuple[int, ...]
    winners: tuple[int, ...]


class TournamentData(Struct):
    """The shape of a tournament in a file; its decks are read by the module for decks."""

    form: Form
    decks: list[Any]
    lives: tuple[int, ...]
    played: list[Played]
    closed: bool


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of the standings.

    Attributes:
        place: 1 for the first; equal players share a place, and the places after it are left out, as in 1, 2,
            2, 4.
        player: the number of the player.
        won, drawn, lost: the numbers of games won, drawn and lost.
    """

    place: int
    player: int
    won: int
    drawn: int
    lost: int


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament as it stands (LIVE-3-TOUR-1).

    Attributes:
        form: the form of the tournament, one of `FORMS`.
        decks: the deck of each player.
        lives: for each player, the life with which the player begins every game (LIVE-3-TOUR-2).
        played: the finished games, oldest first.
        closed: whether a tournament of duels has ended.

    Raises:
        ValueError: an unknown form, or fewer than two players or more than can play together.
    """

    form: Form
    decks: tuple[Deck, ...]
    lives: tuple[int, ...]
    played: tuple[Played, ...] = ()
    closed: bool = False

    def __post_init__(self) -> None:
        if self.form not in FORMS:
            raise ValueError(f"expected one of {', '.join(FORMS)}, found {self.form!r}")
        if len(self.decks) < 2 or len(self.decks) != len(self.lives):
            raise ValueError("expected two players at least, each with a deck and a life")
        if self.form == "together" and len(self.decks) not in Magic.seats:
            raise ValueError(
                f"{len(self.decks)} players cannot play together: {max(Magic.seats)} is the most"
            )

    # -- what is played ------------------------------------------------------------------------

    def next(self) -> tuple[tuple[int, ...], ...]:
        """The games that can be played now, each as its players by seat."""
        if self.closed:
            return ()
        everybody = tuple(range(len(self.decks)))
        if self.form == "together":
            return () if self.played else (everybody,)
        if self.form == "duels":
            return tuple(combinations(everybody, 2))
        if self.form == "round-robin":
            done = {one.players for one in self.played}
            return tuple(pair for round_ in circle(everybody) for pair in round_ if pair not in done)
        return self._bracket()[0]

    def _bracket(self) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
        """The games of the present round of a knockout, and the players who are out, by round.

        When the number of players is odd, the last player has a bye. A drawn game is played again.
        """
        left = tuple(range(len(self.decks)))
        out: list[tuple[int, ...]] = []
        winner = {one.players: one.winners[0] for one in self.played if len(one.winners) == 1}
        while len(left) > 1:
            pairs = [left[place : place + 2] for place in range(0, len(left) - 1, 2)]
            open_ = tuple(pair for pair in pairs if pair not in winner)
            if open_:
                gone = tuple(
                    player for pair in pairs if pair in winner for player in pair if player != winner[pair]
                )
                return open_, (*out, *([gone] if gone else []))
            bye = left[-1:] if len(left) % 2 else ()
            out.append(tuple(player for pair in pairs for player in pair if player != winner[pair]))
            left = (*bye, *(winner[pair] for pair in pairs))
        return (), tuple(out)

    def setup(self, players: tuple[int, ...], seed: int = 0, options: dict[str, str] | None = None) -> Setup:
        """The setup of a game between these players, given by seat (LIVE-3-TOUR-2).

        Raises:
            ValueError: these players have no game to play now.
        """
        self._check(players)
        cards = {
            "decks": [self.decks[player].to_json() for player in players],
            "life": [self.lives[player] for player in players],
        }
        return Setup(Magic.name, len(players), seed, dict(options or {}), cards)

    def after(self, players: tuple[int, ...], winners: tuple[int, ...]) -> Tournament:
        """The tournament after a game.

        Args:
            players: the players of the game, by seat.
            winners: the players who won it; none for a draw.

        Raises:
            ValueError: these players had no game to play now, or a winner is not among them.
        """
        self._check(players)
        if not set(winners) <= set(players):
            raise ValueError(f"the winners {winners} did not play in {players}")
        return replace(self, played=(*self.played, Played(players, winners)))

    def close(self) -> Tournament:
        """The tournament after its duels have ended. Raises ValueError: the form is not "duels"."""
        if self.form != "duels":
            raise ValueError(f"{self.form} ends with its last game")
        return replace(self, closed=True)

    def _check(self, players: tuple[int, ...]) -> None:
        if players not in self.next():
            raise ValueError(f"{players} are not to play now")

    @property
    def over(self) -> bool:
        """Whether no game is left to play."""
        return not self.next()

    # -- how it stands -------------------------------------------------------------------------

    def standings(self) -> tuple[Standing, ...]:
        """The standings of all players, best first; equal players are ordered by their number.

        A game won counts two points, a drawn game one. In a knockout, a player who reached a later round
        stands higher.
        """
        count = len(self.decks)
        won, drawn, lost = [0] * count, [0] * count, [0] * count
        for result in self.played:
            for player in result.players:
                if not result.winners:
                    drawn[player] += 1
                elif player in result.winners:
                    won[player] += 1
                else:
                    lost[player] += 1
        points = [2 * won[player] + drawn[player] for player in range(count)]
        if self.form == "knockout":
            out = self._bracket()[1]
            points = [count] * count
            for round_, players in enumerate(out):
                for player in players:
                    points[player] = round_
        return tuple(
            Standing(
                1 + sum(other > points[player] for other in points),
                player,
                won[player],
                drawn[player],
                lost[player],
            )
            for player in sorted(range(count), key=lambda player: (-points[player], player))
        )

    def experience(self, award: Award) -> tuple[int, ...]:
        """The experience that each player earns (LIVE-5-XP-1).

        Players who share a place all earn its full worth.
        """
        found = [0] * len(self.decks)
        for line in self.standings():
            if award.by == "wins":
                found[line.player] = award.xp[0] * line.won
            elif line.place <= len(award.xp):
                found[line.player] = award.xp[line.place - 1]
        return tuple(found)

    # -- kept ----------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """The tournament as JSON data."""
        return {
            "form": self.form,
            "decks": [deck.to_json() for deck in self.decks],
            "lives": list(self.lives),
            "played": [{"players": list(one.players), "winners": list(one.winners)} for one in self.played],
            "closed": self.closed,
        }

    @staticmethod
    def from_json(data: Any) -> Tournament:
        """Read a tournament from the data that `to_json` wrote, one game after another.

        Raises ValueError: the data is not a tournament, or a game in it could not be played then.
        """
        shape = read(data, TournamentData, "tournament")
        decks = tuple(Deck.from_json(deck, find) for deck in shape.decks)
        tournament = Tournament(shape.form, decks, shape.lives)
        for game in shape.played:
            tournament = tournament.after(game.players, game.winners)
        return tournament.close() if shape.closed else tournament
