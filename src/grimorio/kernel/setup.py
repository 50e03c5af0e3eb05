"""What a game starts from, and how it ended."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from grimorio.kernel import sizes
from grimorio.kernel.boundary import read
from grimorio.kernel.boundary.shapes import ResultData, SetupData
from grimorio.kernel.faults import SetupError
from grimorio.kernel.sizes import quoted


@dataclass(frozen=True)
class GameOption:
    """A choice the players make about the rules before the game.

    Attributes:
        name: its name in `Setup.options`.
        values: the possible values; every value is played.
        default: the value when the setup does not say.
        rule: id of the rule it is about, or None.
        ruling: name of the page in ``docs/rulings/`` that explains it, or None.
    """

    name: str
    values: tuple[str, ...]
    default: str
    rule: str | None = None
    ruling: str | None = None


@dataclass(frozen=True)
class Setup:
    """Everything that determines a game before the first answer.

    Attributes:
        game: the game's name.
        seats: number of seats.
        seed: all luck of the game follows from it.
        options: values of the game's options; those not named have their default.
        cards: a card set of the players' own as JSON data, or None for the game's set.
        situation: the position it begins with as JSON data in the game's own words, or None for
            the usual beginning.
        base: the game it goes on from, `{"setup": …, "answers": [[number, seat, option], …]}`, or None:
            it begins after those answers, and its luck from there on follows from `seed`.
    """

    game: str
    seats: int
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)
    cards: Any = None
    situation: Any = None
    base: Any = None

    def to_json(self) -> dict[str, Any]:
        """The setup as JSON data; "situation" and "base" are there when there is one."""
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
        return data

    def without_secrets(self) -> Setup:
        """The setup without its seed, situation and base, from which hidden things could be worked out."""
        return replace(self, seed=0, situation=None, base=None)

    @staticmethod
    def from_json(data: Any) -> Setup:
        """Read what `to_json` wrote.

        Raises:
            SetupError: a field is missing or not of its kind.
        """
        try:
            shape = read(data, SetupData)
        except SetupError as error:
            raise error.at(error.field or "setup") from None
        seed = int(shape.seed)
        if not -sizes.SEED < seed < sizes.SEED:
            raise SetupError("seed", f"expected a whole number below 2^256, found {quoted(shape.seed)}")
        own = shape.cards, shape.situation, shape.base
        return Setup(shape.game, shape.seats, seed, shape.options, *own)


@dataclass(frozen=True)
class Result:
    """How a game ended.

    Attributes:
        winners: the seats that won; several share the game, none at all is a draw of everybody.
        seats: how many seats played.
        rule: id of the rule that ended it.
        reason: one word of the game ("points", "last-alive", "cap").
    """

    winners: tuple[int, ...]
    seats: int
    rule: str
    reason: str

    def score(self, seat: int) -> float:
        """What the seat gets of one point: all, an equal share, or nothing."""
        if not self.winners:
            return 1.0 / self.seats
        return 1.0 / len(self.winners) if seat in self.winners else 0.0

    def to_json(self) -> dict[str, Any]:
        """The result as JSON data."""
        return {
            "winners": list(self.winners),
            "seats": self.seats,
            "rule": self.rule,
            "reason": self.reason,
        }

    @staticmethod
    def from_json(data: Any) -> Result:
        """Read what `to_json` wrote.

        Raises:
            SetupError: a field is missing or not of its kind.
        """
        shape = read(data, ResultData)
        return Result(shape.winners, shape.seats, shape.rule, shape.reason)
