"""The slow interpreter of card words: nouns, numbers and references."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import Any

from grimorio.games.magic.state.masks import BASIC_LANDS
from grimorio.games.magic.words import (
    CHOSEN,
    Activated,
    All,
    Choose,
    ControllerOf,
    Count,
    Defender,
    Difference,
    EachPlayer,
    Enchanted,
    FlipCoin,
    HalfLife,
    HandExcess,
    HandSize,
    HighestCost,
    IfSo,
    It,
    Later,
    ManaValueOf,
    May,
    MayPay,
    PowerOf,
    RevealedCost,
    Sacrificed,
    Target,
    That,
    ThatMuch,
    TheObject,
    ThePlayer,
    This,
    ThisWay,
    ToughnessOf,
    Triggered,
    X,
    You,
)
from tests.games.magic.slow.stage import ODD, SEATS, STAGE
from tests.games.magic.slow.world import World
from tests.games.slow_reading import Asked, NotRead, next_answer

Ref = str | int
"""A thing, given by name, or a player, given by seat."""
ORDER = {name: place for place, name in enumerate([*[card.name for card in STAGE], ODD, "Cause"])}


@dataclass
class Ability:
    """The things to which the words of one ability refer, and the log of what its players are asked."""

    world: World
    log: list[Asked]
    you: int
    this: str
    targets: list[list[Ref]] = field(default_factory=list)
    shares: list[list[int]] = field(default_factory=list)
    ages: dict[str, int] = field(default_factory=dict)
    x: int = 0
    chosen: str = ""
    paid: str = ""
    that: Ref | None = None
    that_age: int = -1
    who: int | None = None
    much: int = 0
    way: list[str] = field(default_factory=list)
    read: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.age = self.world.things[self.this].age
        if self.this == ODD and not self.chosen:
            self.chosen = self.world.chosen

    # -- being asked -----------------------------------------------------------------------------------

    def ask(self, seat: int, ask: str, options: list[tuple[Any, ...]]) -> tuple[Any, ...]:
        """The answer to a question, after checking that it is the next one in the log and offers these
        options.
        """
        return next_answer(self.log, seat, ask, options)

    def pick(self, seat: int, ask: str, refs: list[Ref], least: int, most: int) -> list[Ref]:
        """The things picked one by one in a fixed order, from `least` to `most` of `refs`."""
        most = min(most, len(refs))
        least = min(least, most)
        picked: list[Ref] = []
        place = 0
        while len(picked) < most and place < len(refs):
            missing = least - len(picked)
            if missing == len(refs) - place:
                return picked + refs[place:]
            last = len(refs) - max(0, missing - 1)
            options = [("done",)] if missing <= 0 else []
            taken = self.ask(seat, ask, options + [told(ref) for ref in refs[place:last]])
            if taken[0] == "done":
                break
            picked.append(taken[1])
            place = refs.index(taken[1]) + 1
        return picked

    def pick_cards(
        self, seat: int, ask: str, cards: list[str], least: int, most: int, ordered: bool = False
    ) -> list[str]:
        """The cards picked one by one; with `ordered` all of them, in any order."""
        left = list(cards) if ordered else sorted(cards, key=lambda name: ORDER.get(name, 99))
        most = min(most, len(left))
        least = min(least, most)
        picked: list[str] = []
        if ask == "discard-any" and not most:
            self.ask(seat, ask, [("done",)])  # what would not be asked would tell that no card fits
        while len(picked) < most and left:
            missing = least - len(picked)
            if missing == len(left) and (not ordered or missing == 1):
                return picked + left
            last = len(left) if ordered else len(left) - max(0, missing - 1)
            options = [("done",)] if missing <= 0 else []
            taken = self.ask(seat, ask, options + [("card", name) for name in left[:last]])
            if taken[0] == "done":
                break
            picked.append(taken[1])
            at = left.index(taken[1])
            left = left[:at] + left[at + 1 :] if ordered else left[at + 1 :]
        return picked

    # -- nouns -----------------------------------------------------------------------------------------

    def fits(self, what: That, ref: Ref) -> bool:
        """Whether a thing or player fits a noun."""
        if isinstance(ref, int):
            return "player" in what.kinds and self.whose(what, ref)
        world, like, thing = self.world, self.world.like(ref), self.world.things[ref]
        zone = world.where(ref)
        if zone != what.zone and not (what.zone == "play" and ref in world.last and zone == "nowhere"):
            return False
        wide = {
            "permanent": {"artifact", "creature", "enchantment", "land"},
            **dict.fromkeys(("card", "spell", "source"), like.kinds),
        }
        if not any(wide.get(kind, {kind}) & like.kinds for kind in what.kinds):
            return False
        colors = {self.chosen if color == CHOSEN else color for color in what.colors}
        types = {self.chosen if kind == CHOSEN else kind for kind in what.types}
        no_colors = {self.chosen if color == CHOSEN else color for color in what.no_colors}
        least, most = what.power
        named = self.world.things[self.this].card.name
        low, high = what.toughness
        cheap, dear = what.mana_value
        cost = mana_value(thing.card.cost)
        sized = "creature" in like.kinds and like.power >= least and (most < 0 or like.power <= most)
        asked = (
            not like.kinds & set(what.no_kinds),
            not what.types or bool(like.types & types),
            not what.colors or bool(like.colors & colors),
            not like.colors & no_colors,
            what.basic is None or thing.card.basic == what.basic,
            what.keyword is None or what.keyword in like.keywords,
            what.without is None or what.without not in like.keywords,
            what.tapped is None or thing.tapped == what.tapped,
            what.power == (-1, -1) or sized,
            what.toughness == (-1, -1) or ("creature" in like.kinds and low <= like.toughness <= high % 100),
            cheap <= cost <= dear % 100,
            not like.types & set(what.no_types),
            what.token is None or what.token == thing.card.token,
            not what.namesake or thing.card.name == named,
            self.in_combat(what.combat, ref),
            not what.attacked or ref in world.attacked,
            not what.hurt or (ref, thing.age, self.this, self.age) in world.scars,
            not (what.face_down or what.morph or what.flashback),
            not what.enchanted or ref == world.on,
            not what.marked,
            what.stacked in ("", "spell or ability") and not what.replayed,
            not what.single_target or ref in world.singles,
            not what.aims or self.aims(what.aims, ref),
            not what.other or ref != self.this,
            self.whose(what, thing.controller if zone in ("play", "stack") else thing.owner),
        )
        return all(asked)

    def aims(self, how: str, ref: str) -> bool:
        """Whether a spell on the stack has a target of the kind `how`, a value of `That.aims`."""
        if ref != "Bolt":
            raise NotRead("the targets of another spell than the one on the stage")
        name, age = self.world.bolt
        thing = self.world.things[name]
        there = name in self.world.play and thing.age == age
        creature = there and "creature" in self.world.like(name).kinds
        return creature and (how == "creature" or thing.controller == self.you)

    def in_combat(self, how: str, ref: str) -> bool:
        """Whether a thing takes part in combat in the way `how`, a value of `That.combat`."""
        attacks, blocks = ref in self.world.attacking, ref in self.world.blocks
        return {
            "": True,
            "attacking": attacks,
            "blocking": blocks,
            "attacking or blocking": attacks or blocks,
            "attacking you": self.world.attacking.get(ref) == self.you,
            "blocking it": self.world.blocks.get(ref) == self.that,
        }[how]

    def covers(self, what: Any, ref: str) -> bool:
        """Whether a static ability with the subject `what` applies to the permanent `ref`."""
        if isinstance(what, That):
            return self.fits(what, ref)
        return ref == (self.world.on if isinstance(what, Enchanted) else self.this)

    def whose(self, what: That, seat: int) -> bool:
        """Whether a player is the one that a noun asks for."""
        meant: dict[str | None, object] = {
            None: True,
            "you": seat == self.you,
            "opponent": seat != self.you,
            "another player": seat != self.you,
            "target player": bool(self.targets) and self.targets[0] == [seat],
            "that player": seat == self.who,
        }
        return bool(meant[what.controller])

    def all(self, what: That) -> list[Ref]:
        """Everything that fits a noun: permanents, oldest first, then players."""
        world = self.world
        zones: dict[str, list[str]] = {
            "play": world.play,
            "stack": world.stack[::-1],
            "graveyard": world.graveyard[0] + world.graveyard[1],
            "hand": world.hand[0] + world.hand[1],
            "library": world.library[0] + world.library[1],
        }
        found: list[Ref] = [name for name in zones[what.zone] if self.fits(what, name)]
        return found + [seat for seat in SEATS if self.fits(what, seat)]

    def still(self, ref: Ref) -> bool:
        """Whether a target is still the same object as when it was chosen."""
        return isinstance(ref, int) or self.world.things[ref].age == self.ages[ref]

    def has_gone(self) -> bool:
        """Whether the object of the event has since become another object."""
        return self.world.things[str(self.that)].age != self.that_age

    # -- references and numbers ------------------------------------------------------------------------

    def refs(self, word: Any, place: int = -1) -> list[Ref]:
        """The things that a reference means; `place` is the index of the word "target" that it is.

        For a choice, everything that may be chosen.
        """
        self.read.add(type(word).__name__)
        match word:
            case This():
                return [self.this] if self.world.things[self.this].age == self.age else []
            case Target():
                return [ref for ref in self.targets[place] if self.still(ref)]
            case It(at):
                return [ref for ref in self.targets[at] if self.still(ref)]
            case TheObject():
                return [self.that] if isinstance(self.that, str) and not self.has_gone() else []
            case All(what) | Choose(what):
                return self.all(what)
            case That():
                return self.all(word)
            case Sacrificed():
                return [self.paid]
            case You():
                return [self.you]
            case ThePlayer() | Defender():
                return [] if self.who is None else [self.who]
            case ControllerOf(TheObject()):
                if self.has_gone() and self.world.where(str(self.that)) == "play":
                    raise NotRead("who controlled what has come back")
                return [self.world.things[str(self.that)].controller]
            case ControllerOf(It(at)):
                known = self.world.controlled
                if any(isinstance(ref, int) for ref in self.targets[at]):
                    return self.targets[at]
                refs = [str(ref) for ref in self.targets[at] if self.ages[str(ref)] >= 0]
                gone = [known.get((ref, self.ages[ref])) for ref in refs if not self.still(ref)]
                here = [self.world.things[ref].controller for ref in refs if self.still(ref)]
                return here + [seat for seat in gone if seat is not None]
            case ControllerOf(it):
                return [self.world.things[str(ref)].controller for ref in self.refs(it)]
            case EachPlayer(who):
                order = sorted(SEATS, key=lambda seat: seat != self.world.active)
                return [seat for seat in order if who == "all" or seat != self.you]
        raise NotRead(type(word).__name__)

    def spoken_of(self, it: Any) -> list[Ref]:
        """What the amount of a size or cost speaks of, even if it has left play."""
        refs: list[Ref] = self.refs(it)
        if isinstance(it, TheObject):
            return [str(self.that)]
        if isinstance(it, It):
            return self.targets[it.place]
        return [self.this] if isinstance(it, This) else refs

    def colors(self, it: It) -> set[str]:
        """The colours of a target of which the text has spoken, or as it last was."""
        found: set[str] = set()
        for ref in self.targets[it.place]:
            if self.ages[str(ref)] >= 0:
                like = self.world.like(str(ref)) if self.still(ref) else self.world.last.get(str(ref))
                found |= set() if like is None else like.colors
        return found

    def number(self, amount: Any, place: int = -1) -> int:
        """The present value of an amount; `place` is the index of the word "target" in it."""
        self.read.add(type(amount).__name__)
        match amount:
            case int():
                return amount
            case X(less):
                return -self.x if less else self.x
            case ThatMuch():
                return self.much
            case Count(That(("basic land type",)) as lands, times, plus):
                found = [self.world.like(str(ref)) for ref in self.all(replace(lands, kinds=("land",)))]
                return sum(any(kind in like.types for like in found) for kind in BASIC_LANDS) * times + plus
            case Count(what, times, plus):
                return len(self.all(what)) * times + plus
            case PowerOf(it) | ToughnessOf(it):
                for ref in self.spoken_of(it):
                    left = isinstance(it, It) and not self.still(ref)
                    left = left or (isinstance(it, This) and self.world.things[self.this].age != self.age)
                    left = left or (isinstance(it, TheObject) and self.has_gone())
                    if left and str(ref) not in self.world.last:
                        raise NotRead("the size of what was never in play")
                    like = self.world.last[str(ref)] if left else self.world.like(str(ref))
                    return like.power if isinstance(amount, PowerOf) else like.toughness
                return 0
            case ManaValueOf(it):
                for ref in self.spoken_of(it):
                    return mana_value(self.world.things[str(ref)].card.cost)
                return 0
            case HandSize(who):
                return sum(len(self.world.hand[int(seat)]) for seat in self.refs(who, place))
            case HandExcess(who):
                held = sum(len(self.world.hand[int(seat)]) for seat in self.refs(who, place))
                return max(0, held - len(self.world.hand[self.you]))
            case HighestCost(what):
                costs = [mana_value(self.world.things[str(ref)].card.cost) for ref in self.all(what)]
                return max(costs, default=0)
            case ThisWay(what, "discarded" | "revealed", times):
                cards = [replace(what, zone=self.world.where(name)) for name in self.way]
                return times * sum(map(self.fits, cards, self.way))
            case ThisWay(_, _, times):
                return len(self.way) * times
            case RevealedCost(less):
                costs = [mana_value(self.world.things[name].card.cost) for name in self.way[:1]]
                return sum(costs) * (-1 if less else 1)
            case Difference(first, second):
                return max(0, self.number(first, place) - self.number(second, place))
            case HalfLife():
                return (self.world.life[self.you] + 1) // 2
        raise NotRead(type(amount).__name__)


def mana_value(cost: str) -> int:
    """The converted mana cost of a mana cost, with X = 0."""
    symbols = cost.strip("{}").split("}{") if cost else []
    return sum(int(symbol) if symbol.isdigit() else symbol != "X" for symbol in symbols)


def told(ref: Ref) -> tuple[str, Ref]:
    """The option by which a thing or player is offered."""
    return ("player", ref) if isinstance(ref, int) else ("object", ref)


def targets_in(value: Any) -> Iterator[tuple[Target, Any]]:
    """The words "target" in the order of the text, each with the word that contains it.

    Those of delayed effects, and of abilities that something gains, are left out.
    """
    if isinstance(value, tuple):
        for part in value:
            yield from targets_in(part)
    elif isinstance(value, IfSo):
        yield from targets_in((value.otherwise, value.effects))
    elif isinstance(value, MayPay) and value.otherwise:
        yield from targets_in(value.effects)
        yield from ((target, value) for target, _ in targets_in((value.who,)))
    elif isinstance(value, May | MayPay | FlipCoin):
        yield from ((target, value) for target, _ in targets_in((value.who,)))
        yield from targets_in((value.win, value.lose) if isinstance(value, FlipCoin) else value.effects)
    elif isinstance(value, Target):
        yield value, value
    elif is_dataclass(value) and not isinstance(value, Activated | Later | Triggered):
        for one in fields(value):
            inner = getattr(value, one.name)
            if isinstance(inner, Target):
                yield inner, value
            else:
                yield from targets_in(inner)
