"""The bots let permanents phase out to save or to stop them, and count phasing as being there in part."""

from __future__ import annotations

from grimorio.bots.magic.board import Board
from grimorio.bots.magic.lore import lore_of
from tests.bots.test_magic import act, lands
from tests.games.magic.laid import A, B, Laid
from tests.games.magic.typed_cards import typed

OWN = typed("""
Dim Drake | {2}{U} | Creature - Drake | 3/3
Flying, phasing

Plain Drake | {2}{U} | Creature - Drake | 3/3
Flying

Shy Efreet | {2}{U} | Creature - Efreet | 4/1
{U}: Shy Efreet phases out.

Ripple | {U} | Instant
Target creature phases out.
""")


def laid(*sides: dict[str, str]) -> Laid:
    return Laid(*sides, own=OWN, mana=False)


def test_a_creature_with_phasing_is_worth_less() -> None:
    t = laid({})
    b = Board(t.p, A, lore_of(t.p.book))
    dim, plain = (
        b.face_worth(t.p.book.face(t.p.book.face_of[name])) for name in ("Dim Drake", "Plain Drake")
    )
    assert 0 < dim < plain


def test_a_creature_phases_out_of_danger_and_not_without() -> None:
    foe = {"play": "Shy Efreet; Island"}
    t = laid({"hand": "Volcanic Hammer", "play": "Mountain; Mountain"}, foe)
    done = act(t)
    assert "0 cast Volcanic Hammer" in done and "1 activate Shy Efreet 0" in done
    t.until(1, B)
    assert t.in_play(B) == ["Island", "Shy Efreet"]
    assert act(laid({"play": "Shy Efreet; Island"}, {})) == ["0 attack Shy Efreet 1"]


def test_a_blocker_phases_out_before_the_attack() -> None:
    t = laid({"hand": "Ripple", "play": "Craw Wurm; Island"}, {"play": "Serra Angel", "life": 6})  # type: ignore[dict-item]
    done = act(t)
    assert "0 cast Ripple" in done and t.p.result is not None and t.p.result.winners == (A,)
    assert "0 cast Ripple" not in act(laid({"hand": "Ripple", "play": "Craw Wurm; " + lands(1, "Island")}))
