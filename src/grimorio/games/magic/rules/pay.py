"""Paying a cost: mana, mana abilities and all other parts (MTG8-2.PLAY-S3)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.abilities import ActivatedRules, Program
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.costs import Mana, Price, mana_cost
from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.rules.damage import damage
from grimorio.games.magic.rules.discards import Cycled, Discard, FromGraveyard, RemoveHeld
from grimorio.games.magic.rules.events import ChangeLife, ChangePool, held
from grimorio.games.magic.rules.lands import lands_for
from grimorio.games.magic.rules.mana import Purse, outputs_of, sources
from grimorio.games.magic.rules.marks import Counters, SetOnStack, Tap
from grimorio.games.magic.rules.moves import Leave
from grimorio.games.magic.rules.payable import (
    can_pay_rest,
    discardable,
    places_of,
    removable,
    returnable,
    sacrificable,
    tappable,
)
from grimorio.games.magic.rules.picks import PickCards, PickObjects
from grimorio.games.magic.rules.plan import Source, covers, most_mana, plan, spend, ways_to_spend
from grimorio.games.magic.rules.spare import wanted, weigh
from grimorio.games.magic.rules.tapping import tap_at_once, tapping
from grimorio.games.magic.state.objects import NOBODY, OnStack, Permanent, TargetId, as_target, player
from grimorio.games.magic.state.pools import MANA_KINDS, ONE, pool_text, size
from grimorio.kernel.choice import Option
from grimorio.kernel.event import Event
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

RULE: Final = "MTG8-2.PLAY-S3"
CYCLES: Final = "MTG8-CR-CYCLE-1"
RANDOM: Final = "MTG8-CR-COST-5"


def can_pay(p: Position, seat: Seat, price: Price, source: int, times: int = 1) -> bool:
    """Whether a player can pay a price so many `times`; `source` has the ability."""
    if not can_pay_rest(p, seat, price, source, times):
        return False
    mana = price.mana.times(times)
    if not mana.value:
        return True
    if price.tap_other is not None:
        return bool(tap_choices(p, seat, price, source))
    return Purse(p, seat, source if price.tap else 0, 0, price.gives_up).pays(mana)


def tap_choices(p: Position, seat: Seat, price: Price, source: int) -> tuple[TargetId, ...]:
    """The ids of permanents that a player could tap for a price and still pay its mana.

    `source` is the id of the object that has the ability.
    """
    keys = tappable(p, seat, price, source)
    if not price.mana.value:
        return keys
    tap, whole = source if price.tap else 0, price.gives_up
    return tuple([key for key in keys if Purse(p, seat, tap, key, whole).pays(price.mana)])


@mypyc_attr(allow_interpreted_subclasses=True)
class PayMana(Frame):
    """The frame in which a player pays mana: from the pool first, then from sources.

    The game itself chooses the sources, unless the player does.

    Attributes:
        seat: who pays.
        generic: how much generic mana is still to be paid.
        need: how much mana of each colour is still to be paid, as a pool.
        without, also: ids of permanents that may not be tapped for mana, because they are tapped as a cost; 0
            for none.
        whole: whether sources that must be sacrificed for mana are excluded, because the cost may sacrifice
            them itself.
        auto: whether the player leaves the choice of the remaining sources to the game.
        taps: (permanent, ability, pool) for each source that the game is about to tap.
        spent: the mana of the pool that the player has chosen and already paid.
    """

    FIELDS = ("seat", "generic", "need", "without", "also", "whole", "auto", "taps", "spent")

    def __init__(self, seat: Seat, cost: Mana, without: int = 0, also: int = 0, whole: bool = False) -> None:
        super().__init__(PayMana.more)
        self.seat = seat
        self.generic = cost.generic
        self.need = cost.need
        self.without = without
        self.also = also
        self.whole = whole
        self.auto = False
        self.taps: tuple[tuple[int, int, int], ...] = ()
        self.spent = 0

    def cost(self) -> Mana:
        """The mana that is still to be paid."""
        return mana_cost(self.generic, self.need)

    def sources(self, p: Position) -> list[Source]:
        """The sources that the player can tap."""
        return sources(p, self.seat, self.without, self.also, self.whole)

    def interrupted(self, p: Position, broken: bool) -> bool:
        """Break the payment off after a player has left, because a source may have left too.

        `broken` (whether a frame within this one was broken off) is not used. Returns False: the frame that
        asked for the payment begins it again.
        """
        return False

    def more(self, p: Position) -> None:
        """Tap one more source if the pool does not cover the cost; else pay."""
        cost = self.cost()
        pool = player(p, self.seat).pool
        if covers(pool, cost):
            self.settle(p, pool, cost)
        elif p.book.by_hand and not self.auto:
            self.step = PayMana.chosen
            p.ask(self.seat, "pay", self.useful_taps(p, pool, cost), RULE)
        else:
            self.tap(p, pool, cost)

    def useful_taps(self, p: Position, pool: int, cost: Mana) -> list[Option]:
        """The options of a player who pays: leave the rest to the game, or tap a source.

        Only sources are offered after which the rest of the cost can still be paid from them and the pool.
        """
        options: list[Option] = [("auto",)]
        usable = self.sources(p)
        useful: dict[tuple[int, ...], list[int]] = {}
        for source in usable:
            pools = tuple([mana for _, mana in source.outputs])
            if pools not in useful:
                rest = [other for other in usable if other is not source]
                useful[pools] = [
                    place
                    for place, mana in enumerate(pools)
                    if most_mana(pool + mana, rest, cost.need) >= cost.value
                ]
            options += [("mana", source.key, place) for place in useful[pools]]
        return options

    def tap(self, p: Position, pool: int, cost: Mana) -> None:
        """Tap sources that the game chooses, one after the other, so that they and `pool` cover `cost`.

        `pool` is the player's floating mana. Raises RuntimeError: the player cannot pay, so the cost should
        never have been offered.
        """
        self.step = PayMana.more
        if not self.taps:
            self.taps = self.planned(p, pool, cost)
        while self.taps:
            key, ability, mana = self.taps[0]
            self.taps = self.taps[1:]
            permanent: Permanent = p.things[key]
            if not permanent.tapped:
                happened = self.happened
                if not tap_at_once(p, key, ability, mana):
                    p.push(tapping(p, key, ability, mana))
                    return
                self.happened = happened
                if p.agenda[-1] is not self:
                    return

    def planned(self, p: Position, pool: int, cost: Mana) -> tuple[tuple[int, int, int], ...]:
        """The sources that the game chooses to tap, as in `taps`; raises what `tap` raises."""
        lands = lands_for(p, self.seat, (self.without, self.also), pool, cost)
        if lands is not None:
            return lands
        usable = weigh(p, self.seat, self.sources(p))
        chosen = plan(pool, usable, cost)
        if not chosen:
            problem = f"{cost.generic} and {pool_text(cost.need)}: never to be offered"
            raise RuntimeError(f"seat {self.seat} cannot pay {problem}")
        return tuple([(usable[place].key, *usable[place].outputs[at]) for place, at in chosen])

    def settle(self, p: Position, pool: int, cost: Mana) -> None:
        """Pay from a pool that covers the cost.

        Where it matters which mana is left over, the player chooses the mana that pays. A player who chooses
        sources is always asked, because more may be tapped than is needed (`more_mana`).
        """
        exact = size(pool) == cost.value
        options: list[Option] = [("auto",)]
        if not self.auto and not exact:
            options += ways_to_spend(pool, cost)
        if len(options) > 1 or (p.book.by_hand and not self.auto):
            self.step = PayMana.chosen
            p.ask(self.seat, "pay", options, RULE)
            return
        self.step = PayMana.over
        if cost.value:
            spent = pool if exact else spend(pool, cost, wanted(p, self.seat))
            p.emit(ChangePool(self.seat, spent, RULE, True))

    def chosen(self, p: Position) -> None:
        """Take the answer: a source to tap, mana of the pool, or to leave the rest to the game."""
        self.step = PayMana.more
        verb = self.answer[0]
        if verb == "auto":
            self.auto = True
        elif verb == "spend":
            count = int(self.answer[2])
            mana = count * ONE[MANA_KINDS.index(str(self.answer[1]))]
            self.generic -= count
            self.spent += mana
            p.emit(ChangePool(self.seat, mana, RULE, True))
        else:
            key, place = int(self.answer[1]), int(self.answer[2])
            ability, mana = outputs_of(p, key, p.things[key])[place]
            p.push(tapping(p, key, ability, mana))

    def over(self, p: Position) -> None:
        """Finish the frame, once the mana is paid."""
        p.finish(("paid",))


def more_mana(p: Position) -> list[Option]:
    """The options to tap more sources than a cost needs (MTG8-2.STACK-3).

    Empty unless mana is being paid and the pool covers the cost already.
    """
    frame = p.agenda[-1]
    if not isinstance(frame, PayMana) or not covers(player(p, frame.seat).pool, frame.cost()):
        return []
    return [
        ("mana", source.key, place) for source in frame.sources(p) for place in range(len(source.outputs))
    ]


@mypyc_attr(allow_interpreted_subclasses=True)
class PayPrice(Frame):
    """The frame in which a player pays a whole price: first choose what to tap, discard, sacrifice; then pay.

    Nothing but mana is paid before all choices are made, so a payment that is taken back has cost nothing.

    Attributes:
        seat: who pays.
        face: the number of the face of the card that has the price.
        changes: words that replace others in its text, as ((old, new), …).
        ability: the number of the ability on the face; -1 - the number of the mode for an instant or sorcery.
        op: the index of the effect that has the price; -1 if it is the cost of an activated ability, of
            flashback or of morph, or an additional cost. For these last three, `ability` is -1 too, and the
            frame that began this one has asked for the mana.
        source: id of the object whose ability it is, or 0.
        obj: id of the spell or ability on the stack for which it is paid, or 0.
        tapped, sacrificed, returned: ids of the permanents chosen for this, "returned" to a hand.
        removed: ids of the cards chosen in the graveyard.
        times: how often the price is paid.
        discarded: the positions in the hand of the chosen cards. A position stays right when `imagine` deals
            the hand again; a card would not.
    """

    FIELDS = (
        "seat", "face", "changes", "ability", "op", "source", "obj", "tapped", "discarded", "sacrificed",
        "removed", "returned", "times",
    )  # fmt: skip

    def __init__(
        self,
        seat: Seat,
        face: int,
        changes: tuple[tuple[str, str], ...],
        ability: int,
        op: int,
        source: int,
        obj: int,
        times: int = 1,
    ) -> None:
        super().__init__(PayPrice.choose_tap)
        self.times = times
        self.seat = seat
        self.face = face
        self.changes = changes
        self.ability = ability
        self.op = op
        self.source = source
        self.obj = obj
        self.tapped: tuple[int, ...] = ()
        self.discarded: tuple[int, ...] = ()
        self.sacrificed: tuple[int, ...] = ()
        self.removed: tuple[int, ...] = ()
        self.returned: tuple[int, ...] = ()

    def price(self, p: Position) -> Price:
        """The price: that of an activated ability, or that of a `MayPay` within an effect."""
        face: Face = face_at(p, self.face, self.changes)
        if self.op < 0 <= self.ability:
            activated = face.abilities[self.ability]
            assert isinstance(activated, ActivatedRules)
            return activated.price
        if self.op < 0:
            other = face.flashback or face.additional or face.morph or face.kicker or face.instead
            assert other is not None
            return other
        holder: Any = face.abilities[self.ability] if self.ability >= 0 else None
        program: Program = face.spell[-1 - self.ability] if holder is None else holder.program
        op: Any = program.ops[self.op]
        found: Price = op.price
        return found

    def count(self, p: Position, printed: int, x: bool) -> int:
        """How many permanents or cards are given up: the printed number, or with `x` the chosen X."""
        chosen: int = p.things[self.obj].x if x else printed * self.times
        return chosen

    def choose_tap(self, p: Position) -> None:
        """Ask which other permanents are tapped as part of the cost."""
        price = self.price(p)
        self.step = PayPrice.choose_discard
        if price.tap_other is not None:
            self.step = PayPrice.take_tap
            keys = tap_choices(p, self.seat, price, self.source)
            count = self.count(p, price.taps, False)
            p.push(PickObjects(self.seat, "cost-tap", keys, count, count, RULE))

    def take_tap(self, p: Position) -> None:
        """Store which permanents are tapped."""
        self.step = PayPrice.choose_discard
        self.tapped = tuple(int(key) for key in self.answer)

    def choose_discard(self, p: Position) -> None:
        """Ask which cards are discarded as part of the cost, unless chance chooses them later."""
        price = self.price(p)
        self.step = PayPrice.choose_sacrifice
        if price.discard is not None and not price.random:
            self.step = PayPrice.take_discard
            cards = discardable(p, self.seat, price, self.source)
            count = self.count(p, price.discards, price.discard_x)
            ask = "cost-exile" if price.exiles else "cost-discard"
            p.push(PickCards(self.seat, ask, cards, count, count, RULE))

    def take_discard(self, p: Position) -> None:
        """Store which cards are discarded."""
        self.step = PayPrice.choose_sacrifice
        self.discarded = places_of(player(p, self.seat).hand, tuple([int(card) for card in self.answer]))

    def choose_sacrifice(self, p: Position) -> None:
        """Ask which permanents are sacrificed as part of the cost."""
        price = self.price(p)
        self.step = PayPrice.choose_remove
        if price.sacrifice is not None:
            self.step = PayPrice.take_sacrifice
            keys = sacrificable(p, self.seat, price, self.source)
            count = self.count(p, price.sacrifices, price.sacrifice_x)
            p.push(PickObjects(self.seat, "cost-sacrifice", keys, count, count, RULE))

    def take_sacrifice(self, p: Position) -> None:
        """Store which permanents are sacrificed."""
        self.step = PayPrice.choose_remove
        self.sacrificed = tuple(int(key) for key in self.answer)

    def choose_remove(self, p: Position) -> None:
        """Ask which cards in the graveyard are removed from the game as part of the cost."""
        price = self.price(p)
        self.step = PayPrice.choose_return
        if price.remove is not None:
            self.step = PayPrice.take_remove
            keys = tuple(
                [key for key in removable(p, self.seat, price, self.source) if key not in self.removed]
            )
            count = 1 if price.to_bottom else self.count(p, price.removes, price.remove_x)
            p.push(PickObjects(self.seat, "cost-remove", keys, count, count, RULE))

    def take_remove(self, p: Position) -> None:
        """Store which cards are removed; those for the bottom of the library are chosen one after another."""
        self.removed = (*self.removed, *[int(key) for key in self.answer])
        price = self.price(p)
        more = price.to_bottom and len(self.removed) < self.count(p, price.removes, False)
        self.step = PayPrice.choose_remove if more else PayPrice.choose_return

    def choose_return(self, p: Position) -> None:
        """Ask which permanents go back to their owner's hand as part of the cost."""
        price = self.price(p)
        self.step = PayPrice.pay_mana
        if price.give_back is not None:
            self.step = PayPrice.take_return
            keys = returnable(p, self.seat, price, self.source)
            count = self.count(p, price.gives_back, False)
            p.push(PickObjects(self.seat, "cost-return", keys, count, count, RULE))

    def take_return(self, p: Position) -> None:
        """Store which permanents go back to their owner's hand."""
        self.step = PayPrice.pay_mana
        self.returned = tuple(int(key) for key in self.answer)

    def pay_mana(self, p: Position) -> None:
        """Push the payment of the mana.

        Permanents that will be sacrificed may be tapped for it; those that will be tapped may not.
        """
        price = self.price(p)
        self.step = PayPrice.pay_tap
        cost = price.mana.times(self.times)
        if cost.xs and self.op < 0:
            cost = mana_cost(cost.generic + cost.xs * p.things[self.obj].x, cost.need)
        if cost.value and (self.op >= 0 or self.ability >= 0):
            tap = self.source if price.tap else 0
            p.push(PayMana(self.seat, cost, tap, self.tapped[0] if self.tapped else 0, price.gives_up))

    def pay_tap(self, p: Position) -> None:
        """Tap this permanent and others as the cost demands, and pay life, all at the same time."""
        price = self.price(p)
        self.step = PayPrice.discard
        batch: list[Event] = []
        if price.tap:
            batch.append(Tap(p, self.source, False, "cost", "MTG8-1.TERM-8"))
        batch += [Tap(p, key, False, "cost", RULE) for key in self.tapped]
        if price.life is not None:
            amount = price.life.value(p, Context(self.seat, self.source)) * self.times
            batch.append(ChangeLife(self.seat, -amount, RULE, "cost"))
        if price.counter:
            batch.append(Counters(p, self.source, price.counter, -price.counters * self.times, RULE))
        hurt = damage(p, self.source, as_target(self.seat), price.damage * self.times, False)
        if hurt is not None:
            batch.append(hurt)
        if batch:
            p.emit_all(tuple(batch))

    def discard(self, p: Position) -> None:
        """Discard the chosen cards. It is a cost, so the events name no player who causes it."""
        self.step = PayPrice.sacrifice
        price = self.price(p)
        if price.random and len(self.discarded) < self.count(p, price.discards, price.discard_x):
            self.step = PayPrice.drawn
            hand = player(p, self.seat).hand
            cards = discardable(p, self.seat, price, self.source)
            left = [at for at in range(len(hand)) if hand[at] in cards and at not in self.discarded]
            p.chance("discarded", [("place", at) for at in left], [1] * len(left), RANDOM)
        elif price.discard_all:
            hand = player(p, self.seat).hand
            p.emit_all(tuple([Discard(p, self.seat, card, NOBODY, RULE) for card in hand]))
        elif self.discarded:
            hand = player(p, self.seat).hand
            if price.exiles:
                p.emit_all(tuple([RemoveHeld(p, self.seat, hand[at], RULE) for at in self.discarded]))
            else:
                p.emit_all(tuple([Discard(p, self.seat, hand[at], NOBODY, RULE) for at in self.discarded]))
        elif price.discard_this:
            self.step = PayPrice.note_cycled
            p.emit(Cycled(p, self.seat, held(player(p, self.seat).hand, self.face), NOBODY, CYCLES))

    def drawn(self, p: Position) -> None:
        """Store a card that chance chose to be discarded."""
        self.step = PayPrice.discard
        self.discarded = (*self.discarded, int(self.answer[1]))

    def note_cycled(self, p: Position) -> None:
        """Make the card that was just cycled, now the newest one, the source of its ability on the stack."""
        self.step = PayPrice.sacrifice
        owner = player(p, self.seat)
        cards = owner.graveyard if face_at(p, self.face).mad_trigger is None else owner.removed
        p.emit(SetOnStack(self.obj, "source", cards[0], CYCLES))

    def sacrifice(self, p: Position) -> None:
        """Sacrifice or return all permanents chosen, at the same time."""
        if self.price(p).sacrifice_this:
            self.sacrificed = (*self.sacrificed, self.source)
        self.step = PayPrice.remove
        gone: list[Event] = [
            Leave(p, key, "graveyard", "sacrificed", RULE, True, self.seat) for key in self.sacrificed
        ]
        gone += [Leave(p, key, "hand", "returned", RULE, True, self.seat) for key in self.returned]
        if self.price(p).remove_this:
            gone.append(Leave(p, self.source, "removed", "returned", RULE, True, self.seat))
        if self.price(p).return_this:
            gone.append(Leave(p, self.source, "hand", "returned", RULE, True, self.seat))
        if gone:
            p.emit_all(tuple(gone))

    def remove(self, p: Position) -> None:
        """Remove all cards chosen from the game, at the same time."""
        self.step = PayPrice.note
        if self.price(p).remove_all:
            self.removed = tuple(player(p, self.seat).graveyard)
        if self.removed:
            to = "bottom" if self.price(p).to_bottom else "removed"
            p.emit_all(tuple(FromGraveyard(p, key, to, RULE) for key in self.removed))

    def note(self, p: Position) -> None:
        """Record which permanent was sacrificed, in the spell or ability whose price this is."""
        self.step = PayPrice.over
        if self.sacrificed and self.obj and isinstance(p.things[self.obj], OnStack):
            p.emit(SetOnStack(self.obj, "sacrificed", self.sacrificed[0], RULE))

    def over(self, p: Position) -> None:
        """Finish the frame, once the price is paid."""
        p.finish(("paid",))
