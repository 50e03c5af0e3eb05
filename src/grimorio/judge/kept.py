"""The card sets that a user imported: one card file for each, in the user's data folder."""

from __future__ import annotations

import os
import re
from pathlib import Path

from platformdirs import user_data_path


def folder() -> Path:
    """The folder of the imported sets: ``cards`` in the user's data folder, or GRIMORIO_CARDS."""
    named = os.environ.get("GRIMORIO_CARDS")
    return Path(named) if named else user_data_path("grimorio", appauthor=False) / "cards"


def kept_cards(code: str) -> Path:
    """The card file of an imported set, whether it exists or not; `code` is the code of the set."""
    return folder() / f"{re.sub(r'[^A-Za-z0-9_-]', '_', code).upper()}.json"


def kept_sets() -> list[Path]:
    """The card files of all imported sets, by name."""
    return sorted(folder().glob("*.json")) if folder().is_dir() else []
