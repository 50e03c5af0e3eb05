"""The worth of cards before any game is played: what their compiled programs do, for what they cost.

Worth is counted in the points of `bots.magic.board`, in which a 2/2 creature is worth about three.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from grimorio.bots.magic.board import body_worth
from grimorio.bots.magic.lore import FaceLore, Lore, lore_of
from grimorio.games.magic import period
from grimorio.games.magic.cardset import block_card
from grimorio.games.magic.game import Magic
from grimorio.games.magic.meaning.deeds import (
    BECOMES,
    CONTROL,
    COUNTER,
    COUNTERS,
    DAMAGE,
    DESTROY,
    DISCARD,
    DRAW,
    GATE,
    GETS,
    KEYWORD,
    LIFE,
    LOOK,
    LOSES,
    MILL,
    OTHER,
    PAY,
    PHASES,
    PUT,
    REGENERATE,
    RETARGET,
    RETURN,
    SACRIFICE,
    SEARCH,
    SHIELD,
    SHROUD,
    SKIP,
    TAP,
    TAP_OR_UNTAP,
    TOKEN,
    TURN_DOWN,
    TURN_UP,
    UNTAP,
    WIN,
    Deed,
)
from grimorio.games.magic.public import (
    ALL,
    EACH_PLAYER,
    THIS,
    YOU,
    ActivatedRules,
    Context,
    Face,
    Number,
    Program,
    TriggeredRules,
)
from grimorio.games.magic.state.masks import CREATURE, HASTE
from grimorio.kernel import Position, Setup
from grimorio.kernel.seats import Seat

CREATURE_WORTH: Final = 3.6
"""The worth of an average creature, for creatures that are not known, such as the target of a spell."""

SPENT_MANA: Final = 0.55
"""The worth that a card loses for each mana of its cost."""

GATED: Final = 0.6
"""The factor on the worth of a card's effects if some of them happen only under a condition."""

COUNTED: Final = 3
"""The amount assumed for {X} and for numbers that depend on the cards in play."""

SMALL: Final[dict[int, float]] = {
    OTHER: 0.8,
    SEARCH: 1.8,
    PUT: 1.0,
    LOOK: 0.7,
    BECOMES: 0.6,
    TAP: 0.7,
    UNTAP: 0.3,
    TAP_OR_UNTAP: 0.8,
    KEYWORD: 0.7,
    COUNTER: 2.2,
    RETARGET: 1.0,
    REGENERATE: 0.8,
    SHIELD: 0.8,
    SHROUD: 0.6,
    PHASES: 1.0,
    PAY: 0.0,
    GATE: 0.0,
    SKIP: 0.0,
    CONTROL: 2.6,
    LOSES: 0.5,
    TURN_UP: 0.8,
    WIN: 3.0,
    TURN_DOWN: 0.8,
    SACRIFICE: 2.4,
    MILL: 0.1,
}
"""The worth of effects whose size does not matter much, by `Deed.kind`."""


@cache
def _lore() -> tuple[Lore, Position]:
    """The summaries of all cards (`Lore`), and the first position of a game.

    The amounts in programs are evaluated in this position. Its compiled cards (`Book`) are used by no other
    game, so that `face_named` may add further cards to them.
    """
    position = Magic().start(Setup("magic", 2))
    return lore_of(position.book), position


def face_named(name: str) -> Face:
    """The compiled form of the card with an English name.

    It is a card of Eighth Edition, of our own invented cards, or of the three blocks before Eighth Edition.

    Raises:
        KeyError: there is no such card, or it cannot be played.
    """
    book = _lore()[0].book
    if name not in book.face_of and period.plays(name):
        book.add(block_card(name))
    face: Face = book.face(book.face_of[name])
    return face


@cache
def worth(name: str) -> float:
    """The worth of a card, minus its cost in mana, in points; lands that do nothing else are worth 0.

    Args:
        name: its English name, as in `face_named`.

    Raises:
        KeyError: there is no such card, or it cannot be played.
    """
    face = face_named(name)
    cost = face.cost.value + (COUNTED if face.cost.xs else 0)
    return _in_play(face, _lore()[0].face(face.index)) - SPENT_MANA * cost


def _in_play(face: Face, lore: FaceLore) -> float:
    """The worth of a card, before the mana that it costs is subtracted.

    `face` is the compiled card, and `lore` its summary.
    """
    if face.is_land:
        return 0.2 * len(face.abilities)
    if face.is_creature:
        power, toughness = face.power + face.grown, face.toughness + face.grown
        if not toughness and face.alters:
            power = toughness = COUNTED
        body = body_worth(power, toughness, face.keywords) + lore.extra
        body += 0.12 * power if face.attacks_untapped else 0.0
        body += 0.3 if face.keywords & HASTE else 0.0
        return body + sum(_program(program) for program in lore.entering)
    if face.spell:
        return max(_program(program) for program in face.spell)
    if face.enchants is not None:
        return _aura(lore) * (1.0 if face.enchants.kinds & CREATURE else 0.4)
    return (
        lore.extra
        + sum(map(_triggered, face.triggered))
        + sum(map(_activated, face.activated))
        + sum(_program(program) for program in lore.entering)
    )


def _aura(lore: FaceLore) -> float:
    """The worth of a local enchantment.

    If it takes or stops a creature, it is worth what the opponent loses; else 0.6 of what a 2/2 creature
    gains by it, or all of what such a creature loses.
    """
    if lore.taken:
        return 1.6 * CREATURE_WORTH
    if lore.stops:
        return min(1.0, lore.stops) * CREATURE_WORTH
    power, toughness = _amount(lore.power), _amount(lore.toughness)
    gain = body_worth(2 + power, 2 + toughness, lore.words) - body_worth(2, 2, 0) + lore.strikes
    return 0.6 * gain + lore.extra if gain >= 0 else -gain


def _triggered(ability: TriggeredRules) -> float:
    """The worth of a triggered ability of a card that is no creature: a little more than one use of it."""
    return max(-2.0, min(3.0, 1.2 * _program(ability.program)))


def _activated(ability: ActivatedRules) -> float:
    """The worth of an activated ability.

    It counts one use if the ability sacrifices its own object, otherwise nearly two.
    """
    if ability.is_mana:
        return 1.4
    price = ability.price
    once = _program(ability.program) - 0.3 * price.mana.value
    if price.life is not None or price.discard is not None or price.sacrifice is not None:
        once -= 1.2
    return max(0.1, min(4.0, once if price.sacrifice_this else 1.8 * once))


def _program(program: Program) -> float:
    """The worth of a program to its controller, who chooses the best targets."""
    lore, _ = _lore()
    share = 1.0
    for rules in program.targets:
        kinds = rules.what.kinds
        if kinds and not kinds & CREATURE:
            share = min(share, 0.45)
        elif rules.what.colors or rules.what.no_colors or rules.what.types:
            share = min(share, 0.7)
    deeds = lore.program(program).deeds
    if any(deed.kind == GATE for deed in deeds):
        share *= GATED
    return share * sum(_deed(deed) for deed in deeds)


def _deed(deed: Deed) -> float:
    """The worth of one effect.

    It is above 0 if the effect helps its player or harms an opponent, and small if it hits both sides.
    """
    kind = deed.kind
    which = deed.what.kind if deed.what is not None else YOU
    mine = which in (YOU, THIS)
    both = which == ALL or (which == EACH_PLAYER and deed.what is not None and deed.what.who == "all")
    amount = _amount(deed.amount)
    if kind == DAMAGE:
        return _damage(amount, mine, both, bool(deed.what is not None and deed.what.means))
    if kind == DESTROY:
        return -CREATURE_WORTH if mine else 2.4 if both else CREATURE_WORTH + 0.6
    if kind == RETURN:
        return CREATURE_WORTH if deed.place == 1 else 1.6
    if kind == LIFE:
        return (0.18 if deed.flag == mine else -0.25 if mine else 0.3) * amount * (0.2 if both else 1.0)
    if kind == DRAW:
        return (0.3 if both else 1.7) * max(1, amount)
    if kind == DISCARD:
        return -1.0 * amount if mine else 0.3 if both else 1.4 * max(1, amount)
    if kind == TOKEN:
        token: Face = _lore()[0].book.face(deed.place)
        return body_worth(token.power, token.toughness, token.keywords)
    if kind == COUNTERS:
        return 1.1 * abs(deed.place) * (1.0 if deed.place > 0 or not mine else -1.0)
    if kind == GETS:
        return _gets(amount, _amount(deed.more), deed.flag)
    return -SMALL[kind] if kind == SACRIFICE and mine else SMALL.get(kind, 0.5)


def _damage(amount: int, mine: bool, both: bool, reaches: bool) -> float:
    """The worth of an effect that deals `amount` damage: the more, the likelier it kills a creature.

    `mine` tells whether the damage hits only its own player's side, `both` whether it hits both sides, and
    `reaches` whether it can hit creatures.
    """
    if mine:
        return -0.3 * amount
    kill = CREATURE_WORTH * min(1.0, 0.12 + 0.22 * amount) if reaches else 0.3 * amount
    return 0.5 * kill if both else kill


def _gets(power: int, toughness: int, lasts: bool) -> float:
    """The worth of a change of a creature's power and toughness by these numbers.

    A small change counts as a trick in combat; a creature that gets much smaller counts as dead. `lasts` says
    whether the change outlasts the turn.
    """
    if toughness < 0:
        return CREATURE_WORTH * min(1.0, 0.12 - 0.22 * toughness)
    return (0.7 if lasts else 0.3) * (abs(power) + toughness)


def _amount(number: Number | None) -> int:
    """The value of an amount in a card's text; `COUNTED` if it depends on {X} or on the game, 1 for None."""
    if number is None:
        return 1
    context = Context(Seat(0), 0)
    context.x = context.much = COUNTED
    return COUNTED if number.reads else number.value(_lore()[1], context)
