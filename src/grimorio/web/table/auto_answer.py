"""Automatic answers for people: by the settings of their seat, and when they have no time left."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Literal

from grimorio.games.passing import only_passes, passed
from grimorio.kernel import WATCHER, Choice, Option, Position
from grimorio.kernel.seats import Seat
from grimorio.store import SeatRow
from grimorio.web.game import seat_settings
from grimorio.web.game.picks import Played, begun
from grimorio.web.refusals import Refused
from grimorio.web.table.state import Ask, KeepSettings, TableState

log = logging.getLogger(__name__)


class AutoAnswer:
    """The automatic answers at one table.

    Args:
        state: the state of the table.
        out: tells whether a seat is asked and has no time left.
        ask: runs work in the table's queue, one piece after another.
        answer: answers a choice for a seat; called in the table's queue.
        keep_settings: stores a seat's settings, and applies them.
        tell_untold: broadcasts an update that was held back because more was to follow.
        pause: seconds before a choice is passed.
    """

    def __init__(
        self,
        state: TableState,
        *,
        out: Callable[[Seat], bool],
        ask: Ask,
        answer: Callable[[Choice, Option], Awaitable[None]],
        keep_settings: KeepSettings,
        tell_untold: Callable[[], None],
        pause: float,
    ) -> None:
        self.state = state
        self.out = out
        self.ask = ask
        self.answer = answer
        self.keep_settings = keep_settings
        self.tell_untold = tell_untold
        self.pause = pause
        self.coming: dict[int, asyncio.Task[None]] = {}

    async def set(
        self,
        seat: Seat,
        stops: list[str],
        auto: list[str],
        until: Literal["turn", "round"] | None,
        wishes: dict[str, Any],
        *,
        hold: bool = False,
    ) -> None:
        """Store and apply a person's new settings.

        Args:
            seat: the person's seat.
            stops: names of choices (`Game.habit`) that the person is asked even with one option.
            auto: names of choices that are passed automatically.
            until: "turn" passes everything until the seat's next turn, "round" until the next round; None
                does not.
            wishes: "skip" and "pace" as `SeatSettings` describes them.
            hold: whether nothing is answered automatically until the person passes.

        Raises:
            Refused: spectators and judges have no settings.
        """
        if seat < 0:
            raise Refused("table-refused-spectator")
        old = self.state.row.seats[seat].settings or {}
        timeline = self.state.timeline
        yielding: dict[str, Any] | None = None
        first = 1
        if timeline is not None and not timeline.position.over:
            position = timeline.position
            if until is not None:
                yielding = {"until": until, "seen": seat_settings.moment(self._public())}
            asked = (choice.number for choice in position.waiting if choice.seat == seat)
            first = min([position.asked + 1, *asked])
        new = {
            "stops": sorted(set(stops)),
            "auto": sorted(set(auto)),
            "yield": yielding,
            "from": first,
            "muted": old.get("muted", []),
            **wishes,
            "hold": timeline.answers if hold and timeline is not None else None,
        }
        await self.keep_settings(seat, new)

    async def look(self) -> None:
        """End what seats asked for until now (passing, holding), and schedule automatic answers.

        The table calls this after every change of the game.
        """
        timeline = self.state.timeline
        if timeline is None:
            return
        for seat in self.state.row.seats:
            if self._yielding(seat) is False:
                await self._end(seat, "yield")
            if seat_settings.passed_since_hold(seat.settings, seat.seat, timeline.given, timeline.before):
                await self._end(seat, "hold")
        self.wake()

    async def _end(self, seat: SeatRow, setting: str) -> None:
        """End a setting of a seat; the update that ends it is broadcast first."""
        self.tell_untold()
        await self.keep_settings(seat.seat, {**(seat.settings or {}), setting: None})

    def wake(self) -> None:
        """Schedule the automatic answers to the choices now asked; cancel all others."""
        for task in self.coming.values():
            task.cancel()
        self.coming.clear()
        if self.state.timeline is None or self.state.closed:
            return
        if self.state.judging.stopped:
            self.tell_untold()
            return
        position = self.state.timeline.position
        at_once = False
        for choice in position.waiting:
            decided = self._decided(choice, position)
            if decided is not None:
                option, later = decided
                pause = self.pause if later else 0.0
                self.coming[choice.number] = asyncio.create_task(self._answer(choice, option, pause))
                at_once = at_once or not later
        if not at_once:
            self.tell_untold()

    def following(self, position: Position, most: int) -> list[Played]:
        """The automatic answers without a pause that follow a position which is not stored yet, in order.

        They are played on copies of `position`, and stored together with the answer that led to it. The list
        is empty where each answer may change what is automatic after it: while somebody yields or holds.
        There are fewer than `most`.
        """
        settings = [seat.settings or {} for seat in self.state.row.seats]
        if any(wish.get("yield") or wish.get("hold") is not None for wish in settings):
            return []
        timeline = self.state.timeline
        assert timeline is not None
        run: list[Played] = []
        try:
            while len(position.waiting) == 1 and len(run) + 1 < most:
                choice = position.waiting[0]
                decided = None if choice.ask in timeline.game.sealed else self._wished(choice, position)
                if decided is None or decided[1]:
                    break
                position = begun(position)
                position.give(decided[0], choice.number)
                timeline.passing.over(position)
                run.append(Played((choice.number, choice.seat, tuple(decided[0])), position, True))
        except Exception:  # the answer before is stored all the same; `wake` comes to this choice again
            log.exception("game %s: an automatic answer failed", self.state.row.id)
        return run

    def stop(self) -> None:
        """Cancel all automatic answers."""
        for task in self.coming.values():
            task.cancel()
        self.coming.clear()

    def _yielding(self, seat: SeatRow) -> bool | None:
        """Whether a seat that asked to pass everything still does; None if it did not ask."""
        if not (seat.settings or {}).get("yield"):
            return None
        return seat_settings.yields(seat.settings, seat.seat, self._public())

    def _public(self) -> dict[str, Any]:
        """The table as spectators see it."""
        assert self.state.timeline is not None
        table: dict[str, Any] = self.state.timeline.tables.seen(self.state.timeline.position, WATCHER)
        return table

    def _decided(self, choice: Choice, position: Position) -> tuple[Option, bool] | None:
        """The automatic answer to a choice, and whether to pause before it; None if the person is asked.

        `position` is the position that asks it.
        """
        if self.state.row.seats[choice.seat].kind == "person":
            if self.out(choice.seat):
                return passed(choice) or choice.options[0], True
            if seat_settings.passes(self.state.row.seats, position, choice):
                return choice.options[0], False  # its person wanted to stop here, and does no longer
        return self._wished(choice, position)

    def _wished(self, choice: Choice, position: Position) -> tuple[Option, bool] | None:
        """The same by the settings of the person alone; None for a bot, too."""
        seats = self.state.row.seats
        seat = seats[choice.seat]
        if seat.kind != "person":
            return None
        option = seat_settings.taken(seats, position, choice, bool(self._yielding(seat)))
        if option is None:
            return None
        skipped = only_passes(choice) and seat_settings.skips(seats, choice.seat)
        return option, not (skipped or seat_settings.quiet(position, choice, option))

    async def _answer(self, choice: Choice, option: Option, pause: float) -> None:
        await asyncio.sleep(pause)
        with contextlib.suppress(Refused):
            await self.ask(lambda: self._give(choice, option))

    async def _give(self, choice: Choice, option: Option) -> None:
        """Give an automatic answer to a choice, unless the choice is no longer asked."""
        timeline = self.state.timeline
        if timeline is not None and any(one is choice for one in timeline.position.waiting):
            self.coming.pop(choice.number, None)
            await self.answer(choice, option)
