"""Effects with coins, named cards, and cards from outside the game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from grimorio.games.magic.words import (
    CREATURE,
    CREATURE_CARD,
    PLAYER,
    SORCERY,
    THIS,
    ComesIntoPlay,
    DiscardOrLose,
    FlipCoin,
    FlipUntilLost,
    GainLife,
    LoseHalf,
    LoseLife,
    NameDiscard,
    NameMill,
    RemoveEchoes,
    RemoveUntilTaken,
    Return,
    RevealForTokens,
    TailsSacrifice,
    Target,
    Wish,
    card,
    spell,
    that,
    when,
)
from grimorio.games.magic.words.nouns import EACH_PLAYER
from grimorio.kernel import WATCHER
from tests.games.magic.laid import DONE, NO, YES, A, B, Laid, who

HELD = that("creature", zone="hand")


def sorcery(name: str, *effects: object) -> object:
    return card(name, "{U}", SORCERY, spell(*effects))  # type: ignore[arg-type]


OWN = (
    sorcery("Fair Coin", FlipCoin((GainLife(3),), (LoseLife(2),))),
    sorcery("Dull Coin", FlipCoin(lose=(LoseLife(2),)), GainLife(1)),
    card("Wild Cat", "{R}", CREATURE_CARD, when(ComesIntoPlay(THIS), FlipUntilLost()), size=(1, 1)),
    sorcery("Dark Coins", TailsSacrifice(CREATURE)),
    sorcery("Old Therapy", NameDiscard(Target(PLAYER))),
    sorcery("Old Guess", NameMill(Target(PLAYER), 2, 1)),
    sorcery("Rough Trade", DiscardOrLose(EACH_PLAYER, HELD, 4)),
    sorcery("Half Gone", LoseHalf(EACH_PLAYER)),
    sorcery("Bear Call", RevealForTokens(HELD)),
    sorcery("Dark Pact", RemoveUntilTaken()),
    sorcery("Long Echo", RemoveEchoes(Target(PLAYER))),
    sorcery("Red Wish", Wish(that("sorcery", zone="library"), True), Return(THIS, "removed")),
    sorcery("Dark Wish", Wish(that("card", zone="library"))),
)


def laid(*sides: dict[str, str], side: str = "") -> Laid:
    """A game, with the cards of `side` as the first player's sideboard."""
    t = Laid(*sides, own=OWN)  # type: ignore[arg-type]
    if side:
        deck = {"name": "Deck", "main": [[1, "Plains"]], "sideboard": [[1, one] for one in side.split("; ")]}
        cards = {**t.p.setup.cards, "decks": [deck, *[None] * (t.p.setup.seats - 1)]}
        t.p.setup = replace(t.p.setup, cards=cards)
    return t


def fell(t: Laid) -> list[bool]:
    return [coin.heads for coin in t.happened("coin")]


@pytest.mark.rule("MTG8-CR-COIN-1")
def test_one_effect_follows_a_won_flip_and_another_a_lost_one() -> None:
    t = laid({"hand": "; ".join(["Fair Coin", "Dull Coin"] * 5)})
    life = 20
    for name, win, lose in (("Fair Coin", 3, -2), ("Dull Coin", 1, -1)) * 5:
        t.play(A, name)
        life += win if fell(t)[-1] else lose
        assert t.life(A) == life
    assert len(set(fell(t))) == 2


@pytest.mark.rule("MTG8-CR-COIN-1")
def test_each_flip_won_is_a_counter() -> None:
    t = laid({"hand": "Wild Cat"})
    t.play(A, "Wild Cat")
    t.resolve()
    coins = fell(t)
    assert coins[-1] is False and all(coins[:-1])
    assert t.size("Wild Cat") == (len(coins), len(coins))


@pytest.mark.rule("MTG8-CR-COIN-1")
def test_only_those_with_tails_sacrifice() -> None:
    t = laid({"hand": "Dark Coins", "play": "Grizzly Bears"}, {"play": "Hill Giant"})
    t.play(A, "Dark Coins")
    mine, other = fell(t)
    assert (t.in_play(A) == ["Grizzly Bears"]) == mine and (t.in_play(B) == ["Hill Giant"]) == other


@pytest.mark.rule("MTG8-GLOSS-Nome")
def test_all_cards_with_the_name_are_discarded_and_no_land_is_named() -> None:
    t = laid({"hand": "Old Therapy"}, {"hand": "Shock; Shock; Plains"})
    t.cast(A, "Old Therapy", who(B))
    t.answer(("pass",))
    t.answer(("pass",))
    assert ("card", "Plains") not in t.offered()
    t.answer(("card", "Shock"))
    assert t.hand(B) == ["Plains"]


@pytest.mark.rule("MTG8-GLOSS-Nome")
@pytest.mark.parametrize(("named", "drawn"), [("Shock", 2), ("Plains", 1)])
def test_the_right_name_draws_more(named: str, drawn: int) -> None:
    t = laid({"hand": "Old Guess"}, {"library": "Shock"})
    t.play(A, "Old Guess", who(B), then=(("card", named),))
    assert len(t.hand(A)) == drawn and t.graveyard(B) == ["Shock"]


@pytest.mark.rule("MTG8-2.RES-3")
def test_who_discards_no_creature_loses_life() -> None:
    t = laid({"hand": "Rough Trade; Shock"}, {"hand": "Grizzly Bears; Plains"}, {})
    t.cast(A, "Rough Trade").resolve(("card", "Grizzly Bears"))
    assert [t.life(seat) for seat in (A, B, 2)] == [16, 20, 16], "without a card too"


@pytest.mark.rule("MTG8-GLOSS-Perdere_punti_vita")
def test_half_of_a_life_is_rounded_up() -> None:
    t = laid({"hand": "Half Gone", "life": 7}, {"life": 8})  # type: ignore[dict-item]
    t.play(A, "Half Gone")
    assert (t.life(A), t.life(B)) == (3, 4)


@pytest.mark.rule("MTG8-GLOSS-Rivelare")
def test_each_card_revealed_is_a_bear() -> None:
    t = laid({"hand": "Bear Call; Hill Giant"}, {"hand": "Grizzly Bears; Plains; Hill Giant"})
    t.play(A, "Bear Call", then=(DONE, ("card", "Hill Giant"), ("card", "Grizzly Bears")))
    assert t.in_play(A) == [] and t.in_play(B) == ["Bear", "Bear"]
    assert len(t.hand(B)) == 3


@pytest.mark.rule("MTG8-CR-REMOVE-TOP-1")
def test_cards_are_removed_until_one_is_taken_or_two_are_alike() -> None:
    t = laid({"hand": "Dark Pact", "library": "Shock; Plains; Island"})
    t.play(A, "Dark Pact", then=(NO, YES))
    assert t.hand(A) == ["Plains"] and t.library(A) == ["Island"]
    t = laid({"hand": "Dark Pact", "library": "Shock; Shock; Island"})
    t.play(A, "Dark Pact", then=(NO,))
    assert t.hand(A) == [] and t.library(A) == ["Island"]


@pytest.mark.rule("MTG8-CR-FIND-1")
def test_namesakes_of_the_graveyard_leave_the_library() -> None:
    t = laid({"hand": "Long Echo"}, {"graveyard": "Shock; Plains", "library": "Shock; Plains; Island; Shock"})
    t.play(A, "Long Echo", who(B), then=(("card", "Shock"), ("card", "Shock")))
    assert t.graveyard(B) == ["Plains"] and sorted(t.library(B)) == ["Island", "Plains"]


@pytest.mark.rule("MTG8-CR-OUTSIDE-1")
def test_a_card_of_the_sideboard_comes_into_the_hand_once() -> None:
    t = laid({"hand": "Red Wish; Red Wish"}, side="Volcanic Hammer; Shock")
    t.play(A, "Red Wish", then=(("card", "Volcanic Hammer"),))
    assert t.hand(A) == ["Volcanic Hammer", "Red Wish"] or sorted(t.hand(A)) == [
        "Red Wish",
        "Volcanic Hammer",
    ]
    assert t.graveyard(A) == [], "the wish has left the game"
    t.play(A, "Red Wish", then=(("card", "Red Wish"),))
    assert sorted(t.hand(A)) == ["Red Wish", "Volcanic Hammer"], "the hammer is in the game now"


def test_only_its_owner_sees_what_is_left_of_a_sideboard() -> None:
    t = laid({"hand": "Dark Wish"}, side="Volcanic Hammer; Shock")

    def outside(seat: int) -> list[Any]:
        return [player.get("outside") for player in t.p.seen_by(seat)["table"]["players"]]

    assert outside(A) == [["Volcanic Hammer", "Shock"], None]
    assert outside(B) == outside(WATCHER) == [None, None]
    t.play(A, "Dark Wish", then=(("card", "Shock"),))
    assert outside(A) == [["Volcanic Hammer"], None]


@pytest.mark.rule("MTG8-CR-OUTSIDE-1")
def test_only_a_card_with_a_quality_need_not_be_chosen_and_only_it_is_revealed() -> None:
    t = laid({"hand": "Red Wish"}, side="Volcanic Hammer")
    t.play(A, "Red Wish", then=(DONE,))
    assert t.hand(A) == []
    t = laid({"hand": "Dark Wish"}, side="Volcanic Hammer")
    t.play(A, "Dark Wish")
    assert t.hand(A) == ["Volcanic Hammer"]
    event = t.happened("from-outside")[0]
    assert event.seen_by(A)["name"] == "Volcanic Hammer" and event.seen_by(B)["name"] is None
    t = laid({"hand": "Dark Wish"})
    t.play(A, "Dark Wish")
    assert t.hand(A) == [], "there is nothing outside"
