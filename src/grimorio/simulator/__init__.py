"""Many games between bots: `simulate` counts results, `arena` compares bots, `plot` draws a report.

For games with decks, `matchups` plays all pairings and `compare` plays two versions of a deck.
"""

from grimorio.simulator.arena import SETTLE, arena
from grimorio.simulator.intervals import anytime, wilson
from grimorio.simulator.ladder import ladder
from grimorio.simulator.many import Progress
from grimorio.simulator.matchups import compare, matchups
from grimorio.simulator.plot import plot
from grimorio.simulator.report import simulate

__all__ = [
    "SETTLE",
    "Progress",
    "anytime",
    "arena",
    "compare",
    "ladder",
    "matchups",
    "plot",
    "simulate",
    "wilson",
]
