"""What the compilation of effects has in common: targets, references, amounts, effects on objects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grimorio.games.magic.meaning.abilities import Op, Program, TargetRules
from grimorio.games.magic.meaning.amounts import CHOOSE, CardsInHand, Number, Which, number, one_player
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.scope import PLAYERS, Scope, demand, fitting
from grimorio.games.magic.rules.objects import Permanent
from grimorio.games.magic.rules.picks import PickObjects
from grimorio.games.magic.words import nouns
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position

if TYPE_CHECKING:
    from grimorio.games.magic.rules.resolve import Resolve


class Compiler:
    """Compiles the effects of one program.

    Attributes:
        program: the program that they belong to.
        scope: what its words can refer to; each word "target" that is met is noted there.
        book: the book that is being compiled.
    """

    def __init__(self, program: Program, scope: Scope) -> None:
        self.program = program
        self.scope = scope
        self.book = scope.book

    def which(self, what: nouns.What | nouns.Who | nouns.That, wanted: int) -> Which:
        """Compile a reference to things of these kinds, as bits of `scope`; a plain noun means all like it.

        Raises:
            Unplayable: it may refer to something else, or to nothing.
        """
        if isinstance(what, nouns.That):
            found = Which(nouns.All(what), self.scope)
        elif isinstance(what, nouns.Target):
            targets = self.scope.targets
            targets.append(TargetRules(what, self.scope))
            found = Which(what, self.scope, len(targets) - 1)
        else:
            found = Which(what, self.scope)
        fitting(what, found.means, wanted)
        return found

    def known(self, what: nouns.What | nouns.Who, wanted: int) -> Which:
        """Compile a reference by which nothing is chosen when the effect happens. Raises Unplayable."""
        found = self.which(what, wanted)
        message = "nobody chooses here; say target, or all"
        demand(found.kind != CHOOSE, what, "", message, cause="word-choose")
        return found

    def players(self, who: nouns.Who) -> Which:
        """Compile a reference to players. Raises Unplayable."""
        return self.known(who, PLAYERS)

    def player(self, who: nouns.Who) -> Which:
        """Compile a reference to one player. Raises Unplayable."""
        found = self.players(who)
        one_player(who, found)
        return found

    def aiming(self, amount: nouns.Amount) -> Number | None:
        """Compile an amount that has a target, before its effect is compiled; None for other amounts.

        Other amounts are compiled after their effect, because they may refer to its targets.

        Raises:
            Unplayable: it refers to something that its ability does not have.
        """
        aims = isinstance(amount, (nouns.HandSize, nouns.HandExcess)) and isinstance(amount.who, nouns.Target)
        return self.number(amount) if aims else None

    def number(self, amount: nouns.Amount) -> Number:
        """Compile an amount, which may have a target too. Raises Unplayable."""
        if isinstance(amount, (nouns.HandSize, nouns.HandExcess)):
            return CardsInHand(self.player(amount.who), isinstance(amount, nouns.HandExcess))
        return number(amount, self.scope)


def one_target(word: nouns.Target, which: Which) -> None:
    """Refuse a reference to several targets. Raises Unplayable."""
    demand(not which.several, word, "", "expected one target", cause="word-one")


class OnObjects(Op):
    """An effect that happens to all its objects or players at the same time."""

    def __init__(self, what: Which, ask: str, rule: str) -> None:
        self.what = what
        self.ask = ask
        self.rule = rule

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if self.what.kind == CHOOSE and f.stage == 0:
            f.pick(p, pick(p, self.what, c.you, tuple(self.what.keys(p, c)), self.ask, self.rule), 1)
            return
        keys = picked(f) if self.what.kind == CHOOSE else self.what.keys(p, c)
        f.done()
        p.emit_all(self.events(p, f, c, keys))

    def events(self, p: Position, f: Resolve, c: Context, keys: list[int]) -> tuple[Event, ...]:
        """The events that happen to the objects with these ids."""
        raise RuntimeError(f"{type(self).__name__} does not say what it does")


def pick(p: Position, which: Which, seat: int, keys: tuple[int, ...], ask: str, rule: str) -> PickObjects:
    """The procedure in which a seat chooses among these, as many as the reference says."""
    return PickObjects(seat, ask, keys, 0 if which.up_to else which.count, which.count, rule)


def picked(f: Resolve) -> list[int]:
    """The ids that were picked last."""
    return [int(key) for key in f.answer]


LOSS: Final = 5
"""How many points of life the loss of a permanent or card counts for, in `Op.harm`."""


def harmed(p: Position, which: Which, c: Context, seat: int) -> int:
    """How many points of life the loss of these objects counts for to a player; 0 if they are chosen."""
    if which.kind == CHOOSE:
        return 0
    return LOSS * len([key for key in in_play(p, which.keys(p, c)) if p.things[key].controller == seat])


def in_play(p: Position, keys: list[int]) -> list[int]:
    """Those of these ids that are permanents in play."""
    found: list[int] = []
    for key in keys:
        it = p.things[key] if key > 0 else None
        if isinstance(it, Permanent) and it.in_play:
            found.append(key)
    return found
