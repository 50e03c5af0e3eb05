"""Measure the characters of bots against the plain one: how often they win, and how differently they play.

    python -m tools.characters --games 300

Each character plays every deal from both seats. "attacks" is the share of the creatures that attacked, of
those that could; "blocks" is the same of blockers, "turns" the mean length of a game in turns of both.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

from grimorio import games
from grimorio.bots import make_bot
from grimorio.bots.characters import CHARACTERS
from grimorio.bots.magic.board import Board
from grimorio.bots.magic.lore import lore_of
from grimorio.bots.names import AT
from grimorio.games.magic.public import could_attack, ruler_faces
from grimorio.games.magic.state.objects import table
from grimorio.kernel import Choice, Position, Setup
from grimorio.kernel.seats import Seat


def main() -> None:
    """Print a line for each character."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--only", choices=CHARACTERS, nargs="*", default=list(CHARACTERS))
    wanted = parser.parse_args()
    print("character   games   wins  attacks  blocks  turns")
    for name in wanted.only:
        total = played(f"{wanted.bot}{AT}{name}", wanted.bot, wanted.games)
        print(
            f"{name:10} {total['games']:6} {total['won'] / total['games']:6.1%}"
            f" {total['attacks'] / max(1, total['could attack']):8.1%}"
            f" {total['blocks'] / max(1, total['could block']):7.1%}"
            f" {total['turns'] / total['games']:6.1f}",
            flush=True,
        )


def played(one: str, other: str, count: int) -> Counter[str]:
    """Let a bot play games of Magic against another, and count what it does and wins."""
    game, total = games.get("magic"), Counter[str]()
    for deal in range(count // 2):
        for seat in (Seat(0), Seat(1)):
            position = game.start(Setup("magic", 2, deal))
            names = [one, other] if seat == 0 else [other, one]
            bots = [make_bot(name, game, deal) for name in names]
            while not position.over:
                choice = position.waiting[0]
                at = bots[choice.seat].choose(position.seen_by(choice.seat), imagining(position, choice.seat))
                if choice.seat == seat:
                    note(total, position, choice, choice.options[at])
                position.answer(at, choice.number)
            total["games"] += 1
            total["turns"] += table(position).turn
            total["won"] += int(position.result is not None and position.result.score(seat) > 0.5)
    return total


def imagining(position: Position, seat: Seat) -> Any:
    """What a bot imagines positions with."""
    return lambda luck: position.imagine(seat, luck)


def note(total: Counter[str], position: Position, choice: Choice, option: Any) -> None:
    """Count an answer of the bot that is measured."""
    if choice.ask not in ("attack", "block"):
        return
    if option[0] == choice.ask:
        total[f"{choice.ask}s"] += 1
        total[f"could {choice.ask}"] += 1
        return
    if choice.ask == "block":
        total["could block"] += len({offered[1] for offered in choice.options if offered[0] == "block"})
        return
    b = Board(position, choice.seat, lore_of(position.book))
    rulers = ruler_faces(position)
    total["could attack"] += sum(
        could_attack(position, b.seat, key, b.foe, rulers) and position.things[key].attacking < 0
        for key in b.mine
    )


if __name__ == "__main__":
    main()
