"""What things are worth to a seat, in points: a 2/2 creature is about three."""

from __future__ import annotations

from typing import Final

from grimorio.bots.magic.lore import Lore
from grimorio.games.magic.public import (
    CREATURE,
    DOUBLE_STRIKE,
    FACE,
    FEAR,
    FIRST_STRIKE,
    FLYING,
    LAND,
    LANDWALKS,
    TRAMPLE,
    Context,
    Face,
    Mana,
    Permanent,
    Player,
    Purse,
    Table,
    table,
)
from grimorio.kernel import Position

WIN: Final = 60.0
"""What the end of an opponent is worth."""


def _life() -> list[float]:
    worth = [0.0]
    for life in range(1, 128):
        worth.append(worth[-1] + 0.08 + 8.0 / (life * life + 8.0))
    return worth


HARD_TO_BLOCK: Final = FLYING | FEAR | LANDWALKS

MOST_PUMPS: Final = 8
"""Uses of an ability in a row that are thought about."""

LIFE: Final = _life()
"""What so much life is worth: the last points most."""


def life_worth(life: int) -> float:
    """What so much life is worth; below 1 it is lost, and the further below the worse."""
    if life <= 0:
        return -WIN + 5.0 * life
    return LIFE[life] if life < 128 else LIFE[127]


def hurt(life: int, amount: int) -> float:
    """What is lost with so much life."""
    return life_worth(life) - life_worth(life - amount)


def body_worth(power: int, toughness: int, words: int) -> float:
    """What a creature of this size with these keywords is worth."""
    strength = float(max(0, power))
    worth = 0.8 * strength + 0.5 * min(toughness, 10) + 0.2
    if words & FLYING:
        worth += 0.3 + 0.35 * strength
    if words & FEAR:
        worth += 0.25 * strength
    if words & LANDWALKS:
        worth += 0.1 * strength
    if words & FIRST_STRIKE:
        worth += 0.2 + 0.15 * strength
    if words & DOUBLE_STRIKE:
        worth += 0.3 + 0.6 * strength
    if words & TRAMPLE:
        worth += 0.15 * strength
    return worth


class Board:
    """A position as a seat looks at it, for one choice.

    Attributes:
        p: the position.
        seat: whose eyes.
        t, me: the table, the seat's own things.
        lore: what cards do.
        foe: the opponent to beat first: the one with the least life.
        mine, theirs: ids of creatures, of the seat and of all others.
        worths: what permanents are worth, as far as asked.
        stopped: how much of a creature is stopped by what enchants it.
        purses: the mana that seats could have, as far as asked.
    """

    def __init__(self, p: Position, seat: int, lore: Lore) -> None:
        self.p = p
        self.seat = seat
        self.t: Table = table(p)
        self.me: Player = p.things[1 + seat]
        self.lore = lore
        self.foe = seat
        least = 1 << 30
        for other in self.t.seats:
            one: Player = p.things[1 + other]
            if other != seat and one.life < least:
                least = one.life
                self.foe = other
        self.mine: list[int] = []
        self.theirs: list[int] = []
        self.worths: dict[int, float] = {}
        self.stopped: dict[int, float] = {}
        self.lands = 0
        self.purses: dict[int, Purse] = {}
        for key in self.t.play:
            it: Permanent = p.things[key]
            if it.kinds & CREATURE:
                if it.controller == seat:
                    self.mine.append(key)
                else:
                    self.theirs.append(key)
            elif it.kinds & LAND:
                if it.controller == seat:
                    self.lands += 1
            elif it.on:
                stops = lore.face(it.face).stops
                if stops:
                    self.stopped[it.on] = self.stopped.get(it.on, 0.0) + stops

    @property
    def mana(self) -> int:
        """How much mana the seat could have now."""
        return self.mana_at(self.seat)

    def mana_at(self, seat: int) -> int:
        """How much mana a seat could have now."""
        return self.purse(seat).total

    def purse(self, seat: int) -> Purse:
        """The mana that a seat could have now."""
        found = self.purses.get(seat)
        if found is None:
            found = self.purses[seat] = Purse(self.p, seat)
        return found

    def pumps(self, seat: int, cost: Mana) -> int:
        """How often a seat could pay this cost, as far as that is thought about."""
        purse = self.purse(seat)
        times = min(MOST_PUMPS, purse.total // cost.value)
        while times and not purse.pays(Mana(times * cost.generic, times * cost.need)):
            times -= 1
        return times

    def life(self, seat: int) -> int:
        """A player's life."""
        one: Player = self.p.things[1 + seat]
        return one.life

    def worth(self, key: int) -> float:
        """What a permanent is worth to its controller."""
        found = self.worths.get(key)
        if found is None:
            it: Permanent = self.p.things[key]
            found = self.worths[key] = self._worth(key, it)
        return found

    def _worth(self, key: int, it: Permanent) -> float:
        lore = self.lore.face(it.face)
        if it.kinds & CREATURE:
            worth = body_worth(it.power, it.toughness, it.keywords) + self.extra(it)
            stops = self.stopped.get(key, 0.0)
            if stops:
                worth *= max(0.1, 1.0 - stops)
            return max(0.2, worth)
        if it.kinds & LAND:
            return self._land(it.controller) + (0.0 if lore.face.basic else 0.2)
        if it.on and lore.taken:
            return self.worth(it.on)
        return max(0.3, lore.card_worth + lore.extra)

    def _land(self, seat: int) -> float:
        """What a land in play is worth: much while there are few."""
        count = 0
        for key in self.t.play:
            it: Permanent = self.p.things[key]
            count += bool(it.kinds & LAND) and it.controller == seat
        return 2.6 if count < 4 else 1.9 if count < 6 else 1.1

    def aura_gain(self, face: Face, on: int) -> float:
        """What the seat gains by enchanting this permanent."""
        it: Permanent = self.p.things[on]
        own = it.controller == self.seat
        lore = self.lore.face(face.index)
        base = self.worth(on)
        if lore.taken:
            return -base if own else 2.0 * base
        if lore.stops:
            if it.kinds & CREATURE:
                base = min(
                    base, body_worth(it.power, min(it.toughness, it.power + 1), it.keywords) + self.extra(it)
                )
            gain = min(0.9, lore.stops) * base
            return -gain if own else gain
        gain = lore.extra
        if it.kinds & CREATURE:
            c = Context(self.seat, 0)
            power = lore.power.value(self.p, c) if lore.power is not None else 0
            toughness = lore.toughness.value(self.p, c) if lore.toughness is not None else 0
            if it.toughness + toughness <= it.damage:
                return -base if own else base
            words = it.keywords | lore.words
            more = body_worth(it.power + power, it.toughness + toughness, words)
            more -= body_worth(it.power, it.toughness, it.keywords)
            gain += (more + lore.strikes * self._strikes(it)) * max(0.1, 1.0 - self.stopped.get(on, 0.0))
        return gain if own else -gain

    def extra(self, it: Permanent) -> float:
        """What a permanent's abilities add to its worth."""
        return self.lore.face(it.face).extra if it.own else 0.0

    def _strikes(self, it: Permanent) -> float:
        """How much good it does a creature to be hard to block, or that its damage does something more."""
        if it.power <= 0 or it.types & self.lore.book.wall:
            return 0.0
        return (0.3 + 0.25 * it.power) * (1.5 if it.keywords & HARD_TO_BLOCK else 1.0)

    def card_worth(self, index: int, seat: int) -> float:
        """What a card in a seat's hand is worth there."""
        lore = self.lore.face(index)
        if lore.face.is_land:
            return self.land_worth(seat)
        if lore.face.is_creature:
            return 0.6 * self.face_worth(lore.face) + 0.8
        return lore.card_worth

    def land_worth(self, seat: int) -> float:
        """What a land in hand is worth: much while lands are few."""
        lands = 0
        for key in self.t.play:
            it: Permanent = self.p.things[key]
            if it.kinds & LAND and it.controller == seat:
                lands += 1
        held = 0
        if seat == self.seat:
            for card in self.me.hand:
                held += self.lore.book.faces[card & FACE].is_land
        lands += held
        if lands <= 4:
            return 3.0
        return 1.4 if lands <= 6 else 0.4

    def face_worth(self, face: Face) -> float:
        """What a permanent with this face would be worth."""
        lore = self.lore.face(face.index)
        if not face.is_creature:
            return lore.card_worth + lore.extra
        power = face.power
        toughness = face.toughness
        if not toughness and face.alters:
            power = toughness = max(1, face.cost.value - 1)
        return max(0.2, body_worth(power, toughness, face.keywords) + lore.extra)
