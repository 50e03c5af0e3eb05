"""Positions are stored by the classes of their objects, so every game must name each of its classes."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

import grimorio.games
from grimorio.kernel.thing import Saved

FOLDER = Path(grimorio.games.__file__).parent
GAMES = sorted(path.parent.name for path in FOLDER.glob("*/registry.py"))


@pytest.mark.parametrize("game", GAMES)
def test_every_class_that_is_stored_is_registered(game: str) -> None:
    registered = set(import_module(f"grimorio.games.{game}.registry").TYPES)
    missing = []
    for path in (FOLDER / game).rglob("*.py"):
        parts = path.relative_to(FOLDER).with_suffix("").parts
        module = import_module(".".join(("grimorio.games", *parts)).removesuffix(".__init__"))
        missing += [
            f"{thing.__module__}.{thing.__name__}"
            for thing in vars(module).values()
            if isinstance(thing, type)
            and issubclass(thing, Saved)
            and thing.__module__ == module.__name__
            and thing not in registered
        ]
    assert missing == []
