"""The events in which permanents come into play or leave it, compiled; and the subjects of events."""

from __future__ import annotations

from grimorio.games.magic.meaning.abilities import Matcher
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.scope import DIED, LEFT, PERMANENTS, Scope, absent, fitting
from grimorio.games.magic.rules.events import ENTER, LEAVE
from grimorio.games.magic.rules.moves import Enter, Leave
from grimorio.games.magic.rules.phasing import PhaseOut
from grimorio.games.magic.state.objects import Permanent, table
from grimorio.games.magic.words import triggers as words
from grimorio.games.magic.words.nouns import Enchanted, That, This
from grimorio.kernel.event import Event
from grimorio.kernel.frame import Emission
from grimorio.kernel.position import Position


def batch_of(p: Position) -> tuple[Event, ...]:
    """All events that happen at the same time as the present event, which is one of them."""
    door = p.agenda[-1]
    return door.settled if isinstance(door, Emission) else door.happened


class Subject:
    """The object that a trigger is about: this permanent, the enchanted one, or any that fits a noun."""

    def __init__(self, what: That | This | Enchanted, scope: Scope, zones: int = PERMANENTS) -> None:
        self.this = isinstance(what, This)
        self.filter = Filter(what, scope, zones) if isinstance(what, That) else None
        if self.this:
            fitting(what, scope.this, PERMANENTS)
        elif self.filter is None:
            absent(what, scope.on != 0)

    def fits(self, p: Position, key: int, it: Permanent, c: Context) -> bool:
        """Whether a trigger of the permanent `it` is about the object with the id `key`.

        An object that has left play is judged as it last was.
        """
        if self.filter is not None:
            thing = p.things[key]
            return isinstance(thing, Permanent) and self.filter.permanent(p, key, thing, c)
        return key == (c.this if self.this else it.on)


class Enters(Matcher):
    """The trigger on a permanent coming into play (MTG8-GLOSS-Entrare_in_gioco-1)."""

    def __init__(self, on: words.ComesIntoPlay, scope: Scope) -> None:
        super().__init__(ENTER, on.what)
        self.what = Subject(on.what, scope)

    def matches(self, p: Position, event: Event, it: Permanent, c: Context) -> bool:
        if not isinstance(event, Enter):
            return False
        entered = [other for other in batch_of(p) if isinstance(other, Enter)]
        place = 0
        while entered[place] is not event:
            place += 1
        key = table(p).play[place - len(entered)]
        if not self.what.fits(p, key, it, c):
            return False
        c.that = key
        c.who = p.things[key].controller
        return True


class Dies(Matcher):
    """The trigger on a permanent going to a graveyard from play, judged as it last was (MTG8-CR-TRIG-3)."""

    def __init__(self, on: words.GoesToGraveyard, scope: Scope) -> None:
        super().__init__(LEAVE, on.what)
        self.follows = True
        self.what = Subject(on.what, scope, PERMANENTS | LEFT)
        self.that = DIED
        if self.what.filter is None:
            self.this, self.on = (DIED, 0) if self.what.this else (0, DIED)
        self.by_opponent = on.by_opponent
        self.yours = on.yours

    def matches(self, p: Position, event: Event, it: Permanent, c: Context) -> bool:
        if not isinstance(event, Leave) or event.to != "graveyard":
            return False
        if self.by_opponent and (event.by < 0 or event.by == c.you):
            return False
        thing: Permanent = p.things[event.key]
        if (self.yours and thing.owner != c.you) or not self.what.fits(p, event.key, it, c):
            return False
        c.that = event.key
        c.who = thing.controller
        return True


class Leaves(Matcher):
    """The trigger on a permanent leaving play, judged as it last was (MTG8-CR-LEAVES-1)."""

    def __init__(self, on: words.LeavesPlay, scope: Scope) -> None:
        super().__init__(LEAVE, on.what)
        self.what = Subject(on.what, scope, PERMANENTS | LEFT)
        self.that = LEFT
        self.this = LEFT if self.what.this else 0

    def matches(self, p: Position, event: Event, it: Permanent, c: Context) -> bool:
        if not isinstance(event, (Leave, PhaseOut)) or not self.what.fits(p, event.key, it, c):
            return False
        c.that = event.key
        c.who = p.things[event.key].controller
        return True


class ToHand(Matcher):
    """The trigger on a permanent returning to its owner's hand. The player of the event is the owner."""

    def __init__(self, on: words.ReturnsToHand, scope: Scope) -> None:
        super().__init__(LEAVE, on.what)
        self.what = Subject(on.what, scope, PERMANENTS | LEFT)
        self.that = LEFT
        self.who = True

    def matches(self, p: Position, event: Event, it: Permanent, c: Context) -> bool:
        if not isinstance(event, Leave) or event.to != "hand":
            return False
        if not self.what.fits(p, event.key, it, c):
            return False
        c.that = event.key
        c.who = p.things[event.key].owner
        return True
