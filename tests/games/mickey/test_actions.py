"""The Special Actions (chapter 9), and the questions asked about them."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.games.mickey.words import (
    ALL_MAGES,
    ALL_SPELLS,
    BLUE,
    CASTER,
    GREEN,
    HIS,
    OPPOSITE,
    OPPOSITE_SPELLS,
    RED,
    THAT,
    THIS,
    YELLOW,
    AddDiamagics,
    Annul,
    Block,
    Both,
    CannotCast,
    Castle,
    Castles,
    Casts,
    ChangePlaces,
    Confuse,
    Continuous,
    Corrode,
    Corrupt,
    Draw,
    Draws,
    Exchange,
    ForNow,
    Gains,
    If,
    Immune,
    Mage,
    Mages,
    MakesSimple,
    May,
    MayHide,
    Minus,
    Pay,
    Plus,
    Possesses,
    Recover,
    Rendered,
    Reveal,
    Shatter,
    Spell,
    Spells,
    Static,
    Subterfuge,
    Teleport,
    There,
    Untouchable,
    When,
    Wins,
)
from tests.games.mickey.laid import Laid, key

B = (BLUE,)
ANNUL = Spell("Annul", 1, B, (Annul(OPPOSITE_SPELLS),))
BONUS = Spell("Bonus", 2, B, (Plus(THIS, 3),))
BLOCK = Spell("Block", 1, B, (Block(),))
CONFUSE = Spell("Confuse", 1, B, (Confuse(),))
LASTS = Spell("Lasts", 1, B, (Continuous(), Plus(Spells("own", which="others"), 2)))
REVEAL = Spell("Reveal", 1, B, (Reveal(),))
TELEPORT = Spell("Teleport", 1, B, (Teleport(),))
STATIC = Spell("Static", 3, B, (Static(),))
SLY = Spell("Sly", 4, B, (Subterfuge(), Plus(THIS, 2)))
TWO = Spell("Two", 3, B, (Subterfuge(),))
HIDER = Mage("A", "", B, "Owls", (MayHide(),))
HIDER_X = Mage("X", "", (RED,), "Foxes", (MayHide(),))


def rest(t: Laid, *asks: str) -> Laid:
    """Play on to the end of the challenge."""
    return t.to("assign", "hand-limit", "castle", *asks)


# -- Annul -------------------------------------------------------------------------------------------


@pytest.mark.rule("WOM-IT-9.2-1", "WOM-IT-9.2-2", "WOM-FR-9.10-1", "WOM-IT-10.20-2", "WOM-FR-10.25")
def test_annul_asks_nothing_and_makes_its_targets_simple() -> None:
    t = Laid(ANNUL, BONUS, mine=("P0",), theirs=("Bonus",))
    t.cast("P0", "B").cast("Bonus", "X")
    assert t.worth("Bonus") == 5
    t = Laid(ANNUL, BONUS, mine=("Annul", "P0"), theirs=("Bonus",))
    t.cast("P0", "B").cast("Bonus", "X").cast("Annul", "A")
    assert t.ask == "play"
    assert t.simple("Bonus") and t.worth("Bonus") == 2
    assert t.heard("annul")[0]["targets"] == ["Bonus"]


@pytest.mark.rule("WOM-FR-9.10-2", "WOM-IT-FAQ-11")
def test_annul_comes_before_every_other_effect_of_the_spell() -> None:
    both = Spell("Both", 1, B, (Recover(), Annul(OPPOSITE_SPELLS)))
    t = Laid(both, BONUS, mine=("P0", "Both"), theirs=("Bonus",))
    t.cast("P0", "B").cast("Bonus", "X")
    t.side().hand = t.side().hand[:1]
    t.cast("Both", "A")
    order = [event for event in t.order() if event in ("annul", "draw")]
    assert order == ["annul", "draw"]


@pytest.mark.rule("WOM-FR-9.10-2")
def test_annul_of_the_opponent_comes_before_what_the_spell_does() -> None:
    guard = Mage("X", "", (RED,), "Foxes", (When(Casts(Mages("enemy")), Annul(THAT)),))
    t = Laid(guard, Spell("Deep", 1, B, (Draw(2),)), mine=("Deep",))
    t.cast("Deep", "A")
    assert t.simple("Deep") and not t.heard("draw")


@pytest.mark.rule("WOM-IT-FAQ-19", "WOM-IT-FAQ-19E")
def test_who_annuls_itself_annuls_all_the_others_too() -> None:
    """Mickey and the opposite Mage possess a green Diamagic: all green Mages are Simple, Mickey too."""
    green = (GREEN,)
    held = Both(
        (There(Mages("own", "here", holding=GREEN)), There(Mages("enemy", "opposite", holding=GREEN)))
    )
    mickey = Mage("A", "", green, "Owls", (If(held, MakesSimple(Mages(colour=GREEN))), Plus(HIS, 1)))
    yomper = Mage("X", "", green, "Foxes", (Plus(HIS, 4),))
    t = Laid(mickey, yomper, Mage("Y", "", (RED,), "Foxes", (Plus(HIS, 1),)), held={"A": "G", "X": "G"})
    assert t.simple("A") and t.simple("X") and not t.simple("Y")
    t = Laid(mickey, yomper, held={"A": "G"})
    assert not t.simple("A") and not t.simple("X")
    itself = Spell("Itself", 2, B, (Plus(THIS, 3), Annul(Spells("any"))))
    t = Laid(itself, BONUS, mine=("P0", "Itself"), theirs=("Bonus",))
    t.cast("P0", "B").cast("Bonus", "X").cast("Itself", "A")
    assert t.simple("Itself") and t.worth("Itself") == 2 and t.worth("Bonus") == 2


@pytest.mark.rule(
    "WOM-IT-FAQ-20", "WOM-IT-FAQ-20E", "WOM-IT-10.18-1", "WOM-FR-10.27", "WOM-IT-10.14-1", "WOM-FR-10.16"
)
def test_a_rendered_action_stays_with_an_annulled_spell_and_goes_with_its_renderer() -> None:
    engineer = Mage("A", "", B, "Owls", (Rendered(Spells("own", by=CASTER, named="Dragon"), Continuous()),))
    dragon = Spell("Iron Dragon", 2, B, (Plus(THIS, 1),))
    bastion = Castle("Bastion", B, (MakesSimple(Spells(named="Dragon")),))
    t = Laid(
        engineer,
        dragon,
        bastion,
        Spell("Shush", 1, B, (Annul(Mages("enemy", named="A")),)),
        castle="Bastion",
        hidden=(("Iron Dragon", "A"),),
        theirs=("Shush",),
    )
    assert t.simple("Iron Dragon") and "continuous" in t.actions("Iron Dragon")
    t.cast("P0", "B").cast("Shush", "X")
    assert t.simple("A") and "continuous" not in t.actions("Iron Dragon")


@pytest.mark.rule(
    "WOM-IT-FAQ-21", "WOM-IT-FAQ-21E", "WOM-IT-10.7-1", "WOM-FR-10.12", "WOM-IT-8.5-2", "WOM-FR-8.5-1"
)
def test_a_gained_action_is_lost_when_the_spell_becomes_simple() -> None:
    donald = Mage("A", "", B, "Owls", (Gains(Spells("own", by=CASTER, power=4), Subterfuge()),))
    horde = Spell("Horde", 4, B, (Plus(THIS, 1),))
    t = Laid(donald, horde, ANNUL, mine=("Horde",), theirs=("Annul",))
    t.cast("Horde", "A")
    assert t.actions("Horde") == {"subterfuge"}
    t.cast("Annul", "X")
    assert t.actions("Horde") == set()


# -- Block -------------------------------------------------------------------------------------------


@pytest.mark.rule("WOM-IT-9.3-1", "WOM-FR-9.3-1")
def test_a_blocked_mage_cannot_cast() -> None:
    t = Laid(BLOCK, mine=("Block",))
    t.cast("Block", "A")
    assert t.seat == 1 and not t.can_cast("P0", "X") and t.can_cast("P0", "Y")
    assert t.why("cast", "P0", t.place("X")) == ("blocked", "WOM-IT-9.3-1")


@pytest.mark.rule("WOM-IT-9.3-2", "WOM-FR-9.3-2", "WOM-IT-8.11-1", "WOM-FR-8.11-1")
@pytest.mark.parametrize(("option", "shown"), [("shown", 1), ("unshown", 0), ("book", 1)])
def test_who_cannot_cast_for_a_block_shows_the_hand_or_not(option: str, shown: int) -> None:
    t = Laid(BLOCK, mine=("Block",), block_proof=option)
    t.cast("Block", "A").cast("P0", "Y").cast("P0", "B").cast("P0", "Z")
    assert t.ask == "play" and t.seat == 0
    t.cast("P0", "C")
    assert len(t.heard("show-hand")) == shown


@pytest.mark.rule("WOM-FR-9.3-2")
def test_origines_lets_a_blocked_player_pass_unseen() -> None:
    t = Laid(BLOCK, mine=("Block",), rulebook="origines")
    t.cast("Block", "A").cast("P0", "Y").cast("P0", "B").cast("P0", "Z").cast("P0", "C")
    assert not t.heard("show-hand")


@pytest.mark.rule("WOM-IT-9.3-3", "WOM-FR-9.3-3")
def test_a_blocked_mage_may_hide_but_need_not() -> None:
    t = Laid(BLOCK, HIDER_X, mine=("Block",), theirs=("P0", "P1", "P2", "P3"))
    t.cast("Block", "A")
    assert t.offers("hide", "P0", t.place("X")) and not t.can_cast("P0", "X")
    t.cast("P0", "Y").cast("P0", "B").cast("P1", "Z").cast("P0", "C")
    assert t.seat == 1 and t.offers("pass") and t.offers("hide", "P2", t.place("X"))


@pytest.mark.rule("WOM-IT-9.3-4", "WOM-FR-9.3-4")
@pytest.mark.parametrize(("option", "barred"), [("barred", True), ("free", False), ("book", True)])
def test_a_block_on_who_has_cast_bars_only_casting_again(option: str, barred: bool) -> None:
    corrode = Spell("Corrode", 1, B, (Corrode(),))
    t = Laid(
        BLOCK, corrode, mine=("P0", "Block", "P0", "P0"), theirs=("P1", "P0", "P0", "P0"), block_again=option
    )
    t.cast("P0", "B").cast("P1", "X").cast("Block", "A")
    assert t.in_play(1) == ["P1"], "what was cast stays"
    spell = t.side(1).spells[0]
    t.side(1).spells = ()
    t.side(1).discard = (spell >> 6 & 0xFFF,)
    t.side(1).free = 1
    t.table.now = None
    t.p.agenda[-1].step = type(t.p.agenda[-1]).next_play
    t.p.waiting = ()
    t.p.run()
    assert t.can_cast("P0", "X") is not barred


@pytest.mark.rule("WOM-IT-FAQ-33", "WOM-IT-FAQ-33E")
def test_immunity_that_comes_later_does_not_free_a_blocked_mage() -> None:
    light = Spell("Lightness", 1, B, (Immune(Mages("own"), Spells("enemy")),))
    t = Laid(BLOCK, light, mine=("Block", "P0"), theirs=("Lightness", "P0"))
    t.cast("Block", "A").cast("Lightness", "Y").cast("P0", "B")
    assert not t.can_cast("P0", "X") and t.can_cast("P0", "Z")


@pytest.mark.rule("WOM-IT-10.8-1", "WOM-FR-10.13")
def test_who_is_immune_is_not_blocked() -> None:
    light = Spell("Lightness", 1, B, (Immune(Mages("own"), Spells("enemy")),))
    t = Laid(BLOCK, light, mine=("P0", "Block"), theirs=("Lightness", "P0"))
    t.cast("P0", "B").cast("Lightness", "Y").cast("Block", "A")
    assert t.can_cast("P0", "X")


@pytest.mark.rule(
    "WOM-IT-FAQ-35", "WOM-IT-FAQ-35E", "WOM-IT-FAQ-36", "WOM-IT-FAQ-36E", "WOM-IT-8.14-1", "WOM-FR-8.14-1"
)
@pytest.mark.rule("WOM-FR-7.3-2")
def test_a_block_follows_the_place_and_spells_follow_their_mages() -> None:
    """Turning Room: whoever stands opposite now is blocked; who stood there must cast."""
    turn = Spell("Turn", 1, (RED,), (ChangePlaces(Mages("own"), Mages("own")),))
    t = Laid(BLOCK, turn, mine=("Block",), theirs=("Turn", "P0", "P0"))
    t.cast("Block", "A")
    assert not t.can_cast("P0", "X") and t.can_cast("P0", "Z")
    t.cast("Turn", "Y").mage("X").mage("Z")
    assert t.place("Z") == 2 and t.place("X") == 0
    t.cast("P0", "B")
    assert t.can_cast("P0", "X") and not t.can_cast("P0", "Z")
    seen = t.p.seen_by(0)["table"]["sides"][1]["spells"]
    assert [spell["place"] for spell in seen] == [t.place("Y")]
    t = Laid(turn, theirs=("P1", "Turn", "P0"))
    t.cast("P0", "A").cast("P1", "X").cast("P0", "B").cast("Turn", "Y").mage("X").mage("Y")
    seen = {s["card"]: s["place"] for s in t.p.seen_by(0)["table"]["sides"][1]["spells"]}
    assert seen == {"P1": t.place("X"), "Turn": t.place("Y")} == {"P1": 1, "Turn": 2}


@pytest.mark.rule("WOM-IT-FAQ-35")
def test_an_annul_of_the_opposite_mage_follows_the_place() -> None:
    turn = Spell("Turn", 1, (RED,), (ChangePlaces(Mages("own"), Mages("own")),))
    shush = Spell("Shush", 1, B, (Annul(OPPOSITE),))
    strong = Mage("X", "", (RED,), "Foxes", (Plus(HIS, 1),))
    firm = Mage("Z", "", (RED,), "Foxes", (Untouchable(), Plus(HIS, 1)))
    for last, held in ((Mage("Z", "", (RED,), "Foxes", (Plus(HIS, 1),)), True), (firm, False)):
        t = Laid(shush, turn, strong, last, mine=("Shush",), theirs=("Turn", "P0", "P0"))
        t.cast("Shush", "A")
        assert t.simple("X") and not t.simple("Z")
        t.cast("Turn", "Y").mage("X").mage("Z")
        assert not t.simple("X") and t.simple("Z") is held


@pytest.mark.rule("WOM-IT-8.2-4", "WOM-FR-8.2-3")
def test_a_block_ends_when_its_spell_leaves_play_or_is_simple() -> None:
    under = Spell("Under", 1, B, (Annul(Spells("enemy")),))
    t = Laid(BLOCK, under, mine=("Block",), theirs=("Under", "P0", "P0"))
    t.cast("Block", "A").cast("Under", "Y").cast("P0", "B")
    assert t.can_cast("P0", "X")


# -- Confuse -----------------------------------------------------------------------------------------


@pytest.mark.rule("WOM-IT-9.4-1", "WOM-IT-9.4-2", "WOM-FR-9.4-1", "WOM-IT-8.13-1", "WOM-IT-8.13-1E")
def test_confuse_makes_the_opposite_mage_cast_a_random_spell_that_is_shown() -> None:
    t = Laid(CONFUSE, mine=("Confuse",), theirs=("P1", "P2", "P2"), chance=True)
    t.cast("Confuse", "A")
    assert t.ask == "random-card" and t.seat == -1
    assert dict(zip(t.options, t.p.choice.weights, strict=True)) == {("card", "P1"): 1, ("card", "P2"): 2}
    t.do("card", "P1")
    assert t.heard("show-card") == [{"event": "show-card", "seat": 1, "card": "P1", "rule": "WOM-IT-9.4-2"}]
    assert t.in_play(1) == ["P1"] and t.heard("cast")[1]["mage"] == key("X")


@pytest.mark.rule("WOM-IT-9.4-4", "WOM-FR-9.4-3")
def test_the_confused_cast_is_the_opponents_play() -> None:
    t = Laid(CONFUSE, mine=("Confuse",))
    t.cast("Confuse", "A")
    assert len(t.in_play(1)) == 1 and t.seat == 0, "the opponent has played: it is seat 0's again"


@pytest.mark.rule("WOM-IT-9.4-1", "WOM-FR-9.4-1")
def test_who_has_cast_or_hidden_is_not_confused() -> None:
    t = Laid(CONFUSE, mine=("P0", "Confuse"))
    t.cast("P0", "B").cast("P0", "X").cast("Confuse", "A")
    assert t.in_play(1) == ["P0"] and t.seat == 1
    t = Laid(CONFUSE, HIDER_X, mine=("P0", "Confuse"))
    t.cast("P0", "B").hide("P0", "X").cast("Confuse", "A")
    assert len(t.in_play(1)) == 1


@pytest.mark.rule("WOM-IT-9.4-3", "WOM-FR-9.4-2")
def test_a_random_spell_that_cannot_be_cast_is_replaced_by_one_of_choice() -> None:
    ban = Spell("Ban", 1, B, (CannotCast(Mages("enemy"), Spells(least=4)),))
    t = Laid(CONFUSE, ban, mine=("Ban", "Confuse"), theirs=("P4", "P1", "P2"), chance=True)
    t.cast("Ban", "B").cast("P1", "Z").cast("Confuse", "A").do("card", "P4")
    assert t.ask == "confused" and t.options == [("cast", "P2", t.place("X"))]
    t.do("cast", "P2", t.place("X"))
    assert t.in_play(1) == ["P1", "P2"]


@pytest.mark.rule("WOM-IT-FAQ-23", "WOM-IT-FAQ-23E")
def test_effects_of_confuse_come_first_then_the_random_cast_and_its_effects() -> None:
    """Goofy casts the Confuse Spell and may Teleport; then Zaius casts at random and may pay a card."""
    goofy = Mage("A", "", B, "Owls", (May(Teleport()),))
    zaius = Mage("X", "", (RED,), "Foxes", (Pay(1, ForNow(Plus(THAT, 1))),))
    t = Laid(CONFUSE, goofy, zaius, mine=("Confuse",), theirs=("P1",))
    t.cast("Confuse", "A").yes().do("castle", "Red")
    assert t.ask == "pay" and t.seat == 1
    t.yes().do("discard", t.options[0][1])
    order = [event for event in t.order() if event in ("castle", "show-card", "cast", "discard", "for-now")]
    assert order == ["cast", "castle", "show-card", "cast", "discard", "for-now"]


@pytest.mark.rule("WOM-IT-FAQ-24", "WOM-IT-FAQ-24E")
@pytest.mark.parametrize(("option", "again"), [("casts", True), ("spared", False), ("book", True)])
def test_a_mage_whose_spell_was_discarded_is_confused(option: str, again: bool) -> None:
    """Its Static Spell went when a Teleport Spell was cast."""
    t = Laid(
        CONFUSE,
        STATIC,
        TELEPORT,
        mine=("Teleport", "Confuse", "P0"),
        theirs=("Static", "P1"),
        confuse_again=option,
    )
    t.cast("P0", "B").cast("Static", "X").cast("Teleport", "C").do("castle", "Red")
    assert t.in_play(1) == []
    t.cast("P0", "Y").cast("Confuse", "A")
    assert len(t.in_play(1)) == (2 if again else 1)


# -- Continuous --------------------------------------------------------------------------------------


@pytest.mark.rule(
    "WOM-IT-9.5-1", "WOM-IT-9.5-2", "WOM-FR-9.8-1", "WOM-IT-7.1-4", "WOM-FR-7.1-4", "WOM-IT-FAQ-26"
)
def test_a_hidden_continuous_spell_stays_face_up_and_works_from_then_on() -> None:
    t = Laid(LASTS, HIDER, mine=("Lasts", "P1", "P2", "P3"))
    t.hide("Lasts", "A").cast("P0", "X").cast("P1", "B").cast("P0", "Y").cast("P2", "C")
    assert t.worth("P1") == 1
    t.cast("P0", "Z")
    while t.ask != "castle":
        t.do(*t.options[0])
    assert t.in_play() == ["Lasts"] and t.discard() == ["P2", "P1"]
    seen = t.p.seen_by(1)["table"]["sides"][0]["spells"][0]
    assert seen["up"] and seen["hidden"] and seen["card"] == "Lasts" and not seen["quiet"]
    t.do(*t.options[0]).do("cast", "P0", 0) if t.ask == "play" else t.do(*t.options[0])
    while not (t.ask == "play" and t.seat == 0):
        t.do(*t.options[0])
    t.cast("P3", "B")
    assert t.worth("P3") == 5, "its +2 counts in the following turns"


@pytest.mark.rule("WOM-FR-9.8-2", "WOM-IT-FAQ-26")
def test_a_continuous_spell_that_is_cast_works_and_is_discarded() -> None:
    t = Laid(LASTS, mine=("Lasts", "P1"))
    t.cast("P1", "B").cast("P0", "X").cast("Lasts", "A")
    assert t.worth("P1") == 3
    rest(t, "castle").to("hand-limit", "castle")
    assert "Lasts" in t.discard() and t.in_play() == []


@pytest.mark.rule("WOM-IT-9.5-3")
def test_another_spell_may_be_hidden_behind_a_mage_with_a_continuous_one() -> None:
    t = Laid(LASTS, HIDER, mine=("P1",), hidden=(("Lasts", "A"),))
    t.hide("P1", "A")
    assert t.in_play() == ["Lasts", "P1"]


@pytest.mark.rule("WOM-IT-FAQ-25", "WOM-IT-FAQ-25E")
def test_a_face_up_continuous_spell_counts_as_hidden() -> None:
    blot = Mage("A", "", B, "Owls", (MayHide(), Plus(Spells("own", "hidden", by=CASTER), 1)))
    roknar = Spell("Roknar", 2, B, (Continuous(),))
    t = Laid(blot, roknar, hidden=(("Roknar", "A"),))
    assert t.worth("Roknar") == 3


@pytest.mark.rule("WOM-IT-FAQ-26", "WOM-IT-FAQ-26E")
def test_roknar_does_nothing_in_the_challenge_in_which_it_is_hidden() -> None:
    less = Minus(Spells("enemy", "cast", by=OPPOSITE, power=4), 2)
    roknar = Spell("Roknar", 2, B, (Continuous(), less))
    t = Laid(roknar, HIDER, mine=("Roknar",), theirs=("P4",))
    t.hide("Roknar", "A").cast("P4", "X")
    assert t.worth("P4") == 4
    assert rest(t).heard("reckoned")[0]["totals"][1] == 4
    t = Laid(roknar, mine=("Roknar",), theirs=("P4",))
    t.cast("Roknar", "A").cast("P4", "X")
    assert t.worth("P4") == 2
    t = Laid(roknar, theirs=("P4",), hidden=(("Roknar", "A"),))
    t.cast("P0", "A").cast("P4", "X")
    assert t.worth("P4") == 2


@pytest.mark.rule("WOM-IT-FAQ-27", "WOM-IT-FAQ-27E", "WOM-FR-9.12-1")
def test_reveal_leaves_a_face_up_continuous_spell() -> None:
    t = Laid(LASTS, REVEAL, mine=("Reveal",), hidden=(("Lasts", "X"),))
    before = t.side(1).spells
    t.cast("Reveal", "A")
    assert t.side(1).spells == before and not t.heard("reveal")


@pytest.mark.rule("WOM-IT-FAQ-38", "WOM-IT-FAQ-38E")
def test_a_simple_spell_rendered_continuous_is_both() -> None:
    giant = Mage(
        "A", "", B, "Owls", (Rendered(Spells("own", by=CASTER, simple=True), Continuous()), MayHide())
    )
    arena = Castle("Arena", B, (Plus(Spells(simple=True, power=2), 1),))
    t = Laid(giant, arena, castle="Arena", hidden=(("P2", "A"),))
    assert t.simple("P2") and "continuous" in t.actions("P2") and t.worth("P2") == 3


# -- Corrode -----------------------------------------------------------------------------------------


CORRODE = Spell("Corrode", 1, B, (Corrode(),))
CORRODE_SPELL = Spell("Acid", 1, B, (Corrode(OPPOSITE_SPELLS),))


@pytest.mark.rule(
    "WOM-IT-9.6-1", "WOM-FR-9.2-1", "WOM-IT-8.9-1", "WOM-FR-8.9-1", "WOM-IT-8.10-1", "WOM-FR-8.10-1"
)
@pytest.mark.rule("WOM-IT-8.10-2")
def test_a_card_may_be_discarded_to_discard_the_spell_of_the_opposite_mage() -> None:
    t = Laid(CORRODE, mine=("P1", "Corrode", "P5"), theirs=("P3", "P0", "P0", "P0"))
    t.cast("P1", "B").cast("P3", "X").cast("Corrode", "A")
    assert t.ask == "corrode" and t.options == [("yes",), ("no",)]
    t.yes().do("discard", "P5")
    assert t.in_play(1) == [] and t.discard(1) == ["P3"] and t.discard() == ["P5"]
    assert t.side(1).done & 1, "it still counts as cast"
    assert t.can_cast("P0", "X"), "and the Mage may cast another"
    t = Laid(CORRODE, mine=("P1", "Corrode", "P5"), theirs=("P3",))
    t.cast("P1", "B").cast("P3", "X").cast("Corrode", "A").no()
    assert t.in_play(1) == ["P3"] and t.hand() == ["P5"]


@pytest.mark.rule("WOM-IT-9.6-2", "WOM-FR-9.2-2")
def test_corrode_of_a_category_discards_all_of_it() -> None:
    rust = Spell("Rust", 1, B, (Corrode(Spells(area="cast", having="static")),))
    t = Laid(rust, STATIC, mine=("Static", "Rust", "P1"), theirs=("Static", "P0"))
    t.cast("Static", "A").cast("Static", "X").cast("Rust", "B").yes().do("discard", "P1")
    assert t.in_play() == ["Rust"] and t.in_play(1) == []


@pytest.mark.rule("WOM-IT-9.6-3", "WOM-FR-9.2-3")
@pytest.mark.parametrize(
    ("option", "by_mage", "by_spell"),
    [("spell-targets", True, False), ("mage-targets", False, True), ("book", True, False)],
)
def test_which_corrode_an_immune_spell_suffers(option: str, by_mage: bool, by_spell: bool) -> None:
    vow = Spell("Vow", 2, B, (Immune(THIS, Spells("enemy")),))
    for card, suffers in (("Corrode", by_mage), ("Acid", by_spell)):
        t = Laid(
            CORRODE, CORRODE_SPELL, vow, mine=("P1", card, "P1"), theirs=("Vow",), corrode_immunity=option
        )
        t.cast("P1", "B").cast("Vow", "X").cast(card, "A")
        assert (t.ask == "corrode") is suffers


# -- Corrupt and Exchange ----------------------------------------------------------------------------


CORRUPT = Spell("Corrupt", 1, B, (Corrupt(),))
EXCHANGE = Spell("Exchange", 1, B, (Exchange(),))


@pytest.mark.rule("WOM-IT-9.7-1", "WOM-IT-9.7-2", "WOM-FR-9.5-1")
def test_two_cards_may_be_discarded_to_discard_a_diamagic_of_choice() -> None:
    t = Laid(CORRUPT, mine=("Corrupt", "P1", "P2"), held={"X": "BR", "Y": "G"})
    t.cast("Corrupt", "A").yes().do("discard", "P1").do("discard", "P2")
    assert t.ask == "diamagic" and t.seat == 0
    assert t.options == [("diamagic", 1, 2, "blue"), ("diamagic", 1, 2, "red")]
    t.do("diamagic", 1, 2, "red")
    assert t.gems("X") == "B" and t.gems("Y") == "G"
    t = Laid(CORRUPT, mine=("Corrupt", "P1"), held={"X": "B"})
    t.side().hand = t.side().hand[:2]
    t.cast("Corrupt", "A")
    assert t.ask == "play", "one card is not enough to be asked"


@pytest.mark.rule("WOM-IT-9.7-3", "WOM-FR-9.5-2")
@pytest.mark.parametrize(("rulebook", "pool"), [("official-play-2010", 0), ("origines", 1)])
def test_where_a_corrupted_diamagic_goes(rulebook: str, pool: int) -> None:
    t = Laid(CORRUPT, mine=("Corrupt", "P1", "P2"), held={"X": "R"}, rulebook=rulebook)
    before = t.table.pool
    t.cast("Corrupt", "A").yes().do("discard", "P1").do("discard", "P2").do("diamagic", 1, 2, "red")
    assert (t.table.pool - before) >> 16 & 255 == pool and t.table.out >> 16 & 255 == 1 - pool
    t = Laid(CORRUPT, mine=("Corrupt", "P1", "P2"), held={"X": "R"}, rulebook=rulebook, corrupted="pool")
    t.cast("Corrupt", "A").yes().do("discard", "P1").do("discard", "P2").do("diamagic", 1, 2, "red")
    assert t.table.out == 0


@pytest.mark.rule("WOM-IT-9.11-1", "WOM-FR-9.7-1")
def test_exchange_swaps_a_diamagic_of_two_mages() -> None:
    t = Laid(EXCHANGE, mine=("Exchange",), held={"A": "B", "X": "RG"})
    t.cast("Exchange", "A").mage("A").mage("X").do("colour", "blue").do("colour", "green")
    assert t.gems("A") == "G" and t.gems("X") == "BR"
    t = Laid(EXCHANGE, mine=("Exchange",), held={"A": "B", "B": "R"})
    t.cast("Exchange", "A").mage("A").mage("B").do("colour", "blue").do("colour", "red")
    assert t.gems("A") == "R" and t.gems("B") == "B", "both may be of one squad"
    t = Laid(EXCHANGE, mine=("Exchange",), held={"X": "RG"})
    t.cast("Exchange", "A")
    assert t.ask == "play" and t.gems("X") == "RG", "one Mage alone has nobody to swap with"


@pytest.mark.rule("WOM-IT-9.11-2", "WOM-FR-9.7-2", "WOM-FR-10.22")
def test_an_exchanged_diamagic_is_not_won() -> None:
    keen = Mage("B", "", B, "Owls", (When(Wins("any"), Draw()),))
    t = Laid(EXCHANGE, keen, mine=("Exchange",), held={"A": "B", "X": "R"})
    t.cast("Exchange", "A").mage("A").mage("X").do("colour", "blue").do("colour", "red")
    assert not t.heard("draw") and not t.heard("assign")


@pytest.mark.rule("WOM-IT-FAQ-29", "WOM-IT-FAQ-29E")
def test_exchange_is_about_mages_who_may_be_immune() -> None:
    king = Mage("X", "", (RED,), "Foxes", (Immune(CASTER, ALL_SPELLS),))
    t = Laid(EXCHANGE, king, mine=("Exchange",), held={"A": "B", "X": "R", "Y": "G"})
    t.cast("Exchange", "A")
    assert set(t.options) == {("mage", 0, 0), ("mage", 1, 1)}


@pytest.mark.rule("WOM-IT-FAQ-28", "WOM-IT-FAQ-28E", "WOM-IT-FAQ-37")
def test_a_diamagic_of_an_ability_is_had_once_a_game() -> None:
    bold = Mage("X", "", (RED,), "Foxes", (Possesses(BLUE),))
    t = Laid(CORRUPT, bold, mine=("P0", "Corrupt", "P1", "P2"))
    t.cast("P0", "B")
    assert t.gems("X") == "B" and t.heard("possess")
    t.cast("P0", "Z").cast("Corrupt", "A").yes().do("discard", "P1").do("discard", "P2")
    t.do("diamagic", 1, 2, "blue")
    assert t.gems("X") == ""
    rest(t)
    assert t.gems("X") == "" and len(t.heard("possess")) == 1


@pytest.mark.rule("WOM-IT-FAQ-37", "WOM-IT-FAQ-37E")
def test_a_diamagic_had_on_a_condition_is_kept_when_the_condition_ends() -> None:
    from grimorio.games.mickey.words import CountsAs, Not

    strangers = There(Mages("own", team="Magma"))
    king = Mage("A", "", B, "Dragons", (If(Not(strangers), Possesses(RED)),))
    alliance = Spell("Alliance", 1, B, (CountsAs(Mages("own", "adjacent"), "Dragons"),))
    t = Laid(
        king,
        alliance,
        Mage("B", "", B, "Magma"),
        Mage("C", "", B, "Dragons"),
        mine=("P0", "Alliance", "Alliance"),
    )
    t.cast("P0", "A").cast("P0", "X")
    assert t.gems("A") == ""
    t.cast("Alliance", "C")
    assert t.gems("A") == "R"
    t.cast("P0", "Y").cast("Alliance", "B").cast("P0", "Z")
    t.to("castle")
    assert t.gems("A").count("R") == 1


# -- Untouchable, Recover, Reveal --------------------------------------------------------------------


@pytest.mark.rule("WOM-IT-9.8-1", "WOM-FR-9.9-1", "WOM-IT-FAQ-10")
def test_an_untouchable_spell_cannot_become_simple() -> None:
    firm = Spell("Firm", 2, B, (Untouchable(), Plus(THIS, 1)))
    t = Laid(ANNUL, firm, mine=("P0", "Annul"), theirs=("Firm",))
    t.cast("P0", "B").cast("Firm", "X").cast("Annul", "A")
    assert not t.simple("Firm") and t.worth("Firm") == 3
    room = Castle("Room", B, (MakesSimple(ALL_SPELLS),))
    t = Laid(firm, room, BONUS, castle="Room", mine=("Firm", "Bonus"))
    t.cast("Firm", "A").cast("P0", "X").cast("Bonus", "B")
    assert not t.simple("Firm") and t.simple("Bonus")


@pytest.mark.rule("WOM-IT-9.8-2", "WOM-FR-9.9-2")
def test_an_untouchable_spell_that_was_hidden_is_without_effect_all_the_same() -> None:
    firm = Spell("Firm", 2, B, (Untouchable(), Plus(THIS, 3)))
    t = Laid(firm, HIDER, mine=("Firm",))
    t.hide("Firm", "A")
    assert rest(t).heard("reckoned")[0]["totals"][0] == 2


@pytest.mark.rule("WOM-IT-9.8-3", "WOM-FR-9.9-3")
@pytest.mark.parametrize(("option", "simple"), [("covered", False), ("bare", True)])
def test_an_untouchable_mage_cannot_become_simple(option: str, simple: bool) -> None:
    firm = Mage("X", "", (RED,), "Foxes", (Untouchable(), Plus(HIS, 1)))
    t = Laid(Spell("Shush", 1, B, (Annul(OPPOSITE),)), firm, mine=("Shush",), untouchable_mages=option)
    t.cast("Shush", "A")
    assert t.simple("X") is simple


@pytest.mark.rule("WOM-IT-9.9-1", "WOM-FR-9.11-1")
@pytest.mark.parametrize(("left", "drawn"), [(0, 1), (1, 1), (2, 1), (3, 0)])
def test_recover_draws_with_fewer_than_three_in_hand(left: int, drawn: int) -> None:
    t = Laid(
        Spell("Recover", 1, B, (Recover(),)), mine=("Recover", *("P1",) * left) if left > 1 else ("Recover",)
    )
    t.side().hand = t.side().hand[: left + 1]
    t.cast("Recover", "A")
    assert len(t.heard("draw")) == drawn and len(t.hand()) == left + drawn


@pytest.mark.rule("WOM-IT-9.9-2", "WOM-FR-9.11-1")
def test_recovering_is_drawing() -> None:
    keen = Mage("X", "", (RED,), "Foxes", (When(Draws("enemy"), Draw()),))
    t = Laid(Spell("Recover", 1, B, (Recover(),)), keen, mine=("Recover",))
    t.cast("Recover", "A")
    assert [line["seat"] for line in t.heard("draw")] == [0, 1]


@pytest.mark.rule(
    "WOM-IT-9.10-1", "WOM-IT-9.10-2", "WOM-FR-9.12-1", "WOM-IT-FAQ-22", "WOM-IT-FAQ-22E", "WOM-IT-10.20-1"
)
@pytest.mark.rule("WOM-FR-10.24")
def test_reveal_moves_hidden_spells_to_the_cast_area_without_effect() -> None:
    """A blocked Mage hides a Spell: it is uncovered and moved, since Block bars casting, not moving."""
    t = Laid(BLOCK, REVEAL, BONUS, HIDER_X, mine=("Block", "Reveal"), theirs=("Bonus",))
    t.cast("Block", "A").hide("Bonus", "X").cast("Reveal", "B")
    seen = t.p.seen_by(0)["table"]["sides"][1]["spells"][0]
    assert seen["up"] and not seen["hidden"] and seen["quiet"] and seen["card"] == "Bonus"
    assert t.worth("Bonus") == 2


@pytest.mark.rule("WOM-IT-9.10-3", "WOM-IT-9.10-3E", "WOM-FR-9.12-2")
def test_a_revealed_spell_without_room_is_discarded() -> None:
    sly = Mage("X", "", (RED,), "Foxes", (MayHide(besides=True),))
    t = Laid(REVEAL, sly, mine=("P0", "P0", "Reveal"), theirs=("P1", "P2", "P0"))
    t.cast("P0", "A").cast("P1", "X").cast("P0", "B").hide("P2", "X", "besides").cast("Reveal", "C")
    assert t.in_play(1) == ["P1"] and t.discard(1) == ["P2"]


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
    """In Official Play when powers are compared, in Origines as soon as the second is in play."""
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
