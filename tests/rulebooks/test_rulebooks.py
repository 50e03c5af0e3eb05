from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from grimorio import rulebooks
from tools import docs_rulings


@pytest.mark.parametrize(
    ("game", "count"), [("magecraft", 66), ("mickey", 509), ("magic", 676), ("live", 82)]
)
def test_every_rulebook_is_complete(game: str, count: int) -> None:
    rules = rulebooks.load(game)
    assert len(rules) == count
    for rule in rules:
        assert rule.game == game
        assert rule.statement and rule.section and rule.flag in rulebooks.FLAGS
        assert rule.ruling or rule.flag in ("", "NOTE"), f"{rule.id} is flagged and has no reading"


def test_no_id_stands_twice() -> None:
    ids = [rule.id.upper() for game in rulebooks.NAMES for rule in rulebooks.load(game)]
    assert len(ids) == len(set(ids))


def test_a_rule_is_found_by_its_id() -> None:
    rule = rulebooks.find("MAGE-REST-3")
    assert rule.game == "magecraft"
    assert rule.statement == "Whenever the bag is empty put all discards in it and go on drawing."
    assert rule.flag == "GAP"
    assert rulebooks.find("mage-setup-3B") is rulebooks.find("MAGE-SETUP-3b")


def test_an_unknown_rule_names_the_nearest() -> None:
    with pytest.raises(rulebooks.UnknownRule, match=r"no rule 'MAGE-REST-9': did you mean MAGE-REST-"):
        rulebooks.find("MAGE-REST-9")
    with pytest.raises(rulebooks.UnknownRulebook, match=r"no rulebook 'chess': there are magecraft, "):
        rulebooks.load("chess")


def test_search_wants_every_word() -> None:
    assert [rule.id for rule in rulebooks.search("BAG empty discards", "magecraft")] == ["MAGE-REST-3"]
    assert len(rulebooks.search("", "magecraft")) == 66
    assert {rule.game for rule in rulebooks.search("shuffle")} >= {"magic", "mickey"}
    assert rulebooks.search("bag zeppelin") == []


def test_complete_games_have_a_rulebook() -> None:
    assert "magecraft" in rulebooks.complete()
    assert set(rulebooks.complete()) <= set(rulebooks.NAMES)


def test_what_has_no_test_has_a_reason() -> None:
    for id, status in rulebooks.statuses().items():
        assert rulebooks.find(id).id == id
        assert status.kind in ("ruled-out", "planned")
        assert status.reason == rulebooks.reason(id, "en")
        for language in ("it", "fr"):
            assert rulebooks.reason(id, language) != status.reason
    assert {row["id"] for row in rows(DECIDED / "reasons.csv")} == set(rulebooks.statuses())


def test_the_rulings_are_those_of_the_docs() -> None:
    assert docs_rulings.DATA.read_text(encoding="utf-8") == docs_rulings.text(), "make docs"
    pages = rulebooks.rulings("magecraft")
    assert len(pages) >= 26
    stopping = next(page for page in pages if page["name"] == "stopping")
    assert stopping["title"] == "May a caster stop early?"
    assert stopping["rules"] == ["MAGE-MAGIC-5"]
    readings = next(part for part in stopping["parts"] if part["lead"] == "Readings")
    assert readings["numbered"] and len(readings["items"]) == 2
    assert not any(part["lead"].startswith(("Tests", "Proof")) for page in pages for part in page["parts"])
    for page in pages:
        for id in page["rules"]:
            assert rulebooks.find(id).game == "magecraft"
    with pytest.raises(rulebooks.UnknownRulebook):
        rulebooks.rulings("chess")


TOLD = Path(rulebooks.__file__).parent / "told"
DECIDED = Path(rulebooks.__file__).parent / "decided"
SHARED_LEADS = {
    *("The rulebook", "The rulebooks", "The sources", "Readings", "We rule", "Why."),
    *("Both are played", "All are played"),
}
ALIKE = {"`rulebook: origines`: Origines", "Combat."}
"""What is said in the same words as in English: a name in Italian, a heading in French."""


def rows(path: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(path.read_text("utf-8"))))


def own_words(texts: Iterable[tuple[str, str, str | None]]) -> list[str]:
    """The places whose text is missing or the English one, among triples of place, English and told text."""
    return [place for place, english, told in texts if not told or (told == english and told not in ALIKE)]


@pytest.mark.parametrize("language", ["it", "fr"])
def test_every_rule_is_told(language: str) -> None:
    rules = [rule for book in rulebooks.NAMES for rule in rulebooks.load(book)]
    assert own_words((rule.id, rule.statement, rulebooks.told(rule.id, language)) for rule in rules) == []
    assert (
        own_words((rule.id, rule.ruling, rulebooks.ruling(rule, language)) for rule in rules if rule.ruling)
        == []
    )


@pytest.mark.parametrize("language", ["it", "fr"])
def test_every_part_of_every_ruling_is_told(language: str) -> None:
    """Also its headings, but for those that the page has as messages."""
    texts: list[tuple[str, str, str | None]] = []
    for book in rulebooks.NAMES:
        pairs = zip(rulebooks.rulings(book), rulebooks.rulings(book, language), strict=True)
        for english, told in pairs:
            name = english["name"]
            texts.append((name, english["title"], told["title"]))
            for number, (ours, theirs) in enumerate(zip(english["parts"], told["parts"], strict=True), 1):
                place = f"{name} {number}"
                assert len(ours["items"]) == len(theirs["items"]), place
                texts += [(place, *pair) for pair in zip(ours["items"], theirs["items"], strict=True)]
                texts += [(place, ours["text"], theirs["text"])] if ours["text"] else []
                own = ours["lead"] and ours["lead"] not in SHARED_LEADS
                texts += [(place, ours["lead"], theirs["lead"])] if own else []
                assert "**" not in theirs["text"], place
    assert len(texts) > 1000
    assert own_words(texts) == []


def test_all_that_is_told_has_its_place() -> None:
    pages = {page["name"]: page for book in rulebooks.NAMES for page in rulebooks.rulings(book)}
    told = [row["id"] for path in TOLD.glob("*.csv") for row in rows(path)]
    assert len(told) == len(set(told))
    assert [id for id in told if id not in pages and not rulebooks.known(id)] == []
    assert sorted(row["name"] for row in rows(DECIDED / "rulings.csv")) == sorted(pages)
    for row in rows(DECIDED / "readings.csv"):
        number, *item = (int(digits) for digits in row["part"].split("."))
        part = pages[row["name"]]["parts"][number - 1]
        assert part["lead"] != rulebooks.RULED, f"{row} is told as a decision"
        assert (len(part["items"]) >= item[0] > 0) if item else (part["text"] or part["lead"]), row
    for row in rows(DECIDED / "notes.csv"):
        assert rulebooks.find(row["id"]).ruling
        assert not any(row["id"] in page["rules"] for page in pages.values()), row
    assert rulebooks.told("MAGE-REST-4", "it") == "Poi tocca al giocatore alla sinistra."
    assert rulebooks.told("MAGE-REST-4", "en") is None
    assert rulebooks.decision("stopping", "it") == "Si può smettere."
    assert rulebooks.decision("stopping", "en") is None


ENGLISH = re.compile(r"\b(the|and|is|are|with|whose|their|which|by|from|when|it|that|this|player)\b")
TYPOGRAPHY = {"it": re.compile(r"\s[;:?!]|« | »"), "fr": re.compile(r"\w[;:?!»]|»\w|«\S")}


def test_what_is_told_is_written_as_the_language_is() -> None:
    """Whole sentences with one apostrophe and the language's own spaces; code stands between backquotes."""
    titles = {page["name"] for book in rulebooks.NAMES for page in rulebooks.rulings(book)}
    for path in (*TOLD.glob("*.csv"), *DECIDED.glob("*.csv")):
        for row in rows(path):
            place = row.get("id") or f"{row['name']} {row.get('part', '')}"
            whole = place not in titles and "part" not in row
            for language in ("it", "fr"):
                text = re.sub(r"`[^`]*`", "X", row[language])
                assert not whole or text.endswith("."), place
                assert not set(text) & set("'\"`"), place
                assert not TYPOGRAPHY[language].search(text), (place, text)
                assert not ENGLISH.search(text), (place, text)


@pytest.mark.parametrize(
    ("block", "items"), [("**Readings**\n1. One\n   and a half.\n2. Two.", 2), ("- A\n- B", 2)]
)
def test_items_of_a_ruling_run_over_lines(block: str, items: int) -> None:
    part = docs_rulings.part(block)
    assert len(part["items"]) == items and part["text"] == ""
    assert docs_rulings.part("See [the other](other.md).")["text"] == "See the other."


def test_a_rule_is_found_by_its_words_in_any_language() -> None:
    assert [rule.id for rule in rulebooks.search("sacchetto vuoto scarti", "magecraft")]
