"""`grimorio arena`: let bots play against each other."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from grimorio.cli.base import (
    Cards,
    GameName,
    Jobs,
    Json,
    Lang,
    Options,
    RunBy,
    Seats,
    Seed,
    bot_name,
    cards_read,
    game_named,
    interval,
    jobs_wanted,
    options_read,
    percent,
    print_json,
    print_table,
    refused,
    seats_read,
    stop,
    translator,
    with_progress,
)
from grimorio.cli.runs import runs_of
from grimorio.cli.simulate import recorded
from grimorio.games import DEFAULT

DEFAULT_SEATS = "greedy,random"


AtMost = Annotated[int, typer.Option("--games", "-n", min=1, help="How many games at most.")]
Settle = Annotated[
    float | None,
    typer.Option(
        min=0,
        max=1,
        help="Stop when the first bot's score is surely above or below this share.",
        show_default="0.55 when a bot searches",
    ),
]
Minutes = Annotated[
    float | None,
    typer.Option(min=0, help="Stop after so many minutes; the deal in hand is played from every seat."),
]
AllGames = Annotated[bool, typer.Option("--all", help="Play every game, settled or not.")]
BestOf = Annotated[
    int | None,
    typer.Option(
        min=1,
        help="Play matches of two bots, of so many games at most that count; --games are matches.",
        show_default="single games",
    ),
]
Elo = Annotated[
    bool,
    typer.Option("--elo", help="Let every bot play every other one, --games a pair, and rate them all."),
]
Save = Annotated[
    Path | None,
    typer.Option(
        help="With --elo: keep each game in this file, and go on from there.", show_default="nothing"
    ),
]

Records = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER",
        help="Write the record of every game there; with --elo each pair has a folder of its own.",
    ),
]


def arena(
    game: GameName = DEFAULT,
    seats: Seats = None,
    games: AtMost = 200,
    seed: Seed = 0,
    jobs: Jobs = None,
    engine: RunBy = "processes",
    option: Options = None,
    cards: Cards = None,
    settle: Settle = None,
    minutes: Minutes = None,
    all_games: AllGames = False,
    best_of: BestOf = None,
    elo: Elo = False,
    save: Save = None,
    records: Records = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play each other: every bot plays every deal from every seat.

    Equal seeds give equal results, with any number of processes, unless `--minutes` ends the run.

    Examples:

    - `grimorio arena --game magecraft --seats greedy,random --games 1000`

    - `grimorio arena --game magic --best-of 3 --games 40`: matches; bots exchange cards with their sideboards

    - `grimorio arena --game magic --elo --seats apprentice,adept,master --games 100 --save levels.jsonl`

    - `grimorio arena --game mickey --seats adept,apprentice --games 10 --records games`: to replay

    - `grimorio arena --game live --seats greedy,random --games 200`: whole sessions; who alone is first wins
    """
    rules = game_named(game)
    bots = seats_read(seats, DEFAULT_SEATS)
    how: dict[str, Any] = {
        "seed": seed,
        "jobs": jobs_wanted(jobs),
        "options": options_read(option),
        "cards": cards_read(rules, cards),
        "settle": -1.0 if all_games else settle,
        "minutes": minutes,
    }
    how |= recorded(rules, records, best_of)
    if elo:
        show_ladder(_ladder(game, bots, games, save, best_of, how), json)
        return
    show(_played(game, bots, games, best_of, how), games, minutes, json)


def _ladder(
    game: str, bots: list[str], games: int, save: Path | None, best_of: int | None, how: dict[str, Any]
) -> dict[str, Any]:
    """Let every bot play every other one, and return the report; the progress is shown meanwhile.

    `games` is the number of games of a pair, `save` the file that keeps them, or None; `best_of` and `how`
    are the other arguments of the arena. Raises Stop: the arguments do not fit together.
    """
    from grimorio.bots import UnknownBot
    from grimorio.kernel import SetupError
    from grimorio.simulator import ladder

    if best_of is not None or how["minutes"] is not None or (how["settle"] or -1.0) >= 0:
        stop("cli-elo-alone")
    fixed = {name: how[name] for name in ("seed", "jobs", "options", "cards")}
    fixed["records"] = how.get("records", "")
    planned = partial(runs_of(game).planned, how["seed"], how["options"], how["cards"])
    pairs = len(bots) * (len(bots) - 1) // 2

    def run(watch: Any) -> dict[str, Any]:
        return ladder(game, bots, games, save=save, planned=planned, progress=watch, **fixed)

    try:
        report: dict[str, Any] = with_progress(f"{game}: {', '.join(bots)}", games * pairs, run)
    except (SetupError, UnknownBot, ValueError, OSError) as error:
        raise refused(error) from None
    return report


def show_ladder(report: dict[str, Any], json: bool) -> None:
    """Print the ratings and the pairs of a ladder as text, or its report as JSON if `json` is True."""
    if json:
        print_json(report)
        return
    say = translator()
    about = {"game": report["game"], "games": report["games"], "seed": report["seed"]}
    heads = [say(f"cli-head-{name}") for name in ("bot", "elo", "interval")]
    rows = [
        [bot_name(row["bot"]), str(row["elo"]), "–".join(map(str, row["interval"]))] for row in report["bots"]
    ]
    print_table(say("cli-arena-elo", **about), heads, rows, right=range(1, 3))
    heads = [say(f"cli-head-{name}") for name in ("bot", "other", "score", "interval")]
    rows = [
        [*map(bot_name, pair["bots"]), percent(pair["score"]), interval(pair["interval"])]
        for pair in report["pairs"]
    ]
    print_table(say("cli-arena-pairs"), heads, rows, right=range(2, 4))


def _played(
    game: str, bots: list[str], games: int, best_of: int | None, how: dict[str, Any]
) -> dict[str, Any]:
    """Play the games, or matches of `best_of` games, and return the report; the progress is shown meanwhile.

    `game` is the name of the rules, `bots` has the names of the bots, `games` is the most games or matches to
    play, and `how` has the other arguments of the arena. Raises Stop: the arguments do not fit together.
    """
    from grimorio.bots import UnknownBot
    from grimorio.kernel import SetupError

    def run(watch: Any) -> dict[str, Any]:
        if best_of is None:
            return runs_of(game).against(bots, games, **how, progress=watch)
        from grimorio.events.match_bots import match_arena

        return match_arena(game, bots, games, best_of, **how, progress=watch)

    try:
        report: dict[str, Any] = with_progress(f"{game}: {', '.join(bots)}", games, run)
    except (SetupError, UnknownBot) as error:
        raise refused(error) from None
    return report


def show(report: dict[str, Any], games: int, minutes: float | None, json: bool) -> None:
    """Print the arena's report as text, with the reason if the run stopped before `games` games.

    `minutes` is the time limit that was given, or None. With `json` print it as JSON.
    """
    if json:
        print_json(report)
        return
    say = translator()
    about = {"game": report["game"], "games": report["games"], "seed": report["seed"]}
    best_of = report.get("best_of")
    title = say("cli-arena-matches", best=best_of, **about) if best_of else say("cli-arena-title", **about)
    heads = [say(f"cli-head-{name}") for name in ("bot", "wins", "share", "interval", "score", "anytime")]
    rows = [
        [
            bot_name(row["bot"]),
            str(row["wins"]),
            percent(row["rate"]),
            interval(row["interval"]),
            percent(row["score"]),
            interval(row["anytime"]),
        ]
        for row in report["bots"]
    ]
    print_table(title, heads, rows, right=range(1, 6))
    if best_of:
        scores = ", ".join(f"{score}: {count}" for score, count in report["ends"].items())
        typer.echo(say("cli-arena-scores", scores=scores))
    if report["draws"]:
        typer.echo(say("cli-draws", count=report["draws"]))
    if report["settle"] is not None or minutes is not None:
        share = percent(report["settle"])
        typer.echo(say(f"cli-arena-{report['stopped']}", share=share, games=games, minutes=minutes or 0))
