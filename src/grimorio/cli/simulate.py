"""`grimorio simulate`: let bots play many games, and count the results."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

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
    game_translator,
    in_folder,
    interval,
    jobs_wanted,
    language,
    options_read,
    percent,
    print_json,
    print_table,
    refused,
    seats_read,
    stop,
    translator,
    writing,
)
from grimorio.cli.matchups import play_decks, shares, show_decks, show_ends
from grimorio.cli.runs import runs_of
from grimorio.cli.volume import note
from grimorio.games import DEFAULT

if TYPE_CHECKING:
    from grimorio.kernel import Game

HowMany = Annotated[
    int | None,
    typer.Option(
        "--games", "-n", min=1, help="How many games to play.", show_default="1000; 100 sessions of live"
    ),
]
Decks = Annotated[
    list[str] | None,
    typer.Option(
        "--deck",
        metavar="DECK",
        help="A deck file, or the name of a ready deck; several meet each other, in all pairings.",
    ),
]
Versions = Annotated[
    tuple[str, str] | None,
    typer.Option(
        "--compare",
        metavar="OLD NEW",
        help="Two versions of a deck, against those of --deck, or the theme or ready decks.",
    ),
]
Plot = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Draw the shares, the match-ups or the differences, .svg or .png."),
]
Records = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", help="Write the record of every game there: 1.json, 2.json, …"),
]


def simulate(
    game: GameName = DEFAULT,
    games: HowMany = None,
    seed: Seed = 0,
    seats: Seats = None,
    jobs: Jobs = None,
    engine: RunBy = "processes",
    option: Options = None,
    cards: Cards = None,
    deck: Decks = None,
    compare: Versions = None,
    json: Json = False,
    plot: Plot = None,
    records: Records = None,
    lang: Lang = None,
) -> None:
    """Play many games between bots and count who wins, how, and with what.

    The same seed gives the same numbers with any number of processes, and the same bytes of JSON. With
    decks, `--games` is for each pairing; every deal is played from both sides.

    Examples:

    - `grimorio simulate --game magecraft --games 10000 --seed 1 --jobs 2`

    - `grimorio simulate --seats greedy,greedy,greedy --json > three.json`

    - `grimorio simulate --games 2000 --plot balance.svg --option review=exactly-four`

    - `grimorio simulate --game magic --deck mine.txt --deck "Sky Slam" --deck "Speed Scorch" --plot all.png`

    - `grimorio simulate --game magic --compare mine.txt four-shocks.txt --games 400`

    - `grimorio simulate --game live --games 100 --plot styles.svg`: whole sessions, auction and tournament
    """
    rules = game_named(game)
    check_plot(plot)
    runs = runs_of(game)
    how: dict[str, Any] = {"seed": seed, "jobs": jobs_wanted(jobs), "bots": seats_read(seats, runs.seats)}
    how |= {"options": options_read(option), "cards": cards_read(rules, cards)} | recorded(rules, records)
    report = _played(rules, deck, compare, games or runs.games, how)
    draw_plot(report, plot)
    if json:
        print_json(report)
    elif deck or compare:
        show_decks(report)
    else:
        runs.show(report, {card["name"]: card["names"][language()] for card in rules.cards(how["cards"])})
    if plot is not None and not json:
        note(translator()("cli-plot-written", name=str(plot)))


def _played(
    rules: Game, decks: list[str] | None, versions: tuple[str, str] | None, games: int, how: dict[str, Any]
) -> dict[str, Any]:
    """Play `games` games, or so many for each pairing of decks, and return the report.

    `decks` and `versions` are those of `--deck` and `--compare`, `how` has the other arguments of the
    simulator. Raises Stop: the game cannot be played so, or there is no such bot.
    """
    from grimorio.bots import UnknownBot
    from grimorio.kernel import SetupError

    try:
        if decks or versions:
            return play_decks(rules, decks or [], versions, games, how)
        return runs_of(rules.name).simulated(games, how)
    except (SetupError, UnknownBot) as error:
        raise refused(error) from None


def recorded(rules: Game, folder: Path | None, best_of: int | None = None) -> dict[str, Any]:
    """The argument of the simulator that writes the records of a game into a folder; none without a folder.

    `best_of` is the number of games of a match, if matches are played.

    Raises Stop: there is no such folder, the games are played on other machines, or what is played consists
    of several games.
    """
    if folder is None:
        return {}
    if best_of is not None or not runs_of(rules.name).recorded:
        stop("cli-no-records", game=rules.name)
    if not folder.is_dir():
        stop("cli-no-folder", name=str(folder))
    from grimorio.simulator import many

    if many.engine.get() == many.Engine.RAY:
        stop("cli-records-ray")
    return {"records": str(folder)}


def check_plot(plot: Path | None) -> None:
    """Check that a plot can be drawn into this file, if one is wanted.

    Raises Stop: the name is not that of a picture, there is no such folder, or matplotlib is missing.
    """
    if plot is None:
        return
    if plot.suffix.lower() not in (".svg", ".png"):
        stop("cli-plot-name", name=str(plot))
    if find_spec("matplotlib") is None:
        stop("cli-plot-missing")
    in_folder(plot)


def draw_plot(report: dict[str, Any], plot: Path | None) -> None:
    """Draw the report of a simulation into the file `plot`, unless that is None. Raises Stop: it fails."""
    if plot is None:
        return
    from grimorio.simulator import plot as draw

    with writing(plot):
        draw(report, plot)


def show(report: dict[str, Any], names: dict[str, str]) -> None:
    """Print a report as text; `names` maps the names of cards to those in the output language."""
    say = game_translator(report["game"])
    heads = [
        say("cli-head-what"),
        *(say(f"cli-head-{name}") for name in ("games", "wins", "share", "interval")),
    ]
    rows: list[list[str]] = []
    for row in report["seats"]:
        rows.append([say("cli-seat-of", number=row["seat"] + 1, bot=bot_name(row["bot"])), *shares(row)])
    for row in report["turn_order"]:
        rows.append([say("cli-plays-as", place=row["place"]), *shares(row)])
    for row in report["characters"]:
        rows.append([names[row["character"]], *shares(row)])
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
    show_ends(report, report["games"])
