"""Turning face-down permanents face up (MTG8-CR-MORPH-3)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.rules.costs import morph_cost
from grimorio.games.magic.rules.events import EFFECTS_CHANGED, PLAY_CHANGED, TURN_UP
from grimorio.games.magic.rules.mana import Purse
from grimorio.games.magic.rules.moves import listed
from grimorio.games.magic.rules.pay import PayMana, PayPrice
from grimorio.games.magic.rules.payable import can_pay_rest
from grimorio.games.magic.state.hidden import secret_of
from grimorio.games.magic.state.objects import FACE, FACE_UP, KNOWN, TABLE, FaceIndex, table
from grimorio.kernel.choice import Option
from grimorio.kernel.event import Event
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.seats import EVERYBODY, Seat, seat_mask

RULE: Final = "MTG8-CR-MORPH-3"


def can_turn_up(p: Position, seat: Seat, key: int, purse: Purse) -> bool:
    """Whether a player can pay for turning the face-down permanent with the id `key` face up.

    `purse` is all mana that the player could have.
    """
    secret = secret_of(p.things[key])
    if secret == FACE_UP:
        return False
    price = face_at(p, secret & FACE).morph
    if price is None or not purse.pays(morph_cost(p, face_at(p, secret & FACE))):
        return False
    return can_pay_rest(p, seat, price, 0)


def face_down_options(p: Position, seat: Seat, purse: Purse | None) -> list[Option]:
    """The options to turn a player's face-down permanents face up.

    `purse` is all mana that the player could have; None if it has not been computed yet.
    """
    options: list[Option] = []
    for key in table(p).play:
        if p.things[key].controller == seat and secret_of(p.things[key]) != FACE_UP:
            purse = purse or Purse(p, seat)
            if can_turn_up(p, seat, key, purse):
                options.append(("turn-up", key))
    return options


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnUp(Event):
    """A face-down permanent is turned face up. It is the same object, with its own characteristics.

    Attributes:
        key: its id.
        seat: its controller.
        name: the name of its card.
    """

    NAME = "turned-up"
    KIND = TURN_UP
    FIELDS = ("rule", "key", "seat", "name")

    def __init__(self, p: Position, key: int, seat: Seat) -> None:
        super().__init__(RULE)
        self.key = key
        self.seat = seat
        self.name: str = face_at(p, secret_of(p.things[key]) & FACE).name

    def apply(self, position: Position) -> None:
        it = position.edit(self.key)
        it.face = FaceIndex(it.secret & FACE)
        it.secret = FACE_UP
        it.fresh = True
        listed(position, self.key, it.face)
        position.stale |= PLAY_CHANGED | EFFECTS_CHANGED


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnDown(Event):
    """A permanent with a morph ability is turned face down (MTG8-CR-MORPH-6).

    It is the same object, and everybody has seen what it is.

    Attributes:
        key: its id.
        seat: its controller.
        name: the name of its card.
    """

    NAME = "turned-down"
    FIELDS = ("rule", "key", "seat", "name")

    def __init__(self, p: Position, key: int) -> None:
        super().__init__("MTG8-CR-MORPH-6")
        self.key = key
        self.seat: Seat = p.things[key].controller
        self.name: str = face_at(p, p.things[key].face).name

    def apply(self, position: Position) -> None:
        it = position.edit(self.key)
        it.secret = it.face | EVERYBODY << KNOWN
        it.face = position.book.blank
        it.fresh = True
        t = position.edit(TABLE)
        t.statics = tuple(key for key in t.statics if key != self.key)
        t.rulers = tuple(key for key in t.rulers if key != self.key)
        position.stale |= PLAY_CHANGED | EFFECTS_CHANGED


@mypyc_attr(allow_interpreted_subclasses=True)
class SeeSecret(Event):
    """A player looks at a face-down permanent, and knows it from then on.

    Attributes:
        key: its id.
        seat: the player who looks.
        name: the name of its card; only that player gets it.
    """

    NAME = "see-secret"
    FIELDS = ("rule", "key", "seat", "name")

    def __init__(self, p: Position, key: int, seat: Seat) -> None:
        super().__init__("MTG8-CR-MORPH-6")
        self.key = key
        self.seat = seat
        self.name: str = face_at(p, secret_of(p.things[key]) & FACE).name

    def apply(self, position: Position) -> None:
        it = position.edit(self.key)
        it.secret = it.secret | seat_mask(self.seat) << KNOWN

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        seen = super().seen_by(seat)
        if seen is not None and seat != self.seat:
            seen["name"] = None
        return seen


@mypyc_attr(allow_interpreted_subclasses=True)
class TurningUp(Frame):
    """The frame in which a player pays for turning a permanent face up. It does not use the stack.

    Attributes:
        seat: the player.
        key: id of the permanent.
    """

    FIELDS = ("seat", "key")

    def __init__(self, seat: Seat, key: int) -> None:
        super().__init__(TurningUp.pay)
        self.seat = seat
        self.key = key

    def interrupted(self, p: Position, broken: bool) -> bool:
        """End the frame, because a player has left the game: the permanent stays face down.

        `broken` (whether a frame within this one was broken off) is not used. Always returns False, because
        this frame does not continue.
        """
        return False

    def pay(self, p: Position) -> None:
        """Let the player pay the mana of the cost."""
        self.step = TurningUp.pay_rest
        face: Face = face_at(p, secret_of(p.things[self.key]) & FACE)
        assert face.morph is not None
        cost = morph_cost(p, face)
        if cost.value:
            p.push(PayMana(self.seat, cost, whole=face.morph.sacrifice is not None))

    def pay_rest(self, p: Position) -> None:
        """Let the player pay the other parts of the cost."""
        self.step = TurningUp.turn
        p.push(PayPrice(self.seat, secret_of(p.things[self.key]) & FACE, (), -1, -1, 0, 0))

    def turn(self, p: Position) -> None:
        """Turn the permanent face up, unless it has left play meanwhile."""
        self.step = TurningUp.over
        if p.things[self.key].in_play:
            p.emit(TurnUp(p, self.key, self.seat))

    def over(self, p: Position) -> None:
        """Finish the frame."""
        p.finish()
