"""How near imagined hands of Magic come to the true ones, in games of bots against themselves.

At the first choice of each seat in a step, from the third turn on, the opponent's hand is imagined `SAMPLES`
times from what the seat knows: dealt at random (`Position.imagine`), and by what the opponent did
(`bots.magic.hands`). The likelihood of a hand is that of its number of lands and of slow cards (no instants)
that the mana left over from the opponent's own turn could have paid for, counted in the samples.

    python -m tools.hands --games 40 --seed 1
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from math import log
from typing import Final

from grimorio import games
from grimorio.bots import Sight, make_bot
from grimorio.bots.magic.hands import imagined_by_play
from grimorio.games.magic.deck import products
from grimorio.games.magic.public import Face, Purse
from grimorio.games.magic.state.objects import FACE, player, table
from grimorio.kernel import Luck, Position, Setup
from grimorio.kernel.seats import Seat

SAMPLES: Final = 16
"""How often each hand is imagined."""

WAYS: Final = ("at random", "by play")
"""The ways to imagine hands."""

Kinds = tuple[int, int]
"""The numbers of lands, and of slow cards that the mana left over could have paid for, in a hand."""


@dataclass
class Count:
    """What was counted of all hands.

    Attributes:
        hands: how many hands there were.
        true: the sums of their `Kinds`.
        imagined: for each way to imagine them, the same sums, on average over the samples.
        likelihood: for each way, the sum of the logarithms of the likelihood of the true hand.
    """

    hands: int = 0
    true: list[int] = field(default_factory=lambda: [0, 0])
    imagined: list[list[float]] = field(default_factory=lambda: [[0.0, 0.0], [0.0, 0.0]])
    likelihood: list[float] = field(default_factory=lambda: [0.0, 0.0])

    def add(self, position: Position, seat: Seat, other: Seat, luck: Luck) -> None:
        """Count the hand of the player `other`, as `seat` imagines it."""
        size = len(player(position, other).hand)
        true = kinds(position, other)
        self.hands += 1
        for place in (0, 1):
            self.true[place] += true[place]
        for way in range(len(WAYS)):
            counts: Counter[Kinds] = Counter()
            for _ in range(SAMPLES):
                world = position.imagine(seat, luck.bits())
                counts[kinds(imagined_by_play(world, seat) if way else world, other)] += 1
            for hand, times in counts.items():
                for place in (0, 1):
                    self.imagined[way][place] += hand[place] * times / SAMPLES
            cells = (size + 1) * (size + 2) / 2
            self.likelihood[way] += log((counts[true] + 1.0) / (SAMPLES + cells))


def kinds(position: Position, seat: Seat) -> Kinds:
    """The `Kinds` of a player's hand; in the own turn, while cards may still be played, none is left over."""
    purse = Purse(position, seat)
    faces: list[Face] = [position.book.face(card & FACE) for card in player(position, seat).hand]
    slow = [face for face in faces if not face.is_land and not face.is_instant and purse.pays(face.cost)]
    return sum([face.is_land for face in faces]), 0 if table(position).active == seat else len(slow)


def counted(bot: str, count: int, seed: int) -> Count:
    """Play `count` games of a bot against itself with the theme decks, and count the hands."""
    magic = games.get("magic")
    pairs = list(combinations([product.deck for product in products() if product.kind == "theme"], 2))
    total = Count()
    luck = Luck(seed)
    for number in range(count):
        decks = [deck.to_json() for deck in pairs[number % len(pairs)]]
        position = magic.start(Setup("magic", 2, luck.bits(), {}, {"decks": decks}))
        bots = [make_bot(bot, magic, luck.bits()) for _ in range(2)]
        last: tuple[int, int, int] | None = None
        while position.result is None:
            seat, t = position.choice.seat, table(position)
            now = (t.turn, t.step, int(seat))
            other = Seat(1 - seat)
            if now != last and t.turn > 2 and player(position, other).hand:
                total.add(position, seat, other, luck)
            last = now
            position.answer(bots[seat].choose(Sight(position, seat), partial(position.imagine, seat)))
    return total


def main() -> None:
    """Print how near each way to imagine hands comes to the true ones."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    total = counted(asked.bot, asked.games, asked.seed)
    each = max(1, total.hands)
    print(f"{total.hands} hands: {total.true[0] / each:.2f} lands, {total.true[1] / each:.2f} left over")
    for way, name in enumerate(WAYS):
        sums, likelihood = total.imagined[way], total.likelihood[way]
        lands, slow = sums[0] / each, sums[1] / each
        print(f"{name}: {lands:.2f} lands, {slow:.2f} left over, log-likelihood {likelihood / each:.3f}")


if __name__ == "__main__":
    main()
