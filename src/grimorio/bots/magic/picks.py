"""Picks of cards and objects, the assignment of damage, and rarer choices.

Answers are indices of options. The number `ahead` says how many combats are considered (`MagicSense`).
"""

from __future__ import annotations

from typing import Any

from grimorio.bots.magic.answers import INSTEAD, key_of, place_of, wanted
from grimorio.bots.magic.board import Board, hurt
from grimorio.bots.magic.moment import Moment
from grimorio.games.magic.meaning.deeds import DISCARD
from grimorio.games.magic.public import Face, program_of
from grimorio.games.magic.state.masks import COLOR_BITS, CREATURE, LAND, TRAMPLE
from grimorio.games.magic.state.objects import FACE, Card, OnStack, Permanent, seat_of
from grimorio.kernel import Choice
from grimorio.kernel.seats import Seat

OPENING = 7
HELPS = frozenset(("regenerate", "prevent", "untap", "gets", "has", "counters", "move"))
"""The kinds of choices (`Choice.ask`) in which own objects are picked, because the effect helps them."""


def mulligan(b: Board, choice: Choice) -> int:
    """The index of the answer about a mulligan.

    The seat keeps a hand with lands and cheap spells; the smaller the hand, the less it demands.
    """
    hand = b.me.hand
    lands = cheap = 0
    for card in hand:
        face: Face = b.lore.book.face(card & FACE)
        if face.is_land:
            lands += 1
        elif face.cost.value <= 3:
            cheap += 1
    size = len(hand)
    if size >= OPENING:
        keeps = 2 <= lands <= 5 and (lands > 2 or cheap > 1)
    elif size == OPENING - 1:
        keeps = 2 <= lands <= 4 or (lands == 5 and cheap > 0)
    else:
        keeps = size <= 4 or 0 < lands < size
    return place_of(choice.options, "keep" if keeps else "mulligan")


# -- cards ---------------------------------------------------------------------------------------------


def face_named(b: Board, name: Any) -> Face:
    """The compiled card with the English name `name`."""
    found: Face = b.lore.book.face(b.lore.book.face_of[str(name)])
    return found


def discard(b: Board, choice: Choice) -> int:
    """The index of the card to discard: of one's own the one worth least, of others' the one worth most."""
    owner = b.seat
    if len(b.p.agenda) > 1:
        below = b.p.agenda[-2]
        if hasattr(below, "place") and hasattr(below, "seats"):
            obj: OnStack = b.p.things[below.obj]
            if program_of(b.p, obj).deeds[below.place].kind == DISCARD and below.seats:
                owner = below.seats[0]
    side = -1.0 if owner == b.seat else 1.0
    return best_card(b, choice, owner, side)


def best_card(b: Board, choice: Choice, owner: Seat, side: float) -> int:
    """The index of the card of a hand that is worth most to its player, `owner`.

    With `side` -1 it is the card that is worth least; otherwise `side` is 1.
    """
    done = place_of(choice.options, "done")
    gains = [
        INSTEAD if index == done else side * b.card_worth(face_named(b, option[1]).index, owner)
        for index, option in enumerate(choice.options)
    ]
    return wanted(gains, 1, -1)


def useful(b: Board, face: Face, lands: int) -> float:
    """How useful a card would be soon, to a player with `lands` lands in play and hand together."""
    if face.is_land:
        return 5.0 if lands < 4 else 2.0 if lands < 6 else 0.3
    late = max(0, face.cost.value - max(lands, 1) - 1)
    worth = b.face_worth(face) if face.is_permanent else b.lore.face(face.index).card_worth + 0.5
    return worth / (1.0 + late)


def fetch(b: Board, choice: Choice) -> int:
    """The index of the card of a library that would be most useful."""
    lands = b.lands
    for card in b.me.hand:
        lands += b.lore.book.face(card & FACE).is_land
    done = place_of(choice.options, "done")
    gains = [
        INSTEAD if index == done else useful(b, face_named(b, option[1]), lands)
        for index, option in enumerate(choice.options)
    ]
    return wanted(gains, 1, -1)


def put(b: Board, choice: Choice) -> int:
    """The index of the card to put into play: the one that is worth most there."""
    done = place_of(choice.options, "done")
    gains = [
        INSTEAD if index == done else b.face_worth(face_named(b, option[1]))
        for index, option in enumerate(choice.options)
    ]
    return wanted(gains, 1, -1)


def order(b: Board, choice: Choice) -> int:
    """The index of the card to put next, where cards are put in order, the most useful first.

    Objects other than cards are put in any order.
    """
    return fetch(b, choice) if choice.options[0][0] == "card" else 0


def name(b: Board, choice: Choice) -> int:
    """The index of the card to name before the top card of the library is revealed.

    The bot names the land of which its seat has most in play, because that is most likely on top.
    """
    count: dict[str, int] = {}
    for key in b.t.play:
        it: Permanent = b.p.things[key]
        if it.owner == b.seat and it.kinds & LAND:
            face: Face = b.lore.book.face(it.face)
            count[face.name] = count.get(face.name, 0) + 1
    gains = [float(count.get(str(option[1]), 0)) for option in choice.options]
    return wanted(gains, 1, -1)


# -- objects -------------------------------------------------------------------------------------------


def give_up(b: Board, ahead: int, choice: Choice) -> int:
    """The index of the permanent to sacrifice: one about to die, else the one worth least.

    `ahead` is 2 to consider others' turns too, else 1 (`MagicSense`).
    """
    m = Moment(b, ahead, b.t.stack[0] if b.t.stack else 0)
    gains = []
    for option in choice.options:
        key = key_of(option)
        gains.append(INSTEAD if not key else 0.0 if key in m.perils else -b.worth(key))
    return wanted(gains, 1, -1)


def least(b: Board, choice: Choice) -> int:
    """The index of the object that is worth least."""
    return wanted([-b.worth(key_of(option)) for option in choice.options], 1, -1)


def most(b: Board, choice: Choice) -> int:
    """The index of the object that is worth most."""
    return wanted([b.worth(key_of(option)) for option in choice.options], 1, -1)


def objects(b: Board, choice: Choice) -> int:
    """The index of an object for an effect: one's own if the effect helps, another player's if it harms."""
    helps = choice.ask in HELPS
    done = place_of(choice.options, "done")
    gains = []
    for index, option in enumerate(choice.options):
        key = key_of(option)
        if index == done or not key:
            gains.append(INSTEAD)
        elif key < 0:
            gains.append(1.0 if (seat_of(key) == b.seat) == helps else -1.0)
        else:
            thing = b.p.things[key]
            worth = b.worth(key) if isinstance(thing, Permanent) else 1.0
            if choice.ask == "untap" and not thing.tapped:
                worth = -0.1
            whose = thing.owner if isinstance(thing, Card) else thing.controller
            gains.append(worth if (whose == b.seat) == helps else -worth)
    return wanted(gains, 1, done)


def spent(b: Board, choice: Choice) -> int:
    """The index of the card in the graveyard to give up: if possible one that can do nothing from there.

    Where nothing need be given up, nothing is.
    """
    done = place_of(choice.options, "done")
    gains = []
    for index, option in enumerate(choice.options):
        if index == done:
            gains.append(INSTEAD)
            continue
        face = b.lore.book.face(b.p.things[key_of(option)].face)
        buried = any([ability.from_graveyard for ability in face.activated])
        gains.append(-1.0 if buried or face.flashback is not None else -0.1)
    return wanted(gains, 1, done)


# -- combat damage -------------------------------------------------------------------------------------


def assign(b: Board, choice: Choice) -> int:
    """The index of the damage for the next blocker: as much as kills it, unless killing others is better."""
    frame = b.p.agenda[-1]
    place = len(frame.shares)
    needs: list[tuple[float, int, int]] = []
    for at in range(place, len(frame.to)):
        key = frame.to[at]
        if key > 0:
            blocker: Permanent = b.p.things[key]
            pending = sum([amount for _, to, amount in frame.dealt if to == key])
            need = max(0, blocker.toughness - blocker.damage - pending)
            needs.append((-b.worth(key) / max(1, need), at, need))
    needs.sort()
    left = frame.left
    kills: dict[int, int] = {}
    for _, at, need in needs:
        if need <= left:
            kills[at] = need
            left -= need
    amount = kills.get(place, 0)
    if not kills and needs and needs[0][1] == place:
        amount = frame.left
    best = 0
    for index, option in enumerate(choice.options):
        if abs(int(option[2]) - amount) < abs(int(choice.options[best][2]) - amount):
            best = index
    return best


def as_unblocked(b: Board, choice: Choice) -> int:
    """The index of the answer whether a blocked creature deals its damage as if it were unblocked.

    The bot says yes, unless killing the blockers is worth more than the damage to the player, who is dealt
    other creatures' damage at the same time.
    """
    frame = b.p.agenda[-1]
    it: Permanent = b.p.things[frame.todo[0]]
    killed = 0.0
    left = it.power
    for key in it.blockers:
        other: Permanent = b.p.things[key]
        need = other.toughness - other.damage
        if other.in_play and need <= left:
            left -= need
            killed += b.worth(key)
    life = b.life(it.attacking) - besides(b, it.attacking)
    passes = hurt(life, it.power) > killed
    return place_of(choice.options, "yes" if passes else "no")


def besides(b: Board, defender: Seat) -> int:
    """The damage that a player is dealt together with that of the creature whose damage is assigned now.

    It is what others have been assigned already, and what those still to come could be.
    """
    frame = b.p.agenda[-1]
    total = 0
    for _, to, amount in frame.dealt:
        if to == -1 - defender:
            total += amount
    for key in frame.todo[1:]:
        creature: Permanent = b.p.things[key]
        if creature.attacking != defender:
            continue
        kept = 0
        if creature.blocked and not b.lore.book.face(creature.face).as_unblocked:
            kept = creature.power
            if creature.keywords & TRAMPLE:
                blockers: list[Permanent] = [b.p.things[blocker] for blocker in creature.blockers]
                kept = sum([max(0, body.toughness - body.damage) for body in blockers if body.in_play])
        total += max(0, creature.power - kept)
    return total


# -- words ---------------------------------------------------------------------------------------------


def color(b: Board, choice: Choice) -> int:
    """The index of the colour of which opponents have most, by creatures' power and basic lands."""
    gains = []
    for option in choice.options:
        bit = COLOR_BITS[str(option[1])]
        total = 0.0
        for key in b.t.play:
            it: Permanent = b.p.things[key]
            if it.controller != b.seat:
                if it.colors & bit:
                    total += 1.0 + it.power
                if it.kinds & LAND and b.lore.book.face(it.face).basic and it.types & bit:
                    total += 1.0
        gains.append(total)
    return wanted(gains, 1, -1)


def land_type(b: Board, choice: Choice) -> int:
    """The index of the basic land type that the fewest lands of the opponents have."""
    theirs = [it for it in map(b.p.things.__getitem__, b.t.play) if it.controller != b.seat]
    gains = []
    for option in choice.options:
        bit = 1 << b.lore.book.types.get(str(option[1]), 0)
        gains.append(-float(sum(bool(it.types & bit) for it in theirs)))
    return wanted(gains, 1, -1)


def creature_type(b: Board, choice: Choice) -> int:
    """The index of the creature type that most creatures of the seat have."""
    gains = []
    for option in choice.options:
        bit = 1 << b.lore.book.types.get(str(option[1]), 0)
        total = 0.0
        for key in b.mine:
            total += bool(b.p.things[key].types & bit)
        for card in b.me.hand:
            face: Face = b.lore.book.face(card & FACE)
            total += bool(face.kinds & CREATURE and face.types & bit)
        gains.append(total)
    return wanted(gains, 1, -1)
