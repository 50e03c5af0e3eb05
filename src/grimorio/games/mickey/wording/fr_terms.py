"""The French words for colours, kinds of modifiers and of Spells, places and missing facts."""

from __future__ import annotations

from grimorio.games.mickey import words as w

COLOURS: dict[str, str] = {
    "blue": "bleu",
    "yellow": "jaune",
    "black": "noir",
    "red": "rouge",
    "green": "vert",
}
STEPS: dict[w.Step, str] = {
    "worth": "les modificateurs de valeur",
    "times": "les multiplicateurs",
    "divided": "les diviseurs",
    "adds": "les modificateurs positifs complexes",
    "subtracts": "les modificateurs négatifs complexes",
    "plus": "les modificateurs positifs",
    "minus": "les modificateurs négatifs",
    "modified-power": "les modificateurs de Puissance Magique modifiée",
}
KINDS: dict[w.Action, str] = {
    "annul": "de Neutralisation",
    "block": "de Blocage",
    "confuse": "de Confusion",
    "continuous": "à Effet Continu",
    "corrode": "d'Affaiblissement",
    "corrupt": "de Corruption",
    "untouchable": "Immuable",
    "recover": "de Regain",
    "reveal": "de Révélation",
    "exchange": "d'Échange",
    "solitary": "Solitaire",
    "subterfuge": "Subterfuge",
    "shatter": "de Dissipation",
    "static": "Statique",
    "teleport": "de Télétransport",
}
"""The words that follow "Sort" for a Spell with a Special Action: "Sort de Blocage"."""
PLACES = {"left": "de gauche", "centre": "du centre", "right": "de droite"}
UNKNOWN = {
    "colour": "couleur",
    "power": "Puissance Magique",
    "team": "équipe",
    "ability": "capacité",
    "condition": "condition",
    "effect": "effet",
    "amount": "ampleur de l'effet",
}
HANDS = {"own": "dans ta main", "enemy": "dans la main de l'adversaire"}
