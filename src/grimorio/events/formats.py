"""The formats of events: built-in ones, those that organisers write, and checks of decks against them."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from grimorio import games
from grimorio.decks import Deck
from grimorio.decks.file import Find, parse_lines
from grimorio.decks.formats import Format, Printings, barred, legal
from grimorio.decks.matches import FREE
from grimorio.events.faults import EventError
from grimorio.kernel import Setup, SetupError
from grimorio.kernel.boundary import read
from grimorio.kernel.faults import did_you_mean
from grimorio.kernel.sizes import quoted


@cache
def known() -> dict[str, Format]:
    """The formats that are built in, by name."""
    folder = files("grimorio.events").joinpath("data", "formats")
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".json"))
    formats = [read_format(json.loads(folder.joinpath(name).read_text("utf-8")), name) for name in names]
    return {format.name: format for format in formats}


def named(name: str) -> Format:
    """The built-in format of this name. Raises EventError: there is none."""
    if name not in known():
        raise EventError("no-format", found=quoted(name), names=", ".join(known()))
    return known()[name]


def drafted(game: str) -> str | None:
    """The name of the format of decks built out of drafted cards of a game; None if nobody drafts them."""
    return next((name for name, format in known().items() if format.game == game and format.pools), None)


def read_format(data: Any, where: str = "format") -> Format:
    """Read a format, and check that the game that it names has all that the format refers to.

    A format whose decks are neither built at the event nor built anew between two matches locks them as they
    are handed in, unless it says otherwise (MTG8-6.CON-1).

    Args:
        data: JSON data of any kind.
        where: the name of the data in errors, before the names of its fields.

    Raises:
        EventError: a field is wrong, or names a set, card or option that the game does not have.
    """
    try:
        format = read(data, Format, where)
    except SetupError as error:
        raise EventError("data", problem=error) from None
    _one_of(f"{where}.game", format.game, games.names())
    _one_of(f"{where}.build", format.build, builds(format.game))
    sets = printings(format.game)
    for number, code in enumerate(format.sets):
        _one_of(f"{where}.sets[{number}]", code, () if sets is None else sets.codes())
    try:
        games.get(format.game).settled(Setup(format.game, 2, 0, format.options))
    except SetupError as error:
        raise EventError("data", problem=error.at(f"{where}.{error.field}")) from None
    lists = {}
    for part in ("allowed", "banned", "restricted"):
        cards = getattr(format, part)
        free = part != "allowed" and bool(format.imports)
        lists[part] = tuple(
            _card(f"{where}.{part}[{number}]", format.game, card, free) for number, card in enumerate(cards)
        )
    brought = not (format.pools or format.rebuild)
    locks = format.locks or ("entry" if brought else None)
    return msgspec.structs.replace(format, locks=locks, **lists)


def _one_of(place: str, value: str, values: tuple[str, ...]) -> None:
    if value not in values:
        hint = did_you_mean(value, values)
        raise EventError("is-one-of", place=place, names=values or "–", found=quoted(value), hint=hint)


def _card(place: str, game: str, card: str, free: bool) -> str:
    """The game's own name of a card. Raises EventError: no card has this name.

    `place` is the path of the name in the format, for the message. With `free`, a name that no known card has
    stands as it is: the card may be of a set that nobody imported here.
    """
    try:
        return _find(game)(card)
    except LookupError as error:
        if free:
            return card
        near = ", ".join(getattr(error, "near", ()))
        raise EventError("no-card", place=place, found=quoted(card), near=near or "–") from None


def builds(game: str) -> tuple[str, ...]:
    """The ways in which decks of a game are built; only `FREE` for a game without decks."""
    lists = games.part(game, "decks")
    return (FREE, *(lists().formats if lists else ()))


def printings(game: str) -> Printings | None:
    """The sets of a game's cards; None for a game of one set."""
    part = games.part(game, "printings")
    return part() if part else None


def _find(game: str, cards: Any = None) -> Find:
    sets = printings(game)
    if sets is not None:
        return sets.find
    lists = games.part(game, "decks")
    if lists is None:
        raise EventError("no-decks", game=game)
    find: Find = lists().names(cards)
    return find


# -- decks -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that keeps a deck from being entered.

    Attributes:
        line: the number of the line in the text, from 1; 0 for a fault of the whole deck.
        kind: "line" (the line is not a count and a card), "unknown" (there is no such card), "empty" (no
            cards); a kind of the game's own offences (`decks.lists.Offence`); or a kind of
            `decks.formats.Barred`.
        rule: the id of the rule, or "".
        card: the name of the card, or "".
        found, wanted: how many cards or copies the deck has, and how many it should have.
        text: the words of the line that could not be read, or "".
        near: names of cards that are similar to these words.
    """

    line: int
    kind: str
    rule: str = ""
    card: str = ""
    found: int = 0
    wanted: int = 0
    text: str = ""
    near: str = ""

    def said(self, game: str, language: str) -> str:
        """The fault as one line of text: the number of the line in the deck list, what is wrong, the rule.

        `game` is the name of the game, whose words are used, and `language` the code of the language.
        """
        from grimorio.language import CATALOGUES, translator

        sets = printings(game)
        say = translator(language, [*([game] if game in CATALOGUES else []), "faults"])
        card = sets.named(self.card, language) if sets and self.card else self.card
        facts = {
            "card": card,
            "found": self.found,
            "wanted": self.wanted,
            "text": self.text,
            "near": self.near,
        }
        try:
            text = say(f"{game}-deck-{self.kind}", **facts)
        except KeyError:
            try:
                text = say(f"faults-deck-{self.kind}", **facts)
            except KeyError:
                text = say("faults-deck-other", kind=self.kind, **facts)
        place = say("faults-deck-at", line=str(self.line)) if self.line else ""
        rule = f"[{self.rule}]" if self.rule else ""
        return " ".join(part for part in (place, text, rule) if part)


def checked(format: Format, text: str, pool: str = "") -> tuple[Deck | None, tuple[Fault, ...]]:
    """Read a deck list, and check it against a format.

    Args:
        format: the format.
        text: the list as a player wrote it.
        pool: the cards that the player received, as a list; "" where it is not known. They are allowed from
            whatever set they are. A list without a sideboard gets all other cards of the pool as its
            sideboard (MTG8-6.LIM-2).

    Returns:
        The deck, None where no line can be read; and its faults, none for a deck that may be entered.

    Raises:
        EventError: the game is played without decks.
    """
    deck_file, lines = parse_lines(text, _find(format.game, format.cards))
    faults = unread_lines(lines)
    if deck_file is None:
        return None, tuple(faults)
    received = _received(format, pool)
    deck = deck_file.deck if received is None else with_sideboard(deck_file.deck, received)
    own = set() if received is None else set(received.cards())
    offences = [
        wrong
        for wrong in barred(format, deck, printings(format.game))
        if wrong.kind != "set" or wrong.card not in own
    ]
    entries: list[tuple[str, str, str, int, int]] = [
        (wrong.kind, wrong.rule, wrong.card, wrong.found, wrong.wanted) for wrong in offences
    ]
    if format.build != FREE:  # how many cards there are is known once every line can be read
        entries += [entry for entry in _built(format, deck, received) if entry[2] or not faults]
    faults += [Fault(deck_file.line(entry[2]) if entry[2] else 0, *entry) for entry in entries]
    return deck, tuple(sorted(faults, key=lambda fault: fault.line))


def unread(format: Format, text: str) -> tuple[Fault, ...]:
    """A fault for each line of `text`, a list of cards, that cannot be read.

    Raises EventError: the game of the format has no decks.
    """
    return tuple(unread_lines(parse_lines(text, _find(format.game, format.cards))[1]))


def unread_lines(lines: list[dict[str, Any]]) -> list[Fault]:
    """The faults of the lines that `decks.file.parse_lines` could not read."""
    return [
        Fault(
            line["line"], line["kind"], text=line.get("text", ""), near=", ".join(line.get("near", ())) or "–"
        )
        for line in lines
    ]


def _received(format: Format, pool: str) -> Deck | None:
    """The cards that a player received, read from the list `pool`; None for an empty text.

    Raises EventError: a line of the list cannot be read.
    """
    if not pool:
        return None
    cards, wrong = parse_lines(pool, _find(format.game, format.cards))
    if cards is None or wrong:
        raise EventError("pool-faulty", line=wrong[0]["line"] if wrong else 0)
    return cards.deck


def with_sideboard(deck: Deck, pool: Deck) -> Deck:
    """The deck with all other cards of its pool as its sideboard; unchanged if it has a sideboard already."""
    if deck.sideboard:
        return deck
    left = Counter(pool.cards())
    left.subtract(deck.cards())
    return Deck.of(deck.name, deck.cards(), [card for card, count in left.items() for _ in range(count)])


def _built(format: Format, deck: Deck, pool: Deck | None) -> list[tuple[str, str, str, int, int]]:
    """The breaches of a game's own rules for building decks; the format's ban list is not checked here.

    Returns (kind, rule, card, cards or copies in the deck, number that the rule demands) for each breach; the
    rule or card is "" where there is none.
    """
    lists = games.part(format.game, "decks")()
    given = lists.offences(deck, format.build, format.options, format.cards, pool)
    return [
        (wrong["kind"], wrong["rule"] or "", wrong["card"] or "", wrong["found"], wrong["wanted"])
        for wrong in given
    ]


def unplayed(format: Format) -> tuple[str, ...]:
    """The names of the cards in a format's sets that this program cannot play, without the banned ones."""
    sets = printings(format.game)
    if sets is None:
        return ()
    allowed = legal(format, sets).difference(format.banned)
    return tuple(sorted(card for card in allowed if not sets.plays(card)))
