"""The class for rewriting phrases of today's card texts in the words of 2003."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

SEVEN: Final = r"(?:there are )?seven or more cards (?:are )?in your graveyard"
"""The pattern of the condition under which a player has threshold."""


@dataclass(frozen=True)
class Rewriting:
    """A replacement in a card text that changes the words and keeps the meaning.

    Attributes:
        name: the words of today that are replaced.
        pattern: the regular expression for them.
        by: the text that replaces them, with groups of the match as ``\\1``, or a function of the match.
    """

    name: str
    pattern: str
    by: str | Callable[[re.Match[str]], str]
