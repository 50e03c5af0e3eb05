"""Store what happens at a table: each change is on the disk before anybody sees it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from grimorio.kernel import Position, Record, Setup
from grimorio.kernel.seats import Seat
from grimorio.store import ChatRow, MatchRow, SeatRow, Store
from grimorio.store.answers import Addition, Given
from grimorio.store.models import MatchState, now
from grimorio.web.game import luck, sealed_answers
from grimorio.web.game.judging import Judging
from grimorio.web.game.picks import Played
from grimorio.web.refusals import Refused
from grimorio.web.settings import Settings
from grimorio.web.table.state import TableState

log = logging.getLogger(__name__)
T = TypeVar("T")


class Disk(Protocol):
    """The interface of the server's store for a table."""

    store: Store
    settings: Settings

    async def on_disk(self, work: Callable[..., T], *args: Any, **named: Any) -> T:
        """Call a method of the store in a thread, outside the event loop, and return its result.

        `work` is the method; `args` and `named` are its arguments.
        """

    async def add(self, addition: Addition) -> None:
        """Store answers, together with those of other tables that wait for the disk meanwhile.

        Raises:
            SQLAlchemyError: as `Store.add` says.
        """


def asked(position: Position) -> list[Seat]:
    """The seats that a position waits for, in order."""
    return sorted({choice.seat for choice in position.waiting})


class TableStorage:
    """The store, for one table.

    Attributes:
        lost: whether the table may differ from the disk, and must be removed from memory.
    """

    def __init__(self, state: TableState, disk: Disk) -> None:
        self.state = state
        self.disk = disk
        self.store = disk.store
        self.lost = False

    async def keep(self, work: Callable[..., T], *args: Any, **named: Any) -> T:
        """Call a method of the store; after a failure the table will be read from the disk again.

        `work` is the method; `args` and `named` are its arguments. Returns the method's result.

        Raises:
            Refused: the call failed.
        """
        return await self._kept(self.disk.on_disk(work, *args, **named))

    async def _kept(self, call: Awaitable[T]) -> T:
        """The result of a call of the store; see `keep`."""
        try:
            return await call
        except SQLAlchemyError:
            log.exception("game %s: the database failed", self.state.row.id)
            self.lost = True
            raise Refused("table-refused-storage") from None

    async def note(self, **changes: Any) -> None:
        """Store some of the game's fields by name: see `Store.note`."""
        await self.keep(self.store.note, self.state.row.id, **changes)
        self._change(self.state.row, changes)

    async def mark(self) -> None:
        """Store the present state of the game ("open", "playing", "over", "broken") and the table's notices.

        Notices are the messages that the table shows about the game's past, such as that the luck was drawn
        again: `[{"message", "args"}]` (`TableState.notices`).
        """
        row = self.state.row
        await self.keep(self.store.mark, row.id, row.state, self.state.notices)

    async def answers(
        self,
        run: Sequence[Played],
        *,
        clock: dict[str, Any] | None,
        seals: list[dict[str, Any]],
        judging: Judging | None = None,
    ) -> None:
        """Store answers, with a snapshot if one is due.

        If the answers end the game, its result and its record are stored too.

        Args:
            run: the answers, in order; automatic ones come last.
            clock: the clock after them, or None without one.
            seals: the sealed answers after them.
            judging: the judge's place, if the answers follow from a ruling; otherwise None.
        """
        row, timeline = self.state.row, self.state.timeline
        assert timeline is not None
        given, after = [played.given for played in run], run[-1].after
        extra: dict[str, Any] = {}
        every = self.disk.settings.snapshot_every
        if after.over or (timeline.answers + len(given)) // every != timeline.answers // every:
            extra["position"] = after.to_json()
        if after.result is not None:
            extra["result"] = after.result.to_json()
            if not timeline.era:
                extra["record"] = self._record(given, after, seals, judging or self.state.judging)
        addition = Addition(
            row.id,
            timeline.era,
            timeline.answers,
            given,
            auto=sum(played.auto for played in run),
            rewinds=row.rewinds,
            clock=clock,
            seals=None if seals is self.state.row.seals else seals or None,
            asked=asked(after),
            judge=None if judging is None else judging.to_json(),
            **extra,
        )
        await self._kept(self.disk.add(addition))

    def _record(
        self, given: list[Given], after: Position, seals: list[dict[str, Any]], judging: Judging
    ) -> dict[str, Any]:
        """The record, as JSON data, of the game that the answers `given` have ended.

        It has the keys of `Record.to_json`, "luck", and "seals" and "judge" if there are sealed answers or
        rulings. `after` is the last position, `seals` are all sealed answers of the game as they are stored,
        and `judging` has the rulings.
        """
        row, timeline = self.state.row, self.state.timeline
        assert timeline is not None
        players = tuple(seat.name for seat in row.seats)
        answers = [*timeline.given, *given]
        record = Record(timeline.position.setup, row.version, row.card_hash, players, answers)
        record.finish(after)
        data = {**record.to_json(), "luck": luck.noted(row)}
        if seals:
            data["seals"] = sealed_answers.noted(row.id, seals)
        if judging.rulings:
            data["judge"] = judging.to_json()["rulings"]
        return data

    async def rewind(
        self,
        left: int,
        position: Position,
        settings: dict[Seat, Any],
        clock: dict[str, Any] | None,
        judging: Judging,
    ) -> None:
        """Store that the last answers were taken back, so that `left` remain.

        `position` is the position then, `settings` are the new settings of seats, `clock` is the clock, and
        `judging` the judge's place with the rulings.
        """
        row, timeline = self.state.row, self.state.timeline
        assert timeline is not None
        rewind, data = self.store.rewind, position.to_json()
        changed = {int(seat): new for seat, new in settings.items()}
        counts = timeline.era, left, row.rewinds
        judge = None if row.judge is None else judging.to_json()
        await self.keep(rewind, row.id, *counts, data, changed, clock, asked(position), judge)
        if judge is not None:
            self.state.set_judging(judging)
        row.rewinds += 1
        row.updated = now()
        for seat, new in settings.items():
            row.seats[seat].settings = new

    async def match(self, kept: MatchRow, state: MatchState, about: dict[str, Any]) -> None:
        """Store a match: its state, and `about`, the match as JSON data from `Match.to_json`.

        `kept` is the match as it was stored before.
        """
        await self.keep(self.store.keep_match, kept.id, state, about)
        kept.state, kept.about = state, about

    async def limit(self, setup: Setup) -> None:
        """Store the setup of the game in progress with a last turn, because its match has no time left."""
        row, timeline = self.state.row, self.state.timeline
        assert timeline is not None
        data = setup.to_json()
        await self.keep(self.store.limit, row.id, timeline.era, data)
        row.setup = data

    async def line(self, line: ChatRow, first: int) -> None:
        """Store a line of the chat, and delete the lines of its room before line `first`."""
        await self.keep(self.store.say, line, first)

    async def silence(self, muted: list[int | str]) -> None:
        """Store whom the operator has muted in the chat, see `GameRow.muted`."""
        await self.keep(self.store.silence, self.state.row.id, muted)
        self.state.row.muted = muted or None

    async def settings(self, seat: Seat, settings: dict[str, Any]) -> None:
        """Store a person's settings."""
        await self.keep(self.store.settings, self.state.row.id, seat, settings)
        self.state.row.seats[seat].settings = settings

    async def token(self, seat: Seat, stored: str) -> None:
        """Replace the token of a seat by one with the digest `stored`."""
        await self.keep(self.store.rebind, self.state.row.id, seat, stored)
        self.state.row.seats[seat].token_hash = stored

    async def hand(self, seat: Seat, **changes: Any) -> None:
        """Store who plays a seat now: its new `kind`, `bot`, `token_hash` and `seal`."""
        await self.keep(self.store.hand, self.state.row.id, seat, **changes)
        self._change(self.state.row.seats[seat], changes)

    async def share(self, seat: SeatRow, seal: str | None, secret: str) -> None:
        """Store the hash of a seat's share of the luck (`seal`), and the share itself (`secret`).

        `seal` is None for a seat without a share; `secret` is empty until the share has been opened.
        """
        await self.keep(self.store.share, self.state.row.id, seat.seat, seal, secret)
        seat.seal, seat.secret = seal, secret

    async def draw(self, secret: str, seals: dict[int, str | None]) -> None:
        """Store a new secret of the server, and the new seals of the seats given by number."""
        row = self.state.row
        await self.keep(self.store.redraw, row.id, secret, row.draws + 1, seals, self.state.notices)
        row.secret, row.draws = secret, row.draws + 1
        for number, seal in seals.items():
            row.seats[number].seal, row.seats[number].secret = seal, ""

    @staticmethod
    def _change(row: object, changes: dict[str, Any]) -> None:
        for name, value in changes.items():
            setattr(row, name, value)
