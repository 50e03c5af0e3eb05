"""The chance of a player to win, from features of the position whose weights are learned (`bots.learned`).

The features are read from what everybody sees, and from the hand of the seat that judges.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from grimorio.bots.learned import STEEPEST, weights_of
from grimorio.bots.magic.board import HARD_TO_BLOCK, Board
from grimorio.games.magic.state.masks import CREATURE, FLYING, LAND
from grimorio.games.magic.state.objects import FACE, Permanent, Player
from grimorio.kernel.seats import Seat

NAMES: Final = (
    "turn",
    "life",
    "log life",
    "log lands",
    "hand",
    "creatures",
    "root of creatures",
    "root of others",
    "pressure",
    "lethal",
    "cards known",
    "worth known",
    "castable",
)
"""The names of the features: first those of each player (`seen`), then those of the own hand (`held`)."""

SEEN: Final = 10
"""The number of features in `seen`."""

MOST_PRESSURE: Final = 2.0
"""The greatest pressure that is told apart: twice the life of the player attacked."""

WEIGHTS: Final[list[float]] = weights_of("magic", NAMES)


def forecast(b: Board) -> float:
    """The probability, from 0 to 1, that the seat of the board wins; it must still be in the game."""
    mine = strength(b, b.seat)
    total = 1.0
    for other in b.t.seats:
        if other != b.seat:
            total += exp(max(-STEEPEST, min(STEEPEST, strength(b, other) - mine)))
    return 1.0 / total


def strength(b: Board, seat: Seat) -> float:
    """The strength of a player's position, as a logarithm of odds.

    The cards of a hand count only for the seat of the board, which knows no other hand.
    """
    features = seen(b, seat)
    if seat == b.seat:
        features += held(b)
    found = 0.0
    for weight, feature in zip(WEIGHTS, features, strict=False):
        found += weight * feature
    return found


def features(b: Board) -> list[float]:
    """The features of a position for the seat of the board, in a game of two players, as `NAMES` has them."""
    mine, theirs = seen(b, b.seat), seen(b, b.foe)
    return [*[mine[place] - theirs[place] for place in range(SEEN)], *held(b)]


def seen(b: Board, seat: Seat) -> list[float]:
    """The features of a player that everybody sees.

    In order: whether it is the player's turn; life, and its logarithm; the logarithm of the lands plus one;
    cards in hand; the worth of creatures (`Board.worth`), and its root; the root of the worth of permanents
    that are neither creatures nor lands; the `pressure` on an opponent; and whether this kills in this turn.
    """
    owner: Player = b.p.things[1 + seat]
    creatures = others = 0.0
    lands = 0
    for key in b.t.play:
        permanent: Permanent = b.p.things[key]
        if permanent.controller != seat:
            continue
        if permanent.kinds & CREATURE:
            creatures += b.worth(key)
        elif permanent.kinds & LAND:
            lands += 1
        else:
            others += b.worth(key)
    turn = b.t.active == seat
    pressing = pressure(b, seat)
    return [
        float(turn),
        float(owner.life),
        log(max(1, owner.life)),
        log(1 + lands),
        float(len(owner.hand)),
        creatures,
        sqrt(creatures),
        sqrt(others),
        min(MOST_PRESSURE, pressing),
        float(turn and pressing >= 1.0),
    ]


def pressure(b: Board, seat: Seat) -> float:
    """The share of an opponent's life that an attack by all creatures of a player would surely take.

    Each of the opponent's untapped creatures is taken to stop one attacker, the strongest first; attackers
    that are hard to block are stopped by creatures with flying alone. The opponent is the one with the least
    life. Creatures that have attacked and are still tapped in others' turns do not block.
    """
    plain: list[float] = []
    hard: list[float] = []
    blockers = fliers = 0
    for key in b.t.play:
        permanent: Permanent = b.p.things[key]
        if not permanent.kinds & CREATURE:
            continue
        if permanent.controller != seat:
            if not permanent.tapped or b.t.active != seat:
                blockers += 1
                fliers += bool(permanent.keywords & FLYING)
        elif permanent.power > 0:
            power = permanent.power * max(0.0, 1.0 - b.stopped.get(key, 0.0))
            if permanent.keywords & HARD_TO_BLOCK:
                hard.append(power)
            else:
                plain.append(power)
    plain.sort(reverse=True)
    hard.sort(reverse=True)
    against = min([b.life(other) for other in b.t.seats if other != seat])
    through = 0.0
    for power in plain[blockers:] + hard[fliers:]:
        through += power
    return through / max(1, against)


def held(b: Board) -> list[float]:
    """The features of the hand of the board's seat: cards, their worth, and how many can be cast next turn.

    A card can be cast when it costs at most one mana more than there are lands; their colours do not count.
    """
    worth = 0.0
    castable = 0
    for card in b.me.hand:
        face = b.lore.book.face(card & FACE)
        worth += b.card_worth(card & FACE, b.seat)
        castable += not face.is_land and face.cost.value <= b.lands + 1
    return [float(len(b.me.hand)), worth, float(castable)]
