"""What everybody may know of a game: whether it may be watched, and with what delay."""

from __future__ import annotations

from grimorio.store import GameRow
from grimorio.store.models import now as wall_clock


def allowed(row: GameRow) -> bool:
    """Whether a game may be watched while it is played."""
    return bool((row.spectators or {}).get("allowed", True))


def delay_of(row: GameRow) -> int:
    """By how many seconds the spectators' view is delayed."""
    return int((row.spectators or {}).get("delay_s", 0))


def ended(row: GameRow) -> bool:
    """Whether everybody may know that the game is over."""
    return row.state == "over" and wall_clock() - row.updated >= 1000 * delay_of(row)


def shown(row: GameRow) -> bool:
    """Whether a whole game, decks included, is public.

    It is so after its end, and after that of its match or session.
    """
    return ended(row) and not row.sealed and (row.match is None or row.match.state == "over")
