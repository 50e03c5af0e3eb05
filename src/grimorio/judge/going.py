"""The verb `go`, which takes a script of any game to another phase or turn."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from grimorio.judge.checks import Checks
from grimorio.judge.reading import Node
from grimorio.kernel import CHANCE, Choice, Option
from grimorio.kernel.faults import Message, Value

OVER = "over"
"""The phase after the end of a game, to which `go` can lead in every game."""

MOST_PASSES = 5_000
"""The most answers that `go` gives before it fails."""


class Going(Checks):
    """The part of a bench that lets every player do nothing until a phase or turn is reached.

    Attributes:
        led_to: the turn, as `turn` returns it, that the setup or the last `go` led to.
    """

    IDLE: ClassVar[tuple[Option, ...]] = (("done",),)
    """The options by which a player does nothing; `go` chooses the first of these that is offered."""

    led_to: tuple[int, int]

    @abstractmethod
    def turn(self) -> tuple[int, int]:
        """The present turn, as (number of the turn or round, active seat); 0 and -1 where a game has none."""

    @abstractmethod
    def phase(self) -> str:
        """The name of the present phase."""

    @abstractmethod
    def phases(self) -> tuple[str, ...]:
        """The names of the phases to which `go` can lead."""

    @abstractmethod
    def by_chance(self, choice: Choice) -> None:
        """Let chance answer the choice. Raises BadFile: the result that `luck` fixes is not an option."""

    def go(self, node: Node) -> None:
        """Let every player do as little as possible, up to a phase of this turn or of a player's next turn.

        If other verbs have already led into a turn of that player since the last `go`, that turn is meant.
        """
        parts = {"phase": node} if not isinstance(node.value, dict) else node.mapping(("turn", "phase"))
        phases = dict.fromkeys((*self.phases(), OVER))
        phase = parts["phase"].one_of(phases) if "phase" in parts else None
        seat = self.seat(parts["turn"]) if "turn" in parts else None
        if phase is None and seat is None:
            raise node.wrong("expected turn, phase or both", "turn-phase")
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
        whose: Value = Message("this turn", "this-turn")
        if seat is not None:
            whose = Message("that turn of {seat}", "that-turn", seat=self.SEATS[seat])
        where = (whose, phase) if phase else whose
        problem = "nobody is asked anything in {where}; {asked}"
        raise node.wrong(problem, "nobody-asked", where=where, asked=self.asked())

    def arrived(self, phase: str | None, here: bool) -> bool:
        """Whether `go` has reached its phase (None: any phase).

        `here` says whether this is the right turn.
        """
        if phase == OVER:
            return self.position.over or self.phase() == OVER
        asked = self.position.waiting and self.position.choice.seat != CHANCE
        return here and bool(asked) and phase in (None, self.phase())

    def idle(self, choice: Choice) -> None:
        """Answer a choice by doing nothing if possible, or else by its first option."""
        if choice.seat == CHANCE:
            self.by_chance(choice)
            return
        option = next((one for one in type(self).IDLE if one in choice.options), choice.options[0])
        self.position.answer(choice.index(option), choice.number)
