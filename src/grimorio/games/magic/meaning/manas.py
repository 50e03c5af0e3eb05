"""The mana that mana abilities may add."""

from __future__ import annotations

from typing import Final

from grimorio.games.magic.meaning.costs import produced
from grimorio.games.magic.state.pools import ONE

OPEN: Final = ("chosen", "yours", "could", "land", "theirs")
"""The values of `AddMana.mana` for one mana of a colour that depends on the position."""


def choices(mana: str) -> tuple[int, ...]:
    """The pools of mana among which the player of a mana ability chooses one to add.

    `mana` is the text in `AddMana.mana`: "any" for any colour, or symbols such as "{G}|{W}" for two pools.
    Empty for `OPEN`, because those colours depend on the position.
    """
    if mana in OPEN:
        return ()
    if mana == "any":
        return ONE[:5]
    return tuple(produced(part) for part in mana.split("|"))
