"""Errors of events, in the reader's language: the messages `event-faults-…` of the catalogues."""

from __future__ import annotations

from grimorio.kernel import SetupError


class EventError(ValueError):
    """A fact that is not possible, settings that contradict each other, or a file that holds no event.

    Attributes:
        cause: the id of its message without the beginning `event-faults-`.
        facts: the arguments of the message, by name. Each is a name, a number or another error, of which the
            message says where it happened.
    """

    def __init__(self, cause: str, **facts: str | int | EventError | SetupError) -> None:
        super().__init__(cause)
        self.cause = cause
        self.facts = facts

    def __str__(self) -> str:
        return self.said("en")

    def said(self, language: str) -> str:
        """The error as one line of text, in English or in the language of this code."""
        from grimorio.language import translator

        facts = {name: _said(fact, language) for name, fact in self.facts.items()}
        return translator(language, ["event-faults"])(f"event-faults-{self.cause}", **facts)


def _said(fact: str | int | EventError | SetupError, language: str) -> str | int:
    """The argument `fact` of a message as it is shown: a name or a number unchanged, an error as its text.

    The text is in the language with the code `language`, such as "en".
    """
    from grimorio.language import LANGUAGES, translator

    if isinstance(fact, EventError):
        return fact.said(language)
    if not isinstance(fact, SetupError):
        return fact
    if language == LANGUAGES[0] or not fact.cause:
        return str(fact)
    say = translator(language, ["table", "event-faults"])
    try:
        text = say(f"event-faults-{fact.cause}", **fact.facts)
    except KeyError:
        text = say(f"table-cause-{fact.cause}", **fact.facts)
    return f"{fact.field}: {text}" if fact.field else text
