"""Several servers on one PostgreSQL database, killed, stopped in order and standing still while people play.

Nothing that was acknowledged is lost, and nobody is asked twice.
"""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from grimorio.store import Store, StoreError, open_engine
from grimorio.store.schema import NEWEST, migration_of
from tests.postgresql import new_database
from tests.store.coming_version import coming_schema
from tests.trust.test_kills import Seated
from tests.web.helpers import TWO, Person, asked_of, hurried
from tests.web.http import client
from tests.web.process import Process

pytestmark = [
    pytest.mark.deep,
    pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="kills a process"),
]

TABLES = 6

SHORT_LEASE = """
import dataclasses
import grimorio.web.server as server
usual = server.configured
server.configured = lambda *args: dataclasses.replace(usual(*args), lease=2.0)
"""
"""Code that a server runs first, so that its games are taken over 2 seconds after it dies."""


COMING = """
from tests.store.coming_version import begin
begin()
"""
"""Code that lets a server be of a version to come."""


class Front:
    """What a reverse proxy does: everybody is sent to one of the servers that take connections."""

    def __init__(self) -> None:
        self.servers: list[Process] = []
        self.luck = random.Random(19)

    @property
    def url(self) -> str:
        return self.luck.choice(self.servers).url

    def make(self, seats: list[dict[str, Any]]) -> tuple[str, list[str]]:
        while True:
            with suppress(httpx.HTTPError, KeyError):
                return self.luck.choice(self.servers).make(seats)
            time.sleep(0.05)


class Evening(Seated):
    """Two people who play one game after another, and connect again whenever their lines break."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.acknowledged: Counter[tuple[str, int]] = Counter()
        self.over = True
        self.gaps = [0.0]
        self.first = 0.0
        self.enough = threading.Event()

    def go_on(self, front: Front) -> None:
        """Play until it is enough or something has failed."""
        while not self.enough.is_set() and not self.failed:
            if self.over:
                self.begin(front)  # type: ignore[arg-type]
            began, given, self.first = time.monotonic(), self.given, 0.0
            self.play(front)  # type: ignore[arg-type]
            if self.given > given:
                self.gaps.append(self.first - began)
            time.sleep(0.02)

    def _note(self, people: list[Person], asked: tuple[int, Any]) -> None:
        if self.enough.is_set():
            raise EOFError
        super()._note(people, asked)

    def _talk(self, person: Person) -> None:
        assert self.asked is not None
        self.acknowledged[self.id, self.asked[1]["number"]] += 1
        self.first = self.first or time.monotonic()
        super()._talk(person)


def played(
    url: str, trouble: Callable[[Front, Callable[..., Process]], None], checked: bool = True
) -> tuple[int, list[Evening]]:
    """Let people play at several tables on two servers during some trouble, then check what is stored.

    `trouble` is called with the front and a function that starts a server, which may be given code to run
    first. What is stored is not checked with `checked` false. Returns the number of answers that were
    acknowledged, and the tables.
    """
    front, started = Front(), []

    def start(before: str = "") -> Process:
        process = Process(url, SHORT_LEASE + before)
        started.append(process)
        with client(process.url) as http:
            assert http.get("/api/health").status_code == 200
        return process

    front.servers = [start(), start()]
    tables = [Evening(number) for number in range(TABLES)]
    threads = [threading.Thread(target=one.go_on, args=[front]) for one in tables]
    for thread in threads:
        thread.start()
    try:
        trouble(front, start)
        given = [one.given for one in tables]
        until = time.monotonic() + 30
        while any(one.given == before for one, before in zip(tables, given, strict=True)):
            assert time.monotonic() < until, "a table does not go on"
            assert [error for one in tables for error in one.failed] == []
            time.sleep(0.1)
    finally:
        for one in tables:
            one.enough.set()
        for thread in threads:
            thread.join()
        for process in started:
            if not process.output.closed:
                process.kill()
    assert [error for one in tables for error in one.failed] == []
    if checked:
        check_stored(url, tables)
    return sum(one.given for one in tables), tables


def check_stored(url: str, tables: list[Evening]) -> None:
    """Check that all acknowledged answers are stored, each once."""
    store = Store.open(url)
    for one in tables:
        assert set(one.acknowledged.values()) <= {1}, "somebody was asked twice"
        for id in {id for id, _ in one.acknowledged}:
            past = store.past(id)
            assert past is not None
            numbers = [number for number, _, _ in past.answers]
            assert {number for game, number in one.acknowledged if game == id} <= set(numbers)
            assert len(numbers) == len(set(numbers))
    store.close()


def test_servers_are_killed_while_people_play(postgresql_server: str) -> None:
    luck = random.Random(7)

    def trouble(front: Front, start: Callable[[], Process]) -> None:
        for _ in range(5):
            time.sleep(luck.uniform(0.5, 2.0))
            victim = front.servers.pop(luck.randrange(2))
            victim.kill()
            time.sleep(luck.uniform(0.0, 3.0))
            front.servers.append(start())

    given, _ = played(new_database(postgresql_server), trouble)
    print(f"{given} answers acknowledged, 5 kills, none lost")
    assert given > 100


def test_servers_are_replaced_one_after_another_while_people_play(postgresql_server: str) -> None:
    printed: list[str] = []

    def trouble(front: Front, start: Callable[[], Process]) -> None:
        for _ in range(4):
            time.sleep(1.0)
            front.servers.append(start())
            old = front.servers.pop(0)
            printed.append(old.stop(signal.SIGTERM))

    given, tables = played(new_database(postgresql_server), trouble)
    longest = max(gap for one in tables for gap in one.gaps)
    print(f"{given} answers acknowledged, 4 replaced, the longest wait for an answer {longest:.2f} s")
    assert given > 100
    assert longest < 5.0
    assert "Traceback" not in "".join(printed), printed


def test_a_version_with_new_tables_comes_in_while_people_play(postgresql_server: str) -> None:
    """Old and new servers play side by side while the tables change, and the old ones lose nothing.

    What the new tables demand waits for the last old server.
    """
    url, printed = new_database(postgresql_server), list[str]()
    seen: list[str | None] = []

    def trouble(front: Front, start: Callable[..., Process]) -> None:
        engine = open_engine(url)

        def noted() -> str | None:
            with engine.connect() as connection:
                seen.append(migration_of(connection))
            return seen[-1]

        noted()
        for _ in range(2):
            time.sleep(1.0)
            front.servers.append(start(COMING))
            time.sleep(2.0)
            noted()
            old = front.servers.pop(0)
            printed.append(old.stop(signal.SIGTERM))
        until = time.monotonic() + 20
        while noted() != "0019":
            assert time.monotonic() < until
            time.sleep(0.1)
        engine.dispose()

    given, tables = played(url, trouble, checked=False)
    longest = max(gap for one in tables for gap in one.gaps)
    print(f"{given} answers acknowledged, two versions side by side, the longest wait {longest:.2f} s")
    assert list(dict.fromkeys(seen)) == [NEWEST, "0018", "0019"] and seen[1:3] == ["0018", "0018"]
    assert given > 100 and longest < 5.0
    assert "Traceback" not in "".join(printed), printed
    with pytest.raises(StoreError, match="newer Grimorio"):
        Store.open(url)
    with coming_schema():
        check_stored(url, tables)
        store = Store.open(url)
        with store.engine.connect() as connection:
            makers = connection.exec_driver_sql("SELECT note, count(*) FROM games GROUP BY note").all()
        store.close()
    print(makers)
    assert {note for note, _ in makers} == {"by the old", "by the new"}


def test_an_owner_that_stood_still_cannot_write_when_it_wakes_up(postgresql_server: str) -> None:
    url = new_database(postgresql_server)
    with Process(url, SHORT_LEASE) as first, Process(url, SHORT_LEASE) as second:
        id, tokens = first.make(TWO)
        old = [Person(first.url, id, token) for token in tokens]
        for person in old:
            person.until(lambda update: bool(update))
        asked = asked_of(old)
        assert asked is not None and first.child.pid is not None
        seat, choice = asked
        os.killpg(first.child.pid, signal.SIGSTOP)
        try:
            time.sleep(2.5)
            new = [Person(second.url, id, token) for token in tokens]
            for person in new:
                person.until(lambda update: bool(update))
            assert asked_of(new) == asked, "the same is asked, by the new owner"
            option = hurried(random.Random(1), choice["options"])
            assert new[seat].answer(choice["number"], option)["kind"] == "ack"
            n = new[seat].until(lambda update: update["n"] > (old[seat].update or {})["n"])["n"]
            old[seat].say(kind="answer", choice=choice["number"], options=[option], salt="")
        finally:
            os.killpg(first.child.pid, signal.SIGCONT)
        with pytest.raises((ConnectionClosed, WebSocketException)):
            while True:
                assert old[seat].hear()["kind"] != "ack"
        with Person(first.url, id, tokens[seat]) as again:
            assert again.until(lambda update: update["n"] >= n)["n"] == n, "it sends people to the new owner"
        store = Store.open(url)
        past = store.past(id)
        assert past is not None and len(past.answers) == 1
        with store.session() as session:
            fence = session.connection().exec_driver_sql(f"SELECT fence FROM leases WHERE key = 'game:{id}'")
            assert fence.scalar() == 2
        store.close()
        for person in (*old, *new):
            person.__exit__()
