"""Magecraft: a game with grimoires and gem bags for 2 to 4 players."""

from grimorio.games.magecraft.game import Magecraft

__all__ = ["Magecraft"]
