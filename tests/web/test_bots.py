"""Bots at a table: they run in processes of their own, see only what their seat sees, and are replaced
when they fail.
"""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from grimorio import games
from grimorio.events.sessions import drawn
from grimorio.kernel import WATCHER, Luck, Position, Setup
from grimorio.simulator.one import bots_game
from grimorio.store import SeatRow
from grimorio.web.bots.seats import scene
from grimorio.web.bots.workers import BotFailed, BotProcesses, Question, question, think
from grimorio.web.game import seat_settings
from tests.cost import deep
from tests.web.helpers import BOT, Guessing, Server

SEED = 2**77 + 987654321


def hang(asked: Question) -> int:
    if asked.bot == "random":
        time.sleep(3600)
    return 0


def die(asked: Question) -> int:
    if asked.bot == "random":
        os._exit(7)
    return 0


def cheat(_asked: Question) -> int:
    return 10**6


def fresh(seed: int = SEED) -> Position:
    return games.get("magecraft").start(Setup("magecraft", 2, seed))


def ask(position: Position, bot: str, luck: int = 5) -> Question:
    return question(position, position.choice.seat, bot, 1, luck)


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Run a coroutine to its end in another thread, since tests of browsers keep an event loop running
    in this one.
    """
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()  # noqa: TID251 - a thread of its own


def test_bots_wait_for_people_to_see_a_challenge_and_by_what_everybody_sees() -> None:
    live = games.get("live")
    lines = []
    for seed in range(4):
        setup = Setup("live", 8, seed, cards=drawn(None, 8, Luck(seed)))
        journal = bots_game(setup, ["random"] * 8, Luck(seed))[0].journal or []
        lines += [line for event in journal if (line := event.seen_by(WATCHER)) is not None]
    assert {line["event"] for line in lines} > set(live.scenes), "spectators see each of them"
    ends = [scene(live, [line]) for line in lines if line["event"] in ("throws", "lay-out")]
    assert set(ends) == {1, 8} and scene(live, []) == 1
    assert scene(live, lines) == 8 and scene(games.get("magecraft"), lines) == 1


def test_the_slowest_wish_of_the_people_sets_the_pace_of_bots() -> None:
    bot = SeatRow(seat=0, kind="bot", settings=None)
    people = [SeatRow(seat=seat, kind="person", settings=None) for seat in (1, 2)]
    assert seat_settings.pace([bot, *people]) == 1
    people[0].settings = {"pace": "quick"}
    assert seat_settings.pace([bot, people[0]]) < 1 and seat_settings.pace([bot, *people]) == 1
    people[1].settings = {"pace": "slow"}
    assert seat_settings.pace([bot, *people]) == 4
    assert seat_settings.pace([bot]) == 1, "nobody plays: spectators wish nothing"


def test_a_bot_is_told_the_view_and_an_imagined_position_only() -> None:
    position = fresh()
    seat = position.choice.seat
    asked = ask(position, "greedy")
    text = json.dumps(asked.imagined) + json.dumps(asked.view)
    assert str(SEED) not in text and str(position.luck) not in text
    assert asked.view == position.seen_by(seat)
    # Asked about another position the seat holds possible, the question is the same, letter for letter.
    for luck in range(20):
        other = position.imagine(seat, luck)
        assert question(other, seat, "greedy", 1, 5) == asked


@pytest.mark.parametrize("bot", ["random", "greedy", "search:2"])
def test_thinking_finds_an_option(bot: str) -> None:
    position = fresh()
    assert 0 <= think(ask(position, bot)) < len(position.choice.options)


def test_workers_think_in_other_processes() -> None:
    async def choose() -> int:
        workers = BotProcesses(1, 120.0)
        try:
            return await workers.choose(ask(fresh(), "greedy"))
        finally:
            workers.close()

    assert run(choose()) == think(ask(fresh(), "greedy"))


@pytest.mark.parametrize(("work", "timeout"), [(hang, 0.2), deep(die, 120.0)])
def test_a_worker_that_hangs_or_dies_is_replaced(work: Callable[[Question], int], timeout: float) -> None:
    async def choose() -> int:
        workers = BotProcesses(1, timeout, work)
        try:
            with pytest.raises(BotFailed):
                await workers.choose(ask(fresh(), "random"))
            workers.timeout = 120.0
            return await workers.choose(ask(fresh(), "greedy"))
        finally:
            workers.close()

    assert run(choose()) == 0


def test_an_answer_that_is_no_option_is_a_failure() -> None:
    async def choose() -> None:
        workers = BotProcesses(1, 120.0, cheat)
        try:
            with pytest.raises(BotFailed):
                await workers.choose(ask(fresh(), "random"))
        finally:
            workers.close()

    run(choose())


class Failing(Guessing):
    """Bots of which those with some names fail whenever they are asked."""

    def __init__(self, *names: str) -> None:
        super().__init__()
        self.names = names

    async def choose(self, asked: Question) -> int:
        if asked.bot in self.names:
            self.questions.append(asked)
            raise BotFailed("it does not want to")
        return await super().choose(asked)


@pytest.mark.parametrize(
    ("failing", "stand_ins"), [(("random",), ["greedy"]), (("random", "greedy"), ["greedy", "random"])]
)
def test_a_bot_that_fails_is_replaced_and_the_table_says_so(
    tmp_path: Path, failing: tuple[str, ...], stand_ins: list[str]
) -> None:
    bots = Failing(*failing)
    with Server(tmp_path / "games.sqlite", bots) as server:
        game = server.make(BOT)
        with server.person(game["id"], game["token"]) as ada:
            for _ in range(12):
                choice = ada.turn()
                assert choice is not None
                before = ada.update
                ada.answer(choice["number"], choice["options"][-1])
                ada.until(lambda update, before=before: update is not before)
            assert ada.update is not None
            told = [one for one in ada.update["notices"] if one["message"] == "table-notice-bot-replaced"]
            assert [one["args"]["bot"] for one in told] == stand_ins
        # Each failed once, and was not asked again.
        assert [[one.bot for one in bots.questions].count(name) for name in failing] == [1] * len(failing)
