"""Cards of Wizards of Mickey in the terminal: listed, shown, checked, and as a file to type into."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from grimorio.cli import base
from grimorio.cli.base import Stop
from grimorio.cli.mickey import EXAMPLES, MickeyShelf
from grimorio.cli.wording import Shelf, shelf_of
from grimorio.games.mickey.cardset import own, to_json
from grimorio.games.mickey.game import Mickey
from grimorio.judge import BadFile, card_file
from grimorio.language import translator

GAME = Mickey()


@pytest.fixture(params=["en", "it", "fr"])
def shelf(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    base.forget_language()
    monkeypatch.setenv("GRIMORIO_LANG", request.param)
    return shelf_of("mickey", translator(request.param, ["cli", "mickey"]))


def card(name: str) -> dict[str, Any]:
    return next(row for row in GAME.cards() if row["name"] == name)


def test_every_card_is_listed_and_shown(shelf: Shelf) -> None:
    assert isinstance(shelf, MickeyShelf)
    for row in shelf.of_file(GAME, None):
        cells = shelf.row(row)
        assert len(cells) == len(shelf.HEADS) and all(cells)
        assert cells[-1] in row["text"].values()
        assert all(shelf.shown(row))


def test_a_card_is_shown_with_what_is_printed() -> None:
    say = translator("en", ["cli", "mickey"])
    shelf = MickeyShelf(say)
    assert shelf.row(card("Oath of Blue"))[1:4] == ["Code", "–", "–"]
    assert shelf.row(card("Steam Whistle"))[1:4] == ["Spell", "red blue", "3"]
    assert shelf.shown(card("Ebb"))[:2] == ["Spell, blue", "Magic Power 2"]
    assert shelf.shown(card("Rusk, Master of Bellows"))[:2] == ["Mage, red", "Team: Ember Forge"]
    assert {"Bassa Marea", "Ebb", "Marée basse", "blue"} <= set(shelf.words(card("Ebb")))
    assert card("Castel Shift (O-30)")["names"]["it"] == "Castel Shift (O-30)"


def test_a_template_is_a_file_that_is_good(shelf: Shelf, tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text("\n".join(shelf.template(GAME, None, [])), "utf-8")
    cards = card_file(GAME, path)
    found = shelf.of_file(GAME, cards)
    assert {row["name"] for row in found} == set(EXAMPLES)
    assert found == [row for row in GAME.cards() if row["name"] in EXAMPLES]
    assert str(path) in shelf.good(str(path), found) and "4" in shelf.good(str(path), found)
    again = shelf.template(GAME, cards, [])
    assert "\n".join(again) == path.read_text("utf-8")


def test_all_cards_are_written_as_a_file_reads_them(tmp_path: Path) -> None:
    shelf = MickeyShelf(translator("en", ["cli", "mickey"]))
    lines = shelf.template(GAME, {"cards": to_json(own())}, [])
    path = tmp_path / "all.yaml"
    path.write_text("\n".join(lines), "utf-8")
    assert shelf.of_file(GAME, card_file(GAME, path)) == GAME.cards()


def test_one_card_is_written_by_its_name() -> None:
    shelf = MickeyShelf(translator("en", ["cli", "mickey"]))
    assert shelf.template(GAME, None, ["Rising Tide"])[1:] == [
        "cards:",
        "  spells:",
        "    - name: Rising Tide\n      power: 3\n"
        '      colours: ["blue"]\n      italian: "Marea Montante"\n      french: "Marée montante"',
    ]
    with pytest.raises(Stop, match="Rising Tide"):
        shelf.template(GAME, None, ["Rising Tid"])


def test_a_file_without_cards_is_told_so(shelf: Shelf) -> None:
    with pytest.raises(Stop, match="cards:"):
        shelf.good("mine.yaml", shelf.of_file(GAME, {"decks": None}))


def test_a_mistake_in_a_file_is_told_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(
        "cards:\n  spells:\n    - name: Gabbia Oscura\n      power: two\n      colours: [black]\n", "utf-8"
    )
    with pytest.raises(BadFile, match=r"mine\.yaml:4: cards\.spells\[0\]\.power: expected a whole number"):
        card_file(GAME, path)
