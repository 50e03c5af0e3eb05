"""Check answers on a copy of the game, so that nothing changes before an answer is stored.

A pick is one option; a page may send several picks at once, which answer one choice after another.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from grimorio.kernel import Choice, IllegalAnswer, Option, Position
from grimorio.kernel.record import CONCEDE
from grimorio.kernel.seats import Seat
from grimorio.store.answers import Given
from grimorio.web.refusals import Refused

if TYPE_CHECKING:
    from grimorio.web.game.timeline import Timeline

WORLDS = 3
"""The number of imagined positions in which each of several picks is tried, besides the real one.

If all of them ask the same choice next, nothing hidden decided it, and the next pick may be checked.
"""


class Played(NamedTuple):
    """An answer that was played on a copy of the game.

    Attributes:
        given: the answer.
        after: the position after it, and after what is passed with it, with the journal of both.
        auto: whether it is no decision of its own: given automatically, or together with the one before.
    """

    given: Given
    after: Position
    auto: bool = False


def asked(
    position: Position, seat: Seat, number: int, options: Sequence[Option], given: Sequence[Given]
) -> Choice:
    """The choice with this number, after checking that the seat may answer it.

    Args:
        position: the present position.
        seat: the seat that answers.
        number: the number of the choice.
        options: the options picked, the first for this choice.
        given: the answers given so far.

    Raises:
        Refused: the choice is another seat's, is answered already, or was never asked.
    """
    for choice in position.waiting:
        if choice.number == number:
            if choice.seat != seat:
                raise Refused("table-refused-foreign")
            return choice
    for number_, seat_, option in reversed(given):
        if number_ == number:
            if seat_ != seat:
                raise Refused("table-refused-foreign")
            raise Refused("table-refused-doubled" if option == tuple(options[0]) else "table-refused-late")
    if position.over:
        raise Refused("table-refused-over")
    newest = max(choice.number for choice in position.waiting)
    raise Refused("table-refused-unknown" if number > newest else "table-refused-late")


def tried(timeline: Timeline, seat: Seat, number: int, options: Sequence[Option]) -> list[Played]:
    """Give one or several options picked by a seat to a copy of the game.

    Several picks must belong together: if luck or anything the seat does not see decides what is asked next,
    the later picks are refused without being checked; otherwise the refusal would reveal something hidden.
    A later pick is left out where the table gave it by itself, because there was no other option; this must
    not depend on luck or hidden things either.

    Args:
        timeline: the game; it is not changed.
        seat: the seat that answers.
        number: the choice that the first pick answers.
        options: the options picked, at least one, each for the choice that follows.

    Returns:
        The answers as they were played, in order.

    Raises:
        Refused: an option is not allowed.
    """
    position = timeline.position
    choice = asked(position, seat, number, options, timeline.given)
    trial, worlds = position, []
    if len(options) > 1:
        worlds = [position.imagine(seat, secrets.randbits(64)) for _ in range(WORLDS)]
    picks: list[Played] = []
    passed: list[list[Option]] = []
    for pick, option in enumerate(options):
        if pick and trial.luck == position.luck and all(done[:1] == [tuple(option)] for done in passed):
            passed = [done[1:] for done in passed]
            continue
        if pick:
            choice = _next(trial, worlds, seat, position.luck, pick)
            if choice.ask in position.game.sealed:
                raise Refused("table-refused-chain", {"pick": pick}, pick=pick)
        given = tuple(option)
        before, trial = trial, begun(trial)
        try:
            trial.give(given, choice.number)
        except IllegalAnswer:
            raise _illegal(before, seat, option, pick) from None
        passed = [_passed(timeline, trial, seat)]
        picks.append(Played((choice.number, seat, given), trial, auto=pick > 0))
        for world in worlds:
            world.give(given, choice.number)
            passed.append(_passed(timeline, world, seat))
    return picks


def begun(position: Position) -> Position:
    """A copy of a position with an empty journal, on which an answer can be tried."""
    trial = position.copy()
    trial.journal = []
    return trial


def given_up(timeline: Timeline, seats: Iterable[Seat]) -> list[Played]:
    """Let seats give up, one after another, on copies of the game; those after its end need not.

    Raises:
        IllegalAnswer: the game is over, or the first seat is not in it any more.
    """
    position, run = timeline.position, list[Played]()
    for seat in seats:
        if run and position.over:
            break
        after = begun(position)
        after.concede(seat)
        timeline.passing.over(after)
        run.append(Played((position.choice.number, seat, CONCEDE), after))
        position = after
    return run


def _passed(timeline: Timeline, position: Position, seat: Seat) -> list[Option]:
    """Let the table answer what has one option; returns what it answered for a seat, in its order."""
    return [option for answered, option in timeline.passing.over(position) if answered == seat]


def _next(trial: Position, worlds: Sequence[Position], seat: Seat, luck: int, pick: int) -> Choice:
    mine = [world.choice_of(seat) for world in (trial, *worlds)]
    first = mine[0]
    same = first is not None and all(
        other is not None and other.number == first.number and other.options == first.options
        for other in mine
    )
    if first is None or not same or trial.luck != luck:
        raise Refused("table-refused-chain", {"pick": pick}, pick=pick)
    return first


def _illegal(position: Position, seat: Seat, option: Option, pick: int) -> Refused:
    for known in position.game.refused(position, seat):
        if tuple(known["option"]) == tuple(option):
            return Refused(known["reason"], known.get("args"), rule=known.get("rule"), pick=pick)
    words = " ".join(str(part) for part in option)[:100]
    return Refused("table-refused-illegal", {"option": words}, pick=pick)
