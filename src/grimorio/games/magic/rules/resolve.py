"""The frame that carries out the effects of spells and abilities."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.abilities import Op, Program
from grimorio.games.magic.meaning.context import Context, context_of
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.rules.picks import PickCards, PickObjects
from grimorio.games.magic.state.objects import OnStack, Permanent, plays
from grimorio.kernel.choice import Option
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat


def program_of(p: Position, obj: OnStack) -> Program:
    """The compiled effects and targets of a spell or ability on the stack."""
    face = face_at(p, obj.face, obj.changes)
    if obj.kind == "spell":
        found: Program = face.spell[obj.mode] if face.spell else p.book.nothing
        return found
    found = face.abilities[obj.ability].program
    return found


def context_for(p: Position, obj: OnStack) -> Context:
    """The context of a spell or ability on the stack: the things to which the words of its text refer."""
    source = p.things[obj.source]
    return context_of(obj, source.chosen if isinstance(source, Permanent) else "")


class Act(Op):
    """One effect of a compiled spell or ability, with the method that carries it out."""

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        """Do the next part of the effect: emit events, ask a player or push a frame, once at most.

        `Resolve` calls the method again and again until the method has moved `Resolve.place` on to the next
        effect.
        """
        raise RuntimeError(f"{type(self).__name__} does not say what it does")


@mypyc_attr(allow_interpreted_subclasses=True)
class Resolve(Frame):
    """The frame that carries out the effects of a spell or ability, in the order of its text (MTG8-4).

    Attributes:
        obj: id of the spell or ability.
        place: the index of the present effect in the program.
        stage: the stage that this effect has reached. Each kind of effect numbers its own stages.
        seats: players who have still to do something in the present effect; players who leave are taken out.
        keys, order: numbers, such as ids or cards, that the present effect stores between its stages.
        asking: whether the effect waits for an answer.
        back: the stage that asked the last question. The effect returns to it if the question is broken off
            because a player left the game.
        way: faces of the cards or permanents with which an effect has done something that a later one counts.
        end: the index of the first effect that is not carried out; -1 for all of them.
    """

    FIELDS = ("obj", "place", "stage", "seats", "keys", "order", "asking", "back", "way", "end")

    def __init__(self, obj: int, place: int = 0, end: int = -1) -> None:
        super().__init__(Resolve.follow)
        self.obj = obj
        self.place = place
        self.end = end
        self.stage = 0
        self.seats: tuple[Seat, ...] = ()
        self.keys: tuple[int, ...] = ()
        self.order: tuple[int, ...] = ()
        self.asking = False
        self.back = 0
        self.way: tuple[int, ...] = ()

    def follow(self, p: Position) -> None:
        """Carry out effects until one asks a player or pushes a frame; after the last, finish."""
        obj: OnStack = p.things[self.obj]
        ops = program_of(p, obj).ops
        if self.seats:
            self.seats = tuple([seat for seat in self.seats if plays(p, seat)])
        end = len(ops) if self.end < 0 else self.end
        while self.place < end:
            if self.asking and not p.waiting:
                self.asking = False
                if self.answer == ():
                    self.stage = self.back
            act = ops[self.place]
            assert isinstance(act, Act)
            c: Context = context_for(p, p.things[self.obj])
            c.way = self.way
            act.run(p, self, c)
            if p.waiting or p.result is not None or p.agenda[-1] is not self:
                return
        p.finish()

    def interrupted(self, p: Position, broken: bool) -> bool:
        """Go on after a player has left the game. Returns True: this frame goes on.

        If `broken` (a frame begun by this one was broken off), the frame that was broken off begins again.
        """
        if broken:
            self.stage = self.back
        return True

    def done(self, count: int = 1) -> None:
        """Go on with the next effect, or with the one that is `count` effects further."""
        self.place += count
        self.stage = 0
        self.seats = ()
        self.keys = ()
        self.order = ()

    def ask(self, p: Position, seat: Seat, ask: str, options: list[Option], rule: str, then: int) -> None:
        """Ask a seat, and go on with stage `then` of the present effect once it has answered.

        `ask` is the kind of choice, `options` are its options, and `rule` is the id of the rule that asks for
        it. The stage that asks must change nothing else, because a question that is broken off is asked
        again. If the seat has left the game, the effect ends.
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
        """Let a seat pick objects or cards, and go on with stage `then` of the present effect afterwards.

        The stage that calls this must change nothing else, because the picking may begin again. If the seat
        has left the game, the effect ends.
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
        """Let chance answer a choice of the kind `ask`, and go on with stage `then` of the effect.

        Each option has a weight; `rule` is the rule that asks.
        """
        self.back = self.stage
        self.stage = then
        self.asking = True
        self.answer = ()
        p.chance(ask, options, weights, rule)
