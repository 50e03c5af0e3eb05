"""Answers to choices made as a spell or ability is played or resolves: targets, modes, X, yes or no.

All answers are indices of options. The number `ahead` says how many combats are considered: 1 for the present
one, 2 for the opponent's next one too (`MagicSense`).
"""

from __future__ import annotations

from typing import Any

from grimorio.bots.magic.best_x import best_x
from grimorio.bots.magic.board import Board, hurt
from grimorio.bots.magic.gains import lethal, with_targets
from grimorio.bots.magic.lore import Deeds
from grimorio.bots.magic.moment import Moment
from grimorio.bots.magic.prices import fodder
from grimorio.games.magic.meaning.deeds import COUNTER, DAMAGE, DRAW, PAY, PROVOKE
from grimorio.games.magic.public import Face, Play, context_for, program_of
from grimorio.games.magic.state.masks import CREATURE
from grimorio.games.magic.state.objects import OnStack, Permanent, TargetId, seat_of
from grimorio.kernel import Choice, Option

INSTEAD = -1e9


def key_of(option: Option) -> TargetId:
    """The `TargetId` that an option names; 0 if it names neither an object nor a player.

    It is the id of an object, or -1 minus the seat of a player (`as_target`).
    """
    if option[0] == "object":
        return TargetId(int(option[1]))
    return TargetId(-1 - int(option[1]) if option[0] == "player" else 0)


def place_of(options: Any, verb: str) -> int:
    """The index of the first of `options` that begins with the word `verb`; -1 if none does."""
    for index, option in enumerate(options):
        if option[0] == verb:
            return index
    return -1


def top_deeds(m: Moment, obj: OnStack) -> Deeds:
    """The summary of the effects of a spell or ability on the stack."""
    return m.b.lore.program(program_of(m.b.p, obj))


def declare(choice: Choice, pairs: list[tuple[int, int]]) -> int:
    """The index of the option that declares the first of these pairs, or that ends the declaration.

    A pair is (attacker, defending seat) or (blocker, attacker).
    """
    for index, option in enumerate(choice.options):
        if option[0] == choice.ask and (option[1], option[2]) in pairs:
            return index
    return max(0, place_of(choice.options, "done"))


def target(b: Board, ahead: int, choice: Choice) -> int:
    """The index of the option that gains most, where the targets of one word "target" are chosen.

    Other words "target" of the spell or ability are not considered. `ahead` is 2 to consider others' turns
    too, else 1 (`MagicSense`).
    """
    frame = b.p.agenda[-1]
    if not hasattr(frame, "part"):
        return other_target(b, ahead, choice)
    obj: OnStack = b.p.things[frame.obj]
    rules = program_of(b.p, obj).targets[frame.part]
    done = place_of(choice.options, "done")
    if rules.divided is not None:
        total = rules.divided.value(b.p, context_for(b.p, obj))
        return divided_target(b, choice, total, frame.picked, done)
    return wanted(target_gains(b, ahead, choice), rules.count - len(frame.picked), done)


def target_gains(b: Board, ahead: int, choice: Choice) -> list[float]:
    """The gain from choosing each option as the target, in points; empty where damage is divided.

    `ahead` is 2 to consider others' turns too, else 1 (`MagicSense`).
    """
    frame = b.p.agenda[-1]
    if not hasattr(frame, "part"):
        return []
    obj: OnStack = b.p.things[frame.obj]
    program = program_of(b.p, obj)
    if program.targets[frame.part].divided is not None:
        return []
    m = Moment(b, ahead, frame.obj)
    m.hasty = True
    c = context_for(b.p, obj)
    if obj.kind == "activated":
        ability = b.p.book.face(obj.face, obj.changes).abilities[obj.ability]
        if ability.price.sacrifice is not None:
            c.sacrificed = fodder(m, obj.source, ability.price)
    deeds = b.lore.program(program)
    count = len(program.targets)
    base = m.gain(deeds, with_targets(c, count, frame.part, ()))
    return [
        INSTEAD
        if option[0] == "done"
        else m.gain(deeds, with_targets(c, count, frame.part, (key_of(option),))) - base
        for option in choice.options
    ]


def wanted(gains: list[float], count: int, done: int) -> int:
    """The index of the option to choose next, where several options are chosen one by one.

    The bot wants the `count` options (at least one) that gain most, and takes them in the order of their
    indices. `gains` has the gain of each option. `done` is the index of the option that ends the choosing, or
    -1 without one; with it, options without a gain are never taken, and `done` is returned when none gains.
    """
    order = sorted(range(len(gains)), key=gains.__getitem__, reverse=True)[: max(1, count)]
    if done >= 0:
        order = [index for index in order if gains[index] > 0]
        if not order:
            return done
    return min(order)


def divided_target(b: Board, choice: Choice, total: int, picked: tuple[int, ...], done: int) -> int:
    """The index of the next target of divided damage, or `done` for no more.

    As many creatures as the damage can kill are targeted, first those that are worth most for each point of
    damage.

    Args:
        b: the board.
        choice: the choice of the target.
        total: all the damage that is divided.
        picked: the targets picked so far.
        done: the index of the option to choose no more, or -1.
    """
    left = total
    for key in picked:
        left -= min(left, lethal(b, key) if key > 0 else 1)
    killable: list[tuple[float, int, int]] = []
    face = -1
    for index, option in enumerate(choice.options):
        key = key_of(option)
        if key < 0:
            if seat_of(key) != b.seat:
                face = index
        elif key > 0:
            creature: Permanent = b.p.things[key]
            if creature.controller != b.seat and creature.kinds & CREATURE:
                need = lethal(b, key)
                killable.append((-b.worth(key) / need, index, need))
    killable.sort()
    chosen: list[int] = []
    for _, index, need in killable:
        if need <= left:
            chosen.append(index)
            left -= need
    if chosen:
        return min(chosen)
    if done >= 0:
        return done
    if face >= 0:
        return face
    return killable[0][1] if killable else 0


def share(b: Board, choice: Choice) -> int:
    """The index of the option that gives the next target as much of the divided damage as kills it."""
    frame = b.p.agenda[-1]
    key = frame.chosen[len(frame.shares)]
    need = lethal(b, key) if key > 0 else 1
    return min(need, len(choice.options)) - 1


def other_target(b: Board, ahead: int, choice: Choice) -> int:
    """The index of the new target of a spell already on the stack: the one best for the seat.

    `ahead` is 2 to consider others' turns too, else 1 (`MagicSense`).
    """
    frame = b.p.agenda[-1]
    obj: OnStack = b.p.things[frame.obj]
    spell = b.p.things[obj.targets[0]]
    c = context_for(b.p, spell)
    m = Moment(b, ahead, frame.obj)
    face: Face = b.lore.book.face(spell.face)
    if face.enchants is not None:
        return wanted([b.aura_gain(face, key_of(option)) for option in choice.options], 1, -1)
    deeds = top_deeds(m, spell)
    count = len(program_of(b.p, spell).targets)
    part = spell.parts.index(1)
    side = 1.0 if spell.controller == b.seat else -1.0
    gains = [
        side * m.gain(deeds, with_targets(c, count, part, (key_of(option),))) for option in choice.options
    ]
    return wanted(gains, 1, -1)


def enchant(b: Board, choice: Choice) -> int:
    """The index of the permanent to enchant: the one where the local enchantment gains most."""
    frame = b.p.agenda[-1]
    obj = b.p.things[frame.obj] if hasattr(frame, "obj") else frame.cards[frame.place]
    face: Face = b.lore.book.face(obj.face)
    return wanted([b.aura_gain(face, key_of(option)) for option in choice.options], 1, -1)


def mode(b: Board, ahead: int, choice: Choice) -> int:
    """The index of the mode that gains most.

    `ahead` is 2 to consider others' turns too, else 1 (`MagicSense`).
    """
    obj_key = b.p.agenda[-1].obj
    obj: OnStack = b.p.things[obj_key]
    face: Face = b.lore.book.face(obj.face)
    m = Moment(b, ahead, obj_key)
    c = context_for(b.p, obj)
    return wanted([m.best(face.spell[int(option[1])], c, obj_key) for option in choice.options], 1, -1)


def number(b: Board, ahead: int, choice: Choice) -> int:
    """The index of the best value of X: the one that gains most, or the smallest of those.

    `ahead` is 2 to consider others' turns too, else 1 (`MagicSense`).
    """
    obj_key = b.p.agenda[-1].obj
    obj: OnStack = b.p.things[obj_key]
    m = Moment(b, ahead, obj_key)
    frame: Play = b.p.agenda[-1]
    price = frame.price_besides(b.p)
    most = len(choice.options) - 1
    _, x = best_x(m, program_of(b.p, obj), context_for(b.p, obj), obj_key, most, price)
    return x


def count(b: Board, choice: Choice) -> int:
    """The index of the number that an effect asks for: all cards that can be drawn, and no card to lose."""
    frame = b.p.agenda[-1]
    deed = program_of(b.p, b.p.things[frame.obj]).deeds[frame.place]
    return len(choice.options) - 1 if deed.kind == DRAW else 0


def inner(m: Moment, obj: OnStack, start: int, count: int) -> float:
    """The gain of the controller of a resolving spell or ability from some of its effects.

    These are the `count` effects from the index `start` on.
    """
    c = context_for(m.b.p, obj)
    return m.gain_of(program_of(m.b.p, obj).deeds[start : start + count], c)


def may(b: Board, ahead: int, choice: Choice) -> int:
    """The index of "yes" or "no" for an optional effect: yes unless the seat would lose by it.

    `ahead` is 2 to consider others' turns too, else 1 (`MagicSense`).
    """
    frame = b.p.agenda[-1]
    obj: OnStack = b.p.things[frame.obj]
    deed = program_of(b.p, obj).deeds[frame.place]
    m = Moment(b, ahead, frame.obj)
    gain = inner(m, obj, frame.place + 1, deed.count)
    if deed.kind == PROVOKE:
        gain = m.gain_of([deed], context_for(b.p, obj))
    if obj.controller != b.seat:
        gain = -gain
    return place_of(choice.options, "yes" if gain >= 0.0 else "no")


def pay_for(b: Board, ahead: int, choice: Choice) -> int:
    """The index of "yes" or "no" for a payment that an effect offers.

    The seat always pays to save a spell of its own. For other effects it pays if it gains more than it pays.
    `ahead` is 2 to consider others' turns too, else 1 (`MagicSense`).
    """
    frame = b.p.agenda[-1]
    obj: OnStack = b.p.things[frame.obj]
    deed = program_of(b.p, obj).deeds[frame.place]
    yes = place_of(choice.options, "yes")
    price = deed.price
    if deed.kind != PAY or price is None:
        return yes if deed.kind == COUNTER else 0
    m = Moment(b, ahead, frame.obj)
    gain = inner(m, obj, frame.place + 1, deed.count)
    if obj.controller != b.seat:
        gain = -gain
    if deed.flag:
        gain = -gain
    cost = (0.1 if b.t.active == b.seat else 0.02) * price.mana.value
    if price.sacrifice is not None:
        cost += 1.3 * price.sacrifices
    if price.life is not None:
        cost += hurt(b.me.life, price.life.value(b.p, context_for(b.p, obj)))
    if price.damage:
        cost += hurt(b.me.life, price.damage)
    return yes if gain > cost else place_of(choice.options, "no")


def source(b: Board, choice: Choice) -> int:
    """The index of the source of damage to prevent or redirect: the one that threatens most."""
    best = 0
    worth = -1.0
    for index, option in enumerate(choice.options):
        key = key_of(option)
        thing = b.p.things[key]
        threat = 0.0
        if isinstance(thing, Permanent) and thing.in_play and thing.controller != b.seat:
            if thing.attacking == b.seat:
                threat = 10.0 + thing.power if not thing.blocked else 5.0 + thing.power
            else:
                threat = 0.1 * thing.power if thing.kinds & CREATURE else 0.05
        elif isinstance(thing, OnStack) and thing.controller != b.seat:
            deeds = b.lore.program(program_of(b.p, thing))
            threat = 20.0 if deeds.kinds >> DAMAGE & 1 else 0.2
        if threat > worth:
            worth = threat
            best = index
    return best


def tap_or_untap(b: Board, choice: Choice) -> int:
    """The index of "tap" or "untap": an own permanent is untapped, any other is tapped."""
    obj: OnStack = b.p.things[b.p.agenda[-1].obj]
    it = b.p.things[obj.targets[0]]
    return place_of(choice.options, "untap" if it.controller == b.seat else "tap")
