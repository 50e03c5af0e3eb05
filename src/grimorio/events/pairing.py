"""Swiss pairing: find the pairing of a round that costs least.

The costs of pairings are compared in this order: pairs that have met, byes to players who already had one,
the points of the player with the bye, the squares of the differences in points, players paired down again,
and then the lots: random numbers that follow from the event's seed. A maximum weight matching over exact
whole numbers finds the least cost (MTG8-6.SWISS-1, docs/decisions/pairing.md).
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from grimorio.events.faults import EventError

Pair = tuple[str, str | None]
"""The names of two players, or the name of one player and None for a bye."""

NEAR: Final = 24
"""The most places between two players who count as near each other.

The places are by points, highest first, and between equal points at random. Pairs of near players are
preferred.
"""
LOT_BITS: Final = 28
WIDEST: Final = 120
"""The most bits of a pair's weight, because the matching adds and doubles weights in 128-bit numbers."""
SMALL: Final = 64
"""The most players for whom the search tries all pairs at once.

With more players, it tries first the pairs of players who are near each other in the standings (`NEAR`).
"""


class PairingError(EventError):
    """The forbidden pairs leave some players without an opponent.

    Attributes:
        players: the names of those players.
    """

    def __init__(self, players: Sequence[str]) -> None:
        super().__init__("pairing", names=", ".join(players))
        self.players = tuple(players)


@dataclass(frozen=True, slots=True)
class Before:
    """All that a pairing depends on: the points and pairs of the rounds before it.

    Attributes:
        points: the match points of each player to be paired, by name.
        met: how often two players have met, by their names in alphabetical order.
        byes: how many byes each player has had.
        down: how often each player has been paired with somebody who had fewer points.
        forbidden: the pairs that may not meet, each with its names in alphabetical order.
        seed: the event's seed. With the round and the names it determines the random numbers that decide
            between pairings of equal cost; the order of the players does not matter.
        round: the number of the round, from 1.
    """

    points: Mapping[str, int]
    met: Mapping[tuple[str, str], int] = field(default_factory=dict)
    byes: Mapping[str, int] = field(default_factory=dict)
    down: Mapping[str, int] = field(default_factory=dict)
    forbidden: Collection[tuple[str, str]] = ()
    seed: str = ""
    round: int = 1


Cost = tuple[int, int, int, int, int, int, int]
"""The cost of a pairing, as seven numbers, of which the first that differs decides.

- how often the paired players have met before
- how many byes the player with the bye has had
- how many points that player has above the lowest
- the sum of the squares of the differences in points
- how often players who are paired down (against fewer points) have been so before
- the number of pairs that are far apart in the standings (more than `NEAR` places)
- the sum of the random numbers of the pairs, which decides between pairings otherwise equal
"""
Edge = tuple[int, int, int]
"""A possible pair: the places of its two players in `_Lots.order`, and its gain, which is its negative cost.

In a bye, the place of the second player is the number of players.
"""


def both(first: str, second: str) -> tuple[str, str]:
    """The names `first` and `second` in alphabetical order."""
    return (first, second) if first < second else (second, first)


class _Lots:
    """The random part of a pairing: an order of the players by points, and a random number for each pair."""

    def __init__(self, before: Before) -> None:
        self._keys = {player: self._key(before, player) for player in before.points}
        self._bye = self._key(before, "")
        points = before.points
        order = sorted(points, key=lambda player: (-points[player], self._keys[player], player))
        self.order = order
        self.place = {player: place for place, player in enumerate(order)}

    @staticmethod
    def _key(before: Before, name: str) -> int:
        text = f"{before.seed}\n{before.round}\n{name}".encode()
        return int.from_bytes(hashlib.sha256(b"grimorio pairing 1\n" + text).digest()[:8], "big")

    def lot(self, first: str, second: str | None) -> int:
        """The random number of the pair of players `first` and `second`, the same in either order.

        If `second` is None, it is that of a bye for `first`.
        """
        mixed = self._keys[first] ^ (self._bye if second is None else self._keys[second])
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        return (mixed ^ (mixed >> 31)) >> (64 - LOT_BITS)

    def far(self, first: str, second: str | None) -> int:
        """1 if the players `first` and `second` are more than `NEAR` places apart by points, else 0.

        It is 0 for a bye: if `second` is None.
        """
        return 0 if second is None else int(abs(self.place[first] - self.place[second]) > NEAR)


def _edge(before: Before, lots: _Lots, first: str, second: str | None) -> Cost:
    points = before.points
    if second is None:
        least = min(points.values())
        return (0, before.byes.get(first, 0), points[first] - least, 0, 0, 0, lots.lot(first, None))
    apart = abs(points[first] - points[second])
    higher = first if points[first] > points[second] else second
    again = before.down.get(higher, 0) if apart else 0
    met = before.met.get(both(first, second), 0)
    return (met, 0, 0, apart * apart, again, lots.far(first, second), lots.lot(first, second))


def cost(before: Before, pairs: Iterable[Pair]) -> Cost:
    """The cost of a pairing; the pairing with the smaller cost is the better one."""
    lots = _Lots(before)
    edges = [_edge(before, lots, *pair) for pair in pairs]
    return tuple(map(sum, zip(*edges, strict=True))) if edges else (0, 0, 0, 0, 0, 0, 0)  # type: ignore[return-value]


def pair(before: Before) -> tuple[Pair, ...]:
    """The best pairing of the players: the tables with the most points first, and the bye last.

    Raises:
        PairingError: the forbidden pairs leave some players without an opponent.
    """
    if not before.points:
        return ()
    search = _Search(before)
    pairs = search.best()
    place = search.lots.place
    tables = [
        (first, second) if place[first] < place[second] else (second, first)
        for first, second in pairs
        if second is not None
    ]
    tables.sort(key=lambda table: (place[table[0]], place[table[1]]))
    return (*tables, *((first, None) for first, second in pairs if second is None))


def matched(count: int, edges: list[Edge]) -> set[tuple[int, int]]:
    """The matching of the numbers below `count` with the most edges and, of those, the greatest sum of gains.

    Where rustworkx is installed (the extra ``pairing``) it takes a hundredth of the time of NetworkX.
    """
    try:
        import rustworkx  # a table, which pairs nobody, starts without it
    except ModuleNotFoundError:
        import networkx

        slow = networkx.Graph()
        slow.add_nodes_from(range(count))
        slow.add_weighted_edges_from(edges)
        return {(first, second) for first, second in networkx.max_weight_matching(slow, maxcardinality=True)}
    graph = rustworkx.PyGraph()
    graph.add_nodes_from(range(count))
    graph.add_edges_from(edges)
    return {
        (first, second)
        for first, second in rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    }


class _Search:
    """The search for the pairing that costs least.

    In a large round, only pairs of players near each other in the standings are tried first. The pairing
    found is kept if it costs no more than a lower bound, or than the best pairing of all pairs; both
    comparisons leave out the random numbers (`_Lots`), which only decide between equal pairings. Otherwise
    all pairs are tried, with their random numbers.
    """

    def __init__(self, before: Before) -> None:
        self.before = before
        self.lots = _Lots(before)
        self.order = self.lots.order
        points = before.points
        self.points = [points[player] for player in self.order]
        self.least = min(self.points)
        pairs = len(self.order) // 2 + 1
        apart = max(self.points) - self.least
        levels = (
            pairs * ((1 << LOT_BITS) - 1),
            pairs,
            pairs * max(before.down.values(), default=0),
            pairs * apart * apart,
            apart,
            max(before.byes.values(), default=0),
        )
        self.scales = [1]
        for most in levels:
            self.scales.append(self.scales[-1] * (most + 1))
        self.scales.reverse()
        if (self.scales[0] * (pairs * max(before.met.values(), default=0) + 1)).bit_length() > WIDEST:
            raise EventError("too-many")

    def best(self) -> list[Pair]:
        """The pairing that costs least. Raises PairingError: some players have no opponent."""
        if len(self.order) > SMALL:
            near = self._matching(self._edges(NEAR))
            if near is not None:
                reached = cost(self.before, near)[:5]
                least = self._least()
                if reached == least:
                    return near
                exact = self._matching(self._worth(reached, least))
                if exact is not None and cost(self.before, exact)[:5] == reached:
                    return near
        best = self._matching(self._edges(len(self.order)))
        if best is None:
            raise PairingError(self._left())
        return best

    def _least(self) -> tuple[int, ...]:
        """A lower bound of the cost of every pairing, without the random numbers, the last part of the cost.

        It is what pairing each player with the next one by points would cost if no players had met before.
        """
        points = self.points[:]
        byes = (0, 0)
        if len(points) % 2:
            had = self.before.byes
            byes = min((had.get(player, 0), self.before.points[player]) for player in self.order)
            points.remove(byes[1])
            byes = (byes[0], byes[1] - self.least)
        gaps = sum((high - low) ** 2 for high, low in zip(points[::2], points[1::2], strict=True))
        return (0, *byes, gaps, 0)

    def _edges(self, near: int) -> list[Edge]:
        """All allowed pairs of players at most `near` places apart, and all byes."""
        before, order, lots = self.before, self.order, self.lots
        edges = []
        for place, player in enumerate(order):
            for other in range(place + 1, min(len(order), place + near + 1)):
                name = order[other]
                if both(player, name) not in before.forbidden:
                    edges.append((place, other, self._gain(_edge(before, lots, player, name))))
        return edges + self._byes()

    def _byes(self) -> list[Edge]:
        count = len(self.order)
        if count % 2 == 0:
            return []
        return [
            (place, count, self._gain(_edge(self.before, self.lots, player, None)))
            for place, player in enumerate(self.order)
        ]

    def _worth(self, reached: tuple[int, ...], least: tuple[int, ...]) -> list[Edge]:
        """The pairs that could be part of a pairing cheaper than `reached`, each with its gain.

        The gain of a pair is its negative cost. It does not yet include the random numbers (`_Lots`) that
        decide between pairings of equal cost. A pair that alone costs more than `reached` is left out.

        Args:
            reached: the cost of the best pairing found so far.
            least: a lower bound of the cost of every pairing.
        """
        order, points, before = self.order, self.points, self.before
        widest = reached[3] if reached[:3] == least[:3] else (points[0] - self.least) ** 2
        barred, met = self._partners(reached[0])
        groups = [(count, list(places)) for count, places in groupby(range(len(order)), points.__getitem__)]
        edges = self._byes()
        for place, player in enumerate(order):
            down = before.down.get(player, 0) * self.scales[4]
            for count, places in groups:
                gap = (points[place] - count) ** 2
                if places[-1] > place and gap <= widest:
                    gain = -gap * self.scales[3] - (down if gap else 0)
                    edges += [
                        (place, other, gain)
                        for other in places
                        if other > place and other not in barred[place]
                    ]
            edges += [
                (place, other, -times * self.scales[0] - self._apart(place, other, down))
                for other, times in met[place].items()
                if other > place
            ]
        return edges

    def _apart(self, place: int, other: int, down: int) -> int:
        gap = (self.points[place] - self.points[other]) ** 2
        return gap * self.scales[3] + (down if gap else 0)

    def _partners(self, most: int) -> tuple[list[set[int]], list[dict[int, int]]]:
        """Two lists with an entry for each place in the order of the players.

        An entry of the first list is the set of players whom the player at the place has met or may not meet.
        An entry of the second has the players whom that player may meet again, each with the number of their
        earlier matches, at most `most`. Players are named by their places.
        """
        place = self.lots.place
        barred: list[set[int]] = [set() for _ in self.order]
        again: list[dict[int, int]] = [{} for _ in self.order]
        for (first, second), times in self.before.met.items():
            if times and first in place and second in place:
                for one, other in ((place[first], place[second]), (place[second], place[first])):
                    barred[one].add(other)
                    if times <= most and both(first, second) not in self.before.forbidden:
                        again[one][other] = times
        for first, second in self.before.forbidden:
            if first in place and second in place:
                barred[place[first]].add(place[second])
                barred[place[second]].add(place[first])
        return barred, again

    def _gain(self, cost: Cost) -> int:
        return -sum(part * scale for part, scale in zip(cost, self.scales, strict=True))

    def _matching(self, edges: list[Edge]) -> list[Pair] | None:
        """The pairing with the greatest gain made of the pairs `edges`; None if some players have no
        opponent.
        """
        pairs = self._matched(edges)
        return pairs if 2 * len(pairs) >= len(self.order) else None

    def _matched(self, edges: list[Edge]) -> list[Pair]:
        order = self.order
        found = matched(len(order) + len(order) % 2, edges)
        return [(order[min(ends)], order[max(ends)] if max(ends) < len(order) else None) for ends in found]

    def _left(self) -> list[str]:
        """The names of the players without an opponent when as many as possible are paired."""
        pairs = self._matched(self._edges(len(self.order)))
        there = {player for pair in pairs for player in pair}
        return [player for player in self.order if player not in there]
