"""Continue a stored game from its record or, after an upgrade, from its last snapshot."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any, Final

from grimorio import games
from grimorio.kernel import Game
from grimorio.store import GameRow, SnapshotRow, Store
from grimorio.store.games import Past
from grimorio.web.game.timeline import Passing, Timeline, fits, from_snapshot, replayed

log = logging.getLogger(__name__)

CALLED_OFF: Final = "table-notice-called-off"
"""The notice of a game that ended without a result, because its match was called off."""
STOPPED: Final = "table-notice-stopped"
"""The notice of a game that ended without a result, because the operator of the server stopped it."""
ENDED: Final = (CALLED_OFF, STOPPED)
"""The notices of games that were ended without a result."""


@dataclass
class Resumed:
    """A game read from the disk.

    Attributes:
        row: the game and its seats.
        game: its rules, or None if they do not exist.
        timeline: the replayed game; None before it begins or when it is broken.
    """

    row: GameRow
    game: Game | None
    timeline: Timeline | None


class Newer(Exception):
    """The error that a game in progress was played on by newer rules than this server has.

    It waits for a server of a newer version; by older rules it could not go on as it was.
    """


def newer(game: Game, row: GameRow) -> bool:
    """Whether a stored game was played on by a newer version of its rules `game`."""
    versions = row.version, game.version
    return all(version.isdecimal() for version in versions) and int(row.version) > int(game.version)


def rules(name: str) -> Game | None:
    """The rules of the game with this name; None if there is no such game."""
    return games.get(name) if name in games.names() else None


def resume(store: Store, id: str) -> Resumed | None:
    """Read game `id` from the store and replay it; None if there is no such game.

    Blocks the calling thread. The game is replayed if rules and cards are the same as when it was played.
    Otherwise a game in progress continues from its last snapshot by the present rules, and a notice says so;
    a finished game is shown as in its last snapshot.

    Raises:
        Newer: the game is in progress, and newer rules have played it on.
    """
    past = store.past(id)
    if past is None:
        return None
    game = rules(past.row.game)
    if past.row.state == "open" or any(notice["message"] in ENDED for notice in past.row.notices):
        return Resumed(past.row, game, None)
    if game is None:
        return _broken(store, past, "no such rules")
    if past.row.state == "playing" and newer(game, past.row):
        raise Newer
    try:
        if fits(game, past):
            *_, timeline = replayed(game, past)
            return Resumed(past.row, game, timeline)
        reason = f"rules {past.row.version}, these are {game.version}, or other cards"
    except ValueError as error:
        reason = str(error)
    except Exception as error:  # whatever these rules make of a record they cannot play
        log.exception("game %s: its record fails", id)
        reason = repr(error)
    log.warning("game %s: its record cannot be replayed: %s", id, reason)
    if past.latest is None:
        return _broken(store, past, "no snapshot")
    try:
        if past.row.state == "over":
            return Resumed(past.row, game, _at(game, past, past.latest, past.row.era))
        return Resumed(past.row, game, _new_era(store, game, past, past.latest))
    except ValueError as error:
        return _broken(store, past, str(error))


def _at(game: Game, past: Past, snapshot: SnapshotRow, era: int) -> Timeline:
    return from_snapshot(game, snapshot.position, Passing(past.row.seats), era, snapshot.n)


def _new_era(store: Store, game: Game, past: Past, latest: SnapshotRow) -> Timeline:
    timeline = _at(game, past, latest, past.row.era + 1)
    answers = (past.base.n if past.base else 0) + len(past.answers)
    args = {
        "answers": latest.n,
        "lost": answers - latest.n,
        "old": past.row.version,
        "new": game.version,
    }
    notices = [*past.row.notices, {"message": "table-notice-continued", "args": args}]
    position = timeline.position
    card_hash = game.card_hash(position.setup)
    store.new_era(past.row.id, timeline.era, latest.n, position.to_json(), game.version, card_hash, notices)
    past.row.era, past.row.version, past.row.card_hash = timeline.era, game.version, card_hash
    past.row.notices = notices
    return timeline


def _broken(store: Store, past: Past, reason: str) -> Resumed:
    log.error("game %s cannot be read: %s", past.row.id, reason)
    notice: dict[str, Any] = {"message": "table-notice-broken", "args": {}}
    if past.row.state == "playing":
        past.row.state = "broken"
        past.row.notices = [*past.row.notices, notice]
        store.mark(past.row.id, past.row.state, past.row.notices)
    return Resumed(past.row, rules(past.row.game), None)
