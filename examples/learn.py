"""Teach a small network to play a game, and let it meet players who choose at random.

    pip install "grimorio[envs]" scikit-learn
    python examples/learn.py
    python examples/learn.py --moves 100000 --games 500 --seed 2

It watches games of random players, learns from each move what the game brought to who made it, and then takes
the move that promises most: one step of policy iteration. The same seed gives the same result.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from sklearn.neural_network import MLPRegressor

from grimorio import envs

TABLES = 64
"""How many games are stepped at once."""

Floats = NDArray[np.float32]


@dataclass
class Moves:
    """Moves that were made: what their seats saw, the actions, and the rewards at the ends of their games."""

    seen: Floats
    actions: NDArray[np.int64]
    rewards: Floats


def at_random(mask: NDArray[np.int8], chooser: np.random.Generator) -> NDArray[np.int64]:
    """A random offered action in each game."""
    return np.asarray((chooser.random(mask.shape) * mask).argmax(axis=1))


def watched(game: str, count: int, seed: int) -> Moves:
    """At least `count` moves of finished games between random players."""
    env, chooser = envs.vector(game, count=TABLES, seed=seed), np.random.default_rng(seed)
    observation, infos = env.reset()
    open_moves: list[list[tuple[Floats, int, int]]] = [[] for _ in range(TABLES)]
    seen: list[Floats] = []
    actions: list[int] = []
    rewards: list[float] = []
    while len(rewards) < count:
        taken = at_random(observation["action_mask"], chooser)
        for table in np.flatnonzero(observation["action_mask"].any(axis=1)):
            move = observation["observation"][table], int(taken[table]), int(infos["seat"][table])
            open_moves[table].append(move)
        observation, _, over, _, infos = env.step(taken)
        for table in np.flatnonzero(over):
            for features, action, seat in open_moves[table]:
                seen.append(features)
                actions.append(action)
                rewards.append(infos["rewards"][table][seat])
            open_moves[table] = []
        show(f"watching: {min(len(rewards), count)} of {count} moves")
    return Moves(np.array(seen), np.array(actions), np.array(rewards, np.float32))


class Learner:
    """Estimates what each action brings, by a network with one hidden layer.

    `count` is the number of actions; the network is trained with `moves`.
    """

    def __init__(self, moves: Moves, count: int, seed: int) -> None:
        self.count = count
        self.mean = moves.seen.mean(axis=0)
        self.spread = moves.seen.std(axis=0) + 1e-3
        self.network = MLPRegressor(
            hidden_layer_sizes=(64,), batch_size=256, random_state=np.random.RandomState(seed % 2**32)
        )
        order = np.random.default_rng(seed)
        for rehearsal in range(4):
            show(f"learning: {rehearsal + 1} of 4 rehearsals")
            for part in np.array_split(order.permutation(len(moves.actions)), 16):
                inputs = self._inputs(moves.seen[part], moves.actions[part])
                self.network.partial_fit(inputs, moves.rewards[part])

    def choose(self, seen: Floats, masks: NDArray[np.int8]) -> NDArray[np.int64]:
        """For each row of features and of offered actions, the offered action that promises most."""
        rows, offered = np.nonzero(masks)
        promised = self.network.predict(self._inputs(seen[rows], offered))
        order = np.lexsort((promised, rows))
        last = np.flatnonzero(np.diff(rows[order], append=-1))
        return offered[order][last]

    def _inputs(self, seen: Floats, actions: NDArray[np.int64]) -> Floats:
        """The inputs of the network: features of about the same size, and 1 at the place of the action."""
        marks = np.zeros((len(actions), self.count), np.float32)
        marks[np.arange(len(actions)), actions] = 1
        return np.hstack([(seen - self.mean) / self.spread, marks])


def met(learner: Learner, game: str, count: int, seed: int) -> list[float]:
    """The learner's scores in `count` games against a random player: 1 for a win, 0.5 for a draw, 0.

    It plays each game of a pair from another seat.
    """
    tables = min(count, TABLES)
    env, chooser = envs.vector(game, count=tables, seed=seed + 1), np.random.default_rng(seed)
    observation, infos = env.reset()
    own = np.arange(tables) % 2
    scores: list[list[float]] = [[] for _ in range(tables)]
    wanted = -(-count // tables)  # of each table: who counts the quick games first would count them more
    while any(len(some) < wanted for some in scores):
        mask = observation["action_mask"]
        taken = at_random(mask, chooser)
        mine = np.flatnonzero(mask.any(axis=1) & (infos["seat"] == own))
        if len(mine):
            taken[mine] = learner.choose(observation["observation"][mine], mask[mine])
        observation, _, over, _, infos = env.step(taken)
        for table in np.flatnonzero(over):
            if len(scores[table]) < wanted:
                scores[table].append((infos["rewards"][table][own[table]] + 1) / 2)
        show(f"playing: {sum(map(len, scores))} of {wanted * tables} games")
    return [score for some in scores for score in some]


def show(text: str) -> None:
    """Show on a terminal how far the work has come."""
    if sys.stderr.isatty():
        print(f"\r{text:60}", end="", file=sys.stderr, flush=True)


def main() -> int:
    """Watch, learn, play, and print the score; 0 if it is surely above one half, else 1."""
    usage = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    usage.add_argument("--game", default="magecraft", help="a game that lists its actions")
    usage.add_argument("--moves", type=int, default=40_000, help="how many moves to learn from")
    usage.add_argument("--games", type=int, default=128, help="how many games to play afterwards")
    usage.add_argument("--seed", type=int, default=1)
    wanted = usage.parse_args()
    moves = watched(wanted.game, wanted.moves, wanted.seed)
    count = envs.vector(wanted.game, count=1).lens.count
    scores = met(Learner(moves, count, wanted.seed), wanted.game, wanted.games, wanted.seed)
    score = float(np.mean(scores))
    error = 1.96 * float(np.std(scores)) / len(scores) ** 0.5
    show("\r")
    print(f"{wanted.game}: {score:.1%} of {len(scores)} games against random play, ± {error:.1%}")
    return 0 if score - error > 0.5 else 1


if __name__ == "__main__":
    sys.exit(main())
