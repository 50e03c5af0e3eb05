"""Static abilities, compiled: the changes of characteristics that they make, by layers."""

from __future__ import annotations

from typing import Final

from grimorio.games.magic.meaning.amounts import (
    ENCHANTED,
    READS_PLAY,
    THIS,
    Counted,
    HighestOf,
    Number,
    SizeOf,
    Summed,
    Which,
    number,
    settled,
)
from grimorio.games.magic.meaning.conditions import ConditionRules, MostCommon, compiled
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.numbers import Fixed, Sharing
from grimorio.games.magic.meaning.scope import PERMANENTS, Scope, absent, demand
from grimorio.games.magic.state.masks import (
    COLOR_BITS,
    KEYWORD_BITS,
    KIND_BITS,
    LAND,
    OTHER_PROTECTION,
    PROTECTION,
    bits,
)
from grimorio.games.magic.state.objects import Permanent, TargetId
from grimorio.games.magic.words import nouns
from grimorio.games.magic.words.abilities import AsLongAs
from grimorio.games.magic.words.effects import Becomes, Gets, Has
from grimorio.games.magic.words.nouns import CHOSEN, Enchanted, That, This
from grimorio.games.magic.words.statics import (
    ControlsEnchanted,
    ProtectionFrom,
    ProtectionFromChosen,
    Rule,
    SizeIs,
)
from grimorio.games.magic.words.world import ProtectionFromOwnColors
from grimorio.kernel.position import Position

CONTROL: Final = 0
TYPE: Final = 2
REST: Final = 3
GRANT: Final = 4

COLORS: Final = 1
KEYWORDS: Final = 2
SIZE: Final = 4
TYPES: Final = 8


def asked(what: Filter) -> int:
    """The qualities that a noun asks for, as a mask of `COLORS`, `KEYWORDS`, `SIZE`, `TYPES`."""
    colors = what.asks_color or what.no_colors or what.not_chosen
    return (
        (COLORS if colors else 0)
        | (KEYWORDS if what.keyword or what.without else 0)
        | (SIZE if what.sized else 0)
        | (TYPES if what.asks_type else 0)
    )


def asked_by(amount: Number | None) -> int:
    """The qualities of permanents on which an amount depends; 0 for None.

    They are a mask of `COLORS`, `KEYWORDS`, `SIZE`, `TYPES`.
    """
    if isinstance(amount, SizeOf):
        return SIZE
    if isinstance(amount, Summed):
        return asked(amount.first.what) | asked(amount.second.what)
    return asked(amount.what) if isinstance(amount, (Counted, HighestOf)) else 0


class Change:
    """One change that a static ability makes to the characteristics of permanents, compiled.

    Attributes:
        layer: `CONTROL`, `TYPE`, `REST` or `GRANT`, in which changes apply in this order (MTG8-CR-LAYER-1).
            Changes of text come between the first two.
        defining: whether it is a characteristic-setting ability, which comes first in its layer.
        reads: what in the position its amounts depend on, as `READS_…` bits.
        looks: the qualities that its noun and its amounts ask for, as a mask of `COLORS`, `KEYWORDS`, `SIZE`,
            `TYPES`.
        writes: the qualities that it changes, as such a mask.
        sets: whether power and toughness are set, not added to.
        star: the power that a characteristic-setting ability sets, or None.
        when: the condition under which it applies, or None.
        head: for one of several changes that a rule makes to the same permanents, the first of them, else
            None.
    """

    def __init__(self, layer: int, what: object, scope: Scope) -> None:
        self.layer = layer
        self.defining = False
        self.reads = READS_PLAY
        self.looks = 0
        self.writes = 0
        self.sets = False
        self.star: Number | None = None
        self.when: ConditionRules | None = None
        self.head: Change | None = None
        self.which: Which | None = None
        self.filter: Filter | None = None
        if isinstance(what, That):
            self.filter = Filter(what, scope, PERMANENTS)
            settled(self.filter, what, scope)
            self.looks = asked(self.filter) | (TYPES if layer == TYPE else 0)
        else:
            name = what.__class__.__name__
            message = f"a static ability chooses nothing: {name}"
            demand(isinstance(what, (This, Enchanted)), what, "", message, cause="word-static", name=name)
            self.which = Which(what, scope)  # type: ignore[arg-type]

    def keys(self, p: Position, key: int, c: Context) -> list[TargetId]:
        """The ids of the permanents that the change affects; `key` is the permanent that has the ability."""
        if self.filter is not None:
            return self.filter.found(p, c)
        assert self.which is not None
        if self.which.kind == THIS:
            return [TargetId(key)]
        if self.which.kind == ENCHANTED:
            return [p.things[key].on] if p.things[key].on else []
        return self.which.keys(p, c)

    def measure(self, p: Position, c: Context) -> None:
        """Store in the context the amounts that the change uses, before any permanent is changed."""

    def apply(self, p: Position, it: Permanent, key: int, c: Context) -> None:
        """Change the permanent `it`, whose id is `key`."""
        raise RuntimeError(f"{type(self).__name__} does not say what it changes")


class Grant(Change):
    """The change that gives a permanent a further ability.

    Attributes:
        place: the place of that ability among those that the face gives.
        paid: the values of `Permanent.chosen` that the permanent must have, because a kicker cost was paid;
            () for any.
    """

    def __init__(self, what: object, scope: Scope, place: int, paid: tuple[str, ...]) -> None:
        super().__init__(GRANT, what, scope)
        self.place = place
        self.paid = paid


class Control(Change):
    """The change that gives you control of a permanent."""

    def apply(self, p: Position, it: Permanent, key: int, c: Context) -> None:
        it.controller = c.you


class Types(Change):
    """The change that gives a permanent further types, or one land type in place of its own."""

    def __init__(self, becomes: Becomes, scope: Scope) -> None:
        super().__init__(TYPE, becomes.what, scope)
        self.kinds = bits(becomes.kinds, KIND_BITS)
        message = "a static ability chooses nothing: Becomes"
        fixed = CHOSEN not in becomes.types
        demand(fixed, becomes, "types", message, cause="word-static", name="Becomes")
        self.types = scope.book.type_mask(becomes.types)
        message = "a static ability chooses nothing: Becomes"
        demand(
            becomes.land_type != "choose", becomes, "land_type", message, cause="word-static", name="Becomes"
        )
        self.land_type = scope.book.type_mask((becomes.land_type,)) if becomes.land_type else 0
        self.writes = TYPES
        self.size = becomes.size if scope.book.size_with_type else None
        self.sets = self.size is not None

    def apply(self, p: Position, it: Permanent, key: int, c: Context) -> None:
        it.kinds |= self.kinds
        it.types |= self.types
        if self.land_type and it.kinds & LAND:
            it.types = it.types & ~p.book.land_types | self.land_type
            it.own = False
        if self.size is not None:
            it.power, it.toughness = self.size


def color_of(becomes: Becomes, scope: Scope) -> int:
    """The bit of the colour that the rule `becomes` gives to permanents.

    It is 0 if the rule gives no colour, or the colour chosen as the permanent came into play. Raises
    Unplayable: no colour is chosen as the permanent comes into play, or the rule asks for a choice.
    """
    if becomes.color is None:
        return 0
    if becomes.color == CHOSEN:
        demand(scope.chosen == "color", becomes, "color", "no color is chosen", cause="word-no-choice")
        return 0
    message = "a static ability chooses nothing: Becomes"
    demand(becomes.color != "choose", becomes, "color", message, cause="word-static", name="Becomes")
    return COLOR_BITS[becomes.color]


class Color(Change):
    """The change that gives a permanent one colour in place of its own."""

    def __init__(self, becomes: Becomes, scope: Scope) -> None:
        super().__init__(REST, becomes.what, scope)
        assert becomes.color is not None
        self.color = color_of(becomes, scope)
        self.writes = COLORS

    def apply(self, p: Position, it: Permanent, key: int, c: Context) -> None:
        it.colors = self.color or COLOR_BITS.get(c.chosen, it.colors)


class Size(Change):
    """The change that sets power and toughness of a permanent; None leaves the number as it is."""

    def __init__(
        self, layer: int, what: object, power: Number | None, toughness: Number | None, scope: Scope
    ) -> None:
        super().__init__(layer, what, scope)
        self.power = power
        self.toughness = toughness
        self.writes = SIZE
        self.sets = True
        for part in (power, toughness):
            self.reads |= part.reads if part else 0
            self.looks |= asked_by(part)

    def measure(self, p: Position, c: Context) -> None:
        c.x = 0 if self.power is None else self.power.value(p, c)
        c.much = 0 if self.toughness is None else self.toughness.value(p, c)

    def apply(self, p: Position, it: Permanent, key: int, c: Context) -> None:
        if self.power is not None:
            it.power = c.x
        if self.toughness is not None:
            it.toughness = c.much


class Bonus(Change):
    """The change that adds to the power and toughness of a permanent."""

    def __init__(self, gets: Gets, scope: Scope) -> None:
        super().__init__(REST, gets.what, scope)
        self.power = bonus(gets.power, scope)
        self.toughness = bonus(gets.toughness, scope)
        self.reads |= self.power.reads | self.toughness.reads
        self.looks |= asked_by(self.power) | asked_by(self.toughness)
        self.writes = SIZE
        self.shares = isinstance(self.power, Sharing) or isinstance(self.toughness, Sharing)

    def measure(self, p: Position, c: Context) -> None:
        if not self.shares:
            c.x = self.power.value(p, c)
            c.much = self.toughness.value(p, c)

    def apply(self, p: Position, it: Permanent, key: int, c: Context) -> None:
        if self.shares:
            c.that = key
            it.power += self.power.value(p, c)
            it.toughness += self.toughness.value(p, c)
        else:
            it.power += c.x
            it.toughness += c.much


class Keyword(Change):
    """The change that gives a permanent a keyword."""

    def __init__(self, has: Has, scope: Scope) -> None:
        super().__init__(REST, has.what, scope)
        self.keyword = KEYWORD_BITS[has.keyword]
        self.writes = KEYWORDS

    def apply(self, p: Position, it: Permanent, key: int, c: Context) -> None:
        it.keywords |= self.keyword


class Warded(Change):
    """The change that gives a permanent protection from the chosen colour (MTG8-4.PRO-1)."""

    def __init__(self, rule: ProtectionFromChosen, scope: Scope) -> None:
        super().__init__(REST, rule.what, scope)
        demand(scope.chosen == "color", rule, "", "no color is chosen", cause="word-no-choice")
        self.writes = KEYWORDS

    def apply(self, p: Position, it: Permanent, key: int, c: Context) -> None:
        it.keywords |= PROTECTION * COLOR_BITS.get(c.chosen, 0)


class WardedFromItself(Change):
    """The change that gives permanents protection from the colours that each of them has (MTG8-4.PRO-1)."""

    def __init__(self, rule: ProtectionFromOwnColors, scope: Scope) -> None:
        super().__init__(REST, rule.what, scope)
        self.looks |= COLORS
        self.writes = KEYWORDS

    def apply(self, p: Position, it: Permanent, key: int, c: Context) -> None:
        it.keywords |= PROTECTION * it.colors


class Guarded(Change):
    """The change that notes that a permanent has protection from what a noun means (MTG8-4.PRO-5)."""

    def __init__(self, rule: ProtectionFrom, scope: Scope) -> None:
        super().__init__(REST, rule.on, scope)
        self.writes = KEYWORDS

    def apply(self, p: Position, it: Permanent, key: int, c: Context) -> None:
        it.keywords |= OTHER_PROTECTION


def bonus(amount: nouns.Amount, scope: Scope) -> Number:
    """Compile an amount added to power or toughness, which may be `nouns.SharedTypes`.

    Raises Unplayable: it refers to something that its ability does not have.
    """
    if isinstance(amount, nouns.SharedTypes):
        return Sharing(scope.book, amount.times)
    return number(amount, scope, True)


def changes(rule: Rule, scope: Scope) -> list[Change]:
    """The changes of characteristics that a static rule makes; empty if it makes none.

    Raises Unplayable: the rule refers to something that its card does not have.
    """
    if isinstance(rule, Gets):
        return [Bonus(rule, scope)]
    if isinstance(rule, Has):
        return [Keyword(rule, scope)]
    if isinstance(rule, ProtectionFromChosen):
        return [Warded(rule, scope)]
    if isinstance(rule, ProtectionFromOwnColors):
        return [WardedFromItself(rule, scope)]
    if isinstance(rule, SizeIs):
        sizes = [None if part is None else number(part, scope) for part in (rule.power, rule.toughness)]
        change = Size(REST, nouns.THIS, sizes[0], sizes[1], scope)
        change.defining = True
        change.looks &= ~SIZE
        change.star = sizes[0]
        return [change]
    if isinstance(rule, ControlsEnchanted):
        absent(rule, scope.on != 0)
        return [Control(CONTROL, nouns.ENCHANTED, scope)]
    if isinstance(rule, Becomes):
        return _becomes(rule, scope)
    if isinstance(rule, ProtectionFrom) and not isinstance(rule.on, This):
        return [Guarded(rule, scope)]
    return []


def conditional(ability: AsLongAs, scope: Scope, buried: bool) -> list[Change]:
    """The changes of characteristics that a static ability makes as long as a condition holds.

    `buried` is whether they are made while its card is in a graveyard. Raises Unplayable: a rule changes no
    characteristics that may come and go, or the condition asks for a state that passes quickly.
    """
    condition = compiled(ability.condition, scope)
    message = "a static ability does not ask this"
    demand(not condition.passing, ability, "condition", message, cause="word-static-asks")
    looks = COLORS if isinstance(condition, MostCommon) else 0
    for noun in condition.nouns():
        looks |= asked(noun)
    altered: list[Change] = []
    for rule in ability.rules:
        fixed = isinstance(rule, (SizeIs, ControlsEnchanted, ProtectionFrom))
        made = [] if fixed else changes(rule, scope)
        known = bool(made) and not (buried and made[0].filter is None)
        demand(known, ability, "rules", "this does not depend on a condition", cause="card-condition")
        for change in made:
            change.when = condition
            change.reads |= condition.reads
            change.looks |= looks
        altered += made
    return altered


def _becomes(rule: Becomes, scope: Scope) -> list[Change]:
    """The changes that the rule `Becomes` makes, at least one. Raises Unplayable: it would make none."""
    found: list[Change] = []
    if rule.kinds or rule.types or rule.land_type:
        found.append(Types(rule, scope))
    if rule.color is not None:
        found.append(Color(rule, scope))
    if rule.size is not None and not (found and scope.book.size_with_type):
        power, toughness = rule.size
        found.append(Size(REST, rule.what, Fixed(power), Fixed(toughness), scope))
    if len(found) > 1:
        for part in found:
            part.head = found[0]
            if part.layer != found[0].layer:
                part.looks = 0
    demand(bool(found), rule, "", "Becomes says nothing that changes", cause="word-nothing")
    return found
