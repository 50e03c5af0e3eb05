"""Cycling and landcycling: abilities of cards in hand."""

from __future__ import annotations

import json

import pytest

from grimorio.kernel import WATCHER
from tests.games.magic.laid import A, B, Laid, who
from tests.games.magic.mechanisms import CARDS

C = 2


def laid(*sides: dict[str, str], **more: bool) -> Laid:
    return Laid(*sides, own=CARDS, **more)  # type: ignore[arg-type]


@pytest.mark.rule("MTG8-CR-CYCLE-1")
def test_cycling_discards_the_card_at_once_and_draws_one_as_it_resolves() -> None:
    t = laid({"hand": "Tidal Eel; Forest", "library": "Island; Swamp"})
    t.begin(A, ("cycle", "Tidal Eel"), who(B))
    assert t.graveyard(A) == ["Tidal Eel"] and t.hand(A) == ["Forest"]
    assert t.stack() == ["Tidal Eel", "Tidal Eel"], "its own trigger is above the ability"
    t.resolve().resolve()
    assert sorted(t.hand(A)) == ["Forest", "Island"] and t.life(B) == 19


@pytest.mark.rule("MTG8-CR-CYCLE-1")
def test_a_card_is_cycled_whenever_its_player_has_priority_and_only_for_its_cost() -> None:
    t = laid({"hand": "Shock"}, {"hand": "Silted Mound", "library": "Island"})
    t.cast(A, "Shock", who(B))
    assert ("cycle", "Silted Mound") in t.offered_to(B)
    t.begin(B, ("cycle", "Silted Mound")).resolve()
    assert t.hand(B) == ["Island"] and t.stack() == ["Shock"]
    poor = laid({"hand": "Tidal Eel; Silted Mound"}, mana=False)
    assert [one for one in poor.offered() if one[0] == "cycle"] == []


@pytest.mark.rule("MTG8-CR-CYCLE-1")
def test_cycling_is_an_ability_of_the_card_in_hand_only() -> None:
    t = laid({"play": "Tidal Eel; Silted Mound", "graveyard": "Fen Ranger"})
    assert [one[0] for one in t.offered() if one[0] in ("cycle", "activate")] == []


@pytest.mark.rule("MTG8-CR-CYCLE-1")
def test_who_cycles_shows_the_card_and_nothing_else_of_the_hand() -> None:
    t = laid({"hand": "Tidal Eel; Plague Wind"}, {}, {})
    for seat in (B, C, WATCHER):
        assert "Tidal Eel" not in json.dumps(t.p.seen_by(seat))
    t.begin(A, ("cycle", "Tidal Eel"), who(B))
    for seat in (B, C, WATCHER):
        told = json.dumps(t.p.seen_by(seat))
        assert "Tidal Eel" in told and "Plague Wind" not in told


@pytest.mark.rule("MTG8-CR-CYCLE-2")
def test_cycling_triggers_as_the_card_is_discarded_for_it_and_not_otherwise() -> None:
    t = laid(
        {"hand": "Tidal Eel; Silted Mound; Mind Rot", "play": "Turning Spring"}, {"hand": "Silted Mound"}
    )
    t.begin(A, ("cycle", "Silted Mound"))
    assert t.stack() == ["Turning Spring", "Silted Mound"]
    t.resolve().resolve()
    t.begin(B, ("cycle", "Silted Mound")).resolve().resolve()
    assert t.life(A) == 22, "any player's cycling counts"
    t.play(A, "Mind Rot", who(A))
    assert t.life(A) == 22 and t.stack() == [] and "Tidal Eel" in t.graveyard(A)


@pytest.mark.rule("MTG8-CR-CYCLE-3")
def test_landcycling_finds_a_land_of_its_type_that_all_see() -> None:
    t = laid({"hand": "Fen Ranger", "library": "Island; Swamp; Grizzly Bears"}, {}, {})
    t.begin(A, ("cycle", "Fen Ranger"))
    t.resolve(("card", "Swamp"))
    assert t.hand(A) == ["Swamp"] and sorted(t.library(A)) == ["Grizzly Bears", "Island"]
    for seat in (B, C, WATCHER):
        assert t.p.seen_by(seat)["table"]["players"][A]["hand"] == ["Swamp"]


@pytest.mark.rule("MTG8-CR-CYCLE-3")
def test_landcycling_may_find_nothing() -> None:
    t = laid({"hand": "Fen Ranger", "library": "Swamp; Swamp"})
    t.begin(A, ("cycle", "Fen Ranger")).resolve(("done",))
    assert t.hand(A) == [] and t.library(A) == ["Swamp", "Swamp"]
