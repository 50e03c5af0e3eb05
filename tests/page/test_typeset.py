"""Texts are set by the rules of their language, on the page as on the server."""

from __future__ import annotations

import re
from pathlib import Path

import grimorio.web
from grimorio.language.messages import typeset
from tests.page.node import Node

STATIC = Path(grimorio.web.__file__).parent / "static"
TYPESET = {
    "fr": {
        "Au tour de Alba.": "Au tour d’Alba.",
        "Le jeu de Émile": "Le jeu d’Émile",
        "plus que Ève": "plus qu’Ève",
        "Le deck de Brina": "Le deck de Brina",
        "de A à Z": "de A à Z",
        "de une à onze": "de une à onze",
        "le code Ada": "le code Ada",
    },
    "it": {
        "Tocca a Alba": "Tocca ad Alba",
        "Bea e Emma": "Bea ed Emma",
        "a Ada": "a Ada",
        "a Enea": "a Enea",
        "la Alba": "la Alba",
        "e E": "e E",
    },
    "en": {"the deck of Ada": "the deck of Ada"},
}
"""For each language: texts, and how they are set."""
BARE = re.compile(r"`[^`]*\}: \$\{[^`]*`")


def test_words_before_names_are_elided_on_the_page_and_on_the_server(node: Node) -> None:
    for language, texts in TYPESET.items():
        for text, expected in texts.items():
            assert typeset(language, text) == expected
            assert node.call("i18n.js", "typeset", language, text) == expected


def test_french_verbs_and_their_pronouns_stay_on_one_line(node: Node) -> None:
    """A word joiner after the hyphen keeps a browser from breaking the line there."""
    whole = {
        "Que se passe-t-il": "Que se passe-\u2060t-\u2060il",
        "Montrez-le-moi encore": "Montrez-\u2060le-\u2060moi encore",
        "Misez-vous plus": "Misez-\u2060vous plus",
        "pierre-feuille-ciseaux, peut-être": "pierre-feuille-ciseaux, peut-être",
        "Saint-Onésime": "Saint-Onésime",
    }
    for text, expected in whole.items():
        assert node.call("i18n.js", "typeset", "fr", text) == expected


def test_no_name_is_joined_to_its_value_by_an_english_colon() -> None:
    """French has a space before it: `t.colon` knows."""
    files = [path for path in STATIC.rglob("*.js") if "vendor" not in path.parts]
    assert len(files) > 100
    joined = {
        f"{path.relative_to(STATIC)}: {found}"
        for path in files
        for found in BARE.findall(path.read_text("utf-8"))
        if not re.search(r"--[a-z]|Error\(|address", found)
    }
    assert not joined
