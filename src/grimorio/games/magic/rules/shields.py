"""Effects that replace or prevent damage and destruction: shields, redirections, regeneration."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.context import Context, context_at
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.static_rules import DamageRules
from grimorio.games.magic.rules.damage import damage
from grimorio.games.magic.rules.events import DAMAGE, LEAVE
from grimorio.games.magic.rules.lasting import Watch
from grimorio.games.magic.rules.marks import Damage, EndEffect, Heal, LeaveCombat, Tap
from grimorio.games.magic.rules.moves import Leave
from grimorio.games.magic.rules.ranging import doomed, warded
from grimorio.games.magic.rules.sure import SureDamage, unstoppable
from grimorio.games.magic.rules.targets import alike
from grimorio.games.magic.state.objects import (
    OnStack,
    Permanent,
    TargetId,
    Trigger,
    seat_of,
    table,
)
from grimorio.kernel.choice import Option
from grimorio.kernel.event import Effect, Event
from grimorio.kernel.frame import Emission
from grimorio.kernel.position import Position


def same_source(p: Position, chosen: int, source: int) -> bool:
    """Whether `source` is the chosen source of damage, or the permanent that the chosen spell became."""
    if chosen == source:
        return True
    spell = p.things[chosen]
    return isinstance(spell, OnStack) and spell.became == source


def fits_source(p: Position, obj: int, place: int, source: int) -> bool:
    """Whether a source of damage fits a noun of an effect as it deals the damage.

    `obj` is the id of the spell or ability that made the effect, `place` the index of the noun in
    `Face.sources`, and `source` the id of the source.
    """
    made: OnStack = p.things[obj]
    what: Filter = face_at(p, made.face, made.changes).sources[place]
    return alike(p, source, what, context_at(p, made))


def dealt_to(p: Position, event: Damage, to: TargetId, amount: int) -> tuple[Event, ...]:
    """The event, as a tuple, in which `amount` of the damage of `event` is dealt to somebody else.

    Empty if nothing is dealt there (see `damage`).
    """
    moved = damage(p, event.source, to, amount, event.combat, isinstance(event, SureDamage))
    return () if moved is None else (moved,)


def preventable(p: Position, event: Damage) -> bool:
    """Whether this damage can be prevented (MTG8-CR-SURE-1)."""
    return not isinstance(event, SureDamage) and not unstoppable(p)


def resized(p: Position, event: Damage, amount: int) -> Damage:
    """The same damage with another amount."""
    kind = SureDamage if isinstance(event, SureDamage) else Damage
    return kind(p, event.source, event.to, amount, event.combat, event.rule)


def more_to_come(p: Position, effect: Effect, key: int) -> bool:
    """Whether the effect with the id `key` would replace a later event of the batch that is examined now."""
    frame = p.agenda[-1]
    later = frame.todo[1:] if isinstance(frame, Emission) else ()
    return any([key not in marks and effect.replaces(p, event) for event, marks in later])


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
            and preventable(position, event)
            and (not self.to or event.to == self.to)
            and (not self.source or same_source(position, self.source, event.source))
            and (not self.combat or event.combat)
            and (not self.obj or fits_source(position, self.obj, self.place, event.source))
        )

    def replace(self, position: Position, event: Event, key: int) -> tuple[Event, ...]:
        assert isinstance(event, Damage)
        if self.left < 0 and not self.once:
            return ()
        left = event.amount if self.left < 0 else min(self.left, event.amount)
        anybody = self.once and not self.to
        if anybody and more_to_come(position, self, key):
            return ()
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
        return (resized(position, event, event.amount - amount),)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ward(Effect):
    """An effect that prevents all damage to, or by, whatever fits a noun as the damage would be dealt.

    Rule MTG8-CR-LATER-1.

    Attributes:
        obj: id of the spell or ability that made it.
        place: the index of the noun in `Face.wards`.
        dealt: whether it prevents the damage that the permanents would deal; else the damage to them.
        combat: whether it prevents combat damage only.
        ends: True, because it ends in the cleanup step.
        by: name of the card that made it, for the choice among several.
    """

    FIELDS = ("obj", "place", "dealt", "combat", "ends", "by")

    def __init__(self, obj: int, place: int, dealt: bool, combat: bool, by: str) -> None:
        super().__init__()
        self.obj = obj
        self.place = place
        self.dealt = dealt
        self.combat = combat
        self.ends = True
        self.by = by

    def hears(self) -> int:
        return DAMAGE

    def replaces(self, position: Position, event: Event) -> bool:
        if not isinstance(event, Damage) or (self.combat and not event.combat):
            return False
        if not preventable(position, event):
            return False
        if self.dealt:
            return warded(position, self.obj, self.place, event.source)
        return warded(position, self.obj, self.place, event.to)

    def replace(self, position: Position, event: Event, key: int) -> tuple[Event, ...]:
        return ()


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
    "attacked", "hurt_by", "blocked", "blockers", "blocking", "blocks", "struck", "controller", "kinds",
    "types", "colors", "keywords", "power", "toughness", "changes", "own",
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
        return dealt_to(position, event, self.onto, event.amount)


@mypyc_attr(allow_interpreted_subclasses=True)
class Deflection(Effect):
    """The effect by which damage to one creature or player is dealt to another this turn.

    Rule MTG8-CR-REDIRECT-2.

    Attributes:
        to: the creature (id) or player (`as_target`) to whom the damage would be dealt.
        onto: the creature or player to whom it is dealt. Nothing is redirected to what has left.
        left: how many points it can still redirect, or -1 for all.
        once: whether it redirects the damage of one moment only, from all sources.
        used: whether it has redirected damage that is about to be dealt.
        ends: True, because it ends in the cleanup step.
        by: name of the card that made it, for the choice among several.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("to", "onto", "left", "once", "used", "ends", "by")

    def __init__(self, to: TargetId, onto: TargetId, left: int, once: bool, by: str) -> None:
        super().__init__()
        self.to = to
        self.onto = onto
        self.left = left
        self.once = once
        self.used = False
        self.ends = True
        self.by = by

    def hears(self) -> int:
        return DAMAGE

    def replaces(self, position: Position, event: Event) -> bool:
        if not isinstance(event, Damage) or not self.catches(event.to) or not self.left:
            return False
        onto = position.things[self.onto] if self.onto > 0 else None
        if onto is None:
            return seat_of(self.onto) in table(position).seats
        return isinstance(onto, Permanent) and onto.in_play and bool(onto.kinds & 2)

    def replace(self, position: Position, event: Event, key: int) -> tuple[Event, ...]:
        assert isinstance(event, Damage)
        amount = event.amount if self.left < 0 else min(self.left, event.amount)
        mine = position.edit(key)
        events = dealt_to(position, event, self.onto, amount)
        mine.used = True
        if self.left > 0:
            mine.left = self.left - amount
        elif self.once and not more_to_come(position, self, key):
            mine.left = 0
        rest = event.amount - amount
        if rest:
            events += (resized(position, event, rest),)
        return events

    def catches(self, to: TargetId) -> bool:
        """Whether the effect is about damage to this creature or player."""
        return to == self.to

    def notice(self, position: Position, event: Event) -> Trigger | None:
        """End with the first damage after the effect has redirected some, if that is all of it."""
        if self.once and self.used and self.left:
            [key] = [one for one in position.effects if position.things[one] is self]
            position.edit(key).left = 0
        return None


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
            and not doomed(position, self.key)
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
    """The effect of a static ability that multiplies damage, or prevents some or all of it.

    Attributes:
        key: id of the permanent that has the ability.
        place: the index of its rule in `Face.on_damage`.
    """

    FIELDS = ("key", "place")

    def __init__(self, key: int, place: int) -> None:
        super().__init__()
        self.key = key
        self.place = place

    def hears(self) -> int:
        return DAMAGE

    def replaces(self, position: Position, event: Event) -> bool:
        if not isinstance(event, Damage):
            return False
        rule = self._rule(position)
        if (rule.combat and not event.combat) or (rule.less and not preventable(position, event)):
            return False
        ruler: Permanent = position.things[self.key]
        c = Context(ruler.controller, self.key, ruler.chosen)
        if rule.by is not None and not alike(position, event.source, rule.by, c):
            return False
        if rule.when is not None and not rule.when.holds(position, c):
            return False
        if rule.you:
            return event.to < 0 and seat_of(event.to) == ruler.controller
        if rule.noun is not None:
            ids = (event.to, event.source) if rule.and_by else (event.to,)
            return any([rule.noun.covers(position, self.key, int(key)) for key in ids])
        return rule.to is not None and rule.to.fits(position, event.to, c)

    def _rule(self, p: Position) -> DamageRules:
        it: Permanent = p.things[self.key]
        rule: DamageRules = face_at(p, it.face, it.changes).on_damage[self.place]
        return rule

    def replace(self, position: Position, event: Event, key: int) -> tuple[Event, ...]:
        assert isinstance(event, Damage)
        rule = self._rule(position)
        amount = 0 if rule.less < 0 else event.amount * rule.times - rule.less
        if amount <= 0:
            return ()
        return (resized(position, event, amount),)
