"""The cards besides the game's own that a position set up by hand names, and where they come from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grimorio.games.magic import cardset, period, sets
from grimorio.games.magic.names import folded
from grimorio.games.magic.situation_data import ZONES, repetition
from grimorio.games.magic.typed import shown_of


def with_cards(cards: Any, description: dict[str, Any]) -> Any:
    """Add the cards that a position names to the cards of its game.

    A name is looked for among the players' own cards first, then in the blocks that come with the program
    (`period`), then in the sets that were imported on this machine (`decks.kept`).

    Args:
        cards: the value for `Setup.cards`, or None.
        description: the position as JSON data; what is wrong with it is refused later.

    Returns:
        `cards` with these cards in the form of users' card files; `cards` itself if there are none.
    """
    own = {"cards": _rows(cards)}
    names = set(_names(description))
    rows = period.rows_named(names, own) + sets.rows_named(names, own)
    if not rows or not (cards is None or _is_read(cards)):
        return cards
    return {**(cards or {}), "cards": {"cards": [*own["cards"], *rows]}}


def kept_cards(cards: Any, full: dict[str, Any]) -> Any:
    """The cards of a position that do not come with the program; None if there are none.

    Stored with these, it opens where no set was imported.

    Args:
        cards: the result of `with_cards` for the position.
        full: the position in full, with English names (`situation_full.in_full`).
    """
    named = {folded(name) for name in _names(full)}
    rows = [
        row for row in _rows(cards) if folded(str(row.get("name"))) in named and not sets.comes_along(row)
    ]
    return {"cards": rows} if rows else None


def shown_cards(cards: Any) -> list[dict[str, Any]]:
    """The cards of a result of `with_cards` besides the game's own, as `Magic.cards` shows cards.

    Raises SetupError: a card cannot be read.
    """
    own = cardset.besides(cards)
    if own is None:
        return []
    read = cardset.from_json(own)
    return [shown_of(read, card) for card in read.cards]


def _is_read(cards: Any) -> bool:
    """Whether the card set in the value `cards` of a setup, if it has one, has the form that is read."""
    if not isinstance(cards, dict):
        return False
    own = cards.get("cards")
    rows = own.get("cards") if isinstance(own, dict) and set(own) == {"cards"} else own
    return rows is None or (isinstance(rows, list) and all(isinstance(row, dict) for row in rows))


def _rows(cards: Any) -> list[dict[str, Any]]:
    """The rows of the card set in the value `cards` of a setup; what is no row is left out."""
    own = cards.get("cards") if isinstance(cards, dict) else None
    listed = own.get("cards") if isinstance(own, dict) else own
    return [row for row in listed if isinstance(row, dict)] if isinstance(listed, list) else []


def _names(description: dict[str, Any]) -> Iterator[str]:
    """The names of the cards in all zones of a position, without their counts."""
    for side in description.values():
        for zone in ("battlefield", *ZONES) if isinstance(side, dict) else ():
            entries = side.get(zone)
            for entry in entries if isinstance(entries, list) else ():
                name = entry.get("card") if isinstance(entry, dict) else entry
                if isinstance(name, str):
                    yield repetition(name)[0]
