"""What experience buys, and what it does not buy now (LIVE-6-COST-1 to -4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from grimorio.games.live.sheet import LIFE_PRICE, STYLE_PRICE, Bought, Sheet
from grimorio.games.live.words import STYLES, TRAITS, Power


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that experience buys.

    Attributes:
        on, what: as an entry of the sheet's history says it.
        price: experience.
        rule: id of the rule.
        why: why the Magus cannot buy it: "had" already, too "dear"; None when it can.
    """

    on: Bought
    what: str
    price: int
    rule: str
    why: Literal["had", "dear"] | None


def shop(sheet: Sheet, powers: Mapping[str, Power]) -> tuple[Offer, ...]:
    """All there is to buy.

    Args:
        sheet: whose experience it is.
        powers: all Powers by name.
    """

    def offer(on: Bought, what: str, price: int, rule: str, had: bool = False) -> Offer:
        return Offer(on, what, price, rule, "had" if had else "dear" if price > sheet.available else None)

    return (
        *(offer("style", one, STYLE_PRICE, "LIVE-6-COST-1", one == sheet.style) for one in STYLES),
        *(
            offer("power", one.name, one.price, "LIVE-6-COST-2", one.name in sheet.powers)
            for one in powers.values()
        ),
        offer("life", "", LIFE_PRICE, "LIVE-6-COST-3"),
        *(
            offer("attribute", one, count, "LIVE-6-COST-4")
            for one, count in zip(TRAITS, sheet.traits, strict=True)
        ),
    )
