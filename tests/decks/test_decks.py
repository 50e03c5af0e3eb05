"""Deck files: which are read, which are refused with which error, and how decks are written."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimorio.decks import BadDeck, Deck, parse, read, write
from grimorio.kernel.sizes import DECK, DECK_FILE
from tests.texts import texts

CARDS = {"bolt": "Bolt", "fulmine": "Bolt", "bear": "Bear", "forest": "Forest", "X-ray": "X-ray"}


def find(name: str) -> str:
    try:
        return CARDS[name if name == "X-ray" else name.casefold()]
    except KeyError:
        raise LookupError(f"no card {name!r}") from None


def deck(text: str) -> Deck:
    return parse(text, find, "my.txt").deck


@pytest.mark.parametrize(
    "text",
    [
        "4 Bolt\n20 Forest\n\n2 Bear\n1 Bolt",
        "4x bolt\n20X FOREST\nSideboard\n2 Bear\n1 Bolt\n",
        "4 Bolt\n20 Forest\n\nRéserve :\n2 Bear\n1 Bolt",
        "4 Bolt\n20 Forest\nRISERVA\n2 Bear\n1 Bolt",
        "4 x Fulmine\r\n20 forest\r\n\r\nSIDEBOARD:\r\n\r\n2 Bear\r\n\r\n1 Bolt\r\n",
        "\n\n4 Bolt\n\n20 Forest\nSB: 2 Bear\n\nsb:1 Bolt",
        "SB: 2 Bear\n4   Bolt   // burn\n// lands\n20 Forest\nSB: 1 Bolt",
        "1 Bolt\n3 Bolt\n19 Forest\n1 Forest\n\n// side\n2 Bear\n1 Bolt",
    ],
)
def test_one_deck_written_in_many_ways(text: str) -> None:
    assert deck(text) == Deck("", ((4, "Bolt"), (20, "Forest")), ((2, "Bear"), (1, "Bolt")))


def test_the_name_stands_in_a_comment_or_is_the_files(tmp_path: Path) -> None:
    assert deck("// NAME:  Big   Bears \n4 Bear").name == "Big Bears"
    assert deck("4 Bear\n  //name: late // and odd").name == "late // and odd"
    path = tmp_path / "bears.txt"
    path.write_bytes(b"\xef\xbb\xbf4 Bear\n")
    assert read(path, find).deck == Deck("bears", ((4, "Bear"),))


def test_the_line_of_every_card_is_known() -> None:
    found = parse("// NAME: x\n4 Bolt\n\n1 Bolt\n1 Bear\n", find)
    assert found.lines == {("main", "Bolt"): 2, ("sideboard", "Bolt"): 4, ("sideboard", "Bear"): 5}
    assert (found.line("Bolt"), found.line("Bear"), found.line("Forest")) == (2, 5, 0)


EXPECTED = "expected a count from 1 to 1000 and a card, such as '4 Name'; found"


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 0, "expected cards, such as '4 Name'; found none"),
        ("// only words\n\nSideboard\n", 0, "expected cards, such as '4 Name'; found none"),
        ("4 Bolt\nBear", 2, f"{EXPECTED} 'Bear'"),
        ("4 Bolt\n4", 2, f"{EXPECTED} '4'"),
        ("4Bolt", 1, f"{EXPECTED} '4Bolt'"),
        ("0 Bolt", 1, f"{EXPECTED} '0 Bolt'"),
        ("-1 Bolt", 1, f"{EXPECTED} '-1 Bolt'"),
        ("1001 Bolt", 1, f"{EXPECTED} '1001 Bolt'"),
        (f"{'9' * 100} Bolt", 1, f"{EXPECTED} '{'9' * 100} Bolt'"),
        ("4 Bolt\n\n\n2 Lightning", 4, "no card 'Lightning'"),
        (
            "4 Bolt\n\n1 Bear\n\n1 Forest",
            5,
            "a second blank line: write 'Sideboard' on the line where it begins",
        ),
        ("4 Bolt\nSideboard\n1 Bear\nSideboard\n", 4, "the sideboard has begun before"),
        ("600 Forest\n600 Bear", 0, f"expected at most {DECK} cards, found 1200"),
        (f"1 {'B' * 300}", 1, "expected a line of at most 200 characters"),
    ],
)
def test_mistakes_have_their_line_and_say_what_was_expected(text: str, line: int, message: str) -> None:
    with pytest.raises(BadDeck) as caught:
        deck(text)
    assert (caught.value.file, caught.value.line, caught.value.message) == ("my.txt", line, message)
    assert str(caught.value) == (f"my.txt:{line}: {message}" if line else f"my.txt: {message}")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    with pytest.raises(BadDeck, match=r"^mine: no such file$"):
        read(path, find, "mine")
    path.write_bytes(b"4 Bolt\n4 B\xff\n")
    with pytest.raises(BadDeck, match=r":2: expected text in UTF-8$"):
        read(path, find)
    path.write_bytes(b"\n" * (DECK_FILE + 1))
    with pytest.raises(BadDeck, match="more than 100 kB"):
        read(path, find)
    with pytest.raises(BadDeck, match="cannot be read"):
        read(tmp_path, find)


DECKS = [
    Deck("", ((4, "Bolt"),)),
    Deck("Bears", ((4, "Bear"), (20, "Forest")), ((15, "Bolt"),)),
    Deck("Sideboard // 4 Bear", ((1, "X-ray"),), ((1, "X-ray"),)),
]


@pytest.mark.parametrize("one", DECKS)
def test_what_is_written_is_read_again(one: Deck) -> None:
    assert deck(write(one)) == one
    assert Deck.from_json(one.to_json(), find) == one


def test_a_clean_file() -> None:
    text = write(DECKS[1], {"Bear": "Orso", "Forest": "Foresta", "Bolt": "Fulmine"}.__getitem__)
    assert text == "// NAME: Bears\n\n4 Orso\n20 Foresta\n\nSideboard\n15 Fulmine\n"
    assert write(Deck("two\nlines", ((1, "Bear"),))) == "// NAME: two lines\n\n1 Bear\n"


def test_decks_add_up() -> None:
    assert DECKS[1].cards() == ("Bear",) * 4 + ("Forest",) * 20
    assert Deck.of("x", ["Bear", "Bolt", "Bear"]) == Deck("x", ((2, "Bear"), (1, "Bolt")))


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (None, "expected a deck: an object with name, main and sideboard"),
        ({"name": 1}, "expected a deck: an object with name, main and sideboard"),
        ({"main": {}}, "main: expected a list, found an object"),
        ({"main": [[1, "Bear", 2]]}, r"main\[0\]: expected \[count, card\], found a list"),
        ({"main": [[0, "Bear"]]}, r"main\[0\]: expected \[count, card\], found a list"),
        ({"main": [["4", "Bear"]]}, r"main\[0\]: expected \[count, card\], found a list"),
        ({"sideboard": [[1, "Elk"]]}, "sideboard: no card 'Elk'"),
        ({"main": [[900, "Bear"]], "sideboard": [[900, "Bear"]]}, "expected at most 1000 cards, found 1800"),
    ],
)
def test_data_that_is_no_deck(data: object, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Deck.from_json(data, find)


@pytest.mark.parametrize("main", [((0, "Bear"),), ((1, "Bear"), (1, "Bear")), ((DECK + 1, "Bear"),)])
def test_decks_that_cannot_be(main: tuple[tuple[int, str], ...]) -> None:
    with pytest.raises(ValueError, match=r"expected at|twice"):
        Deck("x", main)


LINES = st.sampled_from(
    [
        "4 Bolt",
        "2x Bear",
        "SB: 1 Forest",
        "Sideboard",
        "",
        "// NAME: x",
        "// c",
        "1 Elk",
        "0 Bear",
        "x",
        "\r",
        "9" * 30,
    ]
)


@given(st.lists(LINES | texts(20), max_size=12))
def test_any_text_is_a_deck_or_a_mistake_with_its_line(lines: list[str]) -> None:
    text = "\n".join(lines)
    try:
        found = deck(text)
    except BadDeck as error:
        assert 0 <= error.line <= text.count("\n") + 1
    else:
        assert deck(write(found)) == found
