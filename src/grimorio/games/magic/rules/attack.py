"""Who may attack (MTG8-3.3b-1 to 4)."""

from __future__ import annotations

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.face import AttackRules, Face
from grimorio.games.magic.meaning.masks import CREATURE, HASTE
from grimorio.games.magic.rules.objects import NOBODY, Permanent, in_order, player, table
from grimorio.kernel.choice import Option
from grimorio.kernel.position import Position


def ruler_faces(p: Position) -> list[tuple[int, Permanent, Face]]:
    """The permanents whose static abilities say more than changes of characteristics."""
    found: list[tuple[int, Permanent, Face]] = []
    for key in table(p).rulers:
        it: Permanent = p.things[key]
        if it.own:
            found.append((key, it, p.book.face(it.face, it.changes)))
    return found


def forbidding(
    p: Position, key: int, block: bool, rulers: list[tuple[int, Permanent, Face]]
) -> list[tuple[int, Permanent, AttackRules]]:
    """The rules that speak of this creature attacking, or blocking."""
    return [
        (by, ruler, rule)
        for by, ruler, face in rulers
        for rule in face.cant_attack
        if rule.block == block and rule.noun.covers(p, by, key)
    ]


def could_attack(
    p: Position, seat: int, key: int, defender: int, rulers: list[tuple[int, Permanent, Face]]
) -> bool:
    """Whether a creature could be declared as an attacker, the others that attack aside."""
    it: Permanent = p.things[key]
    if it.controller != seat or it.tapped or not it.kinds & CREATURE:
        return False
    if not it.ready and not it.keywords & HASTE:
        return False
    if it.types & p.book.wall and not any(face.walls_may_attack for _, _, face in rulers):
        return False
    for by, ruler, rule in forbidding(p, key, False, rulers):
        if rule.unless_greater:
            continue
        if rule.over_hand:
            if it.power > len(player(p, ruler.controller).hand):
                return False
            continue
        if rule.unless is None:
            return False
        c = Context(ruler.controller, by, ruler.chosen)
        c.who = defender
        if not rule.unless.holds(p, c):
            return False
    return True


def needs_greater(p: Position, key: int, block: bool, rulers: list[tuple[int, Permanent, Face]]) -> bool:
    """Whether it cannot attack, or block, unless a creature of greater power does too."""
    return any(rule.unless_greater for _, _, rule in forbidding(p, key, block, rulers))


def offers(p: Position, seat: int, picked: tuple[tuple[int, int], ...]) -> list[Option]:
    """The next attackers that may be declared, each at each opponent, behind those picked."""
    t = table(p)
    last = picked[-1][0] if picked else NOBODY
    behind = t.play[t.play.index(last) + 1 :] if picked else t.play
    rulers = ruler_faces(p)
    opponents = [other for other in in_order(p, seat) if other != seat]
    able: list[tuple[int, int]] = []
    for key in behind:
        if p.things[key].controller == seat:
            for defender in opponents:
                if could_attack(p, seat, key, defender, rulers):
                    able.append((key, defender))
    if not rulers:
        return [("attack", key, defender) for key, defender in able]
    found: list[Option] = []
    for place, (key, defender) in enumerate(able):
        together = [k for k, _ in picked] + [key]
        later = [k for k, _ in able[place + 1 :]]
        if _completable(p, together, later, rulers):
            found.append(("attack", key, defender))
    return found


def _completable(
    p: Position, together: list[int], later: list[int], rulers: list[tuple[int, Permanent, Face]]
) -> bool:
    """Whether attackers that need a greater one have it, or could still get it."""
    for key in together:
        if needs_greater(p, key, False, rulers):
            power = p.things[key].power
            if not any(p.things[other].power > power for other in together + later):
                return False
    return True


def may_stop(p: Position, picked: tuple[tuple[int, int], ...]) -> bool:
    """Whether these alone may attack."""
    return not picked or _completable(p, [key for key, _ in picked], [], ruler_faces(p))


def attackers_of(p: Position, seat: int) -> list[int]:
    """What attacks a player."""
    return [key for key in table(p).play if p.things[key].attacking == seat]
