"""Look through games of bots for combats that a defender lost, though other blocks would have survived.

python -m tools.combats --games 300 --seed 1                  # a bounded run
python -m tools.combats --games 3000 --seed 1 --jobs 2        # the whole scan

Each combat that ends the game is played again from the declaration of blockers, with the attacker's hand left
out, because nobody could see it. It counts as a blunder when the same blocks lose again and others survive.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any, Final

from grimorio import games
from grimorio.bots import Sight, make_bot
from grimorio.bots.magic import MagicSense
from grimorio.decks import Deck
from grimorio.games.magic.meaning.book import Book
from grimorio.games.magic.public import Blocks
from grimorio.games.magic.state.objects import END_COMBAT, table
from grimorio.kernel import Option, Position, Setup
from grimorio.kernel.seats import Seat
from grimorio.simulator.many import played

MOST_BLOCKS: Final = 1_500
"""The most different blocks that are tried for one combat; of more, as many are drawn at random."""

Pairs = tuple[Option, ...]
"""Blocks, as the answers that declare them, the last of them "done" unless nothing was left to declare."""


@dataclass(frozen=True)
class Found:
    """What the scan of one game found.

    Attributes:
        fatal: how many combats with blockers to declare ended the game for the defender.
        unseen: how many of these would have been survived if the attacker had held no cards.
        blunders: the other combats that different blocks would have survived, as JSON data: number of the
            game and of the choice, the blocks that were declared and those that survive.
    """

    fatal: int = 0
    unseen: int = 0
    blunders: tuple[dict[str, Any], ...] = ()


@dataclass(frozen=True)
class Scan:
    """A plan of games between two bots of one level, each looked through for blunders."""

    bot: str = "greedy"
    seed: int = 1

    def play(self, number: int) -> Found:
        """Play the game with this number, and look through its last combat."""
        game = games.get("magic")
        luck = random.Random(f"{self.seed} {number}")
        decks = luck.sample(theme_decks(), 2)
        seeds = [luck.getrandbits(63) for _ in range(3)]
        position = game.start(Setup("magic", 2, seeds[0], {}, {"decks": decks}))
        bots = [make_bot(self.bot, game, seed) for seed in seeds[1:]]
        last: Position | None = None
        chosen: list[Option] = []
        while not position.over:
            choice = position.choice
            seat = choice.seat
            if choice.ask == "block" and not declared(position):
                last, chosen = position.copy(), []
            index = bots[seat].choose(Sight(position, seat), partial(position.imagine, seat))
            if choice.ask == "block":
                chosen.append(choice.options[index])
            position.answer(index, choice.number)
        if last is None or not ends(last, position):
            return Found()
        return self.looked_into(number, last, tuple(chosen))

    def looked_into(self, number: int, before: Position, chosen: Pairs) -> Found:
        """Tell a blunder from a combat that was lost anyhow, or by a card nobody could see."""
        if survives(before, chosen):
            return Found(1, 1)
        for blocks in other_blocks(before, number):
            if survives(before, blocks):
                blunder = {
                    "game": number,
                    "choice": before.choice.number,
                    "declared": named(before, chosen),
                    "survives": named(before, blocks),
                }
                return Found(1, 0, (blunder,))
        return Found(1)


def theme_decks() -> list[str]:
    """The names of the theme decks of Magic."""
    lists = games.part("magic", "decks")
    decks: list[Deck] = lists().field({}, {})
    return [deck.name for deck in decks]


def declared(position: Position) -> bool:
    """Whether a blocker is declared already in the declaration that a position is in."""
    frame = position.agenda[-1]
    return isinstance(frame, Blocks) and bool(frame.pairs)


def ends(before: Position, after: Position) -> bool:
    """Whether a finished game was lost by the defender in the combat in which `before` lies."""
    then, now = table(before), table(after)
    winners = after.result.winners if after.result is not None else ()
    lost = before.choice.seat not in winners and bool(winners)
    return lost and then.turn == now.turn and now.step <= END_COMBAT


def survives(before: Position, blocks: Pairs) -> bool:
    """Whether the defender is alive at the end of the turn, with these blocks and no cards in other hands.

    All other choices are those of the bot `greedy`.
    """
    sense = MagicSense()
    world = before.copy()
    seat = world.choice.seat
    turn = table(world).turn
    for other in table(world).seats:
        if other != seat:
            world.edit(1 + other).hand = ()
    for option in blocks:
        world.answer(world.choice.index(option), world.choice.number)
    while world.result is None and table(world).turn == turn:
        choice = world.choice
        world.answer(sense.pick(world, choice), choice.number)
    return world.result is None or seat in world.result.winners


def other_blocks(before: Position, seed: int) -> Iterator[Pairs]:
    """Blocks that the defender may declare: all of them if they are few, otherwise some drawn at random."""
    every = list(islice(all_blocks(before, ()), MOST_BLOCKS + 1))
    if len(every) <= MOST_BLOCKS:
        yield from every
        return
    luck = random.Random(seed)
    for _ in range(MOST_BLOCKS):
        yield drawn(before, luck)


def all_blocks(position: Position, pairs: Pairs) -> Iterator[Pairs]:
    """All blocks that may be declared from a position on; `pairs` are the answers given before it."""
    choice = position.choice
    seat = choice.seat
    for option in choice.options:
        if option[0] == "block" and pairs and tuple(option[1:]) < tuple(pairs[-1][1:]):
            continue
        world = position.copy()
        world.answer(world.choice.index(option), world.choice.number)
        if declares(world, seat):
            yield from all_blocks(world, (*pairs, option))
        else:
            yield (*pairs, option)


def drawn(before: Position, luck: random.Random) -> Pairs:
    """Random blocks; no more blockers are declared with a chance of one in ten each time."""
    world = before.copy()
    seat = world.choice.seat
    pairs: Pairs = ()
    while declares(world, seat):
        options = world.choice.options
        at = len(options) - 1 if luck.random() < 0.1 else luck.randrange(len(options))
        pairs = (*pairs, options[at])
        world.answer(at, world.choice.number)
    return pairs


def declares(position: Position, seat: Seat) -> bool:
    """Whether a player is still asked to declare blockers."""
    return position.result is None and position.choice.ask == "block" and position.choice.seat == seat


def named(position: Position, blocks: Pairs) -> list[str]:
    """Blocks for people, as "Grizzly Bears blocks Hill Giant"."""
    book: Book = position.book

    def name(key: str | int) -> str:
        return str(book.face(position.things[int(key)].face).name)

    return [f"{name(option[1])} blocks {name(option[2])}" for option in blocks if option[0] == "block"]


def main() -> int:
    """Scan games and print what was found; the exit code is 1 if there was a blunder."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--bot", default="greedy", help="the bot in both seats")
    wanted = parser.parse_args()
    fatal = unseen = blunders = 0
    for scanned in played(Scan(wanted.bot, wanted.seed), wanted.games, wanted.jobs):
        fatal += scanned.fatal
        unseen += scanned.unseen
        blunders += len(scanned.blunders)
        for blunder in scanned.blunders:
            sys.stdout.write(json.dumps(blunder) + "\n")
    sys.stdout.write(
        f"{wanted.games} games, {fatal} lost in combat, {unseen} by cards unseen, {blunders} blunders\n"
    )
    return int(blunders > 0)


if __name__ == "__main__":
    sys.exit(main())
