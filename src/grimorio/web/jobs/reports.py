"""Reports on a ruling: a line of the log, its rule, and the events before it, as far as the seat may know."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta

from grimorio import __version__, rulebooks
from grimorio.kernel import WATCHER
from grimorio.kernel.seats import Seat
from grimorio.store.games import Past
from grimorio.web.bodies import Body, Count
from grimorio.web.game.resume import rules
from grimorio.web.game.timeline import fits, replayed
from grimorio.web.refusals import Refused

FORMAT: Final = 1
"""The version of the file format, stored under "grimorio-report"."""

COMMENT_LENGTH: Final = 2000
"""The most characters of a comment."""


class ReportBody(Body):
    """A report about the line with index `line` in the log of a seat."""

    seat: Annotated[int, Meta(ge=WATCHER, le=16)]
    line: Count
    comment: Annotated[str, Meta(max_length=COMMENT_LENGTH)] = ""


def made(past: Past, body: ReportBody) -> dict[str, Any]:
    """The report on a line of the log, as JSON data without the game's record. Blocks the calling thread.

    The section "Reports" of `docs/protocol.md` has its keys.

    Raises:
        Refused: there is no such line, or the game cannot be replayed.
    """
    row, game = past.row, rules(past.row.game)
    seat = Seat(body.seat)
    if row.state == "open":
        raise Refused("table-refused-waiting")
    if row.state == "broken" or game is None:
        raise Refused("table-refused-broken")
    if not fits(game, past):
        raise Refused("table-refused-version", {"old": row.version, "new": game.version})
    try:
        moment = next(
            (timeline for timeline in replayed(game, past) if len(timeline.log.lines[seat]) > body.line),
            None,
        )
    except ValueError:
        raise Refused("table-refused-broken") from None
    if moment is None:
        raise Refused("table-refused-field", field="line")
    log = moment.log.after(seat, 0)[: body.line + 1]
    return {
        "grimorio-report": FORMAT,
        "grimorio": __version__,
        "game": row.game,
        "version": row.version,
        "cards": row.card_hash,
        "options": row.setup["options"],
        "id": row.id,
        "state": row.state,
        "seat": body.seat,
        "players": [{"seat": seat.seat, "kind": seat.kind, "name": seat.name} for seat in row.seats],
        "moment": {"n": moment.n, "era": row.era, "line": body.line},
        "rule": rule_of(row.game, log[-1].get("rule")),
        "event": log[-1],
        "comment": body.comment.strip(),
        "log": log,
        "view": moment.position.seen_by(seat),
    }


def rule_of(game: str, id: str | None) -> dict[str, Any] | None:
    """The rule with this id in the game's checklist; None if there is no such rule.

    It is JSON data: `{"id", "statement", "ruling", "pages"}`. "pages" are the names of the rulings about it;
    "ruling" is what the checklist says of it, or else what these pages rule.
    """
    row = next((rule for rule in rulebooks.load(game) if rule.id == id), None)
    if row is None:
        return None
    pages = [page for page in rulebooks.rulings(game) if id in page["rules"]]
    ruled = [
        f"{page['title']} {part['text']}"
        for page in pages
        for part in page["parts"]
        if part["lead"].startswith("We rule")
    ]
    return {
        "id": row.id,
        "statement": row.statement,
        "ruling": row.ruling or "\n".join(ruled),
        "pages": [page["name"] for page in pages],
    }
