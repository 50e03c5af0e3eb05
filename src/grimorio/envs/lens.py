"""Numbers for learning programs: numbered actions, a mask over them, observations and rewards."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from grimorio.envs.rows import Offer, Offers
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
        offers: tells the actions that stand for the options of a choice.
        action_space: the space of actions, a number for each option.
        observation_space: the space of observations: "observation", the features of a view, and
            "action_mask", 1 for each offered action.
        size, count: the number of features and of actions.
    """

    def __init__(self, game: Game, example: Position) -> None:
        self.game = game
        self.options = game.actions(example.setup.seats)
        self.size = len(game.features(example, Seat(0)))
        count = len(self.options) or MOST_OPTIONS
        self.count = count
        self.offers = Offers({option: action for action, option in enumerate(self.options)}, count)
        self._observer = game.observer(example.setup.seats)
        self.action_space = spaces.Discrete(count)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(LOWEST, HIGHEST, (self.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (count,), np.int8),
            }
        )

    def offer(self, choice: Choice) -> Offer:
        """The options of a choice as actions.

        In a game that does not list its options, those beyond the number of actions are left out.
        """
        return self.offers.of(choice.options)

    def look(self, position: Position, seat: Seat, offer: Offer) -> Observation:
        """The observation of a seat. `offer` is what it is asked now; `Offers.none` if another one is."""
        parts: list[bytes] = []
        self._observer.add(position, seat, parts)
        return {"observation": self.features(parts), "action_mask": self.mask(bytearray(offer.mask))}

    def mask(self, mask: bytearray) -> NDArray[np.int8]:
        """The masks of some offers (`Offer.mask`) as one array."""
        return np.frombuffer(mask, np.int8)

    def features(self, parts: list[bytes]) -> NDArray[np.float32]:
        """The features of some seats (`Observer.add`) as one array, with no value beyond the bounds."""
        numbers = np.frombuffer(b"".join(parts), self._observer.CODE)
        features: NDArray[np.float32] = numbers.astype(np.float32)
        return features if self._observer.CODE == "h" else np.clip(features, LOWEST, HIGHEST, out=features)


def reward(result: Result, seat: Seat) -> float:
    """The reward of a seat for the result of a game, from −1 to 1.

    The rewards of all seats add up to 0; in a draw each is 0.
    """
    return (result.seats * result.score(seat) - 1.0) / (result.seats - 1)
