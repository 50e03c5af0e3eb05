"""`grimorio backup`, `restore` and `database`: what is done with the server's database as a whole."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from grimorio.cli.base import FAILURE, Json, Lang, Stop, print_json, refused, stop, system_says, translator
from grimorio.cli.play import Database
from grimorio.cli.volume import quiet

app = typer.Typer(no_args_is_help=True, help="Copy the server's database, or change its migration.")

BackupFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="The file of the backup.", show_default=False)
]


def _url(db: str | None) -> str:
    from grimorio.store import default_url

    return db or os.environ.get("GRIMORIO_DB") or default_url()


@contextmanager
def _errors() -> Iterator[None]:
    """Turn an error of the database or of a file into `Stop` with a message of one line."""
    from grimorio.store import StoreError

    try:
        yield
    except StoreError as error:
        raise refused(error, code=FAILURE) from None
    except OSError as error:
        name = f"{error.filename}: " if error.filename else ""
        raise Stop(f"{name}{system_says(error)}", FAILURE) from None


@contextmanager
def _bar(label: str) -> Iterator[Callable[[int], Callable[[int], None]]]:
    """Show a progress bar with the text `label` on stderr.

    Yields a function to be called with the number of all rows. That function returns another one, to be
    called with the number of rows done since the last call.
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=quiet() or not console.is_terminal
    ) as bar:

        def watch(total: int) -> Callable[[int], None]:
            task = bar.add_task(label, total=total)
            return lambda rows: bar.advance(task, rows)

        yield watch


def _print(rows: int, json: bool, message: str) -> None:
    if json:
        print_json({"rows": rows})
    else:
        typer.echo(translator()(message, rows=rows))


def backup(file: BackupFile, db: Database = None, json: Json = False, lang: Lang = None) -> None:
    """Write all games, matches, campaigns and tournaments to a file.

    The server may go on meanwhile: the file shows one moment. It holds what is hidden in games, so only its
    owner may read it. `grimorio restore` reads it, into SQLite or PostgreSQL.

    Examples:

    - `grimorio backup games.backup`

    - `grimorio backup monday.backup --db postgresql://grimorio@localhost/grimorio`
    """
    from grimorio.store import transfer

    with _errors(), _bar(translator()("cli-database-backing-up")) as watch:
        if file.exists():
            stop("cli-database-exists", file=str(file))
        rows = transfer.backup(_url(db), file, watch)
    _print(rows, json, "cli-database-backed-up")


def restore(file: BackupFile, db: Database = None, json: Json = False, lang: Lang = None) -> None:
    """Bring back what `grimorio backup` wrote, into a database without games.

    No server may use the database. When something is wrong, nothing is changed.

    Examples:

    - `grimorio restore games.backup --db sqlite:///games.db`

    - `grimorio restore games.backup --db postgresql://grimorio@localhost/grimorio`
    """
    from grimorio.store import transfer

    with _errors(), _bar(translator()("cli-database-restoring")) as watch:
        rows = transfer.restore(file, _url(db), watch)
    _print(rows, json, "cli-database-restored")


@app.command("copy")
def copy_(
    target: Annotated[
        str, typer.Argument(metavar="URL", help="The other database, without games.", show_default=False)
    ],
    db: Database = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Copy the server's database into another one, of the same kind or not.

    Stop the server first; name the other database in GRIMORIO_DB when you start it again.

    Examples:

    - `grimorio database copy postgresql://grimorio@localhost/grimorio`

    - `grimorio database copy sqlite:///games.db --db postgresql://grimorio@localhost/grimorio`
    """
    from grimorio.store import transfer

    with _errors(), _bar(translator()("cli-database-copying")) as watch:
        rows = transfer.copy(_url(db), target, watch)
    _print(rows, json, "cli-database-copied")


@app.command("migrate")
def migrate(
    to: Annotated[
        str | None, typer.Option(metavar="NUMBER", help="The migration.", show_default="the newest")
    ] = None,
    db: Database = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask before data are lost.")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Bring the tables of the database to another migration, up or down.

    The server migrates up by itself. Going down serves an older version of Grimorio: what that version does
    not know is deleted, so make a backup first.

    Examples:

    - `grimorio database migrate`

    - `grimorio database migrate --to 0009 --yes`
    """
    from grimorio.store import transfer

    with _errors():
        if to is not None and to in transfer.known_migrations()[:-1] and not yes:
            typer.confirm(translator()("cli-database-down", to=to), abort=True, err=True)
        before, after = transfer.migrate(_url(db), to)
    if json:
        print_json({"before": before, "after": after})
    else:
        typer.echo(translator()("cli-database-migrated", before=before or "–", after=after))
