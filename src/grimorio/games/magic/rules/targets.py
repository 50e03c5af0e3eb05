"""Targets: which objects and players are legal, and whether a spell or ability has enough of them."""

from __future__ import annotations

from grimorio.games.magic.meaning.abilities import Program, TargetRules
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.rules.attack import ruler_faces
from grimorio.games.magic.rules.bans import Shelter
from grimorio.games.magic.rules.lasting import Lasting, Veil
from grimorio.games.magic.rules.ranging import warded
from grimorio.games.magic.state.masks import OTHER_PROTECTION, PROTECTION, PROTECTIONS
from grimorio.games.magic.state.objects import (
    NOBODY,
    Card,
    OnStack,
    Permanent,
    TargetId,
    as_target,
    seat_of,
    table,
)
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat


def card_of(face: Face) -> int:
    """The negative number that stands for a card without an id, such as a spell not yet played."""
    return -1 - face.index


def colors_of(p: Position, source: int) -> int:
    """The colours of a source, as a mask; `source` is an id, or a number from `card_of`."""
    if source < 0:
        printed: int = face_at(p, -1 - source).colors
        return printed
    thing = p.things[source]
    if isinstance(thing, Permanent):
        return thing.colors
    if isinstance(thing, OnStack) and thing.kind != "spell":
        return colors_of(p, thing.source)
    colors: int = face_at(p, thing.face).colors if thing is not None else 0
    return colors


def alike(p: Position, source: int, what: Filter, c: Context) -> bool:
    """Whether a source fits the noun `what`; for an ability, whether the object that has the ability fits.

    `source` is an id, or a number from `card_of`.
    """
    if source < 0:
        return what.face(p, -1 - source, NOBODY, c)
    thing = p.things[source]
    if isinstance(thing, Permanent):
        return what.permanent(p, source, thing, c)
    if isinstance(thing, OnStack):
        return what.spell(p, source, thing, c) if thing.kind == "spell" else alike(p, thing.source, what, c)
    return isinstance(thing, Card) and what.whose(p, thing.owner, c) and what.buried(p, source, thing, c)


def protected(p: Position, key: int, it: Permanent, source: int) -> bool:
    """Whether the permanent `it` with the id `key` has protection from a source (MTG8-4.PRO-1 to 5)."""
    if not it.keywords & PROTECTIONS:
        return False
    if it.keywords // PROTECTION & colors_of(p, source):
        return True
    if not it.keywords & OTHER_PROTECTION:
        return False
    face: Face = face_at(p, it.face, it.changes)
    c = Context(it.controller, key, it.chosen)
    if it.own and any([alike(p, source, what, c) for what in face.protected_from]):
        return True
    for by, ruler, face in ruler_faces(p):
        c = Context(ruler.controller, by, ruler.chosen)
        for noun, what in face.protects:
            if noun.covers(p, by, key) and alike(p, source, what, c):
                return True
    return False


def untouchable(p: Position, seat: Seat) -> bool:
    """Whether a player cannot be the target of spells or abilities (`CantBeTargeted`)."""
    for key in table(p).rulers:
        it: Permanent = p.things[key]
        if it.own and it.controller == seat and face_at(p, it.face, it.changes).cant_be_targeted:
            return True
    return any([isinstance(p.things[key], Shelter) and seat in p.things[key].seats for key in p.effects])


def shrouded(p: Position, key: int) -> bool:
    """Whether the permanent with the id `key` cannot be a target (`words.Untargetable`, `words.Shroud`)."""
    t = table(p)
    for effect in t.statics:
        thing = p.things[effect]
        if isinstance(thing, Veil) and warded(p, thing.obj, thing.place, key):
            return True
        if isinstance(thing, Lasting) and thing.shroud and key in thing.keys:
            return True
    for by in t.rulers:
        ruler: Permanent = p.things[by]
        if ruler.own:
            for noun in face_at(p, ruler.face, ruler.changes).untargetable:
                if noun.covers(p, by, key):
                    return True
    return False


def sealed(p: Position) -> bool:
    """Whether cards in graveyards cannot be the targets of spells or abilities (MTG8-CR-TARGET-2)."""
    return any([face.graveyards_sealed for _, _, face in ruler_faces(p)])


def may_target(p: Position, key: TargetId, source: int) -> bool:
    """Whether a spell, or an ability of the object `source`, may have the object or player `key` as target.

    A spell cannot target itself.
    """
    if key < 0:
        return not (table(p).rulers or p.effects) or not untouchable(p, seat_of(key))
    it = p.things[key]
    if isinstance(it, OnStack):
        return key != source
    if not isinstance(it, Permanent):
        return not sealed(p)
    return not protected(p, key, it, source) and not shrouded(p, key)


def legal_targets(p: Position, rules: TargetRules, c: Context, source: int) -> list[TargetId]:
    """The ids of all legal targets for one word "target".

    `c` is the context of the spell or ability; `source` is an id, or a number from `card_of`.
    """
    return [key for key in rules.what.found(p, c) if may_target(p, key, source)]


def has_target(p: Position, what: Filter, c: Context, source: int) -> bool:
    """Whether anything that fits the noun `what` is a legal target; looks no further than the first one.

    `c` and `source` are those of `legal_targets`.
    """
    if what.zone != "play":
        return any([may_target(p, key, source) for key in what.found(p, c)])
    t = table(p)
    if what.players:
        for seat in t.seats:
            if what.whose(p, seat, c) and may_target(p, as_target(seat), source):
                return True
    if what.kinds:
        things = p.things
        for key in t.play:
            if what.permanent(p, key, things[key], c) and may_target(p, key, source):
                return True
    return False


def enchantable(p: Position, seat: Seat, face: Face) -> list[TargetId]:
    """The ids of the permanents that a local enchantment could be played on, as legal targets.

    Rule MTG8-CR-ENCH-1.
    """
    c = Context(seat, 0)
    what, only = face.enchants, face.enchants_only
    return [
        key
        for key in table(p).play
        if what is not None
        and what.permanent(p, key, p.things[key], c)
        and (only is None or only.permanent(p, key, p.things[key], c))
        and may_target(p, key, card_of(face))
    ]


def in_one_graveyard(
    p: Position, keys: list[TargetId], picked: tuple[TargetId, ...], least: int
) -> list[TargetId]:
    """The cards that may be chosen as the next target, where all targets must be in the same graveyard.

    `keys` are the ids of the legal targets, one graveyard after the other; `picked` those chosen before; and
    `least` the least number to choose. A card is offered as the first target only if so many cards of its
    graveyard follow in `keys`, itself included.
    """
    if picked:
        owner = p.things[picked[0]].owner
        return [key for key in keys if p.things[key].owner == owner]
    found: list[TargetId] = []
    for place, key in enumerate(keys):
        behind = [other for other in keys[place:] if p.things[other].owner == p.things[key].owner]
        if len(behind) >= least:
            found.append(key)
    return found


def most_together(p: Position, keys: list[TargetId]) -> int:
    """The greatest number of these cards in graveyards that lie in the same graveyard.

    `keys` are the ids of the cards. The result is 0 without cards.
    """
    owners = [p.things[key].owner for key in keys]
    return max([owners.count(owner) for owner in owners], default=0)


def _apart(p: Position, program: Program, place: int, c: Context, source: int) -> bool:
    """Whether a spell has a legal target for the word "target" at `place` besides those of the words before.

    That word says "another target". `c` and `source` are those of the spell.
    """
    keys = legal_targets(p, program.targets[place], c, source)
    if len(keys) != 1:
        return bool(keys)
    before = [legal_targets(p, rules, c, source) for rules in program.targets[:place] if not rules.up_to]
    return all([legal != keys for legal in before])


def aims(p: Position, program: Program, place: int, c: Context, source: int) -> list[TargetId]:
    """The targets that may be chosen for the word "target" at `place` of a spell or ability.

    Empty where its condition does not hold. In a spell, a word "another target" means none of those chosen
    before, and nothing is chosen that would be the only target of a later such word (MTG8-CR-OTHER-1).
    `c.targets` are those chosen for the words before, `source` is the id of the spell or ability.
    """
    rules = program.targets[place]
    if not rules.chosen(p, c):
        return []
    keys = legal_targets(p, rules, c, source)
    spell = p.things[source]
    if len(program.targets) == 1 or not isinstance(spell, OnStack) or spell.kind != "spell":
        return keys
    if rules.what.other:
        keys = [key for key in keys if key not in c.targets]
    for later in program.targets[place + 1 :]:
        if later.what.other and later.chosen(p, c):
            left = legal_targets(p, later, c, source)
            keys = [key for key in keys if left != [key]]
    return keys


def playable(p: Position, program: Program, c: Context, source: int) -> bool:
    """Whether there are enough legal targets for every word "target" in `program` (MTG8-2.PLAY-S2).

    `c` is the context of the spell or ability; `source` is an id, or a number from `card_of`.
    """
    for place, rules in enumerate(program.targets):
        if rules.free or not rules.chosen(p, c):
            continue
        if rules.what.other and source < 0 and not _apart(p, program, place, c, source):
            return False
        needed = c.x if rules.x else 1 if rules.any_number else rules.count
        if needed == 1 and not has_target(p, rules.what, c, source):
            return False
        keys = legal_targets(p, rules, c, source) if needed > 1 else []
        if rules.one_graveyard and needed:
            keys = keys if in_one_graveyard(p, keys, (), needed) else []
        if needed > 1 and len(keys) < needed:
            return False
    return True
