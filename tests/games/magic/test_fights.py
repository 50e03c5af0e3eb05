"""Two creatures that deal damage equal to their power to each other."""

from __future__ import annotations

import pytest

from grimorio.games.magic.wording import text
from grimorio.games.magic.words import (
    CREATURE,
    INSTANT,
    Destroy,
    Fight,
    Target,
    activated,
    card,
    spell,
    that,
)
from tests.games.magic.laid import A, B, Laid

MINE, THEIRS = that("creature", controller="you"), that("creature", controller="opponent")
CLIFF = card("Arena", "", ("land",), activated("{T}", Fight(Target(MINE), Target(THEIRS))))
SLAY = card("Slay Now", "{B}", INSTANT, spell(Destroy(Target(CREATURE))))
OWN = (CLIFF, SLAY)


@pytest.mark.rule("MTG8-CR-DAMAGE-6")
def test_two_creatures_hit_each_other_at_once() -> None:
    t = Laid({"play": "Arena; Grizzly Bears"}, {"play": "Hill Giant"}, own=OWN)
    t.use(A, "Arena", t.obj("Grizzly Bears"), t.obj("Hill Giant"))
    assert t.in_play() == ["Arena", "Hill Giant"] and t.it("Hill Giant").damage == 2
    t = Laid({"play": "Arena; Grizzly Bears"}, {"play": "Hill Giant", "hand": "Slay Now"}, own=OWN)
    t.activate(A, "Arena", t.obj("Grizzly Bears"), t.obj("Hill Giant"))
    t.play(B, "Slay Now", t.obj("Grizzly Bears")).resolve()
    assert t.it("Hill Giant").damage == 0, "one of them is gone"


def test_they_are_told_in_three_languages() -> None:
    assert text(CLIFF, "it")[0].endswith("infligge all'altra un ammontare di danni pari alla propria forza.")
    assert "égales à sa force" in text(CLIFF, "fr")[0]
