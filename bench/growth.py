"""How costs grow: with the length of a game, permanents, seats, processes and games in memory; a picture."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

from grimorio import games
from grimorio.games.magic.deck import product
from grimorio.games.magic.game import THEME_DECKS
from grimorio.kernel import Position, Setup

Counts = dict[str, float]
Points = dict[str, dict[str, list[tuple[float, float]]]]
"""For each chart, by its title, and each way of measuring a line of (value, cost)."""

PERMANENTS: Final = (20, 50, 100, 200, 400)
SEATS: Final = (2, 3, 4, 6, 8)
TURNS: Final = (5, 10, 20, 40)
PROCESSES: Final = (1, 2, 4)
IN_MEMORY: Final = (100, 300, 1000)
CREATURES: Final = ("Grizzly Bears", "Wind Drake", "Craw Wurm", "Horned Turtle", "Hill Giant")
"""What lies on both sides of a board, with as many lands: creatures without abilities, and a flier."""


def _decks(first: int, seats: int) -> dict[str, Any]:
    """The theme decks of a game of Magic, one after another."""
    names = [THEME_DECKS[(first + seat) % len(THEME_DECKS)] for seat in range(seats)]
    return {"decks": [product(name).deck.to_json() for name in names]}


def _board(permanents: int) -> dict[str, Any]:
    """A situation of Magic with so many permanents: half of them lands, the others creatures."""
    row = [CREATURES[place % len(CREATURES)] for place in range(permanents // 4)]
    side = {
        "life": 10_000,
        "hand": ["Shock", "Giant Growth", "Hill Giant"],
        "battlefield": [f"Mountain*{permanents // 8}", f"Forest*{permanents // 8}", *row],
        "library": ["Forest*40"],
    }
    return {"at": "attackers", "turn": 9, "A": side, "B": side}


def _random_turns(position: Position, luck: Random, turns: int, seconds: float) -> tuple[int, float]:
    """Play at random for some turns at most, or until the time is over; return decisions and CPU seconds."""
    last = position.things[0].turn + turns
    decisions = 0
    began = process_time()
    while position.waiting and position.things[0].turn < last and process_time() - began < seconds:
        position.answer(int(luck.random() * len(position.waiting[0].options)))
        decisions += 1
    return decisions, process_time() - began


def board(permanents: int, seconds: float) -> Counts:
    """Decisions of random turns of Magic on a board of so many permanents."""
    game, luck = games.get("magic"), Random(permanents)
    decisions, spent = 0, 0.0
    while spent < seconds:
        setup = Setup("magic", 2, luck.getrandbits(32), {}, None, _board(permanents))
        played, took = _random_turns(game.start(setup), luck, 2, seconds - spent)
        decisions, spent = decisions + played, spent + took
    return {"decisions": decisions, "seconds": spent}


def seats(count: int, seconds: float) -> Counts:
    """Whole random games of Magic of so many players."""
    game, luck = games.get("magic"), Random(count)
    decisions = played = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        position = game.start(Setup("magic", count, played, {}, _decks(played, count)))
        while position.waiting:
            position.answer(int(luck.random() * len(position.waiting[0].options)))
            decisions += 1
        played += 1
    return {"decisions": decisions, "games": played, "seconds": spent}


def turn(number: int, seconds: float) -> Counts:
    """Decisions of the five turns after turn `number` of random games of Magic that last so long."""
    game, luck = games.get("magic"), Random(number)
    decisions, spent, played = 0, 0.0, 0
    while spent < seconds:
        position = game.start(Setup("magic", 2, played, {}, _decks(played, 2)))
        played += 1
        while position.waiting and position.things[0].turn < number:
            position.answer(int(luck.random() * len(position.waiting[0].options)))
        answered, took = _random_turns(position, luck, 5, seconds - spent)
        decisions, spent = decisions + answered, spent + took
    return {"decisions": decisions, "seconds": spent}


def processes(count: int, seconds: float) -> Counts:
    """Games a second, by the clock on the wall, of a simulation of Magecraft by so many processes."""
    from grimorio.simulator.many import played
    from grimorio.simulator.one import Plan

    plan = Plan("magecraft", ("random", "random"))
    number = max(400, int(2000 * seconds))
    began = time.perf_counter()
    decisions = sum(noted.decisions for noted in played(plan, number, count))
    return {"decisions": decisions, "games": number, "seconds": time.perf_counter() - began}


MEMORY: Final = """
import sys, gc
from random import Random
from grimorio import games
from grimorio.kernel import Setup
def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096
name, count, luck = sys.argv[1], int(sys.argv[2]), Random(1)
game = games.get(name)
def middle(seed):
    position = game.start(Setup(name, 2, seed))
    for _ in range(40):
        if position.waiting:
            position.answer(int(luck.random() * len(position.waiting[0].options)))
    return position
middle(0)
gc.collect()
before = resident()
kept = [middle(seed) for seed in range(count)]
gc.collect()
print(resident() - before)
"""


def memory(name: str, count: int, seconds: float) -> Counts:
    """The kilobytes that so many games take, each after forty random answers, in a process of their own."""
    if not sys.platform.startswith("linux"):
        raise ImportError("memory is read on Linux alone", name="Linux")
    done = subprocess.run(
        [sys.executable, "-c", MEMORY, name, str(count)], capture_output=True, text=True, check=True
    )
    return {"kilobytes": int(done.stdout) / 1024, "seconds": 1.0}


Task = Callable[[float], Counts]


def _pace(counts: Counts) -> float:
    """Microseconds for a decision."""
    return 1e6 * counts["seconds"] / counts["decisions"]


def _games(counts: Counts) -> float:
    """Games a second."""
    return counts["games"] / counts["seconds"]


def _kilobytes(counts: Counts) -> float:
    return counts["kilobytes"]


Chart = tuple[str, str, str, Sequence[int], Callable[[int, float], Counts], Callable[[Counts], float]]
CHARTS: Final[tuple[Chart, ...]] = (
    ("Magic: a decision by permanents in play", "permanents", "µs a decision", PERMANENTS, board, _pace),
    ("Magic: a decision by the turn", "turn", "µs a decision", TURNS, turn, _pace),
    ("Magic: random games by seats", "seats", "games a second", SEATS, seats, _games),
    ("Magecraft: simulation by processes", "processes", "games a second", PROCESSES, processes, _games),
    ("Magic: memory by games", "games", "kilobytes", IN_MEMORY, partial(memory, "magic"), _kilobytes),
    ("Magecraft: memory by games", "games", "kilobytes", IN_MEMORY, partial(memory, "magecraft"), _kilobytes),
)
"""Each chart's title, what grows, what it costs, the values, what is measured, and the cost of its counts."""


def _task(chart: Chart, value: int) -> Task:
    return lambda seconds: {"cost": chart[5](chart[4](value, seconds))}


PLACES: Final = {f"{chart[0]}: {value}": (chart[0], value) for chart in CHARTS for value in chart[3]}
"""The chart and the value of each task."""
TASKS: Final[dict[str, Task]] = {
    f"{chart[0]}: {value}": _task(chart, value) for chart in CHARTS for value in chart[3]
}


def draw(points: Points, path: Path) -> None:
    """Draw all charts as one picture, .svg or .png, with a line for each way of measuring."""
    import matplotlib
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    from grimorio.simulator.plot import BLUE, GOLD, STYLE

    colours = {"interpreted": BLUE, "compiled": GOLD}
    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(9, 9), layout="constrained")
        FigureCanvasAgg(figure)
        for place, (title, grows, costs, values, _, _) in enumerate(CHARTS, 1):
            axes = figure.add_subplot(3, 2, place)
            for how, line in points.get(title, {}).items():
                axes.plot(*zip(*line, strict=True), "o-", color=colours[how], label=how)
            axes.set(title=title, xlabel=grows, ylabel=costs, xlim=(0, None), ylim=(0, None))
            axes.set_xticks(values)
            axes.legend(frameon=False)
        metadata = {"Date": None} if path.suffix == ".svg" else {"Software": None}
        figure.savefig(path, format=path.suffix[1:], metadata=metadata)
