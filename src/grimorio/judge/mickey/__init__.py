"""The judge's runner of scenarios of Wizards of Mickey."""

from grimorio.judge.mickey.bench import MickeyBench

__all__ = ["MickeyBench"]
