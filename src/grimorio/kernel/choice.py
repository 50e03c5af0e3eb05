"""Choices: the questions that a position asks seats or chance, with the options to answer them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from grimorio.kernel.seats import CHANCE, WATCHER, Seat

Option = tuple[str | int, ...]
"""One answer as plain data, a verb or noun first: ``("gem", "fire")``, ``("done",)``."""


__all__ = ["CHANCE", "WATCHER", "Choice", "IllegalAnswer", "Option", "number_in"]


def number_in(option: Option, place: int = 1) -> int:
    """The number at the index `place` of an option, such as 2 in ``("grimoire", 2)``.

    Raises:
        TypeError: a word is at this place.
    """
    number = option[place]
    if isinstance(number, int):
        return number
    raise TypeError(f"expected a number at place {place} of {option}, found {number!r}")


class IllegalAnswer(ValueError):
    """An answer that the position does not wait for or does not offer; the position stays unchanged."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Choice:
    """A question to one seat, or to chance, with the possible answers.

    Attributes:
        number: identifies the choice in its game; counts up from 1.
        seat: the seat that answers, or `CHANCE`.
        ask: the name of the question, a word of the game ("study", "attack").
        options: the possible answers, never empty.
        rule: id of the rule that asks.
        weights: for `CHANCE` only, how likely each option is.
        together: whether other seats are asked at the same time and all answers are shown together.
    """

    def __init__(
        self,
        number: int,
        seat: Seat,
        ask: str,
        options: Sequence[Option],
        rule: str,
        weights: Sequence[int] = (),
        together: bool = False,
    ) -> None:
        self.number = number
        self.seat = seat
        self.ask = ask
        self.options = options
        self.rule = rule
        self.weights = weights
        self.together = together

    def index(self, option: Sequence[str | int]) -> int:
        """The index of an option in `options`.

        Raises:
            IllegalAnswer: the choice does not offer this option.
        """
        wanted = tuple(option)
        for index, offered in enumerate(self.options):
            if offered == wanted:
                return index
        raise IllegalAnswer(f"choice {self.number} ({self.ask}) does not offer {list(wanted)}")

    def to_json(self) -> dict[str, Any]:
        """The choice as the seat that answers may see it: "number", "seat", "ask", "rule" and "options"."""
        return {
            "number": self.number,
            "seat": self.seat,
            "ask": self.ask,
            "rule": self.rule,
            "options": [list(option) for option in self.options],
        }

    def __repr__(self) -> str:
        return f"Choice({self.number}, seat {self.seat}, {self.ask!r}, {list(self.options)!r}, {self.rule!r})"
