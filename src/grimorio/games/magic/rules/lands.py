"""Which lands to tap for a cost, where a player's sources of mana are lands of one basic type each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimorio.games.magic.meaning.costs import Mana
from grimorio.games.magic.rules.events import FOR_MANA, TAP
from grimorio.games.magic.rules.mana import BASIC_ABILITY, PLAIN, barred, bonuses
from grimorio.games.magic.rules.spare import SCARCE, wanted
from grimorio.games.magic.rules.usable import usable
from grimorio.games.magic.state.masks import BASIC_TYPES, CREATURE, LAND
from grimorio.games.magic.state.objects import Permanent
from grimorio.games.magic.state.pools import ONE, amount, size
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

if TYPE_CHECKING:
    from grimorio.games.magic.meaning.book import Book

Lands = list[list[int]]
"""For each basic land type, in the order of `BASIC_LANDS`, the ids of lands that have it alone."""


def lands_for(
    p: Position, seat: Seat, without: tuple[int, int], pool: int, cost: Mana
) -> tuple[tuple[int, int, int], ...] | None:
    """The lands to tap so that the pool `pool` can pay a cost, as `plan` would choose them.

    Args:
        p: the position.
        seat: the player.
        without: ids of permanents that are left out; 0 for none.
        pool: the floating mana; it does not pay the cost alone.
        cost: the cost.

    Returns:
        (permanent, ability, pool) for each land, in order; None if `plan` has to choose, because the player
        has other sources or too few.
    """
    lands = plain_lands(p, seat, without)
    if lands is None:
        return None
    taken: list[tuple[int, int]] = []
    supply = [len(keys) for keys in lands]
    for color, want in enumerate(cost.wants):
        lack = want - amount(pool, color) if want and pool else want
        if lack <= 0:
            continue
        if lack > supply[color]:
            return None
        taken += [(key, color) for key in lands[color][:lack]]
        lands[color] = lands[color][lack:]
    more = cost.value - len(taken) - (size(pool) if pool else 0)
    if more > 0:
        spare = _cheapest_first(p, seat, lands, supply)
        if len(spare) < more:
            return None
        taken += spare[:more]
    return tuple([(key, BASIC_ABILITY + color, ONE[color]) for key, color in sorted(taken)])


def _cheapest_first(p: Position, seat: Seat, lands: Lands, supply: list[int]) -> list[tuple[int, int]]:
    """Lands as (permanent, colour), those first whose colour the player needs least and has most (`weigh`).

    `lands` are those left, and `supply` says how many there were of each type.
    """
    colors = [color for color, keys in enumerate(lands) if keys]
    if len(colors) < 2:
        return [(key, color) for color in colors for key in lands[color]]
    wants = wanted(p, seat)
    ranked = [
        (SCARCE * wants[color] // supply[color], key, color) for color in colors for key in lands[color]
    ]
    ranked.sort()
    return [(key, color) for _, key, color in ranked]


def plain_lands(p: Position, seat: Seat, without: tuple[int, int]) -> Lands | None:
    """The player's untapped lands, if each has one basic type and nothing else that mana depends on.

    None if another permanent of the player could be tapped for mana, or if anything happens when one is.
    """
    if p.heard & (TAP | FOR_MANA) or bonuses(p):
        return None
    lands: Lands = [[], [], [], [], []]
    things = p.things
    book: Book = p.book
    for key in usable(p).sources[seat]:
        land: Permanent = things[key]
        if land.tapped or key in without:
            continue
        types = land.types & BASIC_TYPES
        plain = land.kinds & LAND and PLAIN[types]
        if not plain or land.kinds & CREATURE or land.changes or book.face(land.face).activated:
            return None
        if not (book.bars and barred(p, key)):
            lands[types.bit_length() - 1].append(key)
    for keys in lands:
        keys.sort()
    return lands
