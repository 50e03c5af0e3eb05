"""Why something is not offered: what a seat might expect to do now, the reason, and the rule."""

from __future__ import annotations

from typing import Any

from grimorio.games.live.meaning import Book
from grimorio.games.live.rules.challenge import MENTAL, SOCIAL, Challenge
from grimorio.games.live.rules.power import payable, rule_of
from grimorio.games.live.rules.things import mage
from grimorio.games.live.view import innermost
from grimorio.games.live.words import TRAITS
from grimorio.kernel.position import Position

Refusal = dict[str, Any]


def refused(p: Position, seat: int) -> list[Refusal]:
    """Everything worth a "why?" that the seat is not offered at its present choice."""
    choice = next((one for one in p.waiting if one.seat == seat), None)
    challenge: Challenge | None = innermost(p, Challenge)
    if choice is None or challenge is None:
        return []
    offered = set(choice.options)
    found: list[Refusal] = []
    if choice.ask == "challenge":
        found = [_refusal(["challenge", trait], "no-trait", "LIVE-3-CHAL-10") for trait in TRAITS]
    elif choice.ask == "power":
        found = _powers(p, challenge, seat)
    elif choice.ask == "retest":
        found = _retests(p, challenge, seat)
    return [one for one in found if tuple(one["option"]) not in offered]


def _refusal(option: list[str | int], reason: str, rule: str) -> Refusal:
    return {"option": option, "reason": f"live-why-{reason}", "args": {}, "rule": rule}


def _powers(p: Position, challenge: Challenge, seat: int) -> list[Refusal]:
    book: Book = p.book
    found = []
    for name in book.magi[seat].powers:
        power = book.powers[name]
        paid = payable(p, seat, power, challenge.deck)
        found.append(_refusal(["power", name], "no-use" if paid else "cannot-pay", rule_of(power)))
    return found


def _retests(p: Position, challenge: Challenge, seat: int) -> list[Refusal]:
    found = []
    if challenge.trait == SOCIAL:
        had = (seat, "life") in challenge.used
        reason, rule = ("once", "LIVE-3-SOC-3") if had else ("last-life", "LIVE-3-SOC-1")
        found.append(_refusal(["life"], reason, rule))
    power = challenge.power_of(p, seat)
    if challenge.trait == MENTAL and power is not None and power.after:
        had = (seat, power.name) in challenge.used
        reason = "once" if had else "cannot-pay"
        found.append(_refusal(["power", power.name], reason, "LIVE-3-MEN-5" if had else rule_of(power)))
    if p.book.choices.overbid and mage(p, seat).playing:
        found.append(_refusal(["overbid"], "too-few-traits", "LIVE-3-CHAL-9"))
    return found
