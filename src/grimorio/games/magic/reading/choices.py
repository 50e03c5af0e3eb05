"""Rewritings of colours chosen on resolution, of conditions behind effects, and of abilities in quotation."""

from __future__ import annotations

import re
from typing import Final

from grimorio.games.magic.reading.engine import NAME


def _color_first(match: re.Match[str]) -> str:
    """Rewrite "destroy all enchantments of the color of your choice" with the choice in its own sentence."""
    first = "Choose a color" if match[1] in ("", ": ", ". ") else "choose a color"
    return f"{match[1]}{first}. {match[2][:1].upper()}{match[2][1:]} chosen color"


CHOICES: Final = (
    (
        "of the color of your choice",
        r"(^|: |, |\. )((?:[Rr]eturn|[Dd]estroy|[Tt]ap|[Uu]ntap) all [^.:,;]*? of the) color of your choice",
        _color_first,
    ),
    (
        "of that color",
        r"([Cc]hoose a color\b(?! of)[^\n]*?) of that color\b(?! revealed| from it)",
        r"\1 of the chosen color",
    ),
    (
        "instead, behind two",
        r"\b(If you control an? \w+ permanent and an? \w+ permanent, )(?!instead)([^.]*) instead\.",
        r"\1instead \2.",
    ),
    ("you draw, in quotation", r'("[^"\n]*\. )You draw (a card\.")', r"\1Draw \2"),
    (
        "has vigilance",
        r"^([Ee]nchanted creature gets [+-]\d+/[+-]\d+) and has vigilance\.",
        r"\1. Attacking doesn't cause enchanted creature to tap.",
    ),
    (
        "two keywords of a target",
        r"([Tt]arget creature gets [+-]\d+/[+-]\d+ and gains \w+) and (\w+(?: strike)?) until end of turn",
        r"\1 until end of turn. That creature gains \2 until end of turn",
    ),
    (
        "two protections, gained",
        rf"(Enchanted creature and other creatures that share a creature type with it gain |{NAME} gains )"
        r"(protection from \w+), (protection from \w+) until end of turn",
        r"\1\2 until end of turn. \1\3 until end of turn",
    ),
    (
        "life for each of a color",
        r"([Cc]hoose a color), then you (gain \d+ life for each permanent of the chosen color)",
        r"\1. You \2 in play",
    ),
    (
        "that each player controls",
        r"(deals damage to each player equal to the number of [^.]*?) that player controls",
        r"\1 he or she controls",
    ),
    ("face-down creatures", r"^Face-down creatures (get|have)", r"All face-down creatures \1"),
    ("counter and deal", r"\b([Cc]ounter target spell) and (~ deals)", r"\1. \2"),
    (
        "whenever it becomes the target",
        r"^When (enchanted creature becomes the target of a spell or ability, sacrifice ~)",
        r"Whenever \1",
    ),
    (
        "then loses",
        r"(Each player draws \w+ cards), then (discards [^,.]*?), then (loses \d+ life)",
        r"\1, then each player \2. Each player \3",
    ),
    ("less life", r"\b(you have \d+) or less life", r"\1 life or less"),
    (
        "gain and draw, with little life",
        r"(, if you have \d+ life or less, you gain \d+ life) and draw a card",
        r"\1. Draw a card",
    ),
    (
        "tokens for each of a color",
        r"([Cc]hoose a color), then create (an? \d+/\d+ [^.,]*? token) "
        r"(for each permanent of the chosen color)",
        r"\1. Put \2 into play \3 in play",
    ),
    (
        "converted mana cost of what was said",
        r"(where X is )that (?:creature|artifact|enchantment|land)'s (converted mana cost)",
        r"\1its \2",
    ),
    (
        "the kicked spell deals",
        r"(?<=\. )(If you paid the kicker cost, )it (deals (?:\d+ )?damage)",
        rf"\1{NAME} \2",
    ),
    (
        "another target for damage",
        r"(If you paid the kicker cost, ~ deals \d+ damage to another target)(?=\.)",
        r"\1 creature or player",
    ),
    (
        "enchanted, with a rule",
        r"^(Enchanted creature gets [+-]\d+/[+-]\d+) and (can't block|is (?:white|blue|black|red|green))\.$",
        r"\1. Enchanted creature \2.",
    ),
    (
        "that opponent discards",
        r"(deals damage to an opponent), you (draw a card) and that opponent (discards)",
        r"\1, \2, then that player \3",
    ),
    ("a Wall that has defender", r"^~ has defender as long as it's a Wall\.\n", ""),
    ("attacks each combat", r"\b(attacks?|blocks?) each combat if able", r"\1 each turn if able"),
    (
        "which kicker",
        r"you paid the kicker cost with its ((?:\{[^}]+\})+) kicker",
        r"you paid the \1 kicker cost",
    ),
    (
        "that creature is not regenerated",
        r"(estroy target (?:\w+ )?creature\. )That creature (can't be regenerated)",
        r"\1It \2",
    ),
    ("then it deals", r"\. Then (~ deals)", r". \1"),
    (
        "control of the chosen type",
        r"(of the chosen type than )each( other player, you gain control of all creatures of )that type",
        r"\1any\2the chosen type",
    ),
)
"""(Name, regular expression, replacement) of each rewriting, in the order in which they are applied."""
