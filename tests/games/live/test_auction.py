"""The auction: six auctions by two tables, who may declare what, who takes first, and contests."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from grimorio.games.live.pool import generate
from grimorio.games.live.words import STYLES
from grimorio.kernel import Luck, Setup, SetupError
from tests.games.live.laid import GAME, POOL, Laid, magus


@pytest.mark.rule("LIVE-3-PHASE-1", "LIVE-3-APPROVE-1", "LIVE-3-APPROVE-2")
def test_sheets_are_read_then_come_auction_completion_and_lands() -> None:
    sheet = magus("red", (7, 3, 5), ("Determination",))
    t = Laid(sheet, magus(), cards={"news": [1, 1]})
    (told, _) = t.told("sheet")
    assert (told["style"], told["life"], told["powers"], told["news"]) == (
        "red",
        20,
        ("Determination",),
        ("power Determination",),
    )
    phases = [t.table["phase"]]
    while t.p.waiting:
        t.p.answer(0)
        phases.append(t.table["phase"])
    assert [one for one, other in pairwise(phases) if one != other] == ["auction", "completion", "lands"]
    assert t.p.result is not None and t.p.result.reason == "ready"
    for seat in (0, 1, -2):
        seen = t.p.seen_by(seat)["table"]["magi"][0]
        assert (seen["style"], seen["powers"], seen["all_traits"]["physical"]) == (
            "red",
            ["Determination"],
            7,
        )


@pytest.mark.rule("LIVE-3-APPROVE-3")
@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ({"sheets": [{**magus().to_json(), "life": 30}, None]}, r"cards\.sheets\[0\]\.life: .* found 30"),
        ({"sheets": [None]}, r"cards\.sheets: expected 2 sheets"),
        ({"pool": {"main": [[3, "Shock"]]}}, r"cards\.pool: main\[0\]: expected 4 Shock, found 3"),
        ({"pool": {"main": [[4, "Shock"]]}}, r"cards\.pool: pool: expected 20 packs"),
        ({"news": [1]}, r"cards\.news: expected 2 numbers"),
        ({"decks": []}, "cards: expected an object with some of sheets, pool, powers, news"),
    ],
)
def test_a_session_begins_only_with_sheets_and_pool_that_are_right(cards: Any, message: str) -> None:
    with pytest.raises(SetupError, match=message):
        GAME.start(Setup("live", 2, 1, {}, cards))


@pytest.mark.rule("LIVE-3-AUCTION-1", "LIVE-3-AUCTION-3", "LIVE-3-AUCTION-4")
def test_each_deck_lies_open_in_turn_and_what_is_left_is_put_away() -> None:
    t = Laid(magus(), magus())
    for deck in range(5):  # both declare gold: everybody takes one pack of each colour
        if deck == 0:
            assert t.table["packs"] == list(POOL.decks[0])
            t.all("no").all("no").all("yes")
        assert t.table["packs"] == list(POOL.decks[deck])
        for _ in range(2):
            t.p.answer(0)
            if "contest" in t.asked.values():
                t.all("no")
    t.first("deck")
    laid = ["white", "blue", "black", "red", "green", "artifact"]
    assert [event["deck"] for event in t.told("lay-out")] == laid
    assert [event["deck"] for event in t.told("put-away")] == laid
    left = sum(len(deck["packs"]) for deck in t.table["decks"])
    taken = [name for seat in (0, 1) for name in t.seen(seat)["packs"]]
    assert t.table["auction"] is None and left == 48 - len(taken)


@pytest.mark.rule("LIVE-3-AUCTION-4")
def test_the_order_of_the_colours_may_be_drawn() -> None:
    t = Laid(magus(), magus(), colour_order="random")
    for deck in ("green", "white", "red", "blue"):
        t.do(-1, "deck", deck)
    assert t.table["order"] == ["green", "white", "red", "blue", "black", "artifact"]
    assert t.table["auction"] == "green"


@pytest.mark.rule(
    "LIVE-3-AUCTION-E",
    "LIVE-3-AUCTION-2",
    "LIVE-3-AUCTION-5",
    "LIVE-3-TABLE1-1",
    "LIVE-3-TABLE1-2",
    "LIVE-3-TABLE1-3",
    "LIVE-3-TABLE1-4",
    "LIVE-3-TABLE1-5",
)
def test_white_one_mono_two_of_two_colours_one_gold() -> None:
    t = Laid(magus(), magus(), magus(), magus())
    t.do(0, "yes").do(1, "no").do(2, "no").do(3, "no")
    for _ in range(3):
        assert t.asked == {0: "pack"}
        t.p.answer(0)
    assert t.state(0)[2] == 3 and t.told("claim") == [], "who is alone asks nobody"
    t.do(1, "yes").do(2, "yes").do(3, "no")
    for seat, rival in ((1, 2), (2, 1), (1, 2)):
        assert t.asked == {seat: "pack"}
        t.p.answer(0)
        t.do(rival, "no")
    t.p.answer(0)
    t.do(3, "yes")  # White has eight packs: one is left for gold, none for the last two rows.
    assert [t.state(seat)[2] for seat in range(4)] == [3, 2, 2, 1]
    assert t.table["auction"] == "blue"
    taken = [event["rule"] for event in t.told("take")]
    assert taken[:3] == ["LIVE-3-TABLE1-1"] * 3 and taken[-1] == "LIVE-3-TABLE1-3"


@pytest.mark.rule("LIVE-3-AUCTION-E", "LIVE-3-AUCTION-2", "LIVE-3-TABLE1-4", "LIVE-3-TABLE1-5")
def test_the_whole_example_of_white_with_packs_enough_for_every_row() -> None:
    """With Tizio mono, Caio and Sempronio two-colour and the fourth gold, the rows give 3, 2 and 2, 1,
    then 3, 1 and 1.
    """
    t = Laid(magus(), magus(), magus(), magus(), cards={"pool": generate(1, 20).to_json()})
    t.do(0, "yes").all("no")
    t.first("declare").do(1, "yes").do(2, "yes").do(3, "no").first("declare").do(3, "yes")
    t.first("declare", "blue")
    seats = [event["seat"] for event in t.told("take")]
    assert seats[:3] == [0] * 3 and sorted(seats[3:7]) == [1, 1, 2, 2], "in the first rows"
    assert seats[7:11] == [3, 0, 0, 0] and sorted(seats[11:]) == [1, 2], "gold, and who comes again"
    assert [t.state(seat)[2] for seat in range(4)] == [6, 3, 3, 1]
    [away] = t.told("put-away")
    assert (away["deck"], away["rule"]) == ("white", "LIVE-3-AUCTION-3")
    assert t.table["decks"][0]["packs"] != [] and len(t.table["decks"][0]["packs"]) == 20 - 13


@pytest.mark.rule("LIVE-3-CHAL-2")
def test_who_is_asked_first_among_equals_moves_on_with_each_auction() -> None:
    """Of two Magi who are gold in every colour, the one who takes first in white takes second in blue."""
    t = Laid(magus(), magus(), cards={"pool": generate(1, 20).to_json()})
    firsts = {}
    while t.table["auction"] is not None and len(firsts) < 5:
        deck = t.table["auction"]
        if "pack" in t.asked.values():
            firsts.setdefault(deck, next(seat for seat, ask in t.asked.items() if ask == "pack"))
        yes = ("yes",) if ("yes",) in t.p.choice.options and t.p.choice.rule.endswith("TABLE1-3") else ("no",)
        if yes in t.p.choice.options:
            t.do(t.p.choice.seat, *yes)
        else:
            t.p.answer(0)
    assert list(firsts.values()) == [0, 1, 0, 1, 0]


@pytest.mark.rule("LIVE-3-TABLE1-4", "LIVE-3-TABLE1-5", "LIVE-3-AUCTION-2")
def test_after_gold_mono_takes_three_more_and_two_colours_one() -> None:
    t = Laid(magus(), magus(), cards={"pool": None})
    t.do(0, "yes").do(1, "no").first("declare")
    t.do(1, "yes").first("declare", "blue")
    assert [t.state(seat)[2] for seat in (0, 1)] == [6, 3]
    assert [event["rule"][-8:] for event in t.told("take")] == (
        ["TABLE1-1"] * 3 + ["TABLE1-2"] * 2 + ["TABLE1-4"] * 3 + ["TABLE1-5"]
    )


@pytest.mark.rule("LIVE-3-TABLE2-1", "LIVE-3-TABLE2-2", "LIVE-3-TABLE2-3")
def test_artifacts_gold_two_then_mono_one_then_two_colours_one() -> None:
    t = Laid(magus(), magus(), magus())
    t.do(0, "no").do(1, "yes").do(2, "no").first("declare")  # seat 1: mono
    t.do(0, "no").do(2, "yes").first("declare")  # seat 2: two colours
    t.do(0, "yes").first("pack", "artifact")  # seat 0: gold
    before = len(t.told("take"))
    t.first("deck")
    assert [(event["seat"], event["rule"][-8:]) for event in t.told("take")[before:]] == [
        (0, "TABLE2-1"),
        (0, "TABLE2-1"),
        (1, "TABLE2-2"),
        (2, "TABLE2-3"),
    ]


@pytest.mark.rule("LIVE-3-DECL-1", "LIVE-3-COMP-1")
@pytest.mark.parametrize("answers", range(12))
def test_whatever_is_declared_everybody_has_seven_packs_after_six_auctions(answers: int) -> None:
    luck = Luck(answers)
    p = GAME.start(Setup("live", 3, answers))
    while p.choice.ask != "deck":
        if p.choice.ask in ("contest", "power"):
            p.answer(0)  # nobody contests: no Power gives packs back
        else:
            p.answer(luck.below(len(p.choice.options)))
    for one in p.seen_by(-2)["table"]["magi"]:
        assert len(one["packs"]) == 7
        assert len(set(one["declared"].values())) == 1, "what was declared first holds for the session"
        kind = one["declared"]["artifact"]
        assert len(one["declared"]) - 1 == {"mono": 1, "two-colour": 2, "gold": 5}[kind]


@pytest.mark.rule("LIVE-3-DECL-1")
def test_each_colour_may_be_declared_anew_by_option() -> None:
    t = Laid(magus(), magus(), declaration="each-colour", cards={"pool": None})
    t.do(0, "yes").do(1, "no").first("declare").do(1, "no").do(1, "yes").first("declare", "blue")
    assert [t.state(seat)[2] for seat in (0, 1)] == [6, 1]
    t.do(0, "no").do(1, "yes").first("declare").do(0, "yes").first("declare", "black")
    assert [t.state(seat)[2] for seat in (0, 1)] == [9, 7]


@pytest.mark.rule("LIVE-3-DECL-2")
def test_a_style_obliges_to_no_declaration() -> None:
    for style in STYLES:
        t = Laid(magus(style), magus("black"))
        assert t.options(0) == [("yes",), ("no",)]
        t.do(0, "no").do(1, "yes").first("declare")
        assert t.options(0) == [("yes",), ("no",)]


@pytest.mark.rule("LIVE-3-CHAL-1")
def test_the_style_of_the_colour_comes_first_and_need_not_ask() -> None:
    t = Laid(magus("red"), magus("white"), magus("black"))
    t.all("yes")
    for _ in range(3):
        assert t.asked == {1: "pack"}
        t.p.answer(0)
    assert t.asked == {0: "pack"} and t.told("claim") == []
    t.p.answer(0)
    assert t.asked == {2: "contest"}, "the other two are still equal"


@pytest.mark.rule("LIVE-3-CHAL-1")
@pytest.mark.parametrize(("option", "asked"), [("none", 0), ("gold", 1)])
def test_with_artifacts_no_style_comes_first_or_gold_does(option: str, asked: int) -> None:
    t = Laid(magus("red"), magus("gold"), artifact_style=option)
    t.first("declare").do(0, "no").do(1, "no").do(0, "no").do(1, "no").do(0, "yes").do(1, "yes")
    t.first("pack", "artifact")
    # In the sixth auction turns are counted from the sixth seat after the first: seat 1 of two.
    claims = len(t.told("claim"))
    turn = next(iter(t.asked))
    t.p.answer(0)
    assert (len(t.told("claim")) > claims) == (option == "none")
    assert option == "none" or turn == asked


@pytest.mark.rule("LIVE-3-CHAL-2", "LIVE-3-CHAL-3")
def test_who_is_equal_is_asked_and_takes_in_turn() -> None:
    t = Laid(magus(), magus(), magus()).all("yes")
    name = t.table["packs"][2]
    t.do(0, "pack", name)
    assert t.asked == {1: "contest", 2: "contest"}
    t.do(2, "no")
    assert t.state(0)[2] == 0 and t.table["picks"]["pack"] == name
    t.do(1, "no")
    assert t.seen(0)["packs"] == [name] and name not in t.table["packs"]
    assert t.told("take")[-1]["rule"] == "LIVE-3-CHAL-3"
    assert t.asked == {1: "pack"}


@pytest.mark.rule("LIVE-3-CHAL-4", "LIVE-3-CHAL-5", "LIVE-3-CHAL-7")
def test_a_contested_pack_goes_to_the_winner_of_the_challenge_that_the_asker_picks() -> None:
    t = Laid(magus(), magus()).contested()
    assert t.asked == {0: "challenge"}
    assert t.options(0) == [("challenge", "physical"), ("challenge", "social"), ("challenge", "mental")]
    t.do(0, "challenge", "physical").throw("r", "p")
    assert [t.state(seat)[2] for seat in (0, 1)] == [0, 1]
    assert t.told("take")[-1]["rule"] == "LIVE-3-CHAL-7"
    left = {row["seat"]: row["packs"] for row in t.table["picks"]["left"]}
    assert left == {0: 3, 1: 2}, "the winner used one of his packs, the loser may claim another"


@pytest.mark.rule("LIVE-3-CHAL-11")
def test_of_several_contesters_the_winner_so_far_meets_the_next() -> None:
    t = Laid(magus(), magus(), magus()).all("yes")
    t.do(0, "pack", t.table["packs"][0]).do(1, "yes").do(2, "yes")
    t.do(0, "challenge", "physical").throw("r", "p")
    assert t.asked == {1: "challenge"}, "the winner holds the pack against the last"
    t.do(1, "challenge", "physical").do(1, "throw", "rock").do(2, "throw", "scissors")
    assert [t.state(seat)[2] for seat in range(3)] == [0, 1, 0]


@pytest.mark.rule("LIVE-3-AUCTION-6")
def test_too_few_packs_are_shared_in_turn_and_made_up_at_the_completion() -> None:
    t = Laid(magus(), magus(), magus(), magus()).all("yes").first("pack", "artifact")
    assert [t.state(seat)[2] for seat in range(4)] == [2, 2, 2, 2]
    t.first("deck")
    assert [t.state(seat)[2] for seat in range(4)] == [3, 3, 3, 3]
    while t.p.waiting:
        t.least()
    assert [event["spells"] for event in t.told("deck-checked")] == [40, 40, 40, 40]
