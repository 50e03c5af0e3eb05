"""Endless loops, which are a draw (MTG8-CR-LOOP-1): positions repeat, or nothing in them can run out."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from grimorio.games.magic.rules.lasting import Lasting, Watch
from grimorio.games.magic.rules.shields import DamageRule, Shield
from grimorio.games.magic.state.objects import (
    FACE,
    CombatDamage,
    OnStack,
    Permanent,
    player,
    table,
    waiting_triggers,
)
from grimorio.games.magic.state.pools import amounts
from grimorio.kernel.position import Position
from grimorio.kernel.thing import Saved

PATIENCE: Final = 40
"""How many objects may resolve, while players only pass, before positions are compared with earlier ones."""
ENDLESS: Final = 400
"""How many objects may resolve before a game in which numbers only grow counts as a loop."""

Stock = tuple[tuple[tuple[object, ...], int], ...]
"""Numbers that a loop could use up, as pairs of (what is counted, the number)."""

IDS: Final = frozenset(
    (
        "on",
        "hurt_by",
        "blockers",
        "blocks",
        "source",
        "targets",
        "that",
        "sacrificed",
        "became",
        "key",
        "keys",
        "to",
        "onto",
        "obj",
    )
)
"""The names of those attributes of permanents, spells and effects that hold ids of objects."""
AGES: Final = frozenset(("stamp", "since", "fresh", "watches", "gone", "in_play"))
"""The names of the attributes that are left out when positions are compared.

They say when something began, or are computed from other attributes.
"""


class Namer:
    """Names objects by their places in zones, so that positions that differ only in ids become equal."""

    def __init__(self, p: Position) -> None:
        self.p = p
        t = table(p)
        keys = [*t.play, *t.stack, *t.aside]
        for seat in t.seats:
            keys += [*player(p, seat).graveyard, *player(p, seat).removed]
        self.places = {key: place for place, key in enumerate(keys)}
        self.stamps = [p.things[key].stamp for key in t.statics]

    def name(self, key: Any) -> object:
        """A name for the object with the id `key`; in two equal positions it is the same, though the ids
        differ.

        The name is the object's index in a list of all objects in zones; an object in no zone is named by its
        face. A tuple of ids gives the tuple of their names. Players and 0 are their own names.
        """
        if isinstance(key, tuple):
            return tuple(self.name(one) for one in key)
        if key <= 0:
            return key
        place = self.places.get(key)
        return ("gone", getattr(self.p.things[key], "face", -1)) if place is None else (place,)

    def described(self, thing: Saved) -> tuple[object, ...]:
        """The values of those attributes of an object that matter for the rest of the game, after its class.

        Ids are replaced by names (`name`), and the attributes named in `AGES`, such as times, are left out.
        """
        parts: list[object] = [type(thing).__name__]
        for field in type(thing).FIELDS:
            value = getattr(thing, field)
            if field in AGES:
                continue
            if field in IDS:
                value = self.name(value)
            elif field == "counters":  # older or newer than which effects
                value = tuple(
                    (name, count, sum(at < stamp for at in self.stamps)) for name, count, stamp in value
                )
            elif field == "dealt":
                value = tuple((self.name(source), self.name(to), amount) for source, to, amount in value)
            elif isinstance(value, Saved):
                value = self.described(value)
            parts.append(value)
        return tuple(parts)


def state(p: Position) -> tuple[object, ...]:
    """A value that is equal for positions from which the game goes on in the same way.

    Random numbers, and the times at which things began, are left out of it.
    """
    t = table(p)
    namer = Namer(p)
    things = p.things
    parts: list[object] = [t.turn, t.active, t.step, t.lands, t.seats, t.extra]
    for seat in t.seats:
        owner = player(p, seat)
        parts += [owner.life, owner.poison, owner.pool, owner.hand, owner.library, owner.thirsty, owner.skips]
        parts += [tuple(things[key].face for key in zone) for zone in (owner.graveyard, owner.removed)]
    parts += [namer.described(things[key]) for key in (*t.play, *t.stack, *t.aside)]
    parts += [namer.described(trigger) for trigger in waiting_triggers(p)]
    parts += [
        namer.described(things[key]) for key in p.effects if not isinstance(things[key], (Watch, DamageRule))
    ]
    for key in t.statics:
        parts.append(namer.described(things[key]) if isinstance(things[key], Lasting) else namer.name(key))
    return tuple(parts)


def stock(p: Position) -> Stock:
    """The numbers in a position that a loop could use up, each with a key that says what it counts.

    Numbers that grow until they end the game, such as damage and poison counters, are negative here.
    """
    t = table(p)
    count: Counter[tuple[object, ...]] = Counter()
    count["players",] = len(t.seats)
    for seat in t.seats:
        owner = player(p, seat)
        count["life", seat] = owner.life
        count["poison", seat] = -owner.poison
        for kind, amount in enumerate(amounts(owner.pool)):
            count["mana", seat, kind] = amount
        for zone, cards in (("hand", owner.hand), ("library", owner.library)):
            for card in cards:
                count[zone, seat, card & FACE] += 1
        for key in owner.graveyard:
            count["graveyard", seat, p.things[key].face] += 1
    for key in t.play:
        permanent: Permanent = p.things[key]
        count["play", permanent.controller, permanent.face] += 1
        count["untapped", permanent.controller, permanent.face] += not permanent.tapped
        count["damage", permanent.controller, permanent.face] -= permanent.damage
        count["toughness", permanent.controller, permanent.face] += permanent.toughness
        for name, number, _ in permanent.counters:
            count["counters", permanent.controller, permanent.face, name] += number
    for key in t.stack:
        thing = p.things[key]
        if isinstance(thing, OnStack):
            count["stack", thing.kind, thing.controller, thing.face, thing.ability] += 1
        elif isinstance(thing, CombatDamage):
            count["stack", "damage"] += 1
    for effect in [p.things[key] for key in p.effects]:
        count["effect", type(effect).__name__] += 1
        if isinstance(effect, Shield) and effect.left > 0:
            count["points", effect.to] += effect.left
    return tuple(sorted(count.items(), key=repr))


def outlasts(now: Stock, then: Stock) -> bool:
    """Whether no number is less in `now` than it was in `then`, so that a loop can go on for ever."""
    left = dict(now)
    return all(left.get(what, 0) >= number for what, number in then)


def top(p: Position) -> tuple[object, ...]:
    """A description of the object that resolves next; equal spells and abilities have the same one."""
    thing = p.things[table(p).stack[0]]
    if isinstance(thing, OnStack):
        return (thing.kind, thing.controller, thing.face, thing.ability)
    return ("damage",)
