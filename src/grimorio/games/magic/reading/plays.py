"""Rewritings of phrases that limit abilities, and of phrases for triggers, costs and numbers."""

from __future__ import annotations

import re
from typing import Final

from grimorio.games.magic import names
from grimorio.games.magic.reading.engine import NAME
from grimorio.games.magic.reading.rewriting import SEVEN, Rewriting


def _untapped(match: re.Match[str]) -> str:
    """Rewrite "Soldier creatures have vigilance." as in 2003: "Attacking doesn't cause … to tap." """
    if match[1] not in names.all_creature_types():
        return match[0]
    return f"Attacking doesn't cause {names.type_word(match[1]).en.plural} to tap."


PLAYS: Final = (
    Rewriting(
        "activate once",
        r"\bActivate (?:this ability )?only once each turn\.",
        "Play this ability only once each turn.",
    ),
    Rewriting(
        "activate if",
        r"\bActivate (?:this ability )?only if (you control|an opponent controls)",
        r"Play this ability only if \1",
    ),
    Rewriting(
        "and only if seven",
        rf"^(Threshold — .*only once each turn) and only if {SEVEN}\.$",
        r"\1.",
    ),
    Rewriting(
        "at least so many",
        r"\b(you control) (two|three|four|five|six|seven|ten|twenty) or more",
        r"\1 at least \2",
    ),
)
"""The rewritings of the sentences that say when and how often an ability may be played."""

PHRASES: Final = (
    Rewriting(
        "counters on it",
        r"\b(for each|the number of) ([+-]\d/[+-]\d|[a-z]+) (counters?) on it\b",
        rf"\1 \2 \3 on {NAME}",
    ),
    Rewriting("the removed cards", r"\breturn the exiled (cards?) to play", r"return the removed \1 to play"),
    Rewriting(
        "under your control",
        r"([Ww]henever an? [^.,~]*?) comes into play under your control",
        r"\1 you control comes into play",
    ),
    Rewriting("other than itself", r"\btarget (\w+) other than ~", r"another target \1"),
    Rewriting("flash", r"^Flash$", "You may play ~ any time you could play an instant."),
    Rewriting(
        "as though it had flash",
        r"^You may play ~ as though it had flash if you pay (\{\d\}) more to play it\.",
        "You may play ~ any time you could play an instant if you pay \\1 more to play it.",
    ),
    Rewriting("vigilance of a type", r"^([A-Z]\w+) creatures have vigilance\.", _untapped),
    Rewriting(
        "whenever, from the graveyard",
        r"^When (an? [^,.]* comes into play, you may return ~ from your graveyard)",
        r"Whenever \1",
    ),
    Rewriting("domain", r"^Domain — (\w)", lambda match: match[1]),
    Rewriting("discard of a kind", r"—Discard (an? [A-Z]\w+ card)\.", r"—Discard \1 from your hand."),
)
"""The rewritings of phrases for triggers, costs and numbers."""
