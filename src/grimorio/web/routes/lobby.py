"""The lobby over HTTP: the games that can be played; making games, joining them, reading them."""

from __future__ import annotations

import asyncio
import hashlib
import json
from datetime import UTC, datetime
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import JSONResponse

from grimorio import games, rulebooks
from grimorio.bots import BOTS, LEVELS
from grimorio.kernel import Game, Setup
from grimorio.kernel.seats import Seat
from grimorio.store import GameRow
from grimorio.web import identity
from grimorio.web.bodies import Body, Plain, Text
from grimorio.web.game import table_settings, visibility
from grimorio.web.game.judging import judging_of
from grimorio.web.game.luck import commitment_of
from grimorio.web.game.resume import rules
from grimorio.web.hub import Hub
from grimorio.web.jobs import showcase
from grimorio.web.jobs.decks import cards_of_sets, parted
from grimorio.web.jobs.new_table import NOBODY, GameBody, made, maker_of, promised
from grimorio.web.jobs.records import going_on
from grimorio.web.jobs.situations import with_cards
from grimorio.web.jobs.trial import tried
from grimorio.web.limits import address_of
from grimorio.web.matches import match
from grimorio.web.network.links import invitation, is_loopback, lan_address, qr_picture
from grimorio.web.refusals import Refused
from grimorio.web.responses import CachedResponse
from grimorio.web.routes.requests import Language, Sent, Token, aside, hub_of, unchanging

router = APIRouter(prefix="/api")


SMALL = 500
"""The most characters of `cards` that are not counted as large data, enough for the names of ready decks."""


class JoinBody(Body):
    """The request by which a person accepts an invitation to a game; without a name they are a guest."""

    name: Text = ""
    invite: Text = ""
    luck: bool = False
    deck: Plain = None


@router.get("/health")
async def health(request: Request) -> JSONResponse:
    """Whether the server works and can store games; status 503 if not.

    The JSON body is `{"ok", "version", "database", "disk"}`: whether all is well, the version of Grimorio,
    and whether the database and the disk work.
    """
    hub = hub_of(request)
    database, disk = await hub.well()
    told = {"ok": database and disk, "version": hub.version, "database": database, "disk": disk}
    return JSONResponse(told, 200 if told["ok"] else 503)


@router.get("/catalogue")
async def catalogue(request: Request) -> Response:
    """The games, bots and levels that can be chosen, as JSON: `{"games", "bots", "levels"}`.

    "games" has an entry of `described` for each game, "bots" and "levels" have names.
    """
    return await unchanging(
        request,
        ("catalogue",),
        lambda: {
            "games": [described(games.get(name)) for name in games.names()],
            "bots": list(BOTS),
            "levels": list(LEVELS),
        },
    )


def _known(game: str) -> str:
    """Return the name after checking that there is a game with this name. Raises Refused: there is none."""
    if game not in games.names():
        raise Refused("table-refused-field", field="game")
    return game


@router.get("/showcase")
async def shown(
    request: Request, game: Annotated[str, Query(max_length=50)], seats: Annotated[int, Query(ge=1, le=16)]
) -> Response:
    """The last moments of a game between bots, for the lobby to show; always the same game.

    `game` is the name of the rules, and `seats` the number of players. The JSON body is `{"seats",
    "moments"}`, as `showcase.played` returns it. Raises Refused: there is no such game, or it cannot have so
    many players.
    """
    if seats not in games.get(_known(game)).seats:
        raise Refused("table-refused-field", field="seats")

    async def made() -> CachedResponse:
        return CachedResponse(await aside(request, showcase.played, game, seats))

    kept = await hub_of(request).responses.get(("showcase", game, str(seats)), made)
    return kept.response(request)


@router.get("/rules")
async def rulebook(
    request: Request, game: Annotated[str, Query(max_length=50)], lang: Language = "en"
) -> Response:
    """The checklist of a game's rules, whose ids choices and logs cite, as a JSON list.

    Each rule is `{"id", "section", "statement", "ruling"}`; statement and ruling are in the language `lang`.
    The list is empty for a game without a rulebook. Raises Refused: there is no game of this name.
    """
    book = games.rulebook(_known(game))
    return await unchanging(
        request,
        ("rules", game, lang),
        lambda: [
            {
                "id": rule.id,
                "section": rule.section,
                "statement": rulebooks.told(rule.id, lang) or rule.statement,
                "ruling": rulebooks.ruling(rule, lang),
            }
            for rule in (rulebooks.load(book) if book in rulebooks.NAMES else ())
        ],
    )


@router.get("/rulings")
async def rulings(
    request: Request, game: Annotated[str, Query(max_length=50)], lang: Language = "en"
) -> Response:
    """The rulings of a game: how its rules are read where the rulebook is unclear.

    The JSON body is the list of `rulebooks.rulings` in the language `lang`, which is empty for a game without
    a rulebook. Raises Refused: there is no game of this name.
    """
    book = games.rulebook(_known(game))
    return await unchanging(
        request,
        ("rulings", game, lang),
        lambda: rulebooks.rulings(book, lang) if book in rulebooks.NAMES else [],
    )


def described(game: Game) -> dict[str, Any]:
    """The entry of a game in the catalogue, as JSON data.

    Its keys are "name"; "version"; "seats", the numbers of players; "options", each with "name", "values",
    "default", "rule" and "ruling"; "situations" and "matches", whether there are any; and "formats", those of
    its matches.
    """
    options = [
        {
            "name": option.name,
            "values": list(option.values),
            "default": option.default,
            "rule": option.rule,
            "ruling": option.ruling,
        }
        for option in game.options
    ]
    matches = games.match_rules(game.name)
    return {"name": game.name, "version": game.version, "seats": list(game.seats)} | {
        "options": options,
        "situations": game.situations and game.name in games.having("situation"),
        "matches": matches is not None,
        "formats": [] if matches is None else list(matches.formats),
    }


def facts(row: GameRow) -> dict[str, Any]:
    """The public facts of a game, as JSON data: "id", "game", "state", "result", "seats" and so on.

    `FACTS` in `docs/protocol.md` has all keys.
    """
    return {
        "id": row.id,
        "game": row.game,
        "created": _time(row.created),
        "updated": _time(table_settings.changed(row)),
        "options": row.setup["options"],
        "seeded": row.seeded,
        "commitment": commitment_of(row),
        **table_settings.facts(row),
        "match": match.facts(row),
        "campaign": row.campaign_id,
        "brings": match.brings(row),
        "shown": visibility.shown(row),
        "listed": row.listed,
        "seats": [
            {"seat": seat.seat, "kind": seat.kind, "name": seat.name, "bot": seat.bot, "free": seat.free}
            for seat in row.seats
        ],
    }


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds")


async def stored(hub: Hub, id: str) -> GameRow:
    """The stored game with this id.

    Raises:
        Refused: there is no such game.
    """
    row = await asyncio.to_thread(hub.store.game, id)
    if row is None:
        raise Refused("table-refused-game")
    return row


@router.get("/games")
async def recent(request: Request) -> dict[str, Any]:
    """The facts of the newest of the listed games that may be watched, in the order of their last change.

    Returns `{"games": […]}`, with entries as of `facts`.
    """
    rows = await asyncio.to_thread(hub_of(request).store.recent, 50)
    return {"games": [facts(row) for row in rows if visibility.allowed(row)]}


@router.get("/games/{id}")
async def one(
    request: Request,
    id: str,
    token: Token,
    invite: Annotated[str | None, Query(max_length=100)] = None,
    judge: Annotated[str | None, Query(max_length=100)] = None,
) -> dict[str, Any]:
    """The public facts of game `id`, as of `facts`.

    With an invitation `invite`, "invited" is added: the seat that it is for, or None if no seat has the
    invitation, or it has been used. An empty invitation is for the first free seat of a listed game.

    With the secret `judge` of a link for a judge, "judging" is added: whether the link is good.

    Without either, but with the token of a seat, "yours" is added: whether the game waits for that seat.
    """
    row = await stored(hub_of(request), id)
    if judge is not None:
        return facts(row) | {"judging": identity.matches(judge, judging_of(row.judge).invite)}
    if invite is None:
        seats = [seat.seat for seat in row.seats if token and identity.matches(token, seat.token_hash)]
        playing = row.state == "playing"
        return facts(row) | ({"yours": playing and seats[0] in row.asked} if seats else {})
    open = next((seat.seat for seat in row.seats if seat.free and row.listed), None)
    return facts(row) | {"invited": identity.invited_seat(row, invite) if invite else open}


@router.get("/games/{id}/cards")
async def cards(request: Request, id: str) -> Response:
    """The cards of a game: `id` is the name of a game's rules, or the id of a game that was made.

    The JSON body is `{"cards": […]}`, with entries as of `Game.cards`. A game with cards of other sets has
    all cards of these sets here, because its decks, hands and libraries are secret.
    """
    if id in games.names():
        return await unchanging(request, ("cards", id), partial(_cards, id))
    row = await stored(hub_of(request), id)
    game, own = rules(row.game), row.setup["cards"]
    if game is None:
        raise Refused("table-refused-broken")
    if game.own_cards(own) is None:
        return await unchanging(request, ("cards", game.name), partial(_cards, game.name))
    strangers, covered = await asyncio.to_thread(parted, game, own)
    kind, rows = ("sets" if covered else "own"), json.dumps(strangers, sort_keys=True)
    key = ("cards", game.name, kind, hashlib.sha256(rows.encode()).hexdigest())
    make = partial(_kept_cards, game.name, strangers, covered)
    kept = await hub_of(request).responses.get(key, lambda: aside(request, make))
    return kept.response(request)


def _cards(game: str, own: Any = None) -> dict[str, Any]:
    """The cards of a game as JSON data, `{"cards": […]}`, with entries as of `Game.cards`.

    `own` is the `cards` of a setup, which describe other cards than the game's own; None stands for these.
    Blocks the calling thread.
    """
    return {"cards": games.get(game).cards(own)}


def _kept_cards(game: str, own: Any, covered: bool) -> CachedResponse:
    """The response with a game's cards and the cards `own`; if `covered`, also with those of all sets."""
    found = _cards(game, own)["cards"]
    names = {card["name"] for card in found} if covered else set()
    return CachedResponse({"cards": [*found, *(cards_of_sets(game, names) if covered else ())]})


@router.post("/games", status_code=201)
async def make(request: Request, key: Token, body: Sent[GameBody]) -> dict[str, Any]:
    """Make a game, and give its maker the seat asked for or else the first seat that is not a bot's.

    `key` is the key of a person who keeps their games here, or empty; it is the token of their seat then.

    Returns `{"id", "seat", "token", "commitment", "seats"}`, see "Making a game" in `docs/protocol.md`.
    Values that do not exist are None, such as the invitation to a bot's seat.
    """
    hub = hub_of(request)
    game = rules(body.game)
    if game is None:
        raise Refused("table-refused-field", field="game")
    by_hand = body.start is not None or body.situation is not None or len(json.dumps(body.cards)) > SMALL
    if by_hand:
        hub.made_by_hand(address_of(request.scope))
    maker = maker_of(body)
    setup = await _setup(request, body)
    friends = [Seat(at) for at, seat in enumerate(body.seats) if seat.kind == "person" and at != maker]
    do = partial(aside, request) if by_hand else asyncio.to_thread
    card_hash, joined = await do(tried, setup, body.match, friends)
    row, seats = made(body, game.version, setup, card_hash, joined, await hub.people.sitting(key))
    row.maker = await hub.maker(request.scope)
    commitment = commitment_of(row)
    await hub.make(row)
    shown = []
    for number, seat in enumerate(seats):
        link = seat.invite and invitation(request, hub.settings, row.id, seat.invite)
        shown.append({"seat": number, "token": seat.token, "invite": seat.invite, "link": link})
    token = None if maker is None else seats[maker].token
    return {"id": row.id, "seat": maker, "token": token, "commitment": commitment, "seats": shown}


async def _setup(request: Request, body: GameBody) -> Setup:
    """The setup of a new game, as the request describes it or from a moment of another game.

    Raises Refused: there is no such game, or the setup does not fit it.
    """
    if body.start is None:
        seed, options, cards = body.seed or 0, dict(body.options), body.cards
        if body.situation is not None:
            cards = await asyncio.to_thread(with_cards, body.game, cards, body.situation)
        return Setup(body.game, len(body.seats), seed, options, cards, body.situation)
    if body.options or body.cards is not None or body.situation is not None:
        raise Refused("table-refused-field", field="from")
    past = await hub_of(request).past(body.start.game)
    return await aside(request, going_on, past, body.start, body.game, len(body.seats), body.seed or 0)


@router.post("/games/{id}/join")
async def join(request: Request, id: str, key: Token, body: Sent[JoinBody]) -> dict[str, Any]:
    """Accept an invitation to game `id`: take its seat, or without one a free seat of a listed game.

    `key` is the key of a person who keeps their games here, or empty; it is the token of their seat then.

    Returns "id", the game's; "seat", the number of the seat; and "token", its new token.
    """
    hub, name = hub_of(request), identity.seat_name(body.name)
    person = await hub.people.sitting(key, (await hub.table(id)).row) if key else NOBODY
    token = person.token or identity.new_token()
    seat = await hub.ask(
        id,
        lambda table: table.waiting.sit(
            body.invite, name, token, promised(body.luck), body.deck, person.picture
        ),
    )
    return {"id": id, "seat": seat, "token": token}


@router.post("/games/{id}/end")
async def end(request: Request, id: str, token: Token) -> dict[str, Any]:
    """Give up game `id` for the seat with the token; before it has begun, close the table or leave it.

    Returns an empty object.
    """
    hub = hub_of(request)
    await hub.people.stop(id, identity.seat_of((await hub.table(id)).row, token))
    return {}


@router.get("/network")
async def network(request: Request) -> dict[str, str | None]:
    """The address that this server has, or would have, in the local network.

    Returns "url", such as `http://192.168.1.7:8317`; None if there is no network, or if the page was not
    opened by an address of this machine: nobody else is told.
    """
    host, port = request.url.hostname or "", request.url.port
    address = lan_address() if is_loopback(host) else None
    return {"url": f"http://{address}:{port or 80}" if address else None}


@router.get("/invite/{id}.svg")
async def qr_code(request: Request, id: str, invite: Annotated[str, Query(max_length=100)]) -> Response:
    """The link of the invitation `invite` to game `id`, as a QR code: an SVG picture.

    Raises Refused: no free seat has this invitation.
    """
    hub = hub_of(request)
    table = await hub.table(id)
    identity.seat_of_invite(table.row, invite)
    return qr_picture(invitation(request, hub.settings, id, invite))


@router.get("/games/{id}/record")
async def record(request: Request, id: str) -> Response:
    """The finished record of game `id`, as a JSON file to save (`kernel.Record`).

    Raises Refused: the game, its match or its session is not over, or its record cannot be made.
    """
    hub = hub_of(request)
    row = await stored(hub, id)
    if not visibility.shown(row):
        raise Refused("table-refused-record")
    data = await asyncio.to_thread(hub.store.record, id)
    if data is None:
        raise Refused("table-refused-continued")
    name = f"{row.game}-{row.id}.json"
    return JSONResponse(data, headers={"content-disposition": f'attachment; filename="{name}"'})
