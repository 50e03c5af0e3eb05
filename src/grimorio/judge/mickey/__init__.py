"""Wizards of Mickey at the judge's bench."""

from grimorio.judge.mickey.bench import MickeyBench

__all__ = ["MickeyBench"]
