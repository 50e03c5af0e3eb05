"""Magic's verbs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from grimorio.judge.bench import NotAsked
from grimorio.judge.magic.fights import MagicFights
from grimorio.judge.reading import Node


class MagicBench(MagicFights):
    """A scenario of Magic in play."""

    def mulligan(self, node: Node) -> None:
        """``mulligan: A``."""
        self.open_hand(node, "mulligan")

    def keep(self, node: Node) -> None:
        """``keep: A``."""
        self.open_hand(node, "keep")

    def open_hand(self, node: Node, verb: str) -> None:
        """Decide about an opening hand."""
        seat = self.seat(node)
        choice = self.pending(seat)
        if choice is None or choice.ask != "mulligan":
            name = self.SEATS[seat]
            raise NotAsked(
                node, f"{name} does not decide about a hand now: {self.asked()}", ["MTG8-1.START-6"]
            )
        self.give(choice, (verb,), "MTG8-1.START-6")

    VERBS: ClassVar[dict[str, Callable[[Any, Node], None]]] = {
        "play": MagicFights.play_land,
        "cast": MagicFights.cast,
        "activate": MagicFights.activate,
        "tap": MagicFights.tap,
        "pass": MagicFights.pass_,
        "resolve": MagicFights.resolve,
        "go": MagicFights.go,
        "attack": MagicFights.attack,
        "block": MagicFights.block,
        "assign": MagicFights.assign,
        "choose": MagicFights.choose,
        "mulligan": mulligan,
        "keep": keep,
    }
