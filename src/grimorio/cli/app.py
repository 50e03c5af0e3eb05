"""The program: its commands, its errors and its exit codes."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from grimorio import __version__
from grimorio.cli.base import BAD_INPUT, Lang, Stop, forget_language, set_language, translator
from grimorio.cli.overview import COMMANDS, write_overview
from grimorio.cli.volume import Quiet, Verbose, Volume, detail, set_volume, with_volume
from grimorio.language import LANGUAGES

STOPPED = 130
"""Exit code after Ctrl-C."""


class Program(TyperGroup):
    """The program with all its commands.

    Every error is printed as one line on stderr; bad input never leads to a traceback. A command is imported
    when it is asked for.
    """

    def list_commands(self, ctx: Any) -> list[str]:
        """The names of all commands, in the order of the overview."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of this name, or None if there is none."""
        if cmd_name in COMMANDS and cmd_name not in self.commands:
            self.commands[cmd_name] = _imported(cmd_name)
        return self.commands.get(cmd_name)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the overview of all commands, in the reader's language."""
        write_overview(ctx, formatter)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        forget_language()
        set_volume(Volume.USUAL)
        begun = time.perf_counter()
        set_language(_language_asked(list(sys.argv[1:] if args is None else args)))
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except (typer.Abort, KeyboardInterrupt):
            code = STOPPED
        except Stop as error:
            typer.echo(f"grimorio: {error}", err=True)
            code = error.code
        except Exception as error:
            said = getattr(error, "format_message", None)
            if said is None:
                raise
            context = getattr(error, "ctx", None)
            path = "grimorio" if context is None else context.command_path
            message = " ".join(str(said()).replace("Value error, ", "").split())
            if message:
                from grimorio.cli.usage import told

                said_so = translator()("cli-see", said=told(message), path=path)
                typer.echo(f"{path}: {said_so}", err=True)
            code = BAD_INPUT if message else 0
        detail("cli-verbose-time", seconds=round(time.perf_counter() - begun, 2))
        if standalone_mode:
            sys.exit(code if isinstance(code, int) else 0)
        return code


def _language_asked(words: Sequence[str]) -> str | None:
    """The language that `--lang` asks for anywhere among the words of a command line; None without any.

    What is wrong with the command line may be found before `--lang` is.
    """
    for word, after in pairwise([*words, ""]):
        option, equals, value = word.partition("=")
        if option == "--lang" and (found := value if equals else after) in LANGUAGES:
            return found
    return None


def _imported(name: str) -> Any:
    """The command of this name, made of its function or of the program of its own commands."""
    from typer.main import get_group

    module, _, attribute = COMMANDS[name].partition(".")
    part = getattr(import_module(f"grimorio.cli.{module}"), attribute)
    holder = typer.Typer(rich_markup_mode="markdown", add_completion=False)
    holder.callback()(lambda: None)
    if isinstance(part, typer.Typer):
        holder.add_typer(part, name=name)
    else:
        holder.command(name)(part)
    return with_volume(get_group(holder).commands[name])


app = typer.Typer(
    cls=Program,
    name="grimorio",
    no_args_is_help=True,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"grimorio {__version__}")
        raise typer.Exit


@app.callback()
def program(
    lang: Lang = None,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
    quiet: Quiet = False,
    verbose: Verbose = False,
) -> None:
    """Wizard card games, complete: a table in the browser, bots, a simulator and a judge."""


def main() -> None:
    """Run the program with the arguments of the command line."""
    app(prog_name="grimorio")
