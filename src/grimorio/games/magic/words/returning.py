"""The effects by which players return permanents of their own; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from grimorio.games.magic.words.nouns import Choose, Who
from grimorio.games.magic.words.rows import Rows


@dataclass(frozen=True)
class ReturnOwn:
    """Players return permanents that they control to their owners' hands; they choose in turn order."""

    READ: ClassVar[Rows] = (
        "<who> return[s] <what> [he or she controls|you control] to [its owner's hand|their owner's hand]",
    )

    what: Choose
    who: Who
