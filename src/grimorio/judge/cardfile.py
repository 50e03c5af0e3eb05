"""Read card sets that players have written, and report every mistake with its line."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from grimorio.judge.reading import BadFile, Node, at_place, parse, read
from grimorio.kernel import Game, SetupError
from grimorio.kernel.faults import message_of


def card_file(game: Game, path: Path, shown: str | None = None) -> Any:
    """A card set for `Setup.cards`, read from a YAML or JSON file and checked by the game.

    Args:
        game: the game to which the cards belong.
        path: the file.
        shown: the name of the file in messages; None for its path.

    Raises:
        BadFile: something is wrong. The error gives the file, the line, the field, and what was expected.
    """
    try:
        changed = path.stat().st_mtime_ns
    except OSError:
        changed = 0
    return _kept(game, path, shown, changed)


def cards_said(game: Game, node: Node) -> Any:
    """A card set for `Setup.cards` as a scenario gives it: a file beside its own, by name, or the set itself.

    Raises BadFile: something is wrong. The error gives the file, the line, the field, and what was expected.
    """
    if isinstance(node.value, list):
        root = Node(node.file, node.line, node.at, {"cards": node}, "", {"cards": node.line})
        return _checked(game, root)
    if isinstance(node.value, dict):
        return _checked(game, node)
    return card_file(game, Path(node.file).parent / node.word())


@lru_cache(maxsize=16)
def _kept(game: Game, path: Path, shown: str | None, changed: int) -> Any:
    """The checked card set in the file `path`, cached.

    `shown` is the name of the file in messages, or None for its path. `changed` is the time of its last
    change, in nanoseconds: the file is read again when it differs. Raises BadFile: something is wrong.
    """
    return _checked(game, read(path, shown))


def card_text(game: Game, text: str, name: str) -> tuple[Any, list[BadFile]]:
    """Read a card set from the text of a file whose name is `name`; if that ends in .json, it is JSON.

    Returns:
        The set, or None if anything is wrong; and all errors, in the order of their lines.
    """
    try:
        root = parse(text, name, json_only=name.lower().endswith(".json"))
    except BadFile as bad:
        return None, [bad]
    wrong = _faults(game, root)
    return None if wrong else root.plain(), wrong


def card_faults(game: Game, path: Path) -> list[BadFile]:
    """All errors in a file of cards, in the order of their lines."""
    try:
        return _faults(game, read(path))
    except BadFile as bad:
        return [bad]


def _faults(game: Game, root: Node) -> list[BadFile]:
    wrong = [_at_line(root, error) for error in game.card_faults(root.plain())]
    return sorted(wrong, key=lambda bad: bad.line)


def _checked(game: Game, root: Node) -> Any:
    data = root.plain()
    try:
        game.cards(data)
    except SetupError as error:
        raise _at_line(root, error) from None
    return data


def _at_line(root: Node, error: SetupError) -> BadFile:
    """The game's error about a card set as an error of its file (`root`), with the line."""
    field = error.field.removeprefix("cards").lstrip(".")
    return BadFile(root.file, root.line_at(field), at_place(field, message_of(error)))
