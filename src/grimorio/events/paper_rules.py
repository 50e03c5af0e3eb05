"""How the facts of a draft with printed cards change the state of an event."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from grimorio.events import facts
from grimorio.events.faults import EventError
from grimorio.events.paper_draft import Countdown, Paper

if TYPE_CHECKING:
    from grimorio.events.event_state import State


def draft(settings: facts.Settings, state: State, fact: facts.PaperDraft) -> State:
    """The state of an event after the fact that a draft was opened.

    Raises EventError: a round was paired; the draft was started before and no reason is given; or not
    everybody sits exactly once.
    """
    if state.rounds or state.matches or state.shared is not None:
        raise EventError("rounds-begun")
    if state.online is not None:
        raise EventError("other-draft")
    if state.paper is not None and state.paper.begun and not fact.reason:
        raise EventError("begun-before")
    check_seats(state.active, fact.pods)
    return replace(state, paper=Paper.of(fact))


def check_seats(active: Sequence[str], pods: Sequence[Sequence[str]]) -> None:
    """Check that each of the players `active` sits in exactly one of the pods, and nobody else does.

    Raises EventError: this is not so.
    """
    seated = [name for pod in pods for name in pod]
    for name in seated:
        if name not in active:
            raise EventError("no-player", player=name)
        if seated.count(name) > 1:
            raise EventError("seated-twice", player=name)
    missing = [name for name in active if name not in seated]
    if missing:
        raise EventError("not-seated", names=", ".join(missing[:5]))


def clock(settings: facts.Settings, state: State, fact: facts.DraftClock) -> State:
    """The state of an event after the fact that the countdown of one pod, or of all pods, was changed.

    Raises EventError: there is no draft or no such pod, the draft has gone on to another step than the sender
    of the change saw, or nothing changes.
    """
    paper = state.paper
    if paper is None:
        raise EventError("no-paper-draft")
    if not fact.at:
        raise EventError("clock-when")
    if fact.pod > len(paper.draft.pods):
        raise EventError("no-pod", most=len(paper.draft.pods), found=fact.pod)
    pods = range(len(paper.draft.pods)) if fact.pod == 0 else (fact.pod - 1,)
    if fact.step is not None and fact.step != paper.place(pods[0], fact.at).step:
        raise EventError("gone-on")
    after = paper
    for pod in pods:
        countdown = _changed(paper, pod, fact)
        if countdown is not None:
            after = after.changed(pod, countdown)
    if after == paper:
        raise EventError("countdown-so")
    return replace(state, paper=after)


def _changed(paper: Paper, pod: int, fact: facts.DraftClock) -> Countdown | None:
    """The countdown of the pod with the index `pod` after the fact; None if the fact does not change it."""
    before, now = paper.countdowns[pod], fact.at
    if fact.act == "start":
        return None if before.began else Countdown(began=now)
    if not before.began:
        return None
    place = paper.place(pod, now)
    if fact.act == "pause":
        return None if before.paused else replace(before, paused=max(now, before.began))
    if fact.act == "on":
        if not before.paused:
            return None
        return replace(before, began=before.began + max(0, now - before.paused), paused=0)
    if fact.act in ("next", "back"):
        step = place.step + (1 if fact.act == "next" else -1)
        if not 0 <= step < len(paper.steps(pod)):
            return None
        return Countdown(step, began=now, paused=now if before.paused else 0)
    return _longer(paper, pod, place.step, place.left, fact)


def _longer(paper: Paper, pod: int, step: int, left: int | None, fact: facts.DraftClock) -> Countdown | None:
    """The countdown of a pod after its present step was given `fact.seconds` more seconds.

    The result is None if `fact` has no such seconds, or the step has no limit. `pod` and `step` are the
    indices of the pod and of its step; `left` is how many seconds the step has left, or None for no limit.
    """
    if left is None or not fact.seconds:
        return None
    paused = paper.countdowns[pod].paused
    whole = paper.steps(pod)[step].seconds
    now = paused or fact.at
    spent = max(0, whole - left)
    extra = left + spent - whole + fact.seconds
    return Countdown(step, began=now - spent, paused=paused, extra=extra)
