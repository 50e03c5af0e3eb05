"""Damage that a player accepts to stop an effect, payments by any player, and searches for several cards."""

from __future__ import annotations

import pytest

from grimorio.games.magic.wording import text
from grimorio.games.magic.words import DamageCost, Draw, activated
from tests.games.magic.laid import NO, YES, A, B, Laid
from tests.games.magic.odd import creature, wrong
from tests.games.magic.typed_cards import typed

OWN = typed("""
Toll Fire | {R} | Instant
Toll Fire deals 3 damage to target creature unless that creature's controller has Toll Fire
deal 5 damage to them.

Loud Offer | {R} | Sorcery
Any player may have Loud Offer deal 4 damage to them. If no one does, draw three cards.

Shy Ogre | {R} | Creature - Ogre | 5/5
When Shy Ogre comes into play, any opponent may sacrifice two creatures. If a player does, sacrifice Shy Ogre.

Deep Grave | {B} | Sorcery
Search your library for up to three creature cards, put them into your graveyard, then shuffle.

Wide Field | {G} | Sorcery
Search your library for up to two basic land cards, put them into play tapped, then shuffle.

Three Ways | {W} | Instant
Choose one — Target creature gets +1/+1 until end of turn; or you gain 2 life; or draw a card.
""")
CARD = {card.name: card for card in OWN}


@pytest.mark.rule("MTG8-CR-UNLESS-1")
@pytest.mark.parametrize(("answer", "life", "play"), [(YES, 15, ["Hill Giant"]), (NO, 20, [])])
def test_the_controller_may_take_damage_instead(answer: tuple[str], life: int, play: list[str]) -> None:
    t = Laid({"hand": "Toll Fire"}, {"play": "Hill Giant"}, own=OWN)
    t.play(A, "Toll Fire", t.obj("Hill Giant"), then=(answer,))
    assert t.life(B) == life and t.in_play(B) == play


@pytest.mark.rule("MTG8-CR-UNLESS-1")
def test_any_player_may_stop_it_and_they_are_asked_in_turn_order() -> None:
    for answers, lives, drawn in (((YES,), (16, 20), 0), ((NO, YES), (20, 16), 0), ((NO, NO), (20, 20), 3)):
        t = Laid({"hand": "Loud Offer"}, own=OWN)
        t.play(A, "Loud Offer", then=answers)
        assert (t.life(A), t.life(B)) == lives and len(t.hand(A)) == drawn


@pytest.mark.rule("MTG8-CR-UNLESS-1")
def test_only_who_can_pay_is_asked() -> None:
    t = Laid({"hand": "Shy Ogre"}, {"play": "Grizzly Bears"}, own=OWN)
    t.play(A, "Shy Ogre").resolve()
    assert t.in_play(A) == ["Shy Ogre"]
    t = Laid({"hand": "Shy Ogre"}, {"play": "Grizzly Bears; Hill Giant"}, own=OWN)
    t.play(A, "Shy Ogre").resolve(YES)
    assert t.in_play() == []


def test_damage_is_no_cost_of_an_ability() -> None:
    [(field, cause)] = wrong(creature(activated(DamageCost(2), Draw())))
    assert field.endswith("DamageCost") and cause == "word-absent"


@pytest.mark.rule("MTG8-CR-FIND-1")
def test_several_cards_are_found_and_fewer_may_be() -> None:
    library = "Forest; Grizzly Bears; Island; Hill Giant; Shock"
    t = Laid({"hand": "Deep Grave; Wide Field", "library": library}, own=OWN)
    t.play(A, "Deep Grave", then=(("card", "Hill Giant"), ("card", "Grizzly Bears")))
    assert sorted(t.graveyard(A)) == ["Deep Grave", "Grizzly Bears", "Hill Giant"]
    t.play(A, "Wide Field", then=(("card", "Forest"),))
    assert t.in_play(A) == ["Forest"] and t.it("Forest").tapped
    assert sorted(t.library(A)) == ["Island", "Shock"]


def test_payments_and_searches_are_told_in_three_languages() -> None:
    assert text(CARD["Loud Offer"], "it") == [
        "Un qualsiasi giocatore può lasciare che il Loud Offer gli infligga 4 danni. "
        "Se nessuno lo fa, pesca tre carte."
    ]
    assert text(CARD["Loud Offer"], "fr") == [
        "N'importe quel joueur peut laisser le Loud Offer lui infliger 4 blessures. "
        "Si personne ne le fait, piochez trois cartes."
    ]
    assert text(CARD["Deep Grave"], "it")[0].startswith(
        "Passa in rassegna il tuo grimorio, scegli fino a tre carte creatura e mettile nel tuo cimitero."
    )
    assert "mettez ces cartes dans votre cimetière" in text(CARD["Deep Grave"], "fr")[0]
    assert text(CARD["Three Ways"], "en")[0].count("; or ") == 2
