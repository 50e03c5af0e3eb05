"""The judge's bench for Magecraft: it plays scenarios of this game."""

from grimorio.judge.magecraft.bench import MagecraftBench

__all__ = ["MagecraftBench"]
