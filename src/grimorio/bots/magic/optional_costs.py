"""The costs that a player may choose: another one than mana, kicker and buyback, echo and upkeep."""

from __future__ import annotations

from typing import Final

from grimorio.bots.magic import answers
from grimorio.bots.magic.answers import place_of
from grimorio.bots.magic.board import Board, body_worth
from grimorio.bots.magic.moment import Moment
from grimorio.bots.magic.prices import priced
from grimorio.bots.magic.spare import Move, Spare
from grimorio.games.magic.meaning.deeds import AGE, PAY
from grimorio.games.magic.public import (
    Context,
    Face,
    Mana,
    Play,
    Price,
    can_pay_instead,
    card_of,
    program_of,
    spell_cost,
)
from grimorio.games.magic.state.objects import (
    ECHO,
    END,
    KICKED,
    KICKED_BOTH,
    KICKED_SECOND,
    OnStack,
    Permanent,
)
from grimorio.kernel import Choice

DELAY: Final = 0.5
"""What is lost by playing a card a turn later, as a share of what it gains."""
UNUSED: Final = 0.05
"""The worth of a point of mana with which nothing else can be played."""
UNWEIGHED: Final = 0.3
"""The least worth of what a kicker cost buys, because bots cannot weigh every effect."""


def mana_lost(m: Moment, mana: int, besides: int = 0, apart: int = -1) -> float:
    """What the seat loses by spending `mana` mana in its turn: other cards that must wait.

    So much mana as `besides` says is spent in either case. `apart` is the number of the face of a card in
    hand that is no other card, or -1.
    """
    return UNUSED * mana + DELAY * Spare(m, END, apart).loss(mana, besides) if mana > 0 else 0.0


def pays_instead(m: Moment, face: Face, apart: int = -1) -> bool:
    """Whether giving up the other cost of a spell is better than paying its mana cost.

    `apart` is the number of its face while its card is still in the hand, else -1.
    """
    b = m.b
    assert face.instead is not None
    saved = spell_cost(b.p, b.seat, face).value - spell_cost(b.p, b.seat, face, face.instead.mana).value
    return priced(m, 0, face.instead, apart) <= mana_lost(m, saved, 0, apart)


def paid_instead(m: Moment, face: Face) -> bool:
    """Whether the seat would play a card of its hand for the other cost that it may have."""
    b = m.b
    if face.instead is None:
        return False
    purse = b.purse(b.seat)
    if not purse.pays(spell_cost(b.p, b.seat, face)):
        return True
    return can_pay_instead(b.p, b.seat, face, purse) and pays_instead(m, face, face.index)


def arrivals_gain(m: Moment, face: Face, chosen: str) -> float:
    """The gain from what triggers as a permanent comes into play.

    Its kicker costs are paid as `chosen` says (`OnStack.chosen`).
    """
    lore = m.b.lore.face(face.index)
    c = Context(m.b.seat, 0, chosen)
    gain = 0.0
    for program in lore.arrivals:
        gain += m.best(program, c, card_of(face))
    for condition, program in lore.kicks:
        if condition.holds(m.b.p, c):
            gain += m.best(program, c, card_of(face))
    return gain


def grown(face: Face, chosen: str) -> float:
    """How much greater a permanent comes into play for its kicker costs, paid as `chosen` says, in points."""
    gain = 0.0
    for paid, count, keywords in face.kicked:
        if chosen in paid:
            words = face.keywords | keywords
            larger = body_worth(face.power + count, face.toughness + count, words)
            gain += larger - body_worth(face.power, face.toughness, face.keywords)
    return gain


def kick_gain(m: Moment, face: Face, chosen: str, before: str) -> float:
    """How much more a spell gains if a kicker or buyback cost is paid: `chosen` instead of `before`.

    Both are values of `OnStack.chosen`.
    """
    b = m.b
    if face.buyback:
        return b.card_worth(face.index, b.seat)
    if face.is_permanent:
        more = grown(face, chosen) - grown(face, before)
        return more + arrivals_gain(m, face, chosen) - arrivals_gain(m, face, before)
    kicked, plain = Context(b.seat, 0, chosen), Context(b.seat, 0, before)
    most = max([m.best(program, kicked, card_of(face)) for program in face.spell])
    return most - max([m.best(program, plain, card_of(face)) for program in face.spell])


def kicks(m: Moment, face: Face, price: Price, chosen: str, before: str, spent: int, apart: int = -1) -> bool:
    """Whether a kicker or buyback cost is worth its price.

    Args:
        m: the moment of the game.
        face: the card that is played.
        price: that cost.
        chosen: what is noted on the spell if it is paid (`OnStack.chosen`).
        before: what is noted if it is not.
        spent: the mana that the spell costs besides.
        apart: the number of the face while the card is still in the hand, else -1.
    """
    gain = max(UNWEIGHED, kick_gain(m, face, chosen, before))
    return gain > priced(m, 0, price, apart) + mana_lost(m, price.mana.value, spent, apart)


def plan_kick(m: Moment, move: Move, face: Face) -> float:
    """Note on the move of a card in hand how it would be kicked, or bought back, and with how much more mana.

    Returns what is given up for that besides mana, in points; 0 if neither happens.
    """
    b = m.b
    price = face.kicker
    assert price is not None
    cost = spell_cost(b.p, b.seat, face)
    whole = Mana(cost.generic + price.mana.generic, cost.need + price.mana.need)
    if not b.purse(b.seat).pays(whole) or not kicks(m, face, price, KICKED, "", cost.value, face.index):
        return 0.0
    move.chosen = KICKED
    move.mana += price.mana.value
    return priced(m, 0, price, face.index)


def instead(b: Board, ahead: int, choice: Choice) -> int:
    """The index of the answer whether another cost is paid than the mana cost of a spell."""
    frame: Play = b.p.agenda[-1]
    yes = pays_instead(Moment(b, ahead, b.t.stack[0]), b.lore.book.face(frame.face))
    return place_of(choice.options, "yes" if yes else "no")


def kick(b: Board, ahead: int, choice: Choice) -> int:
    """The index of the answer whether a kicker or buyback cost is paid."""
    frame: Play = b.p.agenda[-1]
    face: Face = b.lore.book.face(frame.face)
    before = b.p.things[frame.obj].chosen
    second = choice.ask == "kick-second"
    price = face.second_kicker if second else face.kicker
    assert price is not None
    chosen = KICKED if not second else KICKED_BOTH if before == KICKED else KICKED_SECOND
    spent = frame.generic + face.cost.value - face.cost.generic
    yes = kicks(Moment(b, ahead, frame.obj), face, price, chosen, before, spent)
    return place_of(choice.options, "yes" if yes else "no")


def pay_for(b: Board, ahead: int, choice: Choice) -> int:
    """The index of "yes" or "no" for a payment that an effect offers.

    For echo and cumulative upkeep the seat pays if the permanent is worth more than what that costs, mana
    that other cards need among it. `answers.pay_for` judges other payments.
    """
    frame = b.p.agenda[-1]
    obj: OnStack = b.p.things[frame.obj]
    deed = program_of(b.p, obj).deeds[frame.place]
    price = deed.price
    it = b.p.things[obj.source]
    echo = deed.kind == PAY and deed.flag and isinstance(it, Permanent) and it.chosen == ECHO
    if price is None or not isinstance(it, Permanent) or not (echo or deed.kind == AGE):
        return answers.pay_for(b, ahead, choice)
    m = Moment(b, ahead, frame.obj)
    times = 1 if echo else sum([count for name, count, _ in it.counters if name == "age"])
    cost = mana_lost(m, times * price.mana.value) + times * priced(m, obj.source, price)
    kept = it.in_play and it.controller == b.seat and b.worth(obj.source) > cost
    return place_of(choice.options, "yes" if kept else "no")
