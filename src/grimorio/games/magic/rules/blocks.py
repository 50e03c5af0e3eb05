"""Who may block what (MTG8-3.3c-1 to 3)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.meaning.masks import (
    ARTIFACT,
    BASIC_LANDS,
    BLACK,
    CREATURE,
    FEAR,
    FLYING,
    LAND,
    LANDWALK,
    PROTECTION,
)
from grimorio.games.magic.rules.attack import attackers_of, forbidding, needs_greater, ruler_faces
from grimorio.games.magic.rules.lasting import Lasting
from grimorio.games.magic.rules.marks import Block
from grimorio.games.magic.rules.objects import Permanent, table
from grimorio.games.magic.rules.targets import protected
from grimorio.kernel.choice import Option
from grimorio.kernel.event import Event
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position

Rulers = list[tuple[int, Permanent, Face]]
Pairs = tuple[tuple[int, int], ...]
EVASION = FLYING | FEAR | (LANDWALK * 31) | (PROTECTION * 63)


def blockers_of(p: Position, seat: int, rulers: Rulers) -> list[int]:
    """A player's creatures that could block something."""
    stopped: set[int] = set()
    for key in table(p).statics:
        thing = p.things[key]
        if isinstance(thing, Lasting) and thing.cant_block:
            stopped.update(thing.keys)
    found: list[int] = []
    for key in table(p).play:
        it: Permanent = p.things[key]
        if it.controller != seat or it.tapped or not it.kinds & CREATURE or key in stopped:
            continue
        if any(not rule.unless_greater for _, _, rule in forbidding(p, key, True, rulers)):
            continue
        found.append(key)
    return found


def may_block(p: Position, key: int, attacker: int, rulers: Rulers) -> bool:
    """Whether one creature could block one attacker: evasion is looked at once, here (MTG8 digest 8)."""
    it: Permanent = p.things[key]
    foe: Permanent = p.things[attacker]
    words = foe.keywords
    face: Face = p.book.face(it.face, it.changes)
    own = it.own
    if words & EVASION:
        if words & FLYING and not it.keywords & FLYING and not (own and face.blocks_as_flying):
            return False
        if words & FEAR and not (it.kinds & ARTIFACT or it.colors & BLACK):
            return False
        if protected(p, attacker, foe, key):
            return False
        if words & LANDWALK * 31 and _walks(p, it.controller, words // LANDWALK):
            return False
    if own and face.cant_block_those:
        c = Context(it.controller, key, it.chosen)
        if any(those.permanent(p, attacker, foe, c) for those in face.cant_block_those):
            return False
    if not rulers:
        return True
    for by, ruler, rules in rulers:
        c = Context(ruler.controller, by, ruler.chosen)
        for only in rules.blockable:
            if only.noun.covers(p, by, attacker) and (
                only.by is None or not only.by.permanent(p, key, it, c)
            ):
                return False
        if by == attacker and any(what.permanent(p, key, it, c) for what in rules.not_blockable_by):
            return False
    return True


def _walks(p: Position, seat: int, walks: int) -> bool:
    """Whether a player controls a land of one of these basic types (MTG8-4.LW-1)."""
    types = walks & (1 << len(BASIC_LANDS)) - 1
    return any(
        p.things[key].controller == seat and p.things[key].kinds & LAND and p.things[key].types & types
        for key in table(p).play
    )


def least_blockers(p: Position, attacker: int, rulers: Rulers) -> int:
    """How many creatures at least have to block it, if any do."""
    least = 1
    for by, _, face in rulers:
        for only in face.blockable:
            if only.noun.covers(p, by, attacker):
                least = max(least, only.least)
    return least


def most_blocked(p: Position, key: int) -> int:
    """How many attackers a creature may block."""
    it: Permanent = p.things[key]
    more: int = p.book.face(it.face, it.changes).blocks_more if it.own else 0
    return 1 + more


@mypyc_attr(allow_interpreted_subclasses=True)
class Blocks(Frame):
    """A defending player declares blockers: pairs one after the other, blockers in order.

    Attributes:
        seat: the defending player.
        pairs: (blocker, attacker) so far.
    """

    FIELDS = ("seat", "pairs")

    def __init__(self, seat: int) -> None:
        super().__init__(Blocks.declare)
        self.seat = seat
        self.pairs: tuple[tuple[int, int], ...] = ()

    def declare(self, p: Position) -> None:
        """MTG8-3.3c-1."""
        if self.seat not in table(p).seats:
            p.finish()
            return
        field = Field(p, self.seat)
        options: list[Option] = []
        for pair in field.next_pairs(self.pairs):
            if field.free or field.reachable((*self.pairs, pair)):
                options.append(("block", *pair))
        if not options:
            self.step = Blocks.block
            return
        if field.free or field.legal(self.pairs):
            options.append(("done",))
        self.step = Blocks.take
        p.ask(self.seat, "block", options, "MTG8-3.3c-1")

    def take(self, p: Position) -> None:
        """One more pair, or no more."""
        if self.answer[0] == "done":
            self.step = Blocks.block
            return
        self.pairs = (*self.pairs, (int(self.answer[1]), int(self.answer[2])))
        self.step = Blocks.declare

    def block(self, p: Position) -> None:
        """They block, at the same time."""
        self.step = Blocks.over
        batch: list[Event] = []
        seen: list[int] = []
        for key, attacker in self.pairs:
            batch.append(Block(p, key, attacker, attacker not in seen, "MTG8-3.3c-1"))
            seen.append(attacker)
        if batch:
            p.emit_all(tuple(batch))

    def over(self, p: Position) -> None:
        """Done."""
        p.finish()


class Field:
    """Who could block whom, as a player declares blockers.

    Attributes:
        able: creatures that could block something, in order.
        attackers: creatures that attack the player, in order.
        may: the attackers that each of `able` could block, in order.
        most: how many attackers each of `able` may block.
        least: how many creatures have to block each attacker, if any do.
        lured: attackers that all creatures able to block them must block.
        weak: the power of those of `able` that block only beside a creature of greater power.
        power: the power of each of `able`.
        free: no rule of a card asks or forbids anything.
    """

    def __init__(self, p: Position, seat: int) -> None:
        rulers = ruler_faces(p)
        self.free = not rulers
        self.able = blockers_of(p, seat, rulers)
        self.attackers = attackers_of(p, seat)
        self.may: dict[int, list[int]] = {
            key: [attacker for attacker in self.attackers if may_block(p, key, attacker, rulers)]
            for key in self.able
        }
        self.most: dict[int, int] = {key: most_blocked(p, key) for key in self.able}
        self.least: dict[int, int] = {}
        self.lured: list[int] = []
        self.weak: dict[int, int] = {}
        self.power: dict[int, int] = {}
        if rulers:
            self.least = {attacker: least_blockers(p, attacker, rulers) for attacker in self.attackers}
            self.lured = [attacker for attacker in self.attackers if _lures(p, attacker, rulers)]
            self.power = {key: p.things[key].power for key in self.able}
            self.weak = {key: self.power[key] for key in self.able if needs_greater(p, key, True, rulers)}

    def next_pairs(self, pairs: Pairs) -> list[tuple[int, int]]:
        """The pairs that may come next: the last blocker again with a later attacker, or a later blocker."""
        found: list[tuple[int, int]] = []
        start = self.able.index(pairs[-1][0]) if pairs else 0
        for key in self.able[start:]:
            mine = [attacker for blocker, attacker in pairs if blocker == key]
            if len(mine) >= self.most[key]:
                continue
            after = self.attackers.index(mine[-1]) if mine else -1
            for attacker in self.may[key]:
                if self.attackers.index(attacker) > after:
                    found.append((key, attacker))
        return found

    def legal(self, pairs: Pairs) -> bool:
        """Whether these blocks obey every restriction and as many requirements as possible."""
        return (
            not self._short(pairs)
            and self._greatest(pairs) is None
            and all(self._lures_obeyed(key, pairs) for key in self.able)
        )

    def reachable(self, pairs: Pairs) -> bool:
        """Whether these blocks can be completed to legal ones by later pairs."""
        if self.legal(pairs):
            return True
        start = self.able.index(pairs[-1][0])
        if not all(self._lures_obeyed(key, pairs) for key in self.able[:start]):
            return False
        later = self.next_pairs(pairs)
        short = self._short(pairs)
        for attacker, missing in short.items():
            if sum(1 for _, at in later if at == attacker) < missing:
                return False
        power = self._greatest(pairs)
        for key, attacker in later:
            mends = (
                attacker in short or attacker in self.lured or (power is not None and power < self.power[key])
            )
            if mends and self.reachable((*pairs, (key, attacker))):
                return True
        return False

    def _short(self, pairs: Pairs) -> dict[int, int]:
        """How many blockers those attackers lack that are blocked by too few."""
        counts: dict[int, int] = {}
        for _, attacker in pairs:
            counts[attacker] = counts.get(attacker, 0) + 1
        return {
            attacker: self.least[attacker] - count
            for attacker, count in counts.items()
            if count < self.least[attacker]
        }

    def _greatest(self, pairs: Pairs) -> int | None:
        """The greatest power of a blocker that lacks a greater one beside it, None where none does."""
        powers = [self.power[key] for key, _ in pairs]
        lacking = [self.weak[key] for key, _ in pairs if key in self.weak and self.weak[key] >= max(powers)]
        return max(lacking) if lacking else None

    def _lures_obeyed(self, key: int, pairs: Pairs) -> bool:
        """Whether a creature blocks as many of the attackers that it must block as it can."""
        asked = [
            attacker for attacker in self.lured if attacker in self.may[key] and self._joins(key, attacker)
        ]
        if not asked:
            return True
        mine = sum(1 for blocker, attacker in pairs if blocker == key and attacker in self.lured)
        return mine >= min(len(asked), self.most[key])

    def _joins(self, key: int, attacker: int) -> bool:
        """Whether a creature could block a luring attacker, given how many must block it."""
        if key in self.weak and max(self.power.values()) <= self.weak[key]:
            return False
        return sum(1 for other in self.able if attacker in self.may[other]) >= self.least[attacker]


def _lures(p: Position, attacker: int, rulers: Rulers) -> bool:
    """Whether all creatures able to block it must."""
    return any(noun.covers(p, by, attacker) for by, _, face in rulers for noun in face.must_be_blocked)
