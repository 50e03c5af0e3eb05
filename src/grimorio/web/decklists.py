"""The decks and card names of each game that is played with decks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, Protocol

from grimorio.decks import Deck

GAMES: Final = ("magic", "mickey")
"""The games to which people bring decks."""

Find = Callable[[str], str]
"""The game's own name of a card; raises LookupError, which may have nearer names as `near`."""


def told(offence: Any) -> dict[str, Any]:
    """What a format forbids in a deck, as JSON."""
    return {name: getattr(offence, name) for name in ("kind", "card", "found", "wanted", "rule")}


class Lists(Protocol):
    """What a game knows of decks."""

    formats: tuple[str, ...]

    def ready(self) -> list[dict[str, Any]]:
        """The decks that are there, each with its kind and colours."""

    def names(self, cards: Any) -> Find:
        """How cards are found by name; `cards`: a setup's, or None. Raises SetupError."""

    def offences(
        self, deck: Deck, format: str, options: Mapping[str, str], cards: Any
    ) -> list[dict[str, Any]]:
        """What the format forbids in a deck. Raises SetupError."""


class MagicLists:
    """Magic's decks that were sold."""

    formats: tuple[str, ...] = ("constructed", "limited")

    def ready(self) -> list[dict[str, Any]]:
        from grimorio.games.magic.deck import products
        from grimorio.games.magic.names import fact

        return [
            {
                **one.deck.to_json(),
                "kind": one.kind,
                "colors": list(
                    dict.fromkeys(color for card in one.deck.cards() for color in fact(card).colors)
                ),
            }
            for one in products()
            if one.kind != "pack"
        ]

    def names(self, cards: Any) -> Find:
        from grimorio.games.magic.names import find

        return find

    def offences(
        self, deck: Deck, format: str, options: Mapping[str, str], cards: Any
    ) -> list[dict[str, Any]]:
        from grimorio.games.magic.deck import FORMATS, offences

        wanted = next(one for one in FORMATS if one == format)
        return [told(one) for one in offences(deck, wanted)]


class MickeyLists:
    """The ready decks of Wizards of Mickey; a format is a match."""

    formats: tuple[str, ...] = ("mini", "classic", "official")

    def ready(self) -> list[dict[str, Any]]:
        from grimorio.games.mickey.game import Mickey
        from grimorio.games.mickey.ready import ready

        shelf = {card["name"]: card for card in Mickey().cards()}
        found = []
        for match in self.formats:
            for deck in ready(match):
                mages = [shelf[name] for _, name in deck.main if shelf[name]["kind"] == "mage"]
                colours = list(dict.fromkeys(colour for mage in mages for colour in mage["colours"]))
                found.append({**deck.to_json(), "kind": match, "colors": colours, "names": mages[0]["teams"]})
        return found

    def names(self, cards: Any) -> Find:
        from grimorio.games.mickey.ready import Names

        return Names(cards.get("cards") if isinstance(cards, dict) else None).find

    def offences(
        self, deck: Deck, format: str, options: Mapping[str, str], cards: Any
    ) -> list[dict[str, Any]]:
        from grimorio.games.mickey.game import Mickey
        from grimorio.kernel import Setup

        setup = Setup("mickey", 2, 0, {**options, "match": format}, cards)
        return [told(one) for one in Mickey().offences(deck, setup)]


@cache
def lists_of(game: str) -> Lists:
    """What a game of `GAMES` knows of decks."""
    return MickeyLists() if game == "mickey" else MagicLists()
