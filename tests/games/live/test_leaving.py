"""Players who leave in the middle."""

from __future__ import annotations

import pytest

from grimorio.kernel import IllegalAnswer
from tests.games.live.laid import Laid, magus

pytestmark = pytest.mark.rule("LIVE-3-PHASE-1")


def test_alone_there_is_no_session() -> None:
    t = Laid(magus(), magus())
    t.p.concede(0)
    assert t.p.result is not None and (t.p.result.winners, t.p.result.reason) == ((1,), "alone")
    with pytest.raises(IllegalAnswer):
        t.p.concede(1)


def test_the_others_go_on() -> None:
    t = Laid(magus(), magus(), magus()).all("yes")
    t.p.concede(0)
    assert t.asked == {1: "pack"} and t.table["magi"][0]["playing"] is False
    while t.p.waiting:
        t.p.answer(0)
    assert t.p.result is not None and t.p.result.winners == (1, 2)


@pytest.mark.parametrize("leaves", [0, 1])
@pytest.mark.parametrize(
    "moment", ["contest", "challenge", "power", "throw", "retest", "escalate", "hand", "pack"]
)
def test_who_leaves_a_challenge_has_lost_it_and_nothing_else_is_lost(moment: str, leaves: int) -> None:
    powers = ("Life Escalation", "Act of Fate")
    t = Laid(magus(traits=(7, 5, 3), powers=powers), magus(), magus()).all("yes")
    t.do(0, "pack", t.table["packs"][0])
    if moment != "contest":
        t.do(1, "yes").do(2, "no")
    if moment in ("throw", "retest"):
        t.do(0, "challenge", "physical")
    if moment == "retest":
        t.throw("r", "p")
    if moment in ("power", "escalate", "hand", "pack"):
        t.do(0, "challenge", "mental")
    if moment == "escalate":
        t.do(0, "power", powers[0])
    if moment in ("hand", "pack"):
        t.do(0, "power", powers[1])
    if moment == "hand":
        t.do(0, "pack", t.table["packs"][2]).do(0, "hand", "left")
    assert moment in t.asked.values() or moment == "pack"
    t.p.concede(leaves)
    stays = 1 - leaves
    while "contest" in t.asked.values() and t.table["picks"]["holder"] == 0 and moment == "contest":
        t.all("no")
    if moment == "contest" and leaves == 0:
        assert t.asked == {1: "pack"}, "nobody claims the pack any more"
    else:
        assert t.state(stays)[1:] == (20, int(not (moment == "contest" and stays == 1)))
    while t.p.waiting:
        t.p.answer(0)
    assert t.p.result is not None and t.p.result.winners == (stays, 2)


def test_who_leaves_at_the_completion_takes_no_more() -> None:
    t = Laid(magus(), magus(), magus()).first("deck").all("deck", "green")
    while "take" not in t.asked.values():
        t.do(next(iter(t.asked)), "no")
    leaver = next(iter(t.asked))
    t.p.answer(0)
    t.p.concede(leaver)
    assert t.asked != {leaver: "take"}
    looked = [event["seat"] for event in t.told("look")].count(leaver)
    while t.p.waiting:
        assert leaver not in t.asked
        t.p.answer(0)
    assert [event["seat"] for event in t.told("look")].count(leaver) == looked
    assert [event["seat"] for event in t.told("deck-checked")] == [
        seat for seat in range(3) if seat != leaver
    ]


def test_two_may_leave_one_after_the_other() -> None:
    t = Laid(magus(), magus(), magus(), magus()).challenge("physical")
    pack = t.table["challenge"]["pack"]
    t.p.concede(0)
    assert pack in t.seen(1)["packs"], "who is left of the two has won"
    t.p.concede(1)
    assert pack in t.seen(1)["packs"], "the packs go with the player"
    assert t.asked == {2: "pack"}


def test_who_declared_a_deck_and_leaves_before_the_turn_looks_into_none() -> None:
    t = Laid(magus(), magus(), magus()).first("deck").all("deck", "green")
    while "take" not in t.asked.values():
        t.do(next(iter(t.asked)), "no")
    leaver = t.table["completion"]["line"][-1]
    t.p.concede(leaver)
    while t.p.waiting:
        t.least()
    assert leaver not in [event["seat"] for event in t.told("look")]


def test_a_place_that_both_contested_and_left_goes_to_the_next() -> None:
    t = Laid(*(magus() for _ in range(4))).first("deck").all("deck", "green")
    holder, rival = t.table["completion"]["place"]["holder"], 1
    for seat in list(t.asked):
        t.do(seat, "yes" if seat == rival else "no")
    assert t.asked == {holder: "challenge"}
    t.p.concede(holder)
    t.p.concede(rival)
    while t.p.waiting:
        t.least()
    placed = [event["seat"] for event in t.told("place")]
    assert holder not in placed[1:] and -1 not in placed
    assert t.p.result is not None and set(t.p.result.winners) == set(range(4)) - {holder, rival}
