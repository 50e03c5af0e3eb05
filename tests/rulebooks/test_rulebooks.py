from __future__ import annotations

import csv
import io
import re
from pathlib import Path

import pytest

from grimorio import games, rulebooks
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
        assert status.reason


def test_the_rulings_are_those_of_the_docs() -> None:
    assert docs_rulings.DATA.read_text(encoding="utf-8") == docs_rulings.text(), "make docs"
    pages = rulebooks.rulings("magecraft")
    assert len(pages) >= 26
    stopping = next(page for page in pages if page["name"] == "stopping")
    assert stopping["title"] == "May a caster stop early?"
    assert stopping["rules"] == ["MAGE-MAGIC-5"]
    readings = next(part for part in stopping["parts"] if part["lead"] == "Readings")
    assert readings["numbered"] and len(readings["items"]) == 2
    assert not any(part["lead"].startswith("Tests") for page in pages for part in page["parts"])
    for page in pages:
        for id in page["rules"]:
            assert rulebooks.find(id).game == "magecraft"
    with pytest.raises(rulebooks.UnknownRulebook):
        rulebooks.rulings("chess")


CITED = re.compile(r"[\"']((?:MAGE|WOM|LIVE|MTG8)-[\w.-]+)[\"']")
CODE = Path(games.__file__).parent
DECISIONS = Path(rulebooks.__file__).parent / "decided" / "rulings.csv"


def test_rules_that_games_cite_are_told_in_italian_and_french() -> None:
    cited = {id for path in CODE.rglob("*.py") for id in CITED.findall(path.read_text("utf-8"))}
    linked = {id for book in rulebooks.NAMES for page in rulebooks.rulings(book) for id in page["rules"]}
    cited |= {id for id in linked if id.startswith("MTG8-CR-")}
    known = {id for id in cited if rulebooks.known(id)}
    assert len(known) > 400
    for language in ("it", "fr"):
        assert [id for id in sorted(known) if not rulebooks.told(id, language)] == []
        titles = [page["name"] for book in rulebooks.NAMES for page in rulebooks.rulings(book)]
        assert [name for name in titles if not rulebooks.told(name, language)] == []
    assert rulebooks.told("MAGE-REST-4", "it") == "Poi tocca al giocatore alla sinistra."
    assert rulebooks.told("MAGE-REST-4", "en") is None


def test_what_is_told_is_a_rule_or_a_ruling_and_a_sentence() -> None:
    titles = {page["name"] for book in rulebooks.NAMES for page in rulebooks.rulings(book)}
    for path in (Path(rulebooks.__file__).parent / "told").glob("*.csv"):
        rows = list(csv.DictReader(io.StringIO(path.read_text("utf-8"))))
        ids = [row["id"] for row in rows]
        assert len(ids) == len(set(ids))
        for row in rows:
            assert row["id"] in titles or rulebooks.known(row["id"]), row["id"]
            for language in ("it", "fr"):
                text = row[language]
                assert text.endswith("." if row["id"] not in titles else text[-1]), row["id"]
                assert "'" not in text and '"' not in text, row["id"]


def test_what_is_played_by_each_ruling_is_told_in_italian_and_french() -> None:
    names = {page["name"] for book in rulebooks.NAMES for page in rulebooks.rulings(book)}
    for language in ("it", "fr"):
        assert [name for name in sorted(names) if not rulebooks.decision(name, language)] == []
        for name in names:
            text = str(rulebooks.decision(name, language))
            assert text.endswith(".") and not set(text) & set("'\"`"), name
    assert rulebooks.decision("stopping", "it") == "Si può smettere."
    assert rulebooks.decision("stopping", "en") is None
    kept = csv.DictReader(io.StringIO(DECISIONS.read_text("utf-8")))
    assert {row["name"] for row in kept} == names


def test_a_rule_is_found_by_its_words_in_any_language() -> None:
    assert [rule.id for rule in rulebooks.search("sacchetto vuoto scarti", "magecraft")]
