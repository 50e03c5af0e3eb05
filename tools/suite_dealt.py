"""Random positions of each game in which a best play may be proved, for `tools.suite`."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from grimorio import games
from grimorio.kernel import Option, Position
from tools import wins_magic
from tools.suite_proofs import Right, best_blocks, challenges, survivals, wins
from tools.wins import magecraft

Situation = dict[str, Any]

FIGHTERS: Final = (
    *("Grizzly Bears", "Hill Giant", "Craw Wurm", "Wind Drake", "Giant Spider", "Severed Legion", "Rhox"),
    *("Trained Armodon", "Suntail Hawk", "Goblin King", "Goblin Raider", "Raging Goblin", "Tundra Wolves"),
    *("Horned Turtle", "Spined Wurm", "Deathgazer", "Air Elemental", "Wall of Swords", "Two-Headed Dragon"),
    *("Eager Cadet", "Scathe Zombies", "Gluttonous Zombie", "Serra Angel", "Anaba Shaman", "Elvish Champion"),
)
"""Creatures of all sizes: lords, flyers, first strikers, some with fear or trample."""


def magic_combat(luck: random.Random) -> Situation:
    """A random situation of Magic in which player A can attack a player B with creatures of their own."""
    return {
        "at": "main1",
        "active": "A",
        "turn": 9,
        "A": {
            "life": 9,
            "battlefield": luck.choices(FIGHTERS, k=luck.randint(2, 5)),
            "library": ["Plains"] * 3,
        },
        "B": {
            "life": luck.randint(2, 12),
            "battlefield": luck.choices(FIGHTERS, k=luck.randint(2, 4)),
            "library": ["Plains"] * 3,
        },
    }


def to_blocks(position: Position) -> list[Option]:
    """Let A attack with everything and nobody play anything, up to B's blocks; the answers given."""
    given: list[Option] = []
    while position.result is None and position.choice.ask in ("priority", "attack") and len(given) < 40:
        attack = position.choice.ask == "attack"
        given.append(position.choice.options[0 if attack else -1])
        position.answer(position.choice.index(given[-1]), position.choice.number)
    return given


@cache
def mickey_cards() -> dict[str, list[str]]:
    """The names of the cards of Wizards of Mickey, by their kind."""
    kinds: dict[str, list[str]] = {}
    for card in games.get("mickey").cards():
        kinds.setdefault(card["kind"], []).append(card["name"])
    return kinds


def mickey(luck: random.Random) -> Situation:
    """A random challenge of Wizards of Mickey in which all have cast but one or two Mages of player A."""
    cards = mickey_cards()

    def squad(empty: int) -> Situation:
        places: Situation = {}
        for number, place in enumerate(("left", "centre", "right")):
            places[place] = {"mage": luck.choice(cards["mage"])}
            if number >= empty:
                places[place]["cast"] = luck.choice(cards["spell"])
        return places

    mine, theirs = squad(luck.choice([1, 1, 2])), squad(0)
    mine["hand"] = luck.sample(cards["spell"], luck.choice([3, 4, 5]))
    return {"stake": "Y1", "A": mine, "B": {**theirs, "hand": "none"}}


DEALERS: Final[dict[tuple[str, str], Callable[[random.Random], Situation | None]]] = {
    ("magic", "win"): wins_magic.dealt,
    ("magic", "survive"): magic_combat,
    ("magic", "block"): magic_combat,
    ("magecraft", "win"): magecraft,
    ("mickey", "challenge"): mickey,
}
"""What deals random situations, by game and theme."""

PROOFS: Final[dict[str, Callable[[Position], Right]]] = {
    "win": wins,
    "survive": survivals,
    "block": best_blocks,
    "challenge": challenges,
}
"""What proves the best plays of a position, by its theme."""
