"""The chance of each player to win, computed from life, lands, cards and permanents.

The weights are logarithms of odds. They come from a logistic regression on the turns of 2400 games of greedy
against itself, three in four with the theme decks. In these every tenth choice with priority, of attackers,
blockers and targets was made at random, so that the weights show causes. On games that it was not fitted to,
its log-loss is 0.554; knowing nothing has 0.693.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from grimorio.bots.magic.board import HARD_TO_BLOCK, Board
from grimorio.games.magic.state.masks import CREATURE, LAND
from grimorio.games.magic.state.objects import Permanent, Player
from grimorio.kernel.seats import Seat

MOVE: Final = 0.37
"""The weight of having the turn, added to the logarithm of the odds of the player whose turn it is."""

LIFE: Final = 1.13
LANDS: Final = 0.65
"""The weight of the logarithm of a player's number of lands, plus one.

`LIFE`, the constant before, is the weight of the logarithm of the player's life.
"""

HAND: Final = 0.16
"""The weight of each card in hand."""

CREATURES: Final = 0.037
CREATURES_ROOT: Final = 0.433
OTHERS: Final = 0.076
"""The weight of the worth of a player's permanents that are no creatures.

`CREATURES` above is the weight of the sum of the worth of creatures, `CREATURES_ROOT` of the square root of
that sum.
"""

EVADING: Final = 0.52
"""The weight of evasion.

Evasion is the share of an opponent's life that creatures hard to block would take in one attack.
"""


def chance(b: Board, seat: Seat) -> float:
    """The probability, from 0 to 1, that a player wins the game; the player must still be in the game."""
    mine = exp(odds(b, seat))
    total = 0.0
    for other in b.t.seats:
        total += mine if other == seat else exp(odds(b, other))
    return mine / total


def odds(b: Board, seat: Seat) -> float:
    """The strength of a player's position, as a logarithm of odds."""
    owner: Player = b.p.things[1 + seat]
    creatures = others = evading = 0.0
    lands = 0
    for key in b.t.play:
        permanent: Permanent = b.p.things[key]
        if permanent.controller != seat:
            continue
        if permanent.kinds & CREATURE:
            creatures += b.worth(key)
            if permanent.keywords & HARD_TO_BLOCK and permanent.power > 0:
                evading += permanent.power * max(0.0, 1.0 - b.stopped.get(key, 0.0))
        elif permanent.kinds & LAND:
            lands += 1
        else:
            others += b.worth(key)
    against = min([b.life(other) for other in b.t.seats if other != seat])
    return (
        (MOVE if b.t.active == seat else 0.0)
        + LIFE * log(max(1, owner.life))
        + LANDS * log(1 + lands)
        + HAND * len(owner.hand)
        + CREATURES * creatures
        + CREATURES_ROOT * sqrt(creatures)
        + OTHERS * others
        + EVADING * evading / max(1, against)
    )
