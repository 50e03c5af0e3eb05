"""A server that is killed at random moments while many games run: nothing is lost, and the same choices
are asked again.
"""

from __future__ import annotations

import json
import math
import os
import random
import signal
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from grimorio.web.table.chat import KEPT
from tests.trust.helpers import heard_until_pong
from tests.web.helpers import TWO, Person, asked_of, hurried
from tests.web.process import Process

TABLES = 4
KILLS = 8
MANY_KILLS = 200
MOST_ANSWERS = 40
"""The number of answers at all tables together after which the server is killed at the latest."""

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="kills a process")


class Seated:
    """Two people who play one game after another, with what they saw and what they sent."""

    def __init__(self, number: int) -> None:
        self.luck = random.Random(number)
        self.id = ""
        self.given = 0
        self.failed: list[BaseException] = []

    def begin(self, process: Process) -> None:
        """Make a new game on the server, and forget the last one."""
        self.id, self.tokens = process.make(TWO)
        self.newest = 1
        self.views: dict[int, Any] = {}
        self.asked: tuple[int, Any] | None = None
        self.sent = False
        self.over = False
        self.said: list[str] = []
        self.saying: list[str] = []

    def play(self, process: Process) -> None:
        """Connect, check that the game is where it was before the server died, and play until the
        connection breaks.
        """
        people: list[Person] = []
        try:
            for token in self.tokens:
                people.append(Person(process.url, self.id, token))
            self._check(people)
            while (asked := asked_of(people)) is not None:
                self._note(people, asked)
                seat, choice = asked
                self.sent = True
                said = people[seat].answer(choice["number"], hurried(self.luck, choice["options"]))
                assert said["kind"] == "ack", said
                before = people[seat].update
                people[seat].until(lambda update, before=before: update is not before)
                self.newest = max(self.newest, (people[seat].update or {})["n"])
                self.sent = False
                self.given += 1
                self._talk(people[0])
            self.over = True
        except (WebSocketException, OSError, EOFError):
            pass
        except BaseException as error:
            self.failed.append(error)
        finally:
            for person in people:
                self.newest = max([self.newest, *(update["n"] for update in person.updates)])
                person.__exit__()

    def _talk(self, person: Person) -> None:
        """Now and then send a chat message; note it once the server has sent it on, for it must not be
        lost.
        """
        if self.luck.random() < 0.1:
            self.saying = [f"line {len(self.said)}"]
            person.say(kind="chat", text=self.saying[0])
            if person.wait("chat", "refusal")["kind"] == "chat":
                self.said += self.saying
            self.saying = []

    def _note(self, people: list[Person], asked: tuple[int, Any]) -> None:
        update = people[0].update
        assert update is not None
        self.asked = asked
        self.views = {update["n"]: [(person.update or {})["view"] for person in people]}

    def _check(self, people: list[Person]) -> None:
        asked = asked_of(people)
        n = (people[0].update or {})["n"]
        assert self.newest <= n <= self.newest + self.sent, f"{self.newest} updates were seen, {n} are left"
        if n in self.views:
            assert self.views[n] == [(person.update or {})["view"] for person in people]
            assert self.asked == asked
        self.newest = n
        self.sent = False
        frames = [json.loads(frame) for frame in heard_until_pong(people[0]) + people[0].frames]
        heard = {frame["i"]: frame["text"] for frame in frames if frame["kind"] == "chat"}
        told = [heard[i] for i in sorted(heard)]
        assert told in (self.said[-KEPT:], (self.said + self.saying)[-KEPT:])
        self.said, self.saying = told, []


def killed_again_and_again(db: Path, kills: int, seconds: float = math.inf) -> None:
    until = time.monotonic() + seconds
    luck = random.Random(kills)
    tables = [Seated(number) for number in range(TABLES)]
    games = done = 0
    while done < kills and time.monotonic() < until:
        with Process(db) as process:
            for one in tables:
                if not one.id or one.over:
                    one.begin(process)
                    games += 1
            threads = [threading.Thread(target=one.play, args=[process]) for one in tables]
            for thread in threads:
                thread.start()
            until_given(tables, threads, luck.randrange(MOST_ANSWERS))
            time.sleep(luck.uniform(0.0, 0.02))
            process.child.kill()
            for thread in threads:
                thread.join()
        assert [error for one in tables for error in one.failed] == []
        done += 1
    with Process(db) as process:
        for one in tables:
            people = [Person(process.url, one.id, token) for token in one.tokens]
            one._check(people)
            for person in people:
                person.__exit__()
    given = sum(one.given for one in tables)
    print(f"{done} kills, {games} games, {given} answers")
    assert given > 4 * done or done < 10  # of few kills most may come before any answer


def until_given(tables: list[Seated], threads: list[threading.Thread], count: int) -> None:
    """Wait until `count` answers were given at all tables together, or until nobody plays any more."""
    before = sum(one.given for one in tables)
    while sum(one.given for one in tables) < before + count and any(one.is_alive() for one in threads):
        time.sleep(0.001)


@pytest.mark.deep
def test_killed_while_many_games_run(tmp_path: Path) -> None:
    killed_again_and_again(tmp_path / "games.sqlite", KILLS)


@pytest.mark.fuzz
@pytest.mark.timeout(1800)
def test_killed_200_times_while_many_games_run(tmp_path: Path) -> None:
    """Kill the server as often as GRIMORIO_FUZZ seconds allow, at most 200 times."""
    killed_again_and_again(
        tmp_path / "games.sqlite", MANY_KILLS, float(os.environ.get("GRIMORIO_FUZZ") or 60)
    )
