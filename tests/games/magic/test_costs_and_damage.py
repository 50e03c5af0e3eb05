"""Spells that cost more or less, smaller hands, and static rules on damage."""

from __future__ import annotations

import pytest

from grimorio.games.magic.state.pools import ONE
from grimorio.games.magic.wording import text
from tests.games.magic.laid import A, B, Laid, who
from tests.games.magic.typed_cards import typed

OWN = typed("""
Horde Chief | {1}{R} | Creature - Goblin | 2/2
Goblin spells you cast cost {1} less to cast. / Goblins you control have haste.

Dull Rider | {1}{W} | Creature - Cleric | 2/1
Noncreature spells cost {1} more to cast.

Grass Leech | {2}{G} | Creature - Leech | 4/4
Green spells you cast cost {G} more to cast.

Brain Fish | {1}{U} | Creature - Beast | 3/3
Your maximum hand size is reduced by three.

Red Sphere | {3}{W} | Enchantment
If a red source would deal damage to you, prevent 2 of that damage.

Kind Guard | {4}{W} | Creature - Cleric | 3/3
If a source would deal damage to a Cleric creature you control, prevent 1 of that damage.

Dawn Shape | {W}{W} | Creature - Elemental | 3/3
Prevent all damage that would be dealt to Dawn Shape.

Sand Coat | {2}{W} | Enchantment - Aura
Enchant creature / Prevent all combat damage that would be dealt to and dealt by enchanted creature.

Open Wrath | {2}{R} | Enchantment
If a creature you control would deal damage to a permanent or player, it deals double that damage to that
permanent or player instead.
""")


def could(t: Laid, name: str, pool: int) -> bool:
    t.fill(pool)
    return ("cast", name) in t.offered_to(A)


@pytest.mark.rule("MTG8-CR-PRICE-1")
def test_spells_cost_less_and_more() -> None:
    red, green = ONE[3], ONE[4]
    t = Laid({"play": "Horde Chief", "hand": "Raging Goblin; Goblin Chariot; Lava Axe"}, own=OWN, mana=False)
    assert could(t, "Goblin Chariot", 2 * red) and not could(t, "Lava Axe", 4 * red)
    assert could(t, "Raging Goblin", red), "its cost is no generic mana"
    t = Laid({"hand": "Shock; Grizzly Bears"}, {"play": "Dull Rider"}, own=OWN, mana=False)
    assert not could(t, "Shock", red) and could(t, "Shock", 2 * red) and could(t, "Grizzly Bears", 2 * green)
    t = Laid({"play": "Grass Leech", "hand": "Grizzly Bears"}, own=OWN, mana=False)
    assert not could(t, "Grizzly Bears", green + 2 * red) and could(t, "Grizzly Bears", 2 * green + red)
    t.play(A, "Grizzly Bears")
    assert t.size("Grizzly Bears") == (2, 2) and t.player(A).pool == 0


@pytest.mark.rule("MTG8-CR-HAND-1")
def test_a_smaller_hand_is_kept_at_the_end_of_the_turn() -> None:
    t = Laid({"play": "Brain Fish; Brain Fish", "hand": "; ".join(["Forest"] * 4)}, own=OWN)
    t.until(1, B)
    assert len(t.player(A).hand) == 1
    t = Laid({"play": "Brain Fish; Spellbook", "hand": "; ".join(["Forest"] * 6)}, own=OWN)
    t.until(1, B)
    assert len(t.player(A).hand) == 6


@pytest.mark.rule("MTG8-CR-PREVENT-1")
def test_static_abilities_prevent_damage() -> None:
    t = Laid({"hand": "Shock; Lava Axe"}, {"play": "Red Sphere"}, own=OWN)
    t.play(A, "Shock", who(B))
    assert t.life(B) == 20
    t.play(A, "Lava Axe", who(B))
    assert t.life(B) == 17
    t = Laid({"play": "Kind Guard", "hand": "Shock"}, own=OWN)
    t.play(A, "Shock", t.obj("Kind Guard"))
    assert t.it("Kind Guard").damage == 1
    t = Laid({"play": "Dawn Shape", "hand": "Lightning Elemental; Shock"}, own=OWN)
    t.play(A, "Shock", t.obj("Dawn Shape"))
    assert t.it("Dawn Shape").damage == 0


@pytest.mark.rule("MTG8-CR-PREVENT-1")
def test_combat_damage_alone_is_prevented_to_and_by_a_creature() -> None:
    t = Laid({"play": "Hill Giant; Sand Coat>Hill Giant", "hand": "Shock"}, own=OWN)
    t.attack("Hill Giant")
    t.until(1, B)
    assert t.life(B) == 20
    t = Laid({"play": "Hill Giant; Sand Coat>Hill Giant", "hand": "Shock"}, own=OWN)
    t.play(A, "Shock", t.obj("Hill Giant"))
    assert t.it("Hill Giant").damage == 2


def test_damage_by_your_creatures_is_doubled() -> None:
    t = Laid({"play": "Hill Giant; Open Wrath", "hand": "Shock"}, own=OWN)
    t.play(A, "Shock", who(B))
    assert t.life(B) == 18
    t.attack("Hill Giant")
    t.until(1, B)
    assert t.life(B) == 12


def test_the_texts_are_those_of_the_time() -> None:
    told = {card.name: (text(card, "it"), text(card, "fr")) for card in OWN}
    assert told["Horde Chief"][0][0] == "Le magie Goblin che giochi costano {1} in meno per essere giocate."
    assert told["Dull Rider"][1][0] == "Les sorts non-créature coûtent {1} de plus à jouer."
    assert told["Brain Fish"][1][0] == "La taille maximale de votre main est réduite de trois."
    assert (
        told["Red Sphere"][0][0] == "Se una fonte rossa sta per infliggerti danno, previeni 2 di quei danni."
    )
    assert told["Dawn Shape"][1][0] == (
        "Prévenez toutes les blessures qui devraient être infligées au Dawn Shape."
    )
