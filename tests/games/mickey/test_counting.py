"""Numbers and conditions of cards of any kind, several deeds in a row, and what players are told."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.games.mickey.rules.board import UP
from grimorio.games.mickey.rules.now import changed
from grimorio.games.mickey.view import table_seen
from grimorio.games.mickey.words import (
    ALL_MAGES,
    ALL_SPELLS,
    BLUE,
    CASTER,
    GREEN,
    OPPOSITE,
    OWN_MAGES,
    RED,
    THAT,
    THIS,
    YELLOW,
    AddDiamagics,
    Annul,
    AtLeast,
    Block,
    Castle,
    CastleEnters,
    Casts,
    ChangePlaces,
    Confuse,
    Continuous,
    Corrode,
    Diamagics,
    Discard,
    DiscardFromPlay,
    Divided,
    Draw,
    Draws,
    FinalPower,
    ForNow,
    Gains,
    GiveDiamagic,
    Hand,
    Hides,
    If,
    LoseDiamagic,
    Mage,
    Mages,
    MakesSimple,
    MayHide,
    Minus,
    One,
    Plus,
    Possesses,
    PowerOf,
    Recover,
    Rendered,
    Reveal,
    Shatter,
    Spell,
    Spells,
    Stake,
    Static,
    Subterfuge,
    There,
    UncoverDiamagics,
    When,
    Wins,
)
from grimorio.kernel import CHANCE, WATCHER
from tests.games.mickey.laid import PLAIN_MAGES, Laid
from tests.games.mickey.test_preparation import begun, heard, to

B = (BLUE,)
THAT_SPELL = Spells(which="that")


def mage(*effects: Any, name: str = "A") -> Mage:
    return Mage(name, "", B if name == "A" else (RED,), "Owls" if name == "A" else "Foxes", effects)


# -- numbers and conditions --------------------------------------------------------------------------


@pytest.mark.rule("WOM-IT-10.3-1", "WOM-IT-7.1-2.2.6")
@pytest.mark.parametrize(
    ("colour", "count"), [(None, 6), (BLUE, 2), (YELLOW, 1), (RED, 3), (GREEN, 0)], ids=str
)
def test_diamagics_are_counted_by_colour_or_all_together(colour: Any, count: int) -> None:
    rich = Spell("Rich", 1, B, (Plus(THIS, 1, each=Diamagics(CASTER, colour)),))
    t = Laid(rich, mine=("Rich",), held={"A": "BBYRRR", "B": "G", "X": "BYRG"})
    assert t.cast("Rich", "A").worth("Rich") == 1 + count


MOMENTS = [CastleEnters(), Casts(ALL_MAGES), Hides(ALL_MAGES), Draws(), Wins()]


@pytest.mark.rule("WOM-IT-10.4-1", "WOM-IT-8.8-1")
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: type(moment).__name__)
@pytest.mark.parametrize(
    ("whose", "least", "done"), [("own", 4, True), ("own", 6, False), ("enemy", 4, False)]
)
def test_hands_are_counted_at_every_moment(moment: Any, whose: Any, least: int, done: bool) -> None:
    """The own hand has five cards before the moment and four or five at it; the opponent's hand has three."""
    watch = mage(If(AtLeast(Hand(whose), least), When(moment, AddDiamagics(1))))
    draws, hider = Spell("Take", 5, B, (Draw(),)), Mage("B", "", B, "Owls", (MayHide(besides=True),))
    hand = ("Take", "P1", "P1", "P1", "P1")
    t = Laid(
        watch, draws, hider, mine=hand, theirs=("P0", "P0", "P0"), phase="castle", castles=("Red", "Yellow")
    )
    t.do("castle", "Red").to("play")
    if isinstance(moment, Hides):
        t.hide("P1", "B", "besides")
    elif isinstance(moment, Wins):
        t.cast("P1", "C").cast("P0", "X")
        t.p.edit(1).hand *= 2
        t.to("assign")
    elif not isinstance(moment, CastleEnters):
        t.cast("Take", "A")
    assert bool([event for event in t.heard("token") if event["rule"] == "WOM-IT-9.16-5"]) is done


@pytest.mark.rule("WOM-IT-10.4-1", "WOM-IT-9.16-5")
@pytest.mark.parametrize(
    ("number", "deed", "counted"),
    [(Stake(), AddDiamagics(), 2), (Hand(), Draw(2), 4), (Hand("enemy"), Draw(2, "enemy"), 5)],
)
def test_a_lasting_effect_begins_as_soon_as_enough_is_counted(number: Any, deed: Any, counted: int) -> None:
    """One Diamagic is at stake, each hand has three cards; the Spell adds a Diamagic or draws two cards."""
    for least in (counted, counted + 1):
        keep = mage(If(AtLeast(number, least), Gains(ALL_SPELLS, Continuous())))
        more = Spell("More", 1, (RED,), (deed,))
        t = Laid(keep, more, mine=("More",)).cast("More", "B")
        assert ("continuous" in t.actions("More")) is (least == counted)


@pytest.mark.rule("WOM-IT-7.1-2.2.3")
@pytest.mark.parametrize(("by", "worth"), [(1, 4), (2, 2), (3, 1), (5, 0)])
def test_power_is_divided(by: int, worth: int) -> None:
    part = Spell("Part", 4, B, (Divided(THIS, by),))
    assert Laid(part, mine=("Part",)).cast("Part", "A").worth("Part") == worth


@pytest.mark.rule("WOM-IT-10.3-1")
def test_a_diamagic_of_any_colour_is_drawn_from_the_pool() -> None:
    gift = Spell("Gift", 1, B, (GiveDiamagic(CASTER),))
    t = Laid(gift, mine=("Gift",), held={"X": "BBR"}, pool=3, stake=(), chance=True)
    t.cast("Gift", "A")
    assert (t.seat, t.ask, t.p.choice.weights) == (CHANCE, "diamagic", (1, 3, 2, 3))
    assert t._answer(2).gems("A") == "R"


@pytest.mark.rule("WOM-IT-10.25-1", "WOM-IT-10.15-1")
def test_what_is_so_for_now_remembers_which_spell_was_cast() -> None:
    echo = mage(When(Casts(), ForNow(Plus(ALL_SPELLS, 1, each=PowerOf(THAT_SPELL)))))
    t = Laid(echo, mine=("P2", "P3"), theirs=("P0",))
    t.cast("P2", "A").cast("P0", "X")
    assert (t.worth("P2"), t.worth("P0")) == (4, 2)
    t.cast("P3", "B")
    assert (t.worth("P2"), t.worth("P0"), t.worth("P3")) == (7, 5, 8)


# -- several deeds -----------------------------------------------------------------------------------

STAY = Spell("Stay", 1, B, (Continuous(),))
DEEDS: dict[str, tuple[Any, str]] = {
    "annul": (Annul(OPPOSITE), "annul"),
    "block": (Block(), "block"),
    "confuse": (Confuse(), "confuse"),
    "corrode": (Corrode(Spells("enemy")), "discard-from-play"),
    "reveal": (Reveal(), "reveal"),
    "shatter": (Shatter(), "discard-from-play"),
    "discard": (Discard(whose="enemy"), "discard"),
    "random": (Discard(whose="enemy", random=True), "discard"),
    "from play": (DiscardFromPlay(Spells("enemy")), "discard-from-play"),
    "give": (GiveDiamagic(OPPOSITE), "give"),
    "lose": (LoseDiamagic(OPPOSITE), "lose"),
    "change": (ChangePlaces(OWN_MAGES, OWN_MAGES), "change-places"),
    "add": (AddDiamagics(), "token"),
}


@pytest.mark.rule("WOM-IT-8.2-3", "WOM-IT-FAQ-11")
@pytest.mark.parametrize("name", DEEDS)
def test_the_deeds_of_a_card_are_done_one_after_the_other(name: str) -> None:
    deed, told = DEEDS[name]
    t = Laid(
        Spell("All", 1, B, (deed, ForNow(Minus(THIS, 1)), UncoverDiamagics(), Draw(2))),
        STAY,
        mine=("All",),
        hidden=(("Stay", "X"),),
        held={"X": "R"},
    )
    if name == "reveal":
        covered = t.p.edit(2)
        covered.spells = tuple(spell & ~UP for spell in covered.spells)
        changed(t.p)
    t.cast("All", "A")
    for _ in range(9):
        if t.ask != "play":
            t.yes() if t.offers("yes") else t._answer(0)
    order = [event for event in t.order() if event in (told, "for-now", "uncover-stake", "draw")]
    assert order == [told, "for-now", "uncover-stake", "draw"]


@pytest.mark.rule("WOM-IT-10.7-1", "WOM-IT-10.18-1", "WOM-IT-9.2-1")
@pytest.mark.parametrize("word", [Gains, Rendered])
@pytest.mark.parametrize("annulled", [False, True])
@pytest.mark.parametrize("printed", [False, True])
def test_an_action_that_is_gained_is_done_unless_it_is_annulled(
    word: Any, annulled: bool, printed: bool
) -> None:
    """Annul takes away printed and gained actions, but not an action that a Spell is made to have
    (rendered).
    """
    hall = Castle("Hall", B, (word(ALL_SPELLS, Recover()),))
    spell = Spell("One", 1, B, (Recover(),) if printed else ())
    hush = mage(When(Casts(OPPOSITE), Annul(THAT)), name="X")
    t = Laid(hall, spell, *([hush] if annulled else []), castle="Hall", mine=("One",))
    t.side().hand = t.side().hand[:1]
    t.cast("One", "A")
    assert len(t.heard("draw")) == (word is Rendered or not annulled)


# -- what holds for several --------------------------------------------------------------------------


@pytest.mark.rule("WOM-IT-8.3-2", "WOM-IT-8.3-1")
@pytest.mark.parametrize("besides", [False, True])
def test_what_may_be_hidden_is_what_any_card_allows(besides: bool) -> None:
    red, yellow = (MayHide(spells=Spells(colour=colour), besides=besides) for colour in (RED, YELLOW))
    t = Laid(mage(red, yellow), mine=("R2", "Y2", "G2"))
    how = "besides" if besides else "hide"
    assert [option[1] for option in t.options if option[0] == how] == ["R2", "Y2"]
    t.hide("R2", "A", how)
    [line] = t.heard("hide")
    assert line.get("besides", False) is besides and line["card"] == "R2"
    assert "card" not in t.heard("hide", 1)[0]


@pytest.mark.rule("WOM-IT-FAQ-37", "WOM-IT-8.3-1")
def test_a_mage_that_possesses_a_diamagic_does_all_else_it_says() -> None:
    t = Laid(mage(Possesses(RED), MayHide(), Rendered(Spells("own"), Static())), mine=("P1", "P2"))
    assert t.offers("hide", "P1", t.place("A"))
    t.cast("P1", "A")
    assert t.gems("A") == "R" and t.actions("P1") == {"static"}


@pytest.mark.rule("WOM-IT-FAQ-19")
def test_what_is_simple_in_a_circle_goes_on_making_simple() -> None:
    """This includes cards that the noun comes to mean only after its own card has become Simple."""
    then = If(There(Spells("own", simple=True)), MakesSimple(Spells("own", power=2)))
    mirror = Spell("Mirror", 1, B, (MakesSimple(Spells("enemy", power=4)), then))
    shade = Spell("Shade", 4, B, (MakesSimple(Spells("enemy", power=1)),))
    front = Spell("Front", 2, B, (Plus(THIS, 1),))
    t = Laid(mirror, shade, front, mine=("Mirror", "Front"), theirs=("P0", "Shade"))
    t.cast("Mirror", "A").cast("P0", "X").cast("Front", "B")
    assert not t.simple("Front")
    t.cast("Shade", "Y")
    assert t.simple("Mirror") and t.simple("Shade") and t.simple("Front")


@pytest.mark.rule("WOM-FR-9.15-1", "WOM-IT-9.13-1", "WOM-IT-10.7-1")
def test_only_subterfuge_that_a_simple_spell_would_still_have_counts() -> None:
    """A Spell that gained Subterfuge has it no longer once the giver is gone, whatever else it gains."""
    giver = Spell("Giver", 1, B, (Gains(Spells("own", power=2), Subterfuge()),))
    ruse, ruse_too = (Spell(name, 3, B, (Subterfuge(),)) for name in ("Ruse", "Ruse Too"))
    sweep = Spell("Sweep", 1, B, (DiscardFromPlay(Spells(named="Giver")), DiscardFromPlay(Spells(power=3))))
    hall = Castle("Hall", B, (Gains(ALL_SPELLS, Static()),))
    cards = (giver, ruse, ruse_too, sweep, hall)
    hands = ("Giver", "P2", "Ruse Too"), ("Ruse", "Sweep")
    t = Laid(*cards, castle="Hall", subterfuge="at-once", mine=hands[0], theirs=hands[1])
    t.cast("Giver", "A").cast("Ruse", "X").cast("P2", "B")
    assert t.simple("P2") and t.simple("Ruse")
    t.cast("Sweep", "Y").cast("Ruse Too", "C")
    assert not t.simple("Ruse Too")


# -- what is told ------------------------------------------------------------------------------------


@pytest.mark.rule("WOM-IT-10.19-1")
def test_uncovered_diamagics_are_told_with_their_colours() -> None:
    light = Spell("Light", 1, B, (UncoverDiamagics(),))
    t = Laid(light, mine=("Light",), stake=(4, 5, 10, 3))
    t.cast("Light", "A")
    assert [line["colours"] for line in t.heard("uncover-stake", 1)] == [(0, 1, 2, 3)]


@pytest.mark.rule("WOM-IT-9.2-2", "WOM-IT-9.3-1", "WOM-IT-FAQ-9")
@pytest.mark.parametrize("name", ["A", "B"])
@pytest.mark.parametrize("deed", [Annul, Block])
def test_marks_are_told_with_who_leaves_them_and_whom_they_hit(name: str, deed: Any) -> None:
    """This holds for the first card of the game too; an effect on a chosen Mage names only that Mage."""
    by = Mage(name, "", B, "Owls", (deed(One(Mages("enemy"))),))
    others = [other for other in PLAIN_MAGES if other.name != name]
    t = Laid(by, *others, mine=("P1", "P1"))
    t.cast("P1", name).mage("Y")
    kind = deed.__name__.lower()
    assert [(line["source"], line["targets"]) for line in t.heard(kind)] == [(name, ["Y"])]
    if deed is Block:
        assert [t.can_cast("P0", mage) for mage in "XYZ"] == [True, False, True]


@pytest.mark.rule("WOM-IT-10.5-1")
def test_a_face_down_spell_that_is_hit_is_not_named() -> None:
    hush = Spell("Hush", 1, B, (Annul(Spells("enemy")),))
    t = Laid(mage(MayHide()), hush, mine=("P1", "P2"), theirs=("Hush",))
    t.hide("P1", "A").cast("P0", "X").cast("P2", "B").cast("Hush", "Y")
    assert [line["targets"] for line in t.heard("annul")] == [["", "P2"]]


@pytest.mark.rule("WOM-IT-10.16-1", "WOM-IT-7.8-1")
def test_what_changes_a_squad_is_a_line_of_no_spell() -> None:
    t = Laid(mage(FinalPower(3)), mine=("P1",))
    t.cast("P1", "A").to("castle")
    lines = [line for line in t.heard("reckoned")[0]["lines"] if line[2] == "final"]
    assert [line[:2] + line[3:6] for line in lines] == [[0, -1, "A", 3, 4]]


@pytest.mark.rule("WOM-IT-6.6-1", "WOM-IT-6.7-1")
def test_before_the_first_turn_it_is_nobodys_and_all_mages_are_told() -> None:
    p = begun()
    assert table_seen(p, WATCHER)["active"] == -1
    to(p, "castle")
    for seat, one in enumerate(table_seen(p, WATCHER)["sides"]):
        told = {(line["card"], line["place"]) for line in heard(p, "deploy") if line["seat"] == seat}
        assert len(told) == 3 and {card for card, _ in told} == {mage["card"] for mage in one["mages"]}
