"""Conditions about libraries, land types, colours and turns, compiled."""

from __future__ import annotations

from grimorio.games.magic.meaning.amounts import Which, settled
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.scope import LEFT, PERMANENTS, STACK, Scope, absent, demand, fitting
from grimorio.games.magic.state.masks import BASIC_TYPES, CREATURE, LAND
from grimorio.games.magic.state.objects import KICKED, OnStack, Permanent, player, table
from grimorio.games.magic.words import asks as words
from grimorio.games.magic.words.nouns import It
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

Counts = words.OpponentControls | words.DefenderLacks | words.EmptyHand | words.ManyInPlay
EVERY_COLOR = 31
"""The mask of all five colours."""


class Asking:
    """A condition of `words.asks`, compiled.

    Attributes:
        word: the condition.
        what: the noun about which it asks, or None.
        which: the reference to a spell, or None.
    """

    def __init__(self, word: words.Asked, scope: Scope) -> None:
        self.word = word
        self.what: Filter | None = None
        self.least = 0
        self.isnt = False
        self.which: Which | None = None
        if isinstance(word, words.EachColor):
            self.what = Filter(word.what, scope, PERMANENTS)
            demand(not self.what.controller, word.what, "controller", "you do", "word-controller")
        elif isinstance(word, words.LibraryHundreds):
            self.least = word.hundreds * 100
        elif isinstance(word, words.BasicTypes):
            self.least = word.least
            demand(self.least > 0, word, "least", "expected 1 or more", cause="word-count")
            absent(word, scope.who and not scope.static)
        elif isinstance(word, words.ItWasKicked):
            absent(word, not scope.static)
            self.which = Which(It(), scope)
            fitting(word, self.which.means, STACK)
        elif isinstance(word, words.AnothersTurn):
            absent(word, scope.who and not scope.static)
        elif isinstance(word, words.DefenderShares):
            absent(word, scope.defender)
            self.least = word.least
            demand(self.least > 0, word, "least", "expected 1 or more", cause="word-count")
        elif isinstance(word, words.MoreThanFoe):
            absent(word, scope.defender)
            demand(word.side == scope.foe, word, "side", "that is the other side", cause="word-side")
            self.what = Filter(word.what, scope, PERMANENTS)
            demand(not self.what.controller, word.what, "controller", "you do", "word-controller")
        elif isinstance(word, words.StoodBy):
            fitting(word, scope.this, PERMANENTS | LEFT)
        elif isinstance(word, words.Being):
            self.what = Filter(word.what, scope, PERMANENTS)
            settled(self.what, word.what, scope)
            self.isnt = word.isnt
            self.which = Which(word.it, scope)
            fitting(word, self.which.means, PERMANENTS | LEFT)

    def holds(self, p: Position, c: Context) -> bool:
        """Whether the condition is true now."""
        if isinstance(self.word, words.LibraryHundreds):
            return len(player(p, c.you).library) >= self.least
        if isinstance(self.word, words.AnothersTurn):
            return table(p).active != c.who
        if isinstance(self.word, words.StoodBy):
            me = p.things[c.this]
            return isinstance(me, Permanent) and me.ready and not me.attacked
        if isinstance(self.word, words.DefenderShares):
            return shared_by(p, c.who) >= self.least
        if isinstance(self.word, words.Being):
            return self._is(p, c) != self.isnt
        if self.which is not None:
            spells = [p.things[key] for key in self.which.keys(p, c)]
            return any([isinstance(spell, OnStack) and spell.chosen.startswith(KICKED) for spell in spells])
        if self.what is None:
            seat = c.who if self.least else c.you
            return basic_types(p, seat).bit_count() >= (self.least or 5)
        if isinstance(self.word, words.MoreThanFoe):
            owned = [p.things[key].controller for key in self.what.found(p, c)]
            return owned.count(c.you) > owned.count(c.who)
        colors = 0
        for key in self.what.found(p, c):
            if p.things[key].controller == c.you:
                colors |= p.things[key].colors
        return colors == EVERY_COLOR

    def _is(self, p: Position, c: Context) -> bool:
        """Whether the object of the condition fits its noun now."""
        assert self.what is not None and self.which is not None
        keys = self.which.keys(p, c)
        things = [(key, p.things[key]) for key in keys]
        return any([isinstance(it, Permanent) and self.what.permanent(p, key, it, c) for key, it in things])


def shared_by(p: Position, seat: Seat) -> int:
    """The greatest number of creatures of a player that all have one creature type (MTG8-CR-KIN-1)."""
    counts: dict[int, int] = {}
    for key in table(p).play:
        it = p.things[key]
        types = it.types & ~p.book.land_types if it.kinds & CREATURE and it.controller == seat else 0
        while types:
            bit = types & -types
            types ^= bit
            counts[bit] = counts.get(bit, 0) + 1
    return max(counts.values(), default=0)


class Counting(Asking):
    """A condition about the permanents that others control, or all, or about empty hands, compiled."""

    def __init__(self, word: Counts, scope: Scope) -> None:
        super().__init__(word, scope)
        self.anyone = isinstance(word, words.EmptyHand) and word.anyone
        if isinstance(word, words.EmptyHand):
            return
        self.what = Filter(word.what, scope, PERMANENTS)
        if isinstance(word, words.DefenderLacks):
            absent(word, scope.defender)
        else:
            self.least = word.least
            demand(self.least > 0, word, "least", "expected 1 or more", cause="word-count")
        if not isinstance(word, words.ManyInPlay):
            message = "the noun says no controller"
            demand(not self.what.controller, word.what, "controller", message, cause="word-controller")

    def holds(self, p: Position, c: Context) -> bool:
        seats = table(p).seats
        if self.what is None:
            return any([not player(p, seat).hand for seat in (seats if self.anyone else (c.you,))])
        owned = [p.things[key].controller for key in self.what.found(p, c)]
        if isinstance(self.word, words.DefenderLacks):
            return c.who not in owned
        if isinstance(self.word, words.ManyInPlay):
            return len(owned) >= self.least
        return any([owned.count(seat) >= self.least for seat in seats if seat != c.you])


class Standing(Asking):
    """A condition about this permanent itself, compiled: its counters, or how it came into play."""

    def __init__(self, word: words.FromHand | words.HasCounters, scope: Scope) -> None:
        super().__init__(word, scope)
        fitting(word, scope.this, PERMANENTS)
        self.counter = ""
        self.unless = False
        if isinstance(word, words.HasCounters):
            self.counter = word.counter
            self.least = word.least
            demand(self.least > 0, word, "least", "expected 1 or more", cause="word-count")
        else:
            self.unless = word.no
            absent(word, not scope.static)

    def holds(self, p: Position, c: Context) -> bool:
        if self.counter:
            return counters_of(p, c.this, self.counter) >= self.least
        return played(p, c) != self.unless


def counters_of(p: Position, key: int, name: str) -> int:
    """How many counters of this name the permanent with the id `key` has, or last had."""
    it = p.things[key]
    return sum([count for sort, count, _ in it.counters if sort == name]) if isinstance(it, Permanent) else 0


def played(p: Position, c: Context) -> bool:
    """Whether the permanent `c.this` was played by `c.you` this turn, as a spell (MTG8-CR-FROM-HAND-1)."""
    spells = [p.things[key] for key in table(p).gone]
    return any([isinstance(it, OnStack) and it.became == c.this and it.controller == c.you for it in spells])


def basic_types(p: Position, seat: Seat) -> int:
    """The mask of the basic land types among the lands that a player controls (MTG8-CR-DOMAIN-1)."""
    types = 0
    for key in table(p).play:
        it = p.things[key]
        if it.controller == seat and it.kinds & LAND:
            types |= it.types & BASIC_TYPES
    return types
