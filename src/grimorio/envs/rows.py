"""Games that are stepped together; what the seats that are asked see, as rows of bytes."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from grimorio.kernel import Game, Luck, Position, Setup
from grimorio.kernel.choice import Choice, Option
from grimorio.kernel.seats import Seat


def actions_of(choice: Choice, actions: dict[Option, int], count: int) -> list[int]:
    """The action of each option of a choice, in the choice's order.

    `actions` has the action of each option of the game. It is empty in a game that does not list them: then
    an action is an option's index, and options beyond the number of actions, `count`, are left out.
    """
    if not actions:
        return list(range(min(len(choice.options), count)))
    return [actions[option] for option in choice.options]


class Rows:
    """Some games of one kind, each with a row of numbers for what the seat that is asked sees.

    Attributes:
        positions: the games in progress.
        offered: for each game the actions of the options that are offered; empty where it has ended.
        over: for each game whether it has ended, and so begins anew at the next step.
    """

    def __init__(
        self, example: Position, actions: dict[Option, int], count: int, seeds: Sequence[int]
    ) -> None:
        """Prepare a game for each seed, of the rules and with the setup of an example.

        `actions` and `count` are those of `actions_of`.
        """
        self._game: Game = example.game
        self._setup = example.setup
        self._actions = actions
        self._count = count
        self._luck = [Luck(seed) for seed in seeds]
        self.positions = [example for _ in seeds]
        self.offered: list[list[int]] = [[] for _ in seeds]
        self.over = [True for _ in seeds]

    def seed(self, seeds: Sequence[int]) -> None:
        """Fix the games to come: in each place they follow from the seed of the place."""
        self._luck = [Luck(seed) for seed in seeds]

    def begin(self) -> None:
        """Begin a new game in each place."""
        for place in range(len(self.positions)):
            self._begin(place)

    def _begin(self, place: int) -> None:
        """Begin a new game in a place, with the next seed of this place."""
        setup = self._setup
        seed = self._luck[place].bits()
        position = self._game.start(Setup(setup.game, setup.seats, seed, setup.options))
        self.positions[place] = position
        self.offered[place] = self._offer(position)
        self.over[place] = position.result is not None

    def _offer(self, position: Position) -> list[int]:
        """The actions of the options that are offered; none if the game has ended."""
        return actions_of(position.waiting[0], self._actions, self._count) if position.waiting else []

    def step(self, actions: Sequence[int]) -> tuple[list[int], list[int]]:
        """Answer in each game by an action, and begin those anew that had ended.

        A game whose action is not offered is over, without a result.

        Returns the seat that acted in each game (-1 where a game began anew), and the places of the games
        whose action was not offered.
        """
        acted: list[int] = []
        illegal: list[int] = []
        for place in range(len(self.positions)):
            if self.over[place]:
                self._begin(place)
                acted.append(-1)
                continue
            position = self.positions[place]
            acted.append(position.waiting[0].seat)
            action = actions[place]
            offered = self.offered[place]
            if action not in offered:
                illegal.append(place)
                self.over[place] = True
                self.offered[place] = []
                continue
            position.answer(offered.index(action))
            self.over[place] = position.result is not None
            self.offered[place] = self._offer(position)
        return acted, illegal

    def look(self) -> tuple[list[int], list[array[float]], list[int]]:
        """What is asked now in each game.

        Returns the seat that is asked (0 where the game has ended), what it sees (`Game.features`), and the
        offered actions of all games, as indices into their masks laid end to end.
        """
        asked: list[int] = []
        features: list[array[float]] = []
        marked: list[int] = []
        first = 0
        for place, position in enumerate(self.positions):
            seat = position.waiting[0].seat if position.waiting else Seat(0)
            asked.append(seat)
            features.append(self._game.features(position, seat))
            for action in self.offered[place]:
                marked.append(first + action)
            first += self._count
        return asked, features, marked
