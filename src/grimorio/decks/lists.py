"""What a game that is played with decks knows of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from grimorio.decks.deck import Deck

Find = Callable[[str], str]
"""The game's own name of a card; raises LookupError, which may have nearer names as `near`."""


class Lists(Protocol):
    """The decks, names of cards and formats of one game."""

    formats: tuple[str, ...]

    def ready(self) -> list[dict[str, Any]]:
        """The decks that are there as JSON, each with its kind and colours."""

    def field(self, options: Mapping[str, str], cards: Any) -> list[Deck]:
        """The decks that games are played with when nobody names one; none with cards of one's own.

        Args:
            options, cards: as in `kernel.Setup`.
        """

    def names(self, cards: Any) -> Find:
        """How cards are found by name; `cards`: a setup's, or None. Raises SetupError."""

    def offences(
        self, deck: Deck, format: str, options: Mapping[str, str], cards: Any
    ) -> list[dict[str, Any]]:
        """What the format forbids in a deck, as JSON. Raises SetupError."""


class Offence(Protocol):
    """Something in a deck that its rules forbid, of any game."""

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
    """What a format forbids in a deck, as JSON."""
    return {name: getattr(offence, name) for name in ("kind", "card", "found", "wanted", "rule")}
