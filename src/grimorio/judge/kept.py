"""The card sets that a user imported: one card file for each, in the user's data folder."""

from __future__ import annotations

import os
import re
from pathlib import Path

from platformdirs import user_data_path


def folder() -> Path:
    """Return the folder of the imported sets: GRIMORIO_CARDS, or else ``cards`` in the user's data folder."""
    named = os.environ.get("GRIMORIO_CARDS")
    return Path(named) if named else user_data_path("grimorio", appauthor=False) / "cards"


def kept_cards(code: str) -> Path:
    """Return the path of the card file of an imported set, given by its code. The file may not exist."""
    return folder() / f"{re.sub(r'[^A-Za-z0-9_-]', '_', code).upper()}.json"


def kept_boosters(code: str) -> Path:
    """Return the path of the file that says what the boosters of the imported set `code` hold.

    Its content is the value of `Setup.cards` for a draft of the set. The file may not exist.
    """
    return folder() / "boosters" / kept_cards(code).name


def kept_sets() -> list[Path]:
    """Return the paths of the card files of all imported sets, sorted by name."""
    return sorted(folder().glob("*.json")) if folder().is_dir() else []
