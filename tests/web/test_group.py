"""Two servers on one PostgreSQL database: each game has one owner, who is reached through either."""

from __future__ import annotations

import asyncio
import random
import socket
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from grimorio.store import open_engine
from grimorio.store.leases import HOUSE
from grimorio.web.cluster.forwarding import wanted
from grimorio.web.cluster.members import Members
from grimorio.web.cluster.tunnel import Tunnel, connected, listening
from grimorio.web.server import LEFT_BEHIND, TOO_OLD, configured, serve
from tests.postgresql import new_database
from tests.web.helpers import TWO, Person, Server, asked_of, hurried
from tests.web.process import Process

LUCK = random.Random(1)

Pair = tuple[Server, Server]


@pytest.fixture
def pair(postgresql_server: str) -> Iterator[Pair]:
    """Two servers on one database; the first looks after the house."""
    url = new_database(postgresql_server)
    with Server(url, lease=2.0) as first, Server(url, lease=2.0) as second:
        yield first, second


def members(server: Server) -> Members:
    assert server.hub.members is not None
    return server.hub.members


def until(true: Callable[[], bool], seconds: float = 10.0) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def answered(people: list[Person], times: int = 1) -> None:
    """Give answers at random for whoever is asked, until everybody has seen them."""
    for _ in range(times):
        asked = asked_of(people)
        assert asked is not None
        seat, choice = asked
        n = (people[seat].update or {})["n"]
        assert people[seat].answer(choice["number"], hurried(LUCK, choice["options"]))["kind"] == "ack"
        for person in people:
            person.until(lambda update, n=n: update["n"] > n)


def test_two_people_play_through_different_servers(pair: Pair) -> None:
    first, second = pair
    game = first.make(TWO)
    joined = second.http.post(
        f"/api/games/{game['id']}/join", json={"invite": game["seats"][1]["invite"], "name": "Bob"}
    )
    assert joined.status_code == 200, joined.text
    tokens = [game["token"], joined.json()["token"]]
    with Person(first.url, game["id"], tokens[0]) as ada, Person(second.url, game["id"], tokens[1]) as bob:
        people = [ada, bob]
        for person in people:
            person.until(lambda update: bool(update))
        answered(people, 3)
        assert ada.update is not None and bob.update is not None
        assert ada.update["view"] != bob.update["view"], "each sees what its seat may know"
        bob.say(kind="chat", text="Hello")
        assert ada.wait("chat")["text"] == "Hello"
    assert game["id"] in first.hub.tables and game["id"] not in second.hub.tables
    assert second.http.get(f"/api/games/{game['id']}").json()["state"] == "playing"
    with pytest.raises(ConnectionClosed) as closed, Person(second.url, game["id"], "x" * 43) as stranger:
        stranger.wait("update")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403


def test_a_server_that_ends_hands_its_games_over_at_once(postgresql_server: str) -> None:
    url = new_database(postgresql_server)
    with Server(url, lease=30.0) as second:
        with Server(url, lease=30.0) as first:
            id, tokens = first.two()
            with Person(first.url, id, tokens[0]) as ada, Person(second.url, id, tokens[1]) as bob:
                people = [ada, bob]
                for person in people:
                    person.until(lambda update: bool(update))
                answered(people, 2)
                before = [person.update for person in people]
                asyncio.run_coroutine_threadsafe(first.hub.drain(), first.uvicorn.loop).result(10)
                for person in people:
                    with pytest.raises(ConnectionClosed) as closed:
                        person.wait("never")
                    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
            began = time.monotonic()
            with Person(second.url, id, tokens[0]) as ada, Person(second.url, id, tokens[1]) as bob:
                for person, seen in zip((ada, bob), before, strict=True):
                    assert seen is not None and person.until(lambda update: bool(update))["n"] == seen["n"]
                    assert (person.update or {})["view"] == seen["view"]
                assert asked_of([ada, bob]) == asked_of(people)
                answered([ada, bob])
            assert time.monotonic() - began < 5, "far less than the lease lasts"
        assert members(second).leases.holds(f"game:{id}")


def test_tournaments_and_people_are_answered_by_the_same_server(pair: Pair) -> None:
    first, second = pair
    assert members(first).keeping and not members(second).keeping
    made = second.http.post("/api/people", json={"name": "Ada", "picture": "", "games": []})
    assert made.status_code == 201, made.text
    key = {"authorization": f"Bearer {made.json()['key']}"}
    code = second.http.post("/api/people/me/move", json={"kept": {}}, headers=key).json()["code"]
    assert code in first.hub.people.moves, "who looks after the house keeps the codes"
    assert second.http.post("/api/people/arrive", json={"code": code}).json()["key"] == made.json()["key"]


def test_a_person_gives_up_a_game_that_another_server_has(pair: Pair) -> None:
    first, second = pair
    made = first.http.post("/api/people", json={"name": "Ada", "picture": "", "games": []})
    key = {"authorization": f"Bearer {made.json()['key']}"}
    game = second.http.post(
        "/api/games", json={"game": "magecraft", "name": "Ada", "seats": TWO, "seed": 7}, headers=key
    ).json()
    second.join(game)
    assert game["id"] in second.hub.tables
    assert second.http.post("/api/people/me/delete", json={}, headers=key).status_code == 200
    assert second.http.get(f"/api/games/{game['id']}").json()["state"] == "over"
    assert game["id"] not in second.hub.tables, "its table was asked for and let go"


def test_a_server_with_much_to_ask_of_the_database_is_not_given_up(pair: Pair) -> None:
    first, second = pair
    id, _ = first.two()
    process = members(first).leases.process
    for _ in range(3):  # as many as may ask for leases at a time
        members(first)._threads.submit(time.sleep, 4.0)
    time.sleep(4.5)
    assert members(first).leases.process == process and members(first).keeping
    assert not members(second).keeping and id in first.hub.tables


def test_whoever_stood_still_begins_anew(pair: Pair) -> None:
    first, second = pair
    id, _ = first.two()
    process = members(first).leases.process
    with first.store.engine.begin() as connection:
        connection.exec_driver_sql("DELETE FROM processes WHERE id = %s", (process,))
    until(lambda: members(first).leases.process != process)
    until(lambda: id not in first.hub.tables)
    until(lambda: members(second).keeping != members(first).keeping)
    with Person(second.url, id) as spectator:
        spectator.until(lambda update: bool(update))
    assert id in second.hub.tables


@pytest.mark.parametrize("secret", [b"x" * 32, None])
async def test_strangers_on_the_channel_are_told_nothing(secret: bytes | None) -> None:
    """Neither a client nor a server that does not know the secret gets more than a random number."""
    heard: list[dict[str, Any]] = []

    async def serve(tunnel: Tunnel, wish: dict[str, Any]) -> None:
        heard.append(wish)
        await tunnel.send({"type": "done"})

    async def tried() -> None:
        server = await listening("127.0.0.1:0", b"s" * 32, serve)
        address = f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
        if secret is None:
            tunnel = await connected(address, b"s" * 32)
            await tunnel.send({"type": "hello"})
            assert await tunnel.receive() == {"type": "done"}
            tunnel.close()
        else:
            with pytest.raises(OSError):
                await connected(address, secret)
        server.close()

    await tried()
    assert heard == ([] if secret else [{"type": "hello"}])


async def test_nothing_is_sent_to_a_stranger_that_listens_where_a_server_was() -> None:
    with socket.create_server(("127.0.0.1", 0)) as stranger:

        async def tried() -> bytes:
            async def pretend() -> bytes:
                loop = asyncio.get_running_loop()
                line, _ = await loop.sock_accept(stranger)
                with line:
                    await loop.sock_sendall(line, b"n" * 32)
                    heard = await loop.sock_recv(line, 1000)
                    await loop.sock_sendall(line, b"p" * 32)
                    return heard + await loop.sock_recv(line, 1000)

            stranger.setblocking(False)
            told = asyncio.create_task(pretend())
            with pytest.raises(ConnectionError, match="a stranger"):
                await connected(f"127.0.0.1:{stranger.getsockname()[1]}", b"s" * 32)
            return await told

        assert len(await tried()) == 64, "a random number and a MAC"


@pytest.mark.parametrize(
    ("method", "path", "owner"),
    [
        ("", "/ws/games/abc", "abc"),
        ("POST", "/api/games/abc/join", "abc"),
        ("GET", "/api/games/abc/deck", "abc"),
        ("GET", "/api/invite/abc.svg", "abc"),
        ("GET", "/api/games/abc", None),
        ("GET", "/api/games/abc/replay", None),
        ("POST", "/api/games", None),
        ("GET", "/api/events/abc", HOUSE),
        ("POST", "/api/companion", HOUSE),
        ("GET", "/api/people/me", HOUSE),
        ("POST", "/api/campaigns/abc/begin", HOUSE),
        ("GET", "/campaigns", None),
        ("GET", "/static/api/events/abc", None),
    ],
)
def test_which_requests_need_an_owner(method: str, path: str, owner: str | None) -> None:
    assert wanted({"type": "http", "method": method, "path": path}) == owner


def test_the_address_for_the_other_processes_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRIMORIO_PEER", "10.0.0.5:8417")
    assert configured().peer == "10.0.0.5:8417"
    monkeypatch.setenv("GRIMORIO_PEER", "8417")
    with pytest.raises(SystemExit, match="GRIMORIO_PEER: expected an address and a port"):
        configured()


@pytest.mark.deep
def test_a_server_that_newer_ones_left_behind_ends_by_itself(
    postgresql_server: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """It was given up while it stood still, and the tables were changed for good; it does not start again."""
    url = new_database(postgresql_server)
    with Process(url) as server:
        id, tokens = server.make(TWO)
        with Person(server.url, id, tokens[0]) as ada:
            ada.wait("update")
            engine = open_engine(url)
            with engine.begin() as connection:
                connection.execute(text("UPDATE compatibility SET oldest = '9999'"))
                connection.execute(text("DELETE FROM processes"))
            engine.dispose()
            with pytest.raises(ConnectionClosed):
                while True:
                    ada.hear()
        server.child.join(60)
        printed = server.output.read()
        assert server.child.exitcode == LEFT_BEHIND, printed
    assert "too old for its database" in printed and "upgrade it" in printed and "Traceback" not in printed
    engine = open_engine(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(SystemExit) as refused:
        serve("127.0.0.1", 0, url)
    assert refused.value.code == TOO_OLD
    assert "newer Grimorio" in capsys.readouterr().err
