"""Which option passes a choice, for callers that answer for a person who does not want to be asked."""

from __future__ import annotations

from typing import Final

from grimorio.kernel import Choice, Option

PASSES: Final[tuple[Option, ...]] = (("done",), ("no",), ("pass",))
"""The options that pass a choice; a choice without such an option is never passed automatically."""


def only_passes(choice: Choice) -> bool:
    """Whether a choice offers nothing but to pass."""
    return len(choice.options) == 1 and choice.options[0] in PASSES


def passed(choice: Choice) -> Option | None:
    """The option that passes a choice; None if it has no such option."""
    options = tuple(choice.options)
    return next((option for option in PASSES if option in options), None)
