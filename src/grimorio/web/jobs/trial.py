"""Try a setup before a game is made from it."""

from __future__ import annotations

import json
import time
from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from grimorio import games
from grimorio.kernel import WATCHER, Position, Setup, SetupError
from grimorio.kernel.seats import Seat, seats_of
from grimorio.web.matches.match import MatchBody, begun
from grimorio.web.refusals import Refused, refused_setup

if TYPE_CHECKING:
    from grimorio.events import Match

BEGINS: Final = 1.0
"""The most processor seconds that the beginning of a game may take; every replay takes as long again."""

SEEN: Final = 200_000
"""The most bytes of a view at the beginning of a game; every answer sends as much to every connection."""


def bearable(seconds: float) -> None:
    """Check that work which took this many processor seconds may be repeated in the server's own process.

    Raises:
        Refused: it took longer than `BEGINS`.
    """
    if seconds > BEGINS:
        raise Refused("table-refused-costly")


def small_enough(position: Position) -> None:
    """Check that the views of a position are small enough to be sent with every answer.

    Raises:
        Refused: a view is larger than `SEEN`.
    """
    for seat in (WATCHER, *seats_of(position.setup.seats)):
        if len(json.dumps(position.seen_by(seat))) > SEEN:
            raise Refused("table-refused-costly")


def tried(setup: Setup, wanted: MatchBody | None, friends: Collection[Seat]) -> tuple[str, Match | None]:
    """Check that a game can be made of a setup; return the hash of its cards, and the match if one is wanted.

    Blocks the calling thread.

    Args:
        setup: the setup of the game.
        wanted: the request for a match whose first game it is, or None.
        friends: the seats that are still free for friends.

    Raises:
        Refused: the setup is not possible (the refusal names the wrong field), or the game would cost too
            much time or space.
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
