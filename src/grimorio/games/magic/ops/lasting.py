"""Effects that change characteristics for a time; their objects and numbers are fixed when they begin."""

from __future__ import annotations

from grimorio.games.magic.meaning.amounts import Number
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.deeds import (
    BECOMES,
    CANT_BLOCK,
    CONTROL,
    GETS,
    KEYWORD,
    LOSES,
    OTHER,
    SHROUD,
    Deed,
)
from grimorio.games.magic.meaning.numbers import Sharing
from grimorio.games.magic.meaning.scope import PERMANENTS, Scope, demand
from grimorio.games.magic.ops.compiler import Compiler, OnObjects, in_play, ward
from grimorio.games.magic.rules.enter import creature_types
from grimorio.games.magic.rules.events import NameCard
from grimorio.games.magic.rules.lasting import Controlled, Lasting, Losing, Veil
from grimorio.games.magic.rules.marks import SetOnStack, StartEffect, name_of
from grimorio.games.magic.rules.ranging import Wide
from grimorio.games.magic.rules.resolve import Act, Resolve
from grimorio.games.magic.state.masks import (
    BASIC_LANDS,
    COLOR_BITS,
    KEYWORD_BITS,
    KIND_BITS,
    PROTECTION,
    UNBLOCKABLE,
    bits,
)
from grimorio.games.magic.state.objects import TargetId
from grimorio.games.magic.words import effects as words
from grimorio.games.magic.words import nouns
from grimorio.games.magic.words.nouns import CHOSEN, COLORS
from grimorio.kernel.choice import Option
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position

RULE = "MTG8-2.EFF-CON-1"


class GetsOp(OnObjects):
    """The effect that changes power and toughness of permanents (MTG8-2.EFF-CON-1)."""

    def __init__(self, effect: words.Gets, k: Compiler) -> None:
        super().__init__(k.which(effect.what, PERMANENTS), "gets", RULE)
        self.power = self._bonus(effect.power, k)
        self.toughness = self._bonus(effect.toughness, k)
        self.shares = isinstance(self.power, Sharing), isinstance(self.toughness, Sharing)
        self.ends = effect.until == "end of turn"
        self.deed = Deed(GETS, self.what, self.power, not self.ends, more=self.toughness)

    def _bonus(self, amount: nouns.Amount, k: Compiler) -> Number:
        if isinstance(amount, nouns.SharedTypes):
            return Sharing(k.book, amount.times)
        return k.number(amount, True)

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        affected = in_play(p, keys)
        started: list[Event] = []
        power_shares, toughness_shares = self.shares
        that = c.that
        for group in [[key] for key in affected] if power_shares or toughness_shares else [affected]:
            if group:
                lasting = Lasting(tuple(group), self.ends, name_of(p, f.obj))
                c.that = group[0] if power_shares else that
                lasting.power = self.power.value(p, c)
                c.that = group[0] if toughness_shares else that
                lasting.toughness = self.toughness.value(p, c)
                started.append(StartEffect(lasting, RULE))
        return tuple(started)


class HasOp(OnObjects):
    """The effect that gives permanents a keyword (MTG8-2.EFF-CON-1)."""

    def __init__(self, effect: words.Has, k: Compiler) -> None:
        self.keyword = KEYWORD_BITS[effect.keyword]
        self.ends = effect.until == "end of turn"
        super().__init__(k.which(effect.what, PERMANENTS), "has", RULE)
        self.deed = Deed(KEYWORD, self.what, flag=not self.ends, words=self.keyword)

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        lasting = Lasting(tuple(in_play(p, keys)), self.ends, name_of(p, f.obj))
        lasting.keywords = self.keyword
        return (StartEffect(lasting, RULE),) if lasting.keys else ()


class CantBlockOp(OnObjects):
    """The effect by which creatures cannot block this turn (MTG8-3.3c-1)."""

    def __init__(self, effect: words.CantBlock, k: Compiler) -> None:
        super().__init__(k.which(effect.what, PERMANENTS), "cant-block", "MTG8-3.3c-1")
        self.ward = ward(k, effect.what)
        self.deed = Deed(CANT_BLOCK, self.what)

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        if self.ward >= 0:
            return (StartEffect(Wide("CantBlock", f.obj, self.ward, name_of(p, f.obj)), self.rule),)
        lasting = Lasting(tuple(in_play(p, keys)), True, name_of(p, f.obj))
        lasting.cant_block = True
        return (StartEffect(lasting, self.rule),) if lasting.keys else ()


class ShroudOp(OnObjects):
    """The effect by which permanents cannot be targets this turn (MTG8-CR-TARGET-1)."""

    def __init__(self, effect: words.Shroud, k: Compiler) -> None:
        super().__init__(k.which(effect.what, PERMANENTS), "shroud", "MTG8-CR-TARGET-1")
        self.ward = ward(k, effect.what)
        self.deed = Deed(SHROUD, self.what)

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        if self.ward >= 0:
            return (StartEffect(Veil(f.obj, self.ward, name_of(p, f.obj)), self.rule),)
        lasting = Lasting(tuple(in_play(p, keys)), True, name_of(p, f.obj))
        lasting.shroud = True
        return (StartEffect(lasting, self.rule),) if lasting.keys else ()


class UnblockableOp(OnObjects):
    """The effect by which creatures cannot be blocked this turn (MTG8-CR-BLOCK-3)."""

    def __init__(self, effect: words.Unblockable, k: Compiler) -> None:
        super().__init__(k.which(effect.what, PERMANENTS), "unblockable", "MTG8-CR-BLOCK-3")
        self.ward = ward(k, effect.what)
        self.deed = Deed(KEYWORD, self.what, words=UNBLOCKABLE)

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        if self.ward >= 0:
            return (StartEffect(Wide("Unblockable", f.obj, self.ward, name_of(p, f.obj)), self.rule),)
        lasting = Lasting(tuple(in_play(p, keys)), True, name_of(p, f.obj))
        lasting.keywords = UNBLOCKABLE
        return (StartEffect(lasting, self.rule),) if lasting.keys else ()


class LosesOp(OnObjects):
    """The effect by which permanents lose a keyword this turn (MTG8-2.EFF-CON-1)."""

    def __init__(self, effect: words.Loses, k: Compiler) -> None:
        self.keyword = KEYWORD_BITS[effect.keyword]
        super().__init__(k.which(effect.what, PERMANENTS), "loses", RULE)
        self.deed = Deed(LOSES, self.what, words=self.keyword)

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        lasting = Losing(tuple(in_play(p, keys)), True, name_of(p, f.obj))
        lasting.lost = self.keyword
        return (StartEffect(lasting, RULE),) if lasting.keys else ()


class GainControlOp(OnObjects):
    """The effect by which a player gains control of permanents (MTG8-CR-CONTROL-1)."""

    def __init__(self, effect: words.GainControl, k: Compiler) -> None:
        super().__init__(k.which(effect.what, PERMANENTS), "control", "MTG8-CR-CONTROL-1")
        self.who = k.player(effect.who)
        self.ends = effect.until == "end of turn"
        self.deed = Deed(CONTROL, self.what, flag=not self.ends)

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        seats = self.who.seats(p, c)
        lasting = Controlled(tuple(in_play(p, keys)), self.ends, name_of(p, f.obj))
        if not seats or not lasting.keys:
            return ()
        lasting.seat = seats[0]
        return (StartEffect(lasting, self.rule),)


class GainsProtectionOp(OnObjects):
    """The effect by which permanents have protection from the chosen colour this turn (MTG8-4.PRO-1)."""

    def __init__(self, effect: words.GainsProtection, k: Compiler) -> None:
        demand(k.scope.chosen == "color", effect, "", "no color is chosen", cause="word-no-choice")
        super().__init__(k.which(effect.what, PERMANENTS), "protection", RULE)
        self.deed = Deed(SHROUD, self.what)

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        lasting = Lasting(tuple(in_play(p, keys)), True, name_of(p, f.obj))
        lasting.keywords = PROTECTION * COLOR_BITS[c.chosen]
        return (StartEffect(lasting, RULE),) if lasting.keys else ()


class BecomesOp(OnObjects):
    """The effect that changes colour, types or size of permanents (MTG8-2.EFF-CON-1).

    The player may have to choose a colour or a basic land type first.
    """

    def __init__(self, effect: words.Becomes, k: Compiler) -> None:
        self.land = effect.land_type == "choose"
        self.choose = effect.color == "choose"
        self.offered: tuple[str, ...] = BASIC_LANDS if self.land else COLORS if self.choose else ()
        self.color = effect.color or ""
        self.kinds = bits(effect.kinds, KIND_BITS)
        self.chosen_type = CHOSEN in effect.types
        self.types: int = k.book.type_mask(effect.types)
        land = effect.land_type or ""
        self.land_type: int = k.book.type_mask((land,)) if land and not self.land else 0
        self.size = effect.size or ()
        self.ends = effect.until == "end of turn"
        demand(
            bool(self.color or self.kinds or effect.types or land or self.size),
            effect,
            "",
            "Becomes says nothing that changes",
            cause="word-nothing",
        )
        once = not (self.land and self.choose)
        demand(once, effect, "land_type", "a chosen type stands alone", cause="word-nothing")
        chosen = self.color != CHOSEN or k.scope.chosen == "color"
        demand(chosen, effect, "color", "no color is chosen", cause="word-no-choice")
        typed = not self.chosen_type or k.scope.chosen == "creature type"
        demand(typed, effect, "types", "no creature type is chosen", cause="word-no-choice")
        only = words.Becomes(effect.what, types=(CHOSEN,), until=effect.until)
        alone = not self.chosen_type or effect == only
        demand(alone, effect, "types", "a chosen type stands alone", cause="word-nothing")
        super().__init__(k.which(effect.what, PERMANENTS), "becomes", RULE)
        self.deed = Deed(BECOMES, self.what)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if self.offered:
            if f.stage == 0 and not f.order:
                if self.land:
                    options: list[Option] = [("type", name) for name in self.offered]
                    f.ask(p, c.you, "land-type", options, "MTG8-CR-LAND-TYPE-1", 2)
                else:
                    ask_color(p, f, c, 2)
                return
            if f.stage == 2:
                f.stage = 0
                f.order = (self.offered.index(str(f.answer[1])),)
            c.chosen = self.offered[f.order[0]]
        super().run(p, f, c)

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        lasting = Lasting(tuple(in_play(p, keys)), self.ends, name_of(p, f.obj))
        name = c.chosen if self.choose or self.color == CHOSEN else self.color
        lasting.color = COLOR_BITS[name] if name else 0
        lasting.kinds = self.kinds
        lasting.types = self.types
        lasting.land_type = p.book.type_mask((c.chosen,)) if self.land else self.land_type
        lasting.creature_type = p.book.type_mask((c.chosen,)) if self.chosen_type else 0
        lasting.size = self.size
        return (StartEffect(lasting, RULE),) if lasting.keys else ()


def ask_color(p: Position, f: Resolve, c: Context, then: int) -> None:
    """Ask for one of the five colours (MTG8-GLOSS-Colore-1); the effect goes on with stage `then`."""
    f.ask(p, c.you, "color", [("color", color) for color in COLORS], "MTG8-GLOSS-Colore-1", then)


class ChooseColorOp(Act):
    """The effect in which a player chooses a colour, to which the next effects refer.

    Rule MTG8-GLOSS-Colore-1.
    """

    def __init__(self, effect: words.ChooseColor, k: Compiler) -> None:
        scope: Scope = k.scope
        scope.chosen = "color"
        self.rule = "MTG8-GLOSS-Colore-1"
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if f.stage == 0:
            ask_color(p, f, c, 1)
            return
        color = str(f.answer[1])
        f.done()
        p.emit_all((SetOnStack(f.obj, "chosen", color, self.rule), NameCard(c.you, color, self.rule)))


class ChooseTypeOp(Act):
    """The effect in which a player chooses a creature type, to which the next effects refer.

    Rule MTG8-CR-TYPE-1.
    """

    def __init__(self, effect: words.ChooseType, k: Compiler) -> None:
        scope: Scope = k.scope
        scope.chosen = "creature type"
        self.but = (effect.but, "Legend" if effect.legend else "")
        self.rule = "MTG8-CR-TYPE-1"
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if f.stage == 0:
            names: list[Option] = [("type", name) for name in creature_types(p) if name not in self.but]
            f.ask(p, c.you, "type", names, self.rule, 1)
            return
        name = str(f.answer[1])
        f.done()
        p.emit_all((SetOnStack(f.obj, "chosen", name, self.rule), NameCard(c.you, name, self.rule)))


class ChangeTextOp(Act):
    """The effect that replaces a colour word or basic land type in a text by another, for good.

    Rule MTG8-2.EFF-CON-1.
    """

    def __init__(self, effect: words.ChangeText, k: Compiler) -> None:
        self.what = k.which(effect.what, PERMANENTS)
        self.options: list[Option] = [
            ("word", old, new)
            for group in (COLORS, BASIC_LANDS)
            for old in group
            for new in group
            if old != new
        ]
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if f.stage == 0:
            f.ask(p, c.you, "word", self.options, "MTG8-2.RES-3", 1)
            return
        lasting = Lasting(tuple(in_play(p, self.what.keys(p, c))), False, name_of(p, f.obj))
        lasting.words = ((str(f.answer[1]), str(f.answer[2])),)
        f.done()
        if lasting.keys:
            p.emit(StartEffect(lasting, RULE))
