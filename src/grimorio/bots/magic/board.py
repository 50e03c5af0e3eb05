"""The worth of things to a seat, in points. A creature with power and toughness 2 is worth about three."""

from __future__ import annotations

from typing import Final

from grimorio.bots.characters import PLAIN, Character
from grimorio.bots.magic.lore import FaceLore, Lore
from grimorio.games.magic.public import Context, Face, Mana, Purse
from grimorio.games.magic.state.masks import (
    CREATURE,
    DOUBLE_STRIKE,
    FEAR,
    FIRST_STRIKE,
    FLYING,
    LAND,
    LANDWALKS,
    PHASING,
    SHADOW,
    TRAMPLE,
)
from grimorio.games.magic.state.objects import FACE, Permanent, Player, Table, table
from grimorio.kernel import Position
from grimorio.kernel.seats import Seat

WIN: Final = 60.0
"""The worth of an opponent's defeat."""


def _life() -> list[float]:
    worth = [0.0]
    for life in range(1, 128):
        worth.append(worth[-1] + 0.08 + 8.0 / (life * life + 8.0))
    return worth


HARD_TO_BLOCK: Final = FLYING | FEAR | LANDWALKS | SHADOW

HALF_THERE: Final = 0.6
"""The share of its worth that a creature with phasing has, because it is there every second turn."""

MOST_PUMPS: Final = 8
"""The most uses, one after another, of an ability that makes a creature larger; more are not considered."""

LIFE: Final = _life()
"""The worth, in points, of having so much life; the index is the life total. The last points count most."""


def life_worth(life: int) -> float:
    """The worth of a life total. Below 1 the game is lost, and lower totals are worth even less."""
    if life <= 0:
        return -WIN + 5.0 * life
    return LIFE[life] if life < 128 else LIFE[127]


def hurt(life: int, amount: int) -> float:
    """The worth that a player with `life` life loses by losing `amount` of it."""
    return life_worth(life) - life_worth(life - amount)


def body_worth(power: int, toughness: int, words: int) -> float:
    """The worth of a creature of this power and toughness, with the keywords in the mask `words`.

    Other abilities do not count.
    """
    strength = float(max(0, power))
    worth = 0.8 * strength + 0.5 * min(toughness, 10) + 0.2
    if words & FLYING:
        worth += 0.3 + 0.35 * strength
    if words & FEAR:
        worth += 0.25 * strength
    if words & SHADOW:
        worth += 0.35 * strength
    if words & LANDWALKS:
        worth += 0.1 * strength
    if words & FIRST_STRIKE:
        worth += 0.2 + 0.15 * strength
    if words & DOUBLE_STRIKE:
        worth += 0.3 + 0.6 * strength
    if words & TRAMPLE:
        worth += 0.15 * strength
    if words & PHASING:
        worth *= HALF_THERE
    return worth


UPKEEP_MANA: Final = 4
"""How much mana a player would pay in all upkeeps together for a permanent with cumulative upkeep."""
STAYING: Final = 3.0
"""The turns in play after which a permanent has brought half of what it is worth if it stays."""


def lasting(lore: FaceLore, counters: tuple[tuple[str, int, int], ...]) -> float:
    """The share of its worth that a permanent with fading or cumulative upkeep still brings, from 0 to 1.

    `lore` is the summary of its card, `counters` what is on it (`Permanent.counters`), or will be.
    """
    age = sum([count for name, count, _ in counters if name == "age"])
    turns = 1.0 + sum([count for name, count, _ in counters if name == "fade"])
    if lore.ages:
        turns = 1.0 + max(0.0, UPKEEP_MANA * lore.ages - age)
    return turns / (turns + STAYING)


class Board:
    """The judgement of a position by one seat, for one choice.

    Attributes:
        p: the position.
        seat: the seat.
        t, me: the table, and the player at the seat.
        lore: summaries of what cards do.
        foe: the seat of the opponent to beat first, who has the least life.
        mine, theirs: ids of creatures, of the seat and of all others.
        lands: how many lands the seat controls.
        worths: the worth of each permanent for which it has been computed, by id.
        stopped: the share of each creature's worth that its enchantments take away, from 0 to 1, by id.
        purses: the mana that each seat could have, if it has been computed.
        character: what the seat weighs more or less in combats.
    """

    def __init__(self, p: Position, seat: Seat, lore: Lore) -> None:
        self.p = p
        self.seat = seat
        self.t: Table = table(p)
        self.me: Player = p.things[1 + seat]
        self.lore = lore
        self.foe = seat
        least = 1 << 30
        for other in self.t.seats:
            opponent: Player = p.things[1 + other]
            if other != seat and opponent.life < least:
                least = opponent.life
                self.foe = other
        self.mine: list[int] = []
        self.theirs: list[int] = []
        self.worths: dict[int, float] = {}
        self.stopped: dict[int, float] = {}
        self.lands = 0
        self.purses: dict[int, Purse] = {}
        self.character: Character = PLAIN
        for key in self.t.play:
            permanent: Permanent = p.things[key]
            if permanent.kinds & CREATURE:
                if permanent.controller == seat:
                    self.mine.append(key)
                else:
                    self.theirs.append(key)
            elif permanent.kinds & LAND:
                if permanent.controller == seat:
                    self.lands += 1
            elif permanent.on:
                stops = lore.face(permanent.face).stops
                if stops:
                    self.stopped[permanent.on] = self.stopped.get(permanent.on, 0.0) + stops

    @property
    def mana(self) -> int:
        """How much mana the seat could have now."""
        return self.mana_at(self.seat)

    def mana_at(self, seat: Seat) -> int:
        """How much mana a seat could have now."""
        return self.purse(seat).total

    def purse(self, seat: Seat) -> Purse:
        """The mana that a seat could have now."""
        found = self.purses.get(seat)
        if found is None:
            found = self.purses[seat] = Purse(self.p, seat)
        return found

    def pumps(self, seat: Seat, cost: Mana) -> int:
        """How often a seat could pay this cost, at most `MOST_PUMPS` times."""
        purse = self.purse(seat)
        times = min(MOST_PUMPS, purse.total // cost.value)
        while times and not purse.pays(Mana(times * cost.generic, times * cost.need)):
            times -= 1
        return times

    def life(self, seat: Seat) -> int:
        """A player's life."""
        one: Player = self.p.things[1 + seat]
        return one.life

    def worth(self, key: int) -> float:
        """The worth of the permanent with the id `key` to its controller."""
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
            if lore.wanes:
                worth *= lasting(lore, it.counters)
            return max(0.2, worth)
        if it.kinds & LAND:
            return self._land(it.controller) + (0.0 if lore.face.basic else 0.2)
        if it.on and lore.taken:
            return self.worth(it.on)
        worth = lore.card_worth + self.extra(it)
        return max(0.3, worth * lasting(lore, it.counters) if lore.wanes else worth)

    def _land(self, seat: Seat) -> float:
        """The worth of a land in play: the fewer lands its controller has, the more."""
        count = 0
        for key in self.t.play:
            it: Permanent = self.p.things[key]
            count += bool(it.kinds & LAND) and it.controller == seat
        return 2.6 if count < 4 else 1.9 if count < 6 else 1.1

    def aura_gain(self, face: Face, on: int) -> float:
        """The gain of the seat from putting a local enchantment on the permanent with the id `on`."""
        host: Permanent = self.p.things[on]
        own = host.controller == self.seat
        lore = self.lore.face(face.index)
        base = self.worth(on)
        if lore.taken:
            return -base if own else 2.0 * base
        if lore.stops:
            if host.kinds & CREATURE:
                base = min(
                    base,
                    body_worth(host.power, min(host.toughness, host.power + 1), host.keywords)
                    + self.extra(host),
                )
            gain = min(0.9, lore.stops) * base
            return -gain if own else gain
        gain = lore.extra
        if host.kinds & CREATURE:
            c = Context(self.seat, 0)
            power = lore.power.value(self.p, c) if lore.power is not None else 0
            toughness = lore.toughness.value(self.p, c) if lore.toughness is not None else 0
            if host.toughness + toughness <= host.damage:
                return -base if own else base
            words = host.keywords | lore.words
            more = body_worth(host.power + power, host.toughness + toughness, words)
            more -= body_worth(host.power, host.toughness, host.keywords)
            gain += (more + lore.strikes * self._strikes(host)) * max(0.1, 1.0 - self.stopped.get(on, 0.0))
        return gain if own else -gain

    def extra(self, it: Permanent) -> float:
        """The worth that a permanent's abilities add to that of its size and keywords."""
        lore = self.lore.face(it.face)
        if lore.due and it.own and not it.ready:
            return lore.extra - lore.due
        return lore.extra if it.own else 0.0

    def _strikes(self, it: Permanent) -> float:
        """How well a creature strikes: by its power, and better if it is hard to block; 0 for a Wall."""
        if it.power <= 0 or it.types & self.lore.book.wall:
            return 0.0
        return (0.3 + 0.25 * it.power) * (1.5 if it.keywords & HARD_TO_BLOCK else 1.0)

    def card_worth(self, index: int, seat: Seat) -> float:
        """The worth of a card in a seat's hand; `index` is the card's index in `Book.cards`."""
        lore = self.lore.face(index)
        if lore.face.is_land:
            return self.land_worth(seat)
        if lore.face.is_creature:
            return 0.6 * self.face_worth(lore.face) + 0.8
        return lore.card_worth

    def land_worth(self, seat: Seat) -> float:
        """The worth of a land in hand: the fewer lands the player has, the more."""
        lands = 0
        for key in self.t.play:
            it: Permanent = self.p.things[key]
            if it.kinds & LAND and it.controller == seat:
                lands += 1
        held = 0
        if seat == self.seat:
            for card in self.me.hand:
                held += self.lore.book.face(card & FACE).is_land
        lands += held
        if lands <= 4:
            return 3.0
        return 1.4 if lands <= 6 else 0.4

    def face_worth(self, face: Face) -> float:
        """The worth, in play, of the permanent that `face`, a compiled card or token, becomes.

        What must be paid to keep it counts against it.
        """
        lore = self.lore.face(face.index)
        worth = self._new_worth(face, lore)
        if lore.wanes:
            worth *= lasting(lore, tuple([(name, count, 0) for name, count in face.counters]))
        return max(0.2, worth - lore.due) if lore.due else worth

    def _new_worth(self, face: Face, lore: FaceLore) -> float:
        """The worth of the permanent that `face` becomes if nothing must be paid to keep it."""
        if not face.is_creature:
            return lore.card_worth + lore.extra
        power = face.power + face.grown
        toughness = face.toughness + face.grown
        if not toughness and face.alters:
            power = toughness = max(1, face.cost.value - 1)
        return max(0.2, body_worth(power, toughness, face.keywords) + lore.extra)
