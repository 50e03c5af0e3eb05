"""Play a bot of this checkout against one of another checkout, such as an older commit.

    git worktree add ../before COMMIT
    python -m tools.versus ../before --game magic --games 200

Each side runs in a process of its own with its own code, and both play every answer, so that a game goes on
as long as the rules of both agree. Each deal is played from both seats. A game in which the rules of the two
checkouts differ is left out and counted.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final

from grimorio.simulator.arena import with_decks
from grimorio.simulator.intervals import wilson
from grimorio.simulator.one import Plan
from tools import any_decks

HERE: Final = Path(__file__).resolve().parent
Data = dict[str, Any]


class Side:
    """A process that plays one seat with the code of a checkout."""

    def __init__(self, checkout: Path) -> None:
        source = checkout.resolve() / "src"
        if not (source / "grimorio").is_dir():
            raise SystemExit(f"{checkout}: expected a checkout of this project, with src/grimorio in it")
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / "versus_seat.py")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(source)},
        )

    def call(self, name: str, **arguments: Any) -> Data:
        """The result of a method of `versus_seat.Player`."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([name, arguments]) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"the process of {self.process.args!r} has ended")
        result: Data = json.loads(line)
        return result

    def close(self) -> None:
        """Let the process end."""
        self.process.communicate()


def played(game: str, number: int, cards: Any, bots: tuple[str, str], sides: tuple[Side, Side]) -> str:
    """Play a game; `number` decides the deal and the seat of the first side.

    Returns "won", "lost" or "drawn" as seen by the first side, or "apart" where the rules differ.
    """
    deal, seat = divmod(number, 2)
    for side, bot, own in zip(sides, bots, (seat, 1 - seat), strict=True):
        side.call("start", game=game, seed=deal, cards=cards, seat=own, bot=bot, luck=number)
    while True:
        state = sides[0].call("state")
        if state != sides[1].call("state"):
            return "apart"
        if "winners" in state:
            if len(state["winners"]) != 1:
                return "drawn"
            return "won" if state["winners"] == [seat] else "lost"
        choice = sides[state["seat"] != seat].call("choose")
        if not all([side.call("answer", **choice)["known"] for side in sides]):
            return "apart"


def planned(game: str, decks: str, games: int) -> Plan:
    """The plan of so many games with the ready decks of the game, or with random legal ones."""
    if decks == "random":
        return any_decks.planned(game, ["greedy", "greedy"], 0, games)
    return with_decks(Plan(game, ("greedy", "greedy")))


def compared(
    plan: Plan, bots: tuple[str, str], checkouts: tuple[Path, Path], numbers: range, mirror: bool
) -> Data:
    """Play the games with these numbers, and count how they end.

    Args:
        plan: the game and its decks.
        bots: the bots of both checkouts.
        checkouts: the folders whose code plays; results are as seen by the first.
        numbers: the numbers of the games, two for each deal.
        mirror: whether both sides play the same deck.
    """
    sides = (Side(checkouts[0]), Side(checkouts[1]))
    ends: Counter[str] = Counter()
    seconds, slowest = [0.0, 0.0], [0.0, 0.0]
    for done, number in enumerate(numbers, 1):
        cards = plan.laid(number // 2)
        if mirror and cards:
            cards = {**cards, "decks": [cards["decks"][0]] * 2}
        ends[played(plan.game, number, cards, bots, sides)] += 1
        for place, side in enumerate(sides):
            spent = side.call("spent")
            seconds[place] += spent["seconds"]
            slowest[place] = max(slowest[place], spent["slowest"])
        print(f"\r{done}/{len(numbers)} games: {_said(ends)} ", end="", file=sys.stderr, flush=True)
    for side in sides:
        side.close()
    decided = ends["won"] + ends["lost"]
    return {
        "game": plan.game,
        "bots": list(bots),
        **{end: ends[end] for end in ("won", "lost", "drawn", "apart")},
        "share": ends["won"] / decided if decided else None,
        "interval": wilson(ends["won"], decided),
        "seconds_a_game": [round(total / len(numbers), 3) for total in seconds],
        "slowest_answer": [round(most, 3) for most in slowest],
    }


def _said(ends: Counter[str]) -> str:
    """The ends of games so far, as a text."""
    return ", ".join(f"{count} {end}" for end, count in sorted(ends.items()))


def main() -> None:
    """Play, and print what came of it as JSON data."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("other", type=Path, help="the folder of the other checkout")
    parser.add_argument("--game", default="magic")
    parser.add_argument("--ours", default="archmage", help="the bot of this checkout (default: %(default)s)")
    parser.add_argument("--theirs", default="archmage", help="the bot of the other (default: %(default)s)")
    parser.add_argument("--here", type=Path, default=HERE.parent, help="the checkout to use as this one")
    parser.add_argument("--games", type=int, default=100, help="how many games, two for each deal")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument(
        "--decks",
        choices=("ready", "random"),
        default="ready",
        help="the ready decks in all pairings, or another pair of random legal ones for each deal",
    )
    parser.add_argument("--mirror", action="store_true", help="both sides play the same deck")
    given = parser.parse_args()
    if given.decks == "random" and given.game not in any_decks.GAMES:
        parser.error(f"--decks random: expected --game {' or '.join(any_decks.GAMES)}")
    report = compared(
        planned(given.game, given.decks, given.first + given.games),
        (given.ours, given.theirs),
        (given.here, given.other),
        range(given.first, given.first + given.games),
        given.mirror,
    )
    print(file=sys.stderr)
    print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
