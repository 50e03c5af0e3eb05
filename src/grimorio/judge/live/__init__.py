"""The judge's bench for Magic Live: it plays scenarios of its auction and its campaigns."""

from grimorio.judge.live.bench import LiveBench

__all__ = ["LiveBench"]
