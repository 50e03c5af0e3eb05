"""Cancelling a spell, taking a decision back, and passing where nothing else is possible."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tests.web.helpers import BOT, Person, Server, hurried, play, table

BOARD = {
    "at": "main1",
    "A": {"hand": ["Shock", "Blaze"], "battlefield": ["Mountain*2"], "library": ["Swamp*9"]},
    "B": {"battlefield": ["Grizzly Bears"], "library": ["Swamp*9"]},
}


def given(person: Person, option: list[Any]) -> dict[str, Any]:
    """Give an answer, and return the update after it."""
    before, asked = person.update, person.turn()
    assert asked is not None
    person.answer(asked["number"], option)
    return person.until(lambda update: update is not before)


@pytest.mark.rule("MTG8-CR-REVERSE-1")
def test_a_spell_is_cancelled_until_it_is_paid(server: Server) -> None:
    id, tokens = server.two(game="magic", situation=BOARD)
    with server.person(id, tokens[0]) as ada, server.person(id, tokens[1]) as bob:
        first = ada.until(lambda update: bool(update["view"]["choice"]))
        assert not first["can_cancel"]
        ada.say(kind="cancel")
        assert ada.wait("refusal")["reason"] == "table-refused-undo"
        for answers in ([["cast", "Shock"]], [["cast", "Blaze"], ["x", 1]]):
            for answer in answers:
                shown = given(ada, answer)
                assert shown["can_cancel"] and shown["view"]["choice"]
            seen = bob.until(lambda update: bool(update["view"]["table"]["stack"]))
            assert len(seen["view"]["table"]["stack"]) == 1
            assert not seen["can_cancel"]
            ada.say(kind="cancel")
            back = ada.until(lambda update: update["n"] == first["n"])
            assert back["view"] == first["view"]
            assert bob.until(lambda update: update["n"] == first["n"])["view"]["table"]["stack"] == []


@pytest.mark.rule("MTG8-CR-REVERSE-1")
def test_what_is_paid_for_is_played(server: Server) -> None:
    id, tokens = server.two(game="magic", situation=BOARD)
    with server.person(id, tokens[0]) as ada, server.person(id, tokens[1]):
        ada.until(lambda update: bool(update["view"]["choice"]))
        given(ada, ["cast", "Shock"])
        paid = given(ada, ["player", 1])
        assert not paid["can_cancel"]
        ada.say(kind="cancel")
        assert ada.wait("refusal")["reason"] == "table-refused-undo"


def test_a_person_among_bots_takes_anything_back(server: Server) -> None:
    made = server.make(BOT, game="magecraft")
    with server.person(made["id"], made["token"]) as ada:
        luck, views = random.Random(4), []
        for _ in range(12):
            choice = ada.turn()
            assert choice is not None and ada.update is not None
            views.append((ada.update["n"], ada.update["view"]))
            given(ada, hurried(luck, choice["options"]))
        ada.turn()
        # Back through everything, luck and the bot's answers included.
        for n, view in reversed(views):
            assert ada.update is not None and ada.update["take_back"] == "free"
            ada.say(kind="take-back")
            ada.wait("rewound")
            back = ada.until(lambda update, n=n: update["n"] == n)  # type: ignore[misc]
            assert back["view"] == view
        assert ada.update is not None and ada.update["take_back"] is None
        for _ in play([ada], random.Random(5), answers=5):
            pass
        ada.say(kind="concede")
        ada.until(lambda update: bool(update["view"]["result"]))
        ada.say(kind="take-back")
        assert ada.wait("refusal")["reason"] == "table-refused-undo"


def test_what_was_confirmed_together_goes_back_together(tmp_path: Path) -> None:
    """Attackers that are declared by one press come back by one, before and after a restart."""
    board = {**BOARD, "at": "attackers", "A": {**BOARD["A"], "battlefield": ["Grizzly Bears", "Hill Giant"]}}
    db = tmp_path / "games.sqlite"
    with Server(db) as server:
        id, tokens = server.two(game="magic", situation=board)
        with server.person(id, tokens[0]) as ada:
            first = ada.until(lambda update: bool(update["view"]["choice"]))
            for _ in range(2):
                attackers = [one for one in ada.update["view"]["choice"]["options"] if one[0] == "attack"]
                assert ada.answer(first["view"]["choice"]["number"], *attackers)["kind"] == "ack"
                ada.until(lambda update: update["n"] == first["n"] + 2 and update["can_undo"])
                ada.say(kind="undo")
                back = ada.until(lambda update: update["n"] == first["n"])
                assert back["view"] == first["view"]
            ada.answer(first["view"]["choice"]["number"], *attackers)
    with Server(db) as server, server.person(id, tokens[0]) as ada:
        ada.until(lambda update: update["can_undo"])
        ada.say(kind="undo")
        assert ada.until(lambda update: update["n"] == first["n"])["view"] == first["view"]


def test_others_agree_to_a_take_back_or_decline_it(server: Server) -> None:
    with table(server, 3) as (id, people), server.person(id) as watcher:
        for _ in play(people, random.Random(7), answers=8):
            pass
        asks = next(
            seat for seat, person in enumerate(people) if person.update and person.update["take_back"]
        )
        seats = [seat for seat in range(3) if seat != asks]
        others = [people[seat] for seat in seats]
        before = people[asks].update
        assert before is not None and before["take_back"] == "asks"
        others[0].say(kind="take-back", agree=True)
        assert others[0].wait("refusal")["reason"] == "table-refused-undo"
        people[asks].say(kind="take-back")
        for person in (*people, watcher):
            person.until_players(lambda about: about["offers"]["take_back"] == {"seat": asks, "agreed": []})
        watcher.say(kind="take-back", agree=True)
        assert watcher.wait("refusal")["reason"] == "table-refused-spectator"
        people[asks].say(kind="take-back", agree=True)
        assert people[asks].wait("refusal")["reason"] == "table-refused-undo"
        others[0].say(kind="take-back", agree=False)
        for person in people:
            person.until_players(lambda about: about["offers"]["take_back"] is None)
        people[asks].say(kind="take-back")
        others[0].say(kind="take-back", agree=True)
        agreed = {"seat": asks, "agreed": [seats[0]]}
        others[1].until_players(lambda about: about["offers"]["take_back"] == agreed)
        others[1].say(kind="take-back", agree=True)
        for person in (*people, watcher):
            after = person.until(lambda update: update["n"] < before["n"])
            assert after["offers"]["take_back"] is None
        choice = people[asks].until(lambda update: bool(update["view"]["choice"]))
        assert choice["view"]["seat"] == asks


def test_a_request_is_void_when_somebody_plays_on(server: Server) -> None:
    with table(server) as (_, people):
        for _ in play(people, random.Random(9), answers=6):
            pass
        seat = next(seat for seat, one in enumerate(people) if one.update and one.update["take_back"])
        people[seat].say(kind="take-back")
        for person in people:
            person.until_players(lambda about: bool(about["offers"]["take_back"]))
        for _ in play(people, random.Random(9), answers=1):
            pass
        for person in people:
            assert person.until(lambda _: True)["offers"]["take_back"] is None


@pytest.mark.usefixtures("skipping")
def test_where_only_passing_is_possible_it_is_passed_among_bots_alone(server: Server) -> None:
    lands = {"battlefield": ["Forest"], "library": ["Forest*9"], "hand": ["Spined Wurm"]}
    situation = {"at": "main1", "A": lands, "B": {"library": ["Forest*9"]}}
    made = server.make(BOT, game="magic", situation=situation)
    with server.person(made["id"], made["token"]) as ada:
        assert ada.wait("welcome")["settings"]["skip"]
        asked = ada.until(lambda update: len((update["view"]["choice"] or {"options": ()})["options"]) > 1)
        assert asked["view"]["table"]["turn"] == 5
    id, tokens = server.two(game="magic", situation=situation)
    with server.person(id, tokens[0]) as ada, server.person(id, tokens[1]):
        assert not ada.wait("welcome")["settings"]["skip"]
        alone = ada.until(lambda update: bool(update["view"]["choice"]))
        assert [option[0] for option in alone["view"]["choice"]["options"]] == ["pass"]
        ada.say(kind="settings", stops=[], auto=[], skip=True)
        assert ada.wait("settings")["skip"]
        ada.until(lambda update: update["n"] > alone["n"])


def test_priority_is_kept_after_an_own_spell_until_the_seat_passes(server: Server) -> None:
    ada_has = {**BOARD["A"], "hand": ["Shock*2", "Blaze"], "battlefield": ["Mountain*4"]}
    id, tokens = server.two(game="magic", situation={**BOARD, "A": ada_has})
    with server.person(id, tokens[0]) as ada, server.person(id, tokens[1]) as bob:
        ada.until(lambda update: bool(update["view"]["choice"]))
        given(ada, ["cast", "Shock"])
        ada.say(kind="settings", stops=[], auto=[], hold=True, pace="slow")
        kept = ada.wait("settings")
        assert kept["hold"] and kept["pace"] == "slow"
        given(ada, ["player", 1])
        own = ada.until(
            lambda update: bool(update["view"]["choice"]) and bool(update["view"]["table"]["stack"])
        )
        assert ["cast", "Shock"] in own["view"]["choice"]["options"]
        assert "hold" not in str(bob.until(lambda update: bool(update["view"]["table"]["stack"])))
        given(ada, ["pass"])
        assert not ada.wait("settings")["hold"]
