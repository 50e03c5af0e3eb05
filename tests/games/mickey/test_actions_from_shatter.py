"""The Special Actions from Shatter to Teleport, and what holds for all (chapter 9)."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.games.mickey.words import (
    ALL_MAGES,
    ALL_SPELLS,
    HIS,
    OPPOSITE,
    RED,
    THAT,
    THIS,
    YELLOW,
    AddDiamagics,
    Annul,
    Block,
    Castle,
    Castles,
    ChangePlaces,
    Confuse,
    Continuous,
    Corrode,
    Corrupt,
    Exchange,
    ForNow,
    Gains,
    If,
    Immune,
    Mage,
    Mages,
    May,
    Plus,
    Recover,
    Reveal,
    Shatter,
    Spell,
    Spells,
    Static,
    Subterfuge,
    Teleport,
    There,
    Untouchable,
)
from tests.games.mickey.actions import ANNUL, BLOCK, BONUS, HIDER, LASTS, STATIC, TELEPORT, B, rest
from tests.games.mickey.laid import Laid

SLY = Spell("Sly", 4, B, (Subterfuge(), Plus(THIS, 2)))
TWO = Spell("Two", 3, B, (Subterfuge(),))


# -- Shatter, Static, Subterfuge ---------------------------------------------------------------------


@pytest.mark.rule("WOM-IT-9.14-1", "WOM-IT-9.14-2", "WOM-FR-9.6-1")
def test_shatter_discards_a_continuous_spell_of_either_player() -> None:
    shatter = Spell("Shatter", 1, B, (Shatter(),))
    t = Laid(LASTS, shatter, mine=("Shatter",), hidden=(("Lasts", "A"), ("Lasts", "X")))
    refs = [16, 17]
    t.cast("Shatter", "A")
    assert t.options == [("spell", ref) for ref in refs]
    t.do("spell", refs[1])
    assert t.in_play() == ["Lasts", "Shatter"] and t.discard(1) == ["Lasts"]
    t = Laid(LASTS, shatter, mine=("Shatter",), hidden=(("Lasts", "A"),))
    t.cast("Shatter", "A")
    assert t.options == [("spell", 16)], "the own one must be chosen when it is the only one"


@pytest.mark.rule("WOM-IT-9.15-1", "WOM-FR-9.14-1", "WOM-IT-9.15-2")
def test_static_spells_leave_play_when_a_teleport_spell_is_cast_immune_or_not() -> None:
    stone = Spell("Stone", 3, B, (Static(), Immune(THIS, ALL_SPELLS)))
    t = Laid(STATIC, stone, TELEPORT, mine=("Static", "Teleport"), theirs=("Stone",))
    t.cast("Static", "A").cast("Stone", "X").cast("Teleport", "B")
    assert t.in_play() == ["Teleport"] and t.in_play(1) == []
    assert t.discard() == ["Static"] and t.discard(1) == ["Stone"]


@pytest.mark.rule("WOM-IT-9.15-1")
def test_a_teleport_by_a_mage_leaves_static_spells() -> None:
    goofy = Mage("B", "", B, "Owls", (May(Teleport()),))
    t = Laid(STATIC, goofy, mine=("Static", "P1"))
    t.cast("Static", "A").cast("P0", "X").cast("P1", "B").yes().do("castle", "Red")
    assert t.in_play() == ["Static", "P1"]


@pytest.mark.rule(
    "WOM-IT-9.13-1", "WOM-FR-9.15-1", "WOM-IT-7.1-2.3", "WOM-IT-FAQ-30", "WOM-FR-7.1-2.3", "WOM-FR-9.15-2"
)
@pytest.mark.parametrize(("rulebook", "at_once"), [("official-play-2010", False), ("origines", True)])
def test_two_subterfuge_spells_become_simple(rulebook: str, at_once: bool) -> None:
    """In Official Play they become Simple when powers are compared, in Origines as soon as the second
    is in play.
    """
    t = Laid(SLY, TWO, mine=("Sly",), theirs=("Two",), rulebook=rulebook)
    t.cast("Sly", "A")
    assert t.worth("Sly") == 6
    t.cast("Two", "X")
    assert t.simple("Sly") is t.simple("Two") is at_once
    rest(t)
    assert t.heard("reckoned")[0]["totals"] == [4, 3]
    assert t.heard("subterfuge")[0]["cards"] == ("Sly", "Two")
    t = Laid(SLY, mine=("Sly",), rulebook=rulebook)
    assert rest(t.cast("Sly", "A")).heard("reckoned")[0]["totals"] == [6, 0]


@pytest.mark.rule("WOM-IT-9.8-1", "WOM-IT-9.13-1", "WOM-IT-8.7-1")
@pytest.mark.parametrize("rulebook", ["official-play-2010", "origines"])
def test_an_untouchable_spell_that_gains_subterfuge_stays(rulebook: str) -> None:
    stone = Spell("Stone", 2, B, (Untouchable(), Plus(THIS, 3)))
    giver = Spell("Giver", 1, B, (Gains(Spells("own", which="others"), Subterfuge()),))
    trick = Spell("Trick", 1, B, (Subterfuge(), Plus(THIS, 1)))
    t = Laid(stone, giver, trick, mine=("Stone", "Trick", "Giver"), rulebook=rulebook)
    t.cast("Stone", "A").cast("P0", "X").cast("Trick", "B").cast("P0", "Y").cast("Giver", "C").to("assign")
    assert not t.simple("Stone") and t.simple("Trick")
    assert t.heard("reckoned")[0]["totals"] == [5 + 1 + 1, 0]


@pytest.mark.rule("WOM-IT-9.13-2", "WOM-FR-9.15-1E")
def test_a_subterfuge_spell_made_simple_or_without_effect_does_not_count() -> None:
    t = Laid(SLY, TWO, ANNUL, mine=("Annul", "Sly"), theirs=("P0", "Two"))
    t.cast("P0", "B").cast("Two", "X").cast("Annul", "A").cast("P0", "Y").cast("Sly", "C")
    assert rest(t).heard("reckoned")[0]["totals"] == [7, 3] and not t.heard("subterfuge")
    t = Laid(SLY, TWO, HIDER, mine=("Sly",), theirs=("Two",))
    t.hide("Sly", "A").cast("Two", "X")
    assert not rest(t).heard("subterfuge")


@pytest.mark.rule("WOM-IT-9.13-3", "WOM-FR-9.15-2", "WOM-IT-FAQ-31", "WOM-IT-FAQ-31E")
def test_immunity_does_not_save_a_subterfuge_spell() -> None:
    goofy = Mage(
        "A", "", B, "Owls", (If(There(Castles(colour=YELLOW)), May(ForNow(Immune(THAT, Spells("enemy"))))),)
    )
    t = Laid(SLY, TWO, goofy, mine=("Sly",), theirs=("Two",), castle="Yellow")
    t.cast("Sly", "A").yes().cast("Two", "X")
    rest(t)
    assert t.heard("subterfuge") and t.heard("reckoned")[0]["totals"] == [4, 3]


@pytest.mark.rule("WOM-IT-FAQ-34", "WOM-IT-FAQ-34E")
def test_a_spell_immune_to_enemy_spells_is_not_annulled_by_one() -> None:
    goofy = Mage(
        "A", "", B, "Owls", (If(There(Castles(colour=YELLOW)), May(ForNow(Immune(THAT, Spells("enemy"))))),)
    )
    t = Laid(BLOCK, ANNUL, goofy, mine=("Block",), theirs=("P0", "P0", "Annul"), castle="Yellow")
    t.cast("Block", "A").yes().cast("P0", "Y").cast("P0", "B")
    assert not t.can_cast("Annul", "X")
    t = Laid(BONUS, ANNUL, goofy, mine=("Bonus",), theirs=("Annul",), castle="Yellow")
    t.cast("Bonus", "A").yes().cast("Annul", "X")
    assert not t.simple("Bonus")
    t = Laid(BONUS, ANNUL, goofy, mine=("Bonus",), theirs=("Annul",), castle="Yellow")
    t.cast("Bonus", "A").no().cast("Annul", "X")
    assert t.simple("Bonus")


# -- Teleport ----------------------------------------------------------------------------------------


@pytest.mark.rule("WOM-IT-9.16-1", "WOM-IT-9.16-4", "WOM-IT-9.16-5", "WOM-FR-9.16-1", "WOM-FR-9.16-4")
def test_teleport_puts_a_new_castle_over_the_old_and_leaves_the_stake() -> None:
    t = Laid(TELEPORT, mine=("Teleport",))
    t.cast("Teleport", "A").do("castle", "Yellow")
    assert t.names_of((t.table.castle,)) == ["Yellow"] and t.table.stake == (4,)
    assert t.names_of(t.side().castles) == ["Red"]


@pytest.mark.rule("WOM-IT-9.16-5", "WOM-FR-9.16-4")
def test_a_castle_that_says_so_adds_a_diamagic() -> None:
    hoard = Castle("Hoard", B, (AddDiamagics(),))
    t = Laid(TELEPORT, hoard, mine=("Teleport",), castles=("Hoard",))
    t.cast("Teleport", "A").do("castle", "Hoard")
    assert len(t.table.stake) == 2 and t.heard("token")[-1].get("colour") is None


@pytest.mark.rule(
    "WOM-IT-9.16-2", "WOM-IT-FAQ-32", "WOM-FR-9.16-2", "WOM-IT-10.22-1", "WOM-FR-10.21", "WOM-IT-7.12-1"
)
@pytest.mark.parametrize(("rulebook", "stays"), [("official-play-2010", True), ("origines", False)])
def test_where_a_replaced_castle_lies(rulebook: str, stays: bool) -> None:
    old = Castle("Old", B, (Plus(ALL_SPELLS, 1),))
    t = Laid(TELEPORT, old, mine=("Teleport",), castle="Old", rulebook=rulebook)
    t.cast("Teleport", "A").do("castle", "Red")
    assert t.worth("Teleport") == 1, "it is not in play any more"
    assert t.names_of(t.side().castle_discard) == ([] if stays else ["Old"])
    assert len(t.p.seen_by(1)["table"]["covered"]) == int(stays)
    t.to("castle")
    assert sorted(t.names_of(t.side().castle_discard)) == ["Old", "Red"]


@pytest.mark.rule("WOM-IT-7.12-1")
def test_castles_go_to_their_owners() -> None:
    t = Laid(TELEPORT, theirs=("Teleport",), their_castles=("Green", "Red"))
    t.cast("P0", "A").cast("Teleport", "X").do("castle", "Green")
    t.to("castle")
    assert t.names_of(t.side().castle_discard) == ["Plain"]
    assert t.names_of(t.side(1).castle_discard) == ["Green"]


@pytest.mark.rule("WOM-IT-9.16-3", "WOM-FR-9.16-3")
@pytest.mark.parametrize(("match", "offered"), [("official", 2), ("classic", 1), ("mini", 1)])
def test_which_castle_teleport_may_bring(match: str, offered: int) -> None:
    t = Laid(TELEPORT, mine=("Teleport",), match=match)
    t.cast("Teleport", "A")
    assert t.ask == "teleport" and t.options == [("castle", "Red"), ("castle", "Yellow")][:offered]


@pytest.mark.rule("WOM-IT-9.16-6")
def test_teleport_with_an_empty_castle_deck_changes_nothing_but_is_executed() -> None:
    t = Laid(TELEPORT, STATIC, mine=("Static", "Teleport"), castles=())
    t.cast("Static", "A").cast("P0", "X").cast("Teleport", "B")
    assert t.ask == "play" and t.names_of((t.table.castle,)) == ["Plain"] and t.in_play() == ["Teleport"]


# -- all of them -------------------------------------------------------------------------------------


@pytest.mark.rule("WOM-IT-8.5-1", "WOM-IT-9.1-1", "WOM-FR-9.1-1", "WOM-IT-10.14-2")
@pytest.mark.parametrize(
    ("word", "action"),
    [
        (Annul(OPPOSITE), "annul"),
        (Block(), "block"),
        (Confuse(), "confuse"),
        (Continuous(), "continuous"),
        (Corrode(), "corrode"),
        (Corrupt(), "corrupt"),
        (Untouchable(), "untouchable"),
        (Recover(), "recover"),
        (Reveal(), "reveal"),
        (Exchange(), "exchange"),
        (Subterfuge(), "subterfuge"),
        (Shatter(), "shatter"),
        (Static(), "static"),
        (Teleport(), "teleport"),
    ],
)
def test_a_spell_with_a_special_action_is_a_spell_of_that_type(word: Any, action: Any) -> None:
    keen = Mage("C", "", B, "Owls", (Plus(Spells(having=action), 7),))
    t = Laid(Spell("One", 1, B, (word,)), keen, mine=("One",))
    t.cast("One", "A").to("play")
    assert action in t.actions("One") and t.worth("One") == 8


@pytest.mark.rule("WOM-IT-8.5-3E", "WOM-FR-8.5-2E", "WOM-IT-8.5-4", "WOM-FR-8.5-3")
def test_a_conditional_action_is_possessed_and_a_given_one_is_not() -> None:
    only = Spell("Only", 1, B, (If(There(Mages("own", "here", holding=RED)), Block()),))
    gives = Spell("Gives", 1, B, (Gains(Spells("own", which="others"), Subterfuge()),))
    t = Laid(only, gives, mine=("Only", "Gives"))
    t.cast("Only", "A")
    assert t.actions("Only") == {"block"} and t.can_cast("P0", "X")
    t.cast("P0", "X").cast("Gives", "B")
    assert t.actions("Gives") == set() and t.actions("Only") == {"block", "subterfuge"}
    t = Laid(only, mine=("Only",), held={"A": "R"})
    assert not t.cast("Only", "A").can_cast("P0", "X")


@pytest.mark.rule("WOM-IT-8.5-5", "WOM-IT-8.5-5E", "WOM-FR-8.5-4", "WOM-FR-8.5-4E")
def test_an_action_is_possessed_and_done_only_once() -> None:
    giver = Mage("A", "", B, "Owls", (Gains(HIS, Subterfuge()), Gains(HIS, Recover())))
    sly = Spell("Sly", 2, B, (Subterfuge(), Recover()))
    t = Laid(giver, sly, mine=("Sly",))
    t.side().hand = t.side().hand[:1]
    t.cast("Sly", "A")
    assert t.actions("Sly") == {"subterfuge", "recover"} and len(t.heard("draw")) == 1
    assert not rest(t).heard("subterfuge"), "one Spell is not two"


@pytest.mark.rule("WOM-IT-8.5-3", "WOM-FR-8.5-2", "WOM-IT-8.2-3", "WOM-FR-8.2-2")
def test_special_actions_are_executed_before_anybody_plays_again() -> None:
    t = Laid(TELEPORT, mine=("Teleport",))
    t.cast("Teleport", "A")
    assert t.ask == "teleport"
    t.do("castle", "Red")
    assert t.order() == ["cast", "castle"] and t.ask == "play" and t.seat == 1


def test_a_gained_action_that_is_done_is_done_when_the_spell_is_cast() -> None:
    giver = Mage("A", "", B, "Owls", (Gains(HIS, Block()),))
    t = Laid(giver, mine=("P1",))
    assert not t.cast("P1", "A").can_cast("P0", "X") and t.can_cast("P0", "Y")


def test_mages_of_a_fixed_place_do_not_move() -> None:
    fixed = Mage("B", "", B, "Owls", (), "centre")
    turn = Spell("Turn", 1, B, (ChangePlaces(Mages("own"), ALL_MAGES),))
    t = Laid(turn, fixed, mine=("Turn",))
    t.cast("Turn", "A")
    assert t.options == [("mage", 0, 0), ("mage", 0, 2)]
