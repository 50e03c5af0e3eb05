"""Damage prevented by what would deal it, and hands shuffled away."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.games.magic.reading.card import read_card
from grimorio.games.magic.state.objects import MAIN1
from grimorio.games.magic.wording import text
from grimorio.games.magic.words import (
    CREATURE,
    EACH_PLAYER,
    INSTANT,
    SORCERY,
    All,
    Card,
    HandToBottom,
    Prevent,
    Target,
    card,
    spell,
    that,
)
from grimorio.language import LANGUAGES
from tests.games.magic.laid import A, B, Laid

HUSH = card("Hush Now", "{W}", INSTANT, spell(Prevent(source=Target(CREATURE))))
TRUCE = card(
    "Long Truce",
    "{W}",
    INSTANT,
    spell(Prevent(source=All(that("creature", no_types=("Bear",))), combat=True)),
)
WHIRL = card("Whirl Away", "{U}", SORCERY, spell(HandToBottom(EACH_PLAYER, shuffle=True)))
CARDS: tuple[Card, ...] = (HUSH, TRUCE, WHIRL)


def laid(*sides: dict[str, Any], **more: bool) -> Laid:
    return Laid(*sides, own=CARDS, **more)  # type: ignore[arg-type]


@pytest.mark.rule("MTG8-2.EFF-PRE-1")
def test_all_damage_of_a_creature_is_prevented_for_the_turn() -> None:
    t = laid({"hand": "Hush Now", "play": "Grizzly Bears; Hill Giant"})
    t.play(A, "Hush Now", t.obj("Hill Giant"))
    t.attack("Grizzly Bears", "Hill Giant")
    t.until(MAIN1, B)
    assert t.life(B) == 18


@pytest.mark.rule("MTG8-2.EFF-PRE-1")
def test_what_fits_a_noun_as_it_resolves_deals_no_combat_damage() -> None:
    t = laid({"hand": "Long Truce", "play": "Grizzly Bears; Hill Giant"}, {"play": "Air Elemental"})
    t.play(A, "Long Truce")
    t.attack("Grizzly Bears", "Hill Giant")
    t.block(("Air Elemental", "Hill Giant"))
    t.until(MAIN1, B)
    assert t.life(B) == 18 and len(t.in_play()) == 3, "Bears are spared"


@pytest.mark.rule("MTG8-GLOSS-Mescolare")
def test_hands_are_shuffled_away_and_drawn_again() -> None:
    t = laid({"hand": "Whirl Away; Island; Island"}, {"hand": "Shock"})
    t.play(A, "Whirl Away")
    assert (len(t.hand(A)), len(t.hand(B))) == (2, 1) and len(t.happened("shuffle")) == 2


def test_the_texts() -> None:
    assert [text(HUSH, language)[0] for language in LANGUAGES] == [
        "Prevent all damage target creature would deal this turn.",
        "Previeni tutto il danno che verrebbe inflitto in questo turno dalla creatura bersaglio.",
        "Prévenez toutes les blessures qui devraient être infligées ce tour-ci par la créature ciblée.",
    ]
    assert text(WHIRL, "en")[0].startswith("Each player shuffles the cards from his or her hand into")


@pytest.mark.parametrize(
    "printed",
    [
        "Prevent all combat damage that would be dealt by target attacking creature this turn.",
        "Prevent all combat damage non-Soldier creatures would deal this turn.",
        "Prevent all combat damage that would be dealt to and dealt by target creature this turn.",
        "Shuffle the cards from your hand into your library, then draw that many cards.",
    ],
)
def test_printed_texts_are_read(printed: str) -> None:
    assert read_card("Odd", "{U}", "Instant", printed).card is not None
