"""The cards of the sets that were played in 2003, by name, whether this table can play them or not.

The cards of Eighth Edition stand in `names`, those of the sets before it in `period`. Sets that were imported
on this machine (`decks.kept`) are sets, too.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from grimorio.decks import kept
from grimorio.decks.formats import Listed, Printings
from grimorio.games.magic import period
from grimorio.games.magic.names import LANGUAGES, Fact, UnknownCard, fact, facts, find, folded

CORE = "8ED"


class MagicPrintings(Printings):
    """The sets of 2003, and the imported ones (`decks.formats.Printings`)."""

    def codes(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys((CORE, *period.TITLES, *kept.imported())))

    def cards(self, code: str) -> frozenset[str]:
        known = _sets().get(code)
        if known is not None:
            return known
        imported = kept.imported()[code]
        return frozenset((*imported.rows, *imported.printed))

    def listed(self, code: str) -> tuple[Listed, ...]:
        if code == CORE:
            first = {card.name: card for card in reversed(facts()) if not card.box_set_only}
            return tuple(
                Listed(card.name, card.names, card.number, _color(card.kinds, card.cost), card.rarity)
                for card in reversed(first.values())
            )
        if code not in period.TITLES:
            printed = kept.imported()[code].printed
            return tuple(
                Listed(
                    name,
                    {language: self.named(name, language) for language in LANGUAGES},
                    rarity=printed.get(name, {}).get("rarity", ""),
                )
                for name in sorted(self.cards(code))
            )
        return tuple(
            Listed(
                card.name,
                card.names,
                card.number,
                _color(card.type.casefold().split(), card.cost),
                card.rarity,
            )
            for card in period.printings()
            if card.set == code
        )

    def find(self, text: str) -> str:
        try:
            return find(text)
        except UnknownCard:
            name = period.printed_as(text) or _foreign().english.get(folded(text))
            if name is None:
                raise
            return name

    def basic(self, card: str) -> bool:
        return is_basic(card)

    def plays(self, card: str) -> bool:
        return card in _played() or period.plays(card) or card in _foreign().rows

    def named(self, card: str, language: str) -> str:
        printed = period.by_name().get(card)
        if printed is not None and card not in _printed() and language != "en":
            return (printed[0].it if language == "it" else printed[0].fr) or card
        row = _foreign().rows.get(card)
        if row is not None:
            return str(row.get(_CALLED[language], card)) if language in _CALLED else card
        try:
            return fact(card).names[language]
        except UnknownCard:
            return card

    def rows(self, cards: Iterable[str]) -> list[dict[str, Any]]:
        foreign = _foreign().rows
        return [foreign[card] for card in cards if card in foreign]

    def has(self, row: dict[str, Any]) -> bool:
        return comes_along(row) or _foreign().rows.get(str(row.get("name"))) == row


def comes_along(row: dict[str, Any]) -> bool:
    """Whether a card, as a row of a card file, is one of the blocks as the program has it."""
    name = row.get("name")
    return isinstance(name, str) and period.plays(name) and row == period.row(name)


def rows_named(written: Collection[str], own: Any) -> list[dict[str, Any]]:
    """The imported cards that have one of some names, in the form of users' card files.

    Args:
        written: the names, in any language; those of cards that come with the program are left out.
        own: the players' own card set as JSON data, or None. Its cards take precedence over those with the
            same names.
    """
    foreign = _foreign()
    taken = period.folded_names(own)
    names = dict.fromkeys(foreign.english.get(folded(text), "") for text in sorted(written))
    return [foreign.rows[name] for name in names if name and folded(name) not in taken]


def is_basic(card: str) -> bool:
    """Whether a card, by its English name, is a basic land (MTG8-1.LAND-4)."""
    return card in _printed() and fact(card).basic


def printed(card: str) -> Fact:
    """The facts printed on a card, by its English name. Raises UnknownCard: the table cannot play it."""
    return fact(card) if card in _printed() else period.fact(card)


def known(card: str) -> None:
    """Check that a card of this English name was printed.

    Raises UnknownCard: it was in no set of 2003, and in none that was imported on this machine.
    """
    if card not in _printed() and card not in period.by_name() and card not in _foreign().rows:
        raise UnknownCard(card)


def _color(kinds: Collection[str], cost: str) -> str:
    """The colour of a card with these card types and this mana cost, as in `Listed.color`.

    `kinds` are the card types in English, such as "land", and `cost` is the mana cost, such as "{1}{G}".
    """
    if "land" in kinds:
        return "L"
    letters = [letter for letter in "WUBRG" if letter in cost]
    return letters[0] if len(letters) == 1 else "M" if letters else "C"


_CALLED: Final = {"it": "italian", "fr": "french"}
"""The key of a card's name in a language in the rows of card files."""


class _Foreign(NamedTuple):
    """The imported cards that do not come with the program: the rows of their files by English name, and the
    English name by each name, folded.
    """

    rows: dict[str, dict[str, Any]]
    english: dict[str, str]


def _foreign() -> _Foreign:
    return _foreign_of(tuple(kept.imported().values()))


@lru_cache(maxsize=1)
def _foreign_of(sets: tuple[kept.KeptSet, ...]) -> _Foreign:
    ours = _played().union(period.playable())
    rows: dict[str, dict[str, Any]] = {}
    for each in sets:
        rows |= {name: row for name, row in each.rows.items() if name not in ours and name not in rows}
    names = ((row.get(key), name) for name, row in rows.items() for key in ("name", *_CALLED.values()))
    return _Foreign(rows, {folded(text): name for text, name in names if isinstance(text, str)})


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
