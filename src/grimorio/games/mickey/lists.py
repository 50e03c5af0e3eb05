"""Decks of Wizards of Mickey for the deck tools: the ready ones, and the offences of others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grimorio.decks import Deck
from grimorio.decks.lists import Find, offence_json
from grimorio.games.mickey.game import Mickey
from grimorio.games.mickey.ready import Names, ready
from grimorio.kernel import Setup


class MickeyLists:
    """The ready decks and the checks of decks; see `decks.lists.Lists`.

    A format is a kind of match: "mini", "classic" or "official".
    """

    formats: tuple[str, ...] = ("mini", "classic", "official")

    def ready(self) -> list[dict[str, Any]]:
        shelf = {card["name"]: card for card in Mickey().cards()}
        decks: list[dict[str, Any]] = []
        for match in self.formats:
            for deck in ready(match):
                mages = [shelf[name] for _, name in deck.main if shelf[name]["kind"] == "mage"]
                colours = list(dict.fromkeys(colour for mage in mages for colour in mage["colours"]))
                decks.append({**deck.to_json(), "kind": match, "colors": colours, "names": mages[0]["teams"]})
        return decks

    def field(self, options: Mapping[str, str], cards: Any) -> list[Deck]:
        if cards and "cards" in cards:
            return []
        return ready(options.get("match", "official"))

    def decks(self, setup: Setup) -> list[Deck]:
        return Mickey().decks(setup)

    def names(self, cards: Any) -> Find:
        return Names(cards.get("cards") if isinstance(cards, dict) else None).find

    def printed(self, card: str) -> tuple[str, str]:
        return "", ""

    def offences(
        self, deck: Deck, format: str, options: Mapping[str, str], cards: Any, pool: Deck | None = None
    ) -> list[dict[str, Any]]:
        setup = Setup("mickey", 2, 0, {**options, "match": format}, cards)
        return [offence_json(offence) for offence in Mickey().offences(deck, setup)]
