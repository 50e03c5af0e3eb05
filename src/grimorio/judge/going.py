"""How a script of any game goes on to another phase or turn."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from grimorio.judge.checks import Checks
from grimorio.judge.reading import Node
from grimorio.kernel import CHANCE, Choice, Option

OVER = "over"
"""The phase after the end, to which `go` may lead in every game."""

MOST_PASSES = 5_000
"""Answers that `go` gives before it gives up."""


class Going(Checks):
    """The part of a bench that lets everybody pass.

    Attributes:
        led_to: the turn that the setup or the last `go` led to.
    """

    IDLE: ClassVar[tuple[Option, ...]] = (("done",),)
    """What `go` answers where it is offered: nothing is done."""

    led_to: tuple[int, int]

    @abstractmethod
    def turn(self) -> tuple[int, int]:
        """Which turn it is, as (count of rounds, active seat)."""

    @abstractmethod
    def phase(self) -> str:
        """Where the turn stands."""

    @abstractmethod
    def phases(self) -> tuple[str, ...]:
        """The places `go` may name."""

    @abstractmethod
    def by_chance(self, choice: Choice) -> None:
        """Let chance decide. Raises BadFile."""

    def go(self, node: Node) -> None:
        """Everybody does as little as may be, up to a phase of this turn, or of a player's next turn.

        A turn of that player which other verbs have led into since the last `go` is the one meant.
        """
        parts = {"phase": node} if not isinstance(node.value, dict) else node.mapping(("turn", "phase"))
        phases = dict.fromkeys((*self.phases(), OVER))
        phase = parts["phase"].one_of(phases) if "phase" in parts else None
        seat = self.seat(parts["turn"]) if "turn" in parts else None
        if phase is None and seat is None:
            raise node.wrong("expected turn, phase or both")
        wanted: tuple[int, int] | None = None
        changed = False
        for _ in range(MOST_PASSES):
            now = self.turn()
            changed = changed or now != self.led_to
            if wanted is None and (now[1] >= 0 if seat is None else changed and now[1] == seat):
                wanted = now
            if self.arrived(phase, now == wanted or (seat is None and wanted is None)):
                self.led_to = now
                return
            if not self.position.waiting or (phase != OVER and wanted not in (None, now)):
                break
            self.idle(self.position.choice)
        whose = "this turn" if seat is None else f"that turn of {self.SEATS[seat]}"
        raise node.wrong(
            f"nobody is asked anything in {whose}{f', {phase}' if phase else ''}; {self.asked()}"
        )

    def arrived(self, phase: str | None, here: bool) -> bool:
        """Whether `go` has come to its phase, where `here` says that this is its turn."""
        if phase == OVER:
            return self.position.over or self.phase() == OVER
        asked = self.position.waiting and self.position.choice.seat != CHANCE
        return here and bool(asked) and phase in (None, self.phase())

    def idle(self, choice: Choice) -> None:
        """Answer a choice as somebody who does nothing, or the first thing."""
        if choice.seat == CHANCE:
            self.by_chance(choice)
            return
        option = next((one for one in type(self).IDLE if one in choice.options), choice.options[0])
        self.position.answer(choice.index(option), choice.number)
