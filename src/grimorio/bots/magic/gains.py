"""The gain from a spell or ability, in points, for the player who plays it, with given targets.

A deed is the summary of an effect (`lore`). A context `c` says who plays it, and which targets it has.
"""

from __future__ import annotations

from typing import Final

from grimorio.bots.magic.board import WIN, Board, body_worth, hurt, life_worth
from grimorio.bots.magic.lore import Deeds
from grimorio.games.magic.meaning.deeds import (
    CONTROL,
    COUNTER,
    COUNTERS,
    DAMAGE,
    DESTROY,
    DISCARD,
    DRAW,
    FIGHT,
    GAINS,
    GETS,
    LIFE,
    LOOK,
    MILL,
    PAY,
    PHASES,
    PROVOKE,
    PUT,
    RETURN,
    SACRIFICE,
    SEARCH,
    SURE,
    TOKEN,
    TURN_DOWN,
    TURN_UP,
    Deed,
)
from grimorio.games.magic.meaning.deeds import WIN as VICTORY
from grimorio.games.magic.public import (
    ALL,
    THIS,
    Context,
    Face,
    Program,
    TargetRules,
    context_for,
    legal_targets,
    program_of,
)
from grimorio.games.magic.state.hidden import secret_of
from grimorio.games.magic.state.masks import CREATURE
from grimorio.games.magic.state.objects import (
    FACE,
    FACE_UP,
    MAIN2,
    Card,
    OnStack,
    Permanent,
    Player,
    TargetId,
    seat_of,
)
from grimorio.kernel.seats import Seat

PREVENTION: Final = 0.1
"""The worth of a turn in which damage cannot be prevented."""
LENT: Final = 0.3
"""The least worth of an ability that a permanent has for a turn."""
CARD: Final = 1.7
"""The worth of a drawn card. The loss of a card that its owner chooses to discard is a little smaller."""


def worth_of(b: Board, deeds: Deeds, c: Context) -> float:
    """The gain of the player `c.you` from a summary of effects, with the targets of the context `c`.

    Effects whose worth depends on the moment (`TRICKS`) count 0.
    """
    total = 0.0
    for deed in deeds.happening(b.p, c):
        total += deed.share * deed_worth(b, deed, c)
    return total


def deed_worth(b: Board, deed: Deed, c: Context) -> float:
    """The gain of the player `c.you` from one effect, in points; negative for a loss."""
    kind = deed.kind
    if kind == TOKEN:
        face: Face = b.lore.book.face(deed.place)
        assert deed.what is not None and deed.amount is not None
        seats = deed.what.seats(b.p, c)
        surplus = sum(1 if seat == c.you else -1 for seat in seats)
        return surplus * max(0, deed.amount.value(b.p, c)) * b.face_worth(face)
    if kind == LOOK:
        return 1.5 if deed.flag else 0.4
    if kind == VICTORY:
        assert deed.what is not None
        return WIN if c.you in deed.what.seats(b.p, c) else -WIN
    if kind == PHASES:
        return _phases(b, deed)
    if kind == SURE:
        return PREVENTION
    if deed.what is None:
        return 0.0
    if kind == SEARCH:
        mine = c.you in deed.what.seats(b.p, c)
        return 2.2 if mine else 4.0
    if kind in (DRAW, DISCARD, MILL, LIFE, PUT, PAY):
        total = 0.0
        for seat in deed.what.seats(b.p, c):
            gain = _to_player(b, deed, seat, c)
            total += gain if seat == c.you else -gain
        return total
    if kind == SACRIFICE:
        return _sacrificed(b, deed, c)
    if kind == DAMAGE and deed.flag:
        return _divided(b, deed, c)
    total = 0.0
    for key in deed.what.keys(b.p, c):
        total += on_object(b, deed, key, c)
    return total


def _phases(b: Board, deed: Deed) -> float:
    """The gain from a second combat for creatures that attacked, or from making an opponent skip a combat."""
    if deed.what is not None:
        return 1.0
    if b.t.step != MAIN2:
        return 0.0
    power = 0
    for key in b.mine:
        it: Permanent = b.p.things[key]
        if it.attacked:
            power += it.power
    return hurt(b.life(b.foe), power) if b.foe != b.seat else 0.0


def _to_player(b: Board, deed: Deed, seat: Seat, c: Context) -> float:
    """The gain of the player at `seat` to whom the effect `deed` happens; negative for a loss.

    `c` is the context of the spell or ability.
    """
    amount = deed.amount.value(b.p, c) if deed.amount is not None else 1
    owner: Player = b.p.things[1 + seat]
    if deed.kind == LIFE:
        return (
            life_worth(owner.life + amount) - life_worth(owner.life)
            if deed.flag
            else -hurt(owner.life, amount)
        )
    if deed.kind == DRAW:
        return -WIN if amount > len(owner.library) else CARD * amount
    if deed.kind == DISCARD:
        if deed.amount is None:
            return -0.4 * CARD * len(owner.hand)
        return -(1.2 if deed.flag else 0.9) * CARD * min(amount, len(owner.hand))
    if deed.kind == MILL:
        library = len(owner.library)
        cards = library // 2 if deed.flag else min(deed.place, library)
        return -WIN if 0 < cards == library else -0.06 * cards
    if deed.kind == PUT:
        return 1.5
    return 0.0


def _sacrificed(b: Board, deed: Deed, c: Context) -> float:
    """The gain from making players sacrifice something.

    The ability's own object is sacrificed, or all permanents that the effect names, or else the least
    valuable creature of each player.
    """
    total = 0.0
    assert deed.what is not None
    if deed.victim is not None and deed.victim.kind == THIS:
        this = b.p.things[c.this]
        return -b.worth(c.this) if isinstance(this, Permanent) and this.in_play else 0.0
    if deed.victim is not None and deed.victim.kind == ALL:
        for key in deed.victim.keys(b.p, c):
            permanent: Permanent = b.p.things[key]
            total += -b.worth(key) if permanent.controller == c.you else b.worth(key)
        return total
    for seat in deed.what.seats(b.p, c):
        creatures = b.mine if seat == b.seat else b.theirs
        least = 0.0
        for creature in creatures:
            permanent = b.p.things[creature]
            if permanent.controller == seat and (not least or b.worth(creature) < least):
                least = b.worth(creature)
        total += -least if seat == c.you else least
    return total


def _divided(b: Board, deed: Deed, c: Context) -> float:
    """The gain from divided damage: each target, in order, gets as much as kills it, while damage is left."""
    assert deed.what is not None and deed.amount is not None
    total = 0.0
    left = deed.amount.value(b.p, c)
    for key in deed.what.keys(b.p, c):
        if left <= 0:
            break
        share = min(left, lethal(b, key) if key > 0 else left)
        left -= share
        total += damage_worth(b, key, share, c)
    return total


def lethal(b: Board, key: int) -> int:
    """How much more damage kills the creature with the id `key`: at least 1."""
    it: Permanent = b.p.things[key]
    return max(1, it.toughness - it.damage)


def fight_worth(b: Board, attacker: int, blocker: int) -> float:
    """The gain of the attacker's player if one creature must block another, or fights it.

    `attacker` and `blocker` are the ids of the two creatures.
    """
    mine, other = b.p.things[attacker], b.p.things[blocker]
    won = b.worth(blocker) if mine.power >= other.toughness - other.damage else 0.0
    lost = b.worth(attacker) if other.power >= mine.toughness - mine.damage else 0.0
    return won - lost


def on_object(b: Board, deed: Deed, key: int, c: Context) -> float:
    """The gain of the player `c.you` from what the effect `deed` does to one object or player.

    `key` is the id of the object, or a player as a target (below 0).
    """
    kind = deed.kind
    if kind == DAMAGE:
        assert deed.amount is not None
        return damage_worth(b, key, deed.amount.value(b.p, c), c)
    if kind == PROVOKE:
        return fight_worth(b, c.this, key)
    if kind == FIGHT:
        assert deed.victim is not None
        return sum([fight_worth(b, first, key) for first in deed.victim.keys(b.p, c)])
    if key < 0:
        if kind == COUNTERS and deed.place < 0:
            return -2.0 if seat_of(TargetId(key)) == c.you else 2.0
        return 0.0
    thing = b.p.things[key]
    if isinstance(thing, Permanent):
        gain = _to_permanent(b, deed, key, thing, c)
        return gain if thing.controller == c.you else -gain
    if isinstance(thing, Card):
        if kind != RETURN:
            return 0.0
        face: Face = b.lore.book.face(thing.face)
        return b.face_worth(face) if deed.flag else 0.9 * b.card_worth(thing.face, c.you)
    if isinstance(thing, OnStack):
        return spell_worth(b, thing) if kind == COUNTER and thing.controller != c.you else 0.0
    return 0.0


def _to_permanent(b: Board, deed: Deed, key: int, permanent: Permanent, c: Context) -> float:
    """The gain of the controller of `permanent`, which has the id `key`, from an effect on it, `deed`.

    The gain is negative for a loss. `c` is the context of the spell or ability.
    """
    kind = deed.kind
    worth = b.worth(key)
    if kind == DESTROY:
        return -worth if not deed.flag or not can_regenerate(b, permanent) else -0.3
    if kind == RETURN:
        if b.lore.book.face(permanent.face).token:
            return -worth
        if deed.place >= 3:
            return -worth
        return -0.8 * worth - 0.2 if deed.place == 2 else -0.35 * worth
    if kind == GETS:
        toughness = deed.more.value(b.p, c) if deed.more is not None else 0
        if permanent.kinds & CREATURE and permanent.toughness + toughness <= permanent.damage:
            return -worth
        if deed.flag and deed.amount is not None:
            power = deed.amount.value(b.p, c)
            more = body_worth(permanent.power + power, permanent.toughness + toughness, permanent.keywords)
            return more - body_worth(permanent.power, permanent.toughness, permanent.keywords)
        return 0.0
    if kind == COUNTERS:
        return 1.2 * deed.place
    if kind == TURN_UP:
        return _turned_up(b, permanent, worth)
    if kind == TURN_DOWN:
        return body_worth(2, 2, 0) - worth
    if kind == CONTROL:
        return _handed_over(b, deed, permanent, worth, c)
    if kind == GAINS:
        return _lent(b, deed, key, permanent)
    return 0.0


def _lent(b: Board, deed: Deed, key: int, permanent: Permanent) -> float:
    """The gain of a permanent's controller if the permanent has a further ability this turn.

    It is part of what the ability would bring if it were used once; an ability of unknown worth counts a
    little. `key` is the id of `permanent`, `deed` the effect.
    """
    if deed.program is None:
        return LENT
    c = Context(permanent.controller, key)
    used = with_best_targets(b, deed.program, c, key, Valuer(b))
    return max(LENT, 0.5 * used)


def _turned_up(b: Board, permanent: Permanent, worth: float) -> float:
    """The gain of a permanent's controller if the permanent, worth `worth` face down, is turned face up."""
    secret = secret_of(permanent)
    if secret == FACE_UP:
        return 0.0
    return b.face_worth(b.lore.book.face(secret & FACE)) - worth


def _handed_over(b: Board, deed: Deed, permanent: Permanent, worth: float, c: Context) -> float:
    """The gain of a permanent's controller if the player `c.you` gets control of it; negative for a loss.

    `deed` is the effect: it lasts if `deed.flag` is true, else it ends with the turn, and then the permanent
    counts only if it can attack before that. `worth` is the permanent's worth in play.
    """
    if permanent.controller == c.you:
        return 0.0
    if deed.flag:
        return -2.0 * worth
    ready = b.t.active == c.you and b.t.step < MAIN2
    return -hurt(b.life(permanent.controller), permanent.power) if ready else 0.0


def can_regenerate(b: Board, it: Permanent) -> bool:
    """Whether a permanent can regenerate itself, because its controller can pay for its ability."""
    cost = b.lore.face(it.face).regenerates
    return cost is not None and it.own and b.purse(it.controller).pays(cost)


def damage_worth(b: Board, key: int, amount: int, c: Context) -> float:
    """The gain of the player `c.you` from `amount` damage to a creature or player.

    `key` is the id of the creature, or a player as a target (below 0).
    """
    if key < 0:
        seat = seat_of(TargetId(key))
        loss = hurt(b.life(seat), amount)
        return -loss if seat == c.you else loss
    it: Permanent = b.p.things[key]
    if not it.kinds & CREATURE:
        return 0.0
    worth = b.worth(key)
    left = max(1, it.toughness - it.damage)
    loss = 0.05 * worth * amount / left
    if amount >= left:
        loss = 0.3 if can_regenerate(b, it) else worth
    return -loss if it.controller == c.you else loss


def spell_worth(b: Board, it: OnStack) -> float:
    """The worth of a spell or ability on the stack to its controller."""
    face: Face = b.lore.book.face(it.face)
    if it.kind == "spell" and face.is_permanent:
        if face.enchants is not None and it.targets and it.targets[0] > 0:
            return max(b.lore.face(it.face).card_worth, 0.6 * b.worth(it.targets[0]))
        return b.face_worth(face)
    deeds = b.lore.program(program_of(b.p, it))
    gain = worth_of(b, deeds, context_for(b.p, it))
    return max(gain, b.lore.face(it.face).card_worth) if it.kind == "spell" else gain


class Valuer:
    """What works out the gain of the seat of a board from effects; this one leaves `TRICKS` out."""

    def __init__(self, b: Board) -> None:
        self.b = b

    def gain(self, deeds: Deeds, c: Context) -> float:
        """The gain from all effects of a spell or ability, `deeds`, with the targets in `c`."""
        return worth_of(self.b, deeds, c)


def with_best_targets(b: Board, program: Program, c: Context, source: int, valuer: Valuer) -> float:
    """The gain from `program`, the effects of a spell or ability, with the best targets.

    If its text has the word "target" several times, the targets of each are found without regard to the
    others.

    Args:
        b: the position.
        program: the effects.
        c: who plays them, and from what; without targets.
        source: the id of the spell or of the ability's object, or a card's number (`card_of`).
        valuer: works out the gain with given targets.
    """
    deeds = b.lore.program(program)
    count = len(program.targets)
    if not count:
        return valuer.gain(deeds, c)
    base = valuer.gain(deeds, with_targets(c, count, 0, ()))
    total = base
    for part, rules in enumerate(program.targets):
        gains = [
            valuer.gain(deeds, with_targets(c, count, part, (key,))) - base
            for key in legal_targets(b.p, rules, c, source)
        ]
        total += best_of(gains, rules, c.x)
    return total


def with_targets(c: Context, parts: int, part: int, keys: tuple[TargetId, ...]) -> Context:
    """A context in which one word "target" of the text has the targets `keys`, and the others have none.

    Args:
        c: the context that is copied.
        parts: how many words "target" the text has.
        part: which of them, from 0, has the targets.
        keys: ids of objects, and players as targets.
    """
    new = Context(c.you, c.this, c.chosen)
    new.x = c.x
    new.that = c.that
    new.who = c.who
    new.much = c.much
    new.sacrificed = c.sacrificed
    new.targets = keys
    new.parts = tuple([len(keys) if place == part else 0 for place in range(parts)])
    return new


def best_of(gains: list[float], rules: TargetRules, x: int) -> float:
    """The gain from the best targets for one word "target".

    `gains` has the gain from each legal target; `rules` say how many may be chosen, `x` is the number for X.
    """
    gains.sort(reverse=True)
    if rules.x:
        return sum(gains[:x])
    if rules.any_number or rules.up_to:
        return sum([gain for gain in gains[: 2 if rules.any_number else rules.count] if gain > 0])
    return sum(gains[: rules.count])
