"""Effects by which objects have further abilities or other types for a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grimorio.games.magic.meaning.abilities import Op
from grimorio.games.magic.meaning.amounts import Number, Which
from grimorio.games.magic.meaning.book import giving
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.deeds import BECOMES, GAINS, GETS, Deed
from grimorio.games.magic.meaning.lending import lend
from grimorio.games.magic.meaning.scope import PERMANENTS, absent, demand
from grimorio.games.magic.ops.compiler import Compiler, OnObjects, in_play
from grimorio.games.magic.rules.lasting import Granted, Lasting, Switched
from grimorio.games.magic.rules.marks import StartEffect, name_of
from grimorio.games.magic.rules.resolve import Resolve
from grimorio.games.magic.state.masks import CREATURE
from grimorio.games.magic.state.objects import OnStack, Permanent, TargetId
from grimorio.games.magic.words import granting as words
from grimorio.games.magic.words.nouns import THIS
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position

TYPE: Final = "MTG8-CR-TYPE-3"


class GainsOp(OnObjects):
    """The effect that gives permanents a further ability this turn (MTG8-CR-GRANT-3)."""

    def __init__(self, effect: words.Gains, k: Compiler) -> None:
        super().__init__(k.which(effect.what, PERMANENTS), "gains", "MTG8-CR-GRANT-3")
        face = k.scope.face
        assert face is not None
        self.place = lend(face, effect, effect.ability, k.book)
        lent = face.given[self.place]
        programs = [ability.program for ability in lent.activated]
        programs += [ability.program for ability in lent.triggered]
        self.deed = Deed(GAINS, self.what, program=programs[0] if programs else None)

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        obj: OnStack = p.things[f.obj]
        lasting = Granted(tuple(in_play(p, keys)), True, name_of(p, f.obj))
        lasting.code = giving(obj.face, obj.changes, self.place)[1]
        return (StartEffect(lasting, self.rule),) if lasting.keys else ()


class TypeBecomesOp(OnObjects):
    """The effect that gives permanents creature types in place of their own (MTG8-CR-TYPE-2)."""

    def __init__(self, effect: words.TypeBecomes, k: Compiler) -> None:
        super().__init__(k.which(effect.what, PERMANENTS), "becomes", "MTG8-CR-TYPE-2")
        demand(bool(effect.types), effect, "types", "expected a type", cause="word-none")
        self.types: int = k.book.type_mask(effect.types)
        self.ends = effect.until == "end of turn"
        self.deed = Deed(BECOMES, self.what)

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        lasting = Lasting(tuple(in_play(p, keys)), self.ends, name_of(p, f.obj))
        lasting.creature_type = self.types
        return (StartEffect(lasting, self.rule),) if lasting.keys else ()


class Swapped(Number):
    """What a creature gets as its power and toughness change places, for bots."""

    def __init__(self, what: Which, toughness: bool) -> None:
        super().__init__()
        self.what = what
        self.toughness = toughness

    def value(self, p: Position, c: Context) -> int:
        for key in in_play(p, self.what.keys(p, c)):
            it: Permanent = p.things[key]
            return it.power - it.toughness if self.toughness else it.toughness - it.power
        return 0


class SwitchSizeOp(OnObjects):
    """The effect that switches power and toughness of permanents (MTG8-CR-SIZE-1)."""

    def __init__(self, effect: words.SwitchSize, k: Compiler) -> None:
        super().__init__(k.which(effect.what, PERMANENTS), "gets", "MTG8-CR-SIZE-1")
        self.deed = Deed(GETS, self.what, Swapped(self.what, False), more=Swapped(self.what, True))

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        lasting = Switched(tuple(in_play(p, keys)), True, name_of(p, f.obj))
        return (StartEffect(lasting, self.rule),) if lasting.keys else ()


class AlsoChosenTypeOp(OnObjects):
    """The effect that gives creatures the chosen creature type besides their own (MTG8-CR-TYPE-3)."""

    def __init__(self, effect: words.AlsoChosenType, k: Compiler) -> None:
        typed = k.scope.chosen == "creature type"
        demand(typed, effect, "", "no creature type is chosen", cause="word-no-choice")
        super().__init__(k.which(effect.what, PERMANENTS), "becomes", TYPE)
        self.deed = Deed(BECOMES, self.what)

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        creatures = [key for key in in_play(p, keys) if p.things[key].kinds & CREATURE]
        lasting = Lasting(tuple(creatures), True, name_of(p, f.obj))
        lasting.types = p.book.type_mask((c.chosen,))
        return (StartEffect(lasting, TYPE),) if lasting.keys else ()


class AnimatedXOp(OnObjects):
    """The effect by which an enchantment is an X/X creature, too, this turn (MTG8-CR-TYPE-3)."""

    def __init__(self, effect: words.AnimatedX, k: Compiler) -> None:
        face = k.scope.face
        plain = face is not None and face.card.kinds == ("enchantment",) and face.card.enchants is None
        absent(effect, plain and k.scope.x)
        super().__init__(k.which(THIS, PERMANENTS), "becomes", TYPE)
        self.types: int = k.book.type_mask((effect.type,))
        self.deed = Deed(BECOMES, self.what)

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        lasting = Lasting(tuple(in_play(p, keys)), True, name_of(p, f.obj))
        lasting.kinds = CREATURE
        lasting.types = self.types
        lasting.size = (c.x, c.x)
        return (StartEffect(lasting, TYPE),) if lasting.keys else ()


OPS: Final[dict[type, Callable[[Any, Compiler], Op]]] = {
    words.Gains: GainsOp,
    words.TypeBecomes: TypeBecomesOp,
    words.SwitchSize: SwitchSizeOp,
    words.AlsoChosenType: AlsoChosenTypeOp,
    words.AnimatedX: AnimatedXOp,
}
"""The operation for each class of effect of `words.granting`."""
