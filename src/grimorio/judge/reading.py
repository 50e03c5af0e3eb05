"""Read YAML and JSON files so that every value knows its line.

``on``, ``yes`` and ``no`` are text, as in YAML 1.2. A number, ``true`` or ``null`` keeps its original text,
for callers that want a word.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Union

import yaml

from grimorio.kernel import sizes
from grimorio.kernel.faults import did_you_mean

SUFFIXES = (".yaml", ".yml", ".json")
"""The endings of the names of files that are read."""

LONGEST = 200
"""The greatest length of a value's name in messages."""

_NUMBER = re.compile(r"[-+]?[0-9]+\Z")


class BadFile(ValueError):
    """An error in a file: `file`, `line` (from 1; 0 if no line is to blame) and `message`.

    If a game found the error, `field`, `cause` and `facts` are those of its `SetupError`.
    """

    def __init__(self, file: str, line: int, message: str) -> None:
        super().__init__(f"{file}:{line}: {message}" if line else f"{file}: {message}")
        self.file = file
        self.line = line
        self.message = message
        self.field = ""
        self.cause = ""
        self.facts: dict[str, str | int] = {}


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

    def wrong(self, message: str) -> BadFile:
        """An error with `message` and with this value's path and line, for the caller to raise."""
        return BadFile(self.file, self.line, f"{self.name}: {message}" if self.name else message)

    def shown(self) -> str:
        """The value as text, as messages quote it."""
        match self.value:
            case dict():
                return "a mapping"
            case list():
                return "a list"
            case None:
                return "nothing"
        return sizes.quoted(self.text)

    def mapping(self, known: Iterable[str] | None = None) -> dict[str, Node]:
        """The value as a mapping whose keys are all among `known`; with None, any keys may be there.

        Raises BadFile: it is something else, or has another key.
        """
        if not isinstance(self.value, dict):
            wanted = "" if known is None else " with " + ", ".join(known)
            raise self.wrong(f"expected a mapping{wanted}, found {self.shown()}")
        if known is not None:
            names = list(known)
            for key, node in self.value.items():
                if key not in names:
                    line = (self.keys or {}).get(key, node.line)
                    raise BadFile(
                        self.file,
                        line,
                        f"{node.name}: unknown; expected {', '.join(names)}{did_you_mean(key, names)}",
                    )
        return self.value

    def items(self) -> list[Node]:
        """The value as a list. Raises BadFile: it is something else."""
        if not isinstance(self.value, list):
            raise self.wrong(f"expected a list, found {self.shown()}")
        return self.value

    def each(self) -> list[Node]:
        """The items of a list; for any other value, a list of the value itself."""
        return self.value if isinstance(self.value, list) else [self]

    def word(self) -> str:
        """The value as text, whatever it looks like. Raises BadFile for lists and mappings."""
        if isinstance(self.value, (list, dict)) or (self.value is None and not self.text):
            raise self.wrong(f"expected a word, found {self.shown()}")
        return self.text

    def one_of(self, known: Iterable[str]) -> str:
        """The value as one of the words `known`, ignoring case. Raises BadFile: it is none of them."""
        words = list(known)
        found = self.word().casefold()
        for word in words:
            if word.casefold() == found:
                return word
        raise self.wrong(f"expected {', '.join(words)}; found {self.shown()}{did_you_mean(self.text, words)}")

    def whole(self, least: int, most: int) -> int:
        """The value as a whole number from `least` to `most`. Raises BadFile: it is something else."""
        if type(self.value) is not int or not least <= self.value <= most:
            raise self.wrong(f"expected a whole number from {least} to {most}, found {self.shown()}")
        return self.value

    def truth(self) -> bool:
        """The value as true or false. Raises BadFile: it is something else."""
        if not isinstance(self.value, bool):
            raise self.wrong(f"expected true or false, found {self.shown()}")
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
            raise BadFile(name, 0, f"larger than {sizes.FILE // 1_000_000} MB")
        text = raw.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except FileNotFoundError:
        raise BadFile(name, 0, "no such file") from None
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise BadFile(name, line, "expected text in UTF-8") from None
    except OSError as error:
        raise BadFile(name, 0, f"cannot be read: {error.strerror or error}") from None
    return parse(text, name, json_only=path.suffix.lower() == ".json")


def parse(text: str, name: str, *, json_only: bool = False) -> Node:
    """Read YAML text, or with `json_only` JSON text.

    Messages call it `name`. Raises BadFile: the text is not of this format.
    """
    if json_only:
        try:
            sizes.from_json(text)
        except sizes.BadData as error:
            line, column = error.facts.get("line", 1), error.facts.get("column")
            raise BadFile(
                name, int(line), str(error).removeprefix(f"line {line}, column {column}: ")
            ) from None
        text = _HALVES.sub(_joined, text).replace("\t", " ")  # JSON has no tabs in texts, YAML none outside
    try:
        return _Composer(name, yaml.parse(text, Loader=_LOADER)).document()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        if mark is not None and mark.index is not None and not text[mark.index :].strip():
            mark = error.context_mark or mark  # the text ended: the place where it began says more
        said = " ".join((error.problem or error.context or "cannot be read").split())
        last = text.rstrip().count("\n")
        raise BadFile(name, min(mark.line if mark else 0, last) + 1, f"not YAML: {said}") from None
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise BadFile(name, line, f"not YAML: {error.reason}") from None
    except UnicodeEncodeError as error:
        raise BadFile(name, text.count("\n", 0, error.start) + 1, "expected text in UTF-8") from None


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
                    raise BadFile(self.file, _line(event), "not YAML: expected a single document")
                root = self.node(next(self.events), "", 0)
        if root is None:
            raise BadFile(self.file, 1, "the file is empty")
        return root

    def node(self, event: Any, at: At, depth: int) -> Node:
        """The node that begins with `event`, an event of the parser, with all nodes in it.

        `at` is its place in the file, `depth` the number of lists and dicts around it.
        """
        line = _line(event)
        if isinstance(event, yaml.AliasEvent):
            if event.anchor not in self.anchors:
                raise BadFile(self.file, line, f"not YAML: found undefined alias {event.anchor!r}")
            again = self.anchors[event.anchor]
            if again is None:
                raise BadFile(self.file, line, "nested too deep")
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
                raise BadFile(self.file, line, f"{node.name or 'the file'}: expected a word as key")
            word = event.value
            if word in found:
                raise BadFile(self.file, line, f"{node.name or 'the file'}: {word!r} is there twice")
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
            raise BadFile(self.file, line, "nested too deep")
        if self.count > sizes.NODES:
            raise BadFile(self.file, line, "too many values")


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
