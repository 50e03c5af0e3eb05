"""Work in other processes: a job that hangs, dies or wants too much memory fails alone."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from grimorio.web.limits import Pace
from grimorio.web.processes.heavy import IN_ALL, WAITING, HeavyWork, Turns
from grimorio.web.refusals import Refused
from grimorio.web.settings import Settings
from tests.trust.chores import die, fail, fill, hang, hoard, refuse, spin, whose
from tests.web.helpers import Server
from tests.web.records import finished

PLENTY = Pace(10**9, 10**9)


@pytest.fixture
def heavy(request: pytest.FixtureRequest) -> Iterator[HeavyWork]:
    """Yield one process that allows each job one second and 100 MB, or the settings that a test gives."""
    usual: dict[str, Any] = {"heavy_workers": 1, "heavy_cpu": 1, "heavy_memory": 100 * 2**20}
    work = HeavyWork(Settings(**{**usual, "heavy_pace": PLENTY, **getattr(request, "param", {})}))
    yield work
    work.close()


async def reason(work: HeavyWork, *asked: Any, address: str = "a") -> str:
    """Check that a job is refused, and return the reason."""
    with pytest.raises(Refused) as refused:
        await work.do(address, *asked)
    return refused.value.reason


@pytest.mark.deep
async def test_what_takes_too_much_is_refused_and_the_next_one_served(heavy: HeavyWork) -> None:
    first = await heavy.do("a", whose)
    assert first != os.getpid() and await heavy.do("a", whose) == first
    assert await reason(heavy, spin) == "table-refused-costly"
    assert await reason(heavy, fill, 10**9) == "table-refused-costly"
    assert await reason(heavy, die) == "table-refused-costly"
    assert await heavy.do("a", whose) not in (first, os.getpid())


@pytest.mark.parametrize("heavy", [{"heavy_wait": 3.0}], indirect=True)
async def test_what_hangs_is_ended(heavy: HeavyWork) -> None:
    await heavy.do("a", whose)
    assert await reason(heavy, hang) == "table-refused-costly"
    assert await heavy.do("a", fill, 10) == 10


async def test_what_is_within_the_limits_is_done(heavy: HeavyWork) -> None:
    assert await heavy.do("a", spin, 0.5) == "done"
    assert await heavy.do("a", fill, 10**7) == 10**7


async def test_refusals_come_back_whole_and_faults_tell_nothing(
    heavy: HeavyWork, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(Refused) as refused:
        await heavy.do("a", refuse)
    told = refused.value
    assert (told.reason, told.field, told.rule, told.pick) == ("table-refused-scenario", "setup", "R", 2)
    assert told.args_ == {"line": 7, "detail": "x"}
    assert await reason(heavy, fail) == "table-refused-server"
    assert "a fault of ours" in caplog.text


async def test_a_process_that_has_grown_is_replaced(heavy: HeavyWork) -> None:
    pids = [await heavy.do("a", hoard, 60 * 2**20) for _ in range(4)]
    assert pids[0] == pids[1] == pids[2] != pids[3]


@pytest.mark.parametrize("heavy", [{"heavy_cpu": 5, "heavy_pace": Pace(1.0, 0.001)}], indirect=True)
async def test_an_address_pays_for_what_it_had(heavy: HeavyWork) -> None:
    assert await heavy.do("a", spin, 0.6) == "done"
    assert await heavy.do("a", spin, 0.6) == "done"
    with pytest.raises(Refused) as refused:
        await heavy.do("a", whose)
    assert refused.value.reason == "table-refused-pace" and refused.value.args_["seconds"] > 9
    assert await heavy.do("b", fill, 1) == 1


@pytest.mark.deep
@pytest.mark.parametrize("heavy", [{"heavy_workers": 2, "heavy_cpu": 3}], indirect=True)
async def test_one_address_leaves_room_for_another(heavy: HeavyWork) -> None:
    await asyncio.gather(heavy.do("a", whose), heavy.do("b", whose))
    greedy = [asyncio.create_task(heavy.do("a", spin, 0.4)) for _ in range(5)]
    await asyncio.sleep(0)
    assert await heavy.do("b", fill, 1) == 1
    assert sum(one.done() for one in greedy) < 2
    assert await asyncio.gather(*greedy) == ["done"] * 5


async def test_turns_are_bounded() -> None:
    turns, go = Turns(1), asyncio.Event()

    async def waits(address: str) -> None:
        async with turns.turn(address):
            await go.wait()

    def tasks(address: str, count: int) -> list[asyncio.Task[None]]:
        return [asyncio.create_task(waits(address)) for _ in range(count)]

    async def why(address: str) -> str:
        with pytest.raises(Refused) as refused:
            await waits(address)
        return refused.value.reason

    waiting = tasks("a", WAITING + 1)
    await asyncio.sleep(0)
    assert await why("a") == "table-refused-pace"
    for number in range(IN_ALL - len(waiting)):
        waiting += tasks(f"b{number}", 1)
    await asyncio.sleep(0)
    assert await why("c") == "table-refused-busy"
    go.set()
    await asyncio.gather(*waiting)
    assert turns.queues == {} and turns.count == 0


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="kills a process")
async def test_a_process_killed_from_outside_is_replaced(heavy: HeavyWork) -> None:
    os.kill(await heavy.do("a", whose), signal.SIGKILL)
    answers = [await asyncio.gather(heavy.do("a", fill, 1), return_exceptions=True) for _ in range(2)]
    assert answers[-1] == [1]


@pytest.mark.deep
def test_a_server_reads_files_and_plays_games_again_in_other_processes(tmp_path: Path) -> None:
    """A server with the real processes reads a record, its replay, a report, cards, positions and decks."""
    work = HeavyWork(Settings(heavy_workers=1))
    with Server(tmp_path / "games.sqlite", heavy=work) as server:
        http = server.http
        id = http.post("/api/records", json=finished(3)).json()["id"]
        steps = http.get(f"/api/games/{id}/replay?seat=-3&count=200").json()["steps"]
        outline = http.get(f"/api/games/{id}/replay/outline")
        assert len(steps) > 3 and outline.json()["log"] and outline.headers["content-encoding"] == "gzip"
        assert http.post(f"/api/games/{id}/report", json={"seat": -2, "line": 0}).json()["record"]
        situation = {"game": "magecraft", "seats": 2, "situation": {"A": {"hp": "F1"}, "B": {"hp": "W1"}}}
        assert http.post("/api/situations", json=situation).json()["limits"]
        file = http.post("/api/situations/file", json=situation).json()
        assert len(http.post("/api/situations/read", json=file).json()["scenarios"]) == 1
        refused = http.post("/api/situations", json={**situation, "situation": {"A": {"hp": "F99"}}})
        assert (refused.status_code, refused.json()["error"]) == (422, "table-refused-setup")
        deck = {"game": "magic", "text": "4 Shock\n1 Shokc"}
        assert http.post("/api/decks", json=deck).json()["wrong"][0]["near"]
        cards = {"game": "mickey", "name": "x.yaml", "text": "cards: []"}
        assert http.post("/api/cards", json=cards).json()["cards"] is None
        assert http.post("/api/sheets", json={"text": "{"}).status_code == 422
        assert work.all[0].process is not None and work.all[0].process.pid != os.getpid()
    work.close()
