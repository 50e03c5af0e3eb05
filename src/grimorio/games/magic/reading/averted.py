"""Rewritings of sentences by which damage of a certain kind, or a graveyard, is averted."""

from __future__ import annotations

from typing import Final

_GONE: Final = r"if it would (?:die|be put into a graveyard from play|be put into a graveyard) this turn, "
_AWAY: Final = "If it would be put into a graveyard this turn, remove it from the game instead."

AVERTED: Final = (
    (
        "damage already dealt to it",
        r"(target creature equal to the damage already dealt to )it( this turn)",
        r"\1that creature\2",
    ),
    (
        "damage equal to damage",
        r"deals damage to (target creature) equal to (the damage already dealt to that creature this turn)",
        r"deals damage to \1 equal to \2",
    ),
    (
        "removed from the game instead of dying",
        r"\bIf it's a creature, it can't be regenerated this turn, and " + _GONE + r"exile it instead\.",
        f"That creature can't be regenerated this turn. {_AWAY}",
    ),
    (
        "removed from the game if kicked",
        r"\b(that creature )can't be regenerated this turn,? and " + _GONE + r"(?:exile|remove) it "
        r"(?:from the game )?instead\.",
        rf"\1can't be regenerated this turn. {_AWAY}",
    ),
    (
        "removed from the game if kicked, today",
        r"(kicker cost, )instead (that creature can't be regenerated this turn),? and "
        + _GONE
        + r"exile it\.",
        rf"\1\2. {_AWAY}",
    ),
    (
        "the spell deals it to its controller",
        r"(spell would deal damage to you this turn, )that spell deals (that damage to its controller)",
        r"\1it deals \2",
    ),
    (
        "damage to one or both",
        r"(he next time damage would be dealt to ~) and/or you\b",
        r"\1 or you",
    ),
    (
        "damage of a color",
        r"\b([Pp])revent all damage that sources of the color of your choice would deal this turn",
        lambda match: (
            f"{'C' if match[1] == 'P' else 'c'}hoose a color. Prevent all damage that sources of the chosen "
            "color would deal this turn"
        ),
    ),
)
"""(Name, regular expression, replacement) of each rewriting, in the order in which they are applied."""
