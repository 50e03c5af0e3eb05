"""How the bot `greedy` weighs a challenge: what can be gained, how likely, and what losing costs."""

from __future__ import annotations

from typing import Any, Final

from grimorio.bots.live.worth import LIFE, worth

SPARE: Final = 8
"""The life that the bot never risks: a game with less is soon lost."""

TRAIT: Final = 0.02
"""The worth of a trait, which wins ties later."""

AHEAD: Final = 2 / 3
"""How likely a test is won by a Magus with more traits: they settle equal hands."""
EVEN: Final = 1 / 2
"""How likely a test is won by either Magus when both have equally many traits."""
BEHIND: Final = 1 / 3
"""How likely a test is won by a Magus with fewer traits."""

WINNERS: Final = {"Determination": 1, "Absolute Determination": 3}
"""The rulebook's Powers that win outright, each with its price in life."""

Options = list[list[Any]]
Table = dict[str, Any]


class Bout:
    """A challenge between two Magi, in progress or possible, and what it is worth to one of them.

    Attributes:
        me, other: the Magus of the bot and the opponent, as the view shows them.
        gain: the worth of the pack, less the worth of the pack that would be taken instead.
        holds: whether the bot's Magus holds the pack.
        trait: the category of the challenge, None before it is chosen.
    """

    def __init__(
        self, table: Table, seat: int, other: int, gain: float, holds: bool, trait: str | None
    ) -> None:
        self.me = table["magi"][seat]
        self.other = table["magi"][other]
        self.gain = gain
        self.holds = holds
        self.trait = trait

    def chance(self, trait: str) -> float:
        """The chance that the bot's Magus wins a challenge of this category."""
        mine, theirs = self.me["traits"][trait], self.other["traits"][trait]
        if not theirs:
            return 1.0
        if trait == "mental":
            if self.decides(self.me, self.other, self.holds):
                return 1.0
            if self.decides(self.other, self.me, not self.holds):
                return 0.1
        return AHEAD if mine > theirs else EVEN if mine == theirs else BEHIND

    @staticmethod
    def decides(one: Table, other: Table, holds: bool) -> bool:
        """Whether a Magus has a Power that wins, while no Power of the opponent can overrule it."""
        able = [name for name, life in WINNERS.items() if name in one["powers"] and one["life"] > life]
        against = [name for name, life in WINNERS.items() if name in other["powers"] and other["life"] > life]
        return bool(able) and (not holds or not against or "Absolute Determination" in able)

    def contests(self) -> bool:
        """Whether contesting gains more than it risks.

        The holder is expected to choose the category that suits the holder best.
        """
        if self.me["life"] <= SPARE:
            return False
        traits = [trait for trait, left in self.other["traits"].items() if left]
        if not traits:
            return True
        worst = min(traits, key=self.chance)
        if not self.me["traits"][worst]:
            return False
        won = self.chance(worst)
        cost = TRAIT + LIFE * (worst == "physical")
        return bool(won * self.gain > (1 - won) * cost)

    def category(self, options: Options) -> int:
        """The option of the category that is most likely won; among equals not the one that costs life."""
        values = [self.chance(trait) - 0.01 * (trait == "physical") for _, trait in options]
        return values.index(max(values))

    def power(self, options: Options) -> int:
        """The option of the Power to activate.

        It is a Power that wins, where the test may fail and the pack is worth it; else one that costs nothing
        now.
        """
        names = [option[1] if len(option) > 1 else "" for option in options]
        failing = 1 - (AHEAD if self.me["traits"]["mental"] > self.other["traits"]["mental"] else BEHIND)
        beaten = self.holds and self.decides(self.other, self.me, False)
        for name, life in WINNERS.items():
            useful = not beaten or name == "Absolute Determination"
            worthy = self.me["life"] - life > SPARE and failing * self.gain > life * LIFE
            if name in names and useful and worthy:
                return names.index(name)
        if "Sacrum Fecere" in names:
            return names.index("Sacrum Fecere")
        return names.index("Life Escalation") if "Life Escalation" in names and not beaten else 0

    def retest(self, options: Options) -> int:
        """The option to answer a lost test with.

        The bot overbids where it can, pays life where another test is worth it, and gives no pack back for a
        pack.
        """
        if ["overbid"] in options:
            return options.index(["overbid"])
        worthy = self.trait is not None and self.chance(self.trait) * self.gain > LIFE
        if ["life"] in options and self.me["life"] > SPARE and worthy:
            return options.index(["life"])
        return 0


def bout(table: Table, seat: int) -> Bout:
    """The challenge that the seat is in, or would begin by contesting."""
    challenge, picks = table["challenge"], table["picks"]
    holder = challenge["holder"] if challenge else picks["holder"] if picks else seat
    holds = holder == seat
    other = (challenge["rival"] if holds else holder) if challenge else holder
    pack = challenge["pack"] if challenge else picks["pack"] if picks else None
    return Bout(table, seat, other, gain_of(table, pack), holds, challenge["trait"] if challenge else None)


def gain_of(table: Table, pack: str | None) -> float:
    """The worth of a pack beyond that of the last one that would be taken from the table instead.

    Without a pack the challenge is about a place at the completion, which is worth little.
    """
    if pack is None:
        return LIFE
    picks = table["picks"]
    count = sum(taker["packs"] for taker in picks["left"]) if picks else 1
    others = sorted((worth(name) for name in table["packs"] if name != pack), reverse=True)
    last = others[min(count, len(others)) - 1] if others else 0.0
    return worth(pack) - last
