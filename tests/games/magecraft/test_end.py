"""The end of a game, and games of three and four."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from grimorio.games.magecraft.options import ROUND_CAP
from tests.games.magecraft.laid import FULL, GAME, Laid, letters, setup


@pytest.mark.rule("MAGE-END-1", "MAGE-END-3")
def test_mage_end_1_and_3_out_at_once_and_the_last_alive_wins_at_once() -> None:
    t = Laid(me={"hand": "FFL", "bag": "WWWW", "grimoires": [["Fireball", "Salve"]]}, foe={"hp": "FW"})
    t.cast().icon("attack").do("attack", 1, "fire")
    assert not t.p.over and t.p.things[2].alive
    t.icon("attack").do("attack", 1, "water")
    assert t.p.over and t.p.waiting == () and not t.p.things[2].alive
    assert t.at("points") == "FW", "the third icon and the next spell are not played"
    assert [line["event"] for line in t.log(1)][-3:] == ["attack", "eliminated", "ends"]
    assert t.log(1)[-1] == {"event": "ends", "winners": [0], "reason": "last-alive", "rule": "MAGE-END-3"}


@pytest.mark.rule("MAGE-END-3", "MAGE-END-4", "MAGE-END-1")
@pytest.mark.parametrize(("seats", "reason"), [(2, "last-alive"), (3, "points")])
def test_who_defeats_the_last_one_by_the_twentieth_point_is_the_last_alive(seats: int, reason: str) -> None:
    """An attack takes the last HP and gives the 20th Point: of two players the other is alone, of three
    the Points win.
    """
    me = {"hand": "F", "grimoires": [["Bolt"]], "points": "WWWWWWEEEEEELLLLLLF", "bag": ""}
    t = Laid(me=me, foe={"hp": "F"}, seats=seats)
    assert len(t.at("points")) == 19
    t.cast().icon("attack").do("attack", 1, "fire") if seats == 3 else t.cast()
    while not t.p.over:
        t.p.answer(0)
    assert t.p.result is not None
    assert (t.p.result.winners, t.p.result.reason) == ((0,), reason)
    assert "eliminated" in [line["event"] for line in t.log()]


@pytest.mark.rule("MAGE-ICON-VANISH", "MAGE-END-4")
@pytest.mark.parametrize(("hp", "offered"), [("FL", True), ("FF", True), ("F", False)])
def test_of_two_hp_gems_one_may_vanish_and_the_last_may_not(hp: str, offered: bool) -> None:
    me = {"hand": "WL", "grimoires": [["Fade"]], "hp": hp, "bag": ""}
    t = Laid(me=me).cast()
    if t.ask == "icons":
        t.icon("vanish")
    assert any(option[0] == "hp" for option in t.options) is offered


@pytest.mark.rule("MAGE-SETUP-4", "MAGE-MULTI-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_draw_their_first_gems_in_turn_order_from_the_first(seats: int) -> None:
    for seed in range(6):
        p = GAME.start(setup(seats, seed), journal=True)
        told = [event.seen_by(0) for event in p.journal or []]
        first = next(
            line["first"] if "first" in line else line["seat"]
            for line in told
            if line["event"] == "game-begins"
        )
        drawers = list(dict.fromkeys(line["seat"] for line in told if line["event"] == "draw"))
        assert drawers == [(first + place) % seats for place in range(seats)]


@pytest.mark.rule("MAGE-END-2", "MAGE-MULTI-6")
def test_mage_end_2_and_multi_6_gems_and_spells_go_to_the_box_and_scored_gems_stay() -> None:
    loser = {
        "hp": "D",
        "shield": "",
        "discard": "FE",
        "points": "LL",
        "bag": "W",
        "hand": "WF",
        "grimoires": [["Bolt"], ["Well", "Fade+"]],
    }
    t = Laid(me={"hand": "F", "grimoires": [["Bolt"]], "bag": "F"}, foe=loser, seats=3)
    t.cast().icon("attack").do("attack", 1, "dark")
    assert t.at("box") == "FFWWELL" and t.at("points") == "D"
    assert [t.at(place, 1) for place in ("hp", "shield", "discard", "points", "bag", "hand")] == [""] * 6
    assert [t.grimoire(number, 1) for number in range(3)] == [[], [], []]
    assert Counter(t.p.things[0].boxed) == Counter({6: 1, 8: 1, 11: 1})
    assert t.p.seen_by(2)["table"]["boards"][1]["alive"] is False
    assert not t.p.over and t.ask == "next-spell"
    t.end_turn()
    assert t.p.choice.seat == 2, "nobody waits for the player who lost"


@pytest.mark.rule("MAGE-END-4")
def test_mage_end_4_twenty_points_end_the_game_in_the_middle_of_a_spell() -> None:
    t = Laid(me={"hand": "FFLL", "points": "F" * 18, "grimoires": [["Fireball", "Salve"]]}, seats=3)
    t.cast().icon("attack").do("attack", 1, "fire")
    assert not t.p.over
    t.icon("attack").do("attack", 2, "fire")
    assert t.p.over and len(t.at("points")) == 20
    assert t.p.result is not None
    assert (t.p.result.winners, t.p.result.reason, t.p.result.rule) == ((0,), "points", "MAGE-END-4")
    assert [t.p.result.score(seat) for seat in range(3)] == [1.0, 0.0, 0.0]


@pytest.mark.rule("MAGE-END-4")
def test_mage_end_4_healing_at_full_hp_may_win() -> None:
    t = Laid(me={"hand": "L", "points": "F" * 19, "grimoires": [["Salve"]]})
    t.cast().icon("heal").do("gem", "fire")
    assert t.p.over and t.p.result is not None and t.p.result.reason == "points"


@pytest.mark.rule("MAGE-END-4")
def test_mage_end_4_the_last_hp_gem_may_not_vanish() -> None:
    t = Laid(me={"hand": "WF", "hp": "E", "points": "F" * 19, "grimoires": [["Fade"]]}).cast()
    t.icon("vanish")
    assert t.options == [("hand", "fire")]
    assert t.why("hp", "earth") == ("last-hp-gem", "MAGE-END-4")
    t = Laid(me={"hand": "W", "hp": "E", "points": "F" * 19, "grimoires": [["Fade"]]}).cast()
    assert t.ask == "next-spell", "with an empty hand the icon can do nothing"
    t = Laid(me={"hand": "E", "hp": "E", "bag": "F", "grimoires": [["Mana Tricks"]]}).cast()
    assert t.why("icon", "vanish") == ("last-hp-gem", "MAGE-END-4")


@pytest.mark.rule("MAGE-END-1")
def test_mage_end_1_an_eliminated_first_player_is_passed_over_and_rounds_go_on() -> None:
    t = Laid(foe={"hand": "F", "grimoires": [["Bolt"]]}, me={"hp": "L"}, seats=3).end_turn()
    t.cast().icon("attack").do("attack", 0, "light")
    order = []
    for _ in range(4):
        order.append(t.end_turn().p.agenda[0].active)
    assert order == [2, 1, 2, 1] and t.p.agenda[0].round == 3


@pytest.mark.rule("MAGE-MULTI-5")
def test_mage_multi_5_each_attack_chooses_its_opponent() -> None:
    t = Laid(
        me={"hand": "FF", "grimoires": [["Fireball"]]},
        foe={"shield": "L"},
        third={"hp": "DE"},
        fourth={"hp": "W"},
        seats=4,
    )
    t.cast().icon("attack")
    assert t.options == [
        ("attack", 1, "light"),
        ("attack", 2, "earth"),
        ("attack", 2, "dark"),
        ("attack", 3, "water"),
    ]
    t.do("attack", 3, "water").icon("attack")
    assert {option[1] for option in t.options} == {1, 2}, "who has lost is no target"
    t.do("attack", 1, "light").icon("attack").do("attack", 2, "dark")
    assert (t.at("points"), t.at("discard", 1), t.at("hp", 2)) == ("WD", "L", "E")


def test_the_attackers_last_blow_scores_before_the_loser_leaves() -> None:
    t = Laid(me={"hand": "F", "points": "F" * 19, "grimoires": [["Bolt"]]}, foe={"hp": "L"}, seats=3)
    t.cast().icon("attack").do("attack", 1, "light")
    assert t.p.over and t.p.result is not None and t.p.result.winners == (0,)
    assert not t.p.things[2].alive


def test_after_the_last_round_the_game_is_a_draw() -> None:
    t = Laid()
    t.p.top()
    t.p.agenda[0].round = ROUND_CAP
    t.end_turn()
    assert not t.p.over
    t.end_turn()
    assert t.p.over and t.p.result is not None
    assert (t.p.result.winners, t.p.result.reason) == ((), "cap")
    assert [t.p.result.score(seat) for seat in range(2)] == [0.5, 0.5]


@pytest.mark.rule("MAGE-END-4", "MAGE-REST-4")
@pytest.mark.parametrize(
    ("me", "foe", "winners"),
    [
        ({"points": "FF"}, {"points": "F"}, (0,)),
        ({"points": "F", "hp": "E"}, {"points": "W", "hp": "EE"}, (1,)),
        ({"points": "F", "hp": "E"}, {"points": "W", "hp": "L"}, ()),
    ],
)
def test_when_time_is_over_the_round_is_finished_and_points_decide(
    me: dict[str, str], foe: dict[str, str], winners: tuple[int, ...]
) -> None:
    t = Laid(me=me, foe=foe)
    assert GAME.last_turn(t.p) == 1
    t.p.setup = replace(t.p.setup, last_turn=1)
    t.end_turn()
    assert not t.p.over
    t.end_turn()
    assert t.p.result is not None and t.p.result.winners == winners
    assert t.p.result.reason == ("time-ahead" if winners else "time")


def test_players_who_only_wait_reach_the_cap() -> None:
    p = GAME.start(setup(3))
    turns = 0
    while p.waiting:
        turns += p.choice.ask == "study"
        done = ("done",)
        p.answer(p.choice.index(done) if done in p.choice.options else 0)
    assert p.result is not None and p.result.reason == "cap" and p.agenda[0].round == ROUND_CAP + 1


def test_everything_lies_open_when_the_game_is_over() -> None:
    t = Laid(me={"hand": "FLL", "bag": "EE", "grimoires": [["Bolt"]]}, foe={"hp": "E"})
    t.cast().icon("attack")
    assert t.p.seen_by(1)["table"]["boards"][0]["bag"] == {"size": 2, "gems": None}
    t.do("attack", 1, "earth")
    seen = t.p.seen_by(1)["table"]
    assert seen["phase"] == "over"
    assert seen["boards"][0]["bag"]["gems"]["earth"] == 2
    assert seen["boards"][0]["hand"]["gems"]["light"] == 2


def test_full_hp_is_twelve() -> None:
    assert len(FULL) == 12 and letters(Laid().p.things[1].hp) == FULL
