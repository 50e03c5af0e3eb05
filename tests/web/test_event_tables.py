"""Tournaments over HTTP while matches are on: the last turns, matches called off, players who leave."""

from __future__ import annotations

import json
import time
from types import SimpleNamespace
from typing import Any

import pytest

from grimorio.events.event import Event
from grimorio.web.events import changes
from tests.web.evening import Evening
from tests.web.helpers import Server
from tests.web.test_leagues import LEAGUE, concede, live, played, want

PAPER = {"way": "booster", "sets": ["8ED"]}


def of(evening: Evening, name: str) -> tuple[Any, str]:
    """The table of a player in the present round, and the opponent."""
    table = next(
        table for table in evening.now()["rounds"][-1]["tables"] if name in (table["first"], table["second"])
    )
    return table, table["second"] if table["first"] == name else table["first"]


def entered(evening: Evening) -> None:
    """Enter a result at each open table of the present round."""
    now = evening.now()
    facts = [
        {"kind": "result", "round": len(now["rounds"]), "games": [2, 0, 0]}
        | {key: table[key] for key in ("first", "second")}
        for table in now["rounds"][-1]["tables"]
        if table["second"] and not table["result"]
    ]
    assert not facts or evening.note(*facts).status_code == 200


# -- taps --------------------------------------------------------------------------------------------


def test_a_turn_is_counted_once_by_two_taps_and_told_to_few(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(server, "Ada", "Bea", "Cid", "Dan")
    evening.pair()
    table, opponent = of(evening, "Ada")
    evening.post("clock", {"act": "start"})
    early = evening.post("turn", {"turns": 0}, evening.players["Ada"]).json()
    assert early["args"]["cause"]["message"] == "faults-time-left"
    monkeypatch.setattr(changes, "time", SimpleNamespace(time=lambda: time.time() + 4000))
    seen = evening.now("")["changes"]
    for name in ("Ada", opponent):
        told = evening.post("turn", {"turns": 0}, evening.players[name]).json()
        assert told["you"]["turns"] == {table["first"]: 1}
    assert evening.now("")["changes"] == seen, "nobody else is sent anything"
    mine = {"changes": seen, "you": {"turns": {table["first"]: 1}}}
    assert evening.get(evening.players["Ada"], seen=seen).json() == mine
    others = next(name for name in evening.players if name not in ("Ada", opponent))
    assert evening.get(evening.players[others], seen=seen).json() == {"changes": seen}
    assert evening.get("", seen=seen).json() == {"changes": seen}
    assert evening.get(evening.token, seen=seen).json()["you"] == mine["you"]
    assert evening.post("turn", {"turns": 1, "player": "Ada"}).json()["you"]["turns"] == {table["first"]: 2}
    assert evening.post("turn", {"turns": 0}).json()["error"] == "table-refused-token"
    assert [fact["kind"] for fact in evening.log()].count("turn") == 2
    entered(evening)
    assert evening.pair().json()["you"]["turns"] == {}, "a new round counts anew"


def test_taps_on_a_sheet_are_told_to_nobody(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea")
    assert evening.post("draft", {**PAPER, "pods": [["Ada", "Bea"]]}).status_code == 200
    seen = evening.now("")["changes"]
    for count in range(3):
        body = {"of": "pool", "start": count, "marks": ["+Shock"]}
        assert evening.post("sheet", body, evening.players["Ada"]).json() == {"count": count + 1}
    assert evening.get("", seen=seen).json() == {"changes": seen}
    evening.post("sheet/done", {"of": "pool"}, evening.players["Ada"])
    assert evening.now("")["changes"] == seen + 1


# -- matches called off ------------------------------------------------------------------------------


def off(evening: Evening, by: str, opponent: str, wanted: bool = True) -> Any:
    return evening.post("call-off", {"opponent": opponent, "off": wanted}, evening.players[by])


def test_a_match_is_called_off_once_both_want_it(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea", **LEAGUE)
    want(evening, "Ada")
    game = want(evening, "Bea").json()["opened"]["game"]
    evening.post("play", {"opponent": "Bea"}, evening.players["Ada"])
    off(evening, "Ada", "Bea")
    assert evening.now("")["live"][0]["off"] == ["Ada"]
    off(evening, "Ada", "Bea", wanted=False)
    assert "off" not in evening.now("")["live"][0]
    off(evening, "Ada", "Bea")
    assert off(evening, "Bea", "Ada").status_code == 200
    assert live(evening) == [] and evening.now("")["matches"] == []
    again = want(evening, "Ada", "Bea")
    assert again.status_code == 200
    other = want(evening, "Bea", "Ada").json()["opened"]["game"]
    assert other != game
    concede(server, evening, "Ada", other)
    assert [match["records"] for match in played(evening, 1)] == [[other]], "only the second match counts"
    assert off(evening, "Ada", "Bea").status_code == 409


def test_a_match_that_the_other_never_opened_is_called_off_at_once_and_a_bot_s_by_the_organiser(
    server: Server,
) -> None:
    evening = Evening(server, "Ada", "Bea", "Cid", **LEAGUE)
    want(evening, "Ada")
    want(evening, "Bea")
    assert off(evening, "Cid", "Ada").status_code == 409
    off(evening, "Bea", "Ada")
    assert live(evening) == []
    evening.post("bot", {"name": "Bot", "bot": "random"})
    want(evening, "Ada", "Bot")
    off(evening, "Ada", "Bot")
    assert live(evening) == [("Ada", "Bot")], "a match against a bot is not left when it goes badly"
    assert evening.post("call-off", {"player": "Bot", "opponent": "Ada"}).status_code == 200
    assert live(evening) == [] and evening.now("")["matches"] == []


# -- who leaves, at every moment ---------------------------------------------------------------------


@pytest.mark.parametrize("by", ["player", "organiser"])
@pytest.mark.parametrize("moment", ["before", "in a round", "reported", "disputed", "between", "bye"])
def test_who_leaves_keeps_what_was_played_and_is_paired_no_more(server: Server, moment: str, by: str) -> None:
    names = ("Ada", "Bea", "Cid", "Dan", "Eva")
    evening = Evening(server, *names, rounds=3)
    leaver = "Ada"
    if moment != "before":
        evening.pair()
        byes = [first for first, second in evening.tables() if second is None]
        if moment == "bye":
            leaver = byes[0]
        elif leaver in byes:
            leaver = "Bea"
        table, opponent = of(evening, leaver)
        result = [2, 1, 0] if table["first"] == leaver else [1, 2, 0]
        if moment in ("reported", "disputed"):
            evening.report(leaver, result)
        if moment == "disputed":
            evening.report(opponent, [*result[1::-1], 0])
        if moment == "between":
            entered(evening)
    drop = {"kind": "drop", "player": leaver}
    left = evening.note(drop) if by == "organiser" else evening.post("drop", {}, evening.players[leaver])
    assert left.status_code == 200 and evening.player(leaver)["left"]
    again = evening.note(drop) if by == "organiser" else evening.post("drop", {}, evening.players[leaver])
    assert again.status_code == 409, "nobody leaves twice"
    if moment in ("in a round", "reported", "disputed"):
        assert of(evening, leaver)[0]["result"] is None, "the match is still decided"
    if moment in ("reported", "disputed"):
        evening.report(opponent, result)
        assert of(evening, leaver)[0]["result"]["games"] == result
    if moment != "before":
        entered(evening)
    line = next((line for line in evening.now()["standings"] if line["player"] == leaver), None)
    for _ in range(2):
        assert evening.pair().status_code == 200
        assert leaver not in [name for table in evening.tables() for name in table]
        assert sum(second is None for _, second in evening.tables()) == 0, "four are left: no bye"
        entered(evening)
    after = next((line for line in evening.now()["standings"] if line["player"] == leaver), None)
    if line is not None and after is not None:
        assert [after[key] for key in ("points", "won", "lost")] == [
            line[key] for key in ("points", "won", "lost")
        ]


def test_who_leaves_a_pod_before_the_first_round_is_not_paired_in_it(server: Server) -> None:
    names = ("Ada", "Bea", "Cid", "Dan", "Eva", "Fay", "Gus", "Hal")
    evening = Evening(server, *names, pods=4, pod_rounds=2, rounds=3)
    pods = [list(names[:4]), list(names[4:])]
    assert evening.post("draft", {**PAPER, "pods": pods}).status_code == 200
    evening.post("drop", {}, evening.players["Ada"])
    assert evening.pair(anyway=True).status_code == 200
    tables = evening.tables()
    assert sorted(name for table in tables for name in table if name) == sorted(names[1:])
    evening.post("drop", {}, evening.players["Eva"])
    entered(evening)
    assert evening.pair().status_code == 200
    assert sorted(name for table in evening.tables() for name in table if name) == [
        "Bea",
        "Cid",
        "Dan",
        "Fay",
        "Gus",
        "Hal",
    ]


def test_who_leaves_a_knockout_or_a_round_robin_lets_the_opponent_go_on(server: Server) -> None:
    cup = Evening(server, "Ada", "Bea", "Cid", "Dan", structure="knockout")
    cup.pair()
    entered(cup)
    winners = [table["first"] for table in cup.now()["rounds"][0]["tables"]]
    cup.post("drop", {}, cup.players[winners[0]])
    assert cup.now()["over"] and cup.now()["standings"][0]["player"] == winners[1]
    assert cup.pair().status_code == 409
    robin = Evening(server, "Ada", "Bea", "Cid", "Dan", structure="round-robin")
    robin.pair()
    robin.post("drop", {}, robin.players["Ada"])
    entered(robin)
    for _ in range(2):
        assert robin.pair().status_code == 200
        entered(robin)
    assert robin.now()["over"]


# -- what the organiser decides and takes home ----------------------------------------------------------


def test_decisions_of_the_page_count_in_the_next_pairing(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea", "Cid")
    decided = evening.note(
        {"kind": "bye", "player": "Cid", "reason": "came late"},
        {"kind": "note", "text": "the slips are in the drawer"},
    )
    assert decided.status_code == 200
    evening.pair()
    assert ("Cid", None) in evening.tables()
    forbid = {"kind": "override", "what": "forbid", "first": "Ada", "second": "Bea", "reason": "same family"}
    assert evening.note(forbid).status_code == 200
    entered(evening)
    evening.pair()
    assert all({"Ada", "Bea"} != {*table} for table in evening.tables())


def test_files_hold_what_happened_and_no_secret_before_the_end(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea", rounds=1)
    evening.pair()
    entered(evening)

    def file(form: str, token: str | None = None) -> Any:
        headers = {"authorization": f"Bearer {token or evening.token}"}
        return server.http.get(f"/api/events/{evening.id}/file", params={"as": form}, headers=headers)

    first, second = evening.tables()[0]
    csv = file("csv").json()
    assert csv == {
        "name": "Thursday.csv",
        "text": f"round,player1,player2,result\n1,{first},{second},2-0-0\n",
    }
    opened = json.loads(file("open").json()["text"])
    assert [line["Player"] for line in opened["Standings"]] == [first, second]
    again = Event.from_json(json.loads(file("log").json()["text"]))
    assert [(line.player, line.points) for line in again.standings()] == [(first, 3), (second, 0)]
    assert file("csv", evening.players["Ada"]).json()["error"] == "table-refused-organiser"
    going = Evening(server, "Ada", "Bea", "Cid")
    going.pair()
    evening = going
    assert json.loads(file("log").json()["text"])["settings"]["seed"] == "", "the lot's seed is secret"
