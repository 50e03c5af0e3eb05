"""Bots' processes that die, hang or are killed: the table says so, and the game goes on."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from grimorio.web.bots.workers import BotProcesses, Question, think
from tests.cost import deep
from tests.web.helpers import BOT, Person, Server, hurried


def die(asked: Question) -> int:
    """End the process when the bot "random" is asked; let other bots think."""
    if asked.bot == "random":
        os._exit(9)
    return think(asked)


def hang(asked: Question) -> int:
    """Never answer when the bot "random" is asked; let other bots think."""
    if asked.bot == "random":
        time.sleep(3600)
    return think(asked)


def answer_some(person: Person, luck: random.Random, count: int) -> None:
    for _ in range(count):
        choice = person.turn()
        if choice is None:
            return
        before = person.update
        assert person.answer(choice["number"], hurried(luck, choice["options"]))["kind"] == "ack"
        person.until(lambda update, before=before: update is not before)


@pytest.mark.parametrize(("work", "timeout"), [deep(die, 60.0), (hang, 1.0)])
def test_a_bot_that_dies_or_hangs_is_replaced_at_its_table_alone(
    tmp_path: Path, work: Callable[[Question], int], timeout: float
) -> None:
    workers = BotProcesses(1, timeout, work)
    with Server(tmp_path / "games.sqlite", workers) as server:
        bad = server.make(BOT, seed=1)
        good = server.make([{"kind": "person"}, {"kind": "bot", "bot": "greedy"}], seed=1)
        with server.person(bad["id"], bad["token"]) as ada, server.person(good["id"], good["token"]) as eve:
            luck = random.Random(1)
            answer_some(ada, luck, 6)
            answer_some(eve, luck, 6)
            assert ada.turn() is not None and eve.turn() is not None
            assert ada.update is not None and eve.update is not None
            named = [(one["message"], one["args"].get("bot")) for one in ada.update["notices"]]
            assert ("table-notice-bot-replaced", "greedy") in named
            if work is die:  # a slow machine may well need more than the short time of the other
                assert all(one["message"] != "table-notice-bot-replaced" for one in eve.update["notices"])


def die_once(mark: Path, asked: Question) -> int:
    """End the process the first time that the bot "random" is asked, and make the file `mark`; let it
    think after that.
    """
    if asked.bot == "random" and not mark.exists():
        mark.touch()
        os._exit(9)
    return think(asked)


@pytest.mark.deep
def test_a_process_that_dies_once_costs_no_bot_its_seat(tmp_path: Path) -> None:
    workers = BotProcesses(1, 60.0, partial(die_once, tmp_path / "fallen"))
    with Server(tmp_path / "games.sqlite", workers) as server:
        game = server.make(BOT, seed=1)
        with server.person(game["id"], game["token"]) as ada:
            answer_some(ada, random.Random(1), 4)
            assert (tmp_path / "fallen").exists() and ada.update is not None
            assert all(one["message"] != "table-notice-bot-replaced" for one in ada.update["notices"])


def dawdle(thinking: Path, asked: Question) -> int:
    """Make the file `thinking` and wait for a while when the bot "random" is asked, then let it think."""
    if asked.bot == "random":
        thinking.touch()
        time.sleep(1.0)
    return think(asked)


def test_conceding_while_a_bot_thinks_leaves_its_process_to_others(tmp_path: Path) -> None:
    thinking = tmp_path / "thinking"
    workers = BotProcesses(1, 60.0, partial(dawdle, thinking))
    with Server(tmp_path / "games.sqlite", workers) as server:
        good = server.make([{"kind": "person"}, {"kind": "bot", "bot": "greedy"}], seed=1)
        with server.person(good["id"], good["token"]) as eve:
            answer_some(eve, random.Random(1), 3)
            process = workers.all[0].process
            slow = server.make(BOT, seed=1)
            with server.person(slow["id"], slow["token"]) as ada:
                luck = random.Random(1)
                while not thinking.exists():
                    if (choice := ada.until(lambda _: True)["view"]["choice"]) is not None:
                        ada.say(
                            kind="answer", choice=choice["number"], options=[hurried(luck, choice["options"])]
                        )
                        ada.wait("update")
                    time.sleep(0.05)
                ada.say(kind="concede")
                ada.until(lambda update: update["view"]["result"] is not None)
            answer_some(eve, random.Random(2), 3)
        assert process is not None and workers.all[0].process is process and process.is_alive()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="kills a process")
def test_workers_killed_from_outside_cost_no_game(tmp_path: Path) -> None:
    """The game goes on when the bots' process is killed between two of their answers."""
    workers = BotProcesses(1, 60.0)
    with Server(tmp_path / "games.sqlite", workers) as server:
        game = server.make([{"kind": "person"}, {"kind": "bot", "bot": "greedy"}], seed=2)
        luck = random.Random(2)
        with server.person(game["id"], game["token"]) as ada:
            answer_some(ada, luck, 4)
            process = workers.all[0].process
            assert process is not None
            process.kill()
            answer_some(ada, luck, 8)
            assert ada.update is not None and ada.update["n"] > 12
