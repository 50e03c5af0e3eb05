"""Which cards make which Simple, for how long, and which Subterfuge Spells count."""

from __future__ import annotations

import itertools

import pytest

from grimorio.games.mickey.rules.renew import uppermost
from grimorio.games.mickey.words import (
    BLUE,
    HIS,
    OPPOSITE,
    OPPOSITE_SPELLS,
    RED,
    THIS,
    YELLOW,
    Annul,
    Block,
    Castle,
    Castles,
    Continuous,
    CountsAs,
    Draw,
    Gains,
    If,
    Immune,
    Mage,
    Mages,
    MakesSimple,
    MayHide,
    Plus,
    Rendered,
    Reveal,
    Spell,
    Spells,
    Subterfuge,
    There,
    Untouchable,
)
from tests.games.mickey.laid import Laid

B = (BLUE,)
HUSH = Spell("Hush", 1, B, (Annul(OPPOSITE_SPELLS),))
BONUS = Spell("Bonus", 2, B, (Plus(THIS, 3),))


# -- how long Annul lasts ----------------------------------------------------------------------------


@pytest.mark.rule("WOM-IT-9.2-2", "WOM-FR-9.10-1", "WOM-IT-8.2-4")
@pytest.mark.parametrize(("option", "simple"), [("until-simple", False), ("in-play", True)])
def test_an_annul_ends_when_another_card_makes_its_card_simple(option: str, simple: bool) -> None:
    """Hush annuls Bonus, and then the enemy's Hush annuls the first Hush."""
    quiet = Spell("Quiet", 1, B, (Annul(Spells("own", "cast", named="Hush")),))
    t = Laid(HUSH, BONUS, quiet, mine=("Bonus", "P1"), theirs=("Hush", "Quiet"), annul=option)
    t.cast("Bonus", "A").cast("Hush", "X")
    assert t.simple("Bonus") and t.worth("Bonus") == 2
    t.cast("P1", "B").cast("Quiet", "Y")
    assert t.simple("Hush") and t.simple("Bonus") is simple
    assert t.worth("Bonus") == (2 if simple else 5)


@pytest.mark.rule("WOM-IT-9.2-2", "WOM-IT-FAQ-35")
@pytest.mark.parametrize(("option", "simple"), [("until-simple", False), ("in-play", True)])
def test_an_annulled_mage_has_its_ability_back_when_the_spell_becomes_simple(
    option: str, simple: bool
) -> None:
    hush = Spell("Hush Mage", 1, B, (Annul(OPPOSITE),))
    brave = Mage("X", "", (RED,), "Foxes", (Plus(HIS, 1),))
    t = Laid(hush, HUSH, brave, mine=("Hush Mage", "P1"), theirs=("P2", "Hush"), annul=option)
    t.cast("P1", "B").cast("P2", "Y").cast("Hush Mage", "A").cast("Hush", "X")
    assert t.simple("Hush Mage") and t.simple("X") is simple
    assert t.worth("Hush") == (1 if simple else 2)


@pytest.mark.rule("WOM-IT-FAQ-19", "WOM-IT-9.2-2")
@pytest.mark.parametrize("option", ["until-simple", "in-play"])
def test_who_annuls_itself_and_is_annulled_by_another_too_annuls_no_more(option: str) -> None:
    all_of_us = Spell("All", 1, B, (Annul(Spells("own", "cast")),))
    t = Laid(all_of_us, BONUS, HUSH, mine=("Bonus", "All"), theirs=("P0", "Hush"), annul=option)
    t.cast("Bonus", "B").cast("P0", "Y").cast("All", "A")
    assert t.simple("All") and t.simple("Bonus"), "it is done on all, itself too"
    t.cast("Hush", "X")
    assert t.simple("All") and t.simple("Bonus") is (option == "in-play")


@pytest.mark.rule("WOM-IT-9.3-1", "WOM-IT-9.2-2")
@pytest.mark.parametrize("option", ["until-simple", "in-play"])
def test_a_block_ends_when_its_card_is_simple_and_comes_back_with_its_effect(option: str) -> None:
    block = Spell("Block", 1, B, (Block(),))
    quiet = Spell("Quiet", 1, B, (Annul(Spells("enemy", "cast", named="Block")),))
    mine, theirs = ("P0", "Block", "Hush"), ("P1", "Quiet", "P1", "P1")
    t = Laid(block, HUSH, quiet, mine=mine, theirs=theirs, annul=option)
    t.cast("P0", "B").cast("P1", "Y").cast("Block", "A")
    assert not t.can_cast("P1", "X")
    t.cast("Quiet", "Z")
    assert t.simple("Block") and not t.p.seen_by(0)["table"]["sides"][1]["mages"][0]["blocked"]
    t.cast("Hush", "C")
    if option == "in-play":
        assert t.simple("Quiet") and t.simple("Block") and t.can_cast("P1", "X")
    else:
        assert t.heard("reckoned")[0]["totals"] == [0 + 1 + 1, 1 + 1], "X is blocked again"


# -- what lasts --------------------------------------------------------------------------------------


@pytest.mark.rule("WOM-IT-FAQ-20", "WOM-IT-9.2-2")
def test_what_a_simple_mage_would_make_simple_is_not() -> None:
    """A Castle makes a Mage Simple, so the Spell that the Mage's ability would make Simple is not."""
    hall = Castle("Hall", B, (MakesSimple(Mages(colour=YELLOW)),))
    tyrant = Mage("X", "", (YELLOW,), "Foxes", (MakesSimple(OPPOSITE_SPELLS),))
    for castle, simple in (("Plain", True), ("Hall", False)):
        t = Laid(hall, tyrant, BONUS, castle=castle, mine=("Bonus",))
        t.cast("Bonus", "A")
        assert t.simple("X") is not simple and t.simple("Bonus") is simple
        assert t.worth("Bonus") == (2 if simple else 5)


@pytest.mark.rule("WOM-IT-FAQ-20", "WOM-IT-9.2-2")
def test_a_chain_of_three_frees_the_last_but_one() -> None:
    """The Castle hits X, X would hit B, and B hits the Spell: only the Castle and B take effect."""
    hall = Castle("Hall", B, (MakesSimple(Mages(colour=YELLOW)),))
    tyrant = Mage("X", "", (YELLOW,), "Foxes", (MakesSimple(Mages("enemy", named="B")),))
    other = Mage("B", "", B, "Owls", (MakesSimple(Spells("own", "cast")),))
    t = Laid(hall, tyrant, other, BONUS, castle="Hall", mine=("Bonus",))
    t.cast("Bonus", "A")
    assert t.simple("X") and not t.simple("B") and t.simple("Bonus")
    t = Laid(hall, tyrant, other, BONUS, mine=("Bonus",))
    t.cast("Bonus", "A")
    assert not t.simple("X") and t.simple("B") and not t.simple("Bonus")


@pytest.mark.rule("WOM-IT-FAQ-19", "WOM-IT-FAQ-19E")
def test_cards_that_make_each_other_simple_do_it_all_the_same() -> None:
    mine = Mage("A", "", B, "Owls", (MakesSimple(Mages("enemy", "opposite")),))
    at_mage = MakesSimple(Mages("enemy", "opposite"))
    theirs = Mage("X", "", (RED,), "Foxes", (at_mage, MakesSimple(Castles())))
    room = Castle("Room", B, (Plus(Spells(), 1),))
    t = Laid(mine, theirs, room, castle="Room", mine=("P1",))
    t.cast("P1", "A")
    assert t.simple("A") and t.simple("X")
    assert t.simple("Room") and t.worth("P1") == 1, "all that the two of them hit"
    theirs = Mage("X", "", (RED,), "Foxes", (at_mage,))
    t = Laid(mine, theirs, Castle("Hall", B, (MakesSimple(Mages(colour=RED)),)), castle="Hall")
    assert t.simple("X") and not t.simple("A"), "unless a third makes one Simple"


@pytest.mark.rule("WOM-IT-10.8-1", "WOM-IT-9.2-2")
def test_immunity_of_a_card_that_becomes_simple_saves_nobody() -> None:
    """The Castle makes X Simple, which kept Y immune; so A's ability now reaches Y."""
    hall = Castle("Hall", B, (MakesSimple(Mages(colour=YELLOW)),))
    guard = Mage("X", "", (YELLOW,), "Foxes", (Immune(Mages("own"), Mages("enemy")),))
    brave = Mage("Y", "", (RED,), "Foxes", (Plus(HIS, 1),))
    tyrant = Mage("A", "", B, "Owls", (MakesSimple(Mages("enemy", named="Y")),))
    for castle, simple in (("Plain", False), ("Hall", True)):
        assert Laid(hall, guard, brave, tyrant, castle=castle).simple("Y") is simple


@pytest.mark.rule("WOM-IT-9.8-1", "WOM-IT-FAQ-19")
def test_an_untouchable_card_makes_simple_what_would_make_it_simple() -> None:
    stone = Mage("A", "", B, "Owls", (Untouchable(), MakesSimple(Mages("enemy", "opposite"))))
    tyrant = Mage("X", "", (RED,), "Foxes", (MakesSimple(Mages("enemy", "opposite")), MakesSimple(Castles())))
    t = Laid(stone, tyrant)
    assert not t.simple("A") and t.simple("X")
    room = Castle("Room", B, (Plus(Spells(), 1),))
    assert not Laid(stone, tyrant, room, castle="Room").simple("Room")


@pytest.mark.rule("WOM-IT-FAQ-39", "WOM-IT-9.2-2")
def test_conditions_are_read_anew_once_a_card_is_simple() -> None:
    """B makes all Mages count as Foxes; once B is Simple, A finds no Fox and makes nobody Simple."""
    kin = Mage("B", "", B, "Owls", (CountsAs(Mages("own"), "Foxes"),))
    if_foxes = If(There(Mages("own", team="Foxes")), MakesSimple(Castles()))
    tyrant = Mage("A", "", B, "Owls", (if_foxes,))
    room = Castle("Room", B, (Plus(Spells(), 1),))
    hush = Mage("Y", "", (RED,), "Foxes", (MakesSimple(Mages("enemy", named="B")),))
    assert Laid(kin, tyrant, room, castle="Room").simple("Room")
    t = Laid(kin, tyrant, room, hush, castle="Room")
    assert t.simple("B") and t.simple("Room"), "both were carried out at one time"
    riddle = Castle("Room", B, (MakesSimple(Mages(named="Y")), Plus(Spells(), 1)))
    t = Laid(kin, tyrant, riddle, hush, castle="Room")
    assert t.simple("Room") and t.simple("B") and not t.simple("Y"), "what was carried out first stands"


@pytest.mark.rule("WOM-IT-FAQ-19")
def test_uppermost_is_what_nothing_hits_but_in_a_circle() -> None:
    """`uppermost` agrees with its definition for every way in which three cards may hit each other."""
    cards = range(3)
    pairs = list(itertools.product(cards, cards))
    for chosen in itertools.product((False, True), repeat=len(pairs)):
        edges = {pair for pair, there in zip(pairs, chosen, strict=True) if there}
        reach = {one: {other for first, other in edges if first == one} for one in cards}
        for _ in cards:
            for one in cards:
                reach[one] |= {far for near in reach[one] for far in reach[near]}
        wanted = [one for one in cards if all(o in reach[one] for o in cards if one in reach[o])]
        hits = [(one, sum(1 << other for first, other in edges if first == one)) for one in cards]
        assert uppermost(hits) == sum(1 << one for one in wanted), edges


# -- Subterfuge --------------------------------------------------------------------------------------

SLY = Spell("Sly", 4, B, (Subterfuge(), Plus(THIS, 2)))
ORIGINES = "origines"


@pytest.mark.rule("WOM-FR-9.15-1", "WOM-IT-9.13-1", "WOM-IT-9.13-2")
def test_a_third_subterfuge_spell_becomes_simple_too() -> None:
    t = Laid(SLY, mine=("Sly", "Sly"), theirs=("Sly",), rulebook=ORIGINES)
    t.cast("Sly", "A").cast("Sly", "X").cast("Sly", "B")
    assert [len(line["cards"]) for line in t.heard("subterfuge")] == [2, 1]
    assert t.totals() == (8, 4)


@pytest.mark.rule("WOM-FR-9.15-1E", "WOM-IT-9.13-2")
def test_a_subterfuge_spell_that_is_simple_by_something_else_too_does_not_count() -> None:
    """After the clash two Spells are annulled too, so the third is the only one that counts and keeps
    its effect.
    """
    hush = Spell("Hush All", 1, B, (Annul(Spells(having=None, named="Sly")),))
    t = Laid(SLY, hush, mine=("Sly", "Hush All", "Sly"), theirs=("Sly", "P0"), rulebook=ORIGINES)
    t.cast("Sly", "A").cast("Sly", "X").cast("Hush All", "B").cast("P0", "Y").cast("Sly", "C")
    assert len(t.heard("subterfuge")) == 1 and t.totals() == (4 + 1 + 6, 4)


@pytest.mark.rule("WOM-IT-9.13-2", "WOM-IT-FAQ-21")
@pytest.mark.parametrize("word", [Gains, Rendered])
def test_a_gained_subterfuge_counts_after_a_clash_while_its_giver_lasts(word: type) -> None:
    giver = Mage("A", "", B, "Owls", (word(Spells("own", "cast", by=Mages("own", "here")), Subterfuge()),))
    hush = Spell("Hush Mage", 1, B, (Annul(OPPOSITE),))
    t = Laid(SLY, giver, hush, mine=("P3", "Sly"), theirs=("Sly",), rulebook=ORIGINES)
    t.cast("P3", "A").cast("Sly", "X").cast("Sly", "B")
    assert t.totals() == (3 + 4, 4)
    t = Laid(SLY, giver, hush, mine=("P3", "P0", "Sly"), theirs=("Sly", "Hush Mage"), rulebook=ORIGINES)
    t.cast("P3", "A").cast("Sly", "Y")
    assert t.heard("subterfuge")
    t.cast("P0", "B").cast("Hush Mage", "X").cast("Sly", "C")
    assert len(t.heard("subterfuge")) == 2, "of the first two one is still Subterfuge by print"
    t = Laid(SLY, giver, hush, mine=("P3", "P0", "Sly"), theirs=("Sly", "Hush Mage"), rulebook=ORIGINES)


@pytest.mark.rule("WOM-IT-9.13-2", "WOM-IT-10.18-1")
@pytest.mark.parametrize("rulebook", ["official-play-2010", ORIGINES])
def test_a_spell_rendered_subterfuge_does_not_count_when_simple_or_without_effect(rulebook: str) -> None:
    maker = Mage("A", "", B, "Owls", (MayHide(), Rendered(HIS, Subterfuge())))
    t = Laid(maker, SLY, mine=("P3",), theirs=("Sly",), rulebook=rulebook)
    t.cast("P3", "A").cast("Sly", "X").to("assign")
    assert t.heard("subterfuge"), "a Spell that is printed Simple and is rendered Subterfuge counts"
    t = Laid(maker, SLY, HUSH, mine=("P3", "P0"), theirs=("P0", "Hush", "Sly"), rulebook=rulebook)
    t.cast("P0", "C").cast("P0", "Y").cast("P3", "A").cast("Hush", "X").cast("P0", "B")
    assert t.actions("P3") == {"subterfuge"} and t.simple("P3")
    t.cast("Sly", "Z").to("assign")
    assert not t.heard("subterfuge"), "an annulled one does not"
    t = Laid(maker, SLY, mine=("P3",), theirs=("Sly",), rulebook=rulebook)
    t.hide("P3", "A").cast("Sly", "X").to("assign")
    assert not t.heard("subterfuge"), "nor does one without effect"
    reveal = Spell("Reveal", 1, B, (Reveal(),))
    t = Laid(maker, SLY, reveal, mine=("P3",), theirs=("Reveal", "Sly"), rulebook=rulebook)
    t.hide("P3", "A").cast("Reveal", "X").cast("P0", "B").cast("Sly", "Y").to("assign")
    assert t.heard("reveal") and not t.heard("subterfuge")


# -- Continuous that was gained ----------------------------------------------------------------------


@pytest.mark.rule("WOM-IT-10.7-1", "WOM-IT-9.5-1", "WOM-FR-10.12")
@pytest.mark.parametrize("word", [Gains, Rendered, None])
def test_a_hidden_spell_that_has_gained_continuous_stays(word: type | None) -> None:
    effects = (MayHide(),) if word is None else (MayHide(), word(Spells("own", "hidden"), Continuous()))
    t = Laid(Mage("A", "", B, "Owls", effects), BONUS, mine=("Bonus",))
    t.hide("Bonus", "A").to("castle")
    assert t.in_play() == ([] if word is None else ["Bonus"])
    if word is not None:
        assert t.worth("Bonus") == 5, "from now on it works"


@pytest.mark.rule("WOM-IT-8.3-5", "WOM-FR-8.3-4", "WOM-IT-10.7-1")
def test_what_was_hidden_gains_nothing_else_before_the_discard_phase() -> None:
    giver = Mage("A", "", B, "Owls", (MayHide(), Gains(Spells("own"), Subterfuge())))
    t = Laid(giver, SLY, mine=("P3",), theirs=("Sly",))
    t.hide("P3", "A").cast("Sly", "X").to("assign")
    assert [line["cards"] for line in t.heard("subterfuge")] == [("P0", "P0", "Sly")], "not P3"


@pytest.mark.rule("WOM-IT-FAQ-20", "WOM-IT-FAQ-21", "WOM-IT-9.5-1")
@pytest.mark.parametrize(("word", "stays"), [(Gains, False), (Rendered, True)])
def test_an_annulled_spell_keeps_continuous_if_rendered_and_not_if_gained(word: type, stays: bool) -> None:
    keeper = Mage("A", "", B, "Owls", (word(Spells("own", "hidden"), Continuous()),))
    hush = Spell("Hush Hidden", 1, B, (Annul(Spells("enemy", "hidden")), Draw()))
    t = Laid(keeper, hush, BONUS, hidden=(("Bonus", "A"),), theirs=("Hush Hidden",))
    t.cast("P0", "B").cast("Hush Hidden", "X").to("castle")
    assert t.in_play() == (["Bonus"] if stays else [])
