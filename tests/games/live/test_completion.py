"""The completion: a declared deck, packs taken in secret, lands, and what goes into the tournament."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.games.live.rules.things import need
from grimorio.games.live.words import DECKS
from grimorio.games.magic.game import Magic
from grimorio.games.magic.names import fact
from grimorio.kernel import WATCHER, Setup
from tests.games.live.laid import GAME, Laid, magus


def at_the_end(*magi: Any, **options: Any) -> Laid:
    """A session at the declaration of decks: all Magi are gold, and nobody has contested anything."""
    t = Laid(*(magi or (magus(), magus())), **options)
    while "deck" not in t.asked.values():
        choice = t.p.choice
        if choice.ask == "declare":
            t.do(choice.seat, "yes" if choice.rule == "LIVE-3-TABLE1-3" else "no")
        elif choice.ask == "contest":
            t.do(choice.seat, "no")
        else:
            t.p.answer(0)
    return t


def picks(t: Laid, seat: int) -> None:
    """Let a seat take the first packs offered, and no more than it must."""
    while t.asked == {seat: "take"}:
        t.least()


@pytest.mark.rule("LIVE-3-COMP-3")
def test_all_declare_a_deck_at_once() -> None:
    t = at_the_end()
    assert t.asked == {0: "deck", 1: "deck"}
    assert [name for _, name in t.options(0)] == ["white", "blue", "black", "red", "green", "artifact"]
    before = t.p.seen_by(0)["table"]
    t.do(1, "deck", "red")
    assert t.p.seen_by(0)["table"] == before
    t.do(0, "deck", "green")
    assert [(event["seat"], event["what"]) for event in t.told("deck")] == [(0, "green"), (1, "red")]


@pytest.mark.rule("LIVE-3-COMP-1", "LIVE-3-COMP-2", "LIVE-3-COMP-5")
def test_three_packs_are_taken_in_secret_and_make_forty_cards() -> None:
    t = at_the_end()
    assert [t.state(seat)[2] for seat in (0, 1)] == [7, 7]
    t.do(0, "deck", "red").do(1, "deck", "green")
    picks(t, 0)
    mine = t.seen(0)["secret"]
    assert mine["size"] == 3 and len(mine["packs"]) == 3
    theirs = t.p.seen_by(1)["table"]["magi"][0]["secret"]
    assert theirs == {"size": 3, "packs": None}
    heard = [event.seen_by(1) for event in t.p.journal or [] if type(event).NAME == "take-secretly"]
    assert [event["pack"] for event in heard if event is not None] == [None] * 3
    while "lands" not in t.asked.values():
        t.least()
    while t.p.waiting:
        t.least()
    assert [(event["spells"], event["enough"]) for event in t.told("deck-checked")] == [(40, True)] * 2


@pytest.mark.rule("LIVE-3-COMP-5")
def test_who_takes_second_sees_what_is_gone_and_the_first_stays_in_doubt() -> None:
    t = at_the_end().all("deck", "green")
    while "take" not in t.asked.values():
        t.do(next(iter(t.asked)), "no")
    picks(t, 0)
    gone = set(t.seen(0)["secret"]["packs"])
    assert {name for _, name in t.options(1)} == set(t.table["decks"][4]["packs"]) - gone
    for luck in range(20):
        assert set(t.p.imagine(1, luck).seen_by(0)["table"]["magi"][0]["secret"]["packs"]) == gone
    picks(t, 1)
    held = {
        tuple(t.p.imagine(0, luck).seen_by(1)["table"]["magi"][1]["secret"]["packs"]) for luck in range(30)
    }
    assert len(held) > 1 and all(not gone & set(packs) for packs in held)


@pytest.mark.rule("LIVE-3-COMP-5")
def test_more_than_ten_packs_may_be_taken_but_by_option() -> None:
    strict = at_the_end(more_packs="forbidden").do(0, "deck", "red").do(1, "deck", "green")
    for _ in range(3):
        assert strict.asked == {0: "take"} and ("done",) not in strict.options(0)
        strict.p.answer(0)
    assert strict.asked == {1: "take"}
    t = at_the_end().do(0, "deck", "red").do(1, "deck", "green")
    for _ in range(3):
        assert ("done",) not in t.options(0)
        t.p.answer(0)
    assert ("done",) in t.options(0)
    t.do(0, "pack", str(t.options(0)[0][1])).do(0, "done")
    assert t.seen(0)["secret"]["size"] == 4


@pytest.mark.rule("LIVE-3-COMP-1", "LIVE-3-COMP-5")
@pytest.mark.parametrize(("public", "missing"), [(5, 5), (7, 3), (8, 3), (11, 3)])
def test_up_to_ten_packs_are_taken_and_three_at_least(public: int, missing: int) -> None:
    t = Laid(magus(), magus())
    t.p.edit(1).packs = tuple(range(public))
    assert need(t.p, 0) == missing


@pytest.mark.rule("LIVE-3-COMP-5")
def test_nobody_takes_what_the_others_need() -> None:
    """The first seat may take packs until all decks together have just as many left as the other seat
    needs.
    """
    t = at_the_end().do(0, "deck", "red").do(1, "deck", "green")
    while t.asked == {0: "take"}:
        t.p.answer(0)
    short = 3
    while t.asked == {1: "take"}:
        assert sum(row["left"] for row in t.table["decks"]) >= short
        t.least()
        short -= 1
    assert t.seen(1)["secret"]["size"] == 3


@pytest.mark.rule("LIVE-3-COMP-5")
def test_nobody_goes_through_a_deck_without_packs() -> None:
    t = at_the_end()
    table = t.p.edit(0)
    green = DECKS.index("green")
    table.rest = (*table.rest[:green], table.rest[green][:3], *table.rest[green + 1 :])
    t.all("deck", "green").do(1, "no")
    picks(t, 0)
    assert [(event["seat"], event["deck"]) for event in t.told("look")] == [(0, "green")]
    assert t.asked == {1: "deck"}, "the other declares another deck"
    assert "green" not in [name for _, name in t.options(1)]
    t.do(1, "deck", "red")
    assert [(event["seat"], event["deck"]) for event in t.told("look")][1:] == [(1, "red")]


@pytest.mark.rule("LIVE-3-COMP-4")
def test_of_those_with_the_same_deck_mono_comes_first_then_style() -> None:
    t = Laid(magus("gold"), magus("green"), magus("gold"))
    t.do(0, "no").do(1, "no").do(2, "yes").first("declare").do(0, "yes").do(1, "yes").first("deck")
    assert [row["declared"]["artifact"] for row in t.table["magi"]] == ["two-colour", "two-colour", "mono"]
    t.all("deck", "green")
    assert t.table["completion"]["line"] == [2, 1, 0] and t.asked == {2: "take"}


@pytest.mark.rule("LIVE-3-COMP-4")
@pytest.mark.parametrize(("throw", "line"), [("rock", [0, 1]), ("paper", [1, 0])])
def test_who_is_still_equal_may_contest_by_a_challenge(throw: str, line: list[int]) -> None:
    t = at_the_end().all("deck", "green")
    assert t.asked == {1: "contest"}
    t.do(1, "yes").do(0, "challenge", "physical").do(0, "throw", "scissors" if throw == "rock" else "rock")
    t.do(1, "throw", "paper")
    assert t.table["completion"]["line"] == line
    assert sum(t.seen(seat)["life"] for seat in (0, 1)) == 39


@pytest.mark.rule("LIVE-3-COMP-4")
def test_a_deck_may_be_exclusive_by_option() -> None:
    t = at_the_end(completion="exclusive").all("deck", "green").do(1, "no")
    assert t.asked == {1: "deck"} and ("deck", "green") not in t.options(1)
    t.do(1, "deck", "red")
    assert t.table["completion"]["decks"] == ["green", "red"]
    for seats in (7, 8):
        p = GAME.start(Setup("live", seats, 3, {"completion": "exclusive"}))
        while p.waiting:
            p.answer(0)
        assert p.result is not None and p.result.reason == "ready", "there are six decks: the last ones share"


@pytest.mark.rule("LIVE-3-COMP-6", "LIVE-3-COMP-7")
@pytest.mark.parametrize(("option", "most"), [("strictly", 16), ("tied", 17)])
def test_any_lands_are_added_while_those_of_the_style_dominate(option: str, most: int) -> None:
    t = at_the_end(magus("red"), magus("blue"), dominant_land=option).first("lands")
    assert t.options(0) == [("lands", "Mountain", count) for count in range(1, 41)]
    assert t.options(1)[0] == ("lands", "Island", 1)
    t.do(0, "lands", "Mountain", 17).do(1, "lands", "Island", 40)
    assert t.options(0) == [("lands", "Plains", count) for count in range(most + 1)]
    t.do(0, "lands", "Plains", 3).do(1, "lands", "Plains", 0)
    while t.p.waiting:
        if t.p.choice.options[-1][1] == "City of Brass":
            assert len(t.p.choice.options) == 5, "of other lands there are four"
        t.p.answer(0)
    assert t.seen(0)["lands"] == {"Mountain": 17, "Plains": 3}


@pytest.mark.rule("LIVE-3-COMP-7")
def test_gold_has_three_types_and_none_over_half() -> None:
    t = at_the_end(magus("gold"), magus("gold")).first("lands")
    counts = ((12, 0), (5, 0), (0, 1), (0, 1))
    for name, (one, two) in zip(("Plains", "Island", "Swamp", "Mountain"), counts, strict=True):
        t.do(0, "lands", name, one).do(1, "lands", name, two)
    assert [count for _, _, count in t.options(0)] == list(range(7, 18))
    assert [count for _, _, count in t.options(1)] == [1, 2]


@pytest.mark.rule("LIVE-3-COMP-7")
def test_gold_without_two_types_so_far_must_add_the_rest() -> None:
    t = at_the_end(magus("gold"), magus("gold")).first("lands")
    for name in ("Plains", "Island"):
        t.all("lands", name, 0)
    assert t.options(0)[0] == ("lands", "Swamp", 1)


@pytest.mark.rule("LIVE-3-COMP-8")
def test_a_deck_needs_no_spell_of_its_style() -> None:
    t = Laid(magus("red"), magus("blue"), cards={"pool": None}).do(0, "yes").do(1, "no").first("deck")
    t.all("deck", "white")
    while t.p.waiting:
        t.p.answer(0)
    deck = GAME.decks(t.p)[0]
    colours = {colour for name in deck.cards() for colour in fact(name).colors}
    assert colours == {"white"} and (1, "Mountain") in deck.main
    assert t.told("deck-checked")[0]["enough"]


@pytest.mark.rule("LIVE-3-TOUR-2")
def test_the_tournament_is_played_with_these_decks_and_the_life_that_is_left() -> None:
    t = at_the_end(magus("red"), magus("blue"))
    while "lands" not in t.asked.values():
        t.least()
    while t.p.waiting:
        t.p.answer(len(t.p.choice.options) // 2)
    t.p.edit(1).life = 13
    decks, lives = GAME.decks(t.p), GAME.lives(t.p)
    assert lives == [13, 20]
    for seat, deck in enumerate(decks):
        names = {name: count for count, name in deck.main}
        public = t.seen(seat)["packs"] + t.seen(seat)["secret"]["packs"]
        assert all(names[name] == 4 for name in public) and len(public) == 10
    game = Magic()
    cards = {"decks": [deck.to_json() for deck in decks], "life": lives}
    p = game.start(Setup("magic", 2, 1, {}, cards))
    assert [row["life"] for row in p.seen_by(WATCHER)["table"]["players"]] == [13, 20]


@pytest.mark.rule("LIVE-3-TOUR-3", "LIVE-3-TOUR-4")
def test_every_session_begins_with_all_life_and_all_traits() -> None:
    sheet = magus().gain_life()
    t = Laid(sheet, magus()).challenge("physical").throw("r", "p")
    assert t.state(0)[:2] == ({"physical": 2, "social": 5, "mental": 7}, 20)
    again = Laid(sheet.award(1, "duels"), magus())
    assert again.state(0)[:2] == ({"physical": 3, "social": 5, "mental": 7}, 21)
