"""Decks for bots in constructed formats: two colours, nine spells four times each, and basic lands."""

from __future__ import annotations

from typing import Final

from grimorio.bots.draft.build import build
from grimorio.bots.draft.profile import BASICS, COLORS, profile
from grimorio.bots.draft.values import learned
from grimorio.decks.formats import Format
from grimorio.events.formats import printings
from grimorio.kernel import Luck

OFFERED: Final = 70
"""The number of cards drawn by lot that a deck is chosen from, so that decks differ."""

SPELLS: Final = 9
COPIES: Final = 4
DEAR: Final = 2
"""How many of the spells may cost `DEAR_COST` mana or more, if there are enough cheaper ones."""

DEAR_COST: Final = 5
LANDS: Final = 24
LEAST: Final = 8
"""The least basic lands of each colour."""


def built_for(format: Format, number: int) -> str | None:
    """Return a deck of the format's cards as text; None if the format is none of Magic's constructed ones.

    The cards are those with the best values of `OFFERED` drawn by lot from all that can be played here and
    are neither banned nor restricted. `number` seeds the lot. Blocks the calling thread.
    """
    sets = printings(format.game)
    if sets is None or format.build != "constructed":
        return None
    barred = {*format.banned, *format.restricted}
    known = {card for code in format.sets for card in sets.cards(code)} - barred
    cards = sorted(card for card in known if sets.plays(card) and not sets.basic(card))
    luck = Luck(number)
    offered = [cards.pop(luck.below(len(cards))) for _ in range(min(OFFERED, len(cards)))]
    chosen = build(offered, learned())
    fitting = [profile(card) for card in chosen.spells if profile(card).fits(chosen.colors)]
    cheap = [card.name for card in fitting if card.cost < DEAR_COST]
    dear = [card.name for card in fitting if card.cost >= DEAR_COST]
    spells = (cheap[: SPELLS - DEAR] + dear[:DEAR] + cheap[SPELLS - DEAR :] + dear[DEAR:])[:SPELLS]
    if len(spells) < SPELLS:
        return None
    first, second = (
        sum(profile(card).symbols[COLORS.index(color)] for card in spells) for color in chosen.colors
    )
    share = round(LANDS * first / max(1, first + second))
    share = min(max(share, LEAST), LANDS - LEAST)
    lands = zip((share, LANDS - share), chosen.colors, strict=True)
    lines = [f"{count} {BASICS[color]}" for count, color in lands] + [f"{COPIES} {card}" for card in spells]
    return "\n".join(lines)
