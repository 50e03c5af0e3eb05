"""Leagues over HTTP: free matches found by one click, their results, and those that two players report."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.web.evening import Evening
from tests.web.helpers import Server
from tests.web.test_event_matches import look, until

PAPER = {"structure": "league", "minutes": 0}
LEAGUE = {**PAPER, "game": "magecraft", "best_of": 1, "online": True}
EIGHTH = {**PAPER, "game": "magic", "format": "eighth-edition", "online": True}
PLAINS = "60 Plains"


def want(evening: Evening, by: str, opponent: str | None = None) -> Any:
    return evening.post("want", {"opponent": opponent}, evening.players[by])


def wishes(evening: Evening) -> list[tuple[str, str | None]]:
    return [(wish["by"], wish["to"]) for wish in evening.now("")["wishes"]]


def live(evening: Evening) -> list[tuple[str, str]]:
    return [(match["first"], match["second"]) for match in evening.now("")["live"]]


def free(evening: Evening, by: str, opponent: str, games: list[int] | None) -> Any:
    return evening.post("free", {"opponent": opponent, "games": games}, evening.players[by])


def concede(server: Server, evening: Evening, loser: str, game: str) -> None:
    with server.person(game, evening.players[loser]) as person:
        person.until(lambda _: True)
        person.say(kind="concede")
        person.wait("ack")


def played(evening: Evening, count: int) -> list[Any]:
    return until(lambda: found if len(found := evening.now("")["matches"]) == count else None)


@pytest.mark.rule("MTG8-6.LEAGUE-1")
def test_two_who_want_to_play_anybody_play_each_other_and_the_table_follows(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea", "Cid", **LEAGUE)
    assert "opened" not in want(evening, "Ada").json() and wishes(evening) == [("Ada", None)]
    opened = want(evening, "Bea").json()["opened"]
    assert live(evening) == [("Ada", "Bea")] and wishes(evening) == []
    same = evening.post("play", {"opponent": "Bea"}, evening.players["Ada"]).json()
    assert (same["game"], same["seat"], opened["seat"]) == (opened["game"], 0, 1)
    concede(server, evening, "Ada", opened["game"])
    (match,) = played(evening, 1)
    assert (match["outcome"], match["records"]) == ("second", [opened["game"]])
    table = [(line["player"], line["points"]) for line in evening.now("")["standings"]]
    assert table[0] == ("Bea", 3) and live(evening) == []


def test_a_challenge_is_accepted_by_one_click_or_declined(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea", "Cid", **LEAGUE)
    want(evening, "Ada", "Bea")
    want(evening, "Ada", "Bea")
    assert wishes(evening) == [("Ada", "Bea")]
    assert "opened" not in want(evening, "Cid").json(), "the challenge is another player's"
    away = {"by": "Ada", "to": "Bea"}
    assert evening.post("withdraw", away, evening.players["Cid"]).status_code == 409
    assert evening.post("withdraw", away, evening.players["Bea"]).status_code == 200
    assert wishes(evening) == [("Cid", None)]
    want(evening, "Ada", "Bea")
    assert want(evening, "Bea", "Ada").json()["opened"]["seat"] == 1
    assert want(evening, "Ada", "Bea").json()["opened"]["seat"] == 0, "a match that is on is opened again"
    assert live(evening) == [("Ada", "Bea")] and wishes(evening) == [("Cid", None)]


def test_a_bot_plays_at_once_and_its_results_count(server: Server) -> None:
    evening = Evening(server, "Ada", **LEAGUE)
    evening.post("bot", {"name": "Bot", "bot": "random"})
    opened = want(evening, "Ada", "Bot").json()["opened"]
    concede(server, evening, "Ada", opened["game"])
    assert played(evening, 1)[0]["outcome"] == "second"
    assert want(evening, "Ada", "Bot").json()["opened"]["game"] != opened["game"]


def test_the_limit_leavers_and_people_without_a_phone_are_refused(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea", "Cid", limit=1, **LEAGUE)
    evening.note({"kind": "entry", "player": "Dan"})
    evening.note({"kind": "result", "round": 1, "first": "Ada", "second": "Bea", "games": [1, 0, 0]})
    assert want(evening, "Ada", "Bea").json()["error"] == "table-refused-fact"
    assert want(evening, "Ada", "Ada").json()["error"] == "table-refused-fact"
    assert want(evening, "Ada", "nobody").json()["error"] == "table-refused-fact"
    assert want(evening, "Ada", "Dan").json()["error"] == "table-refused-online"
    want(evening, "Ada")
    assert "opened" not in want(evening, "Bea").json(), "the two have played already"
    evening.post("drop", {}, evening.players["Ada"])
    assert wishes(evening) == [("Bea", None)]
    assert want(evening, "Ada").json()["error"] == "table-refused-fact"
    assert want(evening, "Cid").json()["opened"]["seat"] == 1


def test_who_leaves_loses_the_table_but_the_league_counts_nothing(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea", **LEAGUE)
    want(evening, "Ada")
    game = want(evening, "Bea").json()["opened"]["game"]
    evening.post("drop", {}, evening.players["Ada"])
    said = until(lambda: said if (said := server.http.get(f"/api/games/{game}").json())["result"] else None)
    assert said["result"]["winners"] == [1]
    assert evening.now("")["matches"] == [] and live(evening) == []


@pytest.mark.parametrize("by", ["players", "organiser"])
def test_a_match_called_off_ends_its_table_without_a_result(server: Server, by: str) -> None:
    evening = Evening(server, "Ada", "Bea", **LEAGUE)
    want(evening, "Ada")
    game = want(evening, "Bea").json()["opened"]["game"]
    with server.person(game, evening.players["Bea"]) as bea:
        bea.until(lambda _: True)
        if by == "organiser":
            assert evening.post("call-off", {"player": "Ada", "opponent": "Bea"}).status_code == 200
        else:
            evening.post("call-off", {"opponent": "Ada"}, evening.players["Bea"])
        match = bea.until_match(lambda message: message["called_off"])
        assert (match["state"], match["winner"], match["score"]) == ("over", None, [0, 0])
        bea.say(kind="concede")
        assert bea.wait("refusal")["reason"] == "table-refused-broken"
    said = server.http.get(f"/api/games/{game}").json()
    assert (said["state"], said["result"]) == ("broken", None) and live(evening) == []
    look(server, evening.id)
    assert evening.now("")["matches"] == []
    want(evening, "Ada")
    assert want(evening, "Bea").json()["opened"]["game"] != game, "the two may play another one"


def test_the_organiser_s_result_ends_the_match_at_the_table_and_is_taken_back_without_it(
    server: Server,
) -> None:
    evening = Evening(server, "Ada", "Bea", **LEAGUE)
    want(evening, "Ada")
    game = want(evening, "Bea").json()["opened"]["game"]
    evening.note({"kind": "result", "round": 1, "first": "Bea", "second": "Ada", "games": [1, 0, 0]})
    said = until(lambda: said if (said := server.http.get(f"/api/games/{game}").json())["result"] else None)
    assert said["result"]["winners"] == [1] and live(evening) == []
    evening.note({"kind": "undo", "fact": evening.log()[-1]["number"], "reason": "played again"})
    look(server, evening.id)
    assert evening.now("")["matches"] == []


def test_a_penalty_between_matches_counts_in_the_next(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea", **{**LEAGUE, "game": "magic", "best_of": 3})
    evening.note({"kind": "penalty", "player": "Bea", "penalty": "game loss", "reason": "late", "offence": 0})
    want(evening, "Ada")
    game = want(evening, "Bea").json()["opened"]["game"]
    concede(server, evening, "Bea", game)
    assert played(evening, 1)[0]["games"] == [2, 0, 0]


def test_decks_are_handed_in_first_and_are_locked_then(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea", **EIGHTH)
    assert want(evening, "Ada").json()["error"] == "table-refused-decks"
    for name in ("Ada", "Bea"):
        assert "wrong" not in evening.post("deck", {"deck": PLAINS}, evening.players[name]).json()
        assert evening.now(name)["you"]["locked"]
    want(evening, "Ada")
    assert want(evening, "Bea").json()["opened"]["seat"] == 1
    assert (
        evening.post("deck", {"deck": PLAINS}, evening.players["Ada"]).json()["error"] == "table-refused-fact"
    )


def test_nobody_fills_the_list_of_wishes(server: Server) -> None:
    names = [f"P{number}" for number in range(9)]
    evening = Evening(server, "Ada", *names, **LEAGUE)
    answers = [want(evening, "Ada", name).status_code for name in names]
    assert answers == [200] * 8 + [409] and len(wishes(evening)) == 8


def test_a_game_owed_by_a_penalty_is_told_until_the_next_match_and_taken_off_its_correction(
    server: Server,
) -> None:
    evening = Evening(server, "Ada", "Bea", structure="league", best_of=3)
    evening.note({"kind": "penalty", "player": "Bea", "penalty": "game loss", "reason": "late"})
    assert evening.player("Bea")["owed"] == 1 and "owed" not in evening.player("Ada")
    for name, games in (("Ada", [1, 1, 0]), ("Bea", [1, 1, 0])):
        other = "Bea" if name == "Ada" else "Ada"
        assert (
            evening.post("free", {"opponent": other, "games": games}, evening.players[name]).status_code
            == 200
        )
    (match,) = evening.now()["matches"]
    assert (match["games"], match["ahead"]) == ([2, 1, 0], [1, 0]) and "owed" not in evening.player("Bea")


@pytest.mark.rule("MTG8-6.LEAGUE-1")
def test_the_knockout_after_a_league_is_played_here_and_counts_no_free_match(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea", "Cid", cut=2, **LEAGUE)
    for first, second in (("Ada", "Cid"), ("Bea", "Cid")):
        evening.note({"kind": "result", "round": 1, "first": first, "second": second, "games": [1, 0, 0]})
    want(evening, "Ada")
    old = want(evening, "Bea").json()["opened"]["game"]
    want(evening, "Cid", "Ada")
    free(evening, "Cid", "Ada", [1, 0, 0])
    assert evening.pair().status_code == 200
    look(server, evening.id)
    assert {*evening.tables()[0]} == {"Ada", "Bea"} and live(evening) == [] and wishes(evening) == []
    assert evening.now()["you"]["reports"] == [] and want(evening, "Cid").status_code == 409
    new = evening.play("Ada").json()["game"]
    assert new != old
    closed = server.http.get(f"/api/games/{old}").json()
    assert (closed["state"], closed["result"]) == ("broken", None), "the free match is called off"
    assert evening.now()["rounds"][0]["tables"][0]["result"] is None
    concede(server, evening, "Ada", new)
    until(lambda: evening.now()["over"])
    assert evening.now()["standings"][0]["player"] == "Bea" and len(evening.now()["matches"]) == 2


# -- at real tables ------------------------------------------------------------------------------------


def test_a_paper_result_counts_once_both_say_the_same_each_from_their_side(server: Server) -> None:
    evening = Evening(server, "Bea", "Ada", "Cid", **PAPER)
    free(evening, "Bea", "Ada", [2, 1, 0])
    assert evening.now("Ada")["you"]["reports"][0]["by"] == "Bea"
    assert evening.now("Cid")["you"]["reports"] == [] and evening.now("")["matches"] == []
    free(evening, "Ada", "Bea", [2, 1, 0])
    assert len(evening.now()["you"]["reports"]) == 2 and evening.now("")["matches"] == []
    free(evening, "Ada", "Bea", [1, 2, 0])
    (match,) = evening.now("")["matches"]
    assert (match["first"], match["games"], match["outcome"]) == ("Ada", [1, 2, 0], "second")
    assert evening.now()["you"]["reports"] == []


def test_a_report_is_taken_back_and_ends_with_the_organiser_s_result(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea", "Cid", **PAPER)
    free(evening, "Ada", "Bea", [2, 0, 0])
    free(evening, "Ada", "Cid", [2, 0, 0])
    free(evening, "Ada", "Cid", None)
    assert [one["table"] for one in evening.now()["you"]["reports"]] == [["Ada", "Bea"]]
    evening.note({"kind": "result", "round": 1, "first": "Bea", "second": "Ada", "games": [2, 0, 0]})
    assert evening.now()["you"]["reports"] == []


@pytest.mark.parametrize(("opponent", "games"), [("Ada", [2, 0, 0]), ("Zoe", [2, 0, 0]), ("Bea", [3, 0, 0])])
def test_a_free_result_that_cannot_be_is_refused(server: Server, opponent: str, games: list[int]) -> None:
    evening = Evening(server, "Ada", "Bea", **PAPER)
    before = evening.now()
    assert free(evening, "Ada", opponent, games).status_code == 409
    assert evening.now() == before


def test_what_is_of_leagues_is_refused_elsewhere(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea")
    assert free(evening, "Ada", "Bea", [2, 0, 0]).json()["error"] == "table-refused-report"
    assert want(evening, "Ada").json()["error"] == "table-refused-online"
    league = Evening(server, "Ada", "Bea", **PAPER)
    assert want(league, "Ada").json()["error"] == "table-refused-online"
    assert league.report("Ada", [2, 0, 0]).json()["error"] == "table-refused-report"
    assert league.post("want", {"opponent": None}).json()["error"] == "table-refused-token"


def test_wishes_reports_and_matches_survive_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite") as server:
        evening = Evening(server, "Ada", "Bea", "Cid", **LEAGUE)
        want(evening, "Ada")
        game = want(evening, "Bea").json()["opened"]["game"]
        want(evening, "Cid", "Ada")
        free(evening, "Cid", "Bea", [1, 0, 0])
    with Server(tmp_path / "games.sqlite") as server:
        evening.server = server
        assert wishes(evening) == [("Cid", "Ada")] and live(evening) == [("Ada", "Bea")]
        assert len(evening.now()["you"]["reports"]) == 1
        concede(server, evening, "Ada", game)
        assert played(evening, 1)[0]["outcome"] == "second"
