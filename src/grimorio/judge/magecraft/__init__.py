"""Magecraft at the judge's bench."""

from grimorio.judge.magecraft.bench import MagecraftBench

__all__ = ["MagecraftBench"]
