"""Many games stepped at once, by Gymnasium's conventions for vector environments."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from grimorio import envs, games
from grimorio.envs.rows import Offers
from grimorio.envs.vector_table import VectorTable
from grimorio.games import UnknownGame
from grimorio.kernel import Setup, SetupError


def chosen(observation: Any, chooser: np.random.Generator) -> Any:
    """A random offered action of each game; 0 where none is offered."""
    mask = observation["action_mask"]
    return (chooser.random(mask.shape) * mask).argmax(1)


def played(env: VectorTable, steps: int, seed: int | None = None) -> list[Any]:
    """Step all games by random offered actions; return what each step returned."""
    chooser = np.random.default_rng(4)
    observation, infos = env.reset(seed=seed)
    steps_done: list[Any] = [(observation, None, None, None, infos)]
    for _ in range(steps):
        steps_done.append(env.step(chosen(observation, chooser)))
        observation = steps_done[-1][0]
    return steps_done


@pytest.mark.parametrize("game", games.names())
def test_it_keeps_to_its_spaces_and_shapes(game: str) -> None:
    env = envs.vector(game, count=3, seats=games.get(game).seats[0], seed=2)
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    for observation, rewards, over, cut, infos in played(env, 12):
        assert env.observation_space.contains(observation)
        assert infos["seat"].shape == infos["acted"].shape == (3,)
        if rewards is not None:
            assert rewards.shape == over.shape == cut.shape == (3,) and not cut.any()
            assert infos["rewards"].shape == (3, env.positions[0].setup.seats)


def test_each_game_is_that_of_the_engine_to_its_end_and_the_next_one_follows() -> None:
    env = envs.vector("magecraft", count=4, seed=9)
    game, chooser = games.get("magecraft"), np.random.default_rng(1)
    observation, infos = env.reset()
    alone = [game.start(position.setup) for position in env.positions]
    ended = 0
    for _ in range(1500):
        actions = chosen(observation, chooser)
        for place, position in enumerate(alone):
            if not position.over:
                choice = position.choice
                assert choice.seat == infos["seat"][place]
                position.answer(choice.options.index(env.lens.options[actions[place]]))
        observation, rewards, over, _, infos = env.step(actions)
        for place, position in enumerate(alone):
            if env.positions[place].setup != position.setup:
                assert position.over and infos["acted"][place] == -1 and not over[place]
                alone[place] = game.start(env.positions[place].setup)
                continue
            assert over[place] == position.over
            assert observation["observation"][place].tolist() == list(
                game.features(position, int(infos["seat"][place]))
            )
            if over[place]:
                ended += 1
                result = position.result
                assert result is not None and sum(infos["rewards"][place]) == 0
                gained = [2 * result.score(seat) - 1 for seat in (0, 1)]
                assert infos["rewards"][place].tolist() == gained
                assert rewards[place] == gained[infos["acted"][place]]
                assert not observation["action_mask"][place].any()
            else:
                assert rewards[place] == 0 and not infos["rewards"][place].any()
    assert ended > 4, "some place has played a second game"


def test_a_seed_fixes_all_games_and_each_has_its_own() -> None:
    env = envs.vector("magecraft", count=2)
    first, second = (played(env, 30, seed=5) for _ in range(2))
    for one, other in zip(first, second, strict=True):
        assert all((one[0][key] == other[0][key]).all() for key in one[0])
    assert env.positions[0].setup.seed != env.positions[1].setup.seed
    assert any((one[0]["observation"] != other[0]["observation"]).any()
               for one, other in zip(first, played(env, 30, seed=6), strict=True))  # fmt: skip


def test_an_action_that_is_not_offered_loses_only_its_own_game() -> None:
    env = envs.vector("magecraft", count=2, seats=3, seed=1)
    observation, infos = env.reset()
    seat = infos["seat"][0]
    wrong = int(observation["action_mask"][0].argmin())
    right = int(observation["action_mask"][1].argmax())
    _, rewards, over, _, infos = env.step(np.array([wrong, right]))
    assert over.tolist() == infos["illegal"].tolist() == [True, False]
    assert rewards.tolist() == [-1, 0] and infos["rewards"][0].sum() == infos["rewards"][0][seat] == -1
    observation, rewards, over, _, infos = env.step(
        np.array([wrong, int(observation["action_mask"][1].argmax())])
    )
    assert not over[0] and infos["acted"][0] == -1 and observation["action_mask"][0].any()


def test_bad_wishes_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="at least 1 game, found 0"):
        envs.vector("magecraft", count=0)
    with pytest.raises(UnknownGame):
        envs.vector("chess", count=1)
    with pytest.raises(SetupError, match="seats"):
        envs.vector("magic", count=1, seats=99)
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    monkeypatch.delitem(sys.modules, "grimorio.envs.vector_table")
    with pytest.raises(envs.MissingExtra):
        envs.vector("magecraft", count=1)


def test_a_setup_is_read_once_for_each_game() -> None:
    env = envs.vector("magecraft", count=2, options={"hands": "open"}, seed=3)
    env.reset()
    assert env.positions[0].setup == Setup("magecraft", 2, env.positions[0].setup.seed, {"hands": "open"})


def test_equal_options_are_the_same_offer_even_where_the_list_was_another() -> None:
    offers = Offers({("yes",): 3, ("no",): 5}, 8)
    options = [("yes",), ("no",)]
    offer = offers.of(options)
    assert offer.actions == [3, 5] and offers.of((("yes",), ("no",))) is offer
    options.pop()
    assert offers.of(options).actions == [3]
