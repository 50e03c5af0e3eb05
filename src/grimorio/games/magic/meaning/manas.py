"""What mana abilities may add."""

from __future__ import annotations

from grimorio.games.magic.meaning.costs import produced
from grimorio.games.magic.rules.pools import ONE


def choices(mana: str) -> tuple[int, ...]:
    """The pools that `AddMana.mana` stands for, one of which is added; () for "could"."""
    if mana == "could":
        return ()
    if mana == "any":
        return ONE[:5]
    return tuple(produced(part) for part in mana.split("|"))
