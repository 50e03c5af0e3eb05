"""A round seated by hand over HTTP: the preview, the seating, what it drops, and the way back."""

from __future__ import annotations

from typing import Any

from tests.web.evening import Evening
from tests.web.helpers import Server
from tests.web.test_event_matches import until

FOUR = ("Ada", "Bea", "Cid", "Dan")


def look(evening: Evening, tables: Any, round_: int = 1, token: str | None = None, **more: Any) -> Any:
    return evening.post("seating", {"round": round_, "tables": tables, **more}, token)


def seat(evening: Evening, tables: Any, round_: int = 1, **more: Any) -> Any:
    body = {"round": round_, "tables": tables, "reason": "one car", "changes": evening.now()["changes"]}
    return evening.post("seat", {**body, **more})


def other_way(tables: Any) -> list[list[str]]:
    """Two tables whose first players have changed places."""
    (one, two), (three, four) = tables
    return [[three, two], [one, four]]


def test_a_round_is_seated_by_hand_and_taken_back(server: Server) -> None:
    evening = Evening(server, *FOUR)
    evening.pair()
    before = evening.tables()
    moved = other_way(before)
    assert look(evening, moved).json() == {"tables": moved, "breaks": []}
    assert evening.tables() == before, "a preview changes nothing"
    assert seat(evening, moved).status_code == 200
    assert [list(table) for table in evening.tables()] == moved
    ada = evening.now("Ada")
    assert "seated" not in ada["you"] and "one car" not in str(ada), "why is the organiser's"
    seated = evening.now()["you"]["seated"]
    assert seated["reason"] == "one car"
    assert evening.note({"kind": "undo", "fact": seated["fact"], "reason": "no car"}).status_code == 200
    assert evening.tables() == before and evening.now()["you"]["seated"] is None


def test_the_preview_names_rematches_and_what_is_reported_already(server: Server) -> None:
    evening = Evening(server, *FOUR)
    evening.pair()
    first = evening.tables()
    for table in first:
        for name in table:
            assert name is not None
            evening.report(name, [1, 1, 1])
    now = evening.now()
    assert all(table["result"] for table in now["rounds"][0]["tables"])
    evening.pair()
    name = evening.tables()[0][0]
    evening.report(name, [2, 1, 0], 2)
    said = look(evening, first, 2).json()["breaks"]
    assert [(line["kind"], sorted(line["players"])) for line in said] == [
        *(("met", sorted(table)) for table in first),  # type: ignore[type-var]
        ("reported", sorted(evening.tables()[0])),  # type: ignore[type-var]
    ]
    assert seat(evening, first, 2).status_code == 200
    assert evening.now()["you"]["reports"] == [], "the report was about a table that is gone"


def test_the_next_round_is_seated_before_anybody_sees_another_one(server: Server) -> None:
    evening = Evening(server, *FOUR)
    said = look(evening, [["Ada", "Dan"]], rest=True).json()
    assert said["tables"][0] == ["Ada", "Dan"] and sorted(said["tables"][1]) == ["Bea", "Cid"]
    assert seat(evening, said["tables"]).status_code == 200
    now = evening.now()
    assert len(now["rounds"]) == 1 and not now["joining"], "as after any first pairing"


def test_a_pair_is_forbidden_with_the_seating_or_not_at_all(server: Server) -> None:
    evening = Evening(server, *FOUR)
    said = look(evening, [], rest=True, forbid=[["Ada", "Bea"], ["Ada", "Cid"]]).json()
    assert ["Ada", "Dan"] in [sorted(table) for table in said["tables"]]
    none = [["Ada", name] for name in FOUR[1:]]
    assert look(evening, [], rest=True, forbid=none).status_code == 409, "nobody is left for Ada"
    evening.pair()
    tables = evening.tables()
    pair = list(tables[0])
    assert look(evening, tables, forbid=[pair]).json()["breaks"] == [
        {"kind": "forbidden", "players": pair, "count": 0}
    ]
    length = len(evening.log())
    bad = seat(evening, [[pair[0], "Zoe"]], forbid=[pair])
    assert bad.status_code == 409 and len(evening.log()) == length, "all or none"
    assert seat(evening, other_way(tables), forbid=[pair]).status_code == 200
    assert [fact["kind"] for fact in evening.log()[-2:]] == ["override", "pairing"]


def test_a_table_with_a_result_stays_and_late_news_are_refused(server: Server) -> None:
    evening = Evening(server, *FOUR)
    evening.pair()
    tables = evening.tables()
    seen = evening.now()["changes"]
    first, second = tables[0]
    evening.note({"kind": "result", "round": 1, "first": first, "second": second, "games": [2, 0, 0]})
    assert seat(evening, other_way(tables), changes=seen).json()["error"] == "table-refused-moved"
    answer = look(evening, other_way(tables))
    assert answer.status_code == 409 and "has-result" in answer.text
    assert seat(evening, other_way(tables)).status_code == 409 and evening.tables() == tables


def test_only_the_organiser_seats_and_says_why(server: Server) -> None:
    evening = Evening(server, *FOUR)
    evening.pair()
    tables = evening.tables()
    assert look(evening, tables, token=evening.players["Ada"]).status_code == 403
    assert look(evening, tables, token="").status_code == 403
    body = {"round": 1, "tables": other_way(tables), "changes": evening.now()["changes"]}
    assert evening.post("seat", {**body, "reason": "x"}, evening.players["Ada"]).status_code == 403
    assert evening.post("seat", {**body, "reason": ""}).status_code == 422
    assert evening.post("seat", {**body, "reason": "  "}).status_code == 409
    assert look(evening, tables, 7).status_code == 409, "another round"
    assert evening.tables() == tables


def test_a_match_that_is_being_played_here_is_named_and_counts_no_more(server: Server) -> None:
    evening = Evening(server, *FOUR, game="mickey", online=True)
    evening.pair()
    tables = evening.tables()
    one = tables[0][0]
    old = evening.play(one).json()["game"]
    said = look(evening, other_way(tables)).json()["breaks"]
    assert said == [{"kind": "playing", "players": list(tables[0]), "count": 0}]
    assert seat(evening, other_way(tables)).status_code == 200
    assert not any("online" in table for table in evening.now()["rounds"][-1]["tables"])
    assert evening.play(one).json()["game"] != old, "the new table opens a match of its own"
    until(lambda: server.http.get(f"/api/games/{old}").json()["state"] == "broken")
