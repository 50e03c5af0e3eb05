"""What is noted of a permanent as a turn begins."""

from __future__ import annotations

from grimorio.games.magic.state.objects import ECHO, Permanent
from grimorio.kernel.seats import Seat


def begun_for(permanent: Permanent, seat: Seat, echo: bool) -> tuple[bool, str]:
    """The values of `Permanent.ready` and `Permanent.chosen` as a turn of the player `seat` begins.

    `echo` says whether the permanent has echo. It is due if they had not had the permanent since
    the beginning of an earlier turn (MTG8-CR-ECHO-1).
    """
    if permanent.controller != seat:
        return permanent.ready, permanent.chosen
    if echo:
        return True, "" if permanent.ready else ECHO
    return True, permanent.chosen
