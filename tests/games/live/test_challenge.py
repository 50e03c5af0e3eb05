"""Challenges: the three kinds, ties, overbidding, and what is lost."""

from __future__ import annotations

import pytest

from tests.games.live.laid import Laid, duel, magus

BEATS = {"r": "s", "s": "p", "p": "r"}


@pytest.mark.rule("LIVE-3-CHAL-6")
@pytest.mark.parametrize("mine", "rps")
@pytest.mark.parametrize("theirs", "rps")
def test_rock_beats_scissors_beat_paper_beats_rock(mine: str, theirs: str) -> None:
    t = duel("physical", magus(traits=(5, 3, 7)), magus(traits=(3, 5, 7))).throw(mine, theirs)
    won = 0 if mine == theirs or BEATS[mine] == theirs else 1
    assert t.told("throws")[-1]["winner"] == won
    assert t.told("throws")[-1]["by"] == ("traits" if mine == theirs else "hands")


@pytest.mark.rule("LIVE-3-CHAL-6")
def test_a_throw_is_seen_only_with_the_other_one() -> None:
    t = duel("physical")
    before = [t.p.seen_by(seat) for seat in (0, -2)]
    t.do(1, "throw", "paper")
    assert [t.p.seen_by(seat)["table"] for seat in (0, -2)] == [seen["table"] for seen in before]
    assert t.asked == {0: "throw"} and t.told("throws") == []
    worlds = [t.p.imagine(0, luck) for luck in range(30)]
    for world in worlds:
        world.answer(0)
    # For seat 0 any throw of seat 1 is possible: rock may win, lose, or be equal.
    assert {world.seen_by(0)["table"]["magi"][0]["traits"]["physical"] for world in worlds} == {2, 3}
    t.do(0, "throw", "scissors")
    assert t.told("throws")[-1]["other"] == "paper"


@pytest.mark.rule("LIVE-3-CHAL-8")
@pytest.mark.parametrize(
    ("kind", "left"), [("physical", (2, 5, 7)), ("social", (3, 4, 7)), ("mental", (3, 5, 6))]
)
def test_the_loser_loses_the_trait(kind: str, left: tuple[int, int, int]) -> None:
    t = duel(kind).throw("r", "p")
    if t.asked.get(0) == "retest":
        t.do(0, "accept")
    assert tuple(t.seen(0)["traits"].values()) == left
    assert tuple(t.seen(1)["traits"].values()) == (3, 5, 7)


@pytest.mark.rule("LIVE-3-CHAL-8")
def test_equal_hands_go_to_more_traits() -> None:
    t = duel("mental", magus(traits=(7, 5, 3)), magus()).throw("r", "r")
    event = t.told("throws")[-1]
    assert (event["winner"], event["by"], event["rule"]) == (1, "traits", "LIVE-3-CHAL-8")


@pytest.mark.rule("LIVE-3-CHAL-8")
def test_a_dead_tie_costs_both_and_the_second_is_drawn_by_lot() -> None:
    t = duel("physical").throw("r", "r")
    assert [t.state(seat)[0]["physical"] for seat in (0, 1)] == [2, 2]
    t.throw("p", "p")
    assert [t.state(seat)[0]["physical"] for seat in (0, 1)] == [1, 1]
    assert t.asked == {-1: "lot"}
    t.do(-1, "seat", 1)
    assert [t.state(seat) for seat in (0, 1)] == [
        ({"physical": 1, "social": 5, "mental": 7}, 20, 0),
        ({"physical": 1, "social": 5, "mental": 7}, 20, 1),
    ]


@pytest.mark.rule("LIVE-3-CHAL-8")
def test_after_a_dead_tie_the_second_test_counts() -> None:
    t = duel("physical").throw("r", "r").throw("p", "s")
    assert [t.state(seat)[0]["physical"] for seat in (0, 1)] == [1, 2]
    assert [t.state(seat)[1:] for seat in (0, 1)] == [(19, 0), (20, 1)]


@pytest.mark.rule("LIVE-3-PHY-1")
def test_who_loses_a_physical_challenge_loses_a_point_of_life_too() -> None:
    t = duel("physical").throw("r", "p")
    assert [t.state(seat)[1] for seat in (0, 1)] == [19, 20]
    assert t.rules().count("LIVE-3-PHY-1") == 1


@pytest.mark.rule("LIVE-3-PHY-1")
def test_the_last_point_of_life_is_not_lost() -> None:
    t = duel("physical")
    t.p.edit(1).life = 1
    t.throw("r", "p")
    assert t.state(0)[:2] == ({"physical": 2, "social": 5, "mental": 7}, 1)


@pytest.mark.rule("LIVE-3-SOC-1", "LIVE-3-SOC-2")
def test_a_point_of_life_buys_a_retest_but_the_trait_is_lost() -> None:
    t = duel("social", overbid="off").throw("r", "p")
    assert t.asked == {0: "retest"} and t.options(0) == [("accept",), ("life",)]
    t.do(0, "life")
    assert (t.state(0)[0]["social"], t.state(0)[1]) == (4, 19)
    t.throw("p", "r")
    t.do(1, "accept")
    assert [t.state(seat) for seat in (0, 1)] == [
        ({"physical": 3, "social": 4, "mental": 7}, 19, 1),
        ({"physical": 3, "social": 4, "mental": 7}, 20, 0),
    ]


@pytest.mark.rule("LIVE-3-SOC-2")
@pytest.mark.parametrize(("option", "left"), [("first-loser", 4), ("last-loser", 5)])
def test_who_wins_the_retest_keeps_the_trait_only_by_option(option: str, left: int) -> None:
    t = (
        duel("social", social_trait=option, overbid="off")
        .throw("r", "p")
        .do(0, "life")
        .throw("p", "r")
        .do(1, "accept")
    )
    assert [t.state(seat)[0]["social"] for seat in (0, 1)] == [left, 4]


@pytest.mark.rule("LIVE-3-SOC-2")
@pytest.mark.parametrize("option", ["first-loser", "last-loser"])
def test_who_loses_again_loses_one_trait_in_all(option: str) -> None:
    t = duel("social", social_trait=option, overbid="off").throw("r", "p").do(0, "life").throw("r", "p")
    assert t.asked != {0: "retest"}, "each retest once"
    assert (t.state(0)[0]["social"], t.state(0)[1]) == (4, 19)


@pytest.mark.rule("LIVE-3-SOC-3")
def test_each_buys_one_retest() -> None:
    t = (
        duel("social", overbid="off")
        .throw("r", "p")
        .do(0, "life")
        .throw("p", "r")
        .do(1, "life")
        .throw("r", "p")
    )
    assert [t.state(seat)[1:] for seat in (0, 1)] == [(19, 0), (19, 1)]


@pytest.mark.rule("LIVE-3-SOC-1")
def test_the_last_point_of_life_buys_nothing() -> None:
    t = duel("social", magus(traits=(3, 7, 5)), magus(traits=(7, 3, 5)))
    t.p.edit(1).life = 1
    t.throw("r", "p")
    assert t.options(0) == [("accept",), ("overbid",)]
    (why,) = t.p.game.refused(t.p, 0)
    assert (why["option"], why["reason"], why["rule"]) == (["life"], "live-why-last-life", "LIVE-3-SOC-1")


@pytest.mark.rule("LIVE-3-CHAL-9")
@pytest.mark.parametrize(
    ("option", "mine", "theirs", "may"),
    [
        ("double", 7, 3, True),
        ("double", 5, 3, False),
        ("equal", 5, 3, True),
        ("equal", 3, 5, False),
        ("off", 7, 3, False),
    ],
)
def test_overbidding_needs_twice_the_traits_or_as_many(
    option: str, mine: int, theirs: int, may: bool
) -> None:
    others = {3: (5, 7), 5: (3, 7), 7: (3, 5)}
    t = duel(
        "physical",
        magus(traits=(mine, *others[mine])),
        magus(traits=(theirs, *others[theirs])),
        overbid=option,
    )
    t.throw("r", "p")
    assert (t.asked.get(0) == "retest" and ("overbid",) in t.options(0)) == may


@pytest.mark.rule("LIVE-3-CHAL-9")
def test_who_overbids_and_loses_loses_two_traits() -> None:
    t = duel("physical", magus(traits=(7, 3, 5)), magus()).throw("r", "p").do(0, "overbid")
    assert t.told("retest")[-1]["what"] == "overbid"
    t.throw("r", "p")
    assert t.state(0) == ({"physical": 5, "social": 3, "mental": 5}, 19, 0), "two traits, and only one life"


@pytest.mark.rule("LIVE-3-CHAL-9")
def test_who_overbids_and_wins_costs_the_other_one_trait() -> None:
    t = duel("physical", magus(traits=(7, 3, 5)), magus()).throw("r", "p").do(0, "overbid").throw("p", "r")
    assert [t.state(seat)[0]["physical"] for seat in (0, 1)] == [7, 2]
    assert t.state(0)[2] == 1


@pytest.mark.rule("LIVE-3-CHAL-9")
def test_overbidding_comes_last_and_once() -> None:
    t = duel("social", magus(traits=(3, 7, 5)), magus(traits=(7, 3, 5))).throw("r", "p").do(0, "overbid")
    t.throw("p", "r")
    assert t.asked != {1: "retest"}, "nobody may have another retest"


@pytest.mark.rule("LIVE-3-CHAL-10")
def test_a_category_without_traits_cannot_be_chosen() -> None:
    t = Laid(magus(), magus()).contested()
    t.p.edit(1).traits = (0, 5, 7)
    t.do(0, "challenge", "social")
    t.p.edit(2).traits = (3, 0, 7)
    t.throw("p", "r").do(1, "accept")
    # The next challenge is seat 1's: it has no social traits.
    t.do(1, "pack", t.table["packs"][0]).do(0, "yes")
    assert t.options(1) == [("challenge", "physical"), ("challenge", "mental")]
    (why,) = t.p.game.refused(t.p, 1)
    assert (why["option"], why["rule"]) == (["challenge", "social"], "LIVE-3-CHAL-10")
    t.do(1, "challenge", "physical")
    assert t.told("yield")[-1] == {"event": "yield", "seat": 0, "what": "physical", "rule": "LIVE-3-CHAL-10"}
    assert t.state(1)[2] == 1, "the rival who has none in it yields"


@pytest.mark.rule("LIVE-3-CHAL-10")
def test_an_asker_without_any_trait_yields_a_contested_pack_and_contests_none() -> None:
    t = Laid(magus(), magus())
    t.p.edit(1).traits = (0, 0, 0)
    t.contested()
    assert t.told("yield")[-1]["seat"] == 0 and t.state(1)[2] == 1
    t.do(1, "pack", t.table["packs"][0])
    assert t.asked == {0: "pack"} and t.state(1)[2] == 2, "who has none is not even asked"


def test_what_is_not_in_a_challenge_is_not_refused() -> None:
    t = Laid(magus(), magus())
    assert t.p.game.refused(t.p, 0) == []


@pytest.mark.rule("LIVE-3-CHAL-8", "LIVE-3-CHAL-9", "LIVE-3-CHAL-10")
def test_nobody_loses_more_traits_than_there_are() -> None:
    """A Magus that overbid and ties loses two of three traits; losing again, with two staked, takes
    only the last.
    """
    t = duel("physical", magus(traits=(3, 5, 7)), magus(traits=(3, 5, 7)), overbid="equal")
    t.throw("r", "p").do(0, "overbid").throw("r", "r")
    assert [t.state(seat)[0]["physical"] for seat in (0, 1)] == [1, 2]
    t.throw("r", "p")
    while "retest" in t.asked.values():
        t.do(0, "accept")
    assert [t.state(seat)[0]["physical"] for seat in (0, 1)] == [0, 2]
    assert [event["count"] for event in t.told("lose-trait") if event["seat"] == 0] == [2, 1]
