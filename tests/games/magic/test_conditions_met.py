"""Effects that happen only if a condition is true as the spell resolves: with threshold, or kicked."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.games.magic import cardset
from grimorio.games.magic.reading.card import read_card
from grimorio.games.magic.wording import text
from grimorio.games.magic.words import (
    CREATURE,
    CREATURE_CARD,
    INSTANT,
    LAND,
    PLAYER,
    SORCERY,
    THIS,
    Attacks,
    Buried,
    Card,
    DealDamage,
    Destroy,
    Draw,
    GainLife,
    IfSo,
    It,
    Kicked,
    Kicker,
    LoseLife,
    OpponentControlsMore,
    Target,
    card,
    spell,
    that,
    when,
)
from tests.games.magic.laid import NO, YES, A, B, Laid, who

SEVEN = Buried(7, that("card", zone="graveyard"))
BEASTS = Buried(2, that("creature", zone="graveyard"))
SLEDGE = card(
    "Long Sledge", "{R}", SORCERY,
    spell(IfSo(SEVEN, (DealDamage(5, It()),), (DealDamage(1, Target(PLAYER)),))),
)  # fmt: skip
BLOW = card("Late Blow", "{W}", INSTANT, Kicker(("{2}",)), spell(GainLife(3), IfSo(Kicked(), (Draw(2),))))
DIRGE = card("Beast Dirge", "{B}", SORCERY, spell(LoseLife(1, Target(PLAYER)), IfSo(BEASTS, (Draw(1),))))
ENVY = card("Old Envy", "{W}", SORCERY, spell(IfSo(OpponentControlsMore(LAND), (GainLife(4),))))
CARDS: tuple[Card, ...] = (SLEDGE, BLOW, DIRGE, ENVY)
SIX = "; ".join(["Forest"] * 6)


def laid(*sides: dict[str, Any], **more: bool) -> Laid:
    return Laid(*sides, own=CARDS, **more)  # type: ignore[arg-type]


@pytest.mark.rule("MTG8-CR-IF-1")
@pytest.mark.parametrize(("lands", "life"), [("Forest; Forest", 24), ("Forest; Hill Giant", 20)])
def test_an_opponent_has_more_of_what_is_named(lands: str, life: int) -> None:
    t = laid({"hand": "Old Envy", "play": "Island"}, {"play": lands}).play(A, "Old Envy")
    assert t.life(A) == life


@pytest.mark.rule("MTG8-CR-IF-1")
@pytest.mark.parametrize(("cards", "life"), [(SIX, 19), (f"{SIX}; Forest", 15)])
def test_the_condition_decides_which_effects_happen(cards: str, life: int) -> None:
    t = laid({"hand": "Long Sledge", "graveyard": cards}).play(A, "Long Sledge", who(B))
    assert t.life(B) == life


@pytest.mark.rule("MTG8-CR-IF-1")
def test_it_is_looked_at_as_the_spell_resolves() -> None:
    t = laid({"hand": "Long Sledge; Shock", "graveyard": SIX})
    t.cast(A, "Long Sledge", who(B))
    t.play(A, "Shock", who(B))
    assert t.life(B) == 18
    assert t.resolve().life(B) == 13, "the Shock is the seventh card"


@pytest.mark.rule("MTG8-CR-IF-1")
@pytest.mark.parametrize(("answer", "drawn"), [(YES, 2), (NO, 0)])
def test_who_pays_the_kicker_cost_gets_more(answer: Any, drawn: int) -> None:
    t = laid({"hand": "Late Blow"}).play(A, "Late Blow", answer)
    assert t.life(A) == 23 and len(t.hand(A)) == drawn


@pytest.mark.rule("MTG8-CR-IF-1")
def test_only_own_cards_that_fit_count() -> None:
    for cards, drawn in (("Grizzly Bears; Forest", 0), ("Grizzly Bears; Grizzly Bears", 1)):
        t = laid({"hand": "Beast Dirge", "graveyard": cards}, {"graveyard": "Grizzly Bears; Grizzly Bears"})
        assert len(t.play(A, "Beast Dirge", who(B)).hand(A)) == drawn


def refused(*effects: Any) -> str:
    return mistake(card("Odd", "{R}", SORCERY, spell(*effects)))


def mistake(odd: Card) -> str:
    """The field for which a card is refused."""
    [found] = cardset.faults({"cards": [cardset.to_json(odd)]})
    return found.field


def test_what_cannot_be_told_is_refused() -> None:
    aimed = IfSo(SEVEN, (Destroy(Target(CREATURE)),))
    assert refused(Draw(1), aimed).endswith("IfSo.effects"), "who would choose the target?"
    assert refused(IfSo(SEVEN, (Draw(1),)), GainLife(1)).endswith("IfSo"), "it would belong to the condition"
    assert refused(Draw(1), IfSo(SEVEN, (Draw(1),), (GainLife(1),))).endswith("IfSo")
    assert refused(IfSo(Kicked(), (Draw(1),))).endswith("Kicked"), "there is no kicker cost"
    ability = when(Attacks(THIS), IfSo(SEVEN, (Draw(1),)))
    odd = card("Odd", "{R}", CREATURE_CARD, ability, types=("Elf",), size=(2, 2))
    assert mistake(odd).endswith("Triggered.effects"), "it is a condition of the ability"


def test_the_texts() -> None:
    assert [text(SLEDGE, language) for language in ("en", "it", "fr")] == [
        [
            "Long Sledge deals 1 damage to target player. If seven or more cards are in your graveyard, "
            "instead Long Sledge deals 5 damage to that player."
        ],
        [
            "Il Long Sledge infligge 1 danno a un giocatore bersaglio. Se nel tuo cimitero ci sono sette o "
            "più carte, invece il Long Sledge infligge 5 danni a quel giocatore."
        ],
        [
            "Le Long Sledge inflige 1 blessure au joueur ciblé. S'il y a au moins sept cartes dans votre "
            "cimetière, à la place le Long Sledge inflige 5 blessures à ce joueur."
        ],
    ]
    assert (
        text(BLOW, "it")[1]
        == "Guadagni 3 punti vita. Se hai pagato il costo di potenziamento, pesca due carte."
    )


def test_printed_texts_are_read() -> None:
    printed = "Destroy target land.\nThreshold Instead destroy that land and Waste deals 1 damage to you."
    read = read_card("Waste", "{1}{B}{B}", "Sorcery", printed)
    assert read.card is not None
    assert "land. If seven or more cards are in your graveyard, instead destroy that land." in read.text
    today = "Kicker {5}\nTarget creature gets +2/+2 until end of turn. If this spell was kicked, that "
    read = read_card("Growth", "{G}", "Instant", f"{today}creature gets +5/+5 until end of turn instead.")
    assert read.card is not None
