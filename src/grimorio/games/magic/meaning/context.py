"""The things to which "you", "this", "it" and X refer when an effect or noun of an object is read."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grimorio.games.magic.state.objects import NOBODY, OnStack, Permanent, TargetId
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat


@mypyc_attr(acyclic=True, free_list_len=1)
class Context:
    """The things to which the words of one object refer.

    Attributes:
        you: the seat that controls the object.
        this: id of the object.
        targets: ids of the targets, and -1 - seat for players; 0 for a target that was not chosen or is
            illegal. Empty for a static ability.
        parts: how many of the targets belong to each word "target", in order.
        divided: for each target its share, where the effect is divided.
        x: the number chosen for {X}.
        that: for a trigger, id of the object of its event, or 0.
        who: for a trigger, the player of its event, or `NOBODY`.
        much: for a trigger, the number of its event, such as the damage dealt.
        sacrificed: id of what was sacrificed as a cost, or 0.
        chosen: the colour chosen as the object resolves, or else the word chosen as the permanent came into
            play.
        way: faces of the cards or permanents with which the effect before has done something ("discarded this
            way"), or -1 for a card that was looked for and not found.
    """

    def __init__(self, you: Seat, this: int, chosen: str = "") -> None:
        self.you = you
        self.this = this
        self.targets: tuple[TargetId, ...] = ()
        self.parts: tuple[int, ...] = ()
        self.divided: tuple[int, ...] = ()
        self.x = 0
        self.that = 0
        self.who = NOBODY
        self.much = 0
        self.sacrificed = 0
        self.chosen = chosen
        self.way: tuple[int, ...] = ()


def context_of(obj: OnStack, chosen: str) -> Context:
    """The context of an object on the stack; `chosen` is the word chosen as its source came into play."""
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


def context_at(p: Position, obj: OnStack) -> Context:
    """The context of an object that was on the stack, for an effect that looks at its words again."""
    by = p.things[obj.source]
    return context_of(obj, by.chosen if isinstance(by, Permanent) else "")
