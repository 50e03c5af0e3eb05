"""Colours and land types chosen on resolution, converted mana costs as amounts, and spellings of today."""

from __future__ import annotations

import pytest

from grimorio.games.magic.reading.card import Read, read_card
from grimorio.games.magic.state.objects import MAIN1
from grimorio.games.magic.wording import text, type_line
from grimorio.games.magic.words import All, Becomes, ChooseColor, ManaValueOf, PutToken, Return, Spell
from tests.games.magic.laid import YES, A, B, Laid
from tests.games.magic.typed_cards import typed

OWN = typed("""
Shift Shore | {U} | Instant
Target land becomes the basic land type of your choice until end of turn.

Moss Burst | {G} | Instant
Destroy target artifact. Put X 1/1 green Saproling creature tokens into play, where X is its converted mana
cost.

Hue Tide | {U} | Sorcery
Return all permanents of the color of your choice to their owners' hands.

Twin Grove | {1}{G} | Enchantment
At the beginning of your upkeep, if you control a red or white permanent, you gain 1 life. If you control
a red permanent and a white permanent, you gain 3 life instead.

Shy Imp | {R} | Creature - Imp | 1/3
When Shy Imp becomes the target of a spell or ability, sacrifice it.

Deep Den | | Land
Deep Den is a Lair in addition to its land type. / When Deep Den comes into play, sacrifice it unless you
return a non-Lair land you control to its owner's hand. / {T}: Add {R} or {G} to your mana pool.

Thin Ward | {U} | Enchant Creature
When enchanted creature becomes the target of a spell or ability, sacrifice Thin Ward.
""")


def offered(t: Laid, ask: str) -> list[str]:
    while t.p.choice.ask != ask:
        t.answer(("pass",))
    return [str(option[1]) for option in t.offered()]


@pytest.mark.rule("MTG8-CR-LAND-TYPE-1")
def test_a_land_becomes_the_basic_type_that_is_chosen_on_resolution() -> None:
    t = Laid({"hand": "Shift Shore"}, {"play": "City of Brass"}, own=OWN)
    t.cast(A, "Shift Shore", t.obj("City of Brass"))
    assert offered(t, "land-type") == ["Plains", "Island", "Swamp", "Mountain", "Forest"]
    t.give(("type", "Swamp"))
    city = t.it("City of Brass")
    assert city.types == t.p.book.type_mask(("Swamp",)) and not city.own
    assert t.until(MAIN1, B).it("City of Brass").own


@pytest.mark.rule("MTG8-CR-COST-VALUE-1")
def test_tokens_as_many_as_the_converted_mana_cost_of_what_was_destroyed() -> None:
    t = Laid({"hand": "Moss Burst"}, {"play": "Rod of Ruin"}, own=OWN)
    t.play(A, "Moss Burst", t.obj("Rod of Ruin"))
    assert t.in_play(A) == ["Saproling"] * 4 and t.graveyard(B) == ["Rod of Ruin"]


def test_a_color_of_your_choice_is_chosen_before_what_has_it_is_returned() -> None:
    t = Laid({"hand": "Hue Tide", "play": "Grizzly Bears"}, {"play": "Hill Giant; Craw Wurm"}, own=OWN)
    t.cast(A, "Hue Tide")
    assert len(offered(t, "color")) == 5
    t.give(("color", "green"))
    assert t.in_play() == ["Hill Giant"]


@pytest.mark.parametrize(("play", "life"), [("", 20), ("Hill Giant", 21), ("Hill Giant; Glory Seeker", 23)])
def test_more_instead_where_both_colors_are_there(play: str, life: int) -> None:
    t = Laid({"play": "; ".join(filter(None, ("Twin Grove", play)))}, own=OWN)
    t.until(MAIN1, B)
    t.until(MAIN1, A)
    assert t.life(A) == life


def read(said: str, kind: str = "Sorcery") -> Read:
    return read_card("Test Rite", "{1}{R}", kind, said)


ALIKE = (
    (
        "Choose a color. You gain 1 life for each permanent of the chosen color in play.",
        "Choose a color, then you gain 1 life for each permanent of that color.",
        "Sorcery",
    ),
    (
        "Choose a color. Put a 1/1 green Saproling creature token into play for each permanent of the chosen "
        "color in play.",
        "Choose a color, then create a 1/1 green Saproling creature token for each permanent of that color.",
        "Sorcery",
    ),
    (
        "Enchanted creature has protection from red. Enchanted creature has protection from white.",
        "Enchanted creature has protection from red and from white.",
        "Enchant Creature",
    ),
    (
        "Enchanted creature gets +2/+1. Attacking doesn't cause enchanted creature to tap.",
        "Enchanted creature gets +2/+1 and has vigilance.",
        "Enchant Creature",
    ),
    (
        "Target creature gets +2/+2 and gains flying until end of turn. That creature gains haste until end "
        "of turn.",
        "Target creature gets +2/+2 and gains flying and haste until end of turn.",
        "Sorcery",
    ),
    (
        "When enchanted creature is put into a graveyard from play, return that creature to its owner's "
        "hand.",
        "When enchanted creature dies, return that card to its owner's hand.",
        "Enchant Creature",
    ),
    (
        "Counter target spell. Test Rite deals 1 damage to target player.",
        "Counter target spell and Test Rite deals 1 damage to target player.",
        "Instant",
    ),
    ("All face-down creatures get +1/+1.", "Face-down creatures get +1/+1.", "Enchantment"),
)


def test_spellings_of_today_are_read_and_told_in_the_usual_way() -> None:
    for usual, other, kind in ALIKE:
        card = read(other, kind).card
        assert card is not None, read(other, kind).refused
        assert text(card, "en") == [usual] and read(usual, kind).card == card


def test_the_words_of_choices_are_those_that_the_texts_say() -> None:
    [tide] = OWN[2].text
    assert isinstance(tide, Spell) and tide.effects[0] == ChooseColor()
    back = tide.effects[1]
    assert isinstance(back, Return) and isinstance(back.what, All) and back.what.what.colors == ("chosen",)
    [shift] = OWN[0].text
    assert isinstance(shift, Spell) and isinstance(shift.effects[0], Becomes)
    assert shift.effects[0].land_type == "choose"
    [burst] = OWN[1].text
    assert isinstance(burst, Spell) and isinstance(burst.effects[1], PutToken)
    assert isinstance(burst.effects[1].amount, ManaValueOf)


def test_a_color_of_cards_looked_at_is_no_color_of_permanents() -> None:
    refused = read(
        "Choose a color. Target player reveals his or her hand and you choose a card of that color."
    )
    assert refused.card is None


@pytest.mark.rule("MTG8-GLOSS-Bersaglio-1")
def test_only_what_the_text_means_triggers_when_it_becomes_the_target() -> None:
    t = Laid({"play": "Shy Imp; Grizzly Bears", "hand": "Shock; Shock"}, own=OWN)
    t.play(A, "Shock", t.obj("Grizzly Bears"))
    assert "Shy Imp" in t.in_play(A), "another creature is no matter of its"
    t.play(A, "Shock", t.obj("Shy Imp"))
    assert "Shy Imp" in t.graveyard(A)
    t = Laid({"play": "Grizzly Bears; Craw Wurm; Thin Ward>Grizzly Bears", "hand": "Shock; Shock"}, own=OWN)
    t.play(A, "Shock", t.obj("Craw Wurm"))
    assert "Thin Ward" in t.in_play(A)
    t.play(A, "Shock", t.obj("Grizzly Bears"))
    assert "Thin Ward" in t.graveyard(A)


def test_a_word_of_a_kind_that_has_no_place_there_is_refused() -> None:
    found = read(
        "Whenever enchanted creature is returned to a player's hand, draw a card.", "Enchant Creature"
    )
    assert found.card is None and found.refused is not None
    assert found.refused.problem == "rules" and found.refused.line == 1


@pytest.mark.rule("MTG8-CR-LAIR-1")
def test_a_lair_is_sacrificed_unless_another_land_that_is_none_returns() -> None:
    t = Laid({"hand": "Deep Den", "play": "Forest; Deep Den"}, own=OWN)
    lair = t.p.book.type_mask(("Lair",))
    assert t.it("Deep Den").types == lair and t.p.book.land_types & lair
    t.answer(("land", "Deep Den"))
    t.answer(("trigger", 0))
    t.resolve(YES)
    assert t.in_play(A).count("Deep Den") == 2 and t.hand(A) == ["Forest"], "no other is asked: it is no Lair"
    t = Laid({"hand": "Deep Den", "play": "Deep Den"}, own=OWN)
    t.answer(("land", "Deep Den"))
    t.answer(("trigger", 0))
    t.resolve()
    assert t.graveyard(A) == ["Deep Den"], "a Lair cannot return for it"


@pytest.mark.rule("MTG8-CR-LAND-TYPE-1", "MTG8-CR-LAIR-1")
def test_a_lair_that_becomes_another_land_is_a_lair_no_more() -> None:
    t = Laid({"hand": "Shift Shore", "play": "Deep Den"}, own=OWN)
    t.cast(A, "Shift Shore", t.obj("Deep Den"))
    offered(t, "land-type")
    t.give(("type", "Island"))
    assert t.it("Deep Den").types == t.p.book.type_mask(("Island",))
    assert type_line(OWN[-2], "fr") == "Terrain : repaire"
