"""Abilities with limits, costs that return permanents, X in the costs of abilities, and basic land types."""

from __future__ import annotations

import pytest

from grimorio.games.magic.reading.card import read_card
from grimorio.games.magic.wording import text
from grimorio.games.magic.words import Card
from tests.games.magic.laid import MAGIC, A, B, Laid


def made(name: str, cost: str, kinds: str, said: str, size: tuple[str, str] | None = None) -> Card:
    read = read_card(name, cost, kinds, said, size)
    assert read.card is not None, read.refused
    return read.card


LIZARD = made(
    "Lizard",
    "{G}",
    "Creature - Lizard",
    "{1}{G}: Lizard gets +2/+2 until end of turn. Play this ability only once each turn.",
    ("1", "1"),
)
FIELD = made(
    "Field",
    "",
    "Land",
    "{T}: Add {1} to your mana pool.\n"
    "{T}: Add {W} or {B} to your mana pool. Play this ability only if you control a Swamp.",
)
FRIEND = made(
    "Friend",
    "{G}",
    "Creature - Insect",
    "Return an Elf you control to its owner's hand: Untap target creature. "
    "Play this ability only once each turn.",
    ("1", "1"),
)
SPITTER = made(
    "Spitter",
    "{G}",
    "Creature - Spider",
    "{X}{R}, {T}, Sacrifice Spitter: Spitter deals X damage to target creature or player.",
    ("2", "2"),
)
FLAMES = made(
    "Flames",
    "{R}",
    "Sorcery",
    "Flames deals X damage to target player, where X is the number of basic land types among lands you "
    "control.",
)
CARDS = (LIZARD, FIELD, FRIEND, SPITTER, FLAMES)


def laid(*sides: dict[str, str], mana: bool = True) -> Laid:
    return Laid(*sides, mana=mana, own=CARDS)


@pytest.mark.rule("MTG8-CR-ONLY-1")
def test_an_ability_is_played_once_each_turn_for_each_permanent() -> None:
    t = laid({"play": "Lizard; Lizard"})
    first, second = t.keys("Lizard")
    ability = [option for option in t.offered_to(A) if option[0] == "activate"]
    assert [option[1] for option in ability] == [first, second]
    t.begin(A, ability[0])
    assert [option[1] for option in t.offered_to(A) if option[0] == "activate"] == [second]
    t.resolve()
    assert [option[1] for option in t.offered_to(A) if option[0] == "activate"] == [second]
    assert MAGIC.position(t.p.to_json()).to_json() == t.p.to_json()
    t.begin(A, ability[1]).resolve()
    assert [option for option in t.offered_to(A) if option[0] == "activate"] == [], "both were played"
    t.p.edit(0).turn += 1
    t.fill()
    assert [option[1] for option in t.offered_to(A) if option[0] == "activate"] == [first, second]


@pytest.mark.rule("MTG8-CR-ONLY-2")
@pytest.mark.parametrize(("lands", "castable"), [("Field", False), ("Field; Swamp", True)])
def test_a_mana_ability_waits_for_its_condition(lands: str, castable: bool) -> None:
    t = laid({"play": f"{lands}; Forest", "hand": "Samite Healer"}, mana=False)
    options = [option[0] for option in t.offered_to(A)]
    assert ("cast" in options) == castable


@pytest.mark.rule("MTG8-CR-COST-6")
def test_permanents_go_back_to_the_hand_as_a_cost() -> None:
    t = laid({"play": "Friend; Elvish Pioneer; Hill Giant"}, {"play": "Elvish Pioneer"})
    t.p.edit(t.key("Hill Giant")).tapped = True
    t.activate(A, "Friend", t.obj("Hill Giant"))
    assert t.hand(A) == ["Elvish Pioneer"] and t.in_play(B) == ["Elvish Pioneer"]
    t.resolve()
    assert not t.it("Hill Giant").tapped
    assert not [one for one in t.offered_to(A) if one[0] == "activate"]


@pytest.mark.rule("MTG8-CR-COST-6")
def test_which_permanents_go_back_is_chosen_by_the_rule_of_costs() -> None:
    t = laid({"play": "Friend; Elvish Pioneer; Elvish Pioneer; Hill Giant"})
    [use] = [one for one in t.offered_to(A) if one[0] == "activate"]
    t.answer(use)
    while t.p.choice.ask != "cost-return":
        t.answer(t.obj("Hill Giant"))
    first, second = t.keys("Elvish Pioneer")
    assert t.p.choice.rule == "MTG8-2.PLAY-S3" and t.offered() == [("object", first), ("object", second)]
    t.give(("object", second))
    assert t.keys("Elvish Pioneer") == [first] and t.hand(A) == ["Elvish Pioneer"]


@pytest.mark.rule("MTG8-2.PLAY-S1")
def test_x_is_chosen_for_an_ability_and_paid() -> None:
    t = laid({"play": "Spitter; Mountain; Mountain; Mountain"}, mana=False)
    t.activate(A, "Spitter", ("x", 2), ("player", B)).resolve()
    assert t.life(B) == 18 and t.graveyard(A) == ["Spitter"]


@pytest.mark.rule("MTG8-CR-DOMAIN-1")
def test_basic_land_types_count_once_each() -> None:
    t = laid({"play": "Forest; Forest; Island; Field", "hand": "Flames"}, {"play": "Swamp"})
    t.play(A, "Flames", ("player", B))
    assert t.life(B) == 18


def test_the_texts() -> None:
    assert [text(LIZARD, language)[0] for language in ("it", "fr")] == [
        "{1}{G}: Il Lizard prende +2/+2 fino alla fine del turno. Gioca questa abilità solo una volta per "
        "turno.",
        "{1}{G} : Le Lizard gagne +2/+2 jusqu'à la fin du tour. Ne jouez cette capacité qu'une seule fois "
        "par tour.",
    ]
