"""The bot `search`: information-set Monte Carlo tree search with a single observer.

One tree stands for the knowledge of the bot's seat, and each iteration goes through it in an imagined
position. The n-th trial of each option at the root uses the n-th imagined position, so that options are
compared under the same conditions. Nodes stand for weighty choices, of any seat; `Sense.pick` answers all
other choices and plays on below the tree. An iteration stops after `ROUNDS` rounds, and its result is
`Sense.value`.

The budget is a number of iterations, not a time, so that a seed reproduces a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Final, Protocol

from grimorio.bots.bot import Imagine, Sense, View, choice_of
from grimorio.kernel import Choice, Luck, Option, Position
from grimorio.kernel.seats import Seat

ITERATIONS: Final = 300
"""The number of iterations before a choice that is worth a search, if no budget is given.

For a choice of Magecraft they take about 0.2 s of a processor when compiled, else 0.4 s.
"""

ROUNDS: Final = 2
"""How many turns of each seat an iteration plays (as `Sense.clock` counts): one to prepare, one to profit."""

EXPLORE: Final = 0.15
"""The weight of the uncertainty about rarely tried options, in chance of winning."""

SPREAD: Final = 0.15
"""The assumed standard deviation of an option's values, to tell a better option from a lucky one."""


class Weigher(Sense, Protocol):
    """A `Sense` that also knows for which choices a search is worth its time."""

    def weighty(self, choice: Choice) -> bool:
        """Whether the choice is worth a search; `pick` answers the others."""

    def worthwhile(self, position: Position, choice: Choice) -> Sequence[Option]:
        """The options that a search looks at: all but those that are surely no better than another."""


class Node:
    """An option and the statistics of its trials, with the options that follow it.

    Attributes:
        visits: how often the option was tried.
        won: the sum of the values for the seat that chose it.
        offered: how often it could have been tried.
        after: the nodes of the options at the next choice, by option.
    """

    __slots__ = ("after", "offered", "visits", "won")

    def __init__(self) -> None:
        self.visits = 0
        self.won = 0.0
        self.offered = 0
        self.after: dict[Option, Node] = {}


def settled(root: Node, left: int) -> bool:
    """Whether with so many trials `left` no option can be tried as often as the one tried most so far."""
    most = second = 0
    for node in root.after.values():
        if node.visits > most:
            most, second = node.visits, most
        elif node.visits > second:
            second = node.visits
    return most - second > left


class SearchBot:
    """A bot that searches `iterations` times before each choice that is worth it (`Weigher.weighty`)."""

    def __init__(self, sense: Weigher, iterations: int, seed: int) -> None:
        self.sense = sense
        self.iterations = iterations
        self.luck = Luck(seed)

    def choose(self, view: View, imagine: Imagine) -> int:
        """Answer after a search, or at once if the choice is not weighty (see `Bot.choose`)."""
        seat = view["choice"]["seat"]
        position = imagine(self.luck.bits())
        choice = choice_of(position, seat)
        if not self.sense.weighty(choice):
            return self.sense.pick(position, choice)
        options = self.sense.worthwhile(position, choice)
        if len(options) == 1:
            return choice.index(options[0])
        root = Node()
        worlds: list[int] = []
        for left in range(self.iterations, 0, -1):
            if settled(root, left):
                break
            option = self._select(root, position, choice, options)
            tries = root.after[option].visits
            if tries == len(worlds):
                worlds.append(self.luck.bits())
            self._iterate(root, option, imagine(worlds[tries]), seat)
        favourite = choice.options[self.sense.pick(position, choice)]

        def sure(option: Sequence[str | int]) -> float:
            node = root.after.get(tuple(option))
            if node is None or not node.visits:
                return -1.0
            return node.won / node.visits - (option != favourite) * SPREAD / sqrt(node.visits)

        best: Option = max(options, key=sure)
        return choice.index(best)

    def _iterate(self, root: Node, option: Option, position: Position, seat: Seat) -> None:
        """Try an option of the root in an imagined position, and add the result to the tree."""
        sense = self.sense
        stop = sense.clock(position) + ROUNDS * position.setup.seats
        node: Node | None = root.after[option]
        path: list[tuple[Seat, Node]] = [(seat, root.after[option])]
        choice = choice_of(position, seat)
        position.answer(choice.index(option), choice.number)
        while not position.over and sense.clock(position) < stop:
            choice = position.choice
            if node is not None and node.visits and sense.weighty(choice):
                option = self._select(node, position, choice, choice.options)
                node = node.after[option]
                path.append((choice.seat, node))
                position.answer(choice.index(option), choice.number)
            else:
                if sense.weighty(choice):
                    node = None
                position.answer(sense.pick(position, choice), choice.number)
        values: dict[Seat, float] = {}
        for mover, tried in path:
            if mover not in values:
                values[mover] = sense.value(position, mover)
            tried.visits += 1
            tried.won += values[mover]

    def _select(self, node: Node, position: Position, choice: Choice, options: Sequence[Option]) -> Option:
        """The option to try next in an iteration of the search, one of `options`.

        At a choice seen for the first time, it is the one that the bot's rules of thumb pick (`Sense.pick`);
        later, the one with the greatest upper confidence bound. An option not tried yet counts as one trial
        with the mean value of the others.
        """
        after = node.after
        if not after:
            favourite = choice.options[self.sense.pick(position, choice)]
            after[favourite] = Node()
            after[favourite].offered = 1
            return favourite
        visits = won = 0.0
        for option in options:
            child = after.get(option)
            if child is None:
                child = after[option] = Node()
            child.offered += 1
            visits += child.visits
            won += child.won
        mean = won / visits if visits else 0.5
        best = options[0]
        best_bound = -1.0
        for option in options:
            child = after[option]
            tries = child.visits or 1
            worth = child.won / child.visits if child.visits else mean
            bound = worth + EXPLORE * sqrt(log(child.offered + 1) / tries)
            if bound > best_bound:
                best_bound = bound
                best = option
        return best
