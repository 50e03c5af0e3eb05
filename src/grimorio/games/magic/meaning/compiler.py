"""What compiling effects has in common: words "target" noted, references, amounts, effects on objects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimorio.games.magic.meaning.abilities import Op, Program, TargetRules
from grimorio.games.magic.meaning.amounts import CHOOSE, CardsInHand, Number, Which, number
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.rules.objects import Permanent
from grimorio.games.magic.rules.picks import PickObjects
from grimorio.games.magic.words import nouns
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position

if TYPE_CHECKING:
    from grimorio.games.magic.meaning.book import Book
    from grimorio.games.magic.rules.resolve import Resolve


class Compiler:
    """Compiles the effects of one program.

    Attributes:
        program: what they are for; each word "target" met is noted there.
        book: the cards.
    """

    def __init__(self, program: Program, book: Book) -> None:
        self.program = program
        self.book = book

    def which(self, what: nouns.What | nouns.Who | nouns.That, divided: Number | None = None) -> Which:
        """Compile a reference; a plain noun means all of them."""
        if isinstance(what, nouns.That):
            return Which(nouns.All(what), self.book)
        if isinstance(what, nouns.Target):
            self.program.targets.append(TargetRules(what, divided, self.book))
            return Which(what, self.book, len(self.program.targets) - 1)
        return Which(what, self.book)

    def number(self, amount: nouns.Amount) -> Number:
        """Compile an amount; it may ask for a target, too."""
        if isinstance(amount, (nouns.HandSize, nouns.HandExcess)):
            return CardsInHand(self.which(amount.who), isinstance(amount, nouns.HandExcess))
        return number(amount, self.book)


class OnObjects(Op):
    """An effect on all objects or players that are found, or chosen, as it happens, at once."""

    def __init__(self, what: Which, ask: str, rule: str) -> None:
        self.what = what
        self.ask = ask
        self.rule = rule

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if self.what.kind == CHOOSE and f.stage == 0:
            f.stage = 1
            p.push(pick(p, self.what, c.you, tuple(self.what.keys(p, c)), self.ask, self.rule))
            return
        keys = picked(f) if self.what.kind == CHOOSE else self.what.keys(p, c)
        f.done()
        p.emit_all(self.events(p, f, c, keys))

    def events(self, p: Position, f: Resolve, c: Context, keys: list[int]) -> tuple[Event, ...]:
        """What happens to these."""
        raise RuntimeError(f"{type(self).__name__} does not say what it does")


def pick(p: Position, which: Which, seat: int, keys: tuple[int, ...], ask: str, rule: str) -> PickObjects:
    """A choice among these, as many as the words say."""
    return PickObjects(seat, ask, keys, 0 if which.up_to else which.count, which.count, rule)


def picked(f: Resolve) -> list[int]:
    """What the last picks gave."""
    return [int(key) for key in f.answer]


def in_play(p: Position, keys: list[int]) -> list[int]:
    """Those that are permanents still in play."""
    found: list[int] = []
    for key in keys:
        it = p.things[key] if key > 0 else None
        if isinstance(it, Permanent) and it.in_play:
            found.append(key)
    return found
