"""Rewritings of static abilities that hold only under a condition, and of rules on damage and costs."""

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

DAMAGE: Final[tuple[tuple[str, str, str], ...]] = (
    ("dies, dealt damage", r"(dealt damage by ~ this turn) dies\b", r"\1 is put into a graveyard from play"),
    (
        "damage to a permanent",
        r"\b(would deal damage to a )permanent or player\b",
        r"\1creature or player",
    ),
)
"""Rewritings of static rules on damage: (name, pattern, replacement)."""

COSTS: Final[tuple[tuple[str, str, str], ...]] = (
    (
        "spells of two colors",
        r"^(White|Blue|Black|Red|Green) spells and (\w+) spells you play cost",
        r"\1 or \2 spells you play cost",
    ),
    (
        "spells you play with",
        r" spells you play (with converted mana cost \d+ or greater) cost",
        r" spells \1 you play cost",
    ),
)
"""Rewritings of the rules by which spells cost more or less: (name, pattern, replacement)."""

GRANTS: Final[tuple[tuple[str, str, str], ...]] = (
    (
        "gets, has an ability",
        r'^((?:Enchanted \w+|All \w+(?: creatures)?) gets? [^".]*?) and (has|have) (".*")$',
        r"\1.\n<\1> \2 \3",
    ),
    ("what gets it", r"^<((?:Enchanted \w+|All \w+(?: creatures)?)) gets? [^>]*>", r"\1"),
)
"""Rewritings of static abilities that give an ability: (name, pattern, replacement).

The given ability becomes a paragraph of its own.
"""
