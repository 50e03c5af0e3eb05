"""Every card of Eighth Edition in words: its facts, its way through JSON, and sets of the players' own."""

from __future__ import annotations

import ast
import copy
import json
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, ClassVar

import pytest

from grimorio.games.magic import period, words
from grimorio.games.magic.cards import BY_NAME, CARDS, EIGHTH
from grimorio.games.magic.cardset import block_card, card_from_json, from_json, mistakes, own, to_json
from grimorio.games.magic.names import Fact, fact, facts
from grimorio.games.magic.words import LETTERS, Card, Keywords, SizeIs, Static
from grimorio.judge import BadFile, card_file
from grimorio.kernel import Game, SetupError
from tests.games.magic import mechanisms, test_olden, test_other_costs, test_upkeeps

ROOT = Path(__file__).resolve().parents[3]
MODULES = sorted((ROOT / "src/grimorio/games/magic/cards").glob("[a-z]*.py"))
ONCE = {one.name: one for one in facts()}


def inside(value: Any) -> Iterator[Any]:
    """The value itself and all values inside it."""
    yield value
    if isinstance(value, tuple):
        for item in value:
            yield from inside(item)
    elif is_dataclass(value):
        for one in fields(value):
            yield from inside(getattr(value, one.name))


# -- what is printed -------------------------------------------------------------------------------


def test_all_357_cards_are_there() -> None:
    assert len(facts()) == 357
    assert sorted(ONCE) == sorted(card.name for card in EIGHTH)
    assert len(BY_NAME) == len(CARDS) == len(EIGHTH) + 12


def printed(card: Card) -> tuple[object, ...]:
    """The printed facts of a card (those of `Fact`), computed from its words."""
    stars = [rule for part in card.text if isinstance(part, Static) for rule in part.rules]
    star = next((rule for rule in stars if isinstance(rule, SizeIs)), SizeIs(None, None))
    power = toughness = None
    if card.size is not None:
        power = str(card.size[0]) if star.power is None else "*"
        plus = f"{card.size[1]}+" if card.size[1] else ""
        toughness = str(card.size[1]) if star.toughness is None else f"{plus}*"
    return (
        card.cost,
        card.kinds,
        card.types,
        card.basic,
        None if card.enchants is None else card.enchants.kinds[0],
        power,
        toughness,
        tuple(color for letter, color in LETTERS.items() if letter in card.cost),
        tuple(name for part in card.text if isinstance(part, Keywords) for name in part.keywords),
    )


@pytest.mark.rule("MTG8-1.CARD-4", "MTG8-1.CARD-5", "MTG8-1.CARD-9")
def test_a_card_is_what_is_printed() -> None:
    for name in ONCE:
        known: Fact = fact(name)
        assert printed(BY_NAME[name]) == (
            known.cost,
            known.kinds,
            known.types,
            known.basic,
            known.enchants,
            known.power,
            known.toughness,
            known.colors,
            known.keywords,
        ), name


@pytest.mark.rule("MTG8-1.LAND-4")
def test_cards_without_a_text_are_those_that_have_none() -> None:
    """Only vanilla creatures and basic lands have no text; the rule of Walls comes from their type."""
    blank = {card.name for card in EIGHTH if not card.text}
    assert blank == {
        *("Plains", "Island", "Swamp", "Mountain", "Forest"),
        *("Glory Seeker", "Savannah Lions", "Eager Cadet", "Coral Eel", "Fugitive Wizard", "Horned Turtle"),
        *("Giant Octopus", "Vizzerdrix", "Giant Cockroach", "Scathe Zombies", "Balduvian Barbarians"),
        *("Hill Giant", "Wall of Stone", "Craw Wurm", "Grizzly Bears", "Moss Monster", "Norwood Ranger"),
        *("Spined Wurm", "Trained Armodon", "Enormous Baloth", "Silverback Ape", "Phyrexian Hulk"),
    }


def test_our_own_cards_have_names_in_three_languages_that_no_other_card_has() -> None:
    invented = [card.name for card in CARDS if card.name not in ONCE]
    assert list(own().names) == invented
    for language, place in (("it", 0), ("fr", 1)):
        taken = {one.names[language] for one in facts()} | {own().names[name][place] for name in invented}
        assert len(taken) == len(CARDS)


# -- words, never code -----------------------------------------------------------------------------


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_a_file_of_cards_holds_no_code(path: Path) -> None:
    """A file of cards only gives names to words and tables; nothing is defined, computed or looped over."""
    tree = ast.parse(path.read_text("utf-8"))
    for statement in tree.body:
        assert isinstance(statement, ast.ImportFrom | ast.Assign | ast.AnnAssign | ast.Expr)
    plain = (ast.Call, ast.Name, ast.Constant, ast.Tuple, ast.Dict, ast.keyword, ast.UnaryOp, ast.BinOp)
    grammar = (ast.USub, ast.BitOr, ast.Subscript)  # -1, ARTIFACT | LAND
    for node in ast.walk(tree):
        if isinstance(node, ast.expr | ast.operator | ast.unaryop):
            assert isinstance(node, plain + grammar), ast.dump(node)
        if isinstance(node, ast.Call):
            assert isinstance(node.func, ast.Name) and hasattr(words, node.func.id), ast.dump(node)


def test_a_card_is_frozen_values_through_and_through() -> None:
    for card in CARDS:
        hash(card)
        for value in inside(card):
            assert is_dataclass(value) or isinstance(value, tuple | str | int | None), card.name


def test_every_word_stands_on_a_card() -> None:
    known = {
        one
        for one in vars(words).values()
        if isinstance(one, type) and is_dataclass(one) and one.__module__.startswith(words.__name__)
    }
    printed = map(block_card, period.playable())  # `test_period` compares them with their rows
    older = (*test_olden.OWN, *test_other_costs.OWN, *test_upkeeps.OLDER)
    shown = (*CARDS, *mechanisms.CARDS, *older, *printed)
    used = {type(value) for card in shown for value in inside(card) if is_dataclass(value)}
    assert used == known


# -- through JSON ----------------------------------------------------------------------------------


def test_a_card_goes_through_json_and_comes_back() -> None:
    for card in CARDS:
        data = json.loads(json.dumps(to_json(card)))
        assert card_from_json(data) == card
        assert to_json(card_from_json(data)) == data, card.name
        assert list(mistakes(card)) == [], card.name


def test_json_says_only_what_is_unusual() -> None:
    assert to_json(BY_NAME["Shock"]) == {
        "name": "Shock",
        "cost": "{R}",
        "kinds": ["instant"],
        "text": [
            {
                "Spell": {
                    "effects": [
                        {
                            "DealDamage": {
                                "amount": 2,
                                "to": {"Target": {"what": {"kinds": ["creature", "player"]}}},
                            }
                        }
                    ]
                }
            }
        ],
    }
    assert to_json(BY_NAME["Maro"])["text"] == [
        {"Static": {"rules": [{"SizeIs": {"power": "HandSize", "toughness": "HandSize"}}]}}
    ]


# -- sets of the players' own ----------------------------------------------------------------------


def zap(**changes: Any) -> dict[str, Any]:
    """A set with one card: Shock under another name, with some fields changed."""
    return {"cards": [{**to_json(BY_NAME["Shock"]), "name": "Zap", **changes}]}


def effect(effect: Any, **changes: Any) -> dict[str, Any]:
    """A set with one instant that has this effect."""
    return zap(text=[{"Spell": {"effects": [effect]}}], **changes)


def activated(**ability: Any) -> dict[str, Any]:
    """A set with one creature that has this ability."""
    return zap(kinds=["creature"], size=[1, 1], text=[{"Activated": ability}])


def static(rule: Any) -> dict[str, Any]:
    """A set with one enchantment that has this static rule."""
    return zap(kinds=["enchantment"], text=[{"Static": {"rules": [rule]}}])


def test_a_set_of_the_players_own_is_read_with_its_names() -> None:
    data = zap(italian="Zac", french="Zap !")
    kept = copy.deepcopy(data)
    found = from_json(data)
    assert found.cards == (Card("Zap", "{R}", ("instant",), BY_NAME["Shock"].text),)
    assert found.names == {"Zap": ("Zac", "Zap !")}
    assert from_json(zap()).names == {"Zap": ("Zap", "Zap")}
    assert data == kept


def test_all_cards_under_other_names_are_a_set_of_ones_own() -> None:
    rows = [{**to_json(card), "name": f"My {card.name}"} for card in CARDS]
    found = from_json(json.loads(json.dumps({"cards": rows})))
    assert [card.text for card in found.cards] == [card.text for card in CARDS]


C = "cards.cards[0]"
E = f"{C}.text[0].Spell.effects[0]"
A = f"{C}.text[0].Activated"
R = f"{C}.text[0].Static.rules[0]"
DRAW: Any = {"Draw": {}}
BAD: tuple[tuple[Any, str, str], ...] = (
    ([], "cards", "expected an object with cards"),
    ({"cards": [], "spells": []}, "cards.spells", "unknown field"),
    ({}, "cards.cards", "expected a list of 1 to 1000 cards, found None"),
    ({"cards": []}, "cards.cards", "found a list"),
    ({"cards": [1]}, C, "expected an object, found 1"),
    ({"cards": zap()["cards"] * 2}, "cards.cards[1].name", "'Zap' is there already"),
    (zap(name="Shock"), f"{C}.name", "'Shock' is there already"),
    (zap(name=" "), f"{C}.name", "1 to 60 characters"),
    (zap(name="x" * 61), f"{C}.name", "1 to 60 characters"),
    (zap(name=["Zap"]), f"{C}.name", "1 to 60 characters, found a list"),
    (zap(italian=5), f"{C}.italian", "1 to 60 characters, found 5"),
    (zap(color="red"), f"{C}.color", "unknown field; expected name, cost"),
    ({"cards": [{"name": "Zap", "cost": "{R}"}]}, f"{C}.kinds", "Card needs it"),
    (zap(kinds=["spell"]), f"{C}.kinds[0]", "expected artifact, creature, enchantment"),
    (zap(kinds=[]), f"{C}.kinds", "at least one"),
    (zap(kinds="instant"), f"{C}.kinds", "expected a list, found 'instant'"),
    (zap(kinds=["instant", "land"]), f"{C}.kinds", "instant and sorcery alone"),
    (zap(cost=2), f"{C}.cost", 'mana cost in quotes, such as "{2}{W}"'),
    (zap(cost="{R}{2}"), f"{C}.cost", "mana cost in quotes"),
    (zap(cost="2R"), f"{C}.cost", "mana cost in quotes"),
    (zap(cost="{T}"), f"{C}.cost", "mana cost in quotes"),
    (zap(cost=""), f"{C}.cost", '"" for lands and only for them'),
    (zap(types=["Gobblin"]), f"{C}.types[0]", "something like Goblin"),
    (zap(size=[1, 1]), f"{C}.size", "only for them"),
    (zap(size=[1]), f"{C}.size", "expected 2 numbers, found 1"),
    (zap(kinds=["creature"], text=[]), f"{C}.size", "power and toughness for creatures"),
    (zap(size=[1, True]), f"{C}.size[1]", "whole number from 0 to 99"),
    (zap(basic="yes"), f"{C}.basic", "true or false, found 'yes'"),
    (zap(basic=True), f"{C}.basic", "expected a land"),
    (zap(token=True), f"{C}.token", "a token comes of PutToken"),
    (zap(world=True), f"{C}.world", "only an enchantment"),
    (zap(enchants={}), f"{C}.enchants", "only an enchantment"),
    (zap(text=[]), f"{C}.text", "one Spell or Modes on an instant or sorcery"),
    (zap(kinds=["enchantment"]), f"{C}.text", "and none on others"),
    (zap(text=["Spell"]), f"{C}.text[0].effects", "Spell needs it"),
    (zap(text=[{"Spell": {"effects": []}}]), f"{C}.text[0].Spell.effects", "at least one"),
    (zap(text=[{"Spell": [DRAW]}]), f"{C}.text[0].Spell", "expected an object, found a list"),
    (
        zap(text=[{"Keywords": {"keywords": ["fly"]}}]),
        f"{C}.text[0].Keywords.keywords[0]",
        "expected something like flying, forestwalk, fear",
    ),
    (effect({"Drew": {}}), f"{E}.Drew", "unknown word; expected something like Draw"),
    (effect("Drew"), E, "expected something like Draw"),
    (effect({**DRAW, "Destroy": {"what": "This"}}), E, "expected one word with its fields"),
    (effect({"Draw": {"count": 2}}), f"{E}.Draw.count", "unknown field; expected amount, who"),
    (effect({"Draw": {"amount": -1}}), f"{E}.Draw.amount", "whole number from 0 to 99"),
    (effect({"Draw": {"amount": 100}}), f"{E}.Draw.amount", "whole number from 0 to 99"),
    (effect({"Gets": {"what": "This", "power": -100, "toughness": 0}}), f"{E}.Gets.power", "from -99 to 99"),
    (effect({"Draw": {"amount": None}}), f"{E}.Draw.amount", "whole number from 0 to 99"),
    (
        effect({"Return": {"what": "This", "to": "exile"}}),
        f"{E}.Return.to",
        "hand, play, library, removed, bottom, shuffled, found 'exile'",
    ),
    (
        effect({"AddMana": {"mana": "{P}"}}),
        f"{E}.AddMana.mana",
        'such as "{G}{G}", "{W}|{U}", or any, chosen, could',
    ),
    (effect({"Draw": {"amount": "X"}}), f"{E}.Draw.amount.X", "X speaks of what is not there"),
    (
        effect({"Destroy": {"what": "It"}}),
        f"{E}.Destroy.what.It.place",
        "It speaks of target 1",
    ),
    (effect({"Destroy": {"what": "Enchanted"}}), f"{E}.Destroy.what.Enchanted", "what is not there"),
    (effect({"Destroy": {"what": "TheObject"}}), f"{E}.Destroy.what.TheObject", "what is not there"),
    (
        effect({"Draw": {"amount": {"PowerOf": {"it": "Sacrificed"}}}}),
        f"{E}.Draw.amount.PowerOf.it.Sacrificed",
        "Sacrificed speaks of what is not there",
    ),
    (
        effect({"Destroy": {"what": {"All": {"what": {"colors": ["chosen"]}}}}}),
        f"{E}.Destroy.what.All.what.colors",
        "no color is chosen",
    ),
    (activated(cost=["{W}", "tap"], effects=[DRAW]), f"{A}.cost[1]", 'such as "{1}{B}", "{T}"'),
    (activated(cost=[], effects=[DRAW]), f"{A}.cost", "at least one"),
    (activated(cost=["{T}"], effects=[DRAW], only="upkeep"), f"{A}.only", "your upkeep, as a sorcery"),
    (
        activated(cost=[{"LifeCost": {"amount": 1}}, {"LifeCost": {"amount": 1}}], effects=[DRAW]),
        f"{A}.cost[1].LifeCost",
        "each kind of cost once",
    ),
    (
        static({"Has": {"what": {"Target": {"what": {"kinds": ["creature"]}}}, "keyword": "flying"}}),
        f"{R}.Has.what.Target",
        "a static ability chooses nothing: Target",
    ),
    (
        static({"Becomes": {"what": {"That": {"kinds": ["creature"]}}, "color": "choose"}}),
        f"{R}.Becomes.color",
        "a static ability chooses nothing: Becomes",
    ),
)


@pytest.mark.parametrize(("cards", "field", "message"), BAD, ids=[row[1] + " " + row[2] for row in BAD])
def test_a_set_that_cannot_be_played_names_the_field_and_what_was_expected(
    cards: Any, field: str, message: str
) -> None:
    with pytest.raises(SetupError) as error:
        from_json(cards)
    assert error.value.field == field and message in str(error.value)


def test_effects_within_effects_have_an_end() -> None:
    deep: Any = "Draw"
    for _ in range(100):
        deep = {"May": {"effects": [deep]}}
    with pytest.raises(SetupError, match="nested too deep"):
        from_json(effect(deep))


class OfCards(Game):
    """A game with only what reading a file of cards needs."""

    name: ClassVar[str] = "cards"

    def cards(self, cards: Any = None) -> list[dict[str, Any]]:
        return [to_json(card) for card in from_json(cards).cards]


GOOD_FILE = """\
cards:
  - name: Vine Snare      # a comment
    italian: Laccio di Liana
    cost: "{1}{G}"
    kinds: [instant]
    text:
      - Spell:
          effects:
            - Tap: {what: {Target: {what: {kinds: [creature]}}}}
            - Draw
"""


def changed(*change: tuple[str, str]) -> str:
    text = GOOD_FILE
    for old, new in change:
        assert old in text
        text = text.replace(old, new)
    return text


def test_a_yaml_file_is_a_set(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(GOOD_FILE, "utf-8")
    (card,) = from_json(card_file(OfCards(), path)).cards
    assert card.text == (words.spell(words.Tap(words.Target(words.CREATURE)), words.Draw()),)


@pytest.mark.parametrize(
    ("change", "line", "message"),
    [
        ((), 0, ""),
        ((("[instant]", "[instand]"),), 5, "cards[0].kinds[0]: expected artifact, creature"),
        ((('"{1}{G}"', "{1}{G}"),), 4, "not YAML"),
        ((('"{1}{G}"', "1G"),), 4, 'cards[0].cost: expected a mana cost in quotes, such as "{2}{W}"'),
        ((("- Draw", "- Draws"),), 10, "cards[0].text[0].Spell.effects[1]: expected something like Draw"),
        ((("Tap:", "Tapp:"),), 9, "cards[0].text[0].Spell.effects[0].Tapp: unknown word"),
        ((("kinds: [creature]", "kind: creature"),), 9, "Target.what.kind: unknown field; expected kinds"),
        ((("Vine Snare ", "Shock "),), 2, "cards[0].name: 'Shock' is there already"),
    ],
)
def test_a_bad_file_is_told_with_file_line_field_and_what_was_expected(
    tmp_path: Path, change: tuple[tuple[str, str], ...], line: int, message: str
) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(changed(*change), "utf-8")
    read: Callable[[], Any] = lambda: card_file(OfCards(), path, "mine.yaml")  # noqa: E731
    if not change:
        assert len(read()["cards"]) == 1
        return
    with pytest.raises(BadFile) as error:
        read()
    assert str(error.value).startswith(f"mine.yaml:{line}: ") and message in str(error.value)
