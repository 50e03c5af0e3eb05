"""Magic at the judge's bench."""

from grimorio.judge.magic.bench import MagicBench

__all__ = ["MagicBench"]
