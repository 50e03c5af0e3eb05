"""The weighing of a challenge by the bot `greedy`: gain, chance of success, and cost of losing."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any, Final

from grimorio.bots.live.worth import LIFE, worth
from grimorio.kernel.seats import Seat

SPARE: Final = 8
"""The life below which the bot never pays life, because a game begun with less is soon lost."""

TRAIT: Final = 0.02
"""The worth of gaining a trait, since more traits settle ties in later challenges."""

AHEAD: Final = 2 / 3
"""The chance of winning a test for the Magus with more traits, who also wins when both show the same hand."""
EVEN: Final = 1 / 2
"""The chance of winning a test when both Magi have equally many traits."""
BEHIND: Final = 1 / 3
"""The chance of winning a test for the Magus with fewer traits."""

WINNERS: Final = {"Determination": 1, "Absolute Determination": 3}
"""The Powers of the rulebook that win a test outright, each with its price in life."""

Options = list[list[Any]]
"""The options of a choice as the view has them: lists of words and numbers."""
Table = dict[str, Any]
"""The table of an auction as a view shows it."""
Value = Callable[[str], float]
"""A function that gives the worth of a pack by the name of its card, in the unit of `worth`."""
Magus = dict[str, Any]
"""A Magus as the table shows it, with its "powers", "life" and "traits"."""


class Bout:
    """A challenge between two Magi, in progress or possible, judged for the bot's Magus.

    Attributes:
        me, other: the Magus of the bot and the opponent, as the view shows them.
        gain: the worth of the disputed pack, minus the worth of the pack that the bot would take instead.
        holds: whether the bot's Magus holds the pack.
        trait: the category (trait) of the challenge; None before it is chosen.
        life: the worth of a point of life.
    """

    life = LIFE

    def __init__(
        self, table: Table, seat: Seat, other: int, gain: float, holds: bool, trait: str | None
    ) -> None:
        self.me = table["magi"][seat]
        self.other = table["magi"][other]
        self.gain = gain
        self.holds = holds
        self.trait = trait

    def reversed(self) -> Bout:
        """The same challenge judged for the other Magus, to whom the pack is taken to be worth as much."""
        turned = copy(self)
        turned.me, turned.other, turned.holds = self.other, self.me, not self.holds
        return turned

    def odds(self, trait: str) -> float:
        """The chance that the bot's Magus wins a test of the category `trait` without Powers."""
        mine, theirs = self.me["traits"][trait], self.other["traits"][trait]
        return AHEAD if mine > theirs else EVEN if mine == theirs else BEHIND

    def chance(self, trait: str) -> float:
        """The chance that the bot's Magus wins a challenge of the category `trait`."""
        if not self.other["traits"][trait]:
            return 1.0
        if trait == "mental":
            if self.decides(self.me, self.other, self.holds):
                return 1.0
            if self.decides(self.other, self.me, not self.holds):
                return 0.1
        return self.odds(trait)

    @staticmethod
    def decides(magus: Magus, other: Magus, holds: bool) -> bool:
        """Whether a Magus has a Power that wins the test, and the `other` has none that overrules it.

        `holds` says whether `magus` holds the disputed pack.
        """
        able = [name for name, life in WINNERS.items() if name in magus["powers"] and magus["life"] > life]
        against = [name for name, life in WINNERS.items() if name in other["powers"] and other["life"] > life]
        return bool(able) and (not holds or not against or "Absolute Determination" in able)

    def contests(self) -> bool:
        """Whether contesting the pack gains more than it risks.

        It is assumed that the holder chooses the category that suits the holder best. Who has no traits
        left yields, so that nothing is risked.
        """
        traits = [trait for trait, left in self.other["traits"].items() if left]
        if not traits:
            return True
        if self.me["life"] <= SPARE:
            return False
        worst = min(traits, key=self.chance)
        if not self.me["traits"][worst]:
            return False
        won = self.chance(worst)
        cost = TRAIT + self.life * (worst == "physical")
        return bool(won * self.gain > (1 - won) * cost)

    def category(self, options: Options) -> int:
        """The index in `options` of the category that the bot most likely wins.

        Of equally likely ones, a category of which the other has no traits comes first, for it costs nothing;
        one that costs life comes last.
        """
        left = self.other["traits"]
        values = [
            self.chance(trait) - bool(left[trait]) * (0.01 if trait == "physical" else 0.001)
            for _, trait in options
        ]
        return values.index(max(values))

    def power(self, options: Options) -> int:
        """The index of the option, in `options`, that names the Power to activate, or none.

        The bot activates a Power that wins, if it may lose the test (the throw of hands) and the pack is
        worth the price; else a Power that costs nothing now.
        """
        names = [option[1] if len(option) > 1 else "" for option in options]
        failing = 1 - (AHEAD if self.me["traits"]["mental"] > self.other["traits"]["mental"] else BEHIND)
        beaten = self.holds and self.decides(self.other, self.me, False)
        for name, life in WINNERS.items():
            useful = not beaten or name == "Absolute Determination"
            worthy = self.me["life"] - life > SPARE and failing * self.gain > life * self.life
            if name in names and useful and worthy:
                return names.index(name)
        if "Sacrum Fecere" in names:
            return names.index("Sacrum Fecere")
        return names.index("Life Escalation") if "Life Escalation" in names and not beaten else 0

    def retest(self, options: Options) -> int:
        """The index of the answer to a lost test.

        The bot overbids if it can, else it pays life for another test if that is worth the life, else it
        accepts the loss. It never uses a Power that gives a pack back for another test.
        """
        if ["overbid"] in options:
            return options.index(["overbid"])
        worthy = self.trait is not None and self.chance(self.trait) * self.gain > self.life
        if ["life"] in options and self.me["life"] > SPARE and worthy:
            return options.index(["life"])
        return 0


def bout(table: Table, seat: Seat, value: Value = worth) -> Bout:
    """The challenge that the seat is in, or that it would begin if it contested the pack.

    `value` gives the worth of a pack, by name.
    """
    challenge, picks = table["challenge"], table["picks"]
    holder = challenge["holder"] if challenge else picks["holder"] if picks else seat
    holds = holder == seat
    other = (challenge["rival"] if holds else holder) if challenge else holder
    pack = challenge["pack"] if challenge else picks["pack"] if picks else None
    trait = challenge["trait"] if challenge else None
    return Bout(table, seat, other, gain_of(table, pack, value), holds, trait)


def gain_of(table: Table, pack: str | None, value: Value = worth) -> float:
    """What a seat gains by winning the challenge about a pack (its name), compared with losing it.

    It is the worth of the pack, minus that of the pack that the seat would be left with otherwise. If `pack`
    is None, the challenge is about a place at the completion, which is worth little. `value` gives the worth
    of a pack, by name.
    """
    if pack is None:
        return LIFE
    picks = table["picks"]
    count = sum(taker["packs"] for taker in picks["left"]) if picks else 1
    others = sorted((value(name) for name in table["packs"] if name != pack), reverse=True)
    last = others[min(count, len(others)) - 1] if others else 0.0
    return value(pack) - last
