"""The judge's bench for Wizards of Mickey."""

from grimorio.judge.mickey.bench import MickeyBench

__all__ = ["MickeyBench"]
