"""The Italian names of counters."""

from __future__ import annotations

COUNTERS: dict[str, str] = {
    "age": "età",
    "arrowhead": "punta di freccia",
    "blaze": "vampa",
    "bounty": "taglia",
    "charge": "carica",
    "corpse": "cadavere",
    "credit": "credito",
    "cube": "cubo",
    "currency": "moneta",
    "delay": "ritardo",
    "depletion": "esaurimento",
    "doom": "sventura",
    "energy": "energia",
    "fade": "dissolvenza",
    "feather": "piuma",
    "flood": "inondazione",
    "fuse": "miccia",
    "glyph": "glifo",
    "gold": "oro",
    "hatchling": "nidiata",
    "healing": "guarigione",
    "hourglass": "clessidra",
    "ice": "ghiaccio",
    "infection": "infezione",
    "javelin": "giavellotto",
    "luck": "fortuna",
    "mine": "mina",
    "mire": "pantano",
    "music": "musica",
    "net": "rete",
    "omen": "presagio",
    "page": "pagina",
    "plague": "peste",
    "pressure": "pressione",
    "rust": "ruggine",
    "scream": "urlo",
    "shred": "brandello",
    "sleep": "sonno",
    "soot": "fuliggine",
    "spore": "spora",
    "storage": "deposito",
    "tide": "marea",
    "time": "tempo",
    "trap": "trappola",
    "velocity": "velocità",
    "verse": "verso",
    "vitality": "vitalità",
    "wage": "paga",
    "winch": "verricello",
    "wind": "vento",
    "wish": "desiderio",
}
"""The Italian names of counters that are called by a word, by their English name; +1/+1 has no such name."""


def counter(name: str) -> str:
    """The Italian name of counters with the English name `name`, such as "+1/+1" or "piuma"."""
    return COUNTERS.get(name, name)
