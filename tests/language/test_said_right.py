"""Rules for all messages in all languages, from what native readers found wrong: numbers, names, terms,
words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from grimorio import rulebooks
from grimorio.games.magic.wording import text as told
from grimorio.language import CATALOGUES, message_file
from grimorio.language.messages import typeset
from tests.games.magic.mechanisms import CARDS

GOLDEN = Path(__file__).parents[1] / "golden"

FORBIDDEN = {
    "it": [
        "sottofase",
        "sottofasi",
        "valore di mana",
        "ustione",
        "incutere paura",
        "padroneggi",
        "fortuna",
        "mini sfida",
        "patta",
        "bustin",
        "registrazione",
        "gemme hp",
        "clicca",
    ],
    "fr": [
        "procès-verbal",
        "valeur de mana",
        "pioche commune",
        "incanter",
        "gemme d’or",
        "gemme d'or",
        "magus",
        "match nul",
        "inhabituelle",
        "séance",
    ],
}
"""Words that messages must not use, by language, since they belong to other years, games or trades."""


@cache
def entries(language: str) -> dict[str, ast.Message]:
    """Return the messages of a language by their ids."""
    resources = [FluentParser().parse(message_file(language, name).read_text("utf-8")) for name in CATALOGUES]
    return {
        entry.id.name: entry
        for resource in resources
        for entry in resource.body
        if isinstance(entry, ast.Message)
    }


def value(language: str, key: str) -> str:
    """Return the text of a message as its file has it."""
    pattern = entries(language)[key].value
    return serialize_pattern(pattern).strip() if pattern else ""


class _Selections(Visitor):
    def __init__(self) -> None:
        self.found: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.found.append(node)
        self.generic_visit(node)


def selections(language: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield each choice between texts in the messages of a language: the message's id, and the texts by
    key.
    """
    for key, entry in entries(language).items():
        visitor = _Selections()
        visitor.visit(entry)
        for selection in visitor.found:
            texts = {key_of(variant): serialize_pattern(variant.value) for variant in selection.variants}
            yield key, texts


def key_of(variant: ast.Variant) -> str:
    """Return the key of one text of a choice: a number or a word."""
    return variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name


NEVER_ZERO = Path(__file__).with_name("never_zero.txt")


def test_french_says_none_where_there_is_none() -> None:
    """In French, zero takes the text for one, so that this text must not say "un"."""
    counted = set(NEVER_ZERO.read_text("utf-8").split())
    wrong = {
        key
        for key, texts in selections("fr")
        if "0" not in texts and re.search(r"\b(?:une?|1)\b", texts.get("one", ""), re.IGNORECASE)
    }
    assert not wrong - counted, "add [0], or write the number; or list it as never zero in never_zero.txt"
    assert not counted - wrong, "no longer so"


@pytest.mark.parametrize(("language", "words"), [("it", "di|a|da|su"), ("fr", "de")])
def test_no_bare_preposition_stands_before_a_card(language: str, words: str) -> None:
    """A message must not put a preposition directly before a card's name, which may begin with an article."""
    bare = re.compile(rf"\b(?:{words}) \{{ \$card \}}")
    assert not [key for key in entries(language) if bare.search(value(language, key))]


@pytest.mark.parametrize("language", ["it", "fr"])
def test_no_word_of_another_game_or_year(language: str) -> None:
    wrong = [
        (key, word)
        for key in entries(language)
        for word in FORBIDDEN[language]
        if word in value(language, key).lower() and not key.endswith("-words")
    ]
    assert not wrong


@pytest.mark.parametrize("language", ["it", "fr"])
def test_no_word_of_another_game_or_year_in_the_rulebooks(language: str) -> None:
    rules = [
        rulebooks.told(rule.id, language) or "" for book in rulebooks.NAMES for rule in rulebooks.load(book)
    ]
    pages = [page for book in rulebooks.NAMES for page in rulebooks.rulings(book, language)]
    parts = [text for page in pages for part in page["parts"] for text in (part["text"], *part["items"])]
    texts = [*rules, *parts, *(page["title"] for page in pages)]
    assert not [text for text in texts for word in FORBIDDEN[language] if word in text.lower()]


SINGULAR = re.compile(
    r"(?<![\w-])(tu|toi|ton|ta|tes|prends|dis|construis|appuie|dépose|marque une|bots?)(?![\w-])", re.I
)
"""Words by which a French message would say tu, and the English word for a robot."""


def test_french_says_vous_and_robot() -> None:
    said = {key: re.sub(r"\[\w+\]|\$\w+|je prends", "", value("fr", key)) for key in entries("fr")}
    assert not {key: text for key, text in said.items() if SINGULAR.search(text)}


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("game", ["magic", "mickey"])
def test_each_explained_word_is_met(language: str, game: str) -> None:
    """Each term that is explained occurs in a card or a message of its game.

    Phases of Wizards of Mickey are explained from the bar of phases.
    """
    keys = [key for key in entries(language) if key.startswith(f"{game}-")]
    said = {key: value(language, key) for key in keys if not re.fullmatch(rf"{game}-term-.*(?<!-text)", key)}
    said["cards"] = (GOLDEN / f"{game}-cards.txt").read_text("utf-8")
    if game == "magic":
        said["keywords"] = "\n".join(line for card in CARDS for line in told(card, language))
    plain = {key: text.replace("’", "'").lower() for key, text in said.items()}
    terms = [
        key.removesuffix("-words") for key in keys if re.fullmatch(rf"{game}-term-(?!phase-).*-words", key)
    ]
    assert terms
    for term in terms:
        forms = value(language, f"{term}-words").replace("’", "'").lower().split("|")
        assert any(form in text for key, text in plain.items() if key != f"{term}-text" for form in forms), (
            term
        )


def test_french_has_protected_spaces() -> None:
    text = typeset("fr", "« Prêt » : oui ? non ; si !")
    assert " " not in text.replace(" oui", "").replace(" non", "").replace(" si", "")
    assert typeset("it", "«Sì»: no ?") == "«Sì»: no ?"


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_no_space_stands_before_an_ellipsis(language: str) -> None:
    """Only the usage of a command has one, where it stands for words of its own."""
    assert not [key for key in entries(language) if " …" in value(language, key) and key != "commands-usage"]


@pytest.mark.parametrize("language", ["it", "fr"])
def test_messages_have_one_apostrophe(language: str) -> None:
    """Apostrophes are ’, but in words that are looked for in cards and in what is typed in a terminal."""
    straight = re.compile(r"(?<=\w)'(?=\w)")
    assert not [
        key
        for key in entries(language)
        if straight.search(value(language, key)) and not key.endswith("-words")
    ]


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("game", ["magic", "mickey", "magecraft", "live"])
def test_lines_of_the_log_are_sentences(language: str, game: str) -> None:
    """A line of the log ends with a stop; some of Magic's are made of several parts, the last in braces."""
    headings = {"mickey-log-turn"}
    keys = [key for key in entries(language) if key.startswith(f"{game}-log-") and key not in headings]
    lines = {key: value(language, key) for key in keys}
    assert keys and not [key for key, text in lines.items() if not re.search(r"[.?!](?:\s*\}\s*)*$", text)]
