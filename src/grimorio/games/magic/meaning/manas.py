"""The mana that mana abilities may add."""

from __future__ import annotations

from grimorio.games.magic.meaning.costs import produced
from grimorio.games.magic.rules.pools import ONE


def choices(mana: str) -> tuple[int, ...]:
    """The pools among which a mana ability adds one, from the text in `AddMana.mana`; () for "could"."""
    if mana == "could":
        return ()
    if mana == "any":
        return ONE[:5]
    return tuple(produced(part) for part in mana.split("|"))
