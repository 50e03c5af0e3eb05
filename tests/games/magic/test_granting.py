"""Abilities and types that effects give for a time, and damage that cannot be prevented."""

from __future__ import annotations

import pytest

from grimorio.games.magic import cardset
from grimorio.games.magic.words import CREATURE_CARD, INSTANT, SORCERY, Gains, Target, card, spell, that
from grimorio.games.magic.words.abilities import Activated
from grimorio.games.magic.words.effects import GainLife
from grimorio.games.magic.words.nouns import CREATURE
from tests.games.magic.laid import MAGIC, A, B, Laid, who
from tests.games.magic.typed_cards import typed

OWN = typed("""
Wild Call | {G} | Instant
Until end of turn, target creature gains trample and "{G}: Regenerate this creature."

Mage Trance | {2}{U} | Instant
Until end of turn, Wizards you control gain "{T}: Counter target spell."

Dark Breath | {1}{B} | Instant
Until end of turn, each creature you control becomes black, its creature type becomes Shade, and it gains
"{B}: This creature gets +1/+1 until end of turn."

Hard Raid | {2}{R} | Instant
Until end of turn, target creature you control gains "When this creature deals combat damage to a player,
you may have it deal damage equal to its power to target creature that player controls."

Odd Growth | {G} | Sorcery
Until end of turn, lands you control gain "{T}: Add one mana of any color to your mana pool."

Green Harmony | {G} | Enchantment - Aura
Enchant creature / Enchanted creature has "{T}: Add one mana of any color to your mana pool."

Stone Bird | {3}{W} | Creature - Wall | 4/4
Flying / When Stone Bird blocks, its creature type becomes Bird Giant.

Sage | {U} | Creature - Wizard | 1/1
Flying

Pin Fall | {3}{R}{R} | Instant
Pin Fall deals 4 damage to target creature. The damage can't be prevented.

Sore Pain | {1}{R} | Instant
Damage can't be prevented this turn.

Big Surge | {3}{R} | Sorcery
Big Surge deals 4 damage to target creature or player. / Threshold — If seven or more cards are in your
graveyard, instead Big Surge deals 6 damage to that creature or player and the damage can't be prevented.

Soft Guard | {W} | Instant
Prevent all damage that would be dealt to target creature this turn.

Tall Phantom | {W} | Creature - Spirit | 0/3
Tall Phantom comes into play with two +1/+1 counters on it. / If damage would be dealt to Tall Phantom,
prevent that damage. Remove a +1/+1 counter from Tall Phantom.

Red Ward | {W} | Creature - Cleric | 1/4
Protection from red

Swift Blob | {1}{U} | Creature - Beast | 1/3
{1}: Switch Swift Blob's power and toughness until end of turn.

Quiet Beacon | {1}{W} | Creature - Cleric | 1/3
{1}: The next time a source of your choice would deal damage to you this turn, that damage is dealt to Quiet
Beacon instead.

Chasing Sliver | {1}{R} | Creature - Sliver | 1/1
All Slivers have provoke.

Fast Sliver | {1}{G} | Creature - Sliver | 1/1
You may play Fast Sliver any time you could play an instant. /
Any player may play Sliver cards any time he or she could play an instant.

Far Zealot | {W} | Creature - Cleric | 2/5
{1}: The next time damage would be dealt to Far Zealot this turn, that damage is dealt to target creature
instead.
""")


def laid(*sides: dict[str, str]) -> Laid:
    return Laid(*sides, own=OWN)


def uses(t: Laid, name: str, seat: int = A) -> list[int]:
    return [int(one[2]) for one in t.offered_to(seat) if one[:2] == ("activate", t.key(name))]


@pytest.mark.rule("MTG8-CR-GRANT-3")
def test_a_creature_has_the_ability_until_the_end_of_the_turn() -> None:
    t = laid({"hand": "Wild Call; Shock", "play": "Hill Giant"})
    assert uses(t, "Hill Giant") == []
    t.play(A, "Wild Call", t.obj("Hill Giant"))
    assert uses(t, "Hill Giant") == [0]
    t.use(A, "Hill Giant").play(A, "Shock", t.obj("Hill Giant"))
    seen = next(one for one in t.p.seen_by(A)["table"]["play"] if one["name"] == "Hill Giant")
    assert seen["given"] == [["Wild Call", 0]]
    t.until(1, B)
    assert uses(t, "Hill Giant") == []


@pytest.mark.rule("MTG8-CR-GRANT-3", "MTG8-CR-LAYER-5")
def test_those_that_were_there_have_it_and_no_later_one() -> None:
    t = laid({"hand": "Mage Trance; Sage", "play": "Sage"}, {"hand": "Shock"})
    t.play(A, "Mage Trance").play(A, "Sage")
    first, second = t.keys("Sage")
    assert t.p.things[first].changes and not t.p.things[second].changes
    t.cast(B, "Shock", who(A))
    [way] = [one for one in t.offered_to(A) if one[:2] == ("activate", first)]
    t.begin(A, way).resolve()
    assert t.stack() == [] and t.life(A) == 20


@pytest.mark.rule("MTG8-CR-GRANT-3", "MTG8-CR-TYPE-2")
def test_creatures_become_shades_with_an_ability() -> None:
    t = laid({"hand": "Dark Breath", "play": "Hill Giant; Sage"})
    t.play(A, "Dark Breath")
    shade = t.p.book.type_mask(("Shade",))
    assert t.it("Hill Giant").types == shade == t.it("Sage").types and t.it("Sage").colors == 4
    t.use(A, "Sage").use(A, "Sage")
    assert t.size("Sage") == (3, 3)


@pytest.mark.rule("MTG8-CR-GRANT-3")
def test_a_triggered_ability_is_given_for_the_turn() -> None:
    t = laid({"hand": "Hard Raid", "play": "Hill Giant"}, {"play": "Sage"})
    t.play(A, "Hard Raid", t.obj("Hill Giant"))
    t.attack("Hill Giant").fight()
    t.resolve(("yes",))
    assert t.in_play(B) == [] and t.life(B) == 17


@pytest.mark.rule("MTG8-CR-GRANT-3", "MTG8-CR-GRANT-1")
def test_mana_of_an_ability_that_was_given_pays() -> None:
    t = Laid({"hand": "Odd Growth; Shock", "play": "Forest; Forest"}, mana=False, own=OWN)
    assert ("cast", "Shock") not in t.offered()
    t.play(A, "Odd Growth")
    assert ("cast", "Shock") in t.offered()
    t.play(A, "Shock", who(B))
    assert t.life(B) == 18
    t = Laid({"hand": "Shock", "play": "Sage; Green Harmony>Sage"}, mana=False, own=OWN)
    t.play(A, "Shock", who(B))
    assert t.life(B) == 18 and t.it("Sage").tapped


@pytest.mark.rule("MTG8-CR-TYPE-2")
def test_a_wall_that_has_blocked_is_none_any_more() -> None:
    t = laid({"play": "Hill Giant"}, {"play": "Stone Bird"})
    t.attack("Hill Giant").block(("Stone Bird", "Hill Giant")).resolve()
    assert t.it("Stone Bird").types == t.p.book.type_mask(("Bird", "Giant"))
    t.until(3, B).attack("Stone Bird").fight()
    assert t.life(A) == 16


@pytest.mark.rule("MTG8-CR-GRANT-3")
def test_an_ability_that_gives_abilities_is_not_given() -> None:
    gains = Gains(Target(CREATURE), Activated(("{1}",), (GainLife(1),)))
    wrong = card("Odd Lend", "{G}", INSTANT, spell(Gains(Target(CREATURE), Activated(("{1}",), (gains,)))))
    [fault] = cardset.faults({"cards": [cardset.to_json(wrong)]})
    assert fault.cause == "card-granted"
    rows = {"cards": [cardset.to_json(card("Fine Lend", "{G}", INSTANT, spell(gains)))]}
    [told] = [one for one in MAGIC.cards({"cards": rows}) if one["name"] == "Fine Lend"]
    assert told["gives"] == [0] and told["text"]["en"].endswith('gains "{1}: You gain 1 life."')


@pytest.mark.rule("MTG8-CR-SURE-1")
def test_no_shield_and_no_protection_stops_sure_damage() -> None:
    t = laid({"hand": "Pin Fall; Pin Fall"}, {"play": "Hill Giant; Red Ward", "hand": "Soft Guard"})
    t.play(B, "Soft Guard", t.obj("Hill Giant")).play(A, "Pin Fall", t.obj("Hill Giant"))
    assert t.in_play(B) == ["Red Ward"]
    assert ("cast", "Pin Fall") not in t.offered_to(A), "protection still keeps it from being the target"


@pytest.mark.rule("MTG8-CR-SURE-1")
def test_damage_of_a_whole_turn_is_sure() -> None:
    hand = "Sore Pain; Shock; Shock"
    t = laid(
        {"hand": hand, "play": "Hill Giant"}, {"play": "Sage; Red Ward", "hand": "Soft Guard; Soft Guard"}
    )
    t.play(B, "Soft Guard", t.obj("Sage")).play(A, "Shock", t.obj("Sage"))
    assert t.in_play(B) == ["Sage", "Red Ward"]
    t.play(A, "Sore Pain").play(A, "Shock", t.obj("Sage"))
    assert t.in_play(B) == ["Red Ward"]
    t.attack("Hill Giant").block(("Red Ward", "Hill Giant")).fight()
    assert t.it("Red Ward").damage == 3, "also what protection would prevent"
    t.until(3, B)
    assert not [key for key in t.p.effects if type(t.p.things[key]).__name__ == "Unstoppable"]


@pytest.mark.rule("MTG8-CR-SURE-1", "MTG8-CR-COUNTERS-2")
def test_a_phantom_loses_a_counter_and_is_hurt() -> None:
    t = laid({"hand": "Sore Pain; Shock; Tall Phantom"})
    t.play(A, "Tall Phantom").play(A, "Sore Pain").play(A, "Shock", t.obj("Tall Phantom"))
    assert t.size("Tall Phantom") == (1, 4) and t.it("Tall Phantom").damage == 2


@pytest.mark.rule("MTG8-CR-SURE-1", "MTG8-CR-REDIRECT-2")
def test_sure_damage_may_be_dealt_elsewhere_and_stays_sure() -> None:
    t = laid({"hand": "Pin Fall"}, {"play": "Far Zealot; Hill Giant", "hand": "Soft Guard"})
    t.use(B, "Far Zealot", t.obj("Hill Giant")).play(B, "Soft Guard", t.obj("Hill Giant"))
    t.play(A, "Pin Fall", t.obj("Far Zealot"))
    assert t.in_play(B) == ["Far Zealot"]


@pytest.mark.rule("MTG8-CR-SURE-1", "MTG8-CR-IF-1")
@pytest.mark.parametrize(("graves", "left"), [(0, 0), (7, 6)])
def test_more_and_sure_damage_with_threshold(graves: int, left: int) -> None:
    t = laid({"hand": "Big Surge", "graveyard": "; ".join(["Shock"] * graves)}, {})
    t.play(A, "Big Surge", who(B))
    assert t.life(B) == 20 - (left or 4)


def test_words_that_cannot_be_played_name_their_place() -> None:
    bear = card("Odd Bear", "{G}", CREATURE_CARD, size=(2, 2))
    assert not cardset.faults({"cards": [cardset.to_json(bear)]})
    wrong = card("Odd Type", "{G}", SORCERY, spell(Gains(Target(that("creature")), Activated(("{T}",), ()))))
    assert cardset.faults({"cards": [cardset.to_json(wrong)]})


@pytest.mark.rule("MTG8-CR-SIZE-1", "MTG8-CR-LAYER-2")
def test_power_and_toughness_change_places_in_the_order_of_time() -> None:
    t = laid({"play": "Swift Blob", "hand": "Giant Growth"})
    t.use(A, "Swift Blob")
    assert t.size("Swift Blob") == (3, 1)
    t.play(A, "Giant Growth", t.obj("Swift Blob"))
    assert t.size("Swift Blob") == (6, 4)
    t.use(A, "Swift Blob").use(A, "Swift Blob")
    assert t.size("Swift Blob") == (6, 4)
    t.until(1, B)
    assert t.size("Swift Blob") == (1, 3)


@pytest.mark.rule("MTG8-CR-REDIRECT-3")
def test_the_next_damage_of_a_chosen_source_is_dealt_to_the_beacon() -> None:
    t = laid({"play": "Hill Giant; Sage"}, {"play": "Quiet Beacon", "hand": "Shock"})
    t.use(B, "Quiet Beacon", then=(t.obj("Sage"),))
    t.play(B, "Shock", who(B))
    assert t.life(B) == 18, "another source"
    t.attack("Hill Giant", "Sage").fight()
    assert t.life(B) == 15 and t.it("Quiet Beacon").damage == 1


@pytest.mark.rule("MTG8-CR-GRANT-1", "MTG8-CR-PROVOKE-1")
def test_all_slivers_have_provoke() -> None:
    t = laid({"play": "Chasing Sliver; Fast Sliver"}, {"play": "Sage"})
    t.attack("Fast Sliver")
    assert t.stack() == ["Fast Sliver"]
    t = laid({"play": "Chasing Sliver; Chasing Sliver"}, {"play": "Sage"})
    t.attack("Chasing Sliver")
    assert t.stack() == ["Chasing Sliver"] * 2, "each provoke triggers"


@pytest.mark.rule("MTG8-CR-ANYTIME-2")
def test_all_players_play_slivers_at_any_time() -> None:
    t = laid({"play": "Fast Sliver"}, {"hand": "Chasing Sliver; Sage"})
    assert ("cast", "Chasing Sliver") in t.offered_to(B) and ("cast", "Sage") not in t.offered_to(B)
    t.play(B, "Chasing Sliver")
    assert t.in_play(B) == ["Chasing Sliver"]
    t = laid({}, {"hand": "Chasing Sliver"})
    assert ("cast", "Chasing Sliver") not in t.offered_to(B)
