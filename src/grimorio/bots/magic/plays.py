"""The choice of a player with priority: play a land, a spell or an ability, or pass."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grimorio.bots.magic.best_x import best_x
from grimorio.bots.magic.board import WIN
from grimorio.bots.magic.lands import best_land as best_land
from grimorio.bots.magic.lore import TRICKS, Lore
from grimorio.bots.magic.moment import (
    ANSWER,
    ATTACKED,
    BLOCKED,
    LAST,
    MAIN,
    MY_COMBAT,
    QUIET,
    STRUCK,
    THEIR_COMBAT,
    Moment,
    waits,
)
from grimorio.bots.magic.optional_costs import arrivals_gain, grown, paid_instead, plan_kick
from grimorio.bots.magic.prices import fodder, priced
from grimorio.bots.magic.spare import Move, Spare, best_together
from grimorio.games.magic.meaning.deeds import (
    CANT_BLOCK,
    COUNTER,
    DAMAGE,
    DESTROY,
    GETS,
    KEYWORD,
    LIFE,
    RETURN,
    TAP,
)
from grimorio.games.magic.public import (
    DOWN_COST,
    ActivatedRules,
    Context,
    Face,
    Price,
    TurnsUp,
    card_of,
    enchantable,
    most_given,
    spell_cost,
)
from grimorio.games.magic.state.hidden import secret_of
from grimorio.games.magic.state.masks import HASTE
from grimorio.games.magic.state.objects import FACE, MAIN1, NOBODY, Permanent
from grimorio.kernel import Choice, Option, Position

WORTH_COUNTERING: Final = 2.0
"""The least worth of an opponent's spell for which the bot spends a card that counters it."""

WORTH_STOPPING: Final = 2.2
"""The least gain for which the bot plays an enchantment that stops or takes a permanent."""

BOUGHT: Final = 0.3
"""The least gain for which the bot plays a spell that returns to its hand."""

BEFORE_COMBAT: Final = (
    1 << DAMAGE | 1 << DESTROY | 1 << RETURN | 1 << TAP | 1 << CANT_BLOCK | 1 << GETS | 1 << KEYWORD
)
TRICKY: Final = sum([1 << kind for kind in TRICKS])
FIGHTING: Final = TRICKY | 1 << DAMAGE | 1 << DESTROY | 1 << RETURN | 1 << LIFE


MOVES: Final = ("cast", "activate", "cycle", "flashback", "madness", "morph", "turn-up")
"""The kinds of options that are moves: spells and abilities, also of cards in hand or graveyard."""


def choose(m: Moment, choice: Choice) -> int:
    """The index of the option that the bot takes when its seat has priority."""
    options = choice.options
    done = len(options) - 1
    window = m.window
    if waits(window):
        return done
    if window == MAIN:
        land = best_land(m.b, choice)
        if land >= 0:
            return land
    moves: list[Move] = []
    for index, option in enumerate(options):
        verb = option[0]
        if verb in MOVES:
            move = move_of(m, index, option)
            if move is not None and move.gain > 0.05:
                moves.append(move)
    if not moves:
        return done
    if window == MAIN:
        return of_main(m, moves, done)
    spare = Spare(m)
    best = moves[0]
    for move in moves:
        move.gain -= spare.loss(move.mana)
        if move.gain > best.gain:
            best = move
    return best.index if best.gain > 0.05 else done


def of_main(m: Moment, moves: list[Move], done: int) -> int:
    """The index of the option to take in a main phase.

    The seat plans the moves that together gain most for its mana. Of these, it makes the one that gains most
    and that should not wait for a later time.

    Args:
        m: the moment of the game, with the board of the seat.
        moves: the moves that the seat could make.
        done: the index of the option to pass, which is returned if no move should be made now.
    """
    b = m.b
    chosen = best_together(moves, b.mana) if m.ahead > 1 else list(range(len(moves)))
    first = b.t.step == MAIN1 and m.ahead > 1
    best = -1
    for place in chosen:
        move = moves[place]
        if move.later or (first and not move.now):
            continue
        if best < 0 or move.gain > moves[best].gain:
            best = place
    return done if best < 0 else moves[best].index


# -- moves ---------------------------------------------------------------------------------------------


def move_of(m: Moment, index: int, option: Option) -> Move | None:
    """The move for the option with this index, with its gain; None when it is not worth playing."""
    b = m.b
    book = b.lore.book
    if option[0] == "cast":
        return _cast(m, index, book.face(book.face_of[str(option[1])]))
    if option[0] == "morph":
        return _face_down(m, index, book.face(book.face_of[str(option[1])]))
    if option[0] == "turn-up":
        return _turn_up(m, index, int(option[1]))
    if option[0] == "cycle":
        return _cycling(m, index, book.face(book.face_of[str(option[1])]))
    key = int(option[1])
    holder = b.p.things[key]
    if option[0] == "madness":
        return _mad(m, index, book.face(holder.face))
    if option[0] == "flashback":
        face = book.face(holder.face)
        move = Move(index)
        price = face.flashback
        assert price is not None
        move.mana = spell_cost(b.p, b.seat, face, price.mana).value
        _spell(m, move, face, price)
        move.gain += b.lore.face(face.index).missed - priced(m, key, price)
        return move
    ability = ability_of(b.p, option)
    return _ability(m, index, key, ability) if ability is not None else None


def ability_of(p: Position, option: Option) -> ActivatedRules | None:
    """The activated ability that an option ("activate", id, place) plays; None if the object lacks it."""
    holder = p.things[int(option[1])]
    changes = holder.changes if isinstance(holder, Permanent) else ()
    face: Face = p.book.face(holder.face, changes)
    for ability in face.activated:
        if ability.place == option[2]:
            return ability
    return None


def _cast(m: Moment, index: int, face: Face) -> Move | None:
    """The move of playing the card `face` of the hand; None for a permanent outside the main phases.

    `index` is that of its option. Other costs, kicker and buyback are paid where that is worth it.
    """
    b = m.b
    move = Move(index)
    move.mana = spell_cost(b.p, b.seat, face).value
    if face.is_permanent and m.window != MAIN:
        return None
    lost = 0.0
    if face.instead is not None and paid_instead(m, face):
        move.mana = spell_cost(b.p, b.seat, face, face.instead.mana).value
        lost += priced(m, 0, face.instead, face.index)
    if face.kicker is not None:
        lost += plan_kick(m, move, face)
    if face.is_permanent:
        _permanent(m, move, face)
    else:
        _spell(m, move, face, face.additional)
    if face.storm is not None and move.gain > 0:
        move.gain *= 1 + b.t.spells
    if face.additional is not None:
        lost += priced(m, 0, face.additional)
    move.gain -= lost
    return move


def _mad(m: Moment, index: int, face: Face) -> Move | None:
    """The move of playing the card `face` for its madness cost, which is lost otherwise.

    `index` is that of its option.
    """
    move = Move(index)
    assert face.madness is not None
    move.mana = spell_cost(m.b.p, m.b.seat, face, face.madness).value
    if face.is_permanent:
        _permanent(m, move, face)
    else:
        _spell(m, move, face, face.additional)
    move.gain += m.b.lore.face(face.index).missed
    move.now = True
    return move


def _face_down(m: Moment, index: int, face: Face) -> Move | None:
    """The move of playing the card `face` face down, as a 2/2 that becomes the card later.

    `index` is that of its option. The result is None outside the main phases, and if the seat has enough
    lands to cast the card face up.
    """
    b = m.b
    if m.window != MAIN or face.cost.value <= b.lands:
        return None
    move = Move(index)
    down = b.lore.book.face(b.lore.book.blank)
    move.mana = spell_cost(b.p, b.seat, down, DOWN_COST).value
    move.gain = b.face_worth(down) - 0.3
    return move


def _turn_up(m: Moment, index: int, key: int) -> Move | None:
    """The move of turning the creature with the id `key` face up; None for a card that cannot be turned.

    `index` is that of its option. The gain is how much more the creature is worth face up, plus the gain from
    abilities that trigger, minus what is given up as a cost besides mana.
    """
    b = m.b
    book = b.lore.book
    face: Face = book.face(secret_of(b.p.things[key]) & FACE)
    if face.morph is None:
        return None
    move = Move(index)
    move.mana = face.morph.mana.value
    gain = b.face_worth(face) - b.face_worth(book.face(book.blank)) - priced(m, key, face.morph)
    for triggered in face.triggered:
        if any([isinstance(matcher, TurnsUp) for matcher in triggered.matchers]):
            gain += m.best(triggered.program, Context(b.seat, key), key)
    move.gain = gain
    move.now = True
    return move


def _cycling(m: Moment, index: int, face: Face) -> Move | None:
    """The move of cycling a card in hand; None if the card `face` has no cycling.

    `index` is that of its option. The worth of the card is subtracted from the gain; only half of it if the
    card costs at least two more mana than the seat has lands, so that it cannot be played soon.
    """
    b = m.b
    ability = face.cycling
    if ability is None:
        return None
    move = Move(index)
    move.mana = ability.price.mana.value
    c = Context(b.seat, 0)
    gain = m.best(ability.program, c, card_of(face))
    if face.cycle_trigger is not None:
        gain += m.best(face.cycle_trigger.program, c, card_of(face))
    worth = b.card_worth(face.index, b.seat)
    if not face.is_land and face.cost.value > b.lands + 1:
        worth *= 0.5
    move.gain = gain - worth
    move.later = m.window == MAIN
    return move


def _permanent(m: Moment, move: Move, face: Face) -> None:
    """Set the gain of a move that plays a permanent."""
    b = m.b
    lore = b.lore.face(face.index)
    if face.enchants is not None:
        best = 0.0
        for key in enchantable(b.p, b.seat, face):
            best = max(best, b.aura_gain(face, key))
        if best < WORTH_STOPPING and (lore.stops or lore.taken):
            return
        move.gain = best - lore.missed
        move.now = True
        return
    if face.legend or face.world:
        for key in b.t.play:
            other: Permanent = b.p.things[key]
            if other.face == face.index and (face.legend or other.controller == b.seat):
                return
    arrives = 0
    for program in lore.arrivals:
        arrives |= b.lore.program(program).kinds
    gain = b.face_worth(face) - 0.3 + arrivals_gain(m, face, move.chosen)
    move.gain = gain + grown(face, move.chosen) if face.kicked else gain
    move.now = bool(face.keywords & HASTE) or bool(arrives & BEFORE_COMBAT) or bool(lore.power)


def _spell(m: Moment, move: Move, face: Face, price: Price | None) -> None:
    """Set the gain of a move that plays an instant or sorcery, with its best mode and X.

    `price` is what is paid besides its mana, or None.
    """
    b = m.b
    lore = b.lore.face(face.index)
    c = Context(b.seat, 0, move.chosen)
    best = -WIN
    kinds = lore.kinds
    bought = face.buyback and bool(move.chosen)
    missed = 0.0 if bought else lore.missed
    m.hasty = not (face.is_instant or face.any_time >= 0)
    if untimely(m.window, kinds):
        return
    for program in face.spell:
        if face.cost.xs or (price is not None and price.xs):
            most = (b.mana - move.mana) // face.cost.xs if face.cost.xs else 9
            if price is not None and price.xs:
                most = min(most, most_given(b.p, b.seat, price, 0))
            gain, x = best_x(m, program, c, card_of(face), most, price)
            if gain > best:
                best = gain
                c.x = x
        else:
            best = max(best, m.best(program, c, card_of(face)))
    move.mana += face.cost.xs * c.x
    window = m.window
    if kinds >> COUNTER & 1:
        if window == ANSWER and best >= WORTH_COUNTERING:
            move.gain = best - missed
        return
    need = min(lore.need, BOUGHT) if bought else lore.need
    if window == LAST and len(b.me.hand) > 6:
        need *= 0.5
    if best < need:
        return
    move.gain = best - missed
    if window == MAIN:
        move.now = bool(kinds & BEFORE_COMBAT)
        if face.is_instant:
            _hold(m, move, kinds)


def untimely(window: int, kinds: int) -> bool:
    """Whether effects of these kinds (a mask) need not be used now, because they gain as much later.

    `window` is the kind of moment (`Moment.window`).
    """
    if window in QUIET:
        return not kinds & TRICKY
    return window in (ATTACKED, BLOCKED, STRUCK) and not kinds & FIGHTING


def worth_a_look(p: Position, lore: Lore, window: int, options: Sequence[Option]) -> bool:
    """Whether any option could be worth playing at a moment of this kind (`Moment.window`)."""
    if waits(window):
        return False
    if window == MAIN:
        return True
    book = lore.book
    for option in options:
        verb = option[0]
        if verb == "cast":
            face = book.face(book.face_of[str(option[1])])
            if not face.is_permanent and not untimely(window, lore.face(face.index).kinds):
                return True
        elif verb == "activate":
            ability = ability_of(p, option)
            if ability is not None and (
                ability.from_graveyard or not untimely(window, lore.program(ability.program).kinds)
            ):
                return True
        elif verb in MOVES:
            return True
    return False


def _hold(m: Moment, move: Move, kinds: int) -> None:
    """Mark a move as one to keep for the opponent's turn (`Move.later`), unless it helps to attack or to win.

    `kinds` is a mask of the kinds of its effects.
    """
    b = m.b
    if move.gain > WIN / 2 or m.ahead < 2:
        move.now = True
        return
    removes = bool(kinds & (1 << DAMAGE | 1 << DESTROY | 1 << RETURN | 1 << GETS))
    if removes and b.t.step == MAIN1:
        ready = 0
        for key in b.mine:
            creature: Permanent = b.p.things[key]
            ready += not creature.tapped and creature.ready and creature.power > 0
        stands = 0
        for key in b.theirs:
            creature = b.p.things[key]
            stands += not creature.tapped
        if ready and stands:
            return
    move.later = True


# -- activated abilities -------------------------------------------------------------------------------


def _ability(m: Moment, index: int, key: int, ability: ActivatedRules) -> Move | None:
    """The move for an activated ability of the object with the id `key`; None when it is not worth playing.

    `index` is that of its option. Mana abilities are no moves: mana is made only as it is paid.
    """
    if ability.is_mana:
        return None
    b = m.b
    holder = b.p.things[key]
    deeds = b.lore.program(ability.program)
    move = Move(index)
    move.mana = ability.price.mana.value
    c = Context(b.seat, key)
    if isinstance(holder, Permanent):
        c = Context(b.seat, key, holder.chosen)
    window = m.window
    if untimely(window, deeds.kinds) and not ability.from_graveyard:
        return None
    if ability.price.sacrifice is not None:
        c.sacrificed = fodder(m, key, ability.price)
    m.hasty = bool(ability.timing)
    gain = m.best(ability.program, c, key)
    if window == BLOCKED and isinstance(holder, Permanent):
        gain = max(gain, pumped(m, holder, ability, c))
    if gain <= 0.0:
        return None
    price = priced(m, key, ability.price)
    kinds = deeds.kinds
    if ability.from_graveyard:
        price += 0.3 * move.mana
    elif window == MAIN:
        if not deeds.tricky and not ability.timing and gain < WIN / 2:
            move.later = gain < 0.9 or not kinds & (1 << DAMAGE | 1 << DESTROY | 1 << GETS | 1 << RETURN)
        move.now = not move.later and bool(kinds & BEFORE_COMBAT)
        price += 0.05 * move.mana
    elif window not in (LAST, STRUCK, ANSWER, BLOCKED, MY_COMBAT, THEIR_COMBAT):
        if gain < 0.9:
            return None
    elif not deeds.tricky and window != LAST and gain < 0.9:
        return None
    move.gain = gain - price
    return move


def pumped(m: Moment, it: Permanent, ability: ActivatedRules, c: Context) -> float:
    """The gain of each use if an ability that makes a fighting creature larger is used several times.

    Every possible number of uses from 2 is tried; the result is the best gain for one use, or 0.
    """
    lore = m.b.lore.face(it.face)
    if lore.pump is not ability.price.mana or not (it.attacking != NOBODY or it.blocking):
        return 0.0
    best = 0.0
    for times in range(2, m.b.pumps(m.b.seat, ability.price.mana) + 1):
        m.times = times
        best = max(best, m.best(ability.program, c, c.this) / times)
    m.times = 1
    return best
