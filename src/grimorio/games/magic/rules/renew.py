"""Characteristics as they are now: what is printed, changed by effects layer by layer (MTG8-CR-LAYER-1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.meaning.masks import CREATURE, LAND
from grimorio.games.magic.meaning.statics import CONTROL, REST, TYPE, Change
from grimorio.games.magic.rules.events import EFFECTS_CHANGED, PLAY_CHANGED
from grimorio.games.magic.rules.lasting import Counted, DamageRule, Lasting, StateWatch, Watch
from grimorio.games.magic.rules.moves import leave_combat
from grimorio.games.magic.rules.objects import NOBODY, TABLE, Permanent, Table, table
from grimorio.kernel.position import Position
from grimorio.kernel.thing import Thing

LAST: Final = 1 << 60
"""Added to a timestamp it puts an effect behind all others of its layer."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Made:
    """What one change made of a permanent.

    Attributes:
        key: the permanent.
        by: what changed it, a permanent or a `Lasting`.
        sets: whether it set power and toughness instead of adding to them.
        controller, kinds, types, colors, keywords, power, toughness, own: what it was then.
    """

    def __init__(self, key: int, it: Permanent, by: Thing, sets: bool = False) -> None:
        self.key = key
        self.by = by
        self.sets = sets
        self.controller = it.controller
        self.kinds = it.kinds
        self.types = it.types
        self.colors = it.colors
        self.keywords = it.keywords
        self.power = it.power
        self.toughness = it.toughness
        self.own = it.own


def renew(p: Position) -> None:
    """Compute the characteristics of all permanents again where anything they depend on has changed."""
    stale = p.stale
    p.stale = 0
    t = table(p)
    things = p.things
    if not t.statics and not stale & EFFECTS_CHANGED:
        if stale & PLAY_CHANGED:
            p.edit(TABLE).moment += 1
        for key in t.play:
            if things[key].fresh:
                it: Permanent = p.edit(key)
                print_on(p, it)
                if it.counters:
                    for counted in counters_on(p, key, it):
                        _last(p, REST, counted, it)
                watch(p, key, it)
        return
    if not stale & (t.reads | PLAY_CHANGED | EFFECTS_CHANGED):
        return
    everything(p)


def print_on(p: Position, it: Permanent) -> None:
    """Give a permanent the values printed on it."""
    face: Face = p.book.faces[it.face]
    it.fresh = False
    it.controller = it.under
    it.kinds = face.kinds
    it.types = face.types
    it.colors = face.colors
    it.keywords = face.keywords
    it.power = face.power
    it.toughness = face.toughness
    it.own = True


def counters_on(p: Position, key: int, it: Permanent) -> list[Counted]:
    """What the counters on a permanent do, as an effect that began when the last of a name was put on.

    By the other reading they count behind all effects (`docs/rulings/counters.md`).
    """
    last = LAST if p.book.counters_last else 0
    return [Counted(key, name, count, stamp + last) for name, count, stamp in it.counters]


def watch(p: Position, key: int, it: Permanent) -> None:
    """Let the abilities of a permanent that are in force listen to events, and no others."""
    for old in it.watches:
        p.remove(old)
    watches: list[int] = []
    if it.own:
        face: Face = p.book.face(it.face, it.changes)
        for triggered in face.triggered:
            watches.append(p.add(Watch(key, it.face, it.changes, triggered.place, triggered.hears)))
        for triggered in face.states:
            watches.append(p.add(StateWatch(key, it.face, it.changes, triggered.place)))
        for place, (_, times) in enumerate(face.damage_times):
            watches.append(p.add(DamageRule(key, place, times, 0)))
        if face.prevent_from_each:
            watches.append(p.add(DamageRule(key, 0, 0, face.prevent_from_each)))
    it.watches = tuple(watches)


def everything(p: Position, made: list[Made] | None = None) -> None:
    """All permanents, from what is printed on; each change in its order is added to `made`."""
    t: Table = p.edit(TABLE)
    t.moment += 1
    things = p.things
    before: list[tuple[int, int, int, bool, tuple[tuple[str, str], ...], bool]] = []
    counted: list[Lasting] = []
    for key in t.play:
        it: Permanent = p.edit(key)
        before.append((key, it.controller, it.kinds, it.own, it.changes, it.fresh))
        print_on(p, it)
        it.changes = ()
        if it.counters:
            counted += counters_on(p, key, it)
    lasting: list[Lasting] = []
    rulers: list[tuple[int, Permanent]] = []
    for key in t.statics:
        thing = things[key]
        if isinstance(thing, Lasting):
            lasting.append(thing)
        else:
            rulers.append((key, thing))
    for one in lasting:
        if one.words:
            for key in one.keys:
                found = things[key]
                if isinstance(found, Permanent) and found.in_play:
                    _reword(p, found, one.words)
                    if made is not None:
                        made.append(Made(key, found, one))
    changes: list[tuple[int, Change, int]] = []
    for key, ruler in rulers:
        for change in p.book.face(ruler.face, ruler.changes).alters:
            changes.append((ruler.stamp, change, key))
    reads = 0
    for _, change, _ in changes:
        reads |= change.reads
    meant: dict[tuple[int, int], list[int]] = {}
    for layer in (CONTROL, TYPE, REST):
        _layer(p, layer, changes, lasting + counted if layer == REST else lasting, made, meant)
    t.reads = reads
    for key, controller, kinds, own, words, fresh in before:
        it = things[key]
        taken = it.controller != controller and not fresh
        if taken:
            it.ready = False
        if (taken or kinds & ~it.kinds & CREATURE) and (it.attacking != NOBODY or it.blocking):
            leave_combat(p, key, it)
        if fresh or own != it.own or words != it.changes:
            watch(p, key, it)


def _reword(p: Position, it: Permanent, words: tuple[tuple[str, str], ...]) -> None:
    """Layer of text changes: colour words and basic land types, also those of the type line."""
    it.changes += words
    face: Face = p.book.face(it.face, it.changes)
    it.types = face.types
    it.keywords = face.keywords


def _layer(
    p: Position,
    layer: int,
    changes: list[tuple[int, Change, int]],
    lasting: list[Lasting],
    made: list[Made] | None,
    meant: dict[tuple[int, int], list[int]],
) -> None:
    """Apply the changes of one layer: characteristic-setting abilities first, then by timestamp.

    A change waits for another whose result its noun asks about, and a change of control for one of the
    permanent that it comes from (dependency). What a rule is about is settled with its first change, and
    kept in `meant`; what it counts is counted before it changes anything
    (MTG8-CR-LAYER-7).
    """
    todo: list[tuple[bool, int, Change | None, int, Lasting | None]] = [
        (not change.defining, stamp, change, key, None)
        for stamp, change, key in changes
        if change.layer == layer and not (layer != CONTROL and not p.things[key].own)
    ]
    if layer != CONTROL:
        todo += [(True, one.stamp, None, 0, one) for one in lasting]
    todo.sort(key=_by_time)
    while todo:
        chosen = 0
        for place, (_, _, change, key, _) in enumerate(todo):
            if layer == CONTROL and any(p.things[other].on == key for _, _, _, other, _ in todo):
                continue
            if change is None or not change.looks:
                chosen = place
                break
            if not any(_writes(other, layer) & change.looks for at, other in enumerate(todo) if at != place):
                chosen = place
                break
        _, _, change, key, one = todo.pop(chosen)
        if change is not None:
            ruler: Permanent = p.things[key]
            c = Context(ruler.controller, key, ruler.chosen)
            keys = _meant(p, change, key, c, meant)
            change.measure(p, c)
            for at in keys:
                it = p.things[at]
                if isinstance(it, Permanent) and it.in_play:
                    change.apply(p, it, at, c)
                    if made is not None:
                        made.append(Made(at, it, ruler, change.sets))
        elif one is not None:
            for at in one.keys:
                it = p.things[at]
                if isinstance(it, Permanent) and it.in_play:
                    _last(p, layer, one, it)
                    if made is not None:
                        made.append(Made(at, it, one, bool(one.size)))


def _meant(
    p: Position, change: Change, key: int, c: Context, meant: dict[tuple[int, int], list[int]]
) -> list[int]:
    """The permanents that a change is about; the same for all changes of one rule."""
    if change.head is None:
        return change.keys(p, key, c)
    rule = (key, id(change.head))
    if rule not in meant:
        meant[rule] = change.keys(p, key, c)
    return meant[rule]


def _by_time(entry: tuple[bool, int, Change | None, int, Lasting | None]) -> tuple[bool, int]:
    return entry[0], entry[1]


def _writes(entry: tuple[bool, int, Change | None, int, Lasting | None], layer: int) -> int:
    change, one = entry[2], entry[4]
    if change is not None:
        return change.writes
    assert one is not None
    if layer == TYPE:
        return 8 if one.kinds or one.types or one.land_type else 0
    return (1 if one.color else 0) | (2 if one.keywords else 0) | (4 if one.size or one.power else 0)


def _last(p: Position, layer: int, one: Lasting, it: Permanent) -> None:
    """What a resolved effect changes in this layer."""
    if layer == TYPE:
        it.kinds |= one.kinds
        it.types |= one.types
        if one.land_type and it.kinds & LAND:
            it.types = it.types & ~p.book.land_types | one.land_type
            it.own = False
        if one.size and p.book.size_with_type and (one.kinds or one.types):
            it.power, it.toughness = one.size
        return
    if one.color:
        it.colors = one.color
    it.keywords |= one.keywords
    if one.size and not (p.book.size_with_type and (one.kinds or one.types)):
        it.power, it.toughness = one.size
    it.power += one.power
    it.toughness += one.toughness
