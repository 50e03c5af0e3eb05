"""`grimorio admin`: what the operator of a running server sees and does."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING, Annotated, Any

import typer

from grimorio.cli.base import FAILURE, Json, Lang, Stop, print_json, print_table, stop, translator

if TYPE_CHECKING:
    from grimorio.web.admin.commands import Command

app = typer.Typer(
    no_args_is_help=True,
    help="See what a running server does; end games, let bots pause, read reports of the chat, mute, ban.\n\n"
    "For the user who runs the server, on its machine.",
)

Socket = Annotated[
    str | None,
    typer.Option(
        metavar="PATH", help="The socket of the server (GRIMORIO_ADMIN).", show_default="that of its port"
    ),
]
Game = Annotated[str, typer.Argument(metavar="GAME", help="The id of the game.", show_default=False)]
SomeGame = Annotated[
    str | None, typer.Argument(metavar="GAME", help="The id of the game.", show_default="all games")
]
Network = Annotated[
    str,
    typer.Argument(
        metavar="ADDRESS", help="An address, or a network such as 192.0.2.0/24.", show_default=False
    ),
]


def _asked(path: str | None, command: Command) -> Any:
    """The result of a command to the running server, as JSON data.

    `path` is the path of the server's socket, or None for the usual one. Ends the program with a message if
    there is no server, or it refused the command.
    """
    import msgspec

    from grimorio.web.admin.socket import NoServer, ask, socket_path
    from grimorio.web.settings import DEFAULT_PORT

    port = os.environ.get("GRIMORIO_PORT") or str(DEFAULT_PORT)
    path = path or (socket_path(int(port)) if port.isdecimal() else "")
    if not path:
        none = os.environ.get("GRIMORIO_ADMIN") == "0"
        stop("cli-admin-none" if none else "cli-admin-system", code=FAILURE)
    try:
        answer = ask(path, command)
    except NoServer:
        stop("cli-admin-nobody", code=FAILURE, path=path)
    if answer.error:
        raise Stop(translator("table")(answer.error, **answer.args), FAILURE)
    return msgspec.json.decode(answer.result)


@app.command("load")
def load(socket: Socket = None, json: Json = False, lang: Lang = None) -> None:
    """Show what the server is doing: tables, connections, bots, memory, and who has most connections.

    Examples:

    - `grimorio admin load`

    - `watch grimorio admin load`
    """
    from grimorio.web.admin.commands import ShowLoad

    report = _asked(socket, ShowLoad())
    if json:
        print_json(report)
        return
    say = translator()
    numbers = {
        **{name: value for name, value in report.items() if isinstance(value, int)},
        "version": report["version"],
        "minutes": int(report["seconds"] // 60),
        "processor": round(report["processor"]),
        "megabytes": round(report["memory"] / 2**20),
    }
    for name in ("up", "tables", "connections", "bots", "bans"):
        typer.echo(say(f"cli-admin-load-{name}", **numbers))
    if report["paused"]:
        typer.echo(say("cli-admin-load-paused", games=", ".join(id or "*" for id in report["paused"])))
    rows = [
        [row["address"] or "–", str(row["connections"]), str(row["tables"])] for row in report["addresses"]
    ]
    if rows:
        heads = [say(f"cli-admin-head-{name}") for name in ("address", "connections", "tables")]
        print_table("", heads, rows, right=(1, 2))
    if len(report["processes"]) > 1:
        _processes(report["processes"])
    if report["silent"]:
        typer.echo(say("cli-admin-load-silent", processes=", ".join(report["silent"])))


def _processes(processes: list[dict[str, Any]]) -> None:
    """Print a table of the processes that share the database, from `ProcessLoad` as JSON data."""
    say = translator()
    names = ("process", "version", "minutes", "tables", "connections", "processor", "megabytes")
    rows = [
        [
            f"{process['address']}{' *' if process['house'] else ''}",
            process["version"],
            str(int(process["seconds"] // 60)),
            str(process["tables"]),
            str(process["connections"]),
            str(round(process["processor"])),
            str(round(process["memory"] / 2**20)),
        ]
        for process in processes
    ]
    print_table("", [say(f"cli-admin-head-{name}") for name in names], rows, right=(2, 3, 4, 5, 6))
    typer.echo(say("cli-admin-load-house"))


@app.command("games")
def games_(socket: Socket = None, json: Json = False, lang: Lang = None) -> None:
    """List the games that the server has in memory, with the process of each where there are several.

    Examples:

    - `grimorio admin games`

    - `grimorio admin games --json`
    """
    from grimorio.web.admin.commands import ShowGames

    games = _asked(socket, ShowGames())
    if json:
        print_json(games)
        return
    say = translator()
    if not games:
        typer.echo(say("cli-admin-no-games"))
        return
    several = len({game["process"] for game in games}) > 1
    names = ("id", "game", "state", "players", "answers", "connections", "thinking")
    rows = [
        [
            game["id"],
            game["game"],
            say(f"cli-admin-state-{game['state']}"),
            ", ".join(name or "–" for name in game["players"]),
            str(game["answers"]),
            str(game["connections"]),
            say("cli-admin-paused") if game["paused"] else str(game["thinking"]),
            *([game["process"]] if several else ()),
        ]
        for game in games
    ]
    heads = [say(f"cli-admin-head-{name}") for name in (*names, *(["process"] if several else ()))]
    print_table("", heads, rows, right=(4, 5, 6))


@app.command("stop")
def stop_(game: Game, socket: Socket = None, lang: Lang = None) -> None:
    """End a game without a result, together with its match; its players are told.

    Example:

    - `grimorio admin stop 7xq2mwp4`
    """
    from grimorio.web.admin.commands import StopGame

    was = _asked(socket, StopGame(game))
    typer.echo(translator()("cli-admin-stopped" if was else "cli-admin-over", game=game))


@app.command("pause")
def pause(game: SomeGame = None, socket: Socket = None, lang: Lang = None) -> None:
    """Let the bots of a game, or of all games, wait until `grimorio admin go`, also after a new start.

    Examples:

    - `grimorio admin pause 7xq2mwp4`

    - `grimorio admin pause` for all games
    """
    _bots(game, False, socket)


@app.command("go")
def go(game: SomeGame = None, socket: Socket = None, lang: Lang = None) -> None:
    """Let bots go on that were told to pause.

    Examples:

    - `grimorio admin go 7xq2mwp4`

    - `grimorio admin go` for all games
    """
    _bots(game, True, socket)


def _bots(game: str | None, on: bool, socket: str | None) -> None:
    from grimorio.web.admin.commands import PauseBots

    told = _asked(socket, PauseBots(on, game or ""))
    message = "off" if not on else "all" if told["all"] else "on"
    typer.echo(translator()(f"cli-admin-bots-{message}", count=told["tables"]))


@app.command("ban")
def ban(
    address: Network,
    minutes: Annotated[
        float | None, typer.Option(min=0.1, max=5_256_000, help="For how long.", show_default="for ever")
    ] = None,
    why: Annotated[str, typer.Option(help="A note for yourself.", show_default=False)] = "",
    socket: Socket = None,
    lang: Lang = None,
) -> None:
    """Refuse everything that an address or a network asks for, and close its connections.

    The ban stays when the server starts again. Of an IPv6 address the whole network of its household (/64) is
    banned.

    Examples:

    - `grimorio admin ban 192.0.2.7 --minutes 60 --why "floods the chat"`

    - `grimorio admin ban 192.0.2.0/24`
    """
    from grimorio.web.admin.commands import BanNetwork

    made = _asked(socket, BanNetwork(address, minutes, why[:200]))
    typer.echo(translator()("cli-admin-banned", network=made["network"]))


@app.command("unban")
def unban(address: Network, socket: Socket = None, lang: Lang = None) -> None:
    """End the ban of an address or a network.

    Example:

    - `grimorio admin unban 192.0.2.7`
    """
    from grimorio.web.admin.commands import Unban

    was = _asked(socket, Unban(address))
    typer.echo(translator()("cli-admin-unbanned" if was else "cli-admin-not-banned", network=address))


@app.command("bans")
def bans(socket: Socket = None, json: Json = False, lang: Lang = None) -> None:
    """List the banned networks.

    Example:

    - `grimorio admin bans`
    """
    from grimorio.web.admin.commands import ShowBans

    listed = _asked(socket, ShowBans())
    if json:
        print_json(listed)
        return
    say = translator()
    if not listed:
        typer.echo(say("cli-admin-no-bans"))
        return
    rows = [[ban["network"], _moment(ban["until"]), ban["why"]] for ban in listed]
    print_table("", [say(f"cli-admin-head-{name}") for name in ("network", "until", "why")], rows)


def _moment(seconds: float | None) -> str:
    """Date and time, here, of a moment in seconds since 1970; a dash for None, which is never."""
    return "–" if seconds is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


@app.command("reports")
def reports(
    report: Annotated[
        str | None, typer.Argument(metavar="ID", help="One report.", show_default="all open ones")
    ] = None,
    all: Annotated[bool, typer.Option("--all", help="List the closed ones too.")] = False,
    close: Annotated[bool, typer.Option("--close", help="Close the report.")] = False,
    note: Annotated[str, typer.Option(help="A note for yourself, with --close.", show_default=False)] = "",
    socket: Socket = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """List the lines of the chat that people have reported, show one with those around it, or close it.

    Examples:

    - `grimorio admin reports`

    - `grimorio admin reports 7xq2mwp4t3ka`

    - `grimorio admin reports 7xq2mwp4t3ka --close --note "muted at this table"`
    """
    from grimorio.web.admin.commands import CloseReport, ShowReports

    if report is None:
        if close or note:
            stop("cli-admin-report-which")
        _list_reports(_asked(socket, ShowReports(closed=all)), json)
        return
    if note and not close:
        stop("cli-admin-report-note")
    if close:
        was = _asked(socket, CloseReport(report, note[:500]))
        typer.echo(translator()("cli-admin-report-closed" if was else "cli-admin-report-was", report=report))
        return
    (whole,) = _asked(socket, ShowReports(report))
    if json:
        print_json(whole)
    else:
        _show_report(whole)


def _list_reports(listed: list[dict[str, Any]], json: bool) -> None:
    """Print a list of `ChatReport` as JSON data, as a table or (`json`) as JSON."""
    if json:
        print_json(listed)
        return
    say = translator()
    if not listed:
        typer.echo(say("cli-admin-no-reports"))
        return
    rows = [
        [
            report["id"],
            _moment(report["by"][0]["at"]),
            report["game"],
            _reasons(report),
            _speaker(report["room"], report["line"]),
            report["line"]["text"],
            *([] if report["closed"] is None else [_moment(report["closed"])]),
        ]
        for report in listed
    ]
    names = ["report", "at", "id", "reasons", "speaker", "line"]
    closed = any(report["closed"] is not None for report in listed)
    heads = [say(f"cli-admin-head-{name}") for name in [*names, *(["closed"] if closed else [])]]
    print_table("", heads, [row + [""] * (len(heads) - len(row)) for row in rows])


def _reasons(report: dict[str, Any]) -> str:
    """The reasons of a report, each once."""
    say = translator()
    return ", ".join(dict.fromkeys(say(f"cli-admin-reason-{part['reason']}") for part in report["by"]))


def _speaker(room: str, line: dict[str, Any]) -> str:
    """Who said a line: a name with the number in the chat, or a spectator's number."""
    if room == "spectators":
        return translator()("cli-admin-spectator", number=str(line["who"]))
    return f"{line['name']} ({line['who']})"


def _show_report(report: dict[str, Any]) -> None:
    """Print one `ChatReport` with what was said around the line, and what may be done about it."""
    say = translator()
    line, game = report["line"], report["game"]
    typer.echo(say("cli-admin-report-game", game=game, rules=report["rules"]))
    for said in sorted([*report["context"], line], key=lambda said: said["i"]):
        mark = ">" if said["i"] == line["i"] else " "
        typer.echo(f"{mark} {_moment(said['at'])}  {_speaker(report['room'], said)}: {said['text']}")
    for part in report["by"]:
        by = {"who": str(part["who"]), "at": _moment(part["at"]), "note": part["note"] or "–"}
        typer.echo(say("cli-admin-report-by", reason=say(f"cli-admin-reason-{part['reason']}"), **by))
    addresses = ", ".join(report["addresses"]) or "–"
    typer.echo(say("cli-admin-report-from", addresses=addresses))
    if report["closed"] is not None:
        note = report["note"] or "–"
        typer.echo(say("cli-admin-report-done", at=_moment(report["closed"]), note=note))
        return
    typer.echo(f"grimorio admin mute {game} {line['who']}")
    for address in report["addresses"]:
        typer.echo(f"grimorio admin ban {address} --minutes 60")
    typer.echo(f"grimorio admin stop {game}")
    typer.echo(f"grimorio admin reports {report['id']} --close")


@app.command("mute")
def mute(
    game: Game,
    speaker: Annotated[
        str,
        typer.Argument(
            metavar="SPEAKER",
            help="A number in the chat (that of a seat, from 0; spectators from 100), or an address.",
            show_default=False,
        ),
    ],
    off: Annotated[bool, typer.Option("--off", help="Let them speak again.")] = False,
    socket: Socket = None,
    lang: Lang = None,
) -> None:
    """Let somebody say nothing more in the chat of a table; they are told when they try.

    Of a spectator the address is muted at this table.

    Examples:

    - `grimorio admin mute 7xq2mwp4t3ka 1`

    - `grimorio admin mute 7xq2mwp4t3ka 192.0.2.7 --off`
    """
    from grimorio.web.admin.commands import MuteSpeaker

    _asked(socket, MuteSpeaker(game, speaker[:64], not off))
    typer.echo(translator()("cli-admin-unmuted" if off else "cli-admin-muted", speaker=speaker, game=game))
