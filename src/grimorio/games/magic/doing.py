"""The steps already taken in a choice that takes several, such as the targets picked so far."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.paying import rest
from grimorio.games.magic.rules.assign import AssignDamage
from grimorio.games.magic.rules.blocks import Blocks
from grimorio.games.magic.rules.choosing import Choosing
from grimorio.games.magic.rules.combat import Combat
from grimorio.games.magic.rules.marks import Damage
from grimorio.games.magic.rules.pay import PayMana
from grimorio.games.magic.rules.picks import PickCards, PickObjects
from grimorio.games.magic.state.objects import FACE, TargetId, seat_of
from grimorio.kernel.frame import Emission
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat


def target_seen(key: TargetId) -> dict[str, int]:
    """A target as JSON data: {"player": seat} for a player, {"id": id} for an object."""
    return {"player": seat_of(key)} if key < 0 else {"id": key}


def doing_seen(p: Position, seat: Seat) -> dict[str, Any] | None:
    """The steps already taken in the present choice, as far as the seat may know; None if there are none.

    The keys depend on the choice:

    - Attackers and blockers: "pairs", each [attacker, seat attacked] or [blocker, attacker].
    - Combat damage: the creature "by" assigns damage to the recipients "to", in order. "shares" is what the
      first of them have been assigned, "left" what is still to assign, "lethal" how much destroys each
      recipient.
    - A shield against a part of the damage: "effect" is the shield, which can prevent "left" more. The source
      "by" would deal the "amount".
    - Targets, objects and cards: those "picked", with their "shares" of a divided amount. "least" and "most"
      say how many of the "legal" ones may be picked; "cards" are to be put in order.
    - Mana: "taps", the sources that the game itself would tap for the rest of the cost.

    "lethal", "legal", "least", "cards" and "taps" are there only if somebody plays by hand, so that
    `Position.stops` has a seat in it.
    """
    if not p.waiting:
        return None
    frame = p.agenda[-1]
    if isinstance(frame, Emission):
        return _parted(p, frame) if p.waiting[0].ask == "part" else None
    if isinstance(frame, Combat):
        return {"pairs": [list(pair) for pair in frame.picked]} if p.waiting[0].ask == "attack" else None
    if isinstance(frame, Blocks):
        return {"pairs": [list(pair) for pair in frame.pairs]}
    if isinstance(frame, AssignDamage):
        to = [target_seen(key) for key in frame.to]
        seen = {"by": frame.todo[0], "left": frame.left, "to": to, "shares": list(frame.shares)}
        lethal = [frame.lethal(p, key) if key > 0 else 0 for key in frame.to]
        return {**seen, "lethal": lethal} if p.stops else seen
    if isinstance(frame, PayMana):
        return {"taps": rest(p, frame)} if p.stops else None
    if isinstance(frame, Choosing):
        picked = [target_seen(key) for key in (*frame.chosen, *frame.picked)]
        doing = {"picked": picked, "shares": list(frame.shares)}
        if not p.stops or p.waiting[0].ask not in ("target", "enchant"):
            return doing
        return doing | _among(*frame.candidates(p))
    if isinstance(frame, PickObjects):
        picked = [target_seen(key) for key in frame.picked]
        among = _among(frame.keys, frame.least, frame.most) if p.stops else {"most": frame.most}
        return {"picked": picked, **among}
    if isinstance(frame, PickCards) and frame.seat == seat:
        seen = {"picked": _names(p, frame.picked), "most": frame.most}
        return {**seen, "cards": _names(p, frame.cards)} if p.stops and frame.ordered else seen
    return None


def _parted(p: Position, frame: Emission) -> dict[str, Any]:
    event = frame.todo[0][0]
    assert isinstance(event, Damage)
    left: int = p.things[frame.by].left
    return {"effect": frame.by, "by": event.source, "amount": event.amount, "left": left}


def _names(p: Position, cards: Iterable[int]) -> list[str]:
    return [face_at(p, card & FACE).name for card in cards]


def _among(keys: Iterable[TargetId], least: int, most: int) -> dict[str, Any]:
    return {"legal": [target_seen(key) for key in keys], "least": least, "most": most}
