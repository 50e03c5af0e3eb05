"""Static abilities that apply only as long as a condition holds."""

from __future__ import annotations

import pytest

from grimorio.games.magic.rules.moves import bury
from grimorio.games.magic.state.masks import FIRST_STRIKE, FLYING
from grimorio.games.magic.wording import text
from tests.games.magic.laid import MAGIC, A, B, Laid, who
from tests.games.magic.typed_cards import typed

OWN = typed("""
Sky Rider | {2}{W} | Creature - Soldier | 2/2
As long as you control a Bird, Sky Rider gets +2/+2 and has flying.

Shy Wolf | {1}{G} | Creature - Wolf | 2/2
Shy Wolf gets +1/+1 as long as no opponent controls a white or blue creature.

Grave Ape | {3}{G} | Creature - Ape | 5/5
Grave Ape gets +4/+4 as long as there are no cards in your graveyard.

Pale Djinn | {4}{W} | Creature - Djinn | 5/5
Pale Djinn gets -2/-2 as long as white is the most common color among all permanents or is tied
for most common.

Old Awe | {3}{U} | Creature - Spirit | 2/2
Flying / As long as Old Awe is in your graveyard and you control an Island, creatures you control have flying.

Five Lands | {6} | Artifact Creature - Dragon | 2/2
Five Lands gets +0/+2 as long as you control a Plains, has flying as long as you control an Island, gets +2/+0
as long as you control a Swamp, has first strike as long as you control a Mountain, and has trample as long as
you control a Forest.

Plain Bird | {W} | Creature - Bird | 1/1
Flying
""")


def flies(t: Laid, name: str) -> bool:
    return bool(t.it(name).keywords & FLYING)


@pytest.mark.rule("MTG8-CR-WHILE-1")
def test_the_bonus_comes_and_goes_with_what_the_condition_asks_for() -> None:
    t = Laid({"play": "Sky Rider", "hand": "Plain Bird; Shock"}, {"play": "Suntail Hawk"}, own=OWN)
    assert t.size("Sky Rider") == (2, 2) and not flies(t, "Sky Rider"), "the opponent's Bird does not count"
    t.play(A, "Plain Bird")
    assert t.size("Sky Rider") == (4, 4) and flies(t, "Sky Rider")
    t.play(A, "Shock", t.obj("Plain Bird"))
    assert t.size("Sky Rider") == (2, 2) and not flies(t, "Sky Rider")


@pytest.mark.rule("MTG8-CR-WHILE-1")
def test_what_does_not_apply_leaves_later_changes_of_its_layer() -> None:
    t = Laid({"play": "Sky Rider; Glorious Anthem; Grizzly Bears"}, own=OWN)
    assert t.size("Sky Rider") == t.size("Grizzly Bears") == (3, 3)


@pytest.mark.rule("MTG8-CR-WHILE-1")
def test_it_asks_about_the_characteristics_as_they_are_after_other_effects() -> None:
    t = Laid({"play": "Shy Wolf"}, {"play": "Grizzly Bears"}, own=OWN)
    assert t.size("Shy Wolf") == (3, 3)
    t = Laid({"play": "Shy Wolf"}, {"play": "Grizzly Bears; Plain Bird"}, own=OWN)
    assert t.size("Shy Wolf") == (2, 2)


@pytest.mark.rule("MTG8-CR-WHILE-1")
def test_an_empty_graveyard_counts_at_once() -> None:
    t = Laid({"play": "Grave Ape", "hand": "Shock"}, {"graveyard": "Forest"}, own=OWN)
    assert t.size("Grave Ape") == (9, 9)
    t.play(A, "Shock", who(B))
    assert t.size("Grave Ape") == (5, 5)


@pytest.mark.rule("MTG8-CR-WHILE-3")
def test_a_color_is_most_common_if_no_other_has_more_permanents() -> None:
    t = Laid({"play": "Pale Djinn"}, own=OWN)
    assert t.size("Pale Djinn") == (3, 3)
    t = Laid({"play": "Pale Djinn"}, {"play": "Grizzly Bears"}, own=OWN)
    assert t.size("Pale Djinn") == (3, 3), "tied"
    t = Laid({"play": "Pale Djinn"}, {"play": "Grizzly Bears; Grizzly Bears"}, own=OWN)
    assert t.size("Pale Djinn") == (5, 5)


@pytest.mark.rule("MTG8-CR-WHILE-2")
def test_a_card_in_the_graveyard_changes_what_its_owner_controls() -> None:
    t = Laid({"play": "Grizzly Bears; Island", "hand": "Old Awe"}, {"play": "Hill Giant; Island"}, own=OWN)
    assert not flies(t, "Grizzly Bears")
    bury(t.p, t.p.book.face_of["Old Awe"], A)
    MAGIC.renew(t.p)
    assert flies(t, "Grizzly Bears") and not flies(t, "Hill Giant")
    t = Laid({"play": "Grizzly Bears; Forest", "graveyard": "Old Awe"}, own=OWN)
    assert not flies(t, "Grizzly Bears"), "no Island"
    t = Laid({"play": "Grizzly Bears; Old Awe; Island"}, own=OWN)
    assert not flies(t, "Grizzly Bears"), "in play"


def test_several_conditions_in_one_sentence_are_paragraphs_of_their_own() -> None:
    t = Laid({"play": "Five Lands; Plains; Island; Swamp"}, own=OWN)
    assert t.size("Five Lands") == (4, 4) and flies(t, "Five Lands")
    assert not t.it("Five Lands").keywords & FIRST_STRIKE


def test_the_texts_say_the_condition_as_cards_of_the_time_do() -> None:
    rider, wolf, ape, djinn, awe = OWN[:5]
    assert text(rider, "it") == ["Fintanto che controlli un Uccello, lo Sky Rider prende +2/+2 e ha volare."]
    assert text(wolf, "fr") == [
        "Le Shy Wolf gagne +1/+1 tant qu'aucun adversaire ne contrôle une créature blanche ou bleue."
    ]
    assert text(ape, "it") == ["Il Grave Ape prende +4/+4 fintanto che non ci sono carte nel tuo cimitero."]
    assert text(djinn, "fr")[0].startswith(
        "Le Pale Djinn gagne -2/-2 tant que le blanc est la couleur la plus"
    )
    assert text(awe, "fr")[1] == (
        "Tant que l'Old Awe est dans votre cimetière et que vous contrôlez une île, les créatures que vous "
        "contrôlez ont le vol."
    )
