"""The French names of counters."""

from __future__ import annotations

COUNTERS: dict[str, str] = {
    "age": "âge",
    "bounty": "prime",
    "charge": "charge",
    "delay": "délai",
    "depletion": "épuisement",
    "fade": "disparition",
    "feather": "plume",
    "fuse": "mèche",
    "gold": "or",
    "hourglass": "sablier",
    "luck": "chance",
    "mine": "mine",
    "plague": "peste",
    "shred": "lambeau",
    "spore": "spore",
    "storage": "stockage",
    "trap": "piège",
    "verse": "couplet",
}
"""The French names of counters that are called by a word, by their English name; +1/+1 has no such name."""


def counter(name: str) -> str:
    """The French name of counters with the English name `name`, such as "+1/+1" or "plume"."""
    return COUNTERS.get(name, name)
