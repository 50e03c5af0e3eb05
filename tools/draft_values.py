"""Learn the values of cards for drafts again: `python -m tools.draft_values`, half an hour or more.

The same pods and seed give the same file, `src/grimorio/bots/draft/values.csv`, as long as rules, bots and
builder are the same.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from grimorio.bots.draft.values import write
from grimorio.simulator.learning import learn
from grimorio.simulator.many import Progress

FILE = Path(__file__).resolve().parent.parent / "src/grimorio/bots/draft/values.csv"
PODS = (30, 30)
SEED = 8


def main() -> None:
    """Learn, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pods", default=",".join(map(str, PODS)), help="pods of each turn")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    pods = [int(count) for count in given.pods.split(",")]
    seen = learn(pods, seed=given.seed, jobs=given.jobs, progress=_shown)
    FILE.write_text(write(seen), "utf-8")


def _shown(progress: Progress) -> None:
    print(f"\r{progress.done}/{progress.games} pods, {progress.left:.0f} s left ", end="", file=sys.stderr)


if __name__ == "__main__":
    main()
