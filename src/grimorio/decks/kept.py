"""The card sets that a user imported: one card file for each, in the user's data folder."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

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


@dataclass(frozen=True, eq=False, slots=True)
class KeptSet:
    """An imported set.

    Attributes:
        code: its code.
        cards: the content of its card file, as JSON data.
        rows: the rows of the card file, by English name: the cards that do not come with the program.
        packs: the content of the file of its boosters, as JSON data; None without one.
        printed: what the boosters say of each card, "rarity" among it, by English name.
    """

    code: str
    cards: Any
    rows: dict[str, dict[str, Any]]
    packs: Any
    printed: dict[str, dict[str, Any]]


def imported() -> Mapping[str, KeptSet]:
    """The imported sets by code, in alphabetical order. A set whose files cannot be read is left out.

    Files are read again once one was added to their folder, replaced or removed.
    """
    return _imported(folder(), _changed(folder()), _changed(folder() / "boosters"))


def _changed(place: Path) -> int:
    """When a folder was last changed, in nanoseconds; 0 if there is none."""
    try:
        return place.stat().st_mtime_ns
    except OSError:
        return 0


@lru_cache(maxsize=1)
def _imported(place: Path, cards_changed: int, packs_changed: int) -> Mapping[str, KeptSet]:
    """The sets in a folder that was last changed, with the folder of its boosters, at these times."""
    sets = {}
    for path in kept_sets():
        try:
            sets[path.stem] = _read(path)
        except (OSError, ValueError, LookupError, TypeError, AttributeError):
            continue
    return sets


def _read(path: Path) -> KeptSet:
    """The set in a card file and the file of its boosters. Raises what `_imported` catches."""
    cards = json.loads(path.read_text("utf-8"))
    rows = {row["name"]: row for row in cards["cards"] if isinstance(row["name"], str)}
    packs_file = kept_boosters(path.stem)
    packs = json.loads(packs_file.read_text("utf-8")) if packs_file.exists() else None
    printed = {card["name"]: card for card in packs["set"]["cards"]} if packs else {}
    return KeptSet(path.stem, cards, rows, packs, printed)
