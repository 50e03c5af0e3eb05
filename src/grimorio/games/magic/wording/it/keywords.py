"""The names of keyword abilities in Italian."""

from __future__ import annotations

KEYWORDS: dict[str, str] = {
    "flying": "volare",
    "first strike": "attacco improvviso",
    "double strike": "doppio attacco",
    "haste": "rapidità",
    "trample": "travolgere",
    "fear": "paura",
    "plainswalk": "passa-pianure",
    "islandwalk": "passa-isole",
    "swampwalk": "passa-paludi",
    "mountainwalk": "passa-montagne",
    "forestwalk": "passa-foreste",
    "protection from white": "protezione dal bianco",
    "protection from blue": "protezione dal blu",
    "protection from black": "protezione dal nero",
    "protection from red": "protezione dal rosso",
    "protection from green": "protezione dal verde",
    "shadow": "ombra",
    "phasing": "fase",
}
