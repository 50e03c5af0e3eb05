"""The judge's bench for Magecraft."""

from grimorio.judge.magecraft.bench import MagecraftBench

__all__ = ["MagecraftBench"]
