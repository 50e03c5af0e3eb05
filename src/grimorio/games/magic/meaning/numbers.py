"""The numbers in card texts, compiled, that speak of no reference to objects or players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.scope import HAND, PERMANENTS, Scope, absent, demand
from grimorio.games.magic.state.objects import OnStack, Permanent, player, table
from grimorio.games.magic.words import nouns
from grimorio.kernel.playable import plain
from grimorio.kernel.position import Position

if TYPE_CHECKING:
    from grimorio.games.magic.meaning.book import Book

READS_PLAY = 1
READS_HANDS = 2
READS_GRAVEYARDS = 4
READS_LIFE = 8


class Number:
    """An amount in a text, compiled.

    Attributes:
        reads: what in the position it depends on, as `READS_…` bits.
    """

    def __init__(self, reads: int = 0) -> None:
        self.reads = reads

    def value(self, p: Position, c: Context) -> int:
        """The amount in the present position; `c` says to whom or what "you", "this" and X refer."""
        return 0


class Fixed(Number):
    """A printed number."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def value(self, p: Position, c: Context) -> int:
        return self.number


class XNumber(Number):
    """The number chosen for {X}, or with `less` as many below 0."""

    def __init__(self, less: bool = False) -> None:
        super().__init__()
        self.sign = -1 if less else 1

    def value(self, p: Position, c: Context) -> int:
        return c.x * self.sign


class EventNumber(Number):
    """The number that the event that triggered the ability has, such as the amount of damage dealt."""

    def value(self, p: Position, c: Context) -> int:
        return c.much


class SameName(Number):
    """The number of cards in all graveyards with the name of the spell of the event, times `times`."""

    def __init__(self, times: int = 1) -> None:
        super().__init__(READS_GRAVEYARDS)
        self.times = times

    def value(self, p: Position, c: Context) -> int:
        spell = p.things[c.that]
        if not isinstance(spell, OnStack):
            return 0
        book: Book = p.book
        name = book.face(spell.face).name
        buried = [key for seat in table(p).seats for key in player(p, seat).graveyard]
        return self.times * len(
            [key for key in buried if name and book.face(p.things[key].face).name == name]
        )


class Done(Number):
    """The number of objects with which an earlier effect has done something, times a factor."""

    def __init__(self, amount: nouns.ThisWay, scope: Scope) -> None:
        super().__init__()
        way = scope.way
        counted = way is not None and (amount.done != "revealed" or way.what == "any")
        absent(amount, counted and way is not None and way.done == amount.done)
        demand(amount.times > 0, amount, "times", "expected 1 or more", cause="word-count")
        assert scope.way is not None
        self.what: Filter | None = None
        if amount.done != "destroyed":
            self.what = Filter(amount.what, scope, HAND)
        else:
            Filter(amount.what, scope, PERMANENTS)
            same = plain(amount.what) == plain(scope.way.what)
            demand(same, amount, "what", "expected what was destroyed", cause="word-way")
        scope.way.count()
        self.times = amount.times

    def value(self, p: Position, c: Context) -> int:
        what = self.what
        fitting_ = [face for face in c.way if what is None or what.face(p, face, c.you, c)]
        return len(fitting_) * self.times


class CostRevealed(Number):
    """The converted mana cost of the card that an earlier effect has revealed; 0 if there was none."""

    def __init__(self, amount: nouns.RevealedCost, scope: Scope) -> None:
        super().__init__()
        one = scope.way is not None and scope.way.done == "revealed" and scope.way.what != "any"
        absent(amount, one)
        self.sign = -1 if amount.less else 1

    def value(self, p: Position, c: Context) -> int:
        book: Book = p.book
        cost: int = sum([book.face(face).cost.value for face in c.way[:1] if face >= 0])
        return cost * self.sign


class HalfOfLife(Number):
    """Half of your life, rounded up."""

    def __init__(self) -> None:
        super().__init__(READS_LIFE)

    def value(self, p: Position, c: Context) -> int:
        return (player(p, c.you).life + 1) // 2


class Sharing(Number):
    """The number of other creatures that share a creature type with the creature that gets the bonus.

    That creature is the attribute `that` of the context.
    """

    def __init__(self, book: Book, times: int = 1) -> None:
        super().__init__(READS_PLAY)
        self.book = book
        self.times = times

    def value(self, p: Position, c: Context) -> int:
        it = p.things[c.that]
        mine = it.types & ~self.book.land_types if isinstance(it, Permanent) else 0
        if not mine:
            return 0
        kin = [key for key in table(p).play if p.things[key].kinds & 2 and p.things[key].types & mine]
        return self.times * len([key for key in kin if key != c.that])
