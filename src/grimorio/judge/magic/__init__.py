"""The judge's bench for Magic: it plays scenarios of this game."""

from grimorio.judge.magic.bench import MagicBench

__all__ = ["MagicBench"]
