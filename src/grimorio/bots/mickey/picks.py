"""Answers by rules of thumb: discards, deployment, recipients of Diamagics, and more of the preparation."""

from __future__ import annotations

from typing import Any, Final

from grimorio.bots.mickey.lore import Lore
from grimorio.bots.mickey.sketch import Mind
from grimorio.games.mickey.public import SPELL, DiscardCards, Face, Side, count, side, table
from grimorio.kernel import Choice, Position
from grimorio.kernel.seats import other_seat

BETTER: Final = 0.5
"""The points by which a card of the Support must exceed the card that it replaces."""

COPY: Final = 0.1
"""The value that a card in hand loses for each other copy of it there."""

FEW: Final = 0.1
ROBBED: Final = 2.0
"""The points taken off a Mage in choosing who receives a Diamagic, if the opposite Mage could take it away.

`FEW` is what a Mage loses in the same choice for each Diamagic that it already has.
"""


def by_rule(p: Position, choice: Choice, lore: Lore) -> int:
    """The answer to a choice that rules of thumb settle, as an index; -1 for choices that need a trial."""
    ask = choice.ask
    if len(choice.options) == 1:
        return 0
    if ask in ("hand-limit", "discard") or ask.endswith("-discard"):
        return discard(p, choice, lore)
    if ask == "assign":
        return assign(p, choice, lore)
    if ask == "team":
        return team(p, choice)
    if ask == "swap":
        return swap(p, choice, lore)
    if ask == "deploy":
        return deploy(p, choice, lore)
    if ask in ("code", "line-up", "blind-pick", "discard-order"):
        return 0
    return -1


def discard(p: Position, choice: Choice, lore: Lore) -> int:
    """The index of the next card to discard; a card is worth a little less for each copy of it in the hand.

    Several cards are discarded in the order of the card list: whoever begins with the worst may have to go on
    with the best. So the worst of them are chosen together, and then named in this order.
    """
    frame = p.agenda[-1]
    number = frame.left if isinstance(frame, DiscardCards) else 1
    faces = [p.book.face_of[option[1]] for option in choice.options]
    above = Mind(p, choice.seat, lore).fits.above
    hand = sorted(side(p, choice.seat).hand)
    if number > 1:
        able = [face for face in hand if face >= min(faces)]
        chosen: list[int] = []
        for _ in range(number):
            worst = min(able, key=lambda face: (above.get(face, 0.0) - COPY * able.count(face), face))
            chosen.append(worst)
            able.remove(worst)
        first = min(chosen)
        if first in faces:
            return faces.index(first)
    return least([above.get(face, 0.0) - COPY * hand.count(face) for face in faces])


def least(values: list[float]) -> int:
    """The index of the smallest value; of equal ones, the first."""
    return values.index(min(values))


def assign(p: Position, choice: Choice, lore: Lore) -> int:
    """The index of the Mage that gets the Diamagic.

    The bot prefers a Mage that is not robbed, then the one with whom the Diamagic makes its Spells worth most
    (`fits`), then one with few.
    """
    board, foe = side(p, choice.seat), side(p, other_seat(choice.seat))
    trial = p.copy()
    given: Side = trial.edit(1 + choice.seat)
    won = sum([1 << 8 * (token & 3) for token in table(p).stake])
    values: list[float] = []
    for option in choice.options:
        place = int(option[2])
        mage = board.mage_at(place)
        held = board.held[mage]
        given.held = tuple([old + won * (at == mage) for at, old in enumerate(board.held)])
        value = FEW * sum([count(held, colour) for colour in range(4)])
        value -= Mind(trial, choice.seat, lore).fits.mean
        if lore.robs[foe.mages[foe.mage_at(2 - place)]]:
            value += ROBBED
        values.append(value)
    return least(values)


def deploy(p: Position, choice: Choice, lore: Lore) -> int:
    """The index of the Mage to deploy next, at its place.

    A Mage that robs waits for the opposite squad, and goes opposite to a Mage whose effects need Diamagics; a
    Mage that needs them keeps away from one that robs. Of equal ones those whose effects are worth least show
    themselves first.
    """
    foe = side(p, other_seat(choice.seat))
    values: list[float] = []
    for option in choice.options:
        face = p.book.face_of[option[1]]
        place = 2 - int(option[2])
        robs, needs = lore.robs[face], lore.holds[face] > 0
        value = FEW * lore.kept[face]
        if place in foe.places:
            opposite = foe.mages[foe.mage_at(place)]
            value += (1.0 + needs) * lore.robs[opposite] - (1.0 + (lore.holds[opposite] > 0)) * robs
        else:
            value += 1.0 * robs
        values.append(value)
    return least(values)


def team(p: Position, choice: Choice) -> int:
    """The index of the team to which most of the own Mages belong."""
    faces: list[Face] = p.book.faces
    teams = [faces[face].team for face in side(p, choice.seat).mages]
    return max(
        range(len(choice.options)), key=lambda index: (teams.count(str(choice.options[index][1])), -index)
    )


def swap(p: Position, choice: Choice, lore: Lore) -> int:
    """The index of the exchange of Spells that gains most and keeps the deck legal.

    If there is none, it is the last option, which ends the exchanges.
    """
    book: Any = p.book
    end = len(choice.options) - 1
    ranked: list[tuple[float, int]] = []
    for index, option in enumerate(choice.options[:end]):
        old, new = book.face_of[option[1]], book.face_of[option[2]]
        if book.faces[new].kind == SPELL:
            gain = lore.worth[new] - lore.worth[old]
            if gain > BETTER:
                ranked.append((-gain, index))
    ranked.sort()
    for _, index in ranked[:20]:
        trial = p.copy()
        trial.answer(index, choice.number)
        support = side(trial, choice.seat).support
        then = trial.choice
        if support != side(p, choice.seat).support and (then.ask != "swap" or ("done",) in then.options):
            return index
    return end
