"""The effects that last as long as the permanent that made them remains tapped; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from grimorio.games.magic.words.nouns import Keyword, Target
from grimorio.games.magic.words.rows import Rows


@dataclass(frozen=True)
class WhileTapped:
    """As long as this permanent remains tapped, a creature gets a bonus and an ability (MTG8-CR-TETHER-1).

    Attributes:
        what: the creature.
        size: what is added to its power and toughness.
        also: a keyword, "vigilance" (attacking does not cause it to tap), or "shroud" (it is no target).
    """

    EN: ClassVar[Rows] = (
        "(also=vigilance) as long as <card> remains tapped, <what:subject> get[s] <size:signed> and "
        "attacking doesn't cause it to tap",
        "(also=shroud) as long as <card> remains tapped, <what:subject> get[s] <size:signed> and can't be "
        "the target of spells or abilities",
        "as long as <card> remains tapped, <what:subject> get[s] <size:signed> and [has|have] <also:keyword>",
    )

    what: Target
    size: tuple[int, int]
    also: Keyword | Literal["vigilance", "shroud"]
