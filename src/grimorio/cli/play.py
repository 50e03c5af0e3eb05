"""`grimorio play` and `grimorio serve`: run the server."""

from __future__ import annotations

from typing import Annotated

import typer

Host = Annotated[
    str | None,
    typer.Option(help="Address to listen on; 0.0.0.0 invites the local network.", show_default="127.0.0.1"),
]
Port = Annotated[
    int | None, typer.Option(min=0, max=65535, help="Port; 0 for any free one.", show_default="8317")
]
Database = Annotated[
    str | None,
    typer.Option(
        "--db", metavar="URL", help="Where games are kept.", show_default="a file in your data folder"
    ),
]

Proxies = Annotated[
    str | None,
    typer.Option(
        metavar="NETWORKS",
        help="Proxies that say for whom they ask, with commas between.",
        show_default="127.0.0.1, ::1",
    ),
]


Metrics = Annotated[
    str | None,
    typer.Option(metavar="PORT", help="Where Prometheus reads metrics.", show_default="nowhere"),
]


def play(host: Host = None, port: Port = None, db: Database = None) -> None:
    """Open a table in the browser.

    Starts the server and shows its page; Ctrl-C stops it, and every game continues at the next start.
    GRIMORIO_OPEN=0 opens no browser.

    Examples:

    - `grimorio play`

    - `grimorio play --host 0.0.0.0` invites friends in the same network
    """
    from grimorio.web import serve as run

    run(host, port, db, open_browser=True)


def serve(
    host: Host = None,
    port: Port = None,
    db: Database = None,
    proxies: Proxies = None,
    metrics: Metrics = None,
) -> None:
    """Run the server without opening a browser.

    GRIMORIO_HOST, GRIMORIO_PORT, GRIMORIO_DB, GRIMORIO_PROXIES and GRIMORIO_METRICS say the same as the
    options.

    Examples:

    - `grimorio serve --port 9000`

    - `grimorio serve --host 0.0.0.0 --db sqlite:///games.db`

    - `grimorio serve --metrics 9317`
    """
    from grimorio.web import serve as run

    run(host, port, db, open_browser=False, proxies=proxies, metrics=metrics)
