"""A server that dies before and after every change of a campaign: nothing is lost, and nothing happens
twice.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import WebSocketException

from grimorio.store import GameRow, Store
from tests.web.helpers import Person, asked_of
from tests.web.http import client
from tests.web.process import Process
from tests.web.test_campaign import ADA, BEA

DIE = """
import os, signal
from grimorio.store import Store
keep = Store.keep_campaign
def dying(self, *args):
    if {after}:
        keep(self, *args)
    os.kill(os.getpid(), signal.SIGKILL)
Store.keep_campaign = dying
"""


@contextmanager
def sat_down(url: str, id: str, tokens: list[str]) -> Iterator[list[Person]]:
    people: list[Person] = []
    try:
        for token in tokens:
            people.append(Person(url, id, token))
        yield people
    finally:
        for person in people:
            person.__exit__()


def go_on(http: httpx.Client, url: str, id: str, tokens: list[str]) -> dict[str, Any]:
    """Play a session to its end from any moment of it, and return the campaign."""

    def ask(path: str = "", body: Any = None, by: int = 0) -> Any:
        headers = {"authorization": f"Bearer {tokens[by]}"}
        address = f"/api/campaigns/{id}{path}"
        answer = (
            http.get(address, headers=headers)
            if body is None
            else http.post(address, json=body, headers=headers)
        )
        return answer.json()

    while not (now := ask())["past"]:
        if now["phase"] == "between":
            for by, one in enumerate(now["members"]):
                if not one["approved"]:
                    ask("/approve", {}, by)
            ask("/begin", {})
        elif now["phase"] == "auction":
            with sat_down(url, now["session"]["auction"]["id"], tokens) as people:
                while (asked := asked_of(people)) is not None:
                    seat, choice = asked
                    before = people[seat].update
                    people[seat].answer(choice["number"], choice["options"][0])
                    while people[seat].update is before:
                        people[seat].wait("update")
        else:
            for game in now["session"]["tournament"]["games"]:
                if game["winners"] is None:
                    with sat_down(url, game["id"], tokens[1:]) as [bea]:
                        bea.until(lambda _: True)
                        bea.say(kind="concede")
                        bea.wait("ack", "refusal")
    found: dict[str, Any] = now
    return found


@pytest.mark.deep
def test_every_change_of_a_campaign_happens_once_or_not_at_all(tmp_path: Path) -> None:
    db = tmp_path / "games.sqlite"
    with Process(db) as process, client(process.url) as http:
        made = http.post(
            "/api/campaigns", json={"name": "X", "sheet": ADA, "members": [{"kind": "person"}]}
        ).json()
        id, invite = made["id"], made["invites"][0]["invite"]
        joined = http.post(f"/api/campaigns/{id}/join", json={"invite": invite, "sheet": BEA}).json()
    tokens = [made["token"], joined["token"]]
    now: dict[str, Any] | None = None
    deaths = 0
    for turn in range(40):
        with (
            Process(db, DIE.format(after=turn % 2 == 1)) as process,
            client(process.url) as http,
        ):
            try:
                now = go_on(http, process.url, id, tokens)
                break
            except (httpx.TransportError, WebSocketException, OSError):
                process.child.join(60)
                assert process.child.exitcode == -9
                deaths += 1
    # Two approvals, the auction, the tournament, the end of the session: each of them cost two servers.
    assert now is not None and deaths == 10
    [past] = now["past"]
    assert [one["sheet"]["available"] for one in now["members"]] == [8, 5]
    store = Store.open(f"sqlite:///{db}")
    with store.session() as session:
        games = set(session.scalars(select(GameRow.id).where(GameRow.campaign_id == id)))
        assert not any(session.scalars(select(GameRow.sealed)))
    store.close()
    assert games == {past["auction"]["id"], past["tournament"]["games"][0]["id"]}
