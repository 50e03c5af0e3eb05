"""Mana: the mana that a player's permanents can produce, and the costs that it can pay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.abilities import (
    ANY_TIME,
    AS_SORCERY,
    YOUR_UPKEEP,
    ActivatedRules,
    TriggeredRules,
)
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.costs import Mana
from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.rules.events import ChangeLife, ChangePool
from grimorio.games.magic.rules.lasting import Used
from grimorio.games.magic.rules.marks import TappedForMana
from grimorio.games.magic.rules.plan import Source, most_mana
from grimorio.games.magic.rules.usable import usable
from grimorio.games.magic.state.masks import BASIC_TYPES, CREATURE, HASTE, LAND
from grimorio.games.magic.state.objects import MAIN1, MAIN2, UPKEEP, Permanent, player, table
from grimorio.games.magic.state.pools import (
    FEW,
    MOST_FEW,
    ONE,
    amount,
    contains,
    few_contain,
    size,
    unpacked,
)
from grimorio.games.magic.words.nouns import COLORS
from grimorio.kernel.choice import Option
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

if TYPE_CHECKING:
    from grimorio.games.magic.meaning.book import Book

BASIC_ABILITY: Final = 1000
"""The number of the mana ability that the first basic land type gives to a land.

The other types follow in the order of `BASIC_LANDS`: 1001 is that of an Island.
"""
PLAIN: Final = [FEW[types.bit_length() - 1] if types.bit_count() == 1 else 0 for types in range(1 << 5)]
"""For each mask of basic land types: what a land of one type alone adds (`pools.FEW`); 0 for other masks."""

NONE_KNOWN: Final[dict[int, int]] = {}
"""The results of a new `Purse`, shared by all of them: never written to."""


def can_tap(it: Permanent) -> bool:
    """Whether a permanent can be tapped for a cost with the tap symbol (MTG8-1.CRE-4)."""
    return not it.tapped and (it.ready or not it.kinds & CREATURE or bool(it.keywords & HASTE))


def mana_of(p: Position, key: int, it: Permanent, ability: ActivatedRules) -> tuple[int, ...]:
    """The pools of mana among which the player of a mana ability chooses one.

    The permanent `it`, with the id `key`, has the ability. Mana that triggered mana abilities would add is
    not included. An ability that adds nothing now may be played all the same: its only pool is then empty
    (MTG8-CR-MANA-2).
    """
    if ability.could:
        return open_mana(p, ability.could, it.controller, it.chosen) or (0,)
    if ability.times is not None:
        times = ability.times.value(p, Context(it.controller, key, it.chosen))
        return tuple([pool * times for pool in ability.mana]) if times > 0 else (0,)
    face: Face = face_at(p, it.face, it.changes)
    for mana, condition in face.mana_instead:
        if condition.holds(p, Context(it.controller, key, it.chosen)):
            return mana
    return ability.mana


def could(p: Position, seat: Seat) -> tuple[int, ...]:
    """The mana that basic lands of this player could produce: a pool of one mana for each such colour."""
    types = 0
    for key in table(p).play:
        it: Permanent = p.things[key]
        if it.controller == seat and face_at(p, it.face).basic:
            types |= it.types
    return tuple(ONE[color] for color in range(5) if types >> color & 1)


def open_mana(p: Position, kind: str, seat: Seat, chosen: str) -> tuple[int, ...]:
    """The pools of one mana of each colour that a value of `meaning.manas.OPEN` means for a player.

    `chosen` is the colour chosen for the permanent with the ability; "" where none is.
    """
    if kind == "could":
        return could(p, seat)
    if kind == "chosen":
        return (ONE[COLORS.index(chosen)],) if chosen in COLORS else ()
    colors = 0
    for key in table(p).play:
        it: Permanent = p.things[key]
        if (it.controller == seat) == (kind == "theirs"):
            continue
        if kind == "yours":
            colors |= it.colors
        elif it.kinds & LAND:
            colors |= producible(p, key, it)
    return tuple([ONE[color] for color in range(5) if colors >> color & 1])


def producible(p: Position, key: int, it: Permanent) -> int:
    """The colours of mana, as a mask, that a land could produce by its mana abilities (MTG8-CR-MANA-3).

    Whether they can be played now, and at what cost, is not asked. What depends on the lands of a player is
    left out.
    """
    colors = it.types & BASIC_TYPES
    if it.own:
        for ability in face_at(p, it.face, it.changes).activated:
            if ability.is_mana and ability.could not in ("land", "theirs"):
                for pool in mana_of(p, key, it, ability):
                    colors |= sum([1 << color for color in range(5) if amount(pool, color)])
    return colors


def bonus_of(p: Position, key: int) -> list[tuple[int, ...]]:
    """The mana that triggered mana abilities add when the permanent with the id `key` is tapped for mana.

    Returns:
        for each such ability, the pools among which one is added.
    """
    found: list[tuple[int, ...]] = []
    event = TappedForMana(key, p.things[key].controller, "MTG8-1.TERM-1")
    for other in table(p).rulers:
        it: Permanent = p.things[other]
        if face_at(p, it.face).bonus and it.own:
            triggered: TriggeredRules
            for triggered in face_at(p, it.face, it.changes).bonus:
                c = Context(it.controller, other, it.chosen)
                if triggered.mana and triggers(p, triggered, event, it, c):
                    found.append(triggered.mana)
    return found


def triggers(p: Position, triggered: TriggeredRules, event: Event, it: Permanent, c: Context) -> bool:
    """Whether an event triggers this ability of the permanent `it`.

    If it does, the function sets the object, the player and the number of the event in `c`.
    """
    condition = triggered.condition
    return any([matcher.matches(p, event, it, c) for matcher in triggered.matchers]) and (
        condition is None or condition.holds(p, c)
    )


def in_time(p: Position, seat: Seat, ability: ActivatedRules, key: int) -> bool:
    """Whether an activated ability may be played now, as far as time is concerned.

    That depends on its timing and condition, and on whether it was used this turn if it may be used once each
    turn. `key` is the id of the object that has the ability.
    """
    t = table(p)
    book: Book = p.book
    if book.bars and barred(p, key):
        return False
    if ability.when is not None and not ability.when.holds(p, Context(seat, key)):
        return False
    if ability.once and used(p, key, ability.place):
        return False
    if ability.timing == ANY_TIME:
        return True
    if ability.timing == AS_SORCERY:
        return main_phase_of(p, seat)
    if ability.timing == YOUR_UPKEEP:
        return t.active == seat and t.step == UPKEEP
    return t.active == seat


def barred(p: Position, key: int) -> bool:
    """Whether the activated abilities of the permanent with the id `key` cannot be played (MTG8-CR-BAN-3)."""
    for by in table(p).rulers:
        ruler: Permanent = p.things[by]
        if ruler.on == key and ruler.own and face_at(p, ruler.face, ruler.changes).bars_abilities:
            return True
    return False


def used(p: Position, key: int, place: int) -> bool:
    """Whether an ability of the object `key` that may be played once each turn was played this turn.

    `place` is its number on the face (MTG8-CR-ONLY-1).
    """
    turn = table(p).turn
    notes = [p.things[effect] for effect in p.effects]
    return any(
        [
            isinstance(note, Used) and note.key == key and note.ability == place and note.turn == turn
            for note in notes
        ]
    )


def main_phase_of(p: Position, seat: Seat) -> bool:
    """Whether it is this player's main phase and the stack is empty, so that sorceries may be played."""
    t = table(p)
    return t.active == seat and not t.stack and t.step in (MAIN1, MAIN2)


def outputs_of(p: Position, key: int, it: Permanent) -> list[tuple[int, int]]:
    """The mana that tapping the permanent `it` (its id is `key`) can give; empty if it gives none.

    Each possibility is (the number of the mana ability, the pool that it adds).
    """
    return _outputs(p, key, it, bonuses(p), False)


def _outputs(p: Position, key: int, permanent: Permanent, rich: bool, whole: bool) -> list[tuple[int, int]]:
    """The mana that tapping the permanent with the id `key` can give, as (ability, pool) for each
    possibility.

    With `rich`, the mana of triggered mana abilities is included. With `whole`, abilities whose cost is to
    sacrifice the permanent are left out.
    """
    outputs: list[tuple[int, int]] = []
    if permanent.kinds & LAND and permanent.types & BASIC_TYPES:
        for color in range(5):
            if permanent.types >> color & 1:
                outputs.append((BASIC_ABILITY + color, ONE[color]))
    if permanent.own:
        book: Book = p.book
        face = book.face(permanent.face, permanent.changes)
        for ability in face.mana:
            now = in_time(p, permanent.controller, ability, key)
            if now and not (whole and ability.price.sacrifice_this):
                for pool in mana_of(p, key, permanent, ability):
                    outputs.append((ability.place, pool))
    if not rich or not outputs:
        return outputs
    for extra in bonus_of(p, key):
        outputs = list(dict.fromkeys([(ability, pool + more) for ability, pool in outputs for more in extra]))
    return outputs


def bonuses(p: Position) -> bool:
    """Whether a permanent with a triggered mana ability is in play."""
    rulers = table(p).rulers
    if not rulers:
        return False
    book: Book = p.book
    things = p.things
    for key in rulers:
        ruler: Permanent = things[key]
        if book.face(ruler.face).bonus:
            return True
    return False


def sources(p: Position, seat: Seat, without: int = 0, also: int = 0, whole: bool = False) -> list[Source]:
    """The permanents that a player can tap for mana, those with the fewest possibilities first.

    Args:
        p: the position.
        seat: the player.
        without, also: ids of permanents that are left out; 0 for none.
        whole: whether permanents that would have to be sacrificed are left out too.
    """
    listed: list[Source] = []
    things = p.things
    book: Book = p.book
    rich = bonuses(p)
    for key in usable(p).sources[seat]:
        permanent: Permanent = things[key]
        if permanent.tapped or key in (without, also):
            continue
        if not can_tap(permanent) or (book.bars and barred(p, key)):
            continue
        outputs = _outputs(p, key, permanent, rich, whole)
        if outputs:
            listed.append(Source(key, outputs, bool(permanent.kinds & CREATURE)))
    if len(listed) > 1:
        listed.sort(key=_plain_first)
    return listed


def mana_options(p: Position, seat: Seat) -> list[Option]:
    """The options to play mana abilities that a player has now (MTG8-2.STACK-3)."""
    return [
        ("mana", source.key, place) for source in sources(p, seat) for place in range(len(source.outputs))
    ]


def _plain_first(source: Source) -> tuple[bool, int, int, int]:
    return source.creature, len(source.outputs), source.most, source.key


@mypyc_attr(acyclic=True, free_list_len=1)
class Purse:
    """All mana that a player could have now. It tells what can be paid, but not how.

    Args:
        p: the position.
        seat: the player.
        without, also: ids of permanents that are left out; 0 for none.
        whole: whether permanents that would have to be sacrificed for mana are left out too.

    Attributes:
        few: the mana of plain lands, packed (`pools.FEW`).
        rest: floating mana, plus that of every other source that gives one mana of one kind only.
        total: the most mana there can be, with all sources.
        flexible: the sources that give several mana, or a choice of kinds.
        known: results of `most` computed so far, by `need`.
    """

    def __init__(self, p: Position, seat: Seat, without: int = 0, also: int = 0, whole: bool = False) -> None:
        rest = player(p, seat).pool
        plain = size(rest) if rest else 0
        few = 0
        self.flexible: list[Source] = []
        things = p.things
        book: Book = p.book
        rich = bonuses(p)
        for key in usable(p).sources[seat]:
            permanent: Permanent = things[key]
            if permanent.tapped or key in (without, also):
                continue
            if (permanent.kinds & CREATURE and not can_tap(permanent)) or (book.bars and barred(p, key)):
                continue
            types = permanent.types & BASIC_TYPES
            gives = book.face(permanent.face).mana or permanent.changes
            if types and not rich and not (gives and permanent.own) and permanent.kinds & LAND:
                alone = PLAIN[types]
                if alone and plain < MOST_FEW:
                    few += alone
                    plain += 1
                    continue
            outputs = _outputs(p, key, permanent, rich, whole)
            if len(outputs) == 1 and size(outputs[0][1]) == 1:
                rest += outputs[0][1]
                plain += 1
            elif outputs:
                self.flexible.append(Source(key, outputs, bool(permanent.kinds & CREATURE)))
        self.few = few
        self.rest = rest
        self.total = plain
        for source in self.flexible:
            self.total += source.most
        self.known = NONE_KNOWN

    def most(self, need: int) -> int:
        """The most mana that the player can have if it must include the pool `need`; -1 if it cannot."""
        pool = self.rest + unpacked(self.few)
        if contains(pool, need):
            return self.total
        if not self.flexible:
            return -1
        if need not in self.known:
            self.known = {**self.known, need: most_mana(pool, self.flexible, need)}
        return self.known[need]

    def pays(self, cost: Mana) -> bool:
        """Whether this mana can pay a cost."""
        if self.total < cost.value:
            return False
        if not cost.need or (cost.few >= 0 and few_contain(self.few, cost.few)):
            return True
        return bool(self.rest or self.flexible) and self.most(cost.need) >= cost.value


def most_x(p: Position, seat: Seat, cost: Mana, without: int = 0, whole: bool = False) -> int:
    """The greatest X with which a cost can be paid; -1 if it cannot be paid with X = 0.

    `without` is the id of a permanent that may not be tapped for it, or 0. With `whole`, sources that must be
    sacrificed for mana are left out too.
    """
    spare = Purse(p, seat, without, 0, whole).most(cost.need) - cost.value
    return spare // max(1, cost.xs) if spare >= 0 else -1


def burn(p: Position) -> tuple[Event, ...]:
    """The events of mana burn: pools are emptied at the end of a phase, and each mana costs 1 life.

    Rule MTG8-1.TERM-2.
    """
    events: tuple[Event, ...] = ()
    for seat in table(p).seats:
        pool = player(p, seat).pool
        if pool and not pools_stay(p):
            emptied = ChangePool(seat, pool, "MTG8-1.TERM-2", True)
            events += (emptied, ChangeLife(seat, -size(pool), "MTG8-1.TERM-2", "burn"))
    return events


def pools_stay(p: Position) -> bool:
    """Whether mana pools do not empty as a phase ends (MTG8-CR-POOLS-1)."""
    rulers = [p.things[by] for by in table(p).rulers]
    return any([it.own and face_at(p, it.face, it.changes).pools_stay for it in rulers])
