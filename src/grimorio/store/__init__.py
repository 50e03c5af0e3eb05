"""The database of the server: games, seats, answers and snapshots, in SQLite or PostgreSQL."""

from grimorio.store.database import default_url, open_engine
from grimorio.store.games import Store
from grimorio.store.models import (
    AnswerRow,
    CampaignRow,
    ChatRow,
    EventRow,
    GameRow,
    MatchRow,
    PersonRow,
    ReportRow,
    ResultRow,
    SeatRow,
    SnapshotRow,
)
from grimorio.store.schema import StoreError

__all__ = [
    "AnswerRow",
    "CampaignRow",
    "ChatRow",
    "EventRow",
    "GameRow",
    "MatchRow",
    "PersonRow",
    "ReportRow",
    "ResultRow",
    "SeatRow",
    "SnapshotRow",
    "Store",
    "StoreError",
    "default_url",
    "open_engine",
]
