"""The command line: `grimorio play`, `judge`, `simulate` and the others, with one module for each command.

Libraries that take long to import are imported only by the commands that need them.
"""

from grimorio.cli.app import app, main

__all__ = ["app", "main"]
