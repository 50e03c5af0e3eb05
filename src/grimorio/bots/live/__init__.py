"""What bots know of Magic Live's auction: what packs are worth, and how to answer each choice."""

from grimorio.bots.live.greedy import LiveBot

__all__ = ["LiveBot"]
