"""Many games of one kind stepped at once, with NumPy arrays in and out."""

from __future__ import annotations

import gc
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from grimorio import games
from grimorio.envs.lens import Lens, Observation, reward
from grimorio.envs.rows import Rows
from grimorio.kernel import Luck, Position, Setup
from grimorio.kernel.seats import seats_of

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
        lens: translates actions and observations to numbers.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(self, game: str, count: int, seats: int, options: dict[str, str] | None, seed: int | None):
        if count < 1:
            raise ValueError(f"count: expected at least 1 game, found {count}")
        example = games.get(game).start(Setup(game, seats, 0, dict(options or {})))
        self.num_envs = count
        self.lens = Lens(example.game, example)
        self._seats = seats
        self._rows = Rows(example, self.lens.offers, _seeds(seed, count))
        self.single_observation_space = self.lens.observation_space
        self.single_action_space = self.lens.action_space
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)

    @property
    def positions(self) -> list[Position]:
        """The games in progress."""
        return [place.position for place in self._rows.places]

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
            self._rows.seed(_seeds(seed, self.num_envs))
        self._rows.begin()
        acted = np.full(self.num_envs, -1, np.int64)
        return self._look({"acted": acted, "rewards": np.zeros((self.num_envs, self._seats))})

    def step(self, actions: NDArray[np.int64]) -> Step:
        """Take an action in each game, and begin those anew that had ended before.

        Returns observations, rewards, terminations, truncations and infos, as described at the class.

        Args:
            actions: one action for each game, of the shape (games,).
        """
        with _without_search():
            seats, illegal = self._rows.step(np.asarray(actions).tolist())
        acted = np.array(seats, np.int64)
        over = np.array(self._rows.over(), np.bool_)
        rewards = np.zeros((self.num_envs, self._seats))
        rewards[illegal, acted[illegal]] = ILLEGAL_REWARD
        for place in over.nonzero()[0]:
            result = self._rows.places[place].position.result
            if result is not None:
                rewards[place] = [reward(result, seat) for seat in seats_of(result.seats)]
        gained = np.where(acted < 0, 0.0, rewards[np.arange(self.num_envs), acted])
        wrong = np.zeros(self.num_envs, np.bool_)
        wrong[illegal] = True
        observation, infos = self._look({"acted": acted, "rewards": rewards, "illegal": wrong})
        return observation, gained, over, np.zeros(self.num_envs, np.bool_), infos

    def _look(self, infos: dict[str, Any]) -> tuple[Observation, dict[str, Any]]:
        """The observations of all games, and the infos with "seat", the seat that is asked in each."""
        shape = (self.num_envs, -1)
        observation: Observation = {
            "observation": self.lens.features(self._rows.features).reshape(shape),
            "action_mask": self.lens.mask(self._rows.masks()).reshape(shape),
        }
        return observation, {**infos, "seat": np.array(self._rows.asked(), np.int64)}


@contextmanager
def _without_search() -> Iterator[None]:
    """A context in which Python does not look for garbage: games leave none that it would find."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _seeds(seed: int | None, count: int) -> list[int]:
    """A seed for each of some places; chosen at random if `seed` is None."""
    luck = Luck(secrets.randbits(64) if seed is None else seed)
    return [luck.bits() for _ in range(count)]
