"""A bot's process that dies, hangs or is killed: the table says so, plays on."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from grimorio.web.thinkers import Question, Workers, think
from tests.web.helpers import BOT, Person, Server, hurried


def die(asked: Question) -> int:
    """The bot "random" ends its process; others think."""
    if asked.bot == "random":
        os._exit(9)
    return think(asked)


def hang(asked: Question) -> int:
    """The bot "random" never answers; others think."""
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


@pytest.mark.parametrize(("work", "timeout"), [(die, 60.0), (hang, 2.0)])
def test_a_bot_that_dies_or_hangs_is_replaced_at_its_table_alone(
    tmp_path: Path, work: Callable[[Question], int], timeout: float
) -> None:
    workers = Workers(1, timeout, work)
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


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="kills a process")
def test_workers_killed_from_outside_cost_no_game(tmp_path: Path) -> None:
    """Whatever kills the bots' process between two thoughts, the game goes on."""
    workers = Workers(1, 60.0)
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
