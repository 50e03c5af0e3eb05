"""Card sets that players type in: reading them with the line of every mistake."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from grimorio.judge.reading import BadFile, Node, parse, read
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
    try:
        changed = path.stat().st_mtime_ns
    except OSError:
        changed = 0
    return _kept(game, path, shown, changed)


@lru_cache(maxsize=16)
def _kept(game: Game, path: Path, shown: str | None, changed: int) -> Any:
    """A set as it was when the file was changed last: many scenarios play with one."""
    return _checked(game, read(path, shown))


def card_text(game: Game, text: str, name: str) -> Any:
    """The same of the text of a file; `name` is what it is called, JSON where it ends so. Raises BadFile."""
    return _checked(game, parse(text, name, json_only=name.lower().endswith(".json")))


def _checked(game: Game, root: Node) -> Any:
    data = root.plain()
    try:
        game.cards(data)
    except SetupError as error:
        field = error.field.removeprefix("cards").lstrip(".")
        message = str(error).removeprefix(f"{error.field}: ")
        raise BadFile(root.file, root.line_at(field), f"{field}: {message}" if field else message) from None
    return data
