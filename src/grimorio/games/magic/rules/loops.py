"""Endless loops are a draw (MTG8-CR-LOOP-1): where a position comes back, or nothing in it can run out."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from grimorio.games.magic.rules.lasting import DamageRule, Lasting, Shield, Watch
from grimorio.games.magic.rules.objects import (
    FACE,
    CombatDamage,
    OnStack,
    Permanent,
    player,
    table,
    waiting_triggers,
)
from grimorio.games.magic.rules.pools import amounts
from grimorio.kernel.position import Position
from grimorio.kernel.thing import Saved

PATIENCE: Final = 40
"""How often the stack may resolve, while players only pass, before positions are compared."""
ENDLESS: Final = 400
"""How often before it is asked whether anything in a growing position can run out."""

Stock = tuple[tuple[tuple[object, ...], int], ...]

IDS: Final = frozenset(
    (
        "on",
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
"""Fields that hold ids."""
AGES: Final = frozenset(("stamp", "since", "fresh", "watches", "gone", "in_play"))
"""Fields that tell nothing but ages, or are computed."""


class Namer:
    """Tells the objects of a position by their places: what comes back under other ids is the same."""

    def __init__(self, p: Position) -> None:
        self.p = p
        t = table(p)
        keys = [*t.play, *t.stack, *t.aside]
        for seat in t.seats:
            keys += [*player(p, seat).graveyard, *player(p, seat).removed]
        self.places = {key: place for place, key in enumerate(keys)}
        self.stamps = [p.things[key].stamp for key in t.statics]

    def name(self, key: Any) -> object:
        """An id, or several, by place; what is nowhere any more by its face."""
        if isinstance(key, tuple):
            return tuple(self.name(one) for one in key)
        if key <= 0:
            return key
        place = self.places.get(key)
        return ("gone", getattr(self.p.things[key], "face", -1)) if place is None else (place,)

    def told(self, thing: Saved) -> tuple[object, ...]:
        """All that a thing is, without ids and ages."""
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
                value = self.told(value)
            parts.append(value)
        return tuple(parts)


def state(p: Position) -> tuple[object, ...]:
    """All of a position but luck and ages: equal for two positions from which the game goes on alike."""
    t = table(p)
    namer = Namer(p)
    things = p.things
    parts: list[object] = [t.turn, t.active, t.step, t.lands, t.seats, t.extra]
    for seat in t.seats:
        one = player(p, seat)
        parts += [one.life, one.poison, one.pool, one.hand, one.library, one.thirsty, one.skips]
        parts += [tuple(things[key].face for key in zone) for zone in (one.graveyard, one.removed)]
    parts += [namer.told(things[key]) for key in (*t.play, *t.stack, *t.aside)]
    parts += [namer.told(one) for one in waiting_triggers(p)]
    parts += [
        namer.told(things[key]) for key in p.effects if not isinstance(things[key], (Watch, DamageRule))
    ]
    for key in t.statics:
        parts.append(namer.told(things[key]) if isinstance(things[key], Lasting) else namer.name(key))
    return tuple(parts)


def stock(p: Position) -> Stock:
    """What a position has that may run out, with its number; what may become too much counts below 0."""
    t = table(p)
    count: Counter[tuple[object, ...]] = Counter()
    count["players",] = len(t.seats)
    for seat in t.seats:
        one = player(p, seat)
        count["life", seat] = one.life
        count["poison", seat] = -one.poison
        for kind, amount in enumerate(amounts(one.pool)):
            count["mana", seat, kind] = amount
        for zone, cards in (("hand", one.hand), ("library", one.library)):
            for card in cards:
                count[zone, seat, card & FACE] += 1
        for key in one.graveyard:
            count["graveyard", seat, p.things[key].face] += 1
    for key in t.play:
        it: Permanent = p.things[key]
        count["play", it.controller, it.face] += 1
        count["untapped", it.controller, it.face] += not it.tapped
        count["damage", it.controller, it.face] -= it.damage
        count["toughness", it.controller, it.face] += it.toughness
        for name, number, _ in it.counters:
            count["counters", it.controller, it.face, name] += number
    for key in t.stack:
        thing = p.things[key]
        if isinstance(thing, OnStack):
            count["stack", thing.kind, thing.controller, thing.face, thing.ability] += 1
        elif isinstance(thing, CombatDamage):
            count["stack", "damage"] += 1
    for key in p.effects:
        effect = p.things[key]
        count["effect", type(effect).__name__] += 1
        if isinstance(effect, Shield) and effect.left > 0:
            count["points", effect.to] += effect.left
    return tuple(sorted(count.items(), key=repr))


def outlasts(now: Stock, then: Stock) -> bool:
    """Whether nothing that there was has become less: what led from one to the other can go on for ever."""
    left = dict(now)
    return all(left.get(what, 0) >= number for what, number in then)


def top(p: Position) -> tuple[object, ...]:
    """What kind of object resolves next."""
    thing = p.things[table(p).stack[0]]
    if isinstance(thing, OnStack):
        return (thing.kind, thing.controller, thing.face, thing.ability)
    return ("damage",)
