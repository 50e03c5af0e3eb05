"""Effects that last: changes of characteristics by spells, shields, redirections, delayed triggers, and the
watches that static and triggered abilities of permanents keep."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.abilities import TriggeredRules
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.rules.events import DAMAGE, LEAVE, STEP, BeginStep
from grimorio.games.magic.rules.marks import Damage, EndEffect, Heal, LeaveCombat, Tap
from grimorio.games.magic.rules.moves import Leave
from grimorio.games.magic.rules.objects import END, END_COMBAT, OnStack, Permanent, Trigger, seat_of
from grimorio.kernel.event import Effect, Event
from grimorio.kernel.position import Position
from grimorio.kernel.thing import Thing


@mypyc_attr(allow_interpreted_subclasses=True)
class Lasting(Thing):
    """A change of characteristics by a spell or ability that resolved; its objects and numbers are settled.

    Attributes:
        keys: the permanents it changes.
        stamp: its timestamp.
        ends: whether it ends in the cleanup step.
        kinds, types: added bits; `land_type`: the only land type, or 0.
        color: the only colour's bit, or 0.
        keywords: added bits.
        power, toughness: added numbers.
        size: (power, toughness) set, or ().
        words: words that stand for others, as ((old, new), …).
        cant_block: whether they cannot block.
        by: name of the card that made it.
    """

    FIELDS = (
        "keys",
        "stamp",
        "ends",
        "kinds",
        "types",
        "land_type",
        "color",
        "keywords",
        "power",
        "toughness",
        "size",
        "words",
        "cant_block",
        "by",
    )

    def __init__(self, keys: tuple[int, ...], ends: bool, by: str) -> None:
        super().__init__()
        self.keys = keys
        self.by = by
        self.stamp = 0
        self.ends = ends
        self.kinds = 0
        self.types = 0
        self.land_type = 0
        self.color = 0
        self.keywords = 0
        self.power = 0
        self.toughness = 0
        self.size: tuple[int, ...] = ()
        self.words: tuple[tuple[str, str], ...] = ()
        self.cant_block = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Watch(Effect):
    """A triggered ability of a permanent in play.

    Attributes:
        key: the permanent.
        face, changes, ability: which ability.
        kinds: the kinds of events it listens to.
    """

    FIELDS = ("key", "face", "changes", "ability", "kinds")

    def __init__(
        self, key: int, face: int, changes: tuple[tuple[str, str], ...], ability: int, kinds: int
    ) -> None:
        super().__init__()
        self.key = key
        self.face = face
        self.changes = changes
        self.ability = ability
        self.kinds = kinds

    def hears(self) -> int:
        return self.kinds

    def notice(self, position: Position, event: Event) -> Trigger | None:
        rules: TriggeredRules = position.book.face(self.face, self.changes).abilities[self.ability]
        it: Permanent = position.things[self.key]
        for matcher in rules.matchers:
            if not matcher.hears & event.KIND:
                continue
            c = Context(it.controller, self.key, it.chosen)
            if matcher.matches(position, event, it, c) and (
                rules.condition is None or rules.condition.holds(position, c)
            ):
                return Trigger(
                    self.face, self.changes, self.ability, self.key, it.controller, c.that, c.who, c.much
                )
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Delayed(Effect):
    """A delayed triggered ability: it triggers once, as the step begins, whatever became of its source.

    Attributes:
        at: the step.
        trigger: what then waits.
    """

    FIELDS = ("at", "trigger")

    def __init__(self, at: int, trigger: Trigger) -> None:
        super().__init__()
        self.at = at
        self.trigger = trigger

    def hears(self) -> int:
        return STEP

    def notice(self, position: Position, event: Event) -> Trigger | None:
        if isinstance(event, BeginStep) and event.step == self.at:
            for key in position.effects:
                if position.things[key] is self:
                    position.remove(key)
                    trigger: Trigger = self.trigger
                    return trigger
        return None


END_STEPS = {"end of turn": END, "end of combat": END_COMBAT}


def same_source(p: Position, chosen: int, source: int) -> bool:
    """Whether the source of damage is the one chosen, or the permanent that a chosen spell became."""
    if chosen == source:
        return True
    spell = p.things[chosen]
    return isinstance(spell, OnStack) and spell.became == source


@mypyc_attr(allow_interpreted_subclasses=True)
class Shield(Effect):
    """Damage that would be dealt is prevented.

    Attributes:
        to: the creature or player as a target, or 0 for anything.
        left: how many points are left, or -1 for all damage.
        source: only damage from this source, or 0.
        once: whether it is used up by one event, whatever its amount.
        combat: combat damage only.
        ends: it ends in the cleanup step.
        by: name of what made it, for the choice among several.
    """

    FIELDS = ("to", "left", "source", "once", "combat", "ends", "by")

    def __init__(self, to: int, left: int, source: int, once: bool, combat: bool, by: str) -> None:
        super().__init__()
        self.to = to
        self.left = left
        self.source = source
        self.once = once
        self.combat = combat
        self.ends = True
        self.by = by

    def hears(self) -> int:
        return DAMAGE

    def replaces(self, position: Position, event: Event) -> bool:
        return (
            isinstance(event, Damage)
            and self.left != 0
            and (not self.to or event.to == self.to)
            and (not self.source or same_source(position, self.source, event.source))
            and (not self.combat or event.combat)
        )

    def replace(self, position: Position, event: Event, key: int) -> tuple[Event, ...]:
        assert isinstance(event, Damage)
        me = position.edit(key)
        if self.left < 0:
            if self.once:
                me.left = 0
            return ()
        stopped = min(me.left, event.amount)
        me.left -= stopped
        if stopped == event.amount:
            return ()
        return (Damage(position, event.source, event.to, event.amount - stopped, event.combat, event.rule),)


@mypyc_attr(allow_interpreted_subclasses=True)
class Redirection(Effect):
    """All damage a source would deal to a creature this turn is dealt to another (MTG8 digest 9).

    Attributes:
        to, source: as in `Shield`.
        onto: the creature it is dealt to instead, while that is a creature in play.
    """

    FIELDS = ("to", "source", "onto", "ends", "by")

    def __init__(self, to: int, source: int, onto: int, by: str) -> None:
        super().__init__()
        self.to = to
        self.source = source
        self.onto = onto
        self.ends = True
        self.by = by

    def hears(self) -> int:
        return DAMAGE

    def replaces(self, position: Position, event: Event) -> bool:
        if not isinstance(event, Damage) or event.to != self.to:
            return False
        if not same_source(position, self.source, event.source):
            return False
        onto = position.things[self.onto]
        return isinstance(onto, Permanent) and onto.in_play and bool(onto.kinds & 2)

    def replace(self, position: Position, event: Event, key: int) -> tuple[Event, ...]:
        assert isinstance(event, Damage)
        return (Damage(position, event.source, self.onto, event.amount, event.combat, event.rule),)


@mypyc_attr(allow_interpreted_subclasses=True)
class Regeneration(Effect):
    """The next time it would be destroyed this turn a permanent is tapped, healed, out of combat instead."""

    FIELDS = ("key", "used", "ends", "by")

    def __init__(self, key: int, by: str) -> None:
        super().__init__()
        self.key = key
        self.used = False
        self.ends = True
        self.by = by

    def hears(self) -> int:
        return LEAVE

    def replaces(self, position: Position, event: Event) -> bool:
        return (
            isinstance(event, Leave)
            and event.key == self.key
            and event.why == "destroyed"
            and event.regenerate
            and not self.used
        )

    def replace(self, position: Position, event: Event, key: int) -> tuple[Event, ...]:
        assert isinstance(event, Leave)
        position.edit(key).used = True
        rule = "MTG8-4.REG-1"
        events: tuple[Event, ...] = (
            Heal((event.key,), rule),
            LeaveCombat(event.key, rule),
            EndEffect(key, rule),
        )
        if not position.things[event.key].tapped:
            events += (Tap(position, event.key, False, "effect", rule),)
        return events


@mypyc_attr(allow_interpreted_subclasses=True)
class DamageRule(Effect):
    """A static ability of a permanent that multiplies damage, or prevents some of each.

    Attributes:
        key: the permanent.
        times: with how much it is multiplied, 0 for none; `place`: which of the face's `damage_times`.
        less: how much of each is prevented.
    """

    FIELDS = ("key", "place", "times", "less")

    def __init__(self, key: int, place: int, times: int, less: int) -> None:
        super().__init__()
        self.key = key
        self.place = place
        self.times = times
        self.less = less

    def hears(self) -> int:
        return DAMAGE

    def replaces(self, position: Position, event: Event) -> bool:
        if not isinstance(event, Damage):
            return False
        it: Permanent = position.things[self.key]
        if self.less:
            return event.to < 0 and seat_of(event.to) == it.controller
        what: Filter = position.book.face(it.face, it.changes).damage_times[self.place][0]
        return what.fits(position, event.to, Context(it.controller, self.key, it.chosen))

    def replace(self, position: Position, event: Event, key: int) -> tuple[Event, ...]:
        assert isinstance(event, Damage)
        amount = event.amount - self.less if self.less else event.amount * self.times
        if amount <= 0:
            return ()
        return (Damage(position, event.source, event.to, amount, event.combat, event.rule),)
