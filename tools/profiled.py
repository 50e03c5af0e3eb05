"""The games that a build learns from: it makes quick what they run through (`tools.build`).

Random games of all four, and games of bots; in Magic with the theme decks and the ready decks of all formats.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from grimorio import games
from grimorio.envs.rows import Offers, Rows
from grimorio.games.magic.deck import products, ready
from grimorio.kernel import Setup
from grimorio.simulator.one import Plan

RANDOM = {"magecraft": 800, "mickey": 1500, "live": 100}
"""How many random games of each game but Magic are played: about as long as those of Magic take together.

GCC makes small what is run seldom, compared with all that is run.
"""
BOTS = {"magecraft": ("greedy", "search:20"), "mickey": ("greedy", "search:20"), "live": ("greedy",)}
"""The bots of each game but Magic; each plays a game against itself."""


def pairings() -> list[dict[str, Any]]:
    """The decks of some games of Magic: each ready deck against the next one."""
    decks = [product.deck.to_json() for product in (*products(), *ready())]
    return [{"decks": [one, other]} for one, other in pairwise([*decks, decks[0]])]


def play(name: str, seed: int, cards: Any, luck: Random) -> None:
    """Play a game to its end, every option equally likely, looking at it now and then."""
    game = games.get(name)
    position = game.start(Setup(name, 2, seed, {}, cards))
    while position.waiting:
        choice = position.waiting[0]
        if luck.random() < 0.02:
            position.seen_by(choice.seat)
            game.features(position, choice.seat)
            position.imagine(choice.seat, seed)
        position.answer(int(luck.random() * len(choice.options)))


def step(name: str, luck: Random) -> None:
    """Step some games at once, as `envs.vector` does."""
    game = games.get(name)
    options = game.actions(2)
    offers = Offers({option: action for action, option in enumerate(options)}, len(options) or 512)
    rows = Rows(game.start(Setup(name, 2)), offers, range(32))
    rows.begin()
    for _ in range(200):
        rows.step([luck.choice(place.offer.actions or [0]) for place in rows.places])


def main() -> None:
    """Play them all; about a minute."""
    luck, laid = Random(1), pairings()
    for name, count in RANDOM.items():
        for seed in range(count):
            play(name, seed, None, luck)
    for name in (*RANDOM, "magic"):
        step(name, luck)
        for seed in range(10):
            Plan(name, ("random", "random")).play(seed)
    for seed, cards in enumerate(laid * 2):
        play("magic", seed, cards, luck)
    for name, bots in BOTS.items():
        for bot in bots:
            Plan(name, (bot, bot)).play(0)
    for seed, cards in enumerate(laid):
        bot = "greedy" if seed % 17 else "search:60"
        Plan("magic", (bot, bot), cards=cards).play(seed)


if __name__ == "__main__":
    main()
