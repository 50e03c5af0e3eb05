"""The options of a draft."""

from __future__ import annotations

from typing import Final

from grimorio.kernel.setup import GameOption

BOOSTER: Final = "booster"
ROCHESTER: Final = "rochester"
SEALED: Final = "sealed"

OPTIONS: Final = (
    GameOption("kind", (BOOSTER, ROCHESTER, SEALED), BOOSTER, "MTG8-6.BD-1"),
    GameOption(
        "sealed", ("tournament-pack", "boosters"), "tournament-pack", "MTG8-6.SEAL-1", "sealed-products"
    ),
)
"""The options of a draft: its kind, and what each player of a Sealed deck receives."""
