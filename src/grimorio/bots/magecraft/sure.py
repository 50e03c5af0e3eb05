"""What is sure in a Magic phase: wins, and answers after which less can be reached than after another."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
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
        return frozenset(self.ends(option, grimoire, index, gold, used))

    def ends(self, option: Option, grimoire: int, index: int, gold: int, used: bool) -> Iterator[End]:
        """The same ends one after another, each as often as it is reached."""
        hand = self.plan.hand
        if option[0] == "grimoire":
            yield from self._cast(int(option[1]), 0, -1, hand, 0, used)
        elif option[0] == "cast":
            yield from self._cast(grimoire, index, gold, hand, 0, used)
        elif option[0] == "ability":
            yield from self._ability(grimoire, index, gold, hand, 0)
        else:
            yield self._end(0, hand)

    def _end(self, icons: int, hand: Gems) -> End:
        """The end of the phase after these icons, with these gems in hand.

        Whoever leaves the rival a turn that kills with any hand has lost. Raises Unsure: too many ends.
        """
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
        if plan.danger(hp + healed + shield + shields) == 1.0:
            return (-WON,) * 6
        return points, hp + healed, shield + shields, hits - their_hp, blocked - their_shield, study

    def onward(
        self, grimoire: int, index: int, gold: int, hand: Gems, icons: int, used: bool
    ) -> Iterator[End]:
        """The ends from a point between two spells, or before the first, where `grimoire` is -1.

        `gold` is the colour of the gold gem at hand, and `icons` counts those of the turn so far.
        """
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
                yield from self.onward(grimoire, index, gold, hand - gem, added, True)

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
            yield from self.onward(
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


class Wins(Ends):
    """The same ends as far as they win, whatever is drawn: gems that are drawn count as none."""

    def _end(self, icons: int, hand: Gems) -> End:
        """The end that wins after these icons, or none of any worth. Raises Unsure: there are too many."""
        self.left -= 1
        if self.left < 0:
            raise Unsure("too many ends")
        points, hp, _ = self.plan.mine
        _, their_hp, their_shield = self.plan.their
        attacks, heals, shields = (icons >> SHIFTS[kind] & 255 for kind in (ATTACK, HEAL, SHIELD))
        hits = max(0, attacks - their_shield)
        heals = min(heals, max(0, self.plan.stock - shields))
        points += hits + max(0, heals - max(0, FULL_HP - hp))
        return (WON,) if hits >= their_hp or points >= TO_WIN else (0.0,)

    def _added(self, icons: int, more: int) -> int:
        """The icons of the turn with those of one spell more. Raises Unsure: gems vanish."""
        if more >> SHIFTS[VANISH] & 255:
            raise Unsure("gems vanish")
        return icons + more

    def after(self, ends: Callable[[], Iterable[End]]) -> bool:
        """Whether one of these ends surely wins."""
        self.left = MOST
        try:
            for end in ends():
                if end[0] == WON:
                    return True
        except Unsure:
            pass
        return False


def near(plan: Plan) -> bool:
    """Whether the icons of a grimoire and of the ability might win this turn against the only opponent."""
    if plan.rival is None or not plan.book.choices.may_stop:
        return False
    points, _, _ = plan.mine
    _, hp, shield = plan.their
    able = strikes(plan.book.characters[plan.one.character].icons)
    most: int = max([sum([strikes(plan.book.spells[spell].icons) for spell, _ in g]) for g in plan.grimoires])
    return bool(most + able * 2 >= min(hp + shield, TO_WIN - points))


def strikes(icons: int) -> int:
    """How many icons there are that attack or heal."""
    return (icons >> SHIFTS[ATTACK] & 255) + (icons >> SHIFTS[HEAL] & 255)


def winner(
    plan: Plan, options: Sequence[Option], best: int, grimoire: int, index: int, gold: int, used: bool
) -> int:
    """The index of an option that surely wins this turn, `best` if it does; -1 if none is known.

    The arguments after it are those of `Ends.of`.
    """
    if near(plan):
        wins = Wins(plan)
        order: list[int] = [best, *range(len(options))]
        for at in order:
            if wins.after(partial(wins.ends, options[at], grimoire, index, gold, used)):
                return at
    return -1


def paying(
    plan: Plan, hands: list[Gems], grimoire: int, index: int, gold: int, icons: int, used: bool
) -> int:
    """The index of a hand that is left after a payment and surely wins this turn; -1 if none is known.

    `grimoire` and `index` are those of the next spell, and `icons` are still to be resolved.
    """
    if not near(plan):
        return -1
    wins = Wins(plan)
    for at, hand in enumerate(hands):
        if wins.after(partial(wins.onward, grimoire, index, gold, hand, icons, used)):
            return at
    return -1


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
