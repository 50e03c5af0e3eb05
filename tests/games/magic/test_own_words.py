"""Words of players' own cards, which are compiled for each game, do in the game what they say."""

from __future__ import annotations

import pytest

from grimorio.games.magic.rules.pay import ways_to_spend
from grimorio.games.magic.state.pools import ONE
from grimorio.games.magic.words import (
    CHOSEN,
    CREATURE,
    ENCHANTED,
    INSTANT,
    SORCERY,
    THIS,
    Attacks,
    AttacksUntapped,
    Becomes,
    CantAttack,
    ChooseColor,
    Controls,
    DefenderControls,
    Draw,
    GainLife,
    Gets,
    May,
    Search,
    State,
    Target,
    activated,
    card,
    spell,
    static,
    that,
    when,
)
from grimorio.kernel.choice import Option
from tests.games.magic.laid import PASS, A, B, Laid, who
from tests.games.magic.odd import creature, sorcery, wrong

OTHER = that("creature", controller="you", other=True)
LORD = card(
    "Old Lord",
    "{R}",
    ("creature",),
    static(Gets(OTHER, 1, 1)),
    activated("{R}", GainLife(1)),
    when(Attacks(THIS), Draw()),
    size=(1, 1),
)


@pytest.mark.rule("MTG8-GLOSS-Abilita-1")
def test_abilities_work_only_while_their_permanent_is_in_play() -> None:
    t = Laid({"hand": "Old Lord; Shock", "play": "Hill Giant; Glory Seeker"}, own=(LORD,))
    assert t.size("Hill Giant") == (3, 3)
    assert [option for option in t.offered() if option[0] == "activate"] == []
    t.play(A, "Old Lord")
    assert t.size("Hill Giant") == (4, 4) and t.size("Old Lord") == (1, 1)
    assert [option[1] for option in t.offered() if option[0] == "activate"] == [t.key("Old Lord")]
    t.play(A, "Shock", t.obj("Old Lord"))
    assert t.graveyard(A) == ["Old Lord", "Shock"] and t.size("Hill Giant") == (3, 3)
    assert [option for option in t.offered() if option[0] == "activate"] == []
    assert t.attack("Hill Giant").stack() == []


@pytest.mark.rule("MTG8-GLOSS-Abilita-2")
def test_abilities_are_played_or_trigger_or_are_so() -> None:
    t = Laid({"play": "Old Lord; Hill Giant", "library": "Forest"}, own=(LORD,))
    assert t.size("Hill Giant") == (4, 4) and t.stack() == [], "static: it is so, and uses no stack"
    t.activate(A, "Old Lord")
    assert t.stack() == ["Old Lord"] and t.life(A) == 20, "activated: it is played"
    assert t.resolve().life(A) == 21
    t.attack("Old Lord")
    assert t.stack() == ["Old Lord"] and t.hand(A) == [], "triggered: it is put on the stack by itself"
    assert t.resolve().hand(A) == ["Forest"]


@pytest.mark.rule("MTG8-3.3b-2", "MTG8-2.GOLD-1")
def test_who_attacks_untapped_does_not_tap() -> None:
    guard = card("Old Guard", "{W}", ("creature",), static(AttacksUntapped()), size=(1, 4))
    t = Laid({"play": "Old Guard; Hill Giant"}, own=(guard,)).attack("Old Guard", "Hill Giant")
    assert (t.it("Old Guard").tapped, t.it("Hill Giant").tapped) == (False, True)


@pytest.mark.rule("MTG8-3.3b-1", "MTG8-2.GOLD-1")
def test_another_creature_is_not_the_creature_itself() -> None:
    shy = card("Old Shy", "{W}", ("creature",), static(CantAttack(THIS, Controls(OTHER))), size=(1, 4))
    for others, names in (("", []), ("; Hill Giant", ["Old Shy", "Hill Giant"])):
        t = Laid({"play": f"Old Shy{others}"}, own=(shy,)).drain()
        while t.p.choice.ask not in ("attack", "block") and t.t.active == A:
            t.answer(PASS)
        able = [t.name(t.p.things[option[1]]) for option in t.offered() if option[0] == "attack"]
        assert able == names


@pytest.mark.rule("MTG8-2.PLAY-S3")
def test_only_lands_of_ones_own_pay() -> None:
    for mine, able in (("Mountain", True), ("", False)):
        t = Laid({"hand": "Shock", "play": mine}, {"play": "Mountain; Mountain"}, mana=False)
        assert (("cast", "Shock") in t.offered()) == able


@pytest.mark.rule("MTG8-2.PLAY-S3")
@pytest.mark.parametrize(
    ("pool", "ways"),
    [("RG", []), ("RR", []), ("RRR", []), ("RRG", [("spend", "R", 1), ("spend", "R", 2), ("spend", "G", 1)])],
)
def test_which_mana_is_spent_is_asked_where_it_matters(pool: str, ways: list[Option]) -> None:
    two = card("Old Two", "{2}", INSTANT, spell(GainLife(1)))
    book = Laid({"hand": "Old Two"}, own=(two,)).p.book
    cost = book.face(book.face_of["Old Two"]).cost
    assert ways_to_spend(sum(ONE["WUBRG".index(letter)] for letter in pool), cost) == ways


@pytest.mark.rule("MTG8-2.RES-3")
def test_what_is_chosen_is_known_behind_what_may_happen() -> None:
    assert wrong(sorcery(ChooseColor(), May((Draw(),)), Becomes(Target(CREATURE), color=CHOSEN))) == []
    [(field, cause)] = wrong(sorcery(May((ChooseColor(),)), Becomes(Target(CREATURE), color=CHOSEN)))
    assert (field, cause) == ("Spell.effects[1].Becomes.color", "word-no-choice")


@pytest.mark.rule("MTG8-3.3b-1")
def test_an_attack_has_a_defending_player() -> None:
    land = that("land")
    assert wrong(creature(when(Attacks(THIS), Draw(), condition=DefenderControls(land)))) == []
    [(field, _)] = wrong(creature(when(State(DefenderControls(land)), Draw())))
    assert field == "Triggered.on[0].State.condition.DefenderControls"


@pytest.mark.rule("MTG8-GLOSS-Effetto")
def test_what_is_enchanted_is_asked_of_local_enchantments() -> None:
    assert wrong(creature(static(CantAttack(ENCHANTED)))) == [
        ("Static.rules[0].CantAttack.what.Enchanted", "word-absent")
    ]


@pytest.mark.rule("MTG8-GLOSS-Bersaglio_legale-1")
def test_a_spell_never_becomes_its_own_target() -> None:
    t = Laid({"hand": "Shock; Deflection"}, {"hand": "Flash Counter"})
    t.cast(A, "Shock", who(B)).cast(B, "Flash Counter", t.on_stack("Shock"))
    t.cast(A, "Deflection", t.on_stack("Flash Counter"))
    mine = t.on_stack("Flash Counter")
    for _ in range(2):
        t.answer(PASS)
    assert t.p.choice.ask == "target" and mine not in t.offered()


@pytest.mark.rule("MTG8-1.ZONE-LIB-1")
def test_what_is_found_unseen_is_known_to_who_found_it_alone() -> None:
    find = card("Old Find", "{R}", SORCERY, spell(Search(that("card", zone="library"))))
    t = Laid({"hand": "Old Find", "library": "Forest; Shock"}, own=(find,))
    t.play(A, "Old Find", then=(("card", "Shock"),))
    found = t.happened("to-hand")[0]
    assert (found.seen_by(A)["name"], found.seen_by(B)["name"]) == ("Shock", None)
