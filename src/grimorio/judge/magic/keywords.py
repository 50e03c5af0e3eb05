"""Magic's verbs for keyword abilities: cycling, flashback, madness, morph."""

from __future__ import annotations

from grimorio.games.magic.state.objects import player, table
from grimorio.judge.magic.plays import ANNOUNCED, MagicPlays
from grimorio.judge.outcomes import Refused
from grimorio.judge.reading import Node

CYCLING = "MTG8-CR-CYCLE-1"
FLASHBACK = "MTG8-CR-FLASH-1"
MADNESS = "MTG8-CR-MADNESS-2"
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
        """``turn_up: {by: A, card: Ash Crawler}``: turn a face-down creature face up.

        Without `card` it is the first that the player can pay for.
        """
        parts = node.mapping(("by", "card", "pay", "costs"))
        seat = self.by(parts, node)
        choice = self.priority(seat, node)
        options = [option for option in choice.options if option[0] == "turn-up"]
        if not options:
            raise Refused("{seat} can turn nothing face up", [TURN_UP], "turns-none", seat=self.SEATS[seat])
        if "card" in parts:
            self.names.known(self.position, parts["card"])
            keys = self.names.keys(self.position, parts["card"].text)
            options = [option for option in options if option[1] in keys]
            if not options:
                problem, name = "{seat} cannot turn {card} face up", self.SEATS[seat]
                raise Refused(problem, [TURN_UP], "turns-not", seat=name, card=parts["card"].text)
        since = len(self.position.journal or [])
        self.give(choice, options[0], TURN_UP)
        self.announce(seat, parts, since, int(options[0][1]))

    def flashback(self, node: Node) -> None:
        """``flashback: {by: A, card: Twice Told}``: play a card from the graveyard with flashback."""
        self._from(node, "flashback", FLASHBACK)

    def madness(self, node: Node) -> None:
        """``madness: {by: A, card: Raving Flash}``: play a card just discarded for its madness cost."""
        self._from(node, "madness", MADNESS)

    def _from(self, node: Node, verb: str, rule: str) -> None:
        """Play a card by its flashback cost from the graveyard, or by its madness cost after it was removed.

        `verb` is "flashback" or "madness", `node` the step of the scenario, and `rule` the id of the rule
        that is named if the card is not there.
        """
        parts = node.mapping(("by", "card", *ANNOUNCED))
        seat = self.by(parts, node)
        choice = self.priority(seat, node)
        card = self.needed(parts, "card", node)
        self.names.known(self.position, card)
        owner = player(self.position, seat)
        buried = verb == "flashback"
        cards = owner.graveyard if buried else owner.removed
        keys = [key for key in self.names.keys(self.position, card.text) if key in cards]
        if not keys:
            names = {"card": card.text, "seat": self.SEATS[seat]}
            if buried:
                raise Refused("{card} is not in the graveyard of {seat}", [rule], "not-buried", **names)
            raise Refused("{card} is not among the removed cards of {seat}", [rule], "not-removed", **names)
        since = len(self.position.journal or [])
        self.give(choice, (verb, keys[0]), rule)
        self.announce(seat, parts, since)
