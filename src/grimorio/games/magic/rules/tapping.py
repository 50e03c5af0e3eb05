"""Mana abilities: they do not use the stack, and their effects happen at once (MTG8-2.STACK-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.abilities import ActivatedRules, TriggeredRules
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.rules.events import FOR_MANA, OTHER, TAP, ChangePool
from grimorio.games.magic.rules.mana import BASIC_ABILITY, bonus_of, triggers
from grimorio.games.magic.rules.marks import Tap, TappedForMana
from grimorio.games.magic.rules.moves import UseAbility
from grimorio.games.magic.rules.resolve import Resolve
from grimorio.games.magic.state.objects import OnStack, Permanent, table
from grimorio.games.magic.state.pools import symbols
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

if TYPE_CHECKING:
    from grimorio.games.magic.meaning.book import Book

RULE: Final = "MTG8-2.PLAY-S3"
ADD: Final = "MTG8-1.TERM-1"
FREE: Final = "MTG8-2.STACK-3"

UNHEARD: Final = OTHER | FOR_MANA
"""The kinds of the events by which mana is added to a pool."""


def tapping(p: Position, key: int, ability: int, pool: int) -> Frame:
    """The frame that taps the permanent with the id `key` for mana.

    `ability` is the number of the permanent's mana ability, `pool` the mana that the ability will add.
    """
    it: Permanent = p.things[key]
    if ability < BASIC_ABILITY and p.book.face(it.face, it.changes).abilities[ability].rich:
        return UseMana(key, ability, pool)
    return TapForMana(key, ability, pool)


def tap_at_once(p: Position, key: int, ability: int, pool: int) -> bool:
    """Tap a permanent for mana, if nothing that happens by it needs a frame; tell whether it was tapped.

    The arguments are those of `tapping`. A frame is pushed if the tapping itself brings an effect that hears
    what is still to happen.
    """
    permanent: Permanent = p.things[key]
    if p.heard & (TAP | UNHEARD) or more_to_do(p, key):
        return False
    if ability < BASIC_ABILITY and p.book.face(permanent.face, permanent.changes).abilities[ability].rich:
        return False
    p.emit(Tap(p, key, False, "mana", RULE))
    if p.heard & UNHEARD:
        frame = TapForMana(key, ability, pool)
        frame.step = TapForMana.add
        p.push(frame)
        return True
    permanent = p.things[key]
    p.emit(ChangePool(permanent.controller, pool, ADD, False, key))
    p.emit(TappedForMana(key, permanent.controller, ADD))
    return True


@mypyc_attr(allow_interpreted_subclasses=True)
class TapForMana(Frame):
    """The frame of a mana ability whose only cost is the tap symbol (MTG8-2.STACK-3).

    Attributes:
        key: id of the permanent.
        ability: the number of the ability.
        pool: the mana that it adds, with that of triggered mana abilities.
    """

    FIELDS = ("key", "ability", "pool")

    def __init__(self, key: int, ability: int, pool: int) -> None:
        super().__init__(TapForMana.tap)
        self.key = key
        self.ability = ability
        self.pool = pool

    def tap(self, p: Position) -> None:
        """Tap the permanent, which is the cost of the ability."""
        self.step = TapForMana.add
        p.emit(Tap(p, self.key, False, "mana", RULE))

    def add(self, p: Position) -> None:
        """Add the mana, with that of triggered mana abilities."""
        seat = p.things[self.key].controller
        self.step = TapForMana.noticed
        p.emit(ChangePool(seat, self.pool, ADD, False, self.key))

    def noticed(self, p: Position) -> None:
        """Emit the event that triggers abilities on tapping for mana."""
        self.step = TapForMana.over
        seat = p.things[self.key].controller
        if more_to_do(p, self.key):
            self.step = TapForMana.follow
        p.emit(TappedForMana(self.key, seat, ADD))

    def follow(self, p: Position) -> None:
        """Carry out what triggered mana abilities do besides adding mana."""
        self.step = TapForMana.over
        p.push(FollowTapping(p, self.key))

    def over(self, p: Position) -> None:
        """Finish the frame."""
        p.finish()


@mypyc_attr(allow_interpreted_subclasses=True)
class UseMana(Frame):
    """The frame of a mana ability that is more than "{T}: add mana": it has another cost, timing or effect.

    The ability does not use the stack: its effects happen at once (MTG8-2.STACK-3).

    Attributes:
        key: id of the permanent.
        ability: the number of the ability.
        pool: the mana chosen for it, with that of triggered mana abilities; 0 to choose it now.
        obj: id of the ability, which is never on the stack.
        left: for each triggered mana ability that has still to add mana, the amounts (packed as pools) of
            which it adds one.
    """

    FIELDS = ("key", "ability", "pool", "obj", "left")

    def __init__(self, key: int, ability: int, pool: int) -> None:
        super().__init__(UseMana.begin)
        self.key = key
        self.ability = ability
        self.pool = pool
        self.obj = 0
        self.left: tuple[tuple[int, ...], ...] = ()

    def rules(self, p: Position) -> ActivatedRules:
        """The compiled form of the ability that is being used."""
        it: Permanent = p.things[self.key]
        found: ActivatedRules = p.book.face(it.face, it.changes).abilities[self.ability]
        return found

    def begin(self, p: Position) -> None:
        """Announce the ability: create the object that stands for it, without putting it onto the stack."""
        it: Permanent = p.things[self.key]
        thing = OnStack("mana", it.face, it.controller)
        thing.changes = it.changes
        thing.ability = self.ability
        thing.source = self.key
        thing.much = self.pool
        self.step = UseMana.pay
        p.emit(UseAbility(p, thing, FREE))

    def pay(self, p: Position) -> None:
        """Let the player pay the whole cost of the ability (MTG8-2.PLAY-S3)."""
        from grimorio.games.magic.rules.pay import PayPrice

        self.obj = table(p).gone[-1]
        it: Permanent = p.things[self.key]
        if self.rules(p).price.tap and not self.pool:
            self.left = tuple(bonus_of(p, self.key))
        self.step = UseMana.do
        p.push(PayPrice(it.controller, it.face, it.changes, self.ability, -1, self.key, self.obj))

    def do(self, p: Position) -> None:
        """Carry out the effects of the ability in written order."""
        self.step = UseMana.noticed
        p.push(Resolve(self.obj))

    def noticed(self, p: Position) -> None:
        """If the permanent was tapped as a cost, emit the event that it was tapped for mana."""
        self.step = UseMana.over
        if self.rules(p).price.tap:
            self.step = UseMana.more
            p.emit(TappedForMana(self.key, p.things[self.obj].controller, ADD))

    def more(self, p: Position) -> None:
        """Ask which mana the next triggered mana ability adds.

        After the last, carry out their other effects.
        """
        if not self.left:
            self.step = UseMana.over
            if more_to_do(p, self.key):
                p.push(FollowTapping(p, self.key))
            return
        self.step = UseMana.add
        options = [("mana", symbols(pool)) for pool in self.left[0]]
        p.ask(p.things[self.obj].controller, "mana", options, ADD)

    def add(self, p: Position) -> None:
        """Add the mana chosen for a triggered mana ability."""
        seat = p.things[self.obj].controller
        pools = [pool for pool in self.left[0] if symbols(pool) == self.answer[1]]
        self.left = self.left[1:]
        self.step = UseMana.more
        p.emit(ChangePool(seat, pools[0], ADD, False, self.key))

    def over(self, p: Position) -> None:
        """Finish the frame."""
        p.finish()


def more_to_do(p: Position, key: int) -> bool:
    """Whether any triggered mana ability in play may do more than add mana.

    `key`, the id of the permanent that is tapped for mana, is not used.
    """
    book: Book = p.book
    for other in table(p).rulers:
        ruler: Permanent = p.things[other]
        for triggered in book.face(ruler.face).bonus:
            if triggered.program.ops:
                return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class FollowTapping(Frame):
    """The frame that carries out what triggered mana abilities do besides adding mana (MTG8-2.STACK-3).

    Attributes:
        todo: (permanent, ability, object of the event, player of the event) for each that is still to be
            done.
    """

    FIELDS = ("todo",)

    def __init__(self, p: Position, key: int) -> None:
        super().__init__(FollowTapping.begin)
        self.todo: tuple[tuple[int, int, int, Seat], ...] = ()
        event = TappedForMana(key, p.things[key].controller, ADD)
        for other in table(p).rulers:
            it: Permanent = p.things[other]
            triggered: TriggeredRules
            for triggered in face_at(p, it.face, it.changes).bonus if it.own else ():
                c = Context(it.controller, other, it.chosen)
                if triggered.program.ops and triggers(p, triggered, event, it, c):
                    self.todo += ((other, triggered.place, c.that, c.who),)

    def begin(self, p: Position) -> None:
        """Announce the next ability of `todo`, without the stack; after the last, finish the frame."""
        if not self.todo:
            p.finish()
            return
        other, ability, event_object, who = self.todo[0]
        self.todo = self.todo[1:]
        permanent: Permanent = p.things[other]
        thing = OnStack("mana", permanent.face, permanent.controller)
        thing.changes = permanent.changes
        thing.ability = ability
        thing.source = other
        thing.that = event_object
        thing.who = who
        self.step = FollowTapping.do
        p.emit(UseAbility(p, thing, FREE))

    def do(self, p: Position) -> None:
        """Carry out the effects of the ability."""
        self.step = FollowTapping.begin
        p.push(Resolve(table(p).gone[-1]))
