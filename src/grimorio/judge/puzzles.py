"""Puzzles made of the judge's scenarios: a position, what is done there, and what has become of it.

`python -m tools.puzzles` writes them into `puzzles.json`, the card sets that they share apart. A puzzle is
JSON data:

- "id", "game", "theme", and "rules": the ids of the rules that decide it;
- "options", "cards", "seed", "situation": the setup of its game; "stops": the seats that are asked even if
  there is one option, as a bit mask;
- "answers": what is done, each as [number of the choice, seat, option];
- "question": "about", a number of `Game.standing` of a "seat", or "place" of a "card"; "choices", and
  "right", the index of the right one. With "about" "win", the choices are the first answers of the seat, of
  which one alone forces a win this turn (`judge.winning` proves it); `python -m tools.wins` finds these.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Final

from grimorio import games
from grimorio.kernel import WATCHER, Position, Setup
from grimorio.kernel.record import give_again
from grimorio.kernel.seats import Seat

DATA: Final = Path(__file__).with_name("puzzles.json")

WINS: Final = DATA.with_name("wins.json")

PLACES: Final = ("play", "graveyard", "hand", "removed")
"""The places of a card that a question may ask for."""

FIRST_DAY: Final = date(2003, 7, 28)
"""The first day that has a puzzle of the day."""


@cache
def all_puzzles() -> tuple[dict[str, Any], ...]:
    """All puzzles, as JSON data. Blocks: the files are read once.

    Each has "id", "game", "theme", "rules", "question", "answers" and "cards" (None for the game's own),
    besides what `played` needs to set up its position.
    """
    data = json.loads(DATA.read_text(encoding="utf-8"))
    happens = [{**puzzle, "cards": data["cards"][puzzle["cards"]]} for puzzle in data["puzzles"]]
    return (*json.loads(WINS.read_text(encoding="utf-8")), *happens)


def puzzle_named(id: str) -> dict[str, Any]:
    """The puzzle with the id `id`, an entry of `all_puzzles`. Raises KeyError: there is none."""
    return next((puzzle for puzzle in all_puzzles() if puzzle["id"] == id), None) or _missing(id)


def _missing(id: str) -> dict[str, Any]:
    raise KeyError(id)


def of_day(day: date) -> str:
    """The id of the puzzle of a day: the games take turns, and each goes through all of its puzzles."""
    by_game = [[one["id"] for one in all_puzzles() if one["game"] == game] for game in games.names()]
    lists = [ids for ids in by_game if ids]
    number = (day - FIRST_DAY).days
    ids = lists[number % len(lists)]
    return str(ids[(number // len(lists)) * 37 % len(ids)])


def setup_of(puzzle: dict[str, Any]) -> Setup:
    """The setup of a puzzle's game, for two players."""
    return Setup(puzzle["game"], 2, puzzle["seed"], puzzle["options"], puzzle["cards"], puzzle["situation"])


def played(puzzle: dict[str, Any]) -> Iterator[Position]:
    """Play a puzzle, and yield its position, with its journal, at the beginning and after each answer.

    It is the same position each time, changed in the meantime. Raises RecordMismatch: the rules play it
    otherwise now.
    """
    game = games.get(puzzle["game"])
    position = game.start(setup_of(puzzle), journal=True, stops=puzzle["stops"])
    yield position
    for place, (number, seat, option) in enumerate(puzzle["answers"], start=1):
        give_again(position, place, (number, Seat(seat), tuple(option)))
        yield position


def places(position: Position) -> dict[str, str]:
    """The place of each card that lies in one place only and has a name of its own there, by its name.

    Only games that tell such places have any: those whose public view has "play" and "players".
    """
    table = position.game.table(position, WATCHER)
    if "play" not in table or "players" not in table:
        return {}
    found: list[tuple[str, str]] = [(one["name"], "play") for one in table["play"] if not one["token"]]
    for seat, player in enumerate(table["players"]):
        own = position.game.table(position, Seat(seat))["players"][seat]
        found += [(name, "hand") for name in own["hand"] if isinstance(name, str)]
        for zone in ("graveyard", "removed"):
            found += [
                (card["name"] if isinstance(card, dict) else card, zone) for card in player.get(zone, ())
            ]
    counts = Counter(name for name, _ in found)
    return {name: place for name, place in found if name and counts[name] == 1}
