"""A server that dies at any moment: every game goes on at the same choice."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from websockets.exceptions import WebSocketException

from grimorio import games
from grimorio.kernel import Record, Setup
from grimorio.store import Store
from grimorio.store.answers import Addition
from grimorio.web.bots.workers import Question
from grimorio.web.game.timeline import replayed
from tests.web.helpers import BOT, SHORT, TWO, Person, Server, asked_of, play
from tests.web.process import Process

KILLS = 5
DIE = """
import os, signal
from grimorio.kernel import Record, Setup
from grimorio.store import Store
add, left = Store.add, [{after}]
def dying(self, *args, **named):
    left[0] -= 1
    if not left[0] and {before}:
        os.kill(os.getpid(), signal.SIGKILL)
    add(self, *args, **named)
    if not left[0]:
        os.kill(os.getpid(), signal.SIGKILL)
Store.add = dying
"""


class Memory:
    """What the players saw and sent before the server died."""

    def __init__(self) -> None:
        self.views: dict[tuple[int, int], Any] = {}
        self.newest = 1
        self.sent: list[Any] | None = None

    def note(self, people: list[Person]) -> None:
        for seat, person in enumerate(people):
            for update in person.updates:
                self.views[seat, update["n"]] = update["view"]
                self.newest = max(self.newest, update["n"])


class Idle:
    """Bots that never answer."""

    async def choose(self, asked: Question) -> int:
        await asyncio.Event().wait()
        return asked.options

    def close(self) -> None:
        pass


def play_until_death(
    process: Process, id: str, tokens: list[str], memory: Memory, luck: random.Random
) -> None:
    """Connect, check that the game is where `memory` says it was, and play until the connection breaks."""
    people: list[Person] = []
    try:
        for token in tokens:
            people.append(Person(process.url, id, token))
        stands = asked_of(people)
        n = people[0].update["n"] if people[0].update else 0
        assert json.loads(people[0].frames[0])["era"] == 0, "the rules changed while the test ran"
        # Whatever anybody saw is on disk; at most the one answer under way was stored unseen.
        assert memory.newest <= n <= memory.newest + (memory.sent is not None)
        for seat, person in enumerate(people):
            assert person.update is not None and person.update["n"] == n
            assert memory.views.get((seat, n), person.update["view"]) == person.update["view"]
        while stands is not None:
            seat, choice = stands
            memory.sent = luck.choice(choice["options"])
            assert people[seat].answer(choice["number"], memory.sent)["kind"] == "ack"
            before = people[seat].update
            people[seat].until(lambda update, before=before: update is not before)
            memory.sent = None
            stands = asked_of(people)
    except (WebSocketException, OSError):
        pass
    finally:
        memory.note(people)
        for person in people:
            person.__exit__()


@pytest.mark.deep
def test_killed_at_random_moments(tmp_path: Path) -> None:
    db, luck, memory = tmp_path / "games.sqlite", random.Random(11), Memory()
    process = Process(db)
    id, tokens = process.make(TWO)
    for _ in range(KILLS):
        with process:
            killer = threading.Timer(luck.uniform(0.1, 0.6), process.child.kill)
            killer.start()
            play_until_death(process, id, tokens, memory, luck)
            killer.join()
        process = Process(db)
    with process:
        people = [Person(process.url, id, token) for token in tokens]
        for _ in play(people, luck, answers=20):
            pass
        for person in people:
            person.__exit__()
    store = Store.open(f"sqlite:///{db}")
    past = store.past(id)
    store.close()
    assert past is not None and past.row.era == 0
    *_, timeline = replayed(games.get("magecraft"), past)
    assert timeline.n >= memory.newest + 20 or timeline.position.over


@pytest.mark.parametrize("before", [True, False])
def test_killed_around_the_moment_of_storing(tmp_path: Path, before: bool) -> None:
    db = tmp_path / "games.sqlite"
    with Process(db, DIE.format(after=8, before=before)) as process:
        id, tokens = process.make(TWO)
        memory = Memory()
        play_until_death(process, id, tokens, memory, random.Random(2))
        process.child.join()
        assert memory.sent is not None and process.child.exitcode == -signal.SIGKILL
    assert memory.newest == 8
    with Process(db) as process:
        people = [Person(process.url, id, token) for token in tokens]
        asked_of(people)
        assert [person.update and person.update["n"] for person in people] == [8 + (not before)] * 2
        for person in people:
            person.__exit__()
    store = Store.open(f"sqlite:///{db}")
    past = store.past(id)
    store.close()
    assert past is not None and len(past.answers) == 7 + (not before)
    assert before or list(past.answers[-1][2]) == memory.sent


def test_what_was_taken_back_stays_so_after_a_kill(tmp_path: Path) -> None:
    db, luck = tmp_path / "games.sqlite", random.Random(5)
    with Process(db) as process:
        id, tokens = process.make(TWO)
        people = [Person(process.url, id, token) for token in tokens]
        for _ in play(people, luck, answers=200):
            asked_of(people)
            able = next((one for one in people if one.update and one.update["can_undo"]), None)
            if able is not None:
                break
        assert able is not None and able.update is not None
        n = able.update["n"]
        able.say(kind="undo")
        view = able.until(lambda update: update["n"] == n - 1)["view"]
        process.kill()
        for person in people:
            person.__exit__()
    with Process(db) as process, Person(process.url, id, able.token) as again:
        assert again.wait("welcome")["era"] == 1
        update = again.wait("update")
        assert (update["n"], update["view"]) == (n - 1, view)


def test_a_game_with_a_bot_goes_on_after_a_kill(tmp_path: Path) -> None:
    db, luck = tmp_path / "games.sqlite", random.Random(1)
    with Process(db) as process:
        id, tokens = process.make(BOT)
        with Person(process.url, id, tokens[0]) as ada:
            for _ in range(6):
                choice = ada.turn()
                assert choice is not None
                before = ada.update
                assert ada.answer(choice["number"], luck.choice(choice["options"]))["kind"] == "ack"
                ada.until(lambda update, before=before: update is not before)
            stood = ada.update
    with Process(db) as process, Person(process.url, id, tokens[0]) as ada:
        assert stood is not None and ada.wait("update")["n"] >= stood["n"]
        assert ada.turn() is not None


def test_bots_of_a_campaign_go_on_when_the_server_begins_though_nobody_looks(tmp_path: Path) -> None:
    bots = [{"kind": "bot", "bot": "random"}] * 2
    with Server(tmp_path / "games.sqlite", Idle()) as server:
        sheet = {"name": "Ada", "style": "red", "attributes": {"physical": 3, "social": 5, "mental": 7}}
        made = {"name": "Thursdays", "sheet": sheet, "members": bots}
        campaign = server.http.post("/api/campaigns", json=made).json()
        headers = {"authorization": f"Bearer {campaign['token']}"}
        for deed in ("approve", "begin"):
            said = server.http.post(
                f"/api/campaigns/{campaign['id']}/{deed}", json={}, headers=headers
            ).json()
        assert server.store.past(said["auction"]).answers == []
    with Server(tmp_path / "games.sqlite") as again:
        for _ in range(3000):
            if again.store.past(said["auction"]).answers:
                break
            time.sleep(0.02)
        assert again.store.past(said["auction"]).answers


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_stopped_kindly_it_keeps_a_snapshot_and_is_silent(tmp_path: Path, how: signal.Signals) -> None:
    db = tmp_path / "games.sqlite"
    process = Process(db)
    id, tokens = process.make(BOT)
    ada = Person(process.url, id, tokens[0])
    for _ in range(4):
        choice = ada.turn()
        assert choice is not None
        before = ada.update
        ada.answer(choice["number"], choice["options"][0])
        ada.until(lambda update, before=before: update is not before)
    printed = process.stop(how)
    assert ada.closed() == 1012
    ada.__exit__()
    assert printed == "" and process.child.exitcode == 0
    store = Store.open(f"sqlite:///{db}")
    past = store.past(id)
    store.close()
    assert past is not None and past.latest is not None and past.latest.n == len(past.answers) >= 4


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads /proc")
def test_stopped_while_a_bots_process_starts_it_is_silent(tmp_path: Path) -> None:
    process = Process(tmp_path / "games.sqlite")
    id, _ = process.make([{"kind": "bot", "bot": "random"}] * 2)
    watcher = Person(process.url, id)
    while not children(process.child.pid or 0):
        pass
    assert process.stop(signal.SIGINT) == "" and process.child.exitcode == 0
    watcher.__exit__()


def other_rules(store: Store, id: str) -> None:
    """Change a stored game so that it seems played by another version of the rules."""
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE games SET version = 'older' WHERE id = :id"), {"id": id})


def test_after_an_upgrade_a_game_goes_on_from_its_snapshot_and_says_so(tmp_path: Path) -> None:
    db = tmp_path / "games.sqlite"
    luck = random.Random(4)
    with Server(db, snapshot_every=10) as old, Server(db) as new:
        id, tokens = old.two()
        people = [old.person(id, token) for token in tokens]
        for _ in play(people, luck, answers=13):
            pass
        at_snapshot = old.http.get(f"/api/games/{id}/replay", params={"from": 10}).json()["steps"][0]
        for person in people:
            person.__exit__()
        other_rules(old.store, id)
        with new.person(id) as watcher:
            assert watcher.wait("welcome")["era"] == 1
            update = watcher.wait("update")
            version = games.get("magecraft").version
            args = {"answers": 10, "lost": 3, "old": "older", "new": version}
            assert update["notices"][-1] == {"message": "table-notice-continued", "args": args}
            assert update["n"] == 11 and update["view"] == at_snapshot["view"] and update["log"] == []
        people = [new.person(id, token) for token in tokens]
        for _ in play(people, luck, answers=5):
            pass
        # Once continued it is replayed from its snapshot, after a restart too.
        with Server(db) as again, again.person(id, tokens[0], since=15) as ada:
            assert ada.wait("welcome")["era"] == 1
            update = ada.wait("update")
            assert update["n"] == 16 and update["from"] == 0
            steps = again.http.get(f"/api/games/{id}/replay").json()
            assert [step["n"] for step in steps["steps"]] == list(range(11, 17))
        people[0].say(kind="concede")
        people[1].until(lambda update: update["view"]["result"])
        for person in people:
            person.__exit__()
        answer = new.http.get(f"/api/games/{id}/record")
        assert (answer.status_code, answer.json()["error"]) == (409, "table-refused-continued")


def test_a_game_that_was_passed_over_more_often_before_goes_on(tmp_path: Path) -> None:
    """Games of earlier versions, which passed over every choice with one option, can still be continued."""
    db, luck, game = tmp_path / "games.sqlite", random.Random(6), games.get("magecraft")
    with Server(db) as server:
        id, tokens = server.two()
        row = server.store.game(id)
        assert row is not None
        position = game.start(Setup.from_json(row.setup))
        for n in range(60):
            choice = position.choice
            index = luck.randrange(len(choice.options))
            server.store.add(Addition(id, 0, n, [(choice.number, choice.seat, choice.options[index])]))
            position.answer(index)
    with Server(db) as server:
        people = [server.person(id, token) for token in tokens]
        assert people[0].until(lambda _: True)["n"] == 61
        for _ in play(people, luck, answers=10):
            pass
        people[0].say(kind="concede")
        people[1].until(lambda update: update["view"]["result"])
        for person in people:
            person.__exit__()
        record = server.http.get(f"/api/games/{id}/record").json()
        assert Record.from_json(record).replay(game).over


def test_after_an_upgrade_a_finished_game_keeps_its_record(tmp_path: Path) -> None:
    db = tmp_path / "games.sqlite"
    with Server(db) as server:
        game = server.make([{"kind": "bot", "bot": "random"}] * 2, situation=SHORT)
        id = game["id"]
        with server.person(id) as watcher:
            end = watcher.until(lambda update: update["view"]["result"])
        other_rules(server.store, id)
    with Server(db) as server, server.person(id) as watcher:
        assert watcher.wait("update")["view"] == end["view"]
        assert server.http.get(f"/api/games/{id}/record").status_code == 200
        answer = server.http.get(f"/api/games/{id}/replay")
        assert (answer.status_code, answer.json()["error"]) == (409, "table-refused-version")


def test_a_game_nobody_can_read_any_more_says_so(tmp_path: Path) -> None:
    db = tmp_path / "games.sqlite"
    with Server(db) as server:
        id, tokens = server.two()
        other_rules(server.store, id)
        broken = """UPDATE snapshots SET position = '{"setup": 3}'"""
        with server.store.engine.begin() as connection:
            connection.execute(text(broken))
        with Server(db) as other, other.person(id, tokens[0]) as ada:
            assert ada.wait("welcome")["state"] == "broken"
            assert ada.wait("players")["notices"][-1]["message"] == "table-notice-broken"
            assert ada.answer(1, ["done"])["reason"] == "table-refused-broken"
            assert other.http.get(f"/api/games/{id}/replay").json()["error"] == "table-refused-broken"


def test_a_game_that_cannot_begin_any_more_says_so(tmp_path: Path) -> None:
    db = tmp_path / "games.sqlite"
    with Server(db) as server:
        game = server.make()
        options = text("UPDATE games SET setup = json_set(setup, '$.options.gone', 'yes')")
        with server.store.engine.begin() as connection:
            connection.execute(options)
    with Server(db) as server, server.person(game["id"], game["token"]) as ada:
        assert ada.wait("welcome")["state"] == "open"
        server.join(game)
        ada.until_players(lambda told: told["state"] == "broken")
        assert ada.answer(1, ["done"])["reason"] == "table-refused-broken"


def test_a_table_nobody_looks_at_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite", idle=0.5) as server:
        id, tokens = server.two()
        with server.person(id, tokens[0]) as ada:
            before = ada.wait("update")
        while id in server.hub.tables:
            threading.Event().wait(0.01)
        with server.person(id, tokens[0]) as ada:
            assert ada.wait("update")["view"] == before["view"]


def test_a_server_that_stops_waits_for_tables_that_are_being_opened(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite", idle=0.5) as server:
        id, _ = server.two()
        while id in server.hub.tables:
            threading.Event().wait(0.01)
        store = server.hub.store
        read, opening = store.chat, threading.Event()

        def slowly(id: str) -> Any:
            opening.set()
            threading.Event().wait(0.3)
            return read(id)

        store.chat = slowly  # type: ignore[method-assign]
        asked = asyncio.run_coroutine_threadsafe(server.hub.table(id), server.uvicorn.loop)
        assert opening.wait(60)
    assert asked.result(60).closed, "it was stopped like all others"


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads /proc")
def test_the_bots_workers_end_with_the_server(tmp_path: Path) -> None:
    with Process(tmp_path / "games.sqlite") as process:
        id, tokens = process.make(BOT)
        with Person(process.url, id, tokens[0]) as ada:
            while (choice := ada.turn()) and not children(process.child.pid or 0):
                before = ada.update
                ada.answer(choice["number"], choice["options"][-1])
                ada.until(lambda update, before=before: update is not before)
        workers = children(process.child.pid or 0)
        assert workers
        process.kill()
    while any(Path(f"/proc/{pid}").exists() for pid in workers):
        threading.Event().wait(0.01)


def children(parent: int) -> list[int]:
    """Return the ids of the processes that a process started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            after = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(after[1]) == parent and after[0] != "Z":
            found.append(int(stat.parent.name))
    return found
