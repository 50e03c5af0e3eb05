"""The effects of keyword abilities: storm, provoke, madness, fading, cumulative upkeep and rampage."""

from __future__ import annotations

from grimorio.games.magic.meaning.asks import counters_of
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.costs import Price
from grimorio.games.magic.meaning.deeds import AGE, FADE, OTHER, PROVOKE, Deed
from grimorio.games.magic.meaning.scope import PERMANENTS, Scope, demand
from grimorio.games.magic.ops.compiler import Compiler, in_play
from grimorio.games.magic.ops.flow import YES_NO, Paying
from grimorio.games.magic.rules.lasting import Lasting, MustBlock
from grimorio.games.magic.rules.madness import Window
from grimorio.games.magic.rules.marks import Counters, StartEffect, Tap, name_of
from grimorio.games.magic.rules.moves import Leave, OntoStack
from grimorio.games.magic.rules.placing import PutTrigger
from grimorio.games.magic.rules.resolve import Act, Resolve, context_for, program_of
from grimorio.games.magic.rules.targets import playable
from grimorio.games.magic.state.hidden import copy_of
from grimorio.games.magic.state.objects import Card, OnStack, table
from grimorio.games.magic.words.mechanisms import (
    CumulativeCost,
    CumulativeUpkeep,
    Fading,
    Madness,
    Provoke,
    Rampage,
    Storm,
)
from grimorio.games.magic.words.nouns import Target, That
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position


class StormOp(Act):
    """The effect of storm: copies of the spell, with new targets if its player wants (MTG8-CR-STORM-2)."""

    def __init__(self, effect: Storm, k: Compiler) -> None:
        self.rule = "MTG8-CR-STORM-2"
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if f.stage == 0:
            left = f.order[0] if f.order else c.much
            spell: OnStack = p.things[c.that]
            if left == 0 or spell is None:
                f.done()
                return
            f.order = (left - 1,)
            f.stage = 1
            p.emit(OntoStack(p, copy_of(spell, c.you), self.rule))
            return
        f.stage = 0
        f.back = 0
        key = table(p).stack[0]
        copy: OnStack = p.things[key]
        program = program_of(p, copy)
        if program.targets and playable(p, program, context_for(p, copy), key):
            p.push(PutTrigger(key))


class ProvokeOp(Act):
    """The effect of provoke: a creature of the defending player may be untapped, and must block the attacker.

    Rules MTG8-CR-PROVOKE-1 and 2.
    """

    def __init__(self, effect: Provoke, k: Compiler) -> None:
        scope: Scope = k.scope
        scope.who = True
        self.what = k.which(Target(That(("creature",), controller="that player")), PERMANENTS)
        self.rule = "MTG8-CR-PROVOKE-1"
        self.deed = Deed(PROVOKE, self.what)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if f.stage == 0:
            f.ask(p, c.you, "may", YES_NO, self.rule, 1)
            return
        keys = in_play(p, self.what.keys(p, c)) if f.answer[0] == "yes" else []
        f.done()
        lasting = MustBlock(tuple(keys), True, name_of(p, f.obj))
        lasting.attacker = c.this
        events: list[Event] = [Tap(p, key, True, "effect", self.rule) for key in keys if p.things[key].tapped]
        if keys:
            p.emit_all((*events, StartEffect(lasting, "MTG8-CR-PROVOKE-2")))


class MadnessOp(Act):
    """The effect of madness: its player may play the card until they pass (MTG8-CR-MADNESS-2)."""

    def __init__(self, effect: Madness, k: Compiler) -> None:
        self.rule = "MTG8-CR-MADNESS-2"
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        f.done()
        card = p.things[c.that]
        if isinstance(card, Card) and card.zone == "removed":
            p.emit(StartEffect(Window(c.you, c.that), self.rule))


class FadingOp(Act):
    """Fading: a fade counter is taken off, or the permanent is sacrificed (MTG8-CR-FADING-2)."""

    def __init__(self, effect: Fading, k: Compiler) -> None:
        self.rule = "MTG8-CR-FADING-2"
        self.deed = Deed(FADE)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        f.done()
        for key in in_play(p, [c.this]):
            if counters_of(p, key, "fade"):
                p.emit(Counters(p, key, "fade", -1, self.rule))
            elif p.things[key].controller == c.you:
                p.emit(Leave(p, key, "graveyard", "sacrificed", self.rule, True, c.you))


class CumulativeUpkeepOp(Paying):
    """The effect of cumulative upkeep: an age counter comes, then its player pays for all, or sacrifices it.

    Rules MTG8-CR-AGE-1 and 2.
    """

    def __init__(self, effect: CumulativeUpkeep | CumulativeCost, k: Compiler) -> None:
        cost = (effect.cost,) if isinstance(effect, CumulativeUpkeep) else effect.cost
        super().__init__(Price(cost, k.scope, True))
        alone = self.price.tap_other is None or not self.price.mana.value
        message = "several are tapped only where no mana is paid"
        demand(alone, effect, "cost", message, cause="card-taps")
        self.deed = Deed(AGE, price=self.price)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        keys = in_play(p, [c.this])
        if not f.keys:
            f.keys = (1,)
            if keys:
                p.emit(Counters(p, keys[0], "age", 1, "MTG8-CR-AGE-1"))
                return
        paid = self.paid(p, f, c, c.you, counters_of(p, c.this, "age"))
        if paid < 0:
            return
        f.done()
        if not paid and keys and p.things[keys[0]].controller == c.you:
            p.emit(Leave(p, keys[0], "graveyard", "sacrificed", "MTG8-CR-AGE-2", True, c.you))


class RampageOp(Act):
    """The effect of rampage: +1/+1 so many times for each blocker beyond the first (MTG8-CR-RAMPAGE-1)."""

    def __init__(self, effect: Rampage, k: Compiler) -> None:
        self.count = effect.count
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        f.done()
        blockers = [key for key in table(p).play if p.things[key].blocking and c.this in p.things[key].blocks]
        more = self.count * max(0, len(blockers) - 1)
        for key in in_play(p, [c.this]) if more else []:
            lasting = Lasting((key,), True, name_of(p, f.obj))
            lasting.power = lasting.toughness = more
            p.emit(StartEffect(lasting, "MTG8-CR-RAMPAGE-1"))
