"""`python -m tools.card_coverage 20000 --game mickey`: count what every card does in random games.

The decks are random legal ones. The counts are written to docs/magic-coverage.json or
docs/mickey-coverage.json; a game that fails names its seed and ends the run. With any `--jobs` the counts are
the same.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

from rich.console import Console
from rich.progress import track

from grimorio import games
from tools import card_coverage_magic, card_coverage_mickey

WATCHED: dict[str, Any] = {"magic": card_coverage_magic, "mickey": card_coverage_mickey}
BATCH = 50

Counts = dict[str, Counter[str]]


def batch(seeds: range, name: str = "magic") -> tuple[Counts, Counter[str]]:
    """Play the games of these seeds; return the counts of the cards, and how many games each reason ended."""
    game, of, ends = games.get(name), WATCHED[name], Counter[str]()
    watch = of.Watch()
    for seed in seeds:
        try:
            p = of.play(seed, game, watch.choice)
        except Exception as error:
            raise RuntimeError(f"tests.games.{name}.playouts.play({seed}, …)") from error
        watch.over(p)
        assert p.result is not None
        ends[p.result.reason] += 1
    return watch.counts, ends


def joined(parts: Iterable[tuple[Counts, Counter[str]]], count: int, seed: int, name: str) -> dict[str, Any]:
    """The report on all games, from the counts of several batches, as JSON data."""
    counted: tuple[str, ...] = WATCHED[name].COUNTED
    total: Counts = {kind: Counter() for kind in counted}
    ends = Counter[str]()
    for counts, ended in parts:
        ends += ended
        for kind in counted:
            total[kind] += counts[kind]
    cards = {card: {kind: total[kind][card] for kind in counted} for card in sorted(WATCHED[name].names())}
    return {"games": count, "seed": seed, "ends": dict(sorted(ends.items())), "cards": cards}


def main() -> int:
    """Play random games, count what the cards do, and write the report."""
    parser = argparse.ArgumentParser(description="Random games, and what every card did in them")
    parser.add_argument("games", type=int)
    parser.add_argument("--game", choices=sorted(WATCHED), default="magic")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    end = asked.seed + asked.games
    seeds = [range(first, min(first + BATCH, end)) for first in range(asked.seed, end, BATCH)]
    with ProcessPoolExecutor(asked.jobs) as pool:
        done = pool.map(partial(batch, name=asked.game), seeds)
        parts = list(track(done, "games", len(seeds), console=Console(stderr=True), transient=True))
    report = joined(parts, asked.games, asked.seed, asked.game)
    path = WATCHED[asked.game].COVERAGE
    path.write_text(json.dumps(report, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    least = min(sum(card.values()) for card in report["cards"].values())
    print(f"{asked.games} games; every card did something at least {least} times: {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
