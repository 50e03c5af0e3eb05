"""Private tables: no list shows a table that was not opened to all, neither during its game nor
afterwards.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.cost import deep
from tests.web.helpers import SHORT, TWO, Server

BOTS = [{"kind": "bot", "bot": "random"}] * 2


def listed(server: Server) -> list[str]:
    return [one["id"] for one in server.http.get("/api/games").json()["games"]]


def over(server: Server, id: str, tokens: list[str]) -> None:
    with server.person(id, tokens[0]) as ada:
        ada.say(kind="concede")
        ada.until(lambda update: update["view"]["result"] is not None)


@pytest.mark.parametrize("body", [{}, deep({"listed": False})])
def test_a_private_table_is_found_by_its_link_alone(server: Server, body: dict[str, Any]) -> None:
    before = listed(server)
    waiting = server.make(TWO, **body)["id"]
    id, tokens = server.two(**body)
    bots = server.make(BOTS, situation=SHORT, **body)["id"]
    assert listed(server) == before
    over(server, id, tokens)
    with server.person(bots) as eve:
        eve.until(lambda update: update["view"]["result"] is not None)
    assert listed(server) == before
    for one in (waiting, id, bots):
        facts = server.http.get(f"/api/games/{one}")
        assert facts.status_code == 200 and facts.json()["listed"] is False
        with server.person(one) as friend:
            friend.wait("update", "players")
    assert server.http.get(f"/api/games/{id}/replay").status_code == 200
    assert server.http.get(f"/api/games/{id}/record").status_code == 200


def test_a_table_that_is_opened_is_listed_and_its_rematch_too(server: Server) -> None:
    id, tokens = server.two(listed=True)
    assert id in listed(server)
    over(server, id, tokens)
    assert id in listed(server)
    with server.person(id, tokens[0]) as ada, server.person(id, tokens[1]) as bob:
        for one in (ada, bob):
            one.wait("update")
            one.say(kind="rematch")
        again = ada.wait("rematch")["id"]
    assert again in listed(server)
    private, tokens = server.two()
    over(server, private, tokens)
    with server.person(private, tokens[0]) as ada, server.person(private, tokens[1]) as bob:
        for one in (ada, bob):
            one.wait("update")
            one.say(kind="rematch")
        again = ada.wait("rematch")["id"]
    assert private not in listed(server) and again not in listed(server)
