"""Mana: what a player's permanents can give, and how a cost is paid with it."""

from __future__ import annotations

from grimorio.games.magic.meaning.abilities import ActivatedRules, TriggeredRules
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.costs import ONE, Mana, size
from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.meaning.masks import BASIC_LANDS, CREATURE, HASTE, LAND
from grimorio.games.magic.rules.events import ChangeLife, ChangePool
from grimorio.games.magic.rules.marks import TappedForMana
from grimorio.games.magic.rules.objects import (
    COLORLESS,
    POOL_BITS,
    Permanent,
    player,
    table,
)
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position

FIELD = (1 << POOL_BITS) - 1
BASIC_TYPES = (1 << len(BASIC_LANDS)) - 1
BASIC_ABILITY = 1000
"""The place of the mana ability that a basic land type gives: this plus the type's place."""
PLAIN = {1 << color: ONE[color] for color in range(5)}
"""The pool that a land of one basic type gives."""


class Source:
    """A permanent that can be tapped for mana now.

    Attributes:
        key: the permanent.
        outputs: (ability, pool) for each thing it can give, triggered mana abilities included.
        most: the most mana it can give; `creature`: tapping it costs an attacker or blocker.
    """

    def __init__(self, key: int, outputs: list[tuple[int, int]], creature: bool) -> None:
        self.key = key
        self.outputs = outputs
        self.most = 0
        for _, pool in outputs:
            self.most = max(self.most, size(pool))
        self.creature = creature


def can_tap(it: Permanent) -> bool:
    """Whether the tap symbol can be paid with it (MTG8-1.CRE-4)."""
    return not it.tapped and (it.ready or not it.kinds & CREATURE or bool(it.keywords & HASTE))


def mana_of(p: Position, key: int, it: Permanent, ability: ActivatedRules) -> tuple[int, ...]:
    """The pools of which a mana ability adds one, without triggered mana abilities."""
    if ability.could:
        return could(p, it.controller)
    face: Face = p.book.face(it.face, it.changes)
    for mana, condition in face.mana_instead:
        if condition.holds(p, Context(it.controller, key, it.chosen)):
            return mana
    return ability.mana


def could(p: Position, seat: int) -> tuple[int, ...]:
    """One mana of any colour that a basic land of this player could produce."""
    types = 0
    for key in table(p).play:
        it: Permanent = p.things[key]
        if it.controller == seat and p.book.faces[it.face].basic:
            types |= it.types
    return tuple(ONE[color] for color in range(5) if types >> color & 1)


def bonus_of(p: Position, key: int) -> list[tuple[int, ...]]:
    """What triggered mana abilities add when a permanent is tapped for mana: one of each."""
    found: list[tuple[int, ...]] = []
    event = TappedForMana(key, p.things[key].controller, "MTG8-1.TERM-1")
    for other in table(p).rulers:
        it: Permanent = p.things[other]
        if p.book.faces[it.face].bonus and it.own:
            triggered: TriggeredRules
            for triggered in p.book.face(it.face, it.changes).bonus:
                c = Context(it.controller, other, it.chosen)
                if triggered.matchers[0].matches(p, event, it, c):
                    found.append(triggered.mana)
    return found


def outputs_of(p: Position, key: int, it: Permanent) -> list[tuple[int, int]]:
    """What a permanent gives when it is tapped for mana: (ability, pool) for each possibility."""
    outputs: list[tuple[int, int]] = []
    if it.kinds & LAND and it.types & BASIC_TYPES:
        for color in range(5):
            if it.types >> color & 1:
                outputs.append((BASIC_ABILITY + color, ONE[color]))
    if it.own:
        face: Face = p.book.face(it.face, it.changes) if it.changes else p.book.faces[it.face]
        for ability in face.mana:
            if ability.price.only_tap:
                for pool in mana_of(p, key, it, ability):
                    outputs.append((ability.place, pool))
    if not outputs or not bonuses(p):
        return outputs
    for extra in bonus_of(p, key):
        outputs = [(ability, pool + more) for ability, pool in outputs for more in extra]
    return outputs


def bonuses(p: Position) -> bool:
    """Whether a triggered mana ability is in play."""
    faces = p.book.faces
    things = p.things
    return any(faces[things[key].face].bonus for key in table(p).rulers)


def sources(p: Position, seat: int, without: int = 0) -> list[Source]:
    """What a player can tap for mana, plain sources first; not the permanent `without`."""
    found: list[Source] = []
    things = p.things
    faces = p.book.faces
    for key in table(p).play:
        it: Permanent = things[key]
        if it.controller != seat or it.tapped or key == without:
            continue
        if not it.types & BASIC_TYPES and not faces[it.face].mana:
            continue
        if not can_tap(it):
            continue
        outputs = outputs_of(p, key, it)
        if outputs:
            found.append(Source(key, outputs, bool(it.kinds & CREATURE)))
    if len(found) > 1:
        found.sort(key=_plain_first)
    return found


def _plain_first(source: Source) -> tuple[bool, int, int, int]:
    return source.creature, len(source.outputs), source.most, source.key


class Purse:
    """All the mana a player could have now: what can be paid, not yet how.

    Attributes:
        pool: floating mana, with that of every source that gives one mana of one colour.
        plain: how much mana that is; `total`: with the most that the others can give.
        flexible: the other sources.
    """

    def __init__(self, p: Position, seat: int, without: int = 0) -> None:
        self.pool = player(p, seat).pool
        self.plain = size(self.pool) if self.pool else 0
        self.flexible: list[Source] = []
        things = p.things
        faces = p.book.faces
        rich = bonuses(p)
        for key in table(p).play:
            it: Permanent = things[key]
            if it.tapped or it.controller != seat or key == without:
                continue
            types = it.types & BASIC_TYPES
            gives = faces[it.face].mana
            if not (types or gives) or not can_tap(it):
                continue
            if types and not rich and not (gives and it.own) and types in PLAIN and it.kinds & LAND:
                self.pool += PLAIN[types]
                self.plain += 1
                continue
            outputs = outputs_of(p, key, it)
            if len(outputs) == 1 and size(outputs[0][1]) == 1:
                self.pool += outputs[0][1]
                self.plain += 1
            elif outputs:
                self.flexible.append(Source(key, outputs, bool(it.kinds & CREATURE)))
        self.total = self.plain
        for source in self.flexible:
            self.total += source.most

    def pays(self, cost: Mana) -> bool:
        """Whether a cost can be paid."""
        if self.total < cost.value:
            return False
        need = cost.need
        if not need:
            return True
        pool = self.pool
        if self.plain >= cost.value and contains(pool, need):
            return True
        return bool(self.flexible) and plan(pool, sorted(self.flexible, key=_plain_first), cost) is not None


def contains(pool: int, need: int) -> bool:
    """Whether a pool has this much of each colour."""
    while need:
        if need & FIELD > pool & FIELD:
            return False
        need >>= POOL_BITS
        pool >>= POOL_BITS
    return True


def plan(pool: int, found: list[Source], cost: Mana) -> list[tuple[int, int]] | None:
    """Which sources to tap for what: (place in `found`, place in its outputs); None when it cannot be paid.

    Coloured mana first, each from the plainest source that gives it; then as little as possible for the rest.
    """
    missing: list[int] = []
    free = pool
    for color in range(5):
        need = cost.need >> color * POOL_BITS & FIELD
        have = min(need, pool >> color * POOL_BITS & FIELD)
        free -= have * ONE[color]
        missing += [color] * (need - have)
    chosen: list[tuple[int, int]] = []
    return _colored(found, missing, free, cost.generic, chosen)


def _colored(
    found: list[Source], missing: list[int], free: int, generic: int, chosen: list[tuple[int, int]]
) -> list[tuple[int, int]] | None:
    """Find a source for the first missing colour, and so on."""
    if not missing:
        return _generic(found, free, generic, chosen)
    color = missing[0]
    tried: list[list[tuple[int, int]]] = []
    used = [place for place, _ in chosen]
    for place, source in enumerate(found):
        if place in used or [(0, pool) for _, pool in source.outputs] in tried:
            continue
        tried.append([(0, pool) for _, pool in source.outputs])
        for at, (_, pool) in enumerate(source.outputs):
            if not pool >> color * POOL_BITS & FIELD:
                continue
            rest = missing[1:]
            left = pool - ONE[color]
            for other in missing[1:]:
                if left >> other * POOL_BITS & FIELD:
                    left -= ONE[other]
                    rest = rest.copy()
                    rest.remove(other)
            chosen.append((place, at))
            done = _colored(found, rest, free + left, generic, chosen)
            if done is not None:
                return done
            chosen.pop()
    return None


def _generic(
    found: list[Source], free: int, generic: int, chosen: list[tuple[int, int]]
) -> list[tuple[int, int]] | None:
    """Sources for the rest: the plainest, and none that gives more than needed where that can be helped."""
    left = generic - size(free)
    if left <= 0:
        return chosen
    used = [place for place, _ in chosen]
    unused = [place for place in range(len(found)) if place not in used]
    if sum(found[place].most for place in unused) < left:
        return None
    picked = chosen.copy()
    for place in unused:
        if left <= 0:
            break
        at = max(range(len(found[place].outputs)), key=lambda k: size(found[place].outputs[k][1]))
        amount = size(found[place].outputs[at][1])
        if amount > left and sum(found[k].most for k in unused if k > place) >= left:
            continue
        picked.append((place, at))
        left -= amount
    return picked if left <= 0 else None


def spend(pool: int, cost: Mana) -> int:
    """The part of a pool that pays a cost: colourless first for generic mana, then what there is most of."""
    spent = cost.need
    left = pool - cost.need
    for _ in range(cost.generic):
        best = COLORLESS
        if not left >> COLORLESS * POOL_BITS & FIELD:
            most = 0
            for color in range(5):
                amount = left >> color * POOL_BITS & FIELD
                if amount > most:
                    most = amount
                    best = color
        spent += ONE[best]
        left -= ONE[best]
    return spent


def covers(pool: int, cost: Mana) -> bool:
    """Whether a pool alone pays a cost."""
    return size(pool) >= cost.value and contains(pool, cost.need)


def most_x(p: Position, seat: int, cost: Mana, without: int = 0) -> int:
    """The greatest X that can be paid for a cost with {X}; -1 when not even 0."""
    purse = Purse(p, seat, without)
    if not purse.pays(cost):
        return -1
    highest = (purse.total - cost.value) // max(1, cost.xs)
    while highest > 0 and not purse.pays(cost.plus(highest * cost.xs)):
        highest -= 1
    return highest


def burn(p: Position) -> tuple[Event, ...]:
    """Mana burn: pools empty at the end of a phase, a life for each mana (MTG8-1.TERM-2)."""
    events: list[Event] = []
    for seat in table(p).seats:
        pool = player(p, seat).pool
        if pool:
            events.append(ChangePool(seat, pool, "MTG8-1.TERM-2", True))
            events.append(ChangeLife(seat, -size(pool), "MTG8-1.TERM-2", "burn"))
    return tuple(events)
