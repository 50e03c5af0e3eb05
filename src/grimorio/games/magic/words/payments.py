"""The costs that give up a whole zone, the object itself, counters of it or a card; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grimorio.games.magic.words.nouns import That


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


@dataclass(frozen=True)
class CountersCost:
    """The cost of taking `count` counters of this name off the permanent that has the ability."""

    count: int
    counter: str = "+1/+1"


@dataclass(frozen=True)
class ReturnThisCost:
    """The cost of returning the permanent that has the ability to its owner's hand."""


@dataclass(frozen=True)
class RemoveTopCost:
    """The cost of removing from the game the topmost card of your graveyard that fits a noun.

    Rule MTG8-CR-COST-11.
    """

    what: That


@dataclass(frozen=True)
class RemoveHeldCost:
    """The cost of removing a card in your hand that fits a noun from the game (MTG8-CR-COST-9)."""

    what: That


Payment = (
    GraveyardCost
    | HandCost
    | RemoveThisCost
    | CounterCost
    | CountersCost
    | ReturnThisCost
    | RemoveHeldCost
    | RemoveTopCost
)
"""The costs of this module."""
