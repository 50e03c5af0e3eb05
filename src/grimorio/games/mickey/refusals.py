"""Why an option is not offered: the option that a seat might expect, the reason, and the rule."""

from __future__ import annotations

from typing import Any

from grimorio.games.mickey.rules.board import side
from grimorio.games.mickey.rules.challenge import PASS, castable, fits, may_play
from grimorio.games.mickey.rules.now import blocked, touches
from grimorio.games.mickey.rules.renew import now
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

Refusal = dict[str, Any]
"""Why an option is not offered, as JSON data."""


def refusal(option: list[str | int], reason: str, rule: str, **args: Any) -> Refusal:
    """The refusal of an option: why it is not offered, and the id of the rule that says so.

    The page's message is named ``mickey-why-`` and the reason; `args` fill it.
    """
    return {"option": option, "reason": f"mickey-why-{reason}", "args": args, "rule": rule}


def refused(p: Position, seat: Seat) -> list[Refusal]:
    """The options that the seat might expect at its present choice but is not offered, with the reasons."""
    choice = p.choice_of(seat)
    if choice is None or choice.ask != "play":
        return []
    offered = set(choice.options)
    refusals: list[Refusal] = []
    n, player, faces = now(p), side(p, seat), p.book.faces
    hand = list(dict.fromkeys(player.hand))
    for place in range(3):
        slot = 3 * seat + player.mage_at(place)
        mage = faces[n.cards[slot].face].key
        able = castable(p, n, slot, hand)
        no_hide = any(touches(n, f, slot) for f in n.no_hides)
        for face in hand:
            option = ["cast", faces[face].key, place]
            if not may_play(p, slot):
                refusals.append(refusal(option, "has-played", "WOM-IT-8.1-2", mage=mage))
            elif blocked(p, n, slot):
                refusals.append(refusal(option, "blocked", "WOM-IT-9.3-1", mage=mage))
            elif face not in able:
                by = [f for f in n.bans if fits(f.row.other, face)]
                face_of_ban = n.face(by[0].source)
                source = "" if face_of_ban < 0 else faces[face_of_ban].key
                refusals.append(refusal(option, "cannot-cast", "WOM-IT-8.11-1", mage=mage, by=source))
            option = ["hide", faces[face].key, place]
            if no_hide:
                refusals.append(refusal(option, "cannot-hide", "WOM-IT-8.7-1", mage=mage))
            else:
                refusals.append(refusal(option, "may-not-hide", "WOM-IT-8.3-1", mage=mage))
    if PASS not in offered:
        refusals.append(refusal(["pass"], "must-cast", "WOM-IT-FAQ-12"))
    return [refusal for refusal in refusals if tuple(refusal["option"]) not in offered]
