"""Write docs/magic-matchups.md and its picture from docs/magic-matchups.json.

`python -m tools.docs_matchups 400` plays the games first and writes all three files.
"""

from __future__ import annotations

import sys
from typing import Any

from grimorio.games.magic.deck import products
from tools.measured import measure_decks, of_decks, write

NAME = "magic-matchups"

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


def page(report: dict[str, Any]) -> str:
    """The text of the page that shows a report."""
    return of_decks(report, HEAD) + EXAMPLE


def main() -> None:
    """Write docs/magic-matchups.md, after playing the games if their number is given."""
    write(NAME, page)


if __name__ == "__main__":
    themes = [one.deck for one in products() if one.kind == "theme"]
    measure_decks(NAME, "magic", themes, int(sys.argv[1]))
    main()
