"""Tests of what each seat is told of a claim, a contest and a challenge."""

from __future__ import annotations

import pytest

from grimorio.games.live.rules.completion import MOST_BASICS
from grimorio.kernel import CHANCE
from tests.games.live.laid import Laid, duel, magus


@pytest.mark.rule("LIVE-3-CHAL-2", "LIVE-3-CHAL-4", "LIVE-3-CHAL-5")
def test_claim_contest_and_challenge_name_who_and_which_pack() -> None:
    t = duel("social")
    pack = t.table["challenge"]["pack"]
    (claim,) = t.told("claim")
    (contest,) = t.told("contest")
    (challenge,) = t.told("challenge")
    assert claim == {"event": "claim", "rule": "LIVE-3-CHAL-2", "seat": 0, "what": pack}
    assert contest == {"event": "contest", "rule": "LIVE-3-CHAL-4", "seat": 1, "what": pack}
    named = {"seat": 0, "rival": 1, "trait": "social", "pack": pack}
    assert challenge == {"event": "challenge", "rule": "LIVE-3-CHAL-5", **named}


@pytest.mark.rule("LIVE-3-CHAL-5")
def test_no_category_is_shown_before_it_is_named() -> None:
    t = Laid(magus(), magus()).contested()
    assert t.asked == {0: "challenge"} and t.table["challenge"]["trait"] is None


@pytest.mark.rule("LIVE-3-CHAL-6")
def test_of_a_throw_both_hands_and_who_is_ahead_are_told() -> None:
    t = duel("physical", overbid="off").throw("r", "s")
    thrown = {"seat": 0, "throw": "rock", "rival": 1, "other": "scissors", "winner": 0, "by": "hands"}
    assert t.told("throws") == [{"event": "throws", "rule": "LIVE-3-CHAL-6", **thrown}]


@pytest.mark.rule("LIVE-3-CHAL-8")
def test_a_dead_tie_has_no_winner_and_the_lot_is_even() -> None:
    t = duel("physical").throw("r", "r").throw("p", "p")
    assert [(tie["winner"], tie["by"]) for tie in t.told("throws")] == [(-1, "nothing")] * 2
    assert t.asked == {CHANCE: "lot"} and tuple(t.p.choice.weights) in ((), (1, 1))


@pytest.mark.rule("LIVE-3-CHAL-10")
def test_a_holder_without_any_trait_yields_before_a_category_is_named() -> None:
    t = Laid(magus(), magus()).all("yes")
    t.do(0, "pack", t.table["packs"][0])
    t.p.edit(1).traits = (0, 0, 0)
    t.do(1, "yes")
    assert t.told("yield") == [{"event": "yield", "rule": "LIVE-3-CHAL-10", "seat": 0, "what": ""}]
    assert t.state(1)[2] == 1


@pytest.mark.rule("LIVE-3-COMP-4")
def test_three_with_the_same_right_are_placed_one_after_the_other() -> None:
    t = Laid(magus(), magus(), magus()).first("deck").all("deck", "green")
    while "contest" in t.asked.values():
        t.all("no")
    assert t.table["completion"]["line"] == [0, 1, 2]
    assert [event["seat"] for event in t.told("place")] == [0, 1]


@pytest.mark.rule("LIVE-3-COMP-6")
def test_as_many_lands_of_a_type_as_the_box_has() -> None:
    t = Laid(magus("gold"), magus("gold")).first("lands")
    assert t.options(0)[-1] == ("lands", "Plains", MOST_BASICS)
