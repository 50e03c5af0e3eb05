"""The beginning of a game: who goes first, opening hands, mulligans (MTG8-1.START)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grimorio.games.magic.rules.draws import DrawCards
from grimorio.games.magic.rules.events import FirstPlayer, HandIntoLibrary, Shuffle
from grimorio.games.magic.rules.turn import Turns
from grimorio.games.magic.state.objects import in_order, player, table
from grimorio.kernel.choice import Option
from grimorio.kernel.event import Event
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat, seat_in

OPENING_HAND: Final = 7


@mypyc_attr(allow_interpreted_subclasses=True)
class Start(Frame):
    """The frame of everything before the first turn: who goes first, opening hands, mulligans.

    Attributes:
        first: the seat that goes first.
        todo: seats that have still to draw, or to decide about a mulligan.
    """

    FIELDS = ("first", "todo")

    def __init__(self, seats: tuple[Seat, ...] = ()) -> None:
        """Make the frame that begins a game.

        With `seats` (in turn order from the first player) the frame begins with the drawing of hands:
        libraries are not shuffled, and nobody chooses who goes first.
        """
        super().__init__(Start.draw if seats else Start.shuffle)
        self.first = seats[0] if seats else Seat(0)
        self.todo = seats

    def shuffle(self, p: Position) -> None:
        """Shuffle all libraries (MTG8-1.START-5)."""
        self.step = Start.choose_chooser
        p.emit_all(tuple(Shuffle(seat, "MTG8-1.START-5") for seat in table(p).seats))

    def choose_chooser(self, p: Position) -> None:
        """Let chance pick the player who will choose who goes first (MTG8-1.START-2).

        In later games of a match the player is known, and is asked at once (MTG8-1.START-4).
        """
        self.step = Start.choose_first
        seats = table(p).seats
        if p.book.seat_0_first:
            self.step = Start.draw
            self.todo = seats
            return
        if p.book.chooser >= 0:
            self.ask_first(p, p.book.chooser, "MTG8-1.START-4")
            return
        p.chance("chooser", [("player", seat) for seat in seats], [1] * len(seats), "MTG8-1.START-2")

    def choose_first(self, p: Position) -> None:
        """Ask the player picked by chance who goes first (MTG8-1.START-2)."""
        self.ask_first(p, seat_in(self.answer), "MTG8-1.START-2")

    def ask_first(self, p: Position, chooser: Seat, rule: str) -> None:
        """Ask `chooser` who goes first; if that player has left, ask the next in turn order.

        `rule` is the rule by which `chooser` chooses.
        """
        self.step = Start.begin
        seats = in_order(p, chooser)
        options: list[Option] = [("player", seat) for seat in seats]
        p.ask(seats[0], "first", options, rule)

    def begin(self, p: Position) -> None:
        """Store which player goes first."""
        self.first = seat_in(self.answer) if self.answer else table(p).seats[0]
        self.todo = in_order(p, self.first)
        self.step = Start.draw
        p.emit(FirstPlayer(self.first, "MTG8-1.START-2"))

    def draw(self, p: Position) -> None:
        """Let each player draw seven cards (MTG8-1.START-5)."""
        if not self.todo:
            self.todo = in_order(p, self.first)
            self.step = Start.offer_mulligan
            return
        seat = self.todo[0]
        self.todo = self.todo[1:]
        p.push(DrawCards(seat, OPENING_HAND, "MTG8-1.START-5"))

    def offer_mulligan(self, p: Position) -> None:
        """Ask about a mulligan: the first player decides until they keep, then the next (MTG8-1.START-6)."""
        self.todo = tuple(seat for seat in self.todo if seat in table(p).seats)
        if not self.todo:
            self.step = Start.over
            return
        seat = self.todo[0]
        options: list[Option] = [("keep",)]
        if player(p, seat).hand:
            options.append(("mulligan",))
        self.step = Start.take_mulligan
        p.ask(seat, "mulligan", options, "MTG8-1.START-6")

    def take_mulligan(self, p: Position) -> None:
        """Take the answer: keep the hand, or shuffle it into the library."""
        self.step = Start.offer_mulligan
        seat = self.todo[0]
        if self.answer[0] == "keep":
            self.todo = self.todo[1:]
            return
        self.step = Start.draw_again
        events: tuple[Event, ...] = (
            HandIntoLibrary(seat, "MTG8-1.START-6"),
            Shuffle(seat, "MTG8-1.START-6"),
        )
        p.emit_all(events)

    def draw_again(self, p: Position) -> None:
        """Draw a new hand of seven cards, less one for each mulligan taken."""
        seat = self.todo[0]
        self.step = Start.offer_mulligan
        p.push(DrawCards(seat, OPENING_HAND - player(p, seat).mulligans, "MTG8-1.START-6"))

    def over(self, p: Position) -> None:
        """Begin the first turn (MTG8-1.START-7)."""
        if self.first not in table(p).seats:
            self.first = in_order(p, self.first)[0]
        p.agenda.pop()
        p.push(Turns(self.first))
