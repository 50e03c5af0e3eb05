"""The effects that copy spells (MTG8-CR-COPY-1)."""

from __future__ import annotations

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.deeds import OTHER, Deed
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.scope import STACK, demand
from grimorio.games.magic.ops.compiler import Compiler, one_target
from grimorio.games.magic.rules.moves import OntoStack
from grimorio.games.magic.rules.placing import Retarget, retargetable
from grimorio.games.magic.rules.resolve import Act, Resolve
from grimorio.games.magic.state.hidden import copy_of
from grimorio.games.magic.state.objects import OnStack, table
from grimorio.games.magic.words import copies as words
from grimorio.games.magic.words.nouns import Target
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

RULE = "MTG8-CR-COPY-1"


def copied(p: Position, f: Resolve, key: int, seat: Seat) -> None:
    """Put a copy of the spell `key` onto the stack, then let its controller, the player `seat`, aim it anew.

    The resolution `f` is at stage 0 first, and at stage 1 once the copy is on the stack.
    """
    if f.stage == 0:
        spell = p.things[key]
        if not isinstance(spell, OnStack) or spell.kind != "spell":
            f.done()
            return
        f.back = f.stage
        f.stage = 1
        p.emit(OntoStack(p, copy_of(spell, seat), RULE))
        return
    copy = table(p).stack[0]
    f.done()
    if retargetable(p, copy):
        p.push(Retarget(p, copy))


class CopyThisOp(Act):
    """The effect by which a player copies the spell that has it."""

    def __init__(self, effect: words.CopyThis, k: Compiler) -> None:
        face = k.scope.face
        spell = face is not None and not face.is_permanent and not face.is_land
        demand(spell, effect, "", "only an instant or sorcery is copied", cause="card-storm-spell")
        self.who = k.player(effect.who)
        self.deed = Deed(OTHER, self.who)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        seats = self.who.seats(p, c)
        if f.stage == 0 and not seats:
            f.done()
            return
        copied(p, f, f.obj, seats[0] if seats else c.you)


class CopySpellOp(Act):
    """The effect by which you copy a spell on the stack."""

    def __init__(self, effect: words.CopySpell, k: Compiler) -> None:
        self.what = k.which(effect.what, STACK)
        if isinstance(effect.what, Target):
            one_target(effect.what, self.what)
        noun: Filter | None = k.scope.targets[-1].what if isinstance(effect.what, Target) else None
        fits = noun is None or noun.zone == "stack"
        demand(fits, effect, "what", "expected spells", cause="word-banned")
        self.deed = Deed(OTHER, self.what)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        keys = self.what.keys(p, c)
        if f.stage == 0 and not keys:
            f.done()
            return
        copied(p, f, keys[0] if keys else 0, c.you)
