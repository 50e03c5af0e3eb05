"""Effects that cannot replace a whole batch: the affected seat chooses which part is replaced."""

from __future__ import annotations

import json
from itertools import product

import pytest

from grimorio.kernel import Effect, Event, Position, Setup
from grimorio.kernel.choice import Option
from tests.kernel.toys import Guard, Hurt, Toy, Volley, battle


class HurtBy(Hurt):
    """A wound that names its source."""

    FIELDS = ("rule", "seat", "amount", "by")

    def __init__(self, seat: int, amount: int, by: int) -> None:
        super().__init__(seat, amount)
        self.by = by


class Ward(Guard):
    """A guard whose seat chooses which wounds it prevents."""

    def parts(self, position: Position, event: Event, others: tuple[Event, ...]) -> tuple[Option, ...]:
        assert isinstance(event, HurtBy)
        most = min(self.points, event.amount)
        least = max(0, self.points - sum(other.amount for other in others if isinstance(other, HurtBy)))
        return tuple(("part", event.by, amount) for amount in range(least, most + 1))

    def replace(self, position: Position, event: Event, key: int) -> tuple[Event, ...]:
        assert isinstance(event, HurtBy)
        return self.replace_part(position, event, key, ("part", event.by, min(self.points, event.amount)))

    def replace_part(self, position: Position, event: Event, key: int, part: Option) -> tuple[Event, ...]:
        assert isinstance(event, HurtBy)
        position.edit(key).points -= int(part[2])
        left = event.amount - int(part[2])
        return (HurtBy(self.seat, left, event.by),) if left else ()


class Wall(Guard):
    """A guard that prevents all wounds from one source."""

    def replaces(self, position: Position, event: Event) -> bool:
        return isinstance(event, HurtBy) and event.by == self.points

    def replace(self, position: Position, event: Event, key: int) -> tuple[Event, ...]:
        return ()


class HurtAll(Volley):
    """A frame that wounds seat 1 several times at once."""

    FIELDS = (*Volley.FIELDS, "amounts")

    def __init__(self, amounts: tuple[int, ...]) -> None:
        super().__init__(0)
        self.step = HurtAll.all
        self.amounts = amounts

    def all(self, p: Position) -> None:
        self.step = Volley.more
        p.emit_all(tuple(HurtBy(1, amount, by) for by, amount in enumerate(self.amounts)))


class Parted(Toy):
    types = (*Toy.types, HurtBy, Ward, Wall, HurtAll)


def game(*effects: Effect) -> Toy:
    return Parted(battle(*effects).lay)


def outcomes(amounts: tuple[int, ...], *effects: Effect) -> set[tuple[int, ...]]:
    """The amounts of each wound in the end, for all possible answers."""
    p = game(*effects).start(Setup("toy", 2, 1), journal=True)
    p.waiting = ()
    p.push(HurtAll(amounts))
    p.run()
    found: set[tuple[int, ...]] = set()
    todo = [p]
    while todo:
        p = todo.pop()
        if p.choice.ask in ("part", "replacement"):
            assert p.choice.seat == 1 and len(p.choice.options) > 1
            again = game(*effects).position(json.loads(json.dumps(p.to_json())))
            for index in range(len(p.choice.options)):
                q = (p if index % 2 else again).copy()
                q.journal = list(p.journal or [])
                q.answer(index)
                todo.append(q)
            continue
        done = [0] * len(amounts)
        for event in p.journal or []:
            if isinstance(event, HurtBy):
                done[event.by] += event.amount
        found.add(tuple(done))
        assert p.things[1].life == 10 - sum(done)
    return found


@pytest.mark.parametrize("amounts", [(2,), (2, 3), (1, 1), (3, 1, 2), (1, 1, 1, 1), (0, 2, 2)])
@pytest.mark.parametrize("points", [1, 2, 3, 5, 9])
def test_every_division_can_be_chosen_and_no_point_is_lost(amounts: tuple[int, ...], points: int) -> None:
    stopped = min(points, sum(amounts))
    ways = product(*(range(amount + 1) for amount in amounts))
    assert outcomes(amounts, Ward(1, points)) == {way for way in ways if sum(way) == sum(amounts) - stopped}


@pytest.mark.parametrize("points", [1, 2, 4])
def test_what_another_effect_stops_leaves_the_points_to_the_others(points: int) -> None:
    """The ward may also prevent a part of the wound that a wall prevents; its other points are for
    other wounds.
    """
    amounts = (2, 1, 2)
    wanted: set[tuple[int, ...]] = set()
    for wasted in range(min(points, amounts[1]) + 1):
        rest = max(0, amounts[0] + amounts[2] - (points - wasted))
        wanted |= {(a, 0, rest - a) for a in range(rest + 1) if a <= amounts[0] and rest - a <= amounts[2]}
    assert outcomes(amounts, Wall(1, 1), Ward(1, points)) == wanted
    assert outcomes(amounts, Ward(1, points), Wall(1, 1)) == wanted


def test_two_of_them_share_what_there_is() -> None:
    assert outcomes((2, 2), Ward(1, 1), Ward(1, 1)) == {(0, 2), (1, 1), (2, 0)}
