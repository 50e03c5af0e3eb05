"""Bots aim every card at the right side: the gain from each target is measured by playing the game on."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.bots.magic import MagicSense
from grimorio.games.magic import cards
from grimorio.kernel import Position
from grimorio.kernel.choice import Option
from tests.games.magic.laid import PASS, A, B, Laid

SENSE = MagicSense()
EIGHTH = [card.name for card in cards.EIGHTH]
LETTERS = sorted({name[0] for name in EIGHTH})
SIDE = (
    "Glory Seeker; Trained Armodon; Abyssal Specter; Hill Giant; Coral Eel; Serra Angel; Crystal Rod; "
    "Sanctimony; Plains; Island; Swamp; Mountain; Forest"
)
LIBRARY = "; ".join(["Plains"] * 20)
BURIED = "Craw Wurm; Shock; Mind Rot; Sanctimony; Crystal Rod; Plains"


def laid(card: str, in_play: bool) -> Laid:
    """A table on which both sides have the same permanents, some tapped and damaged, and A has the card."""
    sides: list[dict[str, Any]] = [
        {"play": SIDE, "graveyard": BURIED, "hand": "Craw Wurm; Shock; Plains", "library": LIBRARY}
        for _ in (A, B)
    ]
    if in_play:
        sides[A]["play"] += "; " + card
    else:
        sides[A]["hand"] += "; " + card
    found = Laid(sides[A], sides[B])
    for seat_keys in (found.keys("Hill Giant"), found.keys("Serra Angel")):
        for key in seat_keys:
            found.p.edit(key).tapped = True
    return found


def standing(p: Position, seat: int) -> float:
    """How well a player stands, as a number: sizes of creatures, cards and life."""
    one = p.things[1 + seat]
    total: float = one.life + 2.0 * len(one.hand) + 0.01 * len(one.library)
    for key in p.things[0].play:
        it = p.things[key]
        if it.controller == seat:
            total += 2.0 + (it.power + it.toughness - it.damage if it.toughness else 0) - 0.5 * it.tapped
            total += 0.5 * bin(it.keywords).count("1")
    return total


def lead(p: Position) -> float:
    """How much better A stands than B (see `standing`)."""
    if p.result is not None:
        return 99.0 if A in p.result.winners else -99.0
    return standing(p, A) - standing(p, B)


def settled(p: Position, option: Option) -> float:
    """How much better A stands than B after taking this option and resolving the stack."""
    p = p.copy()
    p.answer(p.choice.index(option))
    for _ in range(60):
        if p.over or (p.choice.ask == "priority" and not p.things[0].stack):
            break
        choice = p.choice
        p.answer(choice.index(PASS) if choice.ask == "priority" else SENSE.pick(p, choice))
    return lead(p)


def side_of(p: Position, option: Option) -> int:
    """The seat of the object or player that an option names; -1 for an option that names neither."""
    if option[0] == "player":
        return int(option[1])
    if option[0] != "object":
        return -1
    it = p.things[int(option[1])]
    return int(getattr(it, "controller", getattr(it, "owner", -1)))


def weighed(laid: Laid, first: Option) -> list[tuple[Position, Option]]:
    """The choices between targets of both sides that follow after A begins with `first`, each with A's
    answer.
    """
    found: list[tuple[Position, Option]] = []
    p = laid.p.copy()
    p.answer(p.choice.index(first))
    while not p.over:
        choice = p.choice
        if choice.ask == "priority" and not p.things[0].stack:
            break
        option = PASS if choice.ask == "priority" else choice.options[SENSE.pick(p, choice)]
        sides = {side_of(p, other) for other in choice.options}
        if choice.ask in ("target", "enchant") and side_of(p, option) >= 0 and {A, B} <= sides:
            found.append((p.copy(), option))
        p.answer(choice.index(option))
    return found


def uses(card: str) -> list[tuple[Laid, Option]]:
    """The tables and first options with which a card can be used: from the hand, and in play."""
    tables = [laid(card, False)]
    book = tables[0].p.book
    if book.face(book.face_of[card]).is_permanent:
        tables.append(laid(card, True))
    return [
        (at, option)
        for at in tables
        for option in at.p.choice.options
        if option == ("cast", card)
        or (option[0] == "activate" and at.name(at.p.things[int(option[1])]) == card)
    ]


@pytest.mark.parametrize("letter", LETTERS)
def test_every_card_aims_at_the_right_side(letter: str) -> None:
    for card in EIGHTH:
        if card[0] != letter:
            continue
        for at, first in uses(card):
            for p, chosen in weighed(at, first):
                best = {
                    seat: max(settled(p, option) for option in p.choice.options if side_of(p, option) == seat)
                    for seat in (A, B)
                }
                right = max(best, key=best.__getitem__)
                assert best[A] == best[B] or side_of(p, chosen) == right, (card, chosen, best)


def test_most_cards_with_targets_were_looked_at() -> None:
    """The test above looks at most cards with targets, so that it cannot pass by finding nothing to check."""
    some = ("Shock", "Giant Growth", "Pacifism", "Holy Strength", "Boomerang", "Rod of Ruin", "Nekrataal")
    for card in some:
        assert any(weighed(at, first) for at, first in uses(card)), card


@pytest.mark.parametrize("letter", LETTERS)
def test_no_card_is_cast_that_harms_its_own_side_alone(letter: str) -> None:
    for card in EIGHTH:
        if card[0] != letter:
            continue
        full = {"play": SIDE, "graveyard": "Craw Wurm; Shock", "hand": "Plains; " + card, "library": LIBRARY}
        at = Laid(full, {"play": "Plains; Island", "library": LIBRARY})
        while not at.p.over and at.t.turn == 3:
            choice = at.p.choice
            option = choice.options[SENSE.pick(at.p, choice)]
            if choice.seat == A and option == ("cast", card):
                assert settled(at.p, option) >= lead(at.p) - 2.5, card
            at.p.answer(choice.index(option))
