"""The rulebooks as checklists: a row for each rule that can be tested, with the id that code and logs cite.

The rows stand in `<game>.csv`, in our own words. `status.toml` names the games whose rules must all have
tests, and the rules that are ruled out or planned, with the reason. `told/` says in Italian and French each
rule and the title of each ruling. `decided/` says there what is played by each ruling (`rulings.csv`), the
other parts of its page (`readings.csv`), what the checklist notes on rules without a page (`notes.csv`), and
why a rule has no test (`reasons.csv`).
`make docs` writes two more files: `tests.json` names the tests that prove each rule, and `rulings.json` holds
the pages of `docs/rulings`.
"""

from __future__ import annotations

import csv
import io
import json
import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Literal

from grimorio.kernel.faults import Unknown, similar

FLAGS = ("", "GAP", "AMBIGUOUS", "CONTRADICTION", "NOTE")
"""The possible flags of a rule, which say what is unclear in the rulebook.

In order: nothing; the rulebook is silent; it is ambiguous; its sources contradict each other; a remark only.
"""


class UnknownRule(Unknown):
    """No rulebook has a rule with this id; the message names the nearest ids."""

    def __init__(self, message: str, id: str = "", near: str = "") -> None:
        super().__init__(message, "rule", name=id, near=near or "none")


class UnknownRulebook(LookupError):
    """No game with this name has a rulebook; the message names those that have."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of a rulebook.

    `id` is cited everywhere; `section` is the place in the rulebook; `statement` is the rule in the project's
    own English words; `check` says how it can be tested; `flag` is one of `FLAGS`; `ruling` gives the
    readings of a flagged rule and the proposed one, or is empty.
    """

    game: str
    id: str
    section: str
    statement: str
    check: str
    flag: str
    ruling: str


@dataclass(frozen=True, slots=True)
class Status:
    """Why a rule has no test: `kind` is "ruled-out" or "planned", `reason` is one sentence."""

    kind: Literal["ruled-out", "planned"]
    reason: str


@cache
def _status() -> dict[str, Any]:
    return tomllib.loads(files(__name__).joinpath("status.toml").read_text(encoding="utf-8"))


def complete() -> tuple[str, ...]:
    """The names of the games whose rules must all have tests: `make check` fails if one is missing."""
    return tuple(_status()["complete"])


def _names() -> tuple[str, ...]:
    files_here = (entry.name for entry in files(__name__).iterdir())
    games = {name.removesuffix(".csv") for name in files_here if name.endswith(".csv")}
    return (*(game for game in complete() if game in games), *sorted(games.difference(complete())))


NAMES = _names()
"""The names of the games that have a rulebook: first the complete ones, then the others by name."""


@cache
def load(game: str) -> tuple[Rule, ...]:
    """All rules of a game, in the order of its rulebook. Raises UnknownRulebook: it has none."""
    if game not in NAMES:
        raise UnknownRulebook(f"no rulebook {game!r}: there are {', '.join(NAMES)}")
    text = files(__name__).joinpath(f"{game}.csv").read_text(encoding="utf-8")
    return tuple(
        Rule(
            game=game,
            id=row["id"],
            section=row["page_section"],
            statement=row["statement_en"],
            check=row["testable_how"],
            flag=row["flag"],
            ruling=row["readings_or_ruling"],
        )
        for row in csv.DictReader(io.StringIO(text))
    )


@cache
def _by_id() -> dict[str, Rule]:
    return {rule.id.upper(): rule for game in NAMES for rule in load(game)}


def known(id: str) -> Rule | None:
    """The rule with this id, in any rulebook and ignoring case; None if there is none."""
    return _by_id().get(id.upper())


def find(id: str) -> Rule:
    """The rule with this id, as `known` finds it. Raises UnknownRule, which names similar ids."""
    if rule := known(id):
        return rule
    near = ", ".join(similar(id.upper(), [rule.id for rule in _by_id().values()]))
    raise UnknownRule(f"no rule {id!r}" + (f": did you mean {near}?" if near else ""), id, near)


def _searched(rule: Rule) -> str:
    said = _told().get(rule.id, {}).values()
    return " ".join([rule.id, rule.section, rule.statement, rule.ruling, *said]).casefold()


def search(words: str, game: str | None = None) -> list[Rule]:
    """The rules that contain all of the words in their id, section, statement (in any language) or ruling.

    Only the rules of `game` are searched, or all rules if it is None. Without words every rule is returned.
    Raises UnknownRulebook: the game has no rulebook.
    """
    wanted = words.casefold().split()
    return [
        rule
        for name in (NAMES if game is None else (game,))
        for rule in load(name)
        if all(word in _searched(rule) for word in wanted)
    ]


@cache
def statuses() -> dict[str, Status]:
    """Why rules have no test, by the id of each rule that is ruled out or planned."""
    kinds: tuple[Literal["ruled-out", "planned"], ...] = ("ruled-out", "planned")
    return {id: Status(kind, reason) for kind in kinds for id, reason in _status().get(kind, {}).items()}


@cache
def _reasons() -> dict[str, dict[str, str]]:
    return {row["id"]: row for row in _rows("decided", "reasons.csv")}


def reason(id: str, language: str) -> str:
    """Why a rule of `statuses` has no test, in a language; `id` is that of the rule."""
    return _reasons().get(id, {}).get(language) or statuses()[id].reason


def _rows(*path: str) -> list[dict[str, str]]:
    text = files(__name__).joinpath(*path).read_text(encoding="utf-8")
    return list(csv.DictReader(io.StringIO(text)))


@cache
def _told() -> dict[str, dict[str, str]]:
    names = [entry.name for entry in files(__name__).joinpath("told").iterdir()]
    return {row["id"]: row for name in names for row in _rows("told", name)}


def told(id: str, language: str) -> str | None:
    """What a rule says, or the title of a ruling, in Italian or French; None in other languages.

    Args:
        id: the id of the rule, or the name of the ruling.
        language: the code of the language, such as "it".
    """
    return _told().get(id, {}).get(language)


@cache
def _decisions() -> dict[str, dict[str, str]]:
    return {row["name"]: row for row in _rows("decided", "rulings.csv")}


def decision(name: str, language: str) -> str | None:
    """What is played by a ruling, in a sentence or a few, in Italian or French; None in other languages.

    Args:
        name: the name of the ruling.
        language: the code of the language, such as "it".
    """
    return _decisions().get(name, {}).get(language)


@cache
def _notes() -> dict[str, dict[str, str]]:
    return {row["id"]: row for row in _rows("decided", "notes.csv")}


def ruling(rule: Rule, language: str) -> str:
    """How a flagged rule is read, in a language; empty if there is nothing to say.

    In English it is the rule's own `ruling`; in Italian and French, what the rulings about the rule decide,
    or what the checklist notes on a rule without any.
    """
    if rule.id in _notes():
        return _notes()[rule.id].get(language, rule.ruling)
    names = [page["name"] for page in _pages() if rule.id in page["rules"]] if rule.ruling else []
    decisions = [text for name in names if (text := decision(name, language))]
    return " ".join(decisions) or rule.ruling


@cache
def _tests() -> dict[str, list[str]]:
    data: dict[str, list[str]] = json.loads(
        files(__name__).joinpath("tests.json").read_text(encoding="utf-8")
    )
    return data


def tests(id: str) -> tuple[str, ...]:
    """The tests that prove the rule with this id, as `file::test`; empty if there are none."""
    return tuple(_tests().get(id, ()))


@cache
def _pages() -> list[dict[str, Any]]:
    data: list[dict[str, Any]] = json.loads(
        files(__name__).joinpath("rulings.json").read_text(encoding="utf-8")
    )
    return data


@cache
def _readings() -> dict[tuple[str, str], dict[str, str]]:
    return {(row["name"], row["part"]): row for row in _rows("decided", "readings.csv")}


RULED = "We rule"
"""The English heading of the part of a ruling that says what is played."""

_HEADED = re.compile(r"(?:\*\*(.+?)\*\*)?\s*(.*)")


def _part(name: str, number: int, part: dict[str, Any], language: str) -> dict[str, Any]:
    """A part of the page of a ruling in Italian or French; `number` is its place on the page, from 1.

    Headings that many pages share stay in English, because the page of the table has them in all languages.
    """
    if part["lead"] == RULED:
        return {**part, "text": decision(name, language) or part["text"]}

    def said(place: str, english: str) -> str:
        return _readings().get((name, place), {}).get(language) or english

    headed = _HEADED.fullmatch(said(str(number), part["text"]))
    lead, text = headed.groups() if headed else (None, part["text"])
    items = [said(f"{number}.{at}", item) for at, item in enumerate(part["items"], 1)]
    return {**part, "lead": lead or part["lead"], "text": text, "items": items}


def _page(page: dict[str, Any], language: str) -> dict[str, Any]:
    title = told(page["name"], language)
    if title is None:
        return page
    parts = [_part(page["name"], number, part, language) for number, part in enumerate(page["parts"], 1)]
    return {**page, "title": title, "parts": parts}


def rulings(game: str, language: str = "en") -> list[dict[str, Any]]:
    """The rulings of a game: pages on where its rulebook is silent or ambiguous.

    Each is `{"name", "title", "rules", "parts"}`: `name` is the value of an option's `ruling`, `rules` are
    the ids of the rules that it is about, `parts` are paragraphs and lists, `{"lead", "text", "items",
    "numbered"}`. In Italian and French the part that says what is played stands by itself, without "the
    first" or "as the book says". Raises UnknownRulebook: the game has no rulebook.
    """
    own = {rule.id for rule in load(game)}
    return [_page(page, language) for page in _pages() if own.intersection(page["rules"])]
