"""Rewritings of effects by which players gain control, shuffle, and creatures cannot be blocked."""

from __future__ import annotations

from typing import Final

HANDING: Final = (
    (
        "it, whose control is gained",
        r"([Uu]ntap target (\w+)(?: [^.,]*?)?) and gain control of it\b",
        r"\1 and gain control of that \2",
    ),
    ("them, untapped", r"([Uu]ntap all (\w+)) and gain control of them\b", r"\1 and gain control of all \2"),
    ("they, untapped", r"(gain control of all (\w+) until end of turn\. )They\b", r"\1All \2"),
    (
        "shroud and unblockable",
        r"(~ can't be the target of spells or abilities this turn) and (is unblockable)",
        r"\1. ~ \2",
    ),
    (
        "dealt to and dealt by",
        r"([Pp]revent all combat damage that would be dealt )(?:this turn )?to and dealt by "
        r"(~|target (\w+)([^.]*?))(?: this turn)?(?=\.)",
        lambda match: (
            f"{match[1]}this turn to {match[2]}. Prevent all combat damage "
            f"{match[2] if match[2].startswith('~') else f'that {match[3]}'} would deal this turn"
        ),
    ),
    (
        "dealt by",
        r"([Pp]revent all (?:combat )?damage )that would be dealt by (target [^.]*?) this turn",
        r"\1\2 would deal this turn",
    ),
    (
        "creatures would deal",
        r"([Pp]revent all (?:combat )?damage )(?=(?:non-)?\w+ creatures(?: and (\w+) creatures)? would deal)",
        r"\1all ",
    ),
    ("creatures of two colors", r"(damage all \w+) creatures and (\w+ creatures would deal)", r"\1 or \2"),
    (
        "you control twenty",
        r"you control (two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) or more (\w+)(?=,)",
        r"you control at least \1 \2",
    ),
    (
        "exile up to",
        r"\b([Ee])xile (up to \w+ target [^.:,]*?) from (a (?:single )?graveyard)",
        lambda match: f"{'R' if match[1] == 'E' else 'r'}emove {match[2]} in {match[3]} from the game",
    ),
    ("single graveyard", r"( target [^.:,]*?cards (?:in|from) a) graveyard", r"\1 single graveyard"),
    (
        "exile what was found",
        r"(earch [^.]* library for [^.]*?) and exile (?:it|that card)\.",
        r"\1 and remove that card from the game.",
    ),
    (
        "exile those found",
        r"(earch [^.]* library for [^.]*?) and exile them\.",
        r"\1 and remove them from the game.",
    ),
    (
        "then that player shuffles",
        r"(from the game\. Then that player shuffles)(?: that library)?\.",
        r"\1 his or her library.",
    ),
    (
        "to their hands",
        r"([Rr]eturn (?:two|three) target cards from an opponent's graveyard to )his or her hand",
        r"\1their owner's hand",
    ),
    (
        "two target creatures",
        r"([Rr]eturn (?:X|two|three|up to \w+) target [^.,]*? to their owner's hand)s\b",
        r"\1",
    ),
    (
        "two kinds of targets",
        r"Return target (\w+) and target (\w+) to their owners' hands",
        r"Return target \1 to its owner's hand. Return target \2 to its owner's hand",
    ),
    (
        "countered this way",
        r"If (?:it's|that spell is) countered this way, (?:remove|exile) it (?:from the game )?instead of",
        "If that spell is countered this way, remove it from the game instead of",
    ),
    (
        "that card, looked at",
        r"(ook at the top card of your library\. You may put )that card (into your graveyard)",
        r"\1the top card of your library \2",
    ),
    (
        "each creature becomes",
        r"[Ee]ach creature (you control )?becomes the chosen type",
        lambda match: ("Creatures you control" if match[1] else "All creatures") + " become the chosen type",
    ),
    ("if that card is", r"(Reveal the top card of your library\. If )that card is\b", r"\1it's"),
    (
        "green and white creatures",
        r"(White|Blue|Black|Red|Green) creatures and (\w+) creatures (can't block this turn|have protection)",
        r"\1 or \2 creatures \3",
    ),
    (
        "gets and becomes",
        r"(~ gets [+-]\d+/[+-]\d+) and (becomes [^.,]*? until end of turn)",
        r"\1 until end of turn. ~ \2",
    ),
    (
        "gains two keywords",
        r"(~ gains) ([a-z ]+?) and ([a-z ]+?) until end of turn(?=\.)",
        r"\1 \2 until end of turn. \1 \3 until end of turn",
    ),
    (
        "that player's graveyard",
        r"(combat damage to a player, you may [^.]*? (?:card|cards) (?:in|from) )that player's graveyard",
        r"\1his or her graveyard",
    ),
    ("with the card type", r"(target \w+ card) in (an opponent's graveyard)", r"\1 from \2"),
)
"""(Name, regular expression, replacement) of each rewriting, in the order in which they are applied."""
