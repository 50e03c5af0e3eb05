"""A draft at a table: people and bots choose cards at once, hidden cards stay hidden, and a restart
loses nothing.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from grimorio import fairness, games
from tests.web.helpers import Person, Server

POD = [{"kind": "person"}, {"kind": "bot", "bot": "random"}, {"kind": "person"}]


class Player(Person):
    """A person who remembers the number of the last choice that was answered."""

    answered = 0


def asked(person: Player) -> dict[str, Any]:
    """Wait for a player's next choice or the end of the draft, and return the view."""

    def new(update: dict[str, Any]) -> bool:
        view = update["view"]
        return bool(view["result"] or (view["choice"] and view["choice"]["number"] > person.answered))

    view: dict[str, Any] = person.until(new)["view"]
    return view


def pick(person: Player) -> dict[str, Any] | None:
    """Choose the first card of the pack; returns the view before that, or None when the draft is over."""
    view = asked(person)
    choice = view["choice"]
    if choice is None:
        return None
    person.answered = choice["number"]
    assert person.answer(choice["number"], choice["options"][0])["kind"] == "ack"
    return view


def both(ada: Player, bob: Player, answers: int = 10**6) -> None:
    """Let Ada and Bob choose cards this many times, or to the end of the draft, and check what they see."""
    for _ in range(answers):
        views = [pick(ada), pick(bob)]
        if None in views:
            return
        for view in views:
            assert view is not None
            rows = view["table"]["seats"]
            assert [row["seat"] for row in rows if row["pool"] is not None] == [view["seat"]]
            assert view["table"]["packs"] == []


@pytest.mark.deep
@pytest.mark.rule("MTG8-6.BD-3")
def test_a_pod_survives_a_restart_and_is_replayed_seat_by_seat(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite") as server:
        game = server.make(POD, game="draft", seed=None)
        tokens = [game["token"], server.join(game, 2)]
        with (
            Player(server.url, game["id"], tokens[0]) as ada,
            Player(server.url, game["id"], tokens[1]) as bob,
        ):
            both(ada, bob, 20)
            before = asked(ada)["table"]
    with Server(tmp_path / "games.sqlite") as server:
        with (
            Player(server.url, game["id"], tokens[0]) as ada,
            Player(server.url, game["id"], tokens[1]) as bob,
        ):
            again = asked(ada)["table"]
            assert again == before and len(again["picks"]) >= 20
            both(ada, bob)
            over = ada.until(lambda update: bool(update["view"]["result"]))["view"]
        assert over["result"]["reason"] == "ready" and over["result"]["winners"] == []
        assert [len(row["pool"]) for row in over["table"]["seats"]] == [45, 45, 45]
        assert len(over["table"]["packs"]) == 9
        record = server.http.get(f"/api/games/{game['id']}/record").json()
        for seat in range(3):
            outline = server.http.get(f"/api/games/{game['id']}/replay/outline?seat={seat}")
            assert outline.status_code == 200, outline.text
    rules = games.get("draft")
    assert fairness.verify(record, rules).faults == ()
    assert "ready" in {option[0] for _, _, option in record["answers"]}, "people say when their deck is built"
    logs = json.dumps(ada.log)
    assert '"event": "pool"' in logs and '"event": "deal"' not in logs
