"""The state of a table: the stored game and its seats, its timeline, and the connections."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from grimorio.kernel import WATCHER
from grimorio.kernel.seats import Seat
from grimorio.web.game import visibility
from grimorio.web.game.judging import JUDGE, Judging, judging_of, place_of
from grimorio.web.game.resume import Resumed
from grimorio.web.game.timeline import Timeline
from grimorio.web.refusals import Refused
from grimorio.web.settings import Settings
from grimorio.web.table.connection import Connection

Ask = Callable[[Callable[[], Awaitable[None]]], Awaitable[None]]
"""The type of `Table.ask`, which runs work in the table's queue, one piece after another."""

KeepSettings = Callable[[Seat, dict[str, Any]], Awaitable[None]]
"""The type of a function that stores a seat's settings and applies them."""


class TableState:
    """The state of a table. Only the table changes the state; the table's parts read it.

    Attributes:
        row: the game and its seats as stored.
        game: its rules, or None if they do not exist.
        timeline: the game so far, or None before it began and when it is broken.
        connections: the open connections of players and spectators.
        notices: the messages that the table shows about the game's past.
        closed: whether the table has been removed from memory.
        slow: whether the clock gives days for a choice, so that bots play although nobody is there.
        judging: the judge's place, and all rulings; `set_judging` changes it.
    """

    def __init__(self, resumed: Resumed) -> None:
        self.row = resumed.row
        self.game = resumed.game
        self.timeline: Timeline | None = resumed.timeline
        self.connections: set[Connection] = set()
        self.notices: list[dict[str, Any]] = list(resumed.row.notices)
        self.closed = False
        self.slow = False
        self.judging: Judging = judging_of(resumed.row.judge)

    @property
    def watched(self) -> bool:
        """Whether anybody is connected, player or spectator; a slow game goes on for itself."""
        return bool(self.connections) or self.slow

    @property
    def attended(self) -> bool:
        """Whether a player is connected."""
        return any(connection.seat >= 0 for connection in self.connections)

    @property
    def era(self) -> int:
        """A number that changes when earlier messages are no longer true: after an upgrade or an undo."""
        return self.row.rewinds + (0 if self.timeline is None else self.timeline.era)

    def playing(self, seat: Seat) -> Timeline:
        """The game so far, after checking that this seat may play in it.

        Raises:
            Refused: the seat is a spectator's or the judge's, or the game has not begun or is broken.
        """
        if seat < 0:
            raise Refused("table-refused-judge-plays" if seat == JUDGE else "table-refused-spectator")
        if self.timeline is None:
            raise Refused("table-refused-waiting" if self.row.state == "open" else "table-refused-broken")
        return self.timeline

    def check_runs(self) -> None:
        """Check that the game is not stopped. Raises Refused: a judge was called, or has stopped it."""
        if self.judging.stopped:
            raise Refused("table-refused-stopped")

    def people(self) -> set[Seat]:
        """The seats of the people who are still playing; before and after the game, of all who sit there."""
        timeline = None if self.timeline is None or self.timeline.position.over else self.timeline
        return {
            Seat(row.seat)
            for row in self.row.seats
            if row.kind == "person"
            and not row.free
            and (timeline is None or timeline.game.playing(timeline.position, Seat(row.seat)))
        }

    def place(self, token: str) -> Seat:
        """The seat whose person has this token, or `JUDGE`. Raises Refused: nobody here has it."""
        return place_of(self.row, token)

    def set_judging(self, judging: Judging) -> None:
        """Replace the judge's place and the rulings, after they were stored."""
        self.judging, self.row.judge = judging, judging.to_json()

    def rule(self, judging: Judging) -> None:
        """Adopt the judge's place with a new ruling, after it was stored, and add the ruling to the log."""
        self.set_judging(judging)
        if self.timeline is not None:
            self.timeline.log.note(judging.rulings[-1].line())

    def rest(self) -> None:
        """Forget what can be computed again, because nothing happens at the table.

        The next updates of its connections are whole.
        """
        if self.timeline is not None:
            self.timeline.tables.clear()
        for connection in self.connections:
            connection.update = None

    def admit(self, connection: Connection, settings: Settings) -> None:
        """Add a connection: a player's always, a spectator's if there is room for another one.

        `settings` has the limits of the server. If a seat has too many pages open, the oldest is closed.

        Raises:
            Refused: there are too many spectators, or spectators are not allowed.
        """
        same = sorted(
            (one for one in self.connections if one.seat == connection.seat), key=lambda one: one.came
        )
        if connection.seat == WATCHER:
            if len(same) >= settings.max_spectators:
                raise Refused("table-refused-full")
            if self.row.state == "playing" and not visibility.allowed(self.row):
                raise Refused("table-refused-spectators")
        elif len(same) >= settings.max_pages:
            same[0].close(4409, Refused("table-refused-pages"))
            self.connections.discard(same[0])
        self.connections.add(connection)

    def send_away(self, seat: Seat) -> None:
        """Close all connections of a seat, because their token is no longer valid."""
        for connection in [one for one in self.connections if one.seat == seat]:
            connection.close(4403, Refused("table-refused-token"))
