"""Matches of Magic Live's auction between two Magi."""

from __future__ import annotations

from typing import ClassVar

from grimorio.decks.matches import MatchRules


class LiveMatches(MatchRules):
    """See `MatchRules`; each seat begins every auction with the sheet it came with."""

    of_seats: ClassVar[tuple[str, ...]] = ("sheets", "news")
