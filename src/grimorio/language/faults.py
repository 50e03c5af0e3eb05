"""Say texts that carry a key and values, such as `kernel.faults.Message`, in a reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Protocol

from grimorio.language.messages import LANGUAGES, translator


class Said(Protocol):
    """A text that can be translated: see `kernel.faults.Message`."""

    @property
    def message(self) -> str:
        """The text in English; empty if the catalogue alone has it."""

    @property
    def cause(self) -> str:
        """The key of the text in the catalogue, or "" if it is not translated."""

    @property
    def facts(self) -> Mapping[str, Any]:
        """The values that the text mentions, by name."""


def message_id(said: Said) -> str:
    """The id of a text's message in the catalogues; "" if it has none."""
    catalogue = getattr(said, "catalogue", "faults")
    return f"faults-{said.cause}" if said.cause and catalogue == "faults" else said.cause


def told(said: Said, language: str) -> str:
    """A text in the language with this code. What has no words in it is told in English, and said to be."""
    if not said.message and not said.cause:
        return ""
    if said.message and language == LANGUAGES[0]:
        return said.message
    if said.cause:
        say = translator(language, [getattr(said, "catalogue", "faults")])
        values = {name: _value(value, language) for name, value in said.facts.items()}
        with suppress(KeyError):
            return say(message_id(said), **values)
    return translator(language, ["faults"])("faults-english", detail=said.message)


def _value(value: Any, language: str) -> str | int | float:
    """A value of a message as text: a list separated by commas, a text with a key in the language."""
    if isinstance(value, str | int | float):
        return value
    if isinstance(value, tuple):
        return ", ".join(str(_value(part, language)) for part in value)
    text = told(value, language)
    field = getattr(value, "field", "")
    return f"{field}: {text}" if field else text
