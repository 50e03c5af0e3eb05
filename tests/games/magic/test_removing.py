"""Removing from the game, as an effect and as a cost, and tapping several permanents as a cost."""

from __future__ import annotations

import pytest

from grimorio.games.magic.reading.card import read_card
from grimorio.games.magic.wording import text
from tests.games.magic.laid import A, B, Laid
from tests.games.magic.mechanisms import CARDS, USURER


def removed(t: Laid, seat: int) -> list[str]:
    return [t.name(t.p.things[key]) for key in t.player(seat).removed]


@pytest.mark.rule("MTG8-CR-COST-3")
def test_cards_of_ones_own_graveyard_are_removed_as_a_cost() -> None:
    t = Laid(
        {"play": "Tomb Usurer", "graveyard": "Forest; Shock; Island"},
        {"graveyard": "Swamp; Swamp"},
        own=CARDS,
    )
    t.activate(A, "Tomb Usurer", t.buried(A, "Forest"), t.buried(A, "Island"), place=0)
    assert sorted(removed(t, A)) == ["Forest", "Island"] and t.graveyard(A) == ["Shock"]
    assert t.size("Tomb Usurer") == (1, 1), "the cost is paid before it resolves"
    t.resolve()
    assert t.size("Tomb Usurer") == (2, 2)
    assert [one[2] for one in t.offered_to(A) if one[0] == "activate"] == [2, 3], "one card is too few"


@pytest.mark.rule("MTG8-CR-COST-2")
def test_several_permanents_are_tapped_as_a_cost() -> None:
    side = {"play": "Tomb Usurer; Glory Seeker; Eager Cadet; Eager Cadet; Hill Giant"}
    t = Laid(side, own=CARDS)
    cadets = [("object", key) for key in t.keys("Eager Cadet")]
    t.activate(A, "Tomb Usurer", cadets[0], place=1).resolve()
    assert t.life(A) == 23 and all(t.p.things[int(one[1])].tapped for one in cadets)
    assert not t.it("Glory Seeker").tapped
    assert 1 not in [one[2] for one in t.offered_to(A) if one[0] == "activate"], (
        "one untapped Soldier is left"
    )


@pytest.mark.rule("MTG8-GLOSS-Rimuovere_dal_gioco")
def test_a_card_of_any_graveyard_or_a_creature_is_removed() -> None:
    t = Laid({"play": "Tomb Usurer"}, {"graveyard": "Shock", "play": "Hill Giant"}, own=CARDS)
    t.activate(A, "Tomb Usurer", t.buried(B, "Shock"), place=2).resolve()
    t.activate(A, "Tomb Usurer", t.obj("Hill Giant"), place=3).resolve()
    assert sorted(removed(t, B)) == ["Hill Giant", "Shock"] and t.graveyard(B) == [] and t.in_play(B) == []


def test_removing_is_told_in_three_languages_and_read_again() -> None:
    lines = {language: text(USURER, language) for language in ("en", "it", "fr")}
    assert lines["en"] == [
        "Remove two cards in your graveyard from the game: Tomb Usurer gets +1/+1 until end of turn.",
        "Tap two untapped Soldiers you control: You gain 3 life.",
        "{3}: Remove target card in a graveyard from the game.",
        "{5}: Remove target creature from the game.",
    ]
    assert lines["it"][0].startswith("Rimuovi dal gioco due carte nel tuo cimitero: ")
    assert lines["it"][1].startswith("TAPpa due Soldati STAPpati che controlli: ")
    assert lines["it"][2] == "{3}: Rimuovi dal gioco una carta bersaglio in un cimitero."
    assert lines["it"][3] == "{5}: Rimuovi dal gioco una creatura bersaglio."
    assert lines["fr"][0].startswith("Retirez de la partie deux cartes de votre cimetière : ")
    assert lines["fr"][2] == "{3} : Retirez la carte ciblée d'un cimetière de la partie."
    again = read_card("Tomb Usurer", "{1}{U}", "Creature - Wizard", "\n".join(lines["en"]), ("1", "1"))
    assert again.card == USURER
    today = "Exile two cards from your graveyard: Tomb Usurer gets +1/+1 until end of turn."
    read = read_card("Tomb Usurer", "{1}{U}", "Creature - Wizard", today, ("1", "1"))
    assert read.card is not None and read.card.text == USURER.text[:1]
