"""Amounts, chosen creature types and targets of the event's player, played."""

from __future__ import annotations

import pytest

from grimorio.games.magic.wording import text
from tests.games.magic.laid import DONE, PASS, YES, A, B, Laid, who
from tests.games.magic.typed_cards import typed

OWN = typed("""
Fog Shape | {1}{U} | Creature - Illusion | 1/1
{1}: Fog Shape becomes the creature type of your choice until end of turn.

Kin Call | {1}{G} | Instant
Creatures of the creature type of your choice get +1/+1 until end of turn.

Shape Craft | {U} | Instant
Choose a creature type other than Wall. Target creature becomes that type until end of turn.

Goblin Tally | {R} | Sorcery
Goblin Tally deals X damage to target player and you gain X life, where X is the number of Goblins in play.

Waste Field | {B} | Sorcery
All creatures get -1/-1 until end of turn for each Swamp you control.

Sly Imp | {R} | Creature - Imp | 1/1
Whenever Sly Imp deals combat damage to a player, you may have it deal 1 damage to target creature
that player controls.
""")
CHANGE = OWN[2]


def types(t: Laid, name: str) -> list[str]:
    mask = t.it(name).types
    return sorted(word for word, place in t.p.book.types.items() if mask >> place & 1)


@pytest.mark.rule("MTG8-CR-TYPE-1")
def test_a_creature_becomes_the_type_that_its_player_chooses_until_end_of_turn() -> None:
    t = Laid({"play": "Fog Shape; Goblin King"}, own=OWN)
    t.use(A, "Fog Shape", then=(("type", "Goblin"),))
    assert types(t, "Fog Shape") == ["Goblin"] and t.size("Fog Shape") == (2, 2), "the king sees a Goblin"
    t.until(1, B)
    assert types(t, "Fog Shape") == ["Illusion"] and t.size("Fog Shape") == (1, 1)


@pytest.mark.rule("MTG8-CR-TYPE-1")
def test_a_type_that_the_text_excludes_is_not_offered_and_noncreatures_keep_their_types() -> None:
    t = Laid(
        {"hand": "Shape Craft; Kin Call", "play": "Grizzly Bears; Goblin King"},
        {"play": "Elvish Pioneer"},
        own=OWN,
    )
    t.cast(A, "Shape Craft", t.obj("Grizzly Bears"))
    while t.p.choice.ask == "priority":
        t.answer(PASS)
    offered = [option[1] for option in t.offered()]
    assert "Wall" not in offered and {"Bear", "Goblin", "Elf"} <= set(offered)
    t.give(("type", "Elf"))
    assert types(t, "Grizzly Bears") == ["Elf"]
    t.play(A, "Kin Call", then=(("type", "Elf"),))
    assert t.size("Grizzly Bears") == (3, 3) and t.size("Goblin King") == (2, 2)


@pytest.mark.rule("MTG8-GLOSS-Effetto")
def test_one_number_serves_all_effects_of_its_sentence() -> None:
    t = Laid(
        {"hand": "Goblin Tally", "play": "Raging Goblin; Raging Goblin"}, {"play": "Raging Goblin"}, own=OWN
    )
    t.play(A, "Goblin Tally", who(B))
    assert (t.life(A), t.life(B)) == (23, 17)


@pytest.mark.rule("MTG8-GLOSS-Effetto")
def test_a_negative_count_makes_creatures_smaller() -> None:
    t = Laid({"hand": "Waste Field", "play": "Swamp; Swamp"}, {"play": "Hill Giant; Grizzly Bears"}, own=OWN)
    t.play(A, "Waste Field")
    assert t.size("Hill Giant") == (1, 1) and t.graveyard(B) == ["Grizzly Bears"]


@pytest.mark.rule("MTG8-1.TERM-9")
def test_only_creatures_of_the_player_dealt_damage_are_targets() -> None:
    t = Laid({"play": "Sly Imp; Raging Goblin"}, {"play": "Hill Giant; Elvish Pioneer"}, own=OWN)
    t.attack("Sly Imp")
    while t.p.choice.ask != "target":
        t.answer(next((option for option in (PASS, DONE) if option in t.offered()), t.offered()[0]))
    assert sorted(t.offered()) == sorted([t.obj("Hill Giant"), t.obj("Elvish Pioneer")])
    t.give(t.obj("Elvish Pioneer")).resolve(YES)
    assert t.graveyard(B) == ["Elvish Pioneer"]


def test_choosing_a_type_is_told_in_three_languages() -> None:
    assert text(CHANGE, "en") == [
        "Choose a creature type other than Wall. Target creature becomes the chosen type until end of turn."
    ]
    assert text(CHANGE, "it")[0].startswith("Scegli un tipo di creatura diverso da Muro. ")
    assert text(CHANGE, "it")[0].endswith("diventa del tipo scelto fino alla fine del turno.")
    assert text(CHANGE, "fr")[0].startswith("Choisissez un type de créature autre que ")
