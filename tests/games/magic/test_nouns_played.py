"""Tokens, hands, combat, names and converted mana costs in card texts, played and told."""

from __future__ import annotations

import pytest

from grimorio.games.magic.state.objects import MAIN2
from grimorio.games.magic.wording import text
from tests.games.magic.laid import YES, A, B, Laid
from tests.games.magic.odd import sorcery, wrong
from tests.games.magic.typed_cards import typed

OWN = typed("""
Two Squirrels | {G} | Sorcery
Create two 1/1 green Squirrel creature tokens.

Goblin Call | {R} | Sorcery
Put X 1/1 red Goblin creature tokens with haste into play, where X is the number of Mountains you control.

Nest | {1}{G} | Enchantment
Whenever a creature is dealt damage, its controller creates that many 1/1 green Insect creature tokens.

Blank Mind | {B} | Sorcery
Each player discards his or her hand, then draws seven cards.

Cloaked Scout | {W} | Creature - Soldier | 2/2
Whenever Cloaked Scout becomes blocked, you may untap it and remove it from combat.

Twin Burst | {R} | Instant
Twin Burst deals X damage to target creature or player, where X is 2 plus the number of cards named
Twin Burst in all graveyards.

Small Hush | {B} | Instant
Destroy target creature with converted mana cost 3 or less. It can't be regenerated.

Grand Lore | {U} | Sorcery
Draw cards equal to the highest converted mana cost among permanents you control.

Frail End | {B} | Sorcery
Destroy all nontoken creatures with toughness 2 or less. Destroy target non-Goblin creature.

Needle Cat | {G} | Creature - Cat | 1/1
Whenever Needle Cat deals combat damage to a creature, destroy that creature at end of combat.
""")
CARD = {card.name: card for card in OWN}


@pytest.mark.rule("MTG8-GLOSS-Pedina_creatura-1")
def test_several_tokens_come_into_play() -> None:
    t = Laid({"hand": "Two Squirrels; Goblin Call", "play": "Mountain; Mountain; Mountain"}, own=OWN)
    t.play(A, "Two Squirrels")
    t.play(A, "Goblin Call")
    assert (t.in_play(A).count("Squirrel"), t.in_play(A).count("Goblin")) == (2, 3)


@pytest.mark.rule("MTG8-GLOSS-Pedina_creatura-1")
def test_tokens_come_into_play_under_the_control_of_the_player_named() -> None:
    t = Laid({"hand": "Shock", "play": "Nest"}, {"play": "Hill Giant"}, own=OWN)
    t.play(A, "Shock", t.obj("Hill Giant")).resolve()
    assert t.in_play(B).count("Insect") == 2 and "Insect" not in t.in_play(A)


@pytest.mark.rule("MTG8-GLOSS-Scartare")
def test_whole_hands_are_discarded() -> None:
    t = Laid(
        {"hand": "Blank Mind; Shock; Forest", "library": "; ".join(["Plains"] * 8)},
        {"hand": "Island", "library": "; ".join(["Swamp"] * 8)},
        own=OWN,
    )
    t.play(A, "Blank Mind")
    assert t.hand(A) == ["Plains"] * 7 and t.hand(B) == ["Swamp"] * 7
    assert sorted(t.graveyard(A)) == ["Blank Mind", "Forest", "Shock"] and t.graveyard(B) == ["Island"]


@pytest.mark.rule("MTG8-CR-COMBAT-OUT-1")
def test_a_creature_removed_from_combat_deals_and_is_dealt_nothing() -> None:
    t = Laid({"play": "Cloaked Scout"}, {"play": "Hill Giant"}, own=OWN)
    t.attack("Cloaked Scout").block(("Hill Giant", "Cloaked Scout"))
    t.resolve(YES)
    assert not t.it("Cloaked Scout").tapped
    t.until(MAIN2)
    assert t.in_play(A) == ["Cloaked Scout"] and t.it("Hill Giant").damage == 0 and t.life(B) == 20


@pytest.mark.rule("MTG8-GLOSS-Nome")
def test_cards_with_the_same_name_are_counted() -> None:
    t = Laid({"hand": "Twin Burst", "graveyard": "Twin Burst; Shock"}, {"graveyard": "Twin Burst"}, own=OWN)
    t.play(A, "Twin Burst", ("player", B))
    assert t.life(B) == 16
    assert text(CARD["Twin Burst"], "it")[0].endswith(
        "carte di nome Twin Burst presenti in tutti i cimiteri più 2."
    )


@pytest.mark.rule("MTG8-CR-COST-VALUE-1")
def test_converted_mana_costs_are_compared() -> None:
    side = {"hand": "Grand Lore", "play": "Hill Giant; Grizzly Bears; Forest"}
    t = Laid(side, {"play": "Serra Angel"}, own=OWN)
    t.play(A, "Grand Lore")
    assert t.hand(A) == ["Plains"] * 4, "the Giant costs four, and the Angel is not theirs"


@pytest.mark.rule("MTG8-CR-COST-VALUE-1")
def test_what_costs_more_is_no_target() -> None:
    t = Laid({"hand": "Small Hush", "play": "Serra Angel"}, {"play": "Grizzly Bears; Hill Giant"}, own=OWN)
    t.answer(("cast", "Small Hush"))
    assert sorted(t.offered()) == sorted([t.obj("Grizzly Bears")])


@pytest.mark.rule("MTG8-GLOSS-Pedina_creatura-1")
def test_tokens_and_types_are_told_apart() -> None:
    t = Laid(
        {"hand": "Two Squirrels; Frail End", "play": "Raging Goblin"},
        {"play": "Hill Giant; Elvish Pioneer"},
        own=OWN,
    )
    t.play(A, "Two Squirrels")
    t.cast(A, "Frail End", t.obj("Hill Giant")).resolve()
    assert t.in_play() == ["Squirrel", "Squirrel"]


@pytest.mark.rule("MTG8-GLOSS-Danno-1")
def test_that_creature_is_the_one_that_was_dealt_damage() -> None:
    t = Laid({"play": "Needle Cat"}, {"play": "Hill Giant"}, own=OWN)
    t.attack("Needle Cat").block(("Hill Giant", "Needle Cat"))
    t.until(MAIN2)
    assert t.in_play(B) == [] and t.graveyard(B) == ["Hill Giant"]
    assert text(CARD["Needle Cat"], "it")[0].endswith(
        "distruggi quella creatura alla fine del combattimento."
    )


def test_a_bound_of_toughness_is_for_permanents_alone() -> None:
    from grimorio.games.magic.words import Return, Target, That

    weak = That(("creature",), toughness=(-1, 2), zone="graveyard")
    [(field, _)] = wrong(sorcery(Return(Target(weak))))
    assert field.endswith("toughness")


def test_tokens_are_told_in_three_languages() -> None:
    assert text(CARD["Two Squirrels"], "en") == ["Put two 1/1 green Squirrel creature tokens into play."]
    assert text(CARD["Two Squirrels"], "it") == ["Metti in gioco due pedine creatura Scoiattolo 1/1 verdi."]
    assert text(CARD["Two Squirrels"], "fr") == ["Mettez en jeu deux jetons de créature écureuil 1/1 verts."]
    assert text(CARD["Goblin Call"], "en") == [
        "Put a 1/1 red Goblin creature token with haste into play for each Mountain you control."
    ]
