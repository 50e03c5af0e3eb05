"""Many games of bots: `simulate` counts who wins how, `arena` compares bots, `plot` draws a report."""

from grimorio.simulator.arena import SETTLE, arena
from grimorio.simulator.intervals import anytime, wilson
from grimorio.simulator.many import Progress
from grimorio.simulator.plot import plot
from grimorio.simulator.report import simulate

__all__ = ["SETTLE", "Progress", "anytime", "arena", "plot", "simulate", "wilson"]
