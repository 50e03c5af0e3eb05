"""A table at rest keeps what is stored, and forgets what it can compute again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import pytest

from grimorio import games
from grimorio.kernel import WATCHER, Setup
from grimorio.kernel.record import ALL_SEATS
from grimorio.kernel.seats import Seat
from grimorio.web.game.picks import begun
from grimorio.web.game.timeline import Passing, Timeline
from grimorio.web.refusals import Refused
from grimorio.web.table.job import Job, JobQueue


def test_a_line_that_seats_see_alike_is_stored_once() -> None:
    game = games.get("magecraft")
    position = game.start(Setup("magecraft", 2, 1), journal=True, stops=ALL_SEATS)
    timeline = Timeline(game, position, Passing([]))
    while len(timeline.given) < 30:
        choice = timeline.position.choice
        after = begun(timeline.position)
        after.answer(0, choice.number)
        timeline.give((choice.number, choice.seat, choice.options[0]), after=after)
    lines = timeline.log.lines
    kept = {id(line) for seat in lines for line in lines[seat]}
    seen = {line for seat in lines for line in lines[seat]}
    assert sum(map(len, lines.values())) > 2 * len(seen) >= 2
    assert len(kept) < sum(map(len, lines.values())) / 2
    for seat in (WATCHER, Seat(0), Seat(1)):
        told = timeline.log.after(seat, 0)
        assert [line["i"] for line in told] == list(range(len(lines[seat])))
        assert all(line["event"] for line in told)


class Clock:
    """An event loop whose time passes only when a test says so; tasks run in the real one."""

    def __init__(self) -> None:
        self.now = 0.0
        self.timers: list[tuple[float, Callable[[], None]]] = []
        self.create_task = asyncio.get_running_loop().create_task

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, do: Callable[[], None]) -> Clock.Timer:
        timer = self.now + seconds, do
        self.timers.append(timer)
        return Clock.Timer(self, timer)

    def go(self, seconds: float) -> None:
        until = self.now + seconds
        while due := sorted(timer for timer in self.timers if timer[0] <= until):
            self.timers.remove(due[0])
            self.now = due[0][0]
            due[0][1]()
        self.now = until

    class Timer:
        def __init__(self, clock: Clock, timer: tuple[float, Callable[[], None]]) -> None:
            self.clock, self.timer = clock, timer

        def cancel(self) -> None:
            if self.timer in self.clock.timers:
                self.clock.timers.remove(self.timer)


class Quiet:
    """The queue of a table that is idle after a minute without a job, and what it did."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.clock = Clock()
        self.did: list[str] = []
        with monkeypatch.context() as patched:
            patched.setattr(asyncio, "get_running_loop", lambda: self.clock)
            rest, leave = (partial(self.did.append, name) for name in ("rest", "leave"))
            self.queue = JobQueue(self._do, rest, leave, 60.0)

    async def _do(self, job: Job) -> None:
        await job.work()
        self.did.append(job.request)
        job.result.set_result(None)

    def put(self, name: str) -> asyncio.Future[None]:
        result: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put(Job(lambda: asyncio.sleep(0), result, name, 0.0))
        return result


async def test_a_table_without_jobs_rests_each_time_and_then_is_idle(monkeypatch: pytest.MonkeyPatch) -> None:
    quiet = Quiet(monkeypatch)
    first, second = quiet.put("first"), quiet.put("second")
    await asyncio.wait([first, second])
    quiet.clock.go(19)
    assert quiet.did == ["first", "second"]
    quiet.clock.go(2)
    assert quiet.did.pop() == "rest"
    quiet.clock.go(30)
    await quiet.put("third")
    quiet.clock.go(19)
    assert quiet.did == ["first", "second", "third"], "quiet from the newest job on"
    quiet.clock.go(30)
    assert quiet.did[3:] == ["rest"], "once"
    quiet.clock.go(12)
    assert quiet.did[4:] == ["rest", "leave"]
    quiet.clock.go(60)
    assert quiet.did[6:] == ["rest", "leave"], "again and again, while it cannot leave"


async def test_a_busy_table_does_not_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    quiet = Quiet(monkeypatch)
    for _ in range(20):
        await quiet.put("job")
        quiet.clock.go(15)
    assert quiet.did == ["job"] * 20
    held = asyncio.Event()
    result: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    quiet.queue.put(Job(held.wait, result, "long", 0.0))
    await asyncio.sleep(0)
    quiet.clock.go(200)
    assert quiet.did == ["job"] * 20
    held.set()
    await result


async def test_what_waits_in_a_queue_that_closes_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    quiet = Quiet(monkeypatch)
    first, second = quiet.put("first"), quiet.put("second")
    await asyncio.sleep(0)
    quiet.queue.close(Refused("table-refused-storage"))
    with pytest.raises(Refused):
        await second
    await first
    quiet.clock.go(200)
    assert quiet.did == ["first"], "a closed queue notices nothing"
    assert not quiet.clock.timers


async def test_a_queue_goes_on_after_a_job_that_was_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    quiet = Quiet(monkeypatch)
    broken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    broken.cancel()
    quiet.queue.put(Job(lambda: broken, asyncio.get_running_loop().create_future(), "broken", 0.0))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await quiet.put("next")
    assert quiet.did == ["next"]
