"""Effects by which damage of a certain kind, or a graveyard, is averted this turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grimorio.games.magic.meaning.abilities import Op
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.deeds import CANT_BLOCK, OTHER, SHIELD, Deed
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.scope import PERMANENTS, PLAYERS, STACK, demand
from grimorio.games.magic.meaning.terms import SOURCES
from grimorio.games.magic.ops.compiler import Compiler, in_play, one_target
from grimorio.games.magic.rules.averting import (
    DoubleDeflection,
    NextBy,
    NextCombat,
    Scorching,
    SourceWard,
)
from grimorio.games.magic.rules.lasting import Doomed
from grimorio.games.magic.rules.marks import StartEffect, name_of
from grimorio.games.magic.rules.resolve import Act, Resolve
from grimorio.games.magic.state.masks import CREATURE
from grimorio.games.magic.state.objects import TargetId, as_target, plays
from grimorio.games.magic.words import averted as words
from grimorio.games.magic.words.nouns import IT, YOU, That
from grimorio.kernel.position import Position

NEXT: Final = "MTG8-CR-NEXT-2"


def source_place(k: Compiler, what: That) -> int:
    """Compile a noun for sources of damage, such as spells; return its index in `Face.sources`."""
    face = k.scope.face
    assert face is not None
    face.sources.append(Filter(what, k.scope, STACK if what.zone == "stack" else SOURCES))
    return len(face.sources) - 1


class NextDamageByOp(Act):
    """The effect that averts the next damage of a source that fits a noun to you (MTG8-CR-NEXT-2)."""

    def __init__(self, effect: words.NextDamageBy, k: Compiler) -> None:
        self.place = source_place(k, effect.by)
        self.back = effect.then == "controller"
        self.deed = Deed(SHIELD, k.players(YOU))

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        f.done()
        if plays(p, c.you):
            p.emit(StartEffect(NextBy(c.you, f.obj, self.place, self.back, name_of(p, f.obj)), NEXT))


class NextCombatDamageOp(Act):
    """The effect on the next combat damage of a creature (MTG8-CR-NEXT-2)."""

    def __init__(self, effect: words.NextCombatDamage, k: Compiler) -> None:
        self.what = k.known(effect.what, PERMANENTS)
        self.then = effect.then
        self.deed = Deed(CANT_BLOCK if effect.then != "double" else OTHER, self.what)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        keys = in_play(p, self.what.keys(p, c))
        f.done()
        name = name_of(p, f.obj)
        p.emit_all(tuple([StartEffect(NextCombat(key, c.you, self.then, name), NEXT) for key in keys]))


class DeflectBothOp(Act):
    """The effect by which the next damage to this creature or you is moved (MTG8-CR-REDIRECT-4)."""

    def __init__(self, effect: words.DeflectBoth, k: Compiler) -> None:
        demand(k.scope.this == PERMANENTS, effect, "", "it is no permanent", "word-absent", name="this")
        self.to = k.which(effect.to, PERMANENTS | PLAYERS)
        one_target(effect.to, self.to)
        self.deed = Deed(SHIELD, k.players(YOU))

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        onto = self.to.keys(p, c)
        f.done()
        if onto:
            both = DoubleDeflection(TargetId(c.this), as_target(c.you), onto[0], name_of(p, f.obj))
            p.emit(StartEffect(both, "MTG8-CR-REDIRECT-4"))


class PreventBySourcesOp(Act):
    """The effect that prevents all damage of sources that fit a noun this turn (MTG8-CR-LATER-1)."""

    def __init__(self, effect: words.PreventBySources, k: Compiler) -> None:
        self.place = source_place(k, effect.by)
        self.deed = Deed(SHIELD, k.players(YOU), flag=True)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        f.done()
        p.emit(StartEffect(SourceWard(f.obj, self.place, name_of(p, f.obj)), "MTG8-CR-LATER-1"))


class ScorchedOp(Act):
    """The effect by which a creature is not regenerated and leaves the game instead of dying.

    Rule MTG8-CR-SCORCH-1.
    """

    def __init__(self, effect: words.Scorched, k: Compiler) -> None:
        self.what = k.known(IT, PERMANENTS | PLAYERS)
        self.deed = Deed(OTHER, self.what)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        keys = [key for key in in_play(p, self.what.keys(p, c)) if p.things[key].kinds & CREATURE]
        f.done()
        rule, name = "MTG8-CR-SCORCH-1", name_of(p, f.obj)
        doomed = [StartEffect(Doomed((key,), True, name), rule) for key in keys]
        p.emit_all((*doomed, *[StartEffect(Scorching(key, name), rule) for key in keys]))


OPS: Final[dict[type, Callable[[Any, Compiler], Op]]] = {
    words.NextDamageBy: NextDamageByOp,
    words.NextCombatDamage: NextCombatDamageOp,
    words.DeflectBoth: DeflectBothOp,
    words.PreventBySources: PreventBySourcesOp,
    words.Scorched: ScorchedOp,
}
"""The operation for each class of effect of `words.averted`."""
