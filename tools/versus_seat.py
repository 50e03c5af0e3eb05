"""Plays one seat of the games of `tools.versus`, with the code of the checkout on its path.

It reads one JSON object a line and writes one for each. It runs with older commits too, so it uses only what
all of them have.
"""

from __future__ import annotations

import json
import sys
import time
from functools import partial
from typing import Any

from grimorio import games
from grimorio.bots import make_bot
from grimorio.bots.bot import Sight
from grimorio.kernel import Setup

Data = dict[str, Any]


class Player:
    """One seat: its own copy of the game, and its bot."""

    def __init__(self, game: str, seed: int, cards: Any, seat: int, bot: str, luck: int) -> None:
        self.position: Any = games.get(game).start(Setup(game, 2, seed, {}, cards))
        self.seat: Any = seat
        self.bot: Any = make_bot(bot, games.get(game), luck)
        self.seconds = self.slowest = 0.0

    def state(self) -> Data:
        """What both sides must agree on: whose choice of how many options it is, or who has won."""
        if self.position.result is not None:
            return {"winners": list(self.position.result.winners)}
        choice = self.position.waiting[0]
        return {"seat": choice.seat, "ask": choice.ask, "options": len(choice.options)}

    def choose(self) -> Data:
        """The option that the bot takes."""
        began = time.process_time()
        sight: Any = Sight(self.position, self.seat)
        index = self.bot.choose(sight, partial(self.position.imagine, self.seat))
        spent = time.process_time() - began
        self.seconds += spent
        self.slowest = max(self.slowest, spent)
        return {"option": self.position.waiting[0].options[index], "index": index}

    def answer(self, option: list[Any], index: int) -> Data:
        """Give an answer, by its index if that is the same option here, else by the option itself."""
        options = json.loads(json.dumps(self.position.waiting[0].options))
        if not (index < len(options) and options[index] == option):
            index = options.index(option) if option in options else -1
        if index >= 0:
            self.position.answer(index)
        return {"known": index >= 0}

    def spent(self) -> Data:
        """How long the bot has thought in this game, and at its slowest answer, in seconds."""
        return {"seconds": self.seconds, "slowest": self.slowest}


def main() -> None:
    """Answer requests, each the name of a method with its arguments, until the input ends."""
    out, sys.stdout = sys.stdout, sys.stderr
    player: Player | None = None
    for line in sys.stdin:
        name, arguments = json.loads(line)
        if name == "start":
            player = Player(**arguments)
        result = {} if name == "start" else getattr(player, name)(**arguments)
        out.write(json.dumps(result) + "\n")
        out.flush()


if __name__ == "__main__":
    main()
