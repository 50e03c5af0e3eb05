"""`grimorio decks`: what it prints, and how it ends."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grimorio import games
from grimorio.cli.decks import magic_decks
from grimorio.decks import read
from grimorio.games.magic.deck import product, products, ready
from grimorio.games.magic.names import find
from tests.commands import good, run

DECK = "// burn\n5 Shock\n20 Montagna\n1 Pieuvre geante\n\n2 Boil\n"


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.txt"
    path.write_text(DECK, "utf-8")
    return path


def test_the_decks_that_were_sold_and_those_of_formats() -> None:
    listing = good("decks", lang="it")
    decks = (*products(), *ready())
    assert all(one.deck.name in listing for one in decks)
    assert "mazzo tematico" in listing and "Standard, agosto 2003" in listing
    data = json.loads(good("decks", "list", "--json"))
    assert {one["name"] for one in data} == {one.deck.name for one in decks}
    assert data[0]["kind"] == "theme" and data[-1]["kind"] == "middle-school-pool"
    assert "Ravenous Baloth" in good("decks", "show", "the deep grove")


def test_files_may_have_cards_of_the_blocks(tmp_path: Path) -> None:
    path = tmp_path / "hounds.txt"
    path.write_text("30 Forest\n4 Wild Mongrel\n", "utf-8")
    assert "Bâtard sauvage" in good("decks", "convert", str(path), lang="fr")
    assert "Wild Mongrel" in good("decks", "show", str(path))
    assert magic_decks(games.get("magic"), {})(str(path)).main[1] == (4, "Wild Mongrel")
    path.write_text("4 Stifled Yawn\n", "utf-8")
    assert "no card 'Stifled Yawn'" in run("decks", "show", str(path)).output


def test_a_deck_is_shown_in_the_language_spoken(mine: Path) -> None:
    text = good("decks", "show", "speed", "scorch", "--lang", "it")
    assert "Re dei Goblin" in text
    assert "Creatura — Signore" in text
    assert text.endswith("40 carte\n")
    text = good("decks", "show", str(mine), "--lang", "fr")
    assert "Pieuvre géante" in text
    assert text.endswith("26 cartes, réserve de 2\n")
    assert json.loads(good("decks", "show", "Sky Slam", "--json")) == product("Sky Slam").deck.to_json()


def test_every_offence_has_its_line_and_its_rule(mine: Path) -> None:
    result = run("decks", "check", str(mine))
    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        f"{mine}: 26 cards; at least 60 are needed  [MTG8-6.CON-2]",
        f"{mine}:2: 5 Shock; at most 4 of a card that is no basic land, sideboard included  [MTG8-6.CON-2]",
        f"{mine}: a sideboard of 2; it has 15 cards or none  [MTG8-6.CON-3]",
    ]
    assert f"{mine}:2: 5 Choc ; au plus 4" in run("decks", "check", str(mine), lang="fr").stdout
    data = json.loads(run("decks", "check", str(mine), "--json").stdout)
    assert data["legal"] is False
    assert data["offences"][1] == {
        "line": 2,
        "kind": "copies",
        "rule": "MTG8-6.CON-2",
        "card": "Shock",
        "found": 5,
        "wanted": 4,
    }


def test_other_formats(mine: Path, tmp_path: Path) -> None:
    result = run("decks", "check", str(mine), "--format", "preconstructed")
    assert f"{mine}:3: 20 Mountain; Speed Scorch was sold with 17" in result.stdout
    assert (
        f"{mine}: 0 Goblin King; Speed Scorch was sold with 1  [MTG8-GLOSS-Mazzo_tematico]" in result.stdout
    )
    assert "a sideboard of 2; this deck was sold with none" in result.stdout
    pool = tmp_path / "pool.txt"
    pool.write_text("4 Shock\n5 Boil\n", "utf-8")
    result = run("decks", "check", str(mine), "--format", "limited", "--pool", str(pool))
    assert result.exit_code == 1
    assert f"{mine}:2: 5 Shock; 4 were received  [MTG8-6.LIM-1]" in result.stdout
    assert f"{mine}:6: 2 Boil; 5 were received, and what is not in the deck" in result.stdout


def test_a_legal_deck(tmp_path: Path) -> None:
    path = tmp_path / "slam.txt"
    path.write_text(good("decks", "convert", str(_sold(tmp_path)), "--lang", "it"), "utf-8")
    assert "2 Draghetto del Vento" in path.read_text("utf-8")
    assert good("decks", "check", str(path), "--format", "preconstructed") == (
        f"{path}: legal, as it was sold; 40 cards\n"
    )
    text = good("decks", "check", str(path), "--format", "limited", "--lang", "it")
    assert text == f"{path}: regolare, Limited; 40 carte\n"


def _sold(folder: Path) -> Path:
    path = folder / "sold.txt"
    lines = [f"{count}x {card}" for count, card in product("Sky Slam").deck.main]
    path.write_text("\n".join(lines), "utf-8")
    return path


def test_a_converted_file_is_the_same_deck(mine: Path, tmp_path: Path) -> None:
    deck = read(mine, find).deck
    for lang in ("en", "it", "fr"):
        path = tmp_path / f"{lang}.txt"
        path.write_text(good("decks", "convert", str(mine), "--lang", lang), "utf-8")
        assert read(path, find).deck == deck
    assert path.read_text("utf-8").splitlines()[-2:] == ["Sideboard", "2 Bouillonnement"]
    assert json.loads(good("decks", "convert", str(mine), "--json")) == deck.to_json()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["show", "Skyslam"], "there is no deck Skyslam, nor such a file; did you mean 'Sky Slam'?"),
        (["show", "x" * 500], "nor such a file (grimorio decks lists the decks)"),
        (["show", "."], ".: cannot be read"),
        (["check", "none.txt"], "none.txt: no such file"),
        (["check", "bad.txt"], "bad.txt:2: no card 'Goblin Kign'; did you mean 'Goblin King'"),
        (["check", "bad.txt", "--format", "vintage"], "'vintage' is not one of"),
        (["check", "good.txt", "--pool", "none.txt"], "none.txt: no such file"),
        (["convert", "bad.txt"], "bad.txt:2: no card"),
    ],
)
def test_mistakes_are_one_line(
    words: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.txt").write_text("4 Shock\n4 Goblin Kign\n", "utf-8")
    Path("good.txt").write_text("4 Shock\n", "utf-8")
    result = run("decks", *words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert said in result.stderr
