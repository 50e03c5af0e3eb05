"""What bots know of Magecraft.

`engine` says what grimoires are worth a turn, `standing` how players stand, `plan` thinks a turn
through, and `sense` answers the choices with them.
"""

from grimorio.bots.magecraft.sense import MagecraftSense

__all__ = ["MagecraftSense"]
