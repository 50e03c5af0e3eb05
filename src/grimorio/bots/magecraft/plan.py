"""A plan for the rest of a turn: the spells to cast, when to use the ability, the gems to keep."""

from __future__ import annotations

from typing import Any, Final

from grimorio.bots.characters import PLAIN, Character
from grimorio.bots.magecraft.danger import HITS, fatal
from grimorio.bots.magecraft.engine import (
    ATTACK,
    DRAW,
    HEAL,
    SHIELD,
    VANISH,
    Engine,
    drop,
    exactly_paid,
    typical,
)
from grimorio.bots.magecraft.standing import (
    FULL_HP,
    POOL_WORTH,
    TO_WIN,
    grimoires_of,
    pool_of,
    standing,
    turns_left,
)
from grimorio.games.magecraft.gems import ANY, HIGH, ONE, SHIFTS, Gems, covers, total
from grimorio.kernel.seats import Seat

LEFT_OVER: Final = 0.05
"""The value, in points, of a gem that stays in the hand unused this turn."""

FATAL: Final = 30.0
"""The value, in points, that is lost with the certainty to be killed by the rival's next turn."""

REVIEW_COST: Final = 4
WHOLE_TURN: Final = 1000


def most_likely(bag: Gems) -> Gems:
    """A gem of the most plentiful colour in a bag."""
    return ONE[max(range(5), key=lambda colour: (bag >> SHIFTS[colour]) & 255)]


class Plan:
    """A plan for the rest of a seat's turn, from what that seat knows.

    In its methods `grimoire` is the index of the grimoire being cast (-1: none), `index` that of the next
    spell in it, and `gold` the colour of the gold gem at hand (-1: none). `icons` counts the icons of the
    turn so far, `vanished` the gems that have vanished. `used` says whether the ability has been used
    already.

    Attributes:
        hand, bag: the seat's gems in hand and in the bag.
        turns: an estimate of the turns left.
        character: what the seat weighs more or less than others.
        ahead: how many spells to plan. Only a plan of a `WHOLE_TURN` includes the study after them.
        rival: the board of the only opponent, in a plan of a `WHOLE_TURN` that reckons with its next turn.
        fatal: the chances of that turn's hits (`danger.fatal`), once they have been asked for.
    """

    def __init__(
        self,
        engine: Engine,
        position: Any,
        seat: Seat,
        ahead: int = WHOLE_TURN,
        character: Character = PLAIN,
    ) -> None:
        self.character = character
        self.engine = engine
        self.ahead = ahead
        self.book = position.book
        board = position.things[1 + seat]
        self.one = board
        self.seat = seat
        self.academy = position.things[0]
        self.hand: Gems = board.hand
        self.bag: Gems = board.bag
        boards = [other for other in position.things[1:] if other.alive]
        self.turns = turns_left(boards)
        others = [other for other in boards if other is not board]
        self.rivals = len(others)
        target = min(others, key=lambda other: (total(other.shield) + total(other.hp), -total(other.points)))
        self.their = (total(target.points), total(target.hp), total(target.shield))
        self.mine = (total(board.points), total(board.hp), total(board.shield))
        self.pool = pool_of(board)
        self.bags = typical(self.pool + board.shield)
        self.grimoires = grimoires_of(board)
        self.start = standing(*self.mine) - standing(*self.their) / max(1, self.rivals)
        self.stock = total(self.academy.gems)
        self.may_study = ahead == WHOLE_TURN
        self.studies: list[tuple[Any, float]] | None = None
        self.rival = target if ahead == WHOLE_TURN and self.rivals == 1 else None
        self.fatal: tuple[float, ...] = ()

    # -- the end of the turn -----------------------------------------------------------------------

    def study_gains(self) -> list[tuple[Any, float]]:
        """(price, gain) for each spell in the Academy that is worth studying, the largest gain first."""
        if self.studies is None:
            self.studies = []
            later = self.turns * self.character.study
            for spell, left in enumerate(self.academy.left):
                if left > 0:
                    gain, _ = self.engine.best_study(self.bags, self.grimoires, spell)
                    if gain > 0:
                        self.studies.append((self.book.spells[spell].study, gain * later))
            self.studies.sort(key=lambda pair: -pair[1])
        return self.studies

    def kept(self, hand: Gems) -> float:
        """The value of the gems that are in the hand after the Magic phase, in points."""
        size = total(hand)
        worth = LEFT_OVER * size
        if not self.may_study or not size:
            return worth
        best = 0.0
        for price, gain in self.study_gains():
            if ((hand | HIGH) - price.exact) & HIGH == HIGH and size >= price.size:
                best = gain
                break
        if size >= REVIEW_COST:
            gain, _, _ = self.engine.best_review(self.bags, self.grimoires, self.book.choices.mastering)
            best = max(best, gain * self.turns * self.character.study)
        return worth + best

    def after(self, icons: int, vanished: int) -> float:
        """The change in value since the start of the plan, caused by `icons` (packed) and `vanished` gems."""
        points, hp, shield = self.mine
        their_points, their_hp, their_shield = self.their
        attacks = (icons >> SHIFTS[ATTACK]) & 255
        heals = min((icons >> SHIFTS[HEAL]) & 255, self.stock)
        blocked = min(attacks, their_shield)
        hits = min(attacks - blocked, their_hp)
        healed = min(heals, max(0, FULL_HP - hp))
        points += hits + heals - healed + vanished
        mine = standing(points, hp + healed, shield + ((icons >> SHIFTS[SHIELD]) & 255))
        theirs = (
            standing(their_points, their_hp - hits, their_shield - blocked)
            if hits or blocked
            else standing(*self.their)
        )
        size = total(self.pool)
        change = mine - theirs / max(1, self.rivals) - self.start
        if self.character is not PLAIN:
            change += (self.character.harm - 1.0) * (standing(*self.their) - theirs) / max(1, self.rivals)
            change += (self.character.care - 1.0) * (mine - points - standing(0, self.mine[1], self.mine[2]))
        if hits < their_hp and points < TO_WIN:
            change -= (
                FATAL
                * self.character.back
                * self.danger(hp + healed + shield + ((icons >> SHIFTS[SHIELD]) & 255))
            )
        return change + POOL_WORTH[max(0, size - vanished)] - POOL_WORTH[size]

    def danger(self, life: int) -> float:
        """The chance that the only rival's next turn takes so many HP and shields; 0 unless planned for."""
        if self.rival is None:
            return 0.0
        self.fatal = self.fatal or fatal(self.engine, self.rival)
        return self.fatal[min(life, HITS)]

    # -- the Magic phase ---------------------------------------------------------------------------

    def resolve(self, icons: int, hand: Gems, bag: Gems, vanished: int) -> tuple[Gems, Gems, int]:
        """Resolve the draw and vanish icons among `icons`, which counts the icons of each kind.

        `hand`, `bag` and `vanished` are the gems in hand and in the bag, and the number of vanished gems,
        before these icons. Returns the same three after them.
        """
        for _ in range((icons >> SHIFTS[DRAW]) & 255):
            if not bag:
                bag = self.one.discard
                if not bag:
                    break
            gem = most_likely(bag)
            bag -= gem
            hand += gem
        for _ in range((icons >> SHIFTS[VANISH]) & 255):
            if not hand:
                break
            hand = drop(hand, 1)
            vanished += 1
        return hand, bag, vanished

    def chain(
        self,
        grimoire: int,
        index: int,
        gold: int,
        hand: Gems,
        bag: Gems,
        icons: int,
        vanished: int,
        used: bool,
    ) -> tuple[float, str]:
        """The best next step within a grimoire, as (value of the turn with it, step).

        The step is "cast" (the next spell), "ability" or "done".

        Args:
            grimoire, index: the indices of the grimoire and of the next spell in it.
            gold: the colour of the gold gem at hand, -1 for none.
            hand, bag: the gems in hand and in the bag at that point.
            icons, vanished: the icons of the turn so far, packed, and the number of vanished gems.
            used: whether the ability has been used already.
        """
        worth, act = self.after(icons, vanished) + self.kept(hand), "done"
        if not used:
            value = self.by_ability(grimoire, index, gold, hand, bag, icons, vanished)
            if value > worth:
                worth, act = value, "ability"
        if grimoire >= 0 and index < len(self.grimoires[grimoire]):
            value = self.by_cast(grimoire, index, gold, hand, bag, icons, vanished, used)
            if value > worth:
                worth, act = value, "cast"
        return worth, act

    def by_cast(
        self,
        grimoire: int,
        index: int,
        gold: int,
        hand: Gems,
        bag: Gems,
        icons: int,
        vanished: int,
        used: bool,
    ) -> float:
        """The value of the turn if the next spell is cast; very negative when it cannot be paid.

        The spell has the index `index` in `grimoire`, and `gold` is the colour of the gold gem at hand, or
        -1. `hand` and `bag` are the gems at that point, `icons` and `vanished` count what the turn has
        brought so far, and `used` says whether the ability has been used.
        """
        spell, mastered = self.grimoires[grimoire][index]
        rules = self.book.spells[spell]
        exact, free, size = rules.cost.exact, rules.cost.free, rules.cost.size
        left, free = exactly_paid(hand, exact, free, size, gold)
        if left < 0:
            return -1000.0
        hand = drop(left, free)
        hand, bag, vanished = self.resolve(rules.icons, hand, bag, vanished)
        first = rules.cost.first
        gold = first if mastered and first != ANY else -1
        if self.book.choices.ability_each_spell:
            used = False
        if self.ahead <= 1:
            return self.after(icons + rules.icons, vanished) + self.kept(hand)
        self.ahead -= 1
        worth = self.chain(grimoire, index + 1, gold, hand, bag, icons + rules.icons, vanished, used)[0]
        self.ahead += 1
        return worth

    def by_ability(
        self, grimoire: int, index: int, gold: int, hand: Gems, bag: Gems, icons: int, vanished: int
    ) -> float:
        """The value of the turn if the ability is used now; very negative when it cannot be paid.

        The next spell has the index `index` in `grimoire`, and `gold` is the colour of the gold gem at hand,
        or -1. `hand` and `bag` are the gems at that point; `icons` and `vanished` count what the turn has
        brought so far.
        """
        rules = self.book.characters[self.one.character]
        first = rules.cost.first
        if first == ANY:
            gems = {drop(hand, 1)} if hand else set()
        else:
            gems = {hand - ONE[first]} if covers(hand, ONE[first]) else set()
        best = -1000.0
        for rest in gems:
            rest, bag_after, gone = self.resolve(rules.icons, rest, bag, vanished)
            best = max(
                best, self.onward(grimoire, index, gold, rest, bag_after, icons + rules.icons, gone, True)[0]
            )
        return best

    def onward(
        self,
        grimoire: int,
        index: int,
        gold: int,
        hand: Gems,
        bag: Gems,
        icons: int,
        vanished: int,
        used: bool,
    ) -> tuple[float, str]:
        """The best next step between two spells, or before the first, as (value of the turn, step).

        The step is "cast", "ability", "done", or "grimoire 0" and so on to begin that grimoire.

        Args:
            grimoire, index: the indices of the grimoire and of the next spell in it; before the first spell
                `grimoire` is -1.
            gold: the colour of the gold gem at hand, -1 for none.
            hand, bag: the gems in hand and in the bag at that point.
            icons, vanished: the icons of the turn so far, packed, and the number of vanished gems.
            used: whether the ability has been used already.
        """
        if grimoire >= 0:
            return self.chain(grimoire, index, gold, hand, bag, icons, vanished, used)
        best = self.chain(-1, 0, -1, hand, bag, icons, vanished, used)
        for place in range(len(self.grimoires)):
            if self.grimoires[place]:
                worth = self.by_cast(place, 0, -1, hand, bag, icons, vanished, used)
                if worth > best[0]:
                    best = worth, f"grimoire {place}"
        return best
