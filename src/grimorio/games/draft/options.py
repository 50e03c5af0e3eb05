"""The options of a draft."""

from __future__ import annotations

from typing import Final

from grimorio.kernel.setup import GameOption

BOOSTER: Final = "booster"
ROCHESTER: Final = "rochester"
SEALED: Final = "sealed"

OPEN: Final = "open"
SECRET: Final = "secret"

OPTIONS: Final = (
    GameOption("kind", (BOOSTER, ROCHESTER, SEALED), BOOSTER, "MTG8-6.BD-1"),
    GameOption(
        "sealed", ("tournament-pack", "boosters"), "tournament-pack", "MTG8-6.SEAL-1", "sealed-products"
    ),
    GameOption("pools", (OPEN, SECRET), OPEN, "MTG8-6.BD-3"),
)
"""The options of a draft: its kind, what each player of a Sealed deck receives, and whether everything is
shown at the end.
"""
