"""A game between bots that the lobby shows, so that a stranger sees what is played here."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from grimorio import games
from grimorio.bots import LEVELS, Sight, make_bot
from grimorio.kernel import WATCHER, Luck, Position, Setup
from grimorio.kernel.seats import seats_of

SEED: Final = 2003
"""The seed of the game and of its bots: everybody is shown the same game."""

PLAYER: Final = LEVELS[2]
"""The level of the bots: the best that answers at once."""

MOMENTS: Final = 40
"""The most moments of the game that the lobby shows, one after another."""

ANSWERS: Final = 600
"""The most answers that are played; a longer game is shown up to there."""


def _moment(position: Position, first: int) -> dict[str, Any]:
    """What spectators see of a position: `{"view", "log"}`.

    "log" has the new log lines, numbered from `first` by their key "i".
    """
    seen = [event.seen_by(WATCHER) for event in position.journal or ()]
    position.journal = []
    lines = [{"i": first + at, **line} for at, line in enumerate(line for line in seen if line is not None)]
    return {"view": position.seen_by(WATCHER), "log": lines}


def played(name: str, seats: int) -> dict[str, Any]:
    """The last moments of a game between bots, as JSON data. Blocks the calling thread, for about a second.

    Args:
        name: the name of the game.
        seats: the number of seats.

    Returns:
        "seats" with the rows of the players, and "moments": `{"view", "log"}` after each answer that
        spectators can notice, their view and its log lines.
    """
    game, luck = games.get(name), Luck(SEED)
    position = game.start(Setup(name, seats, SEED), journal=True)
    bots = [make_bot(PLAYER, game, luck.bits()) for _ in seats_of(seats)]
    moments, lines = [], 0
    for _ in range(ANSWERS):
        if position.over:
            break
        choice = position.choice
        chosen = bots[choice.seat].choose(
            Sight(position, choice.seat), partial(position.imagine, choice.seat)
        )
        position.answer(chosen, choice.number)
        moment = _moment(position, lines)
        lines += len(moment["log"])
        if moment["log"]:
            moments.append(moment)
    rows = [{"seat": seat, "kind": "bot", "bot": PLAYER, "name": ""} for seat in seats_of(seats)]
    return {"seats": rows, "moments": moments[-MOMENTS:]}
