"""Proofs that an answer is best, by trying all answers of both players, for `tools.suite`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grimorio.games.magic.state.masks import CREATURE
from grimorio.games.magic.state.objects import END_COMBAT
from grimorio.games.magic.state.objects import table as magic_table
from grimorio.games.mickey.public import side, table
from grimorio.judge.winning import TooLarge, TurnSearch
from grimorio.kernel import Option, Position
from grimorio.kernel.seats import Seat, seats_of
from tools.combats import all_blocks

MOST_LOOKED_AT: Final = 30_000
"""The most positions that one proof looks at."""

Right = list[list[Option]]
"""The best plays of a position, each as the answers that make it; the answer "done" is left out."""

Outcome = tuple[int, frozenset[int], frozenset[int]]
"""What a combat leaves: the defender's life, the defender's creatures and the attacker's, by id."""


def wins(position: Position) -> Right:
    """The answers that force the win this turn; empty if all do, or if it takes too long to tell."""
    search = TurnSearch(position, position.choice.seat)
    search.most = MOST_LOOKED_AT
    try:
        winning = search.winning(position)
    except TooLarge:
        return []
    return [] if len(winning) == len(position.choice.options) else [[option] for option in winning]


def survivals(position: Position) -> Right:
    """The blocks with which the defender lives, whatever the attacker does; empty if all or none do."""
    return _told_apart(position, lambda after: all(life > 0 for life, _, _ in after))


def best_blocks(position: Position) -> Right:
    """The blocks whose outcome is at least as good in every respect as that of all others.

    They leave as much life, the same creatures of the defender and more, and none of the attacker's that
    others do not leave. Empty if there are no such blocks, or if all blocks are such.
    """
    seat = position.choice.seat
    every = [(blocks, outcomes(_declared(position, blocks), seat)) for blocks in all_blocks(position, ())]
    others = [outcome for _, after in every for outcome in after]

    def best(after: set[Outcome]) -> bool:
        return all(
            one[0] >= other[0] and one[1] >= other[1] and one[2] <= other[2]
            for one in after
            for other in others
        )

    return _some([(blocks, best(after)) for blocks, after in every])


def _told_apart(position: Position, good: Callable[[set[Outcome]], bool]) -> Right:
    """The blocks of which all outcomes together are `good`; empty if all or none are."""
    seat = position.choice.seat
    return _some(
        [(blocks, good(outcomes(_declared(position, blocks), seat))) for blocks in all_blocks(position, ())]
    )


def _some(judged: list[tuple[tuple[Option, ...], bool]]) -> Right:
    """The blocks judged good, without the answer "done"; empty if all are."""
    good = [[option for option in blocks if option[0] == "block"] for blocks, fine in judged if fine]
    return [] if len(good) == len(judged) else good


def _declared(position: Position, blocks: tuple[Option, ...]) -> Position:
    """A copy of a position after these answers."""
    world = position.copy()
    for option in blocks:
        world.answer(world.choice.index(option), world.choice.number)
    return world


def outcomes(world: Position, seat: Seat) -> set[Outcome]:
    """All outcomes of a combat by any further answers of both players, who play no spells or abilities.

    `seat` is the defender.
    """
    t = magic_table(world)
    if world.result is not None or t.step > END_COMBAT or t.active == seat:
        here = magic_table(world).play
        kept: list[set[int]] = [set(), set()]
        for key in here:
            if world.things[key].kinds & CREATURE:
                kept[world.things[key].controller].add(key)
        return {(world.things[1 + seat].life, frozenset(kept[seat]), frozenset(kept[1 - seat]))}
    choice = world.choice
    options = [option for option in choice.options if option == ("pass",)] or choice.options
    reached: set[Outcome] = set()
    for option in options:
        copy = world.copy()
        copy.answer(copy.choice.index(option), copy.choice.number)
        reached |= outcomes(copy, seat)
    return reached


def challenges(position: Position) -> Right:
    """The answers that win a challenge of Wizards of Mickey; empty if all do, or none does.

    To win it is to have more Diamagics than the opponent, where both began with none. The result is empty,
    too, if luck decides something, if it takes too long to tell, or if another answer ties: the Diamagics
    then stay at stake, and a Spell that remains in play may be worth more than one of them.
    """
    search = Challenges(position)
    try:
        values = [search.value(_declared(position, (option,))) for option in position.choice.options]
    except TooLarge:
        return []
    if min(values) > 0 or 0 in values:
        return []
    return [[option] for option, value in zip(position.choice.options, values, strict=True) if value > 0]


class Challenges:
    """A search for how many more Diamagics a seat of Wizards of Mickey has than the other after a challenge.

    Attributes:
        looked: how many positions have been looked at.
    """

    def __init__(self, position: Position) -> None:
        self.seat = position.choice.seat
        self.turn = table(position).turn
        self.luck = position.luck
        self.cards = _cards(position)
        self.looked = 0

    def value(self, position: Position) -> int:
        """The lead in Diamagics with the best answers of both seats.

        Raises TooLarge: too many positions, or cards that nobody can know decide.
        """
        self.looked += 1
        mine, theirs = (side(position, seat).diamagics() for seat in (self.seat, Seat(1 - self.seat)))
        if position.result is not None or table(position).turn != self.turn:
            return mine - theirs
        if self.looked > MOST_LOOKED_AT or position.luck != self.luck or _cards(position) != self.cards:
            raise TooLarge("too much to look at, or luck decides")
        choice = position.choice
        if choice.ask == "assign":
            stake = len(table(position).stake)
            return mine - theirs + (stake if choice.seat == self.seat else -stake)
        values = [self.value(_declared(position, (option,))) for option in choice.options]
        return max(values) if choice.seat == self.seat else min(values)


def _cards(position: Position) -> tuple[int, ...]:
    """The number of cards that each player of Wizards of Mickey can still draw."""
    return tuple(len(side(position, seat).deck) for seat in seats_of(2))
