"""A position set up by hand, laid out as the beginning of a game.

What lies there has done already whatever it does once: of a Spell that was cast only what lasts applies.
"""

from __future__ import annotations

from typing import Final

from grimorio.games.mickey.rules.board import BESIDES, FRESH, HIDDEN, QUIET, UP, Side, Table, spell_of
from grimorio.games.mickey.rules.challenge import Challenge, upkeep
from grimorio.games.mickey.rules.events import PhaseBegins, TurnBegins, changed
from grimorio.games.mickey.rules.match import Match
from grimorio.games.mickey.rules.turn import Turn
from grimorio.games.mickey.situation_data import Described, Reader
from grimorio.games.mickey.situation_lasting import lay_gone, lay_lasting
from grimorio.games.mickey.situation_middle import lay_later, lay_resolving, playing
from grimorio.kernel import Position, SetupError
from grimorio.kernel.described import known

LYING: Final = (
    ("uncovered", UP | HIDDEN),
    ("cast", UP | FRESH),
    ("revealed", UP | QUIET | FRESH),
    ("hidden", HIDDEN | FRESH),
    ("besides", HIDDEN | FRESH | BESIDES),
)
"""How the Spells of each area lie."""

OPENING: Final = "opening"
"""The phase of a situation that is the usual beginning; it says nothing else."""


def lay_out(position: Position) -> bool:
    """Lay out the situation of a position's setup; False for the opening, which begins as usual.

    Raises:
        SetupError: it cannot be; the `field` is "situation" and the path in the description.
    """
    data = position.setup.situation
    if not isinstance(data, dict):
        raise SetupError("situation", f"expected a mapping, found {data!r}"[:200])
    if data.get("phase") == OPENING:
        known(data, ("phase",), "situation")
        return False
    _lay(position, described(position))
    return True


def described(position: Position) -> Described:
    """The situation of a position's setup, read. Raises SetupError."""
    try:
        return Reader(position.book, position.setup.situation).read()
    except SetupError as error:
        message = str(error).removeprefix(f"{error.field}: ")
        field = f"situation.{error.field}" if error.field else "situation"
        raise SetupError(field, message) from None


def _lay(position: Position, found: Described) -> None:
    """Make the things, and push the procedures in progress."""
    place = Table()
    place.pool, place.out = found.pool, found.out
    place.stake = tuple(found.stake)
    place.castle, place.castle_owner = found.castle, found.owner
    place.covered = tuple(card * 2 + owner for card, owner in found.covered)
    position.add(place)
    for seat in range(2):
        position.add(_side(found, seat, place))
    first = found.active if found.turn % 2 else 1 - found.active
    match = Match((-1, -1))
    match.first, match.active, match.turn, match.step = first, found.active, found.turn, Match.pass_on
    turn = Turn(found.active, found.turn)
    position.push(match)
    position.push(turn)
    if found.phase == "castle":
        return
    position.emit(TurnBegins(found.active, found.turn))
    lay_gone(position, position.setup.situation.get("gone"))
    lay_lasting(position, position.setup.situation.get("lasting"))
    event = upkeep(position)
    while event is not None and position.result is None:
        position.emit(event)
        event = upkeep(position)
    if found.phase != "challenge":
        lay_later(position, turn, found)
        return
    position.emit(PhaseBegins("challenge", "WOM-IT-7.3-1"))
    turn.step = Turn.uncover
    challenge = Challenge(playing(position, found.plays))
    challenge.passed = sum(1 << seat for seat, side in enumerate(found.sides) if side.passed)
    challenge.stuck = sum(1 << seat for seat, side in enumerate(found.sides) if side.limited)
    place = changed(position)
    place.used_up = sum(1 << seat for seat, side in enumerate(found.sides) if side.play_used)
    position.push(challenge)
    lay_resolving(position)


def _side(found: Described, seat: int, place: Table) -> Side:
    """A player's side; its Mages are numbered from left to right."""
    squad = found.sides[seat]
    one = Side(seat)
    one.team, one.code = squad.team, squad.code
    one.mages = tuple(post.mage for post in squad.posts)
    one.places = (0, 1, 2)
    one.held = tuple(post.diamagics for post in squad.posts)
    spells: list[int] = []
    for areas, bits in LYING:
        for mage, post in enumerate(squad.posts):
            for number, face in enumerate(getattr(post, areas)):
                second = areas == "hidden" and number + len(post.cast) == 1
                second = second or (areas == "revealed" and post.second)
                more = UP | QUIET if found.phase != "challenge" and not bits & UP else 0
                spells.append(spell_of(place.serial, face, mage, bits | more | (BESIDES if second else 0)))
                place.serial += 1
    one.spells = tuple(spells)
    one.seen = tuple(squad.shown)
    for mage, post in enumerate(squad.posts):
        bit = 1 << mage
        if post.cast or post.hidden or (post.revealed and not post.second) or post.again:
            one.done |= bit
        if post.again:
            one.free |= bit
        if len(post.cast) + len(post.hidden) == 2 or post.besides or post.second:
            one.besides |= bit
        if post.possessed:
            place.possessed |= 1 << 3 * seat + mage
    for name, cards in squad.piles.items():
        setattr(one, name, tuple(cards))
    return one
