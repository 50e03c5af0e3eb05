"""Floods, foreign names, and rules that fail on a stored game."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from grimorio import games
from grimorio.kernel import Position
from grimorio.web.limits import ADDRESSES, Addresses, Bucket, Pace, address_of
from grimorio.web.network.guard import known_host
from tests.web.helpers import SHORT, TWO, Server, play, table
from tests.web.http import client
from tests.web.records import finished


def test_a_bucket_fills_up_again() -> None:
    at = [0.0]
    bucket = Bucket(Pace(burst=2, rate=0.5), lambda: at[0])
    assert [bucket.take() for _ in range(3)] == [0, 0, 2]
    at[0] = 2
    assert bucket.take() == 0 and bucket.take() == 2
    at[0] = 1000
    assert [bucket.take() for _ in range(3)] == [0, 0, 2]


def test_addresses_are_told_apart_and_forgotten() -> None:
    addresses = Addresses(Pace(burst=1, rate=1), lambda: 0.0)
    assert [addresses.take("a"), addresses.take("b"), addresses.take("a")] == [0, 0, 1]
    for number in range(ADDRESSES):
        addresses.take(str(number))
    assert len(addresses.buckets) == ADDRESSES and addresses.take("a") == 0


@pytest.mark.parametrize(
    ("client", "counted"),
    [
        (("192.0.2.7", 4000), "192.0.2.7"),
        (("::ffff:192.0.2.7", 4000), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 4000), "2001:db8:1:2::/64"),
        (("2001:db8:1:2::9", 4000), "2001:db8:1:2::/64"),
        (("2001:db8:1:3::9", 4000), "2001:db8:1:3::/64"),
        (("fe80::1%eth0", 4000), "fe80::1"),
        (("fe80::2%eth0", 4000), "fe80::2"),
        (("::1", 4000), "::1"),
        (("testclient", 0), "testclient"),
        (None, ""),
    ],
)
def test_what_counts_as_one_address(client: tuple[str, int] | None, counted: str) -> None:
    assert address_of({"type": "http", "client": client}) == counted


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost:8317", True),
        ("127.0.0.1", True),
        ("192.168.1.7:8317", True),
        ("[::1]:8317", True),
        ("[fe80::1]", True),
        ("cards.example.org", True),
        ("CARDS.example.org:443", True),
        ("evil.example", False),
        ("cards.example.org.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("evil.example@127.0.0.1", True),
        ("", False),
        ("[", False),
    ],
)
def test_the_names_a_server_goes_by(host: str, known: bool) -> None:
    assert known_host(host, ("cards.example.org",)) == known
    assert known_host("evil.example", ("*",))


def test_by_another_name_nothing_is_answered(server: Server) -> None:
    for path in ("/", "/api/games", "/static/app.js"):
        answer = server.http.get(path, headers={"host": "evil.example"})
        assert (answer.status_code, answer.json()["error"]) == (421, "table-refused-host")
    id, _ = server.two()
    upgrade = {"connection": "Upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
    key = {"sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==", "host": "evil.example"}
    assert server.http.get(f"/ws/games/{id}", headers=upgrade | key).status_code == 403


def test_who_asks_for_too_much_waits(tmp_path: Path) -> None:
    paces: dict[str, Any] = {"requests": Pace(60, 0.001), "writes": Pace(5, 0.001)}
    with Server(tmp_path / "games.sqlite", **paces) as server:
        body = {"game": "magecraft", "name": "Ada", "seats": TWO}
        made = [server.http.post("/api/games", json=body).status_code for _ in range(7)]
        assert made == [201] * 5 + [429] * 2
        refused = [server.http.get("/api/games") for _ in range(20)][-1]
        assert (refused.status_code, refused.json()["error"]) == (429, "table-refused-pace")
        assert refused.json()["args"]["seconds"] > 1
        assert refused.headers["connection"] == "close"
        # The page itself can be had all the same.
        assert server.http.get("/").status_code == 200


def test_who_asks_for_the_page_too_often_waits_and_others_do_not(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite", files=Pace(10, 0.001)) as server:
        asked = [server.http.get("/static/app.js").status_code for _ in range(12)]
        assert asked == [200] * 10 + [429] * 2
        assert server.http.get("/api/games").status_code == 200
        with client(server.url, "127.8.0.9") as other:
            assert other.get("/").status_code == 200


def test_one_address_makes_so_much_by_hand(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite", by_hand=Pace(3, 1 / 90)) as server:
        body = {"game": "magecraft", "name": "Ada", "seats": TWO}
        made = [server.http.post("/api/games", json={**body, "situation": SHORT}) for _ in range(2)]
        assert [answer.status_code for answer in made] == [201, 201]
        # A record that is refused took the server's time all the same.
        assert server.http.post("/api/records", json={}).status_code == 422
        cards = games.get("magecraft").cards()
        for path, more in (("games", {"situation": SHORT}), ("games", {"cards": cards}), ("records", {})):
            refused = server.http.post(f"/api/{path}", json={**body, **more})
            assert (refused.status_code, refused.json()["error"]) == (429, "table-refused-kept")
            assert refused.json()["args"] == {"minutes": 2}
        # Everybody's own games can always be made.
        assert server.http.post("/api/games", json=body).status_code == 201


def test_so_many_records_are_kept(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite", records=2) as server:
        files = [finished(seed, situation=SHORT) for seed in range(3)]
        ids = [server.http.post("/api/records", json=file).json() for file in files]
        assert [one.get("error") for one in ids] == [None, None, "table-refused-room"]
        assert server.http.post("/api/records", json=files[2]).status_code == 507
        assert server.store.filed() == 2
        # What is kept is found again, by its file too.
        assert server.http.post("/api/records", json=files[1]).json() == ids[1]
        assert server.http.get(f"/api/games/{ids[0]['id']}/replay").status_code == 200
        server.two()


def test_when_the_room_is_used_up_games_go_on_and_no_new_ones_begin(tmp_path: Path) -> None:
    db = tmp_path / "games.sqlite"
    with Server(db) as server:
        game = server.make([{"kind": "person"}, {"kind": "bot", "bot": "random"}], situation=SHORT)
        used = server.store.upkeep.size()
        assert used > 10_000
    with Server(db, room=used) as server, server.person(game["id"], game["token"]) as ada:
        luck = random.Random(1)
        while (choice := ada.turn()) is not None:
            before = ada.update
            assert ada.answer(choice["number"], luck.choice(choice["options"]))["kind"] == "ack"
            ada.until(lambda update, before=before: update is not before)
        ada.say(kind="rematch")
        assert ada.wait("refusal")["reason"] == "table-refused-room"
        body = {"game": "magecraft", "name": "Ada", "seats": TWO}
        for path, more in (("games", body), ("records", finished(1, situation=SHORT))):
            refused = server.http.post(f"/api/{path}", json=more)
            assert (refused.status_code, refused.json()["error"]) == (507, "table-refused-room")


def test_one_address_has_so_many_lines(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite", max_connections=2) as server:
        id, _ = server.two()
        with server.person(id) as one, server.person(id) as two:
            one.wait("update")
            two.wait("update")
            with pytest.raises(InvalidStatus):
                server.person(id)
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            try:
                with server.person(id) as again:
                    again.wait("update")
                return
            except InvalidStatus:
                time.sleep(0.05)
        pytest.fail("the lines that were closed still count")


def test_a_flood_slows_only_itself(tmp_path: Path) -> None:
    slow = Pace(burst=20, rate=50)
    with Server(tmp_path / "games.sqlite", frames=slow) as server, table(server) as (_, people):
        flooder, other = people
        began = time.monotonic()
        for _ in range(70):
            flooder.say(kind="ping")
        other.say(kind="ping")
        other.wait("pong")
        calm = time.monotonic() - began
        for _ in range(70):
            flooder.wait("pong")
        assert calm < time.monotonic() - began > 0.8


def test_rules_that_fail_on_a_record_fall_back_to_the_snapshot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = tmp_path / "games.sqlite"
    with Server(db, snapshot_every=5) as server, table(server) as (id, people):
        tokens = [str(person.token) for person in people]
        for _ in play(people, random.Random(1), answers=8):
            pass
    magecraft = games.get("magecraft")

    def fails(*_: Any, **__: Any) -> Position:
        raise AssertionError("these rules do not know what to do")

    with Server(db) as server:
        monkeypatch.setattr(type(magecraft), "start", fails)
        with server.person(id, tokens[0]) as ada:
            assert ada.wait("welcome")["era"] == 1
            update = ada.wait("update")
            notice = update["notices"][-1]
            assert notice["message"] == "table-notice-continued" and notice["args"]["answers"] in (5, 8)
