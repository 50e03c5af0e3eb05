"""Rewritings of vigilance on other permanents, of what happens unless someone pays, and of choices."""

from __future__ import annotations

import re
from typing import Final

from grimorio.games.magic import names
from grimorio.games.magic.reading.heads import heads


def _small(text: str) -> str:
    """`text` with a small letter at its beginning, unless a type or the card's name stands there."""
    word = re.split(r"\W", text, maxsplit=1)[0]
    sort, _ = heads(True).get(word, heads(False).get(word, ("", "")))
    return text if sort == "type" else text[:1].lower() + text[1:]


def plural(noun: str) -> str:
    """The plural of the noun phrase `noun`, whose last word is a type of card or creature."""
    before, space, last = noun.rpartition(" ")
    sort, word = heads(False).get(last, ("", last))
    return before + space + (names.type_word(word).en.plural if sort == "type" else f"{last}s")


def _untapped(match: re.Match[str]) -> str:
    """Rewrite "Creatures you control get +1/+1 and have vigilance." as a bonus and a rule of then."""
    bonus = f"{match['lead'] or ''}{match['whose']} {match['bonus']}. " if match["bonus"] else ""
    whose = _small(f"{match['other'] or ''}{match['what']}")
    return f"{bonus}Attacking doesn't cause {whose} to tap."


def _untapped_target(match: re.Match[str]) -> str:
    """Rewrite "Target creature gets +1/+1 and gains vigilance until end of turn" as two sentences."""
    if match[3]:
        return (
            f"{match[1]}{match[2]} {match[3]} until end of turn. "
            "Attacking doesn't cause that creature to tap this turn"
        )
    rule = f"ttacking doesn't cause t{match[2]} to tap this turn"
    return f"{'A' if match[1] == 'T' else 'a'}{rule}"


def _unless_any_pays(match: re.Match[str]) -> str:
    """Rewrite "… unless any player pays {2}." with the payment first, as it was told then."""
    anyone = "any" if match[1] else "Any"
    return f"{match[1] or ''}{anyone} player may pay {match[3]}. If no one does, {_small(match[2])}."


SAYINGS: Final = (
    (
        "others have vigilance",
        r"^(?P<lead>All )?(?P<whose>(?P<other>[Oo]ther )?(?P<what>[A-Za-z][A-Za-z' ]*?))"
        r"(?: (?P<bonus>gets? [+-]\d/[+-]\d) and)? (?:has|have) vigilance\.$",
        _untapped,
    ),
    (
        "a target gains vigilance",
        r"\b([Tt])(arget (?:[a-z]+ )*?creature(?: you control)?)(?: (gets [+-]\d/[+-]\d) and)? gains "
        r"vigilance until end of turn\b",
        _untapped_target,
    ),
    (
        "unless any player pays",
        r"^((?:When|At)[^.,]*, )?([^.:,]*?) unless any player pays (\{\d+\})\.",
        _unless_any_pays,
    ),
    (
        "unless its controller pays",
        r"\b([Tt]arget (creature|permanent|artifact|land|enchantment)\b[^.,]*? unless )its (controller pays)",
        r"\1that \2's \3",
    ),
    (
        "can't block if",
        r"^(~ can't block )if (you control )an? ([A-Za-z ]+)\.$",
        lambda match: f"{match[1]}unless {match[2]}no {plural(match[3])}.",
    ),
    (
        "sacrificed at choice",
        r"\b(sacrifices (?:an?|two|three|four|X) [^.,]*?) of (?:their|his or her) choice\b",
        r"\1",
    ),
    (
        "you choose from the hand",
        r"(reveals his or her hand\. )You choose (an? [^.]*? from it\. That player discards that card)",
        r"\1Choose \2",
    ),
    (
        "untap it, the target",
        r"\b([Tt]arget creature g(?:ets|ains) [^.~]*\. Untap )it\.",
        r"\1that creature.",
    ),
    (
        "it, with a counter",
        r"\b([Pp]ut an? \S+ counter on target (creature|[A-Z]\w+)[^.~]*\. )It (gains|gets)\b",
        r"\1That \2 \3",
    ),
    (
        "its controller, of the target",
        r"\b((?:[Dd]estroy|[Rr]emove|[Rr]eturn|[Cc]ounter) target (?:[a-z]+ )*?(creature|artifact|land|"
        r"enchantment|permanent|spell)\b(?! (?:or|and|card|creature))[^.,~]*\. "
        r"(?:It can't be regenerated\. )?)Its (controller )",
        r"\1That \2's \3",
    ),
    (
        "it, now under your control",
        r"([Gg]ain control of target creature until end of turn\. Untap )(?:it|that creature)\. It (gains)\b",
        r"\1that creature. That creature \2",
    ),
    (
        "the condition first",
        r"^As long as (you control [^,.\"]*|~ is untapped), ((?:~|creatures you control|all |other )"
        r"(?:(?! and )[^,.\"])*)\.$",
        lambda match: f"{match[2][:1].upper()}{match[2][1:]} as long as {match[1]}.",
    ),
    ("blocked by artifacts", r"(~ can't be blocked (?:except )?by artifact) creatures", r"\1s"),
    (
        "reveal them",
        r"(earch your library for up to \w+ [^.,]*?, reveal )them(, and put them into your hand\.)",
        r"\1those cards\2",
    ),
)
"""(Name, regular expression, replacement) of each rewriting, in the order in which they are applied."""
