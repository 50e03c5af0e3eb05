"""Rewritings of keywords and counters: how today's texts say what cards of 2003 said in other words."""

from __future__ import annotations

import re
from typing import Final

from grimorio.games.magic.reading.engine import NAME


def _apart(match: re.Match[str]) -> str:
    """Rewrite "Flying; phasing" as two paragraphs, each with a capital letter at its beginning."""
    parts = match.group().split("; ")
    return "\n".join([part[:1].upper() + part[1:] for part in parts])


KEYWORDS: Final = (
    ("keywords parted by semicolons", r"^[A-Z][^.;:\"\n]*(?:; [a-z][^.;:\"\n]*)+$", _apart),
    (
        "a card of the hand, as a cost",
        r"\b([Ee])xile (an? [a-z ]*?card) from your hand(?= rather than\b|[:,])",
        lambda match: ("Remove" if match[1] == "E" else "remove") + f" {match[2]} in your hand from the game",
    ),
    (
        "any player, as a sorcery",
        r"Any player may activate this ability but only "
        r"(?:as a sorcery|any time they could cast a sorcery)\.",
        "Activate only as a sorcery. Any player may play this ability.",
    ),
    ("any player", r"\bAny player may activate this ability\.", "Any player may play this ability."),
    (
        "protection from all colors",
        r"\bprotection from all colors\b",
        "protection from white, protection from blue, protection from black, protection from red, "
        "protection from green",
    ),
    (
        "protection from a noun, among others",
        r"^([A-Z][a-z ]+(?:, [a-z ]+)*?), protection from ((?!white|blue|black|red|green|all)[A-Za-z ]+)$",
        f"\\1\n{NAME} has protection from \\2.",
    ),
    (
        "vigilance among others",
        r"^([A-Z][a-z ]+(?:, [a-z ]+)*?), vigilance((?:, [a-z ]+)*)$",
        f"\\1\\2\nAttacking doesn't cause {NAME} to tap.",
    ),
    (
        "was kicked, enters",
        r"\bIf ~ was kicked, it enters(?: the battlefield)? with",
        f"If you paid the kicker cost, {NAME} comes into play with",
    ),
    ("was kicked", r"\b([Ii])f (?:it|~|this spell) was kicked\b", r"\1f you paid the kicker cost"),
    ("creature or player", r"\bthat permanent or player\b", "that creature or player"),
    ("enters with", r"\benters(?: the battlefield)? with\b", "comes into play with"),
)
"""(Name, regular expression, replacement) of each rewriting, in the order in which they are applied."""
