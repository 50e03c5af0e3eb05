"""Slow games: time passes while nobody is there, people are told of their turn once, and lists say it."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from grimorio.store import Store
from grimorio.store.models import now
from grimorio.web.game.clock import DAY, Clock
from grimorio.web.people import notify
from tests.web.helpers import BOT, TWO, Server

SLOW = {"mode": "move", "seconds": DAY, "timeout": "concede"}


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


def came(server: Server, name: str) -> str:
    return server.http.post("/api/people", json={"name": name}).json()["key"]


def until(true: Any) -> None:
    """Wait until `true()` holds; the test fails by its time limit otherwise."""
    while not true():
        time.sleep(0.01)


def test_the_time_of_a_slow_clock_passes_while_it_is_stored() -> None:
    clock = Clock.new({"mode": "move", "seconds": 2 * DAY, "increment": 0, "timeout": "auto"}, [True, True])
    stored = clock.running_for(100.0, [1]).lasting(100.0, wall=10**12)
    assert stored["rings_ms"] == 10**12 + 2 * DAY * 1000
    later = Clock.lasted(stored, 10**12 + DAY * 1000)
    assert later.left == (2 * DAY, DAY)
    assert Clock.lasted(stored, 10**13).left == (2 * DAY, 0)
    assert Clock.lasted({**stored, "at_ms": 10**13}, 10**12).left == (2 * DAY, 2 * DAY), "the clock went back"


def test_whoever_lets_a_day_pass_gives_up_although_nobody_is_there(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with Server(file) as server:
        id, _ = server.two(clock=SLOW)
        row = server.store.game(id)
        assert row is not None and row.wakes is not None and row.clock is not None
        assert abs(row.wakes - now() - DAY * 1000) < 60_000
        (asked,) = row.asked
    store = Store.open(f"sqlite:///{file}")
    past = {name: row.clock[name] - 2 * DAY * 1000 for name in ("at_ms", "rings_ms")}
    store.note(id, clock={**row.clock, **past})
    store.close()
    with Server(file, ring_every=0.02) as server:

        def over() -> bool:
            row = server.store.game(id)
            return row is not None and row.state == "over"

        until(over)
        row = server.store.game(id)
        assert row is not None and row.result is not None and row.result["winners"] == [1 - asked]
        assert row.wakes is None and server.store.due() == []


def test_the_table_of_a_slow_game_rests_and_that_of_a_quick_one_does_not(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite", idle=0.3) as server:
        slow, _ = server.two(clock=SLOW)
        quick, _ = server.two(clock={"mode": "move", "seconds": 600})
        until(lambda: slow not in server.hub.tables)
        assert quick in server.hub.tables


class Pushes:
    """A push service of the tests, and a browser that subscribes to it."""

    def __init__(self) -> None:
        received: list[bytes] = []

        class Service(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                received.append(self.rfile.read(int(self.headers["content-length"])))
                self.send_response(410 if self.path == "/gone" else 201)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.received = received
        self.server = HTTPServer(("127.0.0.1", 0), Service)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def subscription(self, path: str = "/here", lang: str = "it") -> dict[str, Any]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": _text(point), "auth": _text(self.auth)}
        return {"endpoint": f"http://127.0.0.1:{self.server.server_port}{path}", "keys": keys, "lang": lang}

    def read(self) -> dict[str, Any]:
        return json.loads(http_ece.decrypt(self.received[-1], private_key=self.key, auth_secret=self.auth))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


@pytest.fixture
def pushes() -> Iterator[Pushes]:
    service = Pushes()
    yield service
    service.server.shutdown()
    service.server.server_close()


def test_a_turn_is_pushed_once_to_who_is_away_and_a_dead_device_forgotten(
    tmp_path: Path, pushes: Pushes
) -> None:
    with Server(tmp_path / "games.sqlite", notify_after=0.0, push_hosts=("127.0.0.1",)) as server:
        ada, bob = came(server, "Ada"), came(server, "Bob")
        for path in ("/here", "/gone"):
            said = server.http.post(
                "/api/people/me/push", json=pushes.subscription(path), headers=bearer(ada)
            )
            assert said.status_code == 200, said.text
        body = {"game": "magecraft", "name": "Ada", "seats": TWO, "clock": SLOW, "seed": 7}
        game = server.http.post("/api/games", json=body, headers=bearer(ada)).json()
        sent = {"invite": game["seats"][1]["invite"], "name": "Bob"}
        server.http.post(f"/api/games/{game['id']}/join", json=sent, headers=bearer(bob))
        row = server.store.game(game["id"])
        assert row is not None
        if row.asked != [0]:
            with server.person(game["id"], bob) as person:
                person.until(lambda update: update["view"]["choice"] is not None)
                while person.update["view"]["choice"]:  # type: ignore[index]
                    choice = person.update["view"]["choice"]  # type: ignore[index]
                    person.say(kind="answer", choice=choice["number"], options=[choice["options"][0]])
                    before = choice["number"]
                    person.until(lambda update, n=before: (update["view"]["choice"] or {}).get("number") != n)
        until(lambda: len(pushes.received) >= 2)
        told = pushes.read()
        assert told["url"] == f"/game/{game['id']}" and "Bob" in told["body"]
        assert told["title"].startswith("Tocca a te")
        person_row = server.store.people.of_key(row.seats[0].token_hash or "")
        until(lambda: len(server.store.people.of_key(row.seats[0].token_hash or "").notify["push"]) == 1)  # type: ignore[union-attr]
        assert person_row is not None
        count = len(pushes.received)
        server.ask(game["id"], lambda table: _again(table))
        assert len(pushes.received) == count, "each turn is told once"
        games = server.http.get("/api/people/me/games", headers=bearer(ada)).json()["games"]
        assert [one["yours"] for one in games] == [True]


async def _again(table: Any) -> None:
    table._tell_asked()


def test_whose_turn_it_was_is_forgotten_when_the_game_ends(server: Server) -> None:
    id, _ = server.two()
    assert id in server.hub.people.turns.told, "nobody is at the table"
    server.ask(id, lambda table: table.concede(0))
    assert server.hub.people.turns.told == {}


def test_a_server_that_ends_tells_nobody_of_their_turn_any_more(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Its database is closed by then; each game would write an error into the log."""
    with Server(tmp_path / "games.sqlite", notify_after=0.3) as server:
        server.two()
        lasting = asyncio.to_thread(time.sleep, 0.8)  # the server waits for what runs in threads
        asyncio.run_coroutine_threadsafe(lasting, server.uvicorn.loop)
    assert "could be told" not in caplog.text


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://127.0.0.1/x",
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com.example.org/x",
        "https://evil@fcm.googleapis.com/x",
        "file:///etc/passwd",
        "https://evilpush.apple.com.attacker/x",
    ],
)
def test_nothing_is_pushed_to_hosts_that_are_no_push_services(server: Server, endpoint: str) -> None:
    key = came(server, "Ada")
    body = {"endpoint": endpoint, "keys": {"p256dh": "x" * 20, "auth": "y" * 20}, "lang": "en"}
    said = server.http.post("/api/people/me/push", json=body, headers=bearer(key))
    assert said.json()["error"] == "table-refused-push"


def test_the_public_key_of_the_server_stays_the_same(server: Server) -> None:
    first = server.http.get("/api/people/push-key").json()
    assert first == server.http.get("/api/people/push-key").json()
    assert len(base64.urlsafe_b64decode(first["key"] + "=")) == 65 and first["mail"] is False


def test_a_server_without_the_libraries_for_it_offers_no_push(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notify, "find_spec", lambda _: None)
    assert server.http.get("/api/people/push-key").json() == {"key": None, "mail": False}


def test_mail_goes_to_an_address_that_was_confirmed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mails: list[tuple[str, ...]] = []
    monkeypatch.setattr(notify, "mailed", lambda *args: mails.append(args))
    settings = {"notify_after": 0.0, "mail": "smtp://mail.test", "mail_from": "grimorio@mail.test"}
    with Server(tmp_path / "games.sqlite", **settings) as server:
        ada = came(server, "Ada")

        def say(what: str, **body: Any) -> dict[str, Any]:
            return server.http.post(f"/api/people/me/mail{what}", json=body, headers=bearer(ada)).json()

        assert say("", to="not an address", lang="fr")["error"] == "table-refused-mail"
        assert say("", to="ada@mail.test\r\nBcc: x@y.zz", lang="fr")["error"] == "table-refused-mail"
        assert say("", to="ada@mail.test", lang="fr")["mail"] == {"to": "ada@mail.test", "confirmed": False}
        code = "".join(char for char in mails[0][4] if char.isdigit())
        assert say("/confirm", code="00")["error"] == "table-refused-move"
        assert say("/confirm", code=code)["mail"]["confirmed"]
        body = {"game": "magecraft", "name": "Ada", "seats": BOT}
        game = server.http.post("/api/games", json=body, headers=bearer(ada)).json()
        with server.person(game["id"]):
            until(lambda: len(mails) > 1)
        assert mails[1][2] == "ada@mail.test" and f"/game/{game['id']}" in mails[1][4]
        assert "vous" in mails[1][3]
        assert say("", to=None, lang="fr")["mail"] is None


def test_a_server_without_mail_says_so(server: Server) -> None:
    said = server.http.post(
        "/api/people/me/mail", json={"to": "ada@mail.test", "lang": "en"}, headers=bearer(came(server, "Ada"))
    )
    assert said.json()["error"] == "table-refused-no-mail"


def test_a_game_is_ended_from_the_list(server: Server) -> None:
    id, (ada, bob) = server.two()
    row = server.http.get(f"/api/games/{id}", headers=bearer(ada)).json()
    other = server.http.get(f"/api/games/{id}", headers=bearer(bob)).json()
    assert {row["yours"], other["yours"]} == {True, False}
    assert "yours" not in server.http.get(f"/api/games/{id}", headers=bearer("x")).json()
    assert server.http.post(f"/api/games/{id}/end", json={}, headers=bearer("x")).status_code == 403
    assert server.http.post(f"/api/games/{id}/end", json={}, headers=bearer(bob)).json() == {}
    assert server.http.get(f"/api/games/{id}").json()["state"] == "over"
    made = server.make()
    server.http.post(f"/api/games/{made['id']}/end", json={}, headers=bearer(made["token"]))
    assert server.http.get(f"/api/games/{made['id']}").status_code == 404


def test_anybody_sits_down_at_a_table_that_is_shown_to_everybody_and_at_no_other(server: Server) -> None:
    private, listed = server.make(), server.make(listed=True)
    sat = server.http.post(f"/api/games/{private['id']}/join", json={"name": "Eve"})
    assert sat.json()["error"] == "table-refused-invite"
    told = server.http.get(f"/api/games/{listed['id']}?invite=").json()
    assert told["invited"] == 1
    assert server.http.get(f"/api/games/{private['id']}?invite=").json()["invited"] is None
    assert server.http.post(f"/api/games/{listed['id']}/join", json={"name": "Eve"}).json()["seat"] == 1
    late = server.http.post(f"/api/games/{listed['id']}/join", json={"name": "Cy"})
    assert late.json()["error"] == "table-refused-invite"
