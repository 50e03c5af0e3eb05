"""`grimorio play` and `grimorio serve`: run the server, or play a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from grimorio.cli.base import Cards, Lang, Options

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


People = Annotated[
    list[str] | None,
    typer.Argument(metavar="[PLAYER]…", help="--terminal: who sits at this keyboard."),
]
Here = Annotated[bool, typer.Option("--terminal", "-t", help="Play here, without a server or a browser.")]
GameHere = Annotated[str | None, typer.Option("--game", "-g", help="--terminal: the game.")]
BotsHere = Annotated[
    str | None,
    typer.Option(
        "--bots",
        metavar="BOT,BOT,…",
        help="--terminal: the bots in the other seats, as in simulate.",
        show_default="greedy against one person",
    ),
]
SeedHere = Annotated[int | None, typer.Option("--seed", min=0, help="--terminal: all luck follows from it.")]
DecksHere = Annotated[
    list[str] | None, typer.Option("--deck", metavar="NAME", help="--terminal: a deck for each seat in turn.")
]
FileHere = Annotated[
    Path | None,
    typer.Option(
        "--file",
        metavar="FILE",
        help="--terminal: where the game is kept.",
        show_default="GAME.json in this folder",
    ),
]


def play(
    people: People = None,
    host: Host = None,
    port: Port = None,
    db: Database = None,
    terminal: Here = False,
    game: GameHere = None,
    bots: BotsHere = None,
    seed: SeedHere = None,
    deck: DecksHere = None,
    option: Options = None,
    cards: Cards = None,
    file: FileHere = None,
    lang: Lang = None,
) -> None:
    """Open a table in the browser, or play in the terminal.

    Starts the server and shows its page; Ctrl-C stops it, and every game continues at the next start.
    GRIMORIO_OPEN=0 opens no browser.

    With --terminal people take turns at this keyboard. What one of them alone may see is covered in between.
    The game is kept after every answer: after Ctrl-C, the same command continues it.

    Examples:

    - `grimorio play`

    - `grimorio play --host 0.0.0.0` invites friends in the same network

    - `grimorio play --terminal --game magic --deck "Sky Slam" --bots master`

    - `grimorio play --terminal Ada Bea --game mickey --seed 7`
    """
    from grimorio.cli.terminal import Wish, play_here

    wish = Wish(game, people, bots, seed, deck, option, cards, file)
    if terminal:
        play_here(wish)
        return
    wish.check_empty()
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
