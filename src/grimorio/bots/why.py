"""A word on why a bot did what it did, from what everybody at the table saw and from nothing else.

See docs/decisions/word-on-why.md.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from grimorio.games.passing import PASSES
from grimorio.kernel import WATCHER, Option, Position
from grimorio.kernel.seats import Seat

if TYPE_CHECKING:
    from grimorio.bots.game_bots import GameBots

KEPT: Final = 12
"""How many of the newest deeds of a seat are looked at for one of which something can be said."""

Given = tuple[int, Seat, Option]
"""An answer: the number of its choice, the seat, and the option."""

Line = dict[str, Any]
"""A public event as JSON data, as spectators read it in the log (`Event.seen_by`)."""


class Reason(NamedTuple):
    """A sentence that says why, as the id of its message with the arguments.

    Attributes:
        message: the id of the message.
        cards: by the name of the argument, names of cards.
        numbers: by the name of the argument, numbers and plain words.
        seats: by the name of the argument, a seat.
    """

    message: str
    cards: Mapping[str, tuple[str, ...]] = {}
    numbers: Mapping[str, int | str] = {}
    seats: Mapping[str, int] = {}

    def to_json(self) -> dict[str, Any]:
        """The reason as JSON data, with the names of its fields as keys."""
        cards = {name: list(named) for name, named in self.cards.items()}
        return {
            "message": self.message,
            "cards": cards,
            "numbers": dict(self.numbers),
            "seats": dict(self.seats),
        }


class Deed(NamedTuple):
    """Something that a seat did, as everybody saw it: an attack, a spell with its targets, and so on.

    Attributes:
        seat: the seat.
        ask: the kind of the choice with which it began (`Choice.ask`).
        public: what everybody saw before it, as `GameBots.public` returns it.
        lines: the events that it caused, as spectators read them.
    """

    seat: Seat
    ask: str
    public: Any
    lines: list[Line]

    def own(self, event: str) -> list[Line]:
        """The events of this name that the seat's deed consists of, in their order."""
        return [line for line in self.lines if line["event"] == event and line.get("seat") == self.seat]


def public_table(position: Position) -> dict[str, Any]:
    """The table of a position as spectators see it, as JSON data."""
    return position.game.table(position, WATCHER)


class Deeds:
    """The newest deeds of one seat, gathered from the answers of a game, one after another.

    Args:
        bots: the bots of the game.
        seat: the seat.
    """

    def __init__(self, bots: GameBots, seat: Seat) -> None:
        self.bots = bots
        self.seat = seat
        self.newest: deque[tuple[str, Position, list[Line]]] = deque(maxlen=KEPT)
        self.goes_on = False

    def answered(self, given: Given, before: Position, lines: list[Line]) -> None:
        """Note an answer of any seat.

        Args:
            given: the number of the choice, the seat that answered, and its option.
            before: the position before, which does not change any more.
            lines: the events that the answer caused, as spectators read them.
        """
        number, seat, option = given
        asked = next((choice for choice in before.waiting if choice.number == number), None)
        if seat != self.seat or asked is None:  # without a choice the seat gave up
            if self.goes_on and self.newest[-1][0] in self.bots.shown_later:
                self.newest[-1][2].extend(lines)
            else:
                self.goes_on = False
            return
        begins = asked.ask in self.bots.deeds
        if self.goes_on and begins:
            begins = asked.ask not in self.bots.drawn_out or asked.ask != self.newest[-1][0]
        if begins and option in PASSES and asked.ask not in self.bots.drawn_out:
            self.goes_on = False
        elif begins:
            self.newest.append((asked.ask, before, list(lines)))
            self.goes_on = True
        elif self.goes_on:
            self.newest[-1][2].extend(lines)

    def explained(self) -> tuple[list[Line], Reason] | None:
        """The events of the newest deed of which something can be said, and the reason; None without one."""
        for ask, before, lines in reversed(self.newest):
            deed = Deed(self.seat, ask, self.bots.public(before), lines)
            reason = self.bots.why(deed)
            if reason is not None:
                return [line for line in lines if self._own(ask, line)], reason
        return None

    def _own(self, ask: str, line: Line) -> bool:
        """Whether an event is part of a deed that began with a choice of the kind `ask`.

        The seat of an attack or a block may be another's.
        """
        if line["event"] not in self.bots.acts:
            return False
        return ask in self.bots.drawn_out or line.get("seat") == self.seat
