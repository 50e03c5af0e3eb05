"""Rewritings of effects that happen only if a condition is true: with threshold, or a kicker cost paid."""

from __future__ import annotations

import re
from typing import Final

from grimorio.games.magic.reading.engine import NAME

_SEVEN: Final = "seven or more cards are in your graveyard"

GATES: Final = (
    (
        "instead, behind",
        r"\b(If you paid the kicker cost, )(?!instead)([^.]*) instead\.",
        r"\1instead \2.",
    ),
    (
        "they, you control",
        r"(Creatures you control [^.]*\. If [^.,]*, )they (get|gain)",
        r"\1creatures you control \2",
    ),
    ("and deals", r"((?i:instead) destroy that \w+) and (~ deals)", r"\1. \2"),
    ("also gain", r"\balso gain\b", "gain"),
    ("each player's lands", r"([Ee]ach player sacrifices all \w+) he or she controls", r"\1"),
    (
        "that card to play",
        r"(target (\w+) card from your graveyard [^.]*\.\s[^.]*return that) card from your graveyard to play",
        r"\1 \2 card to play",
    ),
)
"""(Name, regular expression, replacement) of each rewriting, in the order in which they are applied."""

_GATED: Final = re.compile(
    rf"^Threshold — (?:If {_SEVEN}, )?(?P<first>[Ii]nstead )?(?P<deeds>.*?)"
    rf"(?P<behind> instead)?(?: if {_SEVEN})?(?P<more>\.(?: .*)?)$"
)
"""The pattern of effects of an instant or sorcery that happen only with threshold."""


def gated(part: str) -> str:
    """The paragraph `part` of a card text, with the condition of threshold written in front of its effects.

    A paragraph whose effects do not depend on threshold is returned as it is.
    """
    gate = _GATED.match(part)
    if gate is None:
        return part
    instead = "instead " if gate["first"] or gate["behind"] else ""
    deeds = gate["deeds"] if gate["deeds"].startswith(NAME) else gate["deeds"][:1].lower() + gate["deeds"][1:]
    return f"If {_SEVEN}, {instead}{deeds}{gate['more']}"
