"""Numbers for learning programs: numbered actions, a mask over them, observations and rewards."""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from grimorio.envs.rows import actions_of
from grimorio.kernel import Choice, Game, Position, Result
from grimorio.kernel.seats import Seat

LOWEST = -1.0
HIGHEST = 1000.0
"""The greatest value of a feature.

Greater values are replaced by it, and those below `LOWEST` by `LOWEST`.
"""
MOST_OPTIONS = 512
"""The number of actions in a game that does not list all its options.

If a choice has more options, only the first ones are offered.
"""

Observation = dict[str, NDArray[Any]]
"""What a learning program observes: the arrays "observation" and "action_mask"."""


class Lens:
    """Translates the choices and views of a game into numbers for learning programs, and actions back.

    Attributes:
        game: the rules.
        options: the option of each action; empty if the game does not list them all: then an action is the
            index of an option in its choice.
        action_of: the action of each option; empty if the game does not list them all.
        action_space: the space of actions, a number for each option.
        observation_space: the space of observations: "observation", the features of a view, and
            "action_mask", 1 for each offered action.
        size, count: the number of features and of actions.
    """

    def __init__(self, game: Game, example: Position) -> None:
        self.game = game
        self.options = game.actions(example.setup.seats)
        self.action_of = {option: action for action, option in enumerate(self.options)}
        self.size = len(game.features(example, Seat(0)))
        count = len(self.options) or MOST_OPTIONS
        self.count = count
        self.action_space = spaces.Discrete(count)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(LOWEST, HIGHEST, (self.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (count,), np.int8),
            }
        )

    def actions(self, choice: Choice) -> list[int]:
        """The action of each option of a choice, in the choice's order.

        In a game that does not list its options, those beyond the number of actions are left out.
        """
        return actions_of(choice, self.action_of, self.count)

    def mask(self, actions: list[int]) -> NDArray[np.int8]:
        """An array over all actions of the game: 1 for the given actions, 0 for all others."""
        mask = bytearray(self.count)
        for action in actions:
            mask[action] = 1
        return np.frombuffer(mask, np.int8)

    def look(self, position: Position, seat: Seat, actions: list[int]) -> Observation:
        """The observation of a seat. `actions` are those offered to it now; none if another seat chooses."""
        features = self.features([self.game.features(position, seat)])[0]
        return {"observation": features, "action_mask": self.mask(actions)}

    def features(self, rows: list[array[float]]) -> NDArray[np.float32]:
        """The features of several seats as one array of the shape (seats, features)."""
        features = np.frombuffer(bytearray().join(rows), np.float32).reshape(len(rows), self.size)
        np.maximum(features, LOWEST, out=features)
        return np.minimum(features, HIGHEST, out=features)


def reward(result: Result, seat: Seat) -> float:
    """The reward of a seat for the result of a game, from −1 to 1.

    The rewards of all seats add up to 0; in a draw each is 0.
    """
    return (result.seats * result.score(seat) - 1.0) / (result.seats - 1)
