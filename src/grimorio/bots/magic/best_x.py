"""The choice of X for a spell with {X} in its cost, or whose cost gives up X permanents or cards."""

from __future__ import annotations

from typing import Final

from grimorio.bots.magic.board import WIN, Board
from grimorio.bots.magic.moment import Moment
from grimorio.bots.magic.prices import priced_x
from grimorio.games.magic.public import Context, Price, Program
from grimorio.games.magic.state.objects import player

FEW_X: Final = 60
"""Every value of X up to this one is tried; of greater values only some (`tried_x`)."""


def best_x(
    m: Moment, program: Program, c: Context, source: int, most: int, price: Price | None = None
) -> tuple[float, int]:
    """The greatest gain of a spell with {X}, and the X that gives it, of the values up to `most`.

    The gain is a little less for each point of X, and less what the `price` gives up for it. The X found
    stays in `c.x`. `source` is the id of the object on the stack, or the number of a card (`card_of`).
    """
    best = -WIN
    chosen = 0
    for x in tried_x(m.b, most):
        c.x = x
        gain = (
            m.best(program, c, source) - 0.12 * x - (0.0 if price is None else priced_x(m, c.this, price, x))
        )
        if gain > best + 0.001:
            best = gain
            chosen = x
    c.x = chosen
    return best, chosen


def tried_x(b: Board, most: int) -> list[int]:
    """The values of X to try: small ones, life totals, values of toughness, and the greatest, `most`."""
    if most <= FEW_X:
        return list(range(most + 1))
    marks = {most}
    for seat in b.t.seats:
        marks.add(player(b.p, seat).life)
    for key in b.t.play:
        marks.add(b.p.things[key].toughness)
    return [*range(FEW_X + 1), *sorted([mark for mark in marks if FEW_X < mark <= most])]
