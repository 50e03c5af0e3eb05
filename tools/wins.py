"""Find puzzles in which exactly one answer wins this turn, and add them to those there are.

python -m tools.wins --seed 11 --seconds 240      # look for more, and write src/grimorio/judge/wins.json
python -m tools.wins --game magic                 # puzzles of Magic

Positions are dealt at random, with nothing to draw; a position becomes a puzzle when the search of
`judge.winning` proves that one of at least three answers forces the win, and no other does.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

from grimorio import games
from grimorio.judge.puzzles import WINS
from grimorio.judge.winning import TooLarge, TurnSearch
from grimorio.kernel import Position, Setup
from grimorio.kernel.faults import SetupError
from grimorio.kernel.seats import Seat
from tools import wins_magic

COLOURS: Final = "FWEL"
RULES: Final = {"magecraft": ["MAGE-END-1", "MAGE-END-3"], "magic": ["MTG8-1.OBJ-1"]}
"""For each game that has such puzzles, the rules by which it is won."""
LEAST_OPTIONS: Final = 3
SLACK: Final = 3
"""How many attacks more than are needed the spells of a position may have."""


def gems(luck: random.Random, count: int) -> str:
    """So many gems of random colours, as a situation writes them."""
    colours = Counter(luck.choice(COLOURS) for _ in range(count))
    return " ".join(f"{colour}{many}" for colour, many in sorted(colours.items())) or "none"


@cache
def effects() -> dict[str, dict[str, int]]:
    """The numbers of the effects of each spell of Magecraft, by name."""
    cards = games.get("magecraft").cards()
    return {card["name"]: card["icons"] for card in cards if card["kind"] != "character"}


def magecraft(luck: random.Random) -> dict[str, Any] | None:
    """A random situation of Magecraft in which a win may be near; None if none can be, or gems are drawn."""
    icons = effects()
    life, shield = luck.choice([1, 2, 2, 3, 3, 4]), luck.choice([0, 0, 1, 1, 2])
    grimoires = [[luck.choice(list(icons)) for _ in range(luck.choice([1, 1, 2]))] for _ in range(3)]
    spells = [icons[name] for grimoire in grimoires for name in grimoire]
    attacks = sum(spell.get("attack", 0) for spell in spells)
    if any(spell.get("draw") for spell in spells) or not life + shield <= attacks <= life + shield + SLACK:
        return None
    return {
        "phase": "magic",
        "active": "A",
        "round": 8,
        "A": {
            "hand": gems(luck, luck.choice([3, 4, 4, 5])),
            "bag": "none",
            "discard": "none",
            "hp": "F2 W2 E1",
            "grimoires": grimoires,
        },
        "B": {"hp": gems(luck, life), "shield": gems(luck, shield)},
    }


DEALERS: Final[dict[str, Callable[[random.Random], dict[str, Any] | None]]] = {
    "magecraft": magecraft,
    "magic": wins_magic.dealt,
}
"""For each game, what deals a random situation; it returns None where there is no win to be found."""


def puzzle_of(game: str, situation: dict[str, Any]) -> dict[str, Any] | None:
    """The puzzle of a game in a situation, as `judge.puzzles` has it; None if not exactly one answer wins."""
    try:
        position = games.get(game).start(Setup(game, 2, 1, {}, None, situation))
    except SetupError:  # more copies of a spell than a game has
        return None
    if position.over or position.choice.seat != 0 or len(position.choice.options) < LEAST_OPTIONS:
        return None
    search = TurnSearch(position, Seat(0))
    try:
        winning = search.winning(position, most=2)
        if len(winning) != 1 or winning[0] == ("pass",):
            return None
        line = search.line(position)
    except TooLarge:
        return None
    options = [list(option) for option in position.choice.options]
    return {
        "id": "w" + hashlib.sha256(json.dumps(situation, sort_keys=True).encode()).hexdigest()[:9],
        "game": game,
        "theme": "win",
        "rules": RULES[game],
        "options": {},
        "cards": None,
        "seed": 1,
        "stops": 0,
        "situation": situation,
        "answers": list(numbered(position, line)),
        "question": {
            "about": "win",
            "seat": 0,
            "choices": options,
            "right": options.index(list(winning[0])),
        },
    }


def numbered(position: Position, line: list[Any]) -> Iterator[list[Any]]:
    """The answers of a line, each as [number of the choice, seat, option]. The position is changed."""
    for option in line:
        choice = position.choice
        yield [choice.number, choice.seat, list(option)]
        position.answer(choice.index(option), choice.number)


def main() -> int:
    """Look for puzzles for a while, and write them with those there are."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=sorted(DEALERS), default="magecraft")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=60.0)
    wanted = parser.parse_args()
    luck, until = random.Random(wanted.seed), time.monotonic() + wanted.seconds
    known = {puzzle["id"]: puzzle for puzzle in json.loads(WINS.read_text("utf-8"))} if WINS.exists() else {}
    while time.monotonic() < until:
        situation = DEALERS[wanted.game](luck)
        puzzle = situation and puzzle_of(wanted.game, situation)
        if puzzle:
            known[puzzle["id"]] = puzzle
    lines = ",\n".join(json.dumps(puzzle, sort_keys=True) for _, puzzle in sorted(known.items()))
    WINS.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    sys.stdout.write(f"{len(known)} puzzles\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
