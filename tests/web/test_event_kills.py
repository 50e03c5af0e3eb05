"""A server that is killed amid a tournament's round or a draft: nothing is lost, and both go on."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.http import client
from tests.web.process import Process
from tests.web.test_draft import POD, Player, asked, both

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="kills a process")

DIE = """
import os, signal
from grimorio.store import Store
keep = Store.keep_event
def dying(self, *args):
    if {after}:
        keep(self, *args)
    os.kill(os.getpid(), signal.SIGKILL)
Store.keep_event = dying
"""


class Organiser:
    """An organiser whose server dies at each change, and who sends the same request again until it
    takes effect.
    """

    def __init__(self, db: Path) -> None:
        self.db = db
        self.deaths = 0
        with Process(db) as process, client(process.url) as http:
            body = {"name": "Thursday", "players": ["Ada", "Bea", "Cid", "Dan", "Eva"]}
            made = http.post("/api/events", json=body).json()
        self.path = f"/api/events/{made['id']}"
        self.headers = {"authorization": f"Bearer {made['token']}"}

    def now(self) -> Any:
        with Process(self.db) as process, client(process.url) as http:
            now = http.get(self.path, headers=self.headers).json()
        now.pop("you")  # has the address of this server
        now.pop("time")
        return now

    def dies(self, path: str, body: Any, after: bool) -> None:
        """Send a request at which the server dies before or after it has stored the change."""
        with Process(self.db, DIE.format(after=after)) as process, client(process.url) as http:
            with pytest.raises(httpx.TransportError):
                http.post(f"{self.path}{path}", json=body, headers=self.headers)
            process.child.join(60)
            assert process.child.exitcode == -signal.SIGKILL
        self.deaths += 1

    def changed(self, path: str, body: Any) -> Any:
        """Change the tournament, while one server dies before it has stored the change and another one
        after it.
        """
        before = self.now()
        self.dies(path, body, after=False)
        assert self.now() == before, "a change that was not stored has not happened"
        self.dies(path, body, after=True)
        now = self.now()
        assert now["changes"] == before["changes"] + 1, "a change that was stored has happened once"
        return now


@pytest.mark.deep
def test_a_tournament_outlives_its_server_at_every_change(tmp_path: Path) -> None:
    organiser = Organiser(tmp_path / "games.sqlite")
    now = organiser.changed("/pair", {"changes": organiser.now()["changes"]})
    tables = [table for table in now["rounds"][0]["tables"] if table["second"]]
    for table in tables:
        fact = {"kind": "result", "round": 1, "first": table["first"], "second": table["second"]}
        now = organiser.changed("/facts", {"facts": [{**fact, "games": [2, 1, 0]}]})
    now = organiser.changed("/pair", {"changes": now["changes"]})
    assert len(now["rounds"]) == 2 and organiser.deaths == 8
    assert all(table["result"] for table in now["rounds"][0]["tables"] if table["second"])


@pytest.mark.deep
def test_a_draft_outlives_a_server_that_is_killed(tmp_path: Path) -> None:
    db = tmp_path / "games.sqlite"
    with Process(db) as process, client(process.url) as http:
        made = http.post("/api/games", json={"game": "draft", "name": "Ada", "seats": POD}).json()
        invite = made["seats"][2]["invite"]
        joined = http.post(f"/api/games/{made['id']}/join", json={"invite": invite, "name": "Bob"}).json()
        tokens = [made["token"], joined["token"]]
        with (
            Player(process.url, made["id"], tokens[0]) as ada,
            Player(process.url, made["id"], tokens[1]) as bob,
        ):
            both(ada, bob, 20)
            before = asked(ada)["table"]
            process.kill()
    with (
        Process(db) as process,
        Player(process.url, made["id"], tokens[0]) as ada,
        Player(process.url, made["id"], tokens[1]) as bob,
    ):
        assert asked(ada)["table"] == before
        both(ada, bob, 3)
        assert asked(ada)["table"]["picks"] == [*before["picks"], *asked(ada)["table"]["picks"][-3:]]
