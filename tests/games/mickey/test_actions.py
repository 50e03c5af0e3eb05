"""The Special Actions Annul, Block, Confuse and Continuous (chapter 9), and what was asked about them."""

from __future__ import annotations

import pytest

from grimorio.games.mickey.rules.board import face_of
from grimorio.games.mickey.words import (
    CASTER,
    GREEN,
    HIS,
    OPPOSITE,
    OPPOSITE_SPELLS,
    RED,
    THAT,
    THIS,
    Annul,
    Both,
    CannotCast,
    Castle,
    Casts,
    ChangePlaces,
    Confuse,
    Continuous,
    Corrode,
    Draw,
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
    Recover,
    Rendered,
    Spell,
    Spells,
    Subterfuge,
    Teleport,
    There,
    Untouchable,
    When,
)
from tests.games.mickey.actions import (
    ANNUL,
    BLOCK,
    BONUS,
    HIDER,
    HIDER_X,
    LASTS,
    REVEAL,
    STATIC,
    TELEPORT,
    B,
    rest,
)
from tests.games.mickey.laid import Laid, key

CONFUSE = Spell("Confuse", 1, B, (Confuse(),))


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
    """Mickey and the opposite Mage possess a green Diamagic, so all green Mages become Simple, Mickey
    included.
    """
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
    t.side(1).discard = (face_of(spell),)
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
    """After Turning Room the Mage that now stands opposite is blocked, and the one that stood there
    must cast.
    """
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


@pytest.mark.rule("WOM-IT-FAQ-34", "WOM-IT-FAQ-35", "WOM-IT-10.8-1")
def test_an_immune_mage_is_not_annulled_where_it_stands_nor_where_it_comes_to_stand() -> None:
    turn = Spell("Turn", 1, (RED,), (ChangePlaces(Mages("own"), Mages("own")),))
    shush = Spell("Shush", 1, B, (Annul(OPPOSITE),))
    safe = (Immune(CASTER, Spells("enemy")),)
    t = Laid(shush, Mage("X", "", (RED,), "Foxes", safe), mine=("Shush",), theirs=("P0", "P0", "P0"))
    t.cast("Shush", "A")
    assert not t.simple("X")
    plain = Mage("X", "", (RED,), "Foxes", (Plus(HIS, 1),))
    t = Laid(shush, turn, plain, Mage("Z", "", (RED,), "Foxes", safe), mine=("Shush",), theirs=("Turn",))
    t.cast("Shush", "A")
    assert t.simple("X")
    t.cast("Turn", "Y").mage("X").mage("Z")
    assert not t.simple("X") and not t.simple("Z")


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


@pytest.mark.rule("WOM-IT-9.4-4", "WOM-FR-9.4-3")
def test_a_confused_mage_that_can_cast_nothing_uses_no_play() -> None:
    """The blocked Mage's player shows a card, and then plays as usual."""
    t = Laid(BLOCK, Spell("Puppets", 1, B, (Confuse(Mages("enemy", named="X")),)), mine=("Block", "Puppets"))
    t.cast("Block", "A").cast("P0", "Y").cast("Puppets", "B")
    assert t.in_play(1) == ["P0"] and len(t.heard("show-card")) == 1
    assert t.seat == 1 and t.can_cast("P0", "Z")


@pytest.mark.rule("WOM-IT-9.4-4", "WOM-FR-9.4-3")
def test_a_mage_confused_in_its_players_own_play_uses_no_further_play() -> None:
    """C confuses the Mage opposite whenever an enemy casts: Z casts within seat 1's own play."""
    snare = Mage("C", "", (GREEN,), "Owls", (When(Casts(Mages("enemy")), Confuse(OPPOSITE)),))
    t = Laid(snare)
    t.cast("P0", "A").cast("P0", "X")
    assert t.in_play(1) == ["P0", "P0"] and t.seat == 0
    t.cast("P0", "B")
    assert t.seat == 1 and t.can_cast("P0", "Y")


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
    """Goofy casts the Confuse Spell and may Teleport; only then Zaius casts at random and may pay a card."""
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
    """The Mage's Static Spell was discarded when a Teleport Spell was cast, so the Mage may be confused
    again.
    """
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
