"""What tournaments add up to: seasons over several of them, and a player's chances to be among the best."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from grimorio.events.event import Event
from grimorio.events.event_chances import chances
from grimorio.events.faults import EventError
from grimorio.events.season import season, to_json
from grimorio.web.events.changes import refused
from grimorio.web.routes.event_state import tournaments_of
from grimorio.web.routes.requests import aside

router = APIRouter(prefix="/api/events")

MOST = 30
"""The most tournaments of a season."""

WORK = 1200
"""The number of tournaments simulated for each ending of a match, times the number of players.

So the work stays the same with more players; but at least ten tournaments are simulated.
"""

BEST = 8
"""How many are "the best" where no knockout follows the Swiss rounds."""


@router.get("/season")
async def season_of(request: Request, event: Annotated[list[str], Query(max_length=MOST)]) -> dict[str, Any]:
    """The tournaments with these ids together, oldest first: points, matches, decks against decks.

    `event` has the ids. The decks of a tournament that is not over stay secret. Returns `{"events",
    "players", "decks"}`, as `season.to_json` does.
    """
    tournaments = [await tournaments_of(request).read(id) for id in dict.fromkeys(event)]
    events = [tournament.event for tournament in tournaments]
    return await asyncio.to_thread(lambda: to_json(season(sorted(events, key=_begun))))


def _begun(event: Event) -> int:
    """When the first fact of an event was noted, in seconds since 1970; 0 if it has none."""
    return event.facts[0].at if event.facts else 0


@router.get("/{id}/chances")
async def chances_of(
    request: Request, id: str, player: Annotated[str, Query(max_length=80)]
) -> dict[str, Any]:
    """A player's chance to be among the best of tournament `id` after each ending of the next match.

    `id` is the id of the tournament, and `player` the name of the player.

    Returns `{"best", "endings": [{"ending", "low", "high", "rate"}]}`: how many are the best, and the share
    of simulated tournaments with its 95 % confidence interval, all players taken as equally strong.

    Raises Refused: it has no Swiss rounds to be played, or the player is not in them.
    """
    tournament = await tournaments_of(request).read(id)
    event = tournament.event
    if not event.state.rounds or event.over:
        raise refused(EventError("only-swiss"))
    cut = event.settings.cut or BEST
    return await aside(request, simulated, event, player, cut)


def simulated(event: Event, player: str, cut: int) -> dict[str, Any]:
    """The answer of `chances_of` for an event, `{"best", "endings"}`. Blocks the calling thread.

    `player` is the player's name; `cut` is how many are the best. Raises Refused: it has no Swiss rounds to
    be played, or the player is not in them.
    """
    times = max(10, WORK // max(1, len(event.state.active)))
    try:
        found = chances(event, player, cut, times)
    except EventError as error:
        raise refused(error) from None
    endings = [
        {
            "ending": chance.ending,
            "rate": round(chance.reached / chance.times, 4),
            "low": chance.interval[0],
            "high": chance.interval[1],
        }
        for chance in found
    ]
    return {"best": cut, "endings": endings}
