"""`grimorio simulate`: many games, counted."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from grimorio.cli.base import (
    FAILURE,
    Cards,
    GameName,
    Jobs,
    Json,
    Lang,
    Options,
    Seats,
    Seed,
    Stop,
    cards_read,
    game_named,
    interval,
    jobs_wanted,
    language,
    options_read,
    percent,
    print_json,
    print_table,
    seats_read,
    stop,
    translator,
    with_progress,
)

DEFAULT_SEATS = {"magecraft": "greedy,greedy"}


def simulate(
    game: GameName = "magecraft",
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games to play.")] = 1000,
    seed: Seed = 0,
    seats: Seats = None,
    jobs: Jobs = None,
    option: Options = None,
    cards: Cards = None,
    json: Json = False,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the shares and lengths, as .svg or .png.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Play many games between bots and count who wins, how, and with what.

    The same seed gives the same numbers with any number of processes, and the same bytes of JSON.

    Examples:

    - `grimorio simulate --game magecraft --games 10000 --seed 1 --jobs 2`

    - `grimorio simulate --seats greedy,greedy,greedy --json > three.json`

    - `grimorio simulate --games 2000 --plot balance.svg --option review=exactly-four`
    """
    from grimorio.bots import UnknownBot
    from grimorio.kernel import SetupError
    from grimorio.simulator import simulate as run

    rules = game_named(game)
    if plot is not None and plot.suffix.lower() not in (".svg", ".png"):
        stop("cli-plot-name", name=str(plot))
    if plot is not None and not plot.absolute().parent.is_dir():
        stop("cli-no-folder", name=str(plot.parent))
    bots = seats_read(seats, DEFAULT_SEATS.get(game, "greedy,greedy"))
    own = cards_read(rules, cards)

    def played(watch: Any) -> dict[str, Any]:
        return run(
            game,
            games,
            seed=seed,
            jobs=jobs_wanted(jobs),
            bots=bots,
            options=options_read(option),
            cards=own,
            progress=watch,
        )

    try:
        report = with_progress(f"{game}: {', '.join(bots)}", games, played)
    except (SetupError, UnknownBot) as error:
        raise Stop(str(error)) from None
    if plot is not None:
        from grimorio.simulator import plot as draw

        try:
            draw(report, plot)
        except OSError as error:
            stop("cli-cannot-write", FAILURE, name=str(plot), reason=error.strerror or str(error))
    if json:
        print_json(report)
        return
    show(report, {card["name"]: card["names"][language()] for card in rules.cards(own)})
    if plot is not None:
        typer.echo(translator()("cli-plot-written", name=str(plot)))


def show(report: dict[str, Any], names: dict[str, str]) -> None:
    """Print a report for people; `names` are those of the cards in their language."""
    say = translator(report["game"])
    heads = [
        say("cli-head-what"),
        *(say(f"cli-head-{name}") for name in ("games", "wins", "share", "interval")),
    ]
    rows: list[list[str]] = []
    for row in report["seats"]:
        rows.append([say("cli-seat-of", number=row["seat"] + 1, bot=row["bot"]), *_shares(row)])
    for row in report["turn_order"]:
        rows.append([say("cli-plays-as", place=row["place"]), *_shares(row)])
    for row in report["characters"]:
        rows.append([names[row["character"]], *_shares(row)])
    title = say("cli-simulate-title", game=report["game"], games=report["games"], seed=report["seed"])
    print_table(title, heads, rows, right=range(1, 5))
    if report["spells"]:
        heads = [say(f"cli-head-{name}") for name in ("spell", "offered", "studied", "share-won", "interval")]
        spells = sorted(report["spells"], key=lambda row: -row["study_rate"])
        rows = [
            [
                names[row["spell"]],
                str(row["offered"]),
                percent(row["study_rate"]),
                percent(row["holders"]["rate"]),
                interval(row["holders"]["interval"]),
            ]
            for row in spells
        ]
        print_table(say("cli-spells-title"), heads, rows, right=range(1, 5))
    ends = ", ".join(
        f"{reason} {percent(count / report['games'])}" for reason, count in report["ends"].items()
    )
    typer.echo(say("cli-ends", ends=ends))
    quantiles = report["rounds"]["quantiles"]
    if quantiles:
        rounds = {name: quantiles[q] for name, q in (("low", "10"), ("middle", "50"), ("high", "90"))}
        typer.echo(say("cli-rounds", mean=report["rounds"]["mean"], **rounds))
    if report["draws"]:
        typer.echo(say("cli-draws", count=report["draws"]))


def _shares(row: dict[str, Any]) -> list[str]:
    return [str(row["games"]), str(row["wins"]), percent(row["rate"]), interval(row["interval"])]
