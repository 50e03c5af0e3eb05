"""The runner of scenarios for games that have no runner of their own.

Its scripts can check choices, the public numbers of the players, and the winner.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

from grimorio.judge.bench import Bench
from grimorio.judge.reading import Node
from grimorio.kernel import CHANCE, WATCHER, Choice, Option, Position, Setup, SetupError
from grimorio.kernel.seats import Seat


class AnyBench(Bench):
    """The runner of scenarios for a game that has no runner (`Bench`) of its own.

    The game begins as usual, or in the situation that the setup describes in the game's own words. A script
    may check two things of a player: ``{A: {ask: target}}``, the choice asked, and ``{A: {life: 20}}``, a
    number of `Game.standing`.
    """

    CHANCE_OPEN: ClassVar[bool] = True

    def situate(self, setup: Setup, description: dict[str, Any]) -> Position:
        if description and not self.game.situations:
            raise SetupError(
                next(iter(description)),
                "{game} begins as a game begins: no setup",
                "no-setup",
                game=self.game.name,
            )
        if description:
            setup = replace(setup, situation=description)
        return self.game.start(setup, stops=(1 << setup.seats) - 1, open_chance=True)

    def words(self, choice: Choice, option: Option) -> list[str]:
        return [spoken(option)]

    def vocabulary(self) -> set[str]:
        waiting = [option for choice in self.position.waiting for option in choice.options]
        taken = [option for choice, _ in self._taken for option in choice.options]
        listed = self.game.actions(self.seats)
        return {word for option in (*waiting, *taken, *listed) for word in spoken(option).split()} | {"none"}

    def turn(self) -> tuple[int, int]:
        asked = [choice.seat for choice in self.position.waiting if choice.seat != CHANCE]
        return 0, asked[0] if asked else -1

    def phase(self) -> str:
        return self.position.choice.ask if self.position.waiting else ""

    def phases(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(choice.ask for choice in self.position.waiting))

    def passing(self, choice: Choice) -> Option:
        return ("pass",) if ("pass",) in choice.options else ("done",)

    def picture(self) -> str:
        return "\n".join(f"{key}: {value}" for key, value in self.game.table(self.position, WATCHER).items())

    def check_seat(self, seat: Seat, node: Node) -> None:
        standing = self.game.standing(self.position)
        numbers = standing[seat] if seat < len(standing) else {}
        for key, value in node.mapping(("ask", *numbers)).items():
            if key == "ask":
                choice = self.pending(seat)
                ask = "none" if choice is None else choice.ask
                if value.word() != ask:
                    self.miss(value, *self.asked_wrongly(seat, value.text, ask))
            elif value.whole(-(10**9), 10**9) != numbers[key]:
                self.miss(value, f"{self.SEATS[seat]} {key} {value.text}", f"{key} {numbers[key]}")

    def check(self, key: str, node: Node) -> None:
        """Do nothing. No key of `expect` comes here, because the bench refuses all keys that it does not
        know.
        """


def spoken(option: Option) -> str:
    """An option as text in small letters."""
    return " ".join(str(part) for part in option).casefold()
