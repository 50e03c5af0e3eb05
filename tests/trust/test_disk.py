"""A full disk: what cannot be stored is refused, and games go on once there is room again."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from tests.trust.helpers import stands
from tests.web.helpers import Person, Server, asked_of, hurried, play


@contextmanager
def full(server: Server) -> Iterator[None]:
    """Make SQLite raise "database or disk is full", inside the `with` block, when it needs another page."""

    def limit(connection: Any, *_: Any) -> None:
        connection.execute("PRAGMA max_page_count = 1")  # as many as there are now

    def begin_anew() -> None:
        server.store.plain.close()
        server.store.engine.dispose()

    begin_anew()
    event.listen(server.store.engine, "connect", limit)
    try:
        yield
    finally:
        event.remove(server.store.engine, "connect", limit)
        begin_anew()


@pytest.mark.deep
def test_on_a_full_disk_answers_are_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    luck = random.Random(1)
    with Server(tmp_path / "games.sqlite") as server:
        id, tokens = server.two(seed=1)
        people = [server.person(id, token) for token in tokens]
        for _ in play(people, luck, answers=10):
            pass
        acknowledged = 10
        for person in people:
            person.__exit__()
        refused: dict[str, Any] | None = None
        with full(server):
            while refused is None:
                people = [server.person(id, token) for token in tokens]
                asked = asked_of(people)
                assert asked is not None, "the game ended before the disk was full"
                seat, choice = asked
                before = people[seat].update
                said = people[seat].answer(choice["number"], hurried(luck, choice["options"]))
                if said["kind"] == "refusal":
                    refused = said
                    assert before is not None and before["n"] == acknowledged + 1
                    assert {person.closed() for person in people} == {1012}
                else:
                    acknowledged += 1
                for person in people:
                    person.__exit__()
            assert refused["reason"] == "table-refused-storage"
            assert stands(server, id, tokens[seat])["view"] == before["view"]
            # What needs the disk is refused by name elsewhere too; what only reads goes on.
            assert server.http.get("/api/games").status_code == 200
            made = [server.http.post("/api/games", json=NEW) for _ in range(60)]
            failed = [answer for answer in made if answer.status_code != 201]
            assert failed and {answer.json()["error"] for answer in failed} == {"table-refused-storage"}
            assert {answer.status_code for answer in failed} == {503}
        again = [server.person(id, token) for token in tokens]
        assert asked_of(again) == (seat, choice)
        for _ in play(again, luck, answers=10):
            pass
        end(again)
        past = server.store.past(id)
        assert past is not None and len(past.answers) == acknowledged + 10


NEW = {"game": "magecraft", "name": "Ada", "seats": [{"kind": "person"}, {"kind": "person"}]}


def end(people: list[Person]) -> None:
    for person in people:
        person.__exit__()
