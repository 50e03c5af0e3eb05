"""Card sets that players type in: reading them with the line of every mistake."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from grimorio.judge.reading import BadFile, read
from grimorio.kernel import Game, SetupError


def card_file(game: Game, path: Path, shown: str | None = None) -> Any:
    """A card set for `Setup.cards`, read from a YAML or JSON file and checked by the game.

    Args:
        game: whose cards they are.
        path: the file.
        shown: what messages call the file; the path when None.

    Raises:
        BadFile: what is wrong, with file, line and field, and what was expected.
    """
    root = read(path, shown)
    data = root.plain()
    try:
        game.cards(data)
    except SetupError as error:
        field = error.field.removeprefix("cards").lstrip(".")
        message = str(error).removeprefix(f"{error.field}: ")
        raise BadFile(root.file, root.line_at(field), f"{field}: {message}" if field else message) from None
    return data
