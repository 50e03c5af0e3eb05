"""Card sets as JSON: writing the game's own, and reading one typed in by owners of the real cards."""

from __future__ import annotations

from typing import Any, Final

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
from grimorio.kernel.faults import LONGEST, SetupError, did_you_mean, unknown_field
from grimorio.kernel.playable import unplayable
from grimorio.kernel.sizes import quoted
from grimorio.kernel.words import not_an_object

LETTERS: Final = {name: letter for letter, name in COST_LETTERS.items()}
"""The letter of each colour in costs, by the colour's name."""
ICON_WORDS: Final[dict[str, Any]] = {name: word for word, name in ICON_NAMES.items()}
"""The class of each icon, by its name in files."""
NEEDED: Final = {START: 3, ALWAYS: 3, RANDOM: 9}
"""The number of spells of each availability in a set. The number of random ones may be greater."""
MOST_ICONS: Final = 20
"""The most icons of one kind on a card."""
CHARACTERS: Final = 4
"""The fewest character cards that a card set may have."""
FACTS: Final = ("availability", "italian", "french")
"""The fields of a card that do not change how it is compiled."""


def own() -> CardSet:
    """The game's own card set."""
    return CARDS


def described(cards: CardSet) -> list[dict[str, Any]]:
    """The JSON data of every card, with names and text in each language, for pages and tools."""
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
        if not isinstance(data, dict):
            self._tell(
                "cards", f"expected an object with spells and characters, found {data!r}", cause="word-object"
            )
            return CardSet(())
        self._only(data, ("spells", "characters"), "cards")
        spells = tuple([self._spell(*row) for row in self._rows(data, "spells")])
        characters = tuple([self._character(*row) for row in self._rows(data, "characters")])
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

    def _rows(self, data: dict[str, Any], name: str) -> list[tuple[dict[str, Any], str]]:
        """The objects in the list `name` of the set, each with its path; other values are noted as faults."""
        rows = data.get(name)
        if not isinstance(rows, list):
            self._tell(
                f"cards.{name}", f"expected a list, found {rows!r}", cause="word-list", found=quoted(rows)
            )
            return []
        objects: list[tuple[dict[str, Any], str]] = []
        for place, row in enumerate(rows):
            where = f"cards.{name}[{place}]"
            if isinstance(row, dict):
                objects.append((row, where))
            else:
                self.wrong.append(not_an_object(row, where))
        return objects

    def _only(self, row: dict[str, Any], fields: tuple[str, ...], where: str) -> None:
        """Note a fault for each field of `row`, whose path is `where`, that is not one of `fields`."""
        self.wrong += [unknown_field(f"{where}.{name}", fields) for name in row if name not in fields]

    def _text(self, row: dict[str, Any], name: str, where: str, default: str | None = None) -> str:
        """Read the text in the field `name` of the card `row`; "?" stands for a faulty one.

        If there is a `default`, the field may be missing. `where` is the path of the card, for errors.
        """
        value = row.get(name, default)
        if isinstance(value, str) and (default is not None or value.strip()) and len(value) <= LONGEST:
            return value.strip()
        message = f"expected a text of 1 to {LONGEST} characters, found {value!r}"
        self._tell(f"{where}.{name}", message, cause="word-text", most=LONGEST, found=quoted(value))
        return "?"

    def _cost(self, row: dict[str, Any], name: str, where: str, least: int, most: int) -> str:
        """Read the cost in the field `name` of the card `row`, from `least` to `most` gems, as their letters.

        A list of another length gives "", and an unknown gem is left out. `where` is the path of the card,
        for errors.
        """
        value = row.get(name, [])
        field = f"{where}.{name}"
        if not isinstance(value, list) or not least <= len(value) <= most:
            message = f"expected a list of {least} to {most} gems, found {value!r}"
            self._tell(field, message, cause="card-gems", least=least, most=most)
            return ""
        known = ", ".join(LETTERS)
        for gem in value:
            if not isinstance(gem, str) or gem not in LETTERS:
                message = f"expected gems out of {known}, found {gem!r}{did_you_mean(gem, LETTERS)}"
                self._tell(field, message, cause="word-names", names=known, found=quoted(gem))
        return "".join([LETTERS[gem] for gem in value if isinstance(gem, str) and gem in LETTERS])

    def _icons(self, row: dict[str, Any], where: str) -> tuple[Icon, ...]:
        """Read the icons of the card `row`; faulty ones are left out. `where` is its path, for errors."""
        value = row.get("icons")
        if not isinstance(value, dict) or not value:
            message = f"expected an object such as {{attack: 2}}, found {value!r}"
            self._tell(f"{where}.icons", message, cause="word-object")
            return ()
        icons: list[Icon] = []
        for name, times in value.items():
            field = f"{where}.icons.{name}"
            if name not in ICON_WORDS:
                known = ", ".join(ICON_WORDS)
                message = f"unknown icon; expected {known}{did_you_mean(name, ICON_WORDS)}"
                self._tell(field, message, cause="word-names", names=known, found=quoted(name))
            elif not isinstance(times, int) or isinstance(times, bool) or not 1 <= times <= MOST_ICONS:
                message = f"expected a number from 1 to {MOST_ICONS}, found {times!r}"
                self._tell(field, message, cause="range", least=1, most=MOST_ICONS)
            else:
                icons.append(ICON_WORDS[name](times))
        return tuple(icons)

    def _spell(self, row: dict[str, Any], where: str) -> Spell:
        """Read a spell from its JSON object; `where` is its path in errors."""
        self._only(row, ("name", "italian", "french", "cost", "study", "icons", "availability"), where)
        availability = row.get("availability", RANDOM)
        if not isinstance(availability, str) or availability not in NEEDED:
            known = ", ".join(NEEDED)
            message = f"expected one of {known}, found {availability!r}{did_you_mean(availability, NEEDED)}"
            field = f"{where}.availability"
            self._tell(field, message, cause="word-names", names=known, found=quoted(availability))
            availability = START  # which asks the least of the rest
        cost = self._cost(row, "cost", where, 1, 6)
        if cost.startswith("*"):
            message = "the leftmost gem is the gold one and has a colour (MAGE-MASTER-2)"
            self._tell(f"{where}.cost", message, cause="card-gold")
        spell = Spell(
            self._text(row, "name", where),
            cost,
            self._cost(row, "study", where, 0 if availability == START else 1, 8),
            self._icons(row, where),
            availability,
            self._text(row, "italian", where, ""),
            self._text(row, "french", where, ""),
        )
        self.wrong += unplayable(spell, where, compile_spell, FACTS)
        return spell

    def _character(self, row: dict[str, Any], where: str) -> Character:
        """Read a character from its JSON object; `where` is its path in errors."""
        self._only(row, ("name", "italian", "french", "cost", "icons"), where)
        character = Character(
            self._text(row, "name", where),
            self._cost(row, "cost", where, 1, 1),
            self._icons(row, where),
            self._text(row, "italian", where, ""),
            self._text(row, "french", where, ""),
        )
        self.wrong += unplayable(character, where, compile_character, FACTS)
        return character
