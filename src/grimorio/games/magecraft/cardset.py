"""Card sets in and out: the game's own, or one typed in by owners of the real cards."""

from __future__ import annotations

from typing import Any, Final

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
from grimorio.kernel.setup import SetupError

LETTERS: Final = {name: letter for letter, name in COST_LETTERS.items()}
ICON_WORDS: Final[dict[str, Any]] = {name: word for word, name in ICON_NAMES.items()}
NEEDED: Final = {START: 3, ALWAYS: 3, RANDOM: 9}
MOST_ICONS: Final = 20


def own() -> CardSet:
    """The game's own set."""
    return CARDS


def described(cards: CardSet) -> list[dict[str, Any]]:
    """Every card with its names and its text in each language; what `from_json` reads is part of it."""
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
    return {"en": card.name, "it": card.italian or card.name, "fr": card.french or card.name}


def _icons(icons: tuple[Icon, ...]) -> dict[str, int]:
    return {ICON_NAMES[type(icon)]: icon.times for icon in icons}


# -- reading a set of the players' own -----------------------------------------------------------


def from_json(data: Any) -> CardSet:
    """Read a card set: ``{"spells": [...], "characters": [...]}``, as ``docs/magecraft-cards.md`` says.

    Raises:
        SetupError: what is wrong, in which field, and what was expected.
    """
    if not isinstance(data, dict):
        raise SetupError("cards", f"expected an object with spells and characters, found {data!r}")
    _only(data, ("spells", "characters"), "cards")
    spells = tuple(_spell(row, f"cards.spells[{place}]") for place, row in _rows(data, "spells"))
    characters = tuple(
        _character(row, f"cards.characters[{place}]") for place, row in _rows(data, "characters")
    )
    for kind, cards in (("spells", spells), ("characters", characters)):
        names = [card.name for card in cards]
        for name in names:
            if names.count(name) > 1:
                raise SetupError(f"cards.{kind}", f"{name!r} is there twice")
    for availability, needed in NEEDED.items():
        found = sum(spell.availability == availability for spell in spells)
        if found < needed or (availability != RANDOM and found != needed):
            least = "at least " if availability == RANDOM else ""
            raise SetupError(
                "cards.spells", f"expected {least}{needed} with availability {availability}, found {found}"
            )
    if len(characters) < 4:
        raise SetupError("cards.characters", f"expected at least 4, found {len(characters)}")
    return CardSet(spells, characters)


def _rows(data: dict[str, Any], name: str) -> list[tuple[int, Any]]:
    rows = data.get(name)
    if not isinstance(rows, list):
        raise SetupError(f"cards.{name}", f"expected a list, found {rows!r}")
    return list(enumerate(rows))


def _only(row: dict[str, Any], fields: tuple[str, ...], where: str) -> None:
    for name in row:
        if name not in fields:
            raise SetupError(f"{where}.{name}", f"unknown field; expected {', '.join(fields)}")


def _text(row: dict[str, Any], name: str, where: str, default: str | None = None) -> str:
    value = row.get(name, default)
    if not isinstance(value, str) or (default is None and not value.strip()) or len(value) > 60:
        raise SetupError(f"{where}.{name}", f"expected a text of 1 to 60 characters, found {value!r}")
    return value.strip()


def _cost(row: dict[str, Any], name: str, where: str, least: int, most: int) -> str:
    value = row.get(name, [])
    if not isinstance(value, list) or not least <= len(value) <= most:
        raise SetupError(f"{where}.{name}", f"expected a list of {least} to {most} gems, found {value!r}")
    for gem in value:
        if not isinstance(gem, str) or gem not in LETTERS:
            raise SetupError(f"{where}.{name}", f"expected gems out of {', '.join(LETTERS)}, found {gem!r}")
    return "".join(LETTERS[gem] for gem in value)


def _read_icons(row: dict[str, Any], where: str) -> tuple[Icon, ...]:
    value = row.get("icons")
    if not isinstance(value, dict) or not value:
        raise SetupError(f"{where}.icons", f"expected an object such as {{attack: 2}}, found {value!r}")
    icons: list[Icon] = []
    for name, times in value.items():
        if name not in ICON_WORDS:
            raise SetupError(f"{where}.icons.{name}", f"unknown icon; expected {', '.join(ICON_WORDS)}")
        if not isinstance(times, int) or isinstance(times, bool) or not 1 <= times <= MOST_ICONS:
            raise SetupError(
                f"{where}.icons.{name}", f"expected a number from 1 to {MOST_ICONS}, found {times!r}"
            )
        icons.append(ICON_WORDS[name](times))
    return tuple(icons)


def _spell(row: Any, where: str) -> Spell:
    if not isinstance(row, dict):
        raise SetupError(where, f"expected an object, found {row!r}")
    _only(row, ("name", "italian", "french", "cost", "study", "icons", "availability"), where)
    availability = row.get("availability", RANDOM)
    if availability not in NEEDED:
        raise SetupError(
            f"{where}.availability", f"expected one of {', '.join(NEEDED)}, found {availability!r}"
        )
    cost = _cost(row, "cost", where, 1, 6)
    if cost[0] == "*":
        raise SetupError(f"{where}.cost", "the leftmost gem is the gold one and has a colour (MAGE-MASTER-2)")
    return Spell(
        _text(row, "name", where),
        cost,
        _cost(row, "study", where, 0 if availability == START else 1, 8),
        _read_icons(row, where),
        availability,
        _text(row, "italian", where, ""),
        _text(row, "french", where, ""),
    )


def _character(row: Any, where: str) -> Character:
    if not isinstance(row, dict):
        raise SetupError(where, f"expected an object, found {row!r}")
    _only(row, ("name", "italian", "french", "cost", "icons"), where)
    return Character(
        _text(row, "name", where),
        _cost(row, "cost", where, 1, 1),
        _read_icons(row, where),
        _text(row, "italian", where, ""),
        _text(row, "french", where, ""),
    )
