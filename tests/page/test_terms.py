"""The terms that the page explains: each has a rule and its own forms."""

from __future__ import annotations

from collections import Counter

from grimorio import rulebooks
from grimorio.language import LANGUAGES, translator
from tests.page.node import Node


def test_every_word_has_its_rule_and_stands_in_its_own_sentences(node: Node) -> None:
    terms: dict[str, str] = node.call("games/magecraft/terms.js", "TERMS")
    ids = {rule.id for rule in rulebooks.load("magecraft")}
    assert {term: rule for term, rule in terms.items() if rule not in ids} == {}
    for language in LANGUAGES:
        t = translator(language, ["magecraft"])
        forms = {form: term for term in terms for form in t(f"magecraft-term-{term}-words").split("|")}
        assert all(form == form.strip() and form for form in forms)
        assert len({t(f"magecraft-term-{term}") for term in terms}) == len(terms)


def test_headings_that_many_rulings_share_are_told_in_the_readers_language(node: Node) -> None:
    leads = node.call("ui/rulings.js", "LEADS")
    pages = [page for book in rulebooks.NAMES for page in rulebooks.rulings(book)]
    used = Counter(part["lead"].rstrip(".:") for page in pages for part in page["parts"] if part["lead"])
    assert {lead for lead, count in used.items() if count > 2} == set(leads)
    for language in LANGUAGES:
        say = translator(language, ["table"])
        assert all(say(message) for message in leads.values())
