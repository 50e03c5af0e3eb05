"""What the Special Actions and our own teams are called in each language."""

from __future__ import annotations

from typing import Final

from grimorio.games.mickey import words as w

ENGLISH: Final[dict[w.Action, str]] = {
    "annul": "Annul",
    "block": "Block",
    "confuse": "Confuse",
    "continuous": "Continuous",
    "corrode": "Corrode",
    "corrupt": "Corrupt",
    "untouchable": "Untouchable",
    "recover": "Recover",
    "reveal": "Reveal",
    "exchange": "Exchange",
    "solitary": "Solitary",
    "subterfuge": "Subterfuge",
    "shatter": "Shatter",
    "static": "Static",
    "teleport": "Teleport",
}
"""Our English names of the Special Actions."""


def action_name(action: w.Action, language: str) -> str:
    """A Special Action: ours in English, that of the Italian and the French rulebook in their languages."""
    if language == "en":
        return ENGLISH[action]
    return w.ACTION_NAMES[action][0 if language == "it" else 1]


def action_of(word: w.SpecialAction) -> w.Action:
    """Which Special Action a word is."""
    return next(action for action in w.ACTION_NAMES if action == type(word).__name__.lower())


TEAMS: Final[dict[str, tuple[str, str]]] = {
    "Lantern Watch": ("Guardia delle Lanterne", "Garde des Lanternes"),
    "Tide Singers": ("Cantori della Marea", "Chanteurs de la Marée"),
    "Ember Forge": ("Fucina di Brace", "Forge de Braise"),
    "Moss Circle": ("Circolo del Muschio", "Cercle de Mousse"),
    "Gilded Masks": ("Maschere Dorate", "Masques Dorés"),
    w.LEGENDARY: ("Mago Leggendario", "Magicien Légendaire"),
}
"""Our teams in Italian and French."""


def team_name(team: str, language: str) -> str:
    """A team; one that players typed in stays as it is."""
    if language == "en" or team not in TEAMS:
        return team
    return TEAMS[team][0 if language == "it" else 1]
