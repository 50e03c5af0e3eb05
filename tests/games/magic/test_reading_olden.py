"""Reading of sentences of the sets before 2001, in the words that they have in 2003."""

from __future__ import annotations

import pytest

from grimorio.games.magic.reading.card import Read, read_card
from grimorio.games.magic.wording import text

SIZE = ("2", "2")


def read(line: str, said: str, cost: str = "{1}{G}") -> Read:
    size = SIZE if "Creature" in line else None
    return read_card("Old Thing", "" if line == "Land" else cost, line, said.replace("~", "Old Thing"), size)


@pytest.mark.parametrize(
    ("line", "today", "then"),
    [
        (
            "Creature — Sliver",
            'All Slivers have "Pay 2 life: Return this permanent to its owner\'s hand."',
            'All Slivers have "Pay 2 life: Return this creature to its owner\'s hand."',
        ),
        (
            "Creature — Sliver",
            "All Slivers have shroud.",
            "Slivers can't be the target of spells or abilities.",
        ),
        (
            "Creature — Cleric",
            "Artifacts and enchantments you control have shroud.",
            "Artifacts you control can't be the target of spells or abilities. Enchantments you control "
            "can't "
            "be the target of spells or abilities.",
        ),
        (
            "Enchantment",
            "White creatures and blue creatures can't block.",
            "White or blue creatures can't block.",
        ),
        (
            "Enchantment — Aura",
            "Enchant creature\nEnchanted creature gets +2/+2 and has flying and shroud.",
            "Enchanted creature gets +2/+2 and has flying. Enchanted creature can't be the target of spells "
            "or "
            "abilities.",
        ),
        (
            "Enchantment — Aura",
            "Enchant creature\nEnchanted creature gets +1/+1 and can't be blocked except by creatures with "
            "flying.",
            "Enchanted creature gets +1/+1. Enchanted creature can't be blocked except by creatures with "
            "flying.",
        ),
        (
            "Artifact",
            "Each creature gets +1/+1 for each other creature on the battlefield that shares at least one "
            "creature type with it.",
            "Each creature gets +1/+1 for each other creature in play that shares a creature type with it.",
        ),
        (
            "Land",
            "{T}: Add {R} or {G}. ~ doesn't untap during your next untap step.",
            "{T}: Add {R} or {G} to your mana pool. ~ doesn't untap during its controller's next untap step.",
        ),
        (
            "Creature — Giant",
            "Whenever a creature dies, you gain 1 life and ~ deals 1 damage to target player.",
            "Whenever a creature is put into a graveyard from play, you gain 1 life. ~ deals 1 damage to "
            "target "
            "player.",
        ),
        (
            "Creature — Soldier",
            "Whenever ~ becomes blocked, prevent all combat damage that would be dealt by it this turn.",
            "Whenever ~ becomes blocked, prevent all combat damage it would deal this turn.",
        ),
        (
            "Enchantment",
            "{0}: Draw a card. Activate only as a sorcery and only once each turn.",
            "{0}: Draw a card. Play this ability only any time you could play a sorcery. Play this ability "
            "only "
            "once each turn.",
        ),
        (
            "Enchantment",
            "{0}: Draw a card. Activate only during your upkeep and only once each turn.",
            "{0}: Draw a card. Play this ability only during your upkeep. Play this ability only once each "
            "turn.",
        ),
        (
            "Creature — Phoenix",
            "When ~ dies, return it to its owner's hand.",
            "When ~ is put into a graveyard from play, return ~ to its owner's hand.",
        ),
        (
            "Creature — Treefolk",
            "{G}{G}: ~ gains forestwalk until end of turn and deals 2 damage to you.",
            "{G}{G}: ~ gains forestwalk until end of turn. ~ deals 2 damage to you.",
        ),
        ("Sorcery", "Destroy target legendary creature.", "Destroy target Legend."),
        (
            "Instant",
            "Destroy target nonblack creature. It can't be regenerated. You lose life equal to that "
            "creature's "
            "toughness.",
            "Destroy target nonblack creature. It can't be regenerated. You lose life equal to its "
            "toughness.",
        ),
        (
            "Enchantment",
            "Whenever a green creature dies, its controller discards a card.",
            "Whenever a green creature is put into a graveyard from play, that creature's controller "
            "discards a "
            "card from his or her hand.",
        ),
        (
            "Enchantment — Aura",
            "Enchant creature\nWhen enchanted creature leaves the battlefield, its controller sacrifices a "
            "creature.",
            "When enchanted creature leaves play, enchanted creature's controller sacrifices a creature.",
        ),
        (
            "Creature — Wizard",
            "{T}: Return ~ and target creature you control to their owner's hand.",
            "{T}: Return ~ to its owner's hand. Return target creature you control to its owner's hand.",
        ),
        (
            "Enchantment",
            "Whenever a creature deals damage to you, destroy it.",
            "Whenever a creature deals damage to you, destroy that creature.",
        ),
        (
            "Creature — Rhino",
            "You may have ~ assign its combat damage as though it weren't blocked.",
            "You may have ~ deal its combat damage to defending player as though it weren't blocked.",
        ),
        (
            "Sorcery",
            "Untap all creatures that attacked this turn. After this main phase, there is an additional "
            "combat phase followed by an additional main phase.",
            "Untap all creatures that attacked this turn. After this phase, there is an additional combat "
            "phase followed by an additional main phase.",
        ),
        (
            "Artifact",
            "{1}, {T}, Exile ~: Target player shuffles their graveyard into their library.",
            "{1}, {T}, Remove ~ from the game: Target player shuffles his or her graveyard into his or her "
            "library.",
        ),
        (
            "Enchantment — Aura",
            "Enchant creature (Target a creature as you cast this. This card enters attached to it.)\n"
            "{U}: Return enchanted creature and ~ to their owners' hands.",
            "{U}: Return enchanted creature to its owner's hand. Return ~ to its owner's hand.",
        ),
        (
            "Creature — Bird",
            "When another creature enters, return ~ to its owner's hand.",
            "Whenever another creature comes into play, return ~ to its owner's hand.",
        ),
        (
            "Creature — Illusion",
            "When ~ dies, you gain control of all enchantments.",
            "When ~ is put into a graveyard from play, gain control of all enchantments.",
        ),
        (
            "Instant",
            "Destroy target nonwhite attacking creature.",
            "Destroy target attacking nonwhite creature.",
        ),
        (
            "Enchantment — Aura",
            "Enchant creature\nWhenever enchanted creature becomes tapped, put a -0/-2 counter on it.",
            "Whenever enchanted creature becomes tapped, put a -0/-2 counter on that creature.",
        ),
        (
            "Enchantment — Aura",
            "Enchant land\nWhenever enchanted land becomes tapped, ~ deals 2 damage to that land's "
            "controller.",
            "Whenever enchanted land becomes tapped, ~ deals 2 damage to its controller.",
        ),
        (
            "Enchantment — Aura",
            "Enchant creature\nWhen enchanted creature dies, ~ deals damage equal to that creature's "
            "toughness to the creature's controller.",
            "When enchanted creature is put into a graveyard from play, ~ deals damage equal to its "
            "toughness to enchanted creature's controller.",
        ),
        (
            "Creature — Zombie",
            'Other Zombies have "{B}: Regenerate this permanent."',
            'All other Zombies have "{B}: Regenerate this creature."',
        ),
        (
            "Creature — Zombie",
            "~ can't be blocked except by artifact creatures and/or black creatures.",
            "Fear",
        ),
        (
            "Sorcery",
            "Destroy target nonartifact, nonblack creature. That creature can't be regenerated.",
            "Destroy target nonartifact, nonblack creature. It can't be regenerated.",
        ),
        (
            "Instant",
            "Prevent all combat damage that would be dealt this turn by target attacking creature.",
            "Prevent all combat damage target attacking creature would deal this turn.",
        ),
        (
            "Instant",
            "Discard all the cards in your hand, then draw that many cards.",
            "Discard your hand. Draw a card for each card discarded this way.",
        ),
        (
            "Creature — Wurm",
            "When ~ phases in, put a +1/+1 counter on it.",
            "Whenever ~ phases in, put a +1/+1 counter on it.",
        ),
    ],
)
def test_sentences_of_older_sets_are_told_in_the_words_of_2003(line: str, today: str, then: str) -> None:
    found = read(line, today)
    assert found.card is not None, found.refused
    assert text(found.card, "en") == [then.replace("~", "Old Thing")]
    again = read(line, then) if "Aura" not in line else None
    assert again is None or (again.card is not None and again.card.text == found.card.text)


def test_creatures_of_the_chosen_type_are_the_same_with_all() -> None:
    found = read(
        "Enchantment",
        "As ~ enters the battlefield, choose a creature type.\nAll creatures of the chosen type get -1/-1.",
    )
    assert found.card is not None, found.refused
    assert text(found.card, "en")[1] == "Creatures of the chosen type get -1/-1."


def test_a_name_may_also_be_the_verb_of_a_sentence() -> None:
    found = read_card("Exile", "{2}{W}", "Instant", "Exile target attacking creature.")
    assert found.card is not None
    assert text(found.card, "en") == ["Remove target attacking creature from the game."]


@pytest.mark.parametrize(
    ("today", "then"),
    [
        ("Flying; phasing", "Flying\nPhasing"),
        ("Flying, first strike; protection from red; cumulative upkeep {1}",
         "Flying, first strike\nProtection from red\nCumulative upkeep {1}"),
        ("Trample; rampage 2", "Trample\nRampage 2"),
        ("Echo (At the beginning of your upkeep, pay it or sacrifice this.)", "Echo {2}{G}"),
        ("Haste; echo", "Haste\nEcho {2}{G}"),
        ("Echo {1}{G}", "Echo {1}{G}"),
    ],
)  # fmt: skip
def test_old_lists_of_keywords_and_echo_without_a_cost_are_read(today: str, then: str) -> None:
    found = read("Creature — Bear", today, "{2}{G}")
    assert found.card is not None, found.refused
    assert text(found.card, "en") == then.split("\n")


def test_modes_and_sentences_with_a_semicolon_stay_whole() -> None:
    modes = "Choose one — Destroy target artifact; or destroy target land."
    found = read("Instant", modes)
    assert found.card is not None and text(found.card, "en") == [modes]
    assert read("Land", "Echo").card is None, "a land has no mana cost"
