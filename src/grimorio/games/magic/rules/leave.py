"""Players who lose or give up leave, and with one left, or none, the game is over."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grimorio.games.magic.rules.events import EndGame, LeaveGame
from grimorio.games.magic.rules.moves import Leave, OffStack
from grimorio.games.magic.rules.objects import OnStack, Permanent, in_order, table
from grimorio.kernel.event import Event
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position

TURNS = 1
"""How many frames stand outside a turn."""


def leaving(p: Position, batch: tuple[Event, ...]) -> tuple[Event, ...]:
    """A batch with all that belongs to the players who leave in it leaving too, where others go on."""
    seats = [event.seat for event in batch if isinstance(event, LeaveGame)]
    if not seats or len(table(p).seats) - len(seats) < 2:
        return batch
    more: list[Event] = []
    t = table(p)
    for key in t.play:
        it: Permanent = p.things[key]
        if it.owner in seats:
            more.append(Leave(p, key, "removed", "owner left", "MTG8-1.OBJ-1"))
        elif it.controller in seats and it.under in seats:
            more.append(Leave(p, key, "removed", "controller left", "MTG8-1.OBJ-1"))
    for key in t.stack:
        thing = p.things[key]
        if isinstance(thing, OnStack) and thing.controller in seats:
            more.append(OffStack(p, key, "removed", "owner left", "MTG8-1.OBJ-1"))
    kept = [event for event in batch if not (isinstance(event, Leave) and p.things[event.key].owner in seats)]
    return (*kept, *more)


def end_of_game(p: Position) -> EndGame | None:
    """How the game ends with the players that are left, or None when it goes on."""
    seats = table(p).seats
    if len(seats) > 1:
        return None
    if not seats:
        return EndGame((), "draw", "MTG8-1.OBJ-1")
    return EndGame(seats, "last", "MTG8-1.OBJ-1")


def after_leaving(p: Position) -> None:
    """The game ends if nobody is left to play against; the turn of a player who left is over."""
    end = end_of_game(p)
    if end is not None:
        p.emit(end)
    elif table(p).active not in table(p).seats:
        p.unwind(TURNS)


@mypyc_attr(allow_interpreted_subclasses=True)
class Concede(Frame):
    """A player gives up."""

    FIELDS = ("seat", "asked")

    def __init__(self, seat: int, asked: bool) -> None:
        super().__init__(Concede.leave)
        self.seat = seat
        self.asked = asked

    def leave(self, p: Position) -> None:
        """They and what is theirs leave."""
        self.step = Concede.after
        p.emit_all(leaving(p, (LeaveGame(self.seat, "conceded", "MTG8-1.OBJ-1"),)))

    def after(self, p: Position) -> None:
        """The game is over, or goes on without them."""
        end = end_of_game(p)
        if end is not None:
            p.emit(end)
            return
        if table(p).active not in table(p).seats and table(p).turn:
            p.unwind(TURNS)
            return
        p.resume()
        if self.asked:
            self.break_off(p)

    def break_off(self, p: Position) -> None:
        """What the player was doing is broken off: back to where somebody has priority, or to the turn.

        What was resolving is not begun again: it leaves the stack with what it has done so far.
        """
        from grimorio.games.magic.rules.priority import Priority
        from grimorio.games.magic.rules.stack import ResolveTop

        for depth in range(len(p.agenda) - 1, 0, -1):
            if isinstance(p.agenda[depth], ResolveTop):
                p.unwind(depth + 1)
                return
            if isinstance(p.agenda[depth], Priority):
                p.unwind(depth + 1)
                top = p.top()
                assert isinstance(top, Priority)
                top.step = Priority.check
                top.seat = in_order(p, top.seat)[0]
                top.passes = 0
                return
