"""Effects until the end of the turn, and which Spells leave when a turn's Spells are discarded."""

from __future__ import annotations

import pytest

from grimorio.games.mickey.words import (
    ALL_MAGES,
    ALL_SPELLS,
    BLUE,
    HIS,
    OPPOSITE,
    RED,
    THIS,
    Annul,
    Castle,
    CastleEnters,
    Castles,
    Casts,
    Confuse,
    Continuous,
    Draw,
    Draws,
    ForNow,
    Gains,
    Immune,
    Mage,
    Mages,
    MakesSimple,
    Minus,
    Plus,
    Rendered,
    Spell,
    Spells,
    Static,
    Subterfuge,
    Teleport,
    When,
)
from tests.games.mickey.laid import Laid

B = (BLUE,)
MAREN = Mage("A", "", B, "Owls", (When(Draws(), ForNow(Plus(HIS, 1))),))


def over(t: Laid) -> Laid:
    """Play this turn to its end, and up to the first play of the next turn."""
    return t.to("castle").to("play")


@pytest.mark.rule("WOM-IT-10.25-1", "WOM-FR-10.26", "WOM-IT-7.14-1")
def test_what_begins_in_the_draw_phase_ends_with_it() -> None:
    t = Laid(MAREN, mine=("P1", "P1", "P1", "P1", "P1"))
    t.cast("P1", "A").to("castle")
    assert t.heard("for-now"), "it was so in the Draw phase"
    assert t.table.marks == () and t.table.gone == ()
    t.to("play").cast("P1", "X").cast("P1", "A")
    assert t.worth("P1") == 1


@pytest.mark.rule("WOM-IT-10.25-1", "WOM-IT-FAQ-2", "WOM-FR-6.1.5")
def test_what_the_opening_hand_sets_off_is_over_when_the_first_turn_begins() -> None:
    from grimorio.games.mickey.rules.deeds import DrawFrame

    t = Laid(MAREN, mine=("P1",), phase="castle")
    p = t.p
    p.waiting = ()
    p.agenda[-1].step = type(p.agenda[-1]).begin
    p.push(DrawFrame(0, 5, "WOM-FR-6.1.5"))
    p.run()
    assert t.heard("for-now") and t.table.marks == ()


@pytest.mark.rule("WOM-IT-9.2-2", "WOM-IT-10.25-1")
def test_a_mage_that_a_mage_annulled_is_simple_to_the_end_of_the_turn() -> None:
    hush = Mage("A", "", B, "Owls", (Annul(OPPOSITE),))
    drawer = Mage("X", "", (RED,), "Foxes", (When(Draws(), Draw()),))
    t = Laid(hush, drawer, mine=("P1",))
    over(t.cast("P1", "A"))
    assert [line["count"] for line in t.heard("draw") if line["seat"] == 1] == [3], "not in the Draw phase"


@pytest.mark.rule("WOM-IT-8.2-4", "WOM-IT-7.11-1")
def test_what_a_spell_annulled_works_again_once_the_spell_is_discarded() -> None:
    hush = Spell("Hush", 1, B, (Annul(OPPOSITE),))
    drawer = Mage("X", "", (RED,), "Foxes", (When(Draws(), Draw()),))
    t = Laid(hush, drawer, mine=("Hush",))
    over(t.cast("Hush", "A"))
    assert [line["count"] for line in t.heard("draw") if line["seat"] == 1][:2] == [3, 1]


@pytest.mark.rule("WOM-IT-7.1-4", "WOM-IT-7.11-1", "WOM-IT-9.5-1")
@pytest.mark.parametrize("keeper", ["mine", "theirs"])
def test_which_spells_stay_is_seen_at_once_for_both_players(keeper: str) -> None:
    """A hidden Spell stays, although the Spell that made it Continuous is discarded in the same phase."""
    maker = Spell("Maker", 1, B, (Gains(Spells(area="hidden"), Continuous()),))
    lasts = Spell("Lasts", 1, B, (Plus(THIS, 1),))
    hands = {"mine": ("Maker", "P1"), "theirs": ("P1",)} if keeper == "mine" else {"theirs": ("Maker",)}
    t = Laid(maker, lasts, hidden=(("Lasts", "C"), ("Lasts", "Z")), **hands)
    if keeper == "mine":
        t.cast("Maker", "A")
    else:
        t.cast("P0", "A").cast("Maker", "X")
    t.to("castle")
    assert t.in_play(0) == ["Lasts"] and t.in_play(1) == ["Lasts"]


@pytest.mark.rule("WOM-IT-9.2-2", "WOM-IT-9.5-1", "WOM-IT-7.11-1")
@pytest.mark.parametrize("active", [0, 1])
def test_a_continuous_spell_that_is_simple_when_spells_are_discarded_leaves(active: int) -> None:
    """It leaves whoever's Spells are discarded first, because the Annul was in play when both were noted."""
    hush = Spell("Hush", 1, B, (Annul(Spells("enemy", "hidden")),))
    lasts = Spell("Lasts", 1, B, (Continuous(), Plus(THIS, 1)))
    caster, other = ("A", "Z") if active == 0 else ("X", "C")
    t = Laid(hush, lasts, mine=("Hush", "P1"), theirs=("Hush", "P1"), hidden=(("Lasts", other),))
    if active == 0:
        t.cast("Hush", caster)
    else:
        t.cast("P1", "A").cast("Hush", caster)
    assert t.simple("Lasts")
    t.to("castle")
    assert t.in_play(1 - active) == []


@pytest.mark.rule("WOM-IT-10.8-1", "WOM-IT-FAQ-33", "WOM-IT-8.2-4")
def test_what_a_spell_did_stays_its_doing_when_it_has_left_play() -> None:
    """A card immune to enemy Spells is not affected by one whose effect goes on after it was discarded."""
    proof = Spell("Proof", 4, B, (Immune(THIS, Spells("enemy")),))
    gate = Spell("Gate", 1, B, (Teleport(),))
    curse = Spell("Curse", 1, B, (Static(), ForNow(Minus(Spells("enemy", "cast"), 2))))
    t = Laid(curse, proof, gate, mine=("Curse", "Gate"), theirs=("Proof", "P5"))
    t.cast("Curse", "A").cast("Proof", "X").cast("Gate", "B").do("castle", "Red").cast("P5", "Y")
    assert t.discard() == ["Curse"]
    assert t.worth("Proof") == 4 and t.worth("P5") == 3
    assert ("minus", "Curse", 2, 3) in t.steps("P5"), "the calculation names the card that said it"


@pytest.mark.rule("WOM-IT-9.16-2", "WOM-IT-10.22-1", "WOM-IT-8.2-4")
def test_what_a_castle_did_is_not_the_next_castles_doing() -> None:
    bell = Castle("Bell", B, (When(Casts(ALL_MAGES), ForNow(Plus(Spells(area="cast"), 1))),))
    deaf = Spell("Deaf", 2, B, (Immune(THIS, Castles(colour=RED)),))
    gate = Spell("Gate", 1, B, (Teleport(),))
    t = Laid(bell, deaf, gate, castle="Bell", mine=("P1", "Gate"), theirs=("P1", "Deaf"), castles=("Red",))
    t.cast("P1", "A").cast("P1", "X").cast("Gate", "B").do("castle", "Red").cast("Deaf", "Y")
    assert t.worth("Deaf") == 4, "the Castle that said it, twice, was blue"
    assert t.steps("Gate")[-1][:2] == ("plus", "Bell")


@pytest.mark.rule("WOM-IT-9.16-2", "WOM-IT-9.2-2")
def test_an_annul_of_the_castle_does_not_hit_the_next_one() -> None:
    fall = Spell("Fall", 1, B, (Annul(Castles()),))
    room = Castle("Room", (RED,), (Plus(ALL_SPELLS, 1),))
    gate = Spell("Gate", 1, B, (Teleport(),))
    t = Laid(fall, room, gate, castle="Room", castles=("Room", "Red"), mine=("Fall",), theirs=("P1",))
    t.cast("Fall", "A")
    assert t.simple("Room") and t.worth("Fall") == 1
    t = Laid(fall, room, gate, castle="Plain", castles=("Room",), mine=("Fall", "Gate"), theirs=("P1",))
    t.cast("Fall", "A").cast("P1", "X").cast("Gate", "B").do("castle", "Room")
    assert not t.simple("Room") and t.worth("P1") == 2


@pytest.mark.rule("WOM-IT-8.2-4", "WOM-IT-9.16-2")
def test_a_castle_that_was_replaced_has_no_effects_left_to_do() -> None:
    twice = Castle("Twice", B, (When(Casts(ALL_MAGES), Teleport()), When(Casts(ALL_MAGES), Draw(2))))
    t = Laid(twice, castle="Twice", mine=("P1",), castles=("Red",))
    t.cast("P1", "A").do("castle", "Red")
    assert not t.heard("draw"), "it is in play no more"


@pytest.mark.rule("WOM-IT-9.4-1", "WOM-IT-10.21-1")
def test_nobody_casts_at_random_outside_a_challenge() -> None:
    daze = Mage("A", "", B, "Owls", (When(Draws(), Confuse()),))
    t = Laid(daze, mine=("P1",))
    t.cast("P1", "A").to("castle")
    assert not t.heard("confuse") and t.table.confused == ()


@pytest.mark.rule("WOM-IT-9.4-1", "WOM-IT-9.4-4", "WOM-IT-FAQ-23")
def test_a_mage_that_a_castle_confuses_casts_before_anybody_plays() -> None:
    fog = Mage("A", "", B, "Owls", (When(CastleEnters(), Confuse()),))
    t = Laid(fog, theirs=("P3", "P3", "P3"), phase="castle")
    t.do("castle", "Red")
    t.to("play")
    assert t.in_play(1) == ["P3"] and t.seat == 0
    t.cast("P0", "A")
    assert t.seat == 0 and t.heard("play-used", 1)[0]["seat"] == 1, (
        "the confused play was the opponent's first"
    )


@pytest.mark.rule("WOM-IT-9.13-1", "WOM-IT-9.5-1", "WOM-IT-FAQ-20", "WOM-IT-10.25-1")
def test_subterfuge_takes_continuous_away_unless_it_is_rendered() -> None:
    sly = Spell("Sly", 2, B, (Subterfuge(), Continuous(), Plus(THIS, 2)))
    t = Laid(sly, hidden=(("Sly", "A"), ("Sly", "X")))
    t.to("castle")
    assert t.heard("reckoned")[0]["totals"] == [2, 2] and t.in_play(0) == t.in_play(1) == []
    keeper = Mage("A", "", B, "Owls", (Rendered(HIS, Continuous()),))
    t = Laid(sly, keeper, hidden=(("Sly", "A"), ("Sly", "X")))
    over(t)
    assert t.in_play(0) == ["Sly"] and t.in_play(1) == []
    assert not t.simple("Sly") and t.worth("Sly") == 4, "in the next turn it works again"


@pytest.mark.rule("WOM-IT-9.2-2", "WOM-IT-10.25-1")
def test_what_is_simple_for_now_is_so_whatever_becomes_of_the_card_that_said_it() -> None:
    spell = Spell("Spell", 1, B, (ForNow(MakesSimple(Mages("enemy", "opposite"))),))
    drawer = Mage("X", "", (RED,), "Foxes", (When(Draws(), Draw()),))
    t = Laid(spell, drawer, mine=("Spell",))
    over(t.cast("Spell", "A"))
    assert [line["count"] for line in t.heard("draw") if line["seat"] == 1] == [3]
