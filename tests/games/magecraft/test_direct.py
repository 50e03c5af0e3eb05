"""Tests of the gems that are chosen together: with the effect that they are for, or several of a hand."""

from __future__ import annotations

from grimorio import games
from grimorio.kernel import WATCHER, Setup
from grimorio.kernel.record import ALL_SEATS
from grimorio.kernel.seats import Seat
from tests.games.magecraft.laid import Laid


def test_what_may_be_answered_together_is_told_to_who_is_asked_alone() -> None:
    p = Laid(me={"hand": "FEW", "grimoires": [["Two Ways"]]}, foe={"hp": "FW"}).cast().p
    assert p.choice.ask == "icons"
    blow = ["attack", 1, "fire"]
    assert {"gem": blow, "answers": [["icon", "attack"], blow]} in p.seen_by(0)["table"]["direct"]
    assert p.seen_by(1)["table"]["direct"] == p.seen_by(WATCHER)["table"]["direct"] == []


def test_hp_do_not_vanish_by_a_slip() -> None:
    p = Laid(me={"hand": "WF", "grimoires": [["Fade"]]}).cast().p
    gems = [one["gem"] for one in p.seen_by(0)["table"]["direct"]]
    assert gems == [["hand", "fire"]]


def test_the_only_gem_of_an_effect_needs_the_effect_alone() -> None:
    p = Laid(me={"hand": "FF", "grimoires": [["Bolt"]]}, foe={"hp": "FF"}).cast().p
    [only] = p.seen_by(0)["table"]["direct"]
    assert only == {"gem": ["attack", 1, "fire"], "answers": [["icon", "attack"]]}


def test_who_discards_several_gems_is_told_how_many_are_left() -> None:
    p = games.get("magecraft").start(Setup("magecraft", seats=2, seed=3))
    p.stops = ALL_SEATS
    assert p.choice.ask == "opening-discard"
    me = p.choice.seat
    hand = p.seen_by(me)["table"]["boards"][me]["hand"]["gems"]
    assert p.seen_by(me)["table"]["picking"] == {"left": 2, "gems": hand}
    assert p.seen_by(Seat(1 - me))["table"]["picking"] is p.seen_by(WATCHER)["table"]["picking"] is None
    _, colour = p.choice.options[0]
    p.answer(0)
    picking = p.seen_by(me)["table"]["picking"]
    assert picking["left"] == 1 and picking["gems"].get(colour, 0) == hand[colour] - 1
