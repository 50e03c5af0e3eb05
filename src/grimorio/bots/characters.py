"""Characters of bots: small differences in what a judgement weighs, at equal strength.

The table `CHARACTERS` has all numbers. How much each character wins and how it differs: docs/characters.md.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Character(NamedTuple):
    """What a bot weighs more or less than the plain judgement, in which every factor is 1, the rest 0.

    `study` counts in Magecraft alone, `keep` and `tricks` in Wizards of Mickey, where no other does.

    Attributes:
        name: the name of the character.
        back: the factor of what the others could do in return.
        own: the factor of what the bot may lose by acting.
        harm: the factor of what the others lose by it.
        care: the factor of the bot's own life when others act.
        bluff: the share of a loss that is not feared while the bot has mana and cards that could prevent it,
            as everybody sees; they need not.
        study: the factor of what is learned for later turns.
        keep: the factor of what cards count for that it keeps for later.
        tricks: the chance of winning that it gives to hide a Spell, or for one that does something at once.
    """

    name: str
    back: float = 1.0
    own: float = 1.0
    harm: float = 1.0
    care: float = 1.0
    bluff: float = 0.0
    study: float = 1.0
    keep: float = 1.0
    tricks: float = 0.0


PLAIN: Final = Character("plain")

CHARACTERS: Final = {
    character.name: character
    for character in (
        PLAIN,
        Character("cautious", back=1.4, own=1.1, care=1.2, keep=3.0),
        Character("fierce", back=0.5, own=0.9, harm=1.25, care=0.9, keep=0.2),
        Character("tricky", own=1.05, bluff=0.5, study=1.5, tricks=0.03),
    )
}
"""The characters by name, the plain one first."""
