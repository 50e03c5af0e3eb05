"""How a draft begins and ends: its kind, the building of decks, and players who leave."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grimorio.games.draft.meaning import Book
from grimorio.games.draft.options import ROCHESTER, SEALED
from grimorio.games.draft.rules.booster import BoosterDraft
from grimorio.games.draft.rules.events import Build, End, Leave, Reveal, pool
from grimorio.games.draft.rules.rochester import RochesterDraft
from grimorio.games.draft.rules.sealed import SealedDeck
from grimorio.games.draft.rules.things import around
from grimorio.kernel.choice import Option
from grimorio.kernel.event import Event
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat, seats_of

READY: Option = ("ready",)


@mypyc_attr(allow_interpreted_subclasses=True)
class Limited(Frame):
    """MTG8-6.LIM-1: the frame of a whole draft: cards are received, decks are built, everything is shown."""

    def __init__(self) -> None:
        super().__init__(Limited.receive)

    def receive(self, p: Position) -> None:
        """Begin the kind of draft that the options name: booster, Rochester or Sealed deck."""
        book: Book = p.book
        self.step = Limited.build
        if book.kind == ROCHESTER:
            p.push(RochesterDraft())
        elif book.kind == SEALED:
            p.push(SealedDeck())
        else:
            p.push(BoosterDraft())

    def build(self, p: Position) -> None:
        """MTG8-6.LIM-1: announce that all cards are taken, and that the players build their decks."""
        self.step = Limited.wait
        p.emit(Build("MTG8-6.LIM-1"))

    def wait(self, p: Position) -> None:
        """MTG8-6.LIM-1: ask all players whether they have built their deck.

        The only option is `READY`, so that a seat answers automatically unless it is in `Position.stops`.
        """
        self.step = Limited.end
        p.ask_all("ready", [(seat, (READY,)) for seat in around(p)], "MTG8-6.LIM-1")

    def end(self, p: Position) -> None:
        """MTG8-6.BD-3: show what everybody received. Nobody has won."""
        p.emit_all(ended(p, "ready"))


@mypyc_attr(allow_interpreted_subclasses=True)
class Departure(Frame):
    """The frame in which a player leaves the draft; the others go on while at least two are left.

    Attributes:
        seat: the seat of the player who leaves.
    """

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__(Departure.leave)
        self.seat = seat

    def leave(self, p: Position) -> None:
        """Let the player leave the draft; the cards that the player took so far are out of it too."""
        self.step = Departure.count
        p.emit(Leave(self.seat, "MTG8-6.LIM-1"))

    def count(self, p: Position) -> None:
        """End the draft when one player is left."""
        self.step = Departure.over
        if len(around(p)) < 2:
            p.emit_all(ended(p, "alone"))

    def over(self, p: Position) -> None:
        """End this frame, so that the draft asks the other players again."""
        p.resume()


def ended(p: Position, reason: str) -> tuple[Event, ...]:
    """The events that end a draft: every pool is shown unless they stay secret, then the draft is over for
    this `reason` (`End.reason`).
    """
    book: Book = p.book
    seats = [] if book.secret else list(seats_of(p.setup.seats))
    shown: list[Event] = [Reveal(seat, pool(p, seat), "MTG8-6.BD-3") for seat in seats]
    return (*shown, End(reason, "MTG8-6.LIM-1"))
