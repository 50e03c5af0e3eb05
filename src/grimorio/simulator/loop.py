"""The loop in which bots play a game, answer by answer. It is compiled."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from time import perf_counter

from grimorio.bots.bot import Bot, Sight
from grimorio.bots.uniform import RandomBot
from grimorio.kernel.position import Position
from grimorio.kernel.record import Record


def play_on(position: Position, bots: Sequence[Bot], record: Record | None = None) -> list[tuple[int, float]]:
    """Let bots play a game to its end, one in each seat; each answer is added to `record`.

    Returns for each seat the number of decisions and the seconds that they took; a bot that only draws its
    answers by lot does not think, and takes none.
    """
    decisions = [0] * len(bots)
    seconds = [0.0] * len(bots)
    while position.result is None:
        choice = position.waiting[0]
        seat = choice.seat
        bot = bots[seat]
        if isinstance(bot, RandomBot):
            index = bot.pick(choice)
        else:
            began = perf_counter()
            index = bot.choose(Sight(position, seat), partial(position.imagine, seat))
            seconds[seat] += perf_counter() - began
        decisions[seat] += 1
        if record is not None:
            record.add(choice, index)
        position.answer(index)
    return list(zip(decisions, seconds, strict=True))
