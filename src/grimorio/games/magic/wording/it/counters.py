"""The Italian names of counters."""

from __future__ import annotations

COUNTERS: dict[str, str] = {
    "age": "età",
    "bounty": "taglia",
    "charge": "carica",
    "delay": "ritardo",
    "depletion": "esaurimento",
    "fade": "dissolvenza",
    "feather": "piuma",
    "fuse": "miccia",
    "gold": "oro",
    "hourglass": "clessidra",
    "luck": "fortuna",
    "mine": "mina",
    "plague": "peste",
    "shred": "brandello",
    "spore": "spora",
    "storage": "deposito",
    "trap": "trappola",
    "verse": "verso",
}
"""The Italian names of counters that are called by a word, by their English name; +1/+1 has no such name."""


def counter(name: str) -> str:
    """The Italian name of counters with the English name `name`, such as "+1/+1" or "piuma"."""
    return COUNTERS.get(name, name)
