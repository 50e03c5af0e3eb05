"""The effects that turn permanents face down or face up, or look at them; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from grimorio.games.magic.words.nouns import What
from grimorio.games.magic.words.rows import Rows


@dataclass(frozen=True)
class TurnFaceUp:
    """Face-down permanents are turned face up, without a cost (MTG8-CR-MORPH-6)."""

    EN: ClassVar[Rows] = ("turn <what> face up",)

    what: What


@dataclass(frozen=True)
class TurnFaceDown:
    """Permanents with a morph ability are turned face down (MTG8-CR-MORPH-6)."""

    EN: ClassVar[Rows] = ("turn <what> face down",)

    what: What


@dataclass(frozen=True)
class LookAt:
    """You look at face-down permanents."""

    EN: ClassVar[Rows] = ("look at <what>",)

    what: What
