"""Magecraft's sheets, read back: sizes, marks, names, numbers."""

from __future__ import annotations

from collections import Counter
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from grimorio import games
from grimorio.language import translator
from grimorio.printing.magecraft import WHAT, Magecraft
from grimorio.printing.sheets import PAPERS, printed, sheets_of
from tests.commands import good
from tests.cost import deep
from tests.printing.reading import ITALIAN_FIRST, MM, bad, drawn, run, text_of

PAPER = {"a4": (210, 297), "letter": (215.9, 279.4)}


def cards() -> list[dict[str, Any]]:
    return games.get("magecraft").cards(None)


@cache
def sheets(language: str = "en", paper: str = "a4", players: int = 2, *what: str) -> PdfReader:
    piles = Magecraft(cards(), language, players).piles(what or WHAT)
    return PdfReader(BytesIO(printed("Magecraft", piles, PAPERS[paper], language)))


@pytest.mark.parametrize("paper", PAPERS)
def test_cards_have_their_true_size_and_marks_where_to_cut(paper: str) -> None:
    page = sheets("it", paper, 2, "spells").pages[0]
    width, height = PAPER[paper]
    assert (float(page.mediabox.width), float(page.mediabox.height)) == pytest.approx(
        (width * MM, height * MM)
    )
    stamps, lines = drawn(page)
    left, top = stamps[0][1]
    assert [at for _, at in stamps] == [
        (pytest.approx(left + 63 * column, abs=0.1), pytest.approx(top + 88 * row, abs=0.1))
        for row in range(3)
        for column in range(3)
    ]
    assert min(left, top, width - left - 189, height - top - 264) > 5
    for column in range(4):
        x = pytest.approx(left + 63 * column, abs=0.11)
        marks = [line for line in lines if line[0][0] == x and line[1][0] == x]
        assert any(max(line[0][1], line[1][1]) < top for line in marks)
        assert any(min(line[0][1], line[1][1]) > top + 264 for line in marks)
    for row in range(4):
        y = pytest.approx(top + 88 * row, abs=0.11)
        marks = [line for line in lines if line[0][1] == y and line[1][1] == y]
        assert any(max(line[0][0], line[1][0]) < left for line in marks)
        assert any(min(line[0][0], line[1][0]) > left + 189 for line in marks)


def test_the_ruler_is_fifty_millimetres() -> None:
    _, lines = drawn(sheets("fr", "letter", 2, "gems").pages[0])
    assert max(abs(one[0] - two[0]) for one, two in lines) == pytest.approx(50, abs=0.1)


@pytest.mark.parametrize("language", ITALIAN_FIRST)
def test_every_card_says_its_name_and_text(language: str) -> None:
    found = text_of(sheets(language, "a4", 2, "spells", "characters", "boards"))
    for card in cards():
        assert card["names"][language].replace("'", "’") in found
        for sentence in card["text"][language].split(". "):
            assert sentence in found
    say = translator(language, ["magecraft"])
    for area in ("hp", "shield", "discard", "points"):
        assert say(f"magecraft-area-{area}") in found
    for part in ("shield", "magic", "study", "review", "rest"):
        assert " ".join(say(f"magecraft-help-{part}").split()) in found


@pytest.mark.parametrize("players", [2, deep(3), deep(4)])
@pytest.mark.rule("MAGE-COMP-1", "MAGE-COMP-3", "MAGE-MULTI-2", "MAGE-MULTI-3")
def test_there_is_enough_of_everything(players: int) -> None:
    spells, people, boards, gems = Magecraft(cards(), "en", players).piles()
    assert [count for count, _ in spells.pieces] == [players] * 25
    assert [count for count, _ in people.pieces] == [1] * 5 + [players] * 2
    assert [count for count, _ in boards.pieces] == [players]
    assert [count for count, _ in gems.pieces] == [10 * players] * 4 + [4 * players]
    stamped: Counter[str] = Counter()
    for page in sheets("en", "a4", players, "gems").pages:
        stamped.update(name for name, _ in drawn(page)[0])
    assert sorted(stamped.values()) == sorted(count for count, _ in gems.pieces)


@pytest.mark.parametrize(("players", "expected"), [(2, 10), (3, 16), (4, 20)])
def test_sheets_are_counted(players: int, expected: int) -> None:
    piles = Magecraft(cards(), "en", players).piles()
    assert sum(sheets_of(pile, PAPERS["a4"]) for pile in piles) == expected


def test_as_many_sheets_as_said(tmp_path: Path) -> None:
    out = tmp_path / "all.pdf"
    assert run("--out", str(out)).stdout == f"{out}: 10 sheets (A4). Print at actual size, 100 %.\n"
    assert len(PdfReader(out).pages) == 10


def test_equal_prints_are_equal_files() -> None:
    piles = Magecraft(cards(), "it", 2).piles(("gems",))
    assert printed("Magecraft", piles, PAPERS["a4"], "it") == printed("Magecraft", piles, PAPERS["a4"], "it")


def test_fonts_are_in_the_file() -> None:
    resources = sheets("fr", "a4", 2, "gems").pages[0]["/Resources"]
    names = {str(font.get_object()["/BaseFont"]) for font in resources["/Font"].values()}  # type: ignore[index]
    assert any("Grimorio-Sans" in name for name in names)


def test_the_language_is_that_of_the_surroundings(tmp_path: Path) -> None:
    out = tmp_path / "gemme.pdf"
    result = run("--what", "gems", "--out", str(out), lang="it")
    assert result.stdout == f"{out}: un foglio (A4). Stampa a dimensione reale, 100 %.\n"
    assert "Magecraft · Gemme · 1/1" in PdfReader(out).pages[0].extract_text()


@pytest.mark.deep
def test_cards_of_ones_own(tmp_path: Path) -> None:
    mine = tmp_path / "mine.yaml"
    template = good("cards", "template")
    mine.write_text(template.replace("Meteor", "Żmija ognia"), "utf-8")
    out = tmp_path / "mine.pdf"
    assert run("--cards", str(mine), "--what", "spells", "--out", str(out)).exit_code == 0
    assert "Żmija ognia" in text_of(PdfReader(out))
    mine.write_text(template.replace("Meteor", "火球"), "utf-8")
    assert bad("--cards", str(mine), "--out", str(out)) == "grimorio: 火球: the fonts have no 火球"


def test_what_is_wrong_is_said_in_a_line(tmp_path: Path) -> None:
    out = str(tmp_path / "x.pdf")
    nowhere = str(tmp_path / "no" / "x.pdf")
    assert bad("--out", nowhere) == (
        f"grimorio: there is no folder {tmp_path / 'no'}: make it, or name another"
    )
    assert bad("--game", "magecrft", "--out", out) == (
        "grimorio: magecrft is not printed; did you mean 'magecraft'?; "
        "the games printed are magecraft, mickey"
    )
    assert bad("--what", "spels", "--out", out) == (
        "grimorio: --what: no spels; did you mean 'spells'?; choose of spells, characters, boards, gems"
    )
    assert bad("--what", ",", "--out", out) == (
        "grimorio: --what: name at least one of spells, characters, boards, gems"
    )
    (folder := tmp_path / "folder.pdf").mkdir()
    assert bad("--out", str(folder), code=1).startswith(f"grimorio: cannot write {folder}: ")
    assert bad("--out", str(tmp_path / "x.txt")).startswith("grimorio: the name of the file ends with .pdf")
    assert "--paper" in bad("--paper", "a5", "--out", out)
    assert "--players" in bad("--players", "5", "--out", out)
    assert "--out" in bad()
    assert bad("--what", "mazzi", "--out", out, lang="it").startswith("grimorio: --what: mazzi non c’è")
