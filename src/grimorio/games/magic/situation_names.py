"""The names by which descriptions of positions of Magic call cards."""

from __future__ import annotations

from functools import cache
from typing import Any

from grimorio.games.magic import cardset, period
from grimorio.games.magic.names import UnknownCard, find, folded


def _names_in(cards: cardset.CardSet) -> dict[str, str]:
    """The English names of the cards of a set, by their folded names in every language."""
    found: dict[str, str] = {}
    for card in cards.cards:
        for name in (card.name, *cards.names.get(card.name, ())):
            found.setdefault(folded(name), card.name)
    return found


@cache
def _usual_names() -> dict[str, str]:
    """The English names of the game's own cards, by their folded names in every language."""
    return _names_in(cardset.own())


class CardNames:
    """The English names of all cards of a game, by their names in every language."""

    def __init__(self, cards: Any = None) -> None:
        """Read the names of the game's cards, of the players' own and of those of the blocks in their decks.

        `cards` is as `Setup.cards`.
        """
        own = cardset.besides(cards)
        self.own = _usual_names()
        if own is not None:
            self.own = _names_in(cardset.from_json(own)) | self.own

    def find(self, word: str) -> str:
        """The English name of the card that has the name `word` in any language.

        Raises UnknownCard: no card has it, or only one of the blocks of `period` that cannot be played.
        """
        known = self.own.get(folded(word))
        if known is not None:
            return known
        try:
            return find(word)
        except UnknownCard:
            printed = period.printed_as(word)
            if printed is not None and not period.plays(printed):
                period.find(word)
            raise
