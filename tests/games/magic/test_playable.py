"""Cards do all that they say: a field that the rules do not read is refused by its name."""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from grimorio.games.magic import cardset
from grimorio.games.magic.cards import CARDS
from grimorio.games.magic.ops.effects import wrong_with
from grimorio.games.magic.words import (
    CREATURE,
    PLAYER,
    SPELL,
    THIS,
    YOU,
    All,
    AsLongAs,
    BlockableOnly,
    Blocks,
    CanEnchantOnly,
    CantAttack,
    CantBeCountered,
    CantBlockThose,
    Card,
    Choose,
    ComesIntoPlay,
    Controls,
    Count,
    Counter,
    DamageTimes,
    DealsDamage,
    DefenderControls,
    Destroy,
    Discard,
    DiscardCost,
    DoesntUntap,
    Draw,
    GainLife,
    Gets,
    GoesToGraveyard,
    NotBlockableBy,
    Plays,
    Prevent,
    ProtectionFrom,
    PutFromHand,
    Return,
    ReturnsToHand,
    RevealTop,
    Sacrifice,
    SacrificeCost,
    Search,
    State,
    Tap,
    TapCost,
    Target,
    That,
    activated,
    static,
    that,
    when,
)
from grimorio.kernel.playable import unplayable
from tests.games.magic.odd import aura, buried, creature, sorcery, wrong

pytestmark = pytest.mark.rule("MTG8-GLOSS-Effetto")

MEANING = Path(cardset.__file__).parent / "meaning"


# -- the game's own --------------------------------------------------------------------------------


def test_every_field_of_a_card_of_the_game_is_taken() -> None:
    for card in CARDS:
        assert unplayable(card, "card", wrong_with) == [], card.name


def test_a_compiler_takes_fields_one_by_one() -> None:
    """Functions such as `replace` and `fields` read all fields of a word, which would count as using them."""
    bulk = {"replace", "fields", "asdict", "astuple", "vars", "getattr"}
    for path in sorted(MEANING.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and (path.name, node.name) != ("book.py", "reworded"):
                called = {
                    one.func.id
                    for one in ast.walk(node)
                    if isinstance(one, ast.Call) and isinstance(one.func, ast.Name)
                }
                assert not called & bulk, (path.name, node.name)


# -- nouns: every quality in every place -----------------------------------------------------------

QUALITIES: dict[str, Any] = {
    "no_kinds": ("artifact",),
    "types": ("Elf",),
    "colors": ("red",),
    "no_colors": ("black",),
    "basic": False,
    "keyword": "flying",
    "without": "flying",
    "tapped": True,
    "combat": "attacking",
    "power": (2, -1),
    "controller": "opponent",
    "other": True,
    "attacked": True,
    "hurt": True,
    "single_target": True,
    "aims": "creature",
    "no_types": ("Elf",),
    "toughness": (2, -1),
    "mana_value": (3, -1),
    "token": True,
    "namesake": True,
    "face_down": True,
    "morph": True,
    "flashback": True,
    "enchanted": True,
    "marked": "mine",
    "stacked": "spell or ability",
    "replayed": True,
}
PRINTED = {
    "no_kinds",
    "types",
    "no_types",
    "colors",
    "no_colors",
    "keyword",
    "without",
    "power",
    "mana_value",
}

IN_PLAY = PRINTED | {"basic", "tapped", "combat", "controller", "other", "attacked", "token", "toughness"}
IN_PLAY |= {"face_down", "morph", "enchanted", "marked"}
HURT = IN_PLAY | {"hurt"}
LEFT = HURT - {"combat", "enchanted", "marked"}
SETTLED = IN_PLAY - {"tapped", "combat", "attacked", "enchanted"}
ON_STACK = PRINTED | {"controller", "other", "single_target", "aims", "face_down", "replayed"}
BURIED = PRINTED | {"basic", "controller", "other", "namesake", "flashback"}
UNNAMED = PRINTED | {"basic"}
HELD = UNNAMED | {"flashback"}
HIDDEN = HELD | {"namesake"}

Place = tuple[That, Callable[[That], Card], set[str]]
PLACES: dict[str, Place] = {
    "target": (CREATURE, lambda w: sorcery(Destroy(Target(w))), IN_PLAY),
    "target spell": (SPELL, lambda w: sorcery(Counter(Target(w))), ON_STACK | {"stacked"}),
    "target card": (buried("card"), lambda w: sorcery(Return(Target(w))), BURIED),
    "target player": (PLAYER, lambda w: sorcery(GainLife(1, Target(w))), {"controller"}),
    "all": (CREATURE, lambda w: sorcery(Tap(All(w))), IN_PLAY),
    "all cards": (buried("card"), lambda w: sorcery(Return(All(w))), BURIED),
    "choose": (CREATURE, lambda w: sorcery(Tap(Choose(w))), IN_PLAY),
    "those": (CREATURE, lambda w: sorcery(Gets(w, 1, 1)), IN_PLAY),
    "count": (CREATURE, lambda w: sorcery(Draw(Count(w))), IN_PLAY),
    "count spells": (SPELL, lambda w: sorcery(Draw(Count(w))), ON_STACK),
    "count cards": (buried("card"), lambda w: sorcery(Draw(Count(w))), BURIED),
    "count a hand": (that("card", zone="hand"), lambda w: sorcery(Draw(Count(w))), HIDDEN | {"controller"}),
    "sacrifice": (CREATURE, lambda w: sorcery(Sacrifice(Choose(w))), IN_PLAY - {"controller"}),
    "search": (that("card", zone="library"), lambda w: sorcery(Search(w)), HIDDEN),
    "reveal": (that("card", zone="library"), lambda w: sorcery(RevealTop(3, w, "hand", "bottom")), HIDDEN),
    "discard": (that("card", zone="hand"), lambda w: sorcery(Discard(0, all_of=w)), HIDDEN),
    "put": (that("creature", zone="hand"), lambda w: sorcery(PutFromHand(w)), HIDDEN),
    "source": (that("source"), lambda w: sorcery(Prevent(None, YOU, by=w)), UNNAMED | {"controller"}),
    "cost: sacrifice": (
        CREATURE,
        lambda w: creature(activated(SacrificeCost(w), Draw())),
        IN_PLAY - {"controller"},
    ),
    "cost: tap": (
        CREATURE,
        lambda w: creature(activated(TapCost(w), Draw())),
        IN_PLAY - {"controller", "tapped"},
    ),
    "cost: discard": (
        that("card", zone="hand"),
        lambda w: creature(activated(DiscardCost(w), Draw())),
        HELD,
    ),
    "static": (CREATURE, lambda w: creature(static(Gets(w, 1, 1))), SETTLED),
    "static count": (CREATURE, lambda w: creature(static(Gets(THIS, Count(w), 0))), SETTLED),
    "rule": (CREATURE, lambda w: creature(static(DoesntUntap(w))), IN_PLAY),
    "blocks not": (CREATURE, lambda w: creature(static(CantBlockThose(w))), IN_PLAY),
    "blocked by": (CREATURE, lambda w: creature(static(NotBlockableBy(w))), IN_PLAY),
    "blocked only by": (CREATURE, lambda w: creature(static(BlockableOnly(THIS, w))), IN_PLAY),
    "uncounterable": (SPELL, lambda w: creature(static(CantBeCountered(w))), ON_STACK),
    "more damage": (CREATURE, lambda w: creature(static(DamageTimes(w, 2))), IN_PLAY),
    "protection": (that("creature"), lambda w: creature(static(ProtectionFrom(w))), UNNAMED),
    "enchants": (CREATURE, lambda w: aura(enchants=w), IN_PLAY),
    "enchants only": (CREATURE, lambda w: aura(static(CanEnchantOnly(w))), IN_PLAY),
    "controls": (CREATURE, lambda w: creature(when(State(Controls(w)), Draw())), HURT - {"controller"}),
    "defender": (
        CREATURE,
        lambda w: creature(static(CantAttack(THIS, DefenderControls(w)))),
        IN_PLAY - {"controller"},
    ),
    "enters": (CREATURE, lambda w: creature(when(ComesIntoPlay(w), Draw())), HURT),
    "dies": (
        CREATURE,
        lambda w: creature(when(GoesToGraveyard(w), Draw())),
        HURT - {"combat", "enchanted", "marked"},
    ),
    "returns": (
        CREATURE,
        lambda w: creature(when(ReturnsToHand(w), Draw())),
        HURT - {"combat", "enchanted", "marked"},
    ),
    "deals": (CREATURE, lambda w: creature(when(DealsDamage(w), Draw())), HURT),
    "deals to": (CREATURE, lambda w: creature(when(DealsDamage(THIS, w), Draw())), HURT),
    "blocks": (CREATURE, lambda w: creature(when(Blocks(THIS, w), Draw())), HURT),
    "plays": (SPELL, lambda w: creature(when(Plays("any", w), Draw())), ON_STACK),
}


@pytest.mark.parametrize("place", PLACES)
def test_a_quality_is_read_where_it_means_something_and_refused_elsewhere(place: str) -> None:
    noun, made, read = PLACES[place]
    assert wrong(made(noun)) == []
    for quality, value in QUALITIES.items():
        refused = [field.rpartition(".")[2] for field, _ in wrong(made(replace(noun, **{quality: value})))]
        assert refused == ([] if quality in read else [quality]), quality


def test_a_quality_that_a_condition_does_not_read_is_refused() -> None:
    for quality in ("namesake", "single_target"):
        noun = replace(CREATURE, **{quality: True})
        [(field, _)] = wrong(creature(AsLongAs(Controls(noun), (Gets(THIS, 1, 1),))))
        assert field.endswith(f".{quality}")


def test_the_table_of_qualities_is_whole() -> None:
    assert set(QUALITIES) == {one.name for one in fields(That)} - {"kinds", "zone"}


@pytest.mark.parametrize("place", PLACES)
def test_a_noun_is_read_where_it_says_it_is(place: str) -> None:
    """In another zone a noun is refused for its zone, its kinds, or the qualities it asks for."""
    noun, made, _ = PLACES[place]
    for zone in ("play", "stack", "graveyard", "hand", "library"):
        if zone != noun.zone and not place.startswith(("count", "static count", "all cards", "target card")):
            (found,) = wrong(made(replace(noun, zone=zone)))
            assert found[1] in ("word-names", "word-permanents", "word-spells", "word-unread"), found


@pytest.mark.parametrize(
    ("noun", "kind"),
    [
        *((CREATURE, kind) for kind in ("instant", "sorcery", "spell", "card", "source")),
        *((buried("card"), kind) for kind in ("spell", "source")),
    ],
)
def test_a_noun_calls_things_what_they_are_there(noun: That, kind: str) -> None:
    found = wrong(sorcery(Return(Target(replace(noun, kinds=(kind,))))))
    assert [field.rpartition(".")[2] for field, _ in found] == ["kinds"]
