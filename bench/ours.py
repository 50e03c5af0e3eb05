"""What is measured of Grimorio. Each function works for about so many CPU seconds and returns its counts."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time

import numpy as np

from bench import mickey
from bench.sketch import position as sketch
from grimorio import envs, games
from grimorio.bots import Sight, make_bot
from grimorio.events.sessions import planned
from grimorio.games.magic.deck import product
from grimorio.games.magic.game import THEME_DECKS
from grimorio.kernel import Position, Setup

Counts = dict[str, float]


def _repeat(seconds: float, batch: Callable[[], None], size: int, unit: str) -> Counts:
    """Run batches of `size` until the time is over."""
    done = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        batch()
        done += size
    return {unit: done, "seconds": spent}


def _copies(position: Position, seconds: float) -> Counts:
    def batch() -> None:
        for _ in range(5000):
            position.copy()

    return _repeat(seconds, batch, 5000, "copies")


def _copies_and_play(position: Position, seconds: float) -> Counts:
    def batch() -> None:
        for _ in range(1000):
            position.copy().answer(0)

    return _repeat(seconds, batch, 1000, "copies + play")


def _middle(decisions: int = 60) -> Position:
    """Magecraft after so many random decisions."""
    position = games.get("magecraft").start(Setup("magecraft", 2, 1))
    luck = Random(1)
    for _ in range(decisions):
        position.answer(luck.randrange(len(position.choice.options)))
    return position


def _playouts(seats: int, seconds: float) -> Counts:
    """Uniformly random games from their setup; a decision is a choice with two or more options."""
    game = games.get("magecraft")
    luck = Random(seats).random
    played = decisions = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        position = game.start(Setup("magecraft", seats, played))
        while position.waiting:
            position.answer(int(luck() * len(position.waiting[0].options)))
            decisions += 1
        played += 1
    return {"decisions": decisions, "games": played, "seconds": spent}


def _imagined(seconds: float) -> Counts:
    """Imagined by the seat that studies, while all others hold four gems that it cannot see."""
    position = _middle()
    while position.choice.ask != "study":
        position.answer(0)
    seat = position.choice.seat

    def batch() -> None:
        for luck in range(500):
            position.imagine(seat, luck)

    return _repeat(seconds, batch, 500, "imagined positions")


def _views(seconds: float) -> Counts:
    position = _middle()

    def batch() -> None:
        for _ in range(200):
            position.seen_by(0)

    return _repeat(seconds, batch, 200, "views")


def _env_steps(seconds: float) -> Counts:
    """What a learner does: observe, choose an offered action at random, step."""
    env = envs.raw_env("magecraft", seats=2, seed=1)
    luck = Random(1).random
    steps = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        env.reset()
        for _ in env.agent_iter():
            observation, _reward, over, _truncated, _info = env.last()
            offered = observation["action_mask"].nonzero()[0]
            env.step(None if over else int(offered[int(luck() * len(offered))]))
            steps += not over
    return {"steps": steps, "seconds": spent}


def _vector_steps(seconds: float) -> Counts:
    """The same for many games at once: observe, choose an offered action of each at random, step."""
    env = envs.vector("magecraft", count=256, seed=1)
    chooser = np.random.default_rng(1)
    observation, _ = env.reset()
    steps = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        offered = observation["action_mask"].view(np.bool_).reshape(-1).nonzero()[0]
        rows, actions = np.divmod(offered, env.lens.count)
        counts = np.bincount(rows, minlength=env.num_envs)
        last = counts.cumsum() - 1
        picked = np.maximum(last - (chooser.random(env.num_envs) * counts).astype(np.int64), 0)
        observation, *_ = env.step(actions[picked])
        steps += env.num_envs
    return {"steps": steps, "seconds": spent}


def _search(seconds: float) -> Counts:
    """Iterations of the bot `search` before one weighty decision in the middle of a game."""
    game = games.get("magecraft")
    position = game.start(Setup("magecraft", 2, 1))
    greedy = make_bot("greedy", game, 1)
    for _ in range(200):
        seat = position.choice.seat
        if position.choice.ask == "study" and len(position.choice.options) > 3:
            break
        position.answer(greedy.choose(Sight(position, seat), partial(position.imagine, seat)))
    seat = position.choice.seat
    bot = make_bot("search:40", game, 1)

    def batch() -> None:
        bot.choose(Sight(position, seat), partial(position.imagine, seat))

    return _repeat(seconds, batch, 40, "iterations")


def dealt_magic(number: int) -> Position:
    """A game of Magic between two of the five theme decks, another pair for every number."""
    decks = [product(name).deck.to_json() for name in THEME_DECKS]
    pair = [decks[number % 5], decks[(3 * number + 1) % 5]]
    return games.get("magic").start(Setup("magic", 2, number, {}, {"decks": pair}))


def _random_magic(seconds: float) -> Counts:
    """Uniformly random games of Magic, as in `_playouts`."""
    luck = Random(1).random
    played = decisions = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        position = dealt_magic(played)
        while position.waiting:
            position.answer(int(luck() * len(position.waiting[0].options)))
            decisions += 1
        played += 1
    return {"decisions": decisions, "games": played, "seconds": spent}


def _greedy_magic(seconds: float) -> Counts:
    """Games of greedy against itself, as the simulator plays them, imagined positions included."""
    bot = make_bot("greedy", games.get("magic"), 1)
    played = decisions = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        position = dealt_magic(played)
        while position.waiting:
            seat = position.waiting[0].seat
            position.answer(bot.choose(Sight(position, seat), partial(position.imagine, seat)))
            decisions += 1
        played += 1
    return {"decisions": decisions, "games": played, "seconds": spent}


def _middles() -> list[tuple[Position, int]]:
    """Positions from greedy games, from turn 8 on, each with an answer."""
    bot = make_bot("greedy", games.get("magic"), 1)
    luck = Random(1)
    found: list[tuple[Position, int]] = []
    for number in range(5):
        position = dealt_magic(number)
        while position.waiting:
            seat = position.waiting[0].seat
            if position.seen_by(seat)["table"]["turn"] >= 8:
                found.append((position.copy(), luck.randrange(len(position.waiting[0].options))))
            position.answer(bot.choose(Sight(position, seat), partial(position.imagine, seat)))
    return luck.sample(found, 100)


def _magic_copies(seconds: float) -> Counts:
    return _copies(_middles()[0][0], seconds)


def _magic_copies_and_play(seconds: float) -> Counts:
    middles = _middles()

    def batch() -> None:
        for position, answer in middles:
            position.copy().answer(answer)

    return _repeat(seconds, batch, len(middles), "copies + play")


def _magic_imagined(seconds: float) -> Counts:
    middles = _middles()

    def batch() -> None:
        for position, _ in middles:
            position.imagine(position.waiting[0].seat, 1)

    return _repeat(seconds, batch, len(middles), "imagined positions")


def _magic_views(seconds: float) -> Counts:
    middles = _middles()

    def batch() -> None:
        for position, _ in middles:
            position.seen_by(position.waiting[0].seat)

    return _repeat(seconds, batch, len(middles), "views")


def _slowest(seconds: float) -> Counts:
    """The pace of the slowest answer in random games: from it to the next choice, at least a game long."""
    luck = Random(1).random
    slowest = 0.0
    played = 0
    began = process_time()
    while not played or process_time() - began < seconds:
        position = dealt_magic(played)
        while position.waiting:
            index = int(luck() * len(position.waiting[0].options))
            before = process_time()
            position.answer(index)
            slowest = max(slowest, process_time() - before)
        played += 1
    return {"decisions": 1, "seconds": slowest}


def _auctions(seconds: float) -> Counts:
    """Uniformly random auctions of Magic Live for four, as in `_playouts`."""
    game = games.get("live")
    luck = Random(1).random
    played = decisions = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        position = game.start(Setup("live", 4, played))
        while position.waiting:
            position.answer(int(luck() * len(position.waiting[0].options)))
            decisions += 1
        played += 1
    return {"decisions": decisions, "games": played, "seconds": spent}


def _auction() -> Position:
    """An auction for four after 40 random decisions: packs are bought, and a challenge is on."""
    position = games.get("live").start(Setup("live", 4, 1))
    luck = Random(1)
    for _ in range(40):
        position.answer(luck.randrange(len(position.waiting[0].options)))
    return position


def _sessions(seconds: float) -> Counts:
    """Whole sessions of four greedy bots: the auction, and the six games of its tournament."""
    plan = planned()
    played = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        plan.play(played)
        played += 1
    return {"sessions": played, "games": 7 * played, "seconds": spent}


LOAD = """
from time import process_time
from grimorio.kernel import Setup, Position
began = process_time()
from grimorio.games.magic.cards import CARDS
loaded = process_time() - began
from grimorio.games.magic.game import Magic
game = Magic()
began = process_time()
game.book(Setup("magic", 2, 1))
print(loaded + process_time() - began)
"""


def _load(seconds: float) -> Counts:
    """Load the 357 cards in a new process, and compile what they say; without what the rules are made of."""
    spent = 0.0
    loads = 0
    while spent < seconds:
        done = subprocess.run([sys.executable, "-c", LOAD], capture_output=True, text=True, check=True)
        spent += float(done.stdout)
        loads += 1
    return {"loads": loads, "seconds": spent}


TASKS: dict[str, Callable[[float], Counts]] = {
    "kernel: copy 122 things": lambda seconds: _copies(sketch(), seconds),
    "kernel: copy 122 things and play": lambda seconds: _copies_and_play(sketch(), seconds),
    "Magecraft: copy": lambda seconds: _copies(_middle(), seconds),
    "Magecraft: copy and play": lambda seconds: _copies_and_play(_middle(), seconds),
    "Magecraft: random games of 2": lambda seconds: _playouts(2, seconds),
    "Magecraft: random games of 3": lambda seconds: _playouts(3, seconds),
    "Magecraft: random games of 4": lambda seconds: _playouts(4, seconds),
    "Magecraft: imagine": _imagined,
    "Magecraft: view of a seat": _views,
    "Magecraft: PettingZoo steps": _env_steps,
    "Magecraft: steps of 256 games at once": _vector_steps,
    "Magecraft: search bot": _search,
    "Magic: load the cards": _load,
    "Magic: copy": _magic_copies,
    "Magic: copy and play": _magic_copies_and_play,
    "Magic: random games of 2": _random_magic,
    "Magic: pace of the slowest random answer": _slowest,
    "Magic: greedy games of 2": _greedy_magic,
    "Magic: imagine": _magic_imagined,
    "Magic: view of a seat": _magic_views,
    "Magic Live: copy": lambda seconds: _copies(_auction(), seconds),
    "Magic Live: copy and play": lambda seconds: _copies_and_play(_auction(), seconds),
    "Magic Live: random auctions of 4": _auctions,
    "Magic Live: sessions of 4": _sessions,
    **mickey.TASKS,
}
