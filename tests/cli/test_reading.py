"""`grimorio cards read`, `import`, `imported` and `remove`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.commands import run

CARDS = [
    {
        "name": "Grey Moth",
        "manaCost": "{1}{W}",
        "type": "Creature — Bird Soldier",
        "originalType": "Creature — Bird",
        "text": "Flying\nWhen Grey Moth enters the battlefield, draw a card.",
        "foreignData": [
            {"language": "Italian", "name": "Falena Grigia"},
            {"language": "German", "name": "Motte"},
        ],
        "rarity": "common",
        "number": "1",
        "power": "2",
        "toughness": "1",
    },
    {
        "name": "Night Errand",
        "manaCost": "{2}{B}",
        "type": "Sorcery",
        "text": "Destroy target creture.",
        "rarity": "rare",
        "number": "2",
    },
    {"name": "Old Rite", "manaCost": "{X}{R}", "type": "Sorcery", "text": "Banding", "number": "3"},
]
DRAFTED = [
    *((f"Common{letter}", "common") for letter in "abcdefghijkl"),
    *((f"Uncommon{letter}", "uncommon") for letter in "abcd"),
    ("Rare", "mythic"),
]
PLAYED = ("--games", "1", "--jobs", "1", "--seats", "random,random")
SCRYFALL = [
    {
        "name": "Grey Moth",
        "lang": "en",
        "set": "tst",
        "mana_cost": "{1}{W}",
        "type_line": "Creature — Bird",
        "oracle_text": "Flying",
        "power": "2",
        "toughness": "1",
    },
    {"name": "Grey Moth", "lang": "fr", "set": "tst", "printed_name": "Phalène grise", "type_line": "x"},
    {"name": "Grey Moth", "lang": "de", "set": "tst", "printed_name": "Motte", "type_line": "x"},
]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GRIMORIO_CARDS", str(tmp_path / "cards"))
    return tmp_path / "cards"


def mtgjson(path: Path, cards: object = CARDS) -> str:
    path.write_text(json.dumps({"meta": {}, "data": {"cards": cards, "code": "TST"}}), "utf-8")
    return str(path)


def test_a_text_is_read_and_told_in_three_languages() -> None:
    ran = run("cards", "read", "Draw two cards.", "--name", "Two Letters", "--cost", "{2}{U}")
    assert ran.exit_code == 0
    assert "Pesca due carte." in ran.output and "Piochez deux cartes." in ran.output
    told = as_json("cards", "read", "Draw two cards.", "--name", "Two Letters", "--cost", "{2}{U}", "--json")
    assert told["card"]["text"] == [{"Spell": {"effects": [{"Draw": {"amount": 2}}]}}]
    assert told["refused"] is None and told["text"]["it"] == "Pesca due carte."


def shown(name: str) -> dict[str, Any]:
    """A card of the imported set, by any of its names."""
    return as_json("cards", "show", name, "--game", "magic", "--file", "TST", "--json")


def as_json(*arguments: str) -> Any:
    return json.loads(run(*arguments).stdout)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "column 16"), ("it", "colonna 16"), ("fr", "colonne 16")],
)
def test_a_refusal_tells_the_place_and_the_nearest_word(language: str, words: str) -> None:
    ran = run("cards", "read", "Destroy target creture.", "--type", "Instant", lang=language)
    assert ran.exit_code == 1
    assert words in ran.stderr and ": creature;" in ran.stderr


def test_what_is_rewritten_is_shown() -> None:
    ran = run("cards", "read", "Test Card deals 2 damage to any target.", "--cost", "{R}")
    assert "any target" in ran.output and "target creature or player." in ran.output


def test_a_card_is_written_to_a_card_file_and_played(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    for name in ("First Letter", "Second Letter"):
        ran = run("cards", "read", "Draw a card.", "--name", name, "--cost", "{U}", "--write", str(file))
        assert ran.exit_code == 0, ran.output
    assert run("cards", "check", str(file), "--game", "magic").exit_code == 0
    before = file.read_text("utf-8")
    again = run(
        "cards", "read", "Draw a card.", "--name", "First Letter", "--cost", "{U}", "--write", str(file)
    )
    assert again.exit_code == 2 and "there already" in again.stderr
    assert file.read_text("utf-8") == before


def test_a_set_is_reported_imported_listed_and_removed(tmp_path: Path, folder: Path) -> None:
    file = mtgjson(tmp_path / "TST.json")
    report = as_json("cards", "import", file, "--report", "--json")
    assert [(row["set"], row["cards"], row["read"], row["playable"]) for row in report] == [("TST", 3, 1, 1)]
    refused = report[0]["refused"]
    assert [(row["name"], row["line"], row["needs"]) for row in refused] == [
        ("Night Errand", 1, ""),
        ("Old Rite", 1, "banding"),
    ]
    assert "creature" in refused[0]["expected"] and refused[0]["phrase"].startswith("creture")
    assert not folder.exists()

    assert run("cards", "import", file).exit_code == 0
    listed = as_json("cards", "imported", "--json")
    assert [(row["set"], row["cards"]) for row in listed] == [("TST", 1)]
    card = json.loads(
        run("cards", "show", "Falena Grigia", "--game", "magic", "--file", "TST", "--json").stdout
    )
    assert card["name"] == "Grey Moth" and card["types"]["en"] == "Creature — Bird"

    assert listed[0]["boosters"] and "draft play --packs TST" in run("cards", "imported").stdout
    boosters = folder / "boosters" / "TST.json"
    assert json.loads(boosters.read_text("utf-8"))["set"]["booster"] == [["common", 1]]

    assert run("cards", "remove", "tst").exit_code == 0
    assert not boosters.exists()
    assert as_json("cards", "imported", "--json") == []
    assert run("cards", "remove", "TST").exit_code == 1


def test_an_imported_set_is_drafted_by_its_code_with_its_rarities(tmp_path: Path) -> None:
    moth = CARDS[0]
    cards = [{**moth, "name": f"{word} Moth", "rarity": rarity, "text": "Flying"} for word, rarity in DRAFTED]
    assert run("cards", "import", mtgjson(tmp_path / "TST.json", cards)).exit_code == 0
    file = tmp_path / "draft.json"
    play = ("draft", "play", "Ada", "--at-table", "2", "--seed", "1", "--packs", "TST", "--record", str(file))
    ran = run(*play, typed="1\n" * 60)
    assert ran.exit_code == 0, ran.output
    setup = json.loads(file.read_text("utf-8"))["setup"]
    assert setup["cards"]["set"]["booster"] == [["common", 11], ["uncommon", 3], ["rare", 1]]
    assert {card["rarity"] for card in setup["cards"]["set"]["cards"]} == {"common", "uncommon", "rare"}


def test_an_import_of_several_sets_is_kept_whole_or_not_at_all(tmp_path: Path, folder: Path) -> None:
    files = [mtgjson(tmp_path / f"{code}.json") for code in ("ONE", "TWO")]
    Path(files[1]).write_text(Path(files[1]).read_text("utf-8")[:-40], "utf-8")
    assert run("cards", "import", *files).exit_code == 2
    assert not folder.exists()


def test_a_file_whose_cards_have_no_type_is_refused(tmp_path: Path, folder: Path) -> None:
    file = mtgjson(tmp_path / "TST.json", [{"name": "Grey Moth"}])
    ran = run("cards", "import", file)
    assert ran.exit_code == 2 and "TST.json: no card has a type line" in ran.stderr
    assert not folder.exists()


def test_games_are_played_with_an_imported_set(tmp_path: Path) -> None:
    run("cards", "import", mtgjson(tmp_path / "TST.json"))
    ran = run(
        "simulate",
        "--game",
        "magic",
        "--cards",
        "TST",
        "--games",
        "1",
        "--jobs",
        "1",
        "--seats",
        "random,random",
    )
    assert ran.exit_code == 0, ran.output


def test_a_scryfall_list_is_read_with_names_in_other_languages(tmp_path: Path) -> None:
    file = tmp_path / "bulk.json"
    file.write_text(json.dumps(SCRYFALL), "utf-8")
    report = as_json("cards", "import", str(file), "--json")
    assert [(row["set"], row["cards"], row["playable"]) for row in report] == [("TST", 1, 1)]
    card = json.loads(run("cards", "show", "Grey Moth", "--game", "magic", "--file", "TST", "--json").stdout)
    assert card["names"]["fr"] == "Phalène grise"


@pytest.mark.parametrize(
    "said",
    ["", "{", "[]", "{}", '{"data": 3}', '[{"name": "Grey Moth"', "no data", '{"data": {"cards": [1]}}'],
)
def test_files_of_other_forms_are_refused_and_nothing_is_kept(
    said: str, tmp_path: Path, folder: Path
) -> None:
    good, bad = mtgjson(tmp_path / "TST.json"), tmp_path / "bad.json"
    bad.write_text(said, "utf-8")
    ran = run("cards", "import", good, str(bad))
    assert ran.exit_code == 2
    assert "bad.json" in ran.stderr and len(ran.stderr.splitlines()) == 1
    assert not folder.exists()


def test_a_missing_file_is_named(folder: Path) -> None:
    ran = run("cards", "import", "nowhere.json")
    assert ran.exit_code == 2 and "nowhere.json" in ran.stderr


def test_decks_have_cards_of_an_imported_set(tmp_path: Path) -> None:
    run("cards", "import", mtgjson(tmp_path / "TST.json"))
    deck = tmp_path / "deck.txt"
    deck.write_text("// NAME: Moths\n17 Plains\n4 Falena Grigia\n19 Savannah Lions\n", "utf-8")
    ran = run("simulate", "--game", "magic", "--cards", "TST", "--deck", str(deck), *PLAYED)
    assert ran.exit_code == 0, ran.output
    assert run("simulate", "--game", "magic", "--deck", str(deck), *PLAYED).exit_code == 2
