"""Pods (groups of players who draft together): their seats, how packs are passed, and the cards that
players receive.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Literal

from grimorio import games
from grimorio.decks import file as deck_file
from grimorio.events.event import Event
from grimorio.events.facts import PoolEntry, Seating
from grimorio.events.faults import EventError
from grimorio.games.draft.game import Draft
from grimorio.kernel import Record

USUAL: Final = 8
"""The usual number of players of a pod (MTG8-6.BD-1)."""
DIRECTIONS: Final[tuple[Literal["left", "right"], ...]] = ("left", "right", "left")
"""The directions in which the first, the second and the third booster are passed (MTG8-6.BD-1, BD-2)."""


@dataclass(frozen=True, slots=True)
class Pod:
    """The players who draft together.

    Attributes:
        players: their names by seat; to the left of each sits the next one, and left of the last the first.
    """

    players: tuple[str, ...]

    def neighbour(self, player: str, direction: Literal["left", "right"]) -> str:
        """Return the player to whom a player passes packs in this direction."""
        step = 1 if direction == "left" else -1
        return self.players[(self.players.index(player) + step) % len(self.players)]


def pods(event: Event, size: int = USUAL) -> tuple[Pod, ...]:
    """Divide the players of an event into pods and give them seats, at random from the event's seed.

    The pods are as equal as they can be, and have `size` players at most.

    Raises EventError: there are fewer than two players, or a pod would have one player.
    """
    players = sorted(event.state.active, key=lambda name: (_lot(event, name), name))
    if len(players) < 2 or size < 2:
        raise EventError("two-players", found=min(len(players), size))
    count = -(-len(players) // size)
    if len(players) // count < 2:
        raise EventError("two-players", found=1)
    bounds = [len(players) * number // count for number in range(count + 1)]
    return tuple(Pod(tuple(players[low:high])) for low, high in pairwise(bounds))


def seating(event: Event) -> Seating:
    """Draw the seats for the draft of an event at random, from the event's seed.

    The result is a fact, an entry for the event's log; the event changes only when `after` adds it.

    Raises EventError: the event has no draft, or too few players.
    """
    if not event.settings.pods:
        raise EventError("no-pods")
    return Seating(pods=tuple(pod.players for pod in pods(event, event.settings.pods)))


def seats(event: Event, size: int = USUAL) -> tuple[tuple[str, ...], ...]:
    """The pods of a draft that is opened now, each with its players by seat.

    If the players have been seated already (`facts.Seating`), they are these pods. Else they are drawn at
    random, with as many players in each as the event's settings say, or else at most `size`.

    Raises EventError: there are too few players.
    """
    names = sorted(name for pod in event.state.seats for name in pod)
    if names and names == sorted(event.state.active):
        return event.state.seats
    return tuple(pod.players for pod in pods(event, event.settings.pods or size))


def _lot(event: Event, name: str) -> bytes:
    return hashlib.sha256(f"grimorio pods 1\n{event.settings.seed}\n{name}".encode()).digest()


def with_pools(event: Event, record: Record, players: Sequence[str], at: int = 0) -> Event:
    """Return the event after its players have received the cards of a recorded draft or sealed deck.

    Args:
        event: the event.
        record: the record of the draft, which is played again.
        players: the names of the players by seat.
        at: the time, in seconds since 1970.

    Raises:
        EventError: the record is not of a draft, or of one that is not over or has another number of players;
            or a player is not in the event or has been paired.
        ValueError: the record cannot be played again.
    """
    draft = games.get("draft")
    assert isinstance(draft, Draft)
    if record.setup.game != draft.name:
        raise EventError("no-draft", found=record.setup.game)
    if record.setup.seats != len(players):
        raise EventError("seats-of-draft", wanted=record.setup.seats, found=len(players))
    position = record.replay(draft)
    if not position.over:
        raise EventError("unfinished-draft")
    for player, pool in zip(players, draft.pools(position), strict=True):
        event = event.after(PoolEntry(player=player, cards=deck_file.write(pool), at=at))
    return event
