"""A game's log, positions and cards in words, for the terminal."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from grimorio import games
from grimorio.cli.base import language as spoken
from grimorio.cli.base import stop
from grimorio.games.manifest import load

if TYPE_CHECKING:
    from grimorio.kernel import Game
    from grimorio.language import Translator


class Words(ABC):
    """Says what happens in one game, in one language.

    Args:
        game: the game.
        cards: its card data, or None for its own.
        players: the players' names by seat.
        language: code of the language.
        say: a translator with the game's messages.
    """

    def __init__(self, game: Game, cards: Any, players: list[str], language: str, say: Translator) -> None:
        self.game = game
        self.players = players
        self.language = language
        self.say = say
        self.names = {card["name"]: card["names"][language] for card in game.cards(cards)}

    def listed(self, words: list[str]) -> str:
        """Words as a list in a sentence."""
        from babel.lists import format_list

        return format_list(words, locale=self.language)

    def log(self, events: Iterable[dict[str, Any]]) -> list[str]:
        """The lines of a log, each with its rule."""
        return [f"{self.event(event)}  [{event['rule']}]" for event in events if not self.silent(event)]

    def silent(self, event: dict[str, Any]) -> bool:
        """Whether an event has no line of its own."""
        return False

    def event(self, event: dict[str, Any]) -> str:
        """One line of the log."""
        return self.say(f"{self.game.name}-log-{event['event']}", **self.said(event))

    @abstractmethod
    def said(self, event: dict[str, Any]) -> dict[str, str | int]:
        """What the message of an event speaks of."""

    @abstractmethod
    def table(self, view: dict[str, Any]) -> list[str]:
        """What lies on the table, in a few lines."""


class Shelf(ABC):
    """Shows the cards of a game, in the language spoken."""

    HEADS: tuple[str, ...] = ()
    """Messages that head the columns of a list."""

    def __init__(self, say: Translator) -> None:
        self.say = say

    def name(self, card: dict[str, Any]) -> str:
        """What it is called."""
        name: str = card["names"][spoken()]
        return name

    @abstractmethod
    def row(self, card: dict[str, Any]) -> list[str]:
        """A card in a list."""

    @abstractmethod
    def shown(self, card: dict[str, Any]) -> list[str]:
        """A card by itself, below its names."""

    def words(self, card: dict[str, Any]) -> list[str]:
        """What is searched."""
        return [*card["names"].values(), *card["text"].values()]

    def of_file(self, game: Game, cards: Any) -> list[dict[str, Any]]:
        """The cards of a file, as data."""
        return game.cards(cards)

    @abstractmethod
    def good(self, file: str, cards: list[dict[str, Any]]) -> str:
        """What is said of a file whose cards are good."""

    @abstractmethod
    def template(self, game: Game, cards: Any, names: list[str]) -> list[str]:
        """The lines of a file to type cards into: of the named cards, or of what serves best."""


class AnyWords(Words):
    """The log and table of a game that has no words of its own: names and values as they are."""

    def event(self, event: dict[str, Any]) -> str:
        return " ".join(
            [event["event"], *(f"{key}={shown(value)}" for key, value in self.said(event).items())]
        )

    def said(self, event: dict[str, Any]) -> dict[str, str | int]:
        told = {key: value for key, value in event.items() if key not in ("event", "rule")}
        if "seat" in told and 0 <= told["seat"] < len(self.players):
            told["seat"] = self.players[told["seat"]]
        return told

    def table(self, view: dict[str, Any]) -> list[str]:
        return [f"{key}: {shown(value)}" for key, value in view["table"].items()]


class AnyShelf(Shelf):
    """The cards of a game that does not say how they are shown: their names."""

    HEADS = ("cli-head-card",)

    def row(self, card: dict[str, Any]) -> list[str]:
        return [self.name(card)]

    def shown(self, card: dict[str, Any]) -> list[str]:
        return [f"{key}: {shown(value)}" for key, value in card.items() if key not in ("name", "names")]

    def words(self, card: dict[str, Any]) -> list[str]:
        return list(card["names"].values())

    def good(self, file: str, cards: list[dict[str, Any]]) -> str:
        return f"{file}: {len(cards)}"

    def template(self, game: Game, cards: Any, names: list[str]) -> list[str]:
        return []


def shown(value: Any) -> str:
    """A value of a view: a word as it is, anything else as JSON."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def quoted(name: str) -> str:
    """A name as YAML writes it."""
    plain = all(letter.isalpha() or letter in " -" for letter in name) and name == name.strip(" -")
    return name if plain else json.dumps(name, ensure_ascii=False)


def entry(data: dict[str, Any], listed: str, margin: str) -> str:
    """A card as one entry of a YAML file.

    Args:
        data: the card, by field.
        listed: the field whose values stand one below the other.
        margin: what each line begins with.
    """
    fields = [f"name: {quoted(data['name'])}"]
    for name, value in data.items():
        if name == listed:
            fields.append(f"{name}:")
            fields += [f"  - {json.dumps(one, ensure_ascii=False)}" for one in value]
        elif name != "name":
            fields.append(f"{name}: {json.dumps(value, ensure_ascii=False)}")
    return f"{margin}- " + f"\n{margin}  ".join(fields)


def check_known(names: list[str], cards: Iterable[str]) -> None:
    """End the command where one of these is no card."""
    from grimorio.kernel.faults import did_you_mean

    for name in names:
        if name not in cards:
            stop("cli-no-card", name=name, hint=did_you_mean(name, list(cards)))


def words_of(name: str) -> type[Words]:
    """The words of a game, or those for any game."""
    words: type[Words] = games.part(name, "words") or AnyWords
    return words


def shelf_of(name: str, say: Translator) -> Shelf:
    """The cards of a game."""
    shelf: type[Shelf] = games.part(name, "shelf") or AnyShelf
    return shelf(say)


def sets() -> dict[str, str]:
    """The sets of cards that were sold, by their code, and the game they are of."""
    return {code: name for name in games.names() for code in games.manifest(name).sets}


def set_shelf(code: str, say: Translator) -> Shelf:
    """The cards of a set that was sold."""
    shelf: type[Shelf] = load(games.manifest(sets()[code]).sets[code])
    return shelf(say)
