"""What joins games: matches."""

from grimorio.events.match import Match, Played

__all__ = ["Match", "Played"]
