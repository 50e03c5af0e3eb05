"""Learn the values of cards from games: bots draft, build and play, and the results guide the next draft.

A pod is a group of players who draft together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Final

from grimorio.bots.draft import DraftBot
from grimorio.bots.draft.build import Build, Values, build
from grimorio.bots.draft.pick import ValueDrafter
from grimorio.bots.draft.profile import profile
from grimorio.bots.draft.values import Seen, added, by_programs, estimated
from grimorio.games.magic.state.objects import FACE, player
from grimorio.kernel import Luck, Position
from grimorio.kernel.seats import Seat, seats_of
from grimorio.simulator.many import Watch, played
from grimorio.simulator.one import luck_of
from grimorio.simulator.pods import PLAYERS, game_between, pools_of

ROUNDS: Final = 5
"""The number of games that each deck of a pod plays, against random opponents."""

STRAYING: Final = 4.0
"""The most points by which a player's values differ from the estimates, so that all cards are tried."""


@dataclass(frozen=True)
class LearningPlan:
    """A plan of pods (groups of players who draft), whose players value cards a little differently.

    Attributes:
        values: the values from which those of each player differ at random.
        seed: together with the number of the pod, determines all luck.
    """

    values: Mapping[str, float]
    seed: int = 0

    def play(self, number: int) -> dict[str, Seen]:
        """Play the pod of this number, and count the games in which each card was in hand.

        The result has a `Seen` by the name of the card.
        """
        luck = luck_of(self.seed, number)
        minds = [strayed(self.values, luck) for _ in range(PLAYERS)]
        pools = pools_of([DraftBot(ValueDrafter(mind)) for mind in minds], luck.bits())
        builds = [build(pool, mind) for pool, mind in zip(pools, minds, strict=True)]
        games: Counter[str] = Counter()
        won: dict[str, float] = {}
        for _ in range(ROUNDS):
            left = list(range(PLAYERS))
            seats = [left.pop(luck.below(len(left))) for _ in range(PLAYERS)]
            for first, second in zip(seats[::2], seats[1::2], strict=True):
                pair = builds[first], builds[second]
                position = game_between(*pair, luck)
                assert position.result is not None
                for seat in seats_of(2):
                    for card in drawn(position, seat, pair[seat]):
                        games[card] += 1
                        won[card] = won.get(card, 0.0) + position.result.score(seat)
        return {card: Seen(count, won[card]) for card, count in games.items()}


def strayed(values: Values, luck: Luck) -> dict[str, float]:
    """The values by card, each changed at random, with `luck`, by at most `STRAYING` points."""
    return {card: value + STRAYING * (luck.below(2001) / 1000 - 1) for card, value in values.items()}


def drawn(position: Position, seat: Seat, built: Build) -> list[str]:
    """The cards of the deck `built` that its player, in `seat`, has drawn by the end of a game.

    A card is there once for each copy. These are all cards that are not in the library; basic lands are left
    out.
    """
    left = Counter(position.book.face(card & FACE).name for card in player(position, seat).library)
    return [
        card for card in (Counter(built.spells + built.lands) - left).elements() if not profile(card).basic
    ]


def learn(
    pods: Sequence[int], *, seed: int = 0, jobs: int = 1, progress: Watch | None = None
) -> dict[str, Seen]:
    """Play several rounds of pods, and count for each card the games in which it was in hand.

    After each round, new values of cards are estimated, which the players of the next round use.

    Args:
        pods: the number of pods of each round.
        seed: all luck follows from it.
        jobs: the number of processes; the result does not depend on it.
        progress: called after every pod of a round.

    Returns:
        For each card its games in all rounds, from which `bots.draft.values.estimated` computes the values.
    """
    seen: dict[str, Seen] = {}
    values: Mapping[str, float] = dict(by_programs())
    for turn, count in enumerate(pods):
        plan = LearningPlan(values, luck_of(seed, turn).bits())
        with closing(played(plan, count, jobs, 1, progress)) as notes:
            seen = added([seen, *notes])
        values = estimated(seen)
    return seen
