"""The terms that Magic's table explains: each has a rule, and occurs in texts of the table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import grimorio
from grimorio import games, rulebooks
from grimorio.games.magic.wording import text
from grimorio.language import LANGUAGES, message_file, translator
from tests.games.magic.mechanisms import CARDS

BOOK = Path(grimorio.__file__).parent / "web/static/games/magic/book.js"
FILES = ("magic", "magic-learn", "magic-play")


def terms() -> dict[str, str]:
    """The rule of each term, as the page has them."""
    page = BOOK.read_text("utf-8")
    table = page[page.index("TERMS = {") : page.index("};", page.index("TERMS = {"))]
    return {key: rule for key, rule in re.findall(r'"?([a-z-]+)"?: "(MTG8-[^"]+)"', table)}


def said(language: str) -> Iterator[str]:
    """All card texts in a language, also of our own cards, and all messages but those that explain terms."""
    for card in games.get("magic").cards():
        yield card["text"][language]
    for own in CARDS:
        yield "\n".join(text(own, language))
    for name in FILES:
        for line in message_file(language, name).read_text("utf-8").splitlines():
            if "-term-" not in line:
                yield line


def test_every_term_has_its_rule() -> None:
    known = {rule.id for rule in rulebooks.load("magic")}
    assert len(terms()) > 60
    assert {term: rule for term, rule in terms().items() if rule not in known} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_stands_in_what_is_said(language: str) -> None:
    t = translator(language, ["magic", "magic-learn"])
    told = "\n".join(said(language)).lower().replace("’", "'")
    names = [t(f"magic-term-{term}") for term in terms()]
    assert len(set(names)) == len(names)
    owners: dict[str, str] = {}
    for term in terms():
        written = t(f"magic-term-{term}-words").replace("’", "'")  # as the page compares them
        forms = [form.lower() for form in written.split("|")]
        assert all(form and form == form.strip() for form in forms), term
        for form in forms:
            owners.setdefault(form, term)
        mine = [form for form in forms if owners[form] == term]
        assert any(re.search(rf"(?<!\w){re.escape(form)}(?!\w)", told) for form in mine), term


WORDS = {
    "en": "attacking blocks sacrifice discard draws destroy countered prevent token enchanted shuffle",
    "it": "attaccando blocca sacrifica scarta pesca distruggi neutralizza previeni pedina incantata",
    "fr": "attaquante bloque sacrifiez défausse piochez détruisez contrecarrez prévenez jeton enchantée",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cards_do_is_explained(language: str) -> None:
    t = translator(language, ["magic", "magic-learn"])
    forms = {form.lower() for term in terms() for form in t(f"magic-term-{term}-words").split("|")}
    parts = {part for form in forms for part in form.split()}
    assert [word for word in WORDS[language].split() if word not in parts] == []
