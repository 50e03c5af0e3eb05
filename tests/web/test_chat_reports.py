"""Reports of chat lines: what is stored, what is hidden from whom, what the operator sees and does."""

from __future__ import annotations

import json
import logging
import socket as sockets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from grimorio.store import GameRow, ReportRow, Store
from grimorio.web.admin import commands
from grimorio.web.limits import Pace
from grimorio.web.network.logs import JsonLines
from grimorio.web.table.chat_reports import AROUND
from tests.web.helpers import Person, Server, table
from tests.web.operating import do, refused
from tests.web.test_chat import heard

STRANGER = {"x-forwarded-for": "203.0.113.9"}


@pytest.fixture
def run(tmp_path: Path) -> Iterator[Server]:
    if not hasattr(sockets, "AF_UNIX"):
        pytest.skip("this system has no Unix sockets")
    with Server(tmp_path / "games.sqlite", admin=str(tmp_path / "admin.sock")) as server:
        yield server


def stranger(server: Server, id: str) -> Person:
    """A spectator from another address."""
    return Person(server.url, id, additional_headers=STRANGER)


def said(speaker: Person, text: str) -> int:
    """Say a line, and return its number."""
    speaker.say(kind="chat", text=text)
    while (line := speaker.wait("chat", "refusal"))["kind"] != "chat" or line["text"] != text:
        assert line["kind"] == "chat", line
    return int(line["i"])


def report(person: Person, i: int, reason: str = "insult", **more: object) -> dict[str, Any]:
    person.say(kind="report", i=i, reason=reason, **more)
    return person.wait("reported", "refusal")


def test_a_line_is_reported_with_its_context_and_hidden_from_its_reporter_only(run: Server) -> None:
    with table(run) as (id, (ada, bob)), run.person(id) as eve:
        for index in range(AROUND):
            said(bob, f"before {index}")
        i = said(ada, "you fool")
        said(ada, "after")
        assert report(bob, i, note=" he is \n rude ") == {"kind": "reported", "i": i}
        # Twice, also from another page, is one report.
        with run.person(id, bob.token) as again:
            assert "you fool" not in heard(again)
            assert report(again, i, "spam") == {"kind": "reported", "i": i}
        with run.person(id, ada.token) as own:
            assert "you fool" in heard(own)
        assert heard(eve) == []
        for other in (ada, eve):
            assert not any("reported" in frame for frame in other.frames), "nobody else is told"
    (told,) = do(run, commands.ShowReports())
    assert told["line"]["text"] == "you fool" and (told["line"]["who"], told["line"]["name"]) == (0, "Ada")
    assert [line["text"] for line in told["context"]] == [*(f"before {n}" for n in range(AROUND)), "after"]
    (by,) = told["by"]
    assert (by["who"], by["reason"], by["note"]) == (1, "insult", "he is rude")
    assert (told["game"], told["rules"], told["room"], told["closed"]) == (id, "magecraft", "players", None)


def test_reports_by_several_people_are_one_and_outlive_a_restart(tmp_path: Path) -> None:
    db, path = tmp_path / "games.sqlite", str(tmp_path / "admin.sock")
    with Server(db, admin=path) as server, table(server) as (id, (ada, bob)):
        with server.person(id) as eve, stranger(server, id) as dan:
            i = said(eve, "buy my cards")
            assert report(ada, i)["reason"] == "table-refused-line", "players do not hear spectators"
            assert report(eve, i)["reason"] == "table-refused-line", "one's own line"
            assert report(dan, i, "spam")["kind"] == "reported"
        token = bob.token
        i = said(ada, "you fool")
        assert report(bob, i)["kind"] == "reported"
    with Server(db, admin=path) as server:
        with server.person(id, token) as bob, stranger(server, id) as dan:
            assert heard(bob) == heard(dan) == []
        with server.person(id) as eve:
            assert heard(eve) == ["buy my cards"]
        spam, fool = do(server, commands.ShowReports())
        assert (spam["room"], spam["by"][0]["reason"], fool["line"]["text"]) == (
            "spectators",
            "spam",
            "you fool",
        )
        assert spam["line"]["who"] >= 100


def test_what_is_no_report_is_refused(run: Server) -> None:
    with table(run) as (_, (ada, bob)):
        i = said(ada, "hello")
        for wrong in ({"i": 99}, {"reason": "boring"}, {"note": "x" * 301}):
            answer = report(bob, **{"i": i, **wrong})  # type: ignore[arg-type]
            assert answer["kind"] == "refusal"
    assert do(run, commands.ShowReports()) == []


def test_an_address_cannot_flood_the_operator(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite", reports=Pace(2, 1e-6)) as server, table(server) as (_, (ada, bob)):
        lines = [said(ada, str(index)) for index in range(3)]
        assert [report(bob, i)["kind"] for i in lines[:2]] == ["reported", "reported"]
        assert report(bob, lines[2])["reason"] == "table-refused-pace"
        assert report(bob, lines[0])["kind"] == "reported", "the same once more costs nothing"
        assert server.store.reports.count() == 2


def test_only_so_many_reports_wait(run: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grimorio.store.reports.MOST", 1)
    with table(run) as (_, (ada, bob)):
        lines = [said(ada, str(index)) for index in range(2)]
        assert report(bob, lines[0])["kind"] == "reported"
        assert report(bob, lines[1])["reason"] == "table-refused-reports"


def test_the_operator_reads_mutes_and_closes(run: Server) -> None:
    with table(run) as (id, (ada, bob)):
        i = said(ada, "you fool")
        report(bob, i)
        (told,) = do(run, commands.ShowReports())
        (one,) = do(run, commands.ShowReports(told["id"]))
        assert told["addresses"] == [] and one["addresses"] == ["127.0.0.1"]
        assert do(run, commands.MuteSpeaker(id, "0")) is True
        ada.say(kind="chat", text="you again")
        assert ada.wait("refusal")["reason"] == "table-refused-silenced"
        said(bob, "peace")
        do(run, commands.MuteSpeaker(id, "0", on=False))
        said(ada, "sorry")
        for speaker, reason in (("7", "speaker"), ("123", "speaker"), ("nobody", "address")):
            assert refused(run, commands.MuteSpeaker(id, speaker)) == f"table-refused-{reason}"
        assert refused(run, commands.MuteSpeaker("nowhere", "0")) == "table-refused-game"
        assert do(run, commands.CloseReport(told["id"], "muted")) is True
        assert do(run, commands.CloseReport(told["id"])) is False
        assert do(run, commands.ShowReports()) == []
        (closed,) = do(run, commands.ShowReports(closed=True))
        assert closed["closed"] and closed["note"] == "muted"
        assert refused(run, commands.CloseReport("nothing")) == "table-refused-report-id"
        assert refused(run, commands.ShowReports("nothing")) == "table-refused-report-id"
        assert report(bob, i)["kind"] == "reported"
        assert do(run, commands.ShowReports()) == [], "who has reported it does not open it again"


def test_a_muted_spectator_is_muted_under_the_next_number_too(tmp_path: Path) -> None:
    db, path = tmp_path / "games.sqlite", str(tmp_path / "admin.sock")
    with Server(db, admin=path) as server, table(server) as (id, _):
        with stranger(server, id) as dan:
            number = dan.wait("welcome")["who"]
            said(dan, "noise")
        do(server, commands.MuteSpeaker(id, str(number)))  # who has left by now
        with server.person(id) as eve:
            said(eve, "quiet at last")
    with Server(db, admin=path) as server, stranger(server, id) as dan:
        dan.say(kind="chat", text="noise")
        assert dan.wait("refusal")["reason"] == "table-refused-silenced"
        do(server, commands.MuteSpeaker(id, "203.0.113.9", on=False))
        said(dan, "music")
        assert "203.0.113" not in json.dumps(server.store.past(id).row.muted)  # type: ignore[union-attr]


def test_a_report_is_counted_and_logged_without_words_and_names(
    run: Server, caplog: pytest.LogCaptureFixture
) -> None:
    with table(run) as (_, (ada, bob)):
        i = said(ada, "you fool")
        with caplog.at_level(logging.WARNING, "grimorio.web.table.chat_reports"):
            report(bob, i, "threat", note="help")
    (record,) = [record for record in caplog.records if record.name == "grimorio.web.table.chat_reports"]
    line = json.loads(JsonLines().format(record))
    (told,) = do(run, commands.ShowReports())
    assert (line["report"], line["reason"]) == (told["id"], "threat")
    assert not {"you fool", "help", "Ada", "Bob"} & set(json.dumps(line).split('"'))
    text = run.hub.metrics.text()
    assert 'grimorio_chat_reports_total{reason="threat"} 1.0' in text
    assert "grimorio_chat_reports_open 1.0" in text
    do(run, commands.CloseReport(told["id"]))
    assert "grimorio_chat_reports_open 0.0" in run.hub.metrics.text()


def stored(store: Store, id: str, game: str, closed: int | None) -> None:
    line: dict[str, Any] = {"room": "players", "i": 0, "who": 0, "name": "Ada", "text": "x", "at": 1}
    by = [{"key": "1", "who": 1, "reason": "spam", "note": "", "at": 1}]
    store.reports.add(ReportRow(id=id, game_id=game, game="magecraft", context=[], by=by, **line))
    if closed is not None:
        with store.session.begin() as session:
            session.execute(update(ReportRow).where(ReportRow.id == id).values(closed=closed))


def test_reports_go_with_their_game_once_closed_and_by_themselves_when_old(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite") as server:
        id, _ = server.two()
        other, _ = server.two()
        store = server.store
        stored(store, "open", id, None)
        stored(store, "new", other, 2**50)
        stored(store, "old", "gone", 1)
        assert store.reports.purge(90) == 1
        assert {row.id for row in store.reports.listed(closed=True)} == {"new", "open"}
        with store.session.begin() as session:
            session.execute(update(GameRow).values(state="over", updated=1))
        assert store.upkeep.purge(finished=1) == 2
        assert [row.id for row in store.reports.listed(closed=True)] == ["open"], (
            "nobody has looked at it yet"
        )
