"""What a game starts from, and how it ended."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from grimorio.kernel import sizes
from grimorio.kernel.sizes import quoted


class SetupError(ValueError):
    """A setup that cannot start a game.

    Attributes:
        field: the part of the setup that is wrong ("seats", "options.icons", "cards").
        message: what is wrong with it, in English.
        cause: the key of the same message in other languages, or "" if there are none.
        facts: the names and numbers in the message.
    """

    def __init__(self, field: str, message: str, cause: str = "", **facts: str | int) -> None:
        super().__init__(f"{field}: {message}")
        self.field = field
        self.message = message
        self.cause = cause
        self.facts = facts

    def at(self, field: str) -> SetupError:
        """The same error under another field name."""
        return SetupError(field, self.message, self.cause, **self.facts)


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
        if not isinstance(data, dict):
            raise SetupError("setup", "expected an object")
        for name, kind in (("game", str), ("seats", int), ("seed", str), ("options", dict)):
            if not isinstance(data.get(name), kind):
                raise SetupError(name, f"expected {kind.__name__}, found {quoted(data.get(name))}")
        game, seats, seed, options = data["game"], data["seats"], data["seed"], data["options"]
        if len(game) > sizes.NAME:
            raise SetupError("game", f"expected the name of a game, found {quoted(game)}")
        if not 1 <= seats <= sizes.SEATS or isinstance(seats, bool):
            problem = f"expected 1 to {sizes.SEATS}, found {quoted(seats)}"
            raise SetupError("seats", problem, cause="range", least=1, most=sizes.SEATS)
        if len(seed) > len(str(sizes.SEED)) or not seed.lstrip("-").isdecimal() or not seed.isascii():
            raise SetupError("seed", f"expected a whole number below 2^256, found {quoted(seed)}")
        if not -sizes.SEED < int(seed) < sizes.SEED:
            raise SetupError("seed", f"expected a whole number below 2^256, found {quoted(seed)}")
        if len(options) > sizes.OPTIONS:
            raise SetupError("options", f"expected at most {sizes.OPTIONS}, found {len(options)}")
        for option, value in options.items():
            if not isinstance(value, str) or len(value) > sizes.NAME:
                raise SetupError(f"options.{option[: sizes.NAME]}", f"expected a word, found {quoted(value)}")
        own = data.get("cards"), data.get("situation"), data.get("base")
        return Setup(game, seats, int(seed), dict(options), *own)


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
            ValueError: it is no result.
        """
        match data:
            case {"winners": [*winners], "seats": int(seats), "rule": str(rule), "reason": str(reason)} if (
                len(winners) <= sizes.SEATS and all(type(seat) is int for seat in winners)
            ):
                return Result(tuple(winners), seats, rule, reason)
        raise ValueError(f"expected winners, seats, rule and reason, found {quoted(data)}")
