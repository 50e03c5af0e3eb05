"""Amounts that count what the player has whom an effect concerns, and rules on creatures of a type."""

from __future__ import annotations

import pytest

from grimorio.games.magic.state.masks import COLOR_BITS, OTHER_PROTECTION, PROTECTION, PROTECTIONS
from grimorio.games.magic.wording import text
from tests.games.magic.laid import A, B, Laid
from tests.games.magic.typed_cards import typed

OWN = typed("""
Count Acres | {U} | Sorcery
Target player draws a card for each basic land type among lands he or she controls.

Bog Toll | {B} | Sorcery
Each player loses 1 life for each Swamp he or she controls.

Shy Kin | {1}{U} | Creature - Goblin | 1/1
Goblins can't be blocked except by Goblins.

Kavu Bane | {W} | Creature - Soldier | 1/1
Protection from Kavu

Hue Ward | {2}{W} | Enchantment
As Hue Ward comes into play, choose a color. / All Goblins have protection from the chosen color.

Hue Guard | {W} | Creature - Soldier | 2/2
As Hue Guard comes into play, choose a color. / Hue Guard has protection from the chosen color.

Wall Shape | {U} | Creature - Illusion Wall | 1/4
Wall Shape has defender as long as it's a Wall. / {1}: Choose a creature type. Wall Shape becomes the chosen
type until end of turn.
""")


@pytest.mark.rule("MTG8-CR-DOMAIN-1")
def test_a_target_player_counts_his_own_lands() -> None:
    play = {"play": "Forest; Island; Island"}
    t = Laid({"hand": "Count Acres", "play": "Swamp"}, play, own=OWN)
    t.play(A, "Count Acres", ("player", B))
    assert len(t.hand(B)) == 2 and t.hand(A) == []


@pytest.mark.rule("MTG8-CR-DAMAGE-4")
def test_each_player_loses_life_for_his_own_lands() -> None:
    t = Laid({"hand": "Bog Toll", "play": "Swamp"}, {"play": "Swamp; Swamp; Swamp"}, own=OWN)
    t.play(A, "Bog Toll")
    assert (t.life(A), t.life(B)) == (19, 17)
    assert text(OWN[1], "en") == ["Each player loses 1 life for each Swamp he or she controls."]


@pytest.mark.rule("MTG8-3.3c-1")
def test_creatures_of_a_type_are_blocked_by_others_of_it_alone() -> None:
    t = Laid({"play": "Shy Kin; Raging Goblin; Craw Wurm"}, {"play": "Grizzly Bears"}, own=OWN)
    t.attack("Raging Goblin", "Craw Wurm")
    while t.p.choice.ask != "block":
        t.answer(("pass",))
    assert t.offered() == [("block", t.key("Grizzly Bears"), t.key("Craw Wurm")), ("done",)]
    assert text(OWN[2], "it") == ["I Goblin non possono essere bloccati tranne che da Goblin."]


def test_protection_from_a_type_with_one_form_and_walls_by_their_type() -> None:
    t = Laid({"play": "Kavu Bane; Wall Shape"}, own=OWN)
    assert t.it("Kavu Bane").keywords & OTHER_PROTECTION
    assert len(OWN[-1].text) == 1, "that a Wall cannot attack is no text of its own"


@pytest.mark.rule("MTG8-4.PRO-1")
def test_protection_from_the_color_chosen_as_the_permanent_came_into_play() -> None:
    t = Laid({"play": "Hue Ward=red; Raging Goblin; Grizzly Bears", "hand": "Shock"}, own=OWN)
    red = PROTECTION * COLOR_BITS["red"]
    assert t.it("Raging Goblin").keywords & red and not t.it("Grizzly Bears").keywords & red
    t.answer(("cast", "Shock"))
    while t.p.choice.ask != "target":
        t.answer(t.offered()[0])
    assert t.obj("Raging Goblin") not in t.offered() and t.obj("Grizzly Bears") in t.offered()
    t = Laid({"hand": "Hue Guard"}, own=OWN)
    t.play(A, "Hue Guard", then=(("color", "black"),))
    assert t.it("Hue Guard").keywords & PROTECTIONS == PROTECTION * COLOR_BITS["black"]
    said = [text(OWN[-3], language)[1] for language in ("en", "it", "fr")]
    assert said == [
        "All Goblins have protection from the chosen color.",
        "Tutti i Goblin hanno protezione dal colore scelto.",
        "Tous les gobelins ont la protection contre la couleur choisie.",
    ]
