"""The server is killed at random moments while many games run: nothing is lost, the same is asked."""

from __future__ import annotations

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

from tests.trust.helpers import hurried
from tests.web.helpers import TWO, Person, asked_of
from tests.web.test_restart import Process

TABLES = 4
KILLS = 3
MANY_KILLS = 200

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="kills a process")


class Seated:
    """Two people of one game: what they saw and what they sent."""

    def __init__(self, process: Process, number: int) -> None:
        self.id, self.tokens = process.make(TWO)
        self.luck = random.Random(number)
        self.newest = 1
        self.views: dict[int, Any] = {}
        self.asked: tuple[int, Any] | None = None
        self.sent = False
        self.failed: list[BaseException] = []

    def play(self, url: str) -> None:
        """Look whether the game stands where it stood, and play until the line breaks."""
        people: list[Person] = []
        try:
            for token in self.tokens:
                people.append(Person(url, self.id, token))
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
        except (WebSocketException, OSError, EOFError):
            pass
        except BaseException as error:
            self.failed.append(error)
        finally:
            for person in people:
                self.newest = max([self.newest, *(update["n"] for update in person.updates)])
                person.__exit__()

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


def killed_again_and_again(db: Path, kills: int, seconds: float = math.inf) -> None:
    until = time.monotonic() + seconds
    luck = random.Random(kills)
    process = Process(db)
    tables = [Seated(process, number) for number in range(TABLES)]
    for done in range(kills):
        if time.monotonic() > until:
            print(f"{done} kills of {kills} in {seconds} s")
            break
        with process:
            threads = [threading.Thread(target=one.play, args=[process.url]) for one in tables]
            for thread in threads:
                thread.start()
            time.sleep(luck.uniform(0.05, 0.6))
            process.child.kill()
            for thread in threads:
                thread.join()
        assert [error for one in tables for error in one.failed] == []
        process = Process(db)
    with process:
        for one in tables:
            people = [Person(process.url, one.id, token) for token in one.tokens]
            one._check(people)
            for person in people:
                person.__exit__()
    assert sum(one.newest for one in tables) > TABLES


def test_killed_while_many_games_run(tmp_path: Path) -> None:
    killed_again_and_again(tmp_path / "games.sqlite", KILLS)


@pytest.mark.fuzz
@pytest.mark.timeout(1800)
def test_killed_200_times_while_many_games_run(tmp_path: Path) -> None:
    """As many kills as fit into GRIMORIO_FUZZ seconds, at most 200."""
    killed_again_and_again(
        tmp_path / "games.sqlite", MANY_KILLS, float(os.environ.get("GRIMORIO_FUZZ") or 60)
    )
