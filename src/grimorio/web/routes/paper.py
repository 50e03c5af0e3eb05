"""Drafts with printed cards over HTTP: opening one, its countdown, the cards that players tap in."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from msgspec import Meta

from grimorio.events.facts import DraftClock
from grimorio.web.bodies import Body, Count, Plain, Text, Word
from grimorio.web.events import changes, paper
from grimorio.web.events.state import Tournament
from grimorio.web.refusals import Refused
from grimorio.web.responses import encoded, takes_gzip
from grimorio.web.routes.event_state import told, tournaments_of
from grimorio.web.routes.requests import Language, Sent, Token, unchanging

router = APIRouter(prefix="/api/events")

Seats = Annotated[list[Text], Meta(max_length=16)]


class DraftBody(Body):
    """The organiser's request to open a draft; for the fields see `paper.Opening`."""

    way: Literal["booster", "rochester", "sealed"] | None = None
    sets: Annotated[list[Word], Meta(max_length=8)] = []
    boosters: Annotated[int, Meta(ge=1, le=8)] = 3
    pack: bool = False
    times: Word = "usual"
    size: Annotated[int, Meta(ge=2, le=16)] = 8
    pods: Annotated[list[Seats], Meta(max_length=512)] = []
    cards: Plain = None
    reason: Annotated[str, Meta(max_length=500)] = ""


class CountdownBody(Body):
    """A request about the countdown of a draft; for the fields see `facts.DraftClock`."""

    act: Literal["start", "pause", "on", "next", "back", "add"]
    pod: Annotated[int, Meta(ge=0, le=1024)] = 0
    seconds: Annotated[int, Meta(ge=0, le=3600)] = 0
    step: Annotated[int, Meta(ge=0, le=100_000)] | None = None


class MarksBody(Body):
    """The taps of a player, each + or - and the name of a card; they replace those from `start` on."""

    of: paper.Of
    start: Count
    marks: Annotated[list[Annotated[str, Meta(max_length=101)]], Meta(max_length=paper.MARKS)]
    player: Text | None = None


class DoneBody(Body):
    """The request to register all cards tapped in as the pool or the deck, whichever `of` says.

    The faults of a deck are returned as texts in the language `lang`.
    """

    of: paper.Of
    lang: Language = "en"
    player: Text | None = None


@router.get("/drafts")
async def choices(request: Request) -> Response:
    """What an organiser can choose for a draft with printed cards, as JSON: `{"times", "sets", "drafted"}`.

    See `paper.known_choices`.
    """
    return await unchanging(request, ("paper-drafts",), paper.known_choices)


@router.post("/{id}/draft")
async def open_draft(request: Request, id: str, body: Sent[DraftBody], token: Token) -> Any:
    """Open a draft, or change its seats; return the new state of tournament `id`, as `told` builds it."""
    wanted = paper.Opening(
        way=body.way,
        sets=tuple(body.sets) or ("",),
        boosters=body.boosters,
        pack=body.pack,
        times=body.times,
        size=body.size,
        pods=tuple(tuple(pod) for pod in body.pods),
        cards=body.cards,
        reason=body.reason,
    )

    def work(tournament: Tournament) -> Tournament:
        _organised(tournament, token)
        return paper.with_draft(tournament, wanted)

    return told(request, await tournaments_of(request).change(id, work), token)


def _organised(tournament: Tournament, token: str) -> None:
    """Check that the organiser sent a request with `token`. Raises Refused: somebody else did."""
    if not tournament.organised_by(token):
        raise Refused("table-refused-organiser")


@router.get("/{id}/draft")
async def draft_of(request: Request, id: str) -> Response:
    """The steps of the draft of tournament `id` and the cards of its sets, as JSON.

    The body is that of `paper.leaflet`: "stamp", "steps", "cards", "expected", "total" and "lands". It stays
    the same while the "stamp" does.
    """
    tournament = await tournaments_of(request).read(id)
    data = await asyncio.to_thread(paper.leaflet, tournament)
    return encoded(data, takes_gzip(request)).response()


@router.get("/{id}/draft/check")
async def check(request: Request, id: str, token: Token, lang: Language = "en") -> list[dict[str, Any]]:
    """Tell the organiser of tournament `id` who has registered cards and a deck, with hints at oddities.

    The result is that of `paper.check`: `{"players", "hints"}` for each pod; the hints are texts in the
    language `lang`.
    """
    tournament = await tournaments_of(request).read(id)
    _organised(tournament, token)
    return await asyncio.to_thread(paper.check, tournament, lang)


@router.post("/{id}/draft/clock")
async def countdown(request: Request, id: str, body: Sent[CountdownBody], token: Token) -> Any:
    """Change the countdown of the draft of tournament `id`; return its new state, as `told` builds it.

    The organiser may make any change. A player may only begin the next step after a pick of their own in a
    Rochester draft.
    """
    fact = DraftClock(act=body.act, pod=body.pod, seconds=body.seconds, step=body.step)
    tournaments = tournaments_of(request)

    def work(tournament: Tournament) -> Tournament:
        return paper.timed(tournament, fact, token, int(tournaments.now()))

    return told(request, await tournaments.change(id, work), token)


@router.get("/{id}/sheet")
async def sheet(
    request: Request,
    id: str,
    token: Token,
    player: Annotated[str | None, Query(max_length=80)] = None,
    lang: Language = "en",
) -> dict[str, Any]:
    """The cards that the sender has tapped in for the draft of tournament `id`.

    The result is that of `paper.sheet_json`: "player", "pool", "deck", "registered", "handed", "hints" and
    "unchecked". The organiser gets those of `player`. `lang` is the language of the hints at oddities.
    """
    tournament = await tournaments_of(request).read(id)
    name = paper.owner(tournament, token, player)
    return await asyncio.to_thread(paper.sheet_json, tournament, name, lang)


@router.post("/{id}/sheet")
async def mark(request: Request, id: str, body: Sent[MarksBody], token: Token) -> dict[str, int]:
    """Store the cards that a player of tournament `id` has tapped in.

    Returns `{"count"}`: how many taps are stored now.
    """
    marks = tuple(body.marks)
    name = ""

    def work(tournament: Tournament) -> Tournament:
        nonlocal name
        name = paper.owner(tournament, token, body.player)
        return paper.marked(tournament, name, body.of, body.start, marks)

    await tournaments_of(request).change(id, work)
    return {"count": body.start + len(marks)}


@router.post("/{id}/sheet/done")
async def done(request: Request, id: str, body: Sent[DoneBody], token: Token) -> Any:
    """Register the cards received, or hand in the deck, of a player of tournament `id`.

    Returns the tournament's new state for the sender, as `told` builds it. For a deck with faults nothing
    changes, and `{"wrong": [{"line", "text"}]}` with the faults is returned.
    """
    wrong: list[dict[str, Any]] = []

    def work(tournament: Tournament) -> Tournament:
        name = paper.owner(tournament, token, body.player)
        if body.of == "pool":
            return paper.registered(tournament, name)
        text, faults = paper.built(tournament, name, body.lang)
        wrong[:] = faults
        return tournament if faults else changes.with_deck(tournament, name, text)

    tournament = await tournaments_of(request).change(id, work)
    return {"wrong": wrong} if wrong else told(request, tournament, token)
