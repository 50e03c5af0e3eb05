"""The cards that the tests of the Special Actions play."""

from __future__ import annotations

from grimorio.games.mickey.words import (
    BLUE,
    OPPOSITE_SPELLS,
    RED,
    THIS,
    Annul,
    Block,
    Continuous,
    Mage,
    MayHide,
    Plus,
    Reveal,
    Spell,
    Spells,
    Static,
    Teleport,
)
from tests.games.mickey.laid import Laid

B = (BLUE,)
ANNUL = Spell("Annul", 1, B, (Annul(OPPOSITE_SPELLS),))
BONUS = Spell("Bonus", 2, B, (Plus(THIS, 3),))
BLOCK = Spell("Block", 1, B, (Block(),))
LASTS = Spell("Lasts", 1, B, (Continuous(), Plus(Spells("own", which="others"), 2)))
REVEAL = Spell("Reveal", 1, B, (Reveal(),))
TELEPORT = Spell("Teleport", 1, B, (Teleport(),))
STATIC = Spell("Static", 3, B, (Static(),))
HIDER = Mage("A", "", B, "Owls", (MayHide(),))
HIDER_X = Mage("X", "", (RED,), "Foxes", (MayHide(),))


def rest(t: Laid, *asks: str) -> Laid:
    """Play on with last options to the end of the challenge; `asks` are questions to stop at."""
    return t.to("assign", "hand-limit", "castle", *asks)
