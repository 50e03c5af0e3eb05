"""The cards of Wizards of Mickey: their way through JSON, ready decks, and sets of the players' own."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from grimorio.decks import Deck
from grimorio.games.mickey import cardset
from grimorio.games.mickey import words as w
from grimorio.games.mickey.cards import CARDS, DECKS, OURS, UNKNOWN, seed
from grimorio.games.mickey.cards.mages import TEAMS
from grimorio.games.mickey.cardset import KINDS, card_to_json, from_json, mistakes, to_json
from grimorio.games.mickey.game import Mickey
from grimorio.games.mickey.meaning.book import keys_of
from grimorio.kernel import Setup, SetupError
from grimorio.kernel.words import inside

GAME = Mickey()
SMALL = re.compile("a|al|che|con|da|dei|del|della|delle|di|e|in|la|né|senza|sulla")
"""The Italian words that have no capital within a name."""
ALL: tuple[w.Card, ...] = (*CARDS.mages, *CARDS.spells, *CARDS.castles, *CARDS.codes)


def test_every_card_goes_through_json_and_back() -> None:
    data = json.loads(json.dumps(to_json(CARDS)))
    assert from_json(data) == CARDS
    assert to_json(from_json(data)) == data


def test_italian_names_are_written_with_capitals_as_the_rulebook_does() -> None:
    for row in cardset.described(CARDS):
        first, *others = row["names"].get("it", row["name"]).split(", ")[0].replace("(", "").split()
        bare = [word.rpartition("'")[2] for word in others if not SMALL.fullmatch(word)]
        assert all(word[:1].isupper() or word[:1].isdigit() for word in (first, *bare)), row["names"]


def test_the_names_in_other_languages_are_no_part_of_what_is_played() -> None:
    renamed = w.CardSet(
        "", **{kind: tuple(replace(one, names=()) for one in getattr(CARDS, kind)) for kind in KINDS}
    )
    assert cardset.played(renamed) == cardset.played(CARDS)
    assert GAME.card_hash(Setup("mickey", 2, 1)) == GAME.card_hash(Setup("mickey", 2, 2))


def test_no_card_says_what_makes_no_sense() -> None:
    assert [(card.name, problem) for card in ALL for problem in mistakes(card)] == []


def test_every_card_is_told_apart_by_its_key_in_every_language() -> None:
    rows = cardset.described(CARDS)
    assert [row["name"] for row in rows] == keys_of(CARDS)
    assert len({row["name"] for row in rows}) == len(rows)
    ours = cardset.described(OURS)
    for language in ("en", "it", "fr"):
        names = [row["names"][language] for row in ours]
        assert len(set(names)) == len(names)


def test_our_cards_are_named_in_three_languages() -> None:
    for kind in KINDS:
        for card in getattr(OURS, kind):
            assert [one[0] for one in card.names] == ["it", "fr"], card.name
            assert all(part.strip() == part and part for one in card.names for part in one[1:])


def test_the_set_is_as_large_as_decks_of_every_team_and_colour_need() -> None:
    assert (
        len(OURS.mages) >= 18 and len(OURS.spells) >= 80 and len(OURS.castles) >= 24 and len(OURS.codes) >= 5
    )
    assert {team for mage in OURS.mages for team in [mage.team]} == {*TEAMS, w.LEGENDARY}
    for team in TEAMS:
        mine = [mage for mage in OURS.mages if mage.team == team]
        assert len({mage.name for mage in mine}) >= 4
        assert len({mage.name for mage in mine}) < len(mine), "a name with two titles"
    for cards in (OURS.mages, OURS.spells, OURS.castles):
        assert {colour for card in cards for colour in card.colours} == set(w.COLOURS)
    powers = Counter(spell.power for spell in OURS.spells)
    assert set(powers) == {0, 1, 2, 3, 4} and powers[2] == max(powers.values())


def possessed(card: w.Card) -> set[str]:
    """The Special Actions that a card has itself; those it gives to others are left out."""
    lent = [word.action for word in inside(card.effects) if isinstance(word, w.Gains | w.Rendered)]
    words = [word for word in inside(card.effects) if not any(word is one for one in lent)]
    return {type(word).__name__.lower() for word in words if isinstance(word, w.SpecialAction)}


def test_each_special_action_is_on_several_cards() -> None:
    ours: tuple[w.Card, ...] = (*OURS.mages, *OURS.spells, *OURS.castles)
    of_spells = Counter(action for spell in OURS.spells for action in possessed(spell))
    for action in w.ACTION_NAMES:
        cards = [card.name for card in ours if action in possessed(card)]
        assert len(cards) >= 2, action
        assert action == "solitary" or of_spells[action] >= 2, action


NEVER: frozenset[type] = frozenset({w.CastleEnters, w.Either, w.Subtracts, w.Castles, w.Codes})


def test_our_cards_use_nearly_every_word() -> None:
    known = {
        word for word in vars(w).values() if isinstance(word, type) and hasattr(word, "__dataclass_fields__")
    } - {w.Mage, w.Spell, w.Castle, w.Code, w.CardSet}
    used = {type(word) for card in ALL for word in inside(card)}
    assert known - used <= NEVER


def test_the_page_for_owners_names_every_word_and_every_field_of_a_noun() -> None:
    page = (Path(__file__).resolve().parents[3] / "docs" / "mickey-cards.md").read_text("utf-8")
    words = [
        word for word in vars(w).values() if isinstance(word, type) and hasattr(word, "__dataclass_fields__")
    ]
    cards = (w.Mage, w.Spell, w.Castle, w.Code, w.CardSet)
    assert [word.__name__ for word in words if word not in cards and f"`{word.__name__}" not in page] == []
    for noun in (w.Mages, w.Spells, w.Castles):
        assert all(f"`{field.name}`" in page for field in fields(noun))
    for kind in (w.Mage, w.Spell, w.Castle, w.Code):
        assert all(f"`{field.name}`" in page for field in fields(kind) if field.name != "names")


# -- the cards that the rulebooks name ---------------------------------------------------------------


def test_cards_of_the_rulebooks_say_what_is_not_known_of_them() -> None:
    assert len(seed.KNOWN) == len(UNKNOWN) == 52
    facts = {"colour", "power", "team", "ability", "condition", "effect", "amount"}
    for card, lost in seed.KNOWN:
        assert lost and set(lost) <= facts and len(set(lost)) == len(lost), card.name
        if "colour" in lost:
            assert getattr(card, "colours", None) in ((seed.COLOUR,), (seed.OTHER_COLOUR,)), card.name
        if "team" in lost:
            assert isinstance(card, w.Mage) and card.team == seed.TEAM
        if isinstance(card, w.Spell):
            assert ("power" in lost) is (card.name not in ("Inganno Mutevole", "Orda di Orchetti-Faina"))
            assert "power" not in lost or card.power == seed.POWER


def test_what_the_examples_tell_of_a_card_is_what_it_does() -> None:
    by_name = {card.name: card for card, _ in seed.KNOWN}
    assert by_name["Gabbia Oscura"].effects == (w.Block(w.OPPOSITE),)
    assert by_name["Sdoppiamento"].effects == (w.Draw(2),)
    assert by_name["Inganno Mutevole"].effects == (w.Adds(w.THIS, w.PowerOf(w.OPPOSITE_SPELLS)),)
    assert by_name["Rocca di Crow"].effects == (w.Minus(w.Spells(colour=w.YELLOW), 1),)
    horde = by_name["Orda di Orchetti-Faina"]
    assert isinstance(horde, w.Spell) and horde.power == 4
    rows = {row["name"]: row for row in cardset.described(CARDS)}
    assert rows["Neraja, Strega Feroce"]["unknown"] == ["colour", "team", "ability"]
    assert {"Castel Shift (O-30)", "Castel Shift (O-112)"} <= set(rows)


# -- ready decks -------------------------------------------------------------------------------------

READY = [(match, deck) for match, decks in DECKS.items() for deck in decks]


def test_there_is_a_deck_for_each_team() -> None:
    assert {match: [name for name, _, _ in decks] for match, decks in DECKS.items()} == {
        "mini": ["Lantern Watch", "Ember Forge"],
        "classic": ["Lantern Watch", "Ember Forge", "Tide Singers", "Moss Circle", "Gilded Masks"],
        "official": ["Lantern Watch", "Ember Forge", "Tide Singers", "Moss Circle", "Gilded Masks"],
    }


@pytest.mark.parametrize("rulebook", ["official-play-2010", "origines"])
@pytest.mark.parametrize(("match", "deck"), READY, ids=[f"{match}-{deck[0]}" for match, deck in READY])
def test_ready_decks_are_legal(match: str, deck: tuple[str, Any, Any], rulebook: str) -> None:
    codes = {code.name for code in CARDS.codes}
    one = Deck(*deck)
    if rulebook == "origines":
        one = Deck(one.name, tuple(entry for entry in one.main if entry[1] not in codes), one.sideboard)
    team = one.name if match == "official" else None
    assert GAME.offences(one, Setup("mickey", 2, 1, {"match": match, "rulebook": rulebook}), team) == ()


@pytest.mark.parametrize(("match", "deck"), READY, ids=[f"{match}-{deck[0]}" for match, deck in READY])
def test_ready_decks_keep_the_numbers_of_the_rulebooks(match: str, deck: tuple[str, Any, Any]) -> None:
    by_key = dict(zip(keys_of(CARDS), ALL, strict=True))
    cards = [by_key[name] for count, name in deck[1] for _ in range(count)]
    support = [by_key[name] for count, name in deck[2] for _ in range(count)]
    sizes = {"mini": (3, 25, 5, 0, 0), "classic": (3, 40, 8, 0, 0), "official": (3, 40, 8, 1, 10)}[match]
    counts = tuple(sum(isinstance(card, kind) for card in cards) for kind in KINDS.values())
    assert (*counts, len(support)) == sizes
    assert match != "official" or sum(getattr(card, "power", 0) for card in cards) <= 80
    mages = [card for card in cards if isinstance(card, w.Mage)]
    assert {mage.team for mage in mages} == {deck[0]}
    colours = {colour for mage in mages for colour in mage.colours}
    assert {colour for card in cards if isinstance(card, w.Spell) for colour in card.colours} == colours
    copies = Counter(card.name for card in (*cards, *support) if isinstance(card, w.Spell))
    assert max(copies.values()) <= 3


# -- sets of the players' own ------------------------------------------------------------------------


def a_set(**row: Any) -> dict[str, Any]:
    """A set of one Spell."""
    return {"spells": [{"name": "Zap", "power": 2, "colours": ["red"], **row}]}


def a_mage(**row: Any) -> dict[str, Any]:
    """A set of one Mage."""
    return {"mages": [{"name": "Ada", "title": "", "colours": ["red"], "team": "Owls", **row}]}


S = "cards.cards.spells[0]"
M = "cards.cards.mages[0]"
WRONG: tuple[tuple[Any, str, str], ...] = (
    (3, "cards.cards", "expected an object"),
    ({"spell": []}, "cards.cards.spell", "expected name, mages, spells, castles, codes"),
    ({"name": ""}, "cards.cards.name", "a text of 1 to 60 characters"),
    ({"spells": 3}, "cards.cards.spells", "expected a list"),
    ({"spells": [3]}, S, "expected an object"),
    (a_set(cost=1), f"{S}.cost", "unknown field; expected name, power"),
    (a_set(power="two"), f"{S}.power", "a whole number from 0 to 99"),
    (a_set(power=-1), f"{S}.power", "a whole number from 0 to 99"),
    (a_set(colours=[]), f"{S}.colours", "at least one"),
    (a_set(colours=["pink"]), f"{S}.colours[0]", "blue, yellow, black, red, green"),
    (a_set(colours=["red", "red"]), f"{S}.colours", "each colour once"),
    (a_set(name="x" * 61), f"{S}.name", "1 to 60 characters"),
    (a_set(code="x" * 61), f"{S}.code", "up to 60 characters"),
    (a_set(names=[]), f"{S}.names", "expected italian, french"),
    (a_set(italian=[]), f"{S}.italian", "1 to 60 characters"),
    (a_set(effects=["Drew"]), f"{S}.effects[0]", "something like"),
    (a_set(effects=[{"Drew": {}}]), f"{S}.effects[0].Drew", "something like Draw"),
    (a_set(effects=[{"Draw": {"count": 100}}]), f"{S}.effects[0].Draw.count", "from 0 to 99"),
    (a_set(effects=[{"Plus": {"number": 1}}]), f"{S}.effects[0].Plus.what", "Plus needs it"),
    (a_set(effects=["Solitary"]), f"{S}.effects[0].Solitary", "Solitary is of Mages"),
    (
        a_set(effects=[{"GiveDiamagic": {"to": "Same"}}]),
        f"{S}.effects[0].GiveDiamagic.to.Same",
        "what One has chosen",
    ),
    (
        a_set(
            effects=[
                {"When": {"moment": "Draws", "do": [{"Annul": {"what": {"Spells": {"which": "that"}}}}]}}
            ]
        ),
        f"{S}.effects[0].When.do[0].Annul.what.Spells.which",
        "that Spell is one of a moment",
    ),
    (
        a_set(effects=[{"Minus": {"what": {}, "number": -1}}]),
        f"{S}.effects[0].Minus.number",
        "a number from 0",
    ),
    (a_mage(italian="Ada"), f"{M}.italian", "a list of name and title"),
    (a_mage(italian=["Ada", 3]), f"{M}.italian[1]", "up to 60 characters"),
    (a_mage(place="middle"), f"{M}.place", "left, centre, right"),
    (a_mage(effects=["Static"]), f"{M}.effects[0].Static", "Static is of Spells"),
    (
        a_mage(effects=[{"IfHidden": {"then": "Recover"}}]),
        f"{M}.effects[0].IfHidden",
        "only a Spell can be hidden",
    ),
    (
        a_mage(effects=[{"Possesses": {"colour": "black"}}]),
        f"{M}.effects[0].Possesses.colour",
        "no black Diamagics",
    ),
    (
        a_mage(effects=[{"Plus": {"what": {"which": "this"}, "number": 1}}]),
        f"{M}.effects[0].Plus.what.which",
        "only a Spell speaks of this Spell",
    ),
    (
        {"castles": [{"name": "K", "colours": ["red"], "effects": ["MayHide"]}]},
        "cards.cards.castles[0].effects[0].MayHide.mages.where",
        "only when that Mage casts",
    ),
    (
        {"codes": [{"name": "C", "condition": {}, "effects": ["Recover"]}]},
        "cards.cards.codes[0].effects[0].Recover",
        "a Code says When",
    ),
    (
        {"spells": [a_set()["spells"][0], a_set(power=3)["spells"][0]]},
        "cards.cards.spells[1].code",
        "'Zap ()' is there already",
    ),
    ({"spells": [a_set()["spells"][0]] * 1001}, "cards.cards", "at most 1000 cards"),
)


@pytest.mark.parametrize(("data", "field", "problem"), WRONG, ids=[f"{row[1]} {row[2]}" for row in WRONG])
def test_a_mistake_names_its_field_and_what_was_expected(data: Any, field: str, problem: str) -> None:
    with pytest.raises(SetupError) as error:
        GAME.cards({"cards": data})
    assert error.value.field == field
    assert problem in str(error.value)


@pytest.mark.parametrize(("data", "field", "problem"), WRONG, ids=[f"{row[1]} {row[2]}" for row in WRONG])
def test_what_is_wrong_is_among_all_that_is_wrong(data: Any, field: str, problem: str) -> None:
    assert [error.field for error in GAME.card_faults({"cards": data}) if problem in str(error)] == [field]


def test_all_mistakes_of_a_set_are_told_at_once() -> None:
    data = {
        "swords": [],
        "mages": [{"name": "Bob", "colours": ["bleu"], "team": 7, "shoes": 2}, 7],
        "spells": [
            {
                "name": "Zap",
                "power": "three",
                "colours": ["red", "red"],
                "effects": ["Blok", "Shatter", "Solitary"],
            },
            {"name": "Zap", "power": 3, "colours": ["red"]},
        ],
        "castles": "none",
    }
    errors = GAME.card_faults({"cards": data})
    assert {error.field.removeprefix("cards.cards.") for error in errors} == {
        "swords",
        *(f"mages[0].{field}" for field in ("shoes", "title", "colours[0]", "team")),
        "mages[1]",
        *(f"spells[0].{field}" for field in ("power", "colours", "effects[0]", "effects[2].Solitary")),
        "castles",
    }
    assert all(error.cause for error in errors if "Blok" not in str(error))
    same = [{"name": "Zap", "power": power, "colours": ["red"]} for power in range(3)]
    twice = GAME.card_faults({"cards": {"spells": same}})
    assert [error.field for error in twice] == [f"cards.cards.spells[{place}].code" for place in (1, 2)]
    chosen = {"Annul": {"what": {"One": {"of": {"Spells": {"power": "x"}}}}}}
    later = {"Annul": {"what": "Same"}}
    assert len(GAME.card_faults({"cards": a_set(effects=[chosen, later])})) == 1
    assert GAME.card_faults({"cards": a_set()}) == [] == GAME.card_faults(None)


def test_a_set_nested_too_deep_is_refused() -> None:
    effect: Any = "Recover"
    for _ in range(40):
        effect = {"May": {"do": effect}}
    with pytest.raises(SetupError, match="nested too deep"):
        from_json(a_set(effects=[effect]))


def test_names_in_other_languages_come_from_the_file() -> None:
    rows = GAME.cards({"cards": {**a_set(italian="Zac"), **a_mage(french=["Ada", "la Sage"], title="Wise")}})
    assert [row["names"] for row in rows] == [
        {"en": "Ada, Wise", "it": "Ada, Wise", "fr": "Ada, la Sage"},
        {"en": "Zap", "it": "Zac", "fr": "Zap"},
    ]


def test_a_set_of_the_players_own_plays_as_the_game_s_does() -> None:
    decks = [Deck(*deck).to_json() for deck in DECKS["mini"]]
    cards = {"cards": json.loads(json.dumps(to_json(CARDS))), "decks": decks}
    one = GAME.start(Setup("mickey", 2, 7, {"match": "mini"}))
    two = GAME.start(Setup("mickey", 2, 7, {"match": "mini"}, cards))
    for number in range(120):
        assert one.seen_by(0) == two.seen_by(0)
        if not one.waiting:
            break
        one.answer(number % len(one.choice.options))
        two.answer(number % len(two.choice.options))


def test_a_card_is_written_shortly() -> None:
    ebb = next(card for card in OURS.spells if card.name == "Ebb")
    assert card_to_json(ebb) == {
        "name": "Ebb",
        "power": 2,
        "colours": ["blue"],
        "effects": [
            {
                "Annul": {
                    "what": {
                        "Spells": {
                            "whose": "enemy",
                            "area": "cast",
                            "by": {"whose": "enemy", "where": "opposite"},
                        }
                    }
                }
            }
        ],
        "italian": "Bassa Marea",
        "french": "Marée basse",
    }
