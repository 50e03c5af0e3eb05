"""Effects that last: changes of characteristics, shields, redirections, delayed triggers, and watches.

A watch (`Watch`) is the effect by which an ability of a permanent is told about events.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.abilities import TriggeredRules
from grimorio.games.magic.meaning.context import Context, context_of
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.rules.events import DAMAGE, LEAVE, STEP, BeginStep
from grimorio.games.magic.rules.marks import Damage, EndEffect, Heal, LeaveCombat, Tap
from grimorio.games.magic.rules.moves import Leave
from grimorio.games.magic.rules.targets import alike
from grimorio.games.magic.state.objects import (
    END,
    END_COMBAT,
    FaceIndex,
    OnStack,
    Permanent,
    TargetId,
    Trigger,
    seat_of,
    table,
    waiting_triggers,
)
from grimorio.kernel.choice import Option
from grimorio.kernel.event import Effect, Event
from grimorio.kernel.position import Position
from grimorio.kernel.thing import Thing


@mypyc_attr(allow_interpreted_subclasses=True)
class Lasting(Thing):
    """A change of characteristics by a spell or ability that has resolved, for fixed objects and amounts.

    Attributes:
        keys: ids of the permanents that it changes.
        stamp: the timestamp of the effect.
        ends: whether it ends in the cleanup step.
        kinds, types, keywords: masks of what is added.
        land_type: the mask of the land type that replaces all others, or 0.
        creature_type: the mask of the creature type that replaces all others, or 0.
        color: the mask of the colour that replaces all others, or 0.
        power, toughness: numbers that are added.
        size: (power, toughness) that are set, or ().
        words: words that replace others in the text, as ((old, new), …).
        cant_block: whether the permanents cannot block.
        by: name of the card that made the effect.
    """

    FIELDS = (
        "keys",
        "stamp",
        "ends",
        "kinds",
        "types",
        "land_type",
        "creature_type",
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
        self.creature_type = 0
        self.color = 0
        self.keywords = 0
        self.power = 0
        self.toughness = 0
        self.size: tuple[int, ...] = ()
        self.words: tuple[tuple[str, str], ...] = ()
        self.cant_block = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Counted(Lasting):
    """The change that the counters of one name make to the permanent that has them.

    Attributes:
        name: the name of the counters.
        count: how many there are.
    """

    def __init__(self, key: int, name: str, count: int, stamp: int) -> None:
        super().__init__((key,), False, "")
        self.name = name
        self.count = count
        self.stamp = stamp
        power, _, toughness = name.partition("/")
        if toughness:
            self.power = int(power) * count
            self.toughness = int(toughness) * count


@mypyc_attr(allow_interpreted_subclasses=True)
class Watch(Effect):
    """The effect that listens to events for a triggered ability of a permanent in play.

    Attributes:
        key: id of the permanent.
        face: the number of its card's face.
        changes: words replaced in its text.
        ability: the number of the ability on the face.
        kinds: a mask of the kinds of events that it listens to.
    """

    FIELDS = ("key", "face", "changes", "ability", "kinds")

    def __init__(
        self, key: int, face: FaceIndex, changes: tuple[tuple[str, str], ...], ability: int, kinds: int
    ) -> None:
        super().__init__()
        self.key = key
        self.face = face
        self.changes = changes
        self.ability = ability
        self.kinds = kinds

    def hears(self) -> int:
        return self.kinds

    def concerned(self, position: Position, event: Event) -> bool:
        """Whether this damage would trigger the ability. If so, it matters which source deals the damage."""
        rules: TriggeredRules = position.book.face(self.face, self.changes).abilities[self.ability]
        it: Permanent = position.things[self.key]
        c = Context(it.controller, self.key, it.chosen)
        return any(matcher.concerned(position, event, it, c) for matcher in rules.matchers)

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
class StateWatch(Watch):
    """The effect that checks a state trigger of a permanent in play (MTG8-CR-TRIG-5).

    The state is checked after every event, even in the middle of a resolution.
    """

    def __init__(self, key: int, face: FaceIndex, changes: tuple[tuple[str, str], ...], ability: int) -> None:
        super().__init__(key, face, changes, ability, -1)

    def notice(self, position: Position, event: Event) -> Trigger | None:
        return self.trigger(position)

    def trigger(self, p: Position) -> Trigger | None:
        """The trigger to put onto the stack now, because the condition of the ability is true.

        None if it is not true, or if a trigger of the ability waits or is on the stack already.
        """
        permanent: Permanent = p.things[self.key]
        t = table(p)
        if not permanent.in_play or permanent.controller not in t.seats:
            return None
        if any(
            waiting.source == self.key and waiting.ability == self.ability for waiting in waiting_triggers(p)
        ):
            return None
        for key in t.stack:
            obj = p.things[key]
            if isinstance(obj, OnStack) and (obj.source, obj.ability) == (self.key, self.ability):
                return None
        rules: TriggeredRules = p.book.face(self.face, self.changes).abilities[self.ability]
        assert rules.state is not None
        if not rules.state.holds(p, Context(permanent.controller, self.key, permanent.chosen)):
            return None
        return Trigger(
            self.face, self.changes, self.ability, self.key, permanent.controller, 0, permanent.controller
        )


def true_states(p: Position) -> tuple[Trigger, ...]:
    """The triggers of state-triggered abilities whose state is true in a position laid out by hand."""
    watches = [p.things[key] for key in p.effects]
    found = [one.trigger(p) for one in watches if isinstance(one, StateWatch)]
    return tuple(one for one in found if one is not None)


@mypyc_attr(allow_interpreted_subclasses=True)
class Delayed(Effect):
    """A delayed triggered ability. It triggers once, as a step begins, even if its source is gone.

    Attributes:
        at: the step at whose beginning it triggers.
        trigger: the trigger that is then put onto the stack.
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
    """Whether `source` is the chosen source of damage, or the permanent that the chosen spell became."""
    if chosen == source:
        return True
    spell = p.things[chosen]
    return isinstance(spell, OnStack) and spell.became == source


@mypyc_attr(allow_interpreted_subclasses=True)
class Shield(Effect):
    """An effect that prevents damage that would be dealt.

    Attributes:
        to: the creature (id) or player (`as_target`) that it protects; 0 for all.
        left: how many points it can still prevent, or -1 for all damage.
        source: the only source whose damage it prevents, or 0 for all.
        once: whether the first event that it prevents uses it up, even if it prevents little of it.
        combat: whether it prevents combat damage only.
        ends: whether it ends in the cleanup step.
        by: name of the card that made it, for the choice among several.
        obj: id of the spell or ability that made it, if a source must still fit its description as it deals
            damage (`docs/rulings/chosen-source.md`); else 0.
        place: the index of that description in `Face.sources`.
    """

    FIELDS = ("to", "left", "source", "once", "combat", "ends", "by", "obj", "place")

    def __init__(
        self,
        to: TargetId,
        left: int,
        source: int,
        once: bool,
        combat: bool,
        by: str,
        obj: int = 0,
        place: int = -1,
    ) -> None:
        super().__init__()
        self.to = to
        self.left = left
        self.source = source
        self.once = once
        self.combat = combat
        self.ends = True
        self.by = by
        self.obj = obj
        self.place = place

    def hears(self) -> int:
        return DAMAGE

    def replaces(self, position: Position, event: Event) -> bool:
        return (
            isinstance(event, Damage)
            and self.left != 0
            and (not self.to or event.to == self.to)
            and (not self.source or same_source(position, self.source, event.source))
            and (not self.combat or event.combat)
            and (not self.obj or self._still_fits(position, event.source))
        )

    def _still_fits(self, p: Position, source: int) -> bool:
        """Whether a source of damage still fits the card's description of the sources to choose from."""
        obj: OnStack = p.things[self.obj]
        by = p.things[obj.source]
        c = context_of(obj, by.chosen if isinstance(by, Permanent) else "")
        what: Filter = p.book.face(obj.face, obj.changes).sources[self.place]
        return alike(p, source, what, c)

    def replace(self, position: Position, event: Event, key: int) -> tuple[Event, ...]:
        assert isinstance(event, Damage)
        if self.left < 0 and not self.once:
            return ()
        left = event.amount if self.left < 0 else min(self.left, event.amount)
        rest = self.replace_part(position, event, key, ("part", event.source, left))
        if self.once:
            position.edit(key).left = 0
        return rest

    def parts(self, position: Position, event: Event, others: tuple[Event, ...]) -> tuple[Option, ...]:
        """The amounts of this damage that the shield may prevent, as options (MTG8-CR-SHIELD-1).

        Empty if there is nothing to choose: one source deals all the damage, or the shield can prevent all of
        it. `others` are the later events.
        """
        assert isinstance(event, Damage)
        later = [other for other in others if isinstance(other, Damage)]
        most = min(self.left, event.amount)
        least = max(0, self.left - sum(other.amount for other in later))
        if self.left < 0 or self.once or least >= most or not differ(position, self, [event, *later]):
            return ()
        return tuple(("part", event.source, amount) for amount in range(most, least - 1, -1))

    def replace_part(self, position: Position, event: Event, key: int, part: Option) -> tuple[Event, ...]:
        assert isinstance(event, Damage)
        amount = int(part[2])
        position.edit(key).left -= amount
        if amount == event.amount:
            return ()
        return (Damage(position, event.source, event.to, event.amount - amount, event.combat, event.rule),)


def differ(p: Position, shield: Shield, events: list[Damage]) -> bool:
    """Whether it matters which of these events a shield prevents.

    It does if the recipients are different. It also does if the sources are different and some events would
    be replaced by another effect, or trigger an ability.
    """
    if any(event.to != events[0].to for event in events):
        return True
    for _, effect in p.listening(DAMAGE):
        if effect is shield:
            continue
        if isinstance(effect, Shield):
            concerned = len({effect.replaces(p, event) for event in events}) > 1
        elif isinstance(effect, Watch):
            concerned = any(effect.concerned(p, event) for event in events)
        else:
            concerned = any(effect.replaces(p, event) for event in events)
        if concerned:
            first = events[0]
            return any(
                event.amount != first.amount or not look_alike(p, event.source, first.source)
                for event in events
            )
    return False


def look_alike(p: Position, key: int, other: int) -> bool:
    """Whether two permanents in play, with the ids `key` and `other`, are equal in everything but when they
    came into play. An enchanted permanent is equal only to itself.
    """
    one, two = p.things[key], p.things[other]
    if key == other:
        return True
    if not (isinstance(one, Permanent) and isinstance(two, Permanent) and one.in_play and two.in_play):
        return False
    enchanted = any(p.things[it].on in (key, other) for it in table(p).play)
    return not enchanted and all(getattr(one, name) == getattr(two, name) for name in LOOKS)


LOOKS = (
    "face", "owner", "under", "tapped", "damage", "counters", "ready", "on", "chosen", "attacking",
    "attacked", "blocked", "blockers", "blocking", "blocks", "struck", "controller", "kinds", "types",
    "colors", "keywords", "power", "toughness", "changes", "own",
)  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
class Redirection(Effect):
    """The effect that deals all damage of a source to another creature this turn (MTG8-CR-REDIRECT-1).

    Attributes:
        to: the creature (id) or player (`as_target`) to whom the damage would be dealt.
        source: id of the source whose damage is redirected.
        onto: id of the other creature. Nothing is redirected while it is not a creature in play.
    """

    FIELDS = ("to", "source", "onto", "ends", "by")

    def __init__(self, to: TargetId, source: int, onto: TargetId, by: str) -> None:
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
    """The effect that replaces the next destruction of a permanent this turn.

    The permanent is tapped, loses its damage and leaves combat instead.
    """

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
    """The effect of a static ability that multiplies damage, or prevents some of it to its controller.

    Attributes:
        key: id of the permanent that has the ability.
        place: if damage is multiplied, the index in `Face.damage_times` of the noun for its recipients.
        times: the factor, or 0 where damage is prevented.
        less: how much of each source's damage is prevented.
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
