"""Wizards of Mickey's sheets, read back."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader

from grimorio.games.mickey import cardset
from grimorio.games.mickey.ready import ready
from grimorio.language import LANGUAGES
from grimorio.printing.emblems import strokes
from grimorio.printing.mickey import Mickey, emblem_of
from grimorio.printing.sheets import PAPERS, printed
from tests.printing.reading import ITALIAN_FIRST, bad, drawn, run, text_of

CARDS = cardset.described(cardset.own())
DECKS = "Lantern Watch, Ember Forge, Tide Singers, Moss Circle, Gilded Masks"


@pytest.mark.parametrize("language", ITALIAN_FIRST)
def test_a_deck_says_every_name_and_text(language: str) -> None:
    deck = ready("official")[LANGUAGES.index(language)]
    piles = Mickey(CARDS, language, deck).piles()
    assert [sum(count for count, _ in pile.pieces) for pile in piles] == [52, 10, 12]
    found = text_of(PdfReader(BytesIO(printed("Mickey", piles, PAPERS["a4"], language))))
    faces = {card["name"]: card for card in CARDS}
    for _, key in deck.main + deck.sideboard:
        card = faces[key]
        called = card["names"][language].replace("'", "’")
        parts = called.split(", ", 1) if card["kind"] == "mage" else [called]
        for part in (parts[0], *(title[0].upper() + title[1:] for title in parts[1:])):
            assert part in found
        if card["kind"] != "castle":  # what lies on its side is read back in another order
            assert card["text"][language].replace("'", "’") in found


def test_no_two_cards_share_an_emblem() -> None:
    emblems = [emblem_of(card) for card in CARDS]
    assert len(set(emblems)) == len(CARDS)
    motifs = strokes("art")["motifs"]
    assert all(emblem.motif in motifs for emblem in emblems)


@pytest.mark.deep
def test_decks_are_found_by_name_in_any_language(tmp_path: Path) -> None:
    out = tmp_path / "deck.pdf"
    result = run("--game", "mickey", "--deck", "fucina di brace", "--out", str(out), lang="it")
    assert result.stdout == f"{out}: 9 fogli (A4). Stampa a dimensione reale, 100 %.\n"
    assert "Wizards of Mickey · Fucina di Brace, Supporto · 1/2" in text_of(PdfReader(out))


def test_a_deck_file_is_printed(tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("// NAME: Mine\n2 Cuore di quercia\n1 Bell Tower\n", "utf-8")
    out = tmp_path / "mine.pdf"
    arguments = ("--game", "mickey", "--deck", str(mine), "--what", "cards", "--out", str(out))
    assert run(*arguments).stdout == f"{out}: one sheet (A4). Print at actual size, 100 %.\n"
    page = PdfReader(out).pages[0]
    assert len(drawn(page)[0]) == 3
    assert "Wizards of Mickey · Mine · 1/1" in page.extract_text()
    mine.write_text("2 Cuore di guercia\n", "utf-8")
    assert (
        bad(*arguments) == f"grimorio: {mine}:1: no card Cuore di guercia; did you mean 'Cuore di Quercia'?"
    )


def test_what_is_wrong_is_said_in_a_line(tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "x.pdf"))
    mickey = ("--game", "mickey", *out)
    assert bad(*mickey) == f"grimorio: name the deck: --deck and one of {DECKS}, or a deck file"
    assert bad(*mickey, "--deck", "Lantrn Watch") == (
        "grimorio: no deck Lantrn Watch, and no file of that name; did you mean 'Lantern Watch'?; "
        f"the decks are {DECKS}"
    )
    assert bad(*mickey, "--players", "2") == "grimorio: --players is not for mickey"
    assert bad(*out, "--deck", "Moss Circle") == "grimorio: --deck is not for magecraft"
    assert bad(*mickey, "--what", "gems") == "grimorio: --what: no gems; choose of cards, diamagics"


@pytest.mark.rule("WOM-IT-1.4-3")
def test_castles_lie_on_their_side_and_nothing_else(tmp_path: Path) -> None:
    mine, out = tmp_path / "mine.txt", tmp_path / "mine.pdf"
    mine.write_text("1 Oak Heart\n1 Bell Tower\n1 Quill, Reader of Maps\n", "utf-8")
    run("--game", "mickey", "--deck", str(mine), "--what", "cards", "--out", str(out))
    page = PdfReader(out).pages[0]
    upright, turned = (page.extract_text(orientations=turns) for turns in ((0,), (90, 270)))
    assert "Oak Heart" in upright and "Quill" in upright and "Bell Tower" not in upright
    assert "Bell Tower" in turned and "Oak Heart" not in turned and "Quill" not in turned
