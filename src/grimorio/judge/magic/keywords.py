"""Magic's verbs for keyword abilities: cycling, flashback, morph."""

from __future__ import annotations

from grimorio.games.magic.state.objects import player, table
from grimorio.judge.magic.plays import ANNOUNCED, MagicPlays
from grimorio.judge.outcomes import Refused
from grimorio.judge.reading import Node

CYCLING = "MTG8-CR-CYCLE-1"
FLASHBACK = "MTG8-CR-FLASH-1"
MORPH = "MTG8-CR-MORPH-1"
TURN_UP = "MTG8-CR-MORPH-3"


class MagicKeywords(MagicPlays):
    """The part of Magic's bench with the verbs for keyword abilities."""

    def cycle(self, node: Node) -> None:
        """``cycle: {by: A, card: Tidal Eel}``: use the cycling ability of a card in hand."""
        parts = node.mapping(("by", "card", *ANNOUNCED))
        seat = self.by(parts, node)
        choice = self.priority(seat, node)
        name, _ = self.held(seat, self.needed(parts, "card", node))
        since = len(self.position.journal or [])
        self.give(choice, ("cycle", name), CYCLING)
        self.announce(seat, parts, since)

    def morph(self, node: Node) -> None:
        """``morph: {by: A, card: Ash Crawler}``: play a card face down."""
        parts = node.mapping(("by", "card", *ANNOUNCED))
        seat = self.by(parts, node)
        choice = self.priority(seat, node)
        name, copies = self.held(seat, self.needed(parts, "card", node))
        since = len(self.position.journal or [])
        self.give(choice, ("morph", name), MORPH)
        self.names.put(parts["card"].text, name, seat, table(self.position).stack[0], copies)
        self.announce(seat, parts, since)

    def turn_up(self, node: Node) -> None:
        """``turn_up: {by: A}``: turn the first face-down creature that the player can pay for face up."""
        parts = node.mapping(("by", "pay"))
        seat = self.by(parts, node)
        choice = self.priority(seat, node)
        options = [option for option in choice.options if option[0] == "turn-up"]
        if not options:
            raise Refused(f"{self.SEATS[seat]} can turn nothing face up", [TURN_UP])
        self.give(choice, options[0], TURN_UP)
        self.settle()

    def flashback(self, node: Node) -> None:
        """``flashback: {by: A, card: Twice Told}``: play a card from the graveyard with flashback."""
        parts = node.mapping(("by", "card", *ANNOUNCED))
        seat = self.by(parts, node)
        choice = self.priority(seat, node)
        card = self.needed(parts, "card", node)
        self.names.known(self.position, card)
        buried = player(self.position, seat).graveyard
        keys = [key for key in self.names.keys(self.position, card.text) if key in buried]
        if not keys:
            raise Refused(f"{card.text} is not in the graveyard of {self.SEATS[seat]}", [FLASHBACK])
        since = len(self.position.journal or [])
        self.give(choice, ("flashback", keys[0]), FLASHBACK)
        self.announce(seat, parts, since)
