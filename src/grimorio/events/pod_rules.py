"""How the facts of a draft before the Swiss rounds change the state of an event: who sits in which pod."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from grimorio.events import facts
from grimorio.events.faults import EventError
from grimorio.events.paper_rules import check_seats

if TYPE_CHECKING:
    from grimorio.events.event import Event
    from grimorio.events.event_state import State


def seating(settings: facts.Settings, state: State, fact: facts.Seating) -> State:
    """The state after the players were seated for the draft of an event.

    Raises EventError: the event has no draft; its first round is paired; not everybody sits exactly once; a
    pod is too large; or a seating by hand, or one that replaces an earlier seating, gives no reason.
    """
    if not settings.pods:
        raise EventError("no-pods")
    if state.rounds:
        raise EventError("rounds-begun")
    if not fact.reason and (state.pods or fact.by == "hand"):
        raise EventError("seating-reason")
    check_seats(state.active, fact.pods)
    for pod in fact.pods:
        if len(pod) > settings.pods:
            raise EventError("large-pod", most=settings.pods, found=len(pod))
    return replace(state, seats=fact.pods)


def check_entry(settings: facts.Settings, state: State, player: str) -> None:
    """Check that a new player may still enter. Raises EventError: the pods of the draft are seated."""
    if (settings.pods or state.online is not None) and state.pods and player not in state.members:
        raise EventError("too-late", player=player, stage="draft")


def check_pairing(settings: facts.Settings, state: State) -> None:
    """Check that the draft does not keep a round from being paired. Raises EventError: nobody is seated."""
    if settings.pods and not state.pods:
        raise EventError("seats-first")


def check_pool(settings: facts.Settings, state: State, player: str) -> None:
    """Check that a player may receive cards.

    Raises EventError: the event has no draft and its format no pools, or the player has no seat in the draft.
    """
    drafts = settings.pods or state.paper is not None or state.online is not None
    if not drafts and (settings.format is None or not settings.format.pools):
        raise EventError("no-pools")
    seated = settings.pods or state.online is not None
    if seated and not any(player in pod for pod in state.pods):
        raise EventError("not-seated", names=player)


def check_deck(settings: facts.Settings, state: State, player: str) -> None:
    """Check that a player may hand in a deck: in an event with a draft it is built out of the player's pool.

    Raises EventError: the player has no pool yet.
    """
    if (settings.pods or state.online is not None) and not state.member(player).pool:
        raise EventError("no-pool-yet", player=player)


def unfinished(event: Event) -> tuple[str, ...]:
    """The players of an opened draft who have no cards or no deck yet, before the first round is paired."""
    state = event.state
    if state.rounds or state.matches or (state.paper is None and state.online is None):
        return ()
    members = (state.members[name] for name in state.active)
    return tuple(member.name for member in members if not (member.pool and member.deck))
