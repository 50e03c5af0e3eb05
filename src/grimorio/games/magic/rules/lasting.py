"""Effects that last: changes of characteristics, delayed triggers, and watches.

A watch (`Watch`) is the effect by which an ability of a permanent is told about events.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.abilities import TriggeredRules
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.rules.events import STEP, BeginStep
from grimorio.games.magic.state.objects import (
    END,
    END_COMBAT,
    NOBODY,
    UPKEEP,
    Card,
    FaceIndex,
    OnStack,
    Permanent,
    Trigger,
    plays,
    table,
    waiting_triggers,
)
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
        shroud: whether they cannot be targets.
        by: name of the card that made the effect.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
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
        "shroud",
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
        self.shroud = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Losing(Lasting):
    """The change by which permanents lose keywords; `lost` is the mask of these keywords."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Lasting.FIELDS, "lost")

    def __init__(self, keys: tuple[int, ...], ends: bool, by: str) -> None:
        super().__init__(keys, ends, by)
        self.lost = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Doomed(Lasting):
    """The effect by which permanents cannot be regenerated this turn (MTG8-CR-REGEN-2)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Veil(Lasting):
    """The effect by which whatever fits a noun now cannot be a target this turn (MTG8-CR-LATER-1).

    Attributes:
        obj: id of the spell or ability that made it.
        place: the index of the noun in `Face.wards`.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (*Lasting.FIELDS, "obj", "place")

    def __init__(self, obj: int, place: int, by: str) -> None:
        super().__init__((), True, by)
        self.obj = obj
        self.place = place


@mypyc_attr(allow_interpreted_subclasses=True)
class Blocking(Lasting):
    """The effect by which creatures may block an additional creature this turn (MTG8-CR-BLOCK-4)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing(Lasting):
    """The effect by which attacking does not cause creatures to tap this turn (MTG8-CR-ATTACK-TAP-1)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Piercing(Lasting):
    """The effect by which creatures may deal damage this turn as if they were not blocked."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Climbing(Lasting):
    """The effect by which creatures may attack this turn as though they were not Walls."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Daunting(Lasting):
    """The effect by which creatures can be blocked this turn only by two or more together."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Kept(Lasting):
    """The effect by which a permanent does not untap in its controller's next untap step.

    Rule MTG8-CR-UNTAP-3.
    """


def kept(p: Position, seat: int) -> list[int]:
    """The ids of the effects by which permanents of the player at `seat` do not untap next time."""
    found: list[int] = []
    for effect in table(p).statics:
        thing = p.things[effect]
        if isinstance(thing, Kept) and p.things[thing.keys[0]].controller == seat:
            found.append(effect)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Idle(Lasting):
    """The effect by which creatures assign no combat damage this turn (MTG8-CR-DAMAGE-5)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Controlled(Lasting):
    """The change by which the player at `seat` controls permanents (MTG8-CR-CONTROL-1)."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Lasting.FIELDS, "seat")

    def __init__(self, keys: tuple[int, ...], ends: bool, by: str) -> None:
        super().__init__(keys, ends, by)
        self.seat = NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class Granted(Lasting):
    """The change by which permanents have a further ability this turn (MTG8-CR-GRANT-3).

    Attributes:
        code: the second part of the entry in `Permanent.changes` for it, which `Book.given` reads.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (*Lasting.FIELDS, "code")

    def __init__(self, keys: tuple[int, ...], ends: bool, by: str) -> None:
        super().__init__(keys, ends, by)
        self.code = ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Switched(Lasting):
    """The change by which power and toughness change places (MTG8-CR-SIZE-1)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class MustBlock(Lasting):
    """The effect by which creatures must block an attacker if able (MTG8-CR-PROVOKE-2).

    Attributes:
        attacker: id of the creature to block.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (*Lasting.FIELDS, "attacker")

    def __init__(self, keys: tuple[int, ...], ends: bool, by: str) -> None:
        super().__init__(keys, ends, by)
        self.attacker = 0


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
class GraveWatch(Watch):
    """The effect that lets a triggered ability of a card in a graveyard hear of events (MTG8-CR-BURIED-1)."""

    def concerned(self, position: Position, event: Event) -> bool:
        return False

    def notice(self, position: Position, event: Event) -> Trigger | None:
        card = position.things[self.key]
        if not isinstance(card, Card) or not plays(position, card.owner):
            return None
        rules: TriggeredRules = position.book.face(self.face).abilities[self.ability]
        nowhere = Permanent(self.face, card.owner, card.owner, 0)
        for matcher in rules.matchers:
            c = Context(card.owner, self.key)
            if (
                matcher.hears & event.KIND
                and matcher.matches(position, event, nowhere, c)
                and (rules.condition is None or rules.condition.holds(position, c))
            ):
                return Trigger(self.face, (), self.ability, self.key, card.owner, c.that, c.who, c.much)
        return None


def listen(p: Position, key: int, face: FaceIndex) -> None:
    """Let the abilities of a card that trigger in a graveyard be told of events from now on.

    `key` is the id of the card, just put into a graveyard, and `face` the number of its face.
    """
    for triggered in face_at(p, face).buried:
        p.add(GraveWatch(key, face, (), triggered.place, triggered.hears))


def deafen(p: Position, key: int) -> None:
    """End the effects by which abilities of a card in a graveyard are told of events.

    `key` is the id of the card, which leaves its graveyard.
    """
    for effect in tuple(p.effects):
        watch = p.things[effect]
        if isinstance(watch, GraveWatch) and watch.key == key:
            p.remove(effect)


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Linked(Effect):
    """The note of the cards that an ability of a permanent has removed from the game.

    Attributes:
        source: id of the permanent.
        keys: ids of the cards.
    """

    FIELDS = ("source", "keys")

    def __init__(self, source: int, keys: tuple[int, ...]) -> None:
        super().__init__()
        self.source = source
        self.keys = keys

    def hears(self) -> int:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Used(Effect):
    """The note that an ability that may be played once each turn was played (MTG8-CR-ONLY-1).

    Attributes:
        key: id of the object that has the ability.
        ability: its number on the face.
        turn: the number of the turn.
    """

    FIELDS = ("key", "ability", "turn")

    def __init__(self, key: int, ability: int, turn: int) -> None:
        super().__init__()
        self.key = key
        self.ability = ability
        self.turn = turn

    def hears(self) -> int:
        return 0


STEPS_LATER = {"end of turn": END, "end of combat": END_COMBAT, "next upkeep": UPKEEP}
"""The step at whose beginning a delayed ability triggers, by the words for it."""
