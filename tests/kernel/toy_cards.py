"""A small game of hidden cards, and the parts that all toy games share."""

from __future__ import annotations

from grimorio.kernel import EVERYBODY, Event, Frame, Position, Result
from tests.kernel.cards import Card, Look, MoveCard, Shuffle, Zone

RULE = "TOY-1"


class Over(Event):
    NAME = "over"
    FIELDS = ("rule", "winners")

    def __init__(self, winners: tuple[int, ...]) -> None:
        super().__init__(RULE)
        self.winners = winners

    def apply(self, position: Position) -> None:
        position.result = Result(self.winners, position.setup.seats, RULE, "done")


class Deal(Frame):
    """The frame in which each seat draws from shuffled decks, looks at the other deck's top, and may
    shuffle it.
    """

    FIELDS = ("seat", "draws")

    def __init__(self) -> None:
        super().__init__(Deal.shuffle)
        self.seat = 0
        self.draws = 0

    def shuffle(self, p: Position) -> None:
        self.step = Deal.draw
        p.emit_all((Shuffle(deck(0), RULE), Shuffle(deck(1), RULE)))

    def draw(self, p: Position) -> None:
        top = p.things[deck(self.seat)].cards[0]
        self.step = Deal.look
        p.emit(MoveCard(top, hand(self.seat), RULE))

    def look(self, p: Position) -> None:
        other = p.things[deck(1 - self.seat)].cards
        self.step = Deal.choose
        p.emit(Look(self.seat, other[:2], RULE))

    def choose(self, p: Position) -> None:
        self.step = Deal.chosen
        cards = [("play", place) for place in range(len(p.things[hand(self.seat)].cards))]
        p.ask(self.seat, "card", [("shuffle",), ("pass",), *cards], RULE)

    def chosen(self, p: Position) -> None:
        seat, answer = self.seat, self.answer
        self.draws += 1
        self.seat = 1 - seat
        self.step = Deal.draw if self.draws < 6 else Deal.over
        if answer[0] == "shuffle":
            p.emit(Shuffle(deck(1 - seat), RULE))
        elif answer[0] == "play":
            p.emit(MoveCard(p.things[hand(seat)].cards[int(answer[1])], TABLE, RULE))

    def over(self, p: Position) -> None:
        p.emit(Over(()))


def deck(seat: int) -> int:
    return 2 + 2 * seat


def hand(seat: int) -> int:
    return 3 + 2 * seat


TABLE = 6
DECK = 8


def lay_cards(p: Position) -> None:
    for seat in range(2):
        p.add(Zone("deck", seat, 0))
        p.add(Zone("hand", seat, 1 << seat))
    p.add(Zone("table", -1, EVERYBODY))
    for seat in range(2):
        keys = tuple(p.add(Card(f"{'ab'[seat]}{n}", seat, deck(seat))) for n in range(DECK))
        p.edit(deck(seat)).cards = keys
    p.push(Deal())
