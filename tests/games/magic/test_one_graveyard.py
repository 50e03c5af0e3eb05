"""Several target cards are in one graveyard; what is found or countered may be removed from the game."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.games.magic.reading.card import read_card
from grimorio.games.magic.wording import text
from grimorio.games.magic.words import (
    INSTANT,
    PLAYER,
    SORCERY,
    SPELL,
    Card,
    Counter,
    Return,
    Search,
    Target,
    card,
    spell,
    that,
)
from grimorio.language import LANGUAGES
from tests.games.magic.laid import DONE, A, B, Laid, who

CARD = that("card", zone="graveyard")
EAT = card("Eat Two", "{B}", SORCERY, spell(Return(Target(CARD, 2), "removed")))
NIBBLE = card("Nibble", "{B}", SORCERY, spell(Return(Target(CARD, 2, True), "removed")))
WRING = card(
    "Wring Out", "{U}", SORCERY, spell(Search(that("card", zone="library"), Target(PLAYER), "removed"))
)
DROWN = card("Drown It", "{U}", INSTANT, spell(Counter(Target(SPELL), removed=True)))
CARDS: tuple[Card, ...] = (EAT, NIBBLE, WRING, DROWN)


def laid(*sides: dict[str, Any], **more: bool) -> Laid:
    return Laid(*sides, own=CARDS, **more)  # type: ignore[arg-type]


def removed(t: Laid, seat: int) -> list[str]:
    return [t.name(t.p.things[key]) for key in t.player(seat).removed]


@pytest.mark.rule("MTG8-2.PLAY-S2")
def test_the_second_card_is_in_the_graveyard_of_the_first() -> None:
    t = laid({"hand": "Eat Two", "graveyard": "Island; Swamp"}, {"graveyard": "Forest; Shock; Plains"})
    t.answer(("cast", "Eat Two"))
    firsts = [t.name(t.p.things[option[1]]) for option in t.offered()]
    assert firsts == ["Island", "Forest", "Shock"], "behind each there is another one"
    t.answer(t.buried(B, "Forest"))
    assert [t.name(t.p.things[option[1]]) for option in t.offered()] == ["Shock", "Plains"]
    t.give(t.buried(B, "Plains")).resolve()
    assert sorted(removed(t, B)) == ["Forest", "Plains"] and t.graveyard(A)[1:] == ["Island", "Swamp"]


@pytest.mark.rule("MTG8-2.PLAY-S2")
def test_one_card_in_each_graveyard_is_not_enough_for_two() -> None:
    t = laid({"hand": "Eat Two; Nibble", "graveyard": "Island"}, {"graveyard": "Forest"})
    names = [option[1] for option in t.offered() if option[0] == "cast"]
    assert names == ["Nibble"]
    t.answer(("cast", "Nibble"))
    t.answer(t.buried(A, "Island"))
    t.give().resolve()
    assert removed(t, A) == ["Island"] and removed(t, B) == []


@pytest.mark.rule("MTG8-2.PLAY-S2")
def test_fewer_may_be_chosen_where_the_text_says_so() -> None:
    t = laid({"hand": "Nibble"}, {"graveyard": "Forest; Shock"})
    t.play(A, "Nibble", DONE)
    assert removed(t, B) == []


@pytest.mark.rule("MTG8-GLOSS-Neutralizzare")
def test_a_countered_spell_may_be_removed_from_the_game() -> None:
    t = laid({"hand": "Drown It"}, {"hand": "Shock"})
    t.cast(B, "Shock", who(A))
    t.play(A, "Drown It", t.on_stack("Shock"))
    assert removed(t, B) == ["Shock"] and t.graveyard(B) == []


@pytest.mark.rule("MTG8-GLOSS-Mescolare")
def test_what_is_found_may_be_removed_from_the_game() -> None:
    t = laid({"hand": "Wring Out"}, {"library": "Shock; Island; Forest"})
    t.cast(A, "Wring Out", who(B))
    t.resolve(("card", "Island"))
    assert removed(t, B) == ["Island"] and sorted(t.library(B)) == ["Forest", "Shock"]
    assert t.happened("remove-found")[0].seen_by(B)["name"] == "Island"


def test_the_texts() -> None:
    assert [text(WRING, language)[0] for language in LANGUAGES] == [
        "Search target player's library for a card and remove that card from the game. Then that player "
        "shuffles his or her library.",
        "Passa in rassegna il grimorio di un giocatore bersaglio, scegli una carta e rimuovila dal gioco. "
        "Poi quel giocatore rimescola il proprio grimorio.",
        "Cherchez une carte dans la bibliothèque du joueur ciblé et retirez cette carte de la partie. Ce "
        "joueur mélange ensuite sa bibliothèque.",
    ]


def test_the_texts_say_that_several_targets_are_in_a_single_graveyard() -> None:
    assert [text(NIBBLE, language)[0] for language in LANGUAGES] == [
        "Remove up to two target cards in a single graveyard from the game.",
        "Rimuovi dal gioco un massimo di due carte bersaglio in un singolo cimitero.",
        "Retirez un maximum de deux cartes ciblées d'un seul cimetière de la partie.",
    ]
    back = read_card("Nibble", "{B}", "Sorcery", text(NIBBLE, "en")[0]).card
    assert back is not None and back.text == NIBBLE.text


@pytest.mark.parametrize(
    "printed",
    [
        "Exile up to three target cards from a single graveyard.",
        "Return two target cards from an opponent's graveyard to their hand.",
        "Counter target spell. If that spell is countered this way, exile it instead of putting it into its "
        "owner's graveyard.",
        "Search target player's library for a card and exile it. Then that player shuffles.",
        "Look at the top card of your library. You may put that card into your graveyard.",
    ],
)
def test_printed_texts_are_read(printed: str) -> None:
    assert read_card("Odd", "{U}", "Instant", printed).card is not None
