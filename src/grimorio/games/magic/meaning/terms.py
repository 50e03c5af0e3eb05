"""The terms of nouns, such as "you control" or "attacking", as the numbers to which filters compile them."""

from __future__ import annotations

from typing import Final

from grimorio.games.magic.meaning.scope import GRAVEYARD, HAND, LIBRARY, PERMANENTS, STACK
from grimorio.games.magic.state.masks import LAND, PERMANENT
from grimorio.games.magic.words.nouns import BASIC_TYPE, COUNTER_KINDS, KINDS

YOU: Final = 1
OPPONENT: Final = 2
TARGET_PLAYER: Final = 3
THAT_PLAYER: Final = 4
CONTROLLERS: Final = {
    None: 0,
    "you": YOU,
    "opponent": OPPONENT,
    "another player": OPPONENT,
    "target player": TARGET_PLAYER,
    "that player": THAT_PLAYER,
}
FREE: Final = 0
ATTACKING: Final = 1
BLOCKING: Final = 2
IN_COMBAT: Final = 3
ATTACKING_YOU: Final = 4
BLOCKING_IT: Final = 5
COMBATS: Final = {
    "": FREE,
    "attacking": ATTACKING,
    "blocking": BLOCKING,
    "attacking or blocking": IN_COMBAT,
    "attacking you": ATTACKING_YOU,
    "blocking it": BLOCKING_IT,
}
ANY_KIND: Final = 63
SOURCES: Final = 128
"""A value for `zones` of a `Filter`, never added to others: the noun describes sources of damage anywhere."""
WIDE: Final = {
    "permanent": PERMANENT,
    "card": ANY_KIND,
    "spell": ANY_KIND,
    "source": ANY_KIND,
    BASIC_TYPE: LAND,
    **dict.fromkeys(COUNTER_KINDS, PERMANENT),
}
_IN_PLAY: Final = ("artifact", "creature", "enchantment", "land", "permanent")
_CARDS: Final = (*KINDS, "card", "permanent")
KINDS_OF: Final = {
    PERMANENTS: _IN_PLAY,
    STACK: ("artifact", "creature", "enchantment", "instant", "sorcery", "spell"),
    GRAVEYARD: _CARDS,
    HAND: _CARDS,
    LIBRARY: _CARDS,
    SOURCES: (*KINDS, "permanent", "source"),
}
"""By zone (a bit of `scope`, or `SOURCES`): the words for kinds of objects that a noun may use there."""
COUNTED: Final = 256
"""A bit to add to `zones` of a `Filter`: the noun is only used to count objects ("the number of …").

Only such a noun may ask whose hand or library the cards are in.
"""
AIMED: Final = 512
LOOSE: Final = 2048
"""A bit to add to `zones` of a `Filter`: the filter is for targets, which a player chooses.

Such a filter can refer only to targets that are chosen before.
"""
_NO_BOUND: Final = 1 << 60


def limits(bounds: tuple[int, int]) -> tuple[int, int]:
    """The least and the greatest value within `bounds`, of which -1 means no bound.

    In the result, a number that is never reached stands for no bound.
    """
    least, most = bounds
    return (least if least >= 0 else -_NO_BOUND, most if most >= 0 else _NO_BOUND)
