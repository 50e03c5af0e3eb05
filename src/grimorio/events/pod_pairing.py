"""Swiss pairing within draft pods: whoever has drafted together meets, as far as that is possible."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from grimorio.events.pairing import Before, Pair, PairingError, cost, pair


def paired_in_pods(before: Before, pods: Sequence[Iterable[str]]) -> tuple[Pair, ...]:
    """A pairing of a round in which players meet within their pods.

    One player of each odd pod meets somebody of another pod, or has the bye: who would have the bye if the
    pod played alone. A pod in which somebody would meet the same opponent again plays with the other pods.
    Where all this costs a rematch or a second bye that a pairing of all players avoids, all players are
    paired together.

    Args:
        before: what the pairing depends on.
        pods: the players of each pod. Players of no pod play with those who are left over.

    Raises:
        PairingError: the forbidden pairs leave some players without an opponent.
    """
    together: list[Pair] = []
    seated: set[str] = set()
    for pod in pods:
        own = _alone(before, [name for name in pod if name in before.points])
        together += own
        seated.update(name for table in own for name in table if name is not None)
    whole = pair(before)
    try:
        tables = (*together, *pair(_among(before, [name for name in before.points if name not in seated])))
    except PairingError:
        return whole
    return whole if cost(before, tables)[:2] > cost(before, whole)[:2] else _in_order(before, tables)


def _alone(before: Before, names: Sequence[str]) -> list[Pair]:
    """The tables at which the players `names`, all of one pod, meet only each other, without the bye.

    Empty if that is impossible without a rematch. `before` has what happened in the rounds before.
    """
    if len(names) < 2:
        return []
    own = _among(before, names)
    try:
        tables = pair(own)
    except PairingError:
        return []
    return [table for table in tables if table[1] is not None] if cost(own, tables)[0] == 0 else []


def _among(before: Before, names: Sequence[str]) -> Before:
    """A copy of `before` (what a pairing depends on) with only the players in `names`."""
    return replace(before, points={name: before.points[name] for name in names})


def _in_order(before: Before, tables: Iterable[Pair]) -> tuple[Pair, ...]:
    """The pairs in `tables`, sorted: those with the most points first, and a bye last."""
    points = before.points

    def key(table: Pair) -> tuple[bool, int, int]:
        first, second = table
        return second is None, -points[first], 0 if second is None else -points[second]

    return tuple(sorted(tables, key=key))
