"""Stepping through a stored game."""

from __future__ import annotations

from typing import Any

from grimorio.store import Store
from grimorio.web.refusals import Refused
from grimorio.web.resume import rules
from grimorio.web.timeline import fits, replayed


def page(store: Store, id: str, seat: int, start: int, count: int) -> dict[str, Any]:
    """Steps `start` to `start + count` of a game as a seat saw them. Blocks.

    Answers are told only when the game is over: while it is played they may be secret.

    Raises:
        Refused: there is no such game, it has not begun, or it cannot be played again.
    """
    past = store.past(id)
    if past is None:
        raise Refused("table-refused-game")
    game, row = rules(past.row.game), past.row
    if row.state == "open":
        raise Refused("table-refused-waiting")
    if row.state == "broken" or game is None:
        raise Refused("table-refused-broken")
    steps: list[dict[str, Any]] = []
    try:
        if not fits(game, past):
            raise Refused("table-refused-version", {"old": row.version, "new": game.version})
        for index, timeline in enumerate(replayed(game, past)):
            if index >= start + count:
                break
            if index < start:
                continue
            answer = None
            if row.state == "over" and timeline.given:
                number, by, option = timeline.given[-1]
                answer = {"number": number, "seat": by, "option": list(option)}
            steps.append(
                {
                    "n": timeline.n,
                    "view": timeline.position.seen_by(seat),
                    "log": timeline.log.newest(seat),
                    "answer": answer,
                }
            )
    except ValueError:
        raise Refused("table-refused-broken") from None
    return {
        "id": id,
        "seat": seat,
        "state": row.state,
        "from": start,
        "total": len(past.answers) + 1,
        "steps": steps,
    }
