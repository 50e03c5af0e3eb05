"""A turn, phase by phase (chapter 7), and how games end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from grimorio.games.mickey.options import TURN_CAP
from grimorio.games.mickey.words import (
    ALL_SPELLS,
    BLUE,
    Block,
    Castle,
    CastleEnters,
    Castles,
    Continuous,
    Corrupt,
    Draw,
    Mage,
    Mages,
    MayHide,
    One,
    Plus,
    Recover,
    Spell,
    Teleport,
    When,
    Wins,
)
from grimorio.kernel import WATCHER
from tests.games.mickey.laid import Laid

B = (BLUE,)


def turn(t: Laid, *cards: str) -> Laid:
    """Let seat 0 cast these cards and seat 1 what it has, to the end of the challenge."""
    for card, mine, theirs in zip(cards, "ABC", "XYZ", strict=True):
        t.cast(card, mine)
        t.do("cast", t.hand(1)[0], t.place(theirs))
    return t


@pytest.mark.rule(
    "WOM-IT-7.1-1", "WOM-FR-7.1-1", "WOM-IT-7.1-1a", "WOM-FR-7.1-1a", "WOM-FR-7.1-2", "WOM-IT-7.1-2"
)
@pytest.mark.rule(
    "WOM-IT-7.2-1", "WOM-FR-7.2-1", "WOM-IT-7.1-2.4", "WOM-FR-7.1-2.4", "WOM-IT-7.1-5", "WOM-FR-7.1-5"
)
def test_a_turn_has_five_phases() -> None:
    t = Laid(phase="castle", mine=("P1", "P2", "P3"), deck=("P4", "P5", "P0"))
    assert t.ask == "castle" and t.seat == 0
    t.do("castle", "Red")
    assert t.p.seen_by(1)["table"]["castle"] == {"card": "Red", "owner": 0, "simple": True}
    assert t.p.seen_by(1)["table"]["active"] == 0
    turn(t, "P1", "P2", "P3").do("mage", 0, 0)
    t.to("castle")
    phases = [line["phase"] for line in t.heard("phase")]
    assert phases == ["challenge", "diamagic", "discard", "draw"]
    assert t.hand() == ["P4", "P5", "P0"] and t.seat == 1 and t.table.turn == 2


@pytest.mark.rule("WOM-IT-7.2-2", "WOM-FR-7.2-2", "WOM-FR-7.2-3")
@pytest.mark.parametrize(
    ("match", "offered"), [("official", ["Red", "Yellow"]), ("classic", ["Red"]), ("mini", ["Red"])]
)
def test_the_castle_is_chosen_or_the_top_one(match: str, offered: list[str]) -> None:
    t = Laid(phase="castle", match=match)
    assert t.options == [("castle", name) for name in offered]


@pytest.mark.rule("WOM-IT-7.2-2")
def test_an_empty_castle_deck_is_made_anew() -> None:
    t = Laid(phase="castle", castles=("Red",), their_castles=("Green",))
    t.do("castle", "Red").to("castle").do("castle", "Green").to("castle")
    assert t.seat == 0 and t.options == [("castle", "Red")]
    assert t.heard("castles-again") == [{"event": "castles-again", "seat": 0, "rule": "WOM-IT-7.2-2"}]


@pytest.mark.rule("WOM-IT-7.2-3", "WOM-FR-7.2-4", "WOM-IT-6.1-2")
def test_only_the_turn_player_sees_the_diamagic() -> None:
    t = Laid(phase="castle", chance=True)
    t.do("castle", "Red")
    assert t.ask == "token" and len(t.options) == 4 and set(t.p.choice.weights) == {3}
    t.do("token", "red")
    stakes = [t.p.seen_by(seat)["table"]["stake"] for seat in (0, 1, WATCHER)]
    assert [stake[0]["colour"] for stake in stakes] == ["red", None, None]
    assert t.heard("token", 0)[0]["colour"] == "red" and "colour" not in t.heard("token", 1)[0]
    assert t.p.seen_by(1)["table"]["pool"] == 11


@pytest.mark.rule("WOM-IT-7.2-3")
def test_an_empty_pool_gives_no_diamagic() -> None:
    t = Laid(phase="castle", pool=0, held={})
    t.table.stake = (1,)
    t.do("castle", "Red")
    assert t.ask == "play" and t.table.stake == (1,)


@pytest.mark.rule("WOM-IT-7.2-3")
@pytest.mark.parametrize(("held", "winners"), [({"A": "BB", "X": "R"}, (0,)), ({"A": "B", "X": "R"}, ())])
def test_with_nothing_left_to_win_the_higher_count_wins(
    held: dict[str, str], winners: tuple[int, ...]
) -> None:
    t = Laid(mine=("P1",), held=held)
    t.table.pool = 0
    t.cast("P1", "A").to("castle")
    if not winners:
        t = Laid(mine=("P1",), held={"X": "R"})
        t.table.pool = 0
        t.cast("P1", "A").to("castle")
    assert t.p.result is not None and t.p.result.winners == winners
    assert t.p.result.reason == ("most" if winners else "draw")


@pytest.mark.rule("WOM-IT-7.9-2")
def test_a_game_without_end_is_a_draw_at_the_cap() -> None:
    t = Laid(turn=TURN_CAP)
    t.to("castle", "end")
    assert t.p.result is not None and t.p.result.reason == "cap" and t.p.result.winners == ()


@pytest.mark.rule("WOM-IT-3.1-1", "WOM-IT-6.9-1")
@pytest.mark.parametrize(
    ("mine", "value", "winners", "reason"),
    [
        ("P1", "ahead", (0,), "time-ahead"),
        ("P1", "drawn", (), "time"),
        ("P0", "ahead", (), "time"),
    ],
)
def test_when_time_is_over_both_have_been_active_equally_often_and_diamagics_decide(
    mine: str, value: str, winners: tuple[int, ...], reason: str
) -> None:
    for turn, last in ((1, 2), (2, 2), (99, 100)):
        t = Laid(mine=(mine,), turn=turn, time=value)
        assert t.p.game.last_turn(t.p) == last
    t = Laid(mine=(mine,), turn=2, time=value)
    t.p.setup = replace(t.p.setup, last_turn=t.p.game.last_turn(t.p))
    if mine == "P1":
        t.cast("P1", "A")
    t.to("castle")
    assert t.p.result is not None and (t.p.result.winners, t.p.result.reason) == (winners, reason)


@pytest.mark.rule("WOM-IT-7.2-4", "WOM-FR-7.2-5")
def test_the_castle_serves_both_players() -> None:
    t = Laid(Castle("Room", B, (Plus(ALL_SPELLS, 1),)), castle="Room", mine=("P1",), theirs=("P1",))
    t.cast("P1", "A").cast("P1", "X")
    assert t.totals() == (2, 2)


@pytest.mark.rule(
    "WOM-IT-7.3-1", "WOM-IT-7.4-1", "WOM-IT-7.5-1", "WOM-IT-7.6-1", "WOM-FR-7.3-1", "WOM-FR-7.4-1"
)
@pytest.mark.rule(
    "WOM-FR-7.5-1", "WOM-FR-7.6-1", "WOM-IT-8.1-2", "WOM-FR-8.1-1", "WOM-IT-8.2-5", "WOM-FR-8.2-4"
)
@pytest.mark.rule("WOM-IT-8.1-1")
def test_players_cast_in_turn_each_mage_once() -> None:
    t = Laid(mine=("P1", "P2", "P3"), theirs=("P1", "P2", "P3"))
    seats = []
    assert {option[2] for option in t.options} == {0, 1, 2} and len(t.options) == 9
    for card, mage in (("P1", "C"), ("P1", "Y"), ("P2", "A"), ("P2", "X"), ("P3", "B"), ("P3", "Z")):
        seats.append(t.seat)
        t.cast(card, mage)
        if t.ask == "play":
            assert all(option[0] == "cast" for option in t.options), "nobody may pass"
    assert seats == [0, 1, 0, 1, 0, 1] and t.heard("reckoned")
    t = Laid(mine=("P1", "P2", "P3"))
    t.cast("P1", "A").cast("P0", "X")
    assert not t.can_cast("P2", "A") and t.why("cast", "P2", 0) == ("has-played", "WOM-IT-8.1-2")


@pytest.mark.rule("WOM-IT-7.7-1", "WOM-FR-7.7-1", "WOM-IT-7.1-2.1", "WOM-FR-7.1-2.1")
def test_hidden_spells_are_uncovered_after_the_casting() -> None:
    t = Laid(Mage("A", "", B, "Owls", (MayHide(),)), mine=("P5",))
    t.hide("P5", "A")
    assert t.p.seen_by(1)["table"]["sides"][0]["spells"][0]["card"] is None
    t.to("assign", "castle")
    order = [event for event in t.order() if event in ("cast", "hide", "uncover", "reckoned")]
    assert order[-2:] == ["uncover", "reckoned"]
    assert t.heard("uncover", 1)[0]["cards"] == ("P5",)


@pytest.mark.rule(
    "WOM-IT-7.9-1", "WOM-FR-7.9-1", "WOM-IT-2.1-2", "WOM-FR-2.1-2", "WOM-IT-7.10-1", "WOM-FR-7.10-1"
)
@pytest.mark.parametrize(("mine", "winner"), [("P5", 0), ("P0", 1)])
def test_the_higher_power_wins_what_is_at_stake(mine: str, winner: int) -> None:
    t = Laid(mine=(mine, "P0", "P0"), theirs=("P3", "P0", "P0"))
    turn(t, mine, "P0", "P0")
    assert t.ask == "assign" and t.seat == winner
    assert t.options == [("mage", winner, place) for place in range(3)]
    t.do("mage", winner, 1)
    assert t.gems("B" if winner == 0 else "Y") == "B"
    seen = t.p.seen_by(WATCHER)["table"]["sides"][winner]
    assert seen["diamagics"] == 1 and t.heard("assign", WATCHER)[0]["colours"] == ["blue"]


@pytest.mark.rule("WOM-IT-7.9-2", "WOM-FR-7.9-2", "WOM-IT-7.1-3", "WOM-FR-7.1-3")
def test_after_a_tie_all_diamagics_go_to_one_mage() -> None:
    t = Laid(mine=("P0", "P0", "P0"), deck=("P5",) * 9)
    turn(t, "P0", "P0", "P0").to("castle")
    assert not t.heard("assign") and len(t.table.stake) == 1
    t.to("assign")
    assert len(t.table.stake) == 2 and len(t.options) == 3
    t.do(*t.options[0])
    assert sum(len(t.gems(mage)) for mage in "ABCXYZ") == 2
    assert max(len(t.gems(mage)) for mage in "ABCXYZ") == 2


@pytest.mark.rule("WOM-IT-7.11-1", "WOM-FR-7.11-1", "WOM-IT-7.1-4", "WOM-FR-7.1-4", "WOM-FR-7.12-1")
def test_spells_and_castle_are_discarded() -> None:
    t = Laid(mine=("P1", "P2", "P3"))
    turn(t, "P1", "P2", "P3").to("castle")
    assert t.discard() == ["P3", "P2", "P1"] and t.in_play() == []
    assert t.names_of(t.side().castle_discard) == ["Plain"] and t.table.castle == -1


@pytest.mark.rule("WOM-IT-7.11-1")
def test_the_order_of_discarding_may_be_chosen() -> None:
    t = Laid(mine=("P1", "P2", "P3"), discard_order="chosen")
    turn(t, "P1", "P2", "P3").do("mage", 0, 0)
    assert t.ask == "discard-order" and t.seat == 0 and len(t.options) == 3
    first = t.options[1]
    t.do(*first).do(*t.options[1])
    assert t.discard() == ["P1", "P3", "P2"]


@pytest.mark.rule("WOM-IT-7.13-1", "WOM-FR-7.13-1", "WOM-IT-FAQ-7")
def test_both_draw_three_whatever_they_hold() -> None:
    t = Laid(mine=("P1", "P2", "P3", "P4", "P4", "P4", "P4"))
    turn(t, "P1", "P2", "P3").to("hand-limit")
    draws = [(line["seat"], line["count"]) for line in t.heard("draw")]
    assert draws == [(0, 3), (1, 3)]


@pytest.mark.rule("WOM-IT-7.13-2", "WOM-FR-7.13-2", "WOM-IT-FAQ-7")
def test_more_than_five_cards_are_discarded_at_the_end_of_the_turn() -> None:
    t = Laid(mine=("P1", "P2", "P3", "P4", "P4", "P5", "P5"))
    turn(t, "P1", "P2", "P3").to("hand-limit")
    assert len(t.hand()) == 7 and t.seat == 0
    assert set(t.options) == {("discard", "P1"), ("discard", "P4"), ("discard", "P5")}
    t.do("discard", "P1").do("discard", "P5").to("castle")
    assert len(t.hand()) == 5


@pytest.mark.rule("WOM-IT-7.13-2")
@pytest.mark.parametrize(("option", "asked"), [("end", "play"), ("at-once", "hand-limit")])
def test_when_the_hand_limit_is_looked_at(option: str, asked: str) -> None:
    t = Laid(Spell("Deep", 1, B, (Draw(2),)), mine=("Deep", "P1", "P1", "P1", "P1"), hand_limit=option)
    t.cast("Deep", "A")
    assert t.ask == asked


@pytest.mark.rule("WOM-IT-7.14-1", "WOM-FR-7.14-1")
def test_the_first_player_alternates() -> None:
    t = Laid()
    seats = []
    for _ in range(3):
        t.to("castle")
        seats.append(t.seat)
        t.do(*t.options[0])
        assert t.seat == seats[-1], "and plays first"
    assert seats == [1, 0, 1]


@pytest.mark.rule("WOM-IT-8.8-1", "WOM-FR-8.8-1")
def test_cards_are_drawn_from_the_top() -> None:
    t = Laid(Spell("Deep", 1, B, (Draw(2),)), mine=("Deep",), deck=("P4", "P5", "P1"))
    t.cast("Deep", "A")
    assert t.hand()[-2:] == ["P4", "P5"] and t.heard("draw", 1)[0].get("cards") is None


@pytest.mark.rule("WOM-IT-8.8-2", "WOM-FR-8.8-2", "WOM-IT-FAQ-6", "WOM-IT-FAQ-6E")
def test_the_deck_is_made_anew_in_the_middle_of_a_draw() -> None:
    deep = Spell("Deep", 1, B, (Draw(2),))
    t = Laid(deep, mine=("Deep",), deck=("P4",), discard=("P5", "P3"))
    t.cast("Deep", "A")
    assert t.hand()[-2] == "P4" and t.hand()[-1] in ("P5", "P3") and len(t.side().deck) == 1
    order = [event for event in t.order() if event in ("draw", "reshuffle")]
    assert order == ["draw", "reshuffle", "draw"]
    t = Laid(deep, mine=("Deep",), deck=("P4",))
    t.cast("Deep", "A")
    assert t.hand()[-1] == "P4" and len(t.hand()) == 3, "with nothing left, what there is"


def test_both_players_may_have_enough_at_once() -> None:
    t = Laid(mine=("P5",), held={"A": "BBYYR", "X": "RRGGGY"})
    t.cast("P5", "A").to("castle")
    assert t.p.result is not None and t.p.result.winners == (1,)


@pytest.mark.rule("WOM-IT-7.9-1", "WOM-IT-7.1-3", "WOM-IT-10.25-1")
def test_a_challenge_with_nothing_at_stake_is_won_by_nobody() -> None:
    """Without Diamagics to win, nothing is assigned, and winning triggers nothing."""
    keen = Mage("A", "", B, "Owls", (When(Wins(), Draw()),))
    for stake, drawn in (((4,), 1), ((), 0)):
        t = Laid(keen, mine=("P5",), stake=stake)
        t.cast("P5", "A").to("assign", "castle")
        assert t.ask == ("assign" if stake else "castle")
        assert len([line for line in t.heard("draw") if line["rule"] == "WOM-IT-8.8-1"]) == drawn


@pytest.mark.rule("WOM-IT-9.3-1", "WOM-FR-9.3-1")
def test_a_block_on_a_mage_of_choice_blocks_no_other() -> None:
    halt = Spell("Halt", 1, B, (Block(One(Mages("enemy"))),))
    t = Laid(halt, mine=("Halt",))
    t.cast("Halt", "A").mage("Y")
    assert [t.can_cast("P0", mage) for mage in "XYZ"] == [True, False, True]
    seen = {one["card"]: one["blocked"] for side in t.p.seen_by(0)["table"]["sides"] for one in side["mages"]}
    assert [name for name, blocked in seen.items() if blocked] == ["Y"]


@pytest.mark.rule("WOM-IT-3.1-3")
@pytest.mark.parametrize("phase", ["castle", "challenge"])
@pytest.mark.parametrize("seat", [0, 1])
def test_who_gives_up_has_lost_and_it_is_told_so(phase: str, seat: int) -> None:
    t = Laid(phase=phase)
    t.p.concede(seat)
    assert t.p.result is not None and t.p.result.winners == (1 - seat,) and t.p.result.reason == "conceded"
    for listener in (0, 1, WATCHER):
        assert t.heard("concedes", listener) == [{"event": "concedes", "rule": "WOM-IT-3.1-3", "seat": seat}]
        assert t.heard("ends", listener)[0]["rule"] == "WOM-IT-3.1-3"


def test_winning_and_entering_castles_set_things_off() -> None:
    keen = Mage(
        "A", "", B, "Owls", (When(Wins(), Draw()), When(CastleEnters(Castles(colour="red")), Recover()))
    )
    door = Spell("Door", 1, B, (Teleport(),))
    t = Laid(keen, door, mine=("Door", "P5", "P0"), theirs=("P0", "P0", "P0"))
    t.side().hand = t.side().hand[:3]
    t.cast("Door", "B").do("castle", "Red")
    assert [line["count"] for line in t.heard("draw")] == [1]
    t.cast("P0", "X").cast("P5", "A").cast("P0", "Y").cast("P0", "C").cast("P0", "Z")
    assert t.ask == "assign" and len(t.heard("draw")) == 2


def test_a_corrupted_pool_lets_games_end() -> None:
    t = Laid(
        Spell("Rot", 1, B, (Corrupt(),)),
        Spell("Stay", 1, B, (Continuous(),)),
        mine=("Rot", "P1", "P1"),
        held={"X": "R"},
    )
    t.table.pool = 0
    t.cast("Rot", "A").yes().do("discard", "P1").do("discard", "P1").do("diamagic", 1, 2, "red")
    t.to("castle")
    assert t.table.out == 1 << 16
