"""The commands of `grimorio event` that show: standings, pairings, the log, exports, simulations."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from grimorio.cli.base import (
    Json,
    Lang,
    Seed,
    Stop,
    hint,
    json_read,
    percent,
    print_json,
    print_table,
    refused,
    told,
    translator,
    with_progress,
)
from grimorio.games import DEFAULT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from grimorio.events.event import Event
    from grimorio.events.facts import Settings
    from grimorio.events.seating import Break
    from grimorio.events.standings import Line

Floor = Annotated[
    Literal["1/3", "0.33", "0"], typer.Option("--floor", help="The least that an opponent's share counts.")
]
FloorOwn = Annotated[
    bool, typer.Option("--floor-own", help="The player's own game-win share counts that much too.")
]
DrawsNothing = Annotated[
    bool, typer.Option("--draws-worth-nothing", help="A drawn game earns no game point, else one.")
]
DroppedLast = Annotated[bool, typer.Option("--dropped-last", help="Who left stands below equals who stayed.")]


def load(path: Path) -> Event:
    """The event in a file. Raises Stop: the file cannot be read, or holds no event."""
    from grimorio.events.event import Event

    try:
        return Event.from_json(json_read(path))
    except ValueError as error:
        raise Stop(f"{path}: {told(error)}") from None


def scoring(floor: str, floor_own: bool, draws_nothing: bool, dropped_last: bool) -> dict[str, Any]:
    """The settings of an event that say how results count, as JSON data.

    Args:
        floor: the least share that an opponent counts with, a name in `standings.FLOORS`.
        floor_own: whether the same least share holds for the player's own games.
        draws_nothing: whether a drawn game gives no points.
        dropped_last: whether players who left stand below others with as many points.
    """
    game = [3, 0, 0] if draws_nothing else [3, 1, 0]
    return {"game": game, "floor": floor, "floor_own": floor_own, "dropped_last": dropped_last}


def standings(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="An event of ours, or one in the open format (JSON).")
    ],
    floor: Floor = "1/3",
    floor_own: FloorOwn = False,
    draws_nothing: DrawsNothing = False,
    dropped_last: DroppedLast = False,
    why: Annotated[
        str | None, typer.Option("--why", metavar="PLAYER", help="Show each opponent's share of this player.")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Show the standings: points, opponents' match wins, own game wins, opponents' game wins.

    An event of ours counts as it was begun; the options are for the open format.

    Examples:

    - `grimorio event standings evening.json`

    - `grimorio event standings results.json --floor 1/3 --json`

    - `grimorio event standings results.json --why Ada`
    """
    import msgspec

    from grimorio.events import open_format
    from grimorio.events.event import KIND
    from grimorio.events.standings import Scoring
    from grimorio.events.standings import standings as stand

    data = json_read(file)
    if isinstance(data, dict) and data.get("kind") == KIND:
        lines = load(file).standings()
    else:
        try:
            results = open_format.read(data)
        except ValueError as error:
            raise Stop(f"{file}: {told(error)}") from None
        how = msgspec.convert(scoring(floor, floor_own, draws_nothing, dropped_last), Scoring)
        played = [match for round_ in results.rounds for match in round_]
        lines = stand(how, results.players, played, results.dropped)
    if why is not None:
        show_why(lines, why, json)
    elif json:
        print_json({"Standings": open_format.standings_json(lines)})
    else:
        show_standings(lines)


def show_standings(lines: Sequence[Line]) -> None:
    """Print standings as a table; `lines` has a line for each player, best first."""
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
    """Print each opponent's contribution to the shares of a player, as a table or, with `json`, as JSON.

    `lines` are the standings. Raises Stop: nobody in the standings has this name.
    """
    say = translator("event")
    line = next((line for line in lines if line.player == player), None)
    if line is None:
        known = [line.player for line in lines]
        raise Stop(say("event-no-player", name=player, hint=hint(player, known)))
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
    from grimorio.events.open_format import standings_json

    return {
        **standings_json([line])[0],
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


def show_round(event: Event, number: int) -> None:
    """Print the tables of the round `number`, from 1, with the results entered so far.

    Raises Stop: the event has no such round.
    """
    from grimorio.events.open_format import result

    say = translator("event")
    if not 1 <= number <= len(event.state.rounds):
        raise Stop(say("event-no-round"))
    round_ = event.state.rounds[number - 1]
    rows = []
    for place, (first, second) in enumerate(round_.tables, start=1):
        match = round_.results.get((first, second))
        games = "" if match is None else result(match.games)
        rows.append([str(place), first, second or say("event-bye"), games])
    heads = [say(f"event-head-{name}") for name in ("table", "player", "opponent", "result")]
    title = say("event-round", number=number, stage=round_.stage)
    print_table(title, heads, rows, (0,))


def show_breaks(breaks: Sequence[Break]) -> None:
    """Print what a pairing by hand breaks, a line each; nothing if it breaks nothing."""
    say = translator("seating")
    for broken in breaks:
        first, second = (*broken.players, "")[:2]
        names = ", ".join(broken.players)
        typer.echo(
            say(f"seating-break-{broken.kind}", first=first, second=second, names=names, count=broken.count)
        )


def print_(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The event's file.")],
    what: Annotated[
        Literal["pairings", "names", "slips", "standings", "bracket"],
        typer.Argument(help="Pairings by table or by name, slips to fill in, standings, the knockout."),
    ] = "pairings",
    round_: Annotated[
        int | None, typer.Option("--round", min=1, help="Of which round.", show_default="the last one")
    ] = None,
    lang: Lang = None,
) -> None:
    """Print a round, the standings or the knockout as text, to hang up or hand out.

    The tournament's page prints them as sheets of A4, the knockout as a picture.

    Examples:

    - `grimorio event print evening.json names`

    - `grimorio event print evening.json slips | lp`
    """
    event = load(file)
    number = round_ or len(event.state.rounds)
    if what == "standings":
        show_standings(event.standings())
    elif what == "pairings":
        show_round(event, number)
    elif what == "bracket":
        _show_knockout(event)
    else:
        _print_tables(event, number, slips=what == "slips")


def _show_knockout(event: Event) -> None:
    """Print the rounds of the knockout. Raises Stop: there is none yet."""
    rounds = enumerate(event.state.rounds, start=1)
    numbers = [number for number, round_ in rounds if round_.stage == "knockout"]
    if not numbers:
        raise Stop(translator("event")("event-no-round"))
    for number in numbers:
        show_round(event, number)


def _print_tables(event: Event, number: int, *, slips: bool) -> None:
    say = translator("event")
    if not 1 <= number <= len(event.state.rounds):
        raise Stop(say("event-no-round"))
    tables = list(enumerate(event.state.rounds[number - 1].tables, start=1))
    if slips:
        for place, (first, second) in tables:
            if second is not None:
                typer.echo(say("event-slip", name=event.settings.name, number=number, table=place))
                typer.echo(f"  {first}  ____ : ____  {second}\n  {say('event-drawn-games')} ____\n")
        return
    rows = []
    for place, (first, second) in tables:
        rows.append([first, str(place), second or say("event-bye")])
        if second is not None:
            rows.append([second, str(place), first])
    heads = [say(f"event-head-{name}") for name in ("player", "table", "opponent")]
    stage = event.state.rounds[number - 1].stage
    print_table(say("event-round", number=number, stage=stage), heads, sorted(rows), (1,))


def export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The event's file.")],
    as_: Annotated[
        Literal["open", "csv"], typer.Option("--as", help="The open format (JSON), or results as CSV.")
    ] = "open",
    lang: Lang = None,
) -> None:
    """Print the event for other programs: rounds, results and standings.

    Examples:

    - `grimorio event export evening.json > results.json`

    - `grimorio event export evening.json --as csv`
    """
    from grimorio.events import event_file

    event = load(file)
    if as_ == "csv":
        typer.echo(event_file.results_csv(event), nl=False)
    else:
        print_json(event_file.to_open_format(event))


Players = Annotated[int, typer.Option("--players", min=2, max=512, help="How many take part.")]
Rounds = Annotated[
    int, typer.Option("--rounds", min=0, max=30, help="Rounds of Swiss; 0: by the number of players.")
]
Cut = Annotated[int, typer.Option("--cut", help="Knockout of the best after Swiss: 8, 4, 2 or 0.")]
Structure = Annotated[
    Literal["swiss", "knockout", "round-robin"],
    typer.Option("--structure", help="How rounds are made up."),
]
Times = Annotated[int, typer.Option("--times", min=1, max=100_000, help="Events to play.")]
Apart = Annotated[
    float, typer.Option("--apart", min=0, max=400, help="Elo points between each player and the next.")
]
Bots = Annotated[
    str | None,
    typer.Option("--bots", metavar="BOT,BOT,…", help="Real games: the bots, for the players in turn."),
]
GameFormat = Annotated[
    str, typer.Option("--format", metavar="NAME", help="With --bots: the format of the games.")
]


def simulate(
    players: Players = 16,
    rounds: Rounds = 0,
    cut: Cut = 0,
    structure: Structure = "swiss",
    times: Times = 1000,
    apart: Apart = 25.0,
    bots: Bots = None,
    format: GameFormat = DEFAULT,
    seed: Seed = 0,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play invented events and tell how often the best player wins; with --bots, events of real games.

    Examples:

    - `grimorio event simulate --bots greedy,random --format mickey-mini --players 4 --times 1`

    - `grimorio event simulate --players 16 --rounds 5`

    - `grimorio event simulate --players 32 --cut 8 --times 200 --json`
    """
    from grimorio.events.event import settings_of
    from grimorio.events.event_simulation import simulate as play
    from grimorio.events.faults import EventError

    say = translator("event")
    try:
        data = {"name": "simulated", "seed": "0", "rounds": rounds, "cut": cut, "structure": structure}
        settings = settings_of(data)
    except EventError as error:
        raise Stop(told(error)) from None
    if bots is not None:
        names = [name.strip() for name in bots.split(",")]
        _simulate_bots(settings, format, names, players, times, seed, json)
        return
    tally = with_progress(
        say("event-simulating"), times, lambda watch: play(settings, players, times, seed, apart, watch)
    )
    won, top = tally.best_won / times, tally.best_top / times
    if json:
        facts = {"players": players, "times": times, "seed": seed, "apart": apart, "best_wins": won}
        print_json({**facts, "best_in_top_8": top, "best_mean_place": tally.places / times})
        return
    typer.echo(say("event-simulated", times=times, players=players, won=percent(won)))
    typer.echo(say("event-simulated-place", top=percent(top), place=f"{tally.places / times:.2f}"))


def _simulate_bots(
    settings: Settings, format: str, bots: list[str], players: int, times: int, seed: int, json: bool
) -> None:
    """Let bots play `times` whole events, and print the mean place that each bot's players reached.

    `format` is the name of the format of the games, `seed` that of all random numbers, and `bots` has the
    names of the bots, which play for the `players` players in turn. With `json` the result is printed as
    JSON. Raises Stop: there is no such bot or format, or they do not fit together.
    """
    import msgspec

    from grimorio.bots.roster import UnknownBot
    from grimorio.events.event_bots import mean_places
    from grimorio.events.formats import named

    say = translator("event")
    try:
        rules = named(format)
        changes = {"game": rules.game, "best_of": rules.best_of, "format": rules}
        settings = msgspec.structs.replace(settings, **changes)
        places: dict[str, float] = with_progress(
            say("event-simulating"),
            times,
            lambda watch: mean_places(settings, bots, players, times, seed, watch),
        )
    except UnknownBot as error:
        raise refused(error) from None
    except ValueError as error:
        raise Stop(told(error)) from None
    if json:
        print_json(
            {"players": players, "times": times, "seed": seed, "format": format, "mean_places": places}
        )
        return
    rows = [[bot, f"{place:.2f}"] for bot, place in places.items()]
    print_table("", [say(f"event-head-{name}") for name in ("bot", "mean-place")], rows, (1,))
