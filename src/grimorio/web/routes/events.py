"""Tournaments over HTTP: making one, joining it by link or code, pairing, reporting, correcting.

The organiser has a token, and so has each player who joined with a phone. The organiser sends facts of the
event's log; players report results, which count once both report the same, and may drop out.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
from dataclasses import replace
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Query, Request, Response
from msgspec import Meta

from grimorio import games
from grimorio.decks.formats import Format
from grimorio.events import formats
from grimorio.events.facts import (
    GAME,
    Bye,
    Drop,
    End,
    Entry,
    ExtraTime,
    Note,
    Override,
    Pairing,
    Penalty,
    Result,
    Settings,
    StandIn,
    Structure,
    Together,
    Undo,
)
from grimorio.events.faults import EventError
from grimorio.kernel import Setup
from grimorio.web import identity
from grimorio.web.bodies import Body, Count, Plain, Text, Word
from grimorio.web.events import changes, decks
from grimorio.web.events.state import Tournament
from grimorio.web.events.view import exported, log, opponents, quiet
from grimorio.web.jobs.formats import format_of
from grimorio.web.jobs.trial import tried
from grimorio.web.limits import address_of
from grimorio.web.network.links import qr_picture
from grimorio.web.refusals import Refused
from grimorio.web.routes.event_state import code, link, organised, told, tournaments_of
from grimorio.web.routes.requests import Sent, Token, aside, hub_of, unchanging

router = APIRouter(prefix="/api/events")

Sendable = (
    Entry
    | Pairing
    | Result
    | Together
    | Drop
    | Bye
    | Override
    | Penalty
    | ExtraTime
    | StandIn
    | End
    | Note
    | Undo
)
"""The facts that an organiser may send."""


class EventBody(Body):
    """The request for a tournament; `players` enter at once, without phones.

    `format` names a built-in format; `rules` describes one of the organiser's own instead (`Format`). `cards`
    has the cards of a format that is played with the players' own, as `Setup.cards`.
    """

    name: Text
    game: Annotated[str, Meta(min_length=1, max_length=40)] = GAME
    structure: Structure = "swiss"
    rounds: Annotated[int, Meta(ge=0, le=30)] = 0
    cut: Count = 0
    pods: Count = 0
    pod_rounds: Count = 0
    best_of: Count = 3
    limit: Annotated[int, Meta(ge=0, le=100)] = 0
    players: Annotated[list[Text], Meta(max_length=256)] = []
    format: Word | None = None
    rules: Plain = None
    cards: Plain = None
    minutes: Annotated[int, Meta(ge=0, le=600)] = 50
    online: bool = False
    ready_minutes: Annotated[int, Meta(ge=0, le=120)] = 0


class JoinBody(Body):
    """The request by which a person enters a tournament: the secret of the link, and a name."""

    invite: Text
    name: Text


class CodeBody(Body):
    """The request that asks which tournament has a code."""

    code: Text


class BotBody(Body):
    """The organiser's request to let a bot enter; `bot` is a bot or a level."""

    name: Text
    bot: Word


class ClockBody(Body):
    """The organiser's request about the clock of the round; for the fields see `changes.timed`."""

    act: changes.ClockAct
    minutes: Annotated[int, Meta(ge=0, le=600)] = 0


class SayBody(Body):
    """The organiser's request to show everybody a message; an empty `text` removes the message."""

    text: Annotated[str, Meta(max_length=500)]


class FactsBody(Body):
    """The organiser's request to add facts to the tournament's log, all or none of them."""

    facts: Annotated[list[Sendable], Meta(min_length=1, max_length=256)]


class PairBody(Body):
    """The organiser's request for the next round.

    `changes` is `Tournament.version` as the organiser last saw it. If the tournament has changed since, the
    request is refused, so that the organiser does not leave out a player who came meanwhile. It is refused
    too while a draft or the building of decks is not finished, unless `anyway` is true.
    """

    changes: Count
    anyway: bool = False


class PlayerBody(Body):
    """The organiser's request for a new link of a player."""

    player: Text


class JoiningBody(Body):
    """The organiser's request that the link by which people join be valid or not."""

    joining: bool


@router.post("", status_code=201)
async def make(request: Request, body: Sent[EventBody]) -> dict[str, Any]:
    """Make a tournament. Returns `{"id", "token"}`: its id and the organiser's token."""
    hub = hub_of(request)
    hub.made_by_hand(address_of(request.scope))
    token = identity.new_token()
    own = None if body.rules is None else await aside(request, format_of, body.game, None, body.rules)
    tournament = _new(body, token, own)
    await _try_cards(request, tournament.event.settings)
    maker = await hub.maker(request.scope)
    await hub.tournaments.make(replace(tournament, maker=maker))
    return {"id": tournament.id, "token": token}


def _new(body: EventBody, token: str, own: Format | None) -> Tournament:
    """A new tournament, whose organiser has the token `token`; `own` is the organiser's own format, or None.

    Raises Refused: there is no such game, the settings contradict each other, or two players have one name.
    """
    if body.game not in games.names():
        raise Refused("table-refused-field", field="game")
    if body.online and (body.structure == "together" or games.match_rules(body.game) is None):
        raise Refused("table-refused-field", field="online")
    if body.pods and body.format is None and own is None:
        body = msgspec.structs.replace(body, format=formats.drafted(body.game))
    fields: dict[str, Any] = {
        "name": identity.clean_name(body.name),
        "seed": secrets.token_hex(16),
        "structure": body.structure,
        "game": body.game,
        "rounds": body.rounds,
        "cut": body.cut,
        "pods": body.pods,
        "pod_rounds": body.pod_rounds,
        "best_of": body.best_of,
        "limit": body.limit,
        "minutes": body.minutes,
        "format": msgspec.to_builtins(_format(body, own)),
    }
    entries = [Entry(player=identity.clean_name(name)) for name in body.players]
    invite = identity.new_token()
    new = Tournament(
        identity.new_id(),
        0,
        changes.begun(fields),
        identity.digest(token),
        invite,
        online=body.online,
        ready_minutes=body.ready_minutes,
    )
    return changes.noted(new, entries)


def _format(body: EventBody, own: Format | None) -> Format | None:
    """The format of a new tournament, or None: `own`, or else the built-in one that the request names.

    Raises Refused: there is none of this name for the game, or cards of the players' own are missing or
    not wanted.
    """
    if own is None and body.format is None:
        return None
    try:
        format = own or formats.named(body.format or "")
    except EventError as error:
        raise changes.refused(error) from None
    if format.game != body.game:
        raise Refused("table-refused-field", field="format")
    if body.cards is not None:
        format = msgspec.structs.replace(format, cards=body.cards)
    if format.own_cards != (format.cards is not None):
        raise Refused("table-refused-field", field="cards")
    return format


async def _try_cards(request: Request, settings: Settings) -> None:
    """Check that games can be made of the cards of the players' own, if the tournament has such.

    Raises Refused: they cannot; it names the wrong card and field.
    """
    format = settings.format
    if format is not None and format.own_cards:
        await aside(request, tried, Setup(format.game, 2, 0, format.options, format.cards), None, ())


@router.get("/formats")
async def known_formats(request: Request) -> Response:
    """The formats that a tournament can have, of all games, as a JSON list.

    Each entry is an object as of `decks.format_json`: "name", "game", "title", "best_of", "minutes", "decks",
    "build", "options" and "pools". Formats with cards of the players' own are left out.
    """
    return await unchanging(
        request,
        ("formats",),
        lambda: [decks.format_json(format) for format in formats.known().values()],
    )


@router.post("/code")
async def bycode(request: Request, body: Sent[CodeBody]) -> dict[str, str]:
    """The tournament that has this code: `{"id", "name", "invite"}`; "invite" is the secret of its link.

    Raises Refused: no tournament has it, or people cannot join the tournament now.
    """
    tournaments = tournaments_of(request)
    found = tournaments.codes.find(body.code, address_of(request.scope))
    tournament = await tournaments.read(found.game)
    if not tournament.joining:
        raise Refused("table-refused-closed")
    return {"id": tournament.id, "name": tournament.event.settings.name, "invite": tournament.invite}


@router.get("/{id}")
async def one(request: Request, id: str, token: Token, seen: Annotated[int, Query(ge=-1)] = -1) -> Any:
    """The present state of tournament `id` for the sender, as `told` builds it, or what has changed.

    `seen` is the count "changes" that the page has seen, -1 for none. If it is the present one, only
    `{"changes"}` is returned, to the organiser also the code by which people join ("code"), and to who is
    concerned what taps have changed, see `quiet`.
    """
    tournament = await tournaments_of(request).read(id)
    if seen == tournament.version:
        return {"changes": seen, **quiet(tournament, token), **code(request, tournament, token)}
    return told(request, tournament, token)


@router.get("/{id}/log")
async def log_of(request: Request, id: str, token: Token) -> list[dict[str, Any]]:
    """The newest facts of the log of tournament `id`, oldest first; only its organiser gets them.

    Each entry is a fact with its "number" and whether it is "undone", as `events.view.log` returns it.
    """
    tournament = await tournaments_of(request).read(id)
    organised(tournament, token)
    return log(tournament.event)


@router.get("/{id}/file")
async def file_of(
    request: Request, id: str, token: Token, as_: Annotated[Literal["open", "csv", "log"], Query(alias="as")]
) -> dict[str, str]:
    """Tournament `id` as a file for other programs; only its organiser gets it.

    Returns `{"name", "text"}`: "open" is the open format of results, "csv" a table of them, and "log" the
    file of `grimorio event`, which has the seed of the lot and the decks once the tournament is over.
    """
    tournament = await tournaments_of(request).read(id)
    organised(tournament, token)
    return await asyncio.to_thread(exported, tournament, as_)


@router.get("/{id}/opponents")
async def opponents_of(
    request: Request, id: str, player: Annotated[str, Query(max_length=80)]
) -> list[dict[str, Any]]:
    """The shares of matches and games won by each opponent of a player, which break ties in the standings.

    `id` is the id of the tournament, `player` the name of the player. The entries are `{"name", "matchWin",
    "gameWin", "floored"}`, see `events.view.opponents`.
    """
    return opponents(await tournaments_of(request).read(id), player)


@router.get("/{id}/invite.svg")
async def qrcode(request: Request, id: str, invite: Annotated[str, Query(max_length=100)]) -> Response:
    """The link by which people join tournament `id`, as a QR code: an SVG picture.

    `invite` is the secret in the link. Raises Refused: it is the wrong one.
    """
    tournament = await tournaments_of(request).read(id)
    if not hmac.compare_digest(invite.encode(), tournament.invite.encode()):
        raise Refused("table-refused-invite", field="invite")
    return qr_picture(link(request, tournament))


@router.post("/{id}/join", status_code=201)
async def join(request: Request, id: str, body: Sent[JoinBody]) -> dict[str, str]:
    """Enter tournament `id` by its link. Returns `{"player", "token"}`: the player's name and token."""
    token = identity.new_token()

    def work(tournament: Tournament) -> Tournament:
        if not hmac.compare_digest(body.invite.encode(), tournament.invite.encode()):
            raise Refused("table-refused-invite", field="invite")
        return changes.entered(tournament, body.name, token)

    tournament = await tournaments_of(request).change(id, work)
    return {"player": tournament.player_of(token) or "", "token": token}


@router.post("/{id}/facts")
async def note(request: Request, id: str, body: Sent[FactsBody], token: Token) -> Any:
    """Add facts that the organiser decides, all or none, to the log of tournament `id`.

    Returns the tournament's new state, as `told` builds it.
    """

    def work(tournament: Tournament) -> Tournament:
        organised(tournament, token)
        return changes.noted(tournament, body.facts)

    return told(request, await tournaments_of(request).change(id, work), token)


@router.post("/{id}/pair")
async def pair(request: Request, id: str, body: Sent[PairBody], token: Token) -> Any:
    """Pair the next round of tournament `id`; return the tournament's new state, as `told` builds it."""

    def work(tournament: Tournament) -> Tournament:
        organised(tournament, token, body.changes)
        return changes.paired(tournament, body.anyway)

    return told(request, await tournaments_of(request).change(id, work), token)


@router.post("/{id}/bot")
async def bot(request: Request, id: str, body: Sent[BotBody], token: Token) -> Any:
    """Let a bot enter tournament `id`; return the tournament's new state, as `told` builds it."""

    def work(tournament: Tournament) -> Tournament:
        organised(tournament, token)
        return changes.with_bot(tournament, body.name, body.bot)

    return told(request, await tournaments_of(request).change(id, work), token)


@router.post("/{id}/clock")
async def clock(request: Request, id: str, body: Sent[ClockBody], token: Token) -> Any:
    """Start, stop or lengthen the clock of the present round of tournament `id`.

    Returns the tournament's new state, as `told` builds it.
    """

    def work(tournament: Tournament) -> Tournament:
        organised(tournament, token)
        return changes.timed(tournament, body.act, body.minutes)

    return told(request, await tournaments_of(request).change(id, work), token)


@router.post("/{id}/say")
async def say(request: Request, id: str, body: Sent[SayBody], token: Token) -> Any:
    """Show a message to everybody in tournament `id`; return its new state, as `told` builds it."""

    def work(tournament: Tournament) -> Tournament:
        organised(tournament, token)
        return replace(tournament, message=" ".join(body.text.split()))

    return told(request, await tournaments_of(request).change(id, work), token)


@router.post("/{id}/phone")
async def phone(request: Request, id: str, body: Sent[PlayerBody], token: Token) -> dict[str, str]:
    """Make a new link for a player of tournament `id` who has no phone yet or has lost it.

    The earlier link becomes invalid. Returns `{"token", "link"}`: the player's new token, and the new link.
    """
    new = identity.new_token()

    def work(tournament: Tournament) -> Tournament:
        organised(tournament, token)
        return changes.with_phone(tournament, body.player, new)

    tournament = await tournaments_of(request).change(id, work)
    return {"token": new, "link": link(request, tournament).partition("?")[0] + f"#token={new}"}


@router.post("/{id}/joining")
async def joining(request: Request, id: str, body: Sent[JoiningBody], token: Token) -> Any:
    """Make the link by which people join tournament `id` valid or invalid.

    Returns the tournament's new state, as `told` builds it.
    """

    def work(tournament: Tournament) -> Tournament:
        organised(tournament, token)
        same = tournament.joining == body.joining
        return tournament if same else replace(tournament, joining=body.joining)

    return told(request, await tournaments_of(request).change(id, work), token)
