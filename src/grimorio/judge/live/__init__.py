"""Plays scenarios of Magic Live for the judge: those of its auction and those of its campaigns."""

from grimorio.judge.live.bench import LiveBench

__all__ = ["LiveBench"]
