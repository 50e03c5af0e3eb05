"""How players who lose or concede leave the game; the game ends when one player, or none, is left.

All objects of theirs leave with them (`leaving`). A resolution and the turn go on for the others. A choice
that is being made begins again for the players who are left (`Frame.interrupted`). The details are in
docs/rulings/three-and-more.md.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grimorio.games.magic.rules.checks import strays
from grimorio.games.magic.rules.enter import StayOut
from grimorio.games.magic.rules.events import ChangePool, EndGame, LeaveGame
from grimorio.games.magic.rules.marks import Damage
from grimorio.games.magic.rules.moves import Leave, OffStack
from grimorio.games.magic.rules.pay import PayMana
from grimorio.games.magic.rules.phasing import PhasedAway, phased_out
from grimorio.games.magic.rules.play import Play
from grimorio.games.magic.state.objects import (
    NOBODY,
    TABLE,
    OnStack,
    Permanent,
    TargetId,
    plays,
    seat_of,
    table,
)
from grimorio.kernel.event import Event
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

LOSES: Final = "MTG8-1.OBJ-1"
CONCEDES: Final = "MTG8-GLOSS-Concedere"


def leaving(p: Position, batch: tuple[Event, ...]) -> tuple[Event, ...]:
    """The batch of events, with further events that remove everything of the players who leave in it."""
    seats = [event.seat for event in batch if isinstance(event, LeaveGame)]
    if not seats or len(table(p).seats) - len(seats) < 2:
        return batch
    kept = tuple(
        event for event in batch if not (isinstance(event, Leave) and p.things[event.key].owner in seats)
    )
    t = table(p)
    more: list[Event] = []
    for key in t.play:
        if p.things[key].owner in seats:
            more.append(Leave(p, key, "removed", "owner left", LOSES))
    for note in phased_out(p):
        if p.things[note.key].owner in seats:
            more.append(PhasedAway(p, note.key, LOSES))
    for key in t.aside:
        if p.things[key].owner in seats:
            more.append(StayOut(p, key, LOSES))
    for key in t.stack:
        thing = p.things[key]
        if isinstance(thing, OnStack) and thing.controller in seats:
            more.append(OffStack(p, key, "removed", "owner left", LOSES))
    return (*kept, *more)


def taken_back(p: Position, seat: Seat) -> tuple[Event, ...]:
    """The events that undo unfinished actions of other seats when a seat leaves.

    A spell that is being announced goes back to the hand, and mana paid for it goes back to the pool.
    """
    events: list[Event] = []
    for frame in p.agenda:
        if isinstance(frame, Play) and frame.seat != seat:
            events.append(OffStack(p, frame.obj, "hand", "undone", CONCEDES))
        elif isinstance(frame, PayMana) and frame.seat != seat and frame.spent:
            events.append(ChangePool(frame.seat, frame.spent, CONCEDES))
    return tuple(events)


def lapses(p: Position, event: Event) -> bool:
    """Whether an event that waited for replacement effects is void: its player or object has left."""
    key = event.to if isinstance(event, Damage) else getattr(event, "key", TABLE)
    if key < 0:
        return not plays(p, seat_of(TargetId(key)))
    thing = p.things[key]
    if isinstance(thing, Permanent):
        return not thing.in_play
    if isinstance(thing, OnStack):
        return thing.gone
    seat = getattr(event, "seat", NOBODY)
    return thing is None or (seat != NOBODY and not plays(p, seat))


def end_of_game(p: Position) -> EndGame | None:
    """The event that ends the game when at most one player is left; None while the game goes on."""
    seats = table(p).seats
    if len(seats) > 1:
        return None
    if not seats:
        return EndGame((), "draw", LOSES)
    return EndGame(seats, "last", LOSES)


@mypyc_attr(allow_interpreted_subclasses=True)
class Concede(Frame):
    """The frame in which a player concedes and leaves the game."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__(Concede.leave)
        self.seat = seat

    def leave(self, p: Position) -> None:
        """Remove the player and everything of theirs from the game."""
        self.step = Concede.lend
        batch = leaving(p, (LeaveGame(self.seat, "conceded", CONCEDES),))
        p.emit_all((*batch, *taken_back(p, self.seat)))

    def lend(self, p: Position) -> None:
        """Remove from the game other players' permanents that the leaving player still controls."""
        self.step = Concede.after
        if end_of_game(p) is None:
            p.emit_all(tuple(strays(p)))

    def after(self, p: Position) -> None:
        """End the game, or go on without the player."""
        end = end_of_game(p)
        if end is not None:
            p.emit(end)
            return
        p.resume()
        p.go_on()
