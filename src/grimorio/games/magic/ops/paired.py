"""Effects of abilities of one permanent that speak of each other (MTG8-CR-PAIR-1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grimorio.games.magic.meaning.abilities import Op, speaks_of
from grimorio.games.magic.meaning.amounts import Number
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.deeds import LIFE, Deed
from grimorio.games.magic.meaning.scope import absent, demand
from grimorio.games.magic.ops.compiler import Compiler
from grimorio.games.magic.rules.events import ChangeLife
from grimorio.games.magic.rules.marks import EndEffect, StartEffect
from grimorio.games.magic.rules.paired import Debt
from grimorio.games.magic.rules.resolve import Act, Resolve
from grimorio.games.magic.state.objects import NOBODY, OnStack, player, plays, seat_of
from grimorio.games.magic.words import paired as words
from grimorio.games.magic.words.abilities import Triggered
from grimorio.games.magic.words.nouns import YOU, Target
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat
from grimorio.kernel.words import inside

RULE: Final = "MTG8-CR-PAIR-1"


def targeted(p: Position, source: int) -> Seat:
    """The player whom an ability of the permanent `source` has targeted, last of all; else `NOBODY`."""
    for key in range(len(p.things) - 1, 0, -1):
        thing = p.things[key]
        if isinstance(thing, OnStack) and thing.source == source and thing.targets and thing.targets[0] < 0:
            return seat_of(thing.targets[0])
    return NOBODY


class TargetedGainsOp(Act):
    """The effect in which the player targeted by the other ability gains life (MTG8-CR-PAIR-1)."""

    def __init__(self, effect: words.TargetedGains, k: Compiler) -> None:
        face = k.scope.face
        others = [word for word in face.card.text if isinstance(word, Triggered)] if face is not None else []
        aims = [word for word in others if any([isinstance(part, Target) for part in inside((word,))])]
        absent(effect, len(aims) == 1)
        demand(effect.amount > 0, effect, "amount", "expected 1 or more", cause="word-count")
        self.amount = effect.amount
        self.deed = Deed(LIFE, k.players(YOU), Number(), True)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        seat = targeted(p, c.this)
        f.done()
        if plays(p, seat):
            p.emit(ChangeLife(seat, self.amount, RULE))


class LoseAllButOp(Act):
    """The effect in which you lose all life but some; how much is kept for the other ability."""

    def __init__(self, effect: words.LoseAllBut, k: Compiler) -> None:
        demand(effect.life > 0, effect, "life", "expected 1 or more", cause="word-count")
        self.life = effect.life
        face = k.scope.face
        self.kept = face is not None and speaks_of(words.LostBack, face.card)
        self.deed = Deed(LIFE, k.players(YOU), Surplus(effect.life))

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        lost = max(0, player(p, c.you).life - self.life) if plays(p, c.you) else 0
        f.done()
        if lost:
            note = (StartEffect(Debt(c.this, lost), RULE),) if self.kept else ()
            p.emit_all((ChangeLife(c.you, -lost, "MTG8-GLOSS-Perdere_punti_vita"), *note))


class Surplus(Number):
    """How much more life you have than a number, for bots."""

    def __init__(self, life: int) -> None:
        super().__init__()
        self.life = life

    def value(self, p: Position, c: Context) -> int:
        return max(0, player(p, c.you).life - self.life)


class LostBackOp(Act):
    """The effect in which you gain the life that you lost by the other ability (MTG8-CR-PAIR-1)."""

    def __init__(self, effect: words.LostBack, k: Compiler) -> None:
        face = k.scope.face
        absent(effect, face is not None and speaks_of(words.LoseAllBut, face.card))
        self.deed = Deed(LIFE, k.players(YOU), Owed(), True)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        notes = debts(p, c.this)
        lost = sum([p.things[key].amount for key in notes])
        f.done()
        events = [EndEffect(key, RULE) for key in notes]
        if lost and plays(p, c.you):
            p.emit_all((ChangeLife(c.you, lost, RULE), *events))


def debts(p: Position, source: int) -> list[int]:
    """The ids of the notes of the life lost by an ability of the permanent `source`."""
    return [key for key in p.effects if isinstance(p.things[key], Debt) and p.things[key].source == source]


class Owed(Number):
    """How much life you lost by the other ability, for bots."""

    def value(self, p: Position, c: Context) -> int:
        return sum([p.things[key].amount for key in debts(p, c.this)])


OPS: Final[dict[type, Callable[[Any, Compiler], Op]]] = {
    words.TargetedGains: TargetedGainsOp,
    words.LoseAllBut: LoseAllButOp,
    words.LostBack: LostBackOp,
}
"""The operation for each class of effect of `words.paired`."""
