"""Games at this keyboard, kept in a file after every answer: the same command goes on with them."""

from __future__ import annotations

import json
from pathlib import Path

from grimorio.cli.base import Stop, json_read, refused, writing
from grimorio.games import get
from grimorio.kernel import Record, RecordMismatch, Setup


def keep(record: Record, path: Path) -> None:
    """Write a record to a file. The earlier content remains until the new content is complete.

    Raises Stop: the file cannot be written.
    """
    new = path.with_name(f"{path.name}.new")
    with writing(path):
        new.write_text(json.dumps(record.to_json(), ensure_ascii=False) + "\n", "utf-8")
        new.replace(path)


def kept_in(path: Path, setup: Setup, players: tuple[str, ...], other: str) -> Record | None:
    """The record of the game that a file keeps; None if there is no file.

    Args:
        path: the file.
        setup: the setup of the game to be continued, with any seed.
        players: the names of its players.
        other: the error message if the file keeps a game with another setup or other players.

    Raises:
        Stop: the file holds no record that can be replayed, or keeps another game.
    """
    if not path.exists():
        return None
    try:
        record = Record.from_json(json_read(path))
        record.replay(get(record.setup.game))
    except (ValueError, RecordMismatch) as error:
        raise refused(error, path, "record") from None
    if {**record.setup.to_json(), "seed": 0} != {**setup.to_json(), "seed": 0} or record.players != players:
        raise Stop(other)
    return record
