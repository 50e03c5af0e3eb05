"""`grimorio event`: an event kept in a file, and the standings of any event in the open format."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from grimorio.cli.base import Json, Lang, Stop, json_read, percent, print_json, print_table, translator

if TYPE_CHECKING:
    from collections.abc import Sequence

    from grimorio.events.standings import Line

app = typer.Typer(
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode="markdown",
    no_args_is_help=True,
    help="""An event: its pairings, results and standings.

    Examples:

    - `grimorio event standings results.json --floor 1/3 --json`
    """,
)


@app.callback()
def event() -> None:
    """An event: its pairings, results and standings."""


@app.command("standings")
def standings(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An event in the open format (JSON).")],
    floor: Annotated[
        Literal["1/3", "0.33", "0"],
        typer.Option("--floor", help="The least that an opponent's share counts."),
    ] = "1/3",
    floor_own: Annotated[
        bool, typer.Option("--floor-own", help="The player's own game-win share counts that much too.")
    ] = False,
    draws_nothing: Annotated[
        bool, typer.Option("--draws-worth-nothing", help="A drawn game earns no game point, else one.")
    ] = False,
    dropped_last: Annotated[
        bool, typer.Option("--dropped-last", help="Who left stands below equals who stayed.")
    ] = False,
    why: Annotated[
        str | None, typer.Option("--why", metavar="PLAYER", help="Show each opponent's share of this player.")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Show the standings: points, opponents' match wins, own game wins, opponents' game wins.

    Examples:

    - `grimorio event standings results.json --floor 1/3 --json`

    - `grimorio event standings results.json --why Ada`
    """
    from grimorio.events import open_format
    from grimorio.events.standings import Scoring
    from grimorio.events.standings import standings as stand

    data = json_read(file)
    try:
        results = open_format.read(data)
    except ValueError as error:
        raise Stop(f"{file}: {error}") from None
    scoring = Scoring(
        game=(3, 0, 0) if draws_nothing else (3, 1, 0),
        floor=floor,
        floor_own=floor_own,
        dropped_last=dropped_last,
    )
    played = [match for round_ in results.rounds for match in round_]
    lines = stand(scoring, results.players, played, results.dropped)
    if why is not None:
        show_why(lines, why, json)
    elif json:
        print_json({"Standings": open_format.standings_json(lines)})
    else:
        show_standings(lines)


def show_standings(lines: Sequence[Line]) -> None:
    """Print standings as a table."""
    say = translator("event")
    names = ("place", "player", "points", "record", "omw", "gw", "ogw")
    rows = [
        [
            str(line.place),
            line.player,
            str(line.points),
            f"{line.won}-{line.lost}-{line.drawn}",
            percent(float(line.opponents_match_win)),
            percent(float(line.game_win)),
            percent(float(line.opponents_game_win)),
        ]
        for line in lines
    ]
    print_table("", [say(f"event-head-{name}") for name in names], rows, (0, 2, 3, 4, 5, 6))


def show_why(lines: Sequence[Line], player: str, json: bool) -> None:
    """Print what each opponent gives to the shares of a player, or end the command: nobody has this name."""
    from grimorio.kernel.faults import did_you_mean

    say = translator("event")
    line = next((line for line in lines if line.player == player), None)
    if line is None:
        hint = did_you_mean(player, [line.player for line in lines])
        raise Stop(say("event-no-player", name=player, hint=hint))
    if json:
        print_json(_why(line))
        return
    rows = [
        [
            share.opponent,
            f"{share.match_win} = {percent(float(share.match_win))}",
            f"{share.game_win} = {percent(float(share.game_win))}",
            say("event-floored") if share.match_floored or share.game_floored else "",
        ]
        for share in line.shares
    ]
    rows.append(
        [
            say("event-mean"),
            f"{line.opponents_match_win} = {percent(float(line.opponents_match_win))}",
            f"{line.opponents_game_win} = {percent(float(line.opponents_game_win))}",
            "",
        ]
    )
    title = say("event-why", name=player, place=line.place, points=line.points)
    heads = [say("event-head-opponent"), say("event-head-match-win"), say("event-head-game-win"), ""]
    print_table(title, heads, rows, (1, 2))


def _why(line: Line) -> dict[str, Any]:
    from grimorio.events.open_format import rounded

    return {
        "Rank": line.place,
        "Player": line.player,
        "Points": line.points,
        "OMWP": rounded(line.opponents_match_win),
        "GWP": rounded(line.game_win),
        "OGWP": rounded(line.opponents_game_win),
        "Opponents": [
            {
                "Player": share.opponent,
                "MatchWin": str(share.match_win),
                "GameWin": str(share.game_win),
                "MatchWinFloored": share.match_floored,
                "GameWinFloored": share.game_floored,
            }
            for share in line.shares
        ],
    }
