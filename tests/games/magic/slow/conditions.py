"""The slow interpreter of card words: conditions."""

from __future__ import annotations

from collections import Counter
from typing import Any

from grimorio.games.magic.words import (
    COLORS,
    AnothersTurn,
    AtMost,
    BasicTypes,
    Being,
    Both,
    Buried,
    Controls,
    DefenderControls,
    DefenderLacks,
    DefenderShares,
    EachBasicType,
    EachColor,
    EmptyGraveyard,
    EmptyHand,
    FromHand,
    HandAtMost,
    HasCounters,
    IsColored,
    LibraryHundreds,
    LifeAtLeast,
    LifeAtMost,
    ManyInPlay,
    MoreThanFoe,
    MostCommonColor,
    NoneInPlay,
    NoOpponentControls,
    OpponentControls,
    OpponentControlsMore,
    SharesColor,
    This,
    ThisInGraveyard,
    ThisIsUntapped,
)
from tests.games.magic.slow.nouns import Ability
from tests.games.slow_reading import NotRead


def holds(a: Ability, condition: Any) -> bool:
    """Whether a condition is true now."""
    a.read.add(type(condition).__name__)
    match condition:
        case None:
            return True
        case Controls(what, least, none):
            mine = [ref for ref in a.all(what) if a.world.things[str(ref)].controller == a.you]
            return not mine if none else len(mine) >= least
        case DefenderControls(what):
            theirs = [ref for ref in a.all(what) if a.world.things[str(ref)].controller == a.who]
            return bool(theirs)
        case LifeAtMost(life):
            return a.world.life[a.you] <= life
        case NoOpponentControls(what):
            theirs = [ref for ref in a.all(what) if a.world.things[str(ref)].controller != a.you]
            return not theirs
        case OpponentControlsMore(what):
            owners = [a.world.things[str(ref)].controller for ref in a.all(what)]
            return owners.count(1 - a.you) > owners.count(a.you)
        case EmptyGraveyard():
            return not a.world.graveyard[a.you]
        case ThisInGraveyard():
            return a.this in a.world.graveyard[a.you]
        case MostCommonColor(color):
            counts = [sum(one in a.world.like(name).colors for name in a.world.play) for one in COLORS]
            return max(counts) == counts[COLORS.index(color)]
        case LifeAtLeast(life):
            return a.world.life[a.you] >= life
        case ThisIsUntapped():
            return not a.world.things[a.this].tapped and a.this not in a.world.was_tapped
        case Buried(least, what):
            mine = [ref for ref in a.all(what) if a.world.things[str(ref)].owner == a.you]
            return len(mine) >= least
        case HandAtMost(count):
            return a.who is not None and len(a.world.hand[a.who]) <= count
        case NoneInPlay(what):
            return not a.all(what)
        case AtMost(first, second):
            return a.number(first) <= a.number(second)
        case IsColored(it, colors):
            return bool(a.colors(it) & set(colors))
        case SharesColor(it, None):
            counts = [sum(one in a.world.like(name).colors for name in a.world.play) for one in COLORS]
            common = {one for one, count in zip(COLORS, counts, strict=True) if count == max(counts)}
            return bool(a.colors(it) & common)
        case SharesColor(it, other):
            return any(a.colors(it) & a.world.like(str(ref)).colors for ref in a.all(other))
        case LibraryHundreds(hundreds):
            return len(a.world.library[a.you]) >= 100 * hundreds
        case EachBasicType():
            return len(basic_types(a, a.you)) == 5
        case EachColor(what):
            mine = [str(ref) for ref in a.all(what) if a.world.things[str(ref)].controller == a.you]
            return set().union(*[a.world.like(name).colors for name in mine]) >= set(COLORS)
        case BasicTypes(least):
            return len(basic_types(a, a.who)) >= least
        case AnothersTurn():
            return a.world.active != a.who
        case MoreThanFoe(what):
            owners = [a.world.things[str(ref)].controller for ref in a.all(what)]
            return owners.count(a.you) > owners.count(-1 if a.who is None else a.who)
        case DefenderShares(least):
            world = a.world
            theirs = [world.like(name) for name in world.play if world.things[name].controller == a.who]
            kinds = Counter(kind for like in theirs if "creature" in like.kinds for kind in like.types)
            lands = {"Plains", "Island", "Swamp", "Mountain", "Forest"}
            return max((count for kind, count in kinds.items() if kind not in lands), default=0) >= least
        case Being(it, what, isnt):
            name = a.this if isinstance(it, This) else a.world.on
            return bool(name) and a.fits(what, name) != isnt
        case HasCounters(least, counter):
            return a.world.things[a.this].counters.get(counter, 0) >= least
        case OpponentControls(what, least):
            owners = [a.world.things[str(ref)].controller for ref in a.all(what)]
            return owners.count(1 - a.you) >= least
        case DefenderLacks(what):
            return not [ref for ref in a.all(what) if a.world.things[str(ref)].controller == a.who]
        case EmptyHand(anyone):
            seats = (0, 1) if anyone else (a.you,)
            return any(not a.world.hand[seat] for seat in seats)
        case ManyInPlay(least, what):
            return len(a.all(what)) >= least
        case FromHand(no):
            return no  # what is on the small table was laid there
        case Both(conditions):
            return all(holds(a, part) for part in conditions)
    raise NotRead(type(condition).__name__)


def basic_types(a: Ability, seat: Any) -> set[str]:
    """The basic land types among the lands of a player."""
    world = a.world
    lands = [name for name in world.play if world.things[name].controller == seat]
    kinds = [world.like(name).types for name in lands if "land" in world.like(name).kinds]
    return set().union(*kinds) & {"Plains", "Island", "Swamp", "Mountain", "Forest"}
