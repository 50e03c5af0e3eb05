"""Flashback: spells played from the graveyard."""

from __future__ import annotations

import pytest

from grimorio.games.magic.state.objects import MAIN1
from tests.games.magic.laid import A, B, Laid
from tests.games.magic.mechanisms import CARDS
from tests.games.magic.typed_cards import typed


def laid(*sides: dict[str, str], **more: bool) -> Laid:
    return Laid(*sides, own=CARDS, **more)  # type: ignore[arg-type]


def flashback(t: Laid, seat: int, name: str) -> tuple[str, int]:
    return "flashback", int(t.buried(seat, name)[1])


def removed(t: Laid, seat: int) -> list[str]:
    return [t.name(t.p.things[key]) for key in t.player(seat).removed]


@pytest.mark.rule("MTG8-CR-FLASH-1", "MTG8-CR-FLASH-2")
def test_a_card_is_played_from_the_graveyard_once_and_removed() -> None:
    t = laid({"graveyard": "Twice Told", "library": "Island; Swamp"})
    t.begin(A, flashback(t, A, "Twice Told"))
    assert t.graveyard(A) == [] and t.stack() == ["Twice Told"]
    t.resolve()
    assert t.hand(A) == ["Island"] and t.graveyard(A) == [] and removed(t, A) == ["Twice Told"]


@pytest.mark.rule("MTG8-CR-FLASH-1")
def test_it_costs_the_flashback_cost_instead_of_the_mana_cost() -> None:
    t = laid({"graveyard": "Late Pyre", "life": 10}, {"play": "Rod of Ruin"})  # type: ignore[dict-item]
    t.begin(A, flashback(t, A, "Late Pyre"), t.obj("Rod of Ruin"))
    assert t.life(A) == 7
    t.resolve()
    assert t.in_play() == [] and removed(t, A) == ["Late Pyre"]
    poor = laid({"graveyard": "Late Pyre", "life": 2}, {"play": "Rod of Ruin"})  # type: ignore[dict-item]
    assert [one for one in poor.offered() if one[0] == "flashback"] == [], "3 life cannot be paid"


@pytest.mark.rule("MTG8-CR-FLASH-1")
def test_a_cost_without_mana_is_paid_too() -> None:
    t = laid({"graveyard": "Grave Tithe", "play": "Grizzly Bears"}, {"hand": "Forest"}, mana=False)
    t.begin(A, flashback(t, A, "Grave Tithe"))
    assert t.in_play() == []
    t.resolve()
    assert t.hand(B) == [] and removed(t, A) == ["Grave Tithe"]
    none = laid({"graveyard": "Grave Tithe"}, {"hand": "Forest"})
    assert [one for one in none.offered() if one[0] == "flashback"] == []


@pytest.mark.rule("MTG8-CR-FLASH-1")
def test_a_sorcery_keeps_its_time_and_an_instant_its_own() -> None:
    t = laid({"graveyard": "Twice Told; Grave Tithe", "play": "Grizzly Bears"}, {"graveyard": "Twice Told"})
    assert {one[1] for one in t.offered() if one[0] == "flashback"} == {
        flashback(t, A, "Twice Told")[1],
        flashback(t, A, "Grave Tithe")[1],
    }
    t.until(MAIN1, B)
    t.fill()
    kinds = [one for one in t.offered_to(A) if one[0] == "flashback"]
    assert kinds == [flashback(t, A, "Twice Told")], "only the instant in another's turn, and only one's own"


@pytest.mark.rule("MTG8-CR-FLASH-2")
def test_it_is_removed_when_it_is_countered_or_has_no_target_left() -> None:
    t = laid({"graveyard": "Twice Told"}, {"hand": "Plain Denial"})
    t.begin(A, flashback(t, A, "Twice Told"))
    t.play(B, "Plain Denial", t.on_stack("Twice Told"))
    assert removed(t, A) == ["Twice Told"] and t.graveyard(A) == [] and t.hand(A) == []
    t = laid({"graveyard": "Late Pyre; Naturalize", "hand": "Naturalize"}, {"play": "Rod of Ruin"})
    t.begin(A, flashback(t, A, "Late Pyre"), t.obj("Rod of Ruin"))
    t.play(A, "Naturalize", t.obj("Rod of Ruin"))
    t.resolve()
    assert removed(t, A) == ["Late Pyre"]


@pytest.mark.rule("MTG8-CR-FLASH-2")
def test_played_from_hand_it_goes_to_the_graveyard() -> None:
    t = laid({"hand": "Twice Told", "library": "Island"})
    t.play(A, "Twice Told")
    assert t.graveyard(A) == ["Twice Told"] and removed(t, A) == []


@pytest.mark.rule("MTG8-CR-FLASH-1", "MTG8-2.PLAY-3")
def test_its_target_is_one_of_the_player_who_plays_it() -> None:
    [call] = typed("""
        Second Call | {G} | Instant
        Target creature you control gets +2/+2 until end of turn. / Flashback {G}
        """)
    t = Laid({"graveyard": "Second Call"}, {"play": "Grizzly Bears"}, own=(call,))
    assert [one for one in t.offered() if one[0] == "flashback"] == [], "only the opponent has a creature"
    t = Laid({"graveyard": "Second Call", "play": "Hill Giant"}, {"play": "Grizzly Bears"}, own=(call,))
    t.begin(A, flashback(t, A, "Second Call"))
    t.resolve()
    assert (t.size("Hill Giant"), t.size("Grizzly Bears")) == ((5, 5), (2, 2))
