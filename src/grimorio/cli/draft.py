"""Drafts as text for the terminal."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from grimorio.cli.base import Stop
from grimorio.cli.wording import Shelf, Words

if TYPE_CHECKING:
    from grimorio.kernel import Game

EXAMPLES = 5
"""The number of example cards in the cube file that `grimorio cards template` prints."""


class DraftWords(Words):
    """Turns the log and the table of a draft into text."""

    def cards(self, names: list[str]) -> str:
        """The names of cards as a list, in the output language."""
        return ", ".join(self.names[name] for name in names)

    def said(self, event: dict[str, Any]) -> dict[str, str | int]:
        """The values that complete the log's message about an event, by their names in the message."""
        said: dict[str, str | int] = {"known": "no"}
        for key, value in event.items():
            if key == "seat":
                said[key] = self.players[value]
            elif key == "seats":
                said[key] = self.listed([self.players[seat] for seat in value])
            elif key == "direction":
                said["way"] = self.way("left" if value == 1 else "right")
            elif key == "card":
                said.update(card=self.names[value], known="yes")
            elif key == "cards":
                said.update(cards=self.cards(value), known="yes")
            elif isinstance(value, (str, int)):
                said[key] = value
        return said

    def way(self, direction: str) -> str:
        """The direction in which packs are passed: "left" or "right", in the output language."""
        return self.say("draft-way", way=direction)

    def table(self, view: dict[str, Any]) -> list[str]:
        """The table as a few lines of text; `view` is a seat's view of it (`Position.seen_by`)."""
        table = view["table"]
        phase = {name: table[name] for name in ("phase", "round", "rounds", "pick")}
        head = f"{self.say('draft-kind', kind=table['kind'])} ({table['set']}): "
        head += self.say("draft-phase", **phase)
        if table["phase"] == "draft" and table["kind"] != "sealed":
            head += f", {self.way(table['direction'])}"
        lines = [head]
        if table["pack"] is not None:
            lines.append(self.say("cli-pair", head=self.say("draft-pack"), tail=self.cards(table["pack"])))
        for seat in table["seats"]:
            name = self.players[seat["seat"]]
            if seat["playing"]:
                counts = {"count": seat["cards"], "pack": seat["pack"], "closed": seat["closed"]}
                lines.append(self.say("draft-player", name=name, **counts))
            else:
                lines.append(self.say("draft-gone", name=name))
            if seat["pool"]:
                lines.append(f"  {self.cards(seat['pool'])}")
        return lines


class DraftShelf(Shelf):
    """Lists the cards of a set or a cube, with their rarities."""

    HEADS = ("cli-head-card", "draft-head-rarity")

    def row(self, card: dict[str, Any]) -> list[str]:
        return [self.name(card), *self.shown(card)]

    def shown(self, card: dict[str, Any]) -> list[str]:
        known = ("common", "uncommon", "rare", "land", "cube")
        rarity = card["rarity"]
        return [self.say("draft-rarity", rarity=rarity) if rarity in known else rarity]

    def words(self, card: dict[str, Any]) -> list[str]:
        return list(card["names"].values())

    def good(self, file: str, cards: list[dict[str, Any]]) -> str:
        if not cards:
            raise Stop(self.say("draft-cards-none", file=file))
        return self.say("draft-cards-good", file=file, count=len(cards))

    def template(self, game: Game, cards: Any, names: list[str]) -> list[str]:
        listed = names or [card["name"] for card in game.cards(cards)][: EXAMPLES if cards is None else None]
        lines = [f"# {self.say('draft-template-note')}", "cube:"]
        lines.append(f"  name: {json.dumps(self.say('draft-template-name'), ensure_ascii=False)}")
        lines.append("  cards:")
        return lines + [f"    - [1, {json.dumps(name, ensure_ascii=False)}]" for name in listed]
