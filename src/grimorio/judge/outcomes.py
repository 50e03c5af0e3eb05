"""The errors of a step of a scenario: the rules refuse it, or it is not asked for, or its check fails."""

from __future__ import annotations

from collections.abc import Iterable

from grimorio.judge.reading import BadFile, Node
from grimorio.kernel.faults import Fault, Message, Value


class Refused(Fault):
    """The error that the rules do not allow what a step does; `rules` has the ids of these rules."""

    def __init__(
        self, message: str | Message, rules: Iterable[str] = (), cause: str = "", **facts: Value
    ) -> None:
        super().__init__(message, cause, **facts)
        self.rules = frozenset(rules)


class NotAsked(BadFile):
    """The error that a step answers for a player who is not asked for this now.

    Inside the verb `refuse` it counts as a refusal by `rules`, which are ids of rules.
    """

    def __init__(
        self, node: Node, message: str | Message, rules: Iterable[str], cause: str = "", **facts: Value
    ) -> None:
        super().__init__(node.file, node.line, message, cause, **facts)
        self.rules = frozenset(rules)


class Failed(Exception):
    """The error that a script's expectation is not met.

    What is `expected` and `found` is a `Message`, or a text of words of scenarios, which are the same in
    every language.
    """

    def __init__(self, line: int, expected: str | Message, found: str | Message) -> None:
        super().__init__(f"expected {expected}; found {found}")
        self.line = line
        self.expected = expected
        self.found = found
