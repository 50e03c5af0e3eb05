"""The French names of counters."""

from __future__ import annotations

COUNTERS: dict[str, str] = {
    "age": "âge",
    "arrowhead": "pointe de flèche",
    "blaze": "brasier",
    "bounty": "prime",
    "charge": "charge",
    "corpse": "cadavre",
    "credit": "crédit",
    "cube": "cube",
    "currency": "monnaie",
    "delay": "délai",
    "depletion": "épuisement",
    "doom": "fatalité",
    "energy": "énergie",
    "fade": "disparition",
    "feather": "plume",
    "flood": "inondation",
    "fuse": "mèche",
    "glyph": "glyphe",
    "gold": "or",
    "hatchling": "couvée",
    "healing": "guérison",
    "hourglass": "sablier",
    "ice": "glace",
    "infection": "infection",
    "javelin": "javelot",
    "luck": "chance",
    "mine": "mine",
    "mire": "bourbier",
    "music": "musique",
    "net": "filet",
    "omen": "présage",
    "page": "page",
    "plague": "peste",
    "pressure": "pression",
    "rust": "rouille",
    "scream": "cri",
    "shred": "lambeau",
    "sleep": "sommeil",
    "soot": "suie",
    "spore": "spore",
    "storage": "stockage",
    "tide": "marée",
    "time": "temps",
    "trap": "piège",
    "velocity": "vélocité",
    "verse": "couplet",
    "vitality": "vitalité",
    "wage": "solde",
    "winch": "treuil",
    "wind": "vent",
    "wish": "souhait",
}
"""The French names of counters that are called by a word, by their English name; +1/+1 has no such name."""


def counter(name: str) -> str:
    """The French name of counters with the English name `name`, such as "+1/+1" or "plume"."""
    return COUNTERS.get(name, name)
