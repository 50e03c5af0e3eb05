"""Random games of Wizards of Mickey with random legal decks, checked in every way from time to time."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable

from grimorio.games.mickey.options import TURN_CAP
from grimorio.games.mickey.random_decks import random_deck
from grimorio.games.mickey.rules.board import (
    HIDDEN,
    QUIET,
    SPELL_REF,
    face_of,
    mage_of,
    ref_of,
    side,
    table,
    total,
)
from grimorio.kernel import Game, Luck, Position, Setup
from grimorio.kernel.seats import seats_of

MATCHES = ("official", "classic", "mini")
MOST_ANSWERS = 20_000
LOOK = 3
"""The number of positions of which one, at random, is checked in every way."""
LOOK_CLOSER = 100
"""The number of positions of which one, at random, is written as JSON and read back."""
TOGETHER = 48
"""How many consecutive seeds share their options, because each book of cards and options must be compiled."""


def setup_of(seed: int, game: Game) -> Setup:
    """A setup with each match in turn and two random decks of all cards; in half the games random options."""
    options = {"match": MATCHES[seed % 3]}
    if seed % 2:
        luck = Luck(seed // TOGETHER)
        for option in game.options:
            if option.name != "match" and luck.below(2):
                options[option.name] = option.values[luck.below(len(option.values))]
    luck = Luck(seed)
    book = game.book(Setup("mickey", 2, 0, options))
    decks = [random_deck(book, luck.below(2**40)) for _ in seats_of(2)]
    return Setup("mickey", 2, luck.bits(), options, {"decks": [deck.to_json() for deck in decks]})


def cards_of(p: Position) -> list[Counter[int]]:
    """The faces of each owner's cards, wherever they are; Codes are not counted."""
    found = []
    for seat in seats_of(2):
        one = side(p, seat)
        piles = (one.mages, one.deck, one.hand, one.discard, one.castles, one.castle_discard, one.support)
        found.append(Counter(face for pile in piles for face in pile))
        found[seat].update(face_of(spell) for spell in one.spells)
    place = table(p)
    if place.castle >= 0:
        found[place.castle_owner][place.castle] += 1
    for castle in place.covered:
        found[castle & 1][castle >> 1] += 1
    return found


def check(p: Position) -> None:
    """Check everything that must be true at every choice."""
    for choice in p.waiting:
        assert len(choice.options) > 1 or p.stops
        assert len(set(choice.options)) == len(choice.options)
    place, sides = table(p), [side(p, seat) for seat in seats_of(2)]
    gems = place.pool + place.out + sum(sum(one.held) for one in sides)
    assert total(gems) + len(place.stake) == 4 * p.book.choices.of_each_colour
    refs = [ref_of(spell) for one in sides for spell in one.spells]
    assert len(set(refs)) == len(refs)
    assert all(ref < SPELL_REF + place.serial for ref in refs)
    if p.waiting[:1] and p.choice.ask == "castle":
        assert place.marks == () and place.gone == () and place.confused == () and not place.used_up
    if p.book.choices.besides_again:
        cast = [(one.seat, mage_of(s)) for one in sides for s in one.spells if not s & (HIDDEN | QUIET)]
        assert len(set(cast)) == len(cast), "no Mage casts twice while what it cast lies there"
    for one in sides:
        assert not one.seen or not Counter(one.seen) - Counter(one.hand)
        assert all(gems >= 0 for gems in one.held)
        if place.phase != "opening":
            assert sorted(one.places) == [0, 1, 2]


def play(seed: int, game: Game, watch: Callable[[Position], None] | None = None) -> Position:
    """Play one game, with checks at each choice, and return its last position.

    With `watch`, choices with one option are asked too and passed to it, and it may listen to the game's
    events.
    """
    setup = setup_of(seed, game)
    luck = Luck(~seed)
    p = game.start(setup, journal=watch is not None, stops=0 if watch is None else 3)
    laid = cards_of(p)
    for _ in range(MOST_ANSWERS):
        if not p.waiting:
            break
        if watch is not None:
            watch(p)
        if luck.below(LOOK) == 0:
            check(p)
            now = cards_of(p)
            for seat in seats_of(2):
                assert now[seat] == laid[seat], (seat, now[seat] - laid[seat], laid[seat] - now[seat])
        if watch is None and luck.below(LOOK_CLOSER) == 0:
            data = json.dumps(p.to_json())
            assert json.dumps(game.position(json.loads(data)).to_json()) == data
        choice = p.waiting[luck.below(len(p.waiting))]
        p.answer(luck.below(len(choice.options)), choice.number)
    assert p.result is not None, f"no end after {MOST_ANSWERS} answers"
    assert cards_of(p) == laid
    assert p.result.reason in ("diamagics", "most", "draw", "cap"), p.result
    assert table(p).turn <= TURN_CAP
    return p
