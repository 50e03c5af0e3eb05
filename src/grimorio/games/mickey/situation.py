"""A position set up by hand, laid out as the beginning of a game.

Its cards count as played before: what they do once has been done, and only their lasting effects apply.
"""

from __future__ import annotations

from typing import Final

from grimorio.games.mickey.rules.board import BESIDES, FRESH, HIDDEN, QUIET, UP, Side, Table, spell_of
from grimorio.games.mickey.rules.challenge import Challenge, upkeep
from grimorio.games.mickey.rules.events import PhaseBegins, TurnBegins
from grimorio.games.mickey.rules.match import Match
from grimorio.games.mickey.rules.now import changed
from grimorio.games.mickey.rules.turn import Turn
from grimorio.games.mickey.situation_data import Described, Reader
from grimorio.games.mickey.situation_lasting import lay_gone, lay_lasting
from grimorio.games.mickey.situation_middle import lay_later, lay_resolving, playing
from grimorio.kernel import Position, SetupError
from grimorio.kernel.described import known
from grimorio.kernel.seats import Seat, other_seat, seats_of
from grimorio.kernel.sizes import quoted

LYING: Final = (
    ("uncovered", UP | HIDDEN),
    ("cast", UP | FRESH),
    ("revealed", UP | QUIET | FRESH),
    ("hidden", HIDDEN | FRESH),
    ("besides", HIDDEN | FRESH | BESIDES),
)
"""The areas in which a described position may have Spells, each with the bits set in the Spells there."""

OPENING: Final = "opening"
"""The phase by which a description asks for the usual beginning of a game; it then has no other key."""


def lay_out(position: Position) -> bool:
    """Lay out the situation in a position's setup.

    Returns False for the phase "opening", where the game begins as usual and nothing is laid out.

    Raises:
        SetupError: the description is wrong; its `field` is "situation" and the path in the description.
    """
    data = position.setup.situation
    if not isinstance(data, dict):
        raise SetupError("situation", "expected a mapping, found {found}", "mapping", found=quoted(data))
    if data.get("phase") == OPENING:
        known(data, ("phase",), "situation")
        return False
    _lay(position, described(position))
    return True


def described(position: Position) -> Described:
    """Read the situation in a position's setup. Raises SetupError: the description is wrong."""
    try:
        return Reader(position.book, position.setup.situation).read()
    except SetupError as error:
        raise error.at(f"situation.{error.field}" if error.field else "situation") from None


def _lay(position: Position, description: Described) -> None:
    """Add the table and both sides to the position, and push the frames in progress."""
    place = Table()
    place.pool, place.out = description.pool, description.out
    place.stake = tuple(description.stake)
    place.castle, place.castle_owner = description.castle, description.owner
    place.covered = tuple(card * 2 + owner for card, owner in description.covered)
    position.add(place)
    for seat in seats_of(2):
        position.add(_side(description, seat, place))
    first = description.active if description.turn % 2 else other_seat(description.active)
    match = Match((-1, -1))
    match.first, match.active, match.turn, match.step = (
        first,
        description.active,
        description.turn,
        Match.pass_on,
    )
    turn = Turn(description.active, description.turn)
    position.push(match)
    position.push(turn)
    if description.phase == "castle":
        return
    position.emit(TurnBegins(description.active, description.turn))
    lay_gone(position, position.setup.situation.get("gone"))
    lay_lasting(position, position.setup.situation.get("lasting"))
    event = upkeep(position)
    while event is not None and position.result is None:
        position.emit(event)
        event = upkeep(position)
    if description.phase != "challenge":
        lay_later(position, turn, description)
        return
    position.emit(PhaseBegins("challenge", "WOM-IT-7.3-1"))
    turn.step = Turn.uncover
    challenge = Challenge(playing(position, description.plays))
    challenge.passed = sum(1 << seat for seat, side in enumerate(description.sides) if side.passed)
    challenge.stuck = sum(1 << seat for seat, side in enumerate(description.sides) if side.limited)
    place = changed(position)
    place.used_up = sum(1 << seat for seat, side in enumerate(description.sides) if side.play_used)
    position.push(challenge)
    lay_resolving(position)


def _side(description: Described, seat: Seat, place: Table) -> Side:
    """The side that the description gives a player. Its Mages are numbered from left to right."""
    squad = description.sides[seat]
    player = Side(seat)
    player.team, player.code = squad.team, squad.code
    player.mages = tuple(post.mage for post in squad.posts)
    player.places = (0, 1, 2)
    player.held = tuple(post.diamagics for post in squad.posts)
    spells: list[int] = []
    for areas, bits in LYING:
        for mage, post in enumerate(squad.posts):
            for number, face in enumerate(getattr(post, areas)):
                second = areas == "hidden" and number + len(post.cast) == 1
                second = second or (areas == "revealed" and post.second)
                more = UP | QUIET if description.phase != "challenge" and not bits & UP else 0
                spells.append(spell_of(place.serial, face, mage, bits | more | (BESIDES if second else 0)))
                place.serial += 1
    player.spells = tuple(spells)
    player.seen = tuple(squad.shown)
    for mage, post in enumerate(squad.posts):
        bit = 1 << mage
        if post.cast or post.hidden or (post.revealed and not post.second) or post.again:
            player.done |= bit
        if post.again:
            player.free |= bit
        if len(post.cast) + len(post.hidden) == 2 or post.besides or post.second:
            player.besides |= bit
        if post.possessed:
            place.possessed |= 1 << 3 * seat + mage
    for name, cards in squad.piles.items():
        setattr(player, name, tuple(cards))
    return player
