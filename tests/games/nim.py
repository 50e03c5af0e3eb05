"""Nim, a whole game in a hundred lines: players take 1 to 3 matches in turn; who takes the last one wins."""

from __future__ import annotations

from array import array
from typing import Any

from grimorio.games.manifest import Manifest
from grimorio.kernel import (
    Event,
    Frame,
    Game,
    GameOption,
    Option,
    Position,
    Result,
    Thing,
)
from grimorio.kernel.seats import Seat

MANIFEST = Manifest(rules="tests.games.nim:Nim")
MATCHES = 12


class Heap(Thing):
    """The matches that are left, and the players who are still at the table."""

    FIELDS = ("matches", "left")

    def __init__(self, matches: int) -> None:
        super().__init__()
        self.matches = matches
        self.left = -1


class Take(Event):
    """A player takes matches."""

    NAME = "take"
    FIELDS = ("rule", "seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__("NIM-1")
        self.seat = seat
        self.count = count

    def apply(self, position: Position) -> None:
        position.edit(0).matches -= self.count


class GiveUp(Event):
    """A player gives up."""

    NAME = "give-up"
    FIELDS = ("rule", "seat")

    def __init__(self, seat: int) -> None:
        super().__init__("NIM-3")
        self.seat = seat

    def apply(self, position: Position) -> None:
        position.edit(0).left = self.seat


class End(Event):
    """The event that a player has won."""

    NAME = "end"
    FIELDS = ("rule", "winner", "reason")

    def __init__(self, winner: int, reason: str) -> None:
        super().__init__("NIM-2")
        self.winner = winner
        self.reason = reason

    def apply(self, position: Position) -> None:
        position.result = Result((self.winner,), position.setup.seats, self.rule, self.reason)


class Turns(Frame):
    """The players take turns."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(Turns.ask)
        self.seat = seat

    def ask(self, p: Position) -> None:
        self.step = Turns.take
        most = min(3, p.things[0].matches)
        p.ask(self.seat, "take", [("matches", count) for count in range(1, most + 1)], "NIM-1")

    def take(self, p: Position) -> None:
        self.step = Turns.next
        p.emit(Take(self.seat, int(self.answer[1])))

    def next(self, p: Position) -> None:
        if p.things[0].matches == 0:
            misere = p.game.settled(p.setup)["last"] == "loses"
            p.emit(End(1 - self.seat if misere else self.seat, "last"))
            return
        self.seat = 1 - self.seat
        self.step = Turns.ask


class Conceding(Frame):
    """A player gives up, and the other player wins."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(Conceding.leave)
        self.seat = seat

    def leave(self, p: Position) -> None:
        self.step = Conceding.over
        p.emit(GiveUp(self.seat))

    def over(self, p: Position) -> None:
        p.emit(End(1 - self.seat, "conceded"))


class Nim(Game):
    name = "nim"
    seats = (2,)
    options = (
        GameOption("last", ("wins", "loses"), "wins", "NIM-2"),
        GameOption("first", ("seat-0", "seat-1"), "seat-0", "NIM-4"),
    )
    types = (Heap, Take, GiveUp, End, Turns, Conceding)

    def begin(self, position: Position) -> None:
        position.add(Heap(MATCHES))
        first = self.settled(position.setup)["first"]
        position.push(Turns(1 if first == "seat-1" else 0))

    def table(self, position: Position, seat: int) -> dict[str, Any]:
        return {"matches": position.things[0].matches}

    def concede(self, position: Position, seat: int, asked: tuple[int, ...]) -> None:
        position.push(Conceding(seat))

    def actions(self, seats: int) -> tuple[Option, ...]:
        return tuple(("matches", count) for count in (1, 2, 3))

    def features(self, position: Position, seat: Seat) -> array[float]:
        return array("f", [position.seen_by(seat)["table"]["matches"] / MATCHES])
