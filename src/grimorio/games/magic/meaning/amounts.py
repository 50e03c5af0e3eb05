"""Numbers and references compiled: how much, which objects, which players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.rules.objects import (
    OnStack,
    Permanent,
    as_target,
    in_order,
    player,
    seat_of,
    table,
)
from grimorio.games.magic.words import nouns
from grimorio.kernel.position import Position

if TYPE_CHECKING:
    from grimorio.games.magic.meaning.book import Book

READS_PLAY = 1
READS_HANDS = 2
READS_GRAVEYARDS = 4


class Number:
    """An amount compiled.

    Attributes:
        reads: what it depends on, as `READS_…` bits.
    """

    def __init__(self, reads: int = 0) -> None:
        self.reads = reads

    def value(self, p: Position, c: Context) -> int:
        """How much it is now."""
        return 0


class Fixed(Number):
    """A number printed."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def value(self, p: Position, c: Context) -> int:
        return self.number


class XNumber(Number):
    """The X of the spell."""

    def value(self, p: Position, c: Context) -> int:
        return c.x


class EventNumber(Number):
    """The number of the trigger's event."""

    def value(self, p: Position, c: Context) -> int:
        return c.much


class Counted(Number):
    """How many fit."""

    def __init__(self, count: nouns.Count, book: Book) -> None:
        zone = count.what.zone
        super().__init__(
            READS_GRAVEYARDS if zone == "graveyard" else READS_HANDS if zone == "hand" else READS_PLAY
        )
        self.what = Filter(count.what, book)
        self.times = count.times
        self.plus = count.plus

    def value(self, p: Position, c: Context) -> int:
        return self.what.count(p, c) * self.times + self.plus


class SizeOf(Number):
    """The power, or toughness, of an object as it is or last was."""

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


class CardsInHand(Number):
    """How many cards a player holds; with `excess` how many more than you."""

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


class HalfOfLife(Number):
    """Half of your life, rounded up."""

    def value(self, p: Position, c: Context) -> int:
        return (player(p, c.you).life + 1) // 2


class Sharing(Number):
    """How many other creatures share a creature type with the creature `c.that`."""

    def __init__(self, book: Book) -> None:
        super().__init__(READS_PLAY)
        self.book = book

    def value(self, p: Position, c: Context) -> int:
        it = p.things[c.that]
        mine = it.types & self.book.creature_types if isinstance(it, Permanent) else 0
        if not mine:
            return 0
        return sum(
            1
            for key in table(p).play
            if key != c.that and p.things[key].kinds & 2 and p.things[key].types & mine
        )


def number(amount: nouns.Amount, book: Book) -> Number:
    """Compile an amount."""
    if isinstance(amount, int):
        return Fixed(amount)
    if isinstance(amount, nouns.X):
        return XNumber()
    if isinstance(amount, nouns.ThatMuch):
        return EventNumber()
    if isinstance(amount, nouns.Count):
        return Counted(amount, book)
    if isinstance(amount, nouns.PowerOf):
        return SizeOf(Which(amount.it, book), False)
    if isinstance(amount, nouns.ToughnessOf):
        return SizeOf(Which(amount.it, book), True)
    if isinstance(amount, nouns.HandSize):
        return CardsInHand(Which(amount.who, book), False)
    if isinstance(amount, nouns.HandExcess):
        return CardsInHand(Which(amount.who, book), True)
    if isinstance(amount, nouns.HalfLife):
        return HalfOfLife()
    return Sharing(book)


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


class Which:
    """A reference compiled: which objects or players are meant.

    Attributes:
        kind: one of the constants above.
        part: for `TARGETS`, which word "target" of the text; for `IT`, the place among the targets.
        what: for `ALL` and `CHOOSE`, the noun.
        count, up_to: for `CHOOSE`.
    """

    def __init__(self, which: nouns.What | nouns.Who, book: Book, part: int = 0) -> None:
        self.part = part
        self.what: Filter | None = None
        self.inner: Which | None = None
        self.who = ""
        self.count = 1
        self.up_to = False
        if isinstance(which, nouns.This):
            self.kind = THIS
        elif isinstance(which, nouns.Enchanted):
            self.kind = ENCHANTED
        elif isinstance(which, nouns.Target):
            self.kind = TARGETS
        elif isinstance(which, nouns.It):
            self.kind = IT
            self.part = which.place
        elif isinstance(which, nouns.TheObject):
            self.kind = EVENT_OBJECT
        elif isinstance(which, nouns.All):
            self.kind = ALL
            self.what = Filter(which.what, book)
        elif isinstance(which, nouns.Choose):
            self.kind = CHOOSE
            self.what = Filter(which.what, book)
            self.count = which.count
            self.up_to = which.up_to
        elif isinstance(which, nouns.Sacrificed):
            self.kind = SACRIFICED
        elif isinstance(which, nouns.You):
            self.kind = YOU
        elif isinstance(which, nouns.ThePlayer):
            self.kind = EVENT_PLAYER
        elif isinstance(which, nouns.ControllerOf):
            self.kind = CONTROLLER_OF
            self.inner = Which(which.it, book)
        else:
            self.kind = EACH_PLAYER
            self.who = which.who

    def keys(self, p: Position, c: Context) -> list[int]:
        """Ids of the objects meant, and players as targets; illegal targets are left out (they are 0).

        For `CHOOSE` all that may be chosen.
        """
        kind = self.kind
        if kind == TARGETS:
            start = sum(c.parts[: self.part])
            return [key for key in c.targets[start : start + c.parts[self.part]] if key]
        if kind == THIS:
            return [c.this]
        if kind == IT:
            key = c.targets[self.part] if self.part < len(c.targets) else 0
            return [key] if key else []
        if kind in (ALL, CHOOSE):
            assert self.what is not None
            return self.what.found(p, c)
        if kind == ENCHANTED:
            it = p.things[c.this]
            return [it.on] if isinstance(it, Permanent) and it.on else []
        if kind == EVENT_OBJECT:
            return [c.that] if c.that else []
        if kind == SACRIFICED:
            return [c.sacrificed] if c.sacrificed else []
        return [as_target(seat) for seat in self.seats(p, c)]

    def seats(self, p: Position, c: Context) -> list[int]:
        """The players meant, the active player first where they are several."""
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
                it = p.things[key] if key > 0 else None
                if isinstance(it, (Permanent, OnStack)):
                    return [it.controller] if it.controller in playing else []
            return []
        return [seat_of(key) for key in self.keys(p, c) if key < 0 and seat_of(key) in playing]
