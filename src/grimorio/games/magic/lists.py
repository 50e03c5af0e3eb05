"""The decks that were sold, and the check of a deck against its format."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grimorio.decks import Deck
from grimorio.decks.lists import Find, offence_json
from grimorio.games.magic import period
from grimorio.games.magic.cardset import finder
from grimorio.games.magic.deck import BUILT, FORMATS, colors, offences, product, ready
from grimorio.games.magic.game import THEME_DECKS, Magic
from grimorio.games.magic.names import fact
from grimorio.games.magic.sets import CORE
from grimorio.kernel import Setup


class MagicLists:
    """The lists of Magic's decks; `decks.lists.Lists` describes the methods."""

    formats: tuple[str, ...] = BUILT

    def ready(self) -> list[dict[str, Any]]:
        return [
            {**each.deck.to_json(), "kind": each.kind, "colors": list(colors(each.deck))} for each in ready()
        ]

    def field(self, options: Mapping[str, str], cards: Any) -> list[Deck]:
        return [product(name).deck for name in THEME_DECKS]

    def decks(self, setup: Setup) -> list[Deck]:
        return Magic().decks(setup)

    def names(self, cards: Any) -> Find:
        return finder(cards)

    def printed(self, card: str) -> tuple[str, str]:
        earlier = period.by_name().get(card) if period.plays(card) else None
        return (earlier[0].set, earlier[0].number) if earlier else (CORE, fact(card).number)

    def offences(
        self, deck: Deck, format: str, options: Mapping[str, str], cards: Any, pool: Deck | None = None
    ) -> list[dict[str, Any]]:
        wanted = next(known for known in FORMATS if known == format)
        own = Magic().own_cards(None if cards is None else {"cards": cards.get("cards")}) or {}
        named = frozenset(row["name"] for row in own.get("cards") or () if isinstance(row.get("name"), str))
        return [offence_json(offence) for offence in offences(deck, wanted, pool, named)]
