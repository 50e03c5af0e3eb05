"""Permanents that need not untap, and effects that last as long as such a permanent remains tapped."""

from __future__ import annotations

import pytest

from grimorio.games.magic import cardset
from grimorio.games.magic.rules.attack import stays_untapped
from grimorio.games.magic.rules.targets import shrouded
from grimorio.games.magic.state.masks import KEYWORD_BITS
from grimorio.games.magic.state.objects import MAIN1
from grimorio.games.magic.wording import text
from grimorio.games.magic.words import (
    CREATURE,
    CREATURE_CARD,
    INSTANT,
    Destroy,
    MayStayTapped,
    Tap,
    Target,
    Untap,
    WhileTapped,
    activated,
    card,
    spell,
)
from tests.games.magic.laid import DONE, MAGIC, A, B, Laid
from tests.games.magic.test_explained import lines

ONE = Target(CREATURE)
HERALD = card(
    "Fearful Herald", "{B}", CREATURE_CARD,
    MayStayTapped(), activated(("{1}", "{T}"), WhileTapped(ONE, (2, 2), "fear")), size=(2, 1),
)  # fmt: skip
VEILED = card(
    "Veiled Herald", "{U}", CREATURE_CARD, activated("{T}", WhileTapped(ONE, (1, 0), "shroud")), size=(1, 1)
)
WATCH = card(
    "Wary Herald", "{W}", CREATURE_CARD, activated("{T}", WhileTapped(ONE, (0, 1), "vigilance")), size=(1, 1)
)
RISE = card("Rise", "{U}", INSTANT, spell(Untap(ONE)))
SLAY = card("Slay Now", "{B}", INSTANT, spell(Destroy(ONE)))
REST = card("Rest Now", "{W}", INSTANT, spell(Tap(ONE)))
OWN = (HERALD, VEILED, WATCH, RISE, SLAY, REST)
FEAR = KEYWORD_BITS["fear"]


def laid(herald: str = "Fearful Herald") -> Laid:
    t = Laid({"play": f"{herald}; Grizzly Bears", "hand": "Rise; Rest Now"}, {"hand": "Slay Now"}, own=OWN)
    return t.use(A, herald, t.obj("Grizzly Bears"))


@pytest.mark.rule("MTG8-CR-TETHER-1", "MTG8-CR-UNTAP-2")
def test_a_change_lasts_as_long_as_its_source_stays_tapped() -> None:
    t = laid()
    assert t.size("Grizzly Bears") == (4, 4) and t.it("Grizzly Bears").keywords & FEAR
    t.until(MAIN1, B)
    while t.p.choice.ask != "stay-tapped":
        t.answer(DONE if DONE in t.offered() else ("pass",))
    assert t.p.choice.seat == A and t.offered() == [DONE, t.obj("Fearful Herald")]
    assert MAGIC.position(t.p.to_json()).to_json() == t.p.to_json()
    t.answer(t.obj("Fearful Herald"))
    t.until(MAIN1, A)
    assert t.it("Fearful Herald").tapped and t.size("Grizzly Bears") == (4, 4)


@pytest.mark.rule("MTG8-CR-TETHER-1", "MTG8-CR-UNTAP-2")
def test_it_ends_as_the_source_untaps_and_does_not_come_back() -> None:
    t = laid()
    t.play(A, "Rise", t.obj("Fearful Herald"))
    assert t.size("Grizzly Bears") == (2, 2) and not t.it("Grizzly Bears").keywords & FEAR
    t.play(A, "Rest Now", t.obj("Fearful Herald"))
    assert t.size("Grizzly Bears") == (2, 2)


@pytest.mark.rule("MTG8-CR-TETHER-1")
def test_it_ends_as_the_source_leaves_play() -> None:
    t = laid()
    t.play(B, "Slay Now", t.obj("Fearful Herald"))
    assert t.size("Grizzly Bears") == (2, 2)


@pytest.mark.rule("MTG8-CR-TETHER-1")
def test_it_never_begins_where_the_source_is_untapped_as_it_resolves() -> None:
    t = Laid({"play": "Fearful Herald; Grizzly Bears", "hand": "Rise"}, own=OWN)
    t.activate(A, "Fearful Herald", t.obj("Grizzly Bears"))
    t.play(A, "Rise", t.obj("Fearful Herald")).resolve()
    assert t.size("Grizzly Bears") == (2, 2)


@pytest.mark.rule("MTG8-CR-TETHER-1", "MTG8-CR-TARGET-1")
def test_shroud_and_vigilance_while_tapped() -> None:
    t = laid("Veiled Herald")
    assert t.size("Grizzly Bears") == (3, 2) and shrouded(t.p, t.key("Grizzly Bears"))
    t = laid("Wary Herald")
    assert t.size("Grizzly Bears") == (2, 3) and stays_untapped(t.p, t.key("Grizzly Bears"))
    assert not stays_untapped(t.p, t.key("Wary Herald"))


def test_only_a_permanent_remains_tapped() -> None:
    odd = card("Odd", "{U}", INSTANT, spell(WhileTapped(ONE, (1, 1), "fear")))
    assert cardset.faults({"cards": [cardset.to_json(odd)]})
    assert text(WATCH, "en") == [
        "{T}: As long as Wary Herald remains tapped, target creature gets +0/+1 and attacking doesn't cause "
        "it to tap."
    ]


@pytest.mark.rule("MTG8-CR-TETHER-1")
def test_what_changed_it_is_named() -> None:
    [line] = [line for line in lines(laid(), "Grizzly Bears") if line["kind"] == "effect"]
    assert (line["by"], line["plus"], line["gains"]) == ("Fearful Herald", [2, 2], ["fear"])
