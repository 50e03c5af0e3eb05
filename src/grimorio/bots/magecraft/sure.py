"""What is sure in a Magic phase: answers after which at best less can be reached than after another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from grimorio.bots.magecraft.engine import ATTACK, DRAW, HEAL, SHIELD, VANISH, exactly_paid
from grimorio.bots.magecraft.plan import LEFT_OVER, Plan
from grimorio.bots.magecraft.standing import FULL_HP, TO_WIN
from grimorio.games.magecraft.gems import ANY, ONE, SHIFTS, Gems, covers, total
from grimorio.kernel import Option

MOST: Final = 400
"""The most ends of a phase that are compared; with more, nothing counts as sure."""

WON: Final = 1000.0

End = tuple[float, ...]
"""What the end of a phase has, respect by respect; more is better in each."""


class Unsure(ValueError):
    """Gems are drawn or vanish, or there are too many ends."""


class Ends:
    """The ends of a Magic phase of two players in which nothing is drawn, as far as a plan reaches.

    Args:
        plan: the plan of the seat that is asked.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.left = MOST

    def of(self, option: Option, grimoire: int, index: int, gold: int, used: bool) -> frozenset[End]:
        """The ends after an option: to begin a grimoire, to cast the next spell, the ability, or to stop.

        `grimoire` and `index` are those of the next spell, `gold` the colour of the gold gem at hand, and
        `used` says whether the ability has been used. Raises Unsure.
        """
        hand = self.plan.hand
        if option[0] == "grimoire":
            return frozenset(self._cast(int(option[1]), 0, -1, hand, 0, used))
        if option[0] == "cast":
            return frozenset(self._cast(grimoire, index, gold, hand, 0, used))
        if option[0] == "ability":
            return frozenset(self._ability(grimoire, index, gold, hand, 0))
        return frozenset({self._end(0, hand)})

    def _end(self, icons: int, hand: Gems) -> End:
        """The end of the phase after these icons, with these gems in hand."""
        self.left -= 1
        if self.left < 0:
            raise Unsure("too many ends")
        plan = self.plan
        points, hp, shield = plan.mine
        _, their_hp, their_shield = plan.their
        attacks, heals, shields = (icons >> SHIFTS[kind] & 255 for kind in (ATTACK, HEAL, SHIELD))
        if heals + shields > plan.stock:
            raise Unsure("the Academy has too few gems")
        blocked = min(attacks, their_shield)
        hits = min(attacks - blocked, their_hp)
        healed = min(heals, max(0, FULL_HP - hp))
        points += hits + heals - healed
        study = plan.kept(hand) - LEFT_OVER * total(hand)
        if hits == their_hp or points >= TO_WIN:
            return (WON,) * 6
        return points, hp + healed, shield + shields, hits - their_hp, blocked - their_shield, study

    def _onward(
        self, grimoire: int, index: int, gold: int, hand: Gems, icons: int, used: bool
    ) -> Iterator[End]:
        """The ends from a point between two spells, or before the first, where `grimoire` is -1."""
        yield self._end(icons, hand)
        if not used:
            yield from self._ability(grimoire, index, gold, hand, icons)
        for place in range(len(self.plan.grimoires)) if grimoire < 0 else (grimoire,):
            if index < len(self.plan.grimoires[place]):
                yield from self._cast(place, index, gold, hand, icons, used)

    def _ability(self, grimoire: int, index: int, gold: int, hand: Gems, icons: int) -> Iterator[End]:
        """The ends after the ability, paid with each gem that may pay for it."""
        rules = self.plan.book.characters[self.plan.one.character]
        first = rules.cost.first
        for gem in ONE if first == ANY else (ONE[first],):
            if covers(hand, gem):
                added = self._added(icons, rules.icons)
                yield from self._onward(grimoire, index, gold, hand - gem, added, True)

    def _cast(
        self, grimoire: int, index: int, gold: int, hand: Gems, icons: int, used: bool
    ) -> Iterator[End]:
        """The ends after the next spell, paid in each way; none if it cannot be paid."""
        plan = self.plan
        spell, mastered = plan.grimoires[grimoire][index]
        rules = plan.book.spells[spell]
        exact, free, size = rules.cost.exact, rules.cost.free, rules.cost.size
        left, free = exactly_paid(hand, exact, free, size, gold)
        if left < 0:
            return
        first = rules.cost.first
        used = used and not plan.book.choices.ability_each_spell
        for rest in without(left, free):
            yield from self._onward(
                grimoire,
                index + 1,
                first if mastered and first != ANY else -1,
                rest,
                self._added(icons, rules.icons),
                used,
            )

    def _added(self, icons: int, more: int) -> int:
        """The icons of the turn with those of one spell more. Raises Unsure: it draws, or gems vanish."""
        if more >> SHIFTS[DRAW] & 255 or more >> SHIFTS[VANISH] & 255:
            raise Unsure("gems are drawn or vanish")
        return icons + more


def without(hand: Gems, number: int) -> set[Gems]:
    """The hands that are left after `number` gems of any colours are paid."""
    hands = {hand}
    for _ in range(number):
        hands = {left - gem for left in hands for gem in ONE if covers(left, gem)}
    return hands


def dominated(one: frozenset[End], other: frozenset[End]) -> bool:
    """Whether each of these ends is at most as good in every respect as one of the others."""
    return all(
        any(all(mine <= theirs for mine, theirs in zip(end, better, strict=True)) for better in other)
        for end in one
    )


def worthwhile(
    plan: Plan, options: list[Option], favourite: Option, grimoire: int, index: int, gold: int, used: bool
) -> list[Option]:
    """The options that are not surely worse than another: `favourite` comes first where two are alike.

    The arguments after it are those of `Ends.of`.
    """
    if plan.rivals != 1 or not plan.book.choices.may_stop:
        return options
    ends = Ends(plan)
    known: dict[Option, frozenset[End]] = {}
    for option in options:
        try:
            known[option] = ends.of(option, grimoire, index, gold, used)
        except Unsure:
            ends.left = MOST
    kept: list[Option] = []
    for option in sorted(options, key=lambda option: option != favourite):
        after = known.get(option)
        if after is None or not any(other in known and dominated(after, known[other]) for other in kept):
            kept = [
                other
                for other in kept
                if other not in known or after is None or not dominated(known[other], after)
            ]
            kept.append(option)
    return kept
