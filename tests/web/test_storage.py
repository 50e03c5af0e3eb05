"""A failing disk, or a second server that writes to the same games: nothing is shown that is not stored."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from grimorio.store.answers import Addition
from tests.web.helpers import Server, asked_of, play, table


def test_an_answer_that_cannot_be_stored_changes_nothing(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, tokens = server.two()
    people = [server.person(id, token) for token in tokens]
    asked = asked_of(people)
    assert asked is not None
    seat, choice = asked
    before = people[seat].update

    def full(*_: Any, **__: Any) -> None:
        raise OperationalError("INSERT", {}, OSError("disk full"))

    with monkeypatch.context() as broken:
        broken.setattr(server.store, "add", full)
        said = people[seat].answer(choice["number"], choice["options"][0])
        assert (said["kind"], said["reason"]) == ("refusal", "table-refused-storage")
        assert {person.closed() for person in people} == {1012}
        assert all(person.update["n"] == 1 for person in people if person.update)
    with server.person(id, tokens[seat]) as again:
        assert again.wait("update")["view"] == (before or {})["view"]
        assert again.answer(choice["number"], choice["options"][0])["kind"] == "ack"
    for person in people:
        person.__exit__()


def test_an_update_is_only_sent_once_the_answer_is_stored(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []
    add = server.store.add

    def noted(addition: Addition) -> None:
        add(addition)
        past = server.store.past(addition.id)
        assert past is not None and len(past.answers) == addition.n + len(addition.answers)
        order.append("stored")

    monkeypatch.setattr(server.store, "add", noted)
    with table(server) as (id, people):
        live = server.hub.tables[id].result()
        tell = live.broadcast.tell_update
        monkeypatch.setattr(live.broadcast, "tell_update", lambda since: (order.append("told"), tell(since)))
        for _ in play(people, random.Random(1), answers=10):
            pass
    assert order == ["stored", "told"] * 10


def test_two_servers_on_one_database_do_not_part(tmp_path: Path) -> None:
    db = tmp_path / "games.sqlite"
    with Server(db) as one, Server(db) as two:
        id, tokens = one.two()
        here = [one.person(id, token) for token in tokens]
        there = [two.person(id, token) for token in tokens]
        asked_of(here), asked_of(there)
        asked = asked_of(here)
        assert asked is not None
        seat, choice = asked
        assert here[seat].answer(choice["number"], choice["options"][0])["kind"] == "ack"
        said = there[seat].answer(choice["number"], choice["options"][-1])
        assert (said["kind"], said["reason"]) == ("refusal", "table-refused-storage")
        with two.person(id, tokens[seat]) as again:
            assert again.wait("update")["n"] == 2
        for person in (*here, *there):
            person.__exit__()
