"""The setup that a game starts from, and the result by which it ends."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import Any

from grimorio.kernel import sizes
from grimorio.kernel.boundary import read
from grimorio.kernel.boundary.shapes import ResultData, SetupData
from grimorio.kernel.faults import SetupError
from grimorio.kernel.seats import Seat
from grimorio.kernel.sizes import quoted

Pickled = tuple[type[Any], tuple[Any, ...]]
"""A class, and the arguments with which it makes an object again."""


def pickled(value: Any) -> Pickled:
    """What a frozen object is pickled as: once compiled, it cannot be filled in after it was made."""
    return type(value), tuple([getattr(value, part.name) for part in fields(value)])


@dataclass(frozen=True)
class GameOption:
    """A choice the players make about the rules before the game.

    Attributes:
        name: the name of the option in `Setup.options`.
        values: the possible values, all of which the game supports.
        default: the value when the setup does not name the option.
        rule: the id of the rule that the option is about, or None.
        ruling: the name of the page in ``docs/rulings/`` that explains the option, or None.
    """

    name: str
    values: tuple[str, ...]
    default: str
    rule: str | None = None
    ruling: str | None = None

    def __reduce__(self) -> Pickled:
        """See `pickled`."""
        return pickled(self)


@dataclass(frozen=True)
class Setup:
    """Everything that determines a game before the first answer.

    Attributes:
        game: the game's name.
        seats: number of seats.
        seed: the number that determines all luck of the game.
        options: the values of the game's options, by name; an option not named has its default.
        cards: a card set of the players' own as JSON data, or None for the game's set.
        situation: the position set up by hand with which the game begins, as JSON data in the game's own
            words, or None for the usual beginning.
        base: an earlier game that this one continues, `{"setup": …, "answers": [[number, seat, option], …]}`,
            or None. The new game begins in the position after those answers, with new luck from `seed`.
        last_turn: the number of the turn (in some games the round) after which the game ends, because the
            time of its match is over; None for a game without such a limit. See `Game.last_turn`.
    """

    game: str
    seats: int
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)
    cards: Any = None
    situation: Any = None
    base: Any = None
    last_turn: int | None = None

    def __reduce__(self) -> Pickled:
        """See `pickled`."""
        return pickled(self)

    def to_json(self) -> dict[str, Any]:
        """The setup as JSON data; of "situation", "base" and "last_turn" only those that the setup has."""
        data: dict[str, Any] = {
            "game": self.game,
            "seats": self.seats,
            "seed": str(self.seed),
            "options": dict(self.options),
            "cards": self.cards,
        }
        if self.situation is not None:
            data["situation"] = self.situation
        if self.base is not None:
            data["base"] = self.base
        if self.last_turn is not None:
            data["last_turn"] = self.last_turn
        return data

    def without_secrets(self) -> Setup:
        """The setup without its seed, situation and base, which would reveal hidden cards."""
        return replace(self, seed=0, situation=None, base=None)

    @staticmethod
    def from_json(data: Any) -> Setup:
        """Read a setup from the JSON data that `to_json` wrote.

        Raises:
            SetupError: a field is missing, or its value is not allowed.
        """
        try:
            shape = read(data, SetupData)
        except SetupError as error:
            raise error.at(error.field or "setup") from None
        seed = int(shape.seed)
        if not -sizes.SEED < seed < sizes.SEED:
            problem = "expected a whole number below 2^256, found {found}"
            raise SetupError("seed", problem, "seed-below", found=quoted(shape.seed))
        own = shape.cards, shape.situation, shape.base, shape.last_turn
        return Setup(shape.game, shape.seats, seed, shape.options, *own)


@dataclass(frozen=True)
class Result:
    """How a game ended.

    Attributes:
        winners: the seats that won. Several winners share the win; no winner means that everybody drew.
        seats: how many seats played.
        rule: the id of the rule that ended the game.
        reason: why the game ended, one word of the game's own ("points", "last-alive", "cap").
    """

    winners: tuple[Seat, ...]
    seats: int
    rule: str
    reason: str

    def __reduce__(self) -> Pickled:
        """See `pickled`."""
        return pickled(self)

    def score(self, seat: Seat) -> float:
        """The seat's share of the one point for a win: the whole point, an equal part of it, or 0."""
        if not self.winners:
            return 1.0 / self.seats
        return 1.0 / len(self.winners) if seat in self.winners else 0.0

    def to_json(self) -> dict[str, Any]:
        """The result as JSON data: "winners", "seats", "rule" and "reason"."""
        return {
            "winners": list(self.winners),
            "seats": self.seats,
            "rule": self.rule,
            "reason": self.reason,
        }

    @staticmethod
    def from_json(data: Any) -> Result:
        """Read a result from the JSON data that `to_json` wrote.

        Raises:
            SetupError: a field is missing, or its value is not allowed.
        """
        shape = read(data, ResultData)
        return Result(shape.winners, shape.seats, shape.rule, shape.reason)
