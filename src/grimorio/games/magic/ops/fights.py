"""The effect in which two creatures deal damage to each other (MTG8-CR-DAMAGE-6)."""

from __future__ import annotations

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.deeds import FIGHT, Deed
from grimorio.games.magic.meaning.scope import PERMANENTS
from grimorio.games.magic.ops.compiler import Compiler, in_play, one_target
from grimorio.games.magic.rules.damage import damage
from grimorio.games.magic.rules.resolve import Act, Resolve
from grimorio.games.magic.state.objects import Permanent, TargetId
from grimorio.games.magic.words import fights as words
from grimorio.games.magic.words.nouns import Target
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
