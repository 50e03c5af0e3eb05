"""The names of the Special Actions and of our own teams in each language."""

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
"""The English names of the Special Actions. The project chose them: the rulebooks are Italian and French."""


def action_name(action: w.Action, language: str) -> str:
    """The name of a Special Action in `language`: "en" as in `ENGLISH`, "it" or "fr" as in the rulebook."""
    if language == "en":
        return ENGLISH[action]
    return w.ACTION_NAMES[action][0 if language == "it" else 1]


def action_of(word: w.SpecialAction) -> w.Action:
    """The name, such as "annul", of the Special Action that a word of a card (``Annul(…)``) describes."""
    return next(action for action in w.ACTION_NAMES if action == type(word).__name__.lower())


TEAMS: Final[dict[str, tuple[str, str]]] = {
    "Lantern Watch": ("Guardia delle Lanterne", "Garde des Lanternes"),
    "Tide Singers": ("Cantori della Marea", "Chanteurs de la Marée"),
    "Ember Forge": ("Fucina di Brace", "Forge de Braise"),
    "Moss Circle": ("Circolo del Muschio", "Cercle de Mousse"),
    "Gilded Masks": ("Maschere Dorate", "Masques Dorés"),
    w.LEGENDARY: ("Mago Leggendario", "Magicien Légendaire"),
}
"""For each team of the project's own cards, by its English name, the Italian and the French name."""


def team_name(team: str, language: str) -> str:
    """The name of a team in a language. A team that is not in `TEAMS` has one name in all languages."""
    if language == "en" or team not in TEAMS:
        return team
    return TEAMS[team][0 if language == "it" else 1]
