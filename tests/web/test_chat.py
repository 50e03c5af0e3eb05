"""Chat, spectators, playing again, and the settings of a seat."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from grimorio import games
from grimorio.kernel import Record
from grimorio.web.limits import Pace
from grimorio.web.table.chat import KEPT, LENGTH, PACE, clean
from tests.web.helpers import BOT, TWO, Person, Server, asked_of, play, table


def heard(person: Person) -> list[str]:
    """Return the chat messages that a player has received so far."""
    person.say(kind="ping")
    lines = []
    while (message := person.hear())["kind"] != "pong":
        if message["kind"] == "chat":
            lines.append(message["text"])
    return lines


def test_players_and_spectators_talk_apart(server: Server) -> None:
    with table(server) as (id, (ada, bob)), server.person(id) as eve, server.person(id) as dan:
        assert [eve.wait("welcome")["who"] >= 100, dan.wait("welcome")["who"] >= 100] == [True, True]
        ada.say(kind="chat", text="  good \n luck\u202e ")
        line = bob.wait("chat")
        assert (line["text"], line["who"], line["name"], line["room"]) == ("good luck", 0, "Ada", "players")
        eve.say(kind="chat", text="she wins")
        line = dan.wait("chat")
        assert (line["text"], line["name"], line["room"]) == ("she wins", "", "spectators")
        assert heard(ada) == ["good luck"] and heard(bob) == [] and heard(eve) == ["she wins"]
        with server.person(id, ada.token) as again:
            assert again.wait("chat")["text"] == "good luck"


def test_whoever_is_muted_is_not_heard(server: Server) -> None:
    with table(server) as (id, (ada, bob)):
        bob.say(kind="mute", who=0)
        assert bob.wait("settings")["muted"] == [0]
        ada.say(kind="chat", text="hello?")
        assert heard(ada) == ["hello?"] and heard(bob) == []
        with server.person(id, bob.token) as again:
            assert again.wait("welcome")["settings"]["muted"] == [0]
            assert heard(again) == []
        bob.say(kind="mute", who=0, on=False)
        assert bob.wait("settings")["muted"] == []
        ada.say(kind="chat", text="hello!")
        assert heard(ada) == ["hello!"] and heard(bob) == ["hello!"]


def test_what_was_said_is_heard_after_a_restart(tmp_path: Path) -> None:
    db = tmp_path / "games.sqlite"
    with Server(db) as server, table(server) as (id, (ada, bob)), server.person(id) as eve:
        tokens = ada.token, bob.token
        bob.say(kind="mute", who=0)
        bob.wait("settings")
        ada.say(kind="chat", text="first")
        bob.say(kind="chat", text="<b>second</b>")
        first, second = ada.wait("chat"), ada.wait("chat")
        assert eve.wait("welcome")["who"] == 100
        eve.say(kind="chat", text="aside")
        aside = eve.wait("chat")
    with Server(db) as server, server.person(id, tokens[0]) as ada, server.person(id, tokens[1]) as bob:
        assert [ada.wait("chat"), ada.wait("chat")] == [first, second]
        assert bob.wait("chat") == second
        with server.person(id) as eve:
            # A number that said something belongs to nobody else.
            assert eve.wait("welcome")["who"] == 101
            assert eve.wait("chat") == aside
        ada.say(kind="chat", text="third")
        assert ada.wait("chat")["i"] == second["i"] + 2
        assert heard(bob) == []


def test_only_the_newest_lines_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grimorio.web.table.chat.PACE", Pace(10**6, 10**6))
    with (
        Server(tmp_path / "games.sqlite") as server,
        table(server) as (id, (ada, _)),
        server.person(id) as eve,
    ):
        eve.say(kind="chat", text="old")
        eve.wait("chat")
        for index in range(KEPT + 7):
            ada.say(kind="chat", text=str(index))
        said = [ada.wait("chat")["text"] for _ in range(KEPT + 7)]
        kept = [line.text for line in server.store.chat(id)]
        assert kept == ["old", *said[7:]]
        with server.person(id, ada.token) as again:
            assert [again.wait("chat")["text"] for _ in range(KEPT)] == said[7:]


def test_a_line_that_cannot_be_stored_is_heard_by_nobody(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OperationalError("INSERT", {}, OSError("disk full"))

    with table(server) as (id, (ada, bob)):
        ada.until(lambda _: True)
        with monkeypatch.context() as broken:
            broken.setattr(server.store, "say", full)
            ada.say(kind="chat", text="lost")
            assert ada.wait("refusal")["reason"] == "table-refused-storage"
            assert ada.closed() == bob.closed() == 1012
        assert not any('"chat"' in frame for frame in bob.frames)
        with server.person(id, ada.token) as again:
            assert heard(again) == []


def test_spectators_of_one_address_share_their_pace(server: Server) -> None:
    with table(server) as (id, _):
        for _ in range(int(PACE.burst)):
            with server.person(id) as eve:
                eve.say(kind="chat", text="again")
                assert eve.wait("chat", "refusal")["kind"] == "chat"
        with server.person(id) as eve:
            for _ in range(int(PACE.burst)):
                eve.wait("chat")
            eve.say(kind="chat", text="and again")
            assert eve.wait("chat", "refusal")["reason"] == "table-refused-pace"


def test_long_empty_and_hasty_lines_are_refused(server: Server) -> None:
    with table(server) as (_, (ada, _bob)):
        ada.until(lambda _: True)
        for text, reason in (("x" * (LENGTH + 1), "table-refused-chat"), (" \u200b ", "table-refused-field")):
            ada.say(kind="chat", text=text)
            assert ada.wait("refusal")["reason"] == reason
        for index in range(int(PACE.burst) + 1):
            ada.say(kind="chat", text=str(index))
        refused = ada.wait("refusal")
        assert refused["reason"] == "table-refused-pace" and refused["args"]["seconds"] >= 1
    assert clean("👩\u200d🚀") == "👩\u200d🚀"


def test_spectators_may_be_kept_out(server: Server) -> None:
    game = server.make(TWO, spectators={"allowed": False}, listed=True)
    with server.person(game["id"]) as eve:
        assert eve.wait("players")["state"] == "open"
        token = server.join(game)
        assert eve.wait("error")["reason"] == "table-refused-spectators" and eve.closed() == 4403
    with server.person(game["id"]) as eve:
        assert eve.wait("error")["reason"] == "table-refused-spectators" and eve.closed() == 4403
    assert server.http.get(f"/api/games/{game['id']}/replay").status_code == 403
    assert server.http.get("/api/games").json()["games"] == []
    with server.person(game["id"], token) as bob:
        bob.say(kind="concede")
        bob.until(lambda update: update["view"]["result"])
    with server.person(game["id"]) as eve:
        assert eve.wait("update")["view"]["result"]


def test_spectators_see_the_game_some_time_later(server: Server) -> None:
    at = [1000.0]
    server.hub.now = lambda: at[0]
    luck = random.Random(1)

    def release(seconds: float) -> None:
        at[0] += seconds

        async def now(table: object) -> None:
            table.broadcast.delayed.release()  # type: ignore[attr-defined]

        server.ask(id, now)

    with table(server, spectators={"allowed": True, "delay_s": 60}) as (id, people), server.person(id) as eve:
        assert eve.wait("welcome")["state"] == "open"
        assert "view" not in eve.wait("players")
        first = people[0].until(lambda _: True)
        release(30)
        for _ in play(people, luck, answers=5):
            pass
        people[1].say(kind="concede")
        end = people[0].until(lambda update: update["view"]["result"])
        assert heard(eve) == [] and eve.update is None
        # Nothing newer leaves the process by any door.
        facts = server.http.get(f"/api/games/{id}").json()
        assert facts["state"] == "playing" and facts["result"] is None
        assert server.http.get(f"/api/games/{id}/record").status_code == 409
        assert server.http.get(f"/api/games/{id}/replay").status_code == 403
        report = {"seat": -2, "line": 0}
        assert server.http.post(f"/api/games/{id}/report", json=report).status_code == 403
        release(30)
        update = eve.wait("update")
        assert (update["n"], update["state"], update["view"]["result"]) == (1, "playing", None)
        assert update["view"]["table"]["round"] == first["view"]["table"]["round"]
        with server.person(id) as late:
            assert late.wait("update")["n"] == 1
        release(30)
        last = eve.until(lambda update: update["view"]["result"])
        assert (last["n"], last["view"]["result"]) == (end["n"], end["view"]["result"])
        assert [line["i"] for line in eve.log] == list(range(len(eve.log)))
        with server.person(id) as late:
            late.wait("update")
            assert late.log == eve.log


def test_after_a_restart_the_delay_still_holds(tmp_path: Path) -> None:
    db = tmp_path / "games.sqlite"
    with Server(db) as server, table(server, spectators={"delay_s": 60}) as (id, people):
        for _ in play(people, random.Random(1), answers=3):
            pass
    with Server(db) as server, server.person(id) as eve:
        assert eve.wait("welcome")["state"] == "open"
        assert heard(eve) == [] and eve.update is None


def test_playing_again_swaps_the_sides(server: Server) -> None:
    with table(server, clock={"mode": "game", "seconds": 99}) as (id, (ada, bob)), server.person(id) as eve:
        ada.until(lambda _: True)
        ada.say(kind="rematch")
        assert ada.wait("refusal")["reason"] == "table-refused-playing"
        ada.say(kind="concede")
        ada.until(lambda update: update["view"]["result"])
        eve.say(kind="rematch")
        assert eve.wait("refusal")["reason"] == "table-refused-spectator"
        ada.say(kind="rematch")
        while bob.wait("players", "update").get("offers", {}).get("rematch") != [0]:
            pass
        bob.say(kind="rematch")
        told = [person.wait("rematch") for person in (ada, bob, eve)]
        new = told[0]["id"]
        assert [(one["id"], one["seat"]) for one in told] == [(new, 1), (new, 0), (new, -2)]
        with server.person(new, told[0]["token"]) as again, server.person(new, told[1]["token"]) as other:
            assert (again.wait("welcome")["seat"], other.wait("welcome")["seat"]) == (1, 0)
            names = [one["name"] for one in again.until(lambda _: True)["players"]]
            assert names == ["Bob", "Ada"] and again.update and again.update["clock"]["seconds"] == 99
            for _ in play([other, again], random.Random(1), answers=5):
                pass
        # Whoever was away learns it when they come back; wanting it once more makes no second game.
        with server.person(id, bob.token) as back:
            assert back.wait("rematch")["id"] == new
            back.say(kind="rematch")
            assert back.wait("rematch")["id"] == new


def test_a_bot_plays_again_at_once(server: Server) -> None:
    game = server.make(BOT)
    with server.person(game["id"], game["token"]) as ada:
        ada.until(lambda _: True)
        ada.say(kind="concede")
        ada.until(lambda update: update["view"]["result"])
        ada.say(kind="rematch")
        told = ada.wait("rematch")
    with server.person(told["id"], told["token"]) as ada:
        assert ada.wait("welcome")["seat"] == 1
        assert ada.turn() is not None
    # A game nobody asked for has the seed nobody chose.
    assert server.http.get(f"/api/games/{told['id']}").json()["seeded"] is False


def auto(server: Server, person: Person, **settings: object) -> None:
    person.say(kind="settings", **settings)
    person.wait("settings")


def test_choices_are_passed_by_themselves_as_one_wishes(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite", auto_pace=0.05) as server:
        game = server.make(BOT)
        id = game["id"]
        asks = ["magic", "next-spell", "icons", "study", "shield-phase", "master"]
        with server.person(game["id"], game["token"]) as ada:
            auto(server, ada, auto=asks)
            update = ada.until(lambda _: True)
            while update["n"] < 40:
                choice = update["view"]["choice"]
                if choice and choice["ask"] not in asks:
                    assert ada.answer(choice["number"], choice["options"][0])["kind"] == "ack"
                update = ada.until(lambda new, before=update: new is not before)
            past = server.store.past(id)
            assert past is not None and len(past.auto) >= 5
            assert {past.answers[index][1:] for index in past.auto} == {(0, ("done",))}
            ada.say(kind="concede")
            ada.until(lambda update: update["view"]["result"])
        record = server.http.get(f"/api/games/{id}/record").json()
        assert Record.from_json(record).replay(games.get("magecraft")).over


def test_the_time_of_passing_is_always_the_same(tmp_path: Path) -> None:
    pace = 0.2
    with Server(tmp_path / "games.sqlite", auto_pace=pace) as server, table(server) as (_, people):
        luck = random.Random(7)
        for person in people:
            auto(server, person, auto=["magic", "study"])
        single = several = passed = 0
        since = time.monotonic()
        while single < 1 or several < 1:
            asked = asked_of(people)
            assert asked is not None
            seat, choice = asked
            before = people[seat].update
            if choice["ask"] not in ("magic", "study"):
                since, passed = time.monotonic(), 0
                people[seat].answer(choice["number"], luck.choice(choice["options"]))
                people[seat].until(lambda update, before=before: update is not before)
                continue
            if len(choice["options"]) == 1:
                single += 1
            else:
                several += 1
            people[seat].until(lambda update, before=before: update is not before)
            passed += 1
            assert time.monotonic() - since > (passed - 0.5) * pace


def test_one_may_be_asked_even_when_everybody_knows_the_only_option(tmp_path: Path) -> None:
    db = tmp_path / "games.sqlite"
    with Server(db) as server, table(server) as (id, people):
        luck, live = random.Random(3), server.hub.tables[id].result()
        for person in people:
            auto(server, person, stops=["attack", "icons", "pay", "gold", "review-discard"])
        for _ in play(people, luck):
            asked = asked_of(people)
            assert asked is not None
            assert live.timeline is not None
            position = live.timeline.position
            if position.game.foregone(position, position.choice):
                break
        assert len(asked[1]["options"]) == 1
        seat, choice = asked
        tokens = [str(person.token) for person in people]
    # It is asked again after a restart.
    with Server(db) as server:
        people = [server.person(id, token) for token in tokens]
        assert asked_of(people) == (seat, choice)
        auto(server, people[seat])
        # Not wanted any more, it is taken by itself.
        people[seat].until(lambda update: (update["view"]["choice"] or {}).get("number") != choice["number"])
        for person in people:
            person.__exit__()


def test_a_stop_wanted_later_brings_back_nothing_that_was_passed_over(tmp_path: Path) -> None:
    """Choices that were passed over before a player asked to stop at them stay passed over after a
    restart.
    """
    db, luck, asks = tmp_path / "games.sqlite", random.Random(5), ["attack", "pay", "gold", "review-discard"]
    for round in range(4):
        with Server(db) as server:
            if not round:
                id, tokens = server.two()
            people = [server.person(id, token) for token in tokens]
            for person in people:
                auto(server, person)
            for _ in play(people, luck, answers=15):
                pass
            stood = asked_of(people)
            for person in people:
                auto(server, person, stops=asks)
                person.__exit__()
        with Server(db) as server:
            people = [server.person(id, token) for token in tokens]
            assert stood is not None and asked_of(people) == stood
            for person in people:
                person.__exit__()


def test_yielding_ends_with_the_next_own_turn(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite", auto_pace=0.0) as server:
        game = server.make(BOT)
        with server.person(game["id"], game["token"]) as ada:
            luck = random.Random(1)
            while True:
                choice = ada.turn()
                assert choice is not None
                if choice["ask"] == "magic":
                    break
                before = ada.update
                ada.answer(choice["number"], luck.choice(choice["options"]))
                ada.until(lambda update, before=before: update is not before)
            assert ada.update
            began = ada.update["view"]["table"]["round"]
            ada.say(kind="settings", **{"yield": "turn"})
            assert ada.wait("settings")["yield"] == "turn"
            while ada.wait("settings", "update").get("yield", "turn") is not None:
                choice = ada.update["view"]["choice"]
                if choice and not {("done",), ("no",)} & {tuple(one) for one in choice["options"]}:
                    ada.answer(choice["number"], choice["options"][0])
            now = ada.until(lambda update: update["view"]["choice"])["view"]["table"]
            assert now["round"] > began and now["active"] == 0
