"""The judge's bench for Magic Live's auction."""

from grimorio.judge.live.bench import LiveBench

__all__ = ["LiveBench"]
