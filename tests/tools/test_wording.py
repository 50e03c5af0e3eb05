"""`tools.wording`: which texts count as equal, and what the report shows."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grimorio.games.magic.cards import BY_NAME
from grimorio.games.magic.wording import LANGUAGES, text
from tools import wording


def test_case_quotes_spaces_reminders_and_lines_do_not_count() -> None:
    ours = wording.normal(["Flying", "{T} : Draw a card."])
    assert ours == wording.normal(["FLYING (So high’ it is.)\u00a0", "{T}: draw  a card. (Now.)"])
    assert wording.normal(["{1}{B}, {T}: It's here"]) == wording.normal(["{1}{B}, {T}: it’s here."])
    assert ours != wording.normal(["Flying", "{T}: Draw two cards."])


def test_no_text_changed_unnoticed() -> None:
    assert wording.changed() == []


def test_without_a_file_a_changed_text_is_known_by_its_hash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv(wording.VARIABLE, raising=False)
    assert wording.main([]) == 0
    assert "texts are as they were" in capsys.readouterr().out
    kept = wording.HASHES.read_text("utf-8")
    shock = wording.hashed(wording.normal(text(BY_NAME["Shock"], "it")))
    equal = wording.hashed(wording.normal(text(BY_NAME["Thieving Magpie"], "fr")))
    assert shock in kept
    path = tmp_path / "hashes.csv"
    path.write_text(f"card,en,it,fr\nShock,,{'0' * 16},\nThieving Magpie,,,{equal}\n", "utf-8")
    monkeypatch.setattr(wording, "HASHES", path)
    assert wording.main([]) == 1
    said = capsys.readouterr().out
    assert "it Shock: differs from what is printed" in said
    assert "fr Thieving Magpie: no exception any more" in said


def test_differences_and_counts_are_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shock = {
        "number": "1",
        "name": "Shock",
        "en": "\n".join(text(BY_NAME["Shock"], "en")),
        "it": "Bum.",
        "fr": None,
    }
    magpie = {"number": "2", "name": "Thieving Magpie", "en": "Steal.", "it": None, "fr": None}
    unknown = {"number": "3", "name": "Nobody", "en": "Nothing.", "it": None, "fr": None}
    path = tmp_path / "printed.json"
    path.write_text(json.dumps([shock, magpie, unknown]), "utf-8")
    monkeypatch.setenv(wording.VARIABLE, str(path))
    assert wording.main([]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "en: 2 cards, 1 equal, 1 named exceptions, 0 differ"
    assert said[1].endswith(" it Shock")
    assert said[2:] == [
        "  printed bum",
        "  ours    lo shock infligge 2 danni a una creatura o a un giocatore bersaglio",
        "it: 1 cards, 0 equal, 0 named exceptions, 1 differ",
    ]
    wording.main(["--all", "-k", "magpie", "--language", "en"])
    assert "Thieving Magpie (you are told to draw)" in capsys.readouterr().out


def test_exceptions_name_cards_and_languages() -> None:
    for name, language in wording.reasons():
        assert name in BY_NAME
        assert language in LANGUAGES
