"""The effects that end the game; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from grimorio.games.magic.words.nouns import YOU, Who
from grimorio.games.magic.words.rows import Rows


@dataclass(frozen=True)
class WinGame:
    """A player wins the game (MTG8-CR-WIN-1)."""

    EN: ClassVar[Rows] = ("<who!> win[s] the game",)

    who: Who = YOU
