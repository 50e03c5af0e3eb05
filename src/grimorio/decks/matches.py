"""What the rules of a game say of matches: who begins the next game, and how decks may change before it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Literal

from grimorio.decks.deck import Deck
from grimorio.decks.lists import Lists, Offence
from grimorio.kernel import Game, Option, Setup

SEATS: Final = 2
"""How many play a match."""

FREE: Final = "free"
"""The format that every game has: a deck that the game can begin with may be entered."""

Beginning = Literal["choice", "loser", "rules"]
"""Who begins a later game: whom the loser of the game before chooses; the loser; whoever the rules of each
single game say."""


class MatchRules:
    """Matches of any game for two; a game whose rules say more has a subclass, which its manifest names.

    Decks stay as they were entered. The loser of the game before begins where the game has an option `first`
    with the values `seat-0` and `seat-1`; else each game begins as its own rules say.

    Args:
        game: the game.
        lists: its decks, or None where nobody brings any.

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
        """Who begins the later games."""
        values = {value for option in self.game.options if option.name == "first" for value in option.values}
        return "loser" if {"seat-0", "seat-1"} <= values else "rules"

    def first(self, seat: int | None) -> dict[str, str]:
        """The options by which a game begins as the match says.

        Args:
            seat: who chooses who begins, or begins; None: as in a game by itself.
        """
        return {} if seat is None or self.beginning == "rules" else {"first": f"seat-{seat}"}

    def chooser(self, given: tuple[int, int, Option] | None) -> int | None:
        """The seat that chose who began a game, by its first answer; None where nobody did."""
        return None

    # -- decks ---------------------------------------------------------------------------------

    def decks(self, setup: Setup) -> tuple[Deck, ...]:
        """The deck of each seat; none where nobody brings any. Raises SetupError: one is no deck."""
        return () if self.lists is None else tuple(self.lists.decks(setup))

    def deck(self, data: Any, cards: Any) -> Deck:
        """A deck read from JSON. Raises ValueError: it is none.

        Args:
            data: what `Deck.to_json` wrote, or somebody else did.
            cards: as in `Setup`.
        """
        if self.lists is None:
            raise ValueError(f"{self.game.name} is played without decks")
        return Deck.from_json(data, self.lists.names(cards))

    def offences(self, deck: Deck, format: str) -> tuple[Offence, ...]:
        """All that keeps a deck from being entered in a format."""
        return ()

    def exchange_offences(self, entered: Deck, deck: Deck, format: str) -> tuple[Offence, ...]:
        """All that keeps an entered deck from being exchanged for another one between two games."""
        return ()

    def turned(self, cards: Any) -> Any:
        """A setup's cards with the sides swapped."""
        if not isinstance(cards, Mapping):
            return cards
        return {
            name: part[::-1] if name in self.of_seats and isinstance(part, list) else part
            for name, part in cards.items()
        }
