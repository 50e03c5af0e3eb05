"""The meaning of nouns in every zone, compared with a slow second implementation."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Any

import pytest

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.filters import COUNTED, Filter
from grimorio.games.magic.meaning.scope import GRAVEYARD, HAND, LIBRARY, PERMANENTS, Scope
from grimorio.games.magic.words import CHOSEN, That, that
from tests.games.magic.laid import A, B, Laid

BITS = {"play": PERMANENTS, "graveyard": GRAVEYARD, "hand": HAND | COUNTED, "library": LIBRARY | COUNTED}
ZONES = ("play", "graveyard", "hand", "library")


@dataclass(frozen=True)
class Like:
    """The printed characteristics of a card."""

    kinds: str
    colors: str = ""
    types: str = ""
    keywords: str = ""
    power: int = -1
    basic: bool = False


CARDS = {
    "Grizzly Bears": Like("creature", "green", "Bear", power=2),
    "Serra Angel": Like("creature", "white", "Angel", "flying", power=4),
    "Phyrexian Hulk": Like("artifact creature", types="Golem", power=5),
    "Wall of Stone": Like("creature", "red", "Wall", power=0),
    "Raging Goblin": Like("creature", "red", "Goblin", "haste", power=1),
    "Giant Spider": Like("creature", "green", "Spider", power=2),
    "Forest": Like("land", types="Forest", basic=True),
    "Urza's Mine": Like("land", types="Urza's Mine"),
    "Urza's Armor": Like("artifact"),
    "Worship": Like("enchantment", "white"),
}
ELSEWHERE = {**CARDS, "Shock": Like("instant", "red"), "Lava Axe": Like("sorcery", "red")}
WIDE = {"permanent": set(["artifact", "creature", "enchantment", "land"])}

QUALITIES: tuple[dict[str, Any], ...] = (
    {},
    {"no_kinds": ("artifact",)},
    {"no_kinds": ("creature", "land")},
    {"types": ("Bear", "Forest")},
    {"colors": ("green",)},
    {"colors": ("white", "red")},
    {"no_colors": ("green", "red")},
    {"keyword": "flying"},
    {"without": "flying"},
    {"power": (2, -1)},
    {"power": (-1, 1)},
    {"power": (0, 0)},
    {"basic": True},
    {"basic": False},
    {"power": (1, 3), "colors": ("green", "white"), "without": "haste"},
)
CHOICES: tuple[tuple[dict[str, Any], str, str], ...] = (
    ({"types": (CHOSEN,)}, "creature type", "Goblin"),
    ({"types": (CHOSEN, "Bear")}, "creature type", "Angel"),
    ({"colors": (CHOSEN,)}, "color", "red"),
    ({"colors": (CHOSEN, "white")}, "color", "green"),
    ({"no_colors": (CHOSEN,)}, "color", "green"),
    ({"no_colors": (CHOSEN, "red")}, "color", "white"),
    ({"no_colors": (CHOSEN,)}, "color", ""),
    ({"colors": (CHOSEN, "white")}, "color", ""),
)
KINDS = (("permanent",), ("creature",), ("artifact", "land"), ("enchantment",))


def fits(noun: That, like: Like, chosen: str) -> bool:
    """Whether a card fits a noun, by a slow second implementation."""
    kinds, colors = like.kinds.split(), like.colors.split()
    types = [chosen if name == CHOSEN else name for name in noun.types]
    wanted = [chosen if name == CHOSEN else name for name in noun.colors]
    unwanted = [chosen if name == CHOSEN else name for name in noun.no_colors]
    return (
        any(kind == "card" or kind in kinds or WIDE.get(kind, set()) & set(kinds) for kind in noun.kinds)
        and not any(kind in kinds for kind in noun.no_kinds)
        and (not types or like.types in types)
        and (not wanted or any(color in colors for color in wanted))
        and not any(color in colors for color in unwanted)
        and (noun.keyword is None or noun.keyword in like.keywords.split())
        and (noun.without is None or noun.without not in like.keywords.split())
        and (noun.power == (-1, -1) or (like.power >= 0 and noun.power[0] <= like.power))
        and (noun.power[1] < 0 or like.power <= noun.power[1])
        and (noun.basic is None or noun.basic == like.basic)
    )


def table(zone: str) -> Laid:
    """A table with all cards on both sides in this zone; the other side has one card more."""
    names = CARDS if zone == "play" else ELSEWHERE
    return Laid({zone: "; ".join(names)}, {zone: "; ".join([*names, "Grizzly Bears"])})


@pytest.mark.rule("MTG8-1.TERM-9", "MTG8-GLOSS-Tutti", "MTG8-GLOSS-Non", "MTG8-GLOSS-Colore-2")
@pytest.mark.parametrize("zone", ZONES)
def test_a_noun_means_the_cards_that_have_all_of_its_qualities(zone: str) -> None:
    t = table(zone)
    names = CARDS if zone == "play" else ELSEWHERE
    kinds = KINDS if zone == "play" else (("card",), *KINDS[1:])
    ways = [(qualities, "", "") for qualities in QUALITIES]
    for (qualities, known, chosen), kind, whose in product(
        (*ways, *CHOICES), kinds, (None, "you", "opponent")
    ):
        scope = Scope(t.p.book)
        scope.chosen = known
        noun = that(*kind, zone=zone, controller=whose, **qualities)
        compiled = Filter(noun, scope, BITS[zone])
        c = Context(A, 0, chosen)
        there = [(A, name) for name in names] + [(B, name) for name in [*names, "Grizzly Bears"]]
        wanted = [
            (seat, name)
            for seat, name in there
            if (whose is None or (seat == A) == (whose == "you")) and fits(noun, names[name], chosen)
        ]
        assert compiled.count(t.p, c) == len(wanted), noun
        if zone in ("play", "graveyard"):
            found = [t.p.things[key] for key in compiled.found(t.p, c)]
            seats = [it.controller if zone == "play" else it.owner for it in found]
            assert sorted(zip(seats, map(t.name, found), strict=True)) == sorted(wanted), noun
