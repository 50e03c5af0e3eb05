"""What a Magus can buy with experience, and why it cannot buy the rest (LIVE-6-COST-1 to -4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from grimorio.games.live.sheet import LIFE_PRICE, STYLE_PRICE, Bought, Sheet
from grimorio.games.live.words import STYLES, TRAITS, Power


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that experience can buy.

    Attributes:
        on, what: the kind and the name of the purchase, as an entry of the sheet's history has them.
        price: how much experience it costs.
        rule: id of the rule.
        why: why the Magus cannot buy it: "had" when it has it already, "dear" when it costs too much; None
            when it can.
    """

    on: Bought
    what: str
    price: int
    rule: str
    why: Literal["had", "dear"] | None


def shop(sheet: Sheet, powers: Mapping[str, Power]) -> tuple[Offer, ...]:
    """Everything that experience can buy for a Magus, also what this Magus cannot buy now.

    Args:
        sheet: the sheet of the Magus.
        powers: all Powers by name.
    """

    def offer(on: Bought, what: str, price: int, rule: str, had: bool = False) -> Offer:
        return Offer(on, what, price, rule, "had" if had else "dear" if price > sheet.available else None)

    return (
        *(offer("style", style, STYLE_PRICE, "LIVE-6-COST-1", style == sheet.style) for style in STYLES),
        *(
            offer("power", power.name, power.price, "LIVE-6-COST-2", power.name in sheet.powers)
            for power in powers.values()
        ),
        offer("life", "", LIFE_PRICE, "LIVE-6-COST-3"),
        *(
            offer("attribute", trait, count, "LIVE-6-COST-4")
            for trait, count in zip(TRAITS, sheet.traits, strict=True)
        ),
    )
