"""Threshold: abilities that a permanent has while seven cards are in its controller's graveyard."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.games.magic.rules.moves import bury
from grimorio.kernel import WATCHER
from tests.games.magic.laid import MAGIC, A, B, Laid, who
from tests.games.magic.mechanisms import CARDS

SIX = "; ".join(["Forest"] * 6)
SEVEN = f"{SIX}; Forest"


def laid(*sides: dict[str, Any], **more: bool) -> Laid:
    return Laid(*sides, own=CARDS, **more)  # type: ignore[arg-type]


def places(t: Laid, seat: int = A) -> list[int]:
    return [int(one[2]) for one in t.offered_to(seat) if one[0] == "activate"]


@pytest.mark.rule("MTG8-CR-THRESH-1")
def test_the_seventh_card_gives_everything_at_once() -> None:
    t = laid({"play": "Still Monk", "graveyard": SIX, "hand": "Shock"}, {"graveyard": SEVEN})
    assert t.size("Still Monk") == (1, 1) and places(t) == []
    before = t.it("Still Monk").keywords
    t.play(A, "Shock", who(B))
    assert t.size("Still Monk") == (3, 3) and t.it("Still Monk").keywords != before
    assert places(t) == [0]
    t.begin(A, ("activate", t.key("Still Monk"), 0)).resolve()
    assert t.life(A) == 22


@pytest.mark.rule("MTG8-CR-THRESH-1")
def test_it_goes_with_the_seventh_card_and_what_was_played_stays() -> None:
    t = laid({"play": "Still Monk", "graveyard": f"Twice Told; {SIX}", "library": "Island; Swamp"})
    t.begin(A, ("activate", t.key("Still Monk"), 0))
    t.begin(A, ("flashback", int(t.buried(A, "Twice Told")[1])))
    assert t.size("Still Monk") == (1, 1) and places(t) == []
    t.resolve().resolve()
    assert t.life(A) == 22, "the ability was on the stack"


@pytest.mark.rule("MTG8-CR-THRESH-1")
def test_triggers_look_at_the_permanent_as_it_was() -> None:
    for cards, life in ((SEVEN, 24), (SIX, 20)):
        t = laid({"play": "Still Monk", "graveyard": cards}, {"hand": "Wrath of God"})
        t.player(A)
        t.until(3, B).fill()
        t.play(B, "Wrath of God")
        if life > 20:
            t.resolve()
        assert t.life(A) == life


@pytest.mark.rule("MTG8-CR-THRESH-1")
def test_the_graveyard_of_its_controller_counts() -> None:
    t = laid({"play": "Still Monk", "graveyard": SIX, "hand": "Stolen Loyalty"}, {"graveyard": SEVEN})
    t = laid(
        {"play": "Still Monk", "graveyard": SIX}, {"play": "Stolen Loyalty>Still Monk", "graveyard": SEVEN}
    )
    assert t.it("Still Monk").controller == B and t.size("Still Monk") == (3, 3)


@pytest.mark.rule("MTG8-CR-THRESH-1")
def test_all_see_whether_a_permanent_has_threshold() -> None:
    t = laid({"play": "Still Monk; Grizzly Bears", "graveyard": SIX})
    for seat in (A, B, WATCHER):
        monk, bears = t.p.seen_by(seat)["table"]["play"]
        assert monk["threshold"] is False and monk["changes"] == [] and "threshold" not in bears
    bury(t.p, t.p.book.face_of["Forest"], A)
    MAGIC.renew(t.p)
    monk = t.p.seen_by(B)["table"]["play"][0]
    assert monk["threshold"] is True and monk["changes"] == []


@pytest.mark.rule("MTG8-CR-THRESH-1")
def test_each_ability_keeps_its_line() -> None:
    [monk] = [one for one in MAGIC.cards({"cards": {"cards": _rows()}}) if one["name"] == "Still Monk"]
    assert monk["lines"] == [2, 3, 4]
    assert monk["text"]["en"].splitlines()[2] == "Threshold — {1}: You gain 2 life."
    assert monk["text"]["it"].splitlines()[2].startswith("Soglia — {1}: ")
    assert monk["text"]["fr"].splitlines()[2].startswith("Seuil — {1} : ")


def _rows() -> list[dict[str, Any]]:
    from grimorio.games.magic.cardset import to_json

    return [to_json(card) for card in CARDS]
