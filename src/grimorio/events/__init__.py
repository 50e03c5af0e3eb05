"""Events that consist of several games: matches, tournaments, campaigns and drafts with matches."""

from grimorio.events.match import Match, Played

__all__ = ["Match", "Played"]
