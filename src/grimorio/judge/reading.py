"""YAML and JSON files whose every value knows its line.

Words are words: ``on``, ``yes`` and ``no`` are text (YAML 1.2), and a number, ``true`` or ``null`` keeps the
text it was written as, for whoever wants a word there.
"""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.nodes import MappingNode, ScalarNode, SequenceNode

SUFFIXES = (".yaml", ".yml", ".json")
"""The endings of files that are read."""

LARGEST = 2_000_000
"""Bytes of the largest file that is read."""

_DEEPEST = 60
_MOST = 200_000
_NUMBER = re.compile(r"[-+]?[0-9]+\Z")


class BadFile(ValueError):
    """What is wrong in a file: `file`, `line` (counted from 1; 0 when no line is to blame) and `message`.

    Where a game found it, `field` is where, and `cause` and `facts` are those of its `SetupError`.
    """

    def __init__(self, file: str, line: int, message: str) -> None:
        super().__init__(f"{file}:{line}: {message}" if line else f"{file}: {message}")
        self.file = file
        self.line = line
        self.message = message
        self.field = ""
        self.cause = ""
        self.facts: dict[str, str | int] = {}


def near(word: str, known: Iterable[str]) -> str:
    """``"; did you mean 'x'?"`` for the nearest known word, or nothing."""
    by_key = {other.casefold(): other for other in known}
    found = difflib.get_close_matches(word.casefold(), list(by_key), n=1, cutoff=0.6)
    return f"; did you mean {by_key[found[0]]!r}?" if found else ""


@dataclass
class Node:
    """One value of a file.

    Attributes:
        file, line: where it stands; lines count from 1.
        name: what it is called in messages: ``setup.A.hp``.
        value: text, whole number, truth, None, a list of nodes, or a dict of nodes by key.
        text: how a plain value was written; empty for lists and dicts.
    """

    file: str
    line: int
    name: str
    value: Any
    text: str = ""
    keys: dict[str, int] = field(default_factory=dict)

    def wrong(self, message: str) -> BadFile:
        """An error at this value's line; raise it."""
        return BadFile(self.file, self.line, f"{self.name}: {message}" if self.name else message)

    def shown(self) -> str:
        """The value as messages quote it."""
        match self.value:
            case dict():
                return "a mapping"
            case list():
                return "a list"
            case None:
                return "nothing"
        return repr(self.text)

    def mapping(self, known: Iterable[str] | None = None) -> dict[str, Node]:
        """The value as a mapping, its keys among the known ones. Raises BadFile."""
        if not isinstance(self.value, dict):
            wanted = "" if known is None else " with " + ", ".join(known)
            raise self.wrong(f"expected a mapping{wanted}, found {self.shown()}")
        if known is not None:
            names = list(known)
            for key, node in self.value.items():
                if key not in names:
                    line = self.keys.get(key, node.line)
                    raise BadFile(
                        self.file,
                        line,
                        f"{node.name}: unknown; expected {', '.join(names)}{near(key, names)}",
                    )
        return self.value

    def items(self) -> list[Node]:
        """The value as a list. Raises BadFile."""
        if not isinstance(self.value, list):
            raise self.wrong(f"expected a list, found {self.shown()}")
        return self.value

    def each(self) -> list[Node]:
        """The items of a list, or the one value that stands there without a list."""
        return self.value if isinstance(self.value, list) else [self]

    def word(self) -> str:
        """The value as text, whatever it looks like. Raises BadFile for lists and mappings."""
        if isinstance(self.value, (list, dict)) or (self.value is None and not self.text):
            raise self.wrong(f"expected a word, found {self.shown()}")
        return self.text

    def one_of(self, known: Iterable[str]) -> str:
        """The value as one of the known words, in any case of letters. Raises BadFile."""
        words = list(known)
        found = self.word().casefold()
        for word in words:
            if word.casefold() == found:
                return word
        raise self.wrong(f"expected {', '.join(words)}; found {self.shown()}{near(self.text, words)}")

    def whole(self, least: int, most: int) -> int:
        """The value as a whole number within bounds. Raises BadFile."""
        if type(self.value) is not int or not least <= self.value <= most:
            raise self.wrong(f"expected a whole number from {least} to {most}, found {self.shown()}")
        return self.value

    def truth(self) -> bool:
        """The value as true or false. Raises BadFile."""
        if not isinstance(self.value, bool):
            raise self.wrong(f"expected true or false, found {self.shown()}")
        return self.value

    def plain(self) -> Any:
        """The value without lines, as JSON data."""
        if isinstance(self.value, dict):
            return {key: node.plain() for key, node in self.value.items()}
        if isinstance(self.value, list):
            return [node.plain() for node in self.value]
        return self.value

    def line_at(self, path: str) -> int:
        """The line of the value at a path such as ``spells[3].cost``, as far down as it is there."""
        node, line = self, self.line
        for step in re.findall(r"[^.\[\]]+", path):
            if isinstance(node.value, list) and step.isdecimal() and int(step) < len(node.value):
                node = node.value[int(step)]
                line = node.line
            elif isinstance(node.value, dict) and step in node.value:
                line = node.keys.get(step, line)
                node = node.value[step]
            else:
                break
        return line


def read(path: Path, shown: str | None = None) -> Node:
    """Read a YAML or JSON file.

    Args:
        path: where it is.
        shown: what messages call it; the path when None.

    Raises:
        BadFile: it cannot be read, or is not YAML (or JSON, when its name ends so).
    """
    name = str(path) if shown is None else shown
    try:
        if path.stat().st_size > LARGEST:
            raise BadFile(name, 0, f"larger than {LARGEST // 1_000_000} MB")
        text = path.read_text("utf-8-sig")
    except FileNotFoundError:
        raise BadFile(name, 0, "no such file") from None
    except UnicodeDecodeError as error:
        line = path.read_bytes()[: error.start].count(b"\n") + 1
        raise BadFile(name, line, "expected text in UTF-8") from None
    except OSError as error:
        raise BadFile(name, 0, f"cannot be read: {error.strerror or error}") from None
    return parse(text, name, json_only=path.suffix.lower() == ".json")


def parse(text: str, name: str, *, json_only: bool = False) -> Node:
    """Read YAML or JSON text; `name` is what messages call it. Raises BadFile."""
    if json_only:
        try:
            json.loads(text)
        except json.JSONDecodeError as error:
            raise BadFile(name, error.lineno, f"not JSON: {error.msg}") from None
        except RecursionError:
            raise BadFile(name, 1, "nested too deep") from None
        text = text.replace("\t", " ")  # JSON has no tabs within texts; YAML knows none outside
    try:
        root = YAML(typ="safe", pure=True).compose(text)
    except MarkedYAMLError as error:
        ended = "<stream end>" in (error.problem or "")  # then the place where it began says more
        mark = (error.context_mark if ended else None) or error.problem_mark or error.context_mark
        said = " ".join((error.problem or error.context or "cannot be read").split())
        raise BadFile(name, mark.line + 1 if mark else 1, f"not YAML: {said}") from None
    except YAMLError as error:
        raise BadFile(name, 1, f"not YAML: {' '.join(str(error).split())}") from None
    except RecursionError:
        raise BadFile(name, 1, "nested too deep") from None
    if root is None:
        raise BadFile(name, 1, "the file is empty")
    return _Reader(name).node(root, "", 0)


class _Reader:
    def __init__(self, file: str) -> None:
        self.file = file
        self.count = 0

    def node(self, raw: Any, name: str, depth: int) -> Node:
        line = raw.start_mark.line + 1
        self.count += 1
        if depth > _DEEPEST or self.count > _MOST:
            raise BadFile(self.file, line, "nested too deep" if depth > _DEEPEST else "too many values")
        if isinstance(raw, ScalarNode):
            text = str(raw.value)
            if not text.isascii():  # JSON writes signs beyond the first 65 536 as two halves
                text = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
            return Node(self.file, line, name, _scalar(text, raw.style), text)
        if isinstance(raw, SequenceNode):
            items = [self.node(item, f"{name}[{place}]", depth + 1) for place, item in enumerate(raw.value)]
            return Node(self.file, line, name, items)
        assert isinstance(raw, MappingNode)
        values: dict[str, Node] = {}
        lines: dict[str, int] = {}
        for key, value in raw.value:
            at = key.start_mark.line + 1
            if not isinstance(key, ScalarNode):
                raise BadFile(self.file, at, f"{name or 'the file'}: expected a word as key")
            word = str(key.value)
            if word in values:
                raise BadFile(self.file, at, f"{name or 'the file'}: {word!r} is there twice")
            lines[word] = at
            values[word] = self.node(value, f"{name}.{word}" if name else word, depth + 1)
        return Node(self.file, line, name, values, keys=lines)


def _scalar(text: str, style: str | None) -> Any:
    """A plain scalar's meaning by YAML 1.2: whole numbers, true, false and null; all else is text."""
    if style is not None:
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
