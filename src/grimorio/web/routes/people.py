"""People over HTTP: a name and a picture that go with them, their games, results and ratings."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import JSONResponse
from msgspec import Meta, structs

from grimorio.store import PersonRow
from grimorio.web.bodies import Body, Plain, Text
from grimorio.web.limits import address_of
from grimorio.web.network.links import qr_picture, to_person
from grimorio.web.people import notify
from grimorio.web.people.service import People, figures, result_json, told_ratings
from grimorio.web.refusals import Refused
from grimorio.web.routes.lobby import facts
from grimorio.web.routes.requests import Sent, Token, hub_of

router = APIRouter(prefix="/api/people")

PAGE = 50
"""The results on one page of a history."""


class HeldBody(Body):
    """A game whose seat a device has: its id, and the token of the seat."""

    id: Text
    token: Text


class PersonBody(Body):
    """The request by which a device begins to keep its games: name, picture, and the games it has."""

    name: Text
    picture: Text = ""
    games: Annotated[list[HeldBody], Meta(max_length=100)] = []


class ChangeBody(Body):
    """The request to change a name, a picture, or whether games are rated; None leaves it."""

    name: Text | None = None
    picture: Text | None = None
    rated: bool | None = None


class MoveBody(Body):
    """The request for a code by which another device takes over the person.

    `kept` are settings and notes of the page that the other device gets, by the names under which browsers
    store them.
    """

    kept: dict[str, Plain] = {}


class CodeBody(Body):
    """The code of a move."""

    code: Text


class LockBody(Body):
    """A new passphrase, or None to remove it."""

    passphrase: Annotated[str, Meta(max_length=1000)] | None


class EnterBody(Body):
    """A name and a passphrase."""

    name: Text
    passphrase: Annotated[str, Meta(max_length=1000)]


class PushBody(Body):
    """A browser's subscription to notifications, and the language for them."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: Annotated[dict[str, Text], Meta(max_length=4)]
    lang: Literal["en", "it", "fr"]


class EndpointBody(Body):
    """The address of a browser's subscription."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class MailBody(Body):
    """A mail address, or None for none, and the language for mails."""

    to: Annotated[str, Meta(max_length=320)] | None
    lang: Literal["en", "it", "fr"]


def people_of(request: Request) -> People:
    """The people of the server that received a request."""
    return hub_of(request).people


def told(person: PersonRow) -> dict[str, Any]:
    """What a person is told of themselves, as JSON data: "name", "picture", "rated", "ratings" and so on.

    "locked" tells whether there is a passphrase, "devices" how many devices get notifications; "created" is
    the time in milliseconds since 1970, and "mail" is as of `_mail_told`.
    """
    return {
        "name": person.name,
        "picture": person.picture,
        "locked": person.locked is not None,
        "rated": person.rated,
        "ratings": told_ratings(person),
        "created": person.created,
        "devices": len(person.notify.get("push", ())),
        "mail": _mail_told(person.notify.get("mail")),
    }


def _mail_told(mail: dict[str, Any] | None) -> dict[str, Any] | None:
    """What a person is told of their mail address: "to" and "confirmed"; None without one."""
    return None if mail is None else {"to": mail["to"], "confirmed": mail.get("confirmed", False)}


@router.post("", status_code=201)
async def make(request: Request, body: Sent[PersonBody]) -> dict[str, Any]:
    """Begin to keep the games of a device: return the new person's "key", and the person as of `told`."""
    games = [(held.id, held.token) for held in body.games]
    people = people_of(request)
    key = await people.make(address_of(request.scope), body.name, body.picture, games)
    return {"key": key, **told(await people.of(key))}


@router.get("/me")
async def me(request: Request, key: Token) -> dict[str, Any]:
    """The person whose key is sent, as of `told`."""
    return told(await people_of(request).of(key))


@router.post("/me")
async def change(request: Request, key: Token, body: Sent[ChangeBody]) -> dict[str, Any]:
    """Change name, picture, or whether games are rated; return the person as of `told`."""
    people = people_of(request)
    asked = {"name": body.name, "picture": body.picture, "rated": body.rated}
    changes = {name: value for name, value in asked.items() if value is not None}
    if changes:
        await people.change(await people.of(key), **changes)
    return told(await people.of(key))


@router.get("/me/games")
async def games(request: Request, key: Token) -> dict[str, Any]:
    """The games that the person has not finished, as `{"games": […]}`.

    Each entry has the keys of `lobby.facts`, the person's seat as "seat", and as "yours" whether the game
    waits for it.
    """
    hub = hub_of(request)
    person = await hub.people.of(key)
    rows = await hub.on_disk(hub.store.people.games, person.key_hash)
    told = []
    for row in rows:
        mine = next(seat.seat for seat in row.seats if seat.token_hash == person.key_hash)
        told.append(facts(row) | {"seat": mine, "yours": row.state == "playing" and mine in row.asked})
    return {"games": told}


@router.get("/push-key")
async def push_key(request: Request) -> dict[str, Any]:
    """The public key with which browsers subscribe to this server's notifications; whether it sends mail.

    Returns `{"key", "mail"}`. "key" is null where the server cannot notify browsers.
    """
    turns = people_of(request).turns
    key = notify.public_key(await turns.private_key()) if notify.can_push() else None
    return {"key": key, "mail": hub_of(request).settings.mail is not None}


@router.post("/me/push")
async def subscribe(request: Request, key: Token, body: Sent[PushBody]) -> dict[str, Any]:
    """Tell this device from now on when a game waits for the person; return the person as of `told`."""
    people = people_of(request)
    await people.turns.subscribe(await people.of(key), structs.asdict(body))
    return told(await people.of(key))


@router.post("/me/push/off")
async def unsubscribe(request: Request, key: Token, body: Sent[EndpointBody]) -> dict[str, Any]:
    """Stop telling this device of the person's turns; return the person as of `told`."""
    people = people_of(request)
    await people.turns.unsubscribe(await people.of(key), body.endpoint)
    return told(await people.of(key))


@router.post("/me/mail")
async def mail(request: Request, key: Token, body: Sent[MailBody]) -> dict[str, Any]:
    """Send the code by which a mail address is confirmed, or forget the address.

    Returns the person as of `told`.
    """
    people = people_of(request)
    base = to_person(request, hub_of(request).settings, "").partition("/you#")[0]
    await people.turns.mail_to(await people.of(key), body.to, body.lang, base)
    return told(await people.of(key))


@router.post("/me/mail/confirm")
async def confirm(request: Request, key: Token, body: Sent[CodeBody]) -> dict[str, Any]:
    """Confirm the mail address by the code in the mail; return the person as of `told`."""
    people = people_of(request)
    await people.turns.confirm(await people.of(key), body.code)
    return told(await people.of(key))


@router.get("/me/results")
async def results(
    request: Request, key: Token, before: Annotated[int | None, Query(ge=0)] = None
) -> dict[str, Any]:
    """A page of the person's finished games, the newest first.

    `before` is the "ended" of the last game on the page before, None for the first page. Returns `{"results",
    "more"}`: entries as of `result_json`, and whether there may be further pages.
    """
    hub = hub_of(request)
    person = await hub.people.of(key)
    await hub.people.settled()
    rows = await hub.on_disk(hub.store.people.results, person.id, before, PAGE)
    return {"results": [result_json(row) for row in rows], "more": len(rows) == PAGE}


@router.get("/me/figures")
async def counted(request: Request, key: Token) -> dict[str, Any]:
    """How often the person won, lost and drew, by game, opponent and deck.

    Returns `{"games", "opponents", "decks"}`, as `figures` does.
    """
    hub = hub_of(request)
    person = await hub.people.of(key)
    await hub.people.settled()
    return figures(await hub.on_disk(hub.store.people.results, person.id))


@router.post("/me/move")
async def move(request: Request, key: Token, body: Sent[MoveBody]) -> dict[str, Any]:
    """A code and a link by which one other device takes over, once, within ten minutes.

    Returns `{"code", "link"}`.
    """
    people = people_of(request)
    await people.of(key)
    code = people.move(key, json.dumps(body.kept, separators=(",", ":")))
    return {"code": code, "link": to_person(request, hub_of(request).settings, code)}


@router.get("/move/{code}.svg")
async def qr_code(request: Request, code: str) -> Response:
    """The link of a move as a QR code, an SVG picture. Whoever knows the code may see it.

    `code` is that of `move`. Raises Refused: there is no such code, or it is too old.
    """
    if code not in people_of(request).moves:
        raise Refused("table-refused-move", field="code")
    return qr_picture(to_person(request, hub_of(request).settings, code))


@router.post("/arrive")
async def arrive(request: Request, body: Sent[CodeBody]) -> dict[str, Any]:
    """Take over a person on another device by a code.

    Returns "key", the person's key; "kept", what the old device sent with `move`; and the keys of `told`.
    """
    people = people_of(request)
    moved = people.arrive(body.code, address_of(request.scope))
    return {"key": moved.key, "kept": json.loads(moved.kept), **told(await people.of(moved.key))}


@router.post("/me/passphrase")
async def lock(request: Request, key: Token, body: Sent[LockBody]) -> dict[str, Any]:
    """Set or remove the passphrase; return the person as of `told`."""
    people = people_of(request)
    await people.lock(await people.of(key), key, body.passphrase)
    return told(await people.of(key))


@router.post("/enter")
async def enter(request: Request, body: Sent[EnterBody]) -> dict[str, Any]:
    """Take over a person on another device by name and passphrase.

    Returns "key", the person's key, and the keys of `told`.
    """
    people = people_of(request)
    key = await people.enter(body.name, body.passphrase, address_of(request.scope))
    return {"key": key, **told(await people.of(key))}


@router.post("/me/key")
async def rekey(request: Request, key: Token) -> dict[str, Any]:
    """Sign all other devices out. The passphrase has to be set again.

    Returns "key", the person's new key, and the keys of `told`.
    """
    people = people_of(request)
    new = await people.rekey(await people.of(key))
    return {"key": new, **told(await people.of(new))}


@router.get("/me/export")
async def export(request: Request, key: Token) -> JSONResponse:
    """All that the server keeps of the person, as a JSON file with the keys of `People.exported`."""
    people = people_of(request)
    await people.settled()
    data = await people.exported(await people.of(key))
    headers = {"content-disposition": 'attachment; filename="grimorio.json"', "cache-control": "no-store"}
    return JSONResponse(data, headers=headers)


@router.post("/me/delete")
async def forget(request: Request, key: Token) -> dict[str, Any]:
    """Delete the person: games in progress are given up, name and chat leave the games that are over.

    Returns an empty object.
    """
    people = people_of(request)
    await people.forget(await people.of(key))
    return {}
