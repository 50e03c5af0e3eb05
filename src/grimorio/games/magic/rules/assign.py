"""Assigning combat damage and putting it onto the stack (MTG8-3.3d)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grimorio.games.magic.rules.marks import Strike
from grimorio.games.magic.rules.moves import OntoStack
from grimorio.games.magic.state.masks import CREATURE, DOUBLE_STRIKE, FIRST_STRIKE, TRAMPLE
from grimorio.games.magic.state.objects import (
    NOBODY,
    CombatDamage,
    Permanent,
    TargetId,
    as_target,
    plays,
    table,
)
from grimorio.kernel.choice import Option
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

Dealt = tuple[int, TargetId, int]


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
    """Whether a creature assigns damage in a damage step; with `first`, in that of first strike.

    Rule MTG8-CR-DAMAGE-2.
    """
    if not fights(it) or it.power <= 0:
        return False
    if first:
        return bool(it.keywords & (FIRST_STRIKE | DOUBLE_STRIKE))
    return not it.struck or bool(it.keywords & DOUBLE_STRIKE)


@mypyc_attr(allow_interpreted_subclasses=True)
class AssignDamage(Frame):
    """The frame that assigns combat damage: first the attackers', then each defending player's blockers'.

    Attributes:
        seat: the attacking player.
        first: whether this is the first strike step.
        todo: ids of the creatures that have still to assign, attackers first. The first of them assigns now.
        dealt: (source, recipient, amount) for all damage assigned so far.
        left: how much damage the present creature has still to assign.
        to: the recipients of its damage, in order: ids, or players as targets.
        shares: the amounts that it has assigned so far, to the first of `to` in order.
        asked: whether its controller has answered if it deals damage as though it were not blocked.
    """

    FIELDS = ("seat", "first", "todo", "dealt", "left", "to", "shares", "asked")

    def __init__(self, seat: Seat, first: bool) -> None:
        super().__init__(AssignDamage.begin)
        self.seat = seat
        self.first = first
        self.todo: tuple[int, ...] = ()
        self.dealt: tuple[Dealt, ...] = ()
        self.left = 0
        self.to: tuple[TargetId, ...] = ()
        self.shares: tuple[int, ...] = ()
        self.asked = False

    def begin(self, p: Position) -> None:
        """List the creatures that assign damage in this step.

        In the first strike step, mark them as having struck.
        """
        play = table(p).play
        attackers = [key for key in play if p.things[key].attacking != NOBODY]
        blockers = [key for key in play if p.things[key].blocking]
        self.todo = tuple(key for key in attackers + blockers if assigns(p.things[key], self.first))
        self.step = AssignDamage.creature
        if self.first and self.todo:
            p.emit(Strike(self.todo, "MTG8-4.FS-1"))

    def interrupted(self, p: Position, broken: bool) -> bool:
        """Begin the assignment of all damage again after a player has left the game.

        `broken` (whether a frame within this one was broken off) is not used. Returns True: this frame goes
        on.
        """
        self.dealt = ()
        self.asked = False
        self.step = AssignDamage.begin
        return True

    def creature(self, p: Position) -> None:
        """Go on with the next creature: find who may be dealt its damage (MTG8-3.3d-1 to 4)."""
        if not self.todo:
            self.step = AssignDamage.put
            return
        creature: Permanent = p.things[self.todo[0]]
        self.left = creature.power
        self.shares = ()
        defender = (as_target(creature.attacking),) if plays(p, creature.attacking) else ()
        if creature.attacking == NOBODY:
            self.to = creature.blocks
        elif not creature.blocked:
            self.to = defender
        elif (
            p.book.face(creature.face, creature.changes).as_unblocked
            and creature.own
            and defender
            and not self.asked
        ):
            self.step = AssignDamage.unblocked
            p.ask(creature.controller, "as-unblocked", [("yes",), ("no",)], "MTG8-3.3d-4")
            return
        else:
            self.to = creature.blockers
            if creature.keywords & TRAMPLE:
                self.to = creature.blockers + defender
        self.step = AssignDamage.share

    def unblocked(self, p: Position) -> None:
        """Take the answer whether the creature deals its damage as though it were not blocked
        (MTG8-CR-DAMAGE-3).

        If so, all damage goes to the defending player, else to the blockers.
        """
        self.asked = True
        self.step = AssignDamage.creature
        if self.answer[0] == "yes":
            it: Permanent = p.things[self.todo[0]]
            self.to = (as_target(it.attacking),)
            self.step = AssignDamage.share

    def share(self, p: Position) -> None:
        """Ask how much damage the next recipient is assigned; any split is allowed (MTG8-3.3d-2).

        With trample, every blocker must be assigned lethal damage before the player is (MTG8-4.TRAMPLE-1).
        """
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
        """Whether the next recipient may be assigned this amount.

        Only one case is restricted: after the last blocker of a creature with trample, the rest goes to the
        player, so all blockers must then have lethal damage.
        """
        if self.to[-1] > 0 or len(self.shares) + 2 < len(self.to):
            return True
        if amount == self.left:
            return True
        shares = (*self.shares, amount)
        return all(share >= self.lethal(p, key) for key, share in zip(self.to, shares, strict=False))

    def lethal(self, p: Position, key: int) -> int:
        """The damage that the blocker with the id `key` still needs to be destroyed; 0 if it needs none.

        The damage on it counts, and so does what other creatures have assigned to it.
        """
        it: Permanent = p.things[key]
        others = sum(amount for _, to, amount in self.dealt if to == key)
        return max(0, it.toughness - it.damage - others)

    def take(self, p: Position) -> None:
        """Assign the chosen amount to the next recipient."""
        amount = int(self.answer[2])
        self.shares = (*self.shares, amount)
        self.left -= amount
        self.step = AssignDamage.share

    def settle(self, p: Position) -> None:
        """Store what the present creature has assigned, and go on with the next creature."""
        key = self.todo[0]
        self.dealt += tuple(
            (key, to, amount) for to, amount in zip(self.to, self.shares, strict=False) if amount
        )
        self.todo = self.todo[1:]
        self.asked = False
        self.step = AssignDamage.creature

    def put(self, p: Position) -> None:
        """Put the combat damage onto the stack as one object (MTG8-3.3d-5)."""
        self.step = AssignDamage.over
        if self.dealt:
            p.emit(OntoStack(p, CombatDamage(self.dealt), "MTG8-3.3d-5"))

    def over(self, p: Position) -> None:
        """Finish the frame."""
        p.finish()
