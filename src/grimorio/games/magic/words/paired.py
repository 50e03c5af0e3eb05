"""The effects of abilities of one permanent that speak of each other; each class is one (MTG8-CR-PAIR-1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from grimorio.games.magic.words.rows import Rows


@dataclass(frozen=True)
class TargetedGains:
    """The player whom another ability of this permanent targeted gains life (MTG8-CR-PAIR-1)."""

    EN: ClassVar[Rows] = ("the player whom <card>'s other ability targeted gains <amount:digits> life",)

    amount: int


@dataclass(frozen=True)
class LoseAllBut:
    """You lose all life but this much (MTG8-CR-LIFE-1)."""

    EN: ClassVar[Rows] = ("you lose all but <life:digits> life",)

    life: int


@dataclass(frozen=True)
class LostBack:
    """You gain as much life as you lost by another ability of this permanent (MTG8-CR-PAIR-1)."""

    EN: ClassVar[Rows] = ("you gain life equal to the life you lost because of <card>'s other ability",)


Pairing = TargetedGains | LoseAllBut | LostBack
"""The effects of this module."""
