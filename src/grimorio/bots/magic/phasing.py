"""The gain from letting a permanent phase out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimorio.games.magic.meaning.deeds import TAP
from grimorio.games.magic.state.masks import CREATURE
from grimorio.games.magic.state.objects import BLOCKERS, NOBODY, Permanent

if TYPE_CHECKING:
    from grimorio.bots.magic.moment import Moment


def gone_worth(m: Moment, key: int, it: Permanent) -> float:
    """The gain of the seat of the moment `m` if the permanent `it` phases out until its player untaps.

    `key` is its id. One's own is saved from what would kill it now; a creature of an opponent neither blocks
    nor attacks, and fights no more. A token is gone for good.
    """
    b = m.b
    worth = b.worth(key) if b.lore.book.face(it.face).token else 0.0
    if it.controller == b.seat:
        return -worth if worth else b.worth(key) if key in m.perils else 0.0
    if b.t.step == BLOCKERS and it.kinds & CREATURE and (it.attacking != NOBODY or it.blocking):
        worth += m.combat.without(key)
    return worth + m.held(key, it, TAP)
