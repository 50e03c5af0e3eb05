"""Formats and decks of events on the command line."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

from grimorio.games.magic import period
from tests import commands
from tests.cli.test_event import written

run = partial(commands.run, "event")
good = partial(commands.good, "event")
bad = partial(commands.bad, "event")


def test_decks_are_checked_when_they_are_handed_in(tmp_path: Path) -> None:
    file, deck = str(tmp_path / "event.json"), tmp_path / "ada.txt"
    good("new", file, "Friday", "--format", "eighth-edition")
    before = Path(file).read_bytes()
    deck.write_text("4 Shock\n5 Wild Mongrel\n", "utf-8")
    refused = run("join", file, "Ada", "--deck", str(deck), lang="it")
    assert refused.exit_code == 1 and "non può essere iscritto in Ottava Edizione" in refused.stderr
    assert f"{deck}: riga 2: " in refused.stdout and "MTG8-6.CON-2" in refused.stdout
    assert Path(file).read_bytes() == before
    deck.write_text("4 Shock\n56 Mountain\n", "utf-8")
    good("join", file, "Ada", "--deck", str(deck))
    assert good("decks", file, "Ada") == deck.read_text("utf-8")
    assert "handed in" in good("decks", file) and "Shock" not in good("log", file)
    good("join", file, "Bea")
    assert "has handed in no deck" in run("decks", file, "Bea").stderr
    assert "nobody called Zoe" in bad("decks", file, "Zoe")


def test_formats_on_the_command_line(tmp_path: Path) -> None:
    assert "standard-2003" in good("formats") and "Ottava Edizione" in good("formats", lang="it")
    shown = good("formats", "standard-2003")
    missing = json.loads(good("formats", "onslaught-block", "--json"))["not_played_here"]
    assert "8ED 0/342" in shown and set(missing) <= set(period.unread()) and missing[0] in shown
    assert len(json.loads(good("formats", "--json"))) >= 14
    own = written(tmp_path / "club.json", {"name": "club", "game": "magic", "banned": ["Shok"]})
    assert "club.json:1: banned[0]: no card is called 'Shok'" in bad("formats", own)
    lines = '{"name": "club", "game": "magic",\n "build": "free",\n "bann": ["Shock"]}'
    (tmp_path / "lines.json").write_text(lines, "utf-8")
    assert "lines.json:3: bann: unknown field" in bad("formats", str(tmp_path / "lines.json"))
    own = written(
        tmp_path / "club.json", {"name": "club", "game": "magic", "banned": ["Shock"], "minutes": 40}
    )
    file = tmp_path / "event.json"
    good("new", str(file), "Club", "--format", own, "--best-of", "1")
    settings = json.loads(file.read_text("utf-8"))["settings"]
    assert (settings["minutes"], settings["best_of"], settings["format"]["banned"]) == (40, 1, ["Shock"])
    other, cards = str(tmp_path / "other.json"), written(tmp_path / "cards.json", {})
    for words, said in (
        (("--format", "club"), "no format is called 'club'"),
        (("--format", "limited", "--game", "mickey"), "is a format of magic, not of mickey"),
        (("--format", "magecraft-own-spells"), "name their file"),
        (("--format", "limited", "--cards", cards), "is not played with cards of your own"),
        (("--cards", cards), "name a format"),
    ):
        assert said in bad("new", other, "X", *words)
    assert not Path(other).exists()
