"""Card sets as they are sold: cards with rarities, and what boosters and tournament packs hold."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from grimorio.decks.deck import Deck
from grimorio.kernel import SetupError
from grimorio.kernel.boundary import read
from grimorio.kernel.sizes import quoted

Contents = tuple[tuple[str, int], ...]
"""The contents of a booster or tournament pack, as pairs (rarity, number of cards).

In one booster or tournament pack, the cards of a rarity are all different.
"""

LAND: Final = "land"
"""The rarity of basic lands. A player may put any number of them into a deck (MTG8-6.BD-3)."""

CUBE: Final = "cube"
"""The rarity of all cards of a cube."""

BOOSTER_SIZE: Final = 15
"""The number of cards in a booster of a cube (a list of cards that players draft from)."""

WHOLE: Final = 0.9
"""If a smaller share of a set's printed cards can be played, a draft of it says that cards are missing."""

MOST: Final = 2000
"""The most cards of a set."""

Name = Annotated[str, Meta(min_length=1, max_length=100)]
Copies = Annotated[int, Meta(ge=1, le=100)]


class PrintedData(Struct, forbid_unknown_fields=True):
    """The JSON data of a card: its name, its rarity, and its Italian and French name where they are known."""

    name: Name
    rarity: Name
    it: str = ""
    fr: str = ""


class SetData(Struct, forbid_unknown_fields=True):
    """The JSON data of a set; "tournament" is what a tournament pack holds besides basic lands."""

    code: Annotated[str, Meta(min_length=1, max_length=20)]
    cards: Annotated[list[PrintedData], Meta(min_length=1, max_length=MOST)]
    booster: Annotated[list[tuple[Name, Copies]], Meta(min_length=1, max_length=20)]
    tournament: Annotated[list[tuple[Name, Copies]], Meta(max_length=20)] = []
    tournament_lands: Annotated[int, Meta(ge=0, le=20)] = 0
    name: Annotated[str, Meta(max_length=100)] = ""


class CubeData(Struct, forbid_unknown_fields=True):
    """The JSON data of a cube: its name and its cards, as pairs of count and card name."""

    cards: Annotated[list[tuple[Copies, Name]], Meta(min_length=1, max_length=MOST)]
    name: Annotated[str, Meta(max_length=100)] = ""


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """A card of a set: its English name, its rarity, and its Italian and French name."""

    name: str
    rarity: str
    it: str = ""
    fr: str = ""

    @property
    def names(self) -> dict[str, str]:
        """The card's name by language; where no other name is known, the English one."""
        return {"en": self.name, "it": self.it or self.name, "fr": self.fr or self.name}


@dataclass(frozen=True)
class CardSet:
    """A set whose cards can be drafted.

    Attributes:
        code: its short name ("8ED").
        name: its full name.
        cards: its cards; every name appears once.
        booster: what a booster holds.
        tournament: what a tournament pack holds besides basic lands (MTG8-GLOSS-Mazzo_da_torneo).
        tournament_lands: how many of each basic land a tournament pack holds.
        copies: for a cube, how many copies of each card there are, by name: its packs are dealt from these
            copies. None for a set, of which any number of packs can be opened.
        playable: the share of the set's printed cards that can be played at a table, from 0 to 1.
    """

    code: str
    name: str
    cards: tuple[PrintedCard, ...]
    booster: Contents
    tournament: Contents
    tournament_lands: int
    copies: dict[str, int] | None = None
    playable: float = 1.0

    def __post_init__(self) -> None:
        names = Counter(card.name for card in self.cards)
        twice = next((name for name, count in names.items() if count > 1), None)
        if twice is not None:
            raise SetupError("cards", "{twice} is there twice", "set-twice", twice=quoted(twice))
        for product, contents in (("booster", self.booster), ("tournament", self.tournament)):
            rarities = [rarity for rarity, _ in contents]
            if len(set(rarities)) < len(rarities):
                raise SetupError(product, "expected every rarity once", "each-rarity")
            for rarity, count in contents if self.copies is None else ():
                if len(self.sheets.get(rarity, ())) < count:
                    found = len(self.sheets.get(rarity, ()))
                    problem = "expected {count} different cards of {rarity}, found {found}"
                    raise SetupError(product, problem, "set-cards", count=count, rarity=rarity, found=found)

    @cached_property
    def sheets(self) -> dict[str, tuple[str, ...]]:
        """The names of the cards of each rarity, in the order of the set."""
        found: dict[str, list[str]] = {}
        for card in self.cards:
            found.setdefault(card.rarity, []).append(card.name)
        return {rarity: tuple(names) for rarity, names in found.items()}

    @property
    def partial(self) -> bool:
        """Whether less than `WHOLE` of the set's printed cards can be played, so that a draft must say so."""
        return self.playable < WHOLE

    @property
    def lands(self) -> tuple[str, ...]:
        """The names of the set's basic lands."""
        return self.sheets.get(LAND, ())

    def to_json(self) -> dict[str, Any]:
        """The set as JSON data, in the form that `read_set` reads; a cube in the form of `read_cube`."""
        if self.copies is not None:
            return {"name": self.name, "cards": [[count, name] for name, count in self.copies.items()]}
        return {
            "code": self.code,
            "name": self.name,
            "cards": [
                {"name": card.name, "rarity": card.rarity, "it": card.it, "fr": card.fr}
                for card in self.cards
            ],
            "booster": [list(pair) for pair in self.booster],
            "tournament": [list(pair) for pair in self.tournament],
            "tournament_lands": self.tournament_lands,
        }


def read_set(data: Any, where: str = "") -> CardSet:
    """Read a set from JSON data in the form of `SetData`.

    Raises:
        SetupError: the data is no set, a card stands twice, or a rarity has too few cards for a booster or
            tournament pack. `where` names the data in the message.
    """
    shape = read(data, SetData, where)
    try:
        return CardSet(
            shape.code,
            shape.name or shape.code,
            tuple(PrintedCard(card.name, card.rarity, card.it, card.fr) for card in shape.cards),
            tuple(shape.booster),
            tuple(shape.tournament),
            shape.tournament_lands,
        )
    except SetupError as error:
        raise error.at(f"{where}.{error.field}".strip(".")) from None


def read_cube(data: Any, where: str = "") -> CardSet:
    """Read a cube from JSON data in the form of `CubeData`.

    A booster of the cube holds fifteen of its cards; a tournament pack holds forty-five, as many as three
    boosters.

    Raises:
        SetupError: the data is no cube. `where` names the data in the message.
    """
    shape = read(data, CubeData, where)
    copies: Counter[str] = Counter()
    for count, name in shape.cards:
        copies[name] += count
    cards = tuple(PrintedCard(name, CUBE) for name in copies)
    booster = ((CUBE, BOOSTER_SIZE),)
    return CardSet(CUBE, shape.name or CUBE, cards, booster, ((CUBE, 3 * BOOSTER_SIZE),), 0, dict(copies))


def cube_of(listed: Deck) -> dict[str, Any]:
    """The JSON data of a cube (`CubeData`) made of a deck list, sideboard included.

    It is the value of a draft's `Setup.cards`.
    """
    return {"cube": {"name": listed.name, "cards": [list(row) for row in (*listed.main, *listed.sideboard)]}}
