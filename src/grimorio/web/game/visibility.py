"""What may be public of a game: whether spectators may watch it, and with what delay."""

from __future__ import annotations

from grimorio.store import GameRow
from grimorio.store.models import now as wall_clock


def allowed(row: GameRow) -> bool:
    """Whether a game may be watched while it is played."""
    return bool((row.spectators or {}).get("allowed", True))


def delay_of(row: GameRow) -> int:
    """By how many seconds the spectators' view of a game is delayed."""
    return int((row.spectators or {}).get("delay_s", 0))


def ended(row: GameRow) -> bool:
    """Whether everybody may know that the game is over."""
    return row.state == "over" and wall_clock() - row.updated >= 1000 * delay_of(row)


def competed(row: GameRow) -> bool:
    """Whether others compete with the result of a game: it is of a campaign or an event.

    In such games nobody takes anything back, and bots are not asked why they did something.
    """
    return row.campaign_id is not None or (row.match is not None and row.match.event_id is not None)


def shown(row: GameRow) -> bool:
    """Whether a whole game, decks included, is public.

    It is public once the game is over and, if it belongs to a match or to a session of a campaign, that is
    over too.
    """
    return ended(row) and not row.sealed and (row.match is None or row.match.state == "over")
