"""Records: a game stored as its setup, with the seed, and the answers given."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from grimorio.kernel import sizes
from grimorio.kernel.boundary import read
from grimorio.kernel.boundary.shapes import BaseData, RecordData
from grimorio.kernel.choice import Choice, IllegalAnswer, Option
from grimorio.kernel.faults import Fault, SetupError, message_of
from grimorio.kernel.luck import renew
from grimorio.kernel.seats import Seat
from grimorio.kernel.setup import Result, Setup

if TYPE_CHECKING:
    from grimorio.kernel.game import Game
    from grimorio.kernel.position import Position

T = TypeVar("T")

FORMAT = 1
ALL_SEATS = (1 << 16) - 1
MOST_BASES = 16
"""The most games in a chain in which each game continues the one before it (`Setup.base`)."""
CONCEDE: Option = ("concede",)
"""The option that stands in a record where a seat gave up while a choice was asked."""
DRAW: Option = ("judge", "draw")
"""The option that stands in a record where a judge declared the game drawn while a choice was asked."""


class RecordMismatch(Fault):
    """A record cannot be replayed exactly by these rules; the message says where and why."""


def digest(position: Position) -> str:
    """A short hash of a position, without `stops` and `chosen`."""
    data = position.to_json()
    del data["stops"], data["chosen"]
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]


def give_again(position: Position, place: int, given: tuple[int, Seat, Option]) -> None:
    """Give a recorded answer, a concession or a judge's draw to a position that waits for it.

    `given` is the answer as in `Record.answers`; `place` is its number, from 1, for error messages.

    Raises:
        RecordMismatch: the choice is not asked or does not offer the option; nothing changed.
    """
    number, seat, option = given
    choice = next((one for one in position.waiting if one.number == number), None)
    if choice is None or (choice.seat != seat and option != CONCEDE):
        problem = f"answer {place}: choice {number} of seat {seat} is not asked here"
        raise RecordMismatch(problem, cause="answer", answer=place)
    try:
        if option == CONCEDE:
            position.concede(Seat(seat))
        elif option == DRAW:
            position.draw()
        else:
            position.give(option, number)
    except IllegalAnswer as error:
        raise RecordMismatch(f"answer {place}: {error}", cause="answer", answer=place) from None


@dataclass
class Record:
    """A game as it was played.

    Attributes:
        setup: the setup of the game.
        version: the version of the rules at that time.
        cards: the hash of the card data.
        players: a name for each seat.
        answers: (choice number, seat, option) in the order given. Choices with one option that were answered
            automatically are left out.
        result: how the game ended, or None.
        final: the hash of the last position, or None while the game is in progress.
    """

    setup: Setup
    version: str
    cards: str
    players: tuple[str, ...]
    answers: list[tuple[int, Seat, Option]] = field(default_factory=list)
    result: Result | None = None
    final: str | None = None

    @staticmethod
    def begin(game: Game, setup: Setup, players: tuple[str, ...] = ()) -> Record:
        """An empty record of a game that is about to start; `players` has a name for each seat."""
        return Record(setup, game.version, game.card_hash(setup), players)

    def add(self, choice: Choice, index: int) -> None:
        """Add the answer to a choice: the option with this index.

        Raises:
            IllegalAnswer: the choice has no such option.
        """
        if not 0 <= index < len(choice.options):
            raise IllegalAnswer(f"choice {choice.number} ({choice.ask}) has no option {index}")
        self.answers.append((choice.number, choice.seat, choice.options[index]))

    def add_concession(self, choice: Choice, seat: Seat) -> None:
        """Add that a seat gives up while a choice is asked."""
        self.answers.append((choice.number, seat, CONCEDE))

    def finish(self, position: Position) -> None:
        """Store the result of the game, and the hash of its last position."""
        self.result = position.result
        self.final = digest(position)

    def replay(self, game: Game, upto: int | None = None, *, journal: bool = True) -> Position:
        """Play the recorded game again.

        Args:
            game: the rules to play by.
            upto: how many answers to give; all when None.
            journal: whether events are kept in `Position.journal`.

        Returns:
            The position after those answers.

        Raises:
            RecordMismatch: the rules or the cards are not those of the record, a choice does not offer the
                recorded answer, or the game ends differently.
        """
        if self.version != game.version and self.version not in game.older:
            problem = f"played by {game.name} rules {self.version}, these are {game.version}"
            raise RecordMismatch(problem, cause="rules", old=self.version, new=game.version)
        hash = game.card_hash(self.setup)
        if hash != self.cards:
            raise RecordMismatch(f"played with card data {self.cards}, this is {hash}", cause="other-cards")
        position = game.start(self.setup, journal=journal, stops=ALL_SEATS)
        answers = self.answers if upto is None else self.answers[:upto]
        for place, (number, seat, option) in enumerate(answers, 1):
            self._pass_over(position, {number})
            give_again(position, place, (number, seat, option))
        self._pass_over(position, set())
        position.stops = 0
        if upto is None:
            self._compare_end(game, position)
        return position

    def _compare_end(self, game: Game, position: Position) -> None:
        """Check that the replayed game ended as the record says. Raises RecordMismatch: it did not.

        For a record of older rules only the winners are compared.
        """
        if self.version != game.version:
            if self.result is not None and (
                position.result is None or position.result.winners != self.result.winners
            ):
                raise RecordMismatch("the answers fit, but others have won", cause="end")
        elif self.final is not None and digest(position) != self.final:
            raise RecordMismatch("the answers fit, but the last position differs", cause="end")

    def asked(self, game: Game, asks: frozenset[str]) -> list[tuple[int, Seat, Option]]:
        """The recorded answers, as (choice number, seat, option), to choices whose `ask` is in `asks`.

        The record must be replayable.
        """
        position = game.start(self.setup, journal=False, stops=ALL_SEATS)
        found: list[tuple[int, Seat, Option]] = []
        for place, (number, seat, option) in enumerate(self.answers, 1):
            self._pass_over(position, {number})
            ends = option in (CONCEDE, DRAW)
            if not ends and any(c.number == number and c.ask in asks for c in position.waiting):
                found.append((number, seat, option))
            give_again(position, place, (number, seat, option))
        return found

    @staticmethod
    def _pass_over(position: Position, wanted: set[int]) -> None:
        """Answer the choices that have only one option, until one of the choices `wanted` (numbers) is asked.

        Records leave such choices out, because they were answered automatically.
        """
        while True:
            single = next(
                (c for c in position.waiting if len(c.options) == 1 and c.number not in wanted), None
            )
            if single is None or any(c.number in wanted for c in position.waiting):
                return
            position.answer(0, single.number)

    def to_json(self) -> dict[str, Any]:
        """The record as JSON data: its attributes by name, and "grimorio", the version of the format."""
        return {
            "grimorio": FORMAT,
            "setup": self.setup.to_json(),
            "version": self.version,
            "cards": self.cards,
            "players": list(self.players),
            "answers": [[number, seat, list(option)] for number, seat, option in self.answers],
            "result": None if self.result is None else self.result.to_json(),
            "final": self.final,
        }

    @staticmethod
    def from_json(data: Any) -> Record:
        """Read a record from the JSON data that `to_json` wrote.

        Raises:
            ValueError: the data is not a record; the message names the wrong field.
        """
        if not isinstance(data, dict) or data.get("grimorio") != FORMAT:
            raise ValueError(f'not a record: expected "grimorio": {FORMAT}')
        sizes.checked(data)
        try:
            shape = _read(data, RecordData)
        except ValueError as error:
            raise ValueError(f"record: {error}") from None
        setup = Setup.from_json(shape.setup)
        try:
            result = None if shape.result is None else Result.from_json(shape.result)
        except SetupError as error:
            raise ValueError(f"record: result: {error}") from None
        answers = shape.answers
        return Record(setup, shape.version, shape.cards, shape.players, answers, result, shape.final)


def _read(data: Any, shape: type[T]) -> T:
    """Read JSON data as a shape: a record, or the base of a setup.

    Raises:
        ValueError: a field does not fit; the message names it, with answers counted from 1.
    """
    try:
        return read(data, shape)
    except SetupError as error:
        place = re.match(r"answers\[(\d+)\]", error.field)
        text = f"answer {int(place[1]) + 1}: {error.message}" if place else str(error)
        raise ValueError(text) from None


def moment(game: Game, setup: Setup) -> Position:
    """The position from which a setup with a `base` begins.

    It is the position of the earlier game after the base's answers, with new luck from the setup's seed.

    Raises:
        SetupError: the base cannot be replayed, its game has ended by then, or it is another game than the
            setup's.
    """
    base, inner = setup.base, 0
    while isinstance(base, dict):
        inner += 1
        if inner > MOST_BASES:
            problem = "a game goes on from another at most {most} times over"
            raise SetupError("base", problem, "base-times", most=MOST_BASES)
        nested = base.get("setup")
        base = nested.get("base") if isinstance(nested, dict) else None
    try:
        shape = _read(setup.base, BaseData)
        old = Setup.from_json(shape.setup)
        before = Record(old, game.version, game.card_hash(old), (), shape.answers)
        position = before.replay(game, journal=False)
    except ValueError as error:
        raise SetupError("base", message_of(error)) from None
    same = (old.game, old.seats, dict(game.settled(old)), old.cards)
    if same != (setup.game, setup.seats, dict(game.settled(setup)), setup.cards):
        problem = "seats, options or cards are not those of the game it goes on from"
        raise SetupError("base", problem, "base-differs")
    if setup.situation is not None:
        problem = "a game begins with a situation or a base, not with both"
        raise SetupError("situation", problem, "base-or-situation")
    if position.over:
        raise SetupError("base", "the game is over there", "base-over")
    position.setup = setup
    renew(position, setup.seed)
    return position
