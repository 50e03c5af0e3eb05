"""A position of 122 things, to measure the kernel without any game's rules."""

from __future__ import annotations

from grimorio.kernel import Frame, Game, Position, Setup
from tests.kernel.cards import Card, MoveCard, Zone

CARDS = 120


class Walk(Frame):
    """Moves a card of one zone or the other, for ever."""

    def __init__(self) -> None:
        super().__init__(Walk.ask)

    def ask(self, p: Position) -> None:
        self.step = Walk.move
        p.ask(0, "card", (("first",), ("last",)), "SKETCH-1")

    def move(self, p: Position) -> None:
        self.step = Walk.ask
        cards = p.things[0].cards
        card = cards[0] if self.answer == ("first",) else cards[-1]
        p.emit(MoveCard(card, 1 - p.things[card].zone, "SKETCH-2"))


class Sketch(Game):
    """Two zones and 120 cards in the first."""

    name = "sketch"
    types = (Card, Zone, Walk)

    def begin(self, position: Position) -> None:
        zones = [position.add(Zone(name, 0, 0)) for name in ("here", "there")]
        keys = tuple(position.add(Card(f"card {number}", 0, zones[0])) for number in range(CARDS))
        position.things[zones[0]].cards = keys
        position.push(Walk())


def position() -> Position:
    """The sketch at its first choice."""
    return Sketch().start(Setup("sketch", 2, 1))
