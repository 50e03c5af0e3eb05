"""What learning programs are given is in the view of the seat, read here from there, slowly and once more."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any

import pytest

from grimorio import games
from grimorio.games.live import learn as live
from grimorio.games.live.pool import deck_of
from grimorio.games.live.rules.things import KINDS as DECLARED
from grimorio.games.live.words import DECKS, STYLES, TRAITS
from grimorio.games.magecraft import learn as magecraft
from grimorio.games.magecraft.gems import COLOURS
from grimorio.games.magecraft.meaning import ICONS
from grimorio.games.magecraft.spells import CARDS
from grimorio.games.magic import learn as magic
from grimorio.games.magic.state.objects import STEPS
from grimorio.games.magic.words.nouns import KINDS
from grimorio.games.mickey import learn as mickey
from grimorio.games.mickey.words import DIAMAGICS
from grimorio.kernel import Setup
from grimorio.kernel.seats import WATCHER, Seat, seats_of
from tests.fuzzing import Luck

View = dict[str, Any]
SPELLS = [spell.name for spell in CARDS.spells]


def flags(value: object, values: Any) -> list[bool]:
    """A number for each value: 1 for the one that is given."""
    return [value == other for other in values]


def asked(view: View) -> str | None:
    return view["choice"] and view["choice"]["ask"]


def around(view: View) -> list[int]:
    """The seats, beginning with the one that sees."""
    return [(max(view["seat"], 0) + offset) % view["seats"] for offset in seats_of(view["seats"])]


def of_magecraft(view: View) -> list[float]:
    table = view["table"]
    casting, reorder = table["casting"], table["reorder"]
    left = {row["spell"]: row["left"] for row in table["academy"]["spells"]}
    spell = table["studying"] or (casting and casting["spell"])
    if reorder and reorder["cards"]:
        spell = reorder["cards"][0]["spell"]
    numbers = [table["round"], *flags(table["phase"], magecraft.PHASES)]
    numbers += flags(asked(view), magecraft.ASKS)
    numbers += [table["academy"]["gems"][colour] for colour in COLOURS]
    numbers += [left.get(name, -1) for name in SPELLS]
    numbers += [casting["icons"][icon] if casting else 0 for icon in ICONS]
    numbers += flags(spell, SPELLS)
    for seat in around(view):
        board = table["boards"][seat]
        numbers += [board["alive"], table["active"] == seat, board["ability_used"]]
        numbers += flags(board["character"], [character.name for character in CARDS.characters])
        for place in ("hp", "shield", "discard", "points"):
            numbers += [board[place][colour] for colour in COLOURS]
        numbers += [board["hand"]["size"], board["bag"]["size"]]
        numbers += [board["hand"]["gems"][colour] for colour in COLOURS]
        numbers += [board["unseen"][colour] for colour in COLOURS]
        for grimoire in board["grimoires"]:
            for name in SPELLS:
                places = [place for place, card in enumerate(grimoire, 1) if card["spell"] == name]
                mastered = sum(card["mastered"] for card in grimoire if card["spell"] == name)
                numbers += [len(places), min(places, default=0), mastered]
    return numbers


def of_mickey(view: View) -> list[float]:
    table, ask, me = view["table"], asked(view), max(view["seat"], 0)
    numbers = [table["turn"], *flags(table["phase"], mickey.PHASES), *flags(ask, mickey.ASKS)]
    numbers += [ask is not None and ask not in mickey.ASKS, table["active"] == me]
    numbers += [table["needed"], table["pool"], *(table["out"][colour] for colour in DIAMAGICS)]
    stake = [token["colour"] for token in table["stake"]]
    numbers += [len(stake), *(stake.count(colour) for colour in DIAMAGICS)]
    numbers += flags(table["castle"] and table["castle"]["card"], mickey.CASTLES)
    hand = table["sides"][me]["hand"]["cards"] if view["seat"] >= 0 else []
    numbers += [hand.count(card) for card in mickey.SPELLS]
    for seat in (me, 1 - me):
        numbers += side_of_mickey(table["sides"][seat], table["power"]["totals"][seat])
    return numbers


def side_of_mickey(side: View, power: int) -> list[float]:
    numbers = [power, side["strangers"]]
    numbers += [side[pile]["size"] for pile in ("hand", "castles", "support")]
    numbers += [side["deck"], len(side["discard"])]
    for place in range(3):
        mage = next((mage for mage in side["mages"] if mage["place"] == place), {})
        numbers += [mage.get("diamagics", {}).get(colour, 0) for colour in DIAMAGICS]
        numbers += [mage.get(fact, False) for fact in ("simple", "blocked", "done", "again")]
        for hidden in (False, True):
            cards = [s["card"] for s in side["spells"] if s["place"] == place and s["hidden"] is hidden]
            numbers += [len(cards), sum(mickey.POWERS.get(card, 0) for card in cards)]
    return numbers


def of_magic(view: View) -> list[float]:
    table = view["table"]
    numbers = [table["turn"], len(table["stack"]), *flags(table["step"], STEPS)]
    numbers += flags(asked(view), magic.ASKS)
    for seat in around(view):
        player = table["players"][seat]
        mine = [permanent for permanent in table["play"] if permanent["controller"] == seat]
        creatures = [permanent for permanent in mine if "creature" in permanent["kinds"]]
        numbers += [table["active"] == seat, player["life"], player["poison"], len(player["pool"])]
        numbers += [len(player["hand"]), player["library"], len(player["graveyard"])]
        numbers += [sum(kind in permanent["kinds"] for permanent in mine) for kind in KINDS]
        numbers.append(sum(not creature["tapped"] for creature in creatures))
        numbers += [sum(creature[size] for creature in creatures) for size in ("power", "toughness")]
    return numbers


def of_live(view: View) -> list[float]:
    table = view["table"]
    challenge = table["challenge"] or {"trait": None, "holder": None, "rival": None}
    numbers = [*flags(table["phase"], live.PHASES), *flags(asked(view), live.ASKS)]
    numbers += flags(table["auction"], DECKS[:-1])
    numbers += [deck["left"] for deck in table["decks"]]
    numbers += [len(table["packs"]), *flags(challenge["trait"], TRAITS)]
    for seat in around(view):
        magus = table["magi"][seat]
        numbers += [magus["playing"], challenge["holder"] == seat, challenge["rival"] == seat]
        numbers += flags(magus["style"], STYLES)
        numbers += [*magus["traits"].values(), magus["life"]]
        for deck in DECKS[:-1]:
            numbers += flags(magus["declared"].get(deck), DECLARED)
        held = [deck_of(name) for name in magus["packs"]]
        numbers += [*(held.count(deck) for deck in DECKS[:-1]), magus["secret"]["size"]]
    return numbers


READINGS: dict[str, Callable[[View], list[float]]] = {
    "magecraft": of_magecraft,
    "mickey": of_mickey,
    "magic": of_magic,
    "live": of_live,
}


@pytest.mark.parametrize(("name", "seats"), [("magecraft", 3), ("mickey", 2), ("magic", 3), ("live", 3)])
def test_features_say_what_the_view_shows_and_nothing_else(name: str, seats: int) -> None:
    game, luck, looks = games.get(name), Luck(5), 0
    observer = game.observer(seats)
    for seed in range(3):
        position = game.start(Setup(name, seats, seed))
        while True:
            if luck.below(20) == 0 or not position.waiting:
                for seat in (WATCHER, *seats_of(seats)):
                    view = position.seen_by(Seat(seat))
                    expected = array("f", [float(number) for number in READINGS[name](view)])
                    assert game.features(position, Seat(seat)) == expected
                    parts: list[bytes] = []
                    observer.add(position, Seat(seat), parts)
                    assert array(observer.CODE, b"".join(parts)) == expected, "whatever it wrote before"
                    looks += 1
            if not position.waiting:
                break
            position.answer(luck.below(len(position.choice.options)))
    assert looks > 40
