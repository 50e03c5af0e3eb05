"""What players of a campaign of Magic Live earn in a tournament."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from grimorio.kernel.faults import Fault
from grimorio.kernel.sizes import quoted


@dataclass(frozen=True, slots=True)
class Award:
    """The criterion by which players earn experience, as they agreed (LIVE-5-XP-1).

    Attributes:
        by: "wins" (experience for each game won) or "places" (for the first places).
        xp: the experience for each win, or that for the first place, the second, the third, and so on.
    """

    by: Literal["wins", "places"]
    xp: tuple[int, ...]

    def __post_init__(self) -> None:
        if self.by not in ("wins", "places"):
            raise Fault("expected wins or places, found {found}", "live-award-by", found=quoted(self.by))
        if not self.xp or not all(0 <= one <= 99 for one in self.xp):
            problem = "expected numbers from 0 to 99, found {found}"
            raise Fault(problem, "live-award-numbers", found=quoted(self.xp))
        if self.by == "wins" and len(self.xp) > 1:
            raise Fault("expected one number: the experience for a win", "live-award-win")


EACH_WIN: Final = Award("wins", (1,))
"""One point of experience for each duel won (LIVE-5-XP-E1)."""

FIRST_THREE: Final = Award("places", (8, 5, 3))
"""Eight, five and three points of experience for the first three places (LIVE-5-XP-E2)."""
