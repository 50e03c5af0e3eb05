"""Reports of a ruling that seems wrong: they hold only what the reporting seat may know until the game
is over.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from grimorio import games, rulebooks
from grimorio.kernel import WATCHER, Record
from grimorio.web.jobs.reports import rule_of
from tests.web.helpers import Server, play, table


def asked(server: Server, id: str, token: str | None = None, **body: Any) -> tuple[int, dict[str, Any]]:
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    answer = server.http.post(f"/api/games/{id}/report", json=body, headers=headers)
    return answer.status_code, answer.json()


def test_a_running_game_tells_its_own_seat_up_to_the_line(server: Server) -> None:
    id, tokens = server.two()
    people = [server.person(id, token) for token in tokens]
    for _ in play(people, random.Random(2), answers=30):
        pass
    whole = people[0].log
    line = len(whole) // 2
    status, found = asked(server, id, tokens[0], seat=0, line=line, comment="  Is that so?\n<b>  ")
    assert status == 200
    assert found["log"] == whole[: line + 1]
    assert found["event"] == whole[line]
    assert found["rule"]["id"] == whole[line]["rule"]
    assert found["rule"]["statement"]
    assert found["comment"] == "Is that so?\n<b>"
    assert found["record"] is None
    assert found["state"] == "playing"
    (shown,) = [one["view"] for one in people[0].updates if one["n"] == found["moment"]["n"]]
    assert found["view"] == shown
    text = json.dumps(found)
    for secret in ("seed", "luck", "secret", "token"):
        assert f'"{secret}"' not in text
    for one in people:
        one.__exit__()


@pytest.mark.parametrize("seat", [WATCHER, 1])
def test_a_running_game_tells_nobody_else(server: Server, seat: int) -> None:
    id, tokens = server.two()
    for token in (None, tokens[0], "forged"):
        status, answer = asked(server, id, token, seat=seat, line=0)
        assert (status, answer["error"]) in [(403, "table-refused-seat"), (403, "table-refused-token")]


def test_once_over_everybody_may_have_the_record(server: Server) -> None:
    situation = {"A": {"hp": "F1", "points": 18}, "B": {"hp": "W1", "points": 18}}
    with table(server, situation=situation) as (id, people):
        for _ in play(people, random.Random(4)):
            pass
        for seat in (WATCHER, 0, 1):
            status, found = asked(server, id, seat=seat, line=0)
            assert status == 200
            assert found["view"]["seat"] == seat
    record = Record.from_json(found["record"])
    assert record.replay(games.get("magecraft")).over


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"seat": 0, "line": 10**6}, "line"),
        ({"seat": 0, "line": -1}, "line"),
        ({"seat": 7, "line": 0}, "seat"),
        ({"seat": 0}, "line"),
        ({"seat": 0, "line": 0, "comment": "x" * 2001}, "comment"),
    ],
)
def test_what_is_not_there_is_refused(server: Server, body: dict[str, Any], field: str) -> None:
    id, tokens = server.two()
    status, answer = asked(server, id, tokens[0], **body)
    assert (status, answer["field"]) == (422, field)


def test_unknown_and_open_games_are_refused(server: Server) -> None:
    assert asked(server, "nothing", seat=0, line=0)[0] == 404
    made = server.make()
    status, answer = asked(server, made["id"], made["token"], seat=0, line=0)
    assert (status, answer["error"]) == (409, "table-refused-waiting")


def test_the_ruling_of_a_report_is_the_one_that_the_page_shows() -> None:
    for game in rulebooks.NAMES:
        for page in rulebooks.rulings(game):
            for id in page["rules"]:
                if rulebooks.find(id).game != game:
                    continue
                told = rule_of(game, id)
                assert told is not None and told["ruling"] and page["name"] in told["pages"], id
    assert rule_of("magecraft", "MAGE-NONE") is None
