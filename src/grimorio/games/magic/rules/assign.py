"""Combat damage is assigned and put onto the stack (MTG8-3.3d)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.masks import CREATURE, DOUBLE_STRIKE, FIRST_STRIKE, TRAMPLE
from grimorio.games.magic.rules.marks import Strike
from grimorio.games.magic.rules.moves import OntoStack
from grimorio.games.magic.rules.objects import (
    NOBODY,
    CombatDamage,
    Permanent,
    as_target,
    plays,
    table,
)
from grimorio.kernel.choice import Option
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position

Dealt = tuple[int, int, int]


def fights(it: Permanent) -> bool:
    """Whether a permanent attacks or blocks."""
    return bool(it.kinds & CREATURE) and (it.attacking != NOBODY or it.blocking)


def strikes_first(p: Position) -> bool:
    """Whether any attacker or blocker has first or double strike (MTG8-4.FS-2)."""
    return any(
        p.things[key].keywords & (FIRST_STRIKE | DOUBLE_STRIKE) and fights(p.things[key])
        for key in table(p).play
    )


def assigns(it: Permanent, first: bool) -> bool:
    """Whether a creature assigns damage in this step (MTG8-CR-DAMAGE-2)."""
    if not fights(it) or it.power <= 0:
        return False
    if first:
        return bool(it.keywords & (FIRST_STRIKE | DOUBLE_STRIKE))
    return not it.struck or bool(it.keywords & DOUBLE_STRIKE)


@mypyc_attr(allow_interpreted_subclasses=True)
class AssignDamage(Frame):
    """The attacking player assigns all attackers' damage, then the defending players their blockers'.

    Attributes:
        seat: the attacking player.
        first: whether it is the first strike step.
        todo: creatures that have still to assign, attackers first.
        dealt: what is assigned so far.
        left: of the present creature, what it has still to assign; to whom, `to`, in this order.
        shares: what it assigned to those before.
        through: whether it deals its damage as though it were not blocked.
    """

    FIELDS = ("seat", "first", "todo", "dealt", "left", "to", "shares", "asked")

    def __init__(self, seat: int, first: bool) -> None:
        super().__init__(AssignDamage.begin)
        self.seat = seat
        self.first = first
        self.todo: tuple[int, ...] = ()
        self.dealt: tuple[Dealt, ...] = ()
        self.left = 0
        self.to: tuple[int, ...] = ()
        self.shares: tuple[int, ...] = ()
        self.asked = False

    def begin(self, p: Position) -> None:
        """Who assigns in this step."""
        play = table(p).play
        attackers = [key for key in play if p.things[key].attacking != NOBODY]
        blockers = [key for key in play if p.things[key].blocking]
        self.todo = tuple(key for key in attackers + blockers if assigns(p.things[key], self.first))
        self.step = AssignDamage.creature
        if self.first and self.todo:
            p.emit(Strike(self.todo, "MTG8-4.FS-1"))

    def interrupted(self, p: Position, broken: bool) -> bool:
        """All damage is assigned anew."""
        self.dealt = ()
        self.asked = False
        self.step = AssignDamage.begin
        return True

    def creature(self, p: Position) -> None:
        """MTG8-3.3d-1 to 4: the next creature; what it may choose."""
        if not self.todo:
            self.step = AssignDamage.put
            return
        it: Permanent = p.things[self.todo[0]]
        self.left = it.power
        self.shares = ()
        defender = (as_target(it.attacking),) if plays(p, it.attacking) else ()
        if it.attacking == NOBODY:
            self.to = it.blocks
        elif not it.blocked:
            self.to = defender
        elif p.book.face(it.face, it.changes).as_unblocked and it.own and defender and not self.asked:
            self.step = AssignDamage.unblocked
            p.ask(it.controller, "as-unblocked", [("yes",), ("no",)], "MTG8-3.3d-4")
            return
        else:
            self.to = it.blockers
            if it.keywords & TRAMPLE:
                self.to = it.blockers + defender
        self.step = AssignDamage.share

    def unblocked(self, p: Position) -> None:
        """All of it to the player, or all to the blockers (MTG8-CR-DAMAGE-3)."""
        self.asked = True
        self.step = AssignDamage.creature
        if self.answer[0] == "yes":
            it: Permanent = p.things[self.todo[0]]
            self.to = (as_target(it.attacking),)
            self.step = AssignDamage.share

    def share(self, p: Position) -> None:
        """MTG8-3.3d-2: any split; of trample, lethal damage to every blocker first (MTG8-4.TRAMPLE-1)."""
        if len(self.shares) + 1 >= len(self.to):
            if self.to:
                self.shares = (*self.shares, self.left)
            self.step = AssignDamage.settle
            return
        it: Permanent = p.things[self.todo[0]]
        key = self.to[len(self.shares)]
        options: list[Option] = [
            ("assign", key, amount) for amount in range(self.left + 1) if self._allowed(p, it, amount)
        ]
        self.step = AssignDamage.take
        p.ask(it.controller, "assign", options, "MTG8-3.3d-2")

    def _allowed(self, p: Position, it: Permanent, amount: int) -> bool:
        """Whether so much may go to the next recipient; all does while it is no trampler's last blocker."""
        if self.to[-1] > 0 or len(self.shares) + 2 < len(self.to):
            return True
        if amount == self.left:
            return True
        shares = (*self.shares, amount)
        return all(share >= self.lethal(p, key) for key, share in zip(self.to, shares, strict=False))

    def lethal(self, p: Position, key: int) -> int:
        """Lethal damage for a blocker, with what others assign to it already."""
        it: Permanent = p.things[key]
        others = sum(amount for _, to, amount in self.dealt if to == key)
        return max(0, it.toughness - it.damage - others)

    def take(self, p: Position) -> None:
        """So much for this one."""
        amount = int(self.answer[2])
        self.shares = (*self.shares, amount)
        self.left -= amount
        self.step = AssignDamage.share

    def settle(self, p: Position) -> None:
        """The creature's damage is assigned; on to the next."""
        key = self.todo[0]
        self.dealt += tuple(
            (key, to, amount) for to, amount in zip(self.to, self.shares, strict=False) if amount
        )
        self.todo = self.todo[1:]
        self.asked = False
        self.step = AssignDamage.creature

    def put(self, p: Position) -> None:
        """MTG8-3.3d-5: onto the stack as one object."""
        self.step = AssignDamage.over
        if self.dealt:
            p.emit(OntoStack(p, CombatDamage(self.dealt), "MTG8-3.3d-5"))

    def over(self, p: Position) -> None:
        """Finish the frame."""
        p.finish()
