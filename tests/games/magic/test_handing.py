"""Effects by which players gain control, creatures slip past, and cards are shuffled away."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.games.magic.reading.card import read_card
from grimorio.games.magic.state.masks import FLYING, HASTE
from grimorio.games.magic.state.objects import MAIN1
from grimorio.games.magic.wording import text
from grimorio.games.magic.words import (
    CREATURE,
    INSTANT,
    PLAYER,
    SORCERY,
    All,
    Card,
    GainControl,
    Has,
    It,
    LookAtHand,
    Loses,
    Return,
    ShowTop,
    ShuffleGraveyard,
    Target,
    Unblockable,
    Untap,
    card,
    spell,
)
from grimorio.language import LANGUAGES
from tests.games.magic.laid import MAGIC, A, B, Laid, who
from tests.games.magic.test_explained import lines

LOAN = card(
    "Brief Loan", "{R}", SORCERY, spell(Untap(Target(CREATURE)), GainControl(It()), Has(It(), "haste"))
)
KEEP = card("Long Loan", "{U}", SORCERY, spell(GainControl(Target(CREATURE), until="always")))
SLIP = card("Slip Past", "{U}", INSTANT, spell(Unblockable(Target(CREATURE))))
GROUND = card("Ground It", "{G}", INSTANT, spell(Loses(Target(CREATURE), "flying")))
TIDE = card("Grave Tide", "{U}", SORCERY, spell(ShuffleGraveyard(Target(PLAYER))))
SINK = card("Sink Them", "{U}", SORCERY, spell(Return(All(CREATURE), "bottom")))
FOLD = card("Fold Away", "{U}", SORCERY, spell(Return(Target(CREATURE), "shuffled")))
SPY = card("Spy On", "{U}", SORCERY, spell(LookAtHand(Target(PLAYER)), ShowTop(1, It())))
CARDS: tuple[Card, ...] = (LOAN, KEEP, SLIP, GROUND, TIDE, SINK, FOLD, SPY)


def laid(*sides: dict[str, Any], **more: bool) -> Laid:
    return Laid(*sides, own=CARDS, **more)  # type: ignore[arg-type]


@pytest.mark.rule("MTG8-CR-CONTROL-1")
def test_control_for_a_turn_goes_back() -> None:
    t = laid({"hand": "Brief Loan"}, {"play": "Grizzly Bears"})
    t.p.edit(t.key("Grizzly Bears")).tapped = True
    t.play(A, "Brief Loan", t.obj("Grizzly Bears"))
    bears = t.it("Grizzly Bears")
    assert bears.controller == A and not bears.tapped and bears.keywords & HASTE
    assert MAGIC.position(t.p.to_json()).to_json() == t.p.to_json()
    t.attack("Grizzly Bears")
    t.until(MAIN1, B)
    assert t.life(B) == 18 and t.it("Grizzly Bears").controller == B


@pytest.mark.rule("MTG8-CR-CONTROL-1")
def test_control_may_last_and_the_last_effect_decides() -> None:
    t = laid({"hand": "Long Loan; Brief Loan"}, {"play": "Grizzly Bears", "hand": "Long Loan"})
    t.play(A, "Long Loan", t.obj("Grizzly Bears"))
    assert t.it("Grizzly Bears").controller == A and not t.it("Grizzly Bears").ready
    t.until(MAIN1, B)
    assert t.it("Grizzly Bears").controller == A
    t.fill().play(B, "Long Loan", t.obj("Grizzly Bears"))
    assert t.it("Grizzly Bears").controller == B


@pytest.mark.rule("MTG8-CR-CONTROL-1")
def test_what_is_handed_over_leaves_combat() -> None:
    t = laid({"play": "Grizzly Bears"}, {"play": "Hill Giant"})
    t.attack("Grizzly Bears")
    key = t.key("Grizzly Bears")
    assert t.it("Grizzly Bears").attacking == B
    from grimorio.games.magic.rules.lasting import Controlled
    from grimorio.games.magic.rules.marks import StartEffect

    lasting = Controlled((key,), True, "Brief Loan")
    lasting.seat = B
    StartEffect(lasting, "MTG8-CR-CONTROL-1").apply(t.p)
    MAGIC.renew(t.p)
    assert t.it("Grizzly Bears").controller == B and t.it("Grizzly Bears").attacking < 0


@pytest.mark.rule("MTG8-CR-BLOCK-3")
def test_nothing_blocks_what_cannot_be_blocked_this_turn() -> None:
    t = laid({"hand": "Slip Past", "play": "Grizzly Bears"}, {"play": "Hill Giant"})
    t.play(A, "Slip Past", t.obj("Grizzly Bears"))
    t.attack("Grizzly Bears")
    t.until(MAIN1, B)
    assert t.life(B) == 18


@pytest.mark.rule("MTG8-2.EFF-CON-1")
def test_a_keyword_is_lost_for_the_turn() -> None:
    t = laid({"hand": "Ground It"}, {"play": "Air Elemental"})
    t.play(A, "Ground It", t.obj("Air Elemental"))
    assert not t.it("Air Elemental").keywords & FLYING
    t.until(MAIN1, B)
    assert t.it("Air Elemental").keywords & FLYING


@pytest.mark.rule("MTG8-GLOSS-Mescolare")
def test_graveyards_and_permanents_are_shuffled_into_libraries() -> None:
    t = laid({"hand": "Grave Tide; Fold Away"}, {"graveyard": "Shock; Island", "play": "Grizzly Bears"})
    t.play(A, "Grave Tide", who(B))
    assert t.graveyard(B) == [] and {"Shock", "Island"} < set(t.library(B))
    assert [event.to for event in t.happened("from-graveyard")] == ["library", "library"]
    t.play(A, "Fold Away", t.obj("Grizzly Bears"))
    assert "Grizzly Bears" in t.library(B) and len(t.happened("shuffle")) == 2


@pytest.mark.rule("MTG8-2.RES-3")
def test_owners_order_what_goes_to_the_bottom() -> None:
    t = laid({"hand": "Sink Them"}, {"play": "Grizzly Bears; Hill Giant"})
    t.play(A, "Sink Them", then=(t.obj("Hill Giant"),))
    assert t.library(B)[-2:] == ["Hill Giant", "Grizzly Bears"]


@pytest.mark.rule("MTG8-GLOSS-Rivelare")
def test_a_hand_is_seen_by_one_and_a_revealed_card_by_all() -> None:
    t = laid({"hand": "Spy On"}, {"hand": "Shock", "library": "Island; Forest"}, {})
    t.play(A, "Spy On", who(B))
    seen = [MAGIC.table(t.p, seat)["players"][B]["hand"] for seat in (A, 2)]
    assert [None in hand for hand in seen] == [False, True]
    tops = [event.viewer for event in t.happened("look") if event.zone == "library"]
    assert tops == [-1]


def test_the_texts() -> None:
    assert [text(LOAN, language)[0] for language in LANGUAGES] == [
        "Untap target creature and gain control of that creature until end of turn. That creature gains "
        "haste until end of turn.",
        "STAPpa una creatura bersaglio e prendi il controllo di quella creatura fino alla fine del turno. "
        "Quella creatura guadagna rapidità fino alla fine del turno.",
        "Dégagez la créature ciblée et acquérez le contrôle de cette créature jusqu'à la fin du tour. Cette "
        "créature acquiert la célérité jusqu'à la fin du tour.",
    ]
    assert [text(FOLD, language)[0] for language in LANGUAGES] == [
        "Shuffle target creature into its owner's library.",
        "Rimescola una creatura bersaglio nel grimorio del suo proprietario.",
        "Mélangez la créature ciblée dans la bibliothèque de son propriétaire.",
    ]


@pytest.mark.parametrize(
    "printed",
    [
        "Untap target creature and gain control of it until end of turn.",
        "Gain control of target creature.",
        "Target creature can't be blocked this turn.",
        "Target creature loses flying until end of turn.",
        "Look at target player's hand.",
        "Target player reveals the top card of their library.",
        "Target player shuffles their graveyard into their library.",
        "Put target creature card from a graveyard on the bottom of its owner's library.",
        "Shuffle any number of target creature cards from your graveyard into your library.",
    ],
)
def test_printed_texts_are_read(printed: str) -> None:
    assert read_card("Odd", "{U}", "Sorcery", printed).card is not None


@pytest.mark.rule("MTG8-CR-CONTROL-1")
def test_what_gave_control_is_named() -> None:
    t = Laid({"hand": "Long Loan"}, {"play": "Grizzly Bears"}, own=(KEEP,))
    t.play(A, "Long Loan", t.obj("Grizzly Bears"))
    [line] = [line for line in lines(t, "Grizzly Bears") if "controller" in line]
    assert (line["by"], line["controller"], line["ends"]) == ("Long Loan", A, False)
