"""The cards of the sets that were played in 2003, by name, whether this table can play them or not.

The cards of Eighth Edition stand in `names`, those of the sets before it in `period`.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from grimorio.decks.formats import Listed, Printings
from grimorio.games.magic import period
from grimorio.games.magic.names import Fact, UnknownCard, fact, facts, find

CORE = "8ED"


class MagicPrintings(Printings):
    """The sets of 2003 (`decks.formats.Printings`)."""

    def codes(self) -> tuple[str, ...]:
        return (CORE, *period.TITLES)

    def cards(self, code: str) -> frozenset[str]:
        return _sets()[code]

    def listed(self, code: str) -> tuple[Listed, ...]:
        if code == CORE:
            first = {card.name: card for card in reversed(facts()) if not card.box_set_only}
            return tuple(
                Listed(card.name, card.names, card.number, _color(card.kinds, card.cost), card.rarity)
                for card in reversed(first.values())
            )
        if code not in period.TITLES:
            raise KeyError(code)
        return tuple(
            Listed(one.name, one.names, one.number, _color(one.type.casefold().split(), one.cost), one.rarity)
            for one in period.printings()
            if one.set == code
        )

    def find(self, text: str) -> str:
        try:
            return find(text)
        except UnknownCard:
            name = period.printed_as(text)
            if name is None:
                raise
            return name

    def basic(self, card: str) -> bool:
        return is_basic(card)

    def plays(self, card: str) -> bool:
        return card in _played() or period.plays(card)

    def named(self, card: str, language: str) -> str:
        printed = period.by_name().get(card)
        if printed is not None and card not in _printed() and language != "en":
            return (printed[0].it if language == "it" else printed[0].fr) or card
        try:
            return fact(card).names[language]
        except UnknownCard:
            return card


def is_basic(card: str) -> bool:
    """Whether a card, by its English name, is a basic land (MTG8-1.LAND-4)."""
    return card in _printed() and fact(card).basic


def printed(card: str) -> Fact:
    """The facts printed on a card, by its English name. Raises UnknownCard: the table cannot play it."""
    return fact(card) if card in _printed() else period.fact(card)


def known(card: str) -> None:
    """Check that a card of this English name was printed. Raises UnknownCard: it was in no set of 2003."""
    if card not in _printed() and card not in period.by_name():
        raise UnknownCard(card)


def _color(kinds: Collection[str], cost: str) -> str:
    """The colour of a card with these card types and this mana cost, as in `Listed.color`.

    `kinds` are the card types in English, such as "land", and `cost` is the mana cost, such as "{1}{G}".
    """
    if "land" in kinds:
        return "L"
    letters = [letter for letter in "WUBRG" if letter in cost]
    return letters[0] if len(letters) == 1 else "M" if letters else "C"


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
    for one in period.printings():
        sets.setdefault(one.set, set()).add(one.name)
    return {code: frozenset(names) for code, names in sets.items()}
