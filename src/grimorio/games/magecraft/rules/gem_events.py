"""Events that move gems: from bag to hand, to the Discard area, and by each effect icon.

Only the methods `apply` change a position.
"""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from grimorio.games.magecraft.gems import COLOURS, ONE, Gems, common, named
from grimorio.games.magecraft.rules.board import ACADEMY, Board, hp_full
from grimorio.kernel.event import Event, SeatEvent
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat


def take_from_hand(player: Board, gems: Gems) -> None:
    """Take gems out of a hand, and out of the part of it that everybody can deduce."""
    player.hand -= gems
    if player.seen:
        player.seen -= common(player.seen, gems)


@mypyc_attr(allow_interpreted_subclasses=True)
class GemEvent(SeatEvent):
    """An event about one gem of a colour on a player's board."""

    FIELDS: ClassVar[tuple[str, ...]] = ("rule", "seat", "colour")
    OPEN = True

    def __init__(self, seat: Seat, colour: int, rule: str) -> None:
        self.rule = rule
        self.seat = seat
        self.colour = colour

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        seen = super().seen_by(seat)
        assert seen is not None
        seen["colour"] = COLOURS[self.colour]
        return seen


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawGem(GemEvent):
    """A gem goes from the bag into the hand; only its owner sees which (MAGE-ICON-DRAW)."""

    NAME = "draw"

    def apply(self, position: Position) -> None:
        one: Board = position.edit(1 + self.seat)
        gem = ONE[self.colour]
        one.bag -= gem
        one.hand += gem
        if not one.bag:
            one.seen = one.hand

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        if seat == self.seat:
            return super().seen_by(seat)
        return {"event": "draw", "seat": self.seat, "rule": self.rule}


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenDraw(DrawGem):
    """A gem is drawn in a game in which all hands lie open, by the option ``hands``."""

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return super().seen_by(self.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Refill(SeatEvent):
    """The whole Discard area goes into the empty bag (MAGE-REST-3)."""

    NAME = "refill"

    def apply(self, position: Position) -> None:
        one: Board = position.edit(1 + self.seat)
        one.bag += one.discard
        one.discard = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class PutAside(Event):
    """Gems go from the hand to the Discard area: `why` is "opening", "study" or "review"."""

    NAME = "put-aside"
    OPEN = True
    FIELDS = ("rule", "seat", "gems", "why")

    def __init__(self, seat: Seat, gems: Gems, why: str, rule: str) -> None:
        self.rule = rule
        self.seat = seat
        self.gems = gems
        self.why = why

    def apply(self, position: Position) -> None:
        one: Board = position.edit(1 + self.seat)
        take_from_hand(one, self.gems)
        one.discard += self.gems

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return {
            "event": "put-aside",
            "seat": self.seat,
            "gems": named(self.gems),
            "why": self.why,
            "rule": self.rule,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class LowerShield(GemEvent):
    """A gem goes from the Shield area to the Discard area (MAGE-SHIELD-1)."""

    NAME = "lower-shield"

    def apply(self, position: Position) -> None:
        one: Board = position.edit(1 + self.seat)
        gem = ONE[self.colour]
        one.shield -= gem
        one.discard += gem


@mypyc_attr(allow_interpreted_subclasses=True)
class Strike(Event):
    """An Attack icon is resolved: a shield gem is discarded, or an HP gem becomes a Point of the attacker.

    The rules are MAGE-ICON-ATTACK-1 and -2.
    """

    NAME = "attack"
    OPEN = True
    FIELDS = ("rule", "seat", "target", "colour", "hit")

    def __init__(self, seat: Seat, target: Seat, colour: int, shielded: bool) -> None:
        self.rule = "MAGE-ICON-ATTACK-1" if shielded else "MAGE-ICON-ATTACK-2"
        self.seat = seat
        self.target = target
        self.colour = colour
        self.hit = "shield" if shielded else "hp"

    def apply(self, position: Position) -> None:
        victim: Board = position.edit(1 + self.target)
        gem = ONE[self.colour]
        if self.hit == "shield":
            victim.shield -= gem
            victim.discard += gem
        else:
            victim.hp -= gem
            position.edit(1 + self.seat).points += gem

    def affected(self, position: Position) -> Seat:
        return self.target

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        seen = super().seen_by(seat)
        assert seen is not None
        seen["colour"] = COLOURS[self.colour]
        return seen


@mypyc_attr(allow_interpreted_subclasses=True)
class HealGem(GemEvent):
    """A gem of the Academy goes to HP, or to Points when HP is full (MAGE-ICON-HEAL-1, -2)."""

    NAME = "heal"
    FIELDS = ("rule", "seat", "colour", "to")

    def __init__(self, seat: Seat, colour: int, full: bool) -> None:
        self.rule = "MAGE-ICON-HEAL-2" if full else "MAGE-ICON-HEAL-1"
        self.seat = seat
        self.colour = colour
        self.to = "points" if full else "hp"

    def apply(self, position: Position) -> None:
        gem = ONE[self.colour]
        position.edit(ACADEMY).gems -= gem
        one: Board = position.edit(1 + self.seat)
        if hp_full(one):
            one.points += gem
        else:
            one.hp += gem


@mypyc_attr(allow_interpreted_subclasses=True)
class RaiseShield(GemEvent):
    """A gem of the Academy or Discard area goes to the Shield area (MAGE-ICON-SHIELD-1)."""

    NAME = "gain-shield"
    FIELDS = ("rule", "seat", "colour", "source")

    def __init__(self, seat: Seat, colour: int, source: str) -> None:
        self.rule = "MAGE-ICON-SHIELD-1"
        self.seat = seat
        self.colour = colour
        self.source = source

    def apply(self, position: Position) -> None:
        gem = ONE[self.colour]
        one: Board = position.edit(1 + self.seat)
        if self.source == "academy":
            position.edit(ACADEMY).gems -= gem
        else:
            one.discard -= gem
        one.shield += gem


@mypyc_attr(allow_interpreted_subclasses=True)
class VanishGem(GemEvent):
    """A gem of the hand or HP goes to Points (MAGE-ICON-VANISH)."""

    NAME = "vanish"
    FIELDS = ("rule", "seat", "colour", "source")

    def __init__(self, seat: Seat, colour: int, source: str) -> None:
        self.rule = "MAGE-ICON-VANISH"
        self.seat = seat
        self.colour = colour
        self.source = source

    def apply(self, position: Position) -> None:
        gem = ONE[self.colour]
        one: Board = position.edit(1 + self.seat)
        if self.source == "hand":
            take_from_hand(one, gem)
        else:
            one.hp -= gem
        one.points += gem
