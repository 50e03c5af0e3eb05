"""Abilities that static abilities give to permanents."""

from __future__ import annotations

import pytest

from grimorio.games.magic import cardset
from grimorio.games.magic.rules.costs import flashback_change
from grimorio.games.magic.state.objects import MAIN1
from grimorio.games.magic.wording import text
from grimorio.games.magic.words import LAND_CARD, FlashbackCosts, SkipsDraw, card, static
from tests.games.magic.laid import MAGIC, A, B, Laid, who
from tests.games.magic.typed_cards import typed

OWN = typed("""
Nut Hollow | {1}{G} | Enchantment - Aura
Enchant land / Enchanted land has "{T}: You gain 2 life."

Mind Sting | {2}{U} | Enchantment - Aura
Enchant creature / Enchanted creature gets +2/+2 and has "{T}: This creature deals 1 damage to any target."

Sharp Sliver | {2}{B} | Creature - Sliver | 2/2
All Slivers have "{2}: This creature gets +1/+1 until end of turn."

Plain Sliver | {1} | Artifact Creature - Sliver | 1/1
Flying

Grim Debt | {1}{B}{B} | Enchantment
All creatures have "At the beginning of your upkeep, sacrifice this creature unless you pay 1 life."
""")


def uses(t: Laid, name: str, seat: int = A) -> list[int]:
    return [int(one[2]) for one in t.offered_to(seat) if one[:2] == ("activate", t.key(name))]


@pytest.mark.rule("MTG8-CR-GRANT-1")
def test_an_enchanted_land_has_the_ability_while_it_is_enchanted() -> None:
    t = Laid({"play": "Forest; Nut Hollow>Forest", "hand": "Naturalize"}, own=OWN)
    t.use(A, "Forest")
    assert t.life(A) == 22 and t.it("Forest").tapped
    t = Laid({"play": "Forest; Nut Hollow>Forest", "hand": "Naturalize"}, own=OWN)
    t.begin(A, ("activate", t.key("Forest"), uses(t, "Forest")[0]))
    t.play(A, "Naturalize", t.obj("Nut Hollow")).resolve()
    assert t.life(A) == 22 and uses(t, "Forest") == [], "what was played stays on the stack"


@pytest.mark.rule("MTG8-CR-GRANT-1")
def test_this_is_the_permanent_that_has_the_ability_and_its_controller_plays_it() -> None:
    t = Laid({"play": "Hill Giant"}, {"play": "Mind Sting>Hill Giant"}, own=OWN)
    assert t.size("Hill Giant") == (5, 5)
    assert uses(t, "Hill Giant") == [0]
    t.use(A, "Hill Giant", who(B))
    assert t.life(B) == 19
    seen = next(one for one in t.p.seen_by(A)["table"]["play"] if one["name"] == "Hill Giant")
    assert seen["given"] == [["Mind Sting", 0]] and seen["changes"] == []
    t = Laid({"play": "Hill Giant"}, {"play": "Mind Sting>Hill Giant"}, own=OWN)
    assert not [one for one in t.offered_to(B) if one[0] == "activate"], "not who controls the enchantment"


@pytest.mark.rule("MTG8-CR-GRANT-1")
def test_each_permanent_that_fits_has_it_from_each_that_gives_it() -> None:
    t = Laid({"play": "Sharp Sliver; Plain Sliver"}, {"play": "Plain Sliver"}, own=OWN)
    assert len(uses(t, "Sharp Sliver")) == 1
    t = Laid({"play": "Sharp Sliver; Sharp Sliver; Plain Sliver; Grizzly Bears"}, own=OWN)
    assert len(uses(t, "Plain Sliver")) == 2 and uses(t, "Grizzly Bears") == []
    t.begin(A, ("activate", t.key("Plain Sliver"), uses(t, "Plain Sliver")[1])).resolve()
    assert t.size("Plain Sliver") == (2, 2)


@pytest.mark.rule("MTG8-CR-GRANT-1")
def test_triggered_abilities_are_given_too() -> None:
    t = Laid({"play": "Grim Debt; Grizzly Bears"}, {"play": "Hill Giant"}, own=OWN)
    t.until(1, B)
    assert t.p.seen_by(B)["table"]["stack"][0]["given"] == [["Grim Debt", 0]]


@pytest.mark.rule("MTG8-CR-GRANT-2")
def test_a_land_that_lost_its_abilities_keeps_those_that_others_give_it() -> None:
    t = Laid({"play": "City of Brass; Blood Moon; Nut Hollow>City of Brass"}, own=OWN)
    assert t.it("City of Brass").own and len(uses(t, "City of Brass")) == 1
    t.use(A, "City of Brass")
    assert t.life(A) == 22


@pytest.mark.rule("MTG8-CR-GRANT-2", "MTG8-CR-SKIP-DRAW-1")
@pytest.mark.parametrize(("moon", "cards"), [("", 0), ("; Blood Moon", 1)])
def test_what_it_lost_does_not_come_back_with_what_it_is_given(moon: str, cards: int) -> None:
    still = card("Still Field", "", LAND_CARD, static(SkipsDraw()))
    t = Laid({}, {"play": f"Still Field; Nut Hollow>Still Field{moon}"}, own=(*OWN, still))
    t.until(MAIN1, B)
    assert len(t.hand(B)) == cards


@pytest.mark.rule("MTG8-CR-GRANT-2", "MTG8-CR-FLASH-3")
@pytest.mark.parametrize(("moon", "more"), [("", 2), ("; Blood Moon", 0)])
def test_a_land_that_was_given_an_ability_says_no_more_of_flashback(moon: str, more: int) -> None:
    dear = card("Dear Field", "", LAND_CARD, static(FlashbackCosts(2, False)))
    t = Laid({}, {"play": f"Dear Field; Nut Hollow>Dear Field{moon}"}, own=(*OWN, dear))
    assert (flashback_change(t.p, A), flashback_change(t.p, B)) == (more, 0)


def test_the_texts_quote_the_ability() -> None:
    nut, sting, sliver, _, debt = OWN
    assert text(nut, "it") == ['La terra incantata ha "{T}: Guadagni 2 punti vita."']
    assert text(sting, "en")[1] == (
        'Enchanted creature has "{T}: This creature deals 1 damage to target creature or player."'
    )
    assert text(sting, "fr")[1].startswith('La créature enchantée a "{T} : Cette créature inflige 1 blessure')
    assert text(sliver, "it")[0].startswith('Tutti i Tramutanti hanno "{2}: Questa creatura prende +1/+1')
    assert text(debt, "fr")[0].startswith('Toutes les créatures ont "Au début de votre entretien, sacrifiez')


def test_the_page_finds_the_text_of_what_is_given() -> None:
    rows = {"cards": [cardset.to_json(card) for card in OWN]}
    [sting] = [one for one in MAGIC.cards({"cards": {"cards": rows["cards"]}}) if one["name"] == "Mind Sting"]
    assert sting["gives"] == [1] and sting["lines"] == []
