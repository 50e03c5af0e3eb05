"""The calculation of Magic Power: eight steps in their order, and what may be below zero."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.games.mickey.words import (
    ADJACENT,
    ALL_SPELLS,
    BLUE,
    CASTER,
    HIS,
    LEGENDARY,
    OPPOSITE_SPELLS,
    OWN_MAGES,
    RED,
    STEPS,
    THAT,
    THIS,
    YELLOW,
    Adds,
    Annul,
    Castle,
    Casts,
    Code,
    Count,
    CountsAs,
    Divided,
    FinalPower,
    ForNow,
    Gains,
    Hand,
    If,
    IfHidden,
    Mage,
    Mages,
    May,
    MayHide,
    Minus,
    ModifiedPower,
    Pay,
    Plus,
    PowerOf,
    Recover,
    Spell,
    Spells,
    Subterfuge,
    Subtracts,
    There,
    Times,
    Untouchable,
    When,
    Without,
    Worth,
)
from tests.games.mickey.laid import Laid

B = (BLUE,)
ALL_STEPS: dict[str, Any] = {
    "worth": Worth(THIS, 5),
    "times": Times(THIS, 3),
    "divided": Divided(THIS, 2),
    "adds": Adds(THIS, PowerOf(OPPOSITE_SPELLS)),
    "subtracts": Subtracts(THIS, 3),
    "plus": Plus(THIS, 4),
    "minus": Minus(THIS, 1),
    "modified-power": ModifiedPower(THIS, 2),
}


def laid(*words: Any, power: int = 2, **options: str) -> Laid:
    """A table on which a Spell with these effects is cast against a P4."""
    t = Laid(Spell("It", power, B, tuple(words)), mine=("P0", "It"), theirs=("P4",), **options)
    return t.cast("P0", "B").cast("P4", "X").cast("It", "A")


@pytest.mark.rule("WOM-IT-8.4-1", "WOM-FR-8.4-1", "WOM-IT-7.1-2.2", "WOM-IT-10.17-1")
def test_the_eight_steps_come_in_their_order_whatever_the_print() -> None:
    t = laid(*reversed(ALL_STEPS.values()))
    assert [line[0] for line in t.steps("It")] == ["printed", *STEPS]
    assert [line[3] for line in t.steps("It")] == [2, 5, 15, 7, 11, 8, 12, 11, 2]
    assert {line[1] for line in t.steps("It")[1:]} == {"It"}
    lines = t.to("castle").heard("reckoned")[0]["lines"]
    rules = [line[6] for line in lines if line[1] == t.table.serial - 4 + 16 or line[2] in STEPS]
    assert [f"WOM-IT-7.1-2.2.{step}" for step in range(1, 9)] == [rule for rule in rules if "2.2" in rule]


@pytest.mark.rule("WOM-IT-7.1-2.2.1", "WOM-FR-7.1-2.2.1", "WOM-IT-7.1-2.2.2", "WOM-FR-7.1-2.2.2")
@pytest.mark.rule("WOM-IT-7.1-2.2.3", "WOM-FR-7.1-2.2.3", "WOM-IT-7.1-2.2.4", "WOM-FR-7.1-2.2.4")
@pytest.mark.rule("WOM-IT-7.1-2.2.5", "WOM-FR-7.1-2.2.5", "WOM-IT-7.1-2.2.6", "WOM-FR-7.1-2.2.6")
@pytest.mark.rule("WOM-IT-7.1-2.2.7", "WOM-FR-7.1-2.2.7", "WOM-IT-7.1-2.2.8", "WOM-FR-7.1-2.2.8")
@pytest.mark.parametrize(
    ("earlier", "later", "value"),
    [
        ("worth", "times", 15),
        ("times", "divided", 3),
        ("divided", "adds", 5),
        ("adds", "subtracts", 3),
        ("subtracts", "plus", 3),
        ("plus", "minus", 5),
        ("minus", "modified-power", 2),
    ],
)
def test_each_step_comes_before_the_next(earlier: str, later: str, value: int) -> None:
    t = laid(ALL_STEPS[later], ALL_STEPS[earlier])
    assert [line[0] for line in t.steps("It")][1:3] == [earlier, later] and t.worth("It") == value


@pytest.mark.rule("WOM-IT-7.1-2.2.3", "WOM-FR-7.1-2.2.3")
@pytest.mark.parametrize(("option", "value"), [("down", 1), ("up", 2)])
def test_halves_are_rounded(option: str, value: int) -> None:
    assert laid(Divided(THIS), power=3, halves=option).worth("It") == value


@pytest.mark.rule("WOM-IT-10.17-2", "WOM-FR-10.19")
@pytest.mark.parametrize(("option", "value"), [("end", 1), ("each-step", 4)])
def test_modified_power_is_never_below_zero(option: str, value: int) -> None:
    assert laid(Minus(THIS, 9)).worth("It") == 0
    assert laid(Minus(THIS, 9)).steps("It")[-1] == ("floor", "", 0, 0)
    assert laid(Subtracts(THIS, 5), Plus(THIS, 4), power=2, floor=option).worth("It") == value


@pytest.mark.rule("WOM-IT-10.16-1", "WOM-IT-10.16-2", "WOM-FR-10.20", "WOM-IT-10.17-3")
def test_final_power_is_the_sum_and_never_below_zero() -> None:
    curse = Code("Curse", Mages(), (FinalPower(1),))
    t = Laid(curse, mine=("P3", "P2", "P1"), codes=("Curse", ""))
    t.cast("P3", "A").cast("P0", "X").cast("P2", "B").cast("P0", "Y").cast("P1", "C")
    assert t.totals() == (7, 0)
    t = Laid(mine=("P1",), teams=("Foxes", "Foxes"))
    t.cast("P1", "A")
    assert t.totals() == (0, 0), "three strangers cost three"


@pytest.mark.rule(
    "WOM-IT-4.1-3", "WOM-IT-4.1-3E", "WOM-FR-4.2-3", "WOM-FR-4.2-3E", "WOM-IT-10.24-2", "WOM-FR-10.10"
)
@pytest.mark.parametrize(("me", "power"), [(("A", "B", "C"), 5), (("A", "B", "Y"), 4), (("A", "X", "Y"), 3)])
def test_each_mage_of_another_team_costs_one(me: tuple[str, str, str], power: int) -> None:
    t = Laid(
        mine=("P5",),
        me=me,
        foe=("X", "Z", "Z") if "X" not in me else ("Z", "Z", "Z"),
        teams=("Owls", "Foxes"),
    )
    t.do("cast", "P5", 0)
    assert t.totals()[0] == power
    t = Laid(mine=("P5",), me=me, foe=("Z", "Z", "Z"))
    t.do("cast", "P5", 0)
    assert t.totals()[0] == 5, "no team is declared but in an Official match"


@pytest.mark.rule("WOM-IT-10.24-3", "WOM-FR-10.10")
@pytest.mark.parametrize(("option", "power"), [("costs", 4), ("exempt", 5)])
def test_a_legendary_mage_is_of_no_team(option: str, power: int) -> None:
    legend = Mage("C", "", B, LEGENDARY)
    t = Laid(legend, mine=("P5",), teams=("Owls", "Foxes"), legendary=option)
    t.cast("P5", "A")
    assert t.totals()[0] == power


@pytest.mark.rule("WOM-IT-10.2-1", "WOM-FR-10.4", "WOM-IT-10.24-2")
@pytest.mark.parametrize(("declared", "strangers"), [("Owls", 1), ("Foxes", 2), ("Bears", 3), ("", 0)])
def test_mages_of_a_team_that_was_not_declared_are_not_affiliated(declared: str, strangers: int) -> None:
    """In a squad of two Owls and a Fox, the declared team decides which Mages count as strangers."""
    t = Laid(Mage("C", "", B, "Foxes"), mine=("P5",), teams=(declared, "Foxes"))
    t.cast("P5", "A")
    side = t.p.seen_by(1)["table"]["sides"][0]
    assert (side["team"], side["strangers"]) == (declared, strangers) and t.totals()[0] == 5 - strangers


@pytest.mark.rule("WOM-IT-4.1-3", "WOM-IT-10.24-2", "WOM-IT-FAQ-37E", "WOM-IT-FAQ-40")
@pytest.mark.parametrize(("option", "power"), [("printed", 4), ("counts", 5)])
def test_a_mage_that_counts_as_of_the_team_costs_one_or_nothing(option: str, power: int) -> None:
    fox = Mage("B", "", B, "Foxes")
    alliance = Spell("Alliance", 5, B, (CountsAs(ADJACENT),))
    t = Laid(alliance, fox, mine=("Alliance",), teams=("Owls", "Foxes"), considered_team=option)
    assert t.p.seen_by(0)["table"]["sides"][0]["strangers"] == 1
    t.cast("Alliance", "A")
    assert t.totals()[0] == power
    assert t.p.seen_by(0)["table"]["sides"][0]["strangers"] == 5 - power
    traitor = Spell("Traitor", 5, B, (CountsAs(CASTER, "Foxes"),))
    t = Laid(traitor, fox, mine=("Traitor",), teams=("Owls", "Foxes"), considered_team=option)
    t.cast("Traitor", "A")
    assert t.totals()[0] == 4, "counting as of another team costs nothing more"


@pytest.mark.rule("WOM-IT-10.24-2", "WOM-IT-8.5-3E")
def test_a_mage_counts_as_of_another_team_while_its_condition_holds() -> None:
    red = If(There(Mages("own", "here", holding=RED)), CountsAs(OWN_MAGES, "Foxes"))
    mage = Mage("A", "", B, "Owls", (red, Plus(Spells("own", by=Mages("own", team="Foxes")), 3)))
    assert Laid(mage, mine=("P1",)).cast("P1", "A").worth("P1") == 1
    assert Laid(mage, mine=("P1",), held={"A": "R"}).cast("P1", "A").worth("P1") == 4


@pytest.mark.rule("WOM-IT-10.2-1", "WOM-IT-1.2-1")
def test_mages_of_unknown_teams_are_affiliated_to_each_other() -> None:
    from grimorio.games.mickey.cards import seed
    from grimorio.games.mickey.deck import Parts, teams

    unknown = [card for card in seed.CARDS if isinstance(card, Mage) and card.team == seed.TEAM]
    assert len(unknown) > 2 and all("team" in seed.UNKNOWN[card] for card in unknown)
    book = Laid(*[Mage(name, "", B, seed.TEAM) for name in "ABC"]).book
    squad = tuple(face for face in book.faces if face.team == seed.TEAM)
    assert teams(Parts(squad, (), (), (), ())) == [seed.TEAM]
    t = Laid(*[Mage(name, "", B, seed.TEAM) for name in "ABC"], mine=("P5",), teams=(seed.TEAM, "Foxes"))
    assert t.cast("P5", "A").totals()[0] == 5


@pytest.mark.rule("WOM-IT-FAQ-15", "WOM-IT-FAQ-15E")
def test_of_two_values_the_lower_wins() -> None:
    four = Spells("enemy", "cast", power=4)
    gormex, chain = Spell("Gormex", 1, B, (Worth(four, 2),)), Spell("Chain", 1, B, (Worth(four, 0),))
    t = Laid(gormex, chain, mine=("Gormex", "Chain"), theirs=("P4",))
    t.cast("Gormex", "A").cast("P4", "X")
    assert t.worth("P4") == 2
    t.cast("Chain", "B")
    assert t.worth("P4") == 0


@pytest.mark.rule("WOM-IT-FAQ-16", "WOM-IT-FAQ-16E", "WOM-IT-10.15-1", "WOM-FR-10.18")
def test_effects_about_a_power_read_the_printed_number() -> None:
    """Donald's Spell of printed power 4 gains Subterfuge, although the Chain makes it worth 0."""
    donald = Mage(
        "X", "", (RED,), "Foxes", (Gains(Spells("own", by=Mages("own", "here"), power=4), Subterfuge()),)
    )
    chain = Spell("Chain", 1, B, (Worth(Spells("enemy", "cast", power=4), 0),))
    t = Laid(donald, chain, mine=("Chain",), theirs=("P4",))
    t.cast("Chain", "A").cast("P4", "X")
    assert t.worth("P4") == 0 and t.actions("P4") == {"subterfuge"}


@pytest.mark.rule("WOM-IT-FAQ-17", "WOM-IT-FAQ-17E")
def test_a_complex_modifier_adds_the_printed_power() -> None:
    shifty = Spell("Shifty", 0, B, (Adds(THIS, PowerOf(OPPOSITE_SPELLS)),))
    crow = Castle("Crow", B, (Minus(Spells(colour=YELLOW), 1),))
    t = Laid(shifty, crow, castle="Crow", mine=("Shifty",), theirs=("Y2",))
    t.cast("Shifty", "A").cast("Y2", "X")
    assert t.worth("Y2") == 1 and t.worth("Shifty") == 2


@pytest.mark.rule("WOM-IT-FAQ-18", "WOM-IT-FAQ-18E")
def test_complex_modifiers_are_not_plain_ones() -> None:
    shifty = Spell("Shifty", 0, B, (Adds(THIS, PowerOf(OPPOSITE_SPELLS)), Plus(THIS, 5)))
    trap = Spell("Trap", 2, B, (Without(Spells("enemy")),))
    t = Laid(shifty, trap, mine=("Shifty",), theirs=("Trap",))
    t.cast("Shifty", "A").cast("Trap", "X")
    assert t.worth("Shifty") == 2
    assert ("without", "Trap", 0, 0) in t.steps("Shifty")


@pytest.mark.rule("WOM-IT-FAQ-10", "WOM-IT-FAQ-10E")
def test_a_simple_or_untouchable_spell_may_be_chosen_to_be_made_simple() -> None:
    """By the Code both Spells are worth 3, and the Untouchable one keeps its effect."""
    code = Code("No Need", Mages(), (When(Casts(), May((Annul(THAT), ForNow(Worth(THAT, 3))))),))
    sausage = Spell("Sausage", 1, B, (Untouchable(), Plus(THIS, 1)))
    t = Laid(code, sausage, mine=("P1", "Sausage"), codes=("No Need", ""))
    t.cast("P1", "A").yes().cast("P0", "X").cast("Sausage", "B").yes()
    assert t.worth("P1") == 3 and t.worth("Sausage") == 4
    t = Laid(code, mine=("P1",), codes=("No Need", ""))
    t.cast("P1", "A").no()
    assert t.worth("P1") == 1


@pytest.mark.rule("WOM-IT-7.8-1", "WOM-FR-7.8-1", "WOM-IT-8.3-5", "WOM-FR-8.3-4")
@pytest.mark.parametrize(("option", "value"), [("counted", 3), ("uncounted", 0)])
def test_hidden_spells_count_with_their_power_and_without_effect(option: str, value: int) -> None:
    hider = Mage("A", "", B, "Owls", (MayHide(),))
    t = Laid(hider, Spell("It", 3, B, (Plus(THIS, 2),)), mine=("It",), hidden_power=option)
    t.hide("It", "A").to("castle")
    assert t.heard("reckoned")[0]["totals"][0] == value


@pytest.mark.rule("WOM-IT-FAQ-13", "WOM-IT-FAQ-13E", "WOM-FR-8.3-4")
def test_what_is_said_if_hidden_applies_when_the_spell_is_uncovered() -> None:
    fade = Spell("Fade", 2, B, (IfHidden((Plus(THIS, 3), Recover())), Plus(THIS, 9)))
    hider = Mage("A", "", B, "Owls", (MayHide(),))
    t = Laid(fade, hider, mine=("Fade",))
    t.hide("Fade", "A")
    assert not t.heard("draw")
    t.to("castle")
    assert t.heard("reckoned")[0]["totals"][0] == 5
    order = [event for event in t.order() if event in ("uncover", "draw", "reckoned")]
    assert order[:3] == ["uncover", "draw", "reckoned"]
    t = Laid(fade, mine=("Fade",))
    t.cast("Fade", "A")
    assert t.worth("Fade") == 11 and not t.heard("draw")


@pytest.mark.rule("WOM-IT-7.8-1", "WOM-IT-10.6-1")
def test_codes_and_castles_count_too() -> None:
    code = Code(
        "Pact", Mages(), (Plus(Spells("own"), 1), FinalPower(1, each=Count(Mages("own", colour=RED))))
    )
    room = Castle("Room", B, (Plus(ALL_SPELLS, 1),))
    t = Laid(code, room, castle="Room", codes=("", "Pact"))
    t.cast("P0", "A").cast("P0", "X")
    assert t.totals() == (1, 4)


def test_a_number_may_be_counted_at_the_end_of_the_challenge() -> None:
    """Zaius gives +1 for each card in hand at the end of the challenge, if a card was discarded."""
    zaius = Mage("A", "", B, "Owls", (Pay(1, ForNow(Plus(THAT, 1, each=Hand()))), Plus(HIS, 0)))
    t = Laid(zaius, mine=("P1", "P2", "P3", "P4"))
    t.cast("P1", "A").yes().do("discard", "P2")
    assert t.worth("P1") == 1 + 2
    t.to("play").cast("P0", "X").cast("P3", "B")
    assert t.worth("P1") == 1 + 1


def test_what_everybody_sees_of_the_calculation_leaves_face_down_spells_out() -> None:
    hider = Mage("A", "", B, "Owls", (MayHide(),))
    t = Laid(hider, mine=("P5", "P1"))
    t.hide("P5", "A").cast("P0", "X").cast("P1", "B")
    for seat in (0, 1):
        assert t.p.seen_by(seat)["table"]["power"]["totals"] == [1, 0]
