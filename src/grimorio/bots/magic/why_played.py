"""Why a player of Magic played a creature or another spell, by what everybody saw."""

from __future__ import annotations

from collections.abc import Mapping

from grimorio.bots.magic.board import WIN, Board, body_worth
from grimorio.bots.magic.gains import with_targets, worth_of
from grimorio.bots.why import Line, Reason
from grimorio.games.magic.public import Context, Face, Program
from grimorio.games.magic.state.masks import CREATURE, FLYING
from grimorio.games.magic.state.objects import NOBODY, OnStack, Permanent, TargetId, seat_of

PLAIN = 0.5
"""The least gain, in points, for which an effect on a thing counts as good or bad for its controller."""


def played(b: Board, line: Line) -> Reason | None:
    """Why the seat played a spell or ability; `line` is the event that it was played."""
    index = b.lore.book.face_of.get(line["name"])
    if index is None:
        return None
    face: Face = b.lore.book.face(index)
    targets = [TargetId(int(key)) for key in line["targets"] if key]
    if targets:
        return _aimed(b, face, line, targets)
    if line["kind"] == "spell" and face.is_creature:
        return _creature(b, face)
    return None


# -- creatures -------------------------------------------------------------------------------------


def _creature(b: Board, face: Face) -> Reason | None:
    """Why the seat played this creature: what it can do among the creatures in play."""
    power, toughness = face.power + face.grown, face.toughness + face.grown
    theirs = [b.p.things[key] for key in b.theirs]
    numbers: dict[str, int | str] = {
        "mine": len(b.mine),
        "theirs": len(theirs),
        "power": power,
        "life": b.me.life,
    }
    named = {"card": (face.name,)}
    if theirs:
        facing: Permanent = max(
            theirs, key=lambda creature: body_worth(creature.power, creature.toughness, creature.keywords)
        )
        foe = {**named, "theirs": (b.lore.book.face(facing.face).name,)}
        stands = not facing.keywords & FLYING or face.keywords & FLYING
        if not b.mine:
            return Reason("magic-because-creature-alone", named, numbers)
        if stands and all(foe["theirs"]) and power >= facing.toughness and toughness > facing.power:
            return Reason("magic-because-creature-beats", foe)
        if stands and all(foe["theirs"]) and facing.power > 1 and toughness > facing.power:
            return Reason("magic-because-creature-holds", foe)
    if face.keywords & FLYING and theirs and not any([creature.keywords & FLYING for creature in theirs]):
        return Reason("magic-because-creature-flies", named)
    if not theirs and power > 0:
        return Reason("magic-because-creature-open", named, numbers)
    if len(theirs) > len(b.mine):
        return Reason("magic-because-creature-fewer", named, numbers)
    sizes = [b.p.things[key].power for key in (*b.mine, *b.theirs)]
    if power > max(sizes, default=0):
        return Reason("magic-because-creature-strongest", named, numbers)
    return None


# -- what is aimed at something --------------------------------------------------------------------


def _programs(face: Face, line: Line) -> list[Program]:
    """The effects that the spell or ability in `line` may have."""
    if line["kind"] == "spell":
        return list(face.spell)
    return [ability.program for ability in face.activated if not ability.is_mana]


def _gain(b: Board, face: Face, line: Line, key: TargetId) -> float:
    """The gain of the seat from what it played, if it is aimed at `key`."""
    if line["kind"] == "spell" and face.enchants is not None:
        return b.aura_gain(face, key) if key > 0 else 0.0
    c = Context(b.seat, 0)
    c.x = int(line.get("x") or 0)
    gains = [
        worth_of(b, b.lore.program(program), with_targets(c, len(program.targets), 0, (key,)))
        for program in _programs(face, line)
        if program.targets
    ]
    return max(gains, default=0.0)


def _aimed(b: Board, face: Face, line: Line, targets: list[TargetId]) -> Reason | None:
    """Why the seat aimed what it played at its first target."""
    key = targets[0]
    if key < 0:
        return _at_player(b, face, line, key)
    thing = b.p.things[key]
    if isinstance(thing, OnStack):
        return _countered(b, face, thing)
    if not isinstance(thing, Permanent) or not thing.in_play:
        return None
    name = b.lore.book.face(thing.face).name
    if not name:
        return None
    cards = {"spell": (face.name,), "card": (name,)}
    if thing.controller != b.seat:
        return _removed(b, face, line, key, cards) if _gain(b, face, line, key) > PLAIN else None
    if thing.attacking != NOBODY or thing.blocking:
        return Reason("magic-because-helps", cards)
    for other in b.t.stack:
        spell = b.p.things[other]
        if isinstance(spell, OnStack) and spell.controller != b.seat and key in spell.targets:
            return Reason("magic-because-saves", cards)
    return None


def _removed(
    b: Board, face: Face, line: Line, key: TargetId, cards: Mapping[str, tuple[str, ...]]
) -> Reason | None:
    """Why the seat chose the permanent `key` of another player for something bad."""
    creature: Permanent = b.p.things[key]
    numbers: dict[str, int | str] = {"power": creature.power, "life": b.me.life}
    if not creature.kinds & CREATURE:
        return None
    if creature.attacking == b.seat:
        return Reason("magic-because-removes-attacker", cards, numbers)
    if creature.blocking:
        return Reason("magic-because-removes-blocker", cards, numbers)
    others = [other for other in b.theirs if other != key]
    if not others:
        return Reason("magic-because-removes-only", cards, numbers)
    if all([b.worth(key) >= b.worth(other) for other in others]):
        return Reason("magic-because-removes-strongest", cards, numbers)
    gain = _gain(b, face, line, key)
    if all([gain >= _gain(b, face, line, TargetId(other)) for other in others]):
        return Reason("magic-because-removes-best", cards, numbers)
    return None


def _at_player(b: Board, face: Face, line: Line, key: TargetId) -> Reason | None:
    """Why the seat aimed what it played at a player."""
    seat = seat_of(key)
    gain = _gain(b, face, line, key)
    if seat == b.seat or gain <= 0:
        return None
    cards, who = {"spell": (face.name,)}, {"who": int(seat)}
    numbers: dict[str, int | str] = {"life": b.life(seat)}
    if gain > WIN / 2:
        return Reason("magic-because-finishes", cards, numbers, who)
    creatures = [other for other in b.theirs if b.p.things[other].controller == seat]
    if creatures and all([gain >= _gain(b, face, line, TargetId(other)) for other in creatures]):
        return Reason("magic-because-burns", cards, numbers, who)
    return None


def _countered(b: Board, face: Face, spell: OnStack) -> Reason | None:
    """Why the seat countered a spell or ability of another player."""
    if spell.controller == b.seat or spell.kind != "spell":
        return None
    other: Face = b.lore.book.face(spell.face)
    cards = {"spell": (face.name,), "card": (other.name,)}
    if not other.name:
        return None
    for key in spell.targets:
        aim = b.p.things[key] if key > 0 else None
        if isinstance(aim, Permanent) and aim.controller == b.seat and b.lore.book.face(aim.face).name:
            return Reason("magic-because-counters-aim", {**cards, "mine": (b.lore.book.face(aim.face).name,)})
    if other.is_creature:
        worth = b.face_worth(other)
        if all([worth >= b.worth(key) for key in b.theirs]):
            return Reason("magic-because-counters-strongest", cards)
    return None
