"""The features of a position between two challenges, from which the chance to win is learned."""

from __future__ import annotations

from math import log
from typing import Final

from grimorio.bots.learned import chance_of, weights_of
from grimorio.bots.mickey.lore import Lore
from grimorio.bots.mickey.outlook import Outlook
from grimorio.bots.mickey.race import race
from grimorio.bots.mickey.sketch import Mind, lasting
from grimorio.games.mickey.public import Side, count, side, table
from grimorio.kernel import Position
from grimorio.kernel.seats import Seat, other_seat

NAMES: Final = (
    "outlook",
    "race",
    "lead",
    "cards",
    "worth",
    "best",
    "stays",
    "squad",
    "awake",
    "deck",
    "turn",
)
"""The names of the features, in the order in which `features` returns them."""

CASTS: Final = 3
"""The most Spells that a player casts in a challenge, one for each Mage."""

AVERAGE: Final = 2.6
"""The worth of an average Spell, by `Lore.worth`."""

SURE: Final = 0.99
"""The greatest chance that the features tell apart from certainty."""


def log_odds(chance: float) -> float:
    """The logarithm of the odds of a chance, which is first brought between 1 - `SURE` and `SURE`."""
    sure = max(1.0 - SURE, min(SURE, chance))
    return log(sure / (1.0 - sure))


def features(p: Position, seat: Seat, lore: Lore) -> list[float]:
    """The features of a position for a seat, as far as the seat knows it (`bots.learned.Learner`).

    In order: what `Outlook` thinks of the next challenge and of the race for Diamagics, and what the race
    alone says, both as logarithms of odds; the leads in Diamagics and in cards; how much the cards in hand,
    and the best of them, exceed average ones; the leads in power that stays in play, in what the Mages' own
    effects are worth, in Mages whose effects have their Diamagic, and in cards of the deck; and 1 for the
    player whose turn it is, -1 for the other.
    """
    own, foe = side(p, seat), side(p, other_seat(seat))
    mind = Mind(p, seat, lore)
    needed: int = p.book.choices.to_win
    mine, theirs = own.diamagics(), foe.diamagics()
    worth = best = 0.0
    for place, excess in enumerate(sorted([lore.worth[face] - AVERAGE for face in own.hand], reverse=True)):
        worth += excess
        best += excess if place < CASTS else 0.0
    return [
        log_odds(Outlook(p, mind, 0).value()),
        log_odds(race(mine, theirs, needed)),
        float(mine - theirs),
        float(len(own.hand) - len(foe.hand)),
        worth,
        best,
        lasting(p, mind),
        squad(own, lore) - squad(foe, lore),
        float(awake(own, lore) - awake(foe, lore)),
        float(len(own.deck) - len(foe.deck)),
        1.0 if table(p).active == seat else -1.0,
    ]


def squad(board: Side, lore: Lore) -> float:
    """The power that the lasting effects of a player's three Mages are worth."""
    power = 0.0
    for face in board.mages:
        power += lore.kept[face]
    return power


def awake(board: Side, lore: Lore) -> int:
    """How many of a player's Mages have an effect that needs a Diamagic which they hold."""
    mages = 0
    for mage, face in enumerate(board.mages):
        bits = lore.holds[face]
        held = board.held[mage]
        mages += any([bits >> colour & 1 and count(held, colour) for colour in range(4)])
    return mages


WEIGHTS: Final[list[float]] = weights_of("mickey", NAMES)


def forecast(p: Position, seat: Seat, lore: Lore) -> float:
    """The chance of a seat to win a game that is not over, as far as the seat knows the position."""
    odds = 0.0
    for weight, feature in zip(WEIGHTS, features(p, seat, lore), strict=True):
        odds += weight * feature
    return chance_of(odds)
