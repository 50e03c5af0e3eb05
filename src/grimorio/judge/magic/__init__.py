"""The judge's bench for Magic."""

from grimorio.judge.magic.bench import MagicBench

__all__ = ["MagicBench"]
