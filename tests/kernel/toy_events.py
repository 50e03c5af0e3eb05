"""The events and players of the small games in `toys`."""

from __future__ import annotations

from grimorio.kernel import Effect, Event, Position, Thing
from tests.kernel.toy_cards import RULE


class Player(Thing):
    FIELDS = ("seat", "life", "shown")

    def __init__(self, seat: int, life: int = 10) -> None:
        super().__init__()
        self.seat = seat
        self.life = life
        self.shown = ""


class Hurt(Event):
    """A player loses life."""

    NAME = "hurt"
    KIND = 2
    FIELDS = ("rule", "seat", "amount")

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(RULE)
        self.seat = seat
        self.amount = amount

    def apply(self, position: Position) -> None:
        position.edit(self.seat).life -= self.amount

    def affected(self, position: Position) -> int:
        return self.seat


class TurnEnds(Event):
    NAME = "turn-ends"

    def __init__(self) -> None:
        super().__init__(RULE)

    def apply(self, position: Position) -> None:
        """Change nothing."""


class Begin(Event):
    """An effect comes into force."""

    NAME = "begin"
    FIELDS = ("rule", "effect")

    def __init__(self, effect: Effect) -> None:
        super().__init__(RULE)
        self.effect = effect

    def apply(self, position: Position) -> None:
        position.add(self.effect.copy())


class Stop(Event):
    """An effect ends."""

    NAME = "stop"
    FIELDS = ("rule", "key")

    def __init__(self, key: int) -> None:
        super().__init__(RULE)
        self.key = key

    def apply(self, position: Position) -> None:
        position.remove(self.key)


class TakeTrigger(Event):
    """The oldest waiting trigger is taken from the queue."""

    NAME = "take-trigger"

    def __init__(self) -> None:
        super().__init__(RULE)

    def apply(self, position: Position) -> None:
        position.triggered = position.triggered[1:]


class Shown(Event):
    NAME = "shown"
    FIELDS = ("rule", "seat", "what")

    def __init__(self, seat: int, what: str) -> None:
        super().__init__(RULE)
        self.seat = seat
        self.what = what

    def apply(self, position: Position) -> None:
        position.edit(self.seat).shown = self.what


# -- effects -----------------------------------------------------------------------------------
