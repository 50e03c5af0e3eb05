"""How strong a bot is with any legal deck: `python -m tools.any_decks --game magic --seats adept,apprentice`.

Each deal has another pair of random legal decks, and each bot plays each side of it: 200 decks are 200 games.
With `--ready` the first bot plays each of the random decks once, against a ready deck of the second.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from typing import Any, Final

from grimorio import games
from grimorio.games.magic.random_decks import random_constructed
from grimorio.games.mickey.random_decks import random_deck
from grimorio.kernel import Setup
from grimorio.simulator.arena import compared, with_decks
from grimorio.simulator.many import Progress
from grimorio.simulator.one import Plan
from grimorio.simulator.report import checked

GAMES: Final = ("magic", "mickey")


def decks_of(game: str, seed: int, count: int) -> tuple[Any, ...]:
    """So many random legal decks of a game, as JSON data; `seed` decides which."""
    seeds = range(seed * count, (seed + 1) * count)
    if game == "magic":
        return tuple(random_constructed(number).to_json() for number in seeds)
    book: Any = games.get(game).book(Setup(game, 2, 0))
    return tuple(random_deck(book, number).to_json() for number in seeds)


def planned(game: str, bots: list[str], seed: int, count: int) -> Plan:
    """The plan of games with so many random decks, a pair of them for each deal."""
    pairs = tuple((number, number + 1) for number in range(0, count - 1, 2))
    plan = checked(game, bots, seed, None, None, True)
    return replace(plan, decks=decks_of(game, seed, count), tables=pairs)


def against_ready(game: str, bots: list[str], seed: int, count: int) -> Plan:
    """The plan of games of so many random decks, in the first bot's hands, against the ready ones in turn."""
    plan = checked(game, bots, seed, None, None, True)
    ready = with_decks(plan).decks
    pairings = tuple((number, count + number % len(ready)) for number in range(count))
    return replace(plan, decks=(*decks_of(game, seed, count), *ready), pairings=pairings)


def main() -> None:
    """Play, and print the report of the arena as JSON data."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, default="magic")
    parser.add_argument("--seats", default="adept,apprentice")
    parser.add_argument("--decks", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ready", action="store_true", help="the second bot plays ready decks")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    plan_of = against_ready if given.ready else planned
    plan = plan_of(given.game, given.seats.split(","), given.seed, given.decks)
    report = compared(plan, given.decks, given.jobs, settle=-1.0, progress=_shown)
    print(json.dumps({"decks": given.decks, "draws": report["draws"], "bots": report["bots"]}, indent=1))


def _shown(progress: Progress) -> None:
    print(f"\r{progress.done}/{progress.games} games, {progress.left:.0f} s left ", end="", file=sys.stderr)


if __name__ == "__main__":
    main()
