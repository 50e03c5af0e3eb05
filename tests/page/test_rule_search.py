"""Questions to the rulebooks in three languages: the page shows the rule that answers first."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio import games, rulebooks
from grimorio.language import LANGUAGES
from tests.page.node import Node

FOUND = """async ({ game, lang, rows, pages, queries }) => {
  const { bookOf } = await part("ui/rulebook.js");
  const { searched } = await part("ui/rule-find.js");
  const { termName, termsOf, termText } = await part("ui/glossary.js");
  const { translatorFor } = await part("i18n.js");
  const t = await translatorFor(lang);
  const words = Object.entries(termsOf(game)).map(([term, rule]) =>
    ({ key: `word ${term}`, term, rule, name: termName(t, game, term), text: termText(t, game, term) }));
  const keyed = (list, name) => list.map((one) => ({ ...one, key: one[name] }));
  const book = bookOf({ game, words, rows: keyed(rows, "id"), pages: keyed(pages, "name"), t });
  return queries.map((query) => searched(game, book, query, lang));
}"""

BOOKS = ("magic", "magecraft", "mickey", "live")
QUESTIONS = {
    "win": ["how do i win", "How do I win?", "come si vince", "Come si vince la partita?", "comment gagner"],
    "lose": ["how do I lose", "when do I lose the game?", "come si perde", "quando perdo?", "comment perdre"],
    "begin": ["who begins", "who goes first?", "chi comincia", "chi inizia?", "qui joue en premier ?"],
}
"""Questions by subject, as readers of three languages ask them."""
ANSWERS = {
    "magic": {"win": "MTG8-1.OBJ-1", "lose": "MTG8-GLOSS-Punti_vita", "begin": "MTG8-1.START-2"},
    "magecraft": {"win": "MAGE-OBJ-1", "lose": "MAGE-END-1", "begin": "MAGE-SETUP-1"},
    "mickey": {"win": "WOM-IT-2.1-3", "lose": "WOM-IT-3.1-1", "begin": "WOM-IT-6.6-1"},
    "live": {"win": "LIVE-3-TOUR-1", "lose": "LIVE-3-TOUR-2", "begin": "LIVE-3-CHAL-1"},
}
"""The first rule that each rulebook answers with, by game and subject."""


def asked(node: Node, game: str, lang: str, queries: list[str]) -> list[dict[str, list[str]]]:
    """What the page of a game's rulebook finds for each query: keys of "words", "rules" and "pages"."""
    book = games.rulebook(game)
    rows = [
        {
            "id": rule.id,
            "section": rule.section,
            "statement": rulebooks.told(rule.id, lang) or rule.statement,
            "ruling": rulebooks.ruling(rule, lang),
        }
        for rule in rulebooks.load(book)
    ]
    pages = rulebooks.rulings(book, lang)
    sent = {"game": game, "lang": lang, "rows": rows, "pages": pages, "queries": queries}
    found: Any = node.run(FOUND, sent)
    return list(found)


@pytest.mark.parametrize("game", BOOKS)
def test_questions_lead_to_the_rule_that_answers_them(node: Node, game: str) -> None:
    queries = [(subject, query) for subject, texts in QUESTIONS.items() for query in texts]
    for lang in LANGUAGES:
        for (subject, query), hits in zip(
            queries, asked(node, game, lang, [query for _, query in queries]), strict=True
        ):
            assert hits["rules"][:1] == [ANSWERS[game][subject]], (lang, query)


def test_every_rule_of_a_subject_is_in_its_rulebook(node: Node) -> None:
    topics = node.run("""async () => (await part("ui/rule-topics.js")).TOPICS.rules""")
    assert sorted(topics) == sorted(BOOKS)
    for game, subjects in topics.items():
        known = {rule.id for rule in rulebooks.load(games.rulebook(game))}
        assert [id for ids in subjects.values() for id in ids if id not in known] == [], game


def test_what_is_called_so_comes_before_what_speaks_of_it(node: Node) -> None:
    every, one, page, part, whole = asked(
        node, "magic", "en", ["", "MTG8-1.START-6", "mana burn", "mull", "what is a mulligan?"]
    )
    assert len(every["rules"]) == len(rulebooks.load("magic"))
    assert one["rules"][0] == "MTG8-1.START-6"
    assert "MTG8-GLOSS-Danno_da_eccesso_di_mana" in page["rules"] and page["words"]
    assert "MTG8-1.START-6" in part["rules"] and "MTG8-1.START-6" in whole["rules"]
    strict, win = asked(node, "magic", "en", ["win challenge", "i win"])
    assert not any("Twin" in key or "Wing" in key for key in (*strict["rules"], *win["rules"]))
