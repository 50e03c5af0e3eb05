"""The present characteristics of permanents: printed values, changed layer by layer (MTG8-CR-LAYER-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.meaning.mechanisms import AWAKE, BARE, SEVEN
from grimorio.games.magic.meaning.statics import (
    COLORS,
    CONTROL,
    KEYWORDS,
    REST,
    SIZE,
    TYPE,
    TYPES,
    Change,
)
from grimorio.games.magic.rules.events import EFFECTS_CHANGED, GRAVEYARDS_CHANGED, PLAY_CHANGED
from grimorio.games.magic.rules.lasting import (
    Controlled,
    Counted,
    Lasting,
    Losing,
    StateWatch,
    Switched,
    Watch,
)
from grimorio.games.magic.rules.lent import lent, spoken
from grimorio.games.magic.rules.moves import leave_combat
from grimorio.games.magic.rules.shedding import Absorbing, Barren, Shedding
from grimorio.games.magic.rules.shields import DamageRule
from grimorio.games.magic.state.masks import CREATURE, LAND
from grimorio.games.magic.state.objects import (
    NOBODY,
    TABLE,
    ObjectId,
    Permanent,
    Table,
    TargetId,
    player,
    plays,
    table,
)
from grimorio.kernel.position import Position
from grimorio.kernel.thing import Thing

if TYPE_CHECKING:
    from grimorio.games.magic.meaning.book import Book

LAST: Final = 1 << 60
"""A number that is added to the timestamp of an effect, so that it applies after all others of its layer."""
QUALITIES: Final = 1
"""The part of a lasting effect that changes colours and keywords."""
SIZES: Final = 2
"""The part of a lasting effect that changes power and toughness."""
ALL_PARTS: Final = QUALITIES | SIZES


Entry = tuple[bool, int, Change | None, int, Lasting | None]
"""A change that is still to be applied in a layer.

Its parts: whether it comes behind characteristic-setting abilities, its timestamp, and either the change and
the id of its permanent, or None, the part of the lasting effect, and the effect.
"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Made:
    """The characteristics of a permanent after one change.

    Attributes:
        key: id of the permanent.
        by: the permanent or the `Lasting` that made the change.
        sets: whether it set power and toughness instead of adding to them.
        controller, kinds, types, colors, keywords, power, toughness: the characteristics after the change.
        own: whether the printed abilities are in force after the change.
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
    """Compute the characteristics of all permanents again, if anything that they depend on has changed."""
    stale = p.stale
    p.stale = 0
    t: Table = table(p)
    things = p.things
    book: Book = p.book
    if not t.statics and not stale & EFFECTS_CHANGED and not book.haunted:
        if not stale & PLAY_CHANGED:
            return
        p.memo = None
        t = p.edit(TABLE)
        t.moment += 1
        for key in t.play:
            permanent: Permanent = things[key]
            if permanent.fresh:
                permanent = p.edit(key)
                print_on(p, permanent)
                if permanent.counters:
                    for counted in counters_on(p, key, permanent):
                        _last(p, REST, counted, permanent, ALL_PARTS)
                watch(p, key, permanent)
        return
    reads = t.reads | GRAVEYARDS_CHANGED if book.haunted else t.reads
    if not stale & (reads | PLAY_CHANGED | EFFECTS_CHANGED):
        return
    p.memo = None
    everything(p)


def print_on(p: Position, it: Permanent) -> None:
    """Set the characteristics of a permanent to the values printed on its card."""
    book: Book = p.book
    face: Face = book.face(it.face)
    it.fresh = False
    it.controller = it.under
    it.kinds = face.kinds
    it.types = face.types
    it.colors = face.colors
    it.keywords = face.keywords
    if it.chosen and face.kicked:
        for paid, _, keywords in face.kicked:
            if it.chosen in paid:
                it.keywords |= keywords
    it.power = face.power
    it.toughness = face.toughness
    it.own = True


def counters_on(p: Position, key: int, it: Permanent) -> list[Counted]:
    """The changes that the counters on the permanent `it` make, one for each name of counters.

    Its id is `key`. Each change has the timestamp of the last counter of its name. With the option `counters`
    = "last" they apply after all effects (`docs/rulings/counters.md`).
    """
    last = LAST if p.book.counters_last else 0
    return [Counted(key, name, count, stamp + last) for name, count, stamp in it.counters]


def watch(p: Position, key: int, permanent: Permanent) -> None:
    """Make a permanent listen to events with exactly those of its abilities that are in force now.

    `key` is the id of `permanent`. The effects by which it listened before are removed.
    """
    for old in permanent.watches:
        p.remove(old)
    watches: list[int] = []
    if permanent.own:
        face: Face = face_at(p, permanent.face, permanent.changes)
        for triggered in face.triggered:
            watches.append(
                p.add(Watch(key, permanent.face, permanent.changes, triggered.place, triggered.hears))
            )
        for triggered in face.states:
            watches.append(p.add(StateWatch(key, permanent.face, permanent.changes, triggered.place)))
        for place in range(len(face.on_damage)):
            watches.append(p.add(DamageRule(key, place)))
        if face.sheds:
            watches.append(p.add(Shedding(key)))
        if face.no_life_gain:
            watches.append(p.add(Barren(key)))
        if face.absorbs:
            watches.append(p.add(Absorbing(key)))
    permanent.watches = tuple(watches)


def everything(p: Position, made: list[Made] | None = None) -> None:
    """Compute all characteristics again from the printed values, and add each change to `made`, in order."""
    t: Table = p.edit(TABLE)
    t.moment += 1
    things = p.things
    before: list[tuple[ObjectId, int, int, bool, tuple[tuple[str, str], ...], bool]] = []
    counted: list[Lasting] = []
    for key in t.play:
        permanent: Permanent = p.edit(key)
        before.append(
            (key, permanent.controller, permanent.kinds, permanent.own, permanent.changes, permanent.fresh)
        )
        print_on(p, permanent)
        permanent.changes = ()
        if permanent.counters:
            counted += counters_on(p, key, permanent)
    lasting: list[Lasting] = []
    rulers: list[tuple[ObjectId, Permanent]] = []
    for key in t.statics:
        thing = things[key]
        if isinstance(thing, Lasting):
            lasting.append(thing)
        else:
            rulers.append((key, thing))
    _reword(p, lasting, made)
    changes = _alterations(p, rulers)
    reads = 0
    meant: dict[tuple[int, int], list[TargetId]] = {}
    _layer(p, CONTROL, changes, lasting, made, meant)
    if any([face_at(p, ruler.face).awake is not None for _, ruler in rulers]):
        reads |= GRAVEYARDS_CHANGED
        _awaken(p, rulers)
        changes = _alterations(p, rulers)
    for _, change, _ in changes:
        reads |= change.reads
    _layer(p, TYPE, changes, lasting, made, meant)
    _layer(p, REST, changes, lasting + counted, made, meant)
    _have(p, lent(p, changes, lasting))
    t.reads = reads
    for key, controller, kinds, own, words, fresh in before:
        permanent = things[key]
        taken = permanent.controller != controller and not fresh
        if taken:
            permanent.ready = False
        if (taken or kinds & ~permanent.kinds & CREATURE) and (
            permanent.attacking != NOBODY or permanent.blocking
        ):
            leave_combat(p, key, permanent)
        if fresh or own != permanent.own or words != permanent.changes:
            watch(p, key, permanent)


def _alterations(p: Position, rulers: list[tuple[ObjectId, Permanent]]) -> list[tuple[int, Change, int]]:
    """The changes of characteristics that the static abilities of `rulers` make.

    `rulers` has (id, permanent) for each permanent with such abilities. Each change is returned as
    (timestamp, change, id of its permanent).
    """
    changes: list[tuple[int, Change, int]] = []
    for key, ruler in rulers:
        for change in face_at(p, ruler.face, ruler.changes).alters:
            changes.append((ruler.stamp, change, key))
    return changes


def _have(p: Position, abilities: list[tuple[int, tuple[str, str]]]) -> None:
    """Give permanents abilities, each as (id of the permanent, entry in its `changes`)."""
    for key, ability in abilities:
        permanent = p.things[key]
        if isinstance(permanent, Permanent) and permanent.in_play:
            if not permanent.own:
                permanent.changes += (BARE,)
                permanent.own = True
            permanent.changes += (ability,)


def _hauntings(p: Position, layer: int) -> list[Entry]:
    """The changes of this layer that cards in graveyards make (MTG8-CR-WHILE-2).

    They have the timestamp of the last effect that was there before the card came into its graveyard.
    """
    t = table(p)
    return [
        (True, max([p.things[by].stamp for by in t.statics if by < key], default=0), change, key, None)
        for seat in t.seats
        for key in player(p, seat).graveyard
        for change in face_at(p, p.things[key].face).haunts
        if change.layer == layer
    ]


def _awaken(p: Position, rulers: list[tuple[ObjectId, Permanent]]) -> None:
    """Give each of these permanents its threshold abilities if its controller has threshold.

    `rulers` has (id, permanent) for each permanent with static abilities. The rule is MTG8-CR-THRESH-1.
    """
    for _, ruler in rulers:
        asks = face_at(p, ruler.face).awake is not None
        if asks and len(player(p, ruler.controller).graveyard) >= SEVEN:
            ruler.changes = (AWAKE, *ruler.changes)


def _reword(p: Position, lasting: list[Lasting], made: list[Made] | None) -> None:
    """Apply the changes of text in `lasting`: colour words and basic land types, also in the type line.

    Each change is added to `made`, unless that is None.
    """
    for effect in lasting:
        for key in effect.keys if effect.words else ():
            permanent = p.things[key]
            if isinstance(permanent, Permanent) and permanent.in_play:
                permanent.changes += effect.words
                face: Face = face_at(p, permanent.face, permanent.changes)
                permanent.types = face.types
                permanent.keywords = face.keywords
                if made is not None:
                    made.append(Made(key, permanent, effect))


def _layer(
    p: Position,
    layer: int,
    changes: list[tuple[int, Change, int]],
    lasting: list[Lasting],
    made: list[Made] | None,
    meant: dict[tuple[int, int], list[TargetId]],
) -> None:
    """Apply the changes of one layer: characteristic-setting abilities first, then by timestamp.

    `changes` are those of static abilities, as (timestamp, change, id of its permanent); `lasting` are the
    effects of spells and abilities. `_next` says which change waits for another. The permanents that a rule
    affects are found before its first change, and kept in `meant`. Its amounts are computed before it changes
    anything (MTG8-CR-LAYER-7). Each change is added to `made`, unless that is None.
    """
    todo: list[Entry] = [
        (not change.defining, stamp, change, key, None)
        for stamp, change, key in changes
        if change.layer == layer and not (layer != CONTROL and not p.things[key].own)
    ]
    for effect in lasting:
        todo += [(True, effect.stamp, None, part, effect) for part in _parts(effect, layer)]
    if p.book.haunted:
        todo += _hauntings(p, layer)
    todo.sort(key=_by_time)
    while todo:
        _, _, change, key, lasts = todo.pop(_next(p, layer, todo))
        if change is not None:
            ruler = p.things[key]
            c = spoken(ruler, key)
            if change.when is not None and (key, id(change.when)) not in meant:
                if not change.when.holds(p, c):
                    continue
                meant[key, id(change.when)] = []  # what has begun to apply goes on in the layers behind
            keys = _meant(p, change, key, c, meant)
            change.measure(p, c)
            for at in keys:
                permanent = p.things[at]
                if isinstance(permanent, Permanent) and permanent.in_play:
                    change.apply(p, permanent, at, c)
                    if made is not None:
                        made.append(Made(at, permanent, ruler, change.sets))
        elif lasts is not None:
            for changed in lasts.keys:
                permanent = p.things[changed]
                if isinstance(permanent, Permanent) and permanent.in_play:
                    _last(p, layer, lasts, permanent, key)
                    if made is not None:
                        made.append(Made(changed, permanent, lasts, bool(lasts.size)))


def _parts(effect: Lasting, layer: int) -> tuple[int, ...]:
    """The parts of a lasting effect that the layer `layer` applies one by one.

    They are `QUALITIES` and `SIZES` if the effect changes both, else `ALL_PARTS`. In the layer of control, an
    effect has a part only if it changes control.
    """
    if layer == CONTROL:
        return (ALL_PARTS,) if isinstance(effect, Controlled) else ()
    both = (effect.color or effect.keywords) and (effect.size or effect.power or effect.toughness)
    return (QUALITIES, SIZES) if layer == REST and both else (ALL_PARTS,)


def _next(p: Position, layer: int, todo: list[Entry]) -> int:
    """The index in `todo` of the change that applies next in this layer (MTG8-CR-LAYER-3).

    A change that depends on another waits for it. It depends if its noun or its amount asks about a quality
    that the other changes, or if it is a change of control by an enchantment on a permanent whose control
    changes too. A characteristic-setting ability waits for nothing else: what it depends on applies before
    all other changes, as it does itself (MTG8-CR-LAYER-4).
    """
    for place, (_, _, change, key, _) in enumerate(todo):
        if layer == CONTROL and change is not None and _handed(p, key, todo):
            continue
        first = _awaited(layer, todo, place)
        if first == place:
            return place
        if change is not None and change.defining:
            for _ in todo:
                place, first = first, _awaited(layer, todo, first)
            return place
    return 0


def _handed(p: Position, key: int, todo: list[Entry]) -> bool:
    """Whether a change in `todo`, those still to be applied, gives control of a permanent to another player.

    That is a change made by an enchantment on the permanent with the id `key`.
    """
    return any([change is not None and p.things[other].on == key for _, _, change, other, _ in todo])


def _awaited(layer: int, todo: list[Entry], place: int) -> int:
    """The index of the first change in `todo` that must apply before the change at the index `place`.

    It is one that writes qualities in this layer which the change at `place` looks at; `place` if there is
    none.
    """
    change = todo[place][2]
    if change is not None and change.looks:
        for at, other in enumerate(todo):
            if at != place and _writes(other, layer) & change.looks:
                return at
    return place


def _meant(
    p: Position, change: Change, key: int, c: Context, meant: dict[tuple[int, int], list[TargetId]]
) -> list[TargetId]:
    """The ids of the permanents that a change of characteristics affects.

    A static ability with several changes, such as "get +1/+1 and have flying", finds its permanents once:
    they are the same for all of its changes, and are stored in `meant` by (`key`, ability). `key` is the id
    of the permanent that has the ability.
    """
    if change.head is None:
        return change.keys(p, key, c)
    rule = (key, id(change.head))
    if rule not in meant:
        meant[rule] = change.keys(p, key, c)
    return meant[rule]


def _by_time(entry: Entry) -> tuple[bool, int]:
    return entry[0], entry[1]


def _writes(entry: Entry, layer: int) -> int:
    """The qualities that a change of this layer changes, as a mask of `statics.COLORS` and so on."""
    change, part, effect = entry[2], entry[3], entry[4]
    if change is not None:
        return change.writes
    assert effect is not None
    if layer == TYPE:
        return TYPES if effect.kinds or effect.types or effect.land_type or effect.creature_type else 0
    qualities = (COLORS if effect.color else 0) | (
        KEYWORDS if effect.keywords or isinstance(effect, Losing) else 0
    )
    sized = effect.size or effect.power or effect.toughness or isinstance(effect, Switched)
    sizes = SIZE if sized else 0
    return (qualities if part & QUALITIES else 0) | (sizes if part & SIZES else 0)


def _last(p: Position, layer: int, effect: Lasting, permanent: Permanent, part: int) -> None:
    """Change `permanent` as the lasting effect `effect` does in this layer of characteristics.

    `part` says which part of it applies in the layer of everything else: `QUALITIES`, `SIZES` or `ALL_PARTS`.
    """
    if layer == CONTROL:
        if isinstance(effect, Controlled) and plays(p, effect.seat):
            permanent.controller = effect.seat
        return
    if layer == TYPE:
        permanent.kinds |= effect.kinds
        if effect.creature_type and permanent.kinds & CREATURE:
            permanent.types = permanent.types & p.book.land_types | effect.creature_type
        permanent.types |= effect.types
        if effect.land_type and permanent.kinds & LAND:
            permanent.types = permanent.types & ~p.book.land_types | effect.land_type
            permanent.own = False
        if effect.size and p.book.size_with_type and (effect.kinds or effect.types):
            permanent.power, permanent.toughness = effect.size
        return
    if part & QUALITIES:
        permanent.colors = effect.color or permanent.colors
        permanent.keywords |= effect.keywords
        if isinstance(effect, Losing):
            permanent.keywords &= ~effect.lost
    if not part & SIZES:
        return
    if effect.size and not (p.book.size_with_type and (effect.kinds or effect.types)):
        permanent.power, permanent.toughness = effect.size
    if isinstance(effect, Switched):
        permanent.power, permanent.toughness = permanent.toughness, permanent.power
    permanent.power += effect.power
    permanent.toughness += effect.toughness
