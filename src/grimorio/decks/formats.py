"""Formats: which decks may be entered in an event, as dated data; and the sets in which cards were printed.

A format adds sets, ban lists and options to one of the ways in which a game's decks are built
(`Lists.formats`). No game's rules are known here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from grimorio.decks.deck import Deck
from grimorio.decks.matches import FREE

Word = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9][a-z0-9-]*$")]
Line = Annotated[str, Meta(min_length=1, max_length=120)]
CARDS: Final = 2000
"""The most cards that a format can name."""
RESTRICTED: Final = 1
"""The most copies of a restricted card."""


class Format(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A format as it was on a date.

    Attributes:
        name: the name by which files and commands refer to it.
        game: the game that is played.
        title: the name that people read, by language; where it is missing, `name` is shown.
        dated: the day, month or year from which it is as described: "2003-08".
        build: how decks are built: one of the game's `Lists.formats`, or `FREE`.
        sets: codes of the sets whose cards are allowed; empty: all cards.
        imports: codes of further sets whose cards are allowed where they were imported (`decks.kept`).
        allowed: further cards that are allowed, by name.
        banned: cards that no deck may have, by name.
        restricted: cards of which a deck may have one.
        options: values of the game's options that differ from their defaults.
        best_of: the most games of a match.
        minutes: the time of a round; 0: no limit.
        own_cards: whether it is played with cards of the players' own; an event's copy of the format has them
            in `cards`.
        cards: those cards, as JSON data of a setup, or None.
        rule: the id of the rule that describes the format, or "".
        pools: whether each deck is built out of the cards that its player received at the event.
        rebuild: whether a player may hand in another deck between two matches, out of the same cards.
        locks: when a deck can no longer be exchanged for another one: "entry" for as soon as it is handed in,
            "pairing" for its player's first pairing (docs/rulings/deck-lock.md). None is the same as
            "pairing"; `grimorio.events.formats.read_format` puts "entry" for None where decks are brought
            along.
    """

    name: Word
    game: Word
    title: Annotated[dict[Literal["en", "it", "fr"], Line], Meta(max_length=3)] = {}
    dated: Annotated[str, Meta(pattern=r"^(\d{4}(-\d{2}(-\d{2})?)?)?$")] = ""
    build: Word = FREE
    sets: Annotated[tuple[Annotated[str, Meta(min_length=1, max_length=8)], ...], Meta(max_length=60)] = ()
    imports: Annotated[tuple[Annotated[str, Meta(min_length=1, max_length=8)], ...], Meta(max_length=60)] = ()
    allowed: Annotated[tuple[Line, ...], Meta(max_length=CARDS)] = ()
    banned: Annotated[tuple[Line, ...], Meta(max_length=CARDS)] = ()
    restricted: Annotated[tuple[Line, ...], Meta(max_length=CARDS)] = ()
    options: Annotated[dict[Word, Line], Meta(max_length=60)] = {}
    best_of: Literal[1, 3, 5] = 3
    minutes: Annotated[int, Meta(ge=0, le=600)] = 50
    own_cards: bool = False
    cards: Any = None
    rule: Annotated[str, Meta(max_length=40)] = ""
    pools: bool = False
    rebuild: bool = False
    locks: Literal["pairing", "entry"] | None = None

    @property
    def pooled(self) -> bool:
        """Whether only cards of some sets, or some cards, are allowed."""
        return bool(self.sets or self.imports or self.allowed)

    def called(self, language: str) -> str:
        """The format's title in a language, or else in English, or else the format's `name`."""
        return self.title.get(language) or self.title.get("en") or self.name  # type: ignore[call-overload]


@dataclass(frozen=True, slots=True)
class Listed:
    """A card of a set as people look for it when they write down cards.

    Attributes:
        name: the game's own name of the card.
        names: its name by language.
        number: its collector number; "" if it is not known.
        color: "W", "U", "B", "R" or "G"; "M" for several colours, "C" for none, "L" for lands; "" if it is
            not known.
        rarity: its rarity; "" if it is not known.
    """

    name: str
    names: dict[str, str]
    number: str = ""
    color: str = ""
    rarity: str = ""


class Printings:
    """The sets in which a game's cards were printed.

    A game with several sets has a subclass, which its manifest names. A game with one set needs none.
    """

    def codes(self) -> tuple[str, ...]:
        """The codes of all sets; those of the game's oldest edition come first, imported ones last."""
        return ()

    def cards(self, code: str) -> frozenset[str]:
        """The names of the cards of the set `code`. Raises KeyError: there is no such set."""
        raise KeyError(code)

    def listed(self, code: str) -> tuple[Listed, ...]:
        """The cards of the set `code` in its order, as lists show them.

        Raises KeyError: there is no such set.
        """
        return tuple(Listed(name, {"en": name}) for name in sorted(self.cards(code)))

    def find(self, text: str) -> str:
        """The game's own name of the card that has the name `text` in any language.

        Raises LookupError: no card has this name.
        """
        raise LookupError(text)

    def basic(self, card: str) -> bool:
        """Whether a deck may have any number of a card in every format, as of a basic land."""
        return False

    def plays(self, card: str) -> bool:
        """Whether the card can be played at the tables of this program."""
        return True

    def named(self, card: str, language: str) -> str:
        """The name of a card in a language; `card` is the game's own name of it."""
        return card

    def rows(self, cards: Iterable[str]) -> list[dict[str, Any]]:
        """The data of those of the cards that are known only because they were imported.

        A setup whose decks have such cards needs it among its cards (`Setup.cards`).
        """
        return []

    def has(self, row: dict[str, Any]) -> bool:
        """Whether a card, as a row of a card file, is in a set besides the game's own, as it is there.

        These are the sets that come with the program or were imported; others' cards are the players' own.
        """
        return False


@dataclass(frozen=True, slots=True)
class Barred:
    """A card of a deck that a format does not allow, as `decks.lists.Offence` describes.

    Attributes:
        kind: "set" (in none of the format's sets), "banned" or "restricted".
        rule: the id of the format's rule, or "".
        card: the name of the card.
        found, wanted: how many copies the deck has, and how many it may have.
    """

    kind: Literal["set", "banned", "restricted"]
    rule: str
    card: str
    found: int
    wanted: int


def legal(format: Format, printings: Printings) -> set[str]:
    """The cards that a format allows, those that are banned among them, by the game's own names."""
    known = printings.codes()
    codes = (*format.sets, *[code for code in format.imports if code in known])
    return {card for code in codes for card in printings.cards(code)}.union(format.allowed)


def barred(format: Format, deck: Deck, printings: Printings | None) -> Iterator[Barred]:
    """The cards of a deck, sideboard included, that a format does not allow.

    Args:
        format: the format.
        deck: the deck, its cards by the game's own names.
        printings: the sets of the game; None where it has one set.
    """
    counts: Counter[str] = Counter()
    for count, card in deck.main + deck.sideboard:
        counts[card] += count
    pool = legal(format, printings) if printings and format.pooled else set()
    for card, count in counts.items():
        if card in format.banned:
            yield Barred("banned", format.rule, card, count, 0)
        elif printings and format.pooled and card not in pool and not printings.basic(card):
            yield Barred("set", format.rule, card, count, 0)
        elif card in format.restricted and count > RESTRICTED:
            yield Barred("restricted", format.rule, card, count, RESTRICTED)
