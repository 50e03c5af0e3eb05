"""The effects that last as long as the permanent that made them remains tapped (MTG8-CR-TETHER-1)."""

from __future__ import annotations

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.deeds import GETS, Deed
from grimorio.games.magic.meaning.numbers import Fixed
from grimorio.games.magic.meaning.scope import PERMANENTS, demand
from grimorio.games.magic.ops.compiler import Compiler, OnObjects, in_play
from grimorio.games.magic.rules.marks import StartEffect, name_of
from grimorio.games.magic.rules.resolve import Resolve
from grimorio.games.magic.rules.tethered import Tethered
from grimorio.games.magic.state.masks import KEYWORD_BITS
from grimorio.games.magic.state.objects import Permanent, TargetId
from grimorio.games.magic.words.tethered import WhileTapped
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position

RULE = "MTG8-CR-TETHER-1"


class WhileTappedOp(OnObjects):
    """The effect that changes a creature as long as this permanent remains tapped.

    Where it is untapped or gone as the ability resolves, nothing happens.
    """

    def __init__(self, effect: WhileTapped, k: Compiler) -> None:
        demand(
            k.scope.this == PERMANENTS, effect, "", "this is not in play", cause="word-absent", name="This"
        )
        super().__init__(k.which(effect.what, PERMANENTS), "gets", RULE)
        self.power, self.toughness = effect.size
        self.vigilant = effect.also == "vigilance"
        self.shroud = effect.also == "shroud"
        self.keywords = KEYWORD_BITS.get(effect.also, 0)
        self.deed = Deed(GETS, self.what, Fixed(self.power), more=Fixed(self.toughness))

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        source = p.things[c.this]
        there = tuple(in_play(p, keys))
        if not there or not (isinstance(source, Permanent) and source.in_play and source.tapped):
            return ()
        change = Tethered(there, False, name_of(p, f.obj))
        change.source = c.this
        change.power, change.toughness = self.power, self.toughness
        change.keywords = self.keywords
        change.shroud = self.shroud
        change.vigilant = self.vigilant
        return (StartEffect(change, RULE),)
