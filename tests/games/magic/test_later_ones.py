"""Effects of a turn that change no characteristics: they concern what comes into play later, too."""

from __future__ import annotations

import pytest

from tests.games.magic.laid import A, B, Laid
from tests.games.magic.typed_cards import typed

OWN = typed("""
Fast Bear | {G} | Creature - Bear | 2/2
Haste / You may play Fast Bear any time you could play an instant.

Great Fear | {R} | Instant
Creatures can't be blocked this turn except by two or more creatures.

Still Line | {R} | Instant
Creatures can't block this turn.

Free Road | {U} | Instant
Creatures you control are unblockable this turn.

Calm Day | {G} | Instant
Creatures assign no combat damage this turn.

High Guard | {W} | Instant
Attacking doesn't cause all creatures you control to tap this turn.

Last Breath | {R} | Instant
Creatures can't be regenerated this turn.

Wide Guard | {W} | Instant
Creatures you control may block an additional creature this turn.

Char It | {R} | Instant
Destroy target creature.

Bone Bear | {B} | Creature - Skeleton | 1/1
You may play Bone Bear any time you could play an instant. / {1}: Regenerate Bone Bear.
""")


def laid(*sides: dict[str, object]) -> Laid:
    return Laid(*sides, own=OWN)


def blocks(t: Laid) -> int:
    """How many blocks are offered at first; 0 if the defending player is not asked."""
    while t.p.choice.ask not in ("block",) and t.t.step < 9 and t.p.waiting:
        options = t.offered()
        t.answer(next((one for one in (("pass",), ("done",)) if one in options), options[-1]))
        if t.t.active != A:
            return 0
    return len([one for one in t.offered() if one[0] == "block"]) if t.p.choice.ask == "block" else 0


@pytest.mark.rule("MTG8-CR-LATER-1", "MTG8-CR-BLOCK-7")
@pytest.mark.parametrize(("name", "count"), [("Great Fear", 0), ("Still Line", 0), ("Free Road", 0)])
def test_a_later_attacker_is_as_hard_to_block(name: str, count: int) -> None:
    t = laid({"hand": f"{name}; Fast Bear"}, {"play": "Hill Giant"})
    t.play(A, name).play(A, "Fast Bear").attack("Fast Bear").fight()
    assert t.life(B) == 18
    t = laid({"hand": "Fast Bear"}, {"play": "Hill Giant"})
    t.play(A, "Fast Bear").attack("Fast Bear")
    assert blocks(t) == 1


@pytest.mark.rule("MTG8-CR-LATER-1", "MTG8-CR-BLOCK-7")
def test_two_creatures_still_block_it_together() -> None:
    t = laid({"hand": "Great Fear; Fast Bear"}, {"play": "Hill Giant; Grizzly Bears"})
    t.play(A, "Great Fear").play(A, "Fast Bear").attack("Fast Bear")
    t.block(("Hill Giant", "Fast Bear"), ("Grizzly Bears", "Fast Bear")).fight()
    assert t.life(B) == 20


@pytest.mark.rule("MTG8-CR-LATER-1", "MTG8-3.3c-1")
def test_a_later_creature_cannot_block_either() -> None:
    t = laid({"hand": "Still Line", "play": "Hill Giant"}, {"hand": "Fast Bear"})
    t.play(A, "Still Line").play(B, "Fast Bear").attack("Hill Giant").fight()
    assert t.life(B) == 17


@pytest.mark.rule("MTG8-CR-LATER-1", "MTG8-CR-DAMAGE-5")
def test_a_later_creature_assigns_no_damage() -> None:
    t = laid({"hand": "Calm Day; Fast Bear"})
    t.play(A, "Calm Day").play(A, "Fast Bear").attack("Fast Bear")
    t.until(9, A)
    assert t.life(B) == 20


@pytest.mark.rule("MTG8-CR-LATER-1", "MTG8-CR-ATTACK-TAP-1")
def test_a_later_creature_attacks_untapped_only_while_you_control_it() -> None:
    t = laid({"hand": "High Guard; Fast Bear"}, {"play": "Hill Giant"})
    t.play(A, "High Guard").play(A, "Fast Bear").attack("Fast Bear")
    assert not t.it("Fast Bear").tapped


@pytest.mark.rule("MTG8-CR-LATER-1", "MTG8-CR-REGEN-2")
def test_a_later_creature_is_not_regenerated() -> None:
    t = laid({"hand": "Last Breath; Bone Bear; Char It"})
    t.play(A, "Last Breath").play(A, "Bone Bear").use(A, "Bone Bear")
    t.play(A, "Char It", t.obj("Bone Bear"))
    assert t.in_play() == []


@pytest.mark.rule("MTG8-CR-LATER-1", "MTG8-CR-BLOCK-4")
def test_a_later_creature_blocks_two() -> None:
    t = laid({"play": "Grizzly Bears; Hill Giant"}, {"hand": "Wide Guard; Fast Bear"})
    t.play(B, "Wide Guard").play(B, "Fast Bear").attack("Grizzly Bears", "Hill Giant")
    t.block(("Fast Bear", "Grizzly Bears"), ("Fast Bear", "Hill Giant")).fight()
    assert t.life(B) == 20
