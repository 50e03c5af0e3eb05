"""Sealed answers: sealing, showing, cheats, plain answers, bots, restarts, and what a record proves."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from grimorio import fairness, games
from grimorio.kernel import Position
from tests.commands import good
from tests.web.helpers import BOT, Person, Server

LIVE = games.get("live")
SALTS = ["0a" * 16, "1b" * 16]
ROCK, PAPER = ["throw", "rock"], ["throw", "paper"]


def position(server: Server, id: str) -> Position:
    timeline = server.hub.tables[id].result().timeline
    assert timeline is not None
    return timeline.position


def to_the_throw(server: Server, id: str, people: dict[int, Person]) -> dict[int, int]:
    """Play until a secret throw is asked, and return the number of each seat's choice."""
    while True:
        now = position(server, id)
        if now.waiting[0].ask == "throw":
            return {choice.seat: choice.number for choice in now.waiting}
        mine = next((one for one in now.waiting if one.seat in people), None)
        if mine is None:
            next(iter(people.values())).wait("update")
            continue
        wanted = [("yes",), ("challenge", "physical"), ("challenge", "social")]
        option = next((one for one in wanted if one in mine.options), mine.options[0])
        people[mine.seat].answer(mine.number, list(option))


@contextmanager
def throwing(server: Server) -> Iterator[tuple[str, dict[int, Person], dict[int, int], list[str]]]:
    """Yield a game of two people who are both asked for a secret throw: its id, the people, the numbers
    of their choices, and the tokens.
    """
    id, tokens = server.two(game="live")
    with ExitStack() as stack:
        people = {seat: stack.enter_context(server.person(id, token)) for seat, token in enumerate(tokens)}
        yield id, people, to_the_throw(server, id, people), tokens


def hash_of(id: str, number: int, seat: int, option: list[Any]) -> str:
    return fairness.answer_seal_of(id, number, seat, tuple(option), SALTS[seat])


def told(person: Person, wanted: int) -> dict[str, Any]:
    """Wait until this many answers are sealed, and return what the server says of the seals."""
    while True:
        seals = person.wait("players", "update")["seals"]
        if len(seals["answers"]) >= wanted:
            return seals


def opened(person: Person, number: int, option: list[Any], salt: str) -> dict[str, Any]:
    person.say(kind="answer", choice=number, options=[option], salt=salt)
    return person.wait("ack", "refusal")


def sealed(id: str, people: dict[int, Person], numbers: dict[int, int], seat: int, option: list[Any]) -> str:
    hash = hash_of(id, numbers[seat], seat, option)
    people[seat].say(kind="seal", number=numbers[seat], hash=hash)
    return hash


def proofs(log: list[dict[str, Any]]) -> list[dict[str, str]]:
    """Return the proofs that the log gives for the throws it shows."""
    return [line["proofs"] for line in log if line["event"] == "throws"]


def over(server: Server, id: str, person: Person) -> dict[str, Any]:
    person.say(kind="concede")
    person.until(lambda update: update["view"]["result"])
    return server.http.get(f"/api/games/{id}/record").json()


def test_both_seal_then_open_and_the_record_proves_it(server: Server, tmp_path: Path) -> None:
    with throwing(server) as (id, people, numbers, _), server.person(id) as watcher:
        before = position(server, id).to_json()
        first = sealed(id, people, numbers, 0, ROCK)
        seals = told(people[1], 1)
        assert seals["answers"] == [{"number": numbers[0], "seat": 0, "hash": first, "done": False}]
        assert seals["sealed"] == [0] and not seals["ready"]
        # Nobody opens before all have sealed, and the server knows no throw.
        assert opened(people[0], numbers[0], ROCK, SALTS[0])["reason"] == "table-refused-seal"
        sealed(id, people, numbers, 1, PAPER)
        assert told(people[0], 2)["ready"]
        assert position(server, id).to_json() == before
        kept = server.store.game(id).seals
        assert [(one["option"], one["salt"], one["done"]) for one in kept] == [(None, "", False)] * 2
        # Neither another throw nor another salt fits.
        assert opened(people[0], numbers[0], PAPER, SALTS[0])["reason"] == "table-refused-opening"
        assert opened(people[0], numbers[0], ROCK, SALTS[1])["reason"] == "table-refused-opening"
        assert opened(people[0], numbers[0], ROCK, SALTS[0])["kind"] == "ack"
        assert "option" not in told(people[1], 2)["answers"][1]
        for one in (people[1], watcher):
            assert all(SALTS[0] not in frame for frame in one.frames)
        assert (
            people[0].say(kind="undo") is None and people[0].wait("refusal")["reason"] == "table-refused-undo"
        )
        assert opened(people[1], numbers[1], PAPER, SALTS[1])["kind"] == "ack"
        people[0].until(lambda update: all("salt" in one for one in update["seals"]["answers"]))
        shown = people[0].update["seals"]["answers"]
        assert [(one["option"], one["salt"]) for one in shown] == [(ROCK, SALTS[0]), (PAPER, SALTS[1])]
        assert proofs(people[0].update["log"]) == [{"0": "proven", "1": "proven"}]
        with server.person(id) as late:
            assert proofs(late.until(lambda _: True)["log"]) == [{"0": "proven", "1": "proven"}]
        record = over(server, id, people[0])
        outline = server.http.get(f"/api/games/{id}/replay/outline?seat=-3").json()
        assert proofs(outline["log"]) == [{"0": "proven", "1": "proven"}]
    verdict = fairness.verify(record, LIVE)
    assert not verdict.faults and [(one.seat, one.what) for one in verdict.throws] == [
        (0, "proven"),
        (1, "proven"),
    ]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    assert good("verify", str(file)).count("sealed before any was shown") == 2
    for name, value in (("salt", SALTS[1]), ("hash", "0" * 64), ("seat", 1)):
        forged = copy.deepcopy(record)
        forged["seals"]["answers"][0][name] = value
        assert [fault.kind for fault in fairness.verify(forged, LIVE).faults] == ["throw"]
    forged["seals"]["answers"] = [3]
    assert [fault.kind for fault in fairness.verify(forged, LIVE).faults] == ["shape"]


def test_a_seal_is_not_changed_nor_taken_for_anything_else(server: Server) -> None:
    with throwing(server) as (id, people, numbers, _), server.person(id) as watcher:
        sealed(id, people, numbers, 0, ROCK)
        told(people[1], 1)
        for who, number, reason in (
            (people[0], numbers[0], "table-refused-seal"),
            (people[1], numbers[0], "table-refused-foreign"),
            (people[1], numbers[1] + 9, "table-refused-unknown"),
            (watcher, numbers[0], "table-refused-spectator"),
        ):
            who.say(kind="seal", number=number, hash="0" * 64)
            assert who.wait("refusal")["reason"] == reason
        people[0].say(kind="seal", number=numbers[0], hash="no")
        assert people[0].wait("refusal")["reason"] == "table-refused-field"
        assert len(server.store.game(id).seals) == 1


@pytest.mark.parametrize("seal_first", [True, False])
def test_who_lost_the_salt_or_never_sealed_answers_plainly(server: Server, seal_first: bool) -> None:
    with throwing(server) as (id, people, numbers, _):
        sealed(id, people, numbers, 0, ROCK)
        told(people[1], 1)
        if seal_first:
            sealed(id, people, numbers, 1, ROCK)
            told(people[0], 2)
        assert people[1].answer(numbers[1], PAPER)["kind"] == "ack"
        assert opened(people[0], numbers[0], ROCK, SALTS[0])["kind"] == "ack"
        other = "withheld" if seal_first else "plain"
        shown = people[1].until(lambda update: proofs(update["log"]))
        assert proofs(shown["log"]) == [{"0": "proven", "1": other}]
        record = over(server, id, people[0])
    found = {one.seat: one.what for one in fairness.verify(record, LIVE).throws}
    assert found == {0: "proven", 1: other}


def test_seals_outlive_the_server(server: Server, tmp_path: Path) -> None:
    with throwing(server) as (id, people, numbers, tokens):
        for seat, option in enumerate((ROCK, PAPER)):
            sealed(id, people, numbers, seat, option)
        told(people[0], 2)
    with Server(tmp_path / "games.sqlite") as again, ExitStack() as stack:
        people = {seat: stack.enter_context(again.person(id, token)) for seat, token in enumerate(tokens)}
        assert told(people[0], 2)["ready"]
        for seat, option in enumerate((ROCK, PAPER)):
            assert opened(people[seat], numbers[seat], option, SALTS[seat])["kind"] == "ack"
        record = over(again, id, people[0])
    assert [one.what for one in fairness.verify(record, LIVE).throws] == ["proven", "proven"]


def test_a_bot_seals_before_anybody_opens(server: Server) -> None:
    game = server.make(BOT, game="live")
    id = game["id"]
    with server.person(id, game["token"]) as ada:
        numbers = to_the_throw(server, id, {0: ada})
        sealed(id, {0: ada}, numbers, 0, ROCK)
        seals = told(ada, 2)
        bot = next(one for one in seals["answers"] if one["seat"] == 1)
        assert seals["ready"] and bot["hash"] and "salt" not in bot
        assert opened(ada, numbers[0], ROCK, SALTS[0])["kind"] == "ack"
        ada.until(lambda update: all("salt" in one for one in update["seals"]["answers"][:2]))
        record = over(server, id, ada)
    assert {one.what for one in fairness.verify(record, LIVE).throws if one.number in numbers.values()} == {
        "proven"
    }


def test_taking_back_what_led_to_a_throw_forgets_its_seals(server: Server) -> None:
    with throwing(server) as (id, people, numbers, _):
        sealed(id, people, numbers, 0, ROCK)
        told(people[1], 1)
        holder = server.hub.tables[id].result().timeline.given[-1][1]
        people[holder].say(kind="undo")
        people[holder].wait("rewound")
        assert server.store.game(id).seals == []
        assert position(server, id).waiting[0].ask != "throw"


def test_time_runs_for_who_has_still_to_seal(tmp_path: Path) -> None:
    clock = {"mode": "game", "seconds": 600, "increment": 0, "timeout": "concede"}
    with Server(tmp_path / "games.sqlite") as server:
        id, tokens = server.two(game="live", clock=clock)
        with server.person(id, tokens[0]) as ada, server.person(id, tokens[1]) as bob:
            people = {0: ada, 1: bob}
            numbers = to_the_throw(server, id, people)
            sealed(id, people, numbers, 0, ROCK)
            told(bob, 1)
            time = server.hub.tables[id].result().time
            assert time.clock.running == {1}
            sealed(id, people, numbers, 1, ROCK)
            told(ada, 2)
            assert time.clock.running == {0, 1}
