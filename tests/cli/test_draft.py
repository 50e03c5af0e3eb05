"""`grimorio draft`: at the keyboard, evenings of bots, comparisons, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import Result

from grimorio import games
from grimorio.decks.file import read
from grimorio.games.magic.names import find
from grimorio.kernel import Record
from grimorio.simulator import pods
from tests import commands


def run(*words: str, lang: str = "en", typed: str = "") -> Result:
    return commands.run("draft", *words, lang=lang, typed=typed, color=True)


def good(*words: str, lang: str = "en", typed: str = "") -> str:
    result = run(*words, lang=lang, typed=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.mark.parametrize(
    ("lang", "booster", "deck"),
    [
        ("en", "Ada: booster 3, pick 14", "Deck: Ada"),
        ("it", "Ada: busta 3, scelta 14", "Mazzo: Ada"),
        ("fr", "Ada : booster 3, choix 14", "Deck : Ada"),
    ],
)
def test_one_player_drafts_with_bots(lang: str, booster: str, deck: str, tmp_path: Path) -> None:
    words = ("play", "Ada", "--at-table", "3", "--seed", "1", "--decks", str(tmp_path))
    said = good(*words, lang=lang, typed="1\n" * 60)
    assert booster in said and deck in said
    assert len(read(tmp_path / "Ada.txt", find).deck.cards()) == 40


def test_packs_are_hidden_between_two_players() -> None:
    said = good("play", "Ada", "Bea", "--at-table", "2", "--seed", "1", typed="\n1\n" * 100)
    assert said.count("Ada, sit down") == said.count("Bea, sit down") == 42
    assert said.count("\x1b[2J") == 84
    ada, _, bea = said.partition("Bea, sit down")
    assert "Ada: booster 1, pick 1" in ada
    assert "\x1b[2J" in ada
    assert "Bea: booster 1, pick 1" in bea


def test_what_is_not_offered_is_asked_again() -> None:
    said = good("play", "--at-table", "2", "--seed", "1", typed="0\n16\nx\n" + "1\n" * 60)
    assert all(f"{typed} is not offered" in said for typed in ("0", "16", "x"))
    assert run("play", "--at-table", "2", typed="1\n").exit_code == 130


def test_sealed_asks_nothing() -> None:
    assert "Deck: Ada" in good("play", "Ada", "--kind", "sealed", "--at-table", "2", "--seed", "3")


def test_each_round_has_a_set_and_the_record_is_written(tmp_path: Path) -> None:
    cube = tmp_path / "ours.txt"
    cube.write_text("20 Shock\n20 Wirewood Elf\n", "utf-8")
    words = ("play", "Ada", "--at-table", "2", "--seed", "1", "--packs", f"ONS,{cube},8ED")
    said = good(*words, "--record", str(tmp_path / "draft.json"), typed="1\n" * 60)
    second = said[said.index("Ada: booster 2, pick 1") : said.index("Ada: booster 2, pick 3")]
    assert "White: " in second and "Wirewood Elf" in second
    record = Record.from_json(json.loads((tmp_path / "draft.json").read_text("utf-8")))
    p = record.replay(games.get("draft"))
    assert p.over and record.players == ("Ada", "greedy")
    assert p.seen_by(0)["table"]["set"] == "ONS-cube-8ED"


def test_a_draft_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "draft.json"
    words = ("play", "Ada", "Bea", "--at-table", "3", "--packs", "8ED", "--record", str(file))
    assert run(*words, typed="\n1\n\n2\n" * 5).exit_code == 130
    kept = Record.from_json(json.loads(file.read_text("utf-8")))
    assert len(kept.answers) >= 10 and kept.result is None
    assert file.with_name("draft.json.new").exists() is False
    for other in (("--seed", str(int(kept.setup.seed) + 1)), ("--kind", "rochester"), ("--bot", "random")):
        assert "another draft is kept" in run(*words, *other).stderr
    ran = run(*words, lang="it", typed="\n1\n" * 200)
    assert ran.exit_code == 0 and "draft.json continua" in ran.stderr
    record = Record.from_json(json.loads(file.read_text("utf-8")))
    assert record.answers[: len(kept.answers)] == kept.answers and record.setup == kept.setup
    assert record.replay(games.get("draft")).over and record.result is not None
    again = run(*words)
    assert "draft.json is over" in again.stderr and "Deck: Bea" in again.stdout
    file.write_text("{}", "utf-8")
    assert "not a record" in run(*words).stderr


def test_an_evening_shows_standings_and_decks(tmp_path: Path) -> None:
    words = ("evening", "--seats", "greedy,random", "--best-of", "1", "--seed", "2")
    said = good(*words, "--decks", str(tmp_path))
    assert "1 greedy" in said and "2 random" in said and "Colours" in said
    assert sorted(path.name for path in tmp_path.iterdir()) == ["1 greedy.txt", "2 random.txt"]
    data = json.loads(good(*words, "--json"))
    assert [player["bot"] for player in data["players"]] == ["greedy", "random"]
    assert [len(round_) for round_ in data["rounds"]] == [1]
    assert {line["Player"] for line in data["standings"]} == {"1 greedy", "2 random"}
    assert good(*words, "--json") == good(*words, "--json")


def test_a_comparison_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pods.PodPlan, "play", lambda plan, number: (1.0, 1.0, 0.0, 0.5))
    words = ("compare", "--seats", "greedy,greedy:1", "--drafts", "2", "--jobs", "1")
    said = good(*words)
    assert "greedy against greedy:1: 2 sets of boosters, 16 games, seed 0" in said
    assert "greedy wins 62.5 % (62.5–62.5 %)" in said
    data = json.loads(good(*words, "--json"))
    assert (data["games"], data["draws"], data["rate"]) == (16, 4, 0.625)


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (("compare", "--seats", "greedy"), "expected two bots"),
        (("compare", "--seats", "greedy,nobody"), "no bot 'nobody'"),
        (("evening", "--seats", "greedy"), "expected 2 to 16 bots, found 1"),
        (("evening", "--best-of", "2"), "expected 1, 3 or 5 games, found 2"),
        (("evening", "--decks", "/no/such/folder"), "/no/such/folder"),
        (("play", "A", "B", "C", "--at-table", "2"), "3 players do not fit at a table of 2"),
        (("play", "--bot", "nobody"), "no bot 'nobody'"),
        (("play", "--packs", "ONS,LGN"), "cards.packs: expected 3, one for each pack of a player, found 2"),
        (("play", "--packs", "XYZ"), "cards.set: no set 'XYZ'; the sets are 8ED, INV"),
        (("play", "--packs", "no.txt"), "no.txt: no such file"),
    ],
)
def test_what_does_not_fit_is_refused(words: tuple[str, ...], wanted: str) -> None:
    result = run(*words)
    assert result.exit_code == 2, result.output
    assert wanted in result.stderr and result.stderr.count("\n") == 1


def test_a_set_of_which_much_cannot_be_played_says_so() -> None:
    ran = run("play", "Ada", "--at-table", "2", "--seed", "1", "--packs", "SCG", typed="1\n" * 60)
    partial = games.card_set("SCG").partial
    assert ("Scourge: " in ran.stderr and "% of its cards can be played" in ran.stderr) == partial
