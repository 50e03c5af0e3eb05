"""The judge's place at a table: calling, consent, rulings, what is refused, and that nothing hidden leaks."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from grimorio import games
from grimorio.kernel import Record
from tests.web.evening import Evening
from tests.web.helpers import BOT, Person, Server, asked_of, play, table
from tests.web.test_event_matches import online, until

SECRETS = {
    "at": "main1",
    "A": {"hand": ["Shock"], "battlefield": ["Mountain*2"], "library": ["Swamp*9"]},
    "B": {"hand": ["Serra Angel"], "battlefield": ["Grizzly Bears"], "library": ["Swamp*9"]},
}
"""A position of Magic in which each player holds a card that the other does not know."""


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"} if token else {}


def invited(server: Server, id: str, token: str) -> str:
    """Make a link for a judge, and return its secret."""
    answer = server.http.post(f"/api/games/{id}/judge/invite", json={}, headers=bearer(token))
    assert answer.status_code == 200, answer.text
    assert answer.json()["link"].endswith(f"/game/{id}?judge={answer.json()['invite']}")
    return str(answer.json()["invite"])


def seated(server: Server, id: str, invite: str, name: str = "Clara", token: str = "") -> Any:
    body = {"invite": invite, "name": name}
    return server.http.post(f"/api/games/{id}/judge", json=body, headers=bearer(token))


@contextmanager
def judged(server: Server, id: str, people: list[Person], agree: bool = True) -> Iterator[Person]:
    """Let a judge come to a table by the first player's link; with `agree` all people accept her."""
    assert people[0].token is not None
    token = seated(server, id, invited(server, id, people[0].token)).json()["token"]
    with server.person(id, token) as judge:
        judge.until(lambda update: update["judge"]["here"])
        for person in people[1:] if agree else ():
            person.say(kind="judge", act="agree")
        if agree:
            for person in (judge, *people):
                person.until(lambda update: update["judge"] and update["judge"]["sees"] == "all")
        yield judge


def refused(person: Person, **message: Any) -> str:
    person.say(kind="judge", **message)
    return str(person.wait("refusal")["reason"])


def ruling(person: Person, act: str) -> dict[str, Any]:
    """Wait until the person's log ends with a ruling, and return its line."""
    person.until(lambda _: bool(person.log) and person.log[-1].get("act") == act)
    return person.log[-1]


# -- calling, coming, agreeing -----------------------------------------------------------------------


def test_a_call_stops_the_game_until_it_is_withdrawn_or_the_judge_goes_on(server: Server) -> None:
    with table(server, clock={"mode": "game", "seconds": 600, "increment": 0, "timeout": "concede"}) as (
        id,
        people,
    ):
        ada, bob = people
        for _ in play(people, random.Random(3), answers=2):
            pass
        found = asked_of(people)
        assert found is not None
        asked = people[found[0]]
        bob.say(kind="judge", act="call")
        for person in people:
            told = person.until(lambda update: update["judge"] is not None)
            assert told["judge"]["called"] == 1 and told["judge"]["stopped"]
            assert not any(seat["running"] for seat in told["clock"]["seats"])
            assert ruling(person, "call") == {**ruling(ada, "call"), "i": person.log[-1]["i"]}
        choice = asked.update["view"]["choice"] if asked.update else None
        assert choice is not None
        assert asked.answer(choice["number"], choice["options"][0])["reason"] == "table-refused-stopped"
        assert refused(ada, act="call") == "table-refused-judge-called"
        assert refused(ada, act="withdraw") == "table-refused-judge-called"
        bob.say(kind="judge", act="withdraw")
        back = ada.until(lambda update: not update["judge"]["stopped"])
        assert any(seat["running"] for seat in back["clock"]["seats"])
        assert asked.answer(choice["number"], choice["options"][0])["kind"] == "ack"
        bob.say(kind="judge", act="call")
        with judged(server, id, people) as judge:
            judge.say(kind="judge", act="go")
            told = ada.until(lambda update: not update["judge"]["stopped"])
            assert told["judge"]["called"] is None
            assert ruling(bob, "go")["by"] == "Clara"
            assert refused(judge, act="go") == "table-refused-judge-clock"


def test_nobody_calls_without_end(server: Server) -> None:
    with table(server) as (_, (ada, _bob)):
        for _ in range(3):
            ada.say(kind="judge", act="call")
            ada.until(lambda update: update["judge"] and update["judge"]["stopped"])
            ada.say(kind="judge", act="withdraw")
            ada.until(lambda update: not update["judge"]["stopped"])
        assert refused(ada, act="call") == "table-refused-judge-calls"


def test_a_game_waits_ten_minutes_for_a_judge_and_no_longer(server: Server) -> None:
    with table(server) as (id, (ada, bob)):
        ada.say(kind="judge", act="call")
        bob.until(lambda update: update["judge"] and update["judge"]["stopped"])

        async def later(one: Any) -> None:
            one.state.bench = type(one.state.bench)(
                **{
                    **{name: getattr(one.state.bench, name) for name in one.state.bench.__struct_fields__},
                    "since": one.state.bench.since - 600_000,
                }
            )
            one.judge.wind()

        server.ask(id, later)
        told = bob.until(lambda update: not update["judge"]["stopped"])
        assert told["judge"]["called"] == 0


def test_the_link_for_a_judge_is_spent_once_and_moves_the_judge_to_another_device(server: Server) -> None:
    with table(server) as (id, (ada, bob)):
        assert ada.token is not None and bob.token is not None
        first = invited(server, id, ada.token)
        assert server.http.get(f"/api/games/{id}?judge={first}").json()["judging"]
        assert server.http.get(f"/api/games/{id}/judge.svg?invite={first}").status_code == 200
        second = invited(server, id, bob.token)
        assert not server.http.get(f"/api/games/{id}?judge={first}").json()["judging"]
        assert seated(server, id, first).json()["error"] == "table-refused-invite"
        assert seated(server, id, second, token=bob.token).json()["error"] == "table-refused-judge-player"
        assert seated(server, id, second, name="ADA").json()["error"] == "table-refused-judge-player"
        assert (
            server.http.post(f"/api/games/{id}/judge/invite", json={}, headers=bearer("x")).status_code == 403
        )
        token = seated(server, id, second).json()["token"]
        assert seated(server, id, second).json()["error"] == "table-refused-invite"
        with server.person(id, token) as judge:
            assert judge.wait("welcome")["seat"] == -4
            # Bob invited her, so he agrees; Ada has not yet.
            assert judge.until(lambda _: True)["judge"]["agreed"] == [1]
            other = seated(server, id, invited(server, id, token)).json()["token"]
            assert judge.closed() == 4403
            with server.person(id, other) as there:
                assert there.until(lambda _: True)["judge"]["agreed"] == [1]
        with server.person(id, token) as gone:
            assert gone.closed() == 4403
        assert [line["act"] for line in ada.log if line["event"] == "judge"] == []
        ada.until(lambda update: update["judge"] and update["judge"]["name"] == "Clara")
        assert [line["act"] for line in ada.log if line["event"] == "judge"] == ["come"]


# -- hidden things -----------------------------------------------------------------------------------


def test_the_judge_sees_hands_once_all_agree_and_nobody_else_sees_more(server: Server) -> None:
    id, tokens = server.two(game="magic", situation=SECRETS)
    with (
        server.person(id, tokens[0]) as ada,
        server.person(id, tokens[1]) as bob,
        server.person(id) as watcher,
    ):
        people = [ada, bob]
        before = {id_: person.until(lambda _: True)["view"] for id_, person in enumerate((*people, watcher))}
        with judged(server, id, people, agree=False) as judge:
            unseen = judge.until(lambda _: True)
            assert unseen["judge"]["sees"] == "public"
            assert unseen["view"] == before[2], "without consent a judge sees what spectators see"
            assert refused(judge, act="award", seat=0) == "table-refused-judge-consent"
            bob.say(kind="judge", act="agree")
            seen = judge.until(lambda update: update["judge"]["sees"] == "all")
            assert "Serra Angel" in json.dumps(seen["view"]) and "Shock" in json.dumps(seen["view"])
            assert seen["view"]["choice"] is None
            judge.say(kind="chat", text="I look at your hands")
            assert bob.wait("chat")["name"] == "Clara"
            # The players' and spectators' frames: nothing of the other's hand, whatever the judge sees.
            for person, secret in (
                (ada, "Serra Angel"),
                (bob, "Shock"),
                (watcher, "Shock"),
                (watcher, "Serra Angel"),
            ):
                person.until(lambda update: update["judge"] and update["judge"]["sees"] == "all")
                assert not any(secret in frame for frame in person.frames)
            assert not any("I look" in frame for frame in watcher.frames)
            for at, person in enumerate((*people, watcher)):
                assert person.update is not None and person.update["view"] == before[at]
            bob.say(kind="judge", act="refuse")
            back = judge.until(lambda update: update["judge"]["sees"] == "public")
            assert back["view"] == before[2]
        # What is public elsewhere has nothing of it either.
        for path in (f"/api/games/{id}", "/api/games", f"/api/games/{id}/replay"):
            text = server.http.get(path).text
            assert "Serra Angel" not in text and "Shock" not in text


def test_a_judge_neither_plays_nor_sees_decks_of_a_match(server: Server) -> None:
    with table(server) as (id, people), judged(server, id, people) as judge:
        for message in (
            {"kind": "concede"},
            {"kind": "undo"},
            {"kind": "take-back"},
            {"kind": "answer", "choice": 1, "options": [["done"]]},
            {"kind": "seal", "number": 1, "hash": "0" * 64},
            {"kind": "judge", "act": "call"},
            {"kind": "judge", "act": "agree"},
        ):
            judge.say(**message)
            assert judge.wait("refusal")["reason"] == "table-refused-judge-plays"
        for message in ({"kind": "rematch"}, {"kind": "settings"}, {"kind": "match", "ready": True}):
            judge.say(**message)
            assert judge.wait("refusal")["reason"] == "table-refused-spectator"
        judge.say(kind="luck", share="0" * 64)
        assert judge.wait("refusal")["reason"] == "table-refused-luck"


def test_among_bots_nobody_else_has_to_agree(server: Server) -> None:
    made = server.make(BOT)
    with server.person(made["id"], made["token"]) as ada:
        ada.until(lambda _: True)
        with judged(server, made["id"], [ada]) as judge:
            assert judge.until(lambda update: update["judge"]["sees"] == "all")["judge"]["asked"] == [0]


# -- rulings -----------------------------------------------------------------------------------------


def test_a_game_is_taken_back_to_an_earlier_moment_with_the_same_luck(server: Server) -> None:
    with table(server) as (id, people), judged(server, id, people) as judge:
        for _ in play(people, random.Random(11), answers=9):
            pass
        asked_of(people)
        views = {
            (one["n"], seat): one["view"] for seat, person in enumerate(people) for one in person.updates
        }
        newest = people[0].updates[-1]["n"]
        judge.until(lambda update: update["n"] == newest)
        for n in (0, newest, newest + 3):
            assert refused(judge, act="back", n=n) == "table-refused-judge-moment"
        judge.say(kind="judge", act="back", n=newest - 4)
        for seat, person in enumerate(people):
            back = person.until(lambda update: update["n"] <= newest - 4)
            assert back["view"] == views[back["n"], seat]
            line = ruling(person, "back")
            assert line["by"] == "Clara" and line["count"] == newest - back["n"]
        lines = {line["i"]: line["n"] for line in judge.log}
        assert list(lines) == sorted(lines) and max(lines.values()) <= newest
        for _ in play(people, random.Random(11), answers=2):
            pass


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


def test_time_is_added_where_there_is_a_clock(server: Server) -> None:
    clock = {"mode": "game", "seconds": 100, "increment": 0, "timeout": "concede"}
    with table(server, clock=clock) as (id, people), judged(server, id, people) as judge:
        judge.say(kind="judge", act="time", seat=1, seconds=300)
        told = people[1].until(lambda update: update["clock"]["seats"][1]["left_ms"] > 300_000)
        assert told["clock"]["seats"][0]["left_ms"] <= 100_000
        line = ruling(people[1], "time")
        assert (line["seat"], line["seconds"]) == (1, 300)
        assert refused(judge, act="time", seat=7) == "table-refused-judge-seat"
    with table(server) as (id, people), judged(server, id, people) as judge:
        assert refused(judge, act="time", seat=1) == "table-refused-judge-clock"


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


def test_a_warning_has_a_reason_and_changes_nothing_else(server: Server) -> None:
    with table(server) as (id, people), judged(server, id, people) as judge:
        before = people[0].until(lambda _: True)["view"]
        assert refused(judge, act="warning", seat=0) == "table-refused-judge-reason"
        assert refused(judge, act="warning", seat=4, reason="x") == "table-refused-judge-seat"
        assert refused(judge, act="warning", seat=0, reason="x" * 301) == "table-refused-chat"
        judge.say(kind="judge", act="warning", seat=0, reason="Slow \u202e play")
        assert ruling(people[1], "warning")["reason"] == "Slow play"
        assert people[0].until(lambda _: True)["view"] == before
        assert refused(people[1], act="warning", seat=0, reason="x") == "table-refused-judge"
        with server.person(id) as watcher:
            watcher.until(lambda _: True)
            assert refused(watcher, act="warning", seat=0, reason="x") == "table-refused-judge"
            assert refused(watcher, act="call") == "table-refused-spectator"


def test_a_player_is_dropped_from_a_game_of_more(server: Server) -> None:
    with table(server, 3) as (id, people), judged(server, id, people) as judge:
        judge.say(kind="judge", act="drop", seat=2, reason="Left the room")
        told = people[0].until(lambda update: update["judge"]["asked"] == [0, 1])
        assert told["view"]["result"] is None
        assert refused(judge, act="drop", seat=2, reason="again") == "table-refused-judge-seat"
        for _ in play(people[:2], random.Random(5), answers=2):
            pass
    with table(server) as (id, people), judged(server, id, people) as judge:
        assert refused(judge, act="drop", seat=1) == "table-refused-judge-drop"


def test_what_was_sealed_and_shown_is_not_taken_back_nor_drawn(server: Server) -> None:
    with table(server, game="live") as (id, people), judged(server, id, people) as judge:
        assert refused(judge, act="draw") == "table-refused-judge-draw"

        async def opened(one: Any) -> None:
            number = one.timeline.given[0][0]
            one.row.seals = [
                {
                    "number": number,
                    "seat": 0,
                    "group": [number],
                    "hash": None,
                    "option": None,
                    "salt": "",
                    "done": True,
                }
            ]

        for _ in play(people, random.Random(4), answers=3):
            pass
        server.ask(id, opened)
        assert refused(judge, act="back", n=1) == "table-refused-judge-sealed"


def test_the_judge_leaves_and_the_game_goes_on(server: Server) -> None:
    with table(server) as (id, people), judged(server, id, people) as judge:
        judge.say(kind="judge", act="stop")
        people[0].until(lambda update: update["judge"]["stopped"])
        judge.say(kind="judge", act="leave")
        told = people[0].until(lambda update: update["judge"]["name"] is None)
        assert not told["judge"]["stopped"] and told["judge"]["agreed"] == []
        assert judge.closed() == 4403
        assert refused(people[0], act="agree") == "table-refused-judge-none"


def test_before_the_game_begins_and_after_its_end_nobody_judges(server: Server) -> None:
    made = server.make()
    answer = server.http.post(f"/api/games/{made['id']}/judge/invite", json={}, headers=bearer(made["token"]))
    assert answer.json()["error"] == "table-refused-waiting"
    with table(server) as (id, people):
        people[0].say(kind="concede")
        people[0].until(lambda update: bool(update["view"]["result"]))
        assert refused(people[1], act="call") == "table-refused-over"
        answer = server.http.post(
            f"/api/games/{id}/judge/invite", json={}, headers=bearer(people[0].token or "")
        )
        assert answer.json()["error"] == "table-refused-over"


def test_after_the_end_a_judge_sees_no_more_than_was_agreed(server: Server) -> None:
    """Who has given up plays no more, but has not agreed by that."""
    id, tokens = server.two(game="magic", situation=SECRETS)
    with (
        server.person(id, tokens[0]) as ada,
        server.person(id, tokens[1]) as bob,
        judged(server, id, [ada, bob], agree=False) as judge,
    ):
        bob.say(kind="concede")
        over = judge.until(lambda update: bool(update["view"]["result"]))
        assert over["judge"]["sees"] == "public" and over["judge"]["asked"] == [0, 1]
        assert over["view"]["seat"] == -2


def test_a_draft_has_no_judge(server: Server) -> None:
    made = server.make(game="draft", seats=[{"kind": "person"}, {"kind": "bot", "bot": "random"}])
    with server.person(made["id"], made["token"]) as ada:
        ada.until(lambda _: True)
        assert refused(ada, act="call") == "table-refused-judge-draft"
        answer = server.http.post(
            f"/api/games/{made['id']}/judge/invite", json={}, headers=bearer(made["token"])
        )
        assert answer.json()["error"] == "table-refused-judge-draft"


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


# -- restarts ----------------------------------------------------------------------------------------


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


# -- tournaments -------------------------------------------------------------------------------------


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
