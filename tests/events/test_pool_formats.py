"""The pools of Premodern and Middle School, and sets that were imported, in formats and matches."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from grimorio import games
from grimorio.events.event_match import match_of
from grimorio.events.formats import Fault, checked, known, named, printings, read_format
from grimorio.games.magic.cardset import to_json
from grimorio.games.magic.names import facts
from grimorio.games.magic.reading.card import read_card
from grimorio.kernel import Record
from tests.events.test_event_match import begun
from tests.events.test_formats import kinds

PREMODERN, MIDDLE_SCHOOL = named("premodern-pool"), named("middle-school-pool")
LANDS = "56 Mountain\n"
ELSEWHERE = {
    "Dwarven Demolition Team",
    "Flash Counter",
    "Invisibility",
    "Moss Monster",
    "Orcish Spy",
    "Rukh Egg",
    "Sage of Lat-Nam",
    "Skull of Orm",
    "Underworld Dreams",
}
"""The cards of Eighth Edition that no set from Fourth Edition to Scourge had."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GRIMORIO_CARDS", str(tmp_path))
    (tmp_path / "boosters").mkdir()
    return tmp_path


def keep(folder: Path, code: str, names: dict[str, str]) -> None:
    """Import a set: a creature of each English name, with its Italian name; Serra Angel is printed in it."""
    rows = []
    for name, italian in names.items():
        card = read_card(name, "{R}", "Creature, Goblin", "Haste", ("2", "1")).card
        assert card is not None
        rows.append({**to_json(card), "italian": italian})
    (folder / f"{code}.json").write_text(json.dumps({"cards": rows}), "utf-8")
    printed = [{"name": name, "rarity": "common"} for name in (*names, "Skull of Orm")]
    packs = {"set": {"code": code, "cards": printed, "booster": [["common", 1]]}}
    (folder / "boosters" / f"{code}.json").write_text(json.dumps(packs), "utf-8")


def test_the_pools_have_the_cards_of_their_sets_and_not_eighth_edition_itself() -> None:
    for format in (PREMODERN, MIDDLE_SCHOOL):
        for card in ("Wild Mongrel", "Astral Slide", "Exalted Angel", "Mana Leak", "Royal Assassin"):
            assert kinds(format, f"4 {card}\n{LANDS}") == [], card
        for card in ELSEWHERE:
            assert kinds(format, f"4 {card}\n{LANDS}") == [(1, "set", card)]
        assert not format.restricted and format.build == "constructed"
    for card in ("Giant Badger", "Swarm of Rats", "Peach Garden Oath"):
        assert kinds(MIDDLE_SCHOOL, f"4 {card}\n{LANDS}") == []
        assert kinds(PREMODERN, f"4 {card}\n{LANDS}") == [(1, "set", card)]
    sets = printings("magic")
    assert sets is not None
    later = {card for code in PREMODERN.sets for card in sets.cards(code)}
    core = {card.name for card in facts()}
    assert core - later - set(MIDDLE_SCHOOL.allowed) == ELSEWHERE
    assert set(PREMODERN.allowed) < set(MIDDLE_SCHOOL.allowed) < core


def test_the_pools_have_ban_lists_of_their_own() -> None:
    assert kinds(PREMODERN, f"4 Entomb\n{LANDS}") == [(1, "banned", "Entomb")]
    assert kinds(MIDDLE_SCHOOL, f"4 Entomb\n{LANDS}") == []
    assert len(PREMODERN.banned) == 32 and len(MIDDLE_SCHOOL.banned) == 25
    assert "Dark Ritual" in set(MIDDLE_SCHOOL.banned) - set(PREMODERN.banned)


def test_a_card_of_an_imported_set_is_of_the_pool(folder: Path) -> None:
    deck = f"4 Pulce di Sabbia\n{LANDS}"
    assert kinds(PREMODERN, deck) == [(1, "unknown", "")]
    keep(folder, "4ED", {"Sand Flea": "Pulce di Sabbia", "Brainstorm": "Idea"})
    assert kinds(PREMODERN, deck) == []
    assert kinds(PREMODERN, f"4 Skull of Orm\n{LANDS}") == [], "printed in the imported set"
    assert kinds(PREMODERN, f"4 Idea\n{LANDS}") == [(1, "banned", "Brainstorm")]
    assert kinds(known()["eighth-edition"], deck) == [(1, "set", "Sand Flea")]
    faults = checked(known()["eighth-edition"], deck)[1]
    assert "Pulce di Sabbia" in faults[0].said("magic", "it")
    keep(folder, "TST", {"Sand Flea": "Pulce"})
    own = read_format({"name": "own", "game": "magic", "build": "constructed", "sets": ["TST"]})
    assert kinds(own, deck) == []
    sets = printings("magic")
    assert sets is not None and sets.codes()[-2:] == ("4ED", "TST")
    listed = {each.name: each for each in sets.listed("4ED")}
    assert listed["Sand Flea"].names["it"] == "Pulce di Sabbia" and listed["Sand Flea"].rarity == "common"


def test_a_set_that_cannot_be_read_is_left_out(folder: Path) -> None:
    (folder / "4ED.json").write_text("{", "utf-8")
    (folder / "ICE.json").write_text('{"cards": [{"name": 3}]}', "utf-8")
    (folder / "CHR.json").write_text("[]", "utf-8")
    sets = printings("magic")
    assert sets is not None and not {"4ED", "CHR"} & set(sets.codes())
    assert kinds(PREMODERN, f"4 Wild Mongrel\n{LANDS}") == []


def test_a_match_brings_the_imported_cards_of_its_decks(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(folder, "4ED", {"Sand Flea": "Pulce di Sabbia", "Stone Flea": "Pulce di Pietra"})
    deck = f"4 Sand Flea\n{LANDS}"
    match = match_of(begun("premodern-pool", {"Ada": deck, "Bea": deck}), "Ada", "Bea")
    assert [row["name"] for row in match.setup.cards["cards"]] == ["Sand Flea"]
    monkeypatch.setenv("GRIMORIO_CARDS", str(folder / "elsewhere"))
    game = games.get("magic")
    record = Record.begin(game, match.next(), ["Ada", "Bea"])
    position = game.start(record.setup)
    names = [position.book.face(face).name for face in position.things[1].library]
    assert names.count("Sand Flea") == 4


def test_a_format_says_what_it_does_not_know() -> None:
    data = {**msgspec.to_builtins(PREMODERN), "allowed": ["Blorb"]}
    with pytest.raises(ValueError, match=r"format\.allowed\[0\]"):
        read_format(data)
    with pytest.raises(ValueError, match=r"format\.banned\[0\]"):
        read_format({**data, "imports": [], "allowed": [], "banned": ["Blorb"]})
    assert Fault(1, "set", card="Sand Flea").said("magic", "it")
