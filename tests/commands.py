"""Commands of the program, run in the process of the tests."""

from __future__ import annotations

from functools import cache
from unittest.mock import patch

from typer import main, testing
from typer.testing import Result

from grimorio.cli import app

build = cache(main.get_command)
"""Build all commands of a program once.

Typer would build them for each run, which costs more than most commands.
"""


class Output(Result):
    """What a command printed, with common spaces in the place of the protected ones of French."""

    @property
    def stdout(self) -> str:
        return super().stdout.replace("\u00a0", " ")

    @property
    def stderr(self) -> str:
        return super().stderr.replace("\u00a0", " ")

    @property
    def output(self) -> str:
        return super().output.replace("\u00a0", " ")


def run(*words: str, lang: str = "en", typed: str | None = None, color: bool = False) -> Result:
    """Run a command by its words, for example ``"cards", "list"``, with a language and what is typed.

    With `color` it prints as in a terminal with colours.
    """
    environment = {"GRIMORIO_LANG": lang, "COLUMNS": "110"}
    with patch.object(testing, "_get_command", build):
        result = testing.CliRunner().invoke(app, words, input=typed, env=environment, color=color)
    result.__class__ = Output
    return result


def good(*words: str, lang: str = "en", typed: str | None = None) -> str:
    """Run a command that ends well, and return what it prints."""
    result = run(*words, lang=lang, typed=typed)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


def bad(*words: str, code: int = 2, lang: str = "en") -> str:
    """Run a command that fails with an exit code, and return the single line that it prints on stderr."""
    result = run(*words, lang=lang)
    assert (result.exit_code, result.stdout) == (code, ""), result.output
    assert result.stderr.count("\n") == 1, result.stderr
    return result.stderr.strip()
