"""The options of the rules that players may set, for gaps and ambiguities of the sources or for comfort."""

from __future__ import annotations

from typing import Final

from grimorio.kernel.setup import GameOption

FIRST: Final = ("chooser", "seat-0", "seat-0-chooses", "seat-1-chooses")

OPTIONS: Final = (
    GameOption("first", FIRST, "chooser", "MTG8-1.START-2", "first-player"),
    GameOption("first-draw", ("no-step", "no-card"), "no-step", "MTG8-1.START-3", "first-draw"),
    GameOption("becomes-size", ("timestamp", "with-type"), "timestamp", None, "becomes-size"),
    GameOption("counters", ("timestamp", "last"), "timestamp", "MTG8-GLOSS-Segnalino", "counters"),
    GameOption("source", ("as-chosen", "as-dealt"), "as-chosen", "MTG8-GLOSS-Fonte-2", "chosen-source"),
    GameOption("mana", ("paying", "any-time"), "paying", "MTG8-2.STACK-3", "mana-abilities"),
)
