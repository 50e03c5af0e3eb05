"""Why options that a seat might expect are not offered: the option, the reason, and the rule."""

from __future__ import annotations

from typing import Any

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.rules.attack import attackers_of, could_attack, ruler_faces, walled
from grimorio.games.magic.rules.bans import any_time
from grimorio.games.magic.rules.blocks import blockers_of, may_block
from grimorio.games.magic.rules.choosing import Choosing
from grimorio.games.magic.rules.costs import cycling_banned, spell_cost
from grimorio.games.magic.rules.mana import Purse, can_tap, in_time, main_phase_of
from grimorio.games.magic.rules.payable import can_pay_rest
from grimorio.games.magic.rules.picks import named
from grimorio.games.magic.rules.targets import card_of, enchantable, may_target, playable
from grimorio.games.magic.state.masks import CREATURE, HASTE
from grimorio.games.magic.state.objects import (
    FACE,
    MAIN1,
    MAIN2,
    Permanent,
    as_target,
    in_order,
    player,
    table,
)
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

Refusal = dict[str, Any]
"""Why an option is not offered, as JSON data."""


def refusal(option: list[str | int], reason: str, rule: str, **args: Any) -> Refusal:
    """A refusal as JSON data: the option, the reason why it is not offered, and the id of the rule that says
    so.

    The page shows the message named ``magic-why-`` and the reason, filled in with `args`.
    """
    return {"option": option, "reason": f"magic-why-{reason}", "args": args, "rule": rule}


def refused(p: Position, seat: Seat) -> list[Refusal]:
    """The refusals of options that a seat might expect at its present choice and is not offered."""
    choice = p.choice_of(seat)
    if choice is None:
        return []
    offered = {tuple(option) for option in choice.options}
    refusals: list[Refusal] = []
    if choice.ask == "priority":
        refusals = [*_hand(p, seat), *_abilities(p, seat)]
    elif choice.ask == "attack":
        refusals = _attackers(p, seat)
    elif choice.ask == "block":
        refusals = _blockers(p, seat)
    elif choice.ask in ("target", "enchant"):
        refusals = _targets(p)
    return [why for why in refusals if tuple(why["option"]) not in offered]


def _hand(p: Position, seat: Seat) -> list[Refusal]:
    """Refusals for the cards in hand."""
    found: list[Refusal] = []
    for index in sorted({card & FACE for card in player(p, seat).hand}):
        face: Face = face_at(p, index)
        why = _land(p, seat, face) if face.is_land else _spell(p, seat, face)
        if why is not None:
            found.append(why)
        cycling = None if cycling_banned(p) else face.cycling
        if cycling is not None and not Purse(p, seat).pays(cycling.price.mana):
            found.append(
                refusal(["cycle", face.name], "cannot-pay-ability", "MTG8-CR-CYCLE-1", card=face.name)
            )
    return found


def _land(p: Position, seat: Seat, face: Face) -> Refusal | None:
    t = table(p)
    option: list[str | int] = ["land", face.name]
    if t.active != seat or t.step not in (MAIN1, MAIN2):
        return refusal(option, "not-your-main-phase", "MTG8-3.2-2", card=face.name)
    if t.stack:
        return refusal(option, "stack-not-empty", "MTG8-2.STACK-5", card=face.name)
    return refusal(option, "land-played", "MTG8-3.2-2", card=face.name) if t.lands else None


def _spell(p: Position, seat: Seat, face: Face) -> Refusal | None:
    option: list[str | int] = ["cast", face.name]
    if not any_time(p, seat, face) and not main_phase_of(p, seat):
        if table(p).stack and table(p).active == seat:
            return refusal(option, "stack-not-empty", "MTG8-2.PLAY-1", card=face.name)
        return refusal(option, "not-your-main-phase", "MTG8-2.PLAY-1", card=face.name)
    cost = spell_cost(p, seat, face)
    if not Purse(p, seat).pays(cost):
        return refusal(option, "cannot-pay", "MTG8-1.CARD-3", card=face.name, cost=face.card.cost)
    c = Context(seat, 0)
    if face.enchants is not None:
        legal = bool(enchantable(p, seat, face))
    else:
        legal = not face.spell or any(playable(p, mode, c, card_of(face)) for mode in face.spell)
    return None if legal else refusal(option, "no-target", "MTG8-1.TERM-9", card=face.name)


def _abilities(p: Position, seat: Seat) -> list[Refusal]:
    """Refusals for the activated abilities of permanents that the seat controls."""
    refusals: list[Refusal] = []
    for key in table(p).play:
        permanent: Permanent = p.things[key]
        if permanent.controller != seat or not permanent.own:
            continue
        face: Face = face_at(p, permanent.face, permanent.changes)
        for ability in face.activated:
            if ability.tapped or ability.from_graveyard:
                continue
            option: list[str | int] = ["activate", key, ability.place]
            price = ability.price
            if not in_time(p, seat, ability, key):
                why = refusal(option, "not-now", "MTG8-2.ACT-3", card=face.name)
            elif price.tap and permanent.tapped:
                why = refusal(option, "tapped", "MTG8-1.TERM-8", card=face.name)
            elif price.tap and not can_tap(permanent):
                why = refusal(option, "summoned", "MTG8-1.CRE-4", card=face.name)
            elif not can_pay_rest(p, seat, price, key):
                why = refusal(option, "cannot-pay-rest", "MTG8-2.ACT-1", card=face.name)
            elif not Purse(p, seat, key if price.tap else 0).pays(price.mana):
                why = refusal(option, "cannot-pay-ability", "MTG8-2.ACT-1", card=face.name)
            else:
                why = refusal(option, "no-target", "MTG8-1.TERM-9", card=face.name)
            refusals.append(why)
    return refusals


def _attackers(p: Position, seat: Seat) -> list[Refusal]:
    """Refusals for the creatures of `seat` that cannot attack.

    Each is about an attack on the next player in turn order.
    """
    refusals: list[Refusal] = []
    rulers = ruler_faces(p)
    defender = in_order(p, seat)[1]
    for key in table(p).play:
        creature: Permanent = p.things[key]
        if creature.controller != seat or not creature.kinds & CREATURE:
            continue
        option: list[str | int] = ["attack", key, defender]
        name = face_at(p, creature.face).name
        if creature.tapped:
            refusals.append(refusal(option, "tapped", "MTG8-3.3b-3", card=name))
        elif not creature.ready and not creature.keywords & HASTE:
            refusals.append(refusal(option, "summoned", "MTG8-1.CRE-4", card=name))
        elif creature.types & p.book.wall and walled(p, key, rulers):
            refusals.append(refusal(option, "wall", "MTG8-3.3b-3", card=name))
        elif not could_attack(p, seat, key, defender, rulers):
            refusals.append(refusal(option, "cannot-attack", "MTG8-3.3b-3", card=name))
        else:
            refusals.append(refusal(option, "not-together", "MTG8-3.3b-3", card=name))
    return refusals


def _blockers(p: Position, seat: Seat) -> list[Refusal]:
    """Refusals for the creatures that cannot block, for each attacker."""
    refusals: list[Refusal] = []
    rulers = ruler_faces(p)
    able = blockers_of(p, seat, rulers)
    for key in table(p).play:
        creature: Permanent = p.things[key]
        if creature.controller != seat or not creature.kinds & CREATURE:
            continue
        name = face_at(p, creature.face).name
        for attacker in attackers_of(p, seat):
            option: list[str | int] = ["block", key, attacker]
            foe = face_at(p, p.things[attacker].face).name
            if creature.tapped:
                refusals.append(refusal(option, "tapped", "MTG8-3.3c-2", card=name))
            elif key not in able:
                refusals.append(refusal(option, "cannot-block", "MTG8-3.3c-1", card=name))
            elif not may_block(p, key, attacker, rulers):
                refusals.append(refusal(option, "evades", "MTG8-3.3c-1", card=name, attacker=foe))
            else:
                refusals.append(refusal(option, "not-together", "MTG8-3.3c-1", card=name))
    return refusals


def _targets(p: Position) -> list[Refusal]:
    """Refusals for the permanents and players that the spell or ability being played cannot target."""
    frame = p.agenda[-1]
    assert isinstance(frame, Choosing)
    legal = frame.candidates(p)[0]
    refusals: list[Refusal] = []
    for key in (*table(p).play, *(as_target(target_seat) for target_seat in table(p).seats)):
        if key in legal:
            continue
        option = [*named(key)]
        if key < 0:
            refusals.append(refusal(option, "not-targeted", "MTG8-1.TERM-9"))
            continue
        name = face_at(p, p.things[key].face).name
        if may_target(p, key, frame.obj):
            refusals.append(refusal(option, "wrong-target", "MTG8-1.TERM-9", card=name))
        else:
            refusals.append(refusal(option, "protected", "MTG8-4.PRO-2", card=name))
    return refusals
