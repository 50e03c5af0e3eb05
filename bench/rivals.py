"""Random games of other engines, driven from Python. Every call that steps a game counts as a step."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

Counts = dict[str, float]


def _games(seconds: float, play: Callable[[Random], int]) -> Counts:
    luck = Random(1)
    played = steps = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        steps += play(luck)
        played += 1
    return {"steps": steps, "games": played, "seconds": spent}


def openspiel(name: str) -> Callable[[Random], int]:
    """OpenSpiel: `apply_action` of players and of chance."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(luck: Random) -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, weights)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def rlcard(name: str) -> Callable[[Random], int]:
    """RLCard: the game inside the environment, without observations, which is its fastest way."""
    import rlcard as library

    game: Any = library.make(name, config={"seed": 1}).game
    legal = game.judge.get_legal_actions if name == "gin-rummy" else game.get_legal_actions

    def play(luck: Random) -> int:
        game.init_game()
        steps = 0
        while not game.is_over():
            game.step(luck.choice(list(legal())))
            steps += 1
        return steps

    return play


def chess(name: str) -> Callable[[Random], int]:
    """python-chess: `Board.push` of random legal moves until the game is over."""
    import chess as library

    def play(luck: Random) -> int:
        board = library.Board()
        while not board.is_game_over():
            board.push(luck.choice(list(board.legal_moves)))
        return len(board.move_stack)

    return play


ENGINES: dict[str, tuple[Callable[[str], Callable[[Random], int]], str]] = {
    "OpenSpiel: hearts": (openspiel, "hearts"),
    "OpenSpiel: gin_rummy": (openspiel, "gin_rummy"),
    "RLCard: uno": (rlcard, "uno"),
    "RLCard: gin-rummy": (rlcard, "gin-rummy"),
    "python-chess": (chess, "chess"),
}


def _task(label: str) -> Callable[[float], Counts]:
    make, name = ENGINES[label]
    made: list[Callable[[Random], int]] = []

    def measure(seconds: float) -> Counts:
        if not made:
            made.append(make(name))
        return _games(seconds, made[0])

    return measure


TASKS: dict[str, Callable[[float], Counts]] = {label: _task(label) for label in ENGINES}
