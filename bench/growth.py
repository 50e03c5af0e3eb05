"""How costs grow: with the length of a game, permanents, seats, processes and games in memory; a picture."""

from __future__ import annotations

import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from math import inf
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

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


def _played(position: Position, luck: Random, until: float = inf, seconds: float = inf) -> Counts:
    """Play at random to the end, to the turn `until`, or until the time is over."""
    decisions = 0
    began = process_time()
    while position.waiting and position.things[0].turn < until and process_time() - began < seconds:
        position.answer(int(luck.random() * len(position.waiting[0].options)))
        decisions += 1
    return {"decisions": decisions, "seconds": process_time() - began}


def _game(number: int, seats: int) -> Position:
    """The beginning of a game of Magic with theme decks, one after another."""
    names = [THEME_DECKS[(number + seat) % len(THEME_DECKS)] for seat in range(seats)]
    decks = [product(name).deck.to_json() for name in names]
    return games.get("magic").start(Setup("magic", seats, number, {}, {"decks": decks}))


def board(permanents: int, seconds: float) -> Counts:
    """Decisions of two random turns of Magic, again and again, on a board of so many permanents."""
    game, luck, counts = games.get("magic"), Random(permanents), Counter[str]()
    while (left := seconds - counts["seconds"]) > 0:
        setup = Setup("magic", 2, luck.getrandbits(32), {}, None, _board(permanents))
        position = game.start(setup)
        counts.update(_played(position, luck, position.things[0].turn + 2, left))
    return dict(counts)


def seats(count: int, seconds: float) -> Counts:
    """Whole random games of Magic of so many players."""
    luck, counts = Random(count), Counter[str]()
    while counts["seconds"] < seconds:
        counts.update(games=1, **_played(_game(counts["games"], count), luck))
    return dict(counts)


def turn(number: int, seconds: float) -> Counts:
    """Decisions of the five turns after turn `number` of random games of Magic that last so long."""
    luck, counts, begun = Random(number), Counter[str](), 0
    while (left := seconds - counts["seconds"]) > 0:
        position = _game(begun, 2)
        begun += 1
        _played(position, luck, number)
        counts.update(_played(position, luck, number + 5, left))
    return dict(counts)


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
    return {"kilobytes": int(done.stdout) / 1024}


OF_MAGIC: Final = partial(memory, "magic")
OF_MAGECRAFT: Final = partial(memory, "magecraft")


def _pace(counts: Counts) -> float:
    """Microseconds for a decision."""
    return 1e6 * counts["seconds"] / counts["decisions"]


def _games(counts: Counts) -> float:
    """Games a second."""
    return counts["games"] / counts["seconds"]


def _kilobytes(counts: Counts) -> float:
    return counts["kilobytes"]


class Chart(NamedTuple):
    """What grows and what it costs.

    Attributes:
        title: the title.
        grows, unit: the labels of the axes: what grows, and of what the cost is counted.
        values: how large it is, at each point.
        measure: measures at such a value, for about so many seconds.
        cost: the cost that follows from what was measured.
    """

    title: str
    grows: str
    unit: str
    values: Sequence[int]
    measure: Callable[[int, float], Counts]
    cost: Callable[[Counts], float]


CHARTS: Final = (
    Chart("Magic: a decision by permanents in play", "permanents", "µs a decision", PERMANENTS, board, _pace),
    Chart("Magic: a decision by the turn", "turn", "µs a decision", TURNS, turn, _pace),
    Chart("Magic: random games by seats", "seats", "games a second", SEATS, seats, _games),
    Chart("Magecraft: simulation by processes", "processes", "games a second", PROCESSES, processes, _games),
    Chart("Magic: memory by games", "games", "kilobytes", IN_MEMORY, OF_MAGIC, _kilobytes),
    Chart("Magecraft: memory by games", "games", "kilobytes", IN_MEMORY, OF_MAGECRAFT, _kilobytes),
)


def _measured(chart: Chart, value: int, seconds: float) -> Counts:
    """The cost at a point of a chart."""
    return {"cost": chart.cost(chart.measure(value, seconds))}


PLACES: Final = {
    f"{chart.title}: {value}": (chart.title, value) for chart in CHARTS for value in chart.values
}
"""The chart and the value of each task."""
TASKS: Final[dict[str, Callable[[float], Counts]]] = {
    f"{chart.title}: {value}": partial(_measured, chart, value) for chart in CHARTS for value in chart.values
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
        for place, chart in enumerate(CHARTS, 1):
            axes = figure.add_subplot(3, 2, place)
            for how, line in points.get(chart.title, {}).items():
                axes.plot(*zip(*line, strict=True), "o-", color=colours[how], label=how)
            axes.set(title=chart.title, xlabel=chart.grows, ylabel=chart.unit, xlim=(0, None), ylim=(0, None))
            axes.set_xticks(chart.values)
            axes.legend(frameon=False)
        metadata = {"Date": None} if path.suffix == ".svg" else {"Software": None}
        figure.savefig(path, format=path.suffix[1:], metadata=metadata)
