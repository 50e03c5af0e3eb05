"""A round that the organiser seats by hand: what it would break, and the tournament after it.

The functions change nothing; `Tournaments` stores what `seated` returns.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from grimorio.events import seating
from grimorio.events.event import Event, undone
from grimorio.events.facts import Override, Pairing
from grimorio.events.faults import EventError
from grimorio.events.pairing import Pair, both
from grimorio.web.events.changes import after, check_decks, refused
from grimorio.web.events.state import Tournament

Names = tuple[str, str]
"""The names of two players."""

UNSAID = "…"
"""The reason in a preview, before the organiser has given one."""


def _forbidding(event: Event, forbid: Sequence[Names], reason: str) -> Event:
    """The event after the pairs `forbid` were forbidden; those forbidden already are passed over.

    `reason` is the organiser's reason, as the log keeps it. Raises Refused: a player is not in the event.
    """
    new = [names for names in forbid if both(*names) not in event.state.forbidden]
    overrides = [Override(what="forbid", first=one, second=other, reason=reason) for one, other in new]
    return after(event, *overrides)


def preview(
    tournament: Tournament, number: int, tables: Sequence[Pair], forbid: Sequence[Names], rest: bool
) -> dict[str, Any]:
    """What seating a round by hand would do, as JSON data: `{"tables": …, "breaks": […]}`.

    Blocks the calling thread.

    Each entry of "breaks" has a "kind", "players" and a "count", see `seating.Break`; the kinds "playing" and
    "reported" say that a table changes whose match has begun here, or of whose match a player has reported
    the result.

    Args:
        tournament: the tournament.
        number: the number of the present round or of the next one.
        tables: the tables; in a bye the second player is None.
        forbid: pairs of players that the organiser forbids with it.
        rest: whether `tables` are only those to keep, and the algorithm pairs all other players.

    Raises:
        Refused: the round cannot be seated so.
    """
    event = _forbidding(tournament.event, forbid, UNSAID)
    try:
        made = seating.proposed(event, number, tables) if rest else tuple(tables)
        after(event, seating.by_hand(event, number, made, UNSAID))
        breaks = seating.broken(event, number, made)
    except EventError as error:
        raise refused(error) from None
    lines = [{"kind": one.kind, "players": one.players, "count": one.count} for one in breaks]
    return {"tables": made, "breaks": [*lines, *_begun(tournament, number, made)]}


def _begun(tournament: Tournament, number: int, tables: Sequence[Pair]) -> list[dict[str, Any]]:
    """The open tables of round `number` that are not among `tables` although something has happened there.

    Each is an entry of "breaks" (see `preview`): its kind is "playing" if a person came to the match,
    "reported" if a result was reported.
    """
    rounds = tournament.event.state.rounds
    gone = [table for table in rounds[-1].open if table not in tables] if number == len(rounds) else []
    lines = []
    for table in gone:
        match = tournament.live(table)
        if match is not None and set(match.came) - set(tournament.bots):
            lines.append({"kind": "playing", "players": table, "count": 0})
        if any(report.table == table for report in tournament.reports):
            lines.append({"kind": "reported", "players": table, "count": 0})
    return lines


def seated(
    tournament: Tournament, number: int, tables: Sequence[Pair], forbid: Sequence[Names], reason: str
) -> Tournament:
    """The tournament after the organiser has seated a round by hand. Blocks the calling thread.

    Matches that were being played at changed tables of this server no longer count. `reason` is the
    organiser's reason, as the log keeps it; for the other arguments see `preview`. Raises Refused: the round
    cannot be seated so, or a deck is missing for a new round.
    """
    event = tournament.event
    new = number > len(event.state.rounds)
    if new:
        check_decks(tournament)
    event = _forbidding(event, forbid, reason)
    try:
        fact = seating.by_hand(event, number, tables, reason)
    except EventError as error:
        raise refused(error) from None
    changed = tournament.with_event(after(event, fact))
    for match in tournament.matches:
        if match.round == number and not match.closed and match.table not in fact.tables:
            changed = changed.with_match(msgspec.structs.replace(match, closed=True, void=True))
    return replace(changed, joining=tournament.joining and not (new and number == 1))


def of_present(event: Event) -> dict[str, Any] | None:
    """How the present round was seated by hand, as `{"fact", "reason"}`; None if it was not.

    "fact" is the index in the event's log of the fact that did it.
    """
    gone = undone(event.facts)
    for number in range(len(event.facts) - 1, -1, -1):
        fact = event.facts[number]
        if isinstance(fact, Pairing) and number not in gone:
            by_hand = fact.by == "hand" and fact.round == len(event.state.rounds)
            return {"fact": number, "reason": fact.reason} if by_hand else None
    return None
