"""Storm: a spell is copied for each spell played before it in the same turn."""

from __future__ import annotations

import pytest

from grimorio.games.magic.state.objects import MAIN1
from grimorio.games.magic.wording import text
from tests.games.magic.laid import MAGIC, A, B, Laid, who
from tests.games.magic.mechanisms import CARDS, FLOOD


def laid(*sides: dict[str, str], **more: bool) -> Laid:
    return Laid(*sides, own=CARDS, **more)  # type: ignore[arg-type]


@pytest.mark.rule("MTG8-CR-STORM-1")
def test_every_spell_before_it_counts_whoever_played_it() -> None:
    t = laid(
        {"hand": "Shock; Gathering Flood", "library": "Island; Swamp; Forest; Plains"}, {"hand": "Shock"}
    )
    t.play(A, "Shock", who(B))
    t.play(B, "Shock", who(A))
    t.cast(A, "Gathering Flood")
    assert t.stack() == ["Gathering Flood", "Gathering Flood"], "the trigger above the spell"
    t.resolve()
    assert t.stack() == ["Gathering Flood"] * 3 and t.hand(A) == []
    t.resolve().resolve().resolve()
    assert sorted(t.hand(A)) == ["Forest", "Island", "Swamp"]
    assert sorted(t.graveyard(A)) == ["Gathering Flood", "Shock"], "copies are no cards"


@pytest.mark.rule("MTG8-CR-STORM-1")
def test_the_count_begins_anew_with_each_turn() -> None:
    t = laid({"hand": "Shock"}, {"hand": "Gathering Flood"})
    t.play(A, "Shock", who(B))
    t.until(MAIN1, B).fill()
    t.cast(B, "Gathering Flood").resolve()
    assert t.stack() == ["Gathering Flood"], "no copy"


@pytest.mark.rule("MTG8-CR-STORM-1", "MTG8-CR-STORM-2")
def test_copies_are_made_of_a_spell_that_was_countered() -> None:
    t = laid({"hand": "Shock; Gathering Gust"}, {"hand": "Plain Denial"})
    t.play(A, "Shock", who(B))
    t.cast(A, "Gathering Gust", who(B))
    spell = t.t.stack[-1]
    t.play(B, "Plain Denial", ("object", spell))
    assert t.graveyard(A) == ["Gathering Gust", "Shock"]
    t.resolve(who(B))
    assert t.stack() == ["Gathering Gust"]
    t.resolve()
    assert t.life(B) == 16 and t.graveyard(A) == ["Gathering Gust", "Shock"]


@pytest.mark.rule("MTG8-CR-STORM-2")
def test_a_copy_was_not_played_and_can_be_countered() -> None:
    t = laid({"hand": "Shock; Gathering Gust"}, {"hand": "Plain Denial"})
    t.play(A, "Shock", who(B))
    t.cast(A, "Gathering Gust", who(B)).resolve(who(B))
    assert [event.name for event in t.happened("played")] == ["Shock", "Gathering Gust"]
    copy = t.t.stack[0]
    t.play(B, "Plain Denial", ("object", copy))
    assert t.stack() == ["Gathering Gust"] and t.graveyard(A) == ["Shock"]
    assert MAGIC.position(t.p.to_json()).to_json() == t.p.to_json()


@pytest.mark.rule("MTG8-CR-STORM-3")
def test_each_copy_may_have_a_target_of_its_own() -> None:
    t = laid({"hand": "Shock; Gathering Gust"}, {"play": "Grizzly Bears"})
    t.play(A, "Shock", who(B))
    t.cast(A, "Gathering Gust", who(B)).resolve(t.obj("Grizzly Bears"))
    t.resolve()
    assert t.in_play() == [] and t.life(B) == 18
    t.resolve()
    assert t.life(B) == 16


@pytest.mark.rule("MTG8-CR-STORM-3")
def test_without_legal_targets_a_copy_keeps_what_it_has() -> None:
    t = laid({"hand": "Shock; Gathering Chill"}, {"play": "Grizzly Bears", "hand": "Shock"})
    t.play(A, "Shock", who(B))
    t.cast(A, "Gathering Chill", t.obj("Grizzly Bears"))
    t.play(B, "Shock", t.obj("Grizzly Bears"))
    t.resolve()
    copy = t.p.things[t.t.stack[0]]
    assert t.stack() == ["Gathering Chill"] * 2 and len(copy.targets) == 1
    t.resolve().resolve()
    assert t.stack() == [] and t.graveyard(A) == ["Gathering Chill", "Shock"]


def test_the_texts() -> None:
    assert [text(FLOOD, language)[1] for language in ("en", "it", "fr")] == ["Storm", "Tempesta", "Déluge"]
