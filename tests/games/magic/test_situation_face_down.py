"""Permanents that lie face down, or are phased out, as a position set up by hand begins."""

from __future__ import annotations

import json
from typing import Any

import pytest

from grimorio.games.magic import cardset
from grimorio.games.magic.game import Magic
from grimorio.games.magic.situation_full import in_full, shortly
from grimorio.games.magic.state.hidden import secret_of
from grimorio.games.magic.state.objects import FACE, table
from grimorio.kernel import WATCHER, Position, Setup, SetupError
from tests.games.magic.mechanisms import CARDS

MAGIC = Magic()
A, B, C = 0, 1, 2
OWN = {"cards": [cardset.to_json(card) for card in CARDS]}
DOWN = "face-down creature"
SECRET = {"card": "Ash Crawler", "face_down": True}


def setup(situation: dict[str, Any], seats: int = 2, **options: str) -> Setup:
    return Setup("magic", seats, 1, options, {"cards": OWN}, situation)


def start(situation: dict[str, Any], seats: int = 2, **options: str) -> Position:
    return MAGIC.start(setup(situation, seats, **options), stops=255)


def in_play(p: Position) -> list[Any]:
    return [p.things[key] for key in table(p).play]


def names(p: Position) -> list[str]:
    return [p.book.face(it.face).name for it in in_play(p)]


def answer(p: Position, *options: tuple[Any, ...]) -> None:
    for option in options:
        p.answer(p.choice.index(option))


def until(p: Position, turn: int, step: str) -> None:
    """Pass, and attack with nothing, up to the first priority in a step of a turn."""
    while True:
        t = p.seen_by(A)["table"]
        if (t["turn"], t["step"], p.choice.ask) == (turn, step, "priority"):
            return
        option = next((one for one in (("pass",), ("done",)) if one in p.choice.options), None)
        p.answer(0 if option is None else p.choice.index(option))


@pytest.mark.rule("MTG8-CR-MORPH-2")
def test_a_permanent_lies_face_down_and_only_its_controller_knows_it() -> None:
    counters = {"+1/+1": 1}
    piece = {**SECRET, "tapped": True, "damage": 1, "counters": counters, "as": "it"}
    p = start({"A": {"battlefield": ["Forest", piece]}}, 3)
    _, it = in_play(p)
    assert (it.power, it.toughness, it.damage, it.tapped) == (3, 3, 1, True)
    assert (it.colors, it.types, it.keywords) == (0, 0, 0)
    mine = p.seen_by(A)["table"]["play"][1]
    assert (mine["name"], mine["down"], mine["secret"]) == (DOWN, True, "Ash Crawler")
    for seat in (B, C, WATCHER):
        assert p.seen_by(seat)["table"]["play"][1]["secret"] is None
        assert "Ash Crawler" not in json.dumps(p.seen_by(seat))
        assert not any("Ash Crawler" in json.dumps(event.seen_by(seat)) for event in p.journal or ())


@pytest.mark.rule("MTG8-CR-MORPH-2")
def test_the_others_cannot_tell_one_face_down_card_from_another() -> None:
    seen = []
    for name in ("Ash Crawler", "Veiled Pilgrim"):
        p = start({"A": {"battlefield": [{"card": name, "face_down": True}, "Forest*4"]}})
        until(p, 5, "upkeep")
        seen.append(json.dumps(p.seen_by(B), sort_keys=True))
    assert seen[0] == seen[1]


@pytest.mark.rule("MTG8-CR-MORPH-2")
def test_who_imagines_the_position_deals_the_face_down_card_anew() -> None:
    side = {"battlefield": [SECRET], "hand": ["Veiled Pilgrim"], "library": ["Plains*2"]}
    p = start({"A": side})
    [key] = table(p).play
    imagined: dict[int, set[str]] = {A: set(), B: set()}
    for seed in range(30):
        for seat, found in imagined.items():
            other = p.imagine(seat, seed)
            found.add(other.book.face(secret_of(other.things[key]) & FACE).name)
    assert imagined == {A: {"Ash Crawler"}, B: {"Ash Crawler", "Veiled Pilgrim"}}


@pytest.mark.rule("MTG8-CR-MORPH-2")
def test_the_owner_knows_what_another_player_controls_face_down() -> None:
    p = start({"A": {"battlefield": [{**SECRET, "owner": "B"}]}}, 3)
    secrets = [p.seen_by(seat)["table"]["play"][0]["secret"] for seat in (A, B, C)]
    assert secrets == ["Ash Crawler", "Ash Crawler", None]


@pytest.mark.rule("MTG8-CR-MORPH-3")
def test_it_is_turned_face_up_for_its_morph_cost_and_stays_what_it_was() -> None:
    piece = {**SECRET, "tapped": True}
    p = start({"A": {"battlefield": [piece, "Raging Goblin"]}})
    assert [option for option in p.choice.options if option[0] == "turn-up"] == [], "without mana"
    p = start({"A": {"battlefield": [piece, "Raging Goblin"], "mana": "3RR"}})
    [option] = [option for option in p.choice.options if option[0] == "turn-up"]
    answer(p, option, ("auto",), ("trigger", 0), ("object", table(p).play[1]))
    crawler, goblin = in_play(p)
    assert names(p)[0] == "Ash Crawler" and crawler.tapped and crawler.ready
    assert (crawler.power, goblin.power, len(p.things[1 + A].hand)) == (5, 2, 0), "it does not come into play"
    assert p.seen_by(B)["table"]["play"][0]["name"] == "Ash Crawler"


@pytest.mark.rule("MTG8-CR-MORPH-2")
def test_what_its_card_says_does_nothing_while_it_lies_face_down() -> None:
    p = start({"A": {"battlefield": [SECRET, "Raging Goblin"], "mana": "1"}})
    assert [it.power for it in in_play(p)] == [2, 1]
    assert [option for option in p.choice.options if option[0] == "activate"] == []


@pytest.mark.rule("MTG8-CR-MORPH-5")
def test_it_is_shown_as_it_leaves_play() -> None:
    p = start({"A": {"battlefield": [{**SECRET, "damage": 1}], "hand": ["Shock"], "mana": "R"}})
    answer(p, ("cast", "Shock"), ("object", table(p).play[0]), ("pass",), ("pass",))
    assert [card["name"] for card in p.seen_by(B)["table"]["players"][A]["graveyard"]] == [
        "Ash Crawler",
        "Shock",
    ]


@pytest.mark.parametrize(
    ("piece", "field", "problem"),
    [
        ({"card": "Glory Seeker", "face_down": True}, "face_down", "has no morph"),
        ({"token": "Imp", "size": "1/1", "face_down": True}, "face_down", "a token"),
        ({**SECRET, "chosen": "red"}, "chosen", "nothing is chosen"),
        ({**SECRET, "face_down": "yes"}, "face_down", "expected true or false"),
        ({"token": "Imp", "size": "1/1", "phased_out": True}, "phased_out", "a token"),
        ({"card": "Glory Seeker", "phased_out": True, "damage": 1}, "damage", "no damage"),
    ],
)
def test_what_cannot_be_is_refused_at_its_place(piece: dict[str, Any], field: str, problem: str) -> None:
    with pytest.raises(SetupError, match=problem) as caught:
        start({"B": {"battlefield": ["Forest", piece]}})
    assert caught.value.field == f"situation.B.battlefield[1].{field}"


@pytest.mark.rule("MTG8-CR-PHASE-1", "MTG8-CR-PHASE-4")
def test_what_is_phased_out_is_not_in_play_and_phases_in_as_it_was() -> None:
    giant = {"card": "Hill Giant", "phased_out": True, "tapped": True, "counters": {"+1/+1": 2}, "new": True}
    p = start({"A": {"battlefield": [giant, "Forest"]}, "B": {"battlefield": [giant]}})
    assert names(p) == ["Forest"]
    for owner in (A, B):
        assert [card["name"] for card in p.seen_by(B)["table"]["players"][owner]["phased"]] == ["Hill Giant"]
    until(p, 4, "upkeep")
    assert [(it.controller, it.tapped, it.power) for it in in_play(p)] == [(A, False, 0), (B, False, 5)]
    until(p, 5, "upkeep")
    assert names(p).count("Hill Giant") == 2


@pytest.mark.rule("MTG8-CR-PHASE-5")
def test_a_local_enchantment_is_phased_out_with_what_it_enchants() -> None:
    strong = {"card": "Holy Strength", "on": "giant"}
    p = start({"A": {"battlefield": [{"card": "Hill Giant", "as": "giant", "phased_out": True}, strong]}})
    assert names(p) == []
    until(p, 5, "upkeep")
    assert names(p) == ["Hill Giant", "Holy Strength"] and in_play(p)[0].power == 4


@pytest.mark.rule("MTG8-CR-PHASE-5")
def test_a_local_enchantment_may_be_phased_out_alone() -> None:
    strong = {"card": "Holy Strength", "on": "Hill Giant", "phased_out": True}
    p = start({"A": {"battlefield": ["Hill Giant", strong]}})
    assert names(p) == ["Hill Giant"] and in_play(p)[0].power == 3
    until(p, 5, "upkeep")
    assert in_play(p)[0].power == 4


@pytest.mark.rule("MTG8-CR-PHASE-4", "MTG8-CR-MORPH-2")
def test_what_is_phased_out_face_down_is_known_to_its_player_alone() -> None:
    p = start({"A": {"battlefield": [{**SECRET, "phased_out": True}]}}, 3)
    seen = {seat: p.seen_by(seat)["table"]["players"][A]["phased"] for seat in (A, B, C)}
    assert [card["secret"] for [card] in seen.values()] == ["Ash Crawler", None, None]
    for seat in (B, C, WATCHER):
        assert "Ash Crawler" not in json.dumps(p.seen_by(seat))
    until(p, 6, "upkeep")
    assert names(p) == [DOWN] and p.seen_by(A)["table"]["play"][0]["secret"] == "Ash Crawler"


@pytest.mark.rule("MTG8-CR-ECHO-1")
def test_echo_is_due_in_the_upkeep_of_what_just_arrived() -> None:
    for new, due in ((True, True), (False, False)):
        p = start({"at": "upkeep", "A": {"battlefield": [{"card": "Late Hopper", "new": new}]}})
        assert (p.choice.ask == "trigger") == due


def test_in_full_and_shortly_it_is_the_same() -> None:
    pieces = [{**SECRET, "as": "it"}, {"card": "Hill Giant", "phased_out": True}]
    full = in_full(setup({}), {"B": {"battlefield": pieces}})
    assert full["B"]["battlefield"] == pieces
    assert in_full(setup({}), shortly(full)) == full


def test_the_game_plays_on_and_is_saved() -> None:
    p = start({"A": {"battlefield": [SECRET, {**SECRET, "phased_out": True}, "Mountain*6"]}})
    for number in range(60):
        p.answer(number % len(p.choice.options))
    assert MAGIC.position(p.to_json()).to_json() == p.to_json()
