"""What "you", "this", "it" and X refer to when an effect or noun of an object is read."""

from __future__ import annotations

from grimorio.games.magic.rules.objects import NOBODY, OnStack


class Context:
    """What the words of one object refer to.

    Attributes:
        you: the seat that controls the object.
        this: id of the object.
        targets: see `OnStack.targets`; empty for a static ability.
        parts, divided, x, that, who, much, sacrificed: see `OnStack`.
        chosen: the colour chosen while it resolves, or else the word chosen for the permanent as it came into
            play.
    """

    def __init__(self, you: int, this: int, chosen: str = "") -> None:
        self.you = you
        self.this = this
        self.targets: tuple[int, ...] = ()
        self.parts: tuple[int, ...] = ()
        self.divided: tuple[int, ...] = ()
        self.x = 0
        self.that = 0
        self.who = NOBODY
        self.much = 0
        self.sacrificed = 0
        self.chosen = chosen


def context_of(obj: OnStack, chosen: str) -> Context:
    """The context of a spell or ability on the stack; `chosen` is the word chosen for its source."""
    context = Context(obj.controller, obj.source, obj.chosen or chosen)
    context.targets = obj.targets
    context.parts = obj.parts
    context.divided = obj.divided
    context.x = obj.x
    context.that = obj.that
    context.who = obj.who
    context.much = obj.much
    context.sacrificed = obj.sacrificed
    return context
