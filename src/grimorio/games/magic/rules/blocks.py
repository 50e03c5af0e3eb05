"""Which creatures may block which attackers (MTG8-3.3c-1 to 3)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.meaning.static_rules import AttackRules, BlockableRules
from grimorio.games.magic.rules.attack import (
    Rulers,
    attackers_of,
    forbidding,
    only_again,
    ruler_faces,
    shy_ones,
    weak_ones,
)
from grimorio.games.magic.rules.declaring import Declaring
from grimorio.games.magic.rules.lasting import Lasting, MustBlock
from grimorio.games.magic.rules.marks import Block
from grimorio.games.magic.rules.ranging import daunting, more_blocks, widely
from grimorio.games.magic.rules.targets import protected
from grimorio.games.magic.state.masks import (
    ARTIFACT,
    BASIC_LANDS,
    BLACK,
    CREATURE,
    FEAR,
    FLYING,
    LAND,
    LANDWALK,
    LANDWALKS,
    PROTECTIONS,
    SHADOW,
    UNBLOCKABLE,
)
from grimorio.games.magic.state.objects import Permanent, table
from grimorio.games.magic.state.tally import blocked_before
from grimorio.kernel.choice import Option
from grimorio.kernel.event import Event
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

EVASION = FLYING | FEAR | LANDWALKS | PROTECTIONS | UNBLOCKABLE


def blockers_of(p: Position, seat: Seat, rulers: Rulers) -> list[int]:
    """The ids of a player's creatures that could block at all, whichever creatures attack.

    `rulers` are the permanents found by `ruler_faces`.
    """
    stopped: set[int] = set()
    for key in table(p).statics:
        thing = p.things[key]
        if isinstance(thing, Lasting) and thing.cant_block:
            stopped.update(thing.keys)
    able: list[int] = []
    for key in table(p).play:
        creature: Permanent = p.things[key]
        if creature.controller != seat or creature.tapped or not creature.kinds & CREATURE or key in stopped:
            continue
        if widely(p, key, "CantBlock"):
            continue
        if any([kept_from(p, by, ruler, rule) for by, ruler, rule in forbidding(p, key, True, rulers)]):
            continue
        able.append(key)
    return able


def kept_from(p: Position, by: int, ruler: Permanent, rule: AttackRules) -> bool:
    """Whether a rule of the permanent `ruler`, with the id `by`, keeps creatures from blocking now.

    Rules on which creatures block together do not count.
    """
    if rule.unless is None:
        return not rule.unless_greater
    c = Context(ruler.controller, by, ruler.chosen)
    c.who = table(p).active
    return not rule.unless.holds(p, c)


def may_block(p: Position, key: int, attacker: int, rulers: Rulers) -> bool:
    """Whether the creature with the id `key` could block the creature `attacker`.

    Evasion is checked here only, as blockers are declared, and never again (MTG8-CR-BLOCK-1). `rulers` are
    the permanents found by `ruler_faces`.
    """
    blocker: Permanent = p.things[key]
    foe: Permanent = p.things[attacker]
    words = foe.keywords
    face: Face = face_at(p, blocker.face, blocker.changes)
    own = blocker.own
    if (own and face.cant_block_stronger and foe.power > blocker.power) or widely(p, attacker, "Unblockable"):
        return False
    if (words ^ blocker.keywords) & SHADOW:
        return False
    if words & EVASION:
        if words & UNBLOCKABLE:
            return False
        if words & FLYING and not blocker.keywords & FLYING and not (own and face.blocks_as_flying):
            return False
        if words & FEAR and not (blocker.kinds & ARTIFACT or blocker.colors & BLACK):
            return False
        if protected(p, attacker, foe, key):
            return False
        if words & LANDWALKS and _walks(p, blocker.controller, words // LANDWALK):
            return False
    if own and face.cant_block_those:
        c = Context(blocker.controller, key, blocker.chosen)
        if any(those.permanent(p, attacker, foe, c) for those in face.cant_block_those):
            return False
    if not rulers:
        return True
    for by, ruler, rules in rulers:
        c = Context(ruler.controller, by, ruler.chosen)
        for only in rules.blockable:
            if only.noun.covers(p, by, attacker) and not fits_one(p, key, blocker, only, c):
                return False
        for noun, condition in rules.blockable_if:
            c.who = blocker.controller
            if noun.covers(p, by, attacker) and not condition.holds(p, c):
                return False
        if by == attacker and any(what.permanent(p, key, blocker, c) for what in rules.not_blockable_by):
            return False
    return True


def fits_one(p: Position, key: int, blocker: Permanent, only: BlockableRules, c: Context) -> bool:
    """Whether the creature `blocker`, with the id `key`, is one of those that the rule `only` names."""
    return any([what is not None and what.permanent(p, key, blocker, c) for what in (only.by, only.or_by)])


def _walks(p: Position, seat: Seat, walks: int) -> bool:
    """Whether a player controls a land of one of the basic types in the mask `walks` (MTG8-4.LW-1)."""
    types = walks & (1 << len(BASIC_LANDS)) - 1
    return any(
        p.things[key].controller == seat and p.things[key].kinds & LAND and p.things[key].types & types
        for key in table(p).play
    )


def least_blockers(p: Position, attacker: int, rulers: Rulers) -> int:
    """The least number of creatures that may block an attacker together; 1 without a special rule.

    `rulers` are the permanents found by `ruler_faces`.
    """
    least = 2 if daunting(p, attacker) else 1
    for by, _, face in rulers:
        for only in face.blockable:
            if only.noun.covers(p, by, attacker):
                least = max(least, only.least)
    return least


def most_blockers(p: Position, attacker: int, rulers: Rulers) -> int:
    """The greatest number of creatures that may block an attacker together; 0 without a rule."""
    rules = [(noun, most, by) for by, _, face in rulers for noun, most in face.blocked_by_few]
    return min([most for noun, most, by in rules if noun.covers(p, by, attacker)], default=0)


def most_blocked(p: Position, key: int) -> int:
    """The greatest number of attackers that the creature with the id `key` may block."""
    it: Permanent = p.things[key]
    more: int = face_at(p, it.face, it.changes).blocks_more if it.own else 0
    return 1 + more + more_blocks(p, key)


@mypyc_attr(allow_interpreted_subclasses=True)
class Blocks(Frame):
    """The frame in which a defending player declares which creature blocks which attacker, pair by pair.

    Attributes:
        seat: the defending player.
        pairs: (blocker, attacker) for each pair declared so far.
        declaring: the blocks that are open; not stored, but found again.
    """

    FIELDS = ("seat", "pairs")
    declaring: Declaring | None = None

    def __init__(self, seat: Seat) -> None:
        super().__init__(Blocks.declare)
        self.seat = seat
        self.pairs: tuple[tuple[int, int], ...] = ()

    def declare(self, p: Position) -> None:
        """Ask for the next (blocker, attacker) pair, or for the end of the declaration (MTG8-3.3c-1)."""
        if self.seat not in table(p).seats:
            p.finish()
            return
        self.declaring = declaring = self.declaring or blocks(p, self.seat)
        options: list[Option] = [("block", *pair) for pair in declaring.next_pairs(self.pairs)]
        if not options:
            self.step = Blocks.block
            return
        if declaring.legal(self.pairs):
            options.append(("done",))
        self.step = Blocks.take
        p.ask(self.seat, "block", options, "MTG8-3.3c-1")

    def interrupted(self, p: Position, broken: bool) -> bool:
        """Begin the declaration of blockers again after a player has left the game.

        `broken` (whether a frame within this one was broken off) is not used. Returns True: this frame goes
        on.
        """
        self.pairs = ()
        self.declaring = None
        return True

    def take(self, p: Position) -> None:
        """Add the chosen pair, or end the declaration."""
        if self.answer[0] == "done":
            self.step = Blocks.block
            return
        self.pairs = (*self.pairs, (int(self.answer[1]), int(self.answer[2])))
        self.step = Blocks.declare

    def block(self, p: Position) -> None:
        """Make all declared creatures block, at the same time."""
        self.step = Blocks.over
        batch: list[Event] = []
        seen: list[int] = []
        for key, attacker in self.pairs:
            batch.append(Block(p, key, attacker, attacker not in seen, "MTG8-3.3c-1"))
            seen.append(attacker)
        if batch:
            p.emit_all(tuple(batch))

    def over(self, p: Position) -> None:
        """Finish the frame."""
        p.finish()


def blocks(p: Position, seat: Seat) -> Declaring:
    """The blocks that a player may declare: what each creature could block, and all requirements."""
    rulers = ruler_faces(p)
    attackers = attackers_of(p, seat)
    whom: dict[int, list[int]] = {}
    for key in blockers_of(p, seat, rulers):
        foes = [attacker for attacker in attackers if may_block(p, key, attacker, rulers)]
        if foes:
            whom[key] = foes
    if any([face.only_one_blocks for _, _, face in rulers]):
        whom = only_again(whom, blocked_before(p))
    weak, power = weak_ones(p, whom, True, rulers)
    bound = {pair: count for pair, count in provoked(p).items() if pair[1] in whom.get(pair[0], ())}
    strange = any([more_blocks(p, key) for key in whom]) or any([daunting(p, key) for key in attackers])
    if not rulers and not strange:
        return Declaring(whom, weak, power, bound=bound)
    return Declaring(
        whom,
        weak,
        power,
        {key: most_blocked(p, key) for key in whom},
        {attacker: least_blockers(p, attacker, rulers) for attacker in attackers},
        {attacker: lures_of(p, attacker, rulers) for attacker in attackers},
        bound,
        {attacker: most for attacker in attackers if (most := most_blockers(p, attacker, rulers))},
        {key: count for key in whom if (count := driven(p, key, rulers))},
        shy_ones(p, whom, rulers),
        any([face.only_one_blocks for _, _, face in rulers]),
    )


def driven(p: Position, key: int, rulers: Rulers) -> int:
    """How many rules require the creature with the id `key` to block if able (MTG8-CR-BLOCK-5)."""
    return sum([noun.covers(p, by, key) for by, _, face in rulers for noun in face.blocks_if_able])


def provoked(p: Position) -> dict[tuple[int, int], int]:
    """How many effects require one creature to block one attacker, by (blocker, attacker).

    Rule MTG8-CR-PROVOKE-2.
    """
    found: dict[tuple[int, int], int] = {}
    for effect in table(p).statics:
        thing = p.things[effect]
        if isinstance(thing, MustBlock):
            for key in thing.keys:
                found[key, thing.attacker] = found.get((key, thing.attacker), 0) + 1
    return found


def lures_of(p: Position, attacker: int, rulers: Rulers) -> int:
    """How many effects require every creature that can block this attacker to block it.

    `rulers` are the permanents found by `ruler_faces`.
    """
    return sum(1 for by, _, face in rulers for noun in face.must_be_blocked if noun.covers(p, by, attacker))
