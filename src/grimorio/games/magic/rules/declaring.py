"""Which attackers or blockers may be declared together (MTG8-CR-ATTACK-2, MTG8-CR-BLOCK-2).

A declaration is legal when it breaks no restriction, and meets as many requirements as any other that breaks
none.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache

from mypy_extensions import mypyc_attr

Pair = tuple[int, int]
"""A declared creature and what it attacks or blocks, as (id of the creature, target)."""
Row = tuple[tuple[int, ...], int, bool, int, tuple[int, ...], int, bool]
"""A creature, as (possible targets, greatest number of targets at once, whether weak, power, requirements,
requirements that it meets wherever it is declared, whether it is shy).

The requirements are those that this creature alone meets by being declared, a number for each target.

A weak creature may be declared only beside one of greater power, a shy one only beside any other.
"""
Numbers = tuple[tuple[int, int], ...]
"""A number for each target, as (target, number)."""
Counts = tuple[int, ...]
State = tuple[Counts, int, int, int]
"""What counts about the creatures declared so far, as (counts, level needed, level reached, company).

The counts say how many creatures are declared at each of `Plan.crowds`. A level stands for a power (see
`Plan.joined`). A weak creature may be declared only beside one of greater power: the level needed is what a
further creature must reach for that, or 0 when no weak creature lacks a stronger one. The level reached is
the highest level of the declared creatures that are not weak; 0 without any. The company is `NONE`, `SHY`
(one shy creature alone), `ONE` or `MORE`; it stays `NONE` where it does not matter.
"""
NONE, SHY, ONE, MORE = range(4)


@mypyc_attr(allow_interpreted_subclasses=True)
class Declaring:
    """The attacks or blocks open to each creature of a player, who declares them pair by pair, in order.

    A pair is (creature, target); targets are players that are attacked, or attackers that are blocked.

    Attributes:
        whom: for each creature with possible targets, these targets, in order.
        weak: the creatures that may be declared only beside one of greater power.
        power: the power of each creature, when there are weak ones.
        most: for creatures that may have several targets at once, their greatest number.
        least: for targets at which one creature may not be declared alone, the least number of creatures.
        asked: for each target, how many requirements each creature meets by being declared there.
        bound: for each pair, how many requirements its creature alone meets by it.
        greatest: for targets at which only so many creatures may be declared, their number.
        eager: for creatures that are required to be declared anywhere, the number of these requirements.
        shy: the creatures that may not be declared alone.
        lone: whether only one creature may be declared.
    """

    def __init__(
        self,
        whom: dict[int, list[int]],
        weak: list[int],
        power: dict[int, int],
        most: dict[int, int] | None = None,
        least: dict[int, int] | None = None,
        asked: dict[int, int] | None = None,
        bound: dict[Pair, int] | None = None,
        greatest: dict[int, int] | None = None,
        eager: dict[int, int] | None = None,
        shy: list[int] | None = None,
        lone: bool = False,
    ) -> None:
        self.bound = bound or {}
        self.greatest = greatest or {}
        self.eager = eager or {}
        self.shy = shy or []
        self.lone = lone
        self.whom = whom
        self.weak = weak
        self.power = power
        self.most = most or {}
        self.least = {target: count for target, count in (least or {}).items() if count > 1}
        self.asked = {target: count for target, count in (asked or {}).items() if count}

    def free(self) -> bool:
        """Whether every pair may be declared independently of all others."""
        free = not (self.least or self.asked or self.weak or self.bound)
        return free and not (self.greatest or self.eager or self.shy or self.lone)

    def next_pairs(self, pairs: tuple[Pair, ...]) -> list[Pair]:
        """The pairs that may be declared next, after `pairs`.

        A pair is offered only if a legal declaration can still be completed with it.
        """
        candidates: list[Pair] = []
        last = pairs[-1][0] if pairs else -1
        behind = not pairs
        for key, whom in self.whom.items():
            if behind:
                candidates += [(key, target) for target in whom]
            elif key == last:
                behind = True
                if self._left(pairs):
                    candidates += [(key, target) for target in whom[whom.index(pairs[-1][1]) + 1 :]]
        if self.free():
            return candidates
        plan = self._plan()
        state, met = self._declared(plan, pairs)
        places = {key: place for place, key in enumerate(self.whom)}
        return [
            pair for pair in candidates if self._completable(plan, state, met, pairs, pair, places[pair[0]])
        ]

    def legal(self, pairs: tuple[Pair, ...]) -> bool:
        """Whether the declaration may end with exactly these pairs."""
        if self.free():
            return True
        plan = self._plan()
        state, met = self._declared(plan, pairs)
        return plan.unbroken(state) and met == plan.best

    def _left(self, pairs: tuple[Pair, ...]) -> int:
        """At how many more targets the creature of the last of these pairs may be declared."""
        last = pairs[-1][0]
        return self.most.get(last, 1) - sum(1 for key, _ in pairs if key == last)

    def _plan(self) -> Plan:
        """The table of how many requirements can still be met at each point of this declaration."""
        rows = tuple(
            (
                tuple(whom),
                self.most.get(key, 1),
                key in self.weak,
                self.power.get(key, 0),
                tuple([self.bound.get((key, target), 0) for target in whom]),
                self.eager.get(key, 0),
                key in self.shy,
            )
            for key, whom in self.whom.items()
        )
        least, asked, greatest = self.least.items(), self.asked.items(), self.greatest.items()
        return plan_for(rows, tuple(least), tuple(asked), tuple(greatest), self.lone)

    def _declared(self, plan: Plan, pairs: tuple[Pair, ...]) -> tuple[State, int]:
        """The state of `plan` after these pairs, and how many requirements they meet, as (state, number)."""
        state, met = plan.start, 0
        last = -1
        for pair in pairs:
            state, met = self._with(plan, state, met, pair, pair[0] == last)
            last = pair[0]
        return state, met

    def _with(self, plan: Plan, state: State, met: int, pair: Pair, again: bool) -> tuple[State, int]:
        """The state and the number of requirements met after one more pair, as (state, number).

        `state` and `met` are the state and the number before `pair`; `again` is whether its creature is
        declared at another target already.
        """
        key, target = pair
        counts = plan.one_more(state[0], target)
        need, have = plan.joined(key in self.weak, self.power.get(key, 0), state[1], state[2])
        company = state[3] if again else plan.beside(state[3], key in self.shy)
        met += self.asked.get(target, 0) + self.bound.get(pair, 0)
        return (counts, need, have, company), met + (0 if again else self.eager.get(key, 0))

    def _completable(
        self, plan: Plan, state: State, met: int, pairs: tuple[Pair, ...], pair: Pair, place: int
    ) -> bool:
        """Whether a legal declaration can begin with, or consist of, `pairs` and then `pair`.

        `state` and `met` are the state after `pairs` and the requirements that they meet; `place` is the
        index of the creature in `pair`.
        """
        key, target = pair
        again = bool(pairs) and pairs[-1][0] == key
        (counts, need, have, company), met = self._with(plan, state, met, pair, again)
        if plan.crowded(counts, company):
            return False
        left = (self._left(pairs) if again else self.most.get(key, 1)) - 1
        whom = self.whom[key]
        further = tuple(whom[whom.index(target) + 1 :]) if left else ()
        bound = {other: self.bound.get((key, other), 0) for other in further}
        values = plan.values[place + 1]
        for after, more, _ in plan.ways(counts, further, left, True, bound):
            value = values.get((plan.in_order(after), need, have, company))
            if value is not None and met + more + value == plan.best:
                return True
        return False


@lru_cache(maxsize=32)
def plan_for(
    rows: tuple[Row, ...], least: Numbers, asked: Numbers, greatest: Numbers = (), lone: bool = False
) -> Plan:
    """The table of how many requirements can still be met at each point of a declaration (`Plan`), cached.

    Args:
        rows: the creatures, in the order in which they are declared.
        least: for each target that one creature alone may not be declared at, how many creatures it takes.
        asked: for each target, how many requirements each creature meets by being declared there.
        greatest: for targets at which only so many creatures may be declared, their number.
        lone: whether only one creature may be declared.
    """
    return Plan(rows, dict(least), dict(asked), dict(greatest), lone)


@mypyc_attr(allow_interpreted_subclasses=True)
class Plan:
    """A table of how many requirements a declaration of attackers or blockers can still meet at each point.

    A point is given by the next creature and by the state that the creatures before it have led to.

    Targets are alike if the same creatures may be declared at them and their requirements are the same.
    States that differ only by an exchange of such targets are stored as one: it matters how many of these
    targets have how many creatures, not which.

    Attributes:
        least: for targets at which one creature may not be declared alone, the least number of creatures.
        asked: for each target, how many requirements each creature meets by being declared there.
        greatest: for targets at which only so many creatures may be declared, their number.
        lone: whether only one creature may be declared.
        company: whether it matters how many creatures are declared.
        crowds: the targets that have a least or a greatest number.
        alike: for each of `crowds`, the index in `crowds` of the first target that is like it.
        families: for each group of several targets that are alike, the list of their indices in `crowds`.
        levels: the different powers of weak creatures (which need a stronger one beside them), ascending.
        start: the state before the first creature.
        values: for each creature, and after the last, how many requirements can still be met from each state.
            States from which no legal declaration follows are missing.
        best: how many requirements every legal declaration meets.
    """

    def __init__(
        self,
        rows: tuple[Row, ...],
        least: dict[int, int],
        asked: dict[int, int],
        greatest: dict[int, int],
        lone: bool,
    ) -> None:
        self.least = least
        self.asked = asked
        self.greatest = greatest
        self.lone = lone
        self.company = lone or any([row[6] for row in rows])
        self.crowds = list(dict.fromkeys([*least, *greatest]))
        looks = [
            (
                least.get(target, 0),
                greatest.get(target, 0),
                asked.get(target, 0),
                tuple([1 + row[4][row[0].index(target)] if target in row[0] else 0 for row in rows]),
            )
            for target in self.crowds
        ]
        self.alike = [looks.index(look) for look in looks]
        places = range(len(looks))
        families = [[place for place in places if self.alike[place] == first] for first in places]
        self.families = [family for family in families if len(family) > 1]
        self.levels = sorted({row[3] for row in rows if row[2]})
        self.start: State = ((0,) * len(self.crowds), 0, 0, NONE)
        steps: dict[tuple[Row, State], dict[State, int]] = {}
        layers: list[list[State]] = [[self.start]]
        for row in rows:
            following: dict[State, int] = {}
            for state in layers[-1]:
                if (row, state) not in steps:
                    steps[row, state] = self._steps(row, state)
                following.update(steps[row, state])
            layers.append(list(following))
        values = {state: 0 for state in layers[-1] if self.unbroken(state)}
        self.values = [values]
        for row, layer in zip(reversed(rows), reversed(layers[:-1]), strict=True):
            before: dict[State, int] = {}
            for state in layer:
                reached = [met + values[after] for after, met in steps[row, state].items() if after in values]
                if reached:
                    before[state] = max(reached)
            values = before
            self.values.append(values)
        self.values.reverse()
        self.best = values[self.start]

    def unbroken(self, state: State) -> bool:
        """Whether the declaration may end in this state without breaking a restriction."""
        counts, need, _, company = state
        return (
            not need
            and company != SHY
            and not self.crowded(counts, company)
            and all(
                not count or count >= self.least.get(target, 0)
                for count, target in zip(counts, self.crowds, strict=True)
            )
        )

    def crowded(self, counts: Counts, company: int) -> bool:
        """Whether too many creatures are declared, together or at one target."""
        return (self.lone and company == MORE) or any(
            count > self.greatest.get(target, count)
            for count, target in zip(counts, self.crowds, strict=True)
        )

    def beside(self, company: int, shy: bool) -> int:
        """The company (see `State`) after one more creature, which is `shy` or not."""
        if not self.company:
            return NONE
        return MORE if company else SHY if shy else ONE

    def one_more(self, counts: Counts, target: int) -> Counts:
        """A copy of `counts` after one more creature is declared at `target`.

        Counts go no further than the least number of creatures that the target needs (`least`), or one more
        than may be declared there (`greatest`); other targets are not counted.
        """
        if target not in self.crowds:
            return counts
        place = self.crowds.index(target)
        top = self.greatest[target] + 1 if target in self.greatest else self.least[target]
        more = min(counts[place] + 1, top)
        return (*counts[:place], more, *counts[place + 1 :])

    def joined(self, weak: bool, power: int, need: int, have: int) -> tuple[int, int]:
        """The two levels of a state after one more creature, as (level needed, level reached); see `State`.

        The level of a creature is the number of powers in `levels` that its own power exceeds. `need` and
        `have` are the two levels before; 0 stands for none. The creature of greatest power cannot be weak in
        a legal declaration, so only creatures that are not weak count towards the level reached.
        """
        if self.levels:
            level = bisect_left(self.levels, power)
            if weak:
                need = max(need, level + 1)
            else:
                have = max(have, level)
        return (0 if have >= need else need), have

    def ways(
        self, counts: Counts, whom: tuple[int, ...], left: int, declared: bool, bound: dict[int, int]
    ) -> list[tuple[Counts, int, bool]]:
        """The different ways in which a creature can be declared at up to `left` of these targets.

        Args:
            counts: how many creatures are declared already at each target that has a least number.
            whom: the targets.
            left: the greatest number of them.
            declared: whether the creature is declared at another target already.
            bound: for targets, the requirements that this creature alone meets by being declared there.

        Returns:
            (counts afterwards, the most requirements met, whether the creature is declared at all) for each
            way.
        """
        groups: dict[tuple[int, int], list[int]] = {}
        rest: list[int] = []
        for target in whom:
            if target in self.crowds:
                place = self.crowds.index(target)
                groups.setdefault((self.alike[place], counts[place]), []).append(target)
            else:
                rest.append(self.asked.get(target, 0) + bound.get(target, 0))
        rest.sort(reverse=True)
        partial: list[tuple[Counts, int, int]] = [(counts, 0, 0)]
        for targets in groups.values():
            for so_far, met, used in tuple(partial):
                more = so_far
                for target in targets[: left - used]:
                    more = self.one_more(more, target)
                    met += self.asked.get(target, 0) + bound.get(target, 0)
                    used += 1
                    partial.append((more, met, used))
        ways: list[tuple[Counts, int, bool]] = []
        for after, met, used in partial:
            others = rest[: left - used]
            ways.append((after, met + sum(others), declared or used > 0 or bool(others)))
            if others and not used and not declared:
                ways.append((after, met, False))
        return ways

    def in_order(self, counts: Counts) -> Counts:
        """A copy of `counts`, ascending within each family of targets for which the same rules hold.

        So states that differ only in which of these targets has how many creatures become equal.
        """
        if not self.families:
            return counts
        found = list(counts)
        for places in self.families:
            for place, count in zip(places, sorted([counts[place] for place in places]), strict=True):
                found[place] = count
        return tuple(found)

    def _steps(self, row: Row, state: State) -> dict[State, int]:
        """The states that may follow `state` after the creature `row` is declared somewhere or nowhere.

        Each state is a key; its value is the greatest number of requirements that the creature can meet on
        the way to it.
        """
        found: dict[State, int] = {}
        counts, need, have, company = state
        whom, most, weak, power, alone, eager, shy = row
        bound = dict(zip(whom, alone, strict=True))
        for after, met, declared in self.ways(counts, whom, most, False, bound):
            levels = self.joined(weak, power, need, have) if declared else (need, have)
            beside = self.beside(company, shy) if declared else company
            if self.crowded(after, beside):
                continue
            reached: State = (self.in_order(after), *levels, beside)
            found[reached] = max(met + eager * declared, found.get(reached, 0))
        return found
