"""A game's log, positions and cards as text for the terminal."""

from __future__ import annotations

import json
import re
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from grimorio import games
from grimorio.cli.base import game_translator, hint, stop
from grimorio.cli.base import language as spoken
from grimorio.games.manifest import load

if TYPE_CHECKING:
    from grimorio.kernel import Choice, Game, Option
    from grimorio.language import Translator


class Words(ABC):
    """Turns the events, the table and the choices of one game into text, in one language.

    Attributes:
        SECRET: the questions, by `Choice.ask`, whose options or answer only the player asked may see; None if
            that is so for all questions.
        READ: the games whose cards the players may read besides the game's own.

    Args:
        game: the game.
        cards: the card set of the game's players as JSON data, or None for the game's own cards.
        players: the players' names by seat.
        language: the code of the language.
        say: a translator with the game's messages.
    """

    SECRET: ClassVar[tuple[str, ...] | None] = None
    READ: ClassVar[tuple[str, ...]] = ()

    def __init__(self, game: Game, cards: Any, players: list[str], language: str, say: Translator) -> None:
        self.game = game
        self.players = players
        self.language = language
        self.say = say
        self.known = game.cards(cards)
        self.names = {card["name"]: card["names"][language] for card in self.known}

    def listed(self, words: list[str]) -> str:
        """Several words joined as a list in a sentence."""
        from babel.lists import format_list

        return format_list(words, locale=self.language)

    def log(self, events: Iterable[dict[str, Any]]) -> list[str]:
        """The lines of a log, one for each event that is not silent, with the rule's id."""
        return [f"{self.event(event)}  [{event['rule']}]" for event in events if not self.silent(event)]

    def silent(self, event: dict[str, Any]) -> bool:
        """Whether an event gets no line in the log."""
        return False

    def event(self, event: dict[str, Any]) -> str:
        """The text that a log shows for an event."""
        return self.say(f"{self.game.name}-log-{event['event']}", **self.said(event))

    @abstractmethod
    def said(self, event: dict[str, Any]) -> dict[str, str | int]:
        """The values that complete the log's message about an event, by their names in the message."""

    @abstractmethod
    def table(self, view: dict[str, Any]) -> list[str]:
        """The table as a few lines of text, from a view as JSON data."""

    def question(self, choice: Choice, view: dict[str, Any]) -> str:
        """The text that asks for an answer to a choice, from the view of the player asked."""
        return choice.ask

    def option(self, option: Option, choice: Choice, view: dict[str, Any]) -> str:
        """An option of a choice as text, from the view of the player asked."""
        return " ".join(str(self.names.get(str(word), word)) for word in option)

    def about(self, option: Option, choice: Choice, view: dict[str, Any]) -> list[str]:
        """What an option is that names no card: the option, and the rule by which it is asked for."""
        from grimorio import rulebooks
        from grimorio.language.messages import typeset

        text = self.option(option, choice, view)
        rule = rulebooks.known(choice.rule)
        if rule is None:
            return [text]
        told = rulebooks.told(rule.id, self.language)
        return [text, f"{typeset(self.language, told) if told else rule.statement}  [{rule.id}]"]

    def refusals(self, refused: Iterable[dict[str, Any]], choice: Choice, view: dict[str, Any]) -> list[str]:
        """For each option of `Game.refused`, a line with the reason why it is not offered, and the rule."""
        lines = []
        for refusal in refused:
            option = self.option(tuple(refusal["option"]), choice, view)
            text = self.say("cli-pair", head=option[:1].upper() + option[1:], tail=self.reason(refusal))
            lines.append(f"{text}  [{refusal['rule']}]")
        return list(dict.fromkeys(lines))

    def reason(self, refusal: dict[str, Any]) -> str:
        """The reason why an option is not offered, as text, from an entry of `Game.refused`."""
        said = {key: self.names.get(value, value) for key, value in refusal["args"].items()}
        return self.say(refusal["reason"], **said)

    def numbers(self, choice: Choice) -> dict[str, int] | None:
        """For a choice between numbers, what is typed for each option and the option's index; else None."""
        return None


class Shelf(ABC):
    """Lists the cards of a game as text, in the output language."""

    HEADS: tuple[str, ...] = ()
    """The message ids of the headings above the columns of a list of cards."""

    def __init__(self, say: Translator) -> None:
        self.say = say

    def name(self, card: dict[str, Any]) -> str:
        """The name of a card."""
        name: str = card["names"][spoken()]
        return name

    @abstractmethod
    def row(self, card: dict[str, Any]) -> list[str]:
        """The cells for a card in a list of cards."""

    @abstractmethod
    def shown(self, card: dict[str, Any]) -> list[str]:
        """The lines that describe a card, below its names."""

    def words(self, card: dict[str, Any]) -> list[str]:
        """The texts of a card in which `search` looks."""
        return [*card["names"].values(), *card["text"].values()]

    def of_file(self, game: Game, cards: Any) -> list[dict[str, Any]]:
        """The cards in a file, as JSON data; `cards` is the file's data, or None for the game's own cards."""
        return game.cards(cards)

    def elsewhere(self, game: Game, name: str) -> list[dict[str, Any]]:
        """The cards of this name, in any language, that are in none of the game's own sets; usually none."""
        return []

    @abstractmethod
    def good(self, file: str, cards: list[dict[str, Any]]) -> str:
        """The message about a file whose cards have no mistakes."""

    @abstractmethod
    def template(self, game: Game, cards: Any, names: list[str]) -> list[str]:
        """The lines of a card file that a player can copy and change.

        It has the cards of these names; without names, those of the set `cards`; if that is None, examples.
        """


class AnyWords(Words):
    """The text of a game that has no `Words` of its own: names and values are shown as they are."""

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
    """Lists the cards of a game that has no `Shelf` of its own, by their names."""

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
    """A value of a view as text: a word as it is, anything else as JSON."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def quoted(name: str) -> str:
    """A name in the form that YAML needs."""
    plain = all(letter.isalpha() or letter in " -" for letter in name) and name == name.strip(" -")
    return name if plain else json.dumps(name, ensure_ascii=False)


def entry(data: dict[str, Any], listed: str, margin: str) -> str:
    """The lines of a YAML file that describe a card, as one text.

    Args:
        data: the card, by field.
        listed: the name of the field whose values are written each on a line of its own.
        margin: the spaces at the beginning of each line.
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
    """Check that all names are among the names of cards. Raises Stop: one is not."""
    for name in names:
        if name not in cards:
            stop("cli-no-card", name=name, hint=hint(name, cards))


def card_shown(words: Words, wanted: str) -> list[str]:
    """The lines that describe a card of a game that is played; none if there is no such card.

    Args:
        words: the text of the game.
        wanted: the name of the card in any language, or a text in which its name stands as words of its own.
    """
    text = wanted.casefold()
    known: dict[str, tuple[str, dict[str, Any]]] = {}
    for name in (words.game.name, *words.READ):
        own = words.known if name == words.game.name else games.get(name).cards()
        for card in own:
            known |= {called.casefold(): (name, card) for called in (card["name"], *card["names"].values())}
    named = (called for called in known if called in text and _stands(called, text))
    longest = max(named, key=len, default=None)
    if longest is None:
        return []
    name, card = known[longest]
    shelf = shelf_of(name, game_translator(name))
    return [shelf.name(card), *shelf.shown(card)]


def _stands(name: str, text: str) -> bool:
    """Whether a name stands in a text as words of its own, not as a part of a longer word."""
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text) is not None


def no_card(words: Words, wanted: str) -> str:
    """The text that there is no card with this name, and which name is near to it."""
    return words.say("terminal-no-card", name=wanted[:40], hint=hint(wanted, [*words.names.values()]))


def words_of(name: str) -> type[Words]:
    """The subclass of `Words` for the game with this name; `AnyWords` if it has none."""
    words: type[Words] = games.part(name, "words") or AnyWords
    return words


def shelf_of(name: str, say: Translator) -> Shelf:
    """The `Shelf` of the game with this name; an `AnyShelf` if it has none."""
    shelf: type[Shelf] = games.part(name, "shelf") or AnyShelf
    return shelf(say)


def sets() -> dict[str, str]:
    """For the code of each set of cards that was sold, the name of its game."""
    return {code: name for name in games.names() for code in games.manifest(name).sets}


def set_shelf(code: str, say: Translator) -> Shelf:
    """The `Shelf` that lists a published set of cards, such as an expansion, given by the set's code."""
    shelf: type[Shelf] = load(games.manifest(sets()[code]).sets[code])
    return shelf(say)
