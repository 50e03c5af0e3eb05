"""Records of finished games, and stored games that no version of the program can read."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

from grimorio import games
from grimorio.kernel import Luck, Record, Setup

GAME = games.get("magecraft")


def finished(seed: int = 4, **changes: Any) -> dict[str, Any]:
    """Return the record of a finished game as JSON data; `changes` replaces parts of the game's setup."""
    setup = replace(Setup("magecraft", 2, seed), **changes)
    record = Record.begin(GAME, setup, ("Ada", "Bob"))
    position, luck = GAME.start(setup), Luck(seed)
    while not position.over:
        index = luck.below(len(position.choice.options))
        record.add(position.choice, index)
        position.answer(index)
    record.finish(position)
    data: dict[str, Any] = json.loads(json.dumps(record.to_json()))
    return data


def broken(db: Path, id: str) -> None:
    """Change a stored game so that no version of the program can read it."""
    with closing(sqlite3.connect(db)) as disk, disk:
        disk.execute("UPDATE games SET version = 'older' WHERE id = ?", (id,))
        disk.execute("UPDATE snapshots SET position = '{}' WHERE game_id = ?", (id,))
