"""Conditions about libraries, land types, colours and turns, compiled."""

from __future__ import annotations

from grimorio.games.magic.meaning.amounts import Which
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.scope import PERMANENTS, STACK, Scope, absent, demand, fitting
from grimorio.games.magic.state.masks import BASIC_TYPES, LAND
from grimorio.games.magic.state.objects import KICKED, OnStack, Permanent, player, table
from grimorio.games.magic.words import asks as words
from grimorio.games.magic.words.nouns import It
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

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

    def holds(self, p: Position, c: Context) -> bool:
        """Whether the condition is true now."""
        if isinstance(self.word, words.LibraryHundreds):
            return len(player(p, c.you).library) >= self.least
        if isinstance(self.word, words.AnothersTurn):
            return table(p).active != c.who
        if self.which is not None:
            spells = [p.things[key] for key in self.which.keys(p, c)]
            return any([isinstance(it, OnStack) and it.chosen.startswith(KICKED) for it in spells])
        if self.what is None:
            seat = c.who if self.least else c.you
            return basic_types(p, seat).bit_count() >= (self.least or 5)
        colors = 0
        for key in self.what.found(p, c):
            if p.things[key].controller == c.you:
                colors |= p.things[key].colors
        return colors == EVERY_COLOR


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
