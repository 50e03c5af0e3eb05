"""`grimorio purge`: delete old games."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from grimorio.cli.base import FAILURE, Json, Lang, print_json, refused, stop, translator
from grimorio.cli.play import Database


def purge(
    finished: Annotated[
        int | None, typer.Option(min=0, metavar="DAYS", help="Games over for longer.", show_default="kept")
    ] = None,
    waiting: Annotated[
        int | None,
        typer.Option(
            min=0, metavar="DAYS", help="Games that never began, untouched for longer.", show_default="kept"
        ),
    ] = None,
    reports: Annotated[
        int | None,
        typer.Option(
            min=0, metavar="DAYS", help="Reports of the chat, closed for longer.", show_default="kept"
        ),
    ] = None,
    db: Database = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Delete old games from the server's database, with their chat, and old reports of the chat.

    Games in progress are kept, and those of campaigns; a match is deleted as a whole. Open reports are kept,
    also when their games go. New games use the space again.

    Examples:

    - `grimorio purge --finished 365 --waiting 30`

    - `grimorio purge --waiting 7 --db sqlite:///games.db`
    """
    if finished is None and waiting is None and reports is None:
        stop("cli-purge-what")
    from grimorio.store import Store, StoreError, default_url

    try:
        store = Store.open(db or os.environ.get("GRIMORIO_DB") or default_url())
    except StoreError as error:
        raise refused(error, code=FAILURE) from None
    try:
        count = store.upkeep.purge(finished, waiting)
        closed = 0 if reports is None else store.reports.purge(reports)
    finally:
        store.close()
    if json:
        print_json({"deleted": count, **({} if reports is None else {"reports": closed})})
        return
    typer.echo(translator()("cli-purged", count=count))
    if reports is not None:
        typer.echo(translator()("cli-purged-reports", count=closed))
