"""Forecasts that bots learned from games: features of a position, and the weight of each.

A feature is a number that speaks for a seat, such as its lead in life. The weighted sum of the features is
the logarithm of the odds that the seat wins. `python -m tools.train` fits the weights to games of bots
against themselves, and writes them to `weights/GAME.json`.
"""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from typing import ClassVar, Final, Protocol

from grimorio.bots.bot import Sense
from grimorio.kernel import Position
from grimorio.kernel.seats import Seat

FOLDER: Final = Path(__file__).with_name("weights")
"""The folder with the learned weights, one file for each game."""

STEEPEST: Final = 30.0
"""The greatest logarithm of odds that is told apart; beyond it a chance is 0 or 1 for all that matters."""


class Learner(Sense, Protocol):
    """A `Sense` that has learned from games how they end."""

    names: ClassVar[tuple[str, ...]]
    """The names of the features, in order."""

    asks: ClassVar[frozenset[str]]
    """The kinds of choices (`Choice.ask`) that training answers at random now and then."""

    foresight: int
    """After how many turns of each seat a game that is played on may be cut and forecast (`bots.outlook`)."""

    def features(self, position: Position, seat: Seat) -> list[float]:
        """The features of a position that is not over, for a seat in a game of two players.

        They follow from what the seat may know of the position.
        """

    def forecast(self, position: Position, seat: Seat) -> float:
        """The chance of the seat to win, from 0 to 1, by the learned weights; exact when the game is over."""


def weights_of(game: str, names: tuple[str, ...]) -> list[float]:
    """The learned weights of the features `names` of a game, in the same order.

    A feature that has not been learned yet weighs nothing.
    """
    weights: dict[str, float] = json.loads((FOLDER / f"{game}.json").read_text("utf-8"))["weights"]
    return [weights.get(name, 0.0) for name in names]


def chance_of(logit: float) -> float:
    """The chance, from 0 to 1, with this logarithm of its odds."""
    return 1.0 / (1.0 + exp(-max(-STEEPEST, min(STEEPEST, logit))))
