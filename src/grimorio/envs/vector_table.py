"""Many games of one kind stepped at once, with NumPy arrays in and out."""

from __future__ import annotations

import secrets
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from grimorio import games
from grimorio.envs.lens import HIGHEST, LOWEST, Lens, Observation, reward
from grimorio.kernel import Luck, Position, Setup
from grimorio.kernel.seats import Seat, seats_of

ILLEGAL_REWARD: Final = -1.0

Step = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]
"""What `VectorTable.step` returns: observations, rewards, terminations, truncations and infos."""


class VectorTable(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """Some games stepped at once; in each of them the seat that is asked acts.

    It follows Gymnasium's conventions for vector environments. An action is an array of one action for each
    game. Observations are those of the seat that is asked next in each game: "observation" has the shape
    (games, features), "action_mask" (games, actions). Only choices with more than one option are asked.

    Rewards, of the shape (games,), are those of the seat that has just acted: 0 until its game ends. In the
    infos, "seat" has for each game the seat that is asked, "acted" the one that has just acted (-1 before its
    first action), and "rewards", of the shape (games, seats), what each seat got. An action that is not
    offered ends its game with -1 for the seat that took it and 0 for the others, as "illegal" then says.

    A game that has ended begins anew at the next step, for which its action does not count: Gymnasium's
    `AutoresetMode.NEXT_STEP`. No game is cut short: truncations are always False.

    Attributes:
        positions: the games in progress.
        lens: translates actions and observations to numbers.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(self, game: str, count: int, seats: int, options: dict[str, str] | None, seed: int | None):
        if count < 1:
            raise ValueError(f"count: expected at least 1 game, found {count}")
        self._game = games.get(game)
        self._setup = Setup(game, seats, 0, dict(options or {}))
        self._luck = [Luck(bits) for bits in _seeds(seed, count)]
        self.num_envs = count
        self.positions: list[Position] = [self._game.start(self._setup) for _ in range(count)]
        self.lens = Lens(self._game, self.positions[0])
        self.single_observation_space = self.lens.observation_space
        self.single_action_space = self.lens.action_space
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self._offered: list[list[int]] = [[] for _ in range(count)]
        self._done = np.ones(count, np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game in each place.

        Returns the observations and the infos "seat", "acted" and "rewards".

        Args:
            seed: fixes these games and those after them.
            options: not used; a game's options are fixed when the environment is made.
        """
        if seed is not None:
            self._luck = [Luck(bits) for bits in _seeds(seed, self.num_envs)]
        for place in range(self.num_envs):
            self._begin(place)
        self._done = np.zeros(self.num_envs, np.bool_)
        acted, rewards = self._nothing_happened()
        return self._look({"acted": acted, "rewards": rewards})

    def step(self, actions: NDArray[np.int64]) -> Step:
        """Take an action in each game, and begin those anew that had ended before.

        Returns observations, rewards, terminations, truncations and infos, as described at the class.

        Args:
            actions: one action for each game, of the shape (games,).
        """
        acted, rewards = self._nothing_happened()
        gained = np.zeros(self.num_envs)
        illegal = np.zeros(self.num_envs, np.bool_)
        over = np.zeros(self.num_envs, np.bool_)
        for place, action in enumerate(np.asarray(actions).tolist()):
            if self._done[place]:
                self._begin(place)
                continue
            position, offered = self.positions[place], self._offered[place]
            choice = position.choice
            acted[place] = choice.seat
            if action not in offered:
                illegal[place] = over[place] = True
                rewards[place, choice.seat] = ILLEGAL_REWARD
                self._offered[place] = []
            else:
                position.answer(offered.index(action), choice.number)
                result = position.result
                self._offered[place] = [] if result else self.lens.actions(position.choice)
                if result is not None:
                    over[place] = True
                    rewards[place] = [reward(result, seat) for seat in seats_of(result.seats)]
            gained[place] = rewards[place, choice.seat]
        self._done = over
        observation, infos = self._look({"acted": acted, "rewards": rewards, "illegal": illegal})
        return observation, gained, over.copy(), np.zeros(self.num_envs, np.bool_), infos

    def _nothing_happened(self) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
        """The infos "acted" and "rewards" before any action is taken."""
        return np.full(self.num_envs, -1, np.int64), np.zeros((self.num_envs, self._setup.seats))

    def _begin(self, place: int) -> None:
        """Begin a new game in a place, with the next seed of this place."""
        setup = Setup(self._setup.game, self._setup.seats, self._luck[place].bits(), self._setup.options)
        position = self._game.start(setup)
        self.positions[place] = position
        self._offered[place] = [] if position.over else self.lens.actions(position.choice)

    def _look(self, infos: dict[str, Any]) -> tuple[Observation, dict[str, Any]]:
        """The observations of all games, and the infos with "seat", the seat that is asked in each."""
        count = self.num_envs
        features = np.empty((count, self.lens.size), np.float32)
        mask = np.zeros((count, self.lens.count), np.int8)
        asked = np.zeros(count, np.int64)
        for place, position in enumerate(self.positions):
            seat = position.waiting[0].seat if position.waiting else Seat(0)
            asked[place] = seat
            features[place] = self._game.features(position, seat)
            mask[place, self._offered[place]] = 1
        np.clip(features, LOWEST, HIGHEST, out=features)
        return {"observation": features, "action_mask": mask}, {**infos, "seat": asked}


def _seeds(seed: int | None, count: int) -> list[int]:
    """A seed for each of some places; chosen at random if `seed` is None."""
    luck = Luck(secrets.randbits(64) if seed is None else seed)
    return [luck.bits() for _ in range(count)]
