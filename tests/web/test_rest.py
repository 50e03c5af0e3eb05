"""A table at rest keeps what is stored, and forgets what it can compute again."""

from __future__ import annotations

import asyncio

from grimorio import games
from grimorio.kernel import WATCHER, Setup
from grimorio.kernel.record import ALL_SEATS
from grimorio.kernel.seats import Seat
from grimorio.web.game.picks import begun
from grimorio.web.game.timeline import Passing, Timeline
from grimorio.web.table.job import Job, next_job


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


async def test_a_table_without_jobs_rests_and_then_is_idle() -> None:
    rests: list[str] = []
    assert await next_job(asyncio.Queue(), 0.01, lambda: rests.append("rest")) is None
    assert rests


async def test_a_table_at_rest_still_takes_the_next_job() -> None:
    queue: asyncio.Queue[Job] = asyncio.Queue()
    job = Job(lambda: asyncio.sleep(0), asyncio.get_running_loop().create_future(), "", 0.0)
    asyncio.get_running_loop().call_later(0.02, queue.put_nowait, job)
    assert await next_job(queue, 60.0, lambda: None) is job
