"""Judgement for Magic: what cards do, what things are worth, how a fight ends, what to play."""

from grimorio.bots.magic.sense import MagicSense

__all__ = ["MagicSense"]
