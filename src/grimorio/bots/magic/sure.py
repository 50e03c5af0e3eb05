"""Sure plays: wins this turn, and escapes from defeat in this combat, found by playing answers out.

The rules themselves carry the answers out on copies of a position, so lords, pingers, tricks and first strike
count together. Opponents hold no cards there: what nobody can see proves nothing.
"""

from __future__ import annotations

from typing import Final

from grimorio.bots.magic.attack import fray
from grimorio.bots.magic.block_sets import block_sets
from grimorio.bots.magic.board import Board
from grimorio.bots.magic.danger import bonus_reach, damage_near, reach
from grimorio.bots.magic.fight import ROOM, Fighter
from grimorio.bots.magic.lore import lore_of
from grimorio.bots.magic.plays import MOVES
from grimorio.bots.magic.sense import MagicSense
from grimorio.bots.magic.survival import MOST_TRIED, LeastDamage
from grimorio.games.magic.public import Blocks, blockers_of, could_attack, ruler_faces
from grimorio.games.magic.state.objects import (
    ATTACKERS,
    BEGIN_COMBAT,
    MAIN2,
    CombatDamage,
    Permanent,
    table,
)
from grimorio.kernel import Choice, Option, Position
from grimorio.kernel.seats import Seat

DEPTH: Final = 3
"""The most spells and abilities that one line plays."""

MOST_TARGETS: Final = 8
"""The most options that are tried of a choice within a line, such as a target."""

MOST_ANSWERS: Final = 120
"""The most answers that are given while a combat is played to its end."""

BRANCHING: Final = ("target", "mode", "enchant", "share", "x", "may", "pay-for", "kick", "tap-or-untap")
"""The kinds of choices within a line of which every option is tried."""

MOST_BLOCKS: Final = 40
"""The most blocks of the opponent against which a trick is tried; with more of them, nothing is sure."""

NO_PAIRS: Final[Option] = ("none",)

FIXED: Final = ("done",)


class Sure:
    """A search for answers of one seat that win at once or keep it alive.

    Args:
        sense: makes all choices that are not searched.
        most: how many positions are looked at before the search gives up.

    Attributes:
        seat: the seat that is asked.
        left: how many positions may still be looked at.
        vain: the `signature` of the position in which the last search for a win found none; () without one.
        sure: the states (`_state`) of this turn in which passing, or attacking with everything, wins.
        safe: the states of this turn from which the picks of `sense` were seen to survive it.
        alive: the position asked about last, if the seat is in danger and survives by the picks of `sense`.
    """

    def __init__(self, sense: MagicSense, most: int) -> None:
        self.sense = sense
        self.most = most
        self.left = most
        self.seat = Seat(0)
        self.turn = 0
        self.vain: tuple[object, ...] = ()
        self.sure: set[tuple[object, ...]] = set()
        self.safe: set[tuple[object, ...]] = set()
        self.alive: Position | None = None

    def index(self, position: Position, choice: Choice) -> int:
        """The index of an answer that wins this turn, or without which the seat loses; -1 if there is none.

        `position` is one that the seat holds possible; it is not changed.
        """
        self.seat = choice.seat
        self.left = int(self.most / self.sense.effort(position))
        self.alive = None
        t = table(position)
        if t.turn != self.turn:
            self.turn = t.turn
            self.sure.clear()
            self.safe.clear()
        if len(t.seats) != 2 or choice.ask in ("mulligan", "discard") or len(choice.options) < 2:
            return -1
        world = position.copy()
        world.stops = 0
        for other in t.seats:
            if other != self.seat:
                world.edit(1 + other).hand = ()
        b = Board(world, self.seat, lore_of(world.book))
        index = -1
        if damage_near(b) and choice.ask != "attack":
            index = self._escape(world, choice)
        if index < 0 and 0 < b.life(b.foe) <= reach(b, choice.ask != "priority"):
            now = signature(b) if choice.ask == "priority" else ()
            if not now or now != self.vain:
                index = self._victory(world, b, choice)
                self.vain = now if index < 0 else ()
        return index

    # -- wins --------------------------------------------------------------------------------------

    def _victory(self, world: Position, b: Board, choice: Choice) -> int:
        """The index of an answer that wins this turn for sure; -1 if none is found."""
        if choice.ask == "attack":
            return self._attack(b, choice)
        if choice.ask == "priority" and self._state(world, choice) in self.sure:
            return len(choice.options) - 1
        order = self._ordered(world, choice)
        for index in [order[-1], *order[:-1]]:
            copy = world.copy()
            copy.answer(index, choice.number)
            if self._wins(copy, DEPTH - 1):
                return index
        return -1

    def _attack(self, b: Board, choice: Choice) -> int:
        """The index of the next attacker if an attack with everything wins for sure, else -1."""
        if self._state(b.p, choice) not in self.sure and not self._overwhelms(b):
            return -1
        for index, option in enumerate(choice.options):
            if option[0] == "attack" and option[2] == b.foe and b.p.things[int(option[1])].power > 0:
                return index
        return -1

    def _overwhelms(self, b: Board) -> bool:
        """Whether an attack with all creatures that can attack wins, however the opponent blocks."""
        self.left -= 1
        if self.left <= 0:
            return False
        world = b.p
        rulers = ruler_faces(world)
        able = [key for key in b.mine if could_attack(world, b.seat, key, b.foe, rulers)]
        mine = [fighter for fighter in [Fighter(b, key) for key in able[:ROOM]] if fighter.power > 0]
        if not mine:
            return False
        theirs = [Fighter(b, key) for key in blockers_of(world, b.foe, rulers)[:ROOM]]
        fight = fray(b, mine, theirs, b.foe, rulers)
        least = LeastDamage(fight, (1 << len(mine)) - 1)
        if least.tried > MOST_TRIED:
            return False
        if least.damage < fight.life:
            return least.damage + bonus_reach(b) >= fight.life and self._wins_after_blocks(world)
        return self._played_out(world.copy(), all_attack=True) == 1

    def _wins_after_blocks(self, world: Position) -> bool:
        """Whether an attack with all creatures wins by a trick after the blocks, whichever they are."""
        copy = world.copy()
        passed: list[Position] = []
        while copy.result is None and table(copy).turn == self.turn:
            choice = copy.choice
            if choice.ask == "block" and choice.seat != self.seat:
                return self._noted(passed, self._wins_against(copy, NO_PAIRS, [0]))
            if table(copy).step > ATTACKERS:
                return self._noted(passed, self._wins(copy, 1))
            if choice.seat == self.seat and self._leads(copy):
                passed.append(copy.copy())
            if choice.ask == "attack":
                copy.answer(0, choice.number)
            elif choice.ask == "priority" and choice.seat == self.seat:
                copy.answer(len(choice.options) - 1, choice.number)
            else:
                copy.answer(self.sense.pick(copy, choice), choice.number)
        return self._won(copy)

    def _wins_against(self, world: Position, last: Option, tried: list[int]) -> bool:
        """Whether the seat wins by a trick against all blocks that the opponent can still declare.

        `last` is the pair declared before, and `tried` has the number of blocks looked at, at most
        `MOST_BLOCKS`; it is changed.
        """
        if world.result is not None or world.choice.ask != "block" or world.choice.seat == self.seat:
            tried[0] += 1
            return tried[0] <= MOST_BLOCKS and self.left > 0 and self._wins(world, 1)
        choice = world.choice
        for option in choice.options:
            if option[0] == "block" and last[0] == "block" and option[1:] < last[1:]:
                continue
            copy = world.copy()
            copy.answer(copy.choice.index(option), choice.number)
            if not self._wins_against(copy, option, tried):
                return False
        return True

    def _wins(self, world: Position, depth: int) -> bool:
        """Whether the seat wins this turn from a position, with at most `depth` more spells and abilities."""
        self.left -= 1
        while self.left > 0 and world.result is None and table(world).turn == self.turn:
            choice = world.choice
            ask = choice.ask
            if choice.seat != self.seat:
                world.answer(self.sense.pick(world, choice), choice.number)
            elif ask == "priority" and not self._own_on_top(world):
                return self._wins_now(world, choice, depth)
            elif ask == "priority":
                world.answer(len(choice.options) - 1, choice.number)
            elif ask in BRANCHING:
                for index in self._ordered(world, choice):
                    copy = world.copy()
                    copy.answer(index, choice.number)
                    if self._wins(copy, depth):
                        return True
                return False
            elif ask == "attack":
                return self._overwhelms(Board(world, self.seat, lore_of(world.book)))
            else:
                world.answer(self.sense.pick(world, choice), choice.number)
        return self._won(world)

    def _wins_now(self, world: Position, choice: Choice, depth: int) -> bool:
        """Whether the seat, which has priority, wins this turn by passing or by what it can play."""
        b = Board(world, self.seat, lore_of(world.book))
        if reach(b, False, True) < b.life(b.foe):
            return False
        t = b.t
        if t.active == self.seat and not t.stack and t.step <= BEGIN_COMBAT:
            if self._overwhelms(b):
                return True
        elif t.active == self.seat and t.step < MAIN2 and self._played_out(world.copy()) == 1:
            return True
        if not depth:
            return False
        for index in self._ordered(world, choice):
            if choice.options[index][0] in MOVES:
                copy = world.copy()
                copy.answer(index, choice.number)
                if self._wins(copy, depth - 1):
                    return True
        return False

    def _own_on_top(self, world: Position) -> bool:
        """Whether the object on top of the stack is a spell or ability of the seat."""
        stack = table(world).stack
        if not stack:
            return False
        thing = world.things[stack[0]]
        return not isinstance(thing, CombatDamage) and bool(thing.controller == self.seat)

    def _won(self, world: Position) -> bool:
        """Whether the game is over, won by the seat in the turn in which it is asked."""
        over = world.result is not None and world.result.winners == (self.seat,)
        return over and table(world).turn == self.turn

    # -- escapes -----------------------------------------------------------------------------------

    def _escape(self, world: Position, choice: Choice) -> int:
        """The index of an answer with which the seat survives this turn.

        -1 if it survives anyway by the picks of its `MagicSense`, or if no answer is found.
        """
        if self._state(world, choice) in self.safe or self._played_out(world.copy()) >= 0:
            self.alive = world
            return -1
        if choice.ask == "block":
            return self._block(world, choice)
        if choice.ask == "priority" and table(world).step == ATTACKERS and self._blocks_save(world):
            return len(choice.options) - 1
        favourite = self.sense.pick(world, choice)
        for index in self._ordered(world, choice):
            if index != favourite:
                copy = world.copy()
                copy.answer(index, choice.number)
                if self._lives(copy, DEPTH - 2):
                    return index
        return -1

    def survivor(self, choice: Choice, index: int) -> int:
        """The index of an answer to the choice asked about last, if the seat does not die by it.

        Otherwise it is the index of the pick of `sense`, by which the seat survives this turn.
        """
        if self.alive is None:
            return index
        favourite = self.sense.pick(self.alive, choice)
        if index != favourite:
            copy = self.alive.copy()
            copy.answer(index, choice.number)
            if self._played_out(copy) < 0:
                return favourite
        return index

    def _lives(self, world: Position, depth: int) -> bool:
        """Whether the seat survives this turn from a position, with at most `depth` more plays."""
        self.left -= 1
        if self.left <= 0:
            return False
        while world.result is None and table(world).turn == self.turn:
            choice = world.choice
            if choice.seat == self.seat and choice.ask in BRANCHING:
                for index in self._ordered(world, choice):
                    copy = world.copy()
                    copy.answer(index, choice.number)
                    if self._lives(copy, depth):
                        return True
                return False
            if choice.seat == self.seat and choice.ask == "priority" and not self._own_on_top(world):
                break
            world.answer(self.sense.pick(world, choice), choice.number)
        if self._played_out(world.copy()) >= 0:
            return True
        if not depth or world.result is not None or table(world).turn != self.turn:
            return False
        choice = world.choice
        if choice.seat != self.seat or choice.ask != "priority":
            return False
        for index in self._ordered(world, choice):
            if choice.options[index][0] in MOVES:
                copy = world.copy()
                copy.answer(index, choice.number)
                if self._lives(copy, depth - 1):
                    return True
        return False

    def _blocks_save(self, world: Position) -> bool:
        """Whether the seat survives by its blocks alone, if it plays nothing before them."""
        copy = world.copy()
        while copy.result is None and table(copy).turn == self.turn:
            choice = copy.choice
            if choice.seat == self.seat and choice.ask == "block":
                return self._block(copy, choice) >= 0
            passes = choice.ask == "priority" and choice.seat == self.seat
            copy.answer(len(choice.options) - 1 if passes else self.sense.pick(copy, choice), choice.number)
        return False

    def _block(self, world: Position, choice: Choice) -> int:
        """The index of the next pair of blocks with which the seat survives, or of ending the declaration.

        -1 if none is found. Blocks are tried in the order in which they seem good.
        """
        for pairs in block_sets(Board(world, self.seat, lore_of(world.book)), self.left):
            self.left -= 1
            if self.left <= 0:
                break
            copy = world.copy()
            first = self._declares(copy, pairs)
            if first >= 0 and self._played_out(copy) >= 0:
                return first
        return -1

    def _declares(self, world: Position, pairs: list[tuple[int, int]]) -> int:
        """Declare pairs of (blocker, attacker), and return the index of the first answer; -1 if not legal."""
        first = -1
        left = pairs.copy()
        while world.result is None and world.choice.ask == "block" and world.choice.seat == self.seat:
            choice = world.choice
            index = -1
            for place, option in enumerate(choice.options):
                if option == FIXED:
                    index = place if not left else index
                elif (int(option[1]), int(option[2])) in left:
                    index = place
                    left.remove((int(option[1]), int(option[2])))
                    break
            if index < 0:
                return -1
            first = index if first < 0 else first
            world.answer(index, choice.number)
        return first if not left else -1

    # -- both --------------------------------------------------------------------------------------

    def _played_out(self, world: Position, all_attack: bool = False) -> int:
        """Play a position on to the end of its combat: 1 for a win of the seat, -1 for a loss, 0 for neither.

        All choices are picks of the `MagicSense`. With `all_attack` the seat attacks with all its creatures
        and plays nothing before the blocks. The position is changed.
        """
        self.left -= 1
        passed: list[Position] = []
        for _ in range(MOST_ANSWERS):
            if world.result is not None or table(world).turn != self.turn or table(world).step > MAIN2:
                break
            choice = world.choice
            index = -1
            if choice.seat == self.seat and (not all_attack or self._leads(world)):
                passed.append(world.copy())
            if all_attack and choice.seat == self.seat:
                if choice.ask == "attack":
                    index = 0
                elif choice.ask == "priority" and table(world).step <= ATTACKERS:
                    index = len(choice.options) - 1
            if index < 0:
                index = self.sense.pick(world, choice)
            world.answer(index, choice.number)
        end = 0 if world.result is None else 1 if self._won(world) else -1
        if all_attack:
            self._noted(passed, end == 1)
        elif end >= 0:
            self.safe.update([self._state(state, state.choice) for state in passed])
        return end

    def _leads(self, world: Position) -> bool:
        """Whether the seat is asked before the blocks, where it attacks with everything and plays nothing."""
        t = table(world)
        ask = world.choice.ask
        return ask == "attack" or (ask == "priority" and t.step <= BEGIN_COMBAT and not t.stack)

    def _noted(self, passed: list[Position], wins: bool) -> bool:
        """If an attack with everything wins, note the states on the way to it; tell whether it wins."""
        if wins:
            self.sure.update([self._state(state, state.choice) for state in passed])
        return wins

    def _state(self, world: Position, choice: Choice) -> tuple[object, ...]:
        """What an answer hangs on: from equal states of one turn equal answers lead to the same end."""
        t = table(world)
        lying = [_lying(world.things[key]) for key in t.play]
        players = [(world.things[1 + seat].life, world.things[1 + seat].hand) for seat in t.seats]
        frame = world.agenda[-1]
        declared = frame.pairs if isinstance(frame, Blocks) else ()
        return (
            self.seat,
            t.step,
            t.stack,
            t.play,
            tuple(lying),
            tuple(players),
            tuple(choice.options),
            declared,
        )

    def _ordered(self, world: Position, choice: Choice) -> list[int]:
        """The indices of the options to try: those that hurt the opponent first, of equal ones only one."""
        b = Board(world, self.seat, lore_of(world.book))
        ranked: list[tuple[float, int]] = []
        seen: list[Option] = []
        for index, option in enumerate(choice.options):
            like = _like(b, option)
            if like in seen:
                continue
            seen.append(like)
            ranked.append((_interest(b, option), index))
        ranked.sort()
        most = len(ranked) if choice.ask == "priority" else MOST_TARGETS
        return [index for _, index in ranked[:most]]


def signature(b: Board) -> tuple[object, ...]:
    """What a search for a win hangs on: in positions with equal signatures it finds the same.

    They are equal while a turn goes on to its combat and nothing is played.
    """
    t = b.t
    stage = 0 if t.step <= BEGIN_COMBAT else 1 if t.step < MAIN2 else 2
    play = [b.p.things[key] for key in t.play]
    lying = [(it.tapped, it.attacking, it.blocked, it.damage, it.power) for it in play]
    return (t.turn, stage, t.stack, t.play, tuple(lying), b.me.hand, b.life(b.foe))


def _lying(it: Permanent) -> tuple[object, ...]:
    """What matters of a permanent in a combat."""
    fights = (it.attacking, it.blocked, it.blockers, it.damage)
    return (it.tapped, it.power, it.toughness, it.keywords, *fights)


def _like(b: Board, option: Option) -> Option:
    """An option without the id of a permanent, so that options with equal permanents are equal."""
    if len(option) < 2 or not isinstance(option[1], int) or option[0] not in ("object", "activate"):
        return option
    it = b.p.things[option[1]]
    if not isinstance(it, Permanent):
        return option
    what = f"{it.face} {it.controller} {it.power} {it.toughness} {it.damage} {it.keywords} {it.tapped}"
    fights = f"{it.attacking} {it.blocked} {it.blocking} {it.blockers}"
    return (option[0], what, fights, *option[2:])


def _interest(b: Board, option: Option) -> float:
    """How late an option is tried: the opponent as a target first, then large creatures; passing last."""
    word = option[0]
    if word in ("pass", "done"):
        return 100.0
    if word == "player":
        return -100.0 if option[1] != b.seat else 50.0
    if word == "x":
        return -float(option[1])
    if word == "object":
        it = b.p.things[int(option[1])]
        if isinstance(it, Permanent):
            return -b.worth(int(option[1])) - (10.0 if it.attacking >= 0 or it.blocking else 0.0)
    return 0.0
