"""The two kinds of pass (8.11, 8.12), Spells hidden besides, and Spells that leave while they resolve."""

from __future__ import annotations

import pytest

from grimorio.games.mickey.words import (
    ALL_MAGES,
    BLUE,
    OPPOSITE,
    OWN_MAGES,
    RED,
    THIS,
    Annul,
    Block,
    CannotCast,
    Castle,
    Casts,
    Continuous,
    Corrode,
    DiscardFromPlay,
    Draw,
    Hides,
    Immune,
    Mage,
    Mages,
    May,
    MayHide,
    Pay,
    Recover,
    Reveal,
    Shatter,
    Spell,
    Spells,
    When,
)
from tests.games.mickey.laid import Laid

B = (BLUE,)
HIDER = Mage("X", "", (RED,), "Foxes", (MayHide(),))
BOTH = Mage("X", "", (RED,), "Foxes", (MayHide(besides=True),))
LIMIT = Spell("Limit", 1, B, (CannotCast(Mages("enemy"), Spells(least=4)),))
HUSH = Spell("Hush", 1, B, (Annul(Spells("own", which="others")),))
BLOCK = Spell("Block", 1, B, (Block(),))
REVEAL = Spell("Reveal", 1, B, (Reveal(),))
CORRODE = Spell("Corrode", 1, B, (Corrode(),))
RULEBOOKS = pytest.mark.parametrize("rulebook", ["official-play-2010", "origines"])


# -- two kinds of pass -------------------------------------------------------------------------------


@pytest.mark.rule("WOM-FR-8.11-2", "WOM-IT-8.11-1", "WOM-FR-8.11-1")
@RULEBOOKS
def test_who_would_rather_not_hide_passes_for_now_and_shows_the_hand(rulebook: str) -> None:
    t = Laid(LIMIT, HUSH, HIDER, mine=("Limit", "Hush"), theirs=("P4", "P5", "P5"), rulebook=rulebook)
    t.cast("Limit", "A")
    assert t.seat == 1 and t.offers("pass") and t.offers("hide", "P4", t.place("X"))
    t.do("pass")
    assert t.heard("pass") == [{"event": "pass", "rule": "WOM-IT-8.11-1", "seat": 1, "again": True}]
    assert t.heard("show-hand")[0]["cards"] == ["P4", "P5", "P5"]
    t.cast("Hush", "B")
    assert t.seat == 1 and t.can_cast("P4", "X") and not t.offers("pass"), "the limitation is over"


@pytest.mark.rule("WOM-FR-8.11-2", "WOM-FR-8.11-3", "WOM-IT-8.11-2")
def test_who_passes_for_now_is_asked_again_while_the_other_plays() -> None:
    t = Laid(LIMIT, HIDER, mine=("Limit", "P1", "P2"), theirs=("P4", "P5", "P5"))
    t.cast("Limit", "A").do("pass").cast("P1", "B")
    assert t.seat == 1 and t.offers("pass")
    t.hide("P5", "X").cast("P2", "C")
    assert len(t.heard("show-hand")) == 1, "what is known is not shown again"
    t.to("castle")
    assert t.heard("reckoned")[0]["totals"] == [1 + 1 + 2, 5], "the limitation lasted: the challenge ended"


@pytest.mark.rule("WOM-IT-9.3-3", "WOM-FR-9.3-3", "WOM-IT-9.3-2", "WOM-FR-9.3-2")
@pytest.mark.parametrize(("proof", "shown"), [("shown", 1), ("unshown", 0)])
def test_a_blocked_mage_need_not_hide_and_passing_is_not_for_good(proof: str, shown: int) -> None:
    """In Origines a Block needs no proof; by both rulebooks the Mage casts once the Block is over."""
    t = Laid(BLOCK, HUSH, HIDER, mine=("P0", "Block", "Hush"), theirs=("P1",) * 4, block_proof=proof)
    t.cast("P0", "B").cast("P1", "Y").cast("Block", "A").cast("P1", "Z").cast("Hush", "C")
    assert t.seat == 1 and not t.offers("pass") and t.can_cast("P1", "X"), "the Block became Simple"
    t = Laid(BLOCK, HIDER, mine=("P0", "Block", "P0"), theirs=("P1",) * 4, block_proof=proof)
    t.cast("P0", "B").cast("P1", "Y").cast("Block", "A").cast("P1", "Z").cast("P0", "C")
    assert t.offers("pass") and t.offers("hide", "P1", t.place("X")) and not t.heard("show-hand")
    t.do("pass")
    assert len(t.heard("show-hand")) == shown and t.heard("pass")[0]["again"]


@pytest.mark.rule("WOM-IT-8.12-1", "WOM-IT-8.12-2", "WOM-FR-8.12-1")
def test_who_passes_when_all_mages_have_played_plays_no_more() -> None:
    t = Laid(BOTH, mine=("P1", "P1", "P1"), theirs=("P2",) * 5)
    t.cast("P1", "A").cast("P2", "X").cast("P1", "B").cast("P2", "Y").cast("P1", "C").cast("P2", "Z")
    assert t.offers("pass") and t.offers("besides", "P2", t.place("X"))
    t.do("pass")
    assert t.heard("pass") == [{"event": "pass", "rule": "WOM-IT-8.12-1", "seat": 1, "again": False}]
    assert not t.heard("show-hand") and t.heard("reckoned")[0]["totals"] == [3, 6]


@pytest.mark.rule("WOM-IT-8.12-1", "WOM-FR-8.12-1", "WOM-IT-8.11-1")
def test_nothing_is_proved_once_all_mages_have_played() -> None:
    t = Laid(LIMIT, mine=("P0", "P0", "Limit"), theirs=("P1", "P1", "P1", "P5"))
    t.cast("P0", "A").cast("P1", "X").cast("P0", "B").cast("P1", "Y").cast("Limit", "C").cast("P1", "Z")
    assert t.heard("reckoned") and not t.heard("show-hand") and t.side(1).seen == ()


@pytest.mark.rule("WOM-IT-8.11-1", "WOM-FR-8.11-1")
def test_cards_drawn_since_are_proved_too() -> None:
    gift = Spell("Gift", 1, B, (Draw(1, "enemy"),))
    t = Laid(LIMIT, gift, mine=("Limit", "Gift", "P0"), theirs=("P4", "P4", "P4"))
    t.side(1).deck = (t.face("P5", 1), *t.side(1).deck)
    t.cast("Limit", "A").cast("Gift", "B")
    assert [line["cards"] for line in t.heard("show-hand")] == [["P4"] * 3, ["P4"] * 3 + ["P5"]]


# -- Spells hidden besides ---------------------------------------------------------------------------


@pytest.mark.rule("WOM-IT-8.10-2", "WOM-IT-9.10-3", "WOM-IT-9.10-3E", "WOM-IT-8.1-2")
@pytest.mark.parametrize(("option", "casts"), [("besides-again", False), ("any-again", True)])
def test_what_is_discarded_besides_may_be_hidden_besides_again(option: str, casts: bool) -> None:
    t = Laid(BOTH, REVEAL, mine=("P0", "P0", "Reveal"), theirs=("P2",) * 5, besides_discarded=option)
    t.cast("P0", "A").cast("P2", "X").cast("P0", "B").hide("P2", "X", "besides").cast("Reveal", "C")
    assert t.discard(1) == ["P2"], "what it cast leaves no room"
    assert t.can_cast("P2", "X") is casts
    assert t.offers("besides", "P2", t.place("X")) is not casts


@pytest.mark.rule("WOM-IT-8.10-2", "WOM-IT-8.3-3")
def test_by_an_option_a_mage_casts_its_own_spell_and_that_for_the_one_discarded() -> None:
    snipe = Spell("Snipe", 1, B, (DiscardFromPlay(Spells("enemy", "hidden")),))
    for option, again in (("besides-again", False), ("any-again", True)):
        t = Laid(BOTH, snipe, mine=("P0", "Snipe", "P0"), theirs=("P2",) * 5, besides_discarded=option)
        t.cast("P0", "A").hide("P2", "X", "besides").cast("Snipe", "B")
        assert t.can_cast("P2", "X"), "its own cast, in both"
        t.cast("P2", "X").cast("P0", "C")
        assert t.can_cast("P2", "X") is again


@pytest.mark.rule("WOM-IT-8.10-2", "WOM-IT-8.1-2")
def test_what_is_cast_and_discarded_is_cast_again_with_a_spell_hidden_besides() -> None:
    t = Laid(BOTH, CORRODE, mine=("P0", "P0", "Corrode", "P3"), theirs=("P2",) * 5)
    x = t.place("X")
    t.cast("P0", "B").cast("P2", "X").cast("P0", "C").hide("P2", "X", "besides")
    t.cast("Corrode", "A").yes().do("discard", "P3")
    assert t.discard(1) == ["P2"] and t.in_play(1) == ["P2"]
    assert t.can_cast("P2", "X") and not t.offers("besides", "P2", x)


@pytest.mark.rule("WOM-IT-9.10-2", "WOM-IT-9.10-3", "WOM-IT-8.3-3", "WOM-IT-8.2-1")
@pytest.mark.parametrize(("option", "casts"), [("shared", True), ("one", False)])
def test_a_mage_casts_beside_what_reveal_laid_before_it(option: str, casts: bool) -> None:
    t = Laid(BOTH, REVEAL, mine=("Reveal", "P0", "P0"), theirs=("P2",) * 5, cast_area=option, turn=2)
    t.p.agenda[-1].seat = 1
    t.p.agenda[-1].step = type(t.p.agenda[-1]).next_play
    t.p.waiting = ()
    t.p.run()
    t.hide("P2", "X", "besides").cast("Reveal", "A")
    assert t.in_play(1) == ["P2"] and t.can_cast("P2", "X") is casts and t.can_cast("P2", "Y")
    t.cast("P2", "Y").cast("P0", "B").cast("P2", "Z").cast("P0", "C")
    if casts:
        t.cast("P2", "X")
    assert t.heard("reckoned")[0]["totals"] == [1, 8 if casts else 6] and not t.heard("show-hand")


@pytest.mark.rule("WOM-FR-8.3-1", "WOM-IT-8.3-2")
def test_origines_hides_besides_or_in_place_of_casting_too() -> None:
    t = Laid(BOTH, HIDER_A, mine=("P1", "P1"), theirs=("P2",) * 5, rulebook="origines")
    t.hide("P1", "A")
    assert not t.offers("cast", "P1", 0) and not t.offers("besides", "P1", 0)
    assert t.offers("besides", "P2", t.place("X")) and t.can_cast("P2", "X")
    t.hide("P2", "X", "besides").cast("P0", "B").cast("P2", "X")
    seen = t.p.seen_by(0)["table"]["sides"][1]["spells"]
    assert [(one["hidden"], one["up"], one["place"]) for one in seen] == [(True, False, 2), (False, True, 2)]


HIDER_A = Mage("A", "", B, "Owls", (MayHide(),))


# -- Spells that leave while they resolve ------------------------------------------------------------

FLEETING = Spell("Fleeting", 2, B, (DiscardFromPlay(THIS),))


@pytest.mark.rule("WOM-IT-8.10-1", "WOM-IT-FAQ-11")
def test_a_spell_that_discards_itself_was_cast_all_the_same() -> None:
    """Castle, caster, own Mages and the enemy's still react to the cast."""
    t = Laid(
        FLEETING,
        Castle("Bell", B, (When(Casts(ALL_MAGES), Draw()),)),
        Mage("A", "", B, "Owls", (Draw(2),)),
        Mage("B", "", B, "Owls", (When(Casts(OWN_MAGES, Spells(colour=BLUE, power=2)), Draw(3)),)),
        Mage("C", "", B, "Owls", (When(Casts(OWN_MAGES, Spells(colour=RED)), Draw(4)),)),
        Mage("X", "", (RED,), "Foxes", (When(Casts(OPPOSITE), Recover()),)),
        castle="Bell",
        mine=("Fleeting",),
        theirs=("P0", "P0", "P0"),
    )
    t.side(1).hand = t.side(1).hand[:2]
    t.cast("Fleeting", "A")
    assert t.discard() == ["Fleeting"] and t.in_play() == []
    drawn = [(line["seat"], line["count"]) for line in t.heard("draw")]
    assert drawn == [(0, 1), (0, 2), (0, 3), (1, 1)]
    assert t.can_cast("P0", "X") and t.side().free == 1, "its Mage may cast once more"


@pytest.mark.rule("WOM-IT-8.10-1", "WOM-IT-8.2-4")
def test_what_is_asked_of_a_spell_that_left_is_what_it_was_then() -> None:
    """This covers its player, its Mage, where it lay, its actions, and whether it was Simple."""
    watch = {
        "own": Spells("own", "cast"),
        "enemy": Spells("enemy", "cast"),
        "hidden": Spells("own", "hidden"),
        "mage": Spells("own", by=Mages("own", named="A")),
        "other": Spells("own", by=Mages("own", named="B")),
        "not-simple": Spells("own", simple=False),
        "simple": Spells("own", simple=True),
        "continuous": Spells("own", having="continuous"),
        "static": Spells("own", having="static"),
        "others": Spells("own", which="others"),
        "this": Spells(which="this"),
    }
    done = {}
    for name, spells in watch.items():
        fleeting = Spell("Fleeting", 2, B, (Continuous(), DiscardFromPlay(THIS)))
        ward = Spell("Ward", 1, B, (When(Casts(OWN_MAGES, spells), Draw()),))
        t = Laid(fleeting, ward, mine=("Fleeting",), hidden=(("Ward", "B"),)).cast("Fleeting", "A")
        done[name] = bool(t.heard("draw"))
    assert [name for name, seen in done.items() if seen] == [
        "own",
        "mage",
        "not-simple",
        "continuous",
        "others",
    ]


@pytest.mark.rule("WOM-IT-9.14-1", "WOM-IT-8.10-1")
def test_a_shatter_that_is_itself_the_one_continuous_spell_is_discarded_and_was_cast() -> None:
    shatter = Spell("Shatter", 1, B, (Shatter(), Continuous()))
    t = Laid(shatter, Mage("A", "", B, "Owls", (Draw(),)), mine=("Shatter",))
    t.cast("Shatter", "A").do("spell", t.ref("Shatter"))
    assert t.discard() == ["Shatter"] and len(t.heard("draw")) == 1


@pytest.mark.rule("WOM-IT-8.10-1", "WOM-IT-8.3-1")
def test_a_hidden_spell_that_leaves_at_once_was_hidden_all_the_same() -> None:
    eater = Mage(
        "X", "", (RED,), "Foxes", (When(Hides(Mages("enemy")), DiscardFromPlay(Spells("enemy", "hidden"))),)
    )
    witness = Mage("Y", "", (RED,), "Foxes", (When(Hides(Mages("enemy")), Draw()),))
    t = Laid(eater, witness, HIDER_A, mine=("P1", "P1"))
    t.hide("P1", "A")
    while t.ask == "order":
        t.p.answer(0)
    assert t.discard() == ["P1"] and len(t.heard("draw", 1)) == 1


@pytest.mark.rule("WOM-IT-10.8-1", "WOM-IT-8.10-1")
def test_who_is_immune_to_a_spell_is_so_when_it_has_left_play() -> None:
    burst = Spell("Burst", 2, B, (DiscardFromPlay(THIS), DiscardFromPlay(Spells("enemy"))))
    proof = Spell("Proof", 4, B, (Immune(THIS, Spells("enemy")),))
    t = Laid(burst, proof, mine=("P0", "Burst"), theirs=("Proof", "P1"))
    t.cast("P0", "B").cast("Proof", "X").cast("Burst", "A")
    assert t.in_play(1) == ["Proof"]
    t = Laid(burst, proof, mine=("P0", "Burst"), theirs=("P1", "P1"))
    t.cast("P0", "B").cast("P1", "X").cast("Burst", "A")
    assert t.in_play(1) == []


@pytest.mark.rule("WOM-IT-8.2-4", "WOM-IT-FAQ-11")
def test_effects_of_a_spell_that_left_are_not_begun() -> None:
    """The effects that have not begun are lost, because they have force only while the Spell is in play."""
    spell = Spell("Spell", 1, B, (DiscardFromPlay(THIS), When(Casts(OWN_MAGES), Draw(3))))
    t = Laid(spell, mine=("Spell",))
    t.cast("Spell", "A")
    assert not t.heard("draw")


@pytest.mark.rule("WOM-IT-9.6-1", "WOM-IT-8.10-1", "WOM-IT-FAQ-11")
def test_a_castle_may_corrode_what_was_just_cast_and_the_mage_still_does_its_part() -> None:
    pit = Castle("Pit", B, (When(Casts(ALL_MAGES), Pay(1, DiscardFromPlay(Spells(which="that")))),))
    t = Laid(pit, Mage("A", "", B, "Owls", (May(Draw()),)), castle="Pit", mine=("P1", "P2", "P3"))
    t.cast("P1", "A")
    assert t.ask == "pay"
    t.yes().do("discard", "P2")
    assert t.ask == "may" and t.in_play() == []
    t.yes()
    assert len(t.heard("draw")) == 1
    assert t.p.seen_by(0)["table"]["doing"] is None
