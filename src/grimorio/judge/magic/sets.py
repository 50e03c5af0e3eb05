"""The cards of the Invasion, Odyssey and Onslaught blocks that a scenario of Magic names in its setup."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grimorio.games.magic import period
from grimorio.games.magic.situation_data import ZONES
from grimorio.judge.magic.names import repetition


def with_sets(cards: Any, description: dict[str, Any]) -> Any:
    """Add the cards of the three blocks that a setup names to the cards of its game.

    Args:
        cards: the value for `Setup.cards`, or None.
        description: the setup of the scenario as JSON data; what is wrong with it is refused later.

    Returns:
        `cards` with these cards in the form of users' card files; `cards` itself if there are none.
    """
    own = cards.get("cards") if isinstance(cards, dict) else None
    listed = {"cards": own} if isinstance(own, list) else own
    rows = period.rows_named(set(_names(description)), listed)
    if not rows:
        return cards
    first = listed or {}
    return {**(cards or {}), "cards": {**first, "cards": [*first.get("cards", ()), *rows]}}


def _names(description: dict[str, Any]) -> Iterator[str]:
    """The names of the cards in all zones of a setup, without their counts.

    `description` is the setup as JSON data.
    """
    for side in description.values():
        for zone in ("battlefield", *ZONES) if isinstance(side, dict) else ():
            entries = side.get(zone)
            for entry in entries if isinstance(entries, list) else ():
                name = entry.get("card") if isinstance(entry, dict) else entry
                if isinstance(name, str):
                    yield repetition(name)[0]
