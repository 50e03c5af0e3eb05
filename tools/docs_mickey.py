"""Writes docs/mickey-balance.md and its picture from docs/mickey-balance.json.

`python -m tools.docs_mickey 400` plays the games first and writes all three.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any, Final

from grimorio.games.mickey.ready import ready
from grimorio.simulator import Progress, matchups, plot
from tools.docs_balance import interval, percent
from tools.docs_matchups import row

ROOT = Path(__file__).resolve().parent.parent
REPORT = ROOT / "docs" / "mickey-balance.json"
PAGE = ROOT / "docs" / "mickey-balance.md"
PICTURE = ROOT / "docs" / "pictures" / "mickey-balance.png"
SEED = 1
MOST: Final = 0.6
"""What share of all its games no deck should win."""

HEAD = """\
# The five ready decks of Wizards of Mickey against each other

The ready decks of the Official match meet in all ten pairings, {games} games each: greedy against itself,
every deal twice with the sides swapped, all rules at their defaults.

```sh
python -m tools.docs_mickey {games}
```

plays them with seed {seed}, stores what was counted in [mickey-balance.json](mickey-balance.json) and writes
this page and its picture. The command line does the same with these decks or yours
([command-line.md](command-line.md)):

```sh
grimorio simulate --game mickey --games {games} --seed {seed} {decks} --plot balance.png
```

![What share of games each deck wins against each other one](pictures/mickey-balance.png)

Wanted: no deck wins more than {most} of its games. {verdict} The first player wins {first}. A game takes
{mean} turns on average, those of both players counted, {low} to {high} in four games of five; {draws} games
were draws. Intervals are Wilson's, at 95 %.

Who wins 55 % of the challenges wins 63 % of the races to six Diamagics: single pairings lie further apart
than the decks do.

## Decks

| deck | games | won | share | interval |
|---|---:|---:|---:|---:|
"""

PAIRINGS = """
## Pairings

The share is that of the deck named first.

| pairing | games | won | share | interval |
|---|---:|---:|---:|---:|
"""


def misses(report: dict[str, Any]) -> list[str]:
    """The decks that win too often."""
    return [f"{one['deck']} {percent(one['rate'])}" for one in report["decks"] if one["rate"] > MOST]


def page(report: dict[str, Any]) -> str:
    """The page on a report."""
    first = report["first"]
    missed = misses(report)
    text = HEAD.format(
        games=report["games"],
        seed=report["seed"],
        decks=" ".join(f'--deck "{one["deck"]}"' for one in report["decks"]),
        most=percent(MOST),
        verdict=f"Not reached: {'; '.join(missed)}." if missed else "None does.",
        first=f"{percent(first['rate'])} ({interval(first['interval'])})",
        mean=report["rounds"]["mean"],
        low=report["rounds"]["quantiles"]["10"],
        high=report["rounds"]["quantiles"]["90"],
        draws=report["draws"],
    )
    for one in sorted(report["decks"], key=lambda one: -one["rate"]):
        text += row(one["deck"], one)
    text += PAIRINGS
    for one in report["pairings"]:
        text += row(f"{one['a']} against {one['b']}", one)
    return text


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(json.loads(REPORT.read_text(encoding="utf-8"))), encoding="utf-8")


def measure(games: int) -> None:
    """Play the games, store the report and draw it."""

    def watch(progress: Progress) -> None:
        if progress.done % 100 == 0:
            print(f"{progress.done} of {progress.games}, {progress.rate:.0f}/s", file=sys.stderr, flush=True)

    jobs = os.cpu_count() or 1
    report = matchups("mickey", ready("official"), games, seed=SEED, jobs=jobs, progress=watch)
    REPORT.write_text(json.dumps(report, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    plot(report, PICTURE)


if __name__ == "__main__":
    measure(int(sys.argv[1]))
    main()
