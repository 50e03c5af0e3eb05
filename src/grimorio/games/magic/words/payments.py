"""The costs that give up a whole zone, the object itself or a counter of it; each class is one."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class GraveyardCost:
    """The cost of removing all cards in your graveyard from the game, even if there are none."""


@dataclass(frozen=True)
class HandCost:
    """The cost of discarding your hand, even if it has no cards (MTG8-CR-COST-8)."""


@dataclass(frozen=True)
class RemoveThisCost:
    """The cost of removing the permanent that has the ability from the game."""


@dataclass(frozen=True)
class CounterCost:
    """The cost of taking a counter of this name off the permanent that has the ability."""

    counter: str = "+1/+1"


Payment = GraveyardCost | HandCost | RemoveThisCost | CounterCost
"""The costs of this module."""
