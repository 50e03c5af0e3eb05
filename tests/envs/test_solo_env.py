"""Tests of the Gymnasium environment in which an agent plays one seat against bots."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from grimorio import envs
from grimorio.bots import UnknownBot
from grimorio.envs.against_bots import SoloEnv


def play(env: SoloEnv, seed: int | None = None) -> tuple[list[int], float]:
    """Play a game by random offered actions; return the actions and the reward."""
    chooser = np.random.default_rng(0)
    observation, info = env.reset(seed=seed)
    done: list[int] = []
    while True:
        offered = np.flatnonzero(observation["action_mask"])
        assert np.array_equal(offered, np.flatnonzero(env.action_masks()))
        assert {env.lens.options[action] for action in offered} == set(info["options"])
        done.append(int(chooser.choice(offered)))
        observation, reward, terminated, truncated, info = env.step(np.int64(done[-1]))
        assert not truncated
        assert env.observation_space.contains(observation)
        if terminated:
            return done, reward
        assert reward == 0


def test_gymnasium_accepts_it() -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*not being within the observation space.*")
        check_env(envs.solo(bot="random", seed=1), skip_render_check=True)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_whole_game_against_bots(seats: int) -> None:
    env = envs.solo(seats=seats, seat=None, bot="random")
    for seed in range(2):
        done, reward = play(env, seed)
        assert len(done) > 20
        assert env.position.result is not None
        assert (reward > 0) == (env.seat in env.position.result.winners)
        assert play(env, seed) == (done, reward)
    met = set()
    for seed in range(20):
        env.reset(seed=seed)
        met.add(env.seat)
    assert met == set(range(seats))


def test_greedy_beats_chance() -> None:
    env = envs.solo(bot="greedy", seed=3)
    assert sum(play(env)[1] for _ in range(6)) <= -4


def test_an_action_that_is_not_offered_loses() -> None:
    env = envs.solo(bot="random", seed=1)
    env.reset()
    wrong = np.int64(np.flatnonzero(~env.action_masks())[0])
    observation, reward, terminated, truncated, info = env.step(wrong)
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, wrong)
    assert not observation["action_mask"].any()


def test_the_table_as_text() -> None:
    env = envs.solo(bot="random", seed=1, render_mode="ansi")
    env.reset()
    text = env.render()
    assert text is not None
    assert text.startswith("magecraft, as seat 0 sees it\nasked: seat 0, ")
    assert envs.solo(bot="random", seed=1).render() is None


def test_wrong_arguments_say_what_is_expected() -> None:
    with pytest.raises(ValueError, match="seat: expected 0 to 1 or None, found 2"):
        envs.solo(seat=2)
    with pytest.raises(UnknownBot, match="no bot 'deep'"):
        envs.solo(bot="deep")
    with pytest.raises(ValueError, match="render_mode: expected 'ansi' or None, found 'rgb_array'"):
        envs.solo(render_mode="rgb_array")
