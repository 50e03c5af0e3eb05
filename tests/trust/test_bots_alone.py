"""Games that only bots play: they pause while nobody watches, and never delay the games of people."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from grimorio.web import Settings
from grimorio.web.bots.turns import BotTurns
from grimorio.web.bots.workers import Question
from grimorio.web.limits import Pace
from tests.web.helpers import BOT, Guessing, Server, hurried

ALONE = [{"kind": "bot", "bot": "random"}] * 2


def answers(server: Server, id: str) -> int:
    past = server.store.past(id)
    assert past is not None
    return len(past.answers)


def stands_still(server: Server, id: str) -> bool:
    """Wait until a game gets no more answers; tell whether it is still unfinished then."""
    before = -1
    while before != (before := answers(server, id)):
        time.sleep(0.3)
    return server.store.game(id).state == "playing"  # type: ignore[union-attr]


class Slow(Guessing):
    """Bots that wait a moment before each answer, so that a game lasts for a while."""

    async def choose(self, asked: Question) -> int:
        await asyncio.sleep(0.02)
        return await super().choose(asked)


@pytest.mark.deep
def test_bots_pause_while_nobody_looks_and_go_on_when_somebody_does(tmp_path: Path) -> None:
    db = tmp_path / "games.sqlite"
    with Server(db, Slow()) as server:
        id = server.make(ALONE)["id"]
        time.sleep(0.3)
        assert answers(server, id) == 0
        with server.person(id) as eve:
            eve.until(lambda update: update["n"] > 5)
        assert stands_still(server, id)
        stood = answers(server, id)
        with server.person(id) as eve:
            eve.until(lambda update: update["n"] > stood + 5)
    with Server(db) as server:
        time.sleep(0.3)
        stood = answers(server, id)
        with server.person(id) as eve:
            eve.until(lambda update: update["view"]["result"] is not None)
        assert answers(server, id) > stood


@pytest.mark.deep
def test_bots_wait_for_the_person_who_has_gone(tmp_path: Path) -> None:
    """In a game of one person and many bots, the bots stop when that person has left."""
    with Server(tmp_path / "games.sqlite", Slow()) as server:
        seats = [{"kind": "person"}, *[{"kind": "bot", "bot": "random"}] * 3]
        game = server.make(seats, seed=5)
        with server.person(game["id"], game["token"]) as ada:
            ada.turn()
            ada.say(kind="concede")
            ada.until(lambda update: update["n"] > 3)
        assert stands_still(server, game["id"])
        with server.person(game["id"], game["token"]) as ada:
            ada.until(lambda update: update["view"]["result"] is not None)


def test_bots_alone_answer_so_often_in_all(tmp_path: Path) -> None:
    """All watched games of bots together get no more answers a second than the limit, and people's
    games stay fast.
    """
    with Server(tmp_path / "games.sqlite", bots_alone=Pace(burst=1, rate=10)) as server:
        ids = [server.make(ALONE)["id"] for _ in range(4)]
        people = [server.person(id) for id in ids]
        for person in people:
            person.until(lambda update: update["n"] > 1)
        before, began = sum(answers(server, id) for id in ids), time.monotonic()
        time.sleep(2)
        given = sum(answers(server, id) for id in ids) - before
        assert given <= 10 * (time.monotonic() - began) + 2
        game = server.make(BOT, seed=1)
        with server.person(game["id"], game["token"]) as ada:
            began, luck = time.monotonic(), random.Random(1)
            for _ in range(5):
                choice = ada.turn()
                assert choice is not None
                seen = ada.update
                ada.answer(choice["number"], hurried(luck, choice["options"]))
                ada.until(lambda update, seen=seen: update is not seen)
            assert time.monotonic() - began < 5
        for person in people:
            person.__exit__()


def turns(count: int = 1, **settings: Any) -> BotTurns:
    return BotTurns(Settings(bot_workers=count, **settings))


async def test_whoever_has_many_games_waits_for_their_own_bots() -> None:
    """An address that asks for a hundred bots' answers delays its own games, not those of an address
    that asks for two. Games of bots alone come last.
    """
    served: list[str] = []
    all = turns()

    async def think(maker: str, alone: bool = False) -> None:
        async with all.turn(maker, alone):
            served.append(maker)
            await asyncio.sleep(0)

    async with asyncio.TaskGroup() as group:
        for _ in range(3):
            group.create_task(think("alone", alone=True))
        for _ in range(100):
            group.create_task(think("greedy"))
        await asyncio.sleep(0)
        for _ in range(2):
            group.create_task(think("eve"))
    assert Counter(served) == {"alone": 3, "greedy": 100, "eve": 2}
    assert [at for at, one in enumerate(served) if one == "eve"][-1] < 6
    assert served[-2:] == ["alone", "alone"]
    assert all.free == 1 and not any(all.waiting.values())


async def test_no_turn_is_lost_whatever_is_given_up() -> None:
    """Requests for a bot's answer that are cancelled at any moment leave as many turns to think as before."""
    luck = random.Random(1)
    all = turns(3)
    busy = most = 0

    async def think(maker: str, alone: bool) -> None:
        nonlocal busy, most
        async with all.turn(maker, alone):
            busy += 1
            most = max(most, busy)
            try:
                for _ in range(luck.randrange(4)):
                    await asyncio.sleep(0)
            finally:
                busy -= 1

    tasks: list[asyncio.Task[None]] = []
    for _ in range(2000):
        tasks.append(asyncio.create_task(think(luck.choice("abc"), luck.random() < 0.5)))
        if luck.random() < 0.5:
            luck.choice(tasks).cancel()
        if luck.random() < 0.7:
            await asyncio.sleep(0)
    await asyncio.gather(*tasks, return_exceptions=True)
    assert all.free == 3 and not any(all.waiting.values()) and most == 3


async def test_a_maker_s_bots_answer_so_often_and_others_are_not_held_up() -> None:
    all = turns(bot_answers=Pace(burst=5, rate=5), bots_alone=Pace(burst=10**6, rate=10**6))
    began = time.monotonic()
    await asyncio.gather(*(all.pace("eve", False) for _ in range(5)))
    assert time.monotonic() - began < 1
    await asyncio.gather(*(all.pace("eve", False) for _ in range(10)))
    assert time.monotonic() - began > 1.5
    began = time.monotonic()
    await asyncio.gather(*(all.pace("", False) for _ in range(1000)), all.pace("ada", True))
    assert time.monotonic() - began < 1.5
