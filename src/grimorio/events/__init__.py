"""What joins games: matches."""

from grimorio.events.match import FORMATS, Format, Match, Played, offences

__all__ = ["FORMATS", "Format", "Match", "Played", "offences"]
