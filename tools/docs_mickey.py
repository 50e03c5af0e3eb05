"""Write docs/mickey-balance.md and its picture from docs/mickey-balance.json.

`python -m tools.docs_mickey 400` plays the games first and writes all three files.
"""

from __future__ import annotations

import sys
from typing import Any, Final

from grimorio.games.mickey.ready import ready
from tools.measured import measure_decks, of_decks, percent, write

NAME = "mickey-balance"
MOST: Final = 0.6
"""The largest share of all its games that a deck should win, from 0 to 1."""

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
"""


def misses(report: dict[str, Any]) -> list[str]:
    """The decks of a report that win too often, as text."""
    return [f"{one['deck']} {percent(one['rate'])}" for one in report["decks"] if one["rate"] > MOST]


def page(report: dict[str, Any]) -> str:
    """The text of the page that shows a report."""
    missed = misses(report)
    verdict = f"Not reached: {'; '.join(missed)}." if missed else "None does."
    return of_decks(report, HEAD, most=percent(MOST), verdict=verdict)


def main() -> None:
    """Write docs/mickey-balance.md, after playing the games if their number is given."""
    write(NAME, page)


if __name__ == "__main__":
    measure_decks(NAME, "mickey", ready("official"), int(sys.argv[1]))
    main()
