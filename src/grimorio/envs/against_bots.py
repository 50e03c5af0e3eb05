"""A Gymnasium environment: one seat of a game, with bots in the others."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from grimorio import games
from grimorio.bots import Bot, Sight, make_bot
from grimorio.envs.lens import Lens, Observation, reward
from grimorio.envs.text import table_text
from grimorio.kernel import Luck, Position, Setup
from grimorio.kernel.seats import Seat


class SoloEnv(gymnasium.Env[Any, Any]):
    """An environment with the choices of one seat. In between, a bot answers those of every other seat.

    An action that is not offered loses the game at once (reward −1). `action_masks` gives the mask of offered
    actions alone, for learners that ask for it by this method.

    Attributes:
        position: the game in progress.
        seat: the learner's seat in this game.
        lens: translates actions and observations to numbers.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        seats: int,
        seat: Seat | None,
        bot: str,
        options: dict[str, str] | None,
        seed: int | None,
        render_mode: str | None,
    ) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode: expected 'ansi' or None, found {render_mode!r}")
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"seat: expected 0 to {seats - 1} or None, found {seat}")
        self.render_mode = render_mode
        self._game = games.get(game)
        self._setup = Setup(game, seats, 0, dict(options or {}))
        self._fixed_seat = seat
        self._bot = bot
        self._luck = Luck(secrets.randbits(64) if seed is None else seed)
        self.position: Position = self._game.start(self._setup)
        self.lens = Lens(self._game, self.position)
        self.action_space = self.lens.action_space
        self.observation_space = self.lens.observation_space
        self.seat = Seat(0) if seat is None else seat
        self._player: Bot = make_bot(bot, self._game)
        self._offer = self.lens.offers.none

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game and play to the learner's first choice.

        Returns the observation and further facts, as Gymnasium defines them.

        Args:
            seed: fixes the random results of this game and those after it, and the bot's.
            options: not used; a game's options are fixed when the environment is made.
        """
        super().reset(seed=seed)
        if seed is not None:
            self._luck = Luck(seed)
        seats = self._setup.seats
        if self._fixed_seat is None:
            self.seat = Seat(self._luck.below(seats))
        self._player = make_bot(self._bot, self._game, self._luck.bits())
        setup = Setup(self._setup.game, seats, self._luck.bits(), self._setup.options)
        self.position = self._game.start(setup)
        self._play_others()
        return self._look()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action, and play on to the learner's next choice or the end of the game.

        Returns observation, reward, whether the game is over, False (games are not cut short), and further
        facts, as Gymnasium defines them.
        """
        index = self._offer.index(int(action))
        if index < 0:
            self._offer = self.lens.offers.none
            observation, info = self._look()
            return observation, -1.0, True, False, {**info, "illegal": int(action)}
        position = self.position
        choice = next(one for one in position.waiting if one.seat == self.seat)
        position.answer(index, choice.number)
        self._play_others()
        gained = 0.0 if position.result is None else reward(position.result, self.seat)
        observation, info = self._look()
        return observation, gained, position.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """A boolean array over all actions: which of them are offered now."""
        return self.lens.mask(bytearray(self._offer.mask)).astype(np.bool_)

    def render(self) -> str | None:
        """The table as the learner sees it, as text; None without a render mode."""
        return None if self.render_mode is None else table_text(self.position.seen_by(self.seat))

    def _play_others(self) -> None:
        """Let the bot answer until the learner is asked or the game is over."""
        position = self.position
        self._offer = self.lens.offers.none
        while position.waiting:
            choice = position.waiting[0]
            if choice.seat == self.seat:
                self._offer = self.lens.offer(choice)
                return
            seat = choice.seat
            view = Sight(position, seat)
            index = self._player.choose(view, partial(position.imagine, seat))
            position.answer(index, choice.number)

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        info: dict[str, Any] = {"seat": self.seat}
        if self._offer.actions:
            choice = next(one for one in self.position.waiting if one.seat == self.seat)
            info |= {"ask": choice.ask, "rule": choice.rule, "options": list(choice.options)}
        return self.lens.look(self.position, self.seat, self._offer), info
