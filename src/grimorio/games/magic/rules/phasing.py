"""Permanents that phase out and in (MTG8-CR-PHASE-1 to 6).

A permanent that is phased out keeps its id and what is known of it, so that it returns as the same permanent.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.rules.events import EFFECTS_CHANGED, LEAVE, PLAY_CHANGED, STEP, BeginStep
from grimorio.games.magic.rules.lasting import Delayed, Kept, Lasting
from grimorio.games.magic.rules.marks import COUNTED
from grimorio.games.magic.rules.moves import listed, take_out_of_play
from grimorio.games.magic.rules.shields import Redirection, Regeneration, Shield
from grimorio.games.magic.rules.tethered import Tethered
from grimorio.games.magic.state.hidden import secret_of
from grimorio.games.magic.state.masks import ENCHANTMENT, PHASING
from grimorio.games.magic.state.objects import (
    ECHO,
    FACE_UP,
    TABLE,
    UPKEEP,
    Permanent,
    Table,
    as_object,
    table,
)
from grimorio.kernel.event import Effect, Event
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

RULE: Final = "MTG8-CR-PHASE-1"
ATTACHED: Final = "MTG8-CR-PHASE-5"
HELD: Final = "MTG8-CR-PHASE-7"
PHASE_IN: Final = 2 * COUNTED
"""The bit of permanents that phase in (see `Event.KIND`)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PhasedOut(Effect):
    """The note that a permanent is phased out.

    Attributes:
        key: id of the permanent.
        seat: the seat that controlled it as it phased out, and for which it phases in.
        along: id of the permanent that it enchanted and with which it phased out, or 0.
        turn: the number of the turn in which it phased out.
    """

    FIELDS = ("key", "seat", "along", "turn")

    def __init__(self, key: int, seat: Seat, along: int, turn: int) -> None:
        super().__init__()
        self.key = key
        self.seat = seat
        self.along = along
        self.turn = turn

    def hears(self) -> int:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class HeldInPlay(Effect):
    """The effect by which permanents cannot phase out until a player's next upkeep (MTG8-CR-PHASE-7).

    Attributes:
        keys: ids of the permanents.
        seat: the seat of the player.
    """

    FIELDS = ("keys", "seat")

    def __init__(self, keys: tuple[int, ...], seat: Seat) -> None:
        super().__init__()
        self.keys = keys
        self.seat = seat

    def hears(self) -> int:
        return STEP

    def notice(self, position: Position, event: Event) -> None:
        if isinstance(event, BeginStep) and event.step == UPKEEP and event.seat == self.seat:
            for key in position.effects:
                if position.things[key] is self:
                    position.remove(key)


def held_in_play(p: Position, key: int) -> bool:
    """Whether an effect says that the permanent with the id `key` cannot phase out."""
    effects: list[Any] = [p.things[place] for place in p.effects]
    return any([isinstance(effect, HeldInPlay) and key in effect.keys for effect in effects])


def phased_out(p: Position) -> list[PhasedOut]:
    """The notes of all permanents that are phased out, in the order in which they phased out."""
    effects: list[Any] = [p.things[key] for key in p.effects]
    return [effect for effect in effects if isinstance(effect, PhasedOut)]


def called(p: Position, key: int) -> str:
    """The name of a permanent for the log; "" of one that lies face down."""
    it = p.things[key]
    return face_at(p, it.face).name if secret_of(it) == FACE_UP else ""


@mypyc_attr(allow_interpreted_subclasses=True)
class PhaseOut(Event):
    """A permanent phases out. A token ceases to exist (MTG8-CR-PHASE-4).

    Attributes:
        key: id of the permanent.
        along: id of the permanent that it enchants, if it phases out with that one; else 0.
        name: its name, for the log.
    """

    NAME = "phase-out"
    KIND = LEAVE
    FIELDS = ("rule", "key", "along", "name")

    def __init__(self, p: Position, key: int, along: int = 0) -> None:
        super().__init__(ATTACHED if along else RULE)
        self.key = key
        self.along = along
        self.name = called(p, key)

    def apply(self, position: Position) -> None:
        it: Permanent = position.edit(self.key)
        if not it.in_play:
            return
        take_out_of_play(position, self.key, it)
        it.watches = ()
        it.damage = 0
        forget(position, self.key)
        if not position.book.face(it.face).token or secret_of(it) != FACE_UP:
            t: Table = position.edit(TABLE)
            t.gone = tuple(other for other in t.gone if other != self.key)
            position.add(PhasedOut(self.key, it.controller, self.along, t.turn))

    def affected(self, position: Position) -> Seat:
        controller: Seat = position.things[self.key].controller
        return controller


def forget(p: Position, key: int) -> None:
    """End what passing effects and delayed abilities do to one permanent (MTG8-CR-PHASE-3).

    `key` is its id. Effects without an end still change it when it phases in.
    """
    for place in table(p).statics:
        effect = p.things[place]
        passing = isinstance(effect, Lasting) and (effect.ends or isinstance(effect, (Kept, Tethered)))
        if passing and key in effect.keys:
            changed: Lasting = p.edit(place)
            changed.keys = tuple([other for other in changed.keys if other != key])
            p.stale |= EFFECTS_CHANGED
            if not changed.keys:
                p.remove(place)
                t: Table = p.edit(TABLE)
                t.statics = tuple([other for other in t.statics if other != place])
    for listener in p.effects:
        effect = p.things[listener]
        about = (
            (isinstance(effect, (Shield, Redirection)) and effect.to == key)
            or (isinstance(effect, Regeneration) and effect.key == key)
            or (isinstance(effect, Delayed) and effect.trigger.that == key)
        )
        if about:
            p.remove(listener)


def put_back(position: Position, key: int, since: int) -> None:
    """Put a permanent that is phased out back into play; `key` is its id.

    It phased out in the turn with the number `since`.
    """
    it: Permanent = position.edit(key)
    t: Table = position.edit(TABLE)
    t.stamp += 1
    it.stamp = t.stamp
    it.since = t.moment
    if position.book.face(it.face).echo and not it.ready:
        it.chosen = ECHO
    it.ready = it.fresh = it.in_play = True
    if since != t.turn:
        it.attacked, it.hurt_by = False, ()
    t.play = (*t.play, as_object(key))
    listed(position, key, it.face)
    position.stale |= PLAY_CHANGED


@mypyc_attr(allow_interpreted_subclasses=True)
class PhaseIn(Event):
    """A permanent phases in. It does not come into play (MTG8-CR-PHASE-2).

    Attributes:
        key: id of the permanent.
        seat: the seat for which it phases in.
        name: its name, for the log.
    """

    NAME = "phase-in"
    KIND = PHASE_IN
    FIELDS = ("rule", "key", "seat", "name")

    def __init__(self, p: Position, note: PhasedOut) -> None:
        super().__init__(ATTACHED if note.along else RULE)
        self.key = note.key
        self.seat = note.seat
        self.name = called(p, note.key)

    def apply(self, position: Position) -> None:
        for place in position.effects:
            note = position.things[place]
            if isinstance(note, PhasedOut) and note.key == self.key:
                position.remove(place)
                put_back(position, self.key, note.turn)

    def affected(self, position: Position) -> Seat:
        return self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class PhasedAway(Event):
    """A permanent that is phased out leaves the game, because its owner does."""

    NAME = "phased-away"
    FIELDS = ("rule", "key", "name")

    def __init__(self, p: Position, key: int, rule: str) -> None:
        super().__init__(rule)
        self.key = key
        self.name = called(p, key)

    def apply(self, position: Position) -> None:
        for place in position.effects:
            note = position.things[place]
            if isinstance(note, PhasedOut) and note.key == self.key:
                position.remove(place)


def going(p: Position, keys: list[int]) -> list[Event]:
    """The events by which permanents phase out, each with the local enchantments on it.

    `keys` are ids of permanents in play. A local enchantment among them whose permanent phases out goes with
    that (MTG8-CR-PHASE-5).
    """
    events: list[Event] = []
    keys = [key for key in keys if not held_in_play(p, key)]
    for key in keys:
        if not _goes_along(p, key, keys):
            events += [PhaseOut(p, key), *_attached(p, key)]
    return events


def _goes_along(p: Position, key: int, keys: list[int]) -> bool:
    """Whether a permanent enchants another of `keys`, or what enchants one of them; `key` is its id."""
    on = p.things[key].on
    while on and on not in keys:
        on = p.things[on].on
    return bool(on)


def _attached(p: Position, key: int) -> list[Event]:
    """The events by which the local enchantments on a permanent phase out with it; `key` is its id."""
    events: list[Event] = []
    for other in table(p).play:
        it = p.things[other]
        if it.kinds & ENCHANTMENT and it.on == key and not held_in_play(p, other):
            events += [PhaseOut(p, other, key), *_attached(p, other)]
    return events


def phasing(p: Position, seat: Seat) -> list[Event]:
    """The events of phasing at the beginning of a player's untap step; all happen together.

    Permanents with phasing that the player controls phase out, and those that phased out under the player's
    control phase in, each with what enchants it (MTG8-CR-PHASE-1, MTG8-CR-PHASE-5).
    """
    leaving: list[int] = []
    for key in table(p).play:
        it: Permanent = p.things[key]
        if it.keywords & PHASING and it.controller == seat:
            leaving.append(key)
    notes = phased_out(p)
    coming = [note for note in notes if note.seat == seat and not note.along]
    events: list[Event] = []
    while coming:
        note = coming.pop(0)
        events.append(PhaseIn(p, note))
        coming += [other for other in notes if other.along == note.key]
    return [*going(p, leaving), *events]
