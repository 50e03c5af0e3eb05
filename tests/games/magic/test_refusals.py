"""Options that are not offered have a reason and a rule: cards in hand, abilities, attackers, blockers,
targets.
"""

from __future__ import annotations

from typing import Any

from grimorio import rulebooks
from tests.games.magic.laid import PASS, A, B, Laid, who


def reasons(t: Laid) -> dict[tuple[Any, ...], str]:
    """The reason of each option that is refused to the seat that is asked."""
    found = t.p.game.refused(t.p, t.p.choice.seat)
    for one in found:
        assert rulebooks.find(one["rule"]).id == one["rule"]
        assert tuple(one["option"]) not in t.p.choice.options
    return {tuple(one["option"]): one["reason"].removeprefix("magic-why-") for one in found}


def until(t: Laid, ask: str) -> None:
    while t.p.choice.ask != ask:
        t.answer(PASS)


def test_every_card_in_hand_is_offered_or_refused() -> None:
    hand = "Serra Angel; Shock; Forest; Wrath of God; Rod of Ruin; Glorious Anthem; Pacifism; Giant Growth"
    t = Laid({"hand": hand}, mana=False)
    for seat in (A, B, A):
        if t.p.choice.seat != seat:
            t.answer(PASS)
        named = {option[1] for option in (*t.p.choice.options, *reasons(t)) if option[0] in ("cast", "land")}
        assert named == set(t.hand(seat))


def test_what_cannot_attack_or_block_says_why() -> None:
    mine, theirs = "Grizzly Bears; Wall of Air; Raging Goblin", "Hill Giant; Horned Turtle"
    t = Laid({"play": mine}, {"play": theirs}, mana=False)
    t.p.edit(t.key("Grizzly Bears")).ready = False
    t.p.edit(t.key("Horned Turtle")).tapped = True
    until(t, "attack")
    why = reasons(t)
    assert why[("attack", t.key("Grizzly Bears"), B)] == "summoned"
    assert why[("attack", t.key("Wall of Air"), B)] == "wall"
    t.answer(("attack", t.key("Raging Goblin"), B))
    until(t, "block")
    assert t.p.choice.seat == B and ("block", t.key("Hill Giant"), t.key("Raging Goblin")) in t.offered()
    assert reasons(t)[("block", t.key("Horned Turtle"), t.key("Raging Goblin"))] == "tapped"


def test_what_cannot_be_a_target_says_why() -> None:
    t = Laid({"hand": "Dark Banishing"}, {"play": "Grizzly Bears; Vow-Sworn Knight; Ash-Veil Knight; Forest"})
    t.answer(("cast", "Dark Banishing"))
    why = reasons(t)
    assert why[t.obj("Vow-Sworn Knight")] == "protected" and t.obj("Grizzly Bears") in t.offered()
    assert why[t.obj("Ash-Veil Knight")] == why[t.obj("Forest")] == "wrong-target"
    assert why[who(A)] == "not-targeted"
    t = Laid({"hand": "Pacifism"}, {"play": "Grizzly Bears; Ash-Veil Knight"})
    t.answer(("cast", "Pacifism"))
    assert reasons(t)[t.obj("Ash-Veil Knight")] == "protected"
