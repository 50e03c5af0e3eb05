"""Wizards of Mickey in the terminal."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from grimorio.cli.base import Stop, language, stop
from grimorio.cli.wording import Shelf, quoted

if TYPE_CHECKING:
    from grimorio.kernel import Game

EXAMPLES = ("Rusk, Master of Bellows", "Ebb", "Harbour of Mists", "Small Fires")
"""What a template shows: a card of each kind."""


class MickeyShelf(Shelf):
    """Mages, Spells, Castles and Codes: our own, those of the rulebooks, and those of players."""

    HEADS = ("cli-head-card", "cli-head-kind", "cli-head-colors", "mickey-cli-head-power", "cli-head-text")

    def row(self, card: dict[str, Any]) -> list[str]:
        power = str(card.get("power", "–"))
        return [self.name(card), self._kind(card), self._colours(card), power, card["text"][language()]]

    def shown(self, card: dict[str, Any]) -> list[str]:
        lines = [", ".join(part for part in (self._kind(card), self._colours(card)) if part != "–")]
        if "power" in card:
            lines.append(self.say("mickey-cli-power", power=card["power"]))
        if "teams" in card:
            lines.append(self.say("mickey-cli-team", team=card["teams"][language()]))
        return [*lines, card["text"][language()]]

    def words(self, card: dict[str, Any]) -> list[str]:
        return [*super().words(card), *card.get("teams", {}).values(), self._colours(card)]

    def of_file(self, game: Game, cards: Any) -> list[dict[str, Any]]:
        """The cards of a file stand in the place of the game's own."""
        found = game.cards(cards)
        return found if cards is None or "cards" in cards else []

    def good(self, file: str, cards: list[dict[str, Any]]) -> str:
        if not cards:
            raise Stop(self.say("mickey-cards-none", file=file))
        return self.say("mickey-cards-good", file=file, count=len(cards))

    def template(self, game: Game, cards: Any, names: list[str]) -> list[str]:
        from grimorio.games.mickey.cardset import KINDS, by_key, from_json, own
        from grimorio.judge.reading import near

        found = by_key(own() if cards is None else from_json(cards.get("cards", {})))
        for name in names:
            if name not in found:
                stop("cli-no-card", name=name, hint=near(name, list(found)))
        shown = [found[name] for name in names or (EXAMPLES if cards is None else found)]
        lines = [f"# {self.say('mickey-template-note')}"]
        if not names:
            lines.append(f"# {self.say('mickey-template-more')}")
        lines.append("cards:")
        for kind in KINDS:
            rows = [_entry(data) for list_, data in shown if list_ == kind]
            lines += [f"  {kind}:", *rows] if rows else []
        return lines

    def _kind(self, card: dict[str, Any]) -> str:
        return self.say("mickey-cli-kind", kind=card["kind"])

    def _colours(self, card: dict[str, Any]) -> str:
        return " ".join(self.say("mickey-cli-colour", colour=colour) for colour in card["colours"]) or "–"


def _entry(data: dict[str, Any]) -> str:
    """A card as one entry of a file."""
    fields = [f"name: {quoted(data['name'])}"]
    for name, value in data.items():
        if name == "effects":
            fields.append("effects:")
            fields += [f"  - {json.dumps(effect, ensure_ascii=False)}" for effect in value]
        elif name != "name":
            fields.append(f"{name}: {json.dumps(value, ensure_ascii=False)}")
    return "    - " + "\n      ".join(fields)
