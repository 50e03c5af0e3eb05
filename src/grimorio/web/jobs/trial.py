"""A setup tried before a game is made of it."""

from __future__ import annotations

import json
import time
from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from grimorio import games
from grimorio.kernel import WATCHER, Position, Setup, SetupError
from grimorio.web.matches.match import MatchBody, begun
from grimorio.web.refusals import Refused, refused_setup

if TYPE_CHECKING:
    from grimorio.events import Match

BEGINS: Final = 1.0
"""Seconds of a processor in which a game stands again where it begins, each time it is read from the disk."""

SEEN: Final = 200_000
"""Bytes of what a seat may see of a game when it begins: each answer sends as much to everybody."""


def bearable(seconds: float) -> None:
    """Check that the tables can afford what something took here, for they do it in the server's own process.

    Raises:
        Refused: they cannot.
    """
    if seconds > BEGINS:
        raise Refused("table-refused-costly")


def small_enough(position: Position) -> None:
    """Check that what each seat and the spectators see of a position can be sent with every answer.

    Raises:
        Refused: it is too much.
    """
    for seat in (WATCHER, *range(position.setup.seats)):
        if len(json.dumps(position.seen_by(seat))) > SEEN:
            raise Refused("table-refused-costly")


def tried(setup: Setup, wanted: MatchBody | None, friends: Collection[int]) -> tuple[str, Match | None]:
    """Whether a game can be made of a setup: the hash of its cards, and the match it begins. Blocks.

    Args:
        setup: what the game starts from.
        wanted: the match it is to begin, or None.
        friends: the seats that are still free.

    Raises:
        Refused: it cannot, by the field that is wrong; or it costs more than a table may.
    """
    game, before = games.get(setup.game), time.thread_time()
    try:
        position = game.start(setup)
        bearable(time.thread_time() - before)
        small_enough(position)
        match = None if wanted is None else begun(setup, wanted, friends)
        return game.card_hash(setup), match
    except SetupError as error:
        raise refused_setup(error) from None
