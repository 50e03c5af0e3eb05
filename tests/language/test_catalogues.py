"""Every message exists in every language with the same arguments, and is used somewhere."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import grimorio
from grimorio import games
from grimorio.language import CATALOGUES, LANGUAGES, message_file

SOURCE = Path(grimorio.__file__).parent
PREFIXES = "|".join(CATALOGUES)
ID = rf"(?:{PREFIXES})-[a-z0-9-]+"
DYNAMIC = re.compile(r"\$?\{[^{}]*\}")


class _References(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()

        self.messages: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)


@cache
def catalogue(language: str, name: str) -> dict[str, _References]:
    """The messages of a file: for each id the variables and messages that it refers to."""
    resource = FluentParser().parse(message_file(language, name).read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{language}/{name}.ftl: {junk[0]}"
    found: dict[str, _References] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{name}.ftl says {entry.id.name} twice"
            found[entry.id.name] = _References()
            found[entry.id.name].visit(entry)
    return found


def sources(*endings: str) -> list[Path]:
    """Return the project's own source files with these endings; files of other projects are left out."""
    files = [path for ending in endings for path in SOURCE.rglob(f"*.{ending}")]
    return [path for path in files if not {"vendor", "dev"} & set(path.relative_to(SOURCE).parts)]


@cache
def code() -> str:
    return "\n".join(path.read_text("utf-8") for path in sources("py", "js"))


@cache
def templates() -> list[re.Pattern[str]]:
    """Patterns for message ids made at run time, such as `magecraft-log-${event}`."""
    word, braces = "[a-z0-9-]*", r"\{[^{}\"`]*\}"
    found = {
        *re.findall(rf"`({word}(?:\${braces}{word})+)`", code()),
        *re.findall(rf'\bf"({word}(?:{braces}{word})+)"', code()),
    }
    patterns = []
    for text in found:
        fixed = DYNAMIC.split(text)
        if "-" in text and max(len(part) for part in fixed) >= 5:
            patterns.append(re.compile("[a-z0-9-]+".join(re.escape(part) for part in fixed)))
    return patterns


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_the_same_messages(language: str) -> None:
    for name in CATALOGUES:
        ours, english = catalogue(language, name), catalogue("en", name)
        assert sorted(english.keys() - ours.keys()) == [], f"missing in {language}/{name}.ftl"
        assert sorted(ours.keys() - english.keys()) == [], f"only in {language}/{name}.ftl"


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_takes_the_same_arguments(language: str) -> None:
    for name in CATALOGUES:
        ours, english = catalogue(language, name), catalogue("en", name)
        unknown = [
            key for key in ours.keys() & english.keys() if ours[key].variables - english[key].variables
        ]
        assert unknown == [], f"arguments in {language}/{name}.ftl that English does not know"


def test_no_message_is_never_said() -> None:
    messages = {key: message for name in CATALOGUES for key, message in catalogue("en", name).items()}
    literal = {said for message in messages.values() for said in message.messages}
    literal |= set(re.findall(rf"[\"'`]({ID})[\"'`]", code()))
    unused = [
        key
        for key in messages
        if key not in literal and not any(pattern.fullmatch(key) for pattern in templates())
    ]
    assert unused == []


def test_every_message_asked_for_exists() -> None:
    known = {key for name in CATALOGUES for key in catalogue("en", name)} | set(CATALOGUES)
    known |= {
        value for name in games.names() for option in games.get(name).options for value in option.values
    }
    known |= {key.removeprefix("faults-") for key in known}
    page = "\n".join(path.read_text("utf-8") for path in sources("js"))
    calls = re.findall(r"\bt(?:\.has)?\(([^`\n]*?)\)", page)
    asked = {key for call in calls for key in re.findall(rf"[\"']({ID})[\"']", call)}
    for path in sources("py"):
        asked |= set(re.findall(rf'"({ID})"', path.read_text("utf-8")))
    assert sorted(asked - known) == []
