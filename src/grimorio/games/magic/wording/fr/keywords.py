"""The names of keyword abilities in French."""

from __future__ import annotations

from grimorio.language.phrases import Noun

KEYWORDS: dict[str, Noun] = {
    "flying": Noun("vol", "vols"),
    "first strike": Noun("initiative", "initiatives", "f"),
    "double strike": Noun("double initiative", "doubles initiatives", "f"),
    "haste": Noun("célérité", "célérités", "f"),
    "trample": Noun("piétinement", "piétinements"),
    "fear": Noun("peur", "peurs", "f"),
    "plainswalk": Noun("traversée des plaines", "traversées des plaines", "f"),
    "islandwalk": Noun("traversée des îles", "traversées des îles", "f"),
    "swampwalk": Noun("traversée des marais", "traversées des marais", "f"),
    "mountainwalk": Noun("traversée des montagnes", "traversées des montagnes", "f"),
    "forestwalk": Noun("traversée des forêts", "traversées des forêts", "f"),
    "protection from white": Noun("protection contre le blanc", "protections contre le blanc", "f"),
    "protection from blue": Noun("protection contre le bleu", "protections contre le bleu", "f"),
    "protection from black": Noun("protection contre le noir", "protections contre le noir", "f"),
    "protection from red": Noun("protection contre le rouge", "protections contre le rouge", "f"),
    "protection from green": Noun("protection contre le vert", "protections contre le vert", "f"),
    "shadow": Noun("distorsion", "distorsions", "f"),
    "phasing": Noun("déphasage", "déphasages"),
}
