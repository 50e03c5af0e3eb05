"""Answers at a table: accepted or refused, and told to everybody who may know them."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from grimorio import games
from grimorio.kernel import WATCHER, Record
from tests.cost import deep
from tests.web.helpers import BOT, SHORT, Person, Server, asked_of, hurried, play, table


def still(people: list[Person]) -> list[dict[str, Any]]:
    """Ask for the table again as each player, and return the updates."""
    for person in people:
        person.say(kind="resume", since=0)
        person.say(kind="ping")
        person.wait("pong")
    return [person.update for person in people if person.update]


def test_a_whole_game_of_two_people_hides_what_is_hidden_and_replays(server: Server) -> None:
    seed = 2**99 + 123456789
    with table(server, seed=seed) as (id, people), server.person(id) as watcher:
        tokens = [server.hub.tables[id].result().row.seats[seat].token_hash for seat in (0, 1)]
        everybody = {0: people[0], 1: people[1], WATCHER: watcher}
        luck = random.Random(1)
        for _ in play(people, luck):
            timeline = server.hub.tables[id].result().timeline
            assert timeline is not None
            position, newest = timeline.position, timeline.n
            for person in everybody.values():
                person.until(lambda update, newest=newest: update["n"] >= newest)
            if position.over:
                break
            for seat, person in everybody.items():
                assert person.update is not None and person.update["n"] == newest
                # What a seat is told is the same whatever the hidden gems are: it tells nothing of them.
                imagined = position.imagine(seat, luck.getrandbits(64))
                told = person.update
                assert json.loads(json.dumps(imagined.seen_by(seat))) == told["view"]
                if seat != WATCHER:
                    refused = imagined.game.refused(imagined, seat)
                    assert json.loads(json.dumps(refused)) == told["refused"]
                assert str(position.luck) not in person.frames[-1]
        for seat, person in everybody.items():
            text = "".join(person.frames)
            assert str(seed) not in text and '"seed"' not in text
            assert not any(token and token in text for token in tokens)
            drawn = [line for line in person.log if line["event"] == "draw" and line["seat"] != seat]
            assert drawn and all(line.get("colour") is None for line in drawn)
            own = [line for line in person.log if line["event"] == "draw" and line["seat"] == seat]
            assert all(line["colour"] for line in own) and bool(own) == (seat != WATCHER)
        result = watcher.update and watcher.update["view"]["result"]
        assert result
        answer = server.http.get(f"/api/games/{id}/record")
        assert answer.status_code == 200 and "attachment" in answer.headers["content-disposition"]
        record = Record.from_json(answer.json())
        assert record.players == ("Ada", "Bob") and record.setup.seed == seed
        final = record.replay(games.get("magecraft"))
        assert final.result is not None and json.loads(json.dumps(final.result.to_json())) == result
        assert len(record.answers) == (watcher.update or {})["n"] - 1


def test_answers_that_are_not_to_be_had_change_nothing(server: Server) -> None:
    with table(server) as (id, people), server.person(id) as watcher:
        for _ in play(people, random.Random(3), answers=10):
            pass
        asked = asked_of(people)
        assert asked is not None
        seat, choice = asked
        number, option = choice["number"], choice["options"][0]
        me, other = people[seat], people[1 - seat]
        before = still([*people, watcher])

        def refused(person: Person, number: int, *options: list[Any]) -> str:
            said = person.answer(number, *options)
            assert said["kind"] == "refusal" and said["choice"] == number and said["message"]
            return str(said["reason"])

        assert refused(other, number, option) == "table-refused-foreign"
        assert refused(watcher, number, option) == "table-refused-spectator"
        assert refused(me, number, ["gem", "plutonium"]) == "table-refused-illegal"
        assert refused(me, number, ["gem"]) == "table-refused-illegal"
        assert refused(me, number + 1000, option) == "table-refused-unknown"
        assert refused(me, 1, option) in ("table-refused-late", "table-refused-foreign")
        assert still([*people, watcher]) == before

        assert me.answer(number, option)["kind"] == "ack"
        me.wait("update")
        before = still([*people, watcher])
        assert refused(me, number, option) == "table-refused-doubled"
        assert refused(me, number, ["done", "over"]) == "table-refused-late"
        assert refused(other, number, option) == "table-refused-foreign"
        assert still([*people, watcher]) == before


def test_an_answer_sent_twice_at_once_is_taken_once(server: Server) -> None:
    with table(server) as (_, people):
        asked = asked_of(people)
        assert asked is not None
        seat, choice = asked
        start = people[seat].until(lambda _: True)["n"]
        for _ in range(5):
            people[seat].say(kind="answer", choice=choice["number"], options=[choice["options"][0]])
        said = [people[seat].wait("ack", "refusal") for _ in range(5)]
        assert [one["kind"] for one in said] == ["ack"] + ["refusal"] * 4
        assert {one["reason"] for one in said[1:]} == {"table-refused-doubled"}
        assert still(people)[0]["n"] == start + 1


def test_several_picks_are_all_or_nothing(server: Server) -> None:
    luck = random.Random(5)
    with table(server) as (_, people):
        taken = refused = 0
        while taken < 3 or refused < 3:
            asked = asked_of(people)
            assert asked is not None, "the game ended before picks could be tried"
            seat, choice = asked
            me = people[seat]
            before = still([me])[0]
            picks = [luck.choice(choice["options"]) for _ in range(2)]
            said = me.answer(choice["number"], *picks)
            if said["kind"] == "ack":
                taken += 1
                assert me.wait("update")["n"] >= before["n"] + 2  # what is obvious is answered after them
                continue
            refused += 1
            assert said["pick"] == 1 and said["reason"] != "table-refused-late"
            assert still([me])[0] == before
            assert me.answer(choice["number"], picks[0])["kind"] == "ack"
            assert me.wait("update")["n"] >= before["n"] + 1


def test_a_page_that_lost_some_gets_the_rest(server: Server) -> None:
    with table(server) as (id, people):
        for _ in play(people, random.Random(2), answers=30):
            pass
        whole = people[0]
        n = still([whole])[0]["n"]
        for since in (0, 1, 7, n, n + 5):
            token_free = server.person(id, since=since)
            with token_free as again:
                assert again.wait("welcome")["seat"] == WATCHER
                update = again.wait("update")
                assert update["n"] == n and update["from"] == (since if since <= n else 0)
        whole.say(kind="resume", since=7)
        part = whole.wait("update")
        assert part["from"] == 7 and part["log"]
        whole.say(kind="resume", since=0)
        assert whole.wait("update")["log"][-len(part["log"]) :] == part["log"]


def test_everybody_is_told_who_is_there(server: Server) -> None:
    game = server.make()
    with server.person(game["id"], game["token"]) as ada:
        assert ada.wait("welcome")["state"] == "open"
        players = ada.wait("players")["players"]
        assert [(one["name"], one["free"], one["connected"]) for one in players] == [
            ("Ada", False, True),
            ("", True, False),
        ]
        assert ada.answer(1, ["done"])["reason"] == "table-refused-waiting"
        token = server.join(game)
        assert ada.wait("update")["state"] == "playing"
        with server.person(game["id"], token):
            while not ada.wait("players")["players"][1]["connected"]:
                pass
        while ada.wait("players")["players"][1]["connected"]:
            pass


def test_a_person_plays_a_bot_to_the_end(server: Server) -> None:
    game = server.make(BOT)
    luck = random.Random(4)
    with server.person(game["id"], game["token"]) as ada:
        first = ada.turn()
        assert first is not None
        while choice := ada.turn():
            before = ada.update
            assert ada.answer(choice["number"], hurried(luck, choice["options"]))["kind"] == "ack"
            ada.until(lambda update, before=before: update is not before)
        assert ada.answer(first["number"], ["done"])["reason"] == "table-refused-late"
        assert ada.answer(10**6, ["done"])["reason"] == "table-refused-over"
    questions = server.bot_workers.questions  # type: ignore[attr-defined]
    assert questions and all(one.view["seat"] == 1 for one in questions)


def test_bots_play_alone_for_somebody_who_looks(server: Server) -> None:
    game = server.make([{"kind": "bot", "bot": "random"}] * 2, situation=SHORT)
    assert game["token"] is None and game["seat"] is None
    with server.person(game["id"]) as watcher:
        watcher.until(lambda update: update["view"]["result"])
    assert server.http.get(f"/api/games/{game['id']}").json()["state"] == "over"


@pytest.mark.parametrize("seats", [deep(3), 4])
def test_more_seats(server: Server, seats: int) -> None:
    game = server.make([{"kind": "person"}, *[{"kind": "bot", "bot": "random"}] * (seats - 1)])
    luck = random.Random(seats)
    with server.person(game["id"], game["token"]) as ada:
        for _ in range(20):
            choice = ada.turn()
            if choice is None:
                break
            before = ada.update
            assert ada.answer(choice["number"], luck.choice(choice["options"]))["kind"] == "ack"
            ada.until(lambda update, before=before: update is not before)
        assert ada.update is not None and len(ada.update["players"]) == seats
