"""Rewritings of what holds only under a condition, or at certain times."""

from __future__ import annotations

import re
from typing import Final

from grimorio.games.magic.reading.engine import NAME


def _each_while(match: re.Match[str]) -> str:
    """Rewrite "~ gets +0/+2 as long as …, and has flying as long as …" as a paragraph for each."""
    return "\n".join(f"{NAME} {part}." for part in re.split(r",? and (?=gets|has)|, (?=gets|has)", match[1]))


WHILE: Final = (
    (
        "several times as long as",
        r"^~ ((?:(?:, (?:and )?)?(?:gets|has) [^,.]*? as long as you control an? \w+){2,})\.$",
        _each_while,
    ),
)
"""Rewritings of static abilities with conditions: (name, pattern, replacement)."""
