"""Errors of events, in the reader's language: the messages `faults-…` of the catalogues."""

from __future__ import annotations

from grimorio.kernel.faults import Fault, Value
from grimorio.language import told


class EventError(Fault):
    """A fact that is not possible, settings that contradict each other, or a file that holds no event.

    Its English text is in the catalogue too: `message` is empty.

    Attributes:
        cause: the id of its message without the beginning `faults-`.
        facts: the arguments of the message, by name. Each is a name, a number or another error, of which the
            message says where it happened.
    """

    def __init__(self, cause: str, **facts: Value) -> None:
        super().__init__("", cause, **facts)

    def __str__(self) -> str:
        return told(self, "en")

    def said(self, language: str) -> str:
        """The error as one line of text, in English or in the language of this code."""
        return told(self, language)
