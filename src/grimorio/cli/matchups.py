"""Decks in `grimorio simulate`: all pairings of several decks, or two versions of one deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import typer

from grimorio import games as all_games
from grimorio.cli.base import (
    game_translator,
    interval,
    percent,
    print_table,
    stop,
    translator,
    with_progress,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from grimorio.decks import Deck
    from grimorio.kernel import Game
    from grimorio.language import Translator


def play_decks(
    rules: Game, names: list[str], versions: tuple[str, str] | None, games: int, how: dict[str, Any]
) -> dict[str, Any]:
    """The report on all pairings of some decks, or on two versions of one deck.

    Args:
        rules: the game.
        names: names or files of the decks; in a comparison, of the opponents' decks.
        versions: the two versions to compare, or None.
        games: the number of games for each pairing.
        how: further arguments of `matchups` and `compare`.

    Raises:
        Stop: a deck cannot be found or played.
    """
    from grimorio.simulator import compare, matchups

    if not all_games.manifest(rules.name).deck_finder:
        stop("cli-no-decks", game=rules.name)
    if len(how["bots"]) != 2:
        stop("cli-decks-for-two", found=len(how["bots"]))
    find = finder(rules, how)
    decks = [find(name) for name in names]
    if versions is None:
        if len(decks) == 1:
            decks *= 2
        count = len(decks) * (len(decks) - 1) // 2 * (games + games % 2)
        return report_of(
            f"{rules.name}: {count}",
            count,
            lambda watch: matchups(rules.name, decks, games, progress=watch, **how),
        )
    old, new = (find(name) for name in versions)
    field = decks or field_of(rules, how)
    count = 2 * len(field) * (games + games % 2)
    return report_of(
        f"{old.name}, {new.name}",
        count,
        lambda watch: compare(rules.name, old, new, field, games, progress=watch, **how),
    )


def report_of(label: str, games: int, run: Any) -> dict[str, Any]:
    """Call `run` with a progress bar for `games` games, and return the report that it returns.

    `label` is the text beside the bar.
    """
    found: dict[str, Any] = with_progress(label, games, run)
    return found


def finder(rules: Game, how: dict[str, Any]) -> Callable[[str], Deck]:
    """A function that finds a game's decks by name: prebuilt decks, or deck files.

    `how` has the arguments of the run: some games find other decks with other "options" or "cards".
    """
    find: Callable[[str], Deck] = all_games.part(rules.name, "deck_finder")(rules, how)
    return find


def field_of(rules: Game, how: dict[str, Any]) -> list[Deck]:
    """The opponents' decks in a comparison in which the user names none; `how` has the options of the run."""
    decks: list[Deck] = all_games.part(rules.name, "decks")().field(how["options"], None)
    return sorted(decks, key=lambda deck: deck.name)


def show_decks(report: dict[str, Any]) -> None:
    """Print the report on all pairings of some decks."""
    if "field" in report:
        show_versions(report)
        return
    say = translator()
    heads = [say(f"cli-head-{name}") for name in ("deck", "games", "wins", "share", "interval")]
    games = report["first"]["games"]
    title = say("cli-simulate-title", game=report["game"], games=games, seed=report["seed"])
    rows = [[row["deck"], *shares(row)] for row in report["decks"]]
    rows.append([say("cli-plays-as", place=1), *shares(report["first"])])
    print_table(title, heads, rows, right=range(1, 5))
    heads[0] = say("cli-head-pairing")
    rows = [[say("cli-pairing", a=row["a"], b=row["b"]), *shares(row)] for row in report["pairings"]]
    print_table("", heads, rows, right=range(1, 5))
    show_ends(report, games)


def show_versions(report: dict[str, Any]) -> None:
    """Print the comparison of two versions of a deck; `report` is the comparison as JSON data."""
    say = translator()
    title = say(
        "cli-compare-title",
        old=report["old"]["deck"],
        new=report["new"]["deck"],
        games=report["games"],
        seed=report["seed"],
    )
    heads = [say(f"cli-head-{name}") for name in ("against", "old", "new", "difference", "interval")]
    rows = [
        [
            say("cli-against-all") if row is report else row["deck"],
            percent(row["old"]["rate"]),
            percent(row["new"]["rate"]),
            f"{100 * row['difference']:+.1f} %",
            "{:+.1f}, {:+.1f} %".format(*(100 * bound for bound in row["interval"])),
        ]
        for row in (*report["field"], report)
    ]
    print_table(title, heads, rows, right=range(1, 5))
    low, high = report["interval"]
    verdict = "better" if low > 0 else "worse" if high < 0 else "open"
    typer.echo(say(f"cli-compare-{verdict}", new=report["new"]["deck"]))


def show_ends(report: dict[str, Any], games: int) -> None:
    """Print how games ended and how long they were, from the report `report`, given as JSON data."""
    say = game_translator(report["game"])
    typer.echo(say("cli-ends"))
    for reason, count in report["ends"].items():
        typer.echo(f"{percent(count / games):>9}  {_reason(say, report['game'], reason)}")
    quantiles = report["rounds"]["quantiles"]
    if quantiles:
        rounds = {name: quantiles[q] for name, q in (("low", "10"), ("middle", "50"), ("high", "90"))}
        message = "cli-turns" if all_games.manifest(report["game"]).in_turns else "cli-rounds"
        typer.echo(say(message, mean=report["rounds"]["mean"], **rounds))
    if report["draws"]:
        typer.echo(say("cli-draws", count=report["draws"]))


def _reason(say: Translator, game: str, reason: str) -> str:
    """Why a game ended, in the words of `say`; `reason` itself where the game `game` has no words for it."""
    try:
        return say(f"{game}-reason-{reason}")
    except KeyError:
        return reason


def shares(row: dict[str, Any]) -> list[str]:
    """The cells of a table for the games, wins, share and interval in a row of a report."""
    return [str(row["games"]), str(row["wins"]), percent(row["rate"]), interval(row["interval"])]
