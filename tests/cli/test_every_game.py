"""What the command line does for every game: a replay that is read, cards, and files of one's own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from grimorio import games
from grimorio.kernel import Luck, Record, Setup
from grimorio.language import LANGUAGES
from tests.commands import good


@pytest.fixture(scope="module", params=games.names())
def game(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture(scope="module")
def record(game: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file with the record of a random game with the usual cards."""
    rules, setup, luck = games.get(game), Setup(game, 2, 11), Luck(11)
    kept = Record.begin(rules, setup, ("Ada",))
    p = rules.start(setup)
    while p.waiting:
        index = luck.below(len(p.choice.options))
        kept.add(p.choice, index)
        p.answer(index)
    kept.finish(p)
    path = tmp_path_factory.mktemp(game) / "record.json"
    path.write_text(json.dumps(kept.to_json()), "utf-8")
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_replay_is_read_in_every_language(game: str, record: Path, lang: str) -> None:
    lines = good("replay", str(record), "--all", "--seat", "2", lang=lang).splitlines()
    assert len(lines) > 20
    assert not [line for line in lines if f"{game}-" in line or "{" in line or "None" in line]
    assert any("Ada" in line for line in lines)


GIVING_UP = {
    "magecraft": ("Ada gives up", "Ada abbandona", "Ada abandonne"),
    "mickey": ("Ada gives up", "Ada abbandona", "Ada abandonne"),
    "magic": ("Ada concedes", "Ada concede", "Ada abandonne"),
    "live": ("Ada leaves", "Ada se ne va", "Ada s’en va"),
    "draft": ("Ada leaves", "Ada se ne va", "Ada s’en va"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", ["1", "2", None])
def test_giving_up_is_told_as_giving_up(game: str, lang: str, seat: str | None, tmp_path: Path) -> None:
    """The log calls it giving up for the player who gave up, for the opponent and for a spectator."""
    rules, setup = games.get(game), Setup(game, 2, 11)
    kept, p = Record.begin(rules, setup, ("Ada", "Bea")), rules.start(setup)
    kept.add_concession(p.choice, 0)
    p.concede(0)
    kept.finish(p)
    path = tmp_path / "record.json"
    path.write_text(json.dumps(kept.to_json()), "utf-8")
    watching = [] if seat is None else ["--seat", seat]
    lines = good("replay", str(path), "--all", *watching, lang=lang).splitlines()
    assert any(GIVING_UP[game][LANGUAGES.index(lang)] in line for line in lines), lines
    assert not [line for line in lines if f"{game}-" in line or "HP" in line or "PV" in line]


@pytest.fixture(scope="module")
def cards(game: str) -> list[dict[str, Any]]:
    """All cards, as the program lists them for other programs."""
    listed: list[dict[str, Any]] = json.loads(good("cards", "list", "--game", game, "--json"))
    return listed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_cards_are_listed_and_shown(game: str, cards: list[dict[str, Any]], lang: str) -> None:
    assert len(good("cards", "list", "--game", game, lang=lang).splitlines()) > len(cards)
    name = cards[0]["names"][lang]
    assert good("cards", "show", name, "--game", game, lang=lang).startswith(name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_template_is_a_good_file(game: str, tmp_path: Path, lang: str) -> None:
    mine = tmp_path / "mine.yaml"
    mine.write_text(good("cards", "template", "--game", game, lang=lang), "utf-8")
    assert "mine.yaml" in good("cards", "check", str(mine), "--game", game, lang=lang)
    again = tmp_path / "again.yaml"
    again.write_text(good("cards", "template", "--game", game, "--file", str(mine), lang=lang), "utf-8")
    assert "again.yaml" in good("cards", "check", str(again), "--game", game, lang=lang)
