"""Resolving the top object of the stack (MTG8-2.RES-1 to 4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.rules.checks import may_enchant
from grimorio.games.magic.rules.damage import damage
from grimorio.games.magic.rules.enter import PutIntoPlay
from grimorio.games.magic.rules.marks import SetOnStack
from grimorio.games.magic.rules.moves import OffStack, StackGoal
from grimorio.games.magic.rules.resolve import Resolve, context_for, program_of
from grimorio.games.magic.rules.targets import may_target
from grimorio.games.magic.state.objects import KICKED, NO_OBJECT, CombatDamage, ObjectId, OnStack
from grimorio.kernel.event import Event
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position


def still_legal(p: Position, obj: OnStack, key: int) -> tuple[int, ...]:
    """The targets of a spell or ability; each that has become illegal is replaced by 0 (MTG8-2.RES-1).

    `key` is the id of the spell or ability.
    """
    face: Face = face_at(p, obj.face, obj.changes)
    if obj.kind == "spell" and face.enchants is not None:
        on = obj.targets[0]
        legal = may_enchant(p, face, key, obj.controller, on) and may_target(p, on, key)
        return (on if legal else 0,)
    c = context_for(p, obj)
    checked: list[int] = []
    place = 0
    for part, rules in enumerate(program_of(p, obj).targets):
        for target in obj.targets[place : place + obj.parts[part]]:
            legal = target != 0 and rules.what.fits(p, target, c) and may_target(p, target, key)
            checked.append(target if legal else 0)
        place += obj.parts[part]
    return tuple(checked)


BOUGHT_BACK: Final = 1
"""The value of `OnStack.much` for a spell whose buyback cost was paid (MTG8-CR-BUYBACK-1)."""


def bought_back(p: Position, thing: OnStack) -> bool:
    """Whether the buyback cost of a spell on the stack was paid."""
    return thing.kind == "spell" and thing.much == BOUGHT_BACK and face_at(p, thing.face).buyback


@mypyc_attr(allow_interpreted_subclasses=True)
class ResolveTop(Frame):
    """The frame in which the top object of the stack resolves.

    Attributes:
        key: id of the object.
    """

    FIELDS = ("key",)

    def __init__(self, key: int) -> None:
        super().__init__(ResolveTop.begin)
        self.key = key

    def begin(self, p: Position) -> None:
        """Begin to resolve the object: combat damage goes on with `deal`, a spell or ability with `follow`.

        The targets of a spell or ability are checked again first; if all are illegal, it is countered.
        """
        thing = p.things[self.key]
        if isinstance(thing, CombatDamage):
            self.step = ResolveTop.deal
            p.emit(OffStack(p, self.key, "", "resolved", "MTG8-3.3d-5"))
            return
        self.step = ResolveTop.follow
        if thing.targets:
            legal = still_legal(p, thing, self.key)
            if not any(legal):
                self.step = ResolveTop.over
                to: StackGoal = "graveyard" if thing.kind == "spell" else ""
                p.emit(OffStack(p, self.key, to, "illegal", "MTG8-2.RES-2"))
                return
            if legal != thing.targets:
                p.emit(SetOnStack(self.key, "targets", legal, "MTG8-2.RES-1"))

    def deal(self, p: Position) -> None:
        """Deal the combat damage as assigned, where source and recipient still exist.

        Rule MTG8-3.3d-5, 3.3d-7.
        """
        thing: CombatDamage = p.things[self.key]
        self.step = ResolveTop.over
        batch: list[Event] = []
        for source, to, amount in thing.dealt:
            event = damage(p, source, to, amount, True)
            if event is not None:
                batch.append(event)
        if batch:
            p.emit_all(tuple(batch))

    def follow(self, p: Position) -> None:
        """Carry out the effects in written order, or put the permanent into play (MTG8-2.RES-3)."""
        thing: OnStack = p.things[self.key]
        face: Face = face_at(p, thing.face, thing.changes)
        if thing.kind == "spell" and face.is_permanent:
            self.step = ResolveTop.over
            on = ObjectId(thing.targets[0]) if thing.targets else NO_OBJECT
            put = PutIntoPlay(
                thing.owner, thing.face, thing.controller, "stack", self.key, "MTG8-2.RES-4", on=on
            )
            if thing.chosen.startswith(KICKED):
                put.cards = (put.cards[0].with_choice(on, thing.chosen),)
            p.push(put)
            return
        self.step = ResolveTop.leave_stack
        if thing.kind == "triggered":
            condition = getattr(face.abilities[thing.ability], "condition", None)
            if condition is not None and not condition.holds(p, context_for(p, thing)):
                return
        p.push(Resolve(self.key))

    def leave_stack(self, p: Position) -> None:
        """Put the card into the graveyard as the last step, unless its owner has left the game.

        Rule MTG8-2.RES-4.
        """
        thing: OnStack = p.things[self.key]
        self.step = ResolveTop.over
        if thing.gone:
            return
        to: StackGoal = "graveyard" if thing.kind == "spell" else ""
        back = bool(to) and bought_back(p, thing)
        rule = "MTG8-CR-BUYBACK-2" if back else "MTG8-2.RES-4"
        p.emit(OffStack(p, self.key, "hand" if back else to, "resolved", rule))

    def over(self, p: Position) -> None:
        """Finish the frame."""
        p.finish()
