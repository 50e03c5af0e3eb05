"""Rewritings of sentences about attacks, blocks, and creatures that change."""

from __future__ import annotations

from typing import Final

COMBAT_RULES: Final = (
    (
        "gains a keyword and is no target, then",
        r"(~ gains \w+ until end of turn) and (can't be the target of spells or abilities this turn)",
        r"\1. ~ \2",
    ),
    (
        "gains shroud too",
        r"(~ gains \w+ until end of turn)\. ~ gains shroud until end of turn",
        r"\1. ~ can't be the target of spells or abilities this turn",
    ),
    (
        "enchanted creature, that attacks",
        r"(Whenever enchanted creature attacks, )it (deals)",
        r"\1enchanted creature \2",
    ),
    (
        "all creatures attack",
        r"^All (creatures (?:attack|block) each (?:turn|combat) if able\.)",
        lambda match: match[1][:1].upper() + match[1][1:],
    ),
    (
        "each creature is daunting",
        r"Each creature (can't be blocked this turn except by two or more creatures\.)",
        r"All creatures \1",
    ),
    (
        "gains menace",
        r"\bgains? menace until end of turn",
        "can't be blocked this turn except by two or more creatures",
    ),
    (
        "otherwise, it gets",
        r"^Enchanted creature (gets [+-]\d/[+-]\d) as long as it's (an? [A-Z]\w+)\. "
        r"Otherwise, it (gets [^.]*)\.",
        r"Enchanted creature \1 as long as enchanted creature is \2.\n"
        r"Enchanted creature \3 as long as enchanted creature isn't \2.",
    ),
    (
        "any number of others",
        r"\bany number of target (creatures with )morph(?: abilities)? other than ~",
        r"any number of other target \1morph abilities",
    ),
    (
        "it, that became blocked",
        r"(Whenever an? ([A-Z]\w+) becomes blocked, )it (gets)",
        r"\1that \2 \3",
    ),
    (
        "gains a keyword and an ability",
        r"Until end of turn, (target creature) gains (\w+) and \"",
        r'Target creature gains \2 until end of turn. Until end of turn, that creature gains "',
    ),
    (
        "each becomes black and of a type",
        r"Until end of turn, each creature (you control) becomes (\w+), its creature type becomes (\w+), "
        r'and it gains "',
        r"Creatures \1 become \2 until end of turn. "
        r"The creature type of creatures \1 becomes \3 until end of turn. "
        r'Until end of turn, creatures \1 gain "',
    ),
    ("gains an ability with when", r"( gains? \")When (this)", r"\1Whenever \2"),
    (
        "becomes a color, gets and gains",
        r"Until end of turn, target creature becomes (\w+), gets ([+-]\d/[+-]\d), and gains \"",
        r"Target creature becomes \1 until end of turn. That creature gets \2 until end of turn. "
        r'Until end of turn, that creature gains "',
    ),
    (
        "its creature type becomes",
        r"When (~ [a-z ]+, its creature type becomes [A-Z])",
        r"Whenever \1",
    ),
    (
        "it has, as long as",
        r"(As long as enchanted (\w+) is [^,]*, )it (has \")",
        r"\1enchanted \2 \3",
    ),
    (
        "it, that hurt you",
        r"(Whenever a creature deals damage to you, put an? \w+ counter on )it",
        r"\1that creature",
    ),
    (
        "it, that deals more",
        r"(~ deals [^.]*\. If you paid the kicker cost, instead )it (deals)",
        r"\1~ \2",
    ),
    ("damage that is sure", r"\.(?: The| That) (damage can't be prevented\.)", r" and the \1"),
    ("it, that stood by", r"(~ didn't attack [^,]*, sacrifice )it\.", r"\1~."),
    (
        "no more than one in each combat",
        r"^(No more than one creature can (?:attack|block) each) combat\.",
        r"\1 turn.",
    ),
)
"""(Name, regular expression, replacement) of each rewriting, in the order in which they are applied."""
