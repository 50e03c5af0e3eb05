"""The program: its commands, its errors and its exit codes."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from grimorio import __version__
from grimorio.cli import (
    admin,
    arena,
    campaign,
    cards,
    database,
    decks,
    event,
    judge,
    open,
    play,
    pods,
    print,
    purge,
    replay,
    rules,
    simulate,
    verify,
)
from grimorio.cli.base import BAD_INPUT, Lang, Stop, forget_language

STOPPED = 130
"""Exit code after Ctrl-C."""


class Program(TyperGroup):
    """The program with all its commands.

    Every error is printed as one line on stderr; bad input never leads to a traceback.
    """

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
                typer.echo(f"{path}: {message.rstrip('.')}; see {path} --help", err=True)
            code = BAD_INPUT if message else 0
        if standalone_mode:
            sys.exit(code if isinstance(code, int) else 0)
        return code


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
) -> None:
    """Wizard card games, complete: a table in the browser, bots, a simulator and a judge.

    **grimorio play** opens a table; **grimorio COMMAND --help** shows examples.
    """


app.command("play")(play.play)
app.command("serve")(play.serve)
app.command("purge")(purge.purge)
app.command("backup")(database.backup)
app.command("restore")(database.restore)
app.add_typer(database.app, name="database")
app.add_typer(admin.app, name="admin")
app.command("arena")(arena.arena)
app.command("simulate")(simulate.simulate)
app.command("judge")(judge.judge)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.add_typer(campaign.app, name="campaign")
app.add_typer(cards.app, name="cards")
app.add_typer(decks.app, name="decks")
app.add_typer(pods.app, name="draft")
app.add_typer(event.app, name="event")
app.command("open")(open.open_)
app.command("print")(print.print_)
app.command("rules")(rules.rules)


def main() -> None:
    """Run the program with the arguments of the command line."""
    app(prog_name="grimorio")
