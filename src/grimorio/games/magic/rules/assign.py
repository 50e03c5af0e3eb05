"""Assigning combat damage and putting it onto the stack (MTG8-3.3d)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.rules.marks import Strike
from grimorio.games.magic.rules.moves import OntoStack
from grimorio.games.magic.rules.ranging import idle, piercing
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
"""Damage that is assigned, as (id of its source, what it is dealt to, amount)."""


def fights(it: Permanent) -> bool:
    """Whether a permanent attacks or blocks."""
    return bool(it.kinds & CREATURE) and (it.attacking != NOBODY or it.blocking)


def strikes_first(p: Position) -> bool:
    """Whether any attacker or blocker has first or double strike (MTG8-4.FS-2)."""
    for key in table(p).play:
        creature: Permanent = p.things[key]
        if creature.keywords & (FIRST_STRIKE | DOUBLE_STRIKE) and fights(creature):
            return True
    return False


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
        """List the creatures that assign damage in this step: attackers with trample behind the others.

        What the others assign counts for trample. In the first strike step, mark all as having struck.
        """
        attackers: list[int] = []
        trampling: list[int] = []
        blockers: list[int] = []
        for key in table(p).play:
            creature: Permanent = p.things[key]
            if creature.attacking != NOBODY:
                (trampling if creature.keywords & TRAMPLE else attackers).append(key)
            if creature.blocking:
                blockers.append(key)
        able = [key for key in attackers + trampling + blockers if not idle(p, key)]
        self.todo = tuple(key for key in able if assigns(p.things[key], self.first))
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
        elif self._divides(p, creature) and defender:
            self.to = (*self._theirs(p, creature.attacking), *defender)
        elif not creature.blocked:
            self.to = defender
        elif self._unblocked(p, self.todo[0]) and defender and not self.asked:
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

        A creature with trample may assign damage to the player if each of its blockers is assigned lethal
        damage by all attackers together (MTG8-4.TRAMPLE-1). What is still lacking may come from the attackers
        that assign later.
        """
        if it.attacking == NOBODY:
            return True
        rest = self.left - amount
        others = [key for key in self.to[len(self.shares) + 1 :] if key > 0]
        trampled = [key for key in self._trampled(p) if key > 0]
        if rest and not others and self.to[-1] < 0 and not self._divides(p, it):
            trampled += [key for key in self.to if key > 0]
        if not trampled:
            return True
        own: dict[int, int] = dict(zip(self.to, (*self.shares, amount), strict=False))
        needs = {key: self.lethal(p, key) - own.get(key, 0) for key in trampled}
        later = [p.things[key] for key in self.todo[1:]]
        givers = [(each.power, each.blockers) for each in later if each.attacking != NOBODY]
        return enough(needs, [(rest, tuple(others)), *givers])

    def _trampled(self, p: Position) -> list[int]:
        """The blockers of the creatures with trample that have assigned damage to a player.

        Creatures that deal damage as though they were not blocked are left out (MTG8-CR-DAMAGE-3).
        """
        through = {key for key, to, _ in self.dealt if to < 0}
        return [
            key
            for attacker in sorted(through)
            if p.things[attacker].keywords & TRAMPLE
            and not (self._unblocked(p, attacker) or self._divides(p, p.things[attacker]))
            for key in p.things[attacker].blockers
        ]

    def _unblocked(self, p: Position, key: int) -> bool:
        """Whether the creature with the id `key` may deal its damage as though it were not blocked."""
        it: Permanent = p.things[key]
        return (it.own and face_at(p, it.face, it.changes).as_unblocked) or piercing(p, key)

    def _divides(self, p: Position, it: Permanent) -> bool:
        """Whether the damage of a creature may be divided as its controller likes (MTG8-CR-DAMAGE-7)."""
        return face_at(p, it.face, it.changes).divides_damage and it.own

    def _theirs(self, p: Position, seat: Seat) -> list[TargetId]:
        """The ids of the creatures that a player controls."""
        play = table(p).play
        keys = [key for key in play if p.things[key].controller == seat and p.things[key].kinds & CREATURE]
        return [TargetId(key) for key in keys]

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


def enough(needs: dict[int, int], givers: list[tuple[int, tuple[int, ...]]]) -> bool:
    """Whether attackers together can assign all damage that blockers still need.

    Args:
        needs: the damage that each blocker needs, by its id; 0 or less if it needs none.
        givers: for each attacker, how much damage it has, and the ids of the blockers that it may assign it
            to.
    """
    left = [power for power, _ in givers]
    given: list[dict[int, int]] = [{} for _ in givers]
    for key, need in needs.items():
        while need > 0:
            more = _give(key, need, givers, left, given, set())
            if not more:
                return False
            need -= more
    return True


def _give(
    key: int,
    wanted: int,
    givers: list[tuple[int, tuple[int, ...]]],
    left: list[int],
    given: list[dict[int, int]],
    tried: set[int],
) -> int:
    """Assign more damage to one blocker, and return how much, at most `wanted`; 0 if none can be had.

    Args:
        key: the id of the blocker.
        wanted: the damage that it needs.
        givers: as in `enough`.
        left: how much damage each attacker has left.
        given: how much each attacker has assigned to each blocker; some may be moved to another attacker.
        tried: the places of the attackers that were tried already.
    """
    for place, (_, blockers) in enumerate(givers):
        if place in tried or key not in blockers:
            continue
        tried.add(place)
        more = min(wanted, left[place])
        left[place] -= more
        for other, amount in [] if more else list(given[place].items()):
            if other != key and amount and not more:
                more = _give(other, min(wanted, amount), givers, left, given, tried)
                given[place][other] -= more
        if more:
            given[place][key] = given[place].get(key, 0) + more
            return more
    return 0
