"""Study, Review, Rest and mastered spells."""

from __future__ import annotations

import copy
from itertools import permutations
from typing import Any

import pytest

from grimorio.kernel import CHANCE
from tests.games.magecraft.laid import CARDS, GAME, Laid, setup

START: list[list[str]] = [["Meditation"], ["Magic Missile"], ["Mana Tricks"]]


def studying(hand: str, **more: Any) -> Laid:
    """Seat 0 at its Study phase with these gems."""
    return Laid(me={"hand": hand, "grimoires": START, "bag": "FWEL"}, **more).do("done")


@pytest.mark.rule("MAGE-STUDY-1")
def test_mage_study_1_a_spell_of_the_academy_that_can_be_paid_or_none() -> None:
    t = studying("FW", left={"Bolt": 2, "Fireball": 2, "Two Ways": 0, "Well": 1})
    assert t.ask == "study"
    assert t.options == [("study", "Bolt"), ("study", "Well"), ("done",)]
    assert t.why("study", "Fireball") == ("cannot-study", "MAGE-STUDY-2")
    assert t.why("study", "Two Ways") == ("none-left", "MAGE-STUDY-1")
    assert all(one["option"][1:] != ["Wall"] for one in t.p.game.refused(t.p, 0)), "it is not in this game"
    t.do("done")
    assert t.p.choice.seat == 1


@pytest.mark.rule("MAGE-STUDY-1")
def test_mage_study_1_a_second_copy_may_be_taken_until_none_is_left() -> None:
    t = Laid(me={"hand": "F", "grimoires": [["Bolt"]]}, left={"Bolt": 1}).do("done")
    t.do("study", "Bolt").do("grimoire", 0)
    assert t.grimoire(0) == ["Bolt", "Bolt"] and t.left("Bolt") == 0
    assert t.heard("study", seat=1)[0]["spell"] == "Bolt"


@pytest.mark.rule("MAGE-STUDY-1")
def test_mage_study_1_starting_spells_cannot_be_studied() -> None:
    t = studying("FFWWEELL")
    assert not any(t.offers("study", name) for name in ("Meditation", "Magic Missile", "Mana Tricks"))


@pytest.mark.rule("MAGE-STUDY-2")
def test_mage_study_2_the_cost_is_discarded_from_the_hand() -> None:
    t = studying("FFWL").do("study", "Fireball")
    assert t.ask == "pay" and t.at("discard") == ""
    assert t.options == [("gem", "fire"), ("gem", "water")], "light alone would not leave a second gem"
    t.do("gem", "water").do("gem", "light")
    assert (t.at("hand"), t.at("discard")) == ("F", "FWL")
    paid = t.heard("put-aside", seat=1)[0]
    assert paid["why"] == "study" and paid["rule"] == "MAGE-STUDY-2" and sum(paid["gems"].values()) == 3
    assert t.ask == "grimoire"


@pytest.mark.rule("MAGE-STUDY-3")
@pytest.mark.parametrize("grimoire", [0, 1, 2])
def test_mage_study_3_it_goes_to_the_left_end_of_any_grimoire(grimoire: int) -> None:
    t = studying("F")
    t.do("study", "Bolt")
    assert t.ask == "grimoire" and t.options == [("grimoire", 0), ("grimoire", 1), ("grimoire", 2)]
    t.do("grimoire", grimoire)
    assert [t.grimoire(number)[0] for number in range(3)] == [
        "Bolt" if number == grimoire else START[number][0] for number in range(3)
    ]
    assert t.grimoire(grimoire) == ["Bolt", *START[grimoire]]
    assert t.left("Bolt") == 1


@pytest.mark.rule("MAGE-STUDY-4")
def test_mage_study_4_one_spell_a_turn() -> None:
    t = studying("FFFF").do("study", "Bolt").do("grimoire", 0)
    assert t.p.choice.seat == 1, "the turn is over"


@pytest.mark.rule("MAGE-REVIEW-1")
def test_mage_review_1_instead_of_study_with_four_gems_all_discarded() -> None:
    for hand in ("", "FWE"):
        assert studying(hand).why("review") == ("review-hand", "MAGE-REVIEW-1")
    t = studying("FWEL")
    assert t.offers("review")
    t.do("review")
    for colour in ("fire", "water", "earth", "light"):
        assert t.ask == "review-discard" and t.options == [("gem", colour)]
        t.do("gem", colour)
    assert (t.at("hand"), t.at("discard")) == ("", "FWEL")
    assert t.heard("put-aside", seat=1)[0]["why"] == "review"
    place_all(t).do("done")
    assert t.p.choice.seat == 1, "no study after a review"


def place_all(t: Laid) -> Laid:
    """Put every spell at the right end of Grimoire 1."""
    count = 0
    while t.ask == "reorder":
        t.do("place", 0, count)
        count += 1
    return t


@pytest.mark.rule("MAGE-REVIEW-1")
def test_mage_review_1_with_five_gems_four_of_them_are_chosen() -> None:
    t = studying("FFWEL").do("review")
    t.do("gem", "fire").do("gem", "water")
    assert t.options == [("gem", "earth")], "two are still to go, in the order of the colours"
    t.do("gem", "earth").do("gem", "light")
    assert (t.at("hand"), t.at("discard")) == ("F", "FWEL")


def reviewing(grimoires: list[list[str]], **options: str) -> Laid:
    t = Laid(me={"hand": "FWEL", "bag": "FWEL", "grimoires": grimoires}, **options).do("done").do("review")
    for colour in ("fire", "water", "earth", "light"):
        t.do("gem", colour)
    return t


@pytest.mark.rule("MAGE-REVIEW-2")
def test_mage_review_2_every_order_in_every_grimoire_can_be_reached() -> None:
    reached: set[tuple[tuple[str, ...], ...]] = set()
    start = reviewing([["Bolt"], ["Well"], ["Fade"]])
    todo = [start.p]
    while todo:
        p = todo.pop()
        if p.choice.ask != "reorder":
            start.p = p
            reached.add(tuple(tuple(start.grimoire(number)) for number in range(3)))
            continue
        for index in range(len(p.choice.options)):
            q = p.copy()
            q.answer(index)
            todo.append(q)
    wanted = {
        (order[:i], order[i:j], order[j:])
        for order in permutations(("Bolt", "Well", "Fade"))
        for i in range(4)
        for j in range(i, 4)
    }
    assert reached == wanted
    assert ((), (), ("Bolt", "Well", "Fade")) in reached, "grimoires may be left empty"


@pytest.mark.rule("MAGE-REVIEW-2")
def test_mage_review_2_everybody_sees_the_new_order() -> None:
    t = reviewing([["Bolt", "Well"], ["Fade"], []])
    view = t.p.seen_by(1)["table"]["reorder"]
    assert [one["spell"] for one in view["cards"]] == ["Bolt", "Well", "Fade"] and view["seat"] == 0
    t.do("place", 2, 0).do("place", 2, 0).do("place", 2, 1)
    assert [t.grimoire(number) for number in range(3)] == [[], [], ["Well", "Fade", "Bolt"]]
    assert t.heard("reordered", seat=1)[0]["rule"] == "MAGE-REVIEW-2"


@pytest.mark.rule("MAGE-REVIEW-3")
def test_mage_review_3_one_spell_is_mastered_and_stays_so() -> None:
    t = place_all(reviewing([["Bolt+", "Well"], ["Fade"], []]))
    assert t.ask == "master"
    assert t.options == [("master", 0, 1), ("master", 0, 2), ("done",)], "what is mastered is not turned back"
    t.do("master", 0, 2)
    assert t.grimoire(0) == ["Bolt+", "Well", "Fade+"]
    assert t.p.choice.seat == 1, "one spell only"
    assert t.heard("master", seat=1)[0]["spell"] == "Fade"
    t.end_turn()
    assert t.grimoire(0) == ["Bolt+", "Well", "Fade+"]


@pytest.mark.rule("MAGE-REVIEW-3")
def test_mage_review_3_mastering_may_be_declined() -> None:
    t = place_all(reviewing([["Bolt"], [], []])).do("done")
    assert t.grimoire(0) == ["Bolt"] and t.p.choice.seat == 1


@pytest.mark.rule("MAGE-REST-1", "MAGE-REST-2")
def test_mage_rest_1_and_2_hand_and_cards_are_discarded_and_four_drawn() -> None:
    t = Laid(me={"hand": "FFL", "bag": "EEEEE", "grimoires": [["Bolt"]]}).cast().end_turn()
    assert (t.at("discard"), t.at("hand"), t.at("bag")) == ("FFL", "EEEE", "E")
    assert t.on_cards(0) == [""]
    assert [line["rule"] for line in t.heard("rest")] == ["MAGE-REST-1"]
    assert [line["rule"] for line in t.heard("draw")] == ["MAGE-REST-2"] * 4


@pytest.mark.rule("MAGE-REST-3")
def test_mage_rest_3_the_bag_is_refilled_in_the_middle_of_drawing() -> None:
    t = Laid(me={"hand": "FF", "bag": "E", "discard": "WW"}).end_turn()
    assert [line["event"] for line in t.log() if line["event"] != "turn"] == [
        "rest", "draw", "refill", "draw", "draw", "draw",
    ]  # fmt: skip
    assert "E" in t.at("hand") and len(t.at("hand")) == 4
    assert t.at("discard") == "" and len(t.at("bag")) == 1


@pytest.mark.rule("MAGE-REST-3")
def test_mage_rest_3_with_bag_and_discard_empty_one_draws_what_there_is() -> None:
    t = Laid(me={"hand": "F", "bag": "", "discard": "W"}).end_turn()
    assert t.at("hand") == "FW" and t.at("bag") == t.at("discard") == ""
    t = Laid(me={"hand": "", "bag": "", "discard": ""}).end_turn()
    assert t.at("hand") == "" and t.p.choice.seat == 1


@pytest.mark.rule("MAGE-REST-3")
def test_mage_rest_3_an_empty_bag_is_refilled_when_the_next_gem_is_drawn() -> None:
    t = Laid(me={"bag": "EEEE", "discard": "WW"}).end_turn()
    assert (t.at("bag"), t.at("discard"), t.at("hand")) == ("", "WW", "EEEE")


@pytest.mark.rule("MAGE-REST-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mage_rest_4_the_turn_passes_to_the_left(seats: int) -> None:
    t = Laid(seats=seats)
    order = [t.p.agenda[0].active]
    for _ in range(2 * seats):
        order.append(t.end_turn().p.agenda[0].active)
    assert order == [place % seats for place in range(2 * seats + 1)]
    assert t.p.agenda[0].round == 3


@pytest.mark.rule("MAGE-REST-4")
def test_mage_rest_4_a_round_begins_with_the_first_player() -> None:
    seed = next(seed for seed in range(50) if GAME.start(setup(3, seed)).agenda[0].first == 1)
    p = GAME.start(setup(3, seed), journal=True)
    while p.agenda[0].round < 3:
        p.answer(len(p.choice.options) - 1)
    turns = [seen for event in p.journal or [] if (seen := event.seen_by(0)) and seen["event"] == "turn"]
    expected = [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2), (0, 2), (1, 3)]
    assert [(seen["seat"], seen["round"]) for seen in turns] == expected


# -- mastered spells ---------------------------------------------------------------------------


def chain(hand: str, spells: list[str], **options: str) -> Laid:
    """A table where seat 0 casts the first spell of a grimoire with these spells; all icons are declined."""
    return Laid(me={"hand": hand, "bag": "", "grimoires": [spells]}, **options).cast().do("done")


@pytest.mark.rule("MAGE-MASTER-1")
def test_mage_master_1_one_spent_gem_pays_again_for_the_next_spell() -> None:
    t = chain("F", ["Bolt+", "Bolt"])
    assert t.ask == "next-spell" and t.offers("cast")
    t.do("cast")
    assert t.ask == "gold" and t.options == [("yes",)], "the hand cannot pay without it"
    t.do("yes")
    assert t.on_cards(0) == ["", "F"] and t.ask == "icons"
    assert chain("F", ["Bolt", "Bolt"]).why("cast") == ("cannot-pay", "MAGE-MAGIC-7")


@pytest.mark.rule("MAGE-MASTER-1")
def test_mage_master_1_spending_it_is_a_choice() -> None:
    t = chain("FF", ["Bolt+", "Bolt"]).do("cast")
    assert t.options == [("yes",), ("no",)]
    kept = copy.copy(t)
    kept.p = t.p.copy()
    t.do("yes")
    assert (t.at("hand"), t.on_cards(0), t.at("discard")) == ("F", ["", "F"], "")
    kept.do("no")
    assert (kept.at("hand"), kept.on_cards(0), kept.at("discard")) == ("", ["", "F"], "F")


@pytest.mark.rule("MAGE-MASTER-2")
def test_mage_master_2_the_gold_gem_is_the_leftmost_of_the_cost() -> None:
    t = chain("FE", ["Two Ways+", "Well"])
    assert t.heard("gold", seat=1)[0]["colour"] == "fire"
    assert t.on_cards(0) == ["E", "F"]
    t = chain("WF", ["Long Song+", "Bolt"])
    assert t.heard("gold")[0]["colour"] == "water"
    assert all(row["cost"][0] != "any" for row in CARDS["spells"])


@pytest.mark.rule("MAGE-MASTER-3")
def test_mage_master_3_it_lies_on_the_next_card_and_may_pay_it() -> None:
    t = chain("FE", ["Bolt+", "Two Ways"])
    assert t.on_cards(0) == ["", "F"]
    assert t.p.seen_by(1)["table"]["boards"][0]["gold"] == {"colour": "fire", "grimoire": 0, "index": 1}
    t.do("cast").do("yes")
    assert t.on_cards(0) == ["", "FE"] and t.at("hand") == ""


@pytest.mark.rule("MAGE-MASTER-3")
def test_mage_master_3_it_may_pay_a_gem_of_any_colour() -> None:
    t = chain("WF", ["Fade+", "Any Blow"]).do("cast").do("yes")
    assert t.on_cards(0) == ["", "FW"], "no other gem is picked for the place it pays"
    assert t.ask == "icons"


@pytest.mark.rule("MAGE-MASTER-4")
def test_mage_master_4_where_it_cannot_pay_it_goes_to_discard() -> None:
    t = chain("FW", ["Bolt+", "Well"]).do("cast")
    assert t.ask == "gold" and t.options == [("no",)]
    t.do("no")
    assert t.at("discard") == "F" and t.on_cards(0) == ["", "W"]
    assert t.heard("gold-lost", seat=1)[0]["rule"] == "MAGE-MASTER-4"


@pytest.mark.rule("MAGE-MASTER-4")
def test_mage_master_4_where_the_next_spell_is_not_cast_it_is_discarded_at_rest() -> None:
    t = chain("F", ["Bolt+", "Well"])
    assert t.why("cast") == ("cannot-pay", "MAGE-MAGIC-7")
    assert t.on_cards(0) == ["", "F"]
    t.do("done").do("done")
    assert t.on_cards(0) == ["", ""] and t.at("hand") == "F"


@pytest.mark.rule("MAGE-MASTER-4")
def test_mage_master_4_the_reason_counts_the_gold_gem() -> None:
    t = chain("FE", ["Bolt+", "Fireball"])
    missing = [one for one in t.p.game.refused(t.p, 0) if one["option"] == ["cast"]]
    assert missing[0]["args"]["gems"] == {"fire": 1}


@pytest.mark.rule("MAGE-MASTER-5")
def test_mage_master_5_without_a_next_spell_it_stays_until_rest() -> None:
    t = chain("FW", ["Bolt+"])
    assert t.heard("gold") == [] and t.on_cards(0) == ["F"]
    assert t.p.seen_by(0)["table"]["boards"][0]["gold"] is None
    t.do("done").do("done")
    assert t.on_cards(0) == [""] and sorted(t.at("hand")) == ["F", "W"]


@pytest.mark.rule("MAGE-MASTER-6")
def test_mage_master_6_the_same_gem_may_be_passed_on_again() -> None:
    t = chain("F", ["Bolt+", "Bolt+", "Bolt"]).do("cast").do("yes").do("done")
    assert t.on_cards(0) == ["", "", "F"] and len(t.heard("gold")) == 2
    t.do("cast").do("yes")
    assert t.ask == "icons" and t.at("hand") == ""


@pytest.mark.rule("MAGE-MASTER-6")
def test_mage_master_6_what_passes_on_is_the_leftmost_gem_of_the_second() -> None:
    t = chain("WF", ["Bolt+", "Long Song+", "Well"]).do("cast").do("yes").do("done")
    assert [line["colour"] for line in t.heard("gold")] == ["fire", "water"]
    assert t.on_cards(0) == ["", "F", "W"]


def test_the_gold_gem_survives_an_ability_in_between() -> None:
    t = Laid(me={"hand": "FWF", "bag": "", "grimoires": [["Bolt+", "Bolt"]], "character": "Ada"}, chance=True)
    t.cast().do("done").do("ability").do("gem", "water").do("done").do("cast").do("yes")
    assert t.on_cards(0) == ["", "F"] and t.at("hand") == "F"


def test_draws_are_chance_and_weighted_by_the_bag() -> None:
    t = Laid(me={"hand": "W", "bag": "FEE", "grimoires": [["Well"]]}, chance=True).cast().icon("draw")
    assert t.p.choice.seat == CHANCE and t.options == [("gem", "fire"), ("gem", "earth")]
    assert list(t.p.choice.weights) == [1, 2]
