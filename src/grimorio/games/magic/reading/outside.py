"""Rewritings of sentences on cards outside play: in libraries, hands and graveyards, or out of the game."""

from __future__ import annotations

import re
from typing import Final


def _next(match: re.Match[str]) -> str:
    """Begin a new sentence with the words behind "Then"."""
    return f". {match[1][:1].upper()}{match[1][1:]}"


def _removed_first(match: re.Match[str]) -> str:
    return f"{match[1]}remove ~ from the game. {match[2].upper()}"


def _either(match: re.Match[str]) -> str:
    comma = "," if match[0].startswith(f"{match[1]},") else ""
    return f"{match[1]}{comma} or {match[2]}"


OUTSIDE: Final = (
    (
        "several players each",
        r"(ny number of target (?:players|opponents)) each (gain|lose|discard|draw)s? ",
        r"\1 \2 ",
    ),
    (
        "their hands",
        r"(ny number of target (?:players|opponents) discard (?:cards from )?)his or her hand( and draw)?s?",
        r"\1their hand\2",
    ),
    (
        "then, in a sentence of its own",
        r"\. Then ((?:that|each) player (?:discards|loses)|put the top card)",
        _next,
    ),
    (
        "the removal at the end of the turn",
        r"\bAt end of turn, r(emove \w+ cards in your graveyard from the game)\.",
        r"R\1 at end of turn.",
    ),
    ("and/or cards", r"(\w+),? and/or (\w+ cards)", _either),
    (
        "itself removed first",
        r"(~ is put into a graveyard from play, )remove it from the game, then (\w)",
        _removed_first,
    ),
    (
        "itself removed, and others",
        r"(remove ~ from the game) and each other player",
        r"\1. Each other player",
    ),
    (
        "a card of a type, into play",
        r"(earch your library for an? [A-Z]\w+ card) and put it into play\.",
        r"\1 and put that card into play.",
    ),
    (
        "then, for each namesake",
        r"^(Target player )gains (\d) life, then gains (\d life for each card named ~ in )each graveyard\.",
        r"\1gains \2 life. That player gains \3all graveyards.",
    ),
    ("half of a life", r"half his or her life, rounded up", "half his or her life rounded up"),
    (
        "a named card, discarded",
        r"^Choose a nonland card name\. (.*reveals his or her hand and discards) (all cards with that name)",
        r"Name a nonland card. \1 from it \2",
    ),
    (
        "two cards found, into play",
        r", put them into play tapped, Then shuffle your library\.",
        r" and put them into play tapped. Then shuffle your library.",
    ),
    (
        "two cards found, into the hand",
        r"(reveal them,) put them into your hand, Then shuffle your library\.",
        r"\1 and put them into your hand. Then shuffle your library.",
    ),
    (
        "another card in your graveyard",
        r"remove an? ([a-z ]*card) in your graveyard other than ~ from the game",
        r"remove another \1 in your graveyard from the game",
    ),
)
"""(Name, regular expression, replacement) of each rewriting, in the order in which they are applied."""
