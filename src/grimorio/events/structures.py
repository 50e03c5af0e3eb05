"""How the rounds of an event are made up: the number of Swiss rounds, knockout brackets, and round robins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

Player = TypeVar("Player")

SWISS_ROUNDS: Final = ((8, 3), (16, 4), (32, 5), (64, 6), (128, 7), (226, 8), (409, 9))
"""The number of Swiss rounds by the number of players, as pairs (most players, rounds): up to 8 play 3."""
MOST_SWISS: Final = 10
CUTS: Final = (2, 4, 8)
"""The possible numbers of players in a knockout after Swiss rounds (MTG8-6.SWISS-1)."""


def swiss_rounds(players: int) -> int:
    """The number of Swiss rounds for a number of players, `players`; two players play one.

    >>> [swiss_rounds(count) for count in (2, 8, 9, 226, 227, 500)]
    [1, 3, 4, 8, 9, 10]
    """
    if players <= 2:
        return 1
    return next((rounds for most, rounds in SWISS_ROUNDS if players <= most), MOST_SWISS)


def knockout_rounds(players: int) -> int:
    """The number of knockout rounds after which one player out of a number, `players`, is left."""
    return max(players - 1, 0).bit_length()


def bracket(players: Sequence[Player]) -> tuple[tuple[Player, Player | None], ...]:
    """The first round of a knockout: the first player meets the last, the best two meet only in the final.

    The winners of the first and the second pair meet in the next round, those of the third and the fourth,
    and so on. If the number of players is no power of two, the first players have byes.

    >>> bracket("ABCDEFGH")
    (('A', 'H'), ('D', 'E'), ('B', 'G'), ('C', 'F'))
    >>> bracket("ABC")
    (('A', None), ('B', 'C'))
    """
    order = [0]
    size = 1
    while size < len(players):
        size *= 2
        order = [seed for first in order for seed in (first, size - 1 - first)]
    pairs = zip(order[::2], order[1::2], strict=True)
    return tuple(
        (players[first], players[second] if second < len(players) else None) for first, second in pairs
    )


def seeds_by_order(count: int) -> tuple[int, ...]:
    """The seeds to give to `count` players, in order, so that the first two meet, the next two, and so on.

    A seed is a player's place, from 1, in the bracket. The players with byes are the last.

    >>> seeds_by_order(4)
    (1, 4, 2, 3)
    >>> seeds_by_order(3)
    (2, 3, 1)
    """
    pairs = sorted(bracket(range(1, count + 1)), key=lambda pair: pair[1] is None)
    return tuple(seed for pair in pairs for seed in pair if seed is not None)


def neighbours(winners: Sequence[str | None]) -> tuple[tuple[str, str | None], ...]:
    """The next round of a knockout: the winners of the first and the second table meet, and so on.

    `winners` has the winner of each table in order; None for a winner who has left, whose opponent gets a
    bye.

    >>> neighbours([None, "E", "G", "H"])
    (('E', None), ('G', 'H'))
    """
    pairs = zip(winners[::2], [*winners[1::2], None][: (len(winners) + 1) // 2], strict=True)
    tables = [(first, second) if first is not None else (second, first) for first, second in pairs]
    return tuple((first, second) for first, second in tables if first is not None)


def circle(players: Sequence[Player]) -> tuple[tuple[tuple[Player, Player], ...], ...]:
    """The pairs of each round of a round robin, in which everybody meets everybody once.

    The circle method: one player stays, and all others move on by one seat after each round. With an odd
    number of players, another player rests in each round.

    >>> circle("ABC")
    ((('C', 'B'),), (('C', 'A'),), (('A', 'B'),))
    """
    seats: list[Player | None] = [*players]
    if len(seats) % 2:
        seats.append(None)
    count = len(seats)
    rounds = []
    for number in range(count - 1):
        pairs = []
        for place in range(count // 2):
            first, second = seats[place], seats[count - 1 - place]
            if first is not None and second is not None:
                pairs.append((second, first) if (number + place) % 2 else (first, second))
        rounds.append(tuple(pairs))
        seats = [seats[0], seats[-1], *seats[1:-1]]
    return tuple(rounds)
