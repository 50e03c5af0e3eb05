"""The creatures that may attack, and whom (MTG8-3.3b-1 to 4)."""

from __future__ import annotations

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.static_rules import AttackRules
from grimorio.games.magic.rules.bans import Truce, Urge
from grimorio.games.magic.rules.declaring import Declaring
from grimorio.games.magic.rules.ranging import climbing, standing
from grimorio.games.magic.rules.tethered import vigilant
from grimorio.games.magic.state.masks import CREATURE, HASTE
from grimorio.games.magic.state.objects import Permanent, in_order, player, table
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

Rulers = list[tuple[int, Permanent, Face]]
"""Permanents with static abilities that change what players may do, each as (id, permanent, face)."""


def ruler_faces(p: Position) -> Rulers:
    """The permanents in play with static abilities that change anything else than characteristics.

    Such an ability says, for example, which creatures may attack.
    """
    found: Rulers = []
    for key in table(p).rulers:
        it: Permanent = p.things[key]
        if it.own:
            found.append((key, it, face_at(p, it.face, it.changes)))
    return found


def forbidding(
    p: Position, key: int, block: bool, rulers: Rulers
) -> list[tuple[int, Permanent, AttackRules]]:
    """The rules that restrict the creature with the id `key` from attacking, or with `block` from blocking.

    `rulers` are the permanents found by `ruler_faces`.

    Returns:
        (id of the permanent that has the rule, that permanent, rule) for each.
    """
    return [
        (by, ruler, rule)
        for by, ruler, face in rulers
        for rule in face.cant_attack
        if rule.block == block and rule.noun.covers(p, by, key)
    ]


def stays_untapped(p: Position, key: int) -> bool:
    """Whether attacking does not cause the creature with the id `key` to tap."""
    for by in table(p).rulers:
        ruler: Permanent = p.things[by]
        for noun in face_at(p, ruler.face, ruler.changes).attacks_untapped if ruler.own else ():
            if noun.covers(p, by, key):
                return True
    return vigilant(p, key) or standing(p, key)


def could_attack(p: Position, seat: Seat, key: int, defender: Seat, rulers: Rulers) -> bool:
    """Whether a creature (its id is `key`) of the player `seat` could attack the player `defender`.

    Rules on which creatures attack together are left out. `rulers` are the permanents found by `ruler_faces`.
    """
    creature: Permanent = p.things[key]
    if creature.controller != seat or creature.tapped or not creature.kinds & CREATURE:
        return False
    if not creature.ready and not creature.keywords & HASTE:
        return False
    if p.effects and at_peace(p, key):
        return False
    if creature.types & p.book.wall and walled(p, key, rulers):
        return False
    for by, ruler, rule in forbidding(p, key, False, rulers):
        if rule.unless_greater:
            continue
        if rule.you:
            if ruler.controller == defender:
                return False
            continue
        if rule.over_hand:
            if creature.power > len(player(p, ruler.controller).hand):
                return False
            continue
        if rule.unless is None:
            return False
        c = Context(ruler.controller, by, ruler.chosen)
        c.who = defender
        if not rule.unless.holds(p, c):
            return False
    return True


def walled(p: Position, key: int, rulers: Rulers) -> bool:
    """Whether the Wall with the id `key` cannot attack as it is one (MTG8-GLOSS-Muro).

    `rulers` are the permanents found by `ruler_faces`.
    """
    return not (any([face.walls_may_attack for _, _, face in rulers]) or climbing(p, key))


def attacks(p: Position, seat: Seat) -> Declaring:
    """The attacks that a player may declare: whom each creature may attack, and which only beside others."""
    rulers = ruler_faces(p)
    opponents = [other for other in in_order(p, seat) if other != seat]
    whom: dict[int, list[int]] = {}
    things = p.things
    for key in table(p).play:
        creature: Permanent = things[key]
        if creature.kinds & CREATURE and creature.controller == seat and not creature.tapped:
            foes: list[int] = [foe for foe in opponents if could_attack(p, seat, key, foe, rulers)]
            if foes:
                whom[key] = foes
    lone = any([face.only_one_attacks for _, _, face in rulers])
    if lone:
        whom = only_again(whom, attacked_before(p))
    weak, power = weak_ones(p, whom, False, rulers)
    bound = {(key, foe): 1 for key, foes in whom.items() if must_attack(p, key, rulers) for foe in foes}
    return Declaring(whom, weak, power, bound=bound, shy=shy_ones(p, whom, rulers), lone=lone)


def attacked_before(p: Position) -> list[int]:
    """The ids of the creatures that have attacked this turn, those that have left play too."""
    t = table(p)
    things = [(key, p.things[key]) for key in (*t.play, *t.gone)]
    return [key for key, it in things if isinstance(it, Permanent) and it.attacked]


def only_again(whom: dict[int, list[int]], before: list[int]) -> dict[int, list[int]]:
    """Whom creatures may still attack or block if no more than one creature can do so each turn.

    `before` are those that have done so this turn: one alone may do so again (MTG8-CR-ALONE-2).
    """
    if not before:
        return whom
    return {key: foes for key, foes in whom.items() if before == [key]}


def shy_ones(p: Position, whom: dict[int, list[int]], rulers: Rulers) -> list[int]:
    """The creatures in `whom`, by id, that can neither attack nor block alone (MTG8-CR-ALONE-1)."""
    shy = [(noun, by) for by, _, face in rulers for noun in face.not_alone]
    return [key for key in whom if any([noun.covers(p, by, key) for noun, by in shy])] if shy else []


def at_peace(p: Position, key: int) -> bool:
    """Whether an effect keeps the creature with the id `key` from attacking this turn (MTG8-CR-ATTACK-4)."""
    for effect in p.effects:
        truce = p.things[effect]
        if isinstance(truce, Truce) and not isinstance(truce, Urge):
            what: Filter = face_at(p, truce.face, truce.changes).forbids[truce.place]
            if what.permanent(p, key, p.things[key], Context(truce.seat, 0)):
                return True
    return False


def urged(p: Position, key: int) -> bool:
    """Whether an effect lets the creature with the id `key` attack this turn if able (MTG8-CR-ATTACK-6)."""
    for effect in p.effects:
        urge = p.things[effect]
        if isinstance(urge, Urge):
            what: Filter = face_at(p, urge.face, urge.changes).forbids[urge.place]
            if what.permanent(p, key, p.things[key], Context(urge.seat, 0, urge.chosen)):
                return True
    return False


def must_attack(p: Position, key: int, rulers: Rulers) -> bool:
    """Whether the creature with the id `key` attacks this turn if able, and has not yet (MTG8-CR-ATTACK-3).

    `rulers` are the permanents found by `ruler_faces`.
    """
    creature: Permanent = p.things[key]
    if creature.attacked:
        return False
    return urged(p, key) or any(
        [noun.covers(p, by, key) for by, _, face in rulers for noun in face.must_attack]
    )


def weak_ones(
    p: Position, whom: dict[int, list[int]], block: bool, rulers: Rulers
) -> tuple[list[int], dict[int, int]]:
    """The creatures that may attack only together with a creature of greater power.

    Args:
        p: the position.
        whom: for each creature that may be declared, by id, the players or creatures that it may attack or
            block.
        block: whether the creatures that may block only so are wanted instead.
        rulers: the permanents found by `ruler_faces`.

    Returns:
        The ids of these creatures; and the power of every creature in `whom`, by id, which is left empty if
        there are no such creatures.
    """
    weak: list[int] = []
    if rulers:
        weak = [
            key
            for key in whom
            if any(rule.unless_greater for _, _, rule in forbidding(p, key, block, rulers))
        ]
    return weak, {key: p.things[key].power for key in whom} if weak else {}


def attackers_of(p: Position, seat: Seat) -> list[int]:
    """The ids of the creatures that attack a player."""
    keys: list[int] = []
    for key in table(p).play:
        creature: Permanent = p.things[key]
        if creature.attacking == seat:
            keys.append(key)
    return keys
