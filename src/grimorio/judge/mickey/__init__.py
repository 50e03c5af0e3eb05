"""Plays scenarios of Wizards of Mickey for the judge."""

from grimorio.judge.mickey.bench import MickeyBench

__all__ = ["MickeyBench"]
