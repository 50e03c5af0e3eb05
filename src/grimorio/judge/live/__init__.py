"""The judge's runner of scenarios of Magic Live: those of its auction and those of its campaigns."""

from grimorio.judge.live.bench import LiveBench

__all__ = ["LiveBench"]
