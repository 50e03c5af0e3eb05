"""Permanents that cannot be the target of spells or abilities."""

from __future__ import annotations

import pytest

from grimorio.games.magic.reading.card import read_card
from grimorio.games.magic.state.objects import MAIN1
from grimorio.games.magic.wording import text
from tests.games.magic.laid import A, B, Laid
from tests.games.magic.mechanisms import CARDS, CLOAK, WARD
from tests.games.magic.typed_cards import typed


@pytest.mark.rule("MTG8-CR-TARGET-1")
def test_nobody_may_choose_it_as_a_target() -> None:
    side = {"play": "Unseen Warden", "hand": "Giant Growth"}
    t = Laid(side, {"hand": "Dark Banishing; Wrath of God"}, own=CARDS)
    assert ("cast", "Giant Growth") not in t.offered(), "not even its controller"
    assert ("cast", "Dark Banishing") not in t.offered_to(B)
    t.until(MAIN1, B).fill()
    t.play(B, "Wrath of God")
    assert t.in_play() == [], "what has no target still applies"


@pytest.mark.rule("MTG8-CR-TARGET-1")
def test_an_enchantment_gives_it() -> None:
    t = Laid({"play": "Hill Giant; Cloak of Mist>Hill Giant"}, {"hand": "Shock; Dark Banishing"}, own=CARDS)
    assert ("cast", "Dark Banishing") not in t.offered_to(B)
    t.answer(("cast", "Shock"))
    assert t.p.choice.ask == "target" and t.obj("Hill Giant") not in t.offered()


def test_it_is_told_and_read_again() -> None:
    assert text(WARD, "en") == ["Unseen Warden can't be the target of spells or abilities."]
    assert text(WARD, "it") == ["L'Unseen Warden non può essere bersaglio di magie o abilità."]
    assert text(WARD, "fr") == ["L'Unseen Warden ne peut pas être la cible de sorts ou de capacités."]
    assert text(CLOAK, "it") == ["La creatura incantata non può essere bersaglio di magie o abilità."]
    read = read_card("Unseen Warden", "{1}{G}", "Creature - Elf", "Shroud", ("2", "2"))
    assert read.card == WARD


HIDDEN, IMP = typed(
    """
    Sudden Guise | {U} | Instant
    Target creature gains shroud until end of turn. Draw a card.

    Mist Imp | {1}{U} | Creature - Imp | 2/1
    {U}: Mist Imp gains shroud until end of turn.
    """
)


@pytest.mark.rule("MTG8-CR-TARGET-1")
def test_it_lasts_until_the_end_of_the_turn_and_spells_on_the_stack_lose_their_target() -> None:
    t = Laid({"play": "Mist Imp", "hand": "Giant Growth"}, {"hand": "Shock"}, own=(HIDDEN, IMP))
    t.cast(B, "Shock", t.obj("Mist Imp"))
    t.use(A, "Mist Imp")
    assert ("cast", "Giant Growth") not in t.offered_to(A)
    t.resolve()
    assert t.in_play() == ["Mist Imp"] and t.graveyard(B) == ["Shock"]
    t.until(MAIN1, B).fill()
    assert ("cast", "Giant Growth") in t.offered_to(A)


def test_a_spell_that_gives_it_is_told_in_three_languages() -> None:
    assert text(HIDDEN, "en") == [
        "Target creature can't be the target of spells or abilities this turn. Draw a card."
    ]
    assert text(HIDDEN, "it") == [
        "La creatura bersaglio non può essere bersaglio di magie o abilità in questo turno. Pesca una carta."
    ]
    assert text(HIDDEN, "fr") == [
        "La créature ciblée ne peut pas être la cible de sorts ou de capacités ce tour-ci. Piochez une carte."
    ]


@pytest.mark.rule("MTG8-CR-TARGET-1", "MTG8-2.EFF-CON-2")
def test_a_changed_word_of_what_gives_it_counts() -> None:
    [grove] = typed("""
        Veiled Grove | {1}{G} | Enchantment
        Green creatures can't be the target of spells or abilities.
        """)
    side = {"play": "Hill Giant; Grizzly Bears", "hand": "Mind Bend; Shock"}
    t = Laid(side, {"play": "Veiled Grove"}, own=(grove,))
    t.play(A, "Mind Bend", t.obj("Veiled Grove"), then=(("word", "green", "red"),))
    t.answer(("cast", "Shock"))
    assert t.obj("Grizzly Bears") in t.offered() and t.obj("Hill Giant") not in t.offered()
