"""Magic Live's auction at the judge's bench."""

from grimorio.judge.live.bench import LiveBench

__all__ = ["LiveBench"]
