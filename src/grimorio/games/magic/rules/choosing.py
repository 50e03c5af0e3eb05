"""Choosing targets, and how an effect is divided among them (MTG8-2.PLAY-S2)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.rules.marks import SetOnStack, Targeted
from grimorio.games.magic.rules.picks import key_of, named
from grimorio.games.magic.rules.resolve import context_for, program_of
from grimorio.games.magic.rules.targets import aims, enchantable, in_one_graveyard
from grimorio.games.magic.state.objects import OnStack, TargetId
from grimorio.kernel.choice import Option
from grimorio.kernel.event import Event
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position

TARGETS: Final = "MTG8-2.PLAY-S2"


@mypyc_attr(allow_interpreted_subclasses=True)
class Choosing(Frame):
    """The frame that chooses targets, for spells and abilities being played and triggers put onto the stack.

    Attributes:
        obj: id of the spell or ability on the stack.
        part: which word "target" of the text is being chosen for, from 0.
        picked: the targets chosen for that word so far.
        chosen: the targets chosen for the words before.
        parts: how many targets each of those words has.
        place: the index, among the legal targets, of the first that may be chosen next.
        shares: for each target its share, where the effect is divided.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("obj", "part", "picked", "chosen", "parts", "place", "shares")

    def __init__(self, step: object) -> None:
        super().__init__(step)  # type: ignore[arg-type]
        self.obj = 0
        self.part = 0
        self.picked: tuple[TargetId, ...] = ()
        self.chosen: tuple[TargetId, ...] = ()
        self.parts: tuple[int, ...] = ()
        self.place = 0
        self.shares: tuple[int, ...] = ()

    def begin(self) -> None:
        """Begin the choice of targets, or begin it again."""
        self.part = 0
        self.picked = ()
        self.chosen = ()
        self.parts = ()
        self.place = 0
        self.shares = ()
        self.step = type(self).choose_target

    def possible(self, p: Position, obj: OnStack) -> tuple[list[TargetId], Context]:
        """The legal targets for the present word "target" of `obj`, and the context of `obj`."""
        c: Context = context_for(p, obj)
        c.targets = self.chosen
        c.parts = self.parts
        return aims(p, program_of(p, obj), self.part, c, self.obj), c

    def candidates(self, p: Position) -> tuple[list[TargetId], int, int]:
        """The targets among which the player chooses for the present word "target".

        Returns (ids of the legal targets, the least number to choose, the greatest number).
        """
        obj: OnStack = p.things[self.obj]
        face: Face = face_at(p, obj.face, obj.changes)
        if obj.kind == "spell" and face.enchants is not None:
            return enchantable(p, obj.controller, face), 1, 1
        rules = program_of(p, obj).targets[self.part]
        keys, c = self.possible(p, obj)
        most = rules.count
        if rules.x:
            most = obj.x
        if rules.any_number:
            most = len(keys) if rules.divided is None else min(len(keys), rules.divided.value(p, c))
        least = 0 if rules.free else 1 if rules.any_number else min(most, len(keys))
        if rules.one_graveyard:
            keys = in_one_graveyard(p, keys, self.picked, least)
            least = min(least, len(keys) if self.picked else 1)
        return keys, least, most

    def choose_target(self, p: Position) -> None:
        """Ask for the next target (MTG8-2.PLAY-S2).

        All targets of one word "target" must be different. Two words may have the same target.
        """
        obj: OnStack = p.things[self.obj]
        face: Face = face_at(p, obj.face, obj.changes)
        if obj.kind == "spell" and face.enchants is not None:
            keys = enchantable(p, obj.controller, face)
            self.step = type(self).take_target
            p.ask(obj.controller, "enchant", [named(key) for key in keys], TARGETS)
            return
        if self.part >= len(program_of(p, obj).targets):
            self.step = type(self).note_targets
            return
        keys, least, most = self.candidates(p)
        count = len(self.picked)
        if count >= most or self.place >= len(keys):
            self._end_part()
            return
        last = len(keys) - max(0, least - count - 1)
        options: list[Option] = [("done",)] if count >= least else []
        options += [named(key) for key in keys[self.place : last]]
        self.step = type(self).take_target
        p.ask(obj.controller, "target", options, TARGETS)

    def _end_part(self) -> None:
        """Store the targets picked for the present word "target", and go on to those of the next word."""
        self.chosen += self.picked
        self.parts = (*self.parts, len(self.picked))
        self.picked = ()
        self.place = 0
        self.part += 1
        self.step = type(self).choose_target

    def take_target(self, p: Position) -> None:
        """Take the chosen target.

        Legal targets that stand before it are not offered again, so each set can be chosen in one way only.
        """
        self.step = type(self).choose_target
        if self.answer[0] == "done":
            self._end_part()
            return
        key = key_of(self.answer)
        obj: OnStack = p.things[self.obj]
        face: Face = face_at(p, obj.face, obj.changes)
        if obj.kind == "spell" and face.enchants is not None:
            self.chosen = (key,)
            self.parts = (1,)
            self.step = type(self).note_targets
            return
        keys, _ = self.possible(p, obj)
        self.picked = (*self.picked, key)
        if program_of(p, obj).targets[self.part].one_graveyard:
            keys = in_one_graveyard(p, keys, self.picked, 0)
        self.place = keys.index(key) + 1

    def note_targets(self, p: Position) -> None:
        """Store the targets in the spell or ability."""
        self.step = type(self).divide
        if self.parts:
            p.emit_all(
                (
                    SetOnStack(self.obj, "targets", self.chosen, TARGETS),
                    SetOnStack(self.obj, "parts", self.parts, TARGETS),
                )
            )

    def divide(self, p: Position) -> None:
        """Ask how an effect is divided among its targets, at least 1 for each (MTG8-CR-DIVIDE-1)."""
        obj: OnStack = p.things[self.obj]
        face: Face = face_at(p, obj.face, obj.changes)
        self.step = type(self).divided
        if face.enchants is not None and obj.kind == "spell":
            return
        targets = program_of(p, obj).targets
        if not any([rules.divided is not None for rules in targets]):
            return
        start = end = 0
        for rules, count in zip(targets, self.parts, strict=True):
            start, end = end, end + count
            missing = end - len(self.shares)
            if missing > 0 and rules.divided is None:
                self.shares += (0,) * missing
            elif missing > 0 and rules.divided is not None:
                total = rules.divided.value(p, context_for(p, obj)) - sum(self.shares[start:])
                if missing > 1:
                    self.step = type(self).take_share
                    options: list[Option] = [("share", n) for n in range(1, total - missing + 2)]
                    p.ask(obj.controller, "share", options, TARGETS)
                    return
                self.shares = (*self.shares, total)

    def take_share(self, p: Position) -> None:
        """Take the answer: the share of one target."""
        self.shares = (*self.shares, int(self.answer[1]))
        self.step = type(self).divide

    def divided(self, p: Position) -> None:
        """Store the division in the spell or ability."""
        self.step = type(self).targeted
        if self.shares:
            p.emit(SetOnStack(self.obj, "divided", self.shares, TARGETS))

    def targeted(self, p: Position) -> None:
        """Go on after the targets are chosen; each subclass defines how."""
        raise RuntimeError(f"{type(self).__name__} does not say what follows")

    def become_targets(self, p: Position) -> tuple[Event, ...]:
        """The events that objects and players have become targets, one for each."""
        return tuple(Targeted(key, self.obj, TARGETS) for key in dict.fromkeys(self.chosen) if key > 0)
