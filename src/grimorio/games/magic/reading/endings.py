"""Rewritings of sentences about the end of a turn, and of what holds as long as something is in play."""

from __future__ import annotations

import re
from typing import Final

from grimorio.games.magic.reading.averted import AVERTED
from grimorio.games.magic.reading.engine import NAME


def _each_while(match: re.Match[str]) -> str:
    """Rewrite several keywords, each under its own condition, as an ability for each of them.

    The last may be an activated ability in quotation marks; it can be played only under its condition.
    """
    lines: list[str] = []
    for what, when in re.findall(r'(?:, |, and |has )("[^"]*"|[a-z ]+?) (as long as [^,."]*)', match[0]):
        if what.startswith('"'):
            only = when.replace("as long as", "Play this ability only if")
            lines.append(f"{what.strip(chr(34)).rstrip('.')}. {only}.")
        else:
            lines.append(f"{NAME} has {what.removeprefix('and ')} {when}.")
    return "\n".join(lines)


ENDINGS: Final = (
    (
        "divided among up to three creatures",
        r"\b(3 damage divided as you choose among) one, two, or three (target creatures)\b",
        r"\1 any number of \2",
    ),
    (
        "several keywords with conditions",
        r"^~ has [a-z ]+ as long as [^,.\"]*(?:, (?:and )?(?:[a-z ]+|\"[^\"]*\") as long as [^,.\"]*)+\.$",
        _each_while,
    ),
    (
        "haste and removed",
        r"(card from (?:your|a) graveyard to play\. )That creature (gains haste until end of turn\. )"
        r"(?:Exile it|Remove it from the game) at end of turn",
        r"\1It \2Remove it from the game at end of turn",
    ),
    (
        "sacrificed later",
        r"(target (?:face-down )?creature[^.]*\. )At end of turn, sacrifice (?:it|that creature)\.",
        r"\1Sacrifice that creature at end of turn.",
    ),
    (
        "the end of the turn of its controller",
        r"^At end of turn of (enchanted \w+)'s controller, that player sacrifices that \w+\.",
        r"At the end of the turn of \1's controller, the player who controls \1 sacrifices it.",
    ),
    ("leaves the battlefield", r"\bleaves the battlefield\b", "leaves play"),
    *AVERTED,
    (
        "an X/X creature besides",
        r"(: )~ becomes (an X/X [A-Z]\w+ creature)(?: with defender)?(?: in addition to its other types)? "
        r"until end of turn\.(?: It's still an enchantment\.)?",
        r"\1Until end of turn, ~ becomes \2 that's still an enchantment.",
    ),
    (
        "the chosen type besides",
        r"(\"\{1\}: )[Tt]his (?:permanent|creature)(?: becomes|'s type becomes) the creature type of your "
        r"choice (in addition to its other )types until end of turn",
        r"\1Choose a creature type. This creature becomes the chosen type \2creature types until end of "
        r"turn",
    ),
    ("each upkeep", r"^At the beginning of each upkeep,", "At the beginning of each player's upkeep,"),
    (
        "many counters",
        r"^(Whenever a creature has \w+ or more \w+ counters on it, remove all \w+ counters from )it and "
        r"destroy it\. ",
        r"\1that creature. Destroy that creature. ",
    ),
    (
        "with a counter, a Wall",
        r"^Each creature with (a \w+ counter on )it is a Wall in addition to its other creature types"
        r"(?: and has defender)?\.",
        r"All creatures with \1them are Walls in addition to their other creature types.",
    ),
    (
        "that player gains life",
        r"^(When ~ comes into play, target player loses \d+ life\.\nWhen ~ leaves play, )that player gains",
        r"\1the player whom ~'s other ability targeted gains",
    ),
    (
        "the life you lost",
        r"^(When ~ leaves play, you gain life equal to the life you lost )when it (?:entered|came into play)"
        r"(?: the battlefield)?",
        r"\1because of ~'s other ability",
    ),
)
"""(Name, regular expression, replacement) of each rewriting, in the order in which they are applied."""
