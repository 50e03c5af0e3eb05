"""Casting and hiding Spells, the order of resolution, proofs, passing, luck (chapter 8)."""

from __future__ import annotations

import pytest

from grimorio.games.mickey.rules.board import CASTLE_REF
from grimorio.games.mickey.words import (
    ALL_MAGES,
    ALL_SPELLS,
    BLUE,
    CASTER,
    HIS,
    OPPOSITE_SPELLS,
    OWN_MAGES,
    RED,
    THIS,
    YELLOW,
    Annul,
    CannotCast,
    CannotHide,
    Castle,
    Castles,
    Casts,
    Confuse,
    Continuous,
    Corrode,
    Discard,
    Draw,
    Gains,
    Hides,
    If,
    Mage,
    Mages,
    May,
    MayHide,
    Minus,
    Plus,
    Rendered,
    Spell,
    Spells,
    Static,
    Teleport,
    There,
    When,
)
from tests.games.mickey.laid import Laid, key

B = (BLUE,)
HIDER = Mage("A", "", B, "Owls", (MayHide(),))
BAN = Spell("Ban", 1, B, (CannotHide(ALL_MAGES),))
LIMIT = Spell("Limit", 1, B, (CannotCast(Mages("enemy"), Spells(least=4)),))


@pytest.mark.rule(
    "WOM-IT-8.1-1", "WOM-IT-8.2-1", "WOM-FR-8.2-1", "WOM-IT-8.3-1", "WOM-FR-8.3-1", "WOM-FR-8.1-1"
)
def test_spells_are_cast_face_up_before_or_hidden_face_down_behind_a_mage() -> None:
    t = Laid(HIDER, mine=("P1", "P2"))
    assert t.offers("hide", "P1", 0) and not t.offers("hide", "P1", 1)
    assert t.why("hide", "P1", 1) == ("may-not-hide", "WOM-IT-8.3-1")
    t.cast("P1", "A").cast("P0", "X")
    seen = t.p.seen_by(1)["table"]["sides"][0]["spells"][0]
    assert (seen["up"], seen["hidden"], seen["place"], seen["card"]) == (True, False, 0, "P1")
    t = Laid(HIDER, mine=("P1", "P2"))
    t.hide("P2", "A")
    seen = t.p.seen_by(1)["table"]["sides"][0]["spells"][0]
    assert (seen["up"], seen["hidden"], seen["place"], seen["card"]) == (False, True, 0, None)
    assert "card" not in t.heard("hide", 1)[0] and t.heard("hide", 0)[0]["card"] == "P2"


@pytest.mark.rule("WOM-IT-8.2-2")
def test_effects_may_depend_on_mage_and_castle() -> None:
    it = Spell(
        "It",
        1,
        B,
        (
            If(There(Castles(colour=RED)), Plus(THIS, 1)),
            If(There(Mages("own", "here", named="A")), Plus(THIS, 3)),
        ),
    )
    for castle, mage, worth in (("Plain", "B", 1), ("Red", "B", 2), ("Plain", "A", 4), ("Red", "A", 5)):
        assert Laid(it, castle=castle, mine=("It",)).cast("It", mage).worth("It") == worth


@pytest.mark.rule("WOM-IT-8.2-4", "WOM-FR-8.2-3")
def test_effects_last_while_the_spell_is_in_play() -> None:
    corrode, aura = (
        Spell("Corrode", 1, B, (Corrode(),)),
        Spell("Aura", 1, B, (Plus(Spells("own", which="others"), 2),)),
    )
    t = Laid(corrode, aura, mine=("Aura", "P1"), theirs=("Corrode", "P0", "P0"))
    t.cast("P1", "B").cast("P0", "Y")
    assert t.worth("P1") == 1, "in the hand it does nothing"
    t.cast("Aura", "A")
    assert t.worth("P1") == 3
    t.cast("Corrode", "X").yes().do("discard", "P0")
    assert t.worth("P1") == 1


@pytest.mark.rule("WOM-IT-8.3-2", "WOM-IT-8.3-3", "WOM-FR-8.3-2")
def test_hiding_takes_the_place_of_casting_or_comes_besides() -> None:
    t = Laid(HIDER, mine=("P1", "P2", "P3", "P4"))
    t.hide("P1", "A").cast("P0", "X")
    assert not t.can_cast("P2", "A") and not t.offers("hide", "P2", 0)
    extra = Mage("A", "", B, "Owls", (MayHide(besides=True),))
    for rulebook, must in (("official-play-2010", True), ("origines", False)):
        t = Laid(extra, mine=("P1", "P2", "P3", "P4"), rulebook=rulebook)
        t.hide("P1", "A", "besides").cast("P0", "X").cast("P2", "B").cast("P0", "Y").cast("P3", "C").cast(
            "P0", "Z"
        )
        assert t.can_cast("P4", "A") and not t.offers("besides", "P4", 0)
        assert t.offers("pass") is not must, "in Origines it counts as having played"


@pytest.mark.rule("WOM-IT-8.3-4", "WOM-FR-8.3-3")
def test_own_hidden_spells_may_be_looked_at() -> None:
    t = Laid(HIDER, mine=("P5",))
    t.hide("P5", "A")
    assert t.p.seen_by(0)["table"]["sides"][0]["spells"][0]["card"] == "P5"


@pytest.mark.rule("WOM-IT-8.3-6", "WOM-FR-8.3-5")
def test_hiding_is_not_casting() -> None:
    watch = Mage("X", "", (RED,), "Foxes", (When(Casts(Mages("enemy")), Draw()),))
    room = Castle(
        "Room", B, (Minus(Spells(area="cast"), 1), Plus(Spells(area="hidden"), 2), Plus(ALL_SPELLS, 4))
    )
    t = Laid(HIDER, watch, room, castle="Room", mine=("P1",))
    t.hide("P1", "A")
    assert not t.heard("draw")
    t.to("castle")
    lines = [line for line in t.heard("reckoned")[0]["lines"] if line[0] == 0 and line[1] == 16]
    assert [line[2] for line in lines] == ["printed", "plus", "plus"] and lines[-1][5] == 7


@pytest.mark.rule("WOM-IT-8.6-1", "WOM-FR-8.6-1")
def test_an_ability_is_about_the_spells_of_its_mage() -> None:
    t = Laid(Mage("A", "", B, "Owls", (Plus(HIS, 2),)), mine=("P1", "P2"))
    t.cast("P1", "A").cast("P0", "X").cast("P2", "B")
    assert t.worth("P1") == 3 and t.worth("P2") == 2


@pytest.mark.rule("WOM-IT-8.6-2", "WOM-IT-8.6-2E", "WOM-FR-8.6-1", "WOM-FR-8.6-1E")
def test_an_ability_comes_after_the_effects_of_the_spell() -> None:
    t = Laid(Mage("A", "", B, "Owls", (Teleport(),)), Spell("Deep", 1, B, (Draw(2),)), mine=("Deep",))
    t.cast("Deep", "A").do("castle", "Red")
    assert t.order() == ["cast", "draw", "castle"]


@pytest.mark.rule("WOM-IT-8.7-1", "WOM-IT-8.7-1E", "WOM-FR-8.7-1", "WOM-FR-8.7-1E")
def test_what_forbids_goes_before_what_allows() -> None:
    t = Laid(BAN, Spell("Cloak", 1, B, (MayHide(OWN_MAGES),)), mine=("Cloak", "P1"), theirs=("Ban",))
    t.cast("Cloak", "A").cast("Ban", "X")
    assert not t.offers("hide", "P1", 1) and t.why("hide", "P1", 1) == ("cannot-hide", "WOM-IT-8.7-1")
    t = Laid(BAN, Spell("Cloak", 1, B, (MayHide(OWN_MAGES),)), mine=("Cloak", "P1"))
    assert t.cast("Cloak", "A").cast("P0", "X").offers("hide", "P1", 1)


@pytest.mark.rule("WOM-IT-FAQ-14", "WOM-IT-FAQ-14E")
def test_a_ban_on_hiding_leaves_what_was_hidden() -> None:
    t = Laid(BAN, HIDER, mine=("P1",), theirs=("Ban",))
    t.hide("P1", "A").cast("Ban", "X")
    assert t.in_play() == ["P1"]


@pytest.mark.rule(
    "WOM-IT-8.10-1", "WOM-FR-8.10-1", "WOM-IT-8.12-1", "WOM-IT-8.12-1E", "WOM-IT-8.12-2", "WOM-FR-8.12-1"
)
def test_a_mage_whose_spell_was_discarded_need_not_cast_again() -> None:
    corrode = Spell("Corrode", 1, B, (Corrode(),))
    t = Laid(corrode, mine=("P1", "P2", "P3", "P4"), theirs=("Corrode", "P0", "P0", "P0"))
    t.cast("P1", "A").cast("Corrode", "X").yes().do("discard", "P0")
    t.cast("P2", "B").cast("P0", "Y")
    assert not t.offers("pass") and t.can_cast("P3", "A") and t.why("pass") == ("must-cast", "WOM-IT-FAQ-12")
    t.cast("P3", "C").cast("P0", "Z")
    assert t.offers("pass") and t.can_cast("P4", "A")
    t.do("pass")
    assert t.heard("pass") and t.heard("reckoned"), "nothing more is played"


@pytest.mark.rule("WOM-IT-FAQ-12", "WOM-IT-8.12-1")
def test_casting_is_not_optional() -> None:
    t = Laid()
    assert ("pass",) not in t.options and t.why("pass") == ("must-cast", "WOM-IT-FAQ-12")


@pytest.mark.rule(
    "WOM-IT-8.11-1", "WOM-IT-8.11-1E", "WOM-FR-8.11-1", "WOM-FR-8.11-1E", "WOM-IT-8.11-2", "WOM-FR-8.11-3"
)
def test_who_has_only_spells_that_may_not_be_cast_shows_the_hand() -> None:
    t = Laid(LIMIT, mine=("Limit", "P1", "P2"), theirs=("P4", "P5", "P5"))
    t.cast("Limit", "A")
    assert t.heard("show-hand") == [
        {"event": "show-hand", "seat": 1, "cards": ["P4", "P5", "P5"], "rule": "WOM-IT-8.11-1"}
    ]
    assert t.seat == 0 and t.p.seen_by(0)["table"]["sides"][1]["hand"]["cards"] == ["P4", "P5", "P5"]
    t.cast("P1", "B").cast("P2", "C")
    assert t.heard("reckoned")[0]["totals"] == [4, 0] and len(t.heard("show-hand")) == 1
    t = Laid(LIMIT, mine=("Limit",), theirs=("P3", "P4"))
    t.cast("Limit", "A")
    assert t.can_cast("P3", "X") and t.why("cast", "P4", t.place("X")) == ("cannot-cast", "WOM-IT-8.11-1")


@pytest.mark.rule("WOM-FR-8.11-2")
def test_who_could_not_cast_may_cast_when_it_becomes_possible() -> None:
    t = Laid(
        LIMIT, Spell("Hush", 1, B, (Annul(Spells("own")),)), mine=("Limit", "Hush"), theirs=("P4", "P5", "P5")
    )
    t.cast("Limit", "A").cast("Hush", "B")
    assert t.seat == 1 and t.can_cast("P4", "X")


@pytest.mark.rule("WOM-IT-8.11-3")
def test_an_empty_hand_is_no_offence_and_nothing_is_shown() -> None:
    t = Laid(theirs=("",), mine=("P1",))
    t.cast("P1", "A")
    assert t.seat == 0 and not t.heard("show-hand")
    t.to("castle")
    assert t.heard("reckoned")[0]["totals"] == [1, 0]


@pytest.mark.rule("WOM-IT-8.13-1", "WOM-FR-8.13-1", "WOM-IT-8.13-1E")
@pytest.mark.parametrize(("rulebook", "blind"), [("official-play-2010", False), ("origines", True)])
def test_random_cards_are_drawn_or_picked_blindly(rulebook: str, blind: bool) -> None:
    fire = Spell("Fire", 1, B, (Discard(2, "enemy", random=True),))
    t = Laid(fire, mine=("Fire",), theirs=("P1", "P2", "P3"), rulebook=rulebook, chance=True)
    t.cast("Fire", "A")
    if blind:
        assert t.ask == "blind-pick" and t.seat == 0 and t.options == [("pick", 0), ("pick", 1), ("pick", 2)]
        wanted = t.hand(1)[1]
        t.do("pick", 1)
        assert t.discard(1) == [wanted] and t.ask == "blind-pick"
        confuse = Laid(Spell("Daze", 1, B, (Confuse(),)), mine=("Daze",), rulebook=rulebook)
        confuse.cast("Daze", "A")
        assert confuse.ask == "blind-pick" and confuse.seat == 0
    else:
        assert t.ask == "random-card" and t.seat == -1
        t.do("card", "P2").do("card", "P3")
        assert t.discard(1) == ["P3", "P2"]


@pytest.mark.rule("WOM-IT-8.14-1", "WOM-FR-8.14-1", "WOM-FR-11.1-1")
def test_what_no_rule_and_no_card_allows_is_not_offered() -> None:
    t = Laid()
    assert {option[0] for option in t.options} == {"cast"}
    t = Laid(Mage("A", "", B, "Owls", (MayHide(besides=True),)), mine=("P1", "P2"))
    t.cast("P1", "A").cast("P0", "X")
    assert t.offers("besides", "P2", 0), "a card goes before the rule of one Spell a Mage"


# -- the order of resolution -------------------------------------------------------------------------


@pytest.mark.rule("WOM-IT-FAQ-11")
def test_effects_are_resolved_from_the_spell_to_the_enemys_mages() -> None:
    """The order is: priority effects, the Spell, the Castle, own Spells, the caster, own Mages, then
    the enemy's cards.
    """
    mine, theirs = Casts(Mages("own")), Casts(Mages("enemy"))
    t = Laid(
        Castle("Room", B, (When(Casts(ALL_MAGES), May(Draw())),)),
        Spell("Cast", 0, B, (When(mine, May(Draw())),)),
        Spell("Kept", 0, B, (Continuous(), When(mine, May(Draw())))),
        Mage("A", "", B, "Owls", (May(Draw()),)),
        Mage("B", "", B, "Owls", (When(mine, May(Draw())),)),
        Spell("Cast-X", 0, B, (When(theirs, May(Draw())),)),
        Spell("Kept-X", 0, B, (Continuous(), When(theirs, May(Draw())))),
        Mage("X", "", (RED,), "Foxes", (When(theirs, May(Draw())),)),
        Spell("It", 1, B, (May(Draw()), Annul(OPPOSITE_SPELLS))),
        castle="Room",
        mine=("Cast", "It"),
        theirs=("Cast-X", "P0"),
        hidden=(("Kept", "A"), ("Kept-X", "X")),
    )
    t.cast("Cast", "C")
    while t.ask != "play":
        t.no()
    t.cast("Cast-X", "Y")
    while t.ask != "play":
        t.no()
    before = len(t.order())
    t.cast("It", "A")
    asked = []
    while t.ask == "may":
        deed = t.p.agenda[-1]
        asked.append(deed.source)
        t.no()
    kept, kept_x, cast, cast_x, it = 16, 17, 18, 19, 20
    assert asked == [it, CASTLE_REF, cast, kept, 0, 1, cast_x, kept_x, 3]
    assert t.order()[before:] == ["cast"]


@pytest.mark.rule("WOM-IT-FAQ-11E")
def test_an_own_ability_comes_before_the_hidden_spell_of_the_enemy() -> None:
    """Goofy casts a Simple Spell and may Teleport before the enemy's Fire Steed has its effect."""
    goofy = Mage("A", "", B, "Owls", (May(Teleport()),))
    steed = Spell("Steed", 2, B, (When(Casts(Mages("enemy")), Teleport()),))
    nereus = Mage("X", "", (RED,), "Foxes", (Rendered(HIS, Continuous()),))
    t = Laid(goofy, steed, nereus, mine=("P1",), hidden=(("Steed", "X"),))
    t.cast("P1", "A").yes().do("castle", "Yellow").do("castle", "Green")
    assert [line["seat"] for line in t.heard("castle")] == [0, 1]


@pytest.mark.rule("WOM-IT-FAQ-11")
@pytest.mark.parametrize("caster", ["B", "X"])
def test_an_action_that_a_mage_gives_comes_behind_the_casters_own_ability(caster: str) -> None:
    """An action comes in the group of the card that gives it, also when that is the first of all Mages."""
    giver = Mage("A", "", B, "Owls", (Gains(ALL_SPELLS, Teleport()),))
    able = (May(Draw()),)
    t = Laid(giver, Mage("B", "", B, "Owls", able), Mage("X", "", (RED,), "Foxes", able), mine=("P1", "P1"))
    if caster == "X":
        t.cast("P1", "C").do("castle", "Red")
    t.cast("P1" if caster == "B" else "P0", caster)
    assert t.ask == "may"
    t.no()
    assert t.ask == "teleport"


@pytest.mark.rule("WOM-IT-FAQ-11b")
def test_effects_of_one_owner_at_one_time_are_ordered_by_the_owner() -> None:
    draw = (When(Casts(Mages("enemy")), Draw()),)
    t = Laid(Mage("X", "", (RED,), "Foxes", draw), Mage("Y", "", (RED,), "Foxes", draw), mine=("P1",))
    t.cast("P1", "A")
    assert t.ask == "order" and t.seat == 1
    assert t.options == [("effect", key("X"), 0), ("effect", key("Y"), 1)]
    t.do("effect", key("Y"), 1)
    assert len(t.heard("draw")) == 2


@pytest.mark.rule("WOM-IT-FAQ-11b")
def test_of_different_owners_the_turn_player_comes_first() -> None:
    enter = (When(Hides(ALL_MAGES), Draw()),)
    t = Laid(
        Mage("A", "", B, "Owls", (MayHide(), *enter)), Mage("X", "", (RED,), "Foxes", enter), mine=("P1",)
    )
    t.hide("P1", "A")
    assert [line["seat"] for line in t.heard("draw")] == [0, 1]
    first = (Annul(Spells("any", which="that")),)
    mine, theirs = When(Casts(ALL_MAGES), first), When(Casts(ALL_MAGES), first)
    t = Laid(
        Mage("A", "", B, "Owls", (mine,)),
        Mage("X", "", (RED,), "Foxes", (theirs,)),
        Spell("Now", 1, B, (Plus(THIS, 1),)),
        theirs=("Now",),
    )
    t.cast("P0", "B").cast("Now", "X")
    assert [line["source"] for line in t.heard("annul")][-2:] == [key("A"), key("X")]


def test_a_card_that_became_simple_does_nothing_more() -> None:
    keen = Mage("A", "", B, "Owls", (Draw(),))
    hush = Spell("Hush", 1, B, (Annul(CASTER),))
    t = Laid(keen, hush, mine=("Hush",))
    t.cast("Hush", "A")
    assert not t.heard("draw") and t.simple("A")


def test_static_spells_stay_while_nobody_teleports() -> None:
    t = Laid(Spell("Stone", 2, (YELLOW,), (Static(),)), mine=("Stone",))
    t.cast("Stone", "A").cast("P0", "X")
    assert t.in_play() == ["Stone"]
