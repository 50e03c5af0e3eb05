"""Why a step of a scenario does not come about: refused, not asked, or an expectation that is not met."""

from __future__ import annotations

from collections.abc import Iterable

from grimorio.judge.reading import BadFile, Node


class Refused(Exception):
    """The rules do not allow what a verb says; `rules` are the ids that say so."""

    def __init__(self, message: str, rules: Iterable[str] = ()) -> None:
        super().__init__(message)
        self.rules = frozenset(rules)


class NotAsked(BadFile):
    """A verb at a time when that player is not asked for it; inside `refuse` it counts as refused."""

    def __init__(self, node: Node, message: str, rules: Iterable[str]) -> None:
        super().__init__(node.file, node.line, message)
        self.rules = frozenset(rules)


class Failed(Exception):
    """An expectation that is not met."""

    def __init__(self, line: int, expected: str, found: str) -> None:
        super().__init__(f"expected {expected}; found {found}")
        self.line = line
        self.expected = expected
        self.found = found
