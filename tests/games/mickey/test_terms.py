"""The cards' symbols and the glossary (chapters 1, 2 and 10)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from grimorio.decks import Deck
from grimorio.games.mickey import cardset
from grimorio.games.mickey.words import (
    ADJACENT,
    ALL_MAGES,
    ALL_SPELLS,
    BLACK,
    BLUE,
    CASTER,
    COLOURS,
    DIAMAGICS,
    GREEN,
    HIS,
    OPPOSITE,
    RED,
    SAME,
    THIS,
    YELLOW,
    Annul,
    Block,
    Castle,
    Castles,
    Casts,
    Continuous,
    CountsAs,
    Diamagics,
    Draw,
    Draws,
    Gains,
    GiveDiamagic,
    If,
    IfHidden,
    Immune,
    LoseDiamagic,
    Mage,
    Mages,
    May,
    MayHide,
    Minus,
    Not,
    One,
    Plus,
    Recover,
    Rendered,
    Reveal,
    Spell,
    Spells,
    Subterfuge,
    Teleport,
    There,
    UncoverDiamagics,
    When,
)
from grimorio.kernel import WATCHER, Luck, Setup
from tests.games.mickey import lanterns
from tests.games.mickey.laid import GAME, Laid, card_set

B = (BLUE,)


@pytest.mark.rule(
    "WOM-IT-1.1-5", "WOM-IT-1.1-6", "WOM-IT-1.1-7", "WOM-IT-1.1-8", "WOM-IT-1.1-9", "WOM-IT-1.1-10"
)
@pytest.mark.parametrize("colour", COLOURS)
def test_a_mage_symbol_means_mages_of_its_colour_or_of_any(colour: str) -> None:
    for wanted in (None, *COLOURS):
        mage = Mage("A", "", (colour,), "Owls")  # type: ignore[arg-type]
        room = Castle("Room", B, (Plus(Spells(by=Mages(colour=wanted)), 1),))  # type: ignore[arg-type]
        t = Laid(mage, room, castle="Room", mine=("P1",))
        assert t.cast("P1", "A").worth("P1") == 1 + (wanted in (None, colour))


@pytest.mark.rule(
    "WOM-IT-1.1-11", "WOM-IT-1.1-12", "WOM-IT-1.1-13", "WOM-IT-1.1-14", "WOM-IT-1.1-15", "WOM-IT-1.1-16"
)
@pytest.mark.parametrize("colour", COLOURS)
def test_a_spell_symbol_means_spells_of_its_colour_or_of_any(colour: str) -> None:
    for wanted in (None, *COLOURS):
        room = Castle("Room", B, (Plus(Spells(colour=wanted), 1),))  # type: ignore[arg-type]
        t = Laid(Spell("It", 1, (colour,)), room, castle="Room", mine=("It",))  # type: ignore[arg-type]
        assert t.cast("It", "A").worth("It") == 1 + (wanted in (None, colour))


@pytest.mark.rule(
    "WOM-IT-1.1-17", "WOM-IT-1.1-18", "WOM-IT-1.1-19", "WOM-IT-1.1-20", "WOM-IT-1.1-21", "WOM-IT-1.1-22"
)
@pytest.mark.parametrize("colour", COLOURS)
def test_a_castle_symbol_means_a_castle_of_its_colour_or_of_any(colour: str) -> None:
    for wanted in (None, *COLOURS):
        it = Spell("It", 1, B, (If(There(Castles(colour=wanted)), Plus(THIS, 1)),))  # type: ignore[arg-type]
        t = Laid(it, Castle("Room", (colour,)), castle="Room", mine=("It",))  # type: ignore[arg-type]
        assert t.cast("It", "A").worth("It") == 1 + (wanted in (None, colour))


@pytest.mark.rule(
    "WOM-IT-2.1-4", "WOM-IT-2.1-5", "WOM-IT-2.1-6", "WOM-IT-2.1-7", "WOM-IT-2.1-8", "WOM-IT-2.1-9"
)
@pytest.mark.parametrize("colour", DIAMAGICS)
def test_a_crystal_symbol_means_diamagics_of_its_colour_or_of_any(colour: str) -> None:
    for wanted in ("any", *DIAMAGICS):
        it = Spell("It", 1, B, (If(There(Mages("own", "here", holding=wanted)), Plus(THIS, 1)),))  # type: ignore[arg-type]
        t = Laid(it, mine=("It",), held={"A": colour[0].upper()})
        assert t.cast("It", "A").worth("It") == 1 + (wanted in ("any", colour))


@pytest.mark.rule("WOM-IT-1.1-2")
def test_a_card_of_two_colours_is_of_both() -> None:
    room = Castle("Room", B, (Plus(Spells(colour=RED), 1), Minus(Spells(colour=BLACK), 2)))
    t = Laid(Spell("It", 3, (RED, BLACK)), room, castle="Room", mine=("It",))
    assert t.cast("It", "A").worth("It") == 2


@pytest.mark.rule("WOM-IT-1.1-3", "WOM-FR-1.1-3")
def test_collection_codes_and_foreign_names_do_nothing() -> None:
    own = lanterns.CARDS
    changed = replace(
        own,
        spells=tuple(
            replace(spell, code=f"Z-{number}", names=(("it", "Magia"),))
            for number, spell in enumerate(own.spells)
        ),
    )
    setup = Setup("mickey", 2, 5, {"match": "classic"})
    decks = [Deck(*deck).to_json() for deck in lanterns.DECKS["classic"]]
    games = [
        GAME.start(replace(setup, cards={"cards": cardset.to_json(one), "decks": decks}))
        for one in (own, changed)
    ]
    luck = Luck(3)
    while games[0].waiting:
        index = luck.below(len(games[0].choice.options))
        for p in games:
            p.answer(index)
        assert games[0].seen_by(0) == games[1].seen_by(0)
    assert games[1].over


@pytest.mark.rule("WOM-IT-10.1-1", "WOM-IT-10.1-2", "WOM-FR-10.1")
@pytest.mark.parametrize(("mage", "beside"), [("A", {"B"}), ("B", {"A", "C"}), ("C", {"B"})])
def test_adjacent_mages_stand_beside_in_the_own_squad(mage: str, beside: set[str]) -> None:
    it = Spell("It", 1, B, (CountsAs(ADJACENT, "Stars"),))
    t = Laid(it, mine=("It",))
    t.cast("It", mage)
    sides = t.p.seen_by(0)["table"]["sides"]
    assert {one["card"] for side in sides for one in side["mages"] if one["team"] == "Stars"} == beside


@pytest.mark.rule("WOM-IT-10.11-1", "WOM-FR-10.3")
@pytest.mark.parametrize(("mage", "other"), [("A", "X"), ("B", "Y"), ("C", "Z")])
def test_the_opposite_mage_stands_in_front(mage: str, other: str) -> None:
    """The left place of one player is in front of the other's right place."""
    t = Laid(Spell("It", 1, B, (CountsAs(OPPOSITE, "Stars"),)), mine=("It",))
    t.cast("It", mage)
    stars = [one["card"] for one in t.p.seen_by(0)["table"]["sides"][1]["mages"] if one["team"] == "Stars"]
    assert stars == [other] and t.place(mage) == 2 - t.place(other)


@pytest.mark.rule("WOM-IT-10.3-1", "WOM-FR-10.5", "WOM-IT-10.13-1", "WOM-FR-10.15")
def test_an_assigned_diamagic_is_possessed_from_then_on() -> None:
    it = Spell("It", 1, B, (Plus(THIS, 2, each=Diamagics(CASTER)),))
    t = Laid(it, mine=("It", "P1"), theirs=("P0", "P0", "P0", "P0"), held={"A": "BR", "B": "G"})
    assert t.cast("It", "A").worth("It") == 5
    t.cast("P0", "X").cast("P1", "B").cast("P0", "Y").cast("P0", "C").cast("P0", "Z").do("mage", 0, 1)
    assert t.gems("B") == "BG"


@pytest.mark.rule("WOM-IT-10.4-1", "WOM-FR-10.2")
def test_the_opponents_mages_and_spells_are_the_enemys() -> None:
    it = Spell("It", 1, B, (Minus(Spells("enemy"), 1), CountsAs(Mages("enemy"), "Stars")))
    t = Laid(it, mine=("It", "P2"), theirs=("P2",))
    t.cast("It", "A").cast("P2", "X").cast("P2", "B")
    lines = {(line[0], line[2]): line[5] for line in t.p.seen_by(0)["table"]["power"]["lines"]}
    assert (1, "minus") in lines and (0, "minus") not in lines
    teams = [[mage["team"] for mage in side["mages"]] for side in t.p.seen_by(0)["table"]["sides"]]
    assert teams == [["Owls"] * 3, ["Stars"] * 3]


@pytest.mark.rule("WOM-IT-10.5-1", "WOM-FR-10.11")
def test_a_face_down_card_has_no_name_effect_colour_or_power() -> None:
    hider = Mage("A", "", B, "Owls", (MayHide(),))
    loud = Spell("Loud", 3, (RED,), (Plus(ALL_SPELLS, 5),))
    probe = Spell(
        "Probe",
        1,
        B,
        (
            *(
                If(There(spells), Plus(THIS, 10))
                for spells in (Spells(colour=RED), Spells(named="Loud"), Spells(power=3))
            ),
            If(There(Spells("enemy", "hidden")), Plus(THIS, 1)),
            If(There(Spells("enemy", simple=True)), Plus(THIS, 10)),
        ),
    )
    t = Laid(hider, loud, probe, mine=("Loud",), theirs=("Probe",))
    t.hide("Loud", "A").cast("Probe", "X")
    assert t.worth("Probe") == 2
    for seat in (1, WATCHER):
        seen = t.p.seen_by(seat)["table"]["sides"][0]["spells"][0]
        assert seen["card"] is None and seen["actions"] == []


@pytest.mark.rule("WOM-IT-10.6-1", "WOM-FR-10.8", "WOM-IT-FAQ-8", "WOM-IT-FAQ-8E")
def test_spells_without_more_words_are_all_in_play_cast_or_hidden() -> None:
    glare = Spell("Glare", 1, B, (Minus(Spells("enemy"), 1),))
    hider = Mage("X", "", (RED,), "Foxes", (MayHide(),))
    t = Laid(glare, hider, mine=("P0", "Glare"), theirs=("P3", "P4"))
    t.cast("P0", "B").hide("P3", "X").cast("Glare", "A").cast("P4", "Y")
    assert t.worth("P4") == 3
    t.to("castle")
    assert t.heard("reckoned")[0]["totals"][1] == 5


@pytest.mark.rule("WOM-IT-10.8-1", "WOM-FR-10.13")
def test_immune_cards_suffer_no_effect_good_or_bad() -> None:
    vow = Spell("Vow", 2, B, (Immune(THIS, Castles()),))
    room = Castle("Room", B, (Plus(ALL_SPELLS, 3),))
    t = Laid(vow, room, castle="Room", mine=("Vow", "P1"))
    t.cast("Vow", "A").cast("P0", "X").cast("P1", "B")
    assert t.worth("Vow") == 2 and t.worth("P1") == 4


@pytest.mark.rule("WOM-IT-10.9-1", "WOM-IT-10.9-1E", "WOM-FR-10.14")
@pytest.mark.parametrize(
    ("name", "fits"), [("Mystic Siphon", True), ("Mystic Siphon Vortex", True), ("Siphon", False)]
)
def test_a_quoted_name_means_every_card_with_those_words(name: str, fits: bool) -> None:
    room = Castle("Room", B, (Plus(Spells(named="Mystic Siphon"), 1),))
    t = Laid(Spell(name, 1, B), room, castle="Room", mine=(name,))
    assert t.cast(name, "A").worth(name) == 1 + fits


@pytest.mark.rule("WOM-IT-10.10-1", "WOM-IT-10.10-1E", "WOM-FR-10.6")
def test_drawing_two_cards_is_drawing_once() -> None:
    keen = Mage("X", "", (RED,), "Foxes", (When(Draws("enemy"), Draw()),))
    t = Laid(keen, Spell("Deep", 1, B, (Draw(2),)), mine=("Deep",))
    t.cast("Deep", "A")
    assert [(line["seat"], line["count"]) for line in t.heard("draw")] == [(0, 2), (1, 1)]


@pytest.mark.rule("WOM-IT-10.19-1", "WOM-FR-10.23", "WOM-IT-7.2-3", "WOM-FR-7.2-4")
def test_uncovering_shows_the_diamagics_at_stake() -> None:
    t = Laid(Spell("Eye", 1, B, (UncoverDiamagics(),)), mine=("Eye",), stake=(4 | 2,))
    assert [t.p.seen_by(seat)["table"]["stake"][0]["colour"] for seat in (0, 1, WATCHER)] == [
        "red",
        None,
        None,
    ]
    t.cast("Eye", "A")
    assert [t.p.seen_by(seat)["table"]["stake"][0]["colour"] for seat in (0, 1, WATCHER)] == ["red"] * 3


@pytest.mark.rule("WOM-IT-10.20-2", "WOM-FR-10.25")
@pytest.mark.parametrize(("option", "simple"), [("cards", True), ("spells", False)])
def test_mages_and_castles_may_be_simple_too(option: str, simple: bool) -> None:
    room = Castle("Room", B, (Plus(ALL_SPELLS, 1),))
    hush = Spell("Hush", 1, B, (Annul(Castles()), Annul(OPPOSITE)))
    strong = Mage("X", "", (RED,), "Foxes", (Plus(HIS, 1),))
    t = Laid(room, hush, strong, castle="Room", mine=("P1", "Hush"), theirs=("P2",), simple=option)
    t.cast("P1", "B").cast("P2", "X")
    assert t.worth("P1") == 2 and t.worth("P2") == 4
    t.cast("Hush", "A")
    assert t.worth("P1") == (1 if simple else 2) and t.worth("P2") == (2 if simple else 4)
    assert t.simple("P1"), "without effects a Spell is Simple as printed"


@pytest.mark.rule("WOM-IT-10.21-1", "WOM-FR-10.7", "WOM-IT-10.25-1", "WOM-FR-10.26")
def test_what_is_so_for_now_ends_with_the_turn() -> None:
    from grimorio.games.mickey.words import ForNow

    it = Spell("It", 1, B, (ForNow(Plus(Spells("own", "cast"), 2)),))
    t = Laid(it, mine=("It", "P1"))
    t.cast("It", "A").cast("P0", "X").cast("P1", "B")
    assert t.worth("P1") == 3
    t.to("castle")
    assert t.table.marks == () and t.table.phase == "castle" and t.table.turn == 2


@pytest.mark.rule("WOM-IT-10.24-1", "WOM-IT-FAQ-40", "WOM-IT-FAQ-40E")
def test_a_mage_is_of_its_printed_team_not_of_the_declared_one() -> None:
    axe = Spell("Axe", 2, B, (If(There(Mages("own", "here", team="Black Phantom")), Plus(THIS, 2)),))
    t = Laid(axe, Mage("A", "", B, "Moons"), mine=("Axe",), teams=("Black Phantom", ""))
    assert t.cast("Axe", "A").worth("Axe") == 2
    t = Laid(axe, Mage("A", "", B, "Black Phantom"), mine=("Axe",))
    assert t.cast("Axe", "A").worth("Axe") == 4


@pytest.mark.rule("WOM-IT-FAQ-39", "WOM-IT-FAQ-39E")
def test_a_mage_that_counts_as_of_a_team_has_what_asks_for_it() -> None:
    axe = Spell("Axe", 2, B, (If(There(Mages("own", "here", team="Black Phantom")), Plus(THIS, 2)),))
    alliance = Spell("Alliance", 1, B, (CountsAs(ADJACENT),))
    t = Laid(
        axe, alliance, Mage("A", "", B, "Black Phantom"), Mage("B", "", B, "Moons"), mine=("Alliance", "Axe")
    )
    t.cast("Alliance", "A").cast("P0", "X").cast("Axe", "B")
    assert t.worth("Axe") == 4


@pytest.mark.rule("WOM-IT-FAQ-9", "WOM-IT-FAQ-9E")
def test_effects_that_name_one_card_are_about_the_same_card() -> None:
    """The Mickey that lost a Diamagic gets the blue one, and not the player's own Mickey."""
    level = Spell("Level", 1, B, (LoseDiamagic(One(Mages(named="Mickey"))), GiveDiamagic(SAME, BLUE)))
    mine, theirs = Mage("Mickey", "Mine", B, "Owls"), Mage("Mickey Mouse", "Theirs", (RED,), "Foxes")
    t = Laid(
        level,
        mine,
        theirs,
        me=("Mickey", "B", "C"),
        foe=("Mickey Mouse", "Y", "Z"),
        mine=("Level",),
        held={"Mickey Mouse": "RG"},
    )
    t.cast("Level", "Mickey")
    assert t.options == [("mage", 0, 0), ("mage", 1, 2)]
    t.mage("Mickey Mouse").do("diamagic", 1, 2, "red")
    assert t.gems("Mickey Mouse") == "BG" and t.gems("Mickey") == ""


@pytest.mark.rule("WOM-IT-FAQ-9", "WOM-IT-FAQ-11")
@pytest.mark.parametrize(
    "deeds",
    [
        (Annul(One(ALL_MAGES)), Recover(), GiveDiamagic(SAME, BLUE)),
        (GiveDiamagic(One(ALL_MAGES), BLUE), Recover(), Annul(SAME)),
        (May(Annul(One(ALL_MAGES))), May(GiveDiamagic(SAME, BLUE))),
    ],
    ids=str,
)
def test_what_speaks_of_the_card_of_an_annul_is_done_with_it(deeds: tuple[Any, ...]) -> None:
    able = Mage("Y", "", (RED,), "Foxes", (Plus(HIS, 1),))
    t = Laid(Spell("Hush", 1, B, deeds), able, mine=("Hush",)).cast("Hush", "A")
    while t.ask != "play":
        t = t.mage("Y") if t.ask == "target" else t.yes()
    assert t.gems("Y") == "B" and t.simple("Y")


@pytest.mark.rule("WOM-IT-FAQ-9")
@pytest.mark.parametrize(
    "apart", [lambda deed: When(Draws(), deed), IfHidden, lambda deed: Gains(THIS, deed)]
)
def test_the_same_card_is_not_that_of_another_moment(apart: Any) -> None:
    effects = (apart(Block(One(ALL_MAGES))), GiveDiamagic(SAME))
    wrong = cardset.faults(cardset.to_json(card_set(Spell("Hush", 1, B, effects))))
    assert [error.cause for error in wrong] == ["card-same"]


@pytest.mark.rule("WOM-IT-FAQ-34", "WOM-IT-10.8-1")
def test_a_card_immune_to_block_spells_suffers_other_spells() -> None:
    calm = Mage("X", "", (RED,), "Foxes", (Immune(CASTER, Spells("enemy", having="block")),))
    both = Spell("Both", 1, B, (Block(),))
    stars = Spell("Stars", 1, B, (CountsAs(OPPOSITE, "Stars"),))
    t = Laid(calm, both, mine=("Both",))
    assert t.cast("Both", "A").can_cast("P0", "X")
    t = Laid(calm, stars, mine=("Stars",))
    t.cast("Stars", "A")
    assert t.p.seen_by(0)["table"]["sides"][1]["mages"][0]["team"] == "Stars"


def test_not_and_moments_of_others() -> None:
    watch = Mage(
        "Y", "", (RED,), "Foxes", (If(Not(There(Castles(colour=RED))), When(Casts(Mages("enemy")), Draw())),)
    )
    t = Laid(
        watch, Spell("Door", 1, B, (Teleport(),)), Spell("Look", 1, B, (Reveal(),)), mine=("Look", "Door")
    )
    t.cast("Look", "A")
    assert len(t.heard("draw")) == 1
    t.cast("P0", "X").cast("Door", "B").do("castle", "Red")
    assert len(t.heard("draw")) == 1, "in a red Castle it does nothing any more"


def test_all_nouns_are_read_anew_where_a_plain_set_is_enough() -> None:
    cards = card_set()
    assert cardset.from_json(cardset.to_json(cards)).spells == cards.spells
    t = Laid(Spell("All", 1, (GREEN, YELLOW), (CountsAs(ALL_MAGES, "Stars"),)), mine=("All",))
    t.cast("All", "A")
    assert all(mage["team"] == "Stars" for one in t.p.seen_by(0)["table"]["sides"] for mage in one["mages"])


@pytest.mark.rule("WOM-IT-10.7-1", "WOM-FR-10.12", "WOM-IT-10.18-1", "WOM-FR-10.27")
def test_what_gains_an_action_is_simple_no_more_and_what_is_rendered_is() -> None:
    giver = Spell("Giver", 1, B, (Gains(Spells("own", which="others"), Subterfuge()),))
    render = Spell("Render", 1, B, (Rendered(Spells("own", which="others"), Continuous()),))
    for spell, simple in ((giver, False), (render, True)):
        t = Laid(spell, mine=("P2", spell.name))
        t.cast("P2", "A").cast("P0", "X").cast(spell.name, "B")
        assert t.simple("P2") is simple and len(t.actions("P2")) == 1
