"""Answers that follow a rule of thumb: what is discarded, who gets Diamagics, the preparation."""

from __future__ import annotations

from typing import Any, Final

from grimorio.bots.mickey.lore import Lore
from grimorio.games.mickey.public import SPELL, Face, count, side, table
from grimorio.kernel import Choice, Position

BETTER: Final = 0.5
"""Points by which a card of the Support must be better than what it replaces."""

COPY: Final = 0.1
"""How much less a card is worth for each copy in the hand."""

FEW: Final = 0.1
ROBBED: Final = 2.0
"""What speaks against a Mage: each Diamagic that it has, and that the one opposite takes them."""


def by_rule(p: Position, choice: Choice, lore: Lore) -> int:
    """The answer to a choice that needs no trial, or -1."""
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
    if ask == "deploy" or ask in ("code", "line-up", "blind-pick", "discard-order"):
        return 0
    return -1


def discard(p: Position, choice: Choice, lore: Lore) -> int:
    """The card that is worth least; of several the one of which there are more."""
    hand = side(p, choice.seat).hand
    faces = [p.book.face_of[option[1]] for option in choice.options]
    return least([lore.worth[face] - COPY * hand.count(face) for face in faces])


def least(values: list[float]) -> int:
    """Where the least value stands first."""
    return values.index(min(values))


def assign(p: Position, choice: Choice, lore: Lore) -> int:
    """A Mage that is not robbed, then one that asks for such Diamagics, then one that has few."""
    one, foe = side(p, choice.seat), side(p, 1 - choice.seat)
    colours = {token & 3 for token in table(p).stake}
    values: list[float] = []
    for option in choice.options:
        place = int(option[2])
        mage = one.mage_at(place)
        bits = lore.holds[one.mages[mage]]
        held = one.held[mage]
        wanted = any([bits >> colour & 1 and not count(held, colour) for colour in colours])
        value = FEW * sum([count(held, colour) for colour in range(4)]) - (
            wanted and (bits != 15 or not held)
        )
        if lore.robs[foe.mages[foe.mage_at(2 - place)]]:
            value += ROBBED
        values.append(value)
    return least(values)


def team(p: Position, choice: Choice) -> int:
    """The team to which most Mages belong."""
    faces: list[Face] = p.book.faces
    teams = [faces[face].team for face in side(p, choice.seat).mages]
    return max(
        range(len(choice.options)), key=lambda index: (teams.count(str(choice.options[index][1])), -index)
    )


def swap(p: Position, choice: Choice, lore: Lore) -> int:
    """The exchange of Spells that gains most, of those that leave the deck legal; else the end."""
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
