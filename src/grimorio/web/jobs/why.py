"""A word on why a bot did what it did last, for somebody who plays with it.

See docs/decisions/word-on-why.md.
"""

from __future__ import annotations

from typing import Any

from grimorio.bots.roster import bots_of
from grimorio.bots.why import Deeds
from grimorio.kernel import WATCHER
from grimorio.kernel.seats import Seat
from grimorio.store import GameRow
from grimorio.store.games import Past
from grimorio.web import identity
from grimorio.web.bodies import Body, Count
from grimorio.web.game import visibility
from grimorio.web.game.resume import rules
from grimorio.web.game.timeline import fits, replayed
from grimorio.web.refusals import Refused


class WhyBody(Body):
    """The request for a word on what a bot did last; `seat` is the bot's."""

    seat: Count


def admit(row: GameRow, seat: int, token: str) -> None:
    """Check that a person may ask why the bot at a seat did something.

    Args:
        row: the game.
        seat: the seat that is asked about.
        token: the token of the person who asks.

    Raises:
        Refused: the person does not play in this game, others compete with its result, or no bot sits there.
    """
    identity.seat_of(row, token)
    if visibility.competed(row):
        raise Refused("table-refused-why")
    if seat >= len(row.seats) or row.seats[seat].kind != "bot":
        raise Refused("table-refused-field", field="seat")


def explain(past: Past, seat: Seat) -> dict[str, Any]:
    """Say why the bot at a seat did what it did last, from what everybody saw. Blocks the calling thread.

    Returns:
        JSON data: "reason", the newest that can be given (`Reason.to_json`), or None; and "lines", the events
        that this bot's deed consisted of, as spectators read them.

    Raises:
        Refused: the game has not begun, or cannot be replayed.
    """
    game = rules(past.row.game)
    if game is None or past.row.state not in ("playing", "over"):
        raise Refused("table-refused-waiting")
    if not fits(game, past):
        raise Refused("table-refused-version", {"old": past.row.version, "new": game.version})
    deeds, before = Deeds(bots_of(game.name), seat), None
    try:
        for timeline in replayed(game, past):
            if before is not None:
                deeds.answered(timeline.given[-1], before, timeline.log.newest(WATCHER))
            before = timeline.position
    except ValueError:
        raise Refused("table-refused-broken") from None
    explained = deeds.explained()
    if explained is None:
        return {"reason": None, "lines": []}
    lines, reason = explained
    return {"reason": reason.to_json(), "lines": lines}
