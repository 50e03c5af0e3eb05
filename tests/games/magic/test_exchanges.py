"""Permanents with a counter of a name, counters taken off, and control that is exchanged."""

from __future__ import annotations

import pytest

from grimorio.games.magic.state.objects import MAIN1
from grimorio.games.magic.wording import text
from grimorio.games.magic.words import (
    CREATURE,
    CREATURE_CARD,
    ENCHANTMENT_CARD,
    INSTANT,
    LAND,
    THE_OBJECT,
    THIS,
    All,
    BecomesTapped,
    Beginning,
    DealDamage,
    Destroy,
    DoesntUntap,
    EntersWith,
    ExchangeControl,
    LeavesPlay,
    PutCounters,
    RemoveCounters,
    SacrificeCost,
    Target,
    activated,
    card,
    spell,
    static,
    that,
    when,
)
from tests.games.magic.laid import MAGIC, A, B, Laid

MINED = that("land", marked="mine")
SLOW = that("permanent", marked="hourglass")
THEIRS = that("permanent", controller="that player")
MINER = card(
    "Sapper", "{R}", CREATURE_CARD,
    activated("{1}", PutCounters(Target(LAND), "mine")),
    when(BecomesTapped(MINED), Destroy(THE_OBJECT)),
    when(LeavesPlay(THIS), RemoveCounters(All(LAND), "mine", 0)), size=(1, 1),
)  # fmt: skip
DIGGER = card(
    "Trapper", "{W}", CREATURE_CARD,
    activated("{1}", PutCounters(Target(LAND), "trap")),
    activated(SacrificeCost(that("land", marked="trap")), DealDamage(3, Target(CREATURE))), size=(1, 3),
)  # fmt: skip
TIME = card(
    "Slow Time", "{U}", ENCHANTMENT_CARD,
    when(BecomesTapped(that("creature", "land")), PutCounters(THE_OBJECT, "hourglass")),
    static(DoesntUntap(SLOW)),
    when(Beginning("upkeep"), RemoveCounters(All(THEIRS), "hourglass", 0)),
)  # fmt: skip
CAT = card(
    "Wild Cat", "{R}", CREATURE_CARD,
    EntersWith(3), activated("{1}", RemoveCounters(THIS, count=2)), size=(0, 0),
)  # fmt: skip
SPY = card(
    "Turncoat", "{B}", CREATURE_CARD, activated("{2}", ExchangeControl(THIS, Target(CREATURE))), size=(2, 2)
)
MINE, YOURS = that("creature", controller="you"), that("creature", controller="opponent")
SWAP = card(
    "Swap", "{U}", INSTANT,
    spell(ExchangeControl(Target(MINE), Target(YOURS))),
)  # fmt: skip
SLAY = card("Slay Now", "{B}", INSTANT, spell(Destroy(Target(CREATURE))))
OWN = (MINER, DIGGER, TIME, CAT, SPY, SWAP, SLAY)


@pytest.mark.rule("MTG8-CR-COUNTERS-3")
def test_what_has_a_counter_is_destroyed_as_it_becomes_tapped() -> None:
    t = Laid({"play": "Sapper", "hand": "Slay Now"}, {"play": "Forest; Island"}, mana=True, own=OWN)
    t.use(A, "Sapper", t.obj("Forest"))
    t.use(A, "Sapper", t.obj("Island"))
    t.offered_to(B)
    t.p.give(("mana", t.key("Forest"), 0), t.p.choice.number)
    t.give().resolve()
    assert t.in_play(B) == ["Island"]
    t.play(A, "Slay Now", t.obj("Sapper")).resolve()
    assert t.it("Island").counters == ()
    assert MAGIC.position(t.p.to_json()).to_json() == t.p.to_json()


@pytest.mark.rule("MTG8-CR-COUNTERS-3")
def test_only_what_has_a_counter_is_sacrificed() -> None:
    t = Laid({"play": "Trapper; Forest; Island"}, {"play": "Hill Giant"}, own=OWN)
    assert [option[2] for option in t.offered() if option[0] == "activate"] == [0]
    t.use(A, "Trapper", t.obj("Island"), place=0)
    t.use(A, "Trapper", t.obj("Hill Giant"), place=1)
    assert t.graveyard(A) == ["Island"] and t.graveyard(B) == ["Hill Giant"]


@pytest.mark.rule("MTG8-CR-COUNTERS-3")
def test_permanents_with_a_counter_do_not_untap() -> None:
    t = Laid({"play": "Slow Time; Forest"}, mana=False, own=OWN)
    t.p.give(("mana", t.key("Forest"), 0), t.p.choice.number)
    t.give().resolve()
    assert t.it("Forest").counters[0][:2] == ("hourglass", 1)
    t.until(MAIN1, B)
    t.until(MAIN1, A)
    assert t.it("Forest").tapped and t.it("Forest").counters == ()
    t.until(MAIN1, B)
    t.until(MAIN1, A)
    assert not t.it("Forest").tapped


@pytest.mark.rule("MTG8-CR-COUNTERS-3")
def test_no_more_counters_are_taken_off_than_there_are() -> None:
    t = Laid({"hand": "Wild Cat"}, own=OWN)
    t.play(A, "Wild Cat")
    assert t.size("Wild Cat") == (3, 3)
    t.use(A, "Wild Cat")
    assert t.size("Wild Cat") == (1, 1)
    t.use(A, "Wild Cat")
    assert t.graveyard(A) == ["Wild Cat"]


@pytest.mark.rule("MTG8-CR-CONTROL-2")
def test_control_is_exchanged_for_good() -> None:
    t = Laid({"play": "Turncoat"}, {"play": "Hill Giant"}, own=OWN)
    t.use(A, "Turncoat", t.obj("Hill Giant"))
    assert t.in_play(A) == ["Hill Giant"] and t.in_play(B) == ["Turncoat"]
    t.until(MAIN1, B)
    assert t.in_play(A) == ["Hill Giant"] and t.in_play(B) == ["Turncoat"]
    assert t.p.things[t.key("Turncoat")].owner == A


@pytest.mark.rule("MTG8-CR-CONTROL-2")
def test_nothing_is_exchanged_where_one_is_gone_or_both_are_yours() -> None:
    t = Laid({"play": "Turncoat"}, {"play": "Hill Giant", "hand": "Slay Now"}, own=OWN)
    t.activate(A, "Turncoat", t.obj("Hill Giant"))
    t.play(B, "Slay Now", t.obj("Turncoat")).resolve()
    assert t.in_play(B) == ["Hill Giant"] and t.in_play(A) == []
    t = Laid({"play": "Turncoat; Hill Giant"}, own=OWN)
    t.use(A, "Turncoat", t.obj("Hill Giant"))
    assert t.in_play(A) == ["Turncoat", "Hill Giant"] and t.t.statics == ()
    t = Laid({"play": "Grizzly Bears", "hand": "Swap"}, {"play": "Hill Giant", "hand": "Slay Now"}, own=OWN)
    t.cast(A, "Swap", t.obj("Grizzly Bears"), t.obj("Hill Giant"))
    t.play(B, "Slay Now", t.obj("Grizzly Bears")).resolve()
    assert t.in_play(B) == ["Hill Giant"]


def test_counters_and_exchanges_are_told() -> None:
    assert text(TIME, "en")[1] == (
        "Permanents with an hourglass counter on them don't untap during their controllers' untap steps."
    )
    assert text(MINER, "it")[2].endswith("rimuovi tutti i segnalini mina da tutte le terre.")
    assert text(SPY, "fr") == ["{2} : Échangez le contrôle du Turncoat et de la créature ciblée."]
