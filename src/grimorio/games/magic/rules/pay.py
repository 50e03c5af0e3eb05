"""Paying: mana abilities, and all parts of a cost (MTG8-2.PLAY-S3)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.costs import Mana, Price
from grimorio.games.magic.rules.events import ChangeLife, ChangePool
from grimorio.games.magic.rules.mana import (
    Purse,
    can_tap,
    covers,
    outputs_of,
    plan,
    sources,
    spend,
)
from grimorio.games.magic.rules.marks import SetOnStack, Tap, TappedForMana
from grimorio.games.magic.rules.moves import Discard, Leave
from grimorio.games.magic.rules.objects import FACE, NOBODY, OnStack, Permanent, player
from grimorio.games.magic.rules.picks import PickCards, PickObjects
from grimorio.kernel.choice import Option
from grimorio.kernel.event import Event
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position

RULE = "MTG8-2.PLAY-S3"


def can_pay_rest(p: Position, seat: int, price: Price, source: int) -> bool:
    """Whether all of a price but its mana can be paid; `source` is the object whose ability it is."""
    it = p.things[source] if source > 0 else None
    if price.tap and not (isinstance(it, Permanent) and can_tap(it)):
        return False
    if price.life is not None and price.life.value(p, Context(seat, source)) > player(p, seat).life:
        return False
    if price.discard is not None and not discardable(p, seat, price, source):
        return False
    if price.sacrifice is not None and len(sacrificable(p, seat, price, source)) < price.sacrifices:
        return False
    return price.tap_other is None or bool(tappable(p, seat, price, source))


def can_pay(p: Position, seat: int, price: Price, source: int) -> bool:
    """Whether a price can be paid in some way."""
    if not can_pay_rest(p, seat, price, source):
        return False
    if not price.mana.value:
        return True
    return Purse(p, seat, source if price.tap else 0).pays(price.mana)


def sacrificable(p: Position, seat: int, price: Price, source: int) -> tuple[int, ...]:
    """What this player could sacrifice for a price."""
    assert price.sacrifice is not None
    c = Context(seat, source)
    return tuple(key for key in price.sacrifice.found(p, c) if p.things[key].controller == seat)


def tappable(p: Position, seat: int, price: Price, source: int) -> tuple[int, ...]:
    """What this player could tap for a price that asks for it in words."""
    assert price.tap_other is not None
    c = Context(seat, source)
    return tuple(
        key
        for key in price.tap_other.found(p, c)
        if p.things[key].controller == seat and not p.things[key].tapped
    )


def discardable(p: Position, seat: int, price: Price, source: int) -> tuple[int, ...]:
    """Cards in hand that could be discarded for a price."""
    assert price.discard is not None
    c = Context(seat, source)
    what = price.discard
    return tuple(card for card in player(p, seat).hand if what.face(p, card & FACE, c))


@mypyc_attr(allow_interpreted_subclasses=True)
class TapForMana(Frame):
    """MTG8-2.STACK-3: a mana ability whose only cost is the tap symbol; its mana is there at once.

    Attributes:
        key: the permanent.
        ability, pool: what it gives.
    """

    FIELDS = ("key", "ability", "pool")

    def __init__(self, key: int, ability: int, pool: int) -> None:
        super().__init__(TapForMana.tap)
        self.key = key
        self.ability = ability
        self.pool = pool

    def tap(self, p: Position) -> None:
        """The cost."""
        self.step = TapForMana.add
        p.emit(Tap(p, self.key, False, "mana", RULE))

    def add(self, p: Position) -> None:
        """The mana, with that of triggered mana abilities."""
        seat = p.things[self.key].controller
        self.step = TapForMana.noticed
        p.emit(ChangePool(seat, self.pool, "MTG8-1.TERM-1", False, self.key))

    def noticed(self, p: Position) -> None:
        """What watches lands being tapped for mana notices."""
        self.step = TapForMana.over
        p.emit(TappedForMana(self.key, p.things[self.key].controller, "MTG8-1.TERM-1"))

    def over(self, p: Position) -> None:
        """Done."""
        p.finish()


@mypyc_attr(allow_interpreted_subclasses=True)
class PayMana(Frame):
    """Paying mana: from the pool first, then from sources, by itself or as the player says.

    Attributes:
        seat: who pays.
        generic, need: the cost, see `Mana`.
        without: a permanent not to tap for mana, for it is tapped as a cost.
    """

    FIELDS = ("seat", "generic", "need", "without", "auto")

    def __init__(self, seat: int, cost: Mana, without: int = 0) -> None:
        super().__init__(PayMana.more)
        self.seat = seat
        self.generic = cost.generic
        self.need = cost.need
        self.without = without
        self.auto = False

    def more(self, p: Position) -> None:
        """Tap one source more while the pool does not cover the cost."""
        cost = Mana(self.generic, self.need)
        pool = player(p, self.seat).pool
        self.step = PayMana.more
        if covers(pool, cost):
            self.step = PayMana.over
            p.emit(ChangePool(self.seat, spend(pool, cost), RULE, True))
            return
        found = sources(p, self.seat, self.without)
        if p.book.by_hand and not self.auto:
            options: list[Option] = [("auto",)]
            for source in found:
                for place, (_, mana) in enumerate(source.outputs):
                    rest = [other for other in found if other is not source]
                    if covers(pool + mana, cost) or plan(pool + mana, rest, cost) is not None:
                        options.append(("mana", source.key, place))
            self.step = PayMana.chosen
            p.ask(self.seat, "pay", options, RULE)
            return
        chosen = plan(pool, found, cost)
        if not chosen:
            raise RuntimeError(
                f"seat {self.seat} cannot pay {self.generic}/{self.need:x}: never to be offered"
            )
        place, at = chosen[0]
        ability, mana = found[place].outputs[at]
        p.push(TapForMana(found[place].key, ability, mana))

    def chosen(self, p: Position) -> None:
        """The player names a source, or leaves the rest to the table."""
        self.step = PayMana.more
        if self.answer[0] == "auto":
            self.auto = True
            return
        key, place = int(self.answer[1]), int(self.answer[2])
        ability, mana = outputs_of(p, key, p.things[key])[place]
        p.push(TapForMana(key, ability, mana))

    def over(self, p: Position) -> None:
        """Paid."""
        p.finish(("paid",))


@mypyc_attr(allow_interpreted_subclasses=True)
class PayPrice(Frame):
    """Paying all of a price: mana first, then the rest.

    Attributes:
        seat: who pays.
        price: what; it is part of the book, so it is named by where it stands.
        source: the object whose ability it is, or 0.
        obj: what on the stack it is paid for, or 0.
    """

    FIELDS = ("seat", "face", "changes", "ability", "op", "source", "obj", "picked")

    def __init__(
        self,
        seat: int,
        face: int,
        changes: tuple[tuple[str, str], ...],
        ability: int,
        op: int,
        source: int,
        obj: int,
    ) -> None:
        super().__init__(PayPrice.pay_mana)
        self.seat = seat
        self.face = face
        self.changes = changes
        self.ability = ability
        self.op = op
        self.source = source
        self.obj = obj
        self.picked: tuple[int, ...] = ()

    def price(self, p: Position) -> Price:
        """The price: that of an activated ability, or of `MayPay` within an effect."""
        face = p.book.face(self.face, self.changes)
        if self.op < 0:
            found: Price = face.abilities[self.ability].price
            return found
        program = face.spell[-1 - self.ability] if self.ability < 0 else face.abilities[self.ability].program
        found = program.ops[self.op].price
        return found

    def pay_mana(self, p: Position) -> None:
        """Mana; what is tapped or sacrificed as another part of the price may give mana first, if it can."""
        price = self.price(p)
        self.step = PayPrice.pay_tap
        if price.mana.value:
            p.push(PayMana(self.seat, price.mana, self.source if price.tap else 0))

    def pay_tap(self, p: Position) -> None:
        """The tap symbol and life, together."""
        price = self.price(p)
        self.step = PayPrice.choose_tap
        batch: list[Event] = []
        if price.tap:
            batch.append(Tap(p, self.source, False, "cost", "MTG8-1.TERM-8"))
        if price.life is not None:
            amount = price.life.value(p, Context(self.seat, self.source))
            batch.append(ChangeLife(self.seat, -amount, RULE, "cost"))
        if batch:
            p.emit_all(tuple(batch))

    def choose_tap(self, p: Position) -> None:
        """Which other permanent is tapped."""
        price = self.price(p)
        self.answer = ()
        self.step = PayPrice.tap_other
        if price.tap_other is not None:
            keys = tappable(p, self.seat, price, self.source)
            p.push(PickObjects(self.seat, "cost-tap", keys, 1, 1, RULE))

    def tap_other(self, p: Position) -> None:
        """It is tapped."""
        self.step = PayPrice.choose_discard
        if self.answer:
            p.emit(Tap(p, int(self.answer[0]), False, "cost", RULE))

    def choose_discard(self, p: Position) -> None:
        """Which card is discarded."""
        price = self.price(p)
        self.answer = ()
        self.step = PayPrice.discard
        if price.discard is not None:
            cards = discardable(p, self.seat, price, self.source)
            p.push(PickCards(self.seat, "cost-discard", cards, 1, 1, RULE))

    def discard(self, p: Position) -> None:
        """It is discarded: a cost, not an effect of anybody's."""
        self.step = PayPrice.choose_sacrifice
        if self.answer:
            p.emit(Discard(p, self.seat, int(self.answer[0]), NOBODY, RULE))

    def choose_sacrifice(self, p: Position) -> None:
        """What is sacrificed."""
        price = self.price(p)
        self.answer = ()
        self.step = PayPrice.sacrifice
        if price.sacrifice is not None:
            keys = sacrificable(p, self.seat, price, self.source)
            p.push(PickObjects(self.seat, "cost-sacrifice", keys, price.sacrifices, price.sacrifices, RULE))

    def sacrifice(self, p: Position) -> None:
        """All sacrifices at the same time."""
        self.picked = tuple(int(key) for key in self.answer)
        if self.price(p).sacrifice_this:
            self.picked = (*self.picked, self.source)
        self.step = PayPrice.note
        if self.picked:
            p.emit_all(
                tuple(Leave(p, key, "graveyard", "sacrificed", RULE, True, self.seat) for key in self.picked)
            )

    def note(self, p: Position) -> None:
        """What was sacrificed is remembered by the ability."""
        self.step = PayPrice.over
        if self.picked and self.obj and isinstance(p.things[self.obj], OnStack):
            p.emit(SetOnStack(self.obj, "sacrificed", self.picked[0], RULE))

    def over(self, p: Position) -> None:
        """Paid."""
        p.finish(("paid",))
