"""Numbers and references, compiled: how much, which objects, which players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.numbers import (
    READS_GRAVEYARDS as READS_GRAVEYARDS,
)
from grimorio.games.magic.meaning.numbers import (
    READS_HANDS as READS_HANDS,
)
from grimorio.games.magic.meaning.numbers import (
    READS_LIFE as READS_LIFE,
)
from grimorio.games.magic.meaning.numbers import (
    READS_PLAY as READS_PLAY,
)
from grimorio.games.magic.meaning.numbers import (
    CostRevealed,
    Done,
    EventNumber,
    Fixed,
    HalfOfLife,
    SameName,
    XNumber,
)
from grimorio.games.magic.meaning.numbers import (
    Number as Number,
)
from grimorio.games.magic.meaning.scope import (
    GRAVEYARD,
    HAND,
    LEFT,
    LIBRARY,
    PERMANENTS,
    PLAYERS,
    STACK,
    Scope,
    absent,
    demand,
    fitting,
)
from grimorio.games.magic.meaning.terms import COUNTED, FREE
from grimorio.games.magic.state.masks import CREATURE
from grimorio.games.magic.state.objects import (
    NOBODY,
    OnStack,
    Permanent,
    TargetId,
    as_target,
    in_order,
    player,
    plays,
    seat_of,
    table,
)
from grimorio.games.magic.state.tally import taken
from grimorio.games.magic.words import nouns
from grimorio.games.magic.words.numbers import DamageTaken, Difference
from grimorio.kernel.playable import Unplayable
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

if TYPE_CHECKING:
    from grimorio.games.magic.meaning.abilities import TargetRules


class Counted(Number):
    """The number of objects or players that fit a noun."""

    def __init__(self, count: nouns.Count, scope: Scope) -> None:
        zones = PERMANENTS | PLAYERS | GRAVEYARD | HAND | COUNTED
        if not scope.static:
            zones |= STACK | LIBRARY
        self.what = Filter(count.what, scope, zones)
        settled(self.what, count.what, scope)
        zone = self.what.zone
        super().__init__(
            READS_GRAVEYARDS if zone == "graveyard" else READS_HANDS if zone == "hand" else READS_PLAY
        )
        self.times = count.times
        self.plus = count.plus

    def value(self, p: Position, c: Context) -> int:
        return self.what.count(p, c) * self.times + self.plus


class SizeOf(Number):
    """The power, or toughness, of an object; if it has left play, as it last was there."""

    def __init__(self, which: Which, toughness: bool) -> None:
        super().__init__(READS_PLAY)
        self.which = which
        self.toughness = toughness

    def value(self, p: Position, c: Context) -> int:
        for key in self.which.keys(p, c):
            it = p.things[key]
            if isinstance(it, Permanent):
                return it.toughness if self.toughness else it.power
        return 0


class CostOf(Number):
    """The converted mana cost of a permanent or spell; of a permanent that has left, as it last was."""

    def __init__(self, which: Which) -> None:
        super().__init__(READS_PLAY)
        self.which = which

    def value(self, p: Position, c: Context) -> int:
        for key in self.which.keys(p, c):
            it = p.things[key]
            if isinstance(it, Permanent):
                cost: int = face_at(p, it.face).cost.value
                return cost
            if isinstance(it, OnStack):
                paid = face_at(p, it.face).cost
                spell: int = paid.value + paid.xs * it.x
                return spell
        return 0


class Taken(Number):
    """The damage dealt this turn to an object or player, also what has been taken off (MTG8-CR-TALLY-1)."""

    def __init__(self, which: Which) -> None:
        super().__init__()
        self.which = which

    def value(self, p: Position, c: Context) -> int:
        return sum([taken(p, key) for key in self.which.keys(p, c)])


class CardsInHand(Number):
    """The number of cards in a player's hand; with `excess`, how many more they are than in yours."""

    def __init__(self, whose: Which, excess: bool) -> None:
        super().__init__(READS_HANDS)
        self.whose = whose
        self.excess = excess

    def value(self, p: Position, c: Context) -> int:
        seats = self.whose.seats(p, c)
        if not seats:
            return 0
        held = len(player(p, seats[0]).hand)
        return max(0, held - len(player(p, c.you).hand)) if self.excess else held


class OfPlayer(Number):
    """An amount in which "that player" is the player whom an effect concerns, such as its target.

    Where an effect concerns several players, each has an amount of their own (`of`).
    """

    def __init__(self, amount: nouns.Amount, who: Which, scope: Scope) -> None:
        scope.who = True
        self.amount = number(amount, scope)
        scope.who = False
        super().__init__(self.amount.reads)
        self.who = who

    def value(self, p: Position, c: Context) -> int:
        seats = self.who.seats(p, c)
        return self.of(p, c, seats[0] if seats else NOBODY)

    def of(self, p: Position, c: Context, seat: Seat) -> int:
        """The amount for the player at `seat`."""
        event = c.who
        c.who = seat
        amount = self.amount.value(p, c)
        c.who = event
        return amount


class HighestOf(Number):
    """The highest converted mana cost among the objects that fit a noun, or the `total` of their costs.

    It is 0 if there are none.
    """

    def __init__(self, what: nouns.That, scope: Scope, total: bool) -> None:
        super().__init__(READS_PLAY)
        self.what = Filter(what, scope, PERMANENTS)
        self.total = total
        settled(self.what, what, scope)

    def value(self, p: Position, c: Context) -> int:
        costs: list[int] = [face_at(p, p.things[key].face).cost.value for key in self.what.found(p, c)]
        return sum(costs) if self.total else max(costs, default=0)


class Summed(Number):
    """The sum of two numbers of objects."""

    def __init__(self, amount: nouns.Sum, scope: Scope) -> None:
        self.first = Counted(amount.first, scope)
        self.second = Counted(amount.second, scope)
        super().__init__(self.first.reads | self.second.reads)

    def value(self, p: Position, c: Context) -> int:
        return self.first.value(p, c) + self.second.value(p, c)


class Lessened(Number):
    """A number less another one, but never less than 0 (MTG8-CR-LESS-1)."""

    def __init__(self, amount: Difference, scope: Scope) -> None:
        absent(amount, not scope.static)
        self.first = number(amount.first, scope)
        self.second = number(amount.second, scope)
        super().__init__(self.first.reads | self.second.reads)

    def value(self, p: Position, c: Context) -> int:
        return max(0, self.first.value(p, c) - self.second.value(p, c))


def settled(what: Filter, words: nouns.That, scope: Scope) -> None:
    """Refuse a static ability whose noun (`words`, compiled as `what`) asks for a state that passes quickly.

    Such a state is being tapped, having attacked, or being in combat. Static abilities are not computed again
    when it changes. Raises Unplayable: the noun asks for such a state.
    """
    asks = {
        "tapped": what.tapped >= 0,
        "attacked": what.attacked,
        "enchanted": what.enchanted,
        "combat": what.combat != FREE,
    }
    for field, asked in asks.items():
        message = "a static ability does not ask this"
        demand(not (scope.static and asked), words, field, message, cause="word-static-asks")


def number(amount: nouns.Amount, scope: Scope, signed: bool = False) -> Number:
    """Compile an amount; with `signed` it may be negative, as for a change of power.

    Raises:
        Unplayable: it refers to a number that its ability does not have, or is negative where it may not be.
    """
    if isinstance(amount, nouns.Count):
        demand(signed or amount.times > 0, amount, "times", "expected 1 or more", cause="word-count")
    if isinstance(amount, int):
        return Fixed(amount)
    if isinstance(amount, nouns.X):
        absent(amount, scope.x)
        demand(signed or not amount.less, amount, "less", "expected 1 or more", cause="word-count")
        return XNumber(amount.less)
    if isinstance(amount, nouns.ThatMuch):
        absent(amount, scope.much)
        return EventNumber()
    if isinstance(amount, nouns.Count):
        return Counted(amount, scope)
    if isinstance(amount, (nouns.PowerOf, nouns.ToughnessOf)):
        which = Which(amount.it, scope)
        fitting(amount.it, which.means, PERMANENTS | LEFT)
        return SizeOf(which, isinstance(amount, nouns.ToughnessOf))
    if isinstance(amount, nouns.ManaValueOf):
        which = Which(amount.it, scope)
        fitting(amount.it, which.means, PERMANENTS | LEFT | STACK)
        return CostOf(which)
    if isinstance(amount, (nouns.HandSize, nouns.HandExcess)):
        which = Which(amount.who, scope)
        one_player(amount.who, which)
        return CardsInHand(which, isinstance(amount, nouns.HandExcess))
    if isinstance(amount, (nouns.HighestCost, nouns.TotalCost)):
        return HighestOf(amount.what, scope, isinstance(amount, nouns.TotalCost))
    if isinstance(amount, nouns.Sum):
        return Summed(amount, scope)
    if isinstance(amount, nouns.Namesakes):
        absent(amount, scope.that == STACK)
        demand(amount.times > 0, amount, "times", "expected 1 or more", cause="word-count")
        return SameName(amount.times)
    if isinstance(amount, DamageTaken):
        scope.book.count_damage()
        return Taken(Which(nouns.IT, scope))
    return _rarer(amount, scope, signed)


def _rarer(amount: nouns.Amount, scope: Scope, signed: bool) -> Number:
    """Compile an amount that few texts have; see `number`."""
    if isinstance(amount, Difference):
        return Lessened(amount, scope)
    if isinstance(amount, nouns.HalfLife):
        return HalfOfLife()
    if isinstance(amount, nouns.ThisWay):
        return Done(amount, scope)
    if isinstance(amount, nouns.RevealedCost):
        demand(signed or not amount.less, amount, "less", "expected 1 or more", cause="word-count")
        return CostRevealed(amount, scope)
    raise Unplayable(amount, "", "expected a bonus that a creature gets", cause="word-sharing")


def one_player(word: nouns.What | nouns.Who | nouns.That, which: Which) -> None:
    """Refuse a reference (`word`, compiled as `which`) that may mean anything but exactly one player.

    Raises Unplayable: it may mean an object, or several players.
    """
    fitting(word, which.means, PLAYERS)
    demand(not which.several, word, "", "expected one player", cause="word-one-player")


def is_there(p: Position, target: TargetId) -> bool:
    """Whether a target is an object, or a player who is still in the game.

    A target that became illegal is stored as 0, and is neither.
    """
    return target > 0 or (target < 0 and plays(p, seat_of(target)))


THIS = 0
ENCHANTED = 1
TARGETS = 2
IT = 3
EVENT_OBJECT = 4
ALL = 5
CHOOSE = 6
SACRIFICED = 7
YOU = 8
EVENT_PLAYER = 9
CONTROLLER_OF = 10
EACH_PLAYER = 11
KIN = 12


def kin(p: Position, c: Context) -> list[TargetId]:
    """The creature that the object `c.this` enchants, and those that share a creature type with it."""
    aura = p.things[c.this]
    first = aura.on if isinstance(aura, Permanent) else 0
    creature = p.things[first] if first else None
    if not isinstance(creature, Permanent):
        return []
    types = creature.types & ~p.book.land_types
    creatures = [key for key in table(p).play if p.things[key].kinds & CREATURE]
    return [key for key in creatures if key == first or p.things[key].types & types]


class Which:
    """A reference to objects or players, compiled.

    Attributes:
        kind: the kind of reference: a constant of this module from `THIS` to `EACH_PLAYER`.
        means: the kinds of things that it may refer to, as bits from `scope.py`.
        several: whether it may refer to more than one.
        part: for `TARGETS` and `IT`, which word "target" of the text it is, from 0.
        what: for `ALL` and `CHOOSE`, the noun.
        count, up_to: for `CHOOSE`, how many are chosen, and whether fewer may be.
    """

    def __init__(self, which: nouns.What | nouns.Who, scope: Scope, part: int = 0) -> None:
        self.part = part
        self.what: Filter | None = None
        self.inner: Which | None = None
        self.who = ""
        self.count = 1
        self.up_to = False
        self.means = PLAYERS
        self.several = False
        if isinstance(which, nouns.This):
            self.kind = THIS
            self.means = scope.this
        elif isinstance(which, nouns.Enchanted):
            self.kind = ENCHANTED
            self.means = scope.on
            absent(which, scope.on != 0)
        elif isinstance(which, nouns.Kin):
            self.kind = KIN
            self.means = PERMANENTS
            self.several = True
            absent(which, scope.on != 0)
        elif isinstance(which, nouns.Target):
            demand(part < len(scope.targets), which, "", "nothing is targeted here", cause="word-no-target")
            self._target(scope.targets[part])
        elif isinstance(which, nouns.It):
            self._it(which, scope)
        elif isinstance(which, nouns.TheObject):
            self.kind = EVENT_OBJECT
            self.means = scope.that
            absent(which, scope.that != 0)
        elif isinstance(which, (nouns.All, nouns.Choose)):
            self._noun(which, scope)
        elif isinstance(which, nouns.Sacrificed):
            self.kind = SACRIFICED
            self.means = LEFT
            absent(which, scope.paid)
        elif isinstance(which, nouns.You):
            self.kind = YOU
        elif isinstance(which, (nouns.ThePlayer, nouns.Defender)):
            self.kind = EVENT_PLAYER
            absent(which, scope.who if isinstance(which, nouns.ThePlayer) else scope.defender)
        elif isinstance(which, nouns.ControllerOf):
            self.kind = CONTROLLER_OF
            self.inner = Which(which.it, scope)
            either = self.inner.means & PLAYERS and self.inner.means != PLAYERS
            fitting(which.it, self.inner.means, PERMANENTS | LEFT | STACK | (PLAYERS if either else 0))
        else:
            self.kind = EACH_PLAYER
            self.who = which.who
            self.several = True

    def _target(self, rules: TargetRules) -> None:
        self.kind = TARGETS
        self.means = rules.what.means
        self.several = rules.several

    def _it(self, which: nouns.It, scope: Scope) -> None:
        """Compile `which`, an `It`: a reference to a target that the text has named before.

        Raises Unplayable: there is no such word "target", or it has several targets.
        """
        self.kind = IT
        self.part = which.place
        place, count = which.place + 1, len(scope.targets)
        message = f"It speaks of target {place}, and there are {count}"
        demand(place <= count, which, "place", message, cause="word-it", place=place, count=count)
        self._target(scope.targets[which.place])
        self.kind = IT
        demand(
            not self.several,
            which,
            "place",
            "It speaks of one target, not of several",
            cause="word-it-several",
        )

    def _noun(self, which: nouns.All | nouns.Choose, scope: Scope) -> None:
        """Compile `which`, a reference to all objects or players that fit a noun, or to some of them."""
        self.what = Filter(which.what, scope, PERMANENTS | PLAYERS | GRAVEYARD | STACK)
        self.means = self.what.means
        if isinstance(which, nouns.All):
            self.kind = ALL
            self.several = True
            return
        self.kind = CHOOSE
        self.count = which.count
        self.up_to = which.up_to
        self.several = which.count > 1
        demand(which.count > 0, which, "count", "expected 1 or more", cause="word-count")

    def keys(self, p: Position, c: Context) -> list[TargetId]:
        """The ids of the objects referred to, and players as negative numbers (`as_target`).

        Illegal targets are left out. For `CHOOSE`, the list has everything that may be chosen.
        """
        kind = self.kind
        if kind == TARGETS:
            start = 0
            for place in range(self.part):
                start += c.parts[place]
            return [key for key in c.targets[start : start + c.parts[self.part]] if is_there(p, key)]
        if kind == THIS:
            return [TargetId(c.this)]
        if kind == IT:
            if self.part >= len(c.parts) or not c.parts[self.part]:
                return []
            key = c.targets[sum(c.parts[: self.part])]
            return [key] if is_there(p, key) else []
        if kind in (ALL, CHOOSE):
            assert self.what is not None
            return self.what.found(p, c)
        if kind == ENCHANTED:
            aura = p.things[c.this]
            return [aura.on] if isinstance(aura, Permanent) and aura.on else []
        if kind == KIN:
            return kin(p, c)
        if kind == EVENT_OBJECT:
            return [TargetId(c.that)] if c.that else []
        if kind == SACRIFICED:
            return [TargetId(c.sacrificed)] if c.sacrificed else []
        return [as_target(seat) for seat in self.seats(p, c)]

    def seats(self, p: Position, c: Context) -> list[Seat]:
        """The seats of the players referred to; for `EachPlayer` in turn order from the active player."""
        kind = self.kind
        playing = table(p).seats
        if kind == YOU:
            return [c.you] if c.you in playing else []
        if kind == EVENT_PLAYER:
            return [c.who] if c.who in playing else []
        if kind == EACH_PLAYER:
            order = in_order(p, table(p).active)
            return [seat for seat in order if self.who == "all" or seat != c.you]
        if kind == CONTROLLER_OF:
            assert self.inner is not None
            for key in self.inner.keys(p, c):
                if key < 0:
                    return [seat_of(key)] if seat_of(key) in playing else []
                thing = p.things[key] if key > 0 else None
                if isinstance(thing, (Permanent, OnStack)):
                    return [thing.controller] if thing.controller in playing else []
            return []
        return [seat_of(key) for key in self.keys(p, c) if key < 0 and seat_of(key) in playing]
