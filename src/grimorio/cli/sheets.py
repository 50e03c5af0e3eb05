"""The sheets that `grimorio print` makes for each game, and the search for decks of Wizards of Mickey."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn

from grimorio.cli.base import Stop, cards_read, game_named, hint, language, translator

if TYPE_CHECKING:
    from grimorio.decks import Deck
    from grimorio.kernel import Game
    from grimorio.printing.sheets import Pile


class Sheets(ABC):
    """The printable parts of a game.

    Attributes:
        kinds: the kinds of cards that can be printed.
        options: which of the options "players", "cards" and "deck" apply.
    """

    kinds: ClassVar[tuple[str, ...]]
    options: ClassVar[tuple[str, ...]]

    @abstractmethod
    def title(self) -> str:
        """The title of the document."""

    @abstractmethod
    def piles(self, kinds: tuple[str, ...], **options: Any) -> list[Pile]:
        """The cards of these kinds, to be printed.

        The arguments have the names in the attribute `options`; one that the user did not give is None.

        Raises Stop: the options do not fit the game.
        """


class MagecraftSheets(Sheets):
    """The sheets of Magecraft for a number of players, with the game's own cards or others."""

    kinds: ClassVar[tuple[str, ...]] = ("spells", "characters", "boards", "gems")
    options: ClassVar[tuple[str, ...]] = ("players", "cards")

    def title(self) -> str:
        return translator("magecraft")("magecraft-title")

    def piles(self, kinds: tuple[str, ...], **options: Any) -> list[Pile]:
        from grimorio.printing.magecraft import Magecraft

        rules = game_named("magecraft")
        described = rules.cards(cards_read(rules, options["cards"]))
        _legible([card["names"][language()] for card in described])
        return Magecraft(described, language(), options["players"] or 2).piles(kinds)


class MickeySheets(Sheets):
    """The sheets of one deck of Wizards of Mickey."""

    kinds: ClassVar[tuple[str, ...]] = ("cards", "diamagics")
    options: ClassVar[tuple[str, ...]] = ("deck",)

    def title(self) -> str:
        return "Wizards of Mickey"

    def piles(self, kinds: tuple[str, ...], **options: Any) -> list[Pile]:
        from grimorio.games.mickey import cardset
        from grimorio.printing.mickey import Mickey

        cards = cardset.described(cardset.own())
        return Mickey(cards, language(), mickey_deck(options["deck"], cards)).piles(kinds)


def mickey_decks(rules: Game, how: dict[str, Any]) -> Callable[[str], Deck]:
    """A function that finds decks by name, for the kind of match that `how` names; see `mickey_deck`."""
    cards = rules.cards(how["cards"])
    match = str(how["options"].get("match", "official"))
    return lambda name: mickey_deck(name, cards, match)


def mickey_deck(name: str | None, cards: list[dict[str, Any]], match: str = "official") -> Deck:
    """A ready deck by its name in any language, or the deck in a file.

    Args:
        name: the name of the deck, or the path of the file.
        cards: the cards that the deck may have, as JSON data.
        match: the kind of match that the deck is for.

    Raises:
        Stop: `name` is None, or there is no such deck.
    """
    from grimorio.decks import BadDeck, read
    from grimorio.games.mickey.ready import ready
    from grimorio.printing.mickey import deck_names

    decks = ready(match)
    known = ", ".join(deck.name for deck in decks)
    if name is None:
        print_stop("print-needs-deck", decks=known)
    names = {called: deck for deck in decks for called in deck_names(cards, deck)}
    for called, deck in names.items():
        if called.casefold() == name.casefold():
            return deck
    if not Path(name).is_file():
        print_stop("print-no-deck", name=name, hint=hint(name, names), decks=known)
    try:
        return read(Path(name), _finder(cards)).deck
    except BadDeck as error:
        raise Stop(str(error)) from None


def _finder(cards: list[dict[str, Any]]) -> Callable[[str], str]:
    """A function that finds a card by its key, or by a name in any language if no other card has it.

    The function raises LookupError for other names.
    """
    keys = {card["name"].casefold(): card["name"] for card in cards}
    named: dict[str, set[str]] = {}
    for card in cards:
        for name in card["names"].values():
            named.setdefault(name.casefold(), set()).add(card["name"])

    def find(name: str) -> str:
        matches = named.get(name.casefold(), set())
        if name.casefold() in keys:
            return str(keys[name.casefold()])
        if len(matches) != 1:
            known = [called for card in cards for called in (card["name"], *card["names"].values())]
            raise LookupError(translator("print")("print-no-card", name=name, hint=hint(name, known)))
        return next(iter(matches))

    return find


def print_stop(message: str, **said: str) -> NoReturn:
    """End the command with an error message about printing. Raises Stop.

    `message` is the id of the message, and `said` has the values that complete it.
    """
    raise Stop(translator("print")(message, **said))


def _legible(names: list[str]) -> None:
    from grimorio.printing.ink import unprintable

    for name in names:
        lacking = unprintable(name)
        if lacking:
            print_stop("print-no-letters", card=name, letters=lacking)
