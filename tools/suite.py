"""Positions with a known best play, in all games, and the share of them that each level of bots plays so.

python -m tools.suite                              # the shares of the four levels
python -m tools.suite --game magic --level adept   # and the positions that this level plays otherwise
python -m tools.suite --find magic:survive --seed 3 --seconds 120   # look for more, with proof
python -m tools.suite --prove                      # prove all again that were found by search

A position is JSON data in `tools/positions/GAME.json`: "id", "theme", "seats", "options" and "situation" of
its game, the "answers" given first, and "right", the best plays, each as the answers that make it. Where
blockers are asked for a play is a whole declaration of them, otherwise one answer. "by" tells whether it was
proved by "search" or thought out by "hand", and "why" what a person sees there. What the themes
mean is said in `docs/magic-bots.md`.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

from grimorio import games
from grimorio.bots import Sight, make_bot
from grimorio.bots.game_bots import LEVELS
from grimorio.judge.puzzles import WINS
from grimorio.kernel import Option, Position, Setup
from grimorio.kernel.faults import SetupError
from tools.suite_dealt import THEMES

FOLDER: Final = Path(__file__).with_name("positions")

BLOCKS: Final = ("survive", "block")
"""The themes whose plays are whole declarations of blockers."""

MOST_RIGHT: Final = 0.5
"""The greatest share of a position's plays that may be right; with more, luck would find them."""

MOST_PLAYS: Final = 40
"""The most best plays that an entry may have."""

Data = dict[str, Any]
"""A position of the suite, as its file has it."""


def positions(game: str | None = None) -> list[Data]:
    """The positions of the suite, all or those of one game, each with its "game".

    The puzzles of `judge.puzzles` in which one answer wins this turn are among them.
    """
    puzzles = json.loads(WINS.read_text("utf-8"))
    found = [_of_puzzle(puzzle) for puzzle in puzzles if game in (None, puzzle["game"])]
    for path in sorted(FOLDER.glob("*.json")):
        if game in (None, path.stem):
            found += [{**entry, "game": path.stem} for entry in json.loads(path.read_text("utf-8"))]
    return found


def _of_puzzle(puzzle: Data) -> Data:
    """The entry for a puzzle in which one answer wins this turn."""
    question = puzzle["question"]
    return {
        "id": puzzle["id"],
        "game": puzzle["game"],
        "theme": "win",
        "by": "search",
        "options": puzzle["options"],
        "situation": puzzle["situation"],
        "right": [[question["choices"][question["right"]]]],
    }


def laid_out(entry: Data) -> Position:
    """The position of an entry, after the answers that are given first."""
    setup = Setup(
        entry["game"], entry.get("seats", 2), 1, entry.get("options", {}), None, entry.get("situation")
    )
    position = games.get(entry["game"]).start(setup)
    for option in entry.get("answers", ()):
        position.answer(position.choice.index(tuple(option)), position.choice.number)
    return position


def play_of(entry: Data, level: str, seed: int = 1) -> list[Option]:
    """The play that a bot of a level makes in the position of an entry, as the answers that make it."""
    position = laid_out(entry)
    seat, ask = position.choice.seat, position.choice.ask
    bot = make_bot(level, position.game, seed)
    play: list[Option] = []
    while position.result is None and position.choice.seat == seat and position.choice.ask == ask:
        choice = position.choice
        index = bot.choose(Sight(position, seat), partial(position.imagine, seat))
        play.append(choice.options[index])
        position.answer(index, choice.number)
        if ask != "block":
            break
    return play


def plays_right(entry: Data, level: str) -> bool:
    """Whether a bot of a level makes one of the best plays of an entry."""
    play = like(play_of(entry, level))
    return any(play == like([tuple(option) for option in right]) for right in entry["right"])


def like(play: list[Option]) -> list[Option]:
    """A play in an order of its own, without the answer that ends a declaration of blockers."""
    return sorted(option for option in play if option[0] != "done")


def shares(level: str, entries: list[Data]) -> tuple[int, list[str]]:
    """How many positions a level plays right, and the ids of the others."""
    wrong = [entry["id"] for entry in entries if not plays_right(entry, level)]
    return len(entries) - len(wrong), wrong


# -- finding -------------------------------------------------------------------------------------------


def found_in(game: str, theme: str, situation: Data, luck: random.Random) -> Data | None:
    """The entry for a random situation; None if no best play can be proved or too many plays are best.

    `luck` draws the answers that lead to the choice.
    """
    sort = THEMES[f"{game}:{theme}"]
    try:
        position = games.get(game).start(Setup(game, sort.seats, 1, {}, None, situation))
    except SetupError:
        return None
    answers = sort.lead(position, luck)
    if position.result is not None or len(position.choice.options) < 2:
        return None
    if theme in BLOCKS and game == "magic" and position.choice.ask != "block":
        return None
    right = sort.prove(position)
    plays = len(position.choice.options)
    whole = position.choice.ask == "block"
    if not right or len(right) > MOST_PLAYS or (not whole and len(right) > MOST_RIGHT * plays):
        return None
    return {
        "id": "s"
        + hashlib.sha256(json.dumps([theme, situation, answers], sort_keys=True).encode()).hexdigest()[:9],
        "theme": theme,
        "by": "search",
        "seats": sort.seats,
        "situation": situation,
        "answers": answers,
        "right": right,
    }


def search(game: str, theme: str, seed: int, seconds: float) -> Iterator[Data]:
    """Entries for random situations, as long as `seconds` last; only their order follows from the seed."""
    luck, until = random.Random(seed), time.monotonic() + seconds
    while time.monotonic() < until:
        situation = THEMES[f"{game}:{theme}"].deal(luck)
        entry = situation and found_in(game, theme, situation, luck)
        if entry:
            yield entry


def save(game: str, entries: list[Data]) -> None:
    """Add entries to the file of a game, each on a line of its own."""
    path = FOLDER / f"{game}.json"
    known = {entry["id"]: entry for entry in (json.loads(path.read_text("utf-8")) if path.exists() else [])}
    known |= {entry["id"]: entry for entry in entries}
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False) for _, entry in sorted(known.items()))
    FOLDER.mkdir(exist_ok=True)
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def proved(entry: Data) -> bool:
    """Whether the search proves the best plays of an entry again."""
    right = THEMES[f"{entry['game']}:{entry['theme']}"].prove(laid_out(entry))
    same: bool = json.loads(json.dumps(right)) == entry["right"]
    return same


def main() -> int:
    """Print the shares of the levels; or look for positions, or prove them again."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=games.names())
    parser.add_argument("--level", choices=LEVELS, help="only this level, with what it plays otherwise")
    parser.add_argument("--find", metavar="GAME:THEME", choices=list(THEMES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--prove", action="store_true")
    wanted = parser.parse_args()
    if wanted.find:
        game, theme = wanted.find.split(":")
        save(game, list(search(game, theme, wanted.seed, wanted.seconds)))
        return 0
    entries = positions(wanted.game)
    if wanted.prove:
        unproved = [entry["id"] for entry in entries if entry["by"] == "search" and not proved(entry)]
        sys.stdout.write(f"{len(entries)} positions, not proved: {' '.join(unproved) or 'none'}\n")
        return int(bool(unproved))
    levels = (wanted.level,) if wanted.level else LEVELS
    wrong = {level: set(shares(level, entries)[1]) for level in levels}
    sys.stdout.write(table(entries, wrong))
    if wanted.level:
        sys.stdout.write(f"otherwise: {' '.join(sorted(wrong[wanted.level])) or 'none'}\n")
    return 0


def table(entries: list[Data], wrong: dict[str, set[str]]) -> str:
    """How many positions of each game and theme each level plays right, as lines of a Markdown table.

    `wrong` has, by level, the ids of those that it plays otherwise.
    """
    lines = [("game", "theme", *wrong, "of"), ("---", "---", *["---:" for _ in wrong], "---:")]
    keys = sorted({(entry["game"], entry["theme"]) for entry in entries})
    for game in dict.fromkeys(game for game, _ in keys):
        for theme in [*[theme for of, theme in keys if of == game], "all"]:
            ids = {
                entry["id"] for entry in entries if entry["game"] == game and theme in (entry["theme"], "all")
            }
            lines.append((game, theme, *[str(len(ids - wrong[level])) for level in wrong], str(len(ids))))
    every = len(entries)
    lines.append(
        ("all", "", *[f"{100 * (every - len(wrong[level])) / every:.1f} %" for level in wrong], str(every))
    )
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


if __name__ == "__main__":
    sys.exit(main())
