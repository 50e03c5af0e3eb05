"""A PettingZoo environment: all seats of a game, one agent after another."""

from __future__ import annotations

import secrets
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from grimorio import games
from grimorio.envs.lens import Lens, Observation, reward
from grimorio.envs.text import table_text
from grimorio.kernel import IllegalAnswer, Luck, Position, Setup
from grimorio.kernel.seats import seats_of

ILLEGAL_REWARD = -1.0


class TableEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]  # PettingZoo does not ship its types
    """An environment in which each seat's agent answers the choices with more than one option.

    Agents are "player_0", "player_1", …, by seat. The agent to act finds in its ``infos`` what is
    asked (``ask``), by which rule (``rule``), and the options in words (``options``).

    Attributes:
        position: the game in progress; `Position.imagine` serves agents that search.
        lens: translates actions and observations to numbers.
    """

    metadata: dict[str, Any] = {
        "name": "grimorio",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, str] | None,
        seed: int | None,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode: expected 'ansi' or None, found {render_mode!r}")
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"grimorio_{game}_v{games.get(game).version}"}
        self._game = games.get(game)
        self._setup = Setup(game, seats, 0, dict(options or {}))
        self._luck = Luck(secrets.randbits(64) if seed is None else seed)
        self.position: Position = self._game.start(self._setup)
        self.lens = Lens(self._game, self.position)
        self.possible_agents = [f"player_{seat}" for seat in seats_of(seats)]
        self._seat_of = dict(zip(self.possible_agents, seats_of(seats), strict=True))
        self.observation_spaces = {agent: self.lens.observation_space for agent in self.possible_agents}
        self.action_spaces = {agent: self.lens.action_space for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game, determined by `seed` if it is given, and otherwise by the environment's own seed.

        Args:
            seed: fixes this game and those after it.
            options: not used; a game's options are fixed when the environment is made.
        """
        if seed is not None:
            self._luck = Luck(seed)
        setup = Setup(self._setup.game, self._setup.seats, self._luck.bits(), self._setup.options)
        self.position = self._game.start(setup)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._turn_to_next()

    def step(self, action: int | None) -> None:
        """Take the action of the agent in turn; None for an agent whose game is over.

        Raises:
            IllegalAnswer: the action is not offered.
        """
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        index = -1 if action is None else self._offer.index(int(action))
        if index < 0:
            raise IllegalAnswer(f"action {action} is not offered; these are: {self._offer.actions}")
        self.position.answer(index)
        self._turn_to_next()

    def _turn_to_next(self) -> None:
        self.infos[self.agent_selection] = {}
        result = self.position.result
        if result is None:
            choice = self.position.waiting[0]
            self._offer = self.lens.offers.of(choice.options)
            self.agent_selection = self.agents[choice.seat]
            self.infos[self.agent_selection] = {
                "ask": choice.ask,
                "rule": choice.rule,
                "options": list(choice.options),
            }
            return
        self._offer = self.lens.offers.none
        for agent in self.agents:
            self.rewards[agent] = reward(result, self._seat_of[agent])
            self.terminations[agent] = True
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """The present observation of an agent. Its mask is all 0 while another agent chooses."""
        offer = self._offer if agent == self.agent_selection else self.lens.offers.none
        return self.lens.look(self.position, self._seat_of[agent], offer)

    def render(self) -> str | None:
        """The table as the agent in turn sees it, as text; None without a render mode."""
        if self.render_mode is None:
            return None
        return table_text(self.position.seen_by(self._seat_of[self.agent_selection]))

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""


def wrapped(table: TableEnv) -> AECEnv[str, Any, Any]:
    """The environment in PettingZoo's usual wrappers for games with a mask."""
    guarded = wrappers.TerminateIllegalWrapper(table, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))
