"""Every text of an error that a person can see has words in each language, with all its values."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import grimorio
from grimorio.kernel.faults import Message, SetupError, did_you_mean, joined, message_of
from grimorio.language import message_file, told
from tests.language.test_catalogues import catalogue

SOURCE = Path(grimorio.__file__).parent
AT = {
    "Message": 1,
    "BadData": 1,
    "StoreError": 1,
    "RecordMismatch": 1,
    "wrong": 1,
    "Refused": 2,
    "SetupError": 2,
    "NotAsked": 3,
    "BadFile": 3,
    "BadDeck": 3,
    "BadForm": 2,
    "Unplayable": 3,
    "Unfit": 1,
    "NoCards": 1,
    "CardError": 1,
    "Unknown": 1,
    "PoolError": 3,
    "SheetError": 3,
    "demand": 4,
    "EventError": 0,
}
"""The place of the cause among the arguments of the functions that make errors and texts."""


class Call(NamedTuple):
    """A call in the source that makes an error or a text: its place, its cause ("" without one) and facts.

    `facts` is None where the values come from elsewhere; `keyed` is true also where the cause does.
    """

    place: str
    name: str
    cause: str
    facts: frozenset[str] | None
    text: ast.expr | None
    keyed: bool


@cache
def calls() -> tuple[Call, ...]:
    return tuple(_calls())


def _calls() -> Iterator[Call]:
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            func = node.func
            name = (
                func.id
                if isinstance(func, ast.Name)
                else func.attr
                if isinstance(func, ast.Attribute)
                else ""
            )
            keywords = {keyword.arg: keyword.value for keyword in node.keywords}
            if name not in AT and "cause" not in keywords:
                continue
            at = AT.get(name, 99)
            given = node.args[at] if len(node.args) > at else keywords.get("cause")
            cause = given.value if isinstance(given, ast.Constant) and isinstance(given.value, str) else ""
            if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", cause):
                cause = ""
            facts = None if None in keywords else frozenset(str(key) for key in keywords if key != "cause")
            text = node.args[at - 1] if 0 < at <= len(node.args) else None
            yield Call(
                f"{path.relative_to(SOURCE)}:{node.lineno}", name, cause, facts, text, given is not None
            )


def test_every_cause_has_words_in_every_language() -> None:
    words = {language: catalogue(language, "faults") for language in ("en", "it", "fr")}
    causes = {call.cause: call.place for call in calls() if call.cause}
    assert len(causes) > 400
    for language, messages in words.items():
        assert not {cause: place for cause, place in causes.items() if f"faults-{cause}" not in messages}, (
            language
        )


def test_every_text_gets_the_values_that_it_mentions() -> None:
    messages = catalogue("en", "faults")
    wrong = []
    for call in calls():
        if call.cause and call.facts is not None:
            wanted = {variable.replace("-", "_") for variable in messages[f"faults-{call.cause}"].variables}
            if wanted - call.facts:
                wrong.append((call.place, call.cause, sorted(wanted - call.facts)))
    assert wrong == []


def test_every_message_of_a_fault_is_the_text_of_one() -> None:
    source = "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    page = "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.js"))
    said = set(re.findall(r'"([a-z][a-z0-9-]*)"', source)) | {call.cause for call in calls()}
    literal = set(re.findall(r"[\"'`]faults-([a-z0-9-]+)[\"'`]", source + page))
    made = re.compile(r"(?:deck|hint|verdict)-.*")
    ids = re.findall(r"^faults-([a-z0-9-]+) =", message_file("en", "faults").read_text("utf-8"), re.M)
    assert not [id for id in ids if id not in said | literal and not made.fullmatch(id)]


def test_no_error_is_made_without_the_key_of_its_words() -> None:
    """A text without a key would be told in English; what an error forwards from another one has the key."""
    wrong = [
        (call.place, ast.unparse(call.text))
        for call in calls()
        if call.text is not None
        and not call.keyed
        and (call.name not in ("Refused", "NotAsked", "wrong") or call.place.startswith("judge/"))
        and call.name not in ("PoolError", "SheetError", "Unfit")
        and (
            isinstance(call.text, ast.Constant | ast.JoinedStr | ast.Subscript)
            or (isinstance(call.text, ast.Call) and ast.unparse(call.text.func) == "str")
        )
        and ast.unparse(call.text) != "''"
    ]
    assert wrong == []


def test_data_of_people_is_refused_by_errors_with_words() -> None:
    plain = re.compile(r"raise ValueError\(")
    folders = ("decks", "events", "judge", "store")
    files = [path for folder in folders for path in (SOURCE / folder).rglob("*.py")]
    assert len(files) > 50
    assert not [path.name for path in files if plain.search(path.read_text("utf-8"))]


def test_a_text_is_told_with_its_values_in_the_language() -> None:
    hint = did_you_mean("flyin", ["flying", "fear"])
    problem, names = "expected {names}; found {found}{hint}", ("x", "y")
    error = SetupError("A.hp", problem, "one-of", names=names, found="z", hint=hint)
    assert str(error) == "A.hp: expected x, y; found z; did you mean 'flying'?"
    assert told(error, "it") == "serve uno tra x, y; c’è z; forse «flying»?"
    assert told(message_of(error), "en") == error.message
    both = joined([Message("no rule", "no-rule"), "A life 3"])
    assert str(both) == "no rule; A life 3"
    assert told(both, "fr") == "aucune règle\xa0; A life 3"


def test_what_has_no_words_is_told_in_english_and_said_to_be() -> None:
    strange = Message("not this")
    assert told(strange, "it") == "in inglese: not this"
    assert told(Message("{problem}", "in-file", problem=strange), "it") == "il file: in inglese: not this"
    assert told(Message(""), "fr") == ""
