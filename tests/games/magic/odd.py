"""Cards with impossible words, and the refusals that they must get."""

from __future__ import annotations

from typing import Any

from grimorio.games.magic import cardset
from grimorio.games.magic.words import (
    CREATURE,
    ENCHANTMENT_CARD,
    SORCERY,
    Ability,
    Card,
    Effect,
    That,
    spell,
    that,
)


def wrong(card: Card) -> list[tuple[str, str]]:
    """The fields for which a card is refused, with the reasons. Each refusal has an English text."""
    found = cardset.faults({"cards": [cardset.to_json(card)]})
    assert all(error.message and isinstance(error.message, str) for error in found)
    return [
        (error.field.removeprefix("cards.cards[0].").removeprefix("text[0]."), error.cause) for error in found
    ]


def sorcery(*effects: Effect, cost: str = "{R}") -> Card:
    return Card("Odd", cost, SORCERY, (spell(*effects),))


def creature(*text: Ability) -> Card:
    return Card("Odd", "{R}", ("creature",), text, size=(1, 1))


def aura(*text: Ability, enchants: That = CREATURE) -> Card:
    return Card("Odd", "{R}", ENCHANTMENT_CARD, text, enchants=enchants)


def buried(*kinds: str, **qualities: Any) -> That:
    return that(*kinds, zone="graveyard", **qualities)
