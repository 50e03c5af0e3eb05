"""The slow interpreter of card words: keywords of older sets, read from their rules.

Echo, fading and cumulative upkeep are paid in an upkeep, flanking and rampage trigger in a combat, and other
costs are chosen as a spell is played.
"""

from __future__ import annotations

from typing import Any

from grimorio.games.magic.words import (
    AdditionalCost,
    AlternativeCost,
    Buyback,
    CumulativeCost,
    CumulativeUpkeep,
    Echo,
    Fading,
    Flanking,
    PlayedFree,
    Rampage,
    Spell,
)
from tests.games.magic.slow.aiming import aim, most_x, resolves
from tests.games.magic.slow.combat import Fight
from tests.games.magic.slow.conditions import holds
from tests.games.magic.slow.costs import Bill
from tests.games.magic.slow.effects import Effects
from tests.games.magic.slow.nouns import Ability
from tests.games.magic.slow.stage import ODD
from tests.games.magic.slow.world import Change, Like, World, grow

YES_NO: list[tuple[Any, ...]] = [("yes",), ("no",)]
NO_YES: list[tuple[Any, ...]] = [("no",), ("yes",)]


def put(a: Ability, waiting: list[Any]) -> list[Any]:
    """The triggers in the order in which they resolve: those that their player puts last come first."""
    left, order = list(waiting), []
    while left:
        taken = a.ask(a.you, "trigger", [("trigger", place) for place in range(len(left))])
        order.append(left.pop(taken[1]))
    return order[::-1]


# -- upkeep ------------------------------------------------------------------------------------------------


def upkeep(a: Ability, text: tuple[Any, ...]) -> None:
    """Let the abilities of the card that trigger at the beginning of its player's upkeep resolve."""
    kept = [word for word in text if isinstance(word, Echo | Fading | CumulativeUpkeep | CumulativeCost)]
    for word in put(a, kept):
        if ODD in a.world.play:
            keep(a, word)
        a.world.settle()


def keep(a: Ability, word: Any) -> None:
    """Pay for the permanent as the keyword says, or sacrifice it."""
    thing = a.world.things[ODD]
    if isinstance(word, Fading):
        if thing.counters["fade"]:
            thing.counters["fade"] -= 1
        else:
            a.world.leave(ODD, "graveyard")
        return
    times = 1
    if isinstance(word, CumulativeUpkeep | CumulativeCost):
        thing.counters["age"] += 1
        times = thing.counters["age"]
    cost = word.cost if isinstance(word.cost, tuple) else (word.cost,)
    bill = Bill(a, cost, times)
    if bill.able() and a.ask(a.you, "pay-for", YES_NO)[0] == "yes":
        bill.pay()
    elif ODD in a.world.play:
        a.world.leave(ODD, "graveyard")


# -- combat ------------------------------------------------------------------------------------------------


class KeywordFight(Fight):
    """A combat with a creature that has flanking, rampage, or both."""

    def flush(self) -> None:
        super().flush()
        blockers = [name for name, foes in self.w.blocks.items() if ODD in foes]
        if not blockers or self.told:
            return
        self.told = True
        text = self.w.things[ODD].card.text
        waiting: list[Any] = []
        for word in text:
            if isinstance(word, Flanking):
                waiting += [name for name in self.order[ODD] if not flanks(self.w, name)]
            elif isinstance(word, Rampage):
                waiting.append(word)
        a = Ability(self.w, self.log, self.w.things[ODD].controller, ODD)
        for trigger in put(a, waiting):
            self.resolve(trigger)
            self.w.settle()

    told = False

    def resolve(self, trigger: Any) -> None:
        """Weaken a blocker, or let the attacker grow by the blockers that there are now."""
        if isinstance(trigger, Rampage):
            more = trigger.count * (len([foes for foes in self.w.blocks.values() if ODD in foes]) - 1)
            self.change(ODD, max(0, more))
        else:
            self.change(trigger, -1)

    def change(self, name: str, much: int) -> None:
        """Let a creature be so much greater, or smaller, this turn."""

        def apply(like: Like, _: str) -> None:
            grow(like, much, much)

        self.w.changes.append(Change(self.w.now([name]), apply))


def flanks(world: World, name: str) -> bool:
    """Whether a creature has flanking."""
    return any(isinstance(word, Flanking) for word in world.things[name].card.text)


# -- spells ------------------------------------------------------------------------------------------------


def bare(cost: tuple[Any, ...]) -> tuple[Any, ...]:
    """The parts of a cost that are no mana."""
    return tuple(part for part in cost if not isinstance(part, str))


def mana_of(cost: tuple[Any, ...]) -> str:
    """The symbols of the mana of a cost."""
    return "".join(part for part in cost if isinstance(part, str))


def payable(a: Ability, text: tuple[Any, ...]) -> bool:
    """Whether an additional cost of a spell can be paid once the spell is on the stack; True without one."""
    costs = [word.cost for word in text if isinstance(word, AdditionalCost)]
    a.world.take(ODD)
    able = all(Bill(a, (cost,)).able() for cost in costs)
    a.world.put(ODD, "hand")
    return able


def cast(a: Ability, cost: str, text: tuple[Any, ...]) -> None:
    """Announce a spell, choose what is paid for it, aim, pay, and do what it says."""
    world = a.world
    world.take(ODD)
    world.stack.append(ODD)
    [effects] = [word.effects for word in text if isinstance(word, Spell)]
    mana, rest, bought = cost, (), False
    for word in text:
        if isinstance(word, AdditionalCost):
            rest = (word.cost,)
        elif isinstance(word, AlternativeCost | PlayedFree):
            other = word.cost if isinstance(word, AlternativeCost) else ("{0}",)
            able = (word.when is None or holds(a, word.when)) and Bill(a, bare(other)).able()
            if able and a.ask(0, "instead", NO_YES)[0] == "yes":
                mana, rest = mana_of(other), bare(other)
        elif isinstance(word, Buyback) and Bill(a, bare(word.cost)).able():
            bought = a.ask(0, "kick", NO_YES)[0] == "yes"
            mana, rest = (cost + mana_of(word.cost), bare(word.cost)) if bought else (mana, rest)
    for given in [part for part in rest if getattr(part, "x", False)]:
        most = most_x(a, effects, len(Bill(a, rest).givable(given)))
        a.x = a.ask(0, "x", [("x", x) for x in range(most + 1)])[1]
    aim(a, effects)
    Bill(a, (mana or "{0}",)).mana()
    a.paid = Bill(a, rest).pay() if rest else ""
    lawful = resolves(a, effects)
    if lawful:
        Effects(a).run(effects)
    if ODD in world.stack:
        world.stack.remove(ODD)
        world.put(ODD, "hand" if bought and lawful else "graveyard")
    world.settle()
