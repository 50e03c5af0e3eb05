"""All seats of a game as a PettingZoo environment."""

from __future__ import annotations

import sys
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from grimorio import envs, games
from grimorio.envs.lens import HIGHEST, Lens
from grimorio.games import UnknownGame
from grimorio.kernel import IllegalAnswer, Luck, Result, Setup, SetupError
from tests.cost import deep

TABLES = [(name, seats) for name in games.names() for seats in games.get(name).seats[:3]]
LONG = [("magecraft", 3), ("magecraft", 4), ("magic", 3), ("magic", 4)]
GAMES = [deep(*table) if table in LONG else table for table in TABLES]
LISTED = [
    deep(*table) if table in LONG else table for table in TABLES if games.get(table[0]).actions(table[1])
]
"""The games and numbers of seats for which `Game.actions` lists all options."""

# PettingZoo warns of every environment with an action mask that is not on its own list.
MASKED = (
    "Observation space for each agent probably should be",
    "Observation is not a NumPy array",
    "Action mask numpy array is all zeros",
)


def play(env: Any, seed: int | None = None, luck: int = 0) -> tuple[list[tuple[str, int]], dict[str, float]]:
    """Play a game by random offered actions; return the actions with their agents, and each agent's
    reward.
    """
    chooser = np.random.default_rng(luck)
    done: list[tuple[str, int]] = []
    got: dict[str, float] = {}
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            got[agent] = reward
            env.step(None)
            continue
        assert reward == 0
        action = int(chooser.choice(np.flatnonzero(observation["action_mask"])))
        done.append((agent, action))
        env.step(action)
    return done, got


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_pettingzoo_accepts_it(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        for message in MASKED:
            warnings.filterwarnings("ignore", message)
        api_test(envs.env(game, seats=seats, seed=1), num_cycles=500)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_equal_seeds_play_alike(game: str, seats: int) -> None:
    seed_test(lambda: envs.env(game, seats=seats), num_cycles=200)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_rewards_are_zero_sum_and_come_at_the_end(game: str, seats: int) -> None:
    for seed in range(2):
        env = envs.env(game, seats=seats, seed=seed)
        _, got = play(env)
        assert sorted(got) == sorted(env.possible_agents)
        assert sum(got.values()) == pytest.approx(0)
        result = env.unwrapped.position.result
        for seat, agent in enumerate(env.possible_agents):
            if seat in result.winners:
                assert got[agent] > 0
            assert -1 <= got[agent] <= 1


def test_a_draw_is_worth_nothing_and_a_win_everything() -> None:
    from grimorio.envs.lens import reward

    assert [reward(Result((), 3, "R", "cap"), seat) for seat in range(3)] == pytest.approx([0, 0, 0])
    assert [reward(Result((1,), 2, "R", "points"), seat) for seat in range(2)] == [-1, 1]
    assert [reward(Result((0,), 4, "R", "points"), seat) for seat in range(4)] == pytest.approx(
        [1, -1 / 3, -1 / 3, -1 / 3]
    )
    assert [reward(Result((0, 2), 3, "R", "shared"), seat) for seat in range(3)] == pytest.approx(
        [0.25, -0.5, 0.25]
    )


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_mask_is_what_is_offered(game: str, seats: int) -> None:
    env = envs.raw_env(game, seats=seats, seed=2)
    env.reset()
    for _ in range(120):
        agent = env.agent_selection
        observation, _, over, _, info = env.last()
        if over:
            break
        choice = env.position.choice
        assert agent == f"player_{choice.seat}"
        assert len(choice.options) > 1, "a single option is taken by itself"
        assert info == {"ask": choice.ask, "rule": choice.rule, "options": list(choice.options)}
        named = env.lens.options or choice.options  # where not all are listed, an action is a place
        offered = {named[action] for action in np.flatnonzero(observation["action_mask"])}
        assert offered == set(choice.options)
        for other in env.agents:
            assert env.observation_space(other).contains(env.observe(other))
            if other != agent:
                assert env.infos[other] == {}
                assert not env.observe(other)["action_mask"].any()
        env.step(env.lens.offer(choice).actions[-1])


@pytest.mark.parametrize(("game", "seats"), LISTED)
def test_every_option_has_an_action_whatever_the_rules_chosen(game: str, seats: int) -> None:
    played = games.get(game)
    actions = played.actions(seats)
    assert len(set(actions)) == len(actions)
    known = set(actions)
    rules = [{}, *({option.name: value} for option in played.options for value in option.values)]
    for seed, options in enumerate(rules):
        position = played.start(Setup(game, seats, seed, options))
        luck = Luck(seed)
        while position.waiting:
            assert known.issuperset(position.choice.options)
            position.answer(luck.below(len(position.choice.options)))


def test_without_seeds_games_differ_and_a_seed_of_the_environment_repeats_them() -> None:
    env = envs.env(seed=9)
    first, second = play(env), play(env)
    assert first != second
    again = envs.env(seed=9)
    assert [play(again), play(again)] == [first, second]
    assert play(envs.env(), seed=7) == play(envs.env(), seed=7)
    assert play(envs.env()) != play(envs.env())


def test_an_action_that_is_not_offered() -> None:
    raw = envs.raw_env(seed=1)
    raw.reset()
    wrong = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    before = raw.position.to_json()
    with pytest.raises(IllegalAnswer, match=f"action {wrong} is not offered"):
        raw.step(wrong)
    assert raw.position.to_json() == before
    env = envs.env(seed=1)
    env.reset()
    agent = env.agent_selection
    env.step(wrong)
    assert env.terminations == dict.fromkeys(env.possible_agents, True)
    assert env.rewards[agent] == -1


def test_an_observation_shows_nothing_hidden() -> None:
    env = envs.raw_env(seed=4)
    env.reset()
    for _ in range(60):
        env.step(env.lens.offer(env.position.choice).actions[0])
    seat = env.position.choice.seat
    mine, other = env.possible_agents[seat], env.possible_agents[1 - seat]
    seen = env.observe(mine)["observation"]
    others = set()
    for luck in range(12):
        env.position = env.position.imagine(seat, luck)
        assert np.array_equal(env.observe(mine)["observation"], seen)
        others.add(env.observe(other)["observation"].tobytes())
    assert len(others) > 1, "the other seat's hand was dealt again"


def test_the_table_as_text() -> None:
    env = envs.env(seed=1, render_mode="ansi")
    env.reset()
    text = env.render()
    seat = env.unwrapped.position.choice.seat
    assert text.startswith(f"magecraft, as seat {seat} sees it\nasked: seat {seat}, opening-discard\n")
    assert "\n  hp: fire 3, water 3, earth 3, light 3\n" in text
    assert envs.raw_env(seed=1).render_mode is None
    play(env)
    silent = envs.raw_env(seed=1)
    silent.reset()
    assert silent.render() is None


def test_wrong_arguments_say_what_is_expected() -> None:
    with pytest.raises(UnknownGame, match="no game 'chess'"):
        envs.env("chess")
    with pytest.raises(SetupError, match="2, 3, 4 players, found 7"):
        envs.env(seats=7)
    with pytest.raises(SetupError, match=r"options\.hands"):
        envs.env(options={"hands": "upside-down"})
    with pytest.raises(ValueError, match="render_mode: expected 'ansi' or None, found 'human'"):
        envs.env(render_mode="human")


@pytest.mark.parametrize("make", [envs.env, envs.raw_env, envs.solo])
def test_without_the_extra_it_says_what_to_install(make: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("table", "against_bots", "lens"):
        monkeypatch.delitem(sys.modules, f"grimorio.envs.{name}", raising=False)
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    with pytest.raises(envs.MissingExtra, match=r"no gymnasium\): pip install 'grimorio\[envs\]'"):
        make()


def test_numbers_and_choices_beyond_all_bounds_are_cut() -> None:
    """With ten thousand mana, X has more values than there are actions, and features exceed `HIGHEST`;
    both are cut.
    """
    game = games.get("magic")
    rich = {"A": {"mana": "R*10000", "life": 50_000, "hand": ["Blaze"]}}
    position = game.start(Setup("magic", 2, situation=rich))
    lens = Lens(game, position)
    position.give(("cast", "Blaze"), position.choice.number)
    assert len(position.choice.options) == 10_000
    offer = lens.offer(position.choice)
    assert offer.actions == list(range(lens.count))
    seen = lens.look(position, 0, offer)
    assert lens.observation_space.contains(seen) and seen["observation"].max() == HIGHEST
