"""The errors of a step of a scenario: it is refused, not asked for, or an expectation is not met."""

from __future__ import annotations

from collections.abc import Iterable

from grimorio.judge.reading import BadFile, Node


class Refused(Exception):
    """The error that the rules do not allow a verb; `rules` are the ids of the rules that refuse it."""

    def __init__(self, message: str, rules: Iterable[str] = ()) -> None:
        super().__init__(message)
        self.rules = frozenset(rules)


class NotAsked(BadFile):
    """The error that a verb comes when its player is not asked for it; inside `refuse` it counts as a
    refusal.
    """

    def __init__(self, node: Node, message: str, rules: Iterable[str]) -> None:
        super().__init__(node.file, node.line, message)
        self.rules = frozenset(rules)


class Failed(Exception):
    """The error that a script's expectation is not met."""

    def __init__(self, line: int, expected: str, found: str) -> None:
        super().__init__(f"expected {expected}; found {found}")
        self.line = line
        self.expected = expected
        self.found = found
