"""What bots know of Wizards of Mickey: what cards are worth, and what a challenge comes to."""

from grimorio.bots.mickey.sense import AHEAD, MickeySense

__all__ = ["AHEAD", "MickeySense"]
