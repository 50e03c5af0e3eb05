"""Writes docs/magic-matchups.md and its picture from docs/magic-matchups.json.

`python -m tools.docs_matchups 400` plays the games first and writes all three.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from grimorio.games.magic.deck import products
from grimorio.simulator import Progress, matchups, plot
from tools.docs_balance import interval, percent

ROOT = Path(__file__).resolve().parent.parent
REPORT = ROOT / "docs" / "magic-matchups.json"
PAGE = ROOT / "docs" / "magic-matchups.md"
PICTURE = ROOT / "docs" / "pictures" / "magic-matchups.png"
SEED = 1

HEAD = """\
# The five theme decks against each other

The theme decks that were sold in July 2003 meet in all ten pairings, {games} games each: greedy against
itself, every deal twice with the sides swapped, all rules at their defaults.

```sh
python -m tools.docs_matchups {games}
```

plays them with seed {seed}, stores what was counted in [magic-matchups.json](magic-matchups.json) and writes
this page and its picture. The command line does the same with these decks or yours
([command-line.md](command-line.md)):

```sh
grimorio simulate --game magic --games {games} --seed {seed} {decks} --plot matchups.png
```

![What share of games each deck wins against each other one](pictures/magic-matchups.png)

The first player wins {first}. A game takes {mean} turns on average, those of both players counted, {low} to
{high} in four games of five; {draws} games were draws. Intervals are Wilson's, at 95 %. The figures say how
decks fare in greedy's hands: it plays creatures and combat well, and holds cards back for later turns only
where that is simple.

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

EXAMPLE = """
## A small run

```console
$ grimorio simulate --game magic --deck "Sky Slam" --deck "Speed Scorch" --games 4 --seed 1 --jobs 1
magic: 4 games, seed 1
...
 Sky Slam against Speed Scorch       4 ...
...
Turns: mean ...
```
"""


def row(name: str, data: dict[str, Any]) -> str:
    """A row of a table."""
    share = f"{percent(data['rate'])} | {interval(data['interval'])}"
    return f"| {name} | {data['games']} | {data['wins']} | {share} |\n"


def page(report: dict[str, Any]) -> str:
    """The page on a report."""
    first = report["first"]
    text = HEAD.format(
        games=report["games"],
        seed=report["seed"],
        decks=" ".join(f'--deck "{one["deck"]}"' for one in report["decks"]),
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
    return text + EXAMPLE


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(json.loads(REPORT.read_text(encoding="utf-8"))), encoding="utf-8")


def measure(games: int) -> None:
    """Play the games, store the report and draw it."""

    def watch(progress: Progress) -> None:
        if progress.done % 100 == 0:
            print(f"{progress.done} of {progress.games}, {progress.rate:.0f}/s", file=sys.stderr, flush=True)

    decks = [one.deck for one in products() if one.kind == "theme"]
    report = matchups("magic", decks, games, seed=SEED, jobs=os.cpu_count() or 1, progress=watch)
    REPORT.write_text(json.dumps(report, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    plot(report, PICTURE)


if __name__ == "__main__":
    measure(int(sys.argv[1]))
    main()
