"""The judge's bench for Wizards of Mickey: it plays scenarios of this game."""

from grimorio.judge.mickey.bench import MickeyBench

__all__ = ["MickeyBench"]
