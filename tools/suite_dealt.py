"""Random positions of each game in which a best play may be proved, for `tools.suite`."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

from grimorio import games
from grimorio.games.live.words import TRAITS
from grimorio.games.mickey.public import SPELL
from grimorio.kernel import Option, Position, Setup
from tools import suite_best, suite_magecraft, wins_magic
from tools.suite_proofs import Right, best_blocks, challenges, survivals, wins

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


INSTANTS: Final = {
    "Forest": ("Giant Growth", "Might of Oaks"),
    "Plains": ("Healing Salve", "Holy Day", "Rain of Blades", "Solidarity"),
    "Mountain": ("Shock", "Lightning Blast", "Enrage"),
    "Swamp": ("Dark Banishing", "Execute", "Slay"),
}
"""Cards that may be played in a combat, by the land that pays for them."""


def magic_tricks(luck: random.Random) -> Situation:
    """A random combat of Magic in which one of the players holds instants and the other nothing."""
    situation = magic_combat(luck)
    land = luck.choice(list(INSTANTS))
    holder = situation[luck.choice("AB")]
    holder["hand"] = luck.choices(INSTANTS[land], k=luck.choice([1, 2, 2]))
    holder["battlefield"] = [*[land] * luck.choice([1, 2, 3, 4]), *holder["battlefield"][:3]]
    situation["A"]["life"] = luck.randint(2, 9)
    return situation


def to_blocks(position: Position, luck: random.Random) -> list[Option]:
    """Let A attack with everything and nobody play anything, up to B's blocks; the answers given."""
    given: list[Option] = []
    while position.result is None and position.choice.ask in ("priority", "attack") and len(given) < 40:
        attack = position.choice.ask == "attack"
        answer(position, given, position.choice.options[0 if attack else -1])
    return given


def past_blocks(position: Position, luck: random.Random) -> list[Option]:
    """Let A attack with everything and B block at random, up to the first chance to play something then."""
    given = to_blocks(position, luck)
    while position.result is None and position.choice.ask not in ("priority", "attack") and len(given) < 60:
        answer(position, given, luck.choice(position.choice.options))
    return given


def at_once(position: Position, luck: random.Random) -> list[Option]:
    """Nothing is answered first."""
    return []


def answer(position: Position, given: list[Option], option: Option) -> None:
    """Answer the choice of a position, and write the answer down."""
    given.append(option)
    position.answer(position.choice.index(option), position.choice.number)


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


HELD: Final = (("B2", "R2", "G1"), ("B2", "Y1 R1", "G1"), ("G2", "B1", "R1 Y1"), ("R2 G1", "B2", "none"))
"""How five Diamagics may lie before three Mages; with the one at stake they are enough."""

FEWER: Final = (("none", "none", "none"), ("G1", "none", "none"), ("none", "G1", "none"))


def mickey_last(luck: random.Random) -> Situation:
    """Such a challenge in which player A wins the game by winning it."""
    return _held(mickey(luck), "A", luck)


def mickey_lost(luck: random.Random) -> Situation:
    """Such a challenge in which player B wins the game by winning it."""
    return _held(mickey(luck), "B", luck)


def _held(situation: Situation, leader: str, luck: random.Random) -> Situation:
    """A challenge after which `leader` has enough Diamagics if it is won."""
    for seat, piles in ((leader, luck.choice(HELD)), ("BA"[leader == "B"], luck.choice(FEWER))):
        for place, held in zip(("left", "centre", "right"), piles, strict=True):
            situation[seat][place]["diamagics"] = held
    return situation


@cache
def plain_spells() -> list[str]:
    """The Spells that do nothing but count, of the colour of which there are most."""
    book: Any = games.get("mickey").book(Setup("mickey", 2, 0))
    plain = [
        face
        for face in book.faces
        if face.kind == SPELL and not face.rows and not any(face.triggers) and not face.actions
    ]
    names = {face.name for face in plain if face.colours == 1}
    return [name for name in mickey_cards()["spell"] if name.split(" (")[0] in names]


def mickey_plain(luck: random.Random) -> Situation:
    """Such a challenge in which player A holds Spells that do nothing but count."""
    situation = mickey(luck)
    situation["A"]["hand"] = luck.sample(plain_spells(), luck.choice([2, 3, 4]))
    return situation


PACKS: Final = {"white": "Suntail Hawk", "blue": "Wind Drake", "black": "Vampiric Spirit"}
"""A pack that anybody wants, by the deck in which it is."""


def live(luck: random.Random) -> Situation:
    """The beginning of a random challenge for a good pack between two of the eight Magi of the game."""
    phase = luck.choice(list(PACKS))
    one, other = luck.sample("ABCDEFGH", 2)
    situation: Situation = {"phase": phase, "taking": {one: 1, other: 1}, "claim": PACKS[phase]}
    for seat in (one, other):
        traits = {trait: luck.choice([0, 0, 0, 1, 2, 3]) for trait in TRAITS}
        situation[seat] = {**traits, "life": luck.choice([6, 9, 12, 16, 20])}
    if luck.random() < 0.5:
        situation["challenge"] = {"by": one, "against": other}
    return situation


Dealer = Callable[[random.Random], Situation | None]
Lead = Callable[[Position, random.Random], list[Option]]


class Theme(NamedTuple):
    """How positions of a theme are found: what deals them, what leads to the choice, what proves it.

    Attributes:
        deal: deals a random situation, or None.
        lead: gives the first answers, and returns them.
        prove: the best plays of a position; empty if there are none.
        seats: how many play.
    """

    deal: Dealer
    lead: Lead
    prove: Callable[[Position], Right]
    seats: int = 2


THEMES: Final[dict[str, Theme]] = {
    "magic:win": Theme(wins_magic.dealt, at_once, wins),
    "magic:survive": Theme(magic_combat, to_blocks, survivals),
    "magic:block": Theme(magic_combat, to_blocks, best_blocks),
    "magic:save": Theme(magic_tricks, past_blocks, suite_best.saved),
    "magic:waste": Theme(magic_tricks, past_blocks, suite_best.unwasted),
    "magecraft:win": Theme(suite_magecraft.winning, at_once, suite_best.winning),
    "magecraft:survive": Theme(suite_magecraft.lasting, at_once, suite_best.lasting),
    "magecraft:waste": Theme(suite_magecraft.thrifty, at_once, suite_best.turned),
    "mickey:challenge": Theme(mickey, at_once, challenges),
    "mickey:win": Theme(mickey_last, at_once, suite_best.deciding),
    "mickey:survive": Theme(mickey_lost, at_once, suite_best.deciding),
    "mickey:waste": Theme(mickey_plain, at_once, suite_best.thrifty),
    "live:win": Theme(live, at_once, suite_best.contested, seats=8),
}
"""How positions are found and proved, by game and theme."""
