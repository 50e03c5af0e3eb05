"""The names of Magic Live that bots may use: Powers and the words they are made of."""

from grimorio.games.live.words import BidsLife, GainsLife, GivesUp, OffersTwo, Power, Returns, Wins, Word

__all__ = ["BidsLife", "GainsLife", "GivesUp", "OffersTwo", "Power", "Returns", "Wins", "Word"]
