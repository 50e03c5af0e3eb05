"""Resolution: the one frame in which the effects of all cards are carried out."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.abilities import Program
from grimorio.games.magic.meaning.context import Context, context_of
from grimorio.games.magic.rules.objects import OnStack, Permanent, plays
from grimorio.games.magic.rules.picks import PickCards, PickObjects
from grimorio.kernel.choice import Option
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position


def program_of(p: Position, obj: OnStack) -> Program:
    """The program of a spell or ability on the stack: its effects, in order, and its targets."""
    face = p.book.face(obj.face, obj.changes)
    if obj.kind == "spell":
        found: Program = face.spell[obj.mode] if face.spell else p.book.nothing
        return found
    found = face.abilities[obj.ability].program
    return found


def context_for(p: Position, obj: OnStack) -> Context:
    """The context of a spell or ability on the stack: what the words of its text refer to."""
    source = p.things[obj.source]
    return context_of(obj, source.chosen if isinstance(source, Permanent) else "")


@mypyc_attr(allow_interpreted_subclasses=True)
class Resolve(Frame):
    """The effects of a spell or ability are carried out in the order of its text (MTG8-4).

    Attributes:
        obj: id of the spell or ability.
        place: the place in the program of the present effect.
        stage: the stage of that effect; each effect numbers its own.
        seats: players who have still to do something in the present effect; players who leave are taken out.
        keys, order: other numbers that the present effect has to remember.
        asking: whether the effect waits for an answer.
        back: the stage that asked, or began a picking.
    """

    FIELDS = ("obj", "place", "stage", "seats", "keys", "order", "asking", "back")

    def __init__(self, obj: int) -> None:
        super().__init__(Resolve.follow)
        self.obj = obj
        self.place = 0
        self.stage = 0
        self.seats: tuple[int, ...] = ()
        self.keys: tuple[int, ...] = ()
        self.order: tuple[int, ...] = ()
        self.asking = False
        self.back = 0

    def follow(self, p: Position) -> None:
        """Carry out effects until one asks or begins a procedure; after the last, finish."""
        obj: OnStack = p.things[self.obj]
        ops = program_of(p, obj).ops
        if self.seats:
            self.seats = tuple([seat for seat in self.seats if plays(p, seat)])
        while self.place < len(ops):
            if self.asking and not p.waiting:
                self.asking = False
                if self.answer == ():
                    self.stage = self.back
            ops[self.place].run(p, self, context_for(p, p.things[self.obj]))
            if p.waiting or p.result is not None or p.agenda[-1] is not self:
                return
        p.finish()

    def interrupted(self, p: Position, broken: bool) -> bool:
        """Let what was being picked or paid begin again, with the players who are left."""
        if broken:
            self.stage = self.back
        return True

    def done(self, count: int = 1) -> None:
        """Go on with the next effect, or the one `count` places further."""
        self.place += count
        self.stage = 0
        self.seats = ()
        self.keys = ()
        self.order = ()

    def ask(self, p: Position, seat: int, ask: str, options: list[Option], rule: str, then: int) -> None:
        """Ask a seat, and come back to the present effect at stage `then`.

        The stage that asks changes nothing else, since a question that is broken off is asked again. If the
        seat has left the game, the effect is over.
        """
        if not plays(p, seat):
            self.done()
            return
        self.back = self.stage
        self.stage = then
        self.asking = True
        self.answer = ()
        p.ask(seat, ask, options, rule)

    def pick(self, p: Position, picks: PickCards | PickObjects, then: int) -> None:
        """Let a seat pick, and come back to the present effect at stage `then`.

        The stage that begins a picking changes nothing else, since the picking may begin again. If the seat
        has left the game, the effect is over.
        """
        if not plays(p, picks.seat):
            self.done()
            return
        self.back = self.stage
        self.stage = then
        p.push(picks)

    def chance(
        self, p: Position, ask: str, options: list[Option], weights: list[int], rule: str, then: int
    ) -> None:
        """Let chance answer, and come back to the present effect at stage `then`."""
        self.back = self.stage
        self.stage = then
        self.asking = True
        self.answer = ()
        p.chance(ask, options, weights, rule)
