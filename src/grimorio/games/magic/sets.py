"""The cards of the sets that were played in 2003, by name, whether this table can play them or not.

The names of Eighth Edition stand in `cards.csv`; those of the Invasion, Odyssey and Onslaught blocks, with
their rarities, in `sets.csv`.
"""

from __future__ import annotations

import csv
import io
from functools import cache
from importlib.resources import files

from grimorio.decks.card_set import PrintedCard
from grimorio.decks.formats import Listed, Printings
from grimorio.games.magic.names import LANGUAGES, Fact, UnknownCard, fact, facts, find, folded

CORE = "8ED"


class MagicPrintings(Printings):
    """The sets of 2003 (`decks.formats.Printings`)."""

    def codes(self) -> tuple[str, ...]:
        return (CORE, *dict.fromkeys(row["set"] for row in _rows()))

    def cards(self, code: str) -> frozenset[str]:
        return _sets()[code]

    def listed(self, code: str) -> tuple[Listed, ...]:
        if code == CORE:
            first = {card.name: card for card in reversed(facts()) if not card.box_set_only}
            return tuple(_listed(card) for card in reversed(first.values()))
        rows = [row for row in _rows() if row["set"] == code]
        if not rows:
            raise KeyError(code)
        return tuple(
            Listed(row["name"], {at: row[at] or row["name"] for at in LANGUAGES}, color=_color(row["name"]))
            for row in ({**row, "en": row["name"]} for row in rows)
        )

    def find(self, text: str) -> str:
        try:
            return find(text)
        except UnknownCard:
            name = _names().get(folded(text))
            if name is None:
                raise
            return name

    def basic(self, card: str) -> bool:
        return is_basic(card)

    def plays(self, card: str) -> bool:
        return card in _played()

    def named(self, card: str, language: str) -> str:
        row = _by_name().get(card)
        if row is not None and language != "en":
            return row[language] or card
        try:
            return fact(card).names[language]
        except UnknownCard:
            return card


def is_basic(card: str) -> bool:
    """Whether a card, by its English name, is a basic land (MTG8-1.LAND-4)."""
    return card in _printed() and fact(card).basic


def known(card: str) -> None:
    """Check that a card of this English name was printed. Raises UnknownCard: it was in no set of 2003."""
    if card not in _printed() and card not in _by_name():
        raise UnknownCard(card)


def printed_in(code: str) -> tuple[PrintedCard, ...]:
    """The cards of a set of the blocks, with names and rarities; "land" is the rarity of basic lands."""
    return tuple(
        PrintedCard(row["name"], row["rarity"], row["it"], row["fr"]) for row in _rows() if row["set"] == code
    )


def _listed(card: Fact) -> Listed:
    color = "L" if "land" in card.kinds else _shade(card.cost)
    return Listed(card.name, card.names, card.number, color, card.rarity)


def _shade(cost: str) -> str:
    """The colour of a card with this mana cost, as in `Listed.color`."""
    letters = [letter for letter in "WUBRG" if letter in cost]
    return letters[0] if len(letters) == 1 else "M" if letters else "C"


def _color(name: str) -> str:
    """The colour of a card of a block; "" for a card that this table cannot play."""
    from grimorio.games.magic.cards import BY_NAME

    card = BY_NAME.get(name)
    if card is None:
        return ""
    return "L" if "land" in card.kinds else _shade(card.cost)


@cache
def _rows() -> tuple[dict[str, str], ...]:
    text = files("grimorio.games.magic").joinpath("data", "sets.csv").read_text("utf-8")
    return tuple(csv.DictReader(io.StringIO(text)))


@cache
def _by_name() -> dict[str, dict[str, str]]:
    return {row["name"]: row for row in _rows() if row["name"] not in _printed()}


@cache
def _printed() -> frozenset[str]:
    return frozenset(card.name for card in facts())


@cache
def _played() -> frozenset[str]:
    from grimorio.games.magic.cards import CARDS

    return frozenset(card.name for card in CARDS)


@cache
def _sets() -> dict[str, frozenset[str]]:
    sets: dict[str, set[str]] = {CORE: set(_printed())}
    for row in _rows():
        sets.setdefault(row["set"], set()).add(row["name"])
    return {code: frozenset(names) for code, names in sets.items()}


@cache
def _names() -> dict[str, str]:
    """The English name of each card of the blocks, by each of its names in three languages, folded.

    A split card such as "Fire // Ice" is also found by the name of its first half.
    """
    names: dict[str, str] = {}
    for row in _rows():
        for written in (row["fr"], row["it"], row["name"].partition(" // ")[0], row["name"]):
            if written:
                names[folded(written)] = row["name"]
    return names
