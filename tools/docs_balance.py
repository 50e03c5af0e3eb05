"""Write docs/magecraft-balance.md from docs/magecraft-balance.json.

`python -m tools.docs_balance 10000` plays the games first and writes both files (a quarter of an hour); `make
docs` only writes the page again.
"""

from __future__ import annotations

import sys
from typing import Any

from grimorio.simulator import simulate
from tools.measured import COLUMNS, JOBS, SEED, interval, percent, row, store, watch, write

NAME = "magecraft-balance"
SEATS = (0.45, 0.55)
CHARACTERS = (0.42, 0.58)
STUDIES = (0.03, 0.60)

HEAD = """\
# How balanced Magecraft's cards are

The rulebook's pictures are lost, so the numbers on the cards are ours. They are judged by {games} games
of greedy against itself, with two players and all rules at their defaults:

```sh
python -m tools.docs_balance {games}
```

plays them with seed {seed}, stores what they counted in [magecraft-balance.json](magecraft-balance.json)
and writes this page. `grimorio simulate --game magecraft --games {games} --seed {seed} --json` prints the
same counts.

Wanted are: each seat wins 45 to 55 %, each character 42 to 58 %, and every spell of the Academy is studied
in 3 to 60 % of the games in which it is on offer. {verdict}

The first player is drawn by lot, so the lines "plays first" and "plays second" say more than the seats.
{draws} games were draws by the cap of 200 rounds. {ends} A game took {mean} rounds on average, {low} to
{high} in four games of five. Intervals are Wilson's, at 95 %.
"""


def misses(report: dict[str, Any]) -> list[str]:
    """The results of a report that lie outside the limits for a balanced game, as text."""
    found: list[str] = []
    rows = [(f"seat {row['seat'] + 1}", row["rate"], SEATS) for row in report["seats"]]
    rows += [(f"player {row['place']} in turn order", row["rate"], SEATS) for row in report["turn_order"]]
    rows += [(row["character"], row["rate"], CHARACTERS) for row in report["characters"]]
    rows += [(f"{row['spell']} (studied)", row["study_rate"], STUDIES) for row in report["spells"]]
    for name, rate, (low, high) in rows:
        if not low <= rate <= high:
            found.append(f"{name} {percent(rate)}")
    return found


def page(report: dict[str, Any]) -> str:
    """The text of the page that shows a report."""
    missed = misses(report)
    reasons = {"points": "by 20 Points", "last-alive": "by the last HP gem", "cap": "by the cap"}
    ends = ", ".join(
        f"{percent(number / report['games'])} {reasons[reason]}" for reason, number in report["ends"].items()
    )
    text = HEAD.format(
        games=report["games"],
        seed=report["seed"],
        draws=report["draws"],
        verdict="Everything is." if not missed else f"Not reached: {'; '.join(missed)}.",
        ends=f"They ended {ends}.",
        mean=report["rounds"]["mean"],
        low=report["rounds"]["quantiles"]["10"],
        high=report["rounds"]["quantiles"]["90"],
    )
    text += f"\n## Seats and characters\n\n| {COLUMNS}"
    rows = [(f"Seat {result['seat'] + 1}", result) for result in report["seats"]]
    rows += [
        (("Plays first", "Plays second")[result["place"] - 1], result) for result in report["turn_order"]
    ]
    rows += [(result["character"], result) for result in report["characters"]]
    text += "".join(row(name, result) for name, result in rows)
    text += (
        "\n## Spells of the Academy\n\nStudied: in so many of the games in which it was on offer. "
        "Holders: players who studied it.\n\n"
        "| spell | on offer | studied | holders | holders won | interval |\n"
        "|---|---:|---:|---:|---:|---:|\n"
    )
    for spell in sorted(report["spells"], key=lambda spell: -spell["study_rate"]):
        held = spell["holders"]
        text += (
            f"| {spell['spell']} | {spell['offered']} | {percent(spell['study_rate'])} | {held['games']} | "
            f"{percent(held['rate'])} | {interval(held['interval'])} |\n"
        )
    events = report["events"]
    did = ", ".join(f"{events.get(name, 0):.1f} {words}" for name, words in DEEDS)
    return text + f"\n## What a game holds\n\nOn average: {did}.\n"


DEEDS = (
    ("cast", "spells cast"),
    ("ability", "abilities"),
    ("attack", "attacks"),
    ("heal", "heals"),
    ("gain-shield", "shields"),
    ("vanish", "gems vanished"),
    ("study", "studies"),
    ("reordered", "reviews"),
    ("master", "spells mastered"),
    ("gold", "gold gems passed on"),
    ("lower-shield", "shield gems taken back"),
)


def main() -> None:
    """Write docs/magecraft-balance.md, after playing the games if their number is given."""
    write(NAME, page)


if __name__ == "__main__":
    store(NAME, simulate("magecraft", int(sys.argv[1]), seed=SEED, jobs=JOBS, progress=watch))
    main()
