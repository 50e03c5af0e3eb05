"""Find the names whose emblems look like another one's, and turn them on until none does.

python -m tools.emblems     # write "turns" of src/grimorio/web/static/art/strokes.json again, and emblems.csv

Two cards of a game with the same tinctures must differ by `tests.page.seen.APART` bits of their hashes. Those
of Magic's other sets are turned in games/magic/data/emblems.csv, so that no page loads what few tables need.
"""

from __future__ import annotations

import csv
import json
import re
import sys
from pathlib import Path
from typing import Any, Final

from grimorio import games
from grimorio.games.magic.typed import blocks
from grimorio.printing.emblems import seed_of, strokes
from tests.page.node import Node
from tests.page.seen import APART, distances, hashed
from tests.page.test_emblems import drawn, emblems

STROKES: Final = Path(__file__).parents[1] / "src/grimorio/web/static/art/strokes.json"
TURNS: Final = Path(__file__).parents[1] / "src/grimorio/games/magic/data/emblems.csv"
POOLS: Final = ("magecraft", "magic", "mickey")
MOST_ROUNDS: Final = 60
TRIES: Final = range(60)


def turned(emblem: dict[str, Any], name: str, turn: int) -> None:
    """Give an emblem the frame and field of its card's name, turned on so many times."""
    art, seed = strokes("art"), seed_of(name + "'" * turn)
    if emblem["frame"] != art["shield"]:
        emblem["frame"] = art["frames"][(seed >> 21) % len(art["frames"])]
    emblem["field"] = art["fields"][(seed >> 25) % len(art["fields"])]


def turns_of(pools: list[dict[str, dict[str, Any]]]) -> dict[str, int]:
    """How often each name is turned on until no two emblems of a pool look alike.

    `pools` has the emblems of each game by name; they are changed. Raises RuntimeError: it does not end.
    """
    turns: dict[str, int] = {}
    for pool in pools:
        for name, emblem in pool.items():
            turned(emblem, name, 0)
    for _ in range(MOST_ROUNDS):
        near = [(max(a, b), pool) for pool in pools for bits, a, b in distances(pool.items()) if bits < APART]
        if not near:
            return dict(sorted(turns.items()))
        for name, pool in {name: pool for name, pool in near}.items():
            turns[name] = turns.get(name, 0) + 1
            turned(pool[name], name, turns[name])
    raise RuntimeError(f"names still look alike after {MOST_ROUNDS} rounds")


def turns_of_sets(node: Node) -> dict[str, int]:
    """How often the name of each card of Magic's other sets is turned on.

    Each card in turn takes the first emblem that looks like none before it. Raises RuntimeError: a card finds
    none.
    """
    taken: dict[tuple[str, str], list[int]] = {}
    for _, emblem in emblems(node, "magic"):
        taken.setdefault((emblem["first"], emblem["second"]), []).append(hashed(emblem))
    turns: dict[str, int] = {}
    for card in sorted(blocks()["cards"], key=lambda card: str(card["name"])):
        tries = [emblem for _, emblem in drawn(node, "magic", [{**card, "turn": turn} for turn in TRIES])]
        others = taken.setdefault((tries[0]["first"], tries[0]["second"]), [])
        for turn, emblem in zip(TRIES, tries, strict=True):
            picture = hashed(emblem)
            if all((picture ^ other).bit_count() >= APART for other in others):
                others.append(picture)
                turns[card["name"]] = turn
                break
        else:
            raise RuntimeError(f"{card['name']} looks like another card however it is turned")
    return turns


def main() -> int:
    """Write the turns."""
    node = Node()
    for game in games.names():
        node.answer(f"/api/games/{game}/cards", {"cards": games.get(game).cards()})
    turns = turns_of([dict(emblems(node, game)) for game in POOLS])
    of_sets = turns_of_sets(node)
    node.close()
    with TURNS.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows([("name", "turns"), *of_sets.items()])
    text = STROKES.read_text("utf-8")
    written = json.dumps(turns, ensure_ascii=False)
    STROKES.write_text(re.sub(r'"turns": \{[^}]*\}', lambda _: f'"turns": {written}', text), "utf-8")
    sys.stdout.write(f"{len(turns)} names turned on, and {len(of_sets)} of other sets\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
