"""What requests cost: heavy work is done in other processes, and the work of a table itself is limited."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from grimorio.web.jobs import trial
from grimorio.web.limits import Pace
from tests.trust.helpers import seated
from tests.web.helpers import SHORT, Here, Server
from tests.web.http import client
from tests.web.records import finished
from tests.web.test_companion import ADA, Host

BOTS = [{"kind": "bot", "bot": "random"}] * 2


class Noting(Here):
    """Heavy work done in the server's own process, with a list of the names of the functions that were
    called.
    """

    def __init__(self) -> None:
        self.done: list[str] = []

    async def do(self, address: str, work: Callable[..., Any], *args: Any) -> Any:
        self.done.append(work.__name__)
        return await super().do(address, work, *args)


def uploaded(server: Server, seed: int = 3) -> str:
    id: str = server.http.post("/api/records", json=finished(seed)).raise_for_status().json()["id"]
    return id


def goes_on(server: Server, id: str) -> httpx.Response:
    body = {"game": "magecraft", "seats": BOTS, "from": {"game": id, "answer": 4}}
    return server.http.post("/api/games", json=body)


def other(server: Server, address: str) -> httpx.Client:
    return client(server.url, address)


def test_what_may_be_heavy_is_done_by_other_processes(tmp_path: Path) -> None:
    work = Noting()
    with Server(tmp_path / "games.sqlite", heavy=work) as server:
        assert goes_on(server, uploaded(server)).status_code == 201
        Host(server).begin()
        campaign = {"name": "Evenings", "sheet": ADA, "members": [{"kind": "bot"}]}
        assert server.http.post("/api/campaigns", json=campaign).status_code == 201
    assert work.done == [
        "read",
        "going_on",
        "tried",
        "changed",
        "changed",
        "changed",
        "auction",
        "new_campaign",
    ]


def test_a_position_that_no_table_can_show_with_each_answer_is_not_played(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial, "BEGINS", 1000.0)  # it is refused for its size, whatever its beginning costs

    def made(count: int) -> httpx.Response:
        situation = {"A": {"battlefield": [f"Forest*{count}"]}, "B": {}}
        body = {"game": "magic", "seats": BOTS, "situation": situation}
        return server.http.post("/api/games", json=body)

    assert made(99).status_code == 201
    refused = made(9_000)
    assert (refused.status_code, refused.json()["error"]) == (422, "table-refused-costly")


def test_games_that_take_long_to_stand_again_are_not_kept(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = uploaded(server)
    monkeypatch.setattr(trial, "BEGINS", 0.0)
    refused = [
        goes_on(server, id),
        server.http.post("/api/records", json=finished(5)),
        server.http.post("/api/games", json={"game": "magecraft", "seats": BOTS, "situation": SHORT}),
    ]
    assert [one.json()["error"] for one in refused] == ["table-refused-costly"] * 3


def test_who_has_too_many_tables_read_from_the_disk_waits_and_others_do_not(tmp_path: Path) -> None:
    db = tmp_path / "games.sqlite"
    with Server(db) as server:
        ids = [uploaded(server, seed) for seed in range(3)]
    with Server(db, opened=Pace(0.0001, 0.00001)) as server:

        def come(http: httpx.Client, id: str) -> str:
            said: str = http.get(f"/api/invite/{id}.svg?invite=x").json()["error"]
            return said

        first, *more = [come(server.http, id) for id in ids]
        assert (first, set(more)) == ("table-refused-invite", {"table-refused-pace"})
        assert come(server.http, ids[0]) == "table-refused-invite"  # it is in memory
        with other(server, "127.8.0.9") as http:
            assert come(http, ids[1]) == "table-refused-invite"
        assert come(server.http, ids[1]) == "table-refused-invite"


def test_a_table_in_memory_is_nobodys_cost(tmp_path: Path) -> None:
    with (
        Server(tmp_path / "games.sqlite", opened=Pace(10, 0.00001)) as server,
        seated(server, 2) as (id, _, _),
    ):
        spent = 10 - server.hub.opened.bucket("127.0.0.1").left
        for _ in range(5):
            server.http.get(f"/api/invite/{id}.svg?invite=x")
        assert 0 < spent == pytest.approx(10 - server.hub.opened.bucket("127.0.0.1").left, abs=0.001)


@pytest.mark.parametrize(("path", "times"), [("games", 8), ("invite/x.svg?invite=x", 2), ("catalogue", 40)])
def test_requests_are_weighed_by_what_they_cost(tmp_path: Path, path: str, times: int) -> None:
    with Server(tmp_path / "games.sqlite", requests=Pace(40, 0.001)) as server:
        asked = [server.http.get(f"/api/{path}").status_code for _ in range(times + 1)]
        assert asked[-1] == 429 and 429 not in asked[:-1]


def test_long_answers_count_as_many_requests(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite", requests=Pace(40, 0.001)) as server:
        plain = {"accept-encoding": "identity"}
        answers = [server.http.get("/api/games/magic/cards", headers=plain) for _ in range(8)]
        size = len(answers[0].content)
        assert size > 150_000
        taken = [one.status_code for one in answers].count(200)
        assert (taken - 1) * (1 + size // 20_000) < 40 <= (taken + 1) * (1 + size // 20_000)
        assert server.http.get("/").status_code == 200
