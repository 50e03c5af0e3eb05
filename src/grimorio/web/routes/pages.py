"""The web page: index.html and its files."""

from __future__ import annotations

import mimetypes
from typing import Annotated, Any

from fastapi import APIRouter, Header, Request
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from grimorio.web.page.built import PAGES, STATIC, File
from grimorio.web.page.preview import card_described, described, headed, rule_described
from grimorio.web.routes.requests import hub_of

TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""The media types that browsers need, by file extension, whatever the machine's own table says."""

for ending, kind in TYPES.items():
    mimetypes.add_type(kind, ending)

router = APIRouter()

Languages = Annotated[str, Header(alias="accept-language")]
"""The languages that the reader of a page wants: the header `Accept-Language`."""


class Files(StaticFiles):
    """Serves the page's files.

    Browsers check the sources each time, and cache the files under `@VERSION/` for a year.
    """

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The response with the file `path`."""
        version, _, name = path.partition("/") if path.startswith("@") else ("", "", path)
        page = await run_in_threadpool(PAGES.last)
        kept = version == f"@{page.version}"
        if version and not kept and name.endswith(".js"):
            return Response("location.reload();", media_type="text/javascript")  # of a page that is no more
        made = page.files.get(name) if version or name.startswith("messages/") else None
        response = self._sent(name, made, scope) if made else await super().get_response(name, scope)
        lasting = kept or name.endswith(".woff2")
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return response

    def _sent(self, name: str, file: File, scope: Scope) -> Response:
        kind = mimetypes.guess_type(name)[0]
        headers = {"vary": "accept-encoding"}
        if "gzip" not in Headers(scope=scope).get("accept-encoding", ""):
            return Response(file.body, media_type=kind, headers=headers)
        return Response(file.packed, media_type=kind, headers=headers | {"content-encoding": "gzip"})


def _html(page: bytes) -> Response:
    """The response with a form of index.html, which browsers check each time."""
    return Response(page, media_type="text/html", headers={"cache-control": "no-cache"})


def _head(about: tuple[str, str] | None) -> Response:
    """The response with index.html; its head has the title and the description `about`, if there are any."""
    page = PAGES.now().inner
    return _html(headed(page, *about) if about else page)


@router.get("/")
def lobby() -> Response:
    """The response with index.html for the lobby."""
    return _html(PAGES.now().index)


@router.get("/situation")
@router.get("/learn")
@router.get("/deck")
@router.get("/card")
@router.get("/cards")
@router.get("/you")
@router.get("/games")
@router.get("/tables")
@router.get("/campaigns")
@router.get("/campaign/{id}")
@router.get("/events")
@router.get("/season")
@router.get("/event/{id}")
@router.get("/companion")
@router.get("/companion/{id}")
@router.get("/replay")
@router.get("/replay/{id}")
@router.get("/showcase/{id}")
@router.get("/puzzles")
@router.get("/puzzles/{id}")
def index(id: str | None = None) -> Response:
    """The response with index.html. The page decides by its address what to show; `id` is not used."""
    return _html(PAGES.now().inner)


@router.get("/game/{id}")
def table(request: Request, id: str, invite: str | None = None, languages: Languages = "") -> Response:
    """The response with index.html, whose head tells link previews which game it is, and who invites.

    `id` is the id of the game. `invite` is the secret of an invitation, or None; without one, nobody is named
    as inviting. `languages` is the header `Accept-Language`.
    """
    row = hub_of(request).store.game(id)
    return _head(None if row is None else described(row, languages, invite is not None))


@router.get("/cards/{game}")
@router.get("/cards/{game}/{name:path}")
def card(game: str, name: str = "", languages: Languages = "") -> Response:
    """The response with index.html, whose head tells link previews which card of `game` this is.

    `name` is the card's English name. Without one, or with that of no card, the head is about all cards.
    """
    return _head(card_described(game, name, languages))


@router.get("/rules/{game}")
@router.get("/rules/{game}/{id:path}")
def rule(game: str, id: str = "", languages: Languages = "") -> Response:
    """The response with index.html, whose head tells link previews the rule or ruling `id` of `game`.

    With other words, or none, it tells the game.
    """
    return _head(rule_described(game, id, languages))


@router.get("/sw.js")
def service_worker() -> Response:
    """The response with the service worker, whose scope is the folder of its address: the whole page."""
    body = (STATIC / "sw.js").read_bytes()
    return Response(body, media_type="text/javascript", headers={"cache-control": "no-cache"})


def files() -> Any:
    """The application that serves /static."""
    return Files(directory=STATIC)
