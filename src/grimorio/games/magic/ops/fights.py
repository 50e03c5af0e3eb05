"""The effects in which creatures deal damage to each other, or must block (MTG8-CR-DAMAGE-6, BLOCK-8)."""

from __future__ import annotations

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.deeds import FIGHT, PROVOKE, Deed
from grimorio.games.magic.meaning.scope import PERMANENTS, fitting
from grimorio.games.magic.ops.compiler import Compiler, OnObjects, in_play, one_target
from grimorio.games.magic.rules.damage import damage
from grimorio.games.magic.rules.lasting import MustBlock
from grimorio.games.magic.rules.marks import StartEffect, name_of
from grimorio.games.magic.rules.resolve import Act, Resolve
from grimorio.games.magic.state.objects import Permanent, TargetId
from grimorio.games.magic.words import fights as words
from grimorio.games.magic.words.nouns import Target
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position


def power(p: Position, key: int) -> int:
    """The power of a permanent; if it has left play, as it last was."""
    it = p.things[key]
    return it.power if isinstance(it, Permanent) else 0


class FightOp(Act):
    """The effect in which two creatures deal damage to each other; if one is gone, neither does."""

    def __init__(self, effect: words.Fight, k: Compiler) -> None:
        self.first = k.which(effect.first, PERMANENTS)
        self.second = k.which(effect.second, PERMANENTS)
        both: tuple[Target, Target] = (effect.first, effect.second)
        one_target(both[0], self.first)
        one_target(both[1], self.second)
        self.deed = Deed(FIGHT, self.second, victim=self.first)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        first, second = in_play(p, self.first.keys(p, c)), in_play(p, self.second.keys(p, c))
        f.done()
        if not first or not second:
            return
        pairs = ((first[0], second[0]), (second[0], first[0]))
        hits = [damage(p, by, TargetId(to), power(p, by), False) for by, to in pairs]
        p.emit_all(tuple([hit for hit in hits if hit is not None]))


class BlocksThisOp(OnObjects):
    """The effect by which creatures block the permanent itself this turn if able (MTG8-CR-BLOCK-8)."""

    def __init__(self, effect: words.BlocksThis, k: Compiler) -> None:
        super().__init__(k.which(effect.what, PERMANENTS), "block", "MTG8-CR-BLOCK-8")
        fitting(effect, k.scope.this, PERMANENTS)
        self.deed = Deed(PROVOKE, self.what)

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        there = tuple([int(key) for key in in_play(p, keys)])
        lasting = MustBlock(there, True, name_of(p, f.obj))
        lasting.attacker = c.this
        return (StartEffect(lasting, self.rule),) if there else ()
