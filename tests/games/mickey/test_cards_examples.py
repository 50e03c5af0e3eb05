"""The rulebook's examples, played with the very cards that they name."""

from __future__ import annotations

import pytest

from grimorio.games.mickey import words as w
from grimorio.games.mickey.cards import seed
from tests.games.mickey.laid import Laid


def card(name: str, title: str = "") -> w.Card:
    """The real card of this name and title; without a title, the first with the name."""
    return next(
        one for one in seed.CARDS if one.name == name and (not title or getattr(one, "title", "") == title)
    )


def test_two_setters_and_the_lower_holds() -> None:
    gormex, chain = card("Sifone Mistico Tipo Gormex"), card("Catena del Dominatore")
    four = w.Spell("Four", 4, (w.BLUE,))
    t = Laid(gormex, chain, four, mine=(gormex.name,), theirs=("Four",))
    t.cast(gormex.name, "A").cast("Four", "X")
    assert t.worth("Four") == 1
    t = Laid(gormex, chain, four, mine=(chain.name,), theirs=("Four",), hidden=((gormex.name, "A"),))
    t.cast(chain.name, "A").cast("Four", "X")
    assert t.worth("Four") == 0


def test_a_spell_worth_nothing_still_has_its_printed_power() -> None:
    donald, chain = card("Paperino"), card("Catena del Dominatore")
    four = w.Spell("Four", 4, (w.BLUE,))
    t = Laid(donald, chain, four, mine=("Four",), theirs=(chain.name,), me=("Paperino", "B", "C"))
    t.cast("Four", "Paperino").cast(chain.name, "X")
    assert t.worth("Four") == 0 and t.actions("Four") == {"subterfuge"}


def test_what_is_added_is_the_printed_power() -> None:
    deceit, rock = card("Inganno Mutevole"), card("Rocca di Crow")
    t = Laid(deceit, rock, mine=(deceit.name,), theirs=("Y2",), castle=rock.name)
    t.cast(deceit.name, "A").cast("Y2", "X")
    assert (t.worth("Y2"), t.worth(deceit.name)) == (1, 2)


def test_plain_modifiers_are_not_complex_ones() -> None:
    deceit, trap = card("Inganno Mutevole"), card("Sifone Mistico Tipo Trappola")
    t = Laid(deceit, trap, mine=(deceit.name,), theirs=(trap.name,))
    t.cast(deceit.name, "A").cast(trap.name, "X")
    assert t.worth(deceit.name) == 2


def test_no_need_for_magic_makes_any_spell_worth_three() -> None:
    code, bowl, sausages = (
        card(name) for name in ("Non Serve la Magia", "Ciotola Parlante", "Salsicce Stritolanti")
    )
    t = Laid(code, bowl, sausages, mine=(bowl.name, sausages.name), codes=(code.name, ""))
    t.cast(bowl.name, "A").yes()
    assert t.worth(bowl.name) == 3 and t.simple(bowl.name)
    t.cast("P0", "X").cast(sausages.name, "B").yes()
    assert t.worth(sausages.name) == 3 and not t.simple(sausages.name)


def test_nobody_hides_while_the_chatter_lasts() -> None:
    chatter, blot = card("Incanto Ciarliero"), card("Macchia Nera", "Signore degli Inganni")
    t = Laid(chatter, blot, mine=(chatter.name,), foe=("Macchia Nera", "Y", "Z"))
    t.cast(chatter.name, "A")
    assert not any(option[0] == "hide" for option in t.options)
    t = Laid(chatter, blot, foe=("Macchia Nera", "Y", "Z"))
    t.cast("P0", "A")
    assert any(option[0] == "hide" for option in t.options)


def test_a_dragon_made_simple_is_still_continuous() -> None:
    pippo, dragon, bastion = (
        card("Pippo", "Mago Ingegnere"),
        card("Drago di Ferro"),
        card("Bastione del Drago"),
    )
    t = Laid(
        pippo,
        dragon,
        bastion,
        me=("Pippo", "B", "C"),
        hidden=((dragon.name, "Pippo"),),
        held={"Pippo": "R"},
        castle=bastion.name,
    )
    assert t.simple(dragon.name) and t.actions(dragon.name) == {"continuous"}


def test_a_horde_loses_what_it_gained() -> None:
    donald, horde, waste = card("Paperino"), card("Orda di Orchetti-Faina"), card("Spreco di Forze")
    t = Laid(donald, horde, waste, mine=(horde.name,), theirs=(waste.name,), me=("Paperino", "B", "C"))
    t.cast(horde.name, "Paperino")
    assert t.actions(horde.name) == {"subterfuge"}
    t.cast(waste.name, "X")
    assert t.simple(horde.name) and t.actions(horde.name) == set()


def test_a_caged_mage_may_hide_and_the_barrier_reveals_it() -> None:
    cage, blot, wall = (
        card("Gabbia Oscura"),
        card("Macchia Nera", "Signore degli Inganni"),
        card("Barriera di Pietre"),
    )
    t = Laid(cage, blot, wall, mine=(cage.name, wall.name), theirs=("P3",), foe=("Macchia Nera", "Y", "Z"))
    t.cast(cage.name, "A")
    assert not t.can_cast("P3", "Macchia Nera")
    t.hide("P3", "Macchia Nera").cast(wall.name, "B")
    assert t.heard("reveal")[0]["card"] == "P3" and t.in_play(1) == ["P3"]


def test_a_continuous_spell_behind_the_creature_of_shadow_has_its_bonus() -> None:
    blot, roknar = card("Macchia Nera", "Creatura d'Ombra"), card("Roknar")
    four = w.Spell("Four", 4, (w.BLUE,))
    t = Laid(
        blot,
        roknar,
        four,
        me=("Macchia Nera", "B", "C"),
        theirs=("Four",),
        hidden=((roknar.name, "Macchia Nera"),),
    )
    t.cast("P0", "B").cast("Four", "X")
    assert t.worth(roknar.name) == seed.POWER + 1
    assert t.worth("Four") == 3


def test_an_alliance_lends_the_team_of_its_caster() -> None:
    alliance, axe = card("Alleanza Mistica"), card("Ascia Diabolica")
    phantom = w.Mage("Phantom", "", (w.BLUE,), "Black Phantom")
    t = Laid(alliance, axe, phantom, mine=(axe.name,), me=("A", "Phantom", "C"))
    t.cast(axe.name, "A")
    assert t.worth(axe.name) == seed.POWER
    t = Laid(
        alliance,
        axe,
        phantom,
        mine=(axe.name,),
        me=("A", "Phantom", "C"),
        hidden=((alliance.name, "Phantom"),),
    )
    t.cast(axe.name, "A")
    assert t.worth(axe.name) == seed.POWER + 1


def test_a_simple_spell_made_continuous_is_simple_in_the_arena() -> None:
    garubashi, arena = card("Garubashi"), card("Arena dei Desideri")
    t = Laid(garubashi, arena, me=("Garubashi", "B", "C"), hidden=(("P2", "Garubashi"),), castle=arena.name)
    assert t.actions("P2") == {"continuous"} and t.worth("P2") == 3


@pytest.mark.parametrize(("colour", "immune"), [("Yellow", True), ("Red", False)])
def test_a_spell_from_the_bag_is_immune_in_a_yellow_castle(colour: str, immune: bool) -> None:
    pippo, aid = card("Pippo", "Stregone con Borsa Magica"), card("Aiuto Inatteso")
    fist = w.Spell("Fist", 2, (w.BLUE,), (w.Plus(w.THIS, 1),))
    t = Laid(pippo, aid, fist, mine=("Fist",), theirs=(aid.name,), me=("Pippo", "B", "C"), castle=colour)
    t.cast("Fist", "Pippo")
    if immune:
        t.yes()
    t.cast(aid.name, "X")
    if not immune:
        t.do("spell", t.ref("Fist"))
    assert t.simple("Fist") is not immune and t.worth("Fist") == (3 if immune else 2)


def other(name: str, colour: w.Colour) -> w.Mage:
    """A Mage with an ability that it can lose."""
    return w.Mage(name, "", (colour,), "Owls", (w.MayHide(),))


def test_two_diamagics_of_one_colour_annul_all_mages_of_it() -> None:
    mickey = card("Topolino", "Stregone Supremo")
    others = (other("B", w.BLUE), other("C", w.GREEN), other("Z", w.GREEN))
    t = Laid(mickey, *others, me=("Topolino", "B", "C"), held={"Topolino": "G", "X": "G"})
    assert t.simple("Topolino") and t.simple("C") and t.simple("Z") and not t.simple("B")
    t = Laid(mickey, *others, me=("Topolino", "B", "C"), held={"Topolino": "G", "X": "R"})
    assert not any(t.simple(name) for name in ("Topolino", "B", "C", "Z"))
