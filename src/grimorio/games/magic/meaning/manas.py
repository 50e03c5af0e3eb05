"""The mana that mana abilities may add."""

from __future__ import annotations

from grimorio.games.magic.meaning.costs import produced
from grimorio.games.magic.rules.pools import ONE


def choices(mana: str) -> tuple[int, ...]:
    """The pools of which `AddMana.mana` adds one; () for "could"."""
    if mana == "could":
        return ()
    if mana == "any":
        return ONE[:5]
    return tuple(produced(part) for part in mana.split("|"))
