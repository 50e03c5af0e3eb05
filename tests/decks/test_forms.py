"""Deck files of other programs: their form is guessed, they are read with line numbers, refused with a
line, and written.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimorio.decks import BadDeck, Deck, parse, write
from grimorio.decks.deck import one_line
from grimorio.decks.file import parse_lines
from grimorio.decks.forms import FORMS, Form, guess
from grimorio.games import part
from grimorio.games.magic.names import UnknownCard, find
from grimorio.games.magic.random_decks import random_constructed
from tests.texts import texts

BURN = Deck(
    "Burn",
    ((4, "Shock"), (1, "Urza's Tower"), (20, "Mountain")),
    ((3, "Boil"), (1, "Circle of Protection: Red")),
)
NAMELESS = ("mtgo", "dek")
"""The forms that do not keep a deck's name."""

LISTS: dict[Form, str] = {
    "plain": "// NAME: Burn\n4 Shock\n1 Urza's Tower\n20 Mountain\n\n3 Boil\n1 Circle of Protection: Red\n",
    "mtgo": "4 Shock\r\n1 Urza's Tower\r\n20 Mountain\r\n\r\n3 Boil\r\n1 Circle of Protection: Red\r\n",
    "dek": """<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema"><NetDeckID>0</NetDeckID>
  <Cards CatID="18357" Quantity="4" Sideboard="false" Name="Shock" Annotation="0" />
  <Cards CatID="18358" Quantity="1" Sideboard="false" Name="Urza&apos;s Tower" Annotation="0" />
  <Cards CatID="1" Quantity="20" Sideboard="false" Name="Mountain" />
  <Cards CatID="2" Quantity="3" Sideboard="true" Name="Boil" />
  <Cards CatID="3" Quantity="1" Sideboard="true" Name="Circle of Protection: Red" />
</Deck>""",
    "arena": "About\nName Burn\n\nDeck\n4 Shock (8ED) 222\n1 Urza's Tower (8ED) 329\n"
    "20 Mountain (8ED) 343\n\nSideboard\n3 Boil (8ED) 176\n1 Circle of Protection: Red (8ED) 13\n",
    "cockatrice": """<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
    <deckname>Burn</deckname>
    <comments>all of it</comments>
    <zone name="main">
        <card number="4" name="Shock" setShortName="8ED" collectorNumber="222" uuid="x"/>
        <card number="1" name="Urza's Tower"/><card number="20" price="0" name="Mountain"/>
    </zone>
    <zone name="side">
        <card number="3" name="Boil"/>
        <card number="1" name="Circle of Protection: Red"/>
    </zone>
</cockatrice_deck>""",
    "forge": "[metadata]\nName=Burn\nDeck Type=constructed\n[Avatar]\n\n[Main]\n4 Shock|8ED|1\n"
    "1 Urza's Tower\n20 Mountain|8ED\n[Sideboard]\n3 Boil|8ED\n1 Circle of Protection: Red|8ED|1\n[Planes]\n",
    "xmage": "NAME:Burn\nAUTHOR:Ada\n4 [8ED:222] Shock\n1 [8ED:329] Urza's Tower\n20 [8ED:343] Mountain\n"
    "SB: 3 [8ED:176] Boil\nSB: 1 [8ED:13] Circle of Protection: Red\n"
    "LAYOUT MAIN:(1,1)(NONE,false,50)|([8ED:222])\n",
    "mwdeck": "// Deck file for Magic Workstation\n// NAME : Burn\n// Lands\n    20 [8ED] Mountain (3)\n"
    "// Spells\n    4 [8ED] Shock\n    1 [8E] Urza's Tower\n"
    "SB:  3 [8ED] Boil\nSB:  1 [] Circle of Protection: Red\n",
}


@pytest.mark.parametrize("form", FORMS)
def test_lists_as_other_programs_write_them_are_read(form: Form) -> None:
    assert guess(LISTS[form]) == ("plain" if form == "mtgo" else form)
    deck = parse(LISTS[form], find).deck
    assert set(deck.main) == set(BURN.main) and deck.sideboard == BURN.sideboard
    assert deck.name == ("" if form in NAMELESS else "Burn")


@pytest.mark.parametrize("form", FORMS)
def test_what_is_written_is_read_again(form: Form) -> None:
    printed = part("magic", "decks")().printed
    decks = [BURN, Deck("", ((1, "Forest"),)), *(random_constructed(seed) for seed in range(5))]
    for deck in decks:
        text = write(deck, str, form, printed)
        assert guess(text) == ("plain" if form == "mtgo" else form)
        again = parse(text, find).deck
        assert (again.main, again.sideboard) == (deck.main, deck.sideboard)
        assert again.name == ("" if form in NAMELESS else deck.name)
        coded = form in ("arena", "cockatrice", "forge", "xmage", "mwdeck")
        assert ("8ED" in text) == coded


@pytest.mark.parametrize("form", FORMS)
@given(name=st.text(st.characters(codec="utf-8"), max_size=30))
def test_no_name_of_a_deck_spoils_its_file(form: Form, name: str) -> None:
    deck = Deck(one_line(name.replace("//", "")), ((4, "Shock"),), ((3, "Boil"),))
    again = parse(write(deck, str, form), find).deck
    assert (again.main, again.sideboard) == (deck.main, deck.sideboard)


@pytest.mark.parametrize(
    ("form", "line"), [("plain", 3), ("dek", 4), ("arena", 6), ("cockatrice", 7), ("forge", 8), ("xmage", 4)]
)
def test_an_unknown_card_is_told_with_its_line(form: Form, line: int) -> None:
    text = LISTS[form].replace("Urza's", "Ursa's").replace("Urza&apos;s", "Ursa's")
    with pytest.raises(BadDeck, match="Ursa's Tower") as wrong:
        parse(text, find)
    assert wrong.value.line == line
    read, faults = parse_lines(text, find)
    assert [(fault["line"], fault["kind"]) for fault in faults] == [(line, "unknown")]
    assert faults[0]["near"] and "Urza's Tower" in faults[0]["near"]
    assert read is not None and read.line("Boil") > line
    assert sum(count for count, _ in read.deck.main) == 24


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("<Deck>\n<Cards Quantity='4' Name='Shock'>\n</Deck>", 3, "XML"),
        ("<Deck>\n", 2, "XML"),
        ("<!DOCTYPE x [<!ENTITY a 'b'>]>\n<Deck>&a;</Deck>", 1, "document type"),
        ("<Deck><Cards Quantity='many' Name='Shock'/></Deck>", 1, "many Shock"),
        ("<Deck><Cards Quantity='1001' Name='Shock'/></Deck>", 1, "1001 Shock"),
        ("[Main]\n4 Shock|8ED\nShock|8ED", 3, "expected a count"),
        ("4 [8ED] Shock\nSB: [8ED] Boil", 2, "expected a count"),
        ("<cockatrice_deck/>", 0, "none"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_line(text: str, line: int, message: str) -> None:
    with pytest.raises(BadDeck, match=message) as wrong:
        parse(text, find)
    assert wrong.value.line == line
    read, faults = parse_lines(text, find)
    assert faults[0]["line"] == line and (read is None or faults)


@given(text=st.text(st.sampled_from("<>/[]():|\n 4SBDecksMain=\"'&;!-")) | texts())
def test_no_text_breaks_the_reader(text: str) -> None:
    try:
        parse(text, find)
    except BadDeck:
        _, faults = parse_lines(text, find)
        assert faults
    except UnknownCard:
        pytest.fail("an unknown card is an error of the file")
