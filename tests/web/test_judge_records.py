"""What a judge decides is kept: in records, over restarts, in a match, and in the log of a tournament."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from grimorio import games
from grimorio.kernel import Record
from tests.web.evening import Evening
from tests.web.helpers import Server, asked_of, play, table
from tests.web.judging import bearer, judged, refused, ruling
from tests.web.test_event_matches import online, until


@pytest.mark.parametrize(
    ("act", "winners"),
    [({"act": "award", "seat": 1}, [1]), ({"act": "loss", "seat": 1}, [0]), ({"act": "draw"}, [])],
)
def test_a_game_is_awarded_lost_or_drawn_and_its_record_replays(
    server: Server, act: dict[str, Any], winners: list[int]
) -> None:
    with table(server) as (id, people), judged(server, id, people) as judge:
        for _ in play(people, random.Random(2), answers=3):
            pass
        judge.say(kind="judge", reason="Time, and no end in sight", **act)
        for person in people:
            over = person.until(lambda update: bool(update["view"]["result"]))
            assert over["view"]["result"]["winners"] == winners
            told = [line for line in person.log if line["event"] == "judge"][-1]
            assert (told["act"], told["by"], told["reason"]) == (
                act["act"],
                "Clara",
                "Time, and no end in sight",
            )
        assert refused(judge, act="award", seat=0) == "table-refused-over"
        assert refused(judge, act="warning", seat=0, reason="late") == "table-refused-over"
        data = server.http.get(f"/api/games/{id}/record").json()
        assert [one["act"] for one in data["judge"]] == ["come", act["act"]]
        end = Record.from_json(data).replay(games.get("magecraft"))
        assert end.result is not None and list(end.result.winners) == winners
        kept = server.http.post("/api/records", json=data)
        assert kept.status_code == 201, kept.text
        for shown in (id, kept.json()["id"]):
            for seat in (0, -2, -3):
                log = server.http.get(f"/api/games/{shown}/replay/outline?seat={seat}").json()["log"]
                assert [line["act"] for line in log if line["event"] == "judge"] == ["come", act["act"]]
                assert [line["i"] for line in log] == list(range(len(log)))


@pytest.mark.rule("WOM-FR-11.1-2", "MTG8-GLOSS-Parita")
@pytest.mark.parametrize(("game", "rule"), [("mickey", "WOM-FR-11.1-2"), ("magic", "MTG8-GLOSS-Parita")])
def test_only_the_judge_whom_all_accept_declares_a_draw(server: Server, game: str, rule: str) -> None:
    with table(server, game=game) as (id, people), judged(server, id, people) as judge:
        assert refused(people[0], act="draw") == "table-refused-judge"
        judge.say(kind="judge", act="draw", reason="Neither can win")
        result = people[0].until(lambda update: bool(update["view"]["result"]))["view"]["result"]
        assert result == {"winners": [], "seats": 2, "rule": rule, "reason": "judge"}
        data = server.http.get(f"/api/games/{id}/record").json()
        end = Record.from_json(data).replay(games.get(game))
        assert end.result is not None and end.result.winners == ()


@pytest.mark.parametrize("name", ["by", "reason"])
def test_what_is_not_to_be_shown_of_an_uploaded_record_is_not(server: Server, name: str) -> None:
    with table(server) as (id, people):
        people[0].say(kind="concede")
        people[0].until(lambda update: bool(update["view"]["result"]))
        data = server.http.get(f"/api/games/{id}/record").json()
    ruling = {"act": "warning", "n": 0, "by": "Clara", "seat": 1, "reason": "Slow"}
    kept = server.http.post("/api/records", json={**data, "judge": [{**ruling, name: "a\u202eb"}]}).json()
    log = server.http.get(f"/api/games/{kept['id']}/replay/outline").json()["log"]
    assert [line[name] for line in log if line["event"] == "judge"] == ["ab"]
    for wrong in ([{**ruling, name: "x" * 400}], [{**ruling, "act": "hang"}], {"act": "warning"}, "no"):
        answer = server.http.post("/api/records", json={**data, "judge": wrong})
        assert answer.json()["error"] == "table-refused-upload"


def test_the_judge_and_all_rulings_survive_a_restart(tmp_path: Path) -> None:
    db = tmp_path / "games.sqlite"
    with Server(db) as server, table(server) as (id, people), judged(server, id, people) as judge:
        for _ in play(people, random.Random(6), answers=6):
            pass
        judge.say(kind="judge", act="warning", seat=1, reason="Slow play")
        for _ in play(people, random.Random(6), answers=3):
            pass
        asked_of(people)
        newest = people[0].updates[-1]["n"]
        judge.until(lambda update: update["n"] == newest)
        judge.say(kind="judge", act="back", n=4)
        judge.say(kind="judge", act="stop")
        ruling(judge, "stop")
        for person in people:
            ruling(person, "stop")
        logs, tokens = [person.log for person in (*people, judge)], [one.token for one in (*people, judge)]
        views = [person.update["view"] for person in (*people, judge) if person.update]
    with Server(db) as server:
        for log, view, token in zip(logs, views, tokens, strict=True):
            with server.person(id, token) as person:
                told = person.until(lambda _: True)
                assert told["view"] == view
                assert person.log == log
                assert told["judge"]["stopped"] and told["judge"]["name"] == "Clara"
                assert told["judge"]["agreed"] == [0, 1]


def test_a_game_taken_back_after_its_time_keeps_its_last_turn(server: Server) -> None:
    with (
        table(server, game="magic", match={"best_of": 3}, cards={"decks": ["Sky Slam", "Heavy Hitters"]}) as (
            id,
            people,
        ),
        judged(server, id, people) as judge,
    ):
        for _ in play(people, random.Random(8), answers=12):
            pass

        async def time_up(one: Any) -> int:
            await one.match.time_up()
            return int(one.timeline.position.setup.last_turn)

        async def last(one: Any) -> int:
            assert one.timeline.answers < 6
            return int(one.timeline.position.setup.last_turn)

        limit = server.ask(id, time_up)
        judge.say(kind="judge", act="back", n=4)
        ruling(judge, "back")
        assert server.ask(id, last) == limit


def test_the_organiser_judges_a_table_and_penalties_are_the_tournament_s(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea", game="magecraft", best_of=3, online=True)
    evening.pair()
    first, second = evening.tables()[0]
    assert second is not None
    game = next(evening.play(name).json()["game"] for name in (first, second))
    tokens = [evening.players[name] for name in (first, second)]
    with server.person(game, tokens[0]) as one, server.person(game, tokens[1]) as two:
        invite = server.http.post(f"/api/games/{game}/judge/invite", json={}, headers=bearer(tokens[0]))
        assert invite.json()["error"] == "table-refused-judge-event"
        two.say(kind="judge", act="call")
        until(lambda: online(evening).get("called") == second)
        sits = {"game": game, "name": "Olga"}
        assert evening.post("judge", sits, tokens[0]).json()["error"] == "table-refused-organiser"
        assert evening.post("judge", {**sits, "game": "x"}).json()["error"] == "table-refused-game"
        assert evening.post("judge", {**sits, "name": first}).json()["error"] == "table-refused-judge-player"
        place = evening.post("judge", sits).json()
        with server.person(game, place["token"]) as judge:
            told = judge.until(lambda update: update["judge"]["here"])
            # The organiser decides, but sees no hands without consent.
            assert told["judge"]["official"] and told["judge"]["sees"] == "public"
            assert told["view"]["seat"] == -2
            judge.say(kind="judge", act="go")
            until(lambda: "called" not in online(evening))
            judge.say(kind="judge", act="warning", seat=1, reason="Slow play")
            until(lambda: evening.log()[-1]["kind"] == "penalty")
            judge.say(kind="judge", act="loss", seat=1, reason="Slow play again")
            over = one.until(lambda update: bool(update["view"]["result"]))
            assert over["view"]["result"]["winners"] == [0]
            for person in (one, two):
                person.say(kind="match", ready=True)
            following = judge.until_match(lambda match: match["next"] is not None)["next"]
    assert (following["seat"], following["token"]) == (-4, place["token"])
    until(lambda: [fact["kind"] for fact in evening.log()].count("penalty") == 2)
    penalties = [fact for fact in evening.log() if fact["kind"] == "penalty"]
    assert [(one["player"], one["penalty"], one["reason"]) for one in penalties] == [
        (second, "warning", "Slow play (Olga)"),
        (second, "game loss", "Slow play again (Olga)"),
    ]
    # The lost game counts once: it ended at its table. The judge is there in the next one, too.
    until(lambda: online(evening)["score"] == [1, 0])
    assert "ahead" not in evening.now()["rounds"][-1]["tables"][0]
    with server.person(following["id"], place["token"]) as judge:
        judge.until(lambda update: update["judge"]["name"] == "Olga")
        judge.say(kind="judge", act="award", seat=1)
        judge.until(lambda update: bool(update["view"]["result"]))
    until(lambda: online(evening)["score"] == [1, 1])
    assert [fact["kind"] for fact in evening.log()].count("penalty") == 2
