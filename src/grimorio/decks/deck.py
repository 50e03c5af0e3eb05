"""A deck: how many copies of which cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Annotated, Any

from msgspec import Meta, Struct

from grimorio.kernel import SetupError
from grimorio.kernel.boundary import read
from grimorio.kernel.faults import Fault, message_of
from grimorio.kernel.sizes import DECK

Cards = tuple[tuple[int, str], ...]
"""The number of copies and the name of each card; every card appears once."""

Entry = Annotated[tuple[Annotated[int, Meta(ge=1, le=DECK)], str], Meta(description="[count, card]")]


class DeckData(Struct, forbid_unknown_fields=True):
    """The JSON data of a deck: its name, and each part as a list of pairs of count and card name."""

    name: str = ""
    main: list[Entry] = []
    sideboard: list[Entry] = []


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards that a player brings to a game.

    Attributes:
        name: the name its maker gave it; one line, may be empty.
        main: the cards that are played with.
        sideboard: the cards that may be exchanged between games.

    Raises:
        ValueError: a count below 1, a card that stands twice in a part, or more than `DECK` cards.
    """

    name: str
    main: Cards
    sideboard: Cards = ()

    def __post_init__(self) -> None:
        for part in (self.main, self.sideboard):
            if any(count < 1 for count, _ in part):
                raise Fault("expected at least one of every card", "deck-one-each")
            if len({card for _, card in part}) < len(part):
                raise Fault("a card is there twice", "deck-twice")
        total = sum(count for count, _ in self.main + self.sideboard)
        if total > DECK:
            problem = "expected at most {most} cards, found {found}"
            raise Fault(problem, "most-cards-found", most=DECK, found=total)

    @staticmethod
    def of(name: str, main: Iterable[str], sideboard: Iterable[str] = ()) -> Deck:
        """The deck with these main cards and this sideboard. A card is named once for each of its copies."""
        return Deck(name, counted((1, card) for card in main), counted((1, card) for card in sideboard))

    def cards(self) -> tuple[str, ...]:
        """The names of the main cards, each repeated for each copy, in the deck's order."""
        return tuple(card for count, card in self.main for _ in range(count))

    def to_json(self) -> dict[str, Any]:
        """The deck as JSON data: "name", and "main" and "sideboard" as lists of [count, card]."""
        return {
            "name": self.name,
            "main": [list(entry) for entry in self.main],
            "sideboard": [list(entry) for entry in self.sideboard],
        }

    @staticmethod
    def from_json(data: Any, find: Callable[[str], str]) -> Deck:
        """Read a deck from JSON data in the form that `to_json` writes.

        Args:
            data: JSON data of any kind.
            find: returns the game's own name of a card; raises LookupError, whose text says what is wrong.

        Raises:
            ValueError: the data is not a deck, or names a card that does not exist.
        """
        try:
            shape = read(data, DeckData)
        except SetupError as error:
            if error.field in ("", "name"):
                problem = "expected a deck: an object with name, main and sideboard"
                raise Fault(problem, "deck-object") from None
            raise
        return Deck(
            one_line(shape.name), _found(shape.main, "main", find), _found(shape.sideboard, "sideboard", find)
        )


def _found(entries: list[Entry], part: str, find: Callable[[str], str]) -> Cards:
    """The cards of a part of a deck, from its lines `entries`, by the game's own names, which `find` returns.

    Raises ValueError: `find` raised LookupError; the message begins with the part's name, `part`.
    """
    try:
        return counted((count, find(card)) for count, card in entries)
    except LookupError as error:
        raise Fault("{part}: {problem}", "part-problem", part=part, problem=message_of(error)) from None


def counted(cards: Iterable[tuple[int, str]]) -> Cards:
    """The cards with the copies of each added up, in the order of their first appearance."""
    counts: dict[str, int] = {}
    for count, card in cards:
        counts[card] = counts.get(card, 0) + count
    return tuple((count, card) for card, count in counts.items())


def one_line(text: str) -> str:
    """The text without line breaks and unnecessary spaces."""
    return " ".join(text.split())
