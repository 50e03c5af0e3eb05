"""Reports of chat lines, as the operator sees and closes them."""

from __future__ import annotations

from typing import Any

from grimorio.store import ReportRow
from grimorio.store.reports import Reports
from grimorio.web.admin.commands import ChatLine, ChatReport, Reported
from grimorio.web.refusals import Refused


def told(row: ReportRow) -> ChatReport:
    """A stored report as the operator sees it: without what tells reporters apart."""
    line = ChatLine(row.i, row.who, row.name, row.text, row.at / 1000)
    return ChatReport(
        id=row.id,
        game=row.game_id,
        rules=row.game,
        room=row.room,
        line=line,
        context=[_line(entry) for entry in row.context],
        by=[Reported(entry["who"], entry["reason"], entry["note"], entry["at"] / 1000) for entry in row.by],
        closed=None if row.closed is None else row.closed / 1000,
        note=row.note,
    )


def _line(entry: dict[str, Any]) -> ChatLine:
    return ChatLine(entry["i"], entry["who"], entry["name"], entry["text"], entry["at"] / 1000)


def listed(reports: Reports, closed: bool) -> list[ChatReport]:
    """The open reports, oldest first; with `closed` also the others. Blocks."""
    return [told(row) for row in reports.listed(closed)]


def named(reports: Reports, id: str) -> ChatReport:
    """The report with an id. Blocks. Raises Refused: there is none."""
    row = reports.one(id)
    if row is None:
        raise Refused("table-refused-report-id", {"id": id})
    return told(row)


def close(reports: Reports, id: str, note: str) -> bool:
    """Close a report, and return whether it was open. Blocks. Raises Refused: there is none."""
    named(reports, id)
    return reports.close(id, note)
