"""Static abilities compiled: the changes of characteristics they make, in their layers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grimorio.games.magic.meaning.amounts import (
    ENCHANTED,
    READS_PLAY,
    THIS,
    Fixed,
    Number,
    Which,
    number,
)
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.masks import (
    BASIC_LANDS,
    COLOR_BITS,
    KEYWORD_BITS,
    KIND_BITS,
    LAND,
    bits,
)
from grimorio.games.magic.rules.objects import Permanent
from grimorio.games.magic.words import nouns
from grimorio.games.magic.words.effects import Becomes, Gets, Has
from grimorio.games.magic.words.nouns import CHOSEN, That
from grimorio.games.magic.words.statics import ControlsEnchanted, Rule, SizeIs
from grimorio.kernel.position import Position

if TYPE_CHECKING:
    from grimorio.games.magic.meaning.book import Book

CONTROL: Final = 0
TYPE: Final = 2
REST: Final = 3

COLORS: Final = 1
KEYWORDS: Final = 2
SIZE: Final = 4
TYPES: Final = 8


class Change:
    """One change of characteristics.

    Attributes:
        layer: `CONTROL`, `TYPE` or `REST`; text changes come between (MTG8 digest 13).
        defining: whether it is a characteristic-setting ability, which comes first in its layer.
        reads: what its amounts depend on.
        looks: what qualities its noun asks for; `writes`: what it changes.
        sets: whether power and toughness are set, not added to.
    """

    def __init__(self, layer: int, what: object, book: Book) -> None:
        self.layer = layer
        self.defining = False
        self.reads = READS_PLAY
        self.looks = 0
        self.writes = 0
        self.sets = False
        self.which: Which | None = None
        self.filter: Filter | None = None
        if isinstance(what, That):
            self.filter = Filter(what, book)
            if self.filter.asks_color or self.filter.no_colors:
                self.looks |= COLORS
            if self.filter.keyword or self.filter.without:
                self.looks |= KEYWORDS
            if self.filter.least >= 0 or self.filter.most >= 0:
                self.looks |= SIZE
            if self.filter.asks_type or layer == TYPE:
                self.looks |= TYPES
        else:
            self.which = Which(what, book)  # type: ignore[arg-type]

    def keys(self, p: Position, key: int, c: Context) -> list[int]:
        """Which permanents it changes; `key` is the permanent whose ability it is."""
        if self.filter is not None:
            return self.filter.found(p, c)
        assert self.which is not None
        if self.which.kind == THIS:
            return [key]
        if self.which.kind == ENCHANTED:
            return [p.things[key].on] if p.things[key].on else []
        return self.which.keys(p, c)

    def apply(self, p: Position, it: Permanent, key: int, c: Context) -> None:
        """Change the permanent `it`, whose id is `key`."""
        raise RuntimeError(f"{type(self).__name__} does not say what it changes")


class Control(Change):
    """You control it."""

    def apply(self, p: Position, it: Permanent, key: int, c: Context) -> None:
        it.controller = c.you


class Types(Change):
    """It is something else besides."""

    def __init__(self, becomes: Becomes, book: Book) -> None:
        super().__init__(TYPE, becomes.what, book)
        self.kinds = bits(becomes.kinds, KIND_BITS)
        self.types = book.type_mask(becomes.types)
        self.land_type = book.type_mask((becomes.land_type,)) if becomes.land_type else 0
        self.all_lands = book.type_mask(BASIC_LANDS) | book.land_types
        self.writes = TYPES
        self.size = becomes.size if book.size_with_type else None
        self.sets = self.size is not None

    def apply(self, p: Position, it: Permanent, key: int, c: Context) -> None:
        it.kinds |= self.kinds
        it.types |= self.types
        if self.land_type and it.kinds & LAND:
            it.types = it.types & ~self.all_lands | self.land_type
            it.own = False
        if self.size is not None:
            it.power, it.toughness = self.size


class Color(Change):
    """It is of one colour only."""

    def __init__(self, becomes: Becomes, book: Book) -> None:
        super().__init__(REST, becomes.what, book)
        assert becomes.color is not None
        self.color = 0 if becomes.color == CHOSEN else COLOR_BITS[becomes.color]
        self.writes = COLORS

    def apply(self, p: Position, it: Permanent, key: int, c: Context) -> None:
        it.colors = self.color or COLOR_BITS.get(c.chosen, it.colors)


class Size(Change):
    """Its power and toughness are these; None leaves one as it is."""

    def __init__(
        self, layer: int, what: object, power: Number | None, toughness: Number | None, book: Book
    ) -> None:
        super().__init__(layer, what, book)
        self.power = power
        self.toughness = toughness
        self.writes = SIZE
        self.sets = True
        for part in (power, toughness):
            self.reads |= part.reads if part else 0

    def apply(self, p: Position, it: Permanent, key: int, c: Context) -> None:
        c.that = key
        if self.power is not None:
            it.power = self.power.value(p, c)
        if self.toughness is not None:
            it.toughness = self.toughness.value(p, c)


class Bonus(Change):
    """It gets so much power and toughness more."""

    def __init__(self, gets: Gets, book: Book) -> None:
        super().__init__(REST, gets.what, book)
        self.power = number(gets.power, book)
        self.toughness = number(gets.toughness, book)
        self.reads |= self.power.reads | self.toughness.reads
        self.writes = SIZE

    def apply(self, p: Position, it: Permanent, key: int, c: Context) -> None:
        c.that = key
        it.power += self.power.value(p, c)
        it.toughness += self.toughness.value(p, c)


class Keyword(Change):
    """It has a keyword."""

    def __init__(self, has: Has, book: Book) -> None:
        super().__init__(REST, has.what, book)
        self.keyword = KEYWORD_BITS[has.keyword]
        self.writes = KEYWORDS

    def apply(self, p: Position, it: Permanent, key: int, c: Context) -> None:
        it.keywords |= self.keyword


def changes(rule: Rule, book: Book) -> list[Change]:
    """The changes of characteristics that a static rule makes; [] when it makes none."""
    if isinstance(rule, Gets):
        return [Bonus(rule, book)]
    if isinstance(rule, Has):
        return [Keyword(rule, book)]
    if isinstance(rule, SizeIs):
        sizes = [None if part is None else number(part, book) for part in (rule.power, rule.toughness)]
        change = Size(REST, nouns.THIS, sizes[0], sizes[1], book)
        change.defining = True
        return [change]
    if isinstance(rule, ControlsEnchanted):
        return [Control(CONTROL, nouns.ENCHANTED, book)]
    if isinstance(rule, Becomes):
        found: list[Change] = []
        if rule.kinds or rule.types or rule.land_type:
            found.append(Types(rule, book))
        if rule.color is not None:
            found.append(Color(rule, book))
        if rule.size is not None and not (found and book.size_with_type):
            power, toughness = rule.size
            found.append(Size(REST, rule.what, Fixed(power), Fixed(toughness), book))
        return found
    return []
