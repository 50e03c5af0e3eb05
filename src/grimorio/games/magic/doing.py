"""What a choice is in the middle of: what was picked for it so far, and whose damage is assigned."""

from __future__ import annotations

from typing import Any

from grimorio.games.magic.rules.assign import AssignDamage
from grimorio.games.magic.rules.blocks import Blocks
from grimorio.games.magic.rules.combat import Combat
from grimorio.games.magic.rules.objects import FACE, seat_of
from grimorio.games.magic.rules.picks import PickCards, PickObjects
from grimorio.games.magic.rules.play import Choosing
from grimorio.kernel.position import Position


def target_seen(key: int) -> dict[str, int]:
    """A target: {"player": seat} or {"id": object}."""
    return {"player": seat_of(key)} if key < 0 else {"id": key}


def doing_seen(p: Position, seat: int) -> dict[str, Any] | None:
    """What the innermost procedure has noted, as a seat may know it; None where there is nothing.

    "pairs" are attackers with the seats they attack, or blockers with what they block; "by" is the creature
    that assigns "left" damage more to "to", of which the first got "shares"; "picked" are targets, objects
    or names of cards, and "most" says how many there can be.
    """
    if not p.waiting:
        return None
    frame = p.agenda[-1]
    if isinstance(frame, Combat):
        return {"pairs": [list(pair) for pair in frame.picked]} if p.waiting[0].ask == "attack" else None
    if isinstance(frame, Blocks):
        return {"pairs": [list(pair) for pair in frame.pairs]}
    if isinstance(frame, AssignDamage):
        to = [target_seen(key) for key in frame.to]
        return {"by": frame.todo[0], "left": frame.left, "to": to, "shares": list(frame.shares)}
    if isinstance(frame, Choosing):
        picked = [target_seen(key) for key in (*frame.chosen, *frame.picked)]
        return {"picked": picked, "shares": list(frame.shares)}
    if isinstance(frame, PickObjects):
        return {"picked": [target_seen(key) for key in frame.picked], "most": frame.most}
    if isinstance(frame, PickCards) and frame.seat == seat:
        names = [p.book.faces[card & FACE].name for card in frame.picked]
        return {"picked": names, "most": frame.most}
    return None
