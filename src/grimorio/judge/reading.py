"""Read YAML and JSON files so that every value knows its line.

``on``, ``yes`` and ``no`` are text, as in YAML 1.2. A number, ``true`` or ``null`` keeps its original text,
for callers that want a word.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, Union

import yaml

from grimorio.kernel import sizes
from grimorio.kernel.faults import Fault, Message, Value, did_you_mean, message_of, reason_of

SUFFIXES = (".yaml", ".yml", ".json")
"""The endings of the names of files that are read."""

LONGEST = 200
"""The greatest length of a value's name in messages."""

_NUMBER = re.compile(r"[-+]?[0-9]+\Z")


NOTHING: Final = Message("nothing", "nothing")
"""The text of an empty value."""


class BadFile(Fault):
    """An error in a file: `file`, `line` (from 1; 0 if no line is to blame) and `message`."""

    def __init__(self, file: str, line: int, message: str | Message, cause: str = "", **facts: Value) -> None:
        super().__init__(message, cause, **facts)
        self.file = file
        self.line = line

    @property
    def field(self) -> str:
        """The path of the wrong value in the file; "" if the error has none."""
        return str(self.facts["place"]) if self.cause == "at" else ""

    @property
    def problem(self) -> Message:
        """What is wrong, without the path of the value."""
        problem = self.facts["problem"] if self.cause == "at" else None
        return problem if isinstance(problem, Message) else message_of(self)

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}" if self.line else f"{self.file}: {self.message}"


def at_place(place: str, problem: Message) -> Message:
    """A problem behind the path of the value that has it; the problem alone where the path is empty."""
    return Message("{place}: {problem}", "at", place=place, problem=problem) if place else problem


At = Union[str, tuple["Node", "str | int"]]  # noqa: UP007 - quoted names do not know |
"""The place of a value in a file: its name, or (the list or dict that holds it, its index or key there)."""


@dataclass(slots=True)
class Node:
    """One value of a file.

    Attributes:
        file, line: its place; lines count from 1.
        at: its name, or (the list or dict that holds it, its index or key there).
        value: a text, whole number, boolean, None, list of nodes, or dict of nodes by key.
        text: a plain value as the file writes it; empty for lists and dicts.
        keys: the line of each key of a dict.
    """

    file: str
    line: int
    at: At
    value: Any
    text: str = ""
    keys: dict[str, int] | None = None

    @property
    def name(self) -> str:
        """The path of the value in messages: ``setup.A.hp``."""
        steps: list[str] = []
        at = self.at
        while not isinstance(at, str):
            parent, step = at
            steps.append(f"[{step}]" if isinstance(step, int) else f".{step}")
            at = parent.at
        name = (at + "".join(reversed(steps))).lstrip("." if not at else "")
        return name if len(name) <= LONGEST else f"…{name[1 - LONGEST :]}"

    def wrong(self, message: str | Message, cause: str = "", **facts: Value) -> BadFile:
        """An error with this value's path and line, for the caller to raise.

        The other arguments are those of `Message`, or `message` is one.
        """
        problem = message if isinstance(message, Message) else Message(message, cause, **facts)
        return BadFile(self.file, self.line, at_place(self.name, problem))

    def shown(self) -> str | Message:
        """The value as text, as messages quote it."""
        match self.value:
            case dict():
                return Message("a mapping", "a-mapping")
            case list():
                return Message("a list", "a-list")
            case None:
                return NOTHING
        return sizes.quoted(self.text)

    def mapping(self, known: Iterable[str] | None = None) -> dict[str, Node]:
        """The value as a mapping whose keys are all among `known`; with None, any keys may be there.

        Raises BadFile: it is something else, or has another key.
        """
        if not isinstance(self.value, dict):
            if known is None:
                raise self.wrong("expected a mapping, found {found}", "mapping", found=self.shown())
            problem = "expected a mapping with {names}, found {found}"
            raise self.wrong(problem, "mapping-of", names=tuple(known), found=self.shown())
        if known is not None:
            names = list(known)
            for key, node in self.value.items():
                if key not in names:
                    line = (self.keys or {}).get(key, node.line)
                    hint = did_you_mean(key, names)
                    problem = "unknown; expected {names}{hint}"
                    wrong = Message(problem, "unknown", names=tuple(names), hint=hint)
                    raise BadFile(self.file, line, at_place(node.name, wrong))
        return self.value

    def items(self) -> list[Node]:
        """The value as a list. Raises BadFile: it is something else."""
        if not isinstance(self.value, list):
            raise self.wrong("expected a list, found {found}", "word-list", found=self.shown())
        return self.value

    def each(self) -> list[Node]:
        """The items of a list; for any other value, a list of the value itself."""
        return self.value if isinstance(self.value, list) else [self]

    def word(self) -> str:
        """The value as text, whatever it looks like. Raises BadFile for lists and mappings."""
        if isinstance(self.value, (list, dict)) or (self.value is None and not self.text):
            raise self.wrong("expected a word, found {found}", "a-word", found=self.shown())
        return self.text

    def one_of(self, known: Iterable[str]) -> str:
        """The value as one of the words `known`, ignoring case. Raises BadFile: it is none of them."""
        words = list(known)
        found = self.word().casefold()
        for word in words:
            if word.casefold() == found:
                return word
        raise self.wrong(expected(words, self.shown(), self.text))

    def whole(self, least: int, most: int) -> int:
        """The value as a whole number from `least` to `most`. Raises BadFile: it is something else."""
        if type(self.value) is not int or not least <= self.value <= most:
            problem = "expected a whole number from {least} to {most}, found {found}"
            raise self.wrong(problem, "whole", least=least, most=most, found=self.shown())
        return self.value

    def truth(self) -> bool:
        """The value as true or false. Raises BadFile: it is something else."""
        if not isinstance(self.value, bool):
            raise self.wrong("expected true or false, found {found}", "word-truth", found=self.shown())
        return self.value

    def plain(self) -> Any:
        """The value as JSON data, without lines."""
        if isinstance(self.value, dict):
            return {key: node.plain() for key, node in self.value.items()}
        if isinstance(self.value, list):
            return [node.plain() for node in self.value]
        return self.value

    def line_at(self, path: str) -> int:
        """The line of the value at a path such as ``spells[3].cost``, or of its nearest existing parent."""
        node, line = self, self.line
        for step in re.findall(r"[^.\[\]]+", path):
            if isinstance(node.value, list) and step.isdecimal() and int(step) < len(node.value):
                node = node.value[int(step)]
                line = node.line
            elif isinstance(node.value, dict) and step in node.value:
                line = (node.keys or {}).get(step, line)
                node = node.value[step]
            else:
                break
        return line


def expected(names: Iterable[str], found: str | Message, word: str) -> Message:
    """The text that one of these names was expected and something else found, with a hint.

    `found` is the wrong value as messages show it, and `word` the text that is compared with the names.
    """
    words = list(names)
    hint = did_you_mean(word, words)
    return Message(
        "expected {names}; found {found}{hint}", "one-of", names=tuple(words), found=found, hint=hint
    )


def read(path: Path, shown: str | None = None) -> Node:
    """Read a YAML or JSON file.

    Args:
        path: where it is.
        shown: the name of the file in messages; the path when None.

    Raises:
        BadFile: it cannot be read, or is not YAML (or JSON, when its name ends so).
    """
    name = str(path) if shown is None else shown
    try:
        with path.open("rb") as file:
            raw = file.read(sizes.FILE + 1)
        if len(raw) > sizes.FILE:
            raise BadFile(name, 0, "larger than {most} MB", "large", most=sizes.FILE // 1_000_000)
        text = raw.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except FileNotFoundError:
        raise BadFile(name, 0, "no such file", "no-file") from None
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise BadFile(name, line, "expected text in UTF-8", "text") from None
    except OSError as error:
        raise BadFile(name, 0, "cannot be read: {reason}", "unreadable", reason=reason_of(error)) from None
    return parse(text, name, json_only=path.suffix.lower() == ".json")


def parse(text: str, name: str, *, json_only: bool = False) -> Node:
    """Read YAML text, or with `json_only` JSON text.

    Messages call it `name`. Raises BadFile: the text is not of this format.
    """
    if json_only:
        try:
            sizes.from_json(text)
        except sizes.BadData as error:
            raise _not_json(name, error) from None
        text = _HALVES.sub(_joined, text).replace("\t", " ")  # JSON has no tabs in texts, YAML none outside
    try:
        return _Composer(name, yaml.parse(text, Loader=_LOADER)).document()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        if mark is not None and mark.index is not None and not text[mark.index :].strip():
            mark = error.context_mark or mark  # the text ended: the place where it began says more
        said = " ".join((error.problem or error.context or "cannot be read").split())
        last = text.rstrip().count("\n")
        raise BadFile(name, min(mark.line if mark else 0, last) + 1, _not_yaml(said)) from None
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise BadFile(name, line, _not_yaml(error.reason)) from None
    except UnicodeEncodeError as error:
        raise BadFile(name, text.count("\n", 0, error.start) + 1, "expected text in UTF-8", "text") from None


def _not_json(name: str, error: sizes.BadData) -> BadFile:
    """The error that a JSON file called `name` cannot be read, at the line where its reader stopped."""
    line = int(str(error.facts.get("line", 1)))
    said = message_of(error)
    if "column" in error.facts:
        said.message = said.message.partition(": ")[2]
        said.cause = "not-json"
    return BadFile(name, line, said)


def _not_yaml(problem: str) -> Message:
    """What the reader of YAML says about a file. Only what it often says is translated."""
    cause = _YAML.get(problem, "")
    text = f"not YAML: {problem}"
    return Message(text, "yaml-because", problem=Message(problem, cause)) if cause else Message(text, "yaml")


_YAML: Final = {
    "did not find expected ',' or ']'": "yaml-list",
    "did not find expected ',' or '}'": "yaml-braces",
    "did not find expected key": "yaml-key",
    "did not find expected '-' indicator": "yaml-dash",
    "did not find expected node content": "yaml-value",
    "mapping values are not allowed in this context": "yaml-colon",
    "could not find expected ':'": "yaml-no-colon",
    "found character that cannot start any token": "yaml-character",
    "found unexpected end of stream": "yaml-quote",
    "found unexpected document indicator": "yaml-quote",
    "found a tab character that violates indentation": "yaml-tab",
    "control characters are not allowed": "yaml-control",
}
"""What libyaml often says about a file, and the causes of the same in other languages."""

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The parser of libyaml if PyYAML has it (fifty times as fast), or else the Python one."""

_HALVES = re.compile(r"\\u([dD][89abAB]\w\w)\\u([dD][c-fC-F]\w\w)|\\(.)")
"""Matches escapes in JSON: a surrogate pair, which YAML does not know, or any other escape."""


def _joined(found: re.Match[str]) -> str:
    if found[1] is None:
        return found[0]
    return chr(0x10000 + ((int(found[1], 16) & 0x3FF) << 10) + (int(found[2], 16) & 0x3FF))


class _Composer:
    """Makes nodes from a parser's events, and stops as soon as there are too many or too deeply nested."""

    def __init__(self, file: str, events: Iterator[Any]) -> None:
        self.file = file
        self.events = events
        self.count = 0
        self.anchors: dict[str, Node | None] = {}

    def document(self) -> Node:
        """The root node of the file's only document."""
        root: Node | None = None
        for event in self.events:
            if isinstance(event, yaml.DocumentStartEvent):
                if root is not None:
                    raise BadFile(
                        self.file, _line(event), "not YAML: expected a single document", "yaml-single"
                    )
                root = self.node(next(self.events), "", 0)
        if root is None:
            raise BadFile(self.file, 1, "the file is empty", "empty-file")
        return root

    def node(self, event: Any, at: At, depth: int) -> Node:
        """The node that begins with `event`, an event of the parser, with all nodes in it.

        `at` is its place in the file, `depth` the number of lists and dicts around it.
        """
        line = _line(event)
        if isinstance(event, yaml.AliasEvent):
            if event.anchor not in self.anchors:
                problem = "not YAML: found undefined alias {name}"
                raise BadFile(self.file, line, problem, "yaml-alias", name=repr(event.anchor))
            again = self.anchors[event.anchor]
            if again is None:
                raise BadFile(self.file, line, "nested too deep", "deep")
            return self.again(again, at, depth)
        self._add(line, depth)
        if isinstance(event, yaml.ScalarEvent):
            text = event.value
            node = Node(self.file, line, at, _scalar(text, plain=not event.style), text)
        else:
            node = Node(self.file, line, at, None)
            if event.anchor is not None:
                self.anchors[event.anchor] = None
            if isinstance(event, yaml.SequenceStartEvent):
                node.value = self._items(node, depth + 1)
            else:
                node.value = self._values(node, depth + 1)
        if event.anchor is not None:
            self.anchors[event.anchor] = node
        return node

    def _items(self, node: Node, depth: int) -> list[Node]:
        found: list[Node] = []
        while not isinstance(event := next(self.events), yaml.SequenceEndEvent):
            found.append(self.node(event, (node, len(found)), depth))
        return found

    def _values(self, node: Node, depth: int) -> dict[str, Node]:
        found: dict[str, Node] = {}
        node.keys = {}
        while not isinstance(event := next(self.events), yaml.MappingEndEvent):
            line = _line(event)
            if not isinstance(event, yaml.ScalarEvent):
                raise BadFile(self.file, line, _at(node, Message("expected a word as key", "word-key")))
            word = event.value
            if word in found:
                wrong = Message("{name} is there twice", "twice", name=sizes.quoted(word))
                raise BadFile(self.file, line, _at(node, wrong))
            node.keys[word] = line
            found[word] = self.node(next(self.events), (node, word), depth)
        return found

    def again(self, node: Node, at: At, depth: int) -> Node:
        """A copy of a node at another place, for a YAML alias; `depth` nodes are around the copy."""
        self._add(node.line, depth)
        new = replace(node, at=at)
        if isinstance(node.value, list):
            new.value = [self.again(one, (new, place), depth + 1) for place, one in enumerate(node.value)]
        elif isinstance(node.value, dict):
            new.value = {key: self.again(one, (new, key), depth + 1) for key, one in node.value.items()}
        return new

    def _add(self, line: int, depth: int) -> None:
        self.count += 1
        if depth > sizes.DEEPEST:
            raise BadFile(self.file, line, "nested too deep", "deep")
        if self.count > sizes.NODES:
            raise BadFile(self.file, line, "too many values", "values")


def _at(node: Node, problem: Message) -> Message:
    """A problem behind the path of a value, or behind "the file" for the whole of it."""
    if node.name:
        return at_place(node.name, problem)
    return Message("the file: {problem}", "in-file", problem=problem)


def _line(event: Any) -> int:
    line: int = event.start_mark.line
    return line + 1


def _scalar(text: str, *, plain: bool) -> Any:
    """The value of a scalar: if `plain` (written without quotes) by YAML 1.2, else the text itself.

    Whole numbers, true, false and null have a meaning; all else is text.
    """
    if not plain:
        return text
    if text in ("true", "True", "TRUE"):
        return True
    if text in ("false", "False", "FALSE"):
        return False
    if text in ("", "~", "null", "Null", "NULL"):
        return None
    if _NUMBER.match(text) and len(text) < 40:
        return int(text)
    return text
