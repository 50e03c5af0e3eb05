"""Effects that turn permanents face down or face up, or look at them (MTG8-CR-MORPH-6)."""

from __future__ import annotations

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.deeds import LOOK, TURN_DOWN, TURN_UP, Deed
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.meaning.scope import PERMANENTS
from grimorio.games.magic.ops.compiler import Compiler, OnObjects, in_play
from grimorio.games.magic.rules.face_down import SeeSecret, TurnDown, TurnUp
from grimorio.games.magic.rules.resolve import Resolve
from grimorio.games.magic.state.hidden import secret_of
from grimorio.games.magic.state.objects import FACE_UP, TargetId
from grimorio.games.magic.words import effects as words
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position

RULE = "MTG8-CR-MORPH-6"


class TurnFaceUpOp(OnObjects):
    """The effect that turns face-down permanents face up."""

    def __init__(self, effect: words.TurnFaceUp, k: Compiler) -> None:
        super().__init__(k.which(effect.what, PERMANENTS), "turn", RULE)
        self.deed = Deed(TURN_UP, self.what)

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        down = [key for key in in_play(p, keys) if secret_of(p.things[key]) != FACE_UP]
        return tuple(TurnUp(p, key, p.things[key].controller) for key in down)


class TurnFaceDownOp(OnObjects):
    """The effect that turns permanents with a morph ability face down; others stay as they are."""

    def __init__(self, effect: words.TurnFaceDown, k: Compiler) -> None:
        super().__init__(k.which(effect.what, PERMANENTS), "turn", RULE)
        self.deed = Deed(TURN_DOWN, self.what)

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        up = [key for key in in_play(p, keys) if face_at(p, p.things[key].face).morph is not None]
        return tuple(TurnDown(p, key) for key in up)


class LookAtOp(OnObjects):
    """The effect in which you look at face-down permanents."""

    def __init__(self, effect: words.LookAt, k: Compiler) -> None:
        super().__init__(k.which(effect.what, PERMANENTS), "look", RULE)
        self.deed = Deed(LOOK)

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        down = [key for key in in_play(p, keys) if secret_of(p.things[key]) != FACE_UP]
        return tuple(SeeSecret(p, key, c.you) for key in down)
