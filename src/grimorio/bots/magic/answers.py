"""What is answered while something is played or resolves: targets, modes, X, and whether."""

from __future__ import annotations

from typing import Any

from grimorio.bots.magic.board import Board, hurt
from grimorio.bots.magic.gains import lethal
from grimorio.bots.magic.lore import DAMAGE, Deeds, deed_of
from grimorio.bots.magic.moment import Moment, with_targets
from grimorio.bots.magic.plays import best_x, fodder
from grimorio.games.magic.public import (
    CREATURE,
    CounterOp,
    Face,
    MayPayOp,
    OnStack,
    Permanent,
    context_for,
    program_of,
    seat_of,
)
from grimorio.kernel import Choice, Option

INSTEAD = -1e9


def key_of(option: Option) -> int:
    """The object or player of an option; 0 for another option."""
    if option[0] == "object":
        return int(option[1])
    return -1 - int(option[1]) if option[0] == "player" else 0


def place_of(options: Any, verb: str) -> int:
    """Where an option that is this word alone stands, or -1."""
    for index, option in enumerate(options):
        if option[0] == verb:
            return index
    return -1


def top_deeds(m: Moment, obj: OnStack) -> Deeds:
    """What an object on the stack does."""
    return m.b.lore.program(program_of(m.b.p, obj))


def target(b: Board, ahead: int, choice: Choice) -> int:
    """The target that gains most; of several words each by itself."""
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
    """What each target gains; nothing is said of those among whom damage is divided."""
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
    """The first of the best `count` options; with `done` offered only those that gain anything."""
    order = sorted(range(len(gains)), key=gains.__getitem__, reverse=True)[: max(1, count)]
    if done >= 0:
        order = [index for index in order if gains[index] > 0]
        if not order:
            return done
    return min(order)


def divided_target(b: Board, choice: Choice, total: int, picked: tuple[int, ...], done: int) -> int:
    """Among whom damage is divided: as many as it kills, the most worth for each point first."""
    left = total
    for key in picked:
        left -= min(left, lethal(b, key) if key > 0 else 1)
    found: list[tuple[float, int, int]] = []
    face = -1
    for index, option in enumerate(choice.options):
        key = key_of(option)
        if key < 0:
            if seat_of(key) != b.seat:
                face = index
        elif key > 0:
            it: Permanent = b.p.things[key]
            if it.controller != b.seat and it.kinds & CREATURE:
                need = lethal(b, key)
                found.append((-b.worth(key) / need, index, need))
    found.sort()
    chosen: list[int] = []
    for _, index, need in found:
        if need <= left:
            chosen.append(index)
            left -= need
    if chosen:
        return min(chosen)
    if done >= 0:
        return done
    if face >= 0:
        return face
    return found[0][1] if found else 0


def share(b: Board, choice: Choice) -> int:
    """How much of divided damage goes to the next target: what kills it."""
    frame = b.p.agenda[-1]
    key = frame.chosen[len(frame.shares)]
    need = lethal(b, key) if key > 0 else 1
    return min(need, len(choice.options)) - 1


def other_target(b: Board, ahead: int, choice: Choice) -> int:
    """Another target for somebody's spell: what gains its controller least."""
    frame = b.p.agenda[-1]
    obj: OnStack = b.p.things[frame.obj]
    spell = b.p.things[obj.targets[0]]
    c = context_for(b.p, spell)
    m = Moment(b, ahead, frame.obj)
    face: Face = b.lore.book.faces[spell.face]
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
    """What a local enchantment goes on."""
    frame = b.p.agenda[-1]
    obj = b.p.things[frame.obj] if hasattr(frame, "obj") else frame.cards[frame.place]
    face: Face = b.lore.book.faces[obj.face]
    return wanted([b.aura_gain(face, key_of(option)) for option in choice.options], 1, -1)


def mode(b: Board, ahead: int, choice: Choice) -> int:
    """The mode that gains most."""
    obj_key = b.p.agenda[-1].obj
    obj: OnStack = b.p.things[obj_key]
    face: Face = b.lore.book.faces[obj.face]
    m = Moment(b, ahead, obj_key)
    c = context_for(b.p, obj)
    return wanted([m.best(face.spell[int(option[1])], c, obj_key) for option in choice.options], 1, -1)


def number(b: Board, ahead: int, choice: Choice) -> int:
    """X: the smallest that gains most."""
    obj_key = b.p.agenda[-1].obj
    obj: OnStack = b.p.things[obj_key]
    m = Moment(b, ahead, obj_key)
    _, x = best_x(m, program_of(b.p, obj), context_for(b.p, obj), obj_key, len(choice.options) - 1)
    return x


def inner(m: Moment, obj: OnStack, start: int, count: int) -> float:
    """What some effects of a resolving object gain for its controller."""
    c = context_for(m.b.p, obj)
    ops = program_of(m.b.p, obj).ops[start : start + count]
    return m.gain_of([deed_of(op) for op in ops], c)


def may(b: Board, ahead: int, choice: Choice) -> int:
    """Whether something may happen: if it gains."""
    frame = b.p.agenda[-1]
    obj: OnStack = b.p.things[frame.obj]
    op = program_of(b.p, obj).ops[frame.place]
    m = Moment(b, ahead, frame.obj)
    gain = inner(m, obj, frame.place + 1, getattr(op, "count", 1))
    if obj.controller != b.seat:
        gain = -gain
    return place_of(choice.options, "yes" if gain >= 0.0 else "no")


def pay_for(b: Board, ahead: int, choice: Choice) -> int:
    """Whether to pay within an effect: for a spell of one's own always, else if it gains enough."""
    frame = b.p.agenda[-1]
    obj: OnStack = b.p.things[frame.obj]
    op = program_of(b.p, obj).ops[frame.place]
    yes = place_of(choice.options, "yes")
    if not isinstance(op, MayPayOp):
        return yes if isinstance(op, CounterOp) else 0
    m = Moment(b, ahead, frame.obj)
    gain = inner(m, obj, frame.place + 1, op.count)
    if obj.controller != b.seat:
        gain = -gain
    if op.otherwise:
        gain = -gain
    price = op.price
    cost = (0.1 if b.t.active == b.seat else 0.02) * price.mana.value
    if price.sacrifice is not None:
        cost += 1.3 * price.sacrifices
    if price.life is not None:
        cost += hurt(b.me.life, price.life.value(b.p, context_for(b.p, obj)))
    return yes if gain > cost else place_of(choice.options, "no")


def source(b: Board, choice: Choice) -> int:
    """The source of damage to be stopped: what hits hardest."""
    best = 0
    worth = -1.0
    for index, option in enumerate(choice.options):
        key = key_of(option)
        thing = b.p.things[key]
        found = 0.0
        if isinstance(thing, Permanent) and thing.in_play and thing.controller != b.seat:
            if thing.attacking == b.seat:
                found = 10.0 + thing.power if not thing.blocked else 5.0 + thing.power
            else:
                found = 0.1 * thing.power if thing.kinds & CREATURE else 0.05
        elif isinstance(thing, OnStack) and thing.controller != b.seat:
            deeds = b.lore.program(program_of(b.p, thing))
            found = 20.0 if deeds.kinds >> DAMAGE & 1 else 0.2
        if found > worth:
            worth = found
            best = index
    return best


def tap_or_untap(b: Board, choice: Choice) -> int:
    """One's own is untapped, others' are tapped."""
    obj: OnStack = b.p.things[b.p.agenda[-1].obj]
    it = b.p.things[obj.targets[0]]
    return place_of(choice.options, "untap" if it.controller == b.seat else "tap")
