"""Madness: a card that is discarded may be played until its player passes."""

from __future__ import annotations

import pytest

from grimorio.games.magic.state.objects import MAIN1
from grimorio.games.magic.wording import text
from tests.games.magic.laid import MAGIC, PASS, A, B, Laid, who
from tests.games.magic.mechanisms import CARDS, RITE


def laid(*sides: dict[str, str], **more: bool) -> Laid:
    return Laid(*sides, own=CARDS, **more)  # type: ignore[arg-type]


def removed(t: Laid, seat: int) -> list[str]:
    return [t.name(t.p.things[key]) for key in t.player(seat).removed]


def mad(t: Laid) -> list[tuple[str, int]]:
    return [option for option in t.offered() if option[0] == "madness"]  # type: ignore[misc]


@pytest.mark.rule("MTG8-CR-MADNESS-1", "MTG8-CR-MADNESS-2")
def test_a_card_discarded_for_a_cost_is_played_for_its_madness_cost_before_the_spell() -> None:
    t = laid({"hand": "Mind Barter; Raving Flash"})
    t.cast(A, "Mind Barter")
    assert removed(t, A) == ["Raving Flash"] and t.graveyard(A) == []
    assert t.stack() == ["Raving Flash", "Mind Barter"], "the trigger above the spell"
    t.resolve()
    [option] = mad(t)
    t.begin(A, option, who(B))
    assert t.stack() == ["Raving Flash", "Mind Barter"] and removed(t, A) == []
    t.resolve()
    assert t.life(B) == 17 and t.graveyard(A) == ["Raving Flash"]


@pytest.mark.rule("MTG8-CR-MADNESS-2")
def test_even_a_creature_is_played_then_and_comes_into_play() -> None:
    t = laid({"hand": "Mind Barter; Raving Wurm"})
    t.cast(A, "Mind Barter").resolve()
    t.begin(A, mad(t)[0])
    t.resolve()
    assert t.in_play() == ["Raving Wurm"] and t.size("Raving Wurm") == (4, 4)


@pytest.mark.rule("MTG8-CR-MADNESS-3")
def test_who_passes_puts_the_card_into_the_graveyard() -> None:
    t = laid({"hand": "Mind Barter; Raving Flash"})
    t.cast(A, "Mind Barter").resolve()
    again = MAGIC.position(t.p.to_json())
    assert again.to_json() == t.p.to_json()
    t.answer(PASS)
    assert removed(t, A) == [] and t.graveyard(A) == ["Raving Flash"]
    t.answer(PASS)
    assert mad(t) == [] and t.graveyard(A) == ["Mind Barter", "Raving Flash"]


@pytest.mark.rule("MTG8-CR-MADNESS-2")
def test_it_costs_the_madness_cost_and_cannot_be_played_without() -> None:
    t = laid({"hand": "Mind Barter; Raving Flash", "play": "Island"}, mana=False)
    t.cast(A, "Mind Barter").resolve()
    assert mad(t) == [], "no {R}"
    free = laid({"hand": "Mind Barter; Mad Rite", "play": "Island"}, mana=False)
    free.cast(A, "Mind Barter").resolve()
    assert len(mad(free)) == 1, "{0}"


@pytest.mark.rule("MTG8-CR-MADNESS-2")
def test_it_is_played_in_the_cleanup_step_too() -> None:
    hand = "; ".join(["Mad Rite", *["Grizzly Bears"] * 7])
    t = laid({"hand": hand}, mana=False)
    while t.p.choice.ask != "discard":
        option = PASS if PASS in t.offered() else ("done",)
        t.answer(option)
    t.answer(("card", "Mad Rite"))
    t.give().resolve()
    assert t.t.active == A and len(mad(t)) == 1
    t.begin(A, mad(t)[0]).resolve()
    assert t.graveyard(A)[0] == "Mad Rite"
    t.until(MAIN1, B)
    assert len(t.hand(A)) == 7, "another cleanup step"


def test_the_texts() -> None:
    assert [text(RITE, language)[1] for language in ("en", "it", "fr")] == [
        "Madness {0}",
        "Follia {0}",
        "Folie {0}",
    ]
