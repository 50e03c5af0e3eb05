"""The seven Powers in a mental challenge, alone and against each other."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.live.laid import Laid, duel, magus

DET, ABS = "Determination", "Absolute Determination"
FATE, REGEN, SAC = "Act of Fate", "Regeneration", "Sacrum Fecere"
ESC, REIN = "Life Escalation", "Reincarnation"


def mental(*mine: str, theirs: tuple[str, ...] = (), **options: str) -> Laid:
    """Two Magi in a mental challenge, of whom the first has the Powers `mine` and the second `theirs`."""
    options = {"overbid": "off", **options}
    return duel("mental", magus(powers=mine), magus(powers=theirs), **options)


def minds(t: Laid) -> list[int]:
    return [t.state(seat)[0]["mental"] for seat in (0, 1)]


def life(t: Laid) -> list[int]:
    return [t.state(seat)[1] for seat in (0, 1)]


def packs(t: Laid) -> list[int]:
    return [t.state(seat)[2] for seat in (0, 1)]


@pytest.mark.rule("LIVE-3-MEN-1")
def test_before_a_mental_test_each_may_activate_one_power_in_secret() -> None:
    t = mental(DET, REGEN, theirs=(ABS,))
    assert t.asked == {0: "power", 1: "power"}
    assert t.options(0) == [("none",), ("power", DET), ("power", REGEN)]
    t.do(1, "power", ABS)
    assert t.told("power") == [] and life(t) == [20, 20]
    t.do(0, "none")
    assert [event["what"] for event in t.told("power")] == [ABS] and life(t) == [20, 17]


@pytest.mark.rule("LIVE-3-MEN-1")
@pytest.mark.parametrize("kind", ["physical", "social"])
def test_in_other_challenges_there_are_no_powers(kind: str) -> None:
    t = duel(kind, magus(powers=(DET,)), magus(powers=(DET,)))
    assert t.asked == {0: "throw", 1: "throw"}


@pytest.mark.rule("LIVE-3-MEN-2", "LIVE-4-DET-1")
def test_determination_wins_the_test_for_a_point_of_life() -> None:
    t = mental(DET).power(DET, None)
    assert t.told("throws") == []
    assert (minds(t), life(t), packs(t)) == ([7, 6], [19, 20], [1, 0])


@pytest.mark.rule("LIVE-3-MEN-3", "LIVE-3-MEN-4", "LIVE-4-DET-2")
def test_of_two_determinations_the_contesters_prevails() -> None:
    t = mental(DET, theirs=(DET,)).power(DET, DET)
    assert (minds(t), life(t), packs(t)) == ([6, 7], [19, 19], [0, 1])
    said = {"event": "annulled", "seat": 0, "what": DET, "rule": "LIVE-3-MEN-3"}
    assert t.told("annulled") == [said], "everybody is told whose Power has no effect"


@pytest.mark.rule("LIVE-3-MEN-5")
def test_a_power_may_be_used_again_in_the_next_challenge() -> None:
    t = mental(DET).power(DET, None)
    t.do(1, "pack", t.table["packs"][0]).do(0, "yes").do(1, "challenge", "mental").power(DET, None)
    assert (life(t), packs(t)) == ([18, 20], [2, 0])


@pytest.mark.rule("LIVE-3-MEN-1")
def test_what_cannot_be_paid_is_not_offered_and_says_why() -> None:
    t = Laid(magus(powers=(DET, FATE, SAC)), magus(powers=(ESC,))).contested()
    t.p.edit(1).life = t.p.edit(2).life = 1
    t.do(0, "challenge", "mental")
    assert t.asked == {0: "power"} and t.options(0) == [("none",), ("power", FATE)]
    why = [(one["option"][1], one["reason"], one["rule"]) for one in t.p.game.refused(t.p, 0)]
    assert why == [(DET, "live-why-cannot-pay", "LIVE-4-DET-1"), (SAC, "live-why-cannot-pay", "LIVE-4-SAC-1")]


@pytest.mark.rule("LIVE-4-ESC-1", "LIVE-4-ESC-2")
def test_life_escalation_goes_on_until_one_gives_up_and_the_winner_pays() -> None:
    t = mental(ESC).power(ESC, None)
    assert t.asked == {0: "escalate"}
    assert t.options(0) == [("bid", life) for life in range(1, 20)], "at least one, never the last point"
    t.do(0, "bid", 2)
    assert t.options(1)[0] == ("bid", 3) and t.options(1)[-1] == ("give-up",)
    t.do(1, "bid", 5).do(0, "give-up")
    assert (life(t), packs(t), minds(t)) == ([20, 15], [0, 1], [7, 7]), "who gives up pays nothing"


@pytest.mark.rule("LIVE-4-ESC-2")
def test_who_cannot_raise_gives_up() -> None:
    t = mental(ESC).power(ESC, None).do(0, "bid", 19)
    assert (life(t), packs(t)) == ([1, 20], [1, 0])


@pytest.mark.rule("LIVE-4-SAC-1")
def test_sacrum_fecere_gives_a_pack_of_the_colour_back_after_a_lost_test() -> None:
    t = Laid(magus(powers=(SAC,)), magus(), overbid="off").all("yes")
    mine = t.table["packs"][0]
    t.do(0, "pack", mine).do(1, "no")
    t.do(1, "pack", t.table["packs"][0]).do(0, "yes").do(1, "challenge", "mental").power(SAC, None)
    assert t.seen(0)["packs"] == [mine], "nothing is paid before the test is lost"
    t.do(1, "throw", "rock").do(0, "throw", "scissors")
    assert t.options(0) == [("accept",), ("power", SAC)]
    t.do(0, "power", SAC)
    assert t.seen(0)["packs"] == [] and mine in t.table["packs"]
    t.do(1, "throw", "rock").do(0, "throw", "paper")
    assert (packs(t), minds(t)) == ([1, 0], [7, 6])


@pytest.mark.rule("LIVE-4-SAC-1", "LIVE-3-MEN-5")
def test_sacrum_fecere_needs_a_pack_of_the_colour_and_works_once_a_challenge() -> None:
    t = mental(SAC)
    assert t.asked == {0: "throw", 1: "throw"}, "there is no pack to give back"
    t = Laid(magus(powers=(SAC,)), magus(), overbid="off").all("yes")
    for _ in range(2):
        t.do(0, "pack", t.table["packs"][0]).do(1, "no")
        t.do(1, "pack", t.table["packs"][0]).do(0, "yes" if _ else "no")
    t.do(1, "challenge", "mental").power(SAC, None)
    t.do(1, "throw", "rock").do(0, "throw", "scissors").do(0, "power", SAC).do(
        0, "pack", t.seen(0)["packs"][1]
    )
    t.do(1, "throw", "rock").do(0, "throw", "scissors")
    assert packs(t) == [1, 2] and t.asked != {0: "retest"}


@pytest.mark.rule("LIVE-4-SAC-1", "LIVE-4-ABS-2")
@pytest.mark.parametrize(("power", "may"), [(DET, True), (ABS, False)])
def test_sacrum_fecere_asks_a_retest_of_determination_but_not_of_the_absolute_one(
    power: str, may: bool
) -> None:
    t = Laid(magus(powers=(SAC,)), magus(powers=(power,)), overbid="off").all("yes")
    t.do(0, "pack", t.table["packs"][0]).do(1, "no")
    t.do(1, "pack", t.table["packs"][0]).do(0, "yes").do(1, "challenge", "mental")
    t.do(0, "power", SAC).do(1, "power", power)
    assert (t.asked == {0: "retest"}) == may
    if may:
        t.do(0, "power", SAC).do(0, "throw", "rock").do(1, "throw", "scissors")
        assert (packs(t), minds(t)) == ([1, 0], [7, 6])


@pytest.mark.rule("LIVE-4-FATE-1")
@pytest.mark.parametrize(("hidden", "picked"), [("left", "left"), ("left", "right"), ("right", "left")])
def test_act_of_fate_offers_two_hidden_packs(hidden: str, picked: str) -> None:
    t = mental(FATE)
    contested = t.table["challenge"]["pack"]
    t.power(FATE, None)
    assert minds(t) == [6, 7], "it costs a mental trait"
    second = t.table["packs"][3]
    assert ("pack", contested) not in t.options(0)
    t.do(0, "pack", second)
    assert t.asked == {0: "hand", 1: "hand"}
    before = t.p.seen_by(1)["table"]
    t.do(0, "hand", hidden)
    assert t.p.seen_by(1)["table"] == before
    t.do(1, "hand", picked)
    found = [contested, second] if hidden == picked else [second, contested]
    assert [t.seen(1)["packs"], t.seen(0)["packs"]] == [[found[0]], [found[1]]]
    assert {row["packs"] for row in t.table["picks"]["left"]} == {2}, "each has used one pick"
    assert t.told("throws") == []


@pytest.mark.rule("LIVE-4-FATE-1")
def test_act_of_fate_needs_another_pack_on_the_table() -> None:
    t = Laid(magus(powers=(FATE,)), magus(), magus(), magus()).all("yes")
    for seat in (0, 1, 2, 3, 0, 1, 2):
        t.do(seat, "pack", t.table["packs"][0]).all("no")
    while t.asked != {0: "contest", 1: "contest", 2: "contest"}:
        t.p.answer(0)
    t.do(0, "yes").do(1, "no").do(2, "no").do(3, "challenge", "mental")
    assert len(t.table["packs"]) == 1 and t.asked == {0: "throw", 3: "throw"}
    assert t.p.game.refused(t.p, 0) == []


@pytest.mark.rule("LIVE-4-REGEN-1")
def test_regeneration_leaves_the_pack_for_a_point_of_life() -> None:
    t = mental(REGEN).power(REGEN, None)
    assert (minds(t), life(t), packs(t)) == ([6, 7], [21, 20], [0, 1]), "life may rise above the beginning"


@pytest.mark.rule("LIVE-3-MEN-3", "LIVE-4-REGEN-1")
def test_of_two_regenerations_the_contesters_is_resolved_last() -> None:
    t = mental(REGEN, theirs=(REGEN,)).power(REGEN, REGEN)
    assert (minds(t), life(t), packs(t)) == ([6, 6], [21, 21], [1, 0])


@pytest.mark.rule("LIVE-4-ABS-1")
@pytest.mark.parametrize(("option", "left"), [("three", 17), ("four", 16)])
def test_absolute_determination_wins_for_three_points_or_four(option: str, left: int) -> None:
    t = mental(ABS, absolute_cost=option).power(ABS, None)
    assert (minds(t), life(t), packs(t)) == ([7, 6], [left, 20], [1, 0])


@pytest.mark.rule("LIVE-4-ABS-2")
@pytest.mark.parametrize("power", [DET, ABS, ESC, FATE, REGEN])
def test_no_power_cancels_absolute_determination(power: str) -> None:
    t = mental(ABS, theirs=(power,)).power(ABS, power)
    assert packs(t) == [1, 0] and t.asked == {1: "pack"}
    annulled = [(one["seat"], one["what"], one["rule"]) for one in t.told("annulled")]
    assert annulled == [(1, power, "LIVE-4-ABS-2")]
    if power != ABS:
        t = mental(power, theirs=(ABS,)).power(power, ABS)
        assert packs(t) == [0, 1]


@pytest.mark.rule("LIVE-4-REIN-1")
def test_reincarnation_makes_the_opponent_give_packs_back_and_the_test_follows() -> None:
    t = Laid(magus(), magus(powers=(REIN,)), overbid="off").all("yes")
    for _ in range(2):
        t.do(0, "pack", t.table["packs"][0]).do(1, "no")
        t.do(1, "pack", t.table["packs"][0]).do(0, "no")
    t.do(0, "pack", t.table["packs"][0]).do(1, "yes").do(0, "challenge", "mental").power(None, REIN)
    assert t.options(1) == [("life", 1), ("life", 2)], "as many as the opponent has packs of the colour"
    t.do(1, "life", 1)
    assert t.asked == {0: "give-back"}, "the opponent picks which"
    back = t.seen(0)["packs"][1]
    t.do(0, "pack", back)
    assert (life(t), packs(t)) == ([20, 19], [1, 2]) and back in t.table["packs"]
    t.throw("r", "p")
    assert packs(t) == [1, 3] and minds(t) == [6, 7]


@pytest.mark.rule("LIVE-4-REIN-1")
def test_reincarnation_needs_packs_of_the_colour() -> None:
    assert mental(REIN).asked == {0: "throw", 1: "throw"}


@pytest.mark.rule("LIVE-4-REIN-1")
def test_reincarnation_never_spends_the_last_point_of_life() -> None:
    t = Laid(magus(), magus(powers=(REIN,)), overbid="off").all("yes")
    for _ in range(2):
        t.do(0, "pack", t.table["packs"][0]).do(1, "no")
        t.do(1, "pack", t.table["packs"][0]).do(0, "no")
    t.p.edit(2).life = 2
    t.do(0, "pack", t.table["packs"][0]).do(1, "yes").do(0, "challenge", "mental").power(None, REIN)
    assert t.asked == {0: "give-back"}, "the opponent has two packs, but one point is all there is to spend"
    assert life(t) == [20, 1]


@pytest.mark.rule("LIVE-4-REIN-1", "LIVE-4-ESC-2")
@pytest.mark.parametrize(("left", "offered"), [(1, []), (2, [("power", ESC), ("power", REIN)])])
def test_powers_that_spend_life_need_a_second_point(left: int, offered: list[tuple[str, str]]) -> None:
    t = Laid(magus(powers=(ESC, REIN)), magus(), overbid="off").all("yes")
    t.do(0, "pack", t.table["packs"][0]).do(1, "no").do(1, "pack", t.table["packs"][0]).do(0, "no")
    t.p.edit(1).life = left
    t.do(0, "pack", t.table["packs"][0]).do(1, "yes").do(0, "challenge", "mental")
    asked = t.options(0) if t.asked.get(0) == "power" else [("none",)]
    assert asked == [("none",), *offered]


def own_powers(*powers: dict[str, Any], **options: str) -> Laid:
    """Two Magi, mono in white, each with one of these Powers."""
    sheets = []
    for power in powers:
        data = magus().to_json()
        data["history"].append({"spent": 3, "on": "power", "what": power["name"]})
        sheets.append({key: data[key] for key in ("name", "begins", "history")})
    return Laid(magus(), magus(), cards={"powers": list(powers), "sheets": sheets}, **options).all("yes")


SECOND_WIND = {"name": "Second Wind", "tier": "basic", "life": 2, "does": [{"word": "retests"}]}
TITHE = {
    "name": "Tithe",
    "tier": "basic",
    "does": [{"word": "returns", "packs": 1}, {"word": "gains-life", "life": 2}],
}


@pytest.mark.rule("LIVE-4-LIST")
def test_a_power_that_takes_a_pack_back_costs_no_life_and_one_after_the_test_has_to_be_paid_then() -> None:
    t = own_powers(SECOND_WIND, TITHE, overbid="off")
    t.do(0, "pack", t.table["packs"][0]).do(1, "no")
    t.p.edit(2).life = 1
    t.do(1, "pack", t.table["packs"][0]).do(0, "yes").do(1, "challenge", "mental")
    assert t.options(1) == [("none",), ("power", "Tithe")]
    t.do(0, "power", "Second Wind").do(1, "none")
    t.p.edit(1).life = 2
    t.do(0, "throw", "rock").do(1, "throw", "paper")
    assert 0 not in t.asked or ("power", "Second Wind") not in t.options(0)


@pytest.mark.rule("LIVE-4-LIST")
def test_a_power_of_the_players_own_is_played() -> None:
    t = own_powers(SECOND_WIND, TITHE, overbid="off")
    t.do(0, "pack", t.table["packs"][0]).do(1, "no")
    t.do(1, "pack", t.table["packs"][0]).do(0, "yes").do(1, "challenge", "mental")
    t.do(0, "power", "Second Wind").do(1, "power", "Tithe")
    assert (life(t), packs(t)) == ([20, 22], [0, 0])
    t.do(0, "throw", "rock").do(1, "throw", "paper").do(0, "power", "Second Wind")
    assert life(t) == [18, 22]
    t.do(0, "throw", "paper").do(1, "throw", "rock")
    assert packs(t) == [1, 0]
