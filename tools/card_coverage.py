"""`python -m tools.card_coverage 20000`: random games over random legal decks, and what every card did.

Writes docs/magic-coverage.json; a game that fails names its seed and ends the run. `--jobs` changes nothing
but the time.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from rich.console import Console
from rich.progress import track

from grimorio import games
from grimorio.games.magic.names import names
from grimorio.kernel import Position
from tests.games.magic.playouts import play
from tools.docs_set import COVERAGE

COUNTED = ("played", "fought", "resolved", "replaced")
"""Spells, lands and abilities played; attacks and blocks; abilities resolved; replacements used."""
BATCH = 50

Counts = dict[str, Counter[str]]


class Watch:
    """Counts what the cards of one game do."""

    def __init__(self) -> None:
        self.counts: Counts = {kind: Counter() for kind in COUNTED}

    def choice(self, p: Position) -> None:
        """A replacement is used; where there are several, the last of them is counted."""
        if p.choice.ask == "replacement" and len(p.choice.options) == 1:
            thing: Any = p.things[int(p.choice.options[0][1])]
            name = getattr(thing, "by", "") or p.book.faces[p.things[thing.key].face].name
            self.counts["replaced"][name] += 1

    def over(self, p: Position) -> None:
        """Count the events of a game."""
        assert p.journal is not None
        spells = set()
        for event in p.journal:
            one: Any = event
            match type(event).NAME:
                case "played" if one.kind != "triggered":
                    self.counts["played"][one.name] += 1
                    if one.kind == "spell":
                        spells.add(one.key)
                case "land-played":
                    self.counts["played"][one.name] += 1
                case "attack" | "block":
                    self.counts["fought"][one.name] += 1
                case "off-stack" if one.why == "resolved" and one.name and one.key not in spells:
                    self.counts["resolved"][one.name] += 1


def batch(seeds: range) -> tuple[Counts, Counter[str]]:
    """The counts of some games, and how they ended."""
    game, watch, ends = games.get("magic"), Watch(), Counter[str]()
    for seed in seeds:
        try:
            p = play(seed, game, watch.choice)
        except Exception as error:
            raise RuntimeError(f"tests.games.magic.playouts.play({seed}, …)") from error
        watch.over(p)
        assert p.result is not None
        ends[p.result.reason] += 1
    return watch.counts, ends


def joined(parts: Iterable[tuple[Counts, Counter[str]]], count: int, seed: int) -> dict[str, Any]:
    """The report on all games."""
    total: Counts = {kind: Counter() for kind in COUNTED}
    ends = Counter[str]()
    for counts, ended in parts:
        ends += ended
        for kind in COUNTED:
            total[kind] += counts[kind]
    cards = {name: {kind: total[kind][name] for kind in COUNTED} for name in sorted(names())}
    return {"games": count, "seed": seed, "ends": dict(sorted(ends.items())), "cards": cards}


def main() -> int:
    """Play, count and write."""
    parser = argparse.ArgumentParser(description="Random games of Magic, and what every card did in them")
    parser.add_argument("games", type=int)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    end = asked.seed + asked.games
    seeds = [range(one, min(one + BATCH, end)) for one in range(asked.seed, end, BATCH)]
    with ProcessPoolExecutor(asked.jobs) as pool:
        parts = list(
            track(pool.map(batch, seeds), "games", len(seeds), console=Console(stderr=True), transient=True)
        )
    report = joined(parts, asked.games, asked.seed)
    COVERAGE.write_text(json.dumps(report, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    least = min(report["cards"].values(), key=lambda one: int(one["played"] + one["fought"]))
    print(
        f"{asked.games} games; every card played, activated, attacked or blocked with at least "
        f"{least['played'] + least['fought']} times: {COVERAGE.name}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
