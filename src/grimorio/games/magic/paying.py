"""What would be tapped for mana: told before it is done."""

from __future__ import annotations

from grimorio.games.magic.meaning.costs import Mana
from grimorio.games.magic.rules.mana import sources
from grimorio.games.magic.rules.objects import Permanent, player
from grimorio.games.magic.rules.pay import PayMana
from grimorio.games.magic.rules.plan import Source, plan
from grimorio.games.magic.rules.play import spell_cost
from grimorio.games.magic.rules.pools import size
from grimorio.games.magic.rules.spare import weigh
from grimorio.kernel.choice import Option
from grimorio.kernel.position import Position


def taps(p: Position, seat: int, cost: Mana, usable: list[Source]) -> tuple[list[int], int]:
    """Which of these the table would tap for a cost, by their ids, and how much mana is left over."""
    pool = player(p, seat).pool
    found = weigh(p, seat, usable)
    chosen = plan(pool, found, cost) or []
    made = sum(size(found[place].outputs[at][1]) for place, at in chosen)
    return [found[place].key for place, _ in chosen], size(pool) + made - cost.value


def previews(p: Position, seat: int) -> dict[str, tuple[list[int], int]]:
    """For each spell or ability offered to a seat now, what `taps` says; X counts as 0.

    The keys are options in words, "cast:Shock" or "activate:7:0".
    """
    found: dict[str, tuple[list[int], int]] = {}
    for choice in p.waiting:
        if choice.seat != seat or choice.ask != "priority":
            continue
        for option in choice.options:
            price = _price(p, seat, option)
            if price is not None:
                mana, without = price
                usable = sources(p, seat, without)
                found[":".join(map(str, option))] = taps(p, seat, mana, usable)
    return found


def _price(p: Position, seat: int, option: Option) -> tuple[Mana, int] | None:
    """The mana an option costs, and what may not be tapped for it."""
    if option[0] == "cast":
        return spell_cost(p, seat, p.book.faces[p.book.face_of[option[1]]]), 0
    if option[0] != "activate":
        return None
    it = p.things[int(option[1])]
    changes = it.changes if isinstance(it, Permanent) else ()
    price = p.book.face(it.face, changes).abilities[int(option[2])].price
    return price.mana, int(option[1]) if price.tap else 0


def rest(p: Position, frame: PayMana) -> list[int]:
    """What the table would tap for what is left of a cost."""
    return taps(p, frame.seat, frame.cost(), frame.sources(p))[0]
