"""What everybody may know of a game: whether it may be watched, and how much later."""

from __future__ import annotations

from grimorio.store import GameRow
from grimorio.store.models import now as wall_clock


def allowed(row: GameRow) -> bool:
    """Whether a game may be watched while it is played."""
    return bool((row.spectators or {}).get("allowed", True))


def delay_of(row: GameRow) -> int:
    """How many seconds later spectators see a game."""
    return int((row.spectators or {}).get("delay_s", 0))


def ended(row: GameRow) -> bool:
    """Whether everybody may know that the game is over."""
    return row.state == "over" and wall_clock() - row.updated >= 1000 * delay_of(row)


def shown(row: GameRow) -> bool:
    """Whether everybody may know all of a game, decks too: a match or session hides them until it is over."""
    return ended(row) and not row.sealed and (row.match is None or row.match.state == "over")
