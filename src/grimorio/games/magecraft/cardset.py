"""Card sets as JSON: writing the game's own, and reading one typed in by owners of the real cards."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from grimorio.games.magecraft.meaning import compile_character, compile_spell
from grimorio.games.magecraft.spells import CARDS
from grimorio.games.magecraft.wording import text_of
from grimorio.games.magecraft.words import (
    ALWAYS,
    COST_LETTERS,
    ICON_NAMES,
    RANDOM,
    START,
    CardSet,
    Character,
    Icon,
    Spell,
)
from grimorio.kernel.boundary import read_each
from grimorio.kernel.faults import LONGEST, SetupError
from grimorio.kernel.playable import unplayable

LETTERS: Final = {name: letter for letter, name in COST_LETTERS.items()}
"""The letter of each colour in costs, by the colour's name."""
ICON_WORDS: Final[dict[str, Any]] = {name: word for word, name in ICON_NAMES.items()}
"""The class of each icon, by its name in files."""
NEEDED: Final = {START: 3, ALWAYS: 3, RANDOM: 9}
"""The number of spells of each availability in a set. The number of random ones may be greater."""
MOST_ICONS: Final = 20
"""The most icons of one kind on a card."""
MOST_STUDY: Final = 8
"""The most gems of a study cost."""
CHARACTERS: Final = 4
"""The fewest character cards that a card set may have."""
FACTS: Final = ("availability", "italian", "french")
"""The fields of a card that do not change how it is compiled."""

Gem = Literal["fire", "water", "earth", "light", "dark", "any"]
CardName = Annotated[str, Meta(min_length=1, max_length=LONGEST, pattern=r"\S")]
OtherName = Annotated[str, Meta(max_length=LONGEST)]
Times = Annotated[int, Meta(ge=1, le=MOST_ICONS)]


class SetData(Struct, forbid_unknown_fields=True):
    """The JSON data of a card set; each card is read by itself, so that all faults are told."""

    spells: list[Any]
    characters: list[Any]


class IconsData(Struct, forbid_unknown_fields=True):
    """The JSON data of a card's icons: how many of each kind."""

    draw: Times = 1
    attack: Times = 1
    heal: Times = 1
    shield: Times = 1
    vanish: Times = 1


class SpellData(Struct, forbid_unknown_fields=True):
    """The JSON data of a spell. Only spells with which players begin may have no study cost."""

    name: CardName
    cost: Annotated[list[Gem], Meta(min_length=1, max_length=6)]
    icons: IconsData
    study: Annotated[list[Gem], Meta(max_length=MOST_STUDY)] = []
    availability: Literal["start", "always", "random"] = "random"
    italian: OtherName = ""
    french: OtherName = ""


class CharacterData(Struct, forbid_unknown_fields=True):
    """The JSON data of a character."""

    name: CardName
    cost: Annotated[list[Gem], Meta(min_length=1, max_length=1)]
    icons: IconsData
    italian: OtherName = ""
    french: OtherName = ""


def own() -> CardSet:
    """The game's own card set."""
    return CARDS


def described(cards: CardSet) -> list[dict[str, Any]]:
    """The JSON data of every card, with names and text in each language, for pages and tools.

    Each entry has "kind" ("spell" or "character"), "name", "names", "cost", "icons" and "text"; a spell also
    "number", "study" and "availability".
    """
    rows: list[dict[str, Any]] = []
    for number, spell in enumerate(cards.spells, 1):
        rows.append(
            {
                "kind": "spell",
                "number": number,
                "name": spell.name,
                "names": _names(spell),
                "cost": [COST_LETTERS[letter] for letter in spell.cost],
                "study": [COST_LETTERS[letter] for letter in spell.study],
                "icons": _icons(spell.icons),
                "availability": spell.availability,
                "text": text_of(spell),
            }
        )
    for character in cards.characters:
        rows.append(
            {
                "kind": "character",
                "name": character.name,
                "names": _names(character),
                "cost": [COST_LETTERS[letter] for letter in character.cost],
                "icons": _icons(character.icons),
                "text": text_of(character),
            }
        )
    return rows


def _names(card: Spell | Character) -> dict[str, str]:
    """The names of a card by language."""
    return {"en": card.name, "it": card.italian or card.name, "fr": card.french or card.name}


def _icons(icons: tuple[Icon, ...]) -> dict[str, int]:
    """The icons of a card by name, with their counts."""
    return {ICON_NAMES[type(icon)]: icon.times for icon in icons}


# -- reading a set of the players' own -----------------------------------------------------------


def from_json(data: Any) -> CardSet:
    """Read the card set `data`: ``{"spells": [...], "characters": [...]}`` (``docs/magecraft-cards.md``).

    Raises:
        SetupError: the first fault of the set: in which field, and what was expected.
    """
    reading = Reading()
    cards = reading.card_set(data)
    if reading.wrong:
        raise reading.wrong[0]
    return cards


def faults(data: Any) -> list[SetupError]:
    """All faults of the card set `data`, given as JSON data; empty for a sound one.

    Faults that concern the set as a whole are only looked for when each card is sound.
    """
    reading = Reading()
    reading.card_set(data)
    return reading.wrong


class Reading:
    """Reads a card set, and collects its faults instead of stopping at the first.

    Attributes:
        wrong: the faults so far.
    """

    def __init__(self) -> None:
        self.wrong: list[SetupError] = []

    def card_set(self, data: Any) -> CardSet:
        """Read the cards of the set `data`, given as JSON data; note its faults.

        In place of each faulty value, a card gets a sound one. Where `data` is no object, the set is empty.
        """
        rows = read_each(data, SetData, "cards", self.wrong)
        spells = tuple([self._spell(*row) for row in self._rows(rows, "spells")])
        characters = tuple([self._character(*row) for row in self._rows(rows, "characters")])
        if not self.wrong:
            self._whole(spells, characters)
        return CardSet(spells, characters)

    def _tell(self, field: str, message: str, cause: str, **facts: str | int) -> None:
        """Note a fault of the field with the path `field`: `message` says in English what is wrong.

        `cause` and `facts` are the key and the arguments of the message in other languages (`SetupError`).
        """
        self.wrong.append(SetupError(field, message, cause, **facts))

    def _whole(self, spells: tuple[Spell, ...], characters: tuple[Character, ...]) -> None:
        """Note the faults of the whole set: duplicate names, and wrong numbers of spells and characters."""
        cards: tuple[tuple[str, tuple[Spell | Character, ...]], ...]
        cards = (("spells", spells), ("characters", characters))
        for kind, listed in cards:
            names = [card.name for card in listed]
            for name in dict.fromkeys(name for name in names if names.count(name) > 1):
                self._tell(f"cards.{kind}", f"{name!r} is there twice", cause="card-there", name=name)
        for availability, needed in NEEDED.items():
            count = sum(spell.availability == availability for spell in spells)
            if count < needed or (availability != RANDOM and count != needed):
                least = "at least " if availability == RANDOM else ""
                message = f"expected {least}{needed} with availability {availability}, found {count}"
                self._tell(
                    "cards.spells",
                    message,
                    cause="card-available",
                    name=availability,
                    needed=needed,
                    count=count,
                )
        if len(characters) < CHARACTERS:
            count = len(characters)
            message = f"expected at least {CHARACTERS}, found {count}"
            self._tell("cards.characters", message, cause="card-few", needed=CHARACTERS, count=count)

    def _rows(self, rows: dict[str, Any], name: str) -> list[tuple[Any, str]]:
        """The JSON data of the cards in the list `name` of a set, each with its path for errors.

        `rows` is the JSON data of all cards of the set: a list for each kind of card, such as "spells".
        """
        return [(row, f"cards.{name}[{place}]") for place, row in enumerate(rows.get(name, ()))]

    def _icons(self, values: dict[str, Any], where: str) -> tuple[Icon, ...]:
        """The icons of a card, in the order in which they are written; note if none is written.

        `values` are the fields of the card that could be read, and `where` is its path, for errors.
        """
        icons = values.get("icons")
        if icons == {} and not any(error.field.startswith(f"{where}.icons") for error in self.wrong):
            message = "expected an object such as {attack: 2}, found an object"
            self._tell(f"{where}.icons", message, cause="word-object")
        return tuple([ICON_WORDS[name](times) for name, times in (icons or {}).items()])

    def _spell(self, row: Any, where: str) -> Spell:
        """Read a spell from its JSON data `row`; `where` is its path in errors."""
        values = read_each(row, SpellData, where, self.wrong)
        cost, study = _letters(values.get("cost", ())), _letters(values.get("study", ()))
        availability = values.get("availability", START if "availability" in _keys(row) else RANDOM)
        if cost.startswith("*"):
            message = "the leftmost gem is the gold one and has a colour (MAGE-MASTER-2)"
            self._tell(f"{where}.cost", message, cause="card-gold")
        if not study and availability != START and ("study" in values or "study" not in _keys(row)):
            message = f"expected a list of 1 to {MOST_STUDY}, found 0"
            self._tell(f"{where}.study", message, cause="word-many", least=1, most=MOST_STUDY, found=0)
        spell = Spell(
            values.get("name", "?").strip(),
            cost,
            study,
            self._icons(values, where),
            availability,
            values.get("italian", "").strip(),
            values.get("french", "").strip(),
        )
        self.wrong += unplayable(spell, where, compile_spell, FACTS)
        return spell

    def _character(self, row: Any, where: str) -> Character:
        """Read a character from its JSON data `row`; `where` is its path in errors."""
        values = read_each(row, CharacterData, where, self.wrong)
        character = Character(
            values.get("name", "?").strip(),
            _letters(values.get("cost", ())),
            self._icons(values, where),
            values.get("italian", "").strip(),
            values.get("french", "").strip(),
        )
        self.wrong += unplayable(character, where, compile_character, FACTS)
        return character


def _letters(gems: Iterable[str]) -> str:
    """A cost as the letters of its gems."""
    return "".join([LETTERS[gem] for gem in gems])


def _keys(row: Any) -> Collection[str]:
    """The names of the fields in `row`, the JSON data of a card; none if it is no object."""
    return row if isinstance(row, dict) else ()
