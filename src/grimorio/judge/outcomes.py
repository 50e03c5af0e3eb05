"""The errors of a step of a scenario: the rules refuse it, or it is not asked for, or its check fails."""

from __future__ import annotations

from collections.abc import Iterable

from grimorio.judge.reading import BadFile, Node


class Refused(Exception):
    """The error that the rules do not allow what a step does; `rules` has the ids of these rules."""

    def __init__(self, message: str, rules: Iterable[str] = ()) -> None:
        super().__init__(message)
        self.rules = frozenset(rules)


class NotAsked(BadFile):
    """The error that a step answers for a player who is not asked for this now.

    Inside the verb `refuse` it counts as a refusal by `rules`, which are ids of rules.
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
