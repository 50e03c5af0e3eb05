"""The events of attacks and damage that trigger abilities, compiled."""

from __future__ import annotations

from grimorio.games.magic.meaning.abilities import Matcher
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.scope import PERMANENTS, STACK, Scope, demand, fitting
from grimorio.games.magic.ops.zones import Subject, batch_of
from grimorio.games.magic.rules.combat_events import Unblocked
from grimorio.games.magic.rules.events import ATTACK, DAMAGE, TARGET, UNBLOCKED
from grimorio.games.magic.rules.marks import Attack, Damage, Targeted
from grimorio.games.magic.state.objects import OnStack, Permanent, as_target
from grimorio.games.magic.words import combat_events as words
from grimorio.games.magic.words.nouns import This
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position


class GetsThrough(Matcher):
    """The trigger on an attacker that is not blocked; the player of the event defends."""

    def __init__(self, on: words.AttacksUnblocked, scope: Scope) -> None:
        super().__init__(UNBLOCKED, on.what)
        self.what = Subject(on.what, scope)
        self.defender = True

    def matches(self, p: Position, event: Event, it: Permanent, c: Context) -> bool:
        if not isinstance(event, Unblocked) or not self.what.fits(p, event.key, it, c):
            return False
        c.that = event.key
        c.who = event.seat
        return True


class Crowd(Matcher):
    """The trigger on a declaration of so many attackers of yours, once for all of them (MTG8-CR-ATTACK-8)."""

    def __init__(self, on: words.AttackWith, scope: Scope) -> None:
        super().__init__(ATTACK)
        demand(on.least > 0, on, "least", "expected 1 or more", cause="word-count")
        self.least = on.least

    def matches(self, p: Position, event: Event, it: Permanent, c: Context) -> bool:
        if not isinstance(event, Attack) or p.things[event.key].controller != c.you:
            return False
        declared = [other for other in batch_of(p) if isinstance(other, Attack)]
        return declared[0] is event and len(declared) >= self.least


class Hurts(Matcher):
    """The trigger on damage that an object deals to the permanent with the ability, or to its controller."""

    def __init__(self, on: words.DamagedBy, scope: Scope) -> None:
        super().__init__(DAMAGE, on.by)
        self.by = Filter(on.by, scope, PERMANENTS | STACK)
        self.that = self.by.means
        self.this_one = isinstance(on.whom, This)
        if self.this_one:
            fitting(on.whom, scope.this, PERMANENTS)
        self.much = True

    def matches(self, p: Position, event: Event, it: Permanent, c: Context) -> bool:
        if not isinstance(event, Damage) or not self.concerned(p, event, it, c):
            return False
        c.that = event.source
        c.who = p.things[event.source].controller
        c.much = event.amount
        return True

    def concerned(self, p: Position, event: Event, it: Permanent, c: Context) -> bool:
        if not isinstance(event, Damage) or not it.in_play:
            return False
        if event.to != (c.this if self.this_one else as_target(c.you)):
            return False
        source = p.things[event.source]
        if isinstance(source, OnStack):
            return self.by.zone == "stack" and self.by.spell(p, event.source, source, c)
        return self.by.fits(p, event.source, c)


class AttacksPlayer(Matcher):
    """The trigger on a creature attacking the player with the ability (MTG8-CR-ATTACK-9)."""

    def __init__(self, on: words.AttacksYou, scope: Scope) -> None:
        super().__init__(ATTACK, on.what)
        self.what = Subject(on.what, scope)

    def matches(self, p: Position, event: Event, it: Permanent, c: Context) -> bool:
        if not isinstance(event, Attack) or event.seat != c.you:
            return False
        c.that = event.key
        c.who = p.things[event.key].controller
        return self.what.fits(p, event.key, it, c)


class AimedBy(Matcher):
    """The trigger on a permanent becoming the target of an opponent's spell or ability (MTG8-CR-AIM-3)."""

    def __init__(self, on: words.AimedByFoe, scope: Scope) -> None:
        super().__init__(TARGET, on.what)
        self.what = Subject(on.what, scope)

    def matches(self, p: Position, event: Event, it: Permanent, c: Context) -> bool:
        if not isinstance(event, Targeted) or event.key < 0 or not self.what.fits(p, event.key, it, c):
            return False
        by = p.things[event.by]
        c.that = event.key
        c.who = p.things[event.key].controller
        return isinstance(by, OnStack) and by.controller != c.you


def combat_event(on: words.CombatEvent, scope: Scope) -> Matcher:
    """Compile an event of `words.combat_events`. Raises Unplayable: it refers to what is not there."""
    if isinstance(on, words.AttacksUnblocked):
        return GetsThrough(on, scope)
    if isinstance(on, words.AttackWith):
        return Crowd(on, scope)
    if isinstance(on, words.AttacksYou):
        return AttacksPlayer(on, scope)
    if isinstance(on, words.AimedByFoe):
        return AimedBy(on, scope)
    return Hurts(on, scope)
