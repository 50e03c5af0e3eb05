"""The interface for the decks of a game that is played with decks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from grimorio.decks.deck import Deck
from grimorio.kernel import Setup

Find = Callable[[str], str]
"""A function that returns the game's own name of a card.

It raises LookupError if there is no such card; the error may have a list of similar names, `near`.
"""


class Lists(Protocol):
    """The ready decks, names of cards and formats of one game."""

    formats: tuple[str, ...]

    def ready(self) -> list[dict[str, Any]]:
        """The ready decks as JSON data: "name", "main", "sideboard", "kind" and "colors" of each.

        "main" and "sideboard" are lists of `[COUNT, CARD]`. "kind" is the product, the match or the format
        that it belongs to, and "colors" are the deck's colours. Of some games "names" has the deck's name by
        language.
        """

    def field(self, options: Mapping[str, str], cards: Any) -> list[Deck]:
        """The decks that play when the user names none; empty for a card set of the players' own.

        Args:
            options, cards: as in `kernel.Setup`.
        """

    def decks(self, setup: Setup) -> list[Deck]:
        """The deck of each seat, in order.

        Raises SetupError: a seat has no deck, or the data is not a deck.
        """

    def names(self, cards: Any) -> Find:
        """The function that finds the game's cards by name.

        `cards` is the card set of a setup, or None for the game's own. Raises SetupError: the card set is
        faulty.
        """

    def printed(self, card: str) -> tuple[str, str]:
        """The code of a card's set and its number there, each "" where there is none."""

    def offences(
        self, deck: Deck, format: str, options: Mapping[str, str], cards: Any, pool: Deck | None = None
    ) -> list[dict[str, Any]]:
        """Everything in a deck that the format forbids, as JSON data; empty for an allowed deck.

        `options` and `cards` are as in `kernel.Setup`; `pool` has the cards that the player received, or is
        None where decks are not built out of such cards. Raises SetupError: options or cards are wrong.
        """


class Offence(Protocol):
    """Something in a deck that the rules of its game forbid.

    It says which kind of offence it is, by which rule, about which card (None for the whole deck), how many
    copies or cards were found, and how many are wanted.
    """

    @property
    def kind(self) -> str: ...
    @property
    def rule(self) -> str: ...
    @property
    def card(self) -> str | None: ...
    @property
    def found(self) -> int: ...
    @property
    def wanted(self) -> int: ...


def offence_json(offence: Offence) -> dict[str, Any]:
    """An offence as JSON data: its attributes "kind", "card", "found", "wanted" and "rule"."""
    return {name: getattr(offence, name) for name in ("kind", "card", "found", "wanted", "rule")}
