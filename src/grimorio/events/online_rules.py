"""How the facts of a draft at the server's tables change the state of an event."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from grimorio.events import facts
from grimorio.events.event_state import OnlinePods
from grimorio.events.faults import EventError
from grimorio.events.paper_rules import check_seats

if TYPE_CHECKING:
    from grimorio.events.event_state import State

FEWEST: Final = 2
"""The fewest seats of a draft."""


def draft(settings: facts.Settings, state: State, fact: facts.OnlineDraft) -> State:
    """The state after a draft was begun. Cards and decks of an earlier one are gone.

    Raises EventError: a round was paired; a draft was begun before and no reason is given; a draft with
    printed cards was opened; not everybody sits exactly once; or a pod is too large or too small.
    """
    if state.rounds or state.matches or state.shared is not None:
        raise EventError("rounds-begun")
    if state.paper is not None:
        raise EventError("other-draft")
    if state.online is not None and not fact.reason:
        raise EventError("begun-before")
    check_seats(state.active, fact.pods)
    for pod in fact.pods:
        if settings.pods and len(pod) > settings.pods:
            raise EventError("large-pod", most=settings.pods, found=len(pod))
        if max(len(pod), fact.fill) < FEWEST:
            raise EventError("two-players", found=len(pod))
    members = {name: replace(member, pool="", deck="") for name, member in state.members.items()}
    return replace(state, members=members, online=OnlinePods(fact))


def stand_in(settings: facts.Settings, state: State, fact: facts.StandIn) -> State:
    """The state after a bot began to draft for a player, or the player took the seat back.

    Raises EventError: there is no such draft, the player has no seat in it, or it is so already.
    """
    if state.online is None:
        raise EventError("no-online-draft")
    if not any(fact.player in pod for pod in state.online.draft.pods):
        raise EventError("not-seated", names=fact.player)
    held = state.online.held | {fact.player} if fact.on else state.online.held - {fact.player}
    if held == state.online.held:
        raise EventError("stand-in-so", player=fact.player)
    return replace(state, online=replace(state.online, held=held))
