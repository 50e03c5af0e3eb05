"""The terms that the page explains: each has a rule and its own forms."""

from __future__ import annotations

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
