"""Effects that last, as cards have them: sizes, keywords, colours, types, words, and what cannot block."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.games.magic.state.masks import BLUE, FLYING, GREEN, LANDWALK, RED
from grimorio.games.magic.state.objects import MAIN1
from grimorio.games.magic.words import (
    CREATURE,
    ENCHANTMENT_CARD,
    SORCERY,
    Becomes,
    Gets,
    SharedTypes,
    Target,
    card,
    spell,
    static,
    that,
)
from tests.games.magic.laid import DONE, PASS, A, B, Laid


@pytest.mark.rule("MTG8-2.EFF-CON-1")
@pytest.mark.rule("MTG8-GLOSS-Cancellazione-3")
def test_until_end_of_turn() -> None:
    t = Laid({"hand": "Giant Growth; Enrage", "play": "Grizzly Bears; Patagia Golem"})
    t.play(A, "Giant Growth", t.obj("Grizzly Bears")).play(A, "Enrage", ("x", 4), t.obj("Grizzly Bears"))
    t.use(A, "Patagia Golem")
    assert t.size("Grizzly Bears") == (9, 5) and t.it("Patagia Golem").keywords & FLYING
    t.until(MAIN1, B)
    assert t.size("Grizzly Bears") == (2, 2) and not t.it("Patagia Golem").keywords & FLYING


@pytest.mark.rule("MTG8-CR-LAYER-5")
def test_the_objects_of_a_resolved_effect_are_settled() -> None:
    t = Laid({"hand": "Solidarity; Glory Seeker", "play": "Grizzly Bears"}, {"play": "Hill Giant"})
    t.play(A, "Solidarity").play(A, "Glory Seeker")
    assert t.size("Grizzly Bears") == (2, 7) and t.size("Glory Seeker") == (2, 2)
    assert t.size("Hill Giant") == (3, 3)


@pytest.mark.rule("MTG8-GLOSS-Tutti")
def test_all_means_yours_too() -> None:
    t = Laid({"hand": "Nausea", "play": "Eager Cadet; Grizzly Bears"}, {"play": "Bog Imp; Hill Giant"})
    t.play(A, "Nausea")
    assert sorted(t.in_play()) == ["Grizzly Bears", "Hill Giant"] and t.size("Hill Giant") == (2, 2)


@pytest.mark.rule("MTG8-CR-LAYER-3")
def test_an_effect_waits_for_another_that_decides_what_it_changes() -> None:
    pride = card("Pride", "{W}", ENCHANTMENT_CARD, static(Gets(that("creature", colors=("green",)), 1, 1)))
    bloom = card("Bloom", "{W}", ENCHANTMENT_CARD, static(Becomes(that("creature"), color="green")))
    for play in ("Pride; Bloom; Hill Giant", "Bloom; Pride; Hill Giant"):
        assert Laid({"play": play}, own=(pride, bloom)).size("Hill Giant") == (4, 4)


@pytest.mark.rule("MTG8-2.EFF-CON-1")
@pytest.mark.parametrize(
    ("change", "kept"),
    [
        ({"color": "blue"}, "kinds types power toughness"),
        ({"kinds": ("artifact",)}, "types colors power toughness"),
        ({"types": ("Goblin",)}, "kinds colors power toughness"),
        ({"size": (5, 7)}, "kinds types colors"),
    ],
    ids=str,
)
def test_a_creature_becomes_one_thing_alone(change: dict[str, Any], kept: str) -> None:
    """Any one of the changes makes a spell, and the rest of the creature stays as it is."""
    shift = card("Shift", "{U}", SORCERY, spell(Becomes(Target(that("creature")), **change)))
    t = Laid({"hand": "Shift", "play": "Hill Giant"}, own=(shift,))
    before = looks_of(t.it("Hill Giant"))
    t.play(A, "Shift", t.obj("Hill Giant"))
    after = looks_of(t.it("Hill Giant"))
    assert [before[name] for name in kept.split()] == [after[name] for name in kept.split()]
    assert before != after


LOOKS = ("kinds", "types", "colors", "power", "toughness")


def looks_of(thing: Any) -> dict[str, Any]:
    """What a permanent is now."""
    return {name: getattr(thing, name) for name in LOOKS}


@pytest.mark.rule("MTG8-2.EFF-CON-1")
def test_an_amount_is_settled_for_each() -> None:
    rally = card("Rally", "{W}", SORCERY, spell(Gets(that("creature", controller="you"), SharedTypes(), 0)))
    one = card("Call", "{W}", SORCERY, spell(Gets(Target(CREATURE), SharedTypes(), SharedTypes())))
    t = Laid(
        {"hand": "Rally; Call; Unsummon", "play": "Raging Goblin; Goblin Raider; Glory Seeker"},
        {"play": "Mogg Sentry"},
        own=(rally, one),
    )
    t.cast(A, "Rally").resolve().resolve()
    assert [t.it(name).power for name in ("Raging Goblin", "Goblin Raider", "Glory Seeker")] == [3, 4, 2]
    t.cast(A, "Call", t.obj("Mogg Sentry")).resolve().resolve()
    assert t.size("Mogg Sentry") == (1 + 2 + 2 + 2, 1 + 2 + 2 + 2), "twice its own, and two others"
    t.play(A, "Unsummon", t.obj("Raging Goblin"))
    assert t.it("Goblin Raider").power == 4, "settled"


@pytest.mark.rule("MTG8-2.RES-3", "MTG8-GLOSS-Colore-1")
def test_a_colour_is_chosen_as_it_resolves() -> None:
    t = Laid({"play": "Distorting Lens"}, {"play": "Hill Giant"})
    t.use(A, "Distorting Lens", t.obj("Hill Giant"), then=(("color", "blue"),))
    assert t.it("Hill Giant").colors == BLUE
    assert t.until(MAIN1, B).it("Hill Giant").colors == RED


@pytest.mark.rule("MTG8-GLOSS-Tipo_di_permanente-2")
def test_lands_become_creatures_and_stay_lands() -> None:
    t = Laid({"hand": "Natural Affinity; Giant Growth", "play": "Forest"})
    t.play(A, "Natural Affinity").play(A, "Giant Growth", t.obj("Forest"))
    forest = t.it("Forest")
    assert (forest.power, forest.toughness) == (5, 5) and forest.kinds == 2 | 16
    assert forest.own and forest.colors == 0


@pytest.mark.rule("MTG8-2.EFF-CON-1", "MTG8-GLOSS-Colore-1")
def test_becoming_a_land_type_and_a_colour_by_a_spell() -> None:
    flood = card(
        "Flood Tide", "{U}", SORCERY, spell(Becomes(Target(that("land")), land_type="Island", color="green"))
    )
    t = Laid({"hand": "Flood Tide"}, {"play": "City of Brass"}, own=(flood,))
    t.play(A, "Flood Tide", t.obj("City of Brass"))
    city = t.it("City of Brass")
    assert city.types == t.p.book.type_mask(("Island",)) and not city.own and city.colors == GREEN
    assert t.until(MAIN1, B).it("City of Brass").own


@pytest.mark.rule("MTG8-3.3c-1")
def test_what_cannot_block_by_an_effect() -> None:
    t = Laid(
        {"hand": "Panic Attack", "play": "Craw Wurm"}, {"play": "Hill Giant; Grizzly Bears; Glory Seeker"}
    )
    t.play(A, "Panic Attack", t.obj("Hill Giant"), t.obj("Grizzly Bears"), ("done",))
    t.attack("Craw Wurm")
    while t.p.choice.ask != "block":
        t.answer(PASS)
    assert {option[1] for option in t.offered() if option != DONE} == {t.key("Glory Seeker")}


@pytest.mark.rule("MTG8-2.EFF-CON-2")
def test_words_are_changed_for_good() -> None:
    t = Laid({"hand": "Mind Bend; Mind Bend"}, {"play": "Bog Wraith; Circle of Protection: Red; Forest"})
    t.play(A, "Mind Bend", t.obj("Bog Wraith"), then=(("word", "Swamp", "Island"),))
    assert t.it("Bog Wraith").keywords == LANDWALK << 1
    t.play(A, "Mind Bend", t.obj("Forest"), then=(("word", "Forest", "Swamp"),))
    assert t.it("Forest").types == t.p.book.type_mask(("Swamp",))
    t.until(MAIN1, B)
    assert t.it("Bog Wraith").keywords == LANDWALK << 1


@pytest.mark.rule("MTG8-GLOSS-Fonte-2")
def test_a_circle_of_another_colour() -> None:
    t = Laid({"hand": "Mind Bend; Shock", "play": "Bog Imp"}, {"play": "Circle of Protection: Black"})
    t.play(A, "Mind Bend", t.obj("Circle of Protection: Black"), then=(("word", "black", "red"),))
    t.cast(A, "Shock", t.obj("Bog Imp"))
    t.use(B, "Circle of Protection: Black")
    [shield] = [event.thing for event in t.happened("effect")[1:]]
    assert shield.source == t.t.stack[0], "the spell is the only red source"


@pytest.mark.rule("MTG8-2.EFF-PRE-1")
def test_shield_for_the_player() -> None:
    t = Laid({"hand": "Healing Salve"}, {"hand": "Shock"})
    t.cast(B, "Shock", ("player", A)).play(A, "Healing Salve", ("mode", 1), ("player", A)).resolve()
    assert t.life(A) == 20 and t.happened("damage") == []
