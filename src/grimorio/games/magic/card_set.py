"""Sets of Magic as they were sold: rarities, boosters and tournament packs."""

from __future__ import annotations

from functools import cache

from grimorio.decks.card_set import CardSet, PrintedCard
from grimorio.games.magic.boosters import BOOSTER, TOURNAMENT, TOURNAMENT_LANDS
from grimorio.games.magic.names import facts
from grimorio.games.magic.sets import printed_in

BLOCK_BOOSTER = (("common", 11), ("uncommon", 3), ("rare", 1))
"""What a booster of the Odyssey and Onslaught blocks holds: rarities, and how many cards of each."""


@cache
def eighth_edition() -> CardSet:
    """The cards of Eighth Edition that boosters hold, with their rarities (MTG8-1.CARD-6)."""
    first = {card.name: card for card in reversed(facts()) if not card.box_set_only}
    cards = [PrintedCard(card.name, card.rarity, card.it, card.fr) for card in reversed(first.values())]
    return CardSet("8ED", "Eighth Edition", tuple(cards), BOOSTER, TOURNAMENT, TOURNAMENT_LANDS)


def odyssey() -> CardSet:
    """The cards of Odyssey."""
    return _block_set("ODY", "Odyssey")


def torment() -> CardSet:
    """The cards of Torment."""
    return _block_set("TOR", "Torment")


def judgment() -> CardSet:
    """The cards of Judgment."""
    return _block_set("JUD", "Judgment")


def onslaught() -> CardSet:
    """The cards of Onslaught."""
    return _block_set("ONS", "Onslaught")


def legions() -> CardSet:
    """The cards of Legions."""
    return _block_set("LGN", "Legions")


def scourge() -> CardSet:
    """The cards of Scourge."""
    return _block_set("SCG", "Scourge")


@cache
def _block_set(code: str, name: str) -> CardSet:
    """A set of the Odyssey or Onslaught block; the large sets had tournament packs with basic lands."""
    cards = printed_in(code)
    large = any(card.rarity == "land" for card in cards)
    tournament = TOURNAMENT if large else ()
    return CardSet(code, name, cards, BLOCK_BOOSTER, tournament, TOURNAMENT_LANDS if large else 0)
