"""The command line: `grimorio play`, `judge`, `simulate` and the others, one module a command.

Libraries that take their time are imported by the commands that need them.
"""

from grimorio.cli.app import app, main

__all__ = ["app", "main"]
