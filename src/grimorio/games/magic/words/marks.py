"""The names of the counters that cards put on permanents."""

from __future__ import annotations

from typing import Final

SIZES: Final = (
    "+1/+1", "-1/-1", "+0/+1", "+0/+2", "+1/+0", "+1/+2", "+2/+0", "+2/+2", "-0/-1", "-0/-2", "-1/-0",
    "-2/-0", "-2/-1", "-2/-2",
)  # fmt: skip
"""The counters that change power and toughness by what their names say."""

COUNTERS: Final = (
    *SIZES[:2], "age", "bounty", "charge", "delay", "depletion", "fade", "feather", "fuse", "gold",
    "hourglass", "luck", "mine", "plague", "shred", "spore", "storage", "trap", "verse", *SIZES[2:],
    "arrowhead", "blaze", "corpse", "credit", "cube", "currency", "doom", "energy", "flood", "glyph",
    "healing", "hatchling", "ice", "infection", "javelin", "mire", "music", "net", "omen", "page",
    "pressure", "rust", "scream", "sleep", "soot", "tide", "time", "velocity", "vitality", "wage", "wind",
    "winch", "wish",
)  # fmt: skip
"""The names of the counters that may be put on permanents."""

COUNTER_KINDS: Final = tuple([f"{name} counter" for name in COUNTERS])
"""The values of `That.kinds` in an amount that counts the counters of one name on the permanent itself."""
