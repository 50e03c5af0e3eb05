"""The sets as they were sold: rarities, boosters and tournament packs."""

from __future__ import annotations

from collections import Counter
from functools import cache, partial
from typing import Final

from grimorio.decks.card_set import LAND, CardSet, Contents, PrintedCard
from grimorio.games.magic import period
from grimorio.games.magic.boosters import BOOSTER, TOURNAMENT, TOURNAMENT_LANDS
from grimorio.games.magic.names import facts

BLOCK_BOOSTER: Final[Contents] = (("common", 11), ("uncommon", 3), ("rare", 1))
"""The rarities of the cards in a booster of a set before Eighth Edition, which holds no land."""


@cache
def eighth_edition(printed: bool = False) -> CardSet:
    """The cards of Eighth Edition that boosters hold, with their rarities (MTG8-1.CARD-6).

    All of them can be played, so that `printed` changes nothing.
    """
    first = {card.name: card for card in reversed(facts()) if not card.box_set_only}
    cards = [PrintedCard(card.name, card.rarity, card.it, card.fr) for card in reversed(first.values())]
    return CardSet("8ED", "Eighth Edition", tuple(cards), BOOSTER, TOURNAMENT, TOURNAMENT_LANDS)


@cache
def block_set(code: str, whole: bool = False) -> CardSet:
    """A set of the Invasion, Odyssey or Onslaught block, or Seventh Edition, with the rarities of its cards.

    It has the cards that can be played. If `whole` is true, or if these are too few for a booster or
    tournament pack, it has all cards that were printed. Only large sets, which have basic lands, have
    tournament packs. `code` is the code of the set, such as "INV".
    """
    known = {card.name for card in facts()}
    printed = [card for card in period.printings() if card.set == code]
    playable = [card for card in printed if card.name in known or period.plays(card.name)]
    counts = Counter(card.rarity for card in playable)
    large = any(card.rarity == LAND for card in printed)
    contents = (*BLOCK_BOOSTER, *(TOURNAMENT if large else ()))
    enough = all(counts[rarity] >= count for rarity, count in contents)
    cards = playable if enough and not whole else printed
    return CardSet(
        code,
        period.TITLES[code],
        tuple(PrintedCard(card.name, card.rarity, card.it, card.fr) for card in cards),
        BLOCK_BOOSTER,
        TOURNAMENT if large else (),
        TOURNAMENT_LANDS if large else 0,
        playable=len(playable) / len(printed),
    )


INV, PLS, APC, ODY, TOR, JUD, ONS, LGN, SCG, SEVENTH = (
    partial(block_set, edition) for edition in period.TITLES
)
