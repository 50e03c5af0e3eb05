"""Random games of Magic with random legal decks, checked in every way after every answer."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

from grimorio.games.magic.deck import offences
from grimorio.games.magic.random_decks import random_constructed, random_limited
from grimorio.games.magic.rules.checks import state_based, undying
from grimorio.games.magic.rules.idle import IDLE, SETTLED
from grimorio.games.magic.rules.mana import main_phase_of
from grimorio.games.magic.rules.priority import ONLY_PASS, all_options
from grimorio.games.magic.rules.turn import TURN_CAP
from grimorio.games.magic.rules.usable import usable
from grimorio.games.magic.state.hidden import Copied, secret_of
from grimorio.games.magic.state.masks import CREATURE
from grimorio.games.magic.state.objects import FACE, FACE_UP, MULLIGAN, NOBODY, OnStack
from grimorio.kernel import Game, Luck, Position, Setup

MOST_ANSWERS = 200_000
LOOK_CLOSER = 200
"""Every so many positions, one is written as JSON and read back."""


def setup_of(seed: int, game: Game) -> Setup:
    """A setup of two to four players with random options and random decks, constructed or limited."""
    luck = Luck(seed)
    seats = (2, 2, 2, 3, 4)[luck.below(5)]
    decks = []
    for _ in range(seats):
        limited = luck.below(2)
        deck = (random_limited if limited else random_constructed)(luck.below(2**40))
        assert not offences(deck, "limited" if limited else "constructed")
        decks.append(deck.to_json())
    options = {
        option.name: option.values[luck.below(len(option.values))] for option in game.options if luck.below(2)
    }
    return Setup("magic", seats, luck.bits(), options, {"decks": decks})


def cards_of(p: Position) -> dict[int, Counter[int]]:
    """The faces of each owner's cards, in all zones and set aside."""
    things: list[Any] = p.things
    found: dict[int, Counter[int]] = {}
    for seat in range(p.setup.seats):
        one = things[1 + seat]
        found[seat] = Counter(card & FACE for card in one.hand + one.library)
        for key in one.graveyard + one.removed:
            assert things[key].owner == seat
            found[seat][things[key].face] += 1
    for key in things[0].play + things[0].aside:
        it = things[key]
        face = face_under(it)
        if not p.book.face(face).token:
            found[it.owner][face] += 1
    for key in things[0].stack:
        it = things[key]
        if isinstance(it, OnStack) and it.kind == "spell" and not isinstance(it, Copied):
            found[it.owner][face_under(it)] += 1
    return found


def face_under(thing: Any) -> int:
    """The face of the card that a permanent or spell is, also where it lies face down."""
    secret = secret_of(thing)
    face: int = thing.face if secret == FACE_UP else secret & FACE
    return face


def check(p: Position) -> None:
    """Check everything that must be true at every choice."""
    things: list[Any] = p.things
    t = things[0]
    assert p.stale == 0
    for choice in p.waiting:
        assert choice.seat in t.seats
        assert len(choice.options) > 1 or p.stops
        assert len(set(choice.options)) == len(choice.options)
    assert len(set(t.play)) == len(t.play)
    for key in t.play:
        it = things[key]
        assert it.in_play
        assert it.controller in t.seats
        assert it.damage >= 0
        assert it.blocking or not it.blocks
        assert all(key in things[one].blockers for one in it.blocks)
        assert all(key in things[one].blocks for one in it.blockers)
        assert it.blocked or not it.blockers
        assert not it.fresh
        if it.attacking != NOBODY:
            assert it.kinds & CREATURE
            assert it.controller == t.active
    for key in t.stack:
        assert not things[key].gone
    if p.choice.ask == "priority":
        for key in t.play:
            it = things[key]
            assert not it.kinds & CREATURE or it.toughness > it.damage
            on = things[it.on] if it.on else None
            assert on is None or on.in_play
            assert (p.book.face(it.face).enchants is None) == (on is None) or it.on
        assert all(things[1 + seat].life > 0 or undying(p, seat) for seat in t.seats)
        assert not p.triggered
    check_quiet(p)


def check_quiet(p: Position) -> None:
    """Check that what is known of the position until a thing changes would be found out again."""
    assert not p.quiet & SETTLED or not state_based(p)
    anew = p.copy()
    anew.quiet, anew.memo = 0, None
    if p.memo is not None:
        anew_usable = usable(anew)
        for name in ("active", "sources", "checked"):
            assert getattr(p.memo, name) == getattr(anew_usable, name)
    for seat in p.things[0].seats:
        if p.quiet & IDLE << seat and not main_phase_of(anew, seat):
            assert all_options(anew, seat, False) == ONLY_PASS


def play(seed: int, game: Game, watch: Callable[[Position], None] | None = None) -> Position:
    """Play one game, with checks at each choice, and return its last position.

    With `watch`, choices with one option are asked too and passed to it, and the game keeps its events.
    """
    setup = setup_of(seed, game)
    luck = Luck(~seed)
    p = game.start(setup, journal=watch is not None, stops=watch is not None and ~0)
    laid = cards_of(p)
    assert sum(map(Counter.total, laid.values())) >= 40 * setup.seats
    for _ in range(MOST_ANSWERS * (1 if watch is None else 10)):
        if not p.waiting:
            break
        if watch is not None:
            watch(p)
            if len(p.choice.options) == 1:
                p.answer(0)
                continue
        check(p)
        now = cards_of(p)
        for seat in p.things[0].seats:
            assert now[seat] == laid[seat], (seat, now[seat] - laid[seat], laid[seat] - now[seat])
        if luck.below(LOOK_CLOSER) == 0:
            data = json.dumps(p.to_json())
            assert json.dumps(game.position(json.loads(data)).to_json()) == data
        choice = p.choice
        p.answer(luck.below(len(choice.options)), choice.number)
    assert p.result is not None, f"no end after {MOST_ANSWERS} answers"
    t = p.things[0]
    assert t.step != MULLIGAN
    assert p.result.winners or p.result.reason in ("cap", "loop", "draw", "last"), p.result
    assert t.turn <= TURN_CAP
    return p
