"""Why an option is not offered: the option that a seat might expect, the reason, and the rule."""

from __future__ import annotations

from typing import Any

from grimorio.games.live.meaning import Book
from grimorio.games.live.rules.challenge import MENTAL, SOCIAL, Challenge
from grimorio.games.live.rules.power import payable, rule_of
from grimorio.games.live.rules.things import mage
from grimorio.games.live.view import innermost
from grimorio.games.live.words import TRAITS
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

Refusal = dict[str, Any]
"""Why an option is not offered, as JSON data."""


def refused(p: Position, seat: Seat) -> list[Refusal]:
    """The options that the seat might expect at its present choice but is not offered, with the reasons."""
    choice = p.choice_of(seat)
    challenge: Challenge | None = innermost(p, Challenge)
    if choice is None or challenge is None:
        return []
    offered = set(choice.options)
    refusals: list[Refusal] = []
    if choice.ask == "challenge":
        refusals = [_refusal(["challenge", trait], "no-trait", "LIVE-3-CHAL-10") for trait in TRAITS]
    elif choice.ask == "power":
        refusals = _powers(p, challenge, seat)
    elif choice.ask == "retest":
        refusals = _retests(p, challenge, seat)
    return [refusal for refusal in refusals if tuple(refusal["option"]) not in offered]


def _refusal(option: list[str | int], reason: str, rule: str) -> Refusal:
    return {"option": option, "reason": f"live-why-{reason}", "args": {}, "rule": rule}


def _powers(p: Position, challenge: Challenge, seat: Seat) -> list[Refusal]:
    """A refusal for every Power of the seat; `refused` leaves out the Powers that are offered."""
    book: Book = p.book
    refusals = []
    for name in book.magi[seat].powers:
        power = book.powers[name]
        paid = payable(p, seat, power, challenge.deck)
        refusals.append(_refusal(["power", name], "no-use" if paid else "cannot-pay", rule_of(power)))
    return refusals


def _retests(p: Position, challenge: Challenge, seat: Seat) -> list[Refusal]:
    """A refusal for every way to have a test held again; `refused` leaves out the ways that are offered."""
    refusals = []
    if challenge.trait == SOCIAL:
        had = (seat, "life") in challenge.used
        reason, rule = ("once", "LIVE-3-SOC-3") if had else ("last-life", "LIVE-3-SOC-1")
        refusals.append(_refusal(["life"], reason, rule))
    power = challenge.power_of(p, seat)
    if challenge.trait == MENTAL and power is not None and power.after:
        had = (seat, power.name) in challenge.used
        reason = "once" if had else "cannot-pay"
        refusals.append(_refusal(["power", power.name], reason, "LIVE-3-MEN-5" if had else rule_of(power)))
    if p.book.choices.overbid and mage(p, seat).playing:
        refusals.append(_refusal(["overbid"], "too-few-traits", "LIVE-3-CHAL-9"))
    return refusals
