"""Tests of what a player can know of the others: from views, imagined positions and reasons."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from grimorio.games.magecraft.gems import named, total
from grimorio.games.magecraft.imagined import announced
from grimorio.kernel import WATCHER, Luck, Position, Setup
from tests.games.magecraft.laid import GAME, Laid, gems, letters


def test_a_hand_that_emptied_its_bag_is_known_to_all() -> None:
    t = Laid(me={"bag": "FWEL", "discard": "DDDD"}).end_turn()
    seen = t.p.seen_by(1)["table"]["boards"][0]
    assert (seen["hand"]["size"], seen["bag"]["size"]) == (4, 0)
    assert seen["hand"]["gems"] == {"fire": 1, "water": 1, "earth": 1, "light": 1, "dark": 0}
    assert seen["unseen"] == dict.fromkeys(seen["hp"], 0)
    for luck in range(5):
        assert letters(t.p.imagine(1, luck).things[1].hand) == "FWEL"


def test_a_gem_spent_may_have_been_the_known_one() -> None:
    me = {"hand": "FFW", "seen": "FF", "bag": "EE", "grimoires": [["Bolt"]]}
    t = Laid(me=me).cast()
    assert t.p.seen_by(1)["table"]["boards"][0]["hand"]["gems"]["fire"] == 1


def test_another_hand_is_imagined_out_of_hand_and_bag() -> None:
    t = Laid(foe={"hand": "FF", "bag": "WWWWWW"})
    luck = Luck(5)
    hands = Counter(letters(t.p.imagine(0, luck.bits()).things[2].hand) for _ in range(300))
    assert set(hands) == {"FF", "FW", "WW"}
    assert 100 < hands["WW"] < 220, "15 of 28"
    for hand in hands:
        assert len(hand) == 2


def test_the_own_hand_is_never_dealt_again() -> None:
    t = Laid(me={"hand": "FFF", "bag": "WWWWWW"})
    assert {letters(t.p.imagine(0, luck).things[1].hand) for luck in range(20)} == {"FFF"}
    assert len({letters(t.p.imagine(1, luck).things[1].hand) for luck in range(20)}) > 1
    assert len({letters(t.p.imagine(WATCHER, luck).things[1].hand) for luck in range(20)}) > 1


def reached(ask: str) -> Laid:
    """A table where seat 0 is at a choice of this kind, with a hand and a bag that could be different."""
    me: dict[str, Any] = {
        "hand": "FFWEL",
        "bag": "FFWWEELLDD",
        "grimoires": [["Any Blow+", "Two Ways"], ["Fade"]],
    }
    t = Laid(me=me, chance=False)
    match ask:
        case "pay":
            t.cast()
        case "pay-ability":
            t.do("ability")
        case "pay-study":
            t.do("done").do("study", "Fireball").do("gem", "fire")
        case "icons":
            t.cast().do("gem", "fire")
        case "next-spell":
            t.cast().do("gem", "water").do("done")
        case "gold":
            t.cast().do("gem", "water").do("done").do("cast")
        case "vanish":
            t.cast(1).icon("vanish")
        case "study":
            t.do("done")
        case "review-discard":
            t.do("done").do("review").do("gem", "fire").do("gem", "water")
    assert t.ask == ask.split("-")[0] or t.ask == ask
    return t


ASKS = (
    "magic",
    "pay",
    "pay-ability",
    "pay-study",
    "icons",
    "next-spell",
    "gold",
    "vanish",
    "study",
    "review-discard",
)


def sound(p: Position) -> bool:
    """Whether no pile of gems has a negative count, and all gems of the game are there."""
    piles = [p.things[0].gems, p.things[0].box]
    for one in p.things[1:]:
        piles += [one.hp, one.shield, one.discard, one.points, one.bag, one.hand, one.seen, one.on_spells()]
    return all(pile >= 0 and max(named(pile).values()) < 100 for pile in piles)


@pytest.mark.parametrize("ask", ASKS)
@pytest.mark.parametrize("seat", [1, WATCHER])
def test_who_imagines_while_another_is_asked_can_play_on(ask: str, seat: int) -> None:
    t = reached(ask)
    luck = Luck(1)
    hands: set[str] = set()
    offered: set[str] = set()
    for world in range(60):
        q = t.p.imagine(seat, luck.bits())
        assert q.seen_by(seat) == t.p.seen_by(seat)
        hands.add(letters(q.things[1].hand))
        offered.add(json.dumps(q.choice.options))
        for _ in range(0 if world % 4 else 60):
            assert q.choice.options
            q.answer(luck.below(len(q.choice.options)))
            assert sound(q)
            if not q.waiting:
                break
    assert len(hands) > 5, "the hand is not given away"
    assert len(offered) > 1 or ask == "icons", "nor what it allows"


@pytest.mark.parametrize("ask", ASKS)
def test_what_is_imagined_does_not_depend_on_what_is_hidden(ask: str) -> None:
    """With equal luck the same hand and options are imagined, whatever the true hand is."""
    p = reached(ask).p
    q = p.copy()
    sure = announced(q)
    other = q.edit(1)
    pool = other.hand + other.bag
    hand = sure + gems(letters(other.bag)[total(sure) - total(other.hand) :])
    assert total(hand) == total(other.hand) and hand != other.hand
    other.hand, other.bag = hand, pool - hand
    for luck in range(10):
        one, two = p.imagine(1, luck), q.imagine(1, luck)
        assert one.things[1].hand == two.things[1].hand
        assert one.choice.options == two.choice.options


def test_reasons_are_only_given_to_the_seat_that_is_asked() -> None:
    t = Laid(me={"hand": "F", "grimoires": [["Well"]]})
    assert GAME.refused(t.p, 0)
    assert GAME.refused(t.p, 1) == GAME.refused(t.p, WATCHER) == []


def test_only_icons_that_are_left_are_explained() -> None:
    t = Laid(me={"hand": "FE", "grimoires": [["Two Ways"]]}, academy="").cast()
    assert [one["option"] for one in GAME.refused(t.p, 0)] == [["icon", "shield"]]


def test_a_second_study_is_not_refused_for_the_hand() -> None:
    t = Laid(me={"hand": "FFFWWWW"}, studies="any-number").do("done").do("study", "Bolt").do("grimoire", 0)
    assert all(one["option"] != ["review"] for one in GAME.refused(t.p, 0))


def test_every_event_cites_a_rule_of_the_rulebook() -> None:
    from grimorio import rulebooks

    known = {rule.id for rule in rulebooks.load("magecraft")}
    p = GAME.start(Laid().p.setup, journal=True)
    luck = Luck(3)
    while p.waiting:
        assert p.choice.rule in known
        for one in GAME.refused(p, p.choice.seat):
            assert one["rule"] in known
        p.answer(luck.below(len(p.choice.options)))
    assert p.journal is not None
    assert {event.rule for event in p.journal} <= known


def test_an_imagined_position_keeps_neither_seed_nor_situation() -> None:
    position = GAME.start(Setup("magecraft", 2, 987654321))
    assert position.imagine(0, 5).setup == Setup("magecraft", 2)
    assert position.setup.seed == 987654321
