"""The judge's place at a table: calling, consent, rulings, what is refused, and that nothing hidden leaks."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec

from grimorio.web.game.judging import JUDGE
from tests.web.helpers import BOT, Server, asked_of, play, table
from tests.web.judging import SECRETS, bearer, invited, judged, refused, ruling, seated

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
            judging = one.state.judging
            one.state.judging = msgspec.structs.replace(judging, since=judging.since - 600_000)
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


def test_spectators_who_see_the_game_later_hear_of_the_judge_later(server: Server) -> None:
    with (
        table(server, spectators={"allowed": True, "delay_s": 600}) as (id, people),
        judged(server, id, people) as judge,
    ):
        judge.say(kind="judge", act="warning", seat=0, reason="Slow play")
        assert ruling(people[1], "warning")["by"] == "Clara"
        with server.person(id) as watcher:
            assert watcher.wait("players")["judge"] is None
            watcher.say(kind="ping")
            watcher.wait("pong")
            assert not any("Clara" in frame for frame in watcher.frames)


def test_a_game_that_nobody_may_watch_has_its_judge(server: Server) -> None:
    with (
        table(server, spectators={"allowed": False, "delay_s": 0}) as (id, people),
        judged(server, id, people) as judge,
    ):
        assert judge.until(lambda update: update["judge"]["sees"] == "all")["view"]["seat"] == -3


def test_a_judge_comes_along_to_a_rematch_with_the_consent_of_all(server: Server) -> None:
    with (
        table(server, seats=3) as (id, people),
        judged(server, id, people, agree=False) as judge,
    ):
        people[2].say(kind="judge", act="agree")
        people[2].until(lambda update: update["judge"] and update["judge"]["agreed"] == [0, 2])
        for person in people[1:]:
            person.say(kind="concede")
        people[0].until(lambda update: update["state"] == "over")
        for person in people:
            person.say(kind="rematch")
        told = judge.wait("rematch")
        assert told["seat"] == JUDGE and told["token"] == judge.token
        with server.person(told["id"], judge.token) as again:
            now = again.until(lambda update: update["judge"]["here"])["judge"]
            assert now["name"] == "Clara"
            assert now["agreed"] == [1, 2], "Ada sits at the third seat now, who sat there at the second"
            assert now["sees"] == "public" and now["called"] is None


def test_a_draft_is_stopped_warned_at_taken_back_and_left_but_not_won(server: Server) -> None:
    with table(server, seats=3, game="draft", seed=5) as (id, people), judged(server, id, people) as judge:

        def cards(update: dict[str, Any]) -> list[int]:
            return [seat["cards"] for seat in update["view"]["table"]["seats"]]

        assert judge.until(lambda update: update["judge"]["sees"] == "all")["view"]["seat"] == -3
        for person in people:
            choice = person.turn()
            assert choice is not None
            assert person.answer(choice["number"], choice["options"][0])["kind"] == "ack"
        judge.until(lambda update: cards(update) == [1, 1, 1])
        choice = people[0].until(lambda update: cards(update)[0] == 1)["view"]["choice"]
        people[1].say(kind="judge", act="call")
        people[0].until(lambda update: update["judge"]["stopped"])
        said = people[0].answer(choice["number"], choice["options"][0])
        assert said["reason"] == "table-refused-stopped"
        for act in ("award", "loss"):
            assert refused(judge, act=act, seat=0, reason="slow") == "table-refused-judge-draft"
        judge.say(kind="judge", act="warning", seat=1, reason="slow")
        assert ruling(judge, "warning")["seat"] == 1
        assert judge.update is not None
        judge.say(kind="judge", act="back", n=judge.update["n"] - 1)
        judge.until(lambda update: 0 in cards(update))
        judge.say(kind="judge", act="go")
        people[0].until(lambda update: not update["judge"]["stopped"])
        judge.say(kind="judge", act="drop", seat=2, reason="gone")
        judge.until(lambda update: not update["view"]["table"]["seats"][2]["playing"])
