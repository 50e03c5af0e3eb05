"""Bad habits that the bot `greedy` must not have; each was once seen in its games."""

from __future__ import annotations

from grimorio.bots.magic import MagicSense
from grimorio.games.magic.words import (
    CREATURE,
    PLAYER,
    SORCERY,
    Draw,
    FlipCoin,
    LoseLife,
    MillHalf,
    TailsSacrifice,
    Target,
    card,
    spell,
)
from tests.bots.test_magic import act, blocks, lands
from tests.games.magic.laid import A, B, Laid

SENSE = MagicSense()
HALVING = card("Halving", "{3}{U}{U}", SORCERY, spell(MillHalf(Target(PLAYER))))


def test_waits_for_the_blocks_before_a_creature_is_made_larger() -> None:
    laid = Laid({"play": "Looming Shade; " + lands(3, "Swamp")}, {"play": "Drudge Skeletons"}, mana=False)
    laid.p.edit(laid.key("Drudge Skeletons")).tapped = True
    assert act(laid) == ["0 attack Looming Shade 1", *["0 activate Looming Shade 0"] * 3]
    assert laid.life(B) == 16


def test_attacks_with_what_can_make_itself_large_enough() -> None:
    laid = Laid({"play": "Looming Shade; " + lands(5, "Swamp")}, {"play": "Grizzly Bears"}, mana=False)
    assert act(laid)[0] == "0 attack Looming Shade 1"
    laid = Laid({"play": "Looming Shade; Swamp"}, {"play": "Craw Wurm"}, mana=False)
    assert act(laid) == ["0 done"]


def test_draws_at_the_end_of_the_opponents_turn() -> None:
    laid = Laid({"play": "Jayemdae Tome; " + lands(4)}, mana=False)
    assert act(laid) == []
    laid = Laid({}, {"play": "Jayemdae Tome; " + lands(4)}, mana=False)
    assert act(laid) == ["1 activate Jayemdae Tome 0"]


def test_shields_nothing_that_is_in_no_danger() -> None:
    laid = Laid({"play": "Millstone; " + lands(2)}, {"play": "Samite Healer; Avatar of Hope"}, mana=False)
    laid.p.stops = 0
    assert not [one for one in act(laid) if one.startswith("1 activate")]


def test_a_creature_that_cannot_attack_is_not_made_hard_to_block() -> None:
    laid = Laid({"hand": "Invisibility", "play": "Wall of Stone; " + lands(2, "Island")}, mana=False)
    assert act(laid) == []
    laid = Laid(
        {"hand": "Invisibility", "play": "Wall of Stone; Coral Eel; " + lands(2, "Island")},
        {"play": "Horned Turtle"},
        mana=False,
    )
    assert act(laid)[:2] == ["0 cast Invisibility", "0 object Coral Eel"]


def test_pays_for_life_with_mana_that_nothing_else_needs() -> None:
    laid = Laid(
        {"hand": "Serra Angel", "play": lands(5, "Plains")},
        {"play": "Ivory Cup; Plains"},
        mana=False,
    )
    act(laid)
    assert laid.life(B) == 21
    assert laid.life(A) == 20


def test_knows_what_falls_after_a_combat() -> None:
    assert blocks("Cinder Wall", "Standing Troops") == []
    assert blocks("Cinder Wall", "Grizzly Bears") == ["1 block Cinder Wall Grizzly Bears"]
    assert blocks("Deathgazer", "Enormous Baloth") == ["1 block Deathgazer Enormous Baloth"]
    assert blocks("Trained Armodon", "Deathgazer", life=10) == []


def test_counts_on_what_the_attacker_can_still_do_for_its_creatures() -> None:
    goblin = "Raging Goblin; Rod of Ruin; "
    assert blocks("Puppeteer", goblin + lands(2)) == ["1 block Puppeteer Raging Goblin"]
    assert blocks("Puppeteer", goblin + lands(3)) == []


def test_takes_the_land_with_which_something_can_be_cast_now() -> None:
    laid = Laid({"hand": "Tundra Wolves; Concentrate; Plains; Island; Island", "play": "Island"}, mana=False)
    assert act(laid)[:2] == ["0 land Plains", "0 cast Tundra Wolves"]


def test_counts_on_regeneration_only_with_mana_of_its_colour() -> None:
    assert blocks("Drudge Skeletons; Swamp", "Hill Giant", life=10) == ["1 block Drudge Skeletons Hill Giant"]
    assert blocks("Drudge Skeletons; Plains", "Hill Giant", life=10) == []


def test_keeps_creatures_that_an_enchantment_would_cost() -> None:
    laid = Laid(
        {"hand": "Death Pit Offering", "play": "Hill Giant; Craw Wurm; " + lands(4, "Swamp")}, mana=False
    )
    assert "0 cast Death Pit Offering" not in act(laid)


def test_spends_a_card_that_can_only_gain_life() -> None:
    laid = Laid({"hand": "Sacred Nectar", "play": lands(2, "Plains")}, mana=False)
    assert act(laid) == ["0 cast Sacred Nectar"]


def test_gains_life_while_attackers_are_many() -> None:
    laid = Laid(
        {"play": "Air Elemental; Craw Wurm"},
        {"hand": "Blessed Reversal", "play": lands(2, "Plains"), "life": 9},
        mana=False,
    )
    assert "1 cast Blessed Reversal" in act(laid)


def test_keeps_pacifism_for_what_attacks() -> None:
    laid = Laid({"hand": "Pacifism", "play": lands(2, "Plains")}, {"play": "Horned Turtle"}, mana=False)
    assert act(laid) == []


def test_half_of_a_library_wins_no_game() -> None:
    for library in ("Forest; " * 10, ""):
        hand = {"hand": "Halving; Air Elemental", "play": lands(5, "Island")}
        laid = Laid(hand, {"library": library}, mana=False, own=(HALVING,))
        assert act(laid)[0] == "0 cast Air Elemental", library


COINS = (
    card("Good Coin", "{2}{U}", SORCERY, spell(FlipCoin((Draw(4),), (LoseLife(1),)))),
    card("Bad Coin", "{2}{U}", SORCERY, spell(FlipCoin((Draw(),), (LoseLife(9),)))),
    card("Thin Coin", "{2}{U}", SORCERY, spell(FlipCoin((Draw(2),), (LoseLife(1),)))),
    card("Lost Coin", "{2}{U}", SORCERY, spell(FlipCoin(lose=(Draw(4),)))),
    card("Dark Coins", "{2}{U}", SORCERY, spell(TailsSacrifice(CREATURE))),
)


def test_weighs_both_sides_of_a_coin() -> None:
    for name, used in (("Good Coin", True), ("Bad Coin", False), ("Thin Coin", False), ("Lost Coin", True)):
        laid = Laid({"hand": name, "play": lands(3, "Island")}, mana=False, own=COINS)
        assert (f"0 cast {name}" in act(laid)) is used, name


def test_lets_coins_decide_who_sacrifices_where_that_harms_the_opponent_more() -> None:
    for mine, theirs, used in (("", "; Craw Wurm", True), ("; Craw Wurm", "", False)):
        laid = Laid(
            {"hand": "Dark Coins", "play": lands(3, "Island") + mine},
            {"play": "Swamp" + theirs},
            mana=False,
            own=COINS,
        )
        assert ("0 cast Dark Coins" in act(laid)) is used
