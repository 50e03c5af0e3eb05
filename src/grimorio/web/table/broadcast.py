"""The messages of a table to its connections; each gets only what its seat may know."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any, Final

from grimorio.kernel import WATCHER
from grimorio.kernel.seats import Seat
from grimorio.web.game import seat_settings
from grimorio.web.game.all_seats import seen_by_all
from grimorio.web.game.changes import changes
from grimorio.web.game.characters import character_of
from grimorio.web.game.judging import JUDGE
from grimorio.web.game.visibility import delay_of
from grimorio.web.table.connection import Connection, encoded
from grimorio.web.table.drafted import DraftedDecks
from grimorio.web.table.seals import Seals
from grimorio.web.table.shares import Shares
from grimorio.web.table.spectators import DelayedBroadcast
from grimorio.web.table.state import TableState
from grimorio.web.table.timekeeper import Timekeeper

NOTHING = {"can_undo": False, "can_cancel": False, "take_back": None}
"""What spectators may take back, and players of a game that is over."""

COUNTED = 0.5
"""The delay, in seconds, after which a change in the number of spectators is sent."""

NEWS: Final = ("n", "from", "log")
"""The keys that an update has whether it is whole or has only what changed."""


class Broadcast:
    """Sends the messages of one table to all its connections.

    Attributes:
        delayed: the delayed broadcast for spectators, or None if they have no delay.

    Args:
        state: the state of the table.
        shares: the table's shares of the luck.
        seals: the table's sealed answers.
        time: the keeper of its clock.
        drafted: the decks of a draft.
        taking_back: returns what a seat may take back, as its page is told (`TakeBack.told`).
        requested: returns the request to take a decision back, as everybody is told (`TakeBack.public`).
        now: returns the time, in seconds.
        version: the server's version.
    """

    def __init__(
        self,
        state: TableState,
        shares: Shares,
        seals: Seals,
        time: Timekeeper,
        drafted: DraftedDecks,
        *,
        taking_back: Callable[[Seat], dict[str, Any]],
        requested: Callable[[], dict[str, Any] | None],
        now: Callable[[], float],
        version: str,
    ) -> None:
        self.state = state
        self.shares = shares
        self.seals = seals
        self.time = time
        self.drafted = drafted
        self.taking_back = taking_back
        self.requested = requested
        self.version = version
        delay = delay_of(state.row)
        self.delayed = DelayedBroadcast(state, self, now, delay) if delay else None
        self.counting: asyncio.TimerHandle | None = None

    def welcome(self, connection: Connection) -> None:
        """Send the welcome message to a new connection."""
        row = self.state.row
        behind = self.delayed if connection.seat == WATCHER else None
        connection.send(
            {
                "kind": "welcome",
                "id": row.id,
                "game": row.game,
                "seat": connection.seat,
                "who": connection.who,
                "campaign": row.campaign_id,
                "event": None if connection.seat == WATCHER else row.event_id,
                "state": row.state if behind is None else behind.phase,
                "era": self.state.era if behind is None else 0,
                "settings": None
                if connection.seat < 0
                else seat_settings.told(row.seats, connection.seat, self.state.game),
                "server": self.version,
            }
        )

    def settings(self, seat: Seat) -> dict[str, Any] | None:
        """A seat's settings as they are sent to its page (`seat_settings.told`); None without a seat."""
        if seat < 0:
            return None
        return seat_settings.told(self.state.row.seats, seat, self.state.game)

    def show(self, connection: Connection, since: int, era: int | None) -> None:
        """Send the state of the table to a connection, with the log.

        Args:
            connection: the connection.
            since: the number of the last update that the client has; only the log after it is sent.
            era: the value of `TableState.era` when the client got that update. If it has changed, the whole
                log is sent. None if it need not be compared.
        """
        timeline = self.state.timeline
        if timeline is not None and (
            (era is not None and era != self.state.era) or not timeline.before < since <= timeline.n
        ):
            since = 0
        if connection.seat == WATCHER and self.delayed is not None:
            self.delayed.show(connection)
        elif timeline is None:
            connection.send(self.about())
        else:
            self._tell(connection.seat, since, [connection], whole=True)

    def players(self) -> list[dict[str, Any]]:
        """The seats and the people in them, as JSON data.

        Each has "seat", "name", "kind", "bot", "character", "picture", "free" and "connected".
        """
        here = {connection.seat for connection in self.state.connections}
        return [
            {
                "seat": seat.seat,
                "name": seat.name,
                "kind": seat.kind,
                "bot": seat.bot,
                "character": character_of(seat),
                "picture": seat.picture,
                "free": seat.free,
                "connected": seat.kind == "bot" or seat.seat in here,
            }
            for seat in self.state.row.seats
        ]

    def came_or_went(self, connection: Connection) -> None:
        """Broadcast that a person came or left.

        For a player this is sent at once. The number of spectators is sent a little later, so that many of
        them cause few messages.
        """
        if connection.seat != WATCHER:
            self.tell_players(but=connection)
        elif self.counting is None:
            self.counting = asyncio.get_running_loop().call_later(COUNTED, self._counted)

    def _counted(self) -> None:
        self.counting = None
        if not self.state.closed:
            self.tell_players()

    def about(self) -> dict[str, Any]:
        """The message about everything at the table except the game itself, as JSON data.

        Its "kind" is "players"; it has "state", "players", "notices", "luck", "seals", "judge", "offers",
        "drafted" and "spectators".
        """
        row = self.state.row
        return {
            "kind": "players",
            "state": row.state,
            "players": self.players(),
            "notices": list(self.state.notices),
            "luck": self.shares.public(),
            "seals": self.seals.public(),
            "judge": self.judge(),
            "offers": {"rematch": list((row.rematch or {}).get("agreed", ())), "take_back": self.requested()},
            "drafted": self.drafted.public(),
            "spectators": {
                "count": sum(connection.seat == WATCHER for connection in self.state.connections),
                "delay_s": 0 if self.delayed is None else self.delayed.delay,
            },
        }

    def judge(self) -> dict[str, Any] | None:
        """The judge's place as everybody is told; None while nobody was ever called or invited.

        Its keys are "name" (None while nobody sits there), "here", "official", "called", "agreed", "asked"
        (the seats that have to agree), "sees" ("public" or "all"), "stopped", "invited", whether a link for
        a judge is open, and "draws", whether the game can be declared drawn.
        """
        judging = self.state.judging
        if self.state.row.judge is None:
            return None
        asked, timeline = self.state.people(), self.state.timeline
        return {
            "name": judging.name or None,
            "here": any(connection.seat == JUDGE for connection in self.state.connections),
            "official": judging.official,
            "called": judging.called,
            "agreed": sorted(asked & {*judging.agreed}),
            "asked": sorted(asked),
            "sees": "all" if judging.accepted_by(asked) else "public",
            "stopped": judging.stopped,
            "invited": judging.invite is not None,
            "draws": timeline is not None and timeline.game.drawn(timeline.position) is not None,
        }

    def _view(self, seat: Seat) -> dict[str, Any]:
        """What a seat, spectators or the judge see of the position, as JSON data as of `Position.seen_by`.

        The judge sees what all seats together see, once all people at the table have agreed.
        """
        timeline = self.state.timeline
        assert timeline is not None
        position = timeline.position
        if seat == JUDGE:
            if self.state.judging.accepted_by(self.state.people()):
                return seen_by_all(position)
            seat = WATCHER
        return position.seen_by(seat, timeline.tables.seen(position, seat))

    def _log(self, seat: Seat, since: int) -> list[Any]:
        """The log since update `since` as a seat reads it; each line of the judge's has its update, "n"."""
        timeline = self.state.timeline
        assert timeline is not None
        if seat != JUDGE and not timeline.game.sealed:
            return timeline.log.texts_after(seat, since - timeline.before)
        if seat != JUDGE:
            return self.seals.log(timeline, seat, since)
        marks = timeline.log.marks[WATCHER]
        first = timeline.before + 1
        lines = self.seals.log(timeline, WATCHER, since)
        return [{**line, "n": first + bisect_right(marks, line["i"])} for line in lines]

    def update(self, seat: Seat, since: int, about: dict[str, Any] | None = None) -> dict[str, Any]:
        """The message about the state of the game for a seat, with the log since update `since`.

        `about` is the message `about`, which is the same for all seats, if it is known. The result is JSON
        data of the "kind" "update": the keys of `about`, "n" (the number of the update), "from" (`since`),
        "view", "log", "clock" and others, see "From the server" in `docs/protocol.md`.
        """
        timeline, game = self.state.timeline, self.state.game
        assert timeline is not None and game is not None
        playing = seat >= 0 and not timeline.position.over
        return {
            **(about or self.about()),
            "kind": "update",
            "n": timeline.n,
            "from": since,
            "view": self._view(seat),
            "log": self._log(seat, since),
            "refused": game.refused(timeline.position, seat) if playing else [],
            **(self.taking_back(seat) if playing else NOTHING),
            "clock": self.time.told(),
        }

    def close(self) -> None:
        """Cancel all messages that are not sent yet."""
        if self.counting is not None:
            self.counting.cancel()
        if self.delayed is not None:
            self.delayed.close()

    def tell_update(self, since: int) -> None:
        """Broadcast the state of the game, with the log since update `since`."""
        seats, about = defaultdict[Seat, list[Connection]](list), self.about()
        for connection in self.state.connections:
            seats[connection.seat].append(connection)
        if self.delayed is not None:
            self.delayed.tell(self.update(WATCHER, since, about))
            seats.pop(WATCHER, None)
        for seat, connections in seats.items():
            self._tell(seat, since, connections, about)

    def tell_seat(self, seat: Seat) -> None:
        """Send the present state of the game to a seat again, without log lines."""
        assert self.state.timeline is not None
        connections = [connection for connection in self.state.connections if connection.seat == seat]
        self._tell(seat, self.state.timeline.n, connections)

    def tell_rewound(self) -> None:
        """Broadcast which log lines are taken back, and the state of the game."""
        timeline = self.state.timeline
        assert timeline is not None
        for seat, marks in (*timeline.log.marks.items(), (JUDGE, timeline.log.marks[WATCHER])):
            message = {"kind": "rewound", "log": marks[-1], "n": timeline.n, "era": self.state.era}
            if seat == WATCHER and self.delayed is not None:
                self.delayed.tell(message)
            else:
                self._send(seat, message)
        self.tell_update(timeline.n)

    def tell_players(self, but: Connection | None = None) -> None:
        """Broadcast which people are connected, to all connections except `but`."""
        about = self.about()
        text = encoded(about)
        if self.delayed is not None:
            self.delayed.tell(about)
        for connection in list(self.state.connections):
            if connection is not but and (connection.seat != WATCHER or self.delayed is None):
                connection.send_text(text, about["kind"])

    def tell_settings(self, seat: Seat) -> None:
        """Send the settings of a person's seat to all their pages."""
        self._send(seat, {"kind": "settings", **(self.settings(seat) or {})})

    def _tell(
        self,
        seat: Seat,
        since: int,
        connections: Sequence[Connection],
        about: dict[str, Any] | None = None,
        *,
        whole: bool = False,
    ) -> None:
        """Send the state of the game to connections of a seat, as `update` makes it.

        Who has an update already, and understands changes, gets only what is different from it, unless
        `whole` is true.
        """
        update = self.update(seat, since, about)
        news = {key: update.pop(key) for key in NEWS}
        texts: dict[int, str] = {}
        for connection in connections:
            known = None if whole else connection.update
            text = texts.get(id(known))
            if text is None:
                what = update if known is None else {"kind": "changed", "changes": changes(known, update)}
                text = texts[id(known)] = encoded({**what, **news})
            connection.update = update if connection.changes else None
            connection.send_text(text, "update")

    def _send(self, seat: Seat, message: dict[str, Any]) -> None:
        text = encoded(message)
        for connection in list(self.state.connections):
            if connection.seat == seat:
                connection.send_text(text, message["kind"])
