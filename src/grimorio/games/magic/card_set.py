"""Eighth Edition as it was sold: rarities, boosters and tournament packs."""

from __future__ import annotations

from functools import cache

from grimorio.decks.card_set import CardSet, PrintedCard
from grimorio.games.magic.boosters import BOOSTER, TOURNAMENT, TOURNAMENT_LANDS
from grimorio.games.magic.names import facts


@cache
def eighth_edition() -> CardSet:
    """The cards of Eighth Edition that boosters hold, with their rarities (MTG8-1.CARD-6)."""
    first = {card.name: card for card in reversed(facts()) if not card.box_set_only}
    cards = [PrintedCard(card.name, card.rarity, card.it, card.fr) for card in reversed(first.values())]
    return CardSet("8ED", "Eighth Edition", tuple(cards), BOOSTER, TOURNAMENT, TOURNAMENT_LANDS)
