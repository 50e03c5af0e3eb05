"""Measure the characters of bots against the plain one: how often they win, and how differently they play.

    python -m tools.characters --games 300
    python -m tools.characters --game magecraft --games 300
    python -m tools.characters --game mickey --games 300

Each character plays every deal from both seats. In Magic "attacks" is the share of the creatures that
attacked, of those that could; "blocks" is the same of blockers. In Magecraft "attacks", "guards" and
"studies" are the attacks, the heals and shields, and the studies and reviews for each turn of the seat.
In Wizards of Mickey, "pays" is the share of the times that it paid with cards, of those that it could, "kept"
the share of the hand of five that it has after its last Spell of a challenge, and "tricks" that of its Spells
that it hides or that do something at once. "turns" is the mean length of a game in turns of both; a draw
is half a win.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any, Final

from grimorio import games
from grimorio.bots import make_bot
from grimorio.bots.bot import Sight
from grimorio.bots.characters import CHARACTERS
from grimorio.bots.magic.board import Board
from grimorio.bots.magic.lore import lore_of
from grimorio.bots.mickey.lore import lore_of as mickey_lore
from grimorio.bots.names import AT
from grimorio.games.magic.public import could_attack, ruler_faces
from grimorio.games.mickey.public import side
from grimorio.kernel import Choice, Position, Setup
from grimorio.kernel.seats import Seat
from grimorio.simulator.arena import with_decks
from grimorio.simulator.one import Plan

SHARES: Final = {
    "magic": {"attacks": "could attack", "blocks": "could block"},
    "magecraft": {"attacks": "own turns", "guards": "own turns", "studies": "own turns"},
    "mickey": {"pays": "could pay", "kept": "could keep", "tricks": "plays"},
}
"""For each game what is told of a character, and of what it is the share."""

HAND: Final = 5
"""How many cards of Wizards of Mickey a full hand has."""

DEEDS: Final = {
    "attack": "attacks",
    "heal": "guards",
    "gain-shield": "guards",
    "study": "studies",
    "reordered": "studies",
    "turn": "own turns",
}
"""What an event of Magecraft, by its name, counts as."""


def main() -> None:
    """Print a line for each character."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=SHARES, default="magic")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--only", choices=CHARACTERS, nargs="*", default=list(CHARACTERS))
    wanted = parser.parse_args()
    shares = SHARES[wanted.game]
    print(f"character   games   wins{''.join(f' {what:>8}' for what in shares)}  turns")
    for name in wanted.only:
        total = played(wanted.game, f"{wanted.bot}{AT}{name}", wanted.bot, wanted.games)
        cols = "".join(f" {total[what] / max(1, total[of]):8.1%}" for what, of in shares.items())
        print(
            f"{name:10} {total['games']:6} {(total['won'] + total['drawn'] / 2) / total['games']:6.1%}{cols}"
            f" {total['turns'] / total['games']:6.1f}",
            flush=True,
        )


def played(name: str, one: str, other: str, count: int) -> Counter[str]:
    """Let a bot play games against another, and count what it does and wins. `name` is that of the game."""
    game, total = games.get(name), Counter[str]()
    plan = Plan(name, (one, other))
    if name == "mickey":
        plan = with_decks(plan)
    for deal in range(count // 2):
        for seat in (Seat(0), Seat(1)):
            position = game.start(Setup(name, 2, deal, cards=plan.laid(deal)), journal=name == "magecraft")
            names = [one, other] if seat == 0 else [other, one]
            bots = [make_bot(bot, game, deal) for bot in names]
            while not position.over:
                choice = position.waiting[0]
                view = Sight(position, choice.seat)
                at = bots[choice.seat].choose(view, imagining(position, choice.seat))
                if choice.seat == seat and name in NOTES:
                    NOTES[name](total, position, choice, choice.options[at])
                position.answer(at, choice.number)
            if name in NOTES:
                total["turns"] += position.things[0].turn
            for event in position.journal or ():
                total["turns"] += event.NAME == "turn"
                if event.NAME in DEEDS and getattr(event, "seat", None) == seat:
                    total[DEEDS[event.NAME]] += 1
            total["games"] += 1
            total["drawn"] += int(position.result is not None and position.result.score(seat) == 0.5)
            total["won"] += int(position.result is not None and position.result.score(seat) > 0.5)
    return total


def imagining(position: Position, seat: Seat) -> Any:
    """What a bot imagines positions with."""
    return lambda luck: position.imagine(seat, luck)


def note(total: Counter[str], position: Position, choice: Choice, option: Any) -> None:
    """Count an answer in Magic of the bot that is measured."""
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


def note_mickey(total: Counter[str], position: Position, choice: Choice, option: Any) -> None:
    """Count an answer in Wizards of Mickey of the bot that is measured."""
    if choice.ask == "pay":
        total["could pay"] += 1
        total["pays"] += option[0] == "yes"
    if choice.ask != "play" or len(option) < 3:
        return
    board = side(position, choice.seat)
    total["plays"] += 1
    deeds = mickey_lore(position.book).deeds
    total["tricks"] += option[0] != "cast" or deeds[position.book.face_of[option[1]]] > 0.0
    if board.done.bit_count() == 2:
        total["could keep"] += HAND
        total["kept"] += len(board.hand) - 1


NOTES: Final = {"magic": note, "mickey": note_mickey}


if __name__ == "__main__":
    main()
