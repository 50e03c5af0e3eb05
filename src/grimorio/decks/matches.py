"""What the rules of a game say of matches: who begins the next game, and how decks may change before it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar, Final, Literal

from grimorio.decks.deck import Deck
from grimorio.decks.lists import Lists, Offence
from grimorio.kernel import Game, Option, Position, Setup
from grimorio.kernel.faults import Fault
from grimorio.kernel.seats import Seat

SEATS: Final = 2
"""The number of players of a match."""

FREE: Final = "free"
"""The format that every game has. Every deck with which the game can begin may be entered in it."""

Beginning = Literal["choice", "loser", "rules"]
"""Who begins a later game of a match.

"choice": the player whom the loser of the game before chooses; "loser": that loser; "rules": the player whom
the rules of a single game name.
"""


class MatchRules:
    """Matches of any game for two; a game whose rules say more has a subclass, which its manifest names.

    Decks stay as they were entered. The loser of a game begins the next one where the game has an option
    `first` with the values `seat-0` and `seat-1`; else each game begins as its own rules say.

    Args:
        game: the game.
        lists: the decks of the game; None for a game without decks.

    Attributes:
        formats: which decks may be entered; the first is `FREE`.
        exchanges: whether decks may change between two games.
        of_seats: the parts of a setup's cards that are a list with an entry for each seat.
    """

    formats: ClassVar[tuple[str, ...]] = (FREE,)
    exchanges: ClassVar[bool] = False
    of_seats: ClassVar[tuple[str, ...]] = ("decks",)

    def __init__(self, game: Game, lists: Lists | None) -> None:
        self.game = game
        self.lists = lists

    # -- who begins ----------------------------------------------------------------------------

    @property
    def beginning(self) -> Beginning:
        """The way in which it is settled who begins a later game of the match."""
        values = {value for option in self.game.options if option.name == "first" for value in option.values}
        return "loser" if {"seat-0", "seat-1"} <= values else "rules"

    def first(self, seat: Seat | None) -> dict[str, str]:
        """The options that make a certain seat begin a game; empty where the game's own rules decide.

        Args:
            seat: the seat that begins or that chooses who begins; None where the game's own rules decide.
        """
        return {} if seat is None or self.beginning == "rules" else {"first": f"seat-{seat}"}

    def chooser(self, given: tuple[int, Seat, Option] | None) -> Seat | None:
        """The seat that chose who begins a game, or None if no seat chose.

        `given` is the first answer of the game as (choice number, seat, option), or None before it.
        """
        return None

    def timed(self, setup: Setup, position: Position) -> Setup | None:
        """A copy of a game's setup with a last turn, because the time of its match is over.

        The game says which turn that is (`Game.last_turn`), and how it ends then. None if the game has no
        such rule. With the new setup the answers given so far lead to the same position, so that the game's
        record can be replayed.

        Args:
            setup: the setup of the game.
            position: the game as it stands.
        """
        last = self.game.last_turn(position)
        return None if last is None else replace(setup, last_turn=last)

    # -- decks ---------------------------------------------------------------------------------

    def decks(self, setup: Setup) -> tuple[Deck, ...]:
        """The deck of each seat; empty for a game without decks.

        Raises SetupError: the data is not a deck.
        """
        return () if self.lists is None else tuple(self.lists.decks(setup))

    def deck(self, data: Any, cards: Any) -> Deck:
        """Read a deck from JSON. Raises ValueError: the data is not a deck.

        Args:
            data: JSON data in the form that `Deck.to_json` writes; it may be wrong.
            cards: as in `Setup`.
        """
        if self.lists is None:
            raise Fault("{name} is played without decks", "played-without-decks", name=self.game.name)
        return Deck.from_json(data, self.lists.names(cards))

    def offences(self, deck: Deck, format: str) -> tuple[Offence, ...]:
        """The offences that keep a deck from being entered in a format; empty when it may be entered."""
        return ()

    def exchange_offences(self, entered: Deck, deck: Deck, format: str) -> tuple[Offence, ...]:
        """The offences that keep a player from replacing the `entered` deck by `deck` between two games.

        `format` is the name of the rules for decks, one of `formats`.
        """
        return ()

    def turned(self, cards: Any) -> Any:
        """A setup's cards with the lists that have an entry for each seat (`of_seats`) in reverse order.

        They are for a game in which the two players have swapped seats.
        """
        if not isinstance(cards, Mapping):
            return cards
        return {
            name: part[::-1] if name in self.of_seats and isinstance(part, list) else part
            for name, part in cards.items()
        }
