"""Shared parts of the pages that count many games: docs/NAME.json has the counts, docs/NAME.md shows them."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from grimorio.decks import Deck
from grimorio.simulator import Progress, matchups, plot

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
JOBS: Final = os.cpu_count() or 1
SEED: Final = 1

Report = dict[str, Any]

COLUMNS = "| games | won | share | interval |\n|---|---:|---:|---:|---:|\n"
DECKS = f"\n## Decks\n\n| deck {COLUMNS}"
PAIRINGS = f"\n## Pairings\n\nThe share is that of the deck named first.\n\n| pairing {COLUMNS}"


def percent(share: float | None) -> str:
    """A share, from 0 to 1, as a percentage; a dash for None."""
    return "–" if share is None else f"{100 * share:.1f} %"


def interval(pair: list[float]) -> str:
    """An interval of shares, given by its two ends, as percentages."""
    return f"{100 * pair[0]:.1f}–{100 * pair[1]:.1f} %"


def row(name: str, data: Report) -> str:
    """A row of a table with the columns `COLUMNS`."""
    share = f"{percent(data['rate'])} | {interval(data['interval'])}"
    return f"| {name} | {data['games']} | {data['wins']} | {share} |\n"


def file_of(name: str) -> Path:
    """The path of the file with the counts of a page."""
    return DOCS / f"{name}.json"


def page_of(name: str) -> Path:
    """The path of a page."""
    return DOCS / f"{name}.md"


def read(name: str) -> Report:
    """The stored counts of a page."""
    report: Report = json.loads(file_of(name).read_text(encoding="utf-8"))
    return report


def store(name: str, report: Report) -> None:
    """Store the counts of a page."""
    file_of(name).write_text(json.dumps(report, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def write(name: str, page: Callable[[Report], str]) -> None:
    """Write a page; `page` makes its text from the stored counts."""
    page_of(name).write_text(page(read(name)), encoding="utf-8")


def watch(progress: Progress) -> None:
    """Print the progress after every hundred games."""
    if progress.done % 100 == 0:
        print(f"{progress.done} of {progress.games}, {progress.rate:.0f}/s", file=sys.stderr, flush=True)


def measure_decks(name: str, game: str, decks: list[Deck], games: int) -> None:
    """Play this number of games for each pairing of some decks; store the counts and a picture of them."""
    report = matchups(game, decks, games, seed=SEED, jobs=JOBS, progress=watch)
    store(name, report)
    plot(report, DOCS / "pictures" / f"{name}.png")


def of_decks(report: Report, head: str, **more: str) -> str:
    """The text of a page about decks that have played all pairings.

    Args:
        report: the report of `matchups`.
        head: the beginning of the page, with the names of values in braces.
        more: further values for the beginning, by name.
    """
    first = report["first"]
    text = head.format(
        games=report["games"],
        seed=report["seed"],
        decks=" ".join(f'--deck "{result["deck"]}"' for result in report["decks"]),
        first=f"{percent(first['rate'])} ({interval(first['interval'])})",
        mean=report["rounds"]["mean"],
        low=report["rounds"]["quantiles"]["10"],
        high=report["rounds"]["quantiles"]["90"],
        draws=report["draws"],
        **more,
    )
    text += DECKS + "".join(
        row(result["deck"], result) for result in sorted(report["decks"], key=lambda result: -result["rate"])
    )
    return (
        text
        + PAIRINGS
        + "".join(row(f"{result['a']} against {result['b']}", result) for result in report["pairings"])
    )
