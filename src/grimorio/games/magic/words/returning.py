"""The effects by which players return permanents of their own; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from grimorio.games.magic.words.nouns import Choose, That, Who
from grimorio.games.magic.words.rows import Rows


@dataclass(frozen=True)
class ReturnOwn:
    """Players return permanents that they control to their owners' hands; they choose in turn order."""

    READ: ClassVar[Rows] = (
        "<who> return[s] <what> [he or she controls|you control] to [its owner's hand|their owner's hand]",
    )

    what: Choose
    who: Who


@dataclass(frozen=True)
class ReturnBuried:
    """Players return all cards in their graveyards that fit a noun to play, all at the same time."""

    EN: ClassVar[Rows] = ("<who> return[s] all <what:plural@graveyard> from <who.his> graveyard to play",)

    what: That
    who: Who
