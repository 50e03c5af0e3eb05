"""A draft with printed cards: its steps in order, and which of them is on at a given time.

The phones of the players, the organiser and the room show the steps; nothing is dealt here. The countdown
follows from the time at which it was last changed, so that nobody has to note the end of a pick.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

import msgspec

from grimorio.events.facts import PaperDraft
from grimorio.games.draft.order import direction, drafter, openers
from grimorio.kernel.seats import NO_SEAT, Seat

Kind = Literal["look", "pick", "review", "register", "build"]


class Step(NamedTuple):
    """A step of a draft.

    Attributes:
        kind: "look" (a booster was laid out for all), "pick", "review" (look at one's own cards), "register"
            (write down the cards received) or "build" (build a deck).
        booster: the number of the booster, from 1; after the draft 0.
        pick: the number of the pick from the booster, from 1; 0 if the step is not a pick.
        left: how many cards each pack has before the pick.
        seconds: how long it lasts; 0 for no limit.
        way: 1 if packs or turns go to the left (ascending seats), -1 if to the right; 0 after the draft.
        opener: in a Rochester draft, the seat that opens the booster; else `NO_SEAT`.
        seat: in a Rochester draft, the seat that picks; else `NO_SEAT`.
    """

    kind: Kind
    booster: int
    pick: int
    left: int
    seconds: int
    way: int
    opener: Seat = NO_SEAT
    seat: Seat = NO_SEAT


def steps_of(draft: PaperDraft, seats: int) -> tuple[Step, ...]:
    """The steps of a draft, in order, for a pod of `seats` players.

    Booster drafts go left, right, left (MTG8-6.BD-1, MTG8-6.BD-2); in a Rochester draft one booster after
    another is laid out, and the order of its picks turns at both ends (MTG8-6.RD-1 to MTG8-6.RD-4).
    """
    steps: list[Step] = []
    times = draft.times
    for booster, product in enumerate(draft.products, start=1):
        way, cards = direction(booster), product.cards
        if draft.way == "booster":
            steps += [
                Step("pick", booster, pick, cards - pick + 1, times.pick(cards - pick + 1, pick == 1), way)
                for pick in range(1, cards + 1)
            ]
        elif draft.way == "rochester":
            for opener in openers(seats, way):
                steps.append(Step("look", booster, 0, cards, times.look, way, opener))
                for pick in range(1, cards + 1):
                    seat = drafter(seats, opener, way, pick - 1)
                    left = cards - pick + 1
                    steps.append(Step("pick", booster, pick, left, times.turn, way, opener, seat))
        if draft.way != "sealed" and booster < len(draft.products):
            seconds = times.review[min(booster, len(times.review)) - 1]
            steps.append(Step("review", booster, 0, 0, seconds, way))
    sealed = draft.way == "sealed"
    steps.append(Step("register", 0, 0, 0, times.register_sealed if sealed else times.register, 0))
    steps.append(Step("build", 0, 0, 0, times.build_sealed if sealed else times.build, 0))
    return tuple(steps)


@dataclass(frozen=True, slots=True)
class Countdown:
    """The countdown of a pod, as it was last changed.

    Attributes:
        step: the index of the step that was on then.
        began: when this step began, in seconds since 1970; 0 before the start.
        paused: when the countdown was stopped, in seconds since 1970; 0 while it runs.
        extra: the seconds that this step was given beyond its own.
    """

    step: int = 0
    began: int = 0
    paused: int = 0
    extra: int = 0


class Place(NamedTuple):
    """Where a draft stands at a time: the index of its step, and the seconds left; None without a limit."""

    step: int
    left: int | None


@dataclass(frozen=True, slots=True)
class Paper:
    """A draft with printed cards as it stands.

    Attributes:
        draft: the fact that opened it.
        countdowns: the countdown of each pod.
    """

    draft: PaperDraft
    countdowns: tuple[Countdown, ...]

    @staticmethod
    def of(draft: PaperDraft) -> Paper:
        """A draft that was just opened."""
        return Paper(draft, tuple(Countdown() for _ in draft.pods))

    @property
    def begun(self) -> bool:
        """Whether the countdown was started at any pod."""
        return any(countdown.began for countdown in self.countdowns)

    @property
    def stamp(self) -> str:
        """A short hash of what was opened; the steps of drafts with the same stamp are the same."""
        data = {**msgspec.to_builtins(self.draft), "at": 0, "reason": ""}
        return hashlib.sha256(msgspec.json.encode(data)).hexdigest()[:12]

    def steps(self, pod: int) -> tuple[Step, ...]:
        """The steps of a pod; `pod` is its index, from 0."""
        return steps_of(self.draft, len(self.draft.pods[pod]))

    def place(self, pod: int, now: int) -> Place:
        """Where a pod stands at a time.

        Steps with a limit go over into the next one by themselves, except in a Rochester draft while boosters
        lie on the table: there somebody taps when a card is taken.

        Args:
            pod: the index of the pod, from 0.
            now: the time, in seconds since 1970.
        """
        steps, countdown = self.steps(pod), self.countdowns[pod]
        if not countdown.began:
            return Place(0, steps[0].seconds or None)
        passed = max(0, (countdown.paused or now) - countdown.began)
        step, extra = countdown.step, countdown.extra
        while True:
            seconds = steps[step].seconds
            if not seconds:
                return Place(step, None)
            left = seconds + extra - passed
            if left > 0 or step == len(steps) - 1 or steps[step].opener != NO_SEAT:
                return Place(step, max(0, left))
            step, passed, extra = step + 1, -left, 0

    def pod_of(self, player: str) -> int | None:
        """The index of the pod where a player sits; None for a player without a seat."""
        return next((number for number, pod in enumerate(self.draft.pods) if player in pod), None)

    def may_go_on(self, player: str, now: int) -> bool:
        """Whether a player may say, at the time `now`, that the next player picks.

        In a Rochester draft the player whose pick it is may; before the first pick from a booster, the player
        who opened it. `now` is in seconds since 1970. False in other drafts, and while no countdown runs.
        """
        pod = self.pod_of(player)
        if pod is None or not self.countdowns[pod].began or self.countdowns[pod].paused:
            return False
        step = self.steps(pod)[self.place(pod, now).step]
        seat = step.opener if step.kind == "look" else step.seat
        return seat != NO_SEAT and self.draft.pods[pod][seat] == player

    def deadline(self, player: str) -> int | None:
        """When the deck of a player has to be ready, in seconds since 1970; None if that is not known.

        It is known while the countdown runs and every step that is left has a time limit.
        """
        pod = self.pod_of(player)
        if pod is None or not self.countdowns[pod].began or self.countdowns[pod].paused:
            return None
        countdown, steps = self.countdowns[pod], self.steps(pod)
        rest = steps[countdown.step :]
        if any(not step.seconds or step.opener != NO_SEAT for step in rest):
            return None
        return countdown.began + countdown.extra + sum(step.seconds for step in rest)

    def changed(self, pod: int, countdown: Countdown) -> Paper:
        """The draft with another countdown of a pod, given by its index."""
        before = self.countdowns
        return replace(self, countdowns=(*before[:pod], countdown, *before[pod + 1 :]))
